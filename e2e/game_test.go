//go:build linux && amd64

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/e2e/guest"
)

// brisk is a folder of settings for somebody in a hurry, as a player has it who
// chose "at once" and "reduced motion".
func brisk(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	settings := `{"version":1,"speed":"once","motion":"reduced"}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// hand is a way to play a game of Bzzz: everything that it does, it does with
// one device.
type hand struct {
	name string
	// turn plays a turn, skip ends what the screen shows between turns, leave
	// goes back one screen.
	turn, skip, leave func(g *guest.Guest)
}

func hands() []hand {
	key := func(k ebiten.Key) func(*guest.Guest) { return func(g *guest.Guest) { g.Tap(k) } }
	button := func(b ebiten.StandardGamepadButton) func(*guest.Guest) {
		return func(g *guest.Guest) { g.Press(0, b) }
	}
	click := func(x, y float64) func(*guest.Guest) { return func(g *guest.Guest) { g.Click(x, y) } }
	return []hand{
		{"keys", key(ebiten.KeyT), key(ebiten.KeyEscape), key(ebiten.KeyEscape)},
		{"pad", button(ebiten.StandardGamepadButtonFrontBottomRight), button(ebiten.StandardGamepadButtonRightRight), button(ebiten.StandardGamepadButtonRightRight)},
		// The dark key at the lower right, where the target picture has it.
		{"mouse", click(1124, 653), click(640, 360), click(84, 692)},
	}
}

// A whole game against three computer players, by each device alone: from the
// command line to the results, back to the title, and out.
func TestWholeGame(t *testing.T) {
	for _, h := range hands() {
		t.Run(h.name, func(t *testing.T) {
			g := guest.Start(t, 1280, 720, "--data", brisk(t), "--game", "bzzz", "--seed", "3", "--option", "turns=40", "--seats", "human,easy,easy,easy")
			if h.name == "pad" {
				g.Plug()
			}
			turns := playToResults(t, g, h)
			if turns < 8 {
				t.Errorf("%d turns were played, want about ten", turns)
			}
			for range 20 {
				if strings.HasPrefix(g.Scene(), "title") {
					break
				}
				h.leave(g)
				g.Ticks(20)
			}
			title(t, g)
			g.Tap(ebiten.KeyEscape)
			g.Tap(ebiten.KeyEscape)
			if code := g.WaitExit(); code != 0 {
				t.Errorf("exit code %d, want 0", code)
			}
		})
	}
}

// playToResults plays every turn of seat A until the results are shown, and
// counts them.
func playToResults(t *testing.T, g *guest.Guest, h hand) (turns int) {
	t.Helper()
	played := ""
	for range 20000 {
		scene := g.Scene()
		turn, _, _ := strings.Cut(scene, " phase ")
		switch {
		case strings.HasPrefix(scene, "results"):
			return turns
		case strings.HasPrefix(scene, "pause"):
			g.Tap(ebiten.KeyEscape) // a key that came too late for what it was to skip
		case strings.Contains(scene, "fight") || strings.Contains(scene, "over"):
			h.skip(g)
		case strings.HasPrefix(scene, "bzzz") && strings.Contains(scene, "seat A"):
			if turn != played {
				turns++
				played = turn
			}
			h.turn(g)
		}
		if !g.Ticks(5) {
			t.Fatal("the program ended in the middle of a game")
		}
	}
	t.Fatalf("no results after %d turns; the screen says %q", turns, g.Scene())
	return 0
}
