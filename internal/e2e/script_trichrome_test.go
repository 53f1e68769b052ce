//go:build linux && amd64

package e2e

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

func init() {
	scripts["trichrome"] = script{least: 20, table: twoRounds, play: playTrichrome, keys: func(_ string, i int) []ebiten.Key {
		return []ebiten.Key{ways[i%4]}
	}}
}

// twoRounds is the shortest match of ten rounds, made one of two.
func twoRounds(c *couch) {
	shortest(c)
	roundsLess(c, 8)
}

// roundsLess takes a number of rounds from a match, on the sheet with all options.
func roundsLess(c *couch, n int) {
	c.use("more", 0)
	c.g.Ticks(10)
	for range n {
		c.slide("stepper", 0, -1, 0.524) // the middle of its minus
	}
	c.use("close", 0)
	c.g.Ticks(10)
}

// playTrichrome runs about, and goes on between two rounds.
func playTrichrome(c *couch, scene string) {
	if strings.HasSuffix(scene, "card") {
		c.try("next", 0)
		c.g.Ticks(10)
		return
	}
	c.beat++
	c.steer(c.beat, 640, 380)
	c.g.Ticks(12)
}
