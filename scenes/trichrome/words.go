package trichrome

import (
	"strconv"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// phrase is words with what goes into them.
type phrase struct {
	key  string
	n, m int
	// tenths are tenths of a second.
	tenths  int
	x, y, z string
}

// speech puts phrases into words; the kit keeps them.
type speech struct{ k *play.App }

func (w *speech) say(p phrase) string {
	return w.k.T(p.key, "n", p.n, "all", p.m, "name", p.x, "other", p.y, "third", p.z,
		"s", words.Fixed{Value: float64(p.tenths) / 10, Decimals: 1})
}

func (w *speech) word(key string) string { return w.k.T(key) }

// seconds is "71,2 s".
func (w *speech) seconds(ms int) string {
	return w.say(phrase{key: "trichrome.seconds", tenths: (ms + 50) / 100})
}

// clock is "0:17".
func (w *speech) clock(steps int) string {
	s := (steps + 59) / 60
	if s < len(clocks) {
		return clocks[s]
	}
	return ui.Digits(s)
}

var clocks = func() (all [100]string) {
	for i := range all {
		all[i] = strconv.Itoa(i/60) + ":" + strconv.Itoa(i%60/10) + strconv.Itoa(i%10)
	}
	return all
}()

// nameKeys are the words for the colours, so that none is put together at run
// time.
var nameKeys = [game.Players]string{"trichrome.drop", "trichrome.flame", "trichrome.leaf"}

// sign is a colour as the seat whose sign it wears: on the screen a colour, its
// shape and its letter always go together, whoever sits there.
func sign(c game.Colour) rules.Seat { return rules.Seat(c) }

// letter is the letter of a colour.
func letter(c game.Colour) string { return sign(c).Letter() }

// colours are the three, in the order of their signs.
var colours = [game.Players]game.Colour{game.Blue, game.Red, game.Green}
