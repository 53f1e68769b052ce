package trichrome

import (
	"strconv"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
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

// speech keeps phrases as they were last put into words, since a settled
// screen says the same things sixty times a second.
type speech struct {
	t     func(key string, args ...any) string
	known map[phrase]string
	probe string
}

// maxPhrases bounds the phrases kept.
const maxPhrases = 2000

// tick notices that the language has changed.
func (w *speech) tick() {
	if p := w.t("trichrome.chase"); p != w.probe || len(w.known) > maxPhrases || w.known == nil {
		w.probe, w.known = p, map[phrase]string{}
	}
}

func (w *speech) say(p phrase) string {
	s, ok := w.known[p]
	if !ok {
		s = w.t(p.key, "n", p.n, "all", p.m, "name", p.x, "other", p.y, "third", p.z,
			"s", words.Fixed{Value: float64(p.tenths) / 10, Decimals: 1})
		if w.known == nil {
			w.known = map[phrase]string{}
		}
		w.known[p] = s
	}
	return s
}

func (w *speech) word(key string) string { return w.say(phrase{key: key}) }

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
