//go:build linux && amd64

package e2e

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/trace"
)

func init() {
	scripts["empire"] = script{least: 10, play: playEmpire, keys: func(scene string, _ int) []ebiten.Key {
		if strings.HasSuffix(scene, "phase act") {
			return []ebiten.Key{ebiten.KeyR}
		}
		return []ebiten.Key{ebiten.KeyEnter}
	}}
}

// playEmpire takes cards, uses them, and answers whatever is asked.
func playEmpire(c *couch, scene string) {
	_, phase, _ := strings.Cut(scene, " phase ")
	switch {
	case phase == "take" && c.has("take", 0):
		if c.points() {
			cards := c.all("card")
			if len(cards) > 0 { // in a browser the screen goes on meanwhile
				c.try("card", cards[c.beat%len(cards)].N)
			}
			c.try("take", 0)
		} else {
			for range c.beat % 3 {
				c.step(0)
			}
			c.yes()
		}
		c.beat++
	case phase == "act" && c.has("end", 0):
		switch regions := c.all("region"); {
		case len(regions) == 0 || c.beat%7 == 6:
			c.press2("end", padX, ebiten.KeyX)
		case c.points():
			c.pressThing(&regions[c.beat%len(regions)])
			if foes := c.all("foe"); len(foes) > 0 {
				c.try("foe", foes[0].N)
			}
		default:
			c.step(c.beat % 4)
			c.yes()
		}
		c.beat++
	case len(c.all("answer")) > 0:
		answers := c.all("answer")
		if c.points() {
			c.try("answer", answers[0].N)
		} else {
			c.yes()
		}
	case c.try("goon", 0):
	case slices.ContainsFunc(c.g.Things().List, func(t trace.Thing) bool { return t.Name == "skip" }):
		c.press2("skip", padA, ebiten.KeyEnter)
	case len(c.all("region")) > 0 && c.points():
		regions := c.all("region")
		c.pressThing(&regions[0])
	case !c.points():
		c.yes()
	}
	c.g.Ticks(6)
}
