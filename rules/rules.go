// Package rules says what a game is: seats, a set-up, a state that steps, a
// view for each seat, a result, and the random numbers that a state carries.
//
// It knows no clock, no screen, no language and no file. A game is a value of
// type [Game]; what a player may know is its View, built up from nothing, so
// that neither a computer player nor a screen can leak what is hidden.
//
// Everything here is deterministic: the same Setup and the same actions give
// the same states, bit for bit, on every machine.
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

// Spectator is the seat of somebody who does not play and sees what is public.
const Spectator Seat = -1

// Letter names a seat for people: A for seat 0, B for seat 1 and so on to Z, then
// AA, AB as columns of a table. A spectator is "?".
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

// Seats is a set of seats, from 0 to MaxSeats - 1. Sets are compared with ==; the
// zero value is empty.
type Seats struct{ words [MaxSeats / wordSeats]uint64 }

// wordSeats is how many seats a word of a set has room for.
const wordSeats = 64

// AllSeats is the set of the first n seats; n is clamped to 0..MaxSeats.
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

// Only is the set that holds s alone; it is empty for a seat that is none.
func Only(s Seat) (ss Seats) { return ss.With(s) }

// Has says whether s is in the set.
func (ss Seats) Has(s Seat) bool {
	return s >= 0 && s < MaxSeats && ss.words[s/wordSeats]>>(s%wordSeats)&1 != 0
}

// With is the set and s.
func (ss Seats) With(s Seat) Seats {
	if s >= 0 && s < MaxSeats {
		ss.words[s/wordSeats] |= 1 << (s % wordSeats)
	}
	return ss
}

// Without is the set less s.
func (ss Seats) Without(s Seat) Seats {
	if s >= 0 && s < MaxSeats {
		ss.words[s/wordSeats] &^= 1 << (s % wordSeats)
	}
	return ss
}

// Less is the set less those of other.
func (ss Seats) Less(other Seats) Seats {
	for i := range ss.words {
		ss.words[i] &^= other.words[i]
	}
	return ss
}

// And is the seats that are in both sets.
func (ss Seats) And(other Seats) Seats {
	for i := range ss.words {
		ss.words[i] &= other.words[i]
	}
	return ss
}

// Empty says whether nobody is in the set.
func (ss Seats) Empty() bool { return ss == Seats{} }

// Len is the number of seats in the set.
func (ss Seats) Len() int {
	n := 0
	for _, w := range ss.words {
		n += bits.OnesCount64(w)
	}
	return n
}

// First is the lowest seat of the set, or Spectator when it is empty.
func (ss Seats) First() Seat {
	for i, w := range ss.words {
		if w != 0 {
			return Seat(wordSeats*i + bits.TrailingZeros64(w))
		}
	}
	return Spectator
}

// All is the seats of the set, the lowest first.
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

// String is the seats' letters, as "A C"; "nobody" for none.
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

// Info is what menus, records and tools know of a game without playing it.
type Info struct {
	// ID names folders, records and words. Lower-case ASCII; it never changes.
	ID string
	// Version grows when an old record would play differently.
	Version int
	// Earlier is, for a set-up of a record of an earlier version, one of this version
	// that plays the very same, and whether there is one. Nil knows of none.
	Earlier func(version int, s Setup) (Setup, bool) `json:"-"`
	// Min and Max bound the number of seats.
	Min, Max int
	// Limit, when over Max, is up to how many seats some set-ups bear, and Least, when
	// not 0, from how many on: those with a map of somebody's own. New says which; menus
	// offer Min to Max.
	Limit, Least int
	// Usual is the number of seats that a table is laid for when nobody says how
	// many; 0 leaves it to UsualSeats.
	Usual int
	// Rate is the number of steps a second; 0 waits for every acting seat.
	Rate int
	// Options are what a lobby may set, in the order in which it shows them.
	Options []Option
	// First is the set-up of a first match of five to eight minutes, its seed aside: menus
	// propose it until one was played to its end. Nil proposes the defaults.
	First *Setup `json:"first,omitempty"`
	// Refusals are the sentinel values of Check by their names: what is told of a
	// refusal where Go's values do not reach. A name never changes.
	Refusals map[string]error
}

// Refusal is the name of the reason for which Check refused, or "" for an error
// that is none of the game's.
func (i *Info) Refusal(err error) string {
	found := ""
	for name, reason := range i.Refusals {
		if errors.Is(err, reason) && (found == "" || name < found) {
			found = name
		}
	}
	return found
}

// Today is the set-up of a record of a version as this version has it, and this
// version; both as they are when it cannot be played any more.
func (i *Info) Today(s Setup, version int) (Setup, int) {
	if version < i.Version && i.Earlier != nil {
		if now, ok := i.Earlier(version, s); ok {
			return now, i.Version
		}
	}
	return s, version
}

// Option is one thing that a lobby may set.
type Option struct {
	// Key names the option in records, flags and words.
	Key string
	// Values are offered in menus; the first is the default. Never empty.
	Values []string
	// Min and Max, when Min < Max, accept any whole number between them, both
	// included, besides Values.
	Min, Max int
	// Multiple, when over 1, restricts the range to its multiples.
	Multiple int
	// Advanced options are for tools and experts: a lobby keeps them folded.
	Advanced bool
	// Contest, when not empty, is the value that a contest is held with unless it
	// says otherwise. Whatever compares players says the value of such an option.
	Contest string
	// Open options accept any text besides Values; the game's New judges it.
	Open bool
	// MinSeats and MaxSeats bound the numbers of seats with which the option changes
	// anything; 0 is no bound. With others a lobby hides it, and Check takes nothing
	// but the default.
	MinSeats, MaxSeats int
}

// Serves says whether the option changes anything with that many seats.
func (o *Option) Serves(seats int) bool {
	return seats >= o.MinSeats && (o.MaxSeats == 0 || seats <= o.MaxSeats)
}

// For says in English with how many seats the option changes anything, as "2 seats or
// more"; "" when that is always.
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

// seats is a number of seats in English.
func seats(n int) string {
	if n == 1 {
		return "1 seat"
	}
	return fmt.Sprintf("%d seats", n)
}

// Setup is everything a game starts from.
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

// AsThen is an Info.Earlier for a game that still plays its earlier versions: the
// set-up with Setup.Rules saying which.
func AsThen(version int, s Setup) (Setup, bool) {
	s.Rules = version
	return s, true
}

// SetupError says which part of a set-up is refused and what would be taken.
// Screens and commands put it into words of their own; Error is English.
type SetupError struct {
	// Field is "seats", "rules" or the key of an option.
	Field string
	// Value is what was given.
	Value string
	// Want is what would be accepted, in English.
	Want string
}

// Error says in English what is refused, and what would be accepted.
func (e *SetupError) Error() string {
	return fmt.Sprintf("%s %q is not accepted: %s", e.Field, e.Value, e.Want)
}

// UsualSeats is the number of seats that a table is laid for when nobody says
// how many: Usual, else four or as near to it as the game allows.
func (i *Info) UsualSeats() int {
	if i.Usual >= i.Min && i.Usual <= i.Max && i.Usual > 0 {
		return i.Usual
	}
	return max(i.Min, min(i.Max, 4))
}

// Check says whether the set-up is within what the game declares: the number
// of seats, known keys, offered or in-range values, and options that serve that
// number of seats. A game's New makes the checks that relate options to each other. The error is a *SetupError.
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

// Option is the option of that key, or nil.
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

// Value is the option's value in a set-up: what was given, else the default,
// else "" when the game has no such option.
func (i *Info) Value(s Setup, key string) string {
	if v, ok := s.Options[key]; ok {
		return v
	}
	if o := i.Option(key); o != nil {
		return o.Values[0]
	}
	return ""
}

// Int is Value as a whole number, or 0 when it is not one.
func (i *Info) Int(s Setup, key string) int {
	n, _ := strconv.Atoi(i.Value(s, key))
	return n
}

// Result is how a game ended.
type Result struct {
	// Reason is a word of the game's own ("blitzkrieg"); screens translate it.
	Reason string
	// Scores, one a seat; what they count is the game's affair.
	Scores []int
	// Ranks, one a seat, from 1; equal players share a rank (1, 1, 3, 4). The
	// only seat of a game against an automaton has rank 2 when that won.
	Ranks []int
}

// Sound is nil where a game of so many seats can end so, for one of the reasons; without
// reasons any is one. It is for results that another program told.
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

// RankByScore gives ranks by decreasing score, equal scores sharing one
// (1, 1, 3, 4).
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

// State is a game under way. S is the implementing type itself (a pointer),
// A an action, V what one seat may know.
//
// A and V must survive encoding/json; two equal actions have equal JSON.
type State[S, A, V any] interface {
	// Acting is who decides the next step. Empty: the state decides it itself
	// (dice, a battle, an automaton), or the game is over.
	Acting() Seats
	// Check is nil when seat may do a now. The error is one of the game's own
	// sentinel values, so that a screen can find words for it.
	Check(seat Seat, a A) error
	// Step applies one action per seat; acts has one entry a seat, and the
	// zero A means the seat did not answer in time. It must not be called once
	// Result is not nil. An action that Check refuses counts as the zero A.
	Step(acts []A)
	// View is what seat may know, the news of the last step included. It
	// shares nothing that a later Step changes.
	View(seat Seat) V
	// Result is nil until the game is over.
	Result() *Result
	// Clone shares nothing that a Step changes.
	Clone() S
	// String is the whole state as text: equal strings, equal states.
	fmt.Stringer
}

// View is what a seat may know. It can always propose something to do.
type View[A any] interface {
	// Sample proposes an action that Check accepts for the seat of the view,
	// when that seat is acting; otherwise the zero A.
	Sample(r *Rand) A
	// Sound is nil where a game of the set-up could show the view to a seat, as far as
	// that can be told without its seed: numbers are in their ranges, and what refers to
	// something refers to what is there. It is for views that another program made, and
	// bears whatever JSON can hold, nil included.
	Sound(setup Setup, seat Seat) error
}

// ReadView is the view of a seat that another program wrote as JSON. The error says that
// it is none, or none that a game of the set-up could show: see [View].
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

// Passer is a view of a game in which a seat may let a decision go by: it says what
// counts as the answer of a seat that gives none.
type Passer[A any] interface {
	// Pass is an action that Check accepts for the seat of the view when it is acting,
	// and by which it does nothing now; ok is false where something has to be chosen.
	Pass() (a A, ok bool)
}

// Leisurely is a view of a game some of whose decisions take a person much longer than
// others: where a table gives each turn a time, such a decision has several times that.
type Leisurely interface {
	// Leisure is how many times the time of a turn the present decision is worth, from 1.
	Leisure() int
}

// Rounder is a state of a game that is played in rounds: a person who left and is back
// plays again from the next round on.
type Rounder interface {
	// Rounds is the number of the present round, from 1.
	Rounds() int
}

// Guesser is a view of a game with secrets: it can make up a whole state that
// it could have come from, so that view(guess(view)) equals view.
type Guesser[S any] interface {
	Guess(r *Rand) S
}

// Sealer is a state that says where undo ends. A game that rolls dice or shows
// secrets has it; in a game without it, everything may be taken back.
type Sealer interface {
	// Sealed says that the step which led to this state rolled dice or showed
	// somebody what they did not know, so that it cannot be taken back. It is
	// asked right after each Step; what it says of a new game does not matter.
	Sealed() bool
}

// Pacer is a state that says how long its steps last, in a game with a rate: it
// depends on an option, and Info.Rate is what the default gives.
type Pacer interface {
	// Pace is the length of a step in milliseconds, over 0. It never changes.
	Pace() int
}

// Amender is an action, in a game with a rate, that takes up another of the same seat
// which was not carried out yet: who says something new before the step that the last
// word was for steers anew, and what was to be done just once is still done. Of other
// actions the last one counts, and is all that counts.
type Amender[A any] interface {
	// Amend is the action of who said earlier, and then this.
	Amend(earlier A) A
}

// Amends says whether actions of type A are an [Amender].
func Amends[A any]() bool {
	var a A
	_, ok := any(a).(Amender[A])
	return ok
}

// Foreseer is a view, in a game with a rate, that goes on by what one seat does: who plays
// from far away sees at once what comes of that.
type Foreseer[A, V any] interface {
	// Foresee is the view after as many steps more in which the seat does acts, as far as
	// that hangs on the seat alone: what is its own is where it will be, everything else
	// stays as it is.
	Foresee(seat Seat, acts []A) V
}

// Scorer is a state that says how the seats stand before the end, for curves.
type Scorer interface {
	// Scores is what Result.Scores would be if the game ended now, one a seat.
	// Secrets are in it: it is for tools and for games that are over.
	Scores() []int
}

// TieBreaker is a state of a game that parts equal scores by a number.
type TieBreaker interface {
	// TieBreaks is what parts equal scores so far, one a seat: who has more is ahead. What
	// it counts is the game's affair.
	TieBreaks() []int
}

// Leader is a state of a game that one seat plays against an automaton.
type Leader interface {
	// Lead is by how many points the only seat is ahead of the automaton now, less than
	// 0 when it is behind; 0 where no automaton plays.
	Lead() int
}

// Lawful is a state that can say whether it is one that its rules lead to: what
// is neither made nor lost adds up, and nothing is in two places. Tools hold
// games to it while they are played; a state made up by Guess need not keep it.
type Lawful interface {
	// Invariant is nil, or names the law that is broken and the figures. It
	// changes nothing.
	Invariant() error
}

// Game is a game's rules: what it declares and how it starts.
type Game[S State[S, A, V], A any, V View[A]] struct {
	Info
	// New begins a game. The error is a *SetupError.
	New func(Setup) (S, error)
}
