package trichrome

import (
	"errors"
	"slices"

	"ludotheque/rules"
)

// The reasons for refusing an action.
var (
	ErrNoSeat      = errors.New("trichrome: there is no such seat")
	ErrNoDirection = errors.New("trichrome: there is no such direction")
	ErrEaten       = errors.New("trichrome: an eaten player waits for the next round")
	ErrNotNow      = errors.New("trichrome: the round is over, the next begins soon")
	ErrOver        = errors.New("trichrome: the game is over")
)

// State is a game of Trichrome in progress.
type State struct {
	board Board
	rng   rules.Rand
	// door is the seed of the round's draws, of ties and of the door, set when the round begins.
	door   uint64
	events []Event
	result *rules.Result

	ground *ground // of board.Maze
}

var (
	_ rules.State[*State, Dir, *View] = (*State)(nil)
	_ rules.TieBreaker                = (*State)(nil)
	_ rules.View[Dir]                 = (*View)(nil)
	_ rules.Guesser[*State]           = (*View)(nil)
	_ rules.Foreseer[Dir, *View]      = (*View)(nil)
)

// New begins a game: colours are drawn (M20) and the first round is ready. The
// error is a *rules.SetupError.
func New(setup rules.Setup) (*State, error) {
	p, err := params(setup)
	if err != nil {
		return nil, err
	}
	s := &State{rng: *rules.NewRand(setup.Seed)}
	s.board.Params = p
	colours := [Players]Colour{Blue, Red, Green}
	s.rng.Shuffle(Players, func(i, j int) { colours[i], colours[j] = colours[j], colours[i] })
	for i := range s.board.Runners {
		s.board.Runners[i].Colour = colours[i]
	}
	s.begin()
	return s, nil
}

// begin starts the next round.
func (s *State) begin() {
	b := &s.board
	// Half of a random number: a whole one would reveal the generator, and so the door.
	seed := uint32(s.rng.Uint64() >> 32)
	b.Maze = carve(b.Params.Width, b.Params.Height, seed)
	s.ground = newGround(b.Maze)
	at := spawns(b.Maze, &s.rng, b.Params.apart())
	s.door = s.rng.Uint64()
	b.Phase, b.Ticks, b.Clock, b.Camp = PhaseReady, 0, 0, 0
	b.Round = Round{
		Number: b.Round.Number + 1, Seed: seed,
		Eater: rules.Spectator, Eaten: rules.Spectator, Hunter: rules.Spectator, Winner: rules.Spectator,
	}
	for i := range b.Runners {
		r := &b.Runners[i]
		cell := at[r.Colour]
		p := b.Maze.Centre(cell)
		*r = Runner{Colour: r.Colour, X: p.X, Y: p.Y, Points: r.Points, Survival: r.Survival}
		b.Round.Spawn[i] = p
		for _, d := range Dirs {
			if b.Maze.Open(cell, d) {
				r.Facing = d
			}
		}
	}
	s.gaps()
	s.tell(EventRound, rules.Spectator, rules.Spectator)
}

// Acting returns the seats that may ask for a direction: all that are not eaten, and none while a
// result is shown.
func (s *State) Acting() rules.Seats { return s.board.acting() }

// Check returns why seat may not do d, as one of the Err values of this package, or nil.
func (s *State) Check(seat rules.Seat, d Dir) error { return s.board.check(seat, d) }

// Step plays a sixtieth of a second. A refused or missing action is None.
func (s *State) Step(acts []Dir) {
	s.events = s.events[:0]
	b := &s.board
	if b.Phase == PhaseOver {
		return
	}
	for i := range b.Runners {
		d := None
		if i < len(acts) && b.check(rules.Seat(i), acts[i]) == nil {
			d = acts[i]
		}
		s.listen(&b.Runners[i], d)
	}
	b.Ticks++
	if !b.Moving().Empty() && s.run() {
		return
	}
	switch {
	case b.Ticks == b.Params.Ticks(b.Phase):
		s.timeUp()
	case b.Phase == PhaseChase && b.Ticks == FrenzyTicks:
		s.tell(EventFrenzy, rules.Spectator, rules.Spectator)
	case b.Phase == PhaseChase && b.Ticks == AlarmTicks:
		s.tell(EventAlarm, rules.Spectator, rules.Spectator)
	case b.Phase == PhaseDuel:
		s.watchCamp()
	}
	s.gaps()
}

// run moves all runners through the sub-steps of a step. It reports whether something happened that
// ends the phase.
func (s *State) run() bool {
	b := &s.board
	moving := b.Moving()
	near := s.near()
	for range subSteps {
		for i := range b.Runners {
			if moving.Has(rules.Seat(i)) {
				s.walk(rules.Seat(i))
			}
		}
		b.Clock++
		// The door is checked before contact: in the same sub-step the prey escapes (M8).
		if b.Phase != PhaseChase && s.atDoor() {
			s.finish(Escaped, b.Round.Eater)
			return true
		}
		if b.Phase != PhaseReversal && s.contact(near) {
			return true
		}
	}
	return false
}

// gaps updates distances and boosts.
func (s *State) gaps() {
	b := &s.board
	moving := b.Moving()
	for i := range b.Runners {
		r, seat := &b.Runners[i], rules.Seat(i)
		prey := b.PreyOf(seat)
		before := r.Boost
		r.Gap, r.Boost = -1, 0
		if r.Eaten || b.Runners[prey].Eaten || b.Phase == PhaseOver {
			continue
		}
		r.Gap = b.Maze.Near(b.Cell(seat), b.Cell(prey), Heartbeat)
		if r.Gap >= 0 && r.Gap <= Scent && moving.Has(seat) {
			r.Boost = b.ScentBoost()
			if before == 0 && r.Boost > 0 {
				s.tell(EventBoost, seat, prey)
			}
		}
	}
}

// View returns what seat may know; any other seat number is a spectator.
func (s *State) View(seat rules.Seat) *View {
	if seat < 0 || seat >= Players {
		seat = rules.Spectator
	}
	v := &View{Board: s.board, Seat: seat, Result: s.result, ground: s.ground}
	// Clip makes later appends copy.
	v.Past = slices.Clip(v.Past)
	v.Round.Doors = slices.Clip(v.Round.Doors)
	if len(s.events) > 0 {
		v.Events = slices.Clone(s.events)
	}
	return v
}

// Scores returns the points so far (rules.Scorer).
func (s *State) Scores() []int {
	scores := make([]int, Players)
	for i := range s.board.Runners {
		scores[i] = s.board.Runners[i].Points
	}
	return scores
}

// TieBreaks returns how long each seat has lived in the rounds that are over (rules.TieBreaker), in
// sub-steps; in version 1 of the rules the sum of whole milliseconds (M17).
func (s *State) TieBreaks() []int {
	b := &s.board
	lived := make([]int, Players)
	for i := range b.Runners {
		lived[i] = b.Runners[i].Survival
		if b.Params.Version1 {
			lived[i] = 0
			for k := range b.Past {
				lived[i] += ms(b.Past[k].Survival[i])
			}
		}
	}
	return lived
}

// Result is nil until the game is over. Scores are points; survival breaks ties, and equal seats share
// a rank (M17).
func (s *State) Result() *rules.Result { return s.result }

// Clone returns a state that shares nothing that a Step changes.
func (s *State) Clone() *State {
	c := new(State)
	s.CloneTo(c)
	return c
}

// CloneTo writes a Clone over c, whose memory it reuses, so that searches do not allocate. c must not
// be s, or in use elsewhere.
func (s *State) CloneTo(c *State) {
	events := append(c.events[:0], s.events...)
	*c = *s
	c.board.Past = slices.Clip(c.board.Past)
	c.board.Round.Doors = slices.Clip(c.board.Round.Doors)
	c.events = events
}
