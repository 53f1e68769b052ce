package menu

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// rollTicks is how long the die rolls.
const rollTicks = 26

// set returns the chosen set-up, with the values that differ from the defaults of the
// options that have an effect with this number of seats.
func (l *lobby) set() rules.Setup { return l.setFor(l.count) }

// setFor is set for another number of seats.
func (l *lobby) setFor(seats int) rules.Setup { return l.with(seats, l.chosenOptions()) }

// chosenOptions returns the options of the first match, if that is chosen, or else those of a usual one.
func (l *lobby) chosenOptions() map[string]string {
	if l.firstMatch {
		return l.front.Info.First.Options
	}
	return l.options
}

// with returns a set-up with those options.
func (l *lobby) with(seats int, options map[string]string) rules.Setup {
	s := rules.Setup{Seats: seats, Seed: rules.SeedFromText(norm.NFC.String(l.seed))}
	for i := range l.front.Info.Options {
		o := &l.front.Info.Options[i]
		if v, ok := options[o.Key]; ok && v != o.Values[0] && o.Serves(seats) {
			if s.Options == nil {
				s.Options = map[string]string{}
			}
			s.Options[o.Key] = v
		}
	}
	return s
}

// refusal says why a set-up cannot be played; "" when it can.
func (l *lobby) refusal(s rules.Setup) string {
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
func (l *lobby) refused(e *rules.SetupError) string {
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
func (l *lobby) newSeed() {
	l.seed = play.NewSeed(l.k, l.front.Signs, l.set())
	l.roll = rollTicks
	if l.still() {
		l.roll = 0
	}
}

// proposes reports whether the game's first match is chosen as the lobby opens: until one
// was played to its end, unless something else was played since the program began.
func (l *lobby) proposes() bool {
	last, before := l.k.Last[l.front.Info.ID]
	return l.front.Info.First != nil && !slices.Contains(l.k.Env.Settings.Played, l.front.Info.ID) && (!before || l.wasFirst(&last))
}

// wasFirst reports whether a match was the game's first one.
func (l *lobby) wasFirst(s *play.Start) bool {
	return l.front.Info.First != nil && maps.Equal(s.Setup.Options, l.front.Info.First.Options)
}

// chooseFirst chooses the game's first match, with its seats, or a usual one, with those that are open.
// People keep their seats.
func (l *lobby) chooseFirst(first bool) {
	if l.firstMatch == first {
		return
	}
	l.firstMatch = first
	if n := l.front.Info.First; first && n.Seats > 0 {
		l.setCount(max(n.Seats, l.people()))
	}
}

// choose sets an option. The first match with something else set is a usual one, and a message says so.
func (l *lobby) choose(key, value string) {
	if l.firstMatch {
		l.firstMatch, l.options = false, maps.Clone(l.front.Info.First.Options)
		if l.options == nil {
			l.options = map[string]string{}
		}
		l.g.Toast(l.k.Say(words.LobbyMatchChanged(l.usualName())))
	}
	l.options[key] = value
}

// sorted returns an option's offered values, those that begin with numbers in their order.
func sorted(o *rules.Option) []string {
	out := slices.Clone(o.Values)
	slices.SortStableFunc(out, func(a, b string) int {
		x, errX := strconv.Atoi(leading(a))
		y, errY := strconv.Atoi(leading(b))
		if errX != nil || errY != nil {
			return 0
		}
		return x - y
	})
	return out
}

// leading returns the number at the beginning of a value, as of a size "17x11"; of a value
// that goes on otherwise it is the whole value.
func leading(value string) string {
	if wide, high, ok := strings.Cut(value, "x"); ok && strings.Trim(high, "0123456789") == "" {
		return wide
	}
	return value
}

// firstTakes is about how many minutes the game's first match takes.
func (l *lobby) firstTakes() int {
	s := *l.front.Info.First
	s.Seats = max(s.Seats, l.people(), l.front.Info.Min)
	return l.front.Minutes(s)
}

// quicker reports whether a usual match takes less time than the game's first one.
func (l *lobby) quicker() bool {
	return l.front.Minutes != nil && l.front.Info.First != nil && l.takes() < l.firstTakes()
}

// usualName returns what a usual match is called beside the game's first one.
func (l *lobby) usualName() string {
	if own := l.k.Named(l.front.Info.ID + ".lobby.usual"); own != "" {
		return own
	}
	if l.quicker() {
		return l.k.Say(words.LobbyMatchQuick())
	}
	return l.k.Say(words.LobbyMatchUsual())
}

// takes is about how many minutes a usual match will take.
func (l *lobby) takes() int {
	if l.timed == nil || l.timedSeats != l.count || !maps.Equal(l.timed, l.options) {
		l.timed, l.timedSeats = maps.Clone(l.options), l.count
		l.minutes = l.front.Minutes(l.with(l.count, l.options))
	}
	return l.minutes
}

// value returns an option's value as it is chosen.
func (l *lobby) value(o *rules.Option) string {
	if v, ok := l.chosenOptions()[o.Key]; ok {
		return v
	}
	return o.Values[0]
}

func (l *lobby) optionName(o *rules.Option) string {
	return l.k.OptionName(l.front.Info.ID, o.Key)
}

// valueName returns a value in words where there are any, else the value itself.
func (l *lobby) valueName(o *rules.Option, v string) string {
	return l.k.ValueName(l.front.Info.ID, o.Key, v)
}

// first returns the option on the panel: the first that is not for experts and has an
// effect with this number of seats, or nil.
func (l *lobby) first() *rules.Option {
	for i := range l.front.Info.Options {
		if o := &l.front.Info.Options[i]; !o.Advanced && o.Serves(l.count) {
			return o
		}
	}
	return nil
}

// further returns the options that the sheet has: all but the one on the panel.
func (l *lobby) further() []*rules.Option {
	var out []*rules.Option
	for i := range l.front.Info.Options {
		if o := &l.front.Info.Options[i]; o.Serves(l.count) && o != l.first() {
			out = append(out, o)
		}
	}
	return out
}

// stepped reports whether an option is set as a number: it takes any in a range, and is one
// unless something else is chosen.
func stepped(o *rules.Option) bool {
	_, err := strconv.Atoi(o.Values[0])
	return o.Min < o.Max && err == nil
}

// step changes an option by a number and keeps it in its range.
func (l *lobby) step(o *rules.Option, by int) {
	n, err := strconv.Atoi(l.value(o))
	if err != nil {
		n, _ = strconv.Atoi(o.Values[0])
	}
	before := n
	n = max(o.Min, min(o.Max, n+by))
	n -= n % max(o.Multiple, 1) // it was typed between two steps
	delete(l.typed, o.Key)
	l.choose(o.Key, strconv.Itoa(n))
	if n > before {
		l.k.Play("ui.on")
	} else {
		l.k.Play("ui.off")
	}
}

// digits takes what is typed; the first digit replaces the number that stood
// there.
func (l *lobby) digits(o *rules.Option, h *ui.Input) {
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
	l.choose(o.Key, text)
}
