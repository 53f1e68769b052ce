package bzzz

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// fightOf returns a skirmish of bees at places, each with the number that it draws, as seat
// 0 sees it in its own turn.
func fightOf(th *theatre, bees []game.Bee, drawn []float64) *fight {
	before := *th.m.View(0)
	before.Bees = bees
	before.Current = 0
	after := before
	after.Bees = append([]game.Bee(nil), bees...)
	after.Events = nil
	var kos []game.Event
	for _, c := range before.Fights() {
		b := &bees[c.Bee]
		e := game.Event{What: game.EventDraw, Seat: b.Owner, Bee: c.Bee, Kind: b.Kind, X: b.X, Y: b.Y, Num: c.Num, Den: c.Den, Foes: c.Foes, Draw: drawn[c.Bee], Flower: -1}
		e.Dodged = e.Draw < float64(c.Num)/float64(c.Den)
		after.Events = append(after.Events, e)
		if !e.Dodged {
			e.What, e.Amount = game.EventKO, game.Hidden
			if b.Owner == 0 {
				e.Amount = b.Nectar.Lo
			}
			kos = append(kos, e)
			after.Bees[c.Bee].Wake, after.Bees[c.Bee].Nectar = 9, game.Exactly(0)
		}
	}
	after.Events = append(after.Events, kos...)
	return newFight(th.face, &before, &after)
}

// five returns the skirmish of the picture look/bzzz-fight-five.
func five(th *theatre) *fight {
	load := func(n int) game.Range { return game.Exactly(n) }
	return fightOf(th, []game.Bee{
		{Owner: 0, Number: 1, X: 6, Y: 7, Nectar: load(4)},
		{Owner: 3, Number: 2, X: 7, Y: 7},
		{Owner: 0, Number: 2, X: 9, Y: 6, Nectar: load(9)},
		{Owner: 3, Number: 5, X: 10, Y: 7},
		{Owner: 0, Number: 6, X: 9, Y: 8, Nectar: load(6)},
		{Owner: 2, Number: 3, X: 7, Y: 9},
	}, []float64{0.12, 0.82, 0.88, 0.2, 0.5, 0})
}

// A fight of five is shown duel after duel: two at most are in the light, every draw is
// made before anything follows, and what failed is marked at once.
func TestAFightOfFiveIsShownInOrder(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.on.Prefs.Speed = 1
	f := five(th)
	if !f.detailed || len(f.draws) != 5 || len(f.duels) != 3 {
		t.Fatalf("%d draws in %d duels, near %v", len(f.draws), len(f.duels), f.detailed)
	}
	th.face.fight = f
	drawn := map[int]bool{}
	for i := range f.draws {
		if d := &f.draws[i]; drawn[d.Bee] {
			t.Errorf("bee %d draws twice", d.Bee)
		} else {
			drawn[d.Bee] = true
			u := &f.duels[d.duel]
			if d.Bee != u.a && d.Bee != u.b {
				t.Errorf("bee %d draws in the duel of %d and %d", d.Bee, u.a, u.b)
			}
		}
	}
	last := 0
	for range 2000 {
		th.Wait(1)
		if th.face.fight == nil {
			break
		}
		light := 0
		for _, u := range f.seen.Duels {
			if u.Bright >= 1 {
				light++
			}
		}
		if light > 2 {
			t.Fatalf("%d duels are in the light at %.0f", light, f.t)
		}
		if n := f.duelNow(); n < last {
			t.Fatalf("after duel %d comes duel %d", last+1, n+1)
		} else {
			last = n
		}
		for i := range f.seen.Fighters {
			n := &f.seen.Fighters[i]
			if n.Spilt > 0 && f.settledPins < len(f.draws) {
				t.Fatalf("bee %d loses nectar before all have drawn", n.Bee)
			}
			if n.Settled && n.Hit && f.t > f.pinAt(i)+pinTicks+stampTicks && n.Struck < 1 {
				t.Fatalf("bee %d has drawn and failed, and is not marked at once", n.Bee)
			}
		}
		if f.fallen && f.t > f.fallAt()+spillTicks {
			break
		}
	}
	if !f.fallen {
		t.Fatal("nothing follows")
	}
	for i := range f.seen.Fighters {
		if n := &f.seen.Fighters[i]; n.Bee == 2 && n.Loss == "" {
			t.Error("the own loss is not told")
		}
	}
}

// Everything that a fight is about is to be read while it is shown: each bee's odds as it
// draws, the ruler that says them again, who is out and for how many turns, what was
// lost, and who stands.
func TestAFightSaysEverything(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.on.Prefs.Speed = 1
	f := five(th)
	th.face.fight = f
	odds, outs, said := map[int]bool{}, map[int]bool{}, ""
	sight := th.Sight()
	for f.t < f.fallAt()+spillTicks {
		sight.See("a fight", th.scene, false, func() { th.Wait(6) })
		now := sight.Said()
		said += now + "\n"
		for i := range f.seen.Fighters {
			n := &f.seen.Fighters[i]
			if n.Open >= 1 && strings.Contains(now, n.Words) {
				odds[n.Bee] = true
			}
			if n.Struck >= 1 && strings.Contains(now, "\n"+ui.Digits(n.Turns)+"\n") {
				outs[n.Bee] = true
			}
		}
	}
	for i := range f.draws {
		d := &f.draws[i]
		if !odds[d.Bee] {
			t.Errorf("the odds of bee %d are never to be read", d.Bee)
		}
		if d.ko != outs[d.Bee] {
			t.Errorf("bee %d is out: %v, and its disc says %v", d.Bee, d.ko, outs[d.Bee])
		}
		if board := history.Odds(th.on.Kit, d.Num, d.Den); strings.Count(said, board) < 2 {
			t.Errorf("the ruler does not say %q", board)
		}
	}
	if want := th.on.Kit.Say(words.BzzzLost(9)); !strings.Contains(said, want) {
		t.Errorf("%q is not said", want)
	}
	if dodges := th.on.Kit.Say(words.BzzzDodgesBegin()); !strings.Contains(said, dodges) {
		t.Errorf("%q is not said", dodges)
	}
}

// The view closes in on a fight, and nothing stops for it: the meadow, its flowers and its
// bees are made larger a few in a tick, and all are in the end.
func TestAFightStopsNothing(t *testing.T) {
	// A tick of this much takes a few milliseconds.
	const maxMade = 450_000
	for _, motion := range [...]ui.Motion{ui.Lively, ui.Reduced} {
		on := kittest.NewStage(t, "fr", 1280, 720)
		on.Draws()
		th := stageOn(on, people(1, 3, nil))
		th.on.Prefs.Speed, th.on.Prefs.Motion = 1, motion
		th.Wait(2)
		th.face.fight = five(th)
		witness := &ui.Witness{}
		th.Kit.P.Witness = witness
		most, all := 0, 0
		for range int(closeTicks) + 40 {
			th.Wait(1)
			most = max(most, witness.Made)
			all += witness.Made
		}
		th.Kit.P.Witness = nil
		if most > maxMade {
			t.Errorf("motion %v: a tick makes %d texels of drawings", motion, most)
		}
		if all < 4*most {
			t.Errorf("motion %v: of %d texels one tick makes %d", motion, all, most)
		}
		if th.Kit.P.Late() {
			t.Errorf("motion %v: something is never as sharp as it should be", motion)
		}
	}
}

// All fighters of five are in the picture, in cells as large as there is room for.
func TestAllFightersAreInThePicture(t *testing.T) {
	for _, size := range [...][2]int{{1280, 720}, {1280, 800}, {1920, 1080}, {720, 1280}} {
		on := kittest.NewStage(t, "fr", size[0], size[1])
		th := stageOn(on, people(1, 3, nil))
		th.on.Prefs.Speed = 1
		th.Wait(1)
		f := five(th)
		th.face.fight = f
		th.Wait(int(closeTicks) + 2)
		room := f.closeUp()
		room.H -= f.foot()
		for i := range f.draws {
			x, y := th.cell(f.draws[i].X, f.draws[i].Y)
			if bee := ui.Centered(x, y, 60, 60); bee.X < room.X || bee.Right() > room.Right() || bee.Y < room.Y || bee.Bottom() > room.Bottom() {
				t.Errorf("%v: bee %d is at %v, and the picture is %v", size, f.draws[i].Bee, bee, room)
			}
		}
		if side := th.field.CellSide(&th.frame); side < board.FarCell-1 {
			t.Errorf("%v: cells of %.0f", size, side)
		}
	}
}

// One bee against eight: each of them draws once, and the view stays with the duels in
// hand where all are too many.
func TestOneAgainstEight(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.on.Prefs.Speed = 4
	bees := []game.Bee{{Owner: 0, Number: 1, X: 7, Y: 7, Nectar: game.Exactly(12)}}
	drawn := []float64{0.99}
	for i, d := range game.Steps {
		bees = append(bees, game.Bee{Owner: rules.Seat(1 + i%3), Number: 1 + i, Kind: game.Drone, X: 7 + d[0], Y: 7 + d[1]})
		drawn = append(drawn, 0.3)
	}
	f := fightOf(th, bees, drawn)
	th.face.fight = f
	if len(f.draws) != 9 || len(f.duels) != 8 {
		t.Fatalf("%d draws, %d duels", len(f.draws), len(f.duels))
	}
	sight := th.Sight()
	th.Wait(int(f.pinsAt()/4) + 2)
	for i := range 40 {
		sight.See("one against eight", th.scene, false, func() { th.Wait(4) })
		if i == 12 {
			th.Picture("fight-eight")
		}
		open := 0
		for _, n := range f.seen.Fighters {
			if n.Open > 0 {
				open++
			}
		}
		if open > 2 {
			t.Fatalf("%d bubbles are open", open)
		}
	}
}

// In the speed "at once" the draws of a person's skirmish are skipped, and its outcome stays to be
// read until a key.
func TestAtOnceAFightStaysToBeRead(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.on.Prefs.Speed = 0
	f := five(th)
	th.face.fight = f
	th.Wait(2)
	if !f.fallen || f.settledPins != len(f.draws) {
		t.Fatalf("%d of %d draws are made", f.settledPins, len(f.draws))
	}
	th.Wait(60)
	if th.face.fight != f {
		t.Fatal("it is gone after a second")
	}
	th.Press(ebiten.KeyEscape)
	th.Wait(2)
	if th.face.fight != nil {
		t.Error("a key does not go on")
	}
}
