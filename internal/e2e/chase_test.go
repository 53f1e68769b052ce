//go:build linux && amd64

package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// A match of Trichrome is played in the whole program, in real time: paused and
// resumed, through the card between two rounds, to its results.
func TestWholeChase(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	g := guest.Start(t, 1280, 720, "--data", t.TempDir(), "--game", "trichrome", "--seed", "3", "--seats", "human,easy,easy",
		"--option", "maze=17x11", "--option", "rounds=2")
	g.WaitFor("the chase", 600, func(s string) bool { return s == "trichrome round 1 phase chase" })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the pause", 60, func(s string) bool { return strings.HasPrefix(s, "pause") })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the chase to go on", 60, func(s string) bool { return strings.HasPrefix(s, "trichrome round 1") })
	turns := [...]ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowRight, ebiten.KeyArrowDown, ebiten.KeyArrowLeft}
	for i := range 6000 {
		scene := g.Scene()
		if scene == "results" {
			return
		}
		if strings.HasSuffix(scene, "phase card") {
			g.Tap(ebiten.KeyEnter)
			g.Ticks(10)
			continue
		}
		g.Tap(turns[i%len(turns)])
		g.Ticks(7)
	}
	t.Fatalf("the match does not end; the screen says %q", g.Scene())
}
