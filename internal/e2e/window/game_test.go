//go:build linux && amd64

package window

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// hand is a way to play a game of Bzzz: everything that it does, it does with
// one device.
type hand struct {
	name string
	// choose opens the lobby from the title, start begins the match there; turn
	// plays a turn, skip ends what the screen shows between turns, leave goes
	// back one screen.
	choose, start, turn, skip, leave func(g *guest.Guest)
}

func hands() []hand {
	key := func(k ebiten.Key) func(*guest.Guest) { return func(g *guest.Guest) { g.Tap(k) } }
	button := func(b ebiten.StandardGamepadButton) func(*guest.Guest) {
		return func(g *guest.Guest) { g.Press(0, b) }
	}
	click := func(x, y float64) func(*guest.Guest) { return func(g *guest.Guest) { g.Click(x, y) } }
	const a, b = ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight
	return []hand{
		{"keys", key(ebiten.KeyEnter), key(ebiten.KeyEnter), key(ebiten.KeyT), key(ebiten.KeyEscape), key(ebiten.KeyEscape)},
		{"pad", button(a), button(a), button(ebiten.StandardGamepadButtonFrontBottomRight), button(b), button(b)},
		// The places are those of the target pictures.
		{"mouse", click(178, 580), click(1040, 545), click(1124, 653), click(1170, 650), click(84, 692)},
	}
}

// A whole game of 75 turns against three computer players, by each device alone:
// title, lobby, game, results, title, and out.
func TestWholeGame(t *testing.T) {
	for _, h := range hands() {
		t.Run(h.name, func(t *testing.T) {
			if h.name != "keys" {
				guest.Long(t)
			}
			g := guest.Start(t, 1280, 720, "--data", guest.Brisk(t))
			g.Title()
			g.Ticks(30)
			if h.name == "pad" {
				g.Plug()
			}
			until(t, g, "lobby bzzz", h.choose)
			g.Ticks(30)
			until(t, g, "bzzz turn 1 seat A", h.start)
			if turns := playToResults(t, g, h); turns < 20 {
				t.Errorf("the person played %d turns; a match is longer", turns)
			}
			until(t, g, "title", h.leave)
			g.Tap(ebiten.KeyEscape) // shows where to quit
			g.Tap(ebiten.KeyEscape)
			if code := g.WaitExit(); code != 0 {
				t.Errorf("exit code %d, want 0", code)
			}
		})
	}
}

// until does a thing until the scene begins so.
func until(t *testing.T, g *guest.Guest, prefix string, do func(*guest.Guest)) {
	t.Helper()
	for range 20 {
		if strings.HasPrefix(g.Scene(), prefix) {
			return
		}
		do(g)
		g.Ticks(20)
	}
	t.Fatalf("waited for %q; the screen says %q", prefix, g.Scene())
}

// A program that is killed in the middle of a game has lost nothing: the title
// of the next start offers to go on where it was.
func TestKilledGameGoesOn(t *testing.T) {
	data := guest.Brisk(t)
	g := guest.Start(t, 1280, 720, "--data", data, "--game", "bzzz", "--seed", "5")
	at := playUntil(t, g, hands()[0], "bzzz turn 4 seat A")
	g.Kill()

	g = guest.Start(t, 1280, 720, "--data", data)
	g.Title()
	g.Ticks(60)
	// The card with what goes on is on the strip, one step below the games.
	g.Tap(ebiten.KeyArrowDown)
	g.Ticks(10)
	g.Tap(ebiten.KeyEnter)
	g.WaitFor("the game that was killed, at "+at, 300, func(s string) bool { return s == at })
}

// A finger opens the lobby of the first poster.
func TestTouch(t *testing.T) {
	g := guest.Start(t, 1280, 720)
	g.Title()
	g.Ticks(60)
	for range 3 { // the first tap may only choose
		if strings.HasPrefix(g.Scene(), "lobby") {
			break
		}
		g.Touch(180, 330)
		g.Ticks(30)
	}
	g.WaitFor("the lobby", 60, func(s string) bool { return s == "lobby bzzz" })
}

// playUntil plays until the scene begins so, and gives it.
func playUntil(t *testing.T, g *guest.Guest, h hand, prefix string) string {
	t.Helper()
	for range 5000 {
		scene := g.Scene()
		switch {
		case strings.HasPrefix(scene, prefix):
			return scene
		case strings.HasPrefix(scene, "pause"):
			g.Tap(ebiten.KeyEscape)
		case strings.Contains(scene, "fight"):
			h.skip(g)
		case strings.Contains(scene, "seat A"):
			h.turn(g)
		}
		g.Ticks(5)
	}
	t.Fatalf("waited for %q; the screen says %q", prefix, g.Scene())
	return ""
}

// The record of a game that was played by hand plays again to the same end in
// the command without a window.
func TestArenaReplaysARecord(t *testing.T) {
	data := guest.Brisk(t)
	g := guest.Start(t, 1280, 720, "--data", data, "--game", "bzzz", "--seed", "9", "--option", "turns=16")
	playToResults(t, g, hands()[0])
	records, err := filepath.Glob(filepath.Join(data, "records", "*"))
	if err != nil || len(records) != 1 {
		t.Fatalf("records: %q, %v; want one", records, err)
	}
	out, err := exec.Command("go", "run", "ludotheque/arena", "replay", records[0]).CombinedOutput()
	if err != nil {
		t.Errorf("arena replay: %v\n%s", err, out)
	}
}

// A gamepad goes from the title through the lobby into a game; when it is pulled
// out the game waits, and any pad takes it up again.
func TestLostPad(t *testing.T) {
	g := guest.Start(t, 1280, 720, "--data", guest.Brisk(t))
	g.Title()
	g.Plug()
	yes := func() { g.Press(0, ebiten.StandardGamepadButtonRightBottom); g.Ticks(30) }
	yes()
	g.WaitFor("the lobby", 120, func(s string) bool { return strings.HasPrefix(s, "lobby") })
	yes()
	g.WaitFor("the game", 300, func(s string) bool { return strings.HasPrefix(s, "bzzz") })
	g.Unplug()
	g.WaitFor("the pause", 120, func(s string) bool { return strings.HasPrefix(s, "pause") })
	g.Plug()
	yes()
	g.WaitFor("the game again", 300, func(s string) bool { return strings.HasPrefix(s, "bzzz") })
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
