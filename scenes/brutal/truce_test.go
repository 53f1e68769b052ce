package brutal

import (
	"slices"
	"strings"
	"testing"

	bots "ludotheque/ai/brutal"
	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// firstTruce returns a match in its first truce, and a zone to which orders may send.
func firstTruce(t *testing.T) (th *theatre, to int) {
	t.Helper()
	start := people(1, 7)
	th = pose(t, newStage(t, "fr", 1280, 720), start, steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 1 }))
	th.Wait(2)
	return th, th.on.View.Contested()[0]
}

// One click takes all reservists, another one sends them, one undo takes them back; the
// zone says before what its odds become.
func TestAllReservistsGoAtOnce(t *testing.T) {
	th, to := firstTruce(t)
	before := th.frame.Zones[to].Notes[0]
	if before.Text == "" || before.To != "" {
		t.Errorf("before any order the zone says %+v", before)
	}
	th.ClickOn("all")
	r := th.frame.Plan.Stage(to)
	th.Point(r.CX(), r.CY())
	th.Wait(2)
	if note := th.frame.Zones[to].Notes[0]; note.Text != before.Text || note.To == "" {
		t.Errorf("with five over it the zone says %+v, and %+v before", note, before)
	}
	th.click(r)
	if n := len(th.draft().orders); n != game.Reservists || th.carry.who != noCup {
		t.Fatalf("two clicks gave %d orders", n)
	}
	for _, o := range th.draft().orders {
		if o.To != to {
			t.Errorf("%+v goes elsewhere than to %d", o, to)
		}
	}
	th.truce.undo()
	if n := len(th.draft().orders); n != 0 {
		t.Errorf("one undo leaves %d orders", n)
	}
}

// A click on another cup, while one is carried, has it go along; keys mark those who go
// along first.
func TestSomeGoAtOnce(t *testing.T) {
	th, to := firstTruce(t)
	var bench []int
	for n, f := range th.on.View.Own() {
		if f.Zone == game.Bench {
			bench = append(bench, n)
		}
	}
	for _, n := range bench[:3] {
		for _, thing := range th.g.Controls(nil) {
			if thing.ID == (ui.ID{Name: "cup", N: n}) {
				th.click(thing.Rect)
			}
		}
		th.Wait(2)
	}
	th.click(th.frame.Plan.Stage(to))
	if n := len(th.draft().orders); n != 3 {
		t.Fatalf("four clicks gave %d orders", n)
	}
	th.truce.cancelAll()
	for _, n := range bench[:2] {
		th.g.Focus(ui.ID{Name: "cup", N: n})
		th.Wait(1)
		th.Button(input.L)
	}
	th.g.Focus(ui.ID{Name: "cup", N: bench[2]})
	th.Wait(1)
	th.Button(input.A)
	th.Wait(2)
	th.Button(input.A)
	if n := len(th.draft().orders); n != 3 {
		t.Errorf("a pad gave %d orders to three who were marked", n)
	}
}

// Who holds a zone alone cannot go along.
func TestTheLastStays(t *testing.T) {
	th, _ := firstTruce(t)
	v := th.on.View
	for z := range v.Zones {
		if v.Zones[z].Owner != th.on.Eyes {
			continue
		}
		last := noCup
		for n, f := range v.Own() {
			if f.Zone == z && f.ECTS > 0 {
				th.truce.join(n)
				last = n
			}
		}
		if last != noCup && th.carry.with[last] {
			t.Errorf("all of zone %d may leave it", z)
		}
	}
}

// A zone that one holds says how many may leave it, and the rules allow just as many.
func TestAHeldZoneSaysHowManyMayLeave(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 12 && seen < 3; seed++ {
		start := people(1, seed)
		th := pose(t, newStage(t, "en", 1280, 720), start, steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce }))
		th.Wait(2)
		to := th.on.View.Contested()[0]
		for z := range th.on.View.Zones {
			if th.on.View.Zones[z].Owner != th.on.Eyes {
				continue
			}
			left := th.on.View.Zones[z].Sides[th.on.Eyes].Count
			for n, f := range th.on.View.Own() {
				if f.Zone != z || f.Fallen() {
					continue
				}
				left--
				said := th.frame.Zones[z].HeldText
				if may := strings.Contains(said, ui.Digits(left)+" may leave"); may != (left > 0) {
					t.Errorf("seed %d: with %d to spare it says %q", seed, left, said)
				}
				th.truce.carry.who = n
				err := th.truce.send(to)
				th.truce.carry.drop()
				if (err == nil) != (left > 0) {
					t.Errorf("seed %d: with %d to spare the rules say %v", seed, left, err)
				}
				th.Wait(2)
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("nobody holds a zone in these matches")
	}
}

// A reservist who is laid on a zone that is held goes home, and it is said why.
func TestAHeldZoneSaysWhyItTakesNobody(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	held := noZone
	at := steps(t, people(1, 7), func(_, v *game.View) bool {
		if v.Phase != game.PhaseTruce {
			return false
		}
		held = slices.IndexFunc(v.Zones[:], func(z game.Zone) bool { return !z.Contested() })
		return held >= 0
	})
	th := pose(t, on, people(1, 7), at)
	n := th.truce.reservist()
	if n == noCup {
		t.Fatal("no reservist is left")
	}
	x, y, ok := th.middle(n)
	if !ok {
		t.Fatal("the reservist is not seen")
	}
	r := th.frame.Plan.Drop(held)
	th.drag(x, y, r.CX(), r.CY())
	if want := th.k.Say(words.BrutalRefusedHeld()); th.refused != want || len(th.draft().orders) > 0 {
		t.Errorf("%q is said, want %q, with %d orders", th.refused, want, len(th.draft().orders))
	}
}

// The zone where the lesson asks for a reinforcement is the one where it helps most, with
// every ready-made team.
func TestTheLessonSendsWhereItHelps(t *testing.T) {
	for i := range presets {
		start := firstGame.Start
		start.Chairs = people(1, 1).Chairs
		th := newTheatre(t, start)
		th.setup.take(i)
		th.on.Do(th.setup.seal)
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.on.Do(th.post.fill)
		th.Wait(2)
		th.on.Do(th.post.seal)
		th.Until("the brawl", func() bool { return th.page == pageMelee })
		th.melee.skip()
		th.Until("what mattered", func() bool { return th.page == pageMoments })
		th.on.Do(th.melee.goOn)
		th.Until("the truce", func() bool { return th.page == pageTruce })
		v, n, to := th.on.View, th.truce.reservist(), th.truce.bestReinforcement()
		if to < 0 {
			t.Errorf("%s: nowhere", presets[i].ID)
			continue
		}
		_, chosen, _ := bots.Odds(v, []game.Order{{Fighter: n, To: to}})
		for _, z := range v.Contested() {
			if _, there, _ := bots.Odds(v, []game.Order{{Fighter: n, To: z}}); there > chosen {
				t.Errorf("%s: %d %% in zone %d, and %d %% in zone %d", presets[i].ID, chosen, to, there, z)
			}
		}
	}
}

// The seal asks once before empty orders are given, and again after a change.
func TestASealWithoutOrdersIsAsked(t *testing.T) {
	th := newTheatre(t, people(1, 7))
	th.k.Prefs.Speed = 0
	th.setup.seal()
	th.Until("the posting", func() bool { return th.page == pagePost })
	th.post.fill()
	th.post.seal()
	th.reach(func() { th.Wait(3); th.ClickOn("main") })
	th.Wait(60)
	to := th.on.View.Contested()[0]
	th.ClickOn("main")
	th.Wait(30)
	if th.page != pageTruce {
		t.Fatal("one press gives no orders at all")
	}
	n := th.truce.following(noCup)
	th.on.Do(func() {
		th.carry.take(n, 0, 0, 0, 0, true)
		if err := th.truce.send(to); err != nil {
			t.Error(err)
		}
		th.carry.drop()
	})
	th.Wait(3)
	th.on.Do(th.truce.undo)
	th.Wait(3)
	th.ClickOn("main")
	th.Wait(30)
	if th.page != pageTruce {
		t.Fatal("after a change the seal does not ask again")
	}
	th.ClickOn("main")
	th.Until("the mêlée", func() bool { return th.page != pageTruce })
}

// A press on a zone with nothing in hand says what comes first.
func TestAZoneWithAnEmptyHandSaysWhatComesFirst(t *testing.T) {
	th, to := firstTruce(t)
	th.Wait(60)
	r := th.frame.Plan.Stage(to)
	th.Click(r.CX(), r.Y+4)
	th.Wait(10)
	if said, got := th.k.Say(words.BrutalTruceFirst()), th.notices(); !slices.Contains(got, said) {
		t.Errorf("a zone pressed with an empty hand says %q, want %q", got, said)
	}
}
