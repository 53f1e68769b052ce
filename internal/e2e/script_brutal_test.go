//go:build linux && amd64

package e2e

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

func init() {
	scripts["brutal"] = script{least: 4, play: playBrutal, menu: "menu", short: true, keys: func(scene string, _ int) []ebiten.Key {
		switch {
		case strings.Contains(scene, "brutal melee"):
			return []ebiten.Key{ebiten.KeyPageDown}
		case strings.Contains(scene, "brutal post"):
			return []ebiten.Key{ebiten.KeyPageDown, ebiten.KeyEnter}
		}
		return []ebiten.Key{ebiten.KeyEnter}
	}}
}

// playBrutal composes, posts, watches and orders.
func playBrutal(c *couch, scene string) {
	says := func(what string) bool { return strings.HasPrefix(scene, "brutal "+what) }
	switch {
	case says("setup") && !c.has("preset", 1): // it asked whether to go on with points left
		c.use("main", 0)
	case says("setup"):
		c.use("preset", 1)
		c.use("cup", 7)
		if c.has("half", 1) { // a phone shows the values on a paper of their own
			c.use("half", 1)
		}
		c.slide("attribute", 1, -1, 0.36)
		if c.has("half", 0) {
			c.use("half", 0)
		}
		c.use("undo", 0)
		c.use("cup", 7)
		c.use("main", 0)
		c.beat += 3
	case says("post"):
		if c.has("main", 0) && c.has("fill", 0) {
			for i, n := range []int{2, 4} {
				if c.has("cup", n) {
					c.use("cup", n)
					c.use("zone", i+1)
					c.beat++
				}
			}
			c.use("fill", 0)
			c.use("main", 0)
		}
	case says("melee"):
		c.press2("end", padZR, ebiten.KeyPageDown)
	case says("moments"):
		c.use("main", 0)
	case says("over"):
		if c.has("main", 0) {
			c.use("main", 0)
		} else { // the last moves are still shown
			c.press2("end", padZR, ebiten.KeyPageDown)
		}
	case says("truce"):
		if cups := c.all("cup"); len(cups) > 0 && !c.has("order", 0) {
			c.try("cup", cups[0].N) // at a table the other side may end the truce at any time
			if zones := c.all("zone"); len(zones) > 0 && c.try("zone", zones[0].N) {
				c.beat++
			}
		}
		c.try("main", 0)
	case says("reveal"):
		if c.points() {
			c.press(640, 300)
		} else {
			c.yes()
		}
	}
	c.g.Ticks(12)
}
