package brutal

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// phone is a phone held upright.
var phone = kittest.Look{Lang: "fr", Text: 1, W: 390, H: 844}

// On a phone what hands need has the room under the buildings: keys are as high as a
// finger wants and no higher, the cups to place stand large, and the list of orders has
// the whole width.
func TestAPhoneGivesItsHeightToWhatIsNeeded(t *testing.T) {
	v := ui.NewView(phone.W, phone.H)
	for _, m := range [...]board.Mode{board.Assign, board.Truce} {
		p := board.NewPlan(v, m, 0)
		if p.Main.H > v.H/10 || p.Undo.H < 44/v.Scale*0.9 || p.Main.Bottom() < v.H-20 {
			t.Errorf("mode %d: the key to go on is %v of %v, undo %v", m, p.Main, v.H, p.Undo)
		}
		if wide := max(p.Shelf.W, p.Orders.W); wide < v.W*0.9 {
			t.Errorf("mode %d: what is worked on is %v of %v wide", m, wide, v.W)
		}
	}
	on := newStage(t, "fr", phone.W, phone.H)
	th := pose(t, on, people(1, 7), 1)
	th.draft().posts = game.NoPosts()
	th.Wait(1)
	shelves := th.post.waitingShelves(th.plan())
	most := float32(0)
	for i := range shelves[2].Cups {
		_, _, scale := shelves[2].Slot(i)
		most = max(most, scale)
	}
	for s := range shelves[:2] {
		for i := range shelves[s].Cups {
			if _, _, scale := shelves[s].Slot(i); shelves[s].Cups[i].Kind == board.Student && scale <= most {
				t.Errorf("cup %d to place is %v large, a reservist %v", i, scale, most)
			}
		}
	}
}

// When the bench is empty its wood makes room for the orders.
func TestAnEmptyBenchMakesRoom(t *testing.T) {
	start := people(1, 7)
	truce := steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 2 })
	th := pose(t, newStage(t, "fr", 1280, 720), start, truce)
	whole := board.NewPlan(th.k.P.View(), board.Truce, 0)
	for n := range th.on.View.Own() {
		if th.on.View.Own()[n].Zone == game.Bench {
			t.Fatal("somebody is on the bench")
		}
	}
	if plan := th.plan(); plan.Bench.W > 0 || plan.Orders.W < whole.Bench.W+whole.Orders.W {
		t.Errorf("the bench has %v, the orders %v", plan.Bench, plan.Orders)
	}
}

// When the letters open, the wood under the buildings says of one's own orders who comes
// where, of the other side how many have come, which is seen in the brawl anyhow, and of
// a side of which nobody comes that it is so. No arrow of the other side says where it
// came from.
func TestTheOpenLettersNameTheArrivals(t *testing.T) {
	start := people(1, 7)
	for melee := 1; melee <= 2; melee++ { // both sides give orders; one of them does
		truce := steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == melee })
		opened(t, pose(t, newStage(t, "fr", 1280, 720), start, truce+1))
	}
}

func opened(t *testing.T, th *theatre) {
	if th.page != pageReveal {
		t.Fatalf("no reveal: %s", th.Tell())
	}
	sight := th.Sight()
	for _, l := range []kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "fr", Text: 2, W: 640, H: 400}, phone} {
		l.Set(th.Kit)
		th.Play(th.scene)
		sight.See("reveal "+l.String(), th.scene, false, func() { th.Wait(1) })
		said := sight.Said()
		came := [game.Players]int{}
		for _, e := range th.on.View.Events {
			if e.What != game.EventArrived {
				continue
			}
			came[e.Seat]++
			switch named := slices.Contains(strings.FieldsFunc(said, func(r rune) bool { return !unicode.IsLetter(r) }), history.Name(e.Seat, e.Fighter)); {
			case e.Seat == 1 && named:
				t.Errorf("%s: the order of the other side to %s is shown", l, history.Name(e.Seat, e.Fighter))
			case e.Seat == 0 && !named && l.Text == 1:
				t.Errorf("%s: nothing says that %s comes", l, history.Name(e.Seat, e.Fighter))
			}
		}
		for i := range th.reveal.Orders {
			if o := &th.reveal.Orders[i]; o.Seat == 1 && !o.Drops {
				t.Errorf("%s: an arrow says where the other side comes from", l)
			}
		}
		for p := range rules.Seat(game.Players) {
			none := th.k.Say(words.BrutalRevealNone())
			if p == 1 {
				none = th.k.Say(words.BrutalRevealNobody())
			}
			if came[p] == 0 && !strings.Contains(strings.ReplaceAll(said, "\n", " "), none) {
				t.Errorf("%s: nothing says that nobody of %s comes", l, p.Letter())
			}
			for _, line := range th.reveal.lists[1].Lines {
				if come := th.k.Say(words.BrutalRevealCups(line.Come)); !strings.Contains(strings.ReplaceAll(said, "\n", " "), come) {
					t.Errorf("%s: nothing says %q", l, come)
				}
			}
		}
		if came[0]+came[1] == 0 {
			t.Fatal("nobody comes")
		}
	}
}

// The sign of the zone that acts next lies over no zone's name, at any size of text.
func TestTheNextZoneKeepsItsName(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	var th *theatre
	for seed := uint64(7); th == nil || len(th.melee.director.queue) == 0; seed++ { // the zone in front is not the last
		start := people(1, seed)
		th = pose(t, on, start, steps(t, start, func(_, v *game.View) bool { return v.Melee == 2 && v.Tick == 7 }))
	}
	var w ui.Witness
	w.Dry = true
	th.Kit.P.Witness = &w
	t.Cleanup(func() { th.Kit.P.Witness = nil })
	for _, l := range kittest.Looks() {
		l.Set(th.Kit)
		th.Play(th.scene)
		next := 0
		for i := range w.Marks {
			m := &w.Marks[i]
			if m.Name != "icons/play" || m.Bounds().H > 20 {
				continue
			}
			next++
			for k := range w.Letters {
				b, name := w.Letters[k].Bounds(), w.Letters[k].Text
				if m.Bounds().Y < b.Bottom()-4 && b.Y+4 < m.Bounds().Bottom() && m.Bounds().X < b.Right() && b.X < m.Bounds().Right() && th.isZone(name) {
					t.Errorf("%s: the sign of the next zone lies on %q", l, name)
				}
			}
		}
		if next == 0 {
			t.Errorf("%s: no zone is named as the next", l)
		}
	}
}

// isZone reports whether a text names a zone, in full or in short.
func (f *face) isZone(text string) bool {
	for z := range f.frame.Zones {
		if text != "" && (text == f.frame.Zones[z].Name || text == f.frame.Zones[z].Short) {
			return true
		}
	}
	return false
}

// On a phone held upright the lines of the brawl's log have the whole paper: beside the key
// of the log what happened has no room, since its letters are as small as they may be.
func TestWhatHappenedHasTheWholePaperOnAPhone(t *testing.T) {
	start := people(1, 7)
	on := newStage(t, "fr", phone.W, phone.H)
	on.Kit.Env.Coarse = true
	th := pose(t, on, start, steps(t, start, func(_, v *game.View) bool { return v.Melee == 2 && v.Tick == 7 }))
	for _, size := range kittest.Phones {
		if size[0] > size[1] || size[0] >= 768 {
			continue
		}
		kittest.Look{Lang: "fr", Text: 1, W: size[0], H: size[1]}.Set(on.Kit)
		on.Wait(1)
		paper := th.plan().Log
		key, lines := th.journal.journalKey(paper), 0
		for n := range maxLast {
			row := th.journal.lineRow(paper, n)
			if row.W <= 0 {
				continue
			}
			lines++
			if row.Bottom() > key.Y {
				t.Errorf("%v: line %d at %v comes beside the key at %v", size, n, row, key)
			}
		}
		if lines < 2 {
			t.Errorf("%v: the paper %v shows %d lines", size, paper, lines)
		}
	}
}
