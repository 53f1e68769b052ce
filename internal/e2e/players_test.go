//go:build linux && amd64

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/catalog"
	"ludotheque/scenes/trace"
)

// script is how a hand plays one of the games from outside. The zero value plays a
// game by what its screen says can be used; a file script_GAME_test.go puts a better
// one into scripts where that is not enough, as where one steers.
type script struct {
	// least is how many things the person decides at least.
	least int
	// table prepares the lobby; nil leaves it as it is.
	table func(c *couch)
	// play does one thing on a screen of the game.
	play func(c *couch, scene string)
	// keys are what a walker with a keyboard presses next; i counts what it did.
	keys func(scene string, i int) []ebiten.Key
	// menu is the widget that pauses for pointing devices, when it is not "pause".
	menu string
	// short matches are played to their end even on a brief walk.
	short bool
	// options are added to the address of the hardest match in a browser, and from
	// is the screen from which on its turns are measured.
	options, from string
}

// scripts are those of games that have their own.
var scripts = map[string]script{}

// player is a script and the game that it plays.
type player struct {
	script
	id string
	// poster is the game's place on the title; -1 when it is not there.
	poster int
	seats  int
}

// games are the games of the catalogue, in the order of the title.
func games() []player {
	var list []player
	for i, e := range catalog.Games() {
		list = append(list, playerOf(e, i))
	}
	return list
}

// playerOf is who plays a game.
func playerOf(e *catalog.Entry, poster int) player {
	p := player{script: scripts[e.ID], id: e.ID, poster: poster, seats: e.Max}
	if p.play == nil {
		p.play = playAny
	}
	if p.keys == nil {
		p.keys = func(_ string, i int) []ebiten.Key { return []ebiten.Key{append(ways, ebiten.KeyEnter)[i%6]} }
	}
	if p.menu == "" {
		p.menu = "pause"
	}
	if p.from == "" {
		p.from = p.id
	}
	return p
}

// prepare makes the lobby ready.
func (p *player) prepare(c *couch) {
	if p.table != nil {
		p.table(c)
	}
}

// hardest is the address of a match in which as many computer players as there can be
// think as hard as they can.
func (p *player) hardest() string {
	return "game=" + p.id + "&seats=" + strings.TrimSuffix(strings.Repeat("hard,", p.seats), ",") + p.options
}

// ways are the keys that steer, and the one that does something.
var ways = []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowRight, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeySpace}

// aside are the things on a game's screen that do not play it.
var aside = []string{"pause", "menu", "hint", "undo", "log", "close", "help", "rules"}

// playAny plays a game that it knows nothing of, by using one after the other of the
// things that its screen says can be used.
func playAny(c *couch, _ string) {
	list := slices.DeleteFunc(slices.Clone(c.g.Things().List), func(t trace.Thing) bool { return slices.Contains(aside, t.Name) || c.points() && !t.Shows() })
	if len(list) > 0 {
		t := list[c.beat%len(list)]
		if c.points() {
			c.pressThing(&t)
			c.beat++
		} else if !t.Spot && c.reach(t.Name, t.N) {
			c.yes()
			c.beat++
		} else if t.Spot {
			c.yes()
		}
	}
	c.g.Ticks(6)
}

// The game that is copied to make another is played with what a new game has: no hand
// of its own, whichever the device.
func TestCouchPlaysTheTemplate(t *testing.T) {
	t.Parallel()
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	game := playerOf(e, -1)
	game.least = 3
	for _, d := range devices {
		t.Run(string(d), func(t *testing.T) {
			c := sitAt(t, d, game.id)
			c.noTrap("game")
			c.playOut(&game)
			c.g.Ticks(30)
			c.back("title")
		})
	}
}
