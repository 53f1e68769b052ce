package trichrome

import (
	"strconv"
	"sync"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// speech formats texts in the player's language.
type speech struct{ k *kit.Kit }

// seconds returns "71,2 s".
func (w *speech) seconds(sub int) string {
	return w.k.Say(words.TrichromeSeconds(history.Seconds(sub)))
}

// countdown returns how many seconds are left, in tenths that have begun: 0 only when none is.
func countdown(steps int) float64 { return float64((steps+5)/6) / 10 }

// clock returns "0:17".
func (w *speech) clock(steps int) string {
	s := (steps + 59) / 60
	if usual := clocks(); s < len(usual) {
		return usual[s]
	}
	return ui.Digits(s)
}

// clocks are the usual times, made for the first screen that shows one.
var clocks = sync.OnceValue(func() *[100]string {
	var all [100]string
	for i := range all {
		all[i] = strconv.Itoa(i/60) + ":" + strconv.Itoa(i%60/10) + strconv.Itoa(i%10)
	}
	return &all
})

// sign returns a colour as the seat whose sign it wears: on the screen a colour, its
// shape and its letter always go together, whichever seat has it.
func sign(c game.Colour) rules.Seat { return rules.Seat(c) }

// letter returns the letter of a colour.
func letter(c game.Colour) string { return sign(c).Letter() }

// colours are the three, in the order of their signs.
var colours = [game.Players]game.Colour{game.Blue, game.Red, game.Green}

// verdict returns how a round went, in a headline and a sentence with the names of the colours.
func (w *speech) verdict(r *history.Run, names func(game.Colour) string) (title, note string) {
	eater, _ := r.Of(r.Round.Eater)
	eaten, _ := r.Of(r.Round.Eaten)
	hunter, ok := r.Of(r.Round.Hunter)
	if !ok {
		return "", ""
	}
	n := r.FromDoor()
	name, other, third := names(eater), names(eaten), names(hunter)
	var head, says words.Text
	switch r.Round.End {
	case game.Escaped:
		head, says = words.TrichromeEndEscaped(), words.TrichromeEndEscapedNote(name, other, third)
	case game.Clock:
		head, says = words.TrichromeEndClock(), words.TrichromeEndClockNote(name, other, third)
	default:
		head, says = words.TrichromeEndCaught(), words.TrichromeEndCaughtNote(n, name, other, third)
		if n <= 3 {
			head, says = words.TrichromeEndNear(), words.TrichromeEndNearNote(name, other, third)
		}
	}
	if r.Round.Bite == game.Clock {
		says = words.TrichromeEndRuledNote(name, other)
	}
	return w.k.Say(head), w.k.Say(says)
}
