//go:build linux && amd64

package e2e

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

func init() {
	scripts["bzzz"] = script{least: 15, table: shortest, play: playBzzz, from: "bzzz turn 3", keys: func(scene string, _ int) []ebiten.Key {
		switch {
		case strings.Contains(scene, "fight"):
			return []ebiten.Key{ebiten.KeyEscape}
		case strings.Contains(scene, "seat A"):
			return []ebiten.Key{ebiten.KeyT}
		}
		return nil
	}}
}

// playBzzz lays bees, sends them out, and lets the rest be done now and then.
func playBzzz(c *couch, scene string) {
	switch {
	case strings.Contains(scene, "fight"):
		c.try("next", 0)
	case strings.Contains(scene, "over"), !strings.Contains(scene, "seat A"), !c.has("end", 0):
	case c.has("menu", 0):
		c.use("menu", 0)
	case c.beat%3 == 0 && c.has("lay", 0):
		c.layBee()
		c.beat++
	case c.beat%3 == 1 && c.points() && len(c.all("cell")) > 0:
		cells := c.all("cell")
		c.pressThing(&cells[c.beat%len(cells)])
		c.beat++
	case c.beat%3 == 1:
		c.step(c.beat / 3 % 3)
		if f := c.g.Things().Focus; f < 0 || c.g.Things().List[f].Name == "cell" { // not the pause beside the board
			c.button(padA, ebiten.KeySpace)
		}
		c.beat++
	case c.beat%4 == 0:
		c.press2("rest", padZR, ebiten.KeyT)
		c.beat++
	default:
		c.press2("end", padX, ebiten.KeyX)
		c.beat++
	}
	c.g.Ticks(5)
}

// layBee lays the first kind of bee.
func (c *couch) layBee() {
	switch c.device {
	case keys:
		c.g.Tap(ebiten.KeyDigit1)
	case pad:
		for range 30 { // to the right, where the board ends
			if c.g.Things().Focus >= 0 {
				break
			}
			c.step(0)
		}
		c.use("lay", 0)
		c.g.Press(0, padB) // back to the board
	default:
		c.use("lay", 0)
	}
	c.g.Ticks(2)
}
