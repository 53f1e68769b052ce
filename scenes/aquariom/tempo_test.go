package aquariom

import (
	"testing"

	"ludotheque/arena/match"
	game "ludotheque/rules/aquariom"
)

// The speed of the game changes how many ticks a turn takes and nothing else,
// and the picture goes on by the same part of a turn at every tick.
func TestTheSameSeaAtEverySpeed(t *testing.T) {
	states := map[int]string{}
	const turns = 24
	for _, percent := range []int{100, 50, 70, 150} {
		th := newTheatre(t, people(4, 1, 11, map[string]string{game.OptionTurn: "100"}))
		th.Kit.Prefs.Tempo, th.GetReady = percent, 0
		ticks, last := 0, 0.0
		for ; th.match().Steps() < turns; ticks++ {
			th.Wait(1)
			here := float64(th.match().Steps()) + float64(th.phase)
			if by, want := here-last, float64(percent)/600; ticks > 0 && (by < want-1e-3 || by > want+1e-3) {
				t.Fatalf("%d %%: tick %d goes on by %.4f turns, want %.4f", percent, ticks, by, want)
			}
			last = here
		}
		if want := (turns*600 + percent - 1) / percent; ticks != want {
			t.Errorf("%d %%: %d turns took %d ticks, want %d", percent, turns, ticks, want)
		}
		played, err := th.match().Replay()
		if err != nil {
			t.Fatal(err)
		}
		states[percent] = match.Hash(played.State(turns))
		if states[percent] != states[100] {
			t.Errorf("%d %%: another game than at 100 %%", percent)
		}
	}
}

// A spectator has a speed of their own, and a server keeps its time: the
// player's speed is for what is played here.
func TestAContestKeepsItsTime(t *testing.T) {
	th := newTheatre(t, people(4, 0, 11, nil))
	th.Kit.Prefs.Tempo = 50
	if got := th.tempo(); got != 100 {
		t.Errorf("a contest goes at %d %%", got)
	}
	th.Chairs[0].Level = ""
	if got := th.tempo(); got != 50 {
		t.Errorf("with somebody in the water it goes at %d %%", got)
	}
}
