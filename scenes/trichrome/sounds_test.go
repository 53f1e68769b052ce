package trichrome

import (
	"os"
	"strings"
	"testing"

	game "ludotheque/rules/trichrome"
)

// effectNames are the effects that there are.
func effectNames(t *testing.T) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("../../assets/sound/effects.fx")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]bool{}
	for _, l := range strings.Split(string(data), "\n") {
		if f := strings.Fields(l); len(f) > 1 && !strings.HasPrefix(l, "#") {
			all[f[0]] = true
		}
	}
	return all
}

// Every event has an effect that exists, or silence, and every effect of
// Trichrome a use.
func TestSoundsAreComplete(t *testing.T) {
	effects := effectNames(t)
	used := map[string]bool{
		// By how a duel ends, by the clock, and by heart.
		"tri.escape": true, "tri.void": true, "tri.go": true, "tri.clock": true, "tri.heart": true,
	}
	for k := game.EventRound; k <= game.EventOver; k++ {
		name, ok := voices[k]
		if !ok {
			t.Errorf("%s has neither an effect nor a reason for silence", k)
		}
		if name != "" && !effects[name] {
			t.Errorf("%s sounds %q, which is no effect", k, name)
		}
		used[name] = true
	}
	for _, name := range biteVoices {
		used[name] = true
	}
	n := 0
	for name := range effects {
		if strings.HasPrefix(name, "tri.") {
			n++
			if !used[name] {
				t.Errorf("nothing sounds %s", name)
			}
		}
	}
	if n < 15 {
		t.Errorf("only %d effects were found: the search is broken", n)
	}
}

// A round is heard in its order, once each; the music falls silent at the
// reversal and comes back, faster, when the hunter is free.
func TestARoundIsHeard(t *testing.T) {
	th := newTheatre(t, people(0, 11, map[string]string{"rounds": "1", "maze": "17x11"}))
	intensity := 0.0
	th.until("the duel", func() bool {
		if th.v.Phase == game.PhaseReversal && th.hold == 0 && th.v.Ticks > 2 {
			if last := th.sound.music[len(th.sound.music)-1]; last != "stop" {
				t.Fatalf("the music in the reversal: %s", last)
			}
		}
		return th.v.Phase == game.PhaseDuel
	})
	intensity = th.sound.intensity
	th.until("the card", func() bool { return th.Scene.card.up })
	if intensity != 1 || th.sound.intensity != 0 {
		t.Errorf("the music has an intensity of %v in the duel, and %v after it", intensity, th.sound.intensity)
	}
	if last := th.sound.music[len(th.sound.music)-1]; last != "trichrome A" {
		t.Errorf("the music in the duel: %s", last)
	}
	bites := 0
	for _, name := range biteVoices {
		bites += th.sound.count(name)
	}
	for name, n := range map[string]int{"tri.go": 1, "tri.reversal": 1, "tri.door": 1, "tri.hunt": 1, "tri.ready": 2} {
		if got := th.sound.count(name); got != n {
			t.Errorf("%s sounds %d times, not %d", name, got, n)
		}
	}
	if ends := th.sound.count("tri.caught") + th.sound.count("tri.escape") + th.sound.count("tri.void"); bites != 1 || ends != 1 {
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
	th.until("some hearts", func() bool {
		if th.gapOf(th.colour(0)) >= 0 {
			near++
		}
		return near > 200 || th.v.Round.Number > 1 || th.Scene.card.up
	})
	if beats := th.sound.count("tri.heart"); near > 60 && (beats < near/60 || beats > near/20) {
		t.Errorf("%d beats in %d ticks", beats, near)
	}
}
