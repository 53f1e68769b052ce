package brutal

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// watched returns a match of computer players in its first brawl, at usual speed.
func watched(t testing.TB, seed uint64) *theatre {
	t.Helper()
	th := seat(t, newStage(t, "fr", 1280, 720), people(0, seed))
	th.melee.choose(1)
	th.Until("the mêlée", func() bool { return th.page == pageMelee })
	return th
}

// At usual speed one zone acts at a time, in the order of the rules; what is shown at
// the end is what the rules say, and a zone falls in front.
func TestZonesActInTurn(t *testing.T) {
	th := watched(t, 7)
	d, st := &th.melee.director, &th.melee.stage
	last, fell, ticks := -1, 0, 0
	for th.page == pageMelee {
		pending := len(d.queue)
		before := th.on.View.Tick
		th.Wait(1)
		if ticks++; ticks > 40000 {
			t.Fatalf("the mêlée does not end: %s", th.Tell())
		}
		flying := 0
		for z := range st.effects {
			for i := range st.effects[z] {
				if !st.effects[z][i].landed {
					flying++
				}
			}
			if st.falling[z] > 0 || st.fresh[z] > 0.9 {
				fell++
				if d.front != z && th.page == pageMelee {
					t.Fatalf("zone %d falls while %d is in front", z, d.front)
				}
			}
		}
		if flying > 1 {
			t.Fatalf("%d throws are in the air at once", flying)
		}
		if th.on.View.Tick != before {
			last = -1
		} else if len(d.queue) < pending {
			if pending-len(d.queue) > 1 {
				t.Fatal("two zones act in one tick")
			}
			at := -1
			for _, e := range th.on.View.Events {
				if e.What != game.EventAttack && e.What != game.EventHeal {
					continue
				}
				if len(d.queue) == 0 || e.Zone < d.queue[0].Zone {
					at = e.Zone
				}
			}
			if at < last {
				t.Errorf("zone %d acts after zone %d", at, last)
			}
			last = at
		}
	}
	if fell == 0 {
		t.Error("no zone was seen to fall")
	}
	for z := range game.Zones {
		count, ects := st.sums(z)
		for p := range count {
			if side := th.on.View.Zones[z].Sides[p]; side.Count != count[p] || side.ECTS != ects[p] {
				t.Errorf("zone %d, side %d: %d with %d ECTS are shown, there are %+v", z, p, count[p], ects[p], side)
			}
		}
	}
}

// The zone in front is the one that is most in danger when the brawl begins, and it
// stays there for six of its actions unless another one falls.
func TestTheZoneAboutToFallIsInFront(t *testing.T) {
	came := 0
	for seed := uint64(3); seed < 9; seed++ {
		came += frontsOf(t, watched(t, seed))
	}
	if came == 0 {
		t.Error("no other zone came forward in any match")
	}
}

// A zone that the viewer presses comes forward and stays there until it falls; another one comes forward only to
// fall.
func TestAPressOnAZoneBringsItForward(t *testing.T) {
	th := watched(t, 7)
	d := &th.melee.director
	th.Until("a zone that is not in front", func() bool { return d.coming == 0 && d.front != noZone })
	chosen := noZone
	for z := range game.Zones {
		if z != d.front && d.open(z) {
			chosen = z
		}
	}
	r := d.plan.Quiet[chosen]
	th.Click(r.CX(), r.CY())
	th.Until("the zone comes forward", func() bool { return d.front == chosen })
	for range 4000 {
		th.Wait(1)
		if th.page != pageMelee || !d.open(chosen) {
			return
		}
		if d.front != chosen && d.falls[d.front] == rules.Spectator && d.melee.stage.falling[d.front] == 0 && d.melee.stage.fresh[d.front] == 0 {
			t.Fatalf("zone %d is in front of %d, which was chosen, and does not fall", d.front, chosen)
		}
	}
}

// frontsOf watches a brawl and counts the zones that come forward.
func frontsOf(t *testing.T, th *theatre) (came int) {
	d := &th.melee.director
	if d.front != d.worst() {
		t.Errorf("zone %d is in front, and %d most in danger", d.front, d.worst())
	}
	front, acted := d.front, 0
	for range 12000 {
		th.Wait(1)
		if th.page != pageMelee {
			break
		}
		if d.front != front {
			came++
			if acted < frontActions && d.falls[d.front] == rules.Spectator && d.open(front) {
				t.Errorf("zone %d gives way to %d after %d actions", front, d.front, acted)
			}
			front = d.front
		}
		acted = d.acted
	}
	return came
}

// One caption says what just mattered: who stands alone is named with the zone and the
// ECTS, a knock-out, a rescue and a capture are shown with who did it, each with its
// own sound; what matters less does not take the place of what matters more.
func TestTheCaptionSaysWhatMattered(t *testing.T) {
	th := watched(t, 7)
	th.melee.paused = true
	th.Wait(200)
	d, st := &th.melee.director, &th.melee.stage
	const zone = 0
	d.front = zone
	for p := range st.lives {
		for n := range st.lives[p] {
			st.lives[p][n] = life{}
		}
	}
	for n := range 4 {
		st.lives[0][n] = life{here: true, zone: zone, ects: 30, most: 30}
	}
	st.lives[1][2] = life{here: true, zone: zone, ects: 12, most: 30}
	tell := func(e game.Event) string {
		d.said = ""
		e.Zone = zone
		done := effect{event: e}
		done.To = aimed(&e)
		st.land(&done)
		d.comment(&e)
		return d.said
	}
	whom := history.Name(1, 2)
	said := tell(game.Event{What: game.EventAttack, Seat: 0, Fighter: 1, Target: 2, Hit: true, Amount: 9, Lost: 9, ECTS: 3})
	if want := th.k.Say(words.BrutalCaptionLast(3, whom, th.k.Say(history.TheZone(zone)))); said != want {
		t.Errorf("a lone student reads %q, want %q", said, want)
	}
	if th.Sound.Count("brutal.stand") == 0 {
		t.Error("the last stand is not heard")
	}
	d.tell(saysLow, 0, "less")
	if d.said == "less" {
		t.Error("what matters less takes the place of what matters more")
	}
	st.lives[1][3] = life{here: true, zone: zone, ects: 2, most: 30}
	said = tell(game.Event{What: game.EventHeal, Seat: 1, Fighter: 2, Target: 3, Hit: true, Amount: 8, ECTS: 10})
	if !strings.Contains(said, history.Name(1, 3)) || th.Sound.Count("brutal.rescue") == 0 {
		t.Errorf("a rescue reads %q", said)
	}
	if said = tell(game.Event{What: game.EventAttack, Seat: 0, Fighter: 1, Target: 3, Hit: true, Amount: 12, Lost: 10}); !strings.Contains(said, whom) {
		t.Errorf("a knock-out that leaves one alone reads %q", said)
	}
	st.owner[zone] = 0
	d.captured(zone)
	if !strings.Contains(d.said, th.k.Say(history.TheZone(zone))) || d.weight != saysCapture {
		t.Errorf("a capture reads %q", d.said)
	}
}

// A caption is of the zone in front and of what is so: it goes with the zone, and when whom
// it speaks of is hit.
func TestACaptionGoesWithWhatItSays(t *testing.T) {
	th := watched(t, 7)
	th.melee.paused = true
	th.Wait(200)
	d := &th.melee.director
	last := board.Who{Seat: 1, N: 2}
	d.said = ""
	d.captionOf((d.front+1)%game.Zones, saysLast, last, "elsewhere")
	if d.said != "" {
		t.Errorf("%q is said of a zone that is not in front", d.said)
	}
	d.captionOf(d.front, saysLast, last, "holds on")
	if d.said != "holds on" {
		t.Fatalf("%q is said, want the last one", d.said)
	}
	d.comment(&game.Event{What: game.EventAttack, Seat: 0, Fighter: 1, Target: 2, Zone: d.front, Hit: true, Amount: 3, ECTS: 30})
	if d.said == "holds on" {
		t.Error("what was so before a hit is said after it")
	}
	d.captionOf(d.front, saysLast, last, "holds on")
	d.bring((d.front + 1) % game.Zones)
	if d.said == "holds on" {
		t.Error("a caption stays when another zone comes forward")
	}
}

// A pause stops after the move in hand, and a step shows one tick of the rules, whole.
func TestAStepIsShownWhole(t *testing.T) {
	th := watched(t, 7)
	d := &th.melee.director
	th.Until("a tick", func() bool { return th.on.View.Tick == 3 && len(d.queue) > 1 })
	th.melee.pause()
	th.Wait(200)
	left := len(d.queue)
	if left == 0 || d.wait > 0 {
		t.Errorf("paused, %d actions are left and %v ticks of one", left, d.wait)
	}
	th.melee.pause()
	th.Until("a move", func() bool { return d.wait > 20 })
	th.Press(ebiten.KeySpace)
	if th.Wait(1); th.melee.paused || d.wait > 0 && d.wait < frontTicks-4 && d.wait > quietTicks {
		t.Errorf("the space bar leaves %v ticks of the move, or pauses: %v", d.wait, th.melee.paused)
	}
	th.melee.pause()
	th.Wait(200)
	tick := th.on.View.Tick
	th.melee.step()
	th.Wait(600)
	if len(d.queue) != 0 || th.on.View.Tick > tick+1 {
		t.Errorf("a step leads from tick %d to %d with %d actions left", tick, th.on.View.Tick, len(d.queue))
	}
}

// Faster than twice the usual speed, and at once, zones act together.
func TestFasterThereIsNoDirector(t *testing.T) {
	th := watched(t, 7)
	for stop, want := range [...]bool{true, true, true, false, false, false} {
		th.melee.choose(stop)
		if got := th.melee.director.directs(); got != want {
			t.Errorf("at %v× the director directs: %v", kit.Speeds[stop], got)
		}
	}
	th.melee.choose(1)
	th.Wait(100)
	th.melee.choose(3)
	th.Wait(2)
	if th.melee.director.busy() {
		t.Error("what the director had in hand is lost at a faster speed")
	}
	th.melee.ruler = 0
	th.k.Prefs.Speed = 0
	if th.melee.director.directs() {
		t.Error("at once the director directs")
	}
}

// Before the truce what mattered is shown; each moment is seen again by one key, and
// the page is as it was then; Enter goes on to the truce.
func TestTheMainEventsAreShownBeforeTheTruce(t *testing.T) {
	for _, motion := range []ui.Motion{ui.Lively, ui.Reduced} {
		th := newTheatre(t, people(1, 5))
		th.k.Prefs.Speed, th.k.Prefs.Motion = 0, motion
		th.setup.seal()
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.Wait(2)
		th.post.fill()
		th.post.seal()
		th.Until("what mattered", func() bool { return th.page == pageMoments })
		th.Wait(60)
		if len(th.moments.list) == 0 || len(th.moments.list) > history.MostMoments {
			t.Fatalf("%d moments are shown", len(th.moments.list))
		}
		sight := th.Sight()
		sight.See("moments", th.scene, false, func() { th.Wait(1) })
		for i := range th.moments.list {
			m := &th.moments.list[i]
			said := strings.ReplaceAll(sight.Said(), "\n", " ")
			if want := m.Say(th.k, programmes[th.on.View.Programmes[m.Seat]]); !strings.Contains(said, want[:12]) {
				t.Errorf("moment %d, %q, is not to be read in %q", i, want, said)
			}
		}
		before := th.melee.stage.owner
		for i := range th.moments.list {
			th.focus(ui.ID{Name: "again", N: i})
			th.Press(ebiten.KeyEnter)
			if th.moments.reel != i || th.melee.director.front != th.moments.list[i].Zone {
				t.Fatalf("moment %d is not shown again: %s", i, th.Tell())
			}
			th.Until("it is over", func() bool { return th.moments.reel == noZone })
			th.Wait(2)
			if f, _ := th.g.Focused(); f != (ui.ID{Name: "again", N: i}) || th.melee.stage.owner != before || th.page != pageMoments {
				t.Errorf("seen again, moment %d leaves the focus at %v, on %s", i, f, th.Tell())
			}
		}
		th.Wait(60) // the key to the truce has just appeared again
		th.focus(ui.ID{Name: "main"})
		th.Press(ebiten.KeyEnter)
		th.Wait(2)
		if th.page != pageTruce {
			t.Errorf("Enter leads to %s", th.Tell())
		}
	}
}

// A brawl that is skipped ends in front of the zone that fell, with who took it.
func TestASkippedBrawlShowsWhatFell(t *testing.T) {
	th := watched(t, 7)
	th.Wait(100)
	th.melee.skip()
	th.Until("the end", func() bool { return th.melee.over })
	d := &th.melee.director
	if owner := th.melee.stage.owner[d.front]; owner == rules.Spectator || d.said == "" || d.speaker != owner {
		t.Errorf("zone %d of %d is in front, under %q", d.front, owner, d.said)
	}
}

// A caption goes when nothing replaces it for a while.
func TestACaptionGoes(t *testing.T) {
	th := watched(t, 7)
	d := &th.melee.director
	d.said, d.age = "it matters", 0
	for range captionMost + 1 {
		d.advance(1, false)
	}
	if d.said != "" {
		t.Errorf("%q stays", d.said)
	}
}
