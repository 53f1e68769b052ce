package bzzz

import (
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// errand is what a bee is sent to do, until the plan changes.
type errand struct {
	do   deed
	what int // a flower, a cell or a bee, by deed
}

type deed uint8

const (
	stay   deed = iota // wherever it is
	gather             // target: a flower
	bring              // go home and store
	walk               // target: a cell
	strike             // target: a cell, to be in contact with an enemy
	chase              // target: an enemy bee, until in contact
	keep               // target: a cell to stand at or next to
)

// forager evaluates the trips of a gathering bee of one kind. It stores the distances of every flower
// and the hive, ignoring bees, which are constant during a game.
type forager struct {
	seat     rules.Seat
	kind     bzzz.Kind
	params   *bzzz.Params
	home     field
	flowers  []field
	homeward []int // by flower: turns home from its best spot
}

// atlas is the foragers of one seat in one game, made when needed.
type atlas [len(bzzz.Kinds)]*forager

func (a *atlas) forager(c *chart, kind bzzz.Kind) *forager {
	if a[kind] == nil {
		a[kind] = newForager(c, kind)
	}
	return a[kind]
}

func newForager(c *chart, kind bzzz.Kind) *forager {
	p, params := c.v.Seat, c.v.Params
	f := &forager{seat: p, kind: kind, params: &params, home: c.reach(p, kind, c.zone(p), nil)}
	for i := range c.v.Flowers {
		spots := c.spots(p, i)
		f.flowers = append(f.flowers, c.reach(p, kind, spots, nil))
		turns := far
		for _, s := range spots {
			turns = min(turns, int(f.home[s])/turnCost)
		}
		f.homeward = append(f.homeward, turns)
	}
	return f
}

// fill returns what a bee with that room gathers in at most most turns from a flower that holds n, and
// the turns it takes.
func fill(p *bzzz.Params, n float64, room, most int) (got float64, turns int) {
	for n >= 0.5 && got < float64(room) && turns < most {
		rate := 2.0
		switch {
		case 3*n < float64(p.Nectar):
			rate = 1
		case 3*n >= 2*float64(p.Nectar):
			rate = 3
		}
		rate = min(rate, n)
		n -= rate
		got = min(got+rate, float64(room))
		turns++
	}
	return got, turns
}

// ownTurnsLeft returns the number of turns that seat p has still to play, the present one included.
func ownTurnsLeft(b *bzzz.Board, p rules.Seat) int {
	return b.Params.Turns/bzzz.Players - b.OwnTurn(p) + 1
}

// expect returns the estimate of an interval: its middle.
func expect(r bzzz.Range) float64 { return float64(float64(r.Lo+r.Hi) / 2) }

// trip is a use of the next turns of a gathering bee.
type trip struct {
	errand
	gain  float64 // nectar at home at its end, including what it carries now
	turns int     // until it is home
	take  float64 // by how much it depletes the flower
}

// trips returns what a bee that carries load could do, given the expected contents of the flowers, in
// at most left turns.
func (f *forager) trips(cell, load, left int, holds []float64) []trip {
	var all []trip
	home := int(f.home[cell]) / turnCost
	if load > 0 && home <= left {
		all = append(all, trip{errand: errand{do: bring}, gain: float64(load), turns: max(home, 1)})
	}
	room := f.kind.Capacity() - load
	if room <= 0 {
		return all
	}
	for k := range holds {
		i := own(f.seat, k)
		n := holds[i]
		way := int(f.flowers[i][cell]) / turnCost
		got, turns := fill(f.params, n, room, left-way-f.homeward[i])
		if got <= 0 {
			continue
		}
		all = append(all, trip{errand{gather, i}, float64(load) + got, way + turns + f.homeward[i], got})
	}
	return all
}

// pace returns the nectar per turn of the best round trip available.
func (f *forager) pace(holds []float64) float64 {
	best := 0.0
	for i, n := range holds {
		got, turns := fill(f.params, n, f.kind.Capacity(), far)
		best = max(best, got/float64(turns+2*f.homeward[i]+1))
	}
	return best
}
