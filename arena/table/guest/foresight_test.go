package guest

import (
	"slices"
	"testing"
	"time"

	"ludotheque/rules"
)

// way is a view that only says what was done from a step on.
type way struct{ done []int }

// Foresee as in [rules.Foreseer].
func (w way) Foresee(_ rules.Seat, acts []int) way { return way{append(slices.Clone(w.done), acts...)} }

// TestForesightOfLongSteps: where a step lasts longer than a message takes there and back,
// the next view that comes shows what the hand wants, also after two that came together.
func TestForesightOfLongSteps(t *testing.T) {
	const step = 50 * time.Millisecond
	f := NewForesight[int, way](0, step)
	begin := time.Unix(0, 0)
	for i := range 20 {
		now, away := begin.Add(time.Duration(i)*step), 40*time.Millisecond
		if i < 5 {
			away = 0 // nobody has measured it yet
		}
		f.Saw(i, now)
		if i == 10 {
			continue // two views come together
		}
		f.Want(i, now, away)
		if got := f.See(way{}).done; i >= 6 && !slices.Equal(got, []int{i}) {
			t.Errorf("step %d: %v is foreseen", i, got)
		}
	}
}

// TestForesight presses a key thirty steps into a game whose host is four steps away, there
// and back: it shows in the same step, and what the host shows later is what was foreseen,
// also after views that were held up for ten steps.
func TestForesight(t *testing.T) {
	const step, away = 10 * time.Millisecond, 4
	f := NewForesight[int, way](0, step)
	begin := time.Unix(0, 0)
	var said []int // by the step of this machine in which it was said
	var host way   // what counted at the host, by step: the answers of an earlier step
	for i := range 120 {
		now := begin.Add(time.Duration(i) * step)
		if i >= away {
			host.done = append(host.done, said[i-away])
		} else {
			host.done = append(host.done, 0)
		}
		want := i / 30
		said = append(said, want)
		if i < 60 || i >= 70 { // a view comes
			f.Saw(len(host.done), now)
		}
		f.Want(want, now, away*step)
		shown := host
		if i >= 60 && i < 70 {
			shown = way{host.done[:60]}
		}
		all := f.See(shown).done
		if i < 2*away {
			continue // it begins
		}
		if got := all[len(all)-1]; got != want {
			t.Errorf("step %d: the screen shows %d, the hand wants %d", i, got, want)
		}
		if ahead := len(all) - len(shown.done); i < 60 && ahead != away {
			t.Errorf("step %d: %d steps are foreseen", i, ahead)
		}
		for k := range all {
			if k >= away && k < len(said) && k-away < len(said) && k >= len(shown.done) && all[k] != said[min(k-away+1, len(said)-1)] && all[k] != said[k-away] {
				t.Errorf("step %d: %v is foreseen, and said was %v", i, all[len(shown.done):], said[i-away:])
			}
		}
	}
	if NewForesight[int, way](rules.Spectator, step) != nil {
		t.Error("who only looks on foresees")
	}
	f.Saw(500, begin.Add(time.Hour)) // after a long break
	f.Want(7, begin.Add(time.Hour), away*step)
	if got := f.See(way{}).done; len(got) != away || got[0] != 7 {
		t.Errorf("after a break %v is foreseen", got)
	}
	f.Want(7, begin.Add(2*time.Hour), away*step)
	if got := f.See(way{}).done; len(got) > int(maxAhead/step) {
		t.Errorf("%d steps are foreseen while nothing comes", len(got))
	}
}
