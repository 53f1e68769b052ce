package rules

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
)

// Info describes a game to menus, records and tools without playing it.
type Info struct {
	// ID names folders, records and words. It is lower-case ASCII and never changes.
	ID string
	// Version grows when an old record would play differently.
	Version int
	// Earlier converts the set-up of a record of an earlier version into one of this
	// version that plays identically, and reports whether there is one. Nil means that
	// there is none.
	Earlier func(version int, s Setup) (Setup, bool) `json:"-"`
	// CheckCost refuses a set-up that New accepts but whose steps could take much longer
	// than others: strangers may not open a table with it. Nil means that there is none. The
	// error is a *SetupError.
	CheckCost func(Setup) error `json:"-"`
	// Min and Max bound the number of seats.
	Min, Max int
	// Limit, if over Max, and Least, if not 0, are wider bounds for set-ups such as those
	// with a map of the user's own; New decides which. Menus offer Min to Max.
	Limit, Least int
	// Usual is the default number of seats; 0 leaves it to UsualSeats.
	Usual int
	// Rate is the number of steps a second; 0 means that a step waits for every acting
	// seat.
	Rate int
	// Options are what a lobby may set, in display order.
	Options []Option
	// First is the set-up, apart from its seed, of a first match of five to eight
	// minutes. Menus propose it until the player has finished a match. It differs from the
	// defaults; nil proposes those.
	First *Setup `json:"first,omitempty"`
	// Refusals are the sentinel errors of Check by name. Names stand for them in messages
	// to other programs, and never change.
	Refusals map[string]error
}

// RealTime reports whether the game goes on by a clock, without waiting for its players.
func (i *Info) RealTime() bool { return i.Rate > 0 }

// Refusal returns the name of an error of Check, or "" if it is not one of the game's.
func (i *Info) Refusal(err error) string {
	found := ""
	for name, reason := range i.Refusals {
		if errors.Is(err, reason) && (found == "" || name < found) {
			found = name
		}
	}
	return found
}

// Today converts the set-up of a record of a version to the current version, and returns
// that version. If the record can no longer be played both come back unchanged.
func (i *Info) Today(s Setup, version int) (Setup, int) {
	if version < i.Version && i.Earlier != nil {
		if now, ok := i.Earlier(version, s); ok {
			return now, i.Version
		}
	}
	return s, version
}

// Option is something that a lobby may set.
type Option struct {
	// Key names the option in records, flags and words.
	Key string
	// Values are offered in menus; the first is the default. Never empty.
	Values []string
	// Min and Max, when Min < Max, accept any whole number between them, both
	// included, besides Values.
	Min, Max int
	// Multiple, if over 1, restricts the range to its multiples, of which Min is one.
	Multiple int
	// Advanced options are for tools and experts; a lobby keeps them folded.
	Advanced bool
	// Contest, if not empty, is the default value in contests. Programs that compare
	// players print the value of such an option.
	Contest string
	// Open options accept any text besides Values; the game's New validates it.
	Open bool
	// MinSeats and MaxSeats bound the numbers of seats with which the option has an
	// effect; 0 is no bound. With other numbers a lobby hides it, and Check accepts only
	// the default.
	MinSeats, MaxSeats int
}

// Serves reports whether the option has an effect with that number of seats.
func (o *Option) Serves(seats int) bool {
	return seats >= o.MinSeats && (o.MaxSeats == 0 || seats <= o.MaxSeats)
}

// For returns in English with which numbers of seats the option has an effect, such as "2
// seats or more", or "" if it always has.
func (o *Option) For() string {
	switch {
	case o.MaxSeats == 0 && o.MinSeats == 0:
		return ""
	case o.MaxSeats == 0:
		return seats(o.MinSeats) + " or more"
	case o.MinSeats == o.MaxSeats || o.MaxSeats == 1:
		return seats(o.MaxSeats)
	case o.MinSeats == 0:
		return seats(o.MaxSeats) + " at most"
	}
	return fmt.Sprintf("%d to %s", o.MinSeats, seats(o.MaxSeats))
}

// seats formats a number of seats in English.
func seats(n int) string {
	if n == 1 {
		return "1 seat"
	}
	return fmt.Sprintf("%d seats", n)
}

// SeedText returns a seed as text if it is beyond 2^53, and else "": JavaScript and many other readers
// of JSON round larger numbers.
func SeedText(seed uint64) string {
	if seed <= 1<<53 {
		return ""
	}
	return strconv.FormatUint(seed, 10)
}

// Setup is everything that a game starts from.
type Setup struct {
	// Seats is the number of seats, between Info.Min and Info.Max.
	Seats int `json:"seats"`
	// Seed begins the state's random numbers; every value is allowed.
	Seed uint64 `json:"seed"`
	// Options holds what differs from the defaults, by Option.Key.
	Options map[string]string `json:"options,omitempty"`
	// Rules is the version of the game's rules that is played, from 1 to
	// Info.Version; 0 is the newest. Records of earlier versions have it.
	Rules int `json:"rules,omitempty"`
}

// AsThen returns an Info.Earlier for games that can still play their earlier versions: it sets
// Setup.Rules.
func AsThen(version int, s Setup) (Setup, bool) {
	s.Rules = version
	return s, true
}

// SetupError says which part of a set-up is refused, and what would be accepted. Screens
// and commands have words of their own; Error is in English.
type SetupError struct {
	// Field is "seats", "rules" or the key of an option.
	Field string
	// Value is what was given.
	Value string
	// Want is what would be accepted, in English.
	Want string
}

// Error says in English what is refused and what would be accepted.
func (e *SetupError) Error() string {
	return fmt.Sprintf("%s %q is not accepted: %s", e.Field, e.Value, e.Want)
}

// UsualSeats returns the default number of seats: Usual, or else the number nearest to
// four that the game allows.
func (i *Info) UsualSeats() int {
	if i.Usual >= i.Min && i.Usual <= i.Max && i.Usual > 0 {
		return i.Usual
	}
	return max(i.Min, min(i.Max, 4))
}

// Check validates a set-up against what the game declares: the number of seats, known
// keys, offered or in-range values, and options that have an effect with that number of
// seats. The game's New checks how options relate to each other. The error is a
// *SetupError.
func (i *Info) Check(s Setup) error {
	if s.Seats < cmp.Or(i.Least, i.Min) || s.Seats > max(i.Max, i.Limit) {
		want := fmt.Sprintf("%s takes %d to %d seats", i.ID, i.Min, i.Max)
		if i.Min == i.Max {
			want = fmt.Sprintf("%s takes %d seats", i.ID, i.Min)
		}
		return &SetupError{"seats", strconv.Itoa(s.Seats), want}
	}
	if s.Rules < 0 || s.Rules > i.Version {
		return &SetupError{"rules", strconv.Itoa(s.Rules), fmt.Sprintf("the rules of %s have versions 1 to %d", i.ID, i.Version)}
	}
	keys := make([]string, 0, len(s.Options))
	for k := range s.Options {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		o := i.Option(k)
		if o == nil {
			known := ""
			for j, o := range i.Options {
				if j > 0 {
					known += ", "
				}
				known += o.Key
			}
			if known == "" {
				known = "none"
			}
			return &SetupError{k, s.Options[k], "there is no such option; the options of " + i.ID + " are: " + known}
		}
		if err := o.check(s.Options[k]); err != nil {
			return err
		}
		// Records of earlier versions keep what they were made with.
		newest := s.Rules == 0 || s.Rules == i.Version
		if newest && s.Options[k] != o.Values[0] && !o.Serves(s.Seats) {
			return &SetupError{k, s.Options[k], fmt.Sprintf("with %s it changes nothing; it is for %s. Leave it out, or change the number of seats", seats(s.Seats), o.For())}
		}
	}
	return nil
}

// Option returns the option with that key, or nil.
func (i *Info) Option(key string) *Option {
	for j := range i.Options {
		if i.Options[j].Key == key {
			return &i.Options[j]
		}
	}
	return nil
}

func (o *Option) check(v string) error {
	if o.Open || slices.Contains(o.Values, v) {
		return nil
	}
	want := ""
	for j, x := range o.Values {
		if j > 0 {
			want += ", "
		}
		want += x
	}
	want = "choose one of " + want
	if o.Min < o.Max {
		want = fmt.Sprintf("give a whole number from %d to %d", o.Min, o.Max)
		if o.Multiple > 1 {
			want += fmt.Sprintf(", a multiple of %d", o.Multiple)
		}
		n, err := strconv.Atoi(v)
		if err == nil && n >= o.Min && n <= o.Max && (o.Multiple <= 1 || n%o.Multiple == 0) {
			return nil
		}
	}
	return &SetupError{o.Key, v, want}
}

// Value returns the option's value in a set-up: the given one, or else the default, or
// else "" if the game has no such option.
func (i *Info) Value(s Setup, key string) string {
	if v, ok := s.Options[key]; ok {
		return v
	}
	if o := i.Option(key); o != nil {
		return o.Values[0]
	}
	return ""
}

// Int returns Value as a whole number, or 0 if it is not one.
func (i *Info) Int(s Setup, key string) int {
	n, _ := strconv.Atoi(i.Value(s, key))
	return n
}
