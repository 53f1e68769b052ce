//go:build linux && amd64

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// Every game from the title to its results and back to the title, through its
// lobby, its pause, its rule book, the settings and the records, with one device
// alone and computer players in the other seats.
func TestCouch(t *testing.T) {
	t.Parallel()
	for i, game := range games() {
		for j, d := range devices {
			t.Run(game.id+"/"+string(d), func(t *testing.T) {
				if i%len(devices) != j { // every device plays, and every game is played
					guest.Long(t)
				}
				c := sit(t, d, `{"version":1,"speed":"once","motion":"reduced"}`)
				c.evening(&game)
			})
		}
	}
}

// evening is everything around and in one game.
func (c *couch) evening(game *player) {
	c.t.Helper()
	c.noTrap("title")
	c.settings("title", "settings", 0)
	c.to("lobby "+game.id, "poster", game.poster)
	c.noTrap("lobby")
	c.options()
	game.prepare(c)
	c.baptise()
	if c.has("play", 0) { // no lesson today
		c.use("play", 0)
	} else {
		c.use("start", 0)
	}
	c.wait(game.id)
	c.expect(`"Zo"`)
	c.g.Ticks(60)
	c.rest(game)
	c.playOut(game)
	c.noTrap("results")
	c.wait("results")
	c.g.Ticks(30)
	c.to("match", "replay", 0)
	c.replay()
	c.back("results")
	c.back("title")
	c.noTrap("title again")
}

// settings opens the settings, changes one and changes it back.
func (c *couch) settings(from, name string, n int) {
	c.t.Helper()
	c.to("settings", name, n)
	for range settingsPages { // to the first page, wherever it opened
		c.slide("settings.page", 0, -1, 0.05)
	}
	for page := range settingsPages {
		if page > 0 {
			c.slide("settings.page", 0, 1, (float32(page)+0.5)/settingsPages)
		}
		c.noTrap(fmt.Sprint("settings page ", page))
		switch {
		case c.has("settings.motion", 0):
			c.slide("settings.motion", 0, -1, 0.74)
			c.expect(`"motion":"soft"`)
			c.slide("settings.motion", 0, 1, 0.95)
			c.expect(`"motion":"reduced"`)
		case c.has("remap", 0):
			c.use("remap", 0)
			c.g.Ticks(6)
			c.noTrap("keys")
			c.use("close", 0)
		case c.has("reset", 0):
			c.use("reset", 0)
			c.g.Ticks(6)
			c.noTrap("reset")
			c.use("reset.no", 0)
		}
		c.g.Ticks(4)
	}
	c.back(from)
}

// settingsPages is how many pages the settings have.
const settingsPages = 5

// expect waits until the settings on the disk say so.
func (c *couch) expect(what string) {
	c.t.Helper()
	var got []byte
	for range 60 {
		c.g.Ticks(1)
		got, _ = os.ReadFile(filepath.Join(c.data, "settings.json"))
		if strings.Contains(strings.ReplaceAll(string(got), " ", ""), what) {
			return
		}
	}
	c.fail("the settings do not say %s: %s", what, got)
}

// options opens the sheet with all options, changes one and sets all back.
func (c *couch) options() {
	c.t.Helper()
	if !c.has("more", 0) {
		return
	}
	c.use("more", 0)
	c.g.Ticks(10)
	c.noTrap("options")
	if c.has("stepper", 0) {
		c.slide("stepper", 0, 1, 0.8)
	}
	c.use("usual", 0)
	c.use("close", 0)
}

// baptise writes a name, and the seed on the sheet with all options: typed where there
// are keys, else on the board of letters.
func (c *couch) baptise() {
	c.t.Helper()
	if c.has("name", 0) {
		c.use("name", 0)
	} else {
		c.use("chair", 0)
	}
	c.write("Zo")
	c.use("more", 0)
	c.g.Ticks(10)
	c.use("seed", 0)
	c.write("Ab")
	c.use("close", 0)
}

func (c *couch) write(text string) {
	c.t.Helper()
	if c.device == keys {
		c.g.Type(text)
		c.yes()
		return
	}
	if c.points() {
		spots := c.all("letters")
		if len(spots) == 0 {
			c.fail("no way to letters")
		}
		c.pressThing(&spots[0])
		c.g.Ticks(4)
	}
	c.noTrap("letters")
	for _, r := range strings.ToUpper(text) {
		c.use("letter", int(r))
	}
	c.use("letter", ' ')
	c.use("letter.erase", 0)
	c.use("letter.done", 0)
}

// rest pauses the game, and reads and changes what the pause leads to.
func (c *couch) rest(game *player) {
	c.t.Helper()
	c.pause(game)
	c.g.Ticks(20)
	c.noTrap("pause")
	c.to("rules", "rules", 0)
	c.leaf()
	c.back("pause")
	c.g.Ticks(20)
	c.settings("pause", "settings", 0)
	c.g.Ticks(20)
	c.to(game.id, "resume", 0)
}

// leaf turns the pages of the rule book, forwards and back.
func (c *couch) leaf() {
	c.t.Helper()
	c.g.Ticks(20)
	for range 3 {
		c.turnPage(1)
	}
	c.turnPage(-1)
	c.g.Ticks(20)
}

func (c *couch) turnPage(by int) {
	c.t.Helper()
	switch {
	case !c.points():
		c.step(1 - by)
	case by > 0:
		c.use("page", 1)
	default:
		c.use("page", 0)
	}
	c.g.Ticks(16)
}

// stuckAfter is how many things a hand does while the game tells nothing new of itself,
// until it counts as stuck.
const stuckAfter = 900

// playOut plays until the results.
func (c *couch) playOut(game *player) {
	c.t.Helper()
	told := map[string]bool{}
	still := 0
	for c.g.Scene() != "results" {
		scene := c.g.Scene()
		if !strings.HasPrefix(scene, game.id) {
			c.fail("the game left its own screens")
		}
		// The traces of all games count turns: a trace that came before is no step.
		if still++; !told[scene] {
			told[scene], still = true, 0
		}
		if still > stuckAfter {
			c.fail("the hand is stuck: %s told %d places, and none that is new while the hand did %d more things, %d in all",
				game.id, len(told), stuckAfter, c.beat)
		}
		game.play(c, scene)
	}
	if c.device == pad {
		c.g.Lean(0, 0, 0)
	}
	c.wait("results")
	if c.beat < game.least {
		c.t.Errorf("the hand decided %d things, want %d at least", c.beat, game.least)
	}
}

// replay stops a replay, which plays when it is opened, and goes to its end.
func (c *couch) replay() {
	c.t.Helper()
	c.g.Ticks(30)
	c.noTrap("match")
	c.use("play", 0)
	c.use("last", 0)
	c.use("first", 0)
	c.slide("timeline", 0, 1, 0.5)
	if c.has("wide", 0) {
		c.use("wide", 0)
		c.g.Ticks(30)
		c.back("match")
	}
}

// press2 uses a thing by pointing at it, or by the button or key that is its own.
func (c *couch) press2(name string, b ebiten.StandardGamepadButton, k ebiten.Key) {
	switch {
	case !c.points():
		c.button(b, k)
	default:
		c.try(name, 0)
	}
}

// steer goes into the i-th direction, in turn, from a place for those who point.
func (c *couch) steer(i int, x, y float64) {
	s := steps[i%len(steps)]
	dx, dy := float64(s.dx)*90, float64(s.dy)*90
	switch c.device {
	case mouse:
		c.g.Drag(x, y, x+dx, y+dy, 3)
	case touch:
		c.g.Swipe(x, y, x+dx, y+dy, 3)
	default:
		c.step(i % len(steps))
	}
}

// shortest chooses the first value of the option in view, the shortest match.
func shortest(c *couch) {
	for range 4 {
		c.slide("option", 0, -1, 0.08)
	}
}
