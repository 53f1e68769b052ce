package aquariom

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/maps"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// pond returns the small basin with changes of a test's own, as an option.
func pond(t testing.TB, change func(m *game.Map)) map[string]string {
	t.Helper()
	data, ok := maps.Find("lagoon")
	if !ok {
		t.Fatal("there is no lagoon")
	}
	m, err := game.ParseMap(data)
	if err != nil {
		t.Fatal(err)
	}
	change(m)
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{game.OptionMap: string(text)}
}

// A cell that touches an urchin bursts: it is heard, announced, and time goes
// slowly for a blink; its pieces are where the match has them in the end.
func TestBurst(t *testing.T) {
	options := pond(t, func(m *game.Map) {
		m.StartMass, m.BaseSpeed, m.MaxSplit, m.Turns, m.Pace = 150, 36, 8, 200, 100
		m.Starts[0] = game.Point{X: 800, Y: 800}
		m.Viruses = []game.Point{{X: 1100, Y: 800}}
	})
	th := newTheatre(t, people(2, 1, 5, options))
	th.Until("the burst", func() bool {
		byMouse(th, 0, game.Point{X: 1300, Y: 800}, false)
		return th.now.Players[0].Cells > 1
	})
	if th.Sound.Count("aqua.burst") != 1 || th.stage.burst.left == 0 || len(th.moments.bursts) != 1 {
		t.Fatalf("the burst is heard %d times, announced for %d ticks", th.Sound.Count("aqua.burst"), th.stage.burst.left)
	}
	n := th.now.Players[0].Cells
	slow := 0
	for i := range 54 {
		before := th.match().Phase()
		steps := th.match().Steps()
		byMouse(th, 0, game.Point{X: 1300, Y: 800}, false)
		th.Wait(1)
		if th.match().Phase() == before && th.match().Steps() == steps {
			slow++
		}
		switch i {
		case 3, 8, 16, 30, 45:
			th.shown("burst-" + string(rune('a'+i/6)))
		}
	}
	if slow == 0 || slow > 6 {
		t.Errorf("time stands still for %d ticks", slow)
	}
	th.Wait(20)
	if len(th.moments.bursts) != 0 {
		t.Error("the burst does not end")
	}
	for i := range th.actors {
		a := &th.actors[i]
		if _, _, ok := th.flown(a, false); ok {
			t.Error("a piece still flies")
		}
		if a.cell.Owner == 0 && a.cell.Isolated == 0 {
			t.Errorf("cell %d is not separated", a.cell.ID)
		}
	}
	if n != 9 {
		t.Errorf("%d cells after the burst", n)
	}
}

// An eaten player reads by whom, sees the water dim, and is born elsewhere at
// one press.
func TestEatenAndBornElsewhere(t *testing.T) {
	th := swallowed(kittest.NewStage(t, "fr", 1280, 720))
	if th.Sound.Count("aqua.eaten") != 1 || th.stage.deaths[1].eater != 0 || th.stage.deaths[1].times != 1 {
		t.Errorf("heard %d times, eaten by %d", th.Sound.Count("aqua.eaten"), th.stage.deaths[1].eater)
	}
	th.died(&game.Event{What: game.EventEat, Seat: 0, Whose: 1}) // another of its cells, in the same turn
	if n := th.stage.deaths[1].times; n != 1 {
		t.Errorf("two cells eaten in one turn are %d deaths; want 1", n)
	}
	act := fourKeys[input.RightHalf][4]
	th.Press(act)
	if th.hands[1].giveUp {
		t.Error("a key that was meant for something else is a new life")
	}
	th.Wait(restTicks)
	if th.panes[1].frame.Shade < 0.5 || th.panes[1].reborn.W == 0 {
		t.Errorf("the water is dimmed by %v", th.panes[1].frame.Dim)
	}
	th.shown("reborn")
	score := th.now.Players[1].Score
	th.Press(act)
	th.Until("the next life", func() bool { return !th.eaten(1) })
	unfolds := false
	for i := range th.actors {
		unfolds = unfolds || th.actors[i].cell.Owner == 1 && th.actors[i].folded > 0
	}
	if !unfolds {
		t.Error("the new cell does not unfold")
	}
	if th.now.Players[1].Score < score || th.Sound.Count("aqua.respawn") == 0 {
		t.Errorf("%+v after the next life", th.now.Players[1])
	}
	th.Wait(30)
	if th.panes[1].frame.Dim != 0 || th.panes[1].frame.Shade != 0 {
		t.Error("the water stays dim")
	}
}

// A death takes two seconds: the bite is seen again, slowly, in the view of the player who was
// eaten, the eater is named, the way back is offered from the start, and the other view
// goes on.
func TestADeathTakesTwoSeconds(t *testing.T) {
	th := swallowed(kittest.NewStage(t, "fr", 1280, 720))
	slowly, eater := th.App.Say(words.AquariomSlowly()), th.who(0)
	sight := th.Sight()
	slow, named, turn := 0, 0, th.now.Turn
	v := &th.panes[1]
	for v.gone < rerunTicks+60 {
		before := v.gone
		sight.See("a death", th.scene, false, func() { th.Wait(1) })
		if v.gone == before {
			t.Fatal("it does not go on")
		}
		said := sight.Said()
		if strings.Contains(said, slowly) {
			slow++
		}
		// The header of the other view has the name too.
		if strings.Count(said, eater) > 1 {
			named++
		}
		if v.reborn.W == 0 {
			t.Fatalf("after %d ticks there is no way back", v.gone)
		}
	}
	if slow < rerunTicks-10 || slow > rerunTicks {
		t.Errorf("it is slow for %d ticks", slow)
	}
	if named < rerunTicks {
		t.Errorf("who ate is named for %d ticks", named)
	}
	if th.now.Turn < turn+10 {
		t.Errorf("the other view waits: turn %d after %d", th.now.Turn, turn)
	}
}

// The last turns are heard, then the results are shown.
func TestTheEndHasItsSound(t *testing.T) {
	options := pond(t, func(m *game.Map) { m.Turns = 20 })
	th := newTheatre(t, people(2, 1, 5, options))
	th.Until("the end", func() bool { return th.now.Result != nil })
	if n := th.Sound.Count("aqua.last"); n < 8 || n > lastTurns {
		t.Errorf("the last turns are heard %d times", n)
	}
	th.Until("the results", func() bool { return th.Shown != nil })
	if !th.Done() {
		t.Errorf("%T is shown", th.Shown)
	}
}

// The urchin nearest to a heavy cell says what it would cost, which is what it costs; after
// that the mass panel counts the turns until the pieces can merge.
func TestAnUrchinSaysWhatItCosts(t *testing.T) {
	th := newTheatre(t, people(2, 1, 7, pond(t, func(m *game.Map) { m.MassLoss, m.Columns, m.Rows = 0, 1, 1 })))
	th.turnOver()
	v := *th.now
	v.Cells, v.Players = slices.Clone(v.Cells), slices.Clone(v.Players)
	v.Cells[0].Mass, v.Cells[0].At = 200, game.Point{X: 1000, Y: 1000}
	v.Cells[1].At = game.Point{X: 3000, Y: 1900}
	v.Viruses = []game.Virus{{ID: v.Viruses[0].ID, At: game.Point{X: 1100, Y: 1000}}, {ID: v.Viruses[1].ID, At: game.Point{X: 1000, Y: 1400}}}
	if err := v.Finish(); err != nil {
		t.Fatal(err)
	}
	th.enter(&v)
	th.draw()
	loss := th.panes[0].frame.Urchins[0].Loss
	if loss <= 0 || th.panes[0].frame.Urchins[1].Loss != 0 {
		t.Fatalf("the urchins say %d and %d", loss, th.panes[0].frame.Urchins[1].Loss)
	}
	g := v.Guess(rules.NewRand(1))
	g.Step([]game.Action{{Answer: game.Answer{Moves: []game.Move{{Cell: v.Cells[0].ID, Target: v.Viruses[0].At}}}}, {}})
	after := g.View(0)
	if got := 200 - int(after.Players[0].Mass+0.5); got != loss || after.Players[0].Cells < 2 {
		t.Errorf("it cost %d in %d cells, and said %d", got, after.Players[0].Cells, loss)
	}
	th.shoal.step(after)
	if got, want := th.massCaption(0), th.Say(words.AquariomApartShort((after.Map.Isolation*after.Pace+999)/1000)); got != want {
		t.Errorf("the panel says %q, want %q", got, want)
	}
}
