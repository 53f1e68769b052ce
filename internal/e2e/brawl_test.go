//go:build linux && amd64

package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// A game of C'est du brutal ! is played in the whole program by the keyboard: a
// ready-made team, the rest placed, mêlées skipped, truces sealed, to its
// results.
func TestWholeBrawl(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	g := guest.Start(t, 1280, 720, "--data", t.TempDir(), "--game", "brutal", "--seed", "3", "--seats", "human,easy")
	says := func(what string) func(string) bool {
		return func(s string) bool { return strings.HasPrefix(s, "brutal "+what) }
	}
	g.WaitFor("the set-up", 600, says("setup"))
	g.Ticks(3)
	g.Tap(ebiten.KeyEnter)
	g.WaitFor("the posting", 600, says("post"))
	g.Ticks(3)
	g.Tap(ebiten.KeyPageDown) // places the rest
	g.Ticks(3)
	g.Tap(ebiten.KeyEnter)
	g.WaitFor("the mêlée", 600, says("melee"))
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the pause", 60, func(s string) bool { return strings.HasPrefix(s, "pause") })
	g.Tap(ebiten.KeyEscape)
	g.WaitFor("the mêlée again", 60, says("melee"))
	for range 400 {
		scene := g.Scene()
		switch {
		case scene == "results":
			return
		case strings.HasPrefix(scene, "brutal truce"), strings.HasPrefix(scene, "brutal reveal"), strings.HasPrefix(scene, "brutal moments"):
			g.Tap(ebiten.KeyEnter) // without orders; seen enough
		case strings.HasPrefix(scene, "brutal melee"):
			g.Tap(ebiten.KeyPageDown) // to its end
		}
		g.Ticks(20)
	}
	t.Fatalf("the game does not end; the screen says %q", g.Scene())
}
