package bzzz

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// Who asks for coordinates reads them above the board and at its left, each in the
// middle of its column or row, and in the log; who does not reads none.
func TestCoordinatesAtTheRimAndInTheLog(t *testing.T) {
	place := regexp.MustCompile(`\(\d+, \d+\)$`)
	for _, size := range [][2]int{{1280, 720}, {720, 1280}} {
		for _, text := range []float32{1, 2} {
			for _, cells := range []string{"16", "40"} {
				for _, on := range []bool{false, true} {
					name := fmt.Sprintf("%dx%d text %v cells %s on %t", size[0], size[1], text, cells, on)
					stage := kittest.NewStage(t, "en", size[0], size[1])
					stage.Kit.Prefs.Coordinates, stage.Kit.Prefs.TextScale = on, text
					th := stageOn(stage, people(1, 7, map[string]string{"cells": cells}))
					th.on.Prefs.Speed = 0
					th.Until("the own turn", th.mine)
					th.Press(ebiten.KeyDigit1)
					th.Wait(60)
					sight := th.Sight()
					sight.See(name, th.scene, false, func() { th.Wait(2) })
					var columns, rows []int
					b := th.lay.board
					for _, l := range th.g.P.Witness.Letters {
						n, err := strconv.Atoi(l.Text)
						r, rim := l.Bounds(), 14+13*text
						if err != nil {
							continue
						}
						if r.Bottom() < b.Y && r.Y > b.Y-rim && r.CX() > b.X {
							columns = append(columns, n)
							if x, _ := th.cell(n, 0); on && (r.CX() < x-4 || r.CX() > x+4) {
								t.Errorf("%s: column %d is named at %v, its cells are at %v", name, n, r.CX(), x)
							}
						}
						if r.Right() < b.X && r.X > b.X-rim && r.CY() > b.Y {
							rows = append(rows, n)
							if _, y := th.cell(0, n); on && (r.CY() < y-8 || r.CY() > y+8) {
								t.Errorf("%s: row %d is named at %v, its cells are at %v", name, n, r.CY(), y)
							}
						}
					}
					for _, all := range [][]int{columns, rows} {
						if named := len(all) >= 8 && slices.Contains(all, 0); named != on {
							t.Errorf("%s: columns %v, rows %v", name, columns, rows)
						}
					}
					laid := th.log.words(th.log.readableLines()[0]).text
					if place.MatchString(laid) != on {
						t.Errorf("%s: the log says %q", name, laid)
					}
					// What is pointed at is the cell under the pointer.
					x, y := th.cell(3, 5)
					if c, ok := th.field.CellAt(&th.frame, x, y); !ok || c.X != 3 || c.Y != 5 {
						t.Errorf("%s: a click on the middle of cell 3, 5 is on %v", name, c)
					}
				}
			}
		}
	}
}

// The board of a record has its columns named as well.
func TestARecordHasCoordinatesToo(t *testing.T) {
	for _, on := range []bool{false, true} {
		k := kittest.NewStage(t, "fr", 1280, 720).Kit
		k.Prefs.Coordinates = on
		r, err := FrontEnd().Open(k, kept(t, 120))
		if err != nil {
			t.Fatal(err)
		}
		g := k.Gui()
		g.P.Witness = &ui.Witness{}
		r.Paint(g, ui.Rect{X: 40, Y: 40, W: 500, H: 500}, 60, 1, false)
		n := 0
		for _, l := range g.P.Witness.Letters {
			if _, err := strconv.Atoi(l.Text); err == nil && l.Bounds().Bottom() < 40+27 {
				n++
			}
		}
		if (n == 16) != on {
			t.Errorf("coordinates %t: %d columns are named", on, n)
		}
	}
}
