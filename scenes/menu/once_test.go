package menu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// shelf is the list of three finished records of an evening.
func shelf(t *testing.T) (*rig, *hand, *records) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	var kept reels
	r.k.FrontEnds[0].Open = kept.open
	for i := range 3 {
		text := fmt.Sprintf(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-0%dT20:00:00Z"}}`+"\n{\"step\":1,\"hash\":\"00\",\"end\":{\"reason\":\"time\"}}\n", 1+i)
		if err := r.k.Env.Store.Write(fmt.Sprintf("records/bzzz-%d.record", i), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	s := r.k.Records().(*records)
	r.scene = s
	r.run(3)
	return r, h, s
}

// Space plays a record and uses nothing that has the focus, so that it deletes nothing
// and plays right after a record was opened.
func TestSpacePlaysARecordAndNothingElse(t *testing.T) {
	r, h, s := shelf(t)
	if id, ok := s.g.Focused(); !ok || id.Name != "ticket" {
		t.Errorf("at first %v has the focus", id)
	}
	h.key(ebiten.KeySpace)
	if !s.deck.playing {
		t.Error("Space does not play the record that was just opened")
	}
	for _, id := range []ui.ID{deleteID, {Name: "follow"}, {Name: "filter"}} {
		playing, follow, filter := s.deck.playing, s.deck.follow, r.k.Sought.Game
		s.g.Focus(id)
		r.run(80)
		h.key(ebiten.KeySpace)
		h.key(ebiten.KeySpace)
		h.key(ebiten.KeySpace)
		if s.g.Asking(deleteID) || len(s.all) != 3 || s.deck.follow != follow || r.k.Sought.Game != filter || s.deck.playing == playing {
			t.Errorf("with the focus on %v Space asks %v, leaves %d records, follows %v, filters %q, plays %v",
				id, s.g.Asking(deleteID), len(s.all), s.deck.follow, r.k.Sought.Game, s.deck.playing)
		}
	}
}

// Deleting puts a record into the bin, the next one of the list is open then, and each deletion can be
// taken back; in the bin a key asks, in words, before a record is gone, and its question ends with the
// record that it is about.
func TestWhatIsDeletedCanBeTakenBack(t *testing.T) {
	r, h, s := shelf(t)
	r.strict("records")
	press := func(id ui.ID) {
		t.Helper()
		s.g.Focus(id)
		r.run(80)
		h.key(ebiten.KeyEnter)
		r.run(60)
	}
	files := func(folder string) string {
		names, err := r.k.Env.Store.List(folder)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(len(names))
	}
	s.show(s.shown[1])
	second, third := s.open.name, s.shown[2].name
	press(deleteID)
	if len(s.shown) != 2 || s.open == nil || s.open.name != third || files("records/")+files("bin/") != "21" {
		t.Fatalf("of three records %d are left, and %+v is open; files: %s and %s in the bin", len(s.shown), s.open, files("records/"), files("bin/"))
	}
	if id, ok := s.g.Focused(); !ok {
		t.Errorf("after it nothing has the focus (%v)", id)
	}
	press(deleteID)
	press(undoID)
	if len(s.shown) != 2 || s.open == nil || s.open.name != third {
		t.Errorf("the latest deletion was not taken back: %d records, %+v is open", len(s.shown), s.open)
	}
	h.key(ebiten.KeyZ)
	if len(s.shown) != 3 || s.open.name != second || files("bin/") != "0" {
		t.Errorf("the first deletion was not taken back: %d records, %+v is open", len(s.shown), s.open)
	}
	r.run(60)
	press(deleteID)
	press(deleteID)
	press(ui.ID{Name: "bin"})
	if !s.bin || len(s.shown) != 2 {
		t.Fatalf("the bin has %d records", len(s.shown))
	}
	press(deleteID)
	if !s.g.Asking(deleteID) || files("bin/") != "2" {
		t.Fatalf("in the bin one press leaves %s records, and asks: %v", files("bin/"), s.g.Asking(deleteID))
	}
	r.sight.See("records", s, false, func() { r.run(1) })
	if !strings.Contains(r.sight.Said(), "cette partie\u00a0?") {
		t.Errorf("the bin asks nothing: %q", r.sight.Said())
	}
	s.show(s.shown[1])
	r.run(2)
	if s.g.Asking(deleteID) {
		t.Error("the question stands over another record")
	}
	press(ui.ID{Name: "restore"})
	press(deleteID)
	h.key(ebiten.KeyEnter)
	if len(s.shown) != 0 || files("records/")+files("bin/") != "20" {
		t.Errorf("one restored and one gone leave %d in the bin; files: %s and %s", len(s.shown), files("records/"), files("bin/"))
	}
}

// Results whose record is gone say so and play no other one.
func TestARecordThatIsGoneIsNotReplaced(t *testing.T) {
	r, _, _ := shelf(t)
	behind := r.k.Results(ended())
	for _, next := range []any{watched(r.k, behind, "records/none.record"), watchedAt(r.k, behind, "records/none.record", 3)} {
		if next != behind {
			t.Errorf("it leads to %T", next)
		}
		if n, ok := r.k.Env.TakeNotice(); !ok || r.k.Say(n) != r.k.Say(words.RecordsGone()) {
			t.Error("nothing is said")
		}
	}
}

// The word that ends the program asks before it does.
func TestQuitAsksOnce(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(80)
	h.reach(&r.scene.(*title).screen, "quit", func() { h.pad(0, input.Down) }, func() { h.pad(0, input.Right) })
	r.run(80)
	h.pad(0, input.A)
	if _, ok := r.scene.(*title); !ok {
		t.Fatal("one press ends the program")
	}
	r.run(40)
	h.now.Pads[0].Held = input.Of(input.A)
	if r.run(1) {
		t.Error("two presses do not")
	}
}

// With a lost pad B leaves nothing at once.
func TestBackOnALostPadLeavesNothing(t *testing.T) {
	r, h, _ := paused(t, 1)
	s := r.scene.(*pause)
	h.key(ebiten.KeyEscape)
	if r.scene != s || focus(&s.screen) != "quit" {
		t.Fatalf("one press went %q, the focus is on %q", r.went(), focus(&s.screen))
	}
	h.key(ebiten.KeyEscape)
	if r.scene == s {
		t.Error("two presses do not leave")
	}
}

// One leads the lobby. What others hold joins, leaves and is told who begins; it presses
// nothing that has the focus, and begins nothing, in a full lobby as well.
func TestOneLeadsTheLobby(t *testing.T) {
	r, h, l := inLobby(t, "Second", "Third", "Fourth", "Fifth")
	for n := 1; n < 4; n++ {
		h.pad(n, input.A)
	}
	if got := sitting(l); got != "PPPP" {
		t.Fatalf("four pads sit as %s", got)
	}
	for _, c := range []struct {
		what string
		pad  int
		b    input.Button
		at   ui.ID
	}{
		{"A of a guest on the key to start", 1, input.A, startID},
		{"Start of a guest", 2, input.Start, startID},
		{"A of a pad without a seat, the lobby full", 4, input.A, startID},
		{"Start of a pad without a seat", 4, input.Start, startID},
		{"A of a guest on somebody's seat", 1, input.A, personID(3)},
		{"a direction of a guest", 1, input.Up, startID},
		{"B of a pad without a seat", 4, input.B, startID},
	} {
		l.g.Focus(c.at)
		r.run(2)
		h.pad(c.pad, c.b)
		if id, _ := l.g.Focused(); r.scene != l || sitting(l) != "PPPP" || id != c.at {
			t.Fatalf("%s: went %q, sitting %s, the focus on %v", c.what, r.went(), sitting(l), id)
		}
	}
	h.pad(3, input.B)
	if got := sitting(l); got != "PPPc" || r.scene != l {
		t.Fatalf("B of a guest leaves %s", got)
	}
	l.g.Focus(startID)
	r.run(2)
	h.pad(0, input.A)
	if _, ok := r.scene.(*tableScene); !ok {
		t.Errorf("A of who leads went %q", r.went())
	}
}
