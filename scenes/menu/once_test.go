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

// opened is the screen of the first record of the shelf.
func opened(t *testing.T) (*rig, *hand, *matchScreen) {
	t.Helper()
	r, h, s := shelf(t)
	h.key(ebiten.KeyEnter)
	r.run(2)
	m, ok := r.scene.(*matchScreen)
	if !ok || m.list != s || m.t != s.shown[0] {
		t.Fatalf("Enter leads to %T", r.scene)
	}
	return r, h, m
}

// Space plays a record and uses nothing that has the focus, so that it deletes nothing
// and plays right after a record was opened.
func TestSpacePlaysARecordAndNothingElse(t *testing.T) {
	r, h, m := opened(t)
	h.key(ebiten.KeySpace)
	if !m.deck.playing {
		t.Error("Space does not play the record that was just opened")
	}
	for _, id := range []ui.ID{moreID, {Name: "follow"}, {Name: "speed"}} {
		playing, follow, speed := m.deck.playing, m.deck.follow, m.deck.speed
		m.g.Focus(id)
		r.run(80)
		h.key(ebiten.KeySpace)
		h.key(ebiten.KeySpace)
		h.key(ebiten.KeySpace)
		if m.sheet != noSheet || r.scene != m || len(m.list.all) != 3 || m.deck.follow != follow || m.deck.speed != speed || m.deck.playing == playing {
			t.Errorf("with the focus on %v Space opens sheet %v, leads to %T, follows %v, plays %v at %d",
				id, m.sheet, r.scene, m.deck.follow, m.deck.playing, m.deck.speed)
		}
	}
}

// Deleting puts a record into the bin and leads to the list, where each deletion can be taken back; in the bin a key
// asks, in words, before a record is gone.
func TestWhatIsDeletedCanBeTakenBack(t *testing.T) {
	r, h, s := shelf(t)
	r.strict("records")
	press := func(id ui.ID) {
		t.Helper()
		g := s.g
		if m, ok := r.scene.(*matchScreen); ok {
			g = m.g
		}
		g.Focus(id)
		r.run(80)
		h.key(ebiten.KeyEnter)
		r.run(60)
	}
	remove := func() {
		t.Helper()
		press(moreID)
		press(deleteID)
	}
	files := func(folder string) string {
		names, err := r.k.Env.Store.List(folder)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(len(names))
	}
	ticket := func(n int) ui.ID { return ui.ID{Name: "ticket", N: n} }
	second, third := s.shown[1], s.shown[2].name
	press(ticket(1))
	remove()
	if r.scene != s || len(s.shown) != 2 || s.last.name != third || files("records/")+files("bin/") != "21" {
		t.Fatalf("of three records %d are left, and %T is shown; files: %s and %s in the bin", len(s.shown), r.scene, files("records/"), files("bin/"))
	}
	if id, ok := s.g.Focused(); !ok || id != ticket(1) {
		t.Errorf("after it the focus is on %v", id)
	}
	press(ticket(1))
	remove()
	press(undoID)
	if len(s.shown) != 2 || s.last.name != third {
		t.Errorf("the latest deletion was not taken back: %d records, %+v", len(s.shown), s.last)
	}
	h.key(ebiten.KeyZ)
	if len(s.shown) != 3 || s.last.name != second.name || files("bin/") != "0" {
		t.Errorf("the first deletion was not taken back: %d records, %+v", len(s.shown), s.last)
	}
	for range 2 {
		press(ticket(0))
		remove()
	}
	press(ui.ID{Name: "bin"})
	if !s.bin || len(s.shown) != 2 {
		t.Fatalf("the bin has %d records", len(s.shown))
	}
	press(ticket(0))
	m := r.scene.(*matchScreen)
	remove()
	if !m.g.Asking(deleteID) || files("bin/") != "2" {
		t.Fatalf("in the bin one press leaves %s records, and asks: %v", files("bin/"), m.g.Asking(deleteID))
	}
	r.sight.See("records", m, false, func() { r.run(1) })
	if !strings.Contains(r.sight.Said(), "pour de bon\u00a0?") {
		t.Errorf("the bin asks nothing: %q", r.sight.Said())
	}
	h.key(ebiten.KeyEscape) // takes the question back
	h.key(ebiten.KeyEscape) // closes the sheet
	r.run(2)
	press(ui.ID{Name: "restore"})
	press(ticket(0))
	remove()
	h.key(ebiten.KeyEnter)
	if r.scene != s || len(s.shown) != 0 || files("records/")+files("bin/") != "20" {
		t.Errorf("one restored and one gone leave %d in the bin; files: %s and %s", len(s.shown), files("records/"), files("bin/"))
	}
}

// Back leads from the bin to the list, and from there to where the list was opened.
func TestTheBinLeadsBackToTheList(t *testing.T) {
	r, h, s := shelf(t)
	s.chooseBin(true)
	r.run(2)
	if h.key(ebiten.KeyEscape); r.scene != s || s.bin || len(s.shown) != 3 {
		t.Fatalf("from the bin back leads to %T, with %d matches", r.scene, len(s.shown))
	}
	if h.key(ebiten.KeyEscape); r.scene == s {
		t.Error("from the list back leads nowhere")
	}
}

// Results whose record is gone say so and play no other one.
func TestARecordThatIsGoneIsNotReplaced(t *testing.T) {
	r, _, _ := shelf(t)
	o := ended()
	o.Record = "records/none.record"
	m := r.k.Results(o).(*matchScreen)
	m.watch(3)
	if n, ok := r.k.Env.TakeNotice(); m.board || m.res.open() || !ok || r.k.Say(n) != r.k.Say(words.RecordsGone()) {
		t.Errorf("the board is shown: %v, and nothing is said", m.board)
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
		t.Errorf("the leader's A went %q", r.went())
	}
}
