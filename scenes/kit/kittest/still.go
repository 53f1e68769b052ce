package kittest

import (
	"math"
	"sort"

	"ludotheque/scenes/ui"
)

// Move is a thing that lies elsewhere, or has another size, than in the picture
// before, and was to be seen in both.
type Move struct {
	From, To ui.Laid
	// By is how far, in device pixels.
	By float64
}

// How a thing that moved differs from one that went while another came.
const (
	sameSpot = 0.75 // pixels
	farthest = 48   // pixels: what comes farther away is another thing
	faint    = 0.12 // alpha: what fades in or out may do so anywhere
)

// Moves are the things of two pictures that moved from one to the other, the
// farthest first. What fades in or out where it lies does not.
func Moves(before, after []ui.Laid) []Move {
	type looks struct {
		look [6]float32
		on   ui.Layer
		img  any
	}
	group := func(all []ui.Laid) map[looks][]ui.Laid {
		m := map[looks][]ui.Laid{}
		for _, l := range all {
			if l.Alpha > faint {
				k := looks{l.Look, l.Layer, l.Image}
				m[k] = append(m[k], l)
			}
		}
		return m
	}
	was, is := group(before), group(after)
	var moves []Move
	for k, here := range is {
		there := was[k]
		left := there[:0:0]
		here = append(here[:0:0], here...)
		for _, a := range there {
			i := at(here, a)
			if i < 0 {
				left = append(left, a)
				continue
			}
			here = append(here[:i], here[i+1:]...)
		}
		for _, b := range here {
			best, by := -1, float64(farthest)
			for i, a := range left {
				d := math.Hypot(float64(a.X+a.W/2-b.X-b.W/2), float64(a.Y+a.H/2-b.Y-b.H/2)) + math.Abs(float64(a.W-b.W)) + math.Abs(float64(a.H-b.H))
				if d < by {
					best, by = i, d
				}
			}
			if best >= 0 {
				moves = append(moves, Move{left[best], b, by})
				left = append(left[:best], left[best+1:]...)
			}
		}
	}
	sort.Slice(moves, func(i, j int) bool { return moves[i].By > moves[j].By })
	return moves
}

// at is the thing of a list that lies where another one does, or -1.
func at(all []ui.Laid, l ui.Laid) int {
	for i, m := range all {
		if max(abs(m.X-l.X), abs(m.Y-l.Y), abs(m.W-l.W), abs(m.H-l.H)) < sameSpot {
			return i
		}
	}
	return -1
}

func abs(x float32) float32 { return max(x, -x) }

// Still lets ticks pass and fails for each in which something moves by itself:
// goes on moving, that is, from one tick to the next; what is suddenly elsewhere
// is another picture. Play says of a thing whether its moving is what is played.
func (s *Stage) Still(what string, ticks int, play func(m *Move) bool) {
	s.T.Helper()
	s.Draws() // letters and artwork are among what may move
	s.Wait(1)
	before := s.Kit.P.Laid(nil)
	var last []Move
	moved := 0
	for tick := range ticks {
		s.Wait(1)
		after := s.Kit.P.Laid(nil)
		moves := Moves(before, after)
		for _, m := range moves {
			if !goesOn(last, &m) || play != nil && play(&m) {
				continue
			}
			if moved++; moved <= 5 {
				s.T.Errorf("%s, tick %d: something moves by %.1f pixels although nothing should: %+v was at (%.1f, %.1f), %.1f by %.1f",
					what, tick, m.By, m.To, m.From.X, m.From.Y, m.From.W, m.From.H)
			}
		}
		before, last = after, moves
	}
	if moved > 5 {
		s.T.Errorf("%s: %d moves in %d ticks", what, moved, ticks)
	}
}

// goesOn says whether a thing moved in the tick before too.
func goesOn(last []Move, m *Move) bool {
	for i := range last {
		if l := &last[i]; l.To.Look == m.From.Look && l.To.Layer == m.From.Layer && l.To.Image == m.From.Image && at([]ui.Laid{l.To}, m.From) == 0 {
			return true
		}
	}
	return false
}
