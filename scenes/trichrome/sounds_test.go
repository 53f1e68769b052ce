package trichrome

import (
	"testing"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
)

// Every event has an effect that exists, or silence, and every effect of
// Trichrome a use.
func TestSoundsAreComplete(t *testing.T) {
	// By how a duel ends, by the clock, and by heart.
	used := []string{"tri.escape", "tri.void", "tri.go", "tri.clock", "tri.heart", "tri.boo", "tri.blow"}
	for k := game.EventRound; k <= game.EventOver; k++ {
		name, ok := voices[k]
		if !ok {
			t.Errorf("%s has neither an effect nor a reason for silence", k)
		}
		if name != "" {
			used = append(used, name)
		}
	}
	for _, name := range biteVoices {
		used = append(used, name)
	}
	kittest.Sounds(t, "tri.", 17, used...)
}

// A round is heard in its order, once each; the music falls silent at the
// reversal and comes back, faster, when the hunter is free.
func TestARoundHasItsSounds(t *testing.T) {
	th := newTheatre(t, people(0, 11, map[string]string{"rounds": "1", "maze": "17x11"}))
	intensity := 0.0
	th.Until("the duel", func() bool {
		if th.View.Phase == game.PhaseReversal && th.Rest == 0 && th.View.Ticks > 2 {
			if last := th.Sound.Tunes[len(th.Sound.Tunes)-1]; last != "stop" {
				t.Fatalf("the music in the reversal: %s", last)
			}
		}
		return th.View.Phase == game.PhaseDuel
	})
	intensity = th.Sound.Strength
	th.Until("the card", func() bool { return th.card.up })
	if intensity != 1 || th.Sound.Strength != 0 {
		t.Errorf("the music has an intensity of %v in the duel, and %v after it", intensity, th.Sound.Strength)
	}
	if last := th.Sound.Tunes[len(th.Sound.Tunes)-1]; last != "trichrome A" {
		t.Errorf("the music in the duel: %s", last)
	}
	bites := 0
	for _, name := range biteVoices {
		bites += th.Sound.Count(name)
	}
	for name, n := range map[string]int{"tri.go": 1, "tri.reversal": 1, "tri.door": 1, "tri.hunt": 1, "tri.ready": 3} {
		if got := th.Sound.Count(name); got != n {
			t.Errorf("%s sounds %d times, not %d", name, got, n)
		}
	}
	if ends := th.Sound.Count("tri.caught") + th.Sound.Count("tri.escape") + th.Sound.Count("tri.void"); bites != 1 || ends != 1 {
		t.Errorf("%d bites, %d ends", bites, ends)
	}
}

// A heart beats faster as the hunter nears: from a second to 400 ms.
func TestHeartbeat(t *testing.T) {
	for gap := 0; gap <= game.Heartbeat; gap++ {
		n := beatPeriod(gap)
		if n < 24 || n > 60 || gap > 0 && n < beatPeriod(gap-1) {
			t.Errorf("%d cells: %d ticks", gap, n)
		}
	}
	if beatPeriod(2) != 24 || beatPeriod(8) != 60 {
		t.Errorf("two cells %d, eight cells %d", beatPeriod(2), beatPeriod(8))
	}
	th := newTheatre(t, people(1, 11, short))
	near := 0
	th.Until("some hearts", func() bool {
		if th.gapOf(th.colour(0)) >= 0 {
			near++
		}
		return near > 200 || th.View.Round.Number > 1 || th.card.up
	})
	if beats := th.Sound.Count("tri.heart"); near > 60 && (beats < near/60 || beats > near/20) {
		t.Errorf("%d beats in %d ticks", beats, near)
	}
}
