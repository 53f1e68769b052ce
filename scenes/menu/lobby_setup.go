package menu

import (
	"errors"
	"maps"
	"slices"
	"strconv"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// setup is what the coming match is to be: the options and the seed.
type setup struct {
	*screen
	*players
	// offered are the values of the option on the panel, offers.
	offers  *rules.Option
	offered []string
	// options holds what was chosen, by key; what is missing is the default.
	options map[string]string
	// typed is what has been typed into an option of the sheet with all of them.
	typed map[string]string
	// minutes is how long a match takes with the options in timed.
	minutes    int
	timed      map[string]string
	timedSeats int
	seed       string
	// roll counts the ticks that the die still rolls.
	roll int
}

// rollTicks is how long the die rolls.
const rollTicks = 26

// set is the set-up as it is chosen, with what differs from the defaults of the
// options that change anything with so many seats.
func (l *setup) set() rules.Setup {
	s := rules.Setup{Seats: l.count, Seed: rules.SeedFromText(l.seed)}
	for i := range l.front.Info.Options {
		o := &l.front.Info.Options[i]
		if v, ok := l.options[o.Key]; ok && v != o.Values[0] && o.Serves(l.count) {
			if s.Options == nil {
				s.Options = map[string]string{}
			}
			s.Options[o.Key] = v
		}
	}
	return s
}

// refusal says why a set-up cannot be played; "" when it can.
func (l *setup) refusal(s rules.Setup) string {
	var refused *rules.SetupError
	if err := l.front.Info.Check(s); errors.As(err, &refused) {
		return l.refused(refused)
	}
	if l.front.Check != nil {
		return l.k.Say(l.front.Check(s))
	}
	return ""
}

// refused puts a refusal of what a game declares into words.
func (l *setup) refused(e *rules.SetupError) string {
	o := l.front.Info.Option(e.Field)
	if o == nil {
		return l.k.Say(words.SetupSeats(l.front.Info.Min, l.front.Info.Max))
	}
	what := l.k.Say(words.SetupRefused(l.optionName(o), e.Value))
	switch {
	case o.Multiple > 1:
		return what + " " + l.k.Say(words.SetupMultiple(o.Multiple, o.Min, o.Max))
	case o.Min < o.Max:
		return what + " " + l.k.Say(words.SetupRange(o.Min, o.Max))
	}
	names := ""
	for i, v := range o.Values {
		if i > 0 {
			names += ", "
		}
		names += l.valueName(o, v)
	}
	return what + " " + l.k.Say(words.SetupChoice(names))
}

// newSeed rolls the die.
func (l *setup) newSeed() {
	l.seed = words.SeedText(l.k.Words.Language(), l.k.Env.Seed())
	l.roll = rollTicks
	if l.still() {
		l.roll = 0
	}
}

// sorted is an option's offered values, numbers in their order.
func sorted(o *rules.Option) []string {
	out := slices.Clone(o.Values)
	slices.SortStableFunc(out, func(a, b string) int {
		x, errX := strconv.Atoi(a)
		y, errY := strconv.Atoi(b)
		if errX != nil || errY != nil {
			return 0
		}
		return x - y
	})
	return out
}

// takes is about how many minutes the match will take.
func (l *setup) takes() int {
	if l.timed == nil || l.timedSeats != l.count || !maps.Equal(l.timed, l.options) {
		l.timed, l.timedSeats = maps.Clone(l.options), l.count
		l.minutes = l.front.Minutes(l.set())
	}
	return l.minutes
}

// value is an option's value as it is chosen.
func (l *setup) value(o *rules.Option) string {
	if v, ok := l.options[o.Key]; ok {
		return v
	}
	return o.Values[0]
}

func (l *setup) optionName(o *rules.Option) string {
	return l.k.OptionName(l.front.Info.ID, o.Key)
}

// valueName is a value in words where there are any, else the value itself.
func (l *setup) valueName(o *rules.Option, v string) string {
	return l.k.ValueName(l.front.Info.ID, o.Key, v)
}

// first is the option on the panel: the first that is not for experts and changes
// anything with so many seats, or nil.
func (l *setup) first() *rules.Option {
	for i := range l.front.Info.Options {
		if o := &l.front.Info.Options[i]; !o.Advanced && o.Serves(l.count) {
			return o
		}
	}
	return nil
}

// further are the options that the sheet has: numbers of a range, and choices
// save the first, which is always in view.
func (l *setup) further() []*rules.Option {
	var out []*rules.Option
	first := l.first()
	for i := range l.front.Info.Options {
		if o := &l.front.Info.Options[i]; o.Serves(l.count) && (ranged(o) || o != first) {
			out = append(out, o)
		}
	}
	return out
}

// ranged says whether an option takes any number in a range.
func ranged(o *rules.Option) bool { return o.Min < o.Max }

// step changes an option by a number and keeps it in its range.
func (l *setup) step(o *rules.Option, by int) {
	n, err := strconv.Atoi(l.value(o))
	if err != nil {
		n, _ = strconv.Atoi(o.Values[0])
	}
	before := n
	n = max(o.Min, min(o.Max, n+by))
	if m := max(o.Multiple, 1); n%m != 0 {
		n -= n % m // typed between two steps
		if n < o.Min {
			n += m
		}
	}
	delete(l.typed, o.Key)
	l.options[o.Key] = strconv.Itoa(n)
	if n > before {
		l.k.Play("ui.on")
	} else {
		l.k.Play("ui.off")
	}
}

// digits takes what is typed; the first digit replaces the number that stood
// there.
func (l *setup) digits(o *rules.Option, h *ui.Hands) {
	text, typing := l.typed[o.Key]
	for _, c := range h.Runes {
		if c >= '0' && c <= '9' && len(text) < 6 {
			text, typing = text+string(c), true
		}
	}
	if h.Erase {
		if !typing {
			text = l.value(o)
		}
		if text != "" {
			text = text[:len(text)-1]
		}
		typing = true
	}
	if !typing {
		return
	}
	l.typed[o.Key] = text
	l.options[o.Key] = text
}
