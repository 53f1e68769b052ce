package bzzz

import (
	"math"

	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// numbers are the numbers that are seen changing beside the board.
type numbers struct {
	*face
	stock, carried roller
	lo, hi         [game.Players]roller
	nearFinish     [game.Players]bool // surely passed 80 % of the line
	glow           float32
}

// forget makes the next numbers be there at once.
func (f *numbers) forget() {
	f.stock, f.carried = roller{}, roller{}
	f.lo, f.hi = [game.Players]roller{}, [game.Players]roller{}
}

// tick lets the numbers roll towards what the view says.
func (f *numbers) tick() {
	v := f.v
	once := f.on.Prefs.Motion == ui.Reduced
	for i := range v.Stocks {
		f.lo[i].to(v.Stocks[i].Lo, once)
		f.hi[i].to(v.Stocks[i].Hi, once)
		f.lo[i].tick()
		f.hi[i].tick()
	}
	if v.Seat >= 0 {
		f.stock.to(v.Stocks[v.Seat].Lo, once)
		up := f.stock.want > f.stock.value()
		if f.stock.tick() && up {
			f.on.Play("ui.score")
		}
		f.carried.to(load(v), once)
		f.carried.tick()
	}
	f.glow = max(0, f.glow-1.0/90)
}

// load returns the nectar on the bees of the viewer.
func load(v *game.View) int {
	n := 0
	for i := range v.Bees {
		if v.Bees[i].Owner == v.Seat {
			n += v.Bees[i].Nectar.Lo
		}
	}
	return n
}

// warnNearFinish sounds and glows when a seat comes near the finish, as far as the
// person the viewer can know: their own stock, or what another surely has.
func (f *numbers) warnNearFinish() {
	for p := range f.v.Stocks {
		near := f.v.Result == nil && 10*f.v.Stocks[p].Lo >= 8*f.v.Line.Hi
		if near && !f.nearFinish[p] {
			f.glow = 1
			f.sound(raceNears, nil)
		}
		f.nearFinish[p] = near
	}
}

// roller is a number that is seen changing.
type roller struct {
	shown float32
	want  int
	set   bool
}

// to sets where the number goes; the first time it is there at once.
func (r *roller) to(n int, once bool) {
	r.want = n
	if !r.set || once {
		r.shown, r.set = float32(n), true
	}
}

// tick moves the number on and reports whether the shown digits changed.
func (r *roller) tick() bool {
	was := r.value()
	d := float32(r.want) - r.shown
	step := max(0.2, float32(math.Abs(float64(d)))*0.12)
	r.shown += max(-step, min(step, d))
	return r.value() != was
}

func (r *roller) value() int { return int(math.Round(float64(r.shown))) }
