package board

import (
	"fmt"
	"image"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// mean returns how light w by h pixels around a place are to an eye.
func mean(e *kittest.Vision, img *image.RGBA, x, y, w, h int) float64 {
	sum := 0.0
	for dy := range h {
		for dx := range w {
			c := img.RGBAAt(x-w/2+dx, y-h/2+dy)
			sum += e.Luminance(c.R, c.G, c.B)
		}
	}
	return sum / float64(w*h)
}

// Every hedge contrasts with the paths on both its sides by three to one, in colour, in
// grey and under the three deficiencies, in every phase of a round and in every light.
func TestHedgesStandOutFromPaths(t *testing.T) {
	g, u := New(), ui.NewGui(ui.NewPainter())
	defer g.Close()
	const w, h = 21, 15
	f := &Frame{Maze: carved(w, h, 4), Area: ui.Rect{X: 314, Y: 22, W: 945, H: 675}, Still: true}
	none := Ring{rules.Spectator, rules.Spectator}
	f.Tokens = []Token{
		{Seat: 0, X: 12, Y: 5, Ring: none, You: true}, {Seat: 1, X: 17, Y: 3, Ring: none}, {Seat: 2, X: 4, Y: 8, Ring: none},
	}
	for _, dark := range []float32{0, Dimmest} {
		f.Dark = dark
		u.Begin(ui.NewView(1280, 720), ui.Input{})
		Backdrop(u.P)
		g.Paint(u, f)
		u.End()
		img := hidden.Picture(t, 1280, 720, fmt.Sprint("board-hedges-", dark), u.P.Flush)
		for name, e := range kittest.Visions {
			least, pairs := 99.0, 0
			pair := func(hx, hy int, hw, hh int, cells ...[2]int) {
				wall := mean(&e, img, hx, hy, hw, hh)
				for _, c := range cells {
					if near(f, c) {
						continue
					}
					x, y := g.At(f, float32(c[0]), float32(c[1]))
					ratio := kittest.Ratio(wall, mean(&e, img, int(x), int(y), 15, 15))
					pairs++
					if least = min(least, ratio); ratio < 3 {
						t.Fatalf("%s, dimmed by %.2f: the hedge at %d, %d and the path at %v are %.2f : 1", name, dark, hx, hy, c, ratio)
					}
				}
			}
			for y := range h {
				for x := range w {
					cx, cy := g.At(f, float32(x), float32(y))
					if f.Maze.Blocked(x, y, 1, 0) && x+1 < w {
						pair(int(cx+cellSize/2), int(cy), 10, 25, [2]int{x, y}, [2]int{x + 1, y})
					}
					if f.Maze.Blocked(x, y, 0, 1) && y+1 < h {
						pair(int(cx), int(cy+cellSize/2), 25, 10, [2]int{x, y}, [2]int{x, y + 1})
					}
				}
			}
			t.Logf("%s, dimmed by %.2f: %d pairs, least %.2f : 1", name, dark, pairs, least)
			if pairs < 500 {
				t.Errorf("%d pairs were measured", pairs)
			}
		}
	}
}

// near reports whether somebody stands at a cell or beside it, on whose disc it lies.
func near(f *Frame, c [2]int) bool {
	for i := range f.Tokens {
		dx, dy := f.Tokens[i].X-float32(c[0]), f.Tokens[i].Y-float32(c[1])
		if dx*dx+dy*dy < 3.3 {
			return true
		}
	}
	return false
}

// Two who meet are both seen: their discs hide nothing of each other.
func TestDiscsPart(t *testing.T) {
	for _, far := range []float32{0.95, 1.2, 1.6, 3} {
		f := &Frame{Tokens: []Token{{X: 3, Y: 3, You: true}, {X: 3 + far, Y: 3}}}
		f.Part()
		if wide := tokenScale * (ownDisc*(1-f.Tokens[0].Close) + otherDisc*(1-f.Tokens[1].Close)) / cellSize; wide > far*1.12 {
			t.Errorf("%.2f cells apart the discs take %.2f", far, wide)
		}
	}
}

// A runner hides no more of the maze than its own cell: one sees the hedges beside it.
func TestDiscsTakeACell(t *testing.T) {
	for name, disc := range map[string]float32{"one's own": ownDisc + 2.4, "another's": max(otherDisc, outRing+2.4)} {
		if wide := 2 * tokenScale * disc / cellSize; wide > 1.1 {
			t.Errorf("%s disc is %.2f cells wide", name, wide)
		}
	}
}

// Everything that has to be seen to play stands out from what it lies on by three to
// one, in colour, in grey and under the three deficiencies: discs on the paths, rings on
// the dark discs, threads on their casings and those on the paths, arrows and the door.
func TestMarksStandOut(t *testing.T) {
	type pair struct {
		name   string
		on, of ui.Color
	}
	pairs := []pair{
		{"the white disc on a path", nightPath, ui.White},
		{"a dark disc on a path", nightPath, TokenDisc},
		{"the casing of a thread on a path", nightPath, nightGround},
		{"an arrow on its edge", ui.Ink, honeyLight},
		{"a print on a path", nightPath, ui.White},
		{"the ring of a wait on its edge", nightGround, ui.White},
		{"a heart on its edge", ui.Ink, ui.White},
	}
	for c, n := range Night {
		pairs = append(pairs,
			pair{fmt.Sprint("the ring of ", c, " on a dark disc"), TokenDisc, n},
			pair{fmt.Sprint("the thread of ", c, " on its casing"), nightGround, n},
			pair{fmt.Sprint("the sign of ", c, " on the white disc"), ui.White, ui.SeatLook(rules.Seat(c)).Ground})
	}
	for name, e := range kittest.Visions {
		light := func(c ui.Color) float64 {
			return e.Luminance(uint8(c.R*255+0.5), uint8(c.G*255+0.5), uint8(c.B*255+0.5))
		}
		for _, k := range pairs {
			if ratio := kittest.Ratio(light(k.on), light(k.of)); ratio < 3 {
				t.Errorf("%s: %s has %.2f : 1", name, k.name, ratio)
			}
		}
	}
}
