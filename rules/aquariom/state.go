package aquariom

import (
	"math"
	"slices"

	"ludotheque/rules"
)

// State is a game of Aquar.iom in progress.
type State struct {
	laws  Laws
	turns int
	pace  int
	done  int    // resolutions so far
	next  uint32 // id

	cells   []Cell   // ascending ids
	viruses []Virus  // ascending ids
	remains []Remain // ascending ids
	absent  bitset   // of initial neutral cells
	away    []due    // in the order of their return
	players []Player
	rand    rules.Rand // of the dialect document
	crand   cRand      // of the dialect original
	events  []Event
	result  *rules.Result

	view *View    // of the spectator, nil until needed
	work *scratch // nil until a step needs it
}

// due is the resolution in which an eaten neutral cell comes back.
type due struct{ id, at uint32 }

var (
	_ rules.State[*State, Action, *View] = (*State)(nil)
	_ rules.View[Action]                 = (*View)(nil)
	_ rules.Guesser[*State]              = (*View)(nil)
	_ rules.Foreseer[Action, *View]      = (*View)(nil)
	_ rules.Pacer                        = (*State)(nil)
)

// New begins a game (§9). The error is a *rules.SetupError.
func New(setup rules.Setup) (*State, error) {
	p, err := read(setup)
	if err != nil {
		return nil, err
	}
	m := p.m
	s := &State{
		laws: Laws{m, p.dialect, p.rules}, turns: p.turns, pace: p.pace,
		absent: newBitset(m.PlanktonCount()), players: make([]Player, p.seats),
		rand: rules.Rand{State: setup.Seed}, crand: newCRand(),
	}
	s.next = uint32(m.PlanktonCount())
	for _, at := range m.Viruses {
		s.viruses = append(s.viruses, Virus{s.id(), at})
	}
	for i := range p.seats * m.StartCells {
		s.cells = append(s.cells, Cell{
			ID: s.id(), Owner: rules.Seat(i / m.StartCells), At: m.Starts[i], Mass: s.laws.Clamp(m.StartMass),
		})
	}
	s.account()
	s.end()
	return s, nil
}

// id returns a new id.
func (s *State) id() uint32 {
	s.next++
	return s.next - 1
}

// Pace returns how long a turn lasts, in milliseconds.
func (s *State) Pace() int { return s.pace }

// turn returns View.Turn.
func (s *State) turn() int {
	if s.laws.Dialect == Original { // A13
		return s.done - 1
	}
	return s.done
}

// Acting returns all seats, with or without cells, but none in the original's first resolution, for
// which no answers are requested (A13).
func (s *State) Acting() rules.Seats {
	if s.result != nil || s.turn() < 0 {
		return rules.Seats{}
	}
	return rules.AllSeats(len(s.players))
}

// Check returns why a seat may not do a as a whole: ErrNoSeat, ErrOver, ErrNotYet or ErrTooMuch.
//
// Entries are checked one by one, in the step, so that a late or wrong one does not affect the others
// (A9). Refusals are reported as EventRefuse.
func (s *State) Check(seat rules.Seat, a Action) error {
	switch {
	case seat < 0 || int(seat) >= len(s.players):
		return ErrNoSeat
	case s.result != nil:
		return ErrOver
	case s.turn() < 0:
		return ErrNotYet
	case len(a.Then) >= MaxAnswers || a.tooLong(s.laws.Map):
		return ErrTooMuch
	}
	for i := range a.Then {
		if a.Then[i].tooLong(s.laws.Map) {
			return ErrTooMuch
		}
	}
	return nil
}

// account adds the masses of the cells to the scores (§12).
func (s *State) account() {
	for i := range s.players {
		s.players[i].Cells, s.players[i].Mass = 0, 0
	}
	for i := range s.cells {
		p := &s.players[s.cells[i].Owner]
		p.Cells++
		p.Mass += s.cells[i].Mass
	}
	for i := range s.players {
		p := &s.players[i]
		whole, part := math.Modf(float64(p.Mass))
		p.Score += uint64(int64(whole))
		if p.Part += part; p.Part >= 1 {
			p.Part--
			p.Score++
		}
	}
}

// end sets the result when the last turn is over.
func (s *State) end() {
	if s.turn() < s.turns {
		return
	}
	n := len(s.players)
	r := &rules.Result{Reason: ReasonTurns, Scores: s.Scores(), Ranks: make([]int, n)}
	for i := range s.players {
		p := &s.players[i]
		r.Ranks[i] = 1
		for j := range s.players {
			if ahead(&s.players[j], p) {
				r.Ranks[i]++
			}
		}
	}
	s.result = r
}

// Scores returns the whole part of the masses over all turns so far (rules.Scorer).
func (s *State) Scores() []int {
	scores := make([]int, len(s.players))
	for i := range s.players {
		scores[i] = int(min(s.players[i].Score, math.MaxInt32)) // an int may have 32 bits
	}
	return scores
}

// Result is nil until the game is over. Scores are whole masses over all turns, at most 2147483647;
// fractions break ties (§12).
func (s *State) Result() *rules.Result { return s.result }

// View returns what seat may know; any other seat number is a spectator. All views of a step share
// their lists.
func (s *State) View(seat rules.Seat) *View {
	if s.view == nil {
		s.view = s.Renew(rules.Spectator, &View{})
	}
	if seat < 0 || int(seat) >= len(s.players) {
		return s.view
	}
	v := *s.view
	v.Seat = seat
	return &v
}

// Renew is View in the memory of old, a view of this state that is no longer used and shares its lists
// with no other. It saves a server some megabytes of allocation each turn on a big map.
func (s *State) Renew(seat rules.Seat, old *View) *View {
	if seat < 0 || int(seat) >= len(s.players) {
		seat = rules.Spectator
	}
	*old = View{
		Seat: seat, Turn: s.turn(), Turns: s.turns, Pace: s.pace, Dialect: s.laws.Dialect, Map: s.laws.Map,
		Players: again(old.Players, s.players), Cells: again(old.Cells, s.cells), Viruses: again(old.Viruses, s.viruses),
		Remains: again(old.Remains, s.remains), Away: again(old.Away, []Away(nil)), Next: s.next, Result: s.result,
		Events: append(old.Events[:0], s.events...), absent: append(old.absent[:0], s.absent...),
		rules: s.laws.Rules,
	}
	old.Away = slices.Grow(old.Away, len(s.away))
	for _, d := range s.away {
		old.Away = append(old.Away, Away{d.id, int(d.at) - s.done + 1})
	}
	return old
}

// again returns a copy in the memory of to. It is never nil, so that JSON has a list.
func again[T any](to, list []T) []T {
	if to == nil {
		to = make([]T, 0, len(list))
	}
	return append(to[:0], list...)
}

// Guess returns a state that the view could come from: only the random numbers are made up, and with
// them the original's places after a surrender.
func (v *View) Guess(r *rules.Rand) *State {
	s := &State{
		laws: v.Laws(), turns: v.Turns, pace: v.Pace, done: v.Turn, next: v.Next,
		cells: slices.Clone(v.Cells), viruses: slices.Clone(v.Viruses), remains: slices.Clone(v.Remains),
		absent: slices.Clone(v.absent), away: make([]due, len(v.Away)), players: slices.Clone(v.Players),
		rand: rules.Rand{State: r.Uint64()}, events: slices.Clone(v.Events), result: v.Result,
	}
	if v.Dialect == Original {
		s.done++
		s.crand = newCRand()
		for range r.Intn(64) {
			s.crand.next()
		}
	}
	for i, a := range v.Away {
		s.away[i] = due{a.ID, uint32(a.Turns + s.done - 1)}
	}
	return s
}

// Clone returns a state that shares nothing that a Step changes.
func (s *State) Clone() *State {
	c := &State{}
	s.CloneInto(c)
	return c
}

// CloneInto writes a Clone over c, whose memory it reuses. c must not be s, or in use elsewhere.
func (s *State) CloneInto(c *State) {
	old := *c
	*c = *s
	c.cells = append(old.cells[:0], s.cells...)
	c.viruses = append(old.viruses[:0], s.viruses...)
	c.remains = append(old.remains[:0], s.remains...)
	c.absent = append(old.absent[:0], s.absent...)
	c.away = append(old.away[:0], s.away...)
	c.players = append(old.players[:0], s.players...)
	c.events = append(old.events[:0], s.events...)
	c.work = nil
	if old.work != nil && old.laws.Map == s.laws.Map && len(old.players) == len(s.players) {
		c.work = old.work
	}
}
