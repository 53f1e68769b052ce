package brutal

import (
	"testing"

	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
)

// Players who cannot hold a button compose by clicks alone: each one adds a cup or takes it
// away, and a cup stays carried however long the click was and wherever it
// ended.
func TestNothingHasToBeHeld(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.k.Prefs.Press = true
	th.Wait(2)
	plan := board.NewSetupPlan(th.g.P, th.setup.half)
	rows := plan.Shelves(make([]board.Cup, game.Fighters))
	at := func(i int) (x, y float32) {
		x, y, scale := rows[0].Slot(i)
		return x, y - 20*scale
	}
	picked := func() (n int) {
		for _, p := range th.draft().picked {
			if p {
				n++
			}
		}
		return n
	}
	before := picked()
	for i := range 3 {
		n := board.OnShelves[i]
		was := th.draft().picked[n]
		th.Click(at(i))
		th.Wait(twice + 2)
		if th.draft().picked[n] == was {
			t.Errorf("a click on cup %d changes nothing", n)
		}
		th.Click(at(i))
		th.Wait(twice + 2)
		if th.draft().picked[n] != was {
			t.Errorf("a second click on cup %d does not take it back", n)
		}
	}
	if picked() != before {
		t.Errorf("%d cups are chosen, %d were", picked(), before)
	}
	th.click(plan.TeamKey(2, len(presets)+1))
	th.click(plan.Main)
	th.Until("the posting", func() bool { return th.page == pagePost })
	th.Wait(2)
	n := waitingOrder[0]
	for _, n = range waitingOrder {
		if !th.drafts[0].team[n].Reserve {
			break
		}
	}
	x, y, ok := th.middle(n)
	if !ok {
		t.Fatalf("cup %d is not to be seen", n)
	}
	th.Point(x, y)
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(60) // a slow finger, that slips
	th.Point(x+14, y)
	th.Src.Now.Mouse = 0
	th.Wait(2)
	if th.carry.who != n || !th.carry.sticky {
		t.Fatalf("cup %d is not in the hand after a slow click", n)
	}
	r := th.frame.Plan.Stage(2 % game.Zones)
	th.click(r)
	if th.drafts[0].posts[n] != 2%game.Zones {
		t.Errorf("the next click lays cup %d in zone %d", n, th.drafts[0].posts[n])
	}
}
