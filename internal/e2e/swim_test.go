//go:build linux && amd64

package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// A match of Aquar.iom is swum in the whole program, in real time: with keys
// alone, paused and resumed, to its results.
func TestWholeSwim(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	g := guest.Start(t, 1280, 720, "--data", t.TempDir(), "--game", "aquariom", "--seed", "3", "--seats", "human,easy,easy",
		"--option", "map=lagoon", "--option", "turns=60")
	g.WaitFor("the water", 600, func(s string) bool { return strings.HasPrefix(s, "aquariom turn 0") })
	g.Ticks(120) // a moment to look; then the match waits for its only person
	g.Tap(ebiten.KeyArrowUp)
	g.WaitFor("the match to begin", 600, func(s string) bool { return strings.HasPrefix(s, "aquariom turn 5") })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the pause", 60, func(s string) bool { return strings.HasPrefix(s, "pause") })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the swim to go on", 200, func(s string) bool { return strings.HasPrefix(s, "aquariom turn 9") })
	ways := [...]ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowRight, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeySpace}
	for i := range 400 {
		scene := g.Scene()
		if scene == "results" {
			return
		}
		if strings.HasSuffix(scene, "eaten") {
			g.Tap(ebiten.KeySpace)
		}
		g.Tap(ways[i%len(ways)])
		g.Ticks(7)
	}
	t.Fatalf("the match does not end; the screen says %q", g.Scene())
}
