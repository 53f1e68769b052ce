//go:build linux && amd64

package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// A solo game of Huit minutes is played in the whole program by the keyboard:
// cards taken, played for the person, turns ended, the automaton skipped, its ties
// settled, the reckoning read, to the results.
func TestWholeEight(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	g := guest.Start(t, 1280, 720, "--data", t.TempDir(), "--game", "empire", "--seed", "3", "--seats", "human")
	g.WaitFor("the first card", 600, func(s string) bool { return strings.HasSuffix(s, "phase take") })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the pause", 60, func(s string) bool { return strings.HasPrefix(s, "pause") })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the game again", 60, func(s string) bool { return strings.HasPrefix(s, "empire") })
	for range 600 {
		switch scene := g.Scene(); {
		case scene == "results":
			return
		case strings.HasSuffix(scene, "phase act"):
			g.Tap(ebiten.KeyR)
		default: // takes, skips, settles, goes on
			g.Tap(ebiten.KeyEnter)
		}
		g.Ticks(6)
	}
	t.Fatalf("the game does not end; the screen says %q", g.Scene())
}
