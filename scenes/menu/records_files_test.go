package menu

import (
	"bytes"
	"io/fs"
	"runtime"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	kept "ludotheque/arena/records"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// drop drops files on the window and runs until done reports true.
func (r *rig) drop(files fs.FS, done func() bool) {
	r.t.Helper()
	in := r.k.Env.Devices.Tick()
	in.Dropped = files
	next, err := r.scene.Update(in)
	if err != nil {
		r.t.Fatal(err)
	}
	r.scene = next
	for deadline := time.Now().Add(20 * time.Second); !done(); runtime.Gosched() {
		if time.Now().After(deadline) {
			r.t.Fatalf("%T is shown", r.scene)
		}
		r.run(1)
	}
}

// All saved matches go out as one file, and a file that is dropped on any menu comes in: an archive into the
// list, a record on its screen, anything else with a word of why not.
func TestFilesGoOutAndComeIn(t *testing.T) {
	_, _, s := shelf(t)
	s.giveAll()
	made := <-s.snaps.made
	if made.Err != nil || !kept.IsArchive(made.Data) {
		t.Fatalf("%s: %v", made.Name, made.Err)
	}
	r := newRig(t, 1280, 720, settings.French, 100, "")
	var seen reels
	r.k.FrontEnds[0].Open = seen.open
	list := func() *records {
		l, _ := r.scene.(*records)
		return l
	}
	r.drop(fstest.MapFS{"folder/all.zip": {Data: made.Data}}, func() bool { return list() != nil && list().added == nil && len(list().all) == 3 })
	r.run(2)
	if id, _ := list().g.Focused(); id != list().resting() || id.Name != "ticket" {
		t.Errorf("after an archive came to an empty list the focus is on %v", id)
	}
	r.scene = r.k.Title()
	record := []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":8},"meta":{"date":"2026-02-01T20:00:00Z"}}` + "\n")
	r.drop(fstest.MapFS{"one.record": {Data: record}}, func() bool { m, ok := r.scene.(*matchScreen); return ok && m.t.name == "" })
	refusal := func() bool { s, ok := r.scene.(*refused); return ok && s.file == "x.txt" }
	r.drop(fstest.MapFS{"x.txt": {Data: []byte("hello")}}, refusal)
	r.scene = r.k.Title()
	r.drop(fstest.MapFS{"x.txt": {Data: bytes.Clone(made.Data[:40])}}, refusal)
}

// Several matches are deleted at once, and one key brings all of them back.
func TestSeveralMatchesAreDeletedAtOnce(t *testing.T) {
	r, h, s := shelf(t)
	use := func(id ui.ID, wait int) {
		t.Helper()
		s.g.Focus(id)
		r.run(wait)
		h.key(ebiten.KeyEnter)
		r.run(5)
	}
	use(filesID, 1)
	use(ui.ID{Name: "pick"}, 1)
	for _, i := range []int{0, 1, 2, 1} { // the last one lets it go
		use(ui.ID{Name: "ticket", N: i}, 1)
	}
	if len(s.picked) != 2 || r.scene != s {
		t.Fatalf("%v are picked, and %T is shown", s.picked, r.scene)
	}
	stays := s.shown[1].name
	use(ui.ID{Name: "delete picked"}, 80)
	for deadline := time.Now().Add(20 * time.Second); s.deleted != nil && time.Now().Before(deadline); runtime.Gosched() {
		r.run(1)
	}
	if len(s.all) != 1 || s.all[0].name != stays || s.picking {
		t.Fatalf("%d matches are left, picking is %v", len(s.all), s.picking)
	}
	if h.key(ebiten.KeyZ); len(s.all) != 3 {
		t.Errorf("after undoing there are %d matches", len(s.all))
	}
}

// Favourites can be listed alone, a note is found by its words, and both outlast the screen.
func TestFavouritesAndNotes(t *testing.T) {
	r, h, s := shelf(t)
	last := s.shown[2]
	m := s.show(last).(*matchScreen)
	r.scene = m
	use := func(id ui.ID) {
		t.Helper()
		g := s.g
		if r.scene == m {
			g = m.g
		}
		g.Focus(id)
		r.run(1)
		h.key(ebiten.KeyEnter)
		r.run(3)
	}
	use(favouriteID)
	use(moreID)
	m.typed, m.noted = "chez Zoé", true
	h.key(ebiten.KeyEscape)
	r.run(2)
	h.key(ebiten.KeyEscape)
	r.run(2)
	use(ui.ID{Name: "favourites"})
	if len(s.shown) != 1 || s.shown[0] != last {
		t.Errorf("%d favourites are listed, the first is %s", len(s.shown), s.shown[0].name)
	}
	use(ui.ID{Name: "favourites"})
	if len(s.shown) != 3 {
		t.Errorf("without the filter %d matches are listed", len(s.shown))
	}
	r.k.Shelf = nil // as after a new start
	again := newRecords(r.k, r.k.Title())
	again.k.Sought.Text = "zoe chez"
	again.sift()
	if len(again.shown) != 1 || again.shown[0].name != last.name || !again.shown[0].noted(r.k).Favourite {
		t.Errorf("%d matches have the words of the note", len(again.shown))
	}
}
