package trichrome

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// crowd is a state of a match and how near everything in it is to everything else.
type crowd struct {
	start play.Start
	step  int
	near  float64
}

// crowded returns the most crowded states of matches of computer players, one of each phase of
// each round at most.
func crowded(t *testing.T, most int) []crowd {
	var all []crowd
	for seed := range uint64(4) {
		start := people(1, seed, map[string]string{"rounds": "3"})
		best := map[[2]int]crowd{}
		for at, v := range played(t, start) {
			if v.Phase < game.PhaseChase || v.Phase > game.PhaseDuel || v.Ticks < 10 {
				continue
			}
			var places []game.Place
			for i := range v.Runners {
				places = append(places, v.Runners[i].Place())
			}
			if door, ok := v.Door(); ok {
				places = append(places, v.Maze.Centre(door))
			}
			c := crowd{start, at, 0}
			for i, a := range places {
				for _, b := range places[:i] {
					c.near += 1 / (1 + float64(max(a.X-b.X, b.X-a.X)+max(a.Y-b.Y, b.Y-a.Y))/game.Cell)
				}
			}
			if key := [2]int{v.Round.Number, int(v.Phase)}; c.near > best[key].near {
				best[key] = c
			}
		}
		for _, c := range best {
			all = append(all, c)
		}
	}
	slices.SortFunc(all, func(a, b crowd) int { return cmp.Or(cmp.Compare(b.near, a.near), cmp.Compare(a.step, b.step)) })
	return all[:most]
}

// TestNothingLiesOverWhatCarriesTheGame lays papers over the most crowded states:
// they leave the players who run, and the door, free.
func TestNothingLiesOverWhatCarriesTheGame(t *testing.T) {
	sheets := 0
	for n, c := range crowded(t, 8) {
		for _, l := range [...]kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "en", Text: 1, W: 390, H: 844}, {Lang: "fr", Text: 2, W: 1280, H: 720}, {Lang: "en", Text: 1, W: 568, H: 320}} {
			on := kittest.NewStage(t, l.Lang, l.W, l.H)
			l.Set(on.Kit)
			opened, err := onScreen.Shot(on.Kit, c.start, c.step)
			if err != nil {
				t.Fatal(err)
			}
			s := opened.(*scene)
			on.Play(s)
			on.Wait(2)
			f := s.Face().(*face)
			side := f.board.CellSide(&f.frame)
			carries := map[string]ui.Rect{}
			for p := range rules.Seat(game.Players) {
				if !f.View.Runners[p].Eaten {
					x, y := f.at(f.place(p))
					carries["seat "+p.Letter()] = ui.Centered(x, y, 1.2*side, 1.2*side)
				}
			}
			if f.frame.Door.Show {
				x, y := f.at(ui.Point{X: f.frame.Door.X, Y: f.frame.Door.Y})
				carries["the door"] = ui.Centered(x, y, side, 1.2*side)
			}
			over := map[string]ui.Rect{}
			for i, r := range f.seen.sheets {
				over[fmt.Sprint("paper ", i)] = r
			}
			sheets += len(over)
			for name, r := range over {
				for what, o := range carries {
					w, h := min(r.Right(), o.Right())-max(r.X, o.X), min(r.Bottom(), o.Bottom())-max(r.Y, o.Y)
					if w > 0 && h > 0 && w*h > 0.1*o.W*o.H {
						t.Errorf("seed %d, step %d, %v: %s at %v lies on %s at %v", c.start.Setup.Seed, c.step, l, name, r, what, o)
					}
				}
			}
			hidden.Picture(t, l.W, l.H, fmt.Sprintf("crowded-%d-%dx%d", n, l.W, l.H), f.Gui.P.Flush)
			s.Close()
		}
	}
	if sheets < 6 {
		t.Errorf("only %d papers were laid", sheets)
	}
}
