//go:build linux && amd64

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/trace"
)

// game is how a hand plays one of the games.
type game struct {
	id     string
	poster int
	// table prepares the lobby, play does one thing on a screen of the game, and
	// said is what it calls its screens.
	table func(c *couch)
	play  func(c *couch, scene string)
	// least is how many things the person decides at least.
	least int
}

// Every game from the title to its results and back to the title, through its
// lobby, its pause, its rule book, the settings and the records, with one device
// alone and computer players in the other seats.
func TestCouch(t *testing.T) {
	for i, game := range couchGames {
		for j, d := range devices {
			t.Run(game.id+"/"+string(d), func(t *testing.T) {
				if i%len(devices) != j { // every device plays, and every game is played
					long(t)
				}
				c := sit(t, d, `{"version":1,"speed":"once","motion":"reduced"}`)
				c.evening(&game)
			})
		}
	}
}

// evening is everything around and in one game.
func (c *couch) evening(game *game) {
	c.t.Helper()
	c.noTrap("title")
	c.settings("title", "settings", 0)
	c.to("lobby "+game.id, "poster", game.poster)
	c.noTrap("lobby")
	c.options()
	game.table(c)
	c.baptise()
	c.use("start", 0)
	c.g.Ticks(10)
	if c.has("learn", 0) { // no lesson today
		c.noTrap("lesson")
		c.use("play", 0)
	}
	c.wait(game.id)
	c.expect(`"Zo"`)
	c.g.Ticks(60)
	c.rest(game)
	c.playOut(game)
	c.noTrap("results")
	c.wait("results")
	c.g.Ticks(30)
	c.to("records", "replay", 0)
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

// baptise writes a name and a seed: typed where there are keys, else on the board
// of letters.
func (c *couch) baptise() {
	c.t.Helper()
	if c.has("name", 0) {
		c.use("name", 0)
	} else {
		c.use("chair", 0)
	}
	c.write("Zo")
	c.use("seed", 0)
	c.write("Ab")
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
func (c *couch) rest(game *game) {
	c.t.Helper()
	c.pause()
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

// playOut plays until the results.
func (c *couch) playOut(game *game) {
	c.t.Helper()
	last, still := "", 0
	for range 60000 {
		scene := c.g.Scene()
		if scene == "results" {
			if c.device == pad {
				c.g.Lean(0, 0, 0)
			}
			break
		}
		if !strings.HasPrefix(scene, game.id) {
			c.fail("the game left its own screens")
		}
		game.play(c, scene)
		if scene == last {
			still++
		} else {
			last, still = scene, 0
		}
		if still > 900 {
			c.fail("nothing goes on")
		}
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
	c.noTrap("records")
	c.use("play", 0)
	c.use("last", 0)
	c.use("first", 0)
	c.slide("timeline", 0, 1, 0.5)
	if c.has("wide", 0) {
		c.use("wide", 0)
		c.g.Ticks(30)
		c.back("records")
	}
}

var couchGames = []game{
	{id: "bzzz", poster: 0, least: 15, table: shortest, play: playBzzz},
	{id: "trichrome", poster: 1, least: 20, table: twoRounds, play: playTrichrome},
	{id: "brutal", poster: 2, least: 6, table: func(*couch) {}, play: playBrutal},
	{id: "aquariom", poster: 3, least: 20, table: func(*couch) {}, play: playAquariom},
	{id: "empire", poster: 4, least: 10, table: func(*couch) {}, play: playEmpire},
}

// shortest chooses the first value of the option in view, the shortest match.
func shortest(c *couch) {
	for range 4 {
		c.slide("option", 0, -1, 0.08)
	}
}

// twoRounds is the shortest match of ten rounds, on the sheet with all options made
// one of two.
func twoRounds(c *couch) {
	shortest(c)
	c.use("more", 0)
	c.g.Ticks(10)
	for range 8 {
		c.slide("stepper", 0, -1, 0.524) // the middle of its minus
	}
	c.use("close", 0)
	c.g.Ticks(10)
}

// playBzzz lays bees, sends them out, and lets the rest be done now and then.
func playBzzz(c *couch, scene string) {
	switch {
	case strings.Contains(scene, "fight"):
		c.try("next", 0)
	case strings.Contains(scene, "over"), !strings.Contains(scene, "seat A"), !c.has("end", 0):
	case c.beat%3 == 0 && c.has("lay", 0):
		c.layBee()
		c.beat++
	case c.beat%3 == 1 && c.points() && len(c.all("cell")) > 0:
		cells := c.all("cell")
		c.pressThing(&cells[c.beat%len(cells)])
		c.beat++
	case c.beat%3 == 1:
		c.step(c.beat / 3 % 3)
		c.button(padA, ebiten.KeySpace)
		c.beat++
	case c.beat%4 == 0:
		c.press2("rest", padZR, ebiten.KeyT)
		c.beat++
	default:
		c.press2("end", padX, ebiten.KeyR)
		c.beat++
	}
	c.g.Ticks(5)
}

// layBee lays the first kind of bee.
func (c *couch) layBee() {
	switch c.device {
	case keys:
		c.g.Tap(ebiten.KeyDigit1)
	case pad:
		for range 30 { // to the right, where the board ends
			if c.g.Things().Focus >= 0 {
				break
			}
			c.step(0)
		}
		c.use("lay", 0)
		c.g.Press(0, padB) // back to the board
	default:
		c.use("lay", 0)
	}
	c.g.Ticks(2)
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

// playBrutal composes, posts, watches and orders.
func playBrutal(c *couch, scene string) {
	says := func(what string) bool { return strings.HasPrefix(scene, "brutal "+what) }
	switch {
	case says("setup"):
		c.use("preset", 1)
		c.use("cup", 7)
		c.slide("attribute", 1, -1, 0.36)
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
	case says("truce"):
		if cups := c.all("cup"); len(cups) > 0 && !c.has("order", 0) {
			c.use("cup", cups[0].N)
			if zones := c.all("zone"); len(zones) > 0 {
				c.use("zone", zones[0].N)
				c.beat++
			}
		}
		if c.has("main", 0) {
			c.use("main", 0)
		}
	case says("reveal"):
		if c.points() {
			c.press(640, 300)
		} else {
			c.yes()
		}
	}
	c.g.Ticks(12)
}

// playAquariom swims about, divides, and comes back when it was eaten.
func playAquariom(c *couch, scene string) {
	c.beat++
	eaten := strings.HasSuffix(scene, "eaten")
	x, y := 640+300*float64(steps[c.beat%4].dx), 380+200*float64(steps[c.beat%4].dy)
	divide := c.beat%5 == 0
	switch c.device {
	case pad:
		c.g.Lean(0, float64(steps[c.beat%4].dx), float64(steps[c.beat%4].dy))
		if divide || eaten {
			c.g.Press(0, padA)
		}
	case keys:
		c.step(c.beat % 4)
		if divide || eaten {
			c.g.Tap(ebiten.KeySpace)
		}
	case mouse:
		c.g.Move(x, y)
		if eaten {
			c.try("reborn", 0)
		}
	case touch:
		switch {
		case eaten && c.try("reborn", 0):
		case divide && c.try("divide", 0):
		default:
			c.g.Swipe(640, 380, x, y, 6)
		}
	}
	c.g.Ticks(20)
}

// playEmpire takes cards, uses them, and answers whatever is asked.
func playEmpire(c *couch, scene string) {
	_, phase, _ := strings.Cut(scene, " phase ")
	switch {
	case phase == "take" && c.has("take", 0):
		if c.points() {
			cards := c.all("card")
			c.use("card", cards[c.beat%len(cards)].N)
			if c.has("take", 0) {
				c.use("take", 0)
			}
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
			c.press2("end", padX, ebiten.KeyE)
		case c.points():
			c.pressThing(&regions[c.beat%len(regions)])
			if foes := c.all("foe"); len(foes) > 0 {
				c.use("foe", foes[0].N)
			}
		default:
			c.step(c.beat % 4)
			c.yes()
		}
		c.beat++
	case len(c.all("answer")) > 0:
		answers := c.all("answer")
		if c.points() {
			c.use("answer", answers[0].N)
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
