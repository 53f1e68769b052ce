//go:build linux && amd64

package e2e

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

func init() {
	scripts["aquariom"] = script{least: 20, play: playAquariom, options: "&option=map%3Doriginal-16p", from: "aquariom turn 3", keys: func(_ string, i int) []ebiten.Key {
		return []ebiten.Key{ways[i%5]}
	}}
}

// thousandTurns makes a match one of fifty seconds, on the sheet with all options.
func thousandTurns(c *couch) {
	c.use("more", 0)
	c.g.Ticks(10)
	c.slide("stepper", 1, 1, 0.93) // the last of its choices
	c.use("close", 0)
	c.g.Ticks(10)
}

// playAquariom swims about, divides, and comes back when it was eaten.
func playAquariom(c *couch, scene string) {
	c.beat++
	eaten := strings.HasSuffix(scene, "eaten")
	x, y := 640+300*float64(steps[c.beat%4].dx), 380+200*float64(steps[c.beat%4].dy)
	divide := c.beat%5 == 0
	switch c.device {
	case pad:
		c.g.Lean(0, float64(steps[c.beat%4].dx), float64(steps[c.beat%4].dy))
		if divide || eaten {
			c.g.Press(0, padA)
		}
	case keys:
		c.step(c.beat % 4)
		if divide || eaten {
			c.g.Tap(ebiten.KeySpace)
		}
	case mouse:
		c.g.Move(x, y)
		if eaten {
			c.try("reborn", 0)
		}
	case touch:
		switch {
		case eaten && c.try("reborn", 0):
		case divide && c.try("divide", 0):
		default:
			c.g.Swipe(640, 380, x, y, 6)
		}
	}
	c.g.Ticks(20)
}
