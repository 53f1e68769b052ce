// Package rules defines what a game is: seats, a set-up, a state that advances in steps,
// a view for each seat, a result, and the random numbers that a state carries.
//
// It has no clock, screen, language or files. A game is a value of type [Game]. What a
// player may know is a View, which is built up from nothing, so neither a computer player
// nor a screen can leak what is hidden.
//
// Everything is deterministic: the same Setup and the same actions give the same states,
// bit for bit, on every machine.
package rules

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math"
	"math/bits"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// Seat is a place at the table, counted from 0.
type Seat int

// Spectator is the seat of an observer, who sees what is public and never acts.
const Spectator Seat = -1

// Letter returns the name of a seat for people: A for seat 0, B for seat 1 and so on to
// Z, then AA, AB like the columns of a spreadsheet. A spectator is "?".
func (s Seat) Letter() string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	switch {
	case s < 0:
		return "?"
	case s < Seat(len(letters)):
		return letters[s : s+1]
	}
	return (s/Seat(len(letters)) - 1).Letter() + letters[s%Seat(len(letters)):][:1]
}

// MaxSeats is how many seats a game can have at most.
const MaxSeats = 256

// Seats is a set of seats from 0 to MaxSeats - 1. The zero value is empty; sets can be
// compared with ==.
type Seats struct{ words [MaxSeats / wordSeats]uint64 }

// wordSeats is the number of seats in a word of a set.
const wordSeats = 64

// AllSeats returns the set of the first n seats; n is clamped to 0..MaxSeats.
func AllSeats(n int) (ss Seats) {
	for i := range ss.words {
		switch left := n - wordSeats*i; {
		case left >= wordSeats:
			ss.words[i] = math.MaxUint64
		case left > 0:
			ss.words[i] = 1<<left - 1
		}
	}
	return ss
}

// Only returns the set that holds just s; it is empty if s is not a valid seat.
func Only(s Seat) (ss Seats) { return ss.With(s) }

// Has reports whether s is in the set.
func (ss Seats) Has(s Seat) bool {
	return s >= 0 && s < MaxSeats && ss.words[s/wordSeats]>>(s%wordSeats)&1 != 0
}

// With returns the set with s added.
func (ss Seats) With(s Seat) Seats {
	if s >= 0 && s < MaxSeats {
		ss.words[s/wordSeats] |= 1 << (s % wordSeats)
	}
	return ss
}

// Without returns the set with s removed.
func (ss Seats) Without(s Seat) Seats {
	if s >= 0 && s < MaxSeats {
		ss.words[s/wordSeats] &^= 1 << (s % wordSeats)
	}
	return ss
}

// Less returns the seats of the set that are not in other.
func (ss Seats) Less(other Seats) Seats {
	for i := range ss.words {
		ss.words[i] &^= other.words[i]
	}
	return ss
}

// And returns the seats that are in both sets.
func (ss Seats) And(other Seats) Seats {
	for i := range ss.words {
		ss.words[i] &= other.words[i]
	}
	return ss
}

// Empty reports whether the set has no seats.
func (ss Seats) Empty() bool { return ss == Seats{} }

// Len returns the number of seats in the set.
func (ss Seats) Len() int {
	n := 0
	for _, w := range ss.words {
		n += bits.OnesCount64(w)
	}
	return n
}

// First returns the lowest seat of the set, or Spectator if it is empty.
func (ss Seats) First() Seat {
	for i, w := range ss.words {
		if w != 0 {
			return Seat(wordSeats*i + bits.TrailingZeros64(w))
		}
	}
	return Spectator
}

// All returns the seats of the set, lowest first.
func (ss Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for !ss.Empty() {
			s := ss.First()
			if !yield(s) {
				return
			}
			ss = ss.Without(s)
		}
	}
}

// String returns the letters of the seats, such as "A C", or "nobody" if there are none.
func (ss Seats) String() string {
	if ss.Empty() {
		return "nobody"
	}
	var b strings.Builder
	for s := range ss.All() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s.Letter())
	}
	return b.String()
}

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
	// Multiple, if over 1, restricts the range to its multiples.
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

// Result is how a game ended.
type Result struct {
	// Reason is a word of the game's own ("blitzkrieg"); screens translate it.
	Reason string
	// Scores has an entry per seat; what they count depends on the game.
	Scores []int
	// Ranks, one a seat, from 1; equal players share a rank (1, 1, 3, 4). The
	// only seat of a game against an automaton has rank 2 when that won.
	Ranks []int
}

// Sound returns nil if a game with that number of seats can end like this, for one of the
// reasons. Without reasons any is accepted. It validates results that come from other
// programs.
func (r *Result) Sound(seats int, reasons ...string) error {
	if len(r.Scores) != seats || len(r.Ranks) != seats || r.Reason == "" {
		return fmt.Errorf("a result for %q with %d scores and %d ranks of %d seats", r.Reason, len(r.Scores), len(r.Ranks), seats)
	}
	if len(reasons) > 0 && !slices.Contains(reasons, r.Reason) {
		return fmt.Errorf("a result for %q, which is none of %s", r.Reason, strings.Join(reasons, ", "))
	}
	for i, rank := range r.Ranks {
		better := 0
		for _, other := range r.Ranks {
			if other < rank {
				better++
			}
		}
		if rank != better+1 && (seats != 1 || rank != 2) {
			return fmt.Errorf("ranks %v: %d seats are better than seat %d", r.Ranks, better, i)
		}
		if n := r.Scores[i]; n < -MostScore || n > MostScore {
			return fmt.Errorf("a score of %d", n)
		}
	}
	return nil
}

// MostScore bounds the scores of a result.
const MostScore = math.MaxInt32

// RankByScore returns ranks by decreasing score; equal scores share a rank (1, 1, 3, 4).
func RankByScore(scores []int) []int {
	ranks := make([]int, len(scores))
	for i, s := range scores {
		ranks[i] = 1
		for _, t := range scores {
			if t > s {
				ranks[i]++
			}
		}
	}
	return ranks
}

// State is a game in progress. S is the implementing type itself (a pointer), A an
// action, V what one seat may know.
//
// A and V must survive encoding/json; equal actions have equal JSON.
type State[S, A, V any] interface {
	// Acting returns the seats that decide the next step. If it is empty, the state
	// decides the step by itself (dice, a battle, an automaton), or the game is over.
	Acting() Seats
	// Check returns nil if seat may do a now. Otherwise it returns one of the game's
	// sentinel errors, for which screens have words.
	Check(seat Seat, a A) error
	// Step applies one action per seat; acts has one entry a seat, and the
	// zero A means the seat did not answer in time. It must not be called once
	// Result is not nil. An action that Check refuses counts as the zero A.
	Step(acts []A)
	// View returns what seat may know, including the news of the last step. It shares
	// nothing that a later Step changes.
	View(seat Seat) V
	// Result is nil until the game is over.
	Result() *Result
	// Clone returns a copy that shares nothing that a Step changes.
	Clone() S
	// String is the whole state as text: equal strings, equal states.
	fmt.Stringer
}

// View is what a seat may know. It can always propose an action.
type View[A any] interface {
	// Sample proposes an action that Check accepts for the seat of the view if that seat
	// is acting, and the zero A otherwise.
	Sample(r *Rand) A
	// Sound returns nil if a game with that set-up could show the view to a seat, as far
	// as that can be checked without the seed: numbers are in range, and references refer
	// to something that exists. It validates views from other programs, so it must accept
	// whatever JSON can hold, including nil.
	Sound(setup Setup, seat Seat) error
}

// ReadView reads a seat's view that another program wrote as JSON. The error says that it
// is not a view, or not one that a game with that set-up could show: see [View].
func ReadView[V View[A], A any](text []byte, setup Setup, seat Seat) (V, error) {
	var v, none V
	err := json.Unmarshal(text, &v)
	if err == nil {
		err = v.Sound(setup, seat)
	}
	if err != nil {
		return none, err
	}
	return v, nil
}

// Passer is a view of a game in which a seat may pass. Its action stands in for a seat
// that does not answer.
type Passer[A any] interface {
	// Pass returns an action that Check accepts for the seat of the view when it is
	// acting, and that does nothing. ok is false if the seat has to choose something.
	Pass() (a A, ok bool)
}

// Leisurely is a view of a game in which some decisions take a person much longer than
// others. A table with a time limit multiplies it for these.
type Leisurely interface {
	// Leisure returns the factor of the time limit for the present decision, at least 1.
	Leisure() int
}

// Rounder is a state of a game that is played in rounds. A person who left and came back
// plays from the next round on.
type Rounder interface {
	// Rounds returns the number of the present round, from 1.
	Rounds() int
}

// Guesser is a view that can make up a whole state from which it could have come, so that
// view(guess(view)) equals view.
type Guesser[S any] interface {
	Guess(r *Rand) S
}

// Sealer is a state that limits undo. Games with dice or secrets implement it; in other
// games everything can be undone.
type Sealer interface {
	// Sealed reports whether the step that led to this state rolled dice or revealed
	// something, so that it cannot be undone. It is called right after each Step; its
	// value for a new game does not matter.
	Sealed() bool
}

// Pacer is a state, in a game with a rate, whose step length depends on an option.
// Info.Rate is that of the default.
type Pacer interface {
	// Pace returns the length of a step in milliseconds, more than 0. It never changes.
	Pace() int
}

// Amender is an action, in a game with a rate, that can be combined with an earlier one
// of the same seat that has not been carried out yet: steering is replaced, but what is
// to be done once is still done. Of other actions only the last one counts.
type Amender[A any] interface {
	// Amend returns the action of a seat that sent earlier and then this.
	Amend(earlier A) A
}

// Amends reports whether actions of type A are an [Amender].
func Amends[A any]() bool {
	var a A
	_, ok := any(a).(Amender[A])
	return ok
}

// Foreseer is a view, in a game with a rate, that can predict the effect of one seat's
// actions, so that a remote player sees it without waiting for the host.
type Foreseer[A, V any] interface {
	// Foresee returns the view after as many further steps as there are acts of the seat.
	// It predicts only what depends on that seat; everything else stays as it is.
	Foresee(seat Seat, acts []A) V
}

// Scorer is a state that says how the seats stand before the end, for curves.
type Scorer interface {
	// Scores returns what Result.Scores would be if the game ended now, one a seat. Secrets are in it:
	// it is for tools and for games that are over.
	Scores() []int
}

// TieBreaker is a state of a game that parts equal scores by a number.
type TieBreaker interface {
	// TieBreaks returns what parts equal scores so far, one a seat: who has more is ahead. What it
	// counts is the game's affair.
	TieBreaks() []int
}

// Leader is a state of a game that one seat plays against an automaton.
type Leader interface {
	// Lead returns by how many points the only seat is ahead of the automaton now, less than 0 when it
	// is behind; 0 where no automaton plays.
	Lead() int
}

// Lawful is a state that can check its own invariants: that what is neither made nor lost
// adds up, and that nothing is in two places. Tools check them while games are played. A
// state made up by Guess need not satisfy them.
type Lawful interface {
	// Invariant returns nil, or an error with the broken invariant and the figures. It
	// changes nothing.
	Invariant() error
}

// Game is a game's rules: what it declares and how it starts.
type Game[S State[S, A, V], A any, V View[A]] struct {
	Info
	// New begins a game. The error is a *SetupError.
	New func(Setup) (S, error)
}
