package sound

import (
	"math"
	"slices"
	"testing"
	"time"

	"ludotheque/scenes/sound/fx"
	"ludotheque/scenes/sound/internal/measure"
)

func TestWhatAnOrderIs(t *testing.T) {
	for _, c := range []struct {
		name        string
		opt         PlayOptions
		left, right float64 // dB
	}{
		{"bzzz.forage", PlayOptions{}, 0, 0},
		{"bzzz.forage", PlayOptions{Other: true}, -6, -6},
		{"bzzz.ko", PlayOptions{Other: true}, 0, 0},
		{"bzzz.fight", PlayOptions{Other: true}, 0, 0},
		{"bzzz.move", PlayOptions{Count: 3}, 2, 2},
		{"bzzz.move", PlayOptions{Count: 30, Other: true}, -2, -2},
		{"bzzz.forage", PlayOptions{Gain: -8}, -8, -8},
		{"bzzz.forage", PlayOptions{Gain: 8}, 0, 0},
		{"bzzz.forage", PlayOptions{Pan: 1}, 20 * math.Log10(math.Sqrt2*math.Cos(0.4*math.Pi)), 0},
		{"bzzz.forage", PlayOptions{Pan: -9}, 0, 20 * math.Log10(math.Sqrt2*math.Cos(0.4*math.Pi))},
		{"ui.press", PlayOptions{Pan: 1}, 0, 0},
	} {
		r := newRig(t, "bzzz")
		r.Play(c.name, c.opt)
		o := r.orders()
		if len(o) != 1 {
			t.Errorf("%s %+v: %d orders, want one", c.name, c.opt, len(o))
			continue
		}
		l, right := measure.DB(float64(o[0].left)), measure.DB(float64(o[0].right))
		if math.Abs(l-c.left) > 0.01 || math.Abs(right-c.right) > 0.01 {
			t.Errorf("%s %+v: %.2f and %.2f dB, want %.2f and %.2f", c.name, c.opt, l, right, c.left, c.right)
		}
	}
}

func TestHeartBeatsLouderAsTheHunterNears(t *testing.T) {
	r := newRig(t, "trichrome")
	for arg, want := range map[int]float64{0: -10, 4: -6, 10: 0, 99: 0} {
		r.now += 10 * time.Second
		r.Play("tri.heart", PlayOptions{Arg: arg})
		o := r.orders()
		if len(o) != 1 || math.Abs(measure.DB(float64(o[0].left))-want) > 0.01 {
			t.Errorf("level %d: %d orders, first at %.2f dB, want %v", arg, len(o), measure.DB(float64(o[0].left)), want)
		}
	}
}

func TestTooSoonIsDropped(t *testing.T) {
	r := newRig(t, "bzzz")
	heard := 0
	for range 10 { // every 10 ms for 100 ms, a gap of 40
		r.Play("ui.focus", PlayOptions{})
		heard += len(r.orders())
		r.now += 10 * time.Millisecond
	}
	if heard != 3 {
		t.Errorf("%d heard, want 3", heard)
	}
}

func TestRepeatsFall(t *testing.T) {
	r := newRig(t, "bzzz")
	for i, want := range []float64{0, -3, -6, -9, -9} {
		r.Play("bzzz.ko", PlayOptions{})
		if got := measure.DB(float64(r.orders()[0].left)); math.Abs(got-want) > 0.01 {
			t.Errorf("repeat %d at %.1f dB, want %v", i, got, want)
		}
		r.now += 100 * time.Millisecond
	}
	r.now += 200 * time.Millisecond
	r.Play("bzzz.ko", PlayOptions{})
	if got := r.orders()[0].left; got != 1 {
		t.Errorf("after a rest at %v, want full level", got)
	}
}

func TestSeveralInARow(t *testing.T) {
	r := newRig(t, "bzzz")
	r.Play("bzzz.ko", PlayOptions{Count: 3})
	o := r.orders()
	if len(o) != 3 || o[0].delay != 0 || o[1].delay != 4320 || o[2].delay != 8640 || o[0].left != 1 || o[1].left >= 1 {
		t.Fatalf("orders %+v, want three 90 ms apart, the first at full level", o)
	}
	r.Play("bzzz.ko", PlayOptions{Count: 1000})
	if n := len(r.orders()); n > maxInARow {
		t.Errorf("%d orders of a thousand", n)
	}
}

// The walk continues with each repeat, even one too soon to be audible, and restarts after a pause.
func TestWalk(t *testing.T) {
	r := newRig(t, "bzzz")
	i := list.Index("ui.score")
	forms := *r.bank.effects[i].forms.Load()
	degree := func() int {
		r.Play("ui.score", PlayOptions{})
		for _, o := range r.orders() {
			for f, variants := range forms {
				for _, c := range variants {
					if &c[0] == &o.clip[0] {
						return f - 1
					}
				}
			}
		}
		return -99
	}
	for n, want := range []int{0, 1, 2, 1, -1, 0, 2, 0, 1} {
		if got := degree(); got != want {
			t.Errorf("repeat %d on degree %d, want %d", n, got, want)
		}
		r.now += 300 * time.Millisecond
	}
	r.now += 1200 * time.Millisecond
	if got := degree(); got != 0 {
		t.Errorf("degree %d after a pause, want 0", got)
	}
	if got := degree(); got != -99 {
		t.Errorf("degree %d at once, want silence", got)
	}
	r.now += 300 * time.Millisecond
	if got := degree(); got != 2 {
		t.Errorf("degree %d after one that was not heard, want 2", got)
	}
}

func TestNeverTheSameTakeTwice(t *testing.T) {
	r := newRig(t, "bzzz")
	takes := make(map[*int16]int)
	var last *int16
	for range 200 {
		r.now += time.Second
		r.Play("bzzz.wake", PlayOptions{})
		c := r.orders()[0].clip
		if &c[0] == last {
			t.Fatal("the same take twice running")
		}
		last = &c[0]
		takes[last]++
	}
	if len(takes) != 4 {
		t.Errorf("%d takes heard, want 4", len(takes))
	}
}

func TestWhatIsNotThereIsSilent(t *testing.T) {
	r := newRig(t, "bzzz")
	r.Play("bzzz.nothing", PlayOptions{})
	r.Play("emp.card", PlayOptions{}) // of another game
	r.Hidden(true)
	r.Play("ui.press", PlayOptions{})
	r.Hidden(false)
	r.live.Store(false)
	r.Play("ui.press", PlayOptions{})
	if o := r.orders(); len(o) != 0 {
		t.Errorf("%d orders, want none", len(o))
	}
}

func TestTrace(t *testing.T) {
	var names []string
	e := New(Options{NoDevice: true, Trace: func(name string, opt PlayOptions) { names = append(names, name) }})
	defer e.Close()
	e.Play("bzzz.ko", PlayOptions{})
	e.Play("no such effect", PlayOptions{})
	if len(names) != 1 || names[0] != "bzzz.ko" {
		t.Errorf("traced %q", names)
	}
}

func TestEveryEffectHasAGame(t *testing.T) {
	known := make(map[string]int)
	for _, e := range effects() {
		known[e.game]++
		if e.priority < 0 || e.priority > 4 {
			t.Errorf("%s has priority %d", e.name, e.priority)
		}
	}
	for _, game := range games {
		if known[game] == 0 {
			t.Errorf("%q has no effect", game)
		}
		if has := slices.ContainsFunc(list.Scales, func(s *fx.Scale) bool { return s.Game == game }); has != (game != "") {
			t.Errorf("%q has a scale: %v", game, has)
		}
	}
	if len(known) != len(games) {
		t.Errorf("effects of %v", known)
	}
}

// effect is what the tests need to know of an effect.
type effect struct {
	name string
	// game is the id of the game it belongs to, "" for the interface.
	game string
	// priority is 0 for what must be audible to 4 for background texture.
	priority int
}

// effects lists all effects.
func effects() []effect {
	all := make([]effect, len(list.Effects))
	for i, e := range list.Effects {
		game := e.Game
		if game == "ui" {
			game = ""
		}
		all[i] = effect{e.Name, game, e.Priority}
	}
	return all
}
