package play_test

import (
	"slices"
	"testing"
	"time"

	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// rated is a match with a rate of which that many steps are due.
type rated struct {
	steps int
	log   *[]string
}

func (r *rated) note(what string) { *r.log = append(*r.log, what) }

func (r *rated) SetSpeed(int) {}
func (r *rated) Due() bool    { return r.steps > 0 }
func (r *rated) Behind() bool { return r.steps > 0 }

func (r *rated) Tick() bool {
	if r.steps == 0 {
		return false
	}
	r.steps--
	r.note("step")
	return true
}

func (r *rated) CatchUp() bool        { return r.Tick() }
func (r *rated) Settle(time.Duration) { r.note("settle") }
func (r *rated) Await()               { r.note("await") }

// The input of a tick is there before each step, and what a step did is taken before the next.
func TestInputComesBeforeEachStep(t *testing.T) {
	for name, tt := range map[string]struct {
		steps  int
		stop   bool // took wants no other step
		steady bool
		want   []string
	}{
		"nothing due":         {steps: 0},
		"one step":            {steps: 1, want: []string{"submit", "step", "took"}},
		"two steps":           {steps: 2, want: []string{"submit", "step", "took", "settle", "submit", "step", "took"}},
		"two, the same again": {steps: 2, steady: true, want: []string{"submit", "step", "took", "await", "submit", "step", "took"}},
		"two, stopped":        {steps: 2, stop: true, want: []string{"submit", "step", "took"}},
	} {
		t.Run(name, func(t *testing.T) {
			var log []string
			app := &play.App{Kit: &kit.Kit{Env: &scenes.Env{Steady: tt.steady}}}
			m := &rated{steps: tt.steps, log: &log}
			app.Advance(m, 100, func() { m.note("submit") }, func() bool { m.note("took"); return !tt.stop })
			if !slices.Equal(log, tt.want) {
				t.Errorf("%q, want %q", log, tt.want)
			}
		})
	}
}
