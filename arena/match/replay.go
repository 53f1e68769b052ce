package match

import (
	"io"

	"ludotheque/rules"
)

// Replay is a played game that can be viewed at every step, for a timeline. Positions count from 0,
// before the first step, to Len. It is used from one goroutine.
type Replay[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	header  Header
	game    rules.Game[S, A, V]
	log     history[A]
	notices []Notice
	result  *rules.Result
	cut     bool

	every  int // steps between checkpoints
	points []S // the states at 0, every, 2·every, …
	here   S   // the state at position at: going forward takes one Step
	at     int
	acts   []A
}

// maxPoints bounds the states that a replay keeps.
const maxPoints = 256

// OpenReplay loads a record as a Replay; the errors are those of Load.
func OpenReplay[S rules.State[S, A, V], A any, V rules.View[A]](game rules.Game[S, A, V], r io.Reader) (*Replay[S, A, V], error) {
	m, err := Load(game, r)
	if err != nil {
		return nil, err
	}
	return m.Replay()
}

// Replay returns the game played so far, for plots and for looking back; it does not follow the match
// further. The error is that of the game's New.
func (m *Match[S, A, V]) Replay() (*Replay[S, A, V], error) {
	if m.log.brief {
		return nil, ErrForgotten
	}
	p := &Replay[S, A, V]{
		header: Header{format, m.game.ID, m.game.Version, m.setup, rules.SeedText(m.setup.Seed), m.Meta},
		game:   m.game, notices: m.notices, result: m.result, cut: m.cut,
		every: max(16, m.Steps()/maxPoints+1), acts: make([]A, m.setup.Seats),
	}
	p.log = m.log.clone()
	s, err := m.game.New(m.setup)
	if err != nil {
		return nil, err
	}
	p.here = s.Clone()
	p.points = []S{s.Clone()}
	for i := range p.log.len() {
		p.step(s, i)
		if (i+1)%p.every == 0 {
			p.points = append(p.points, s.Clone())
		}
	}
	return p, nil
}

func (p *Replay[S, A, V]) step(s S, i int) {
	acting, given := p.log.at(i)
	spread(p.acts, acting, given)
	s.Step(p.acts)
}

// Header returns the first line of the record.
func (p *Replay[S, A, V]) Header() Header { return p.header }

// Len returns the number of steps.
func (p *Replay[S, A, V]) Len() int { return p.log.len() }

// Result returns how the game ended, nil if the record ends before.
func (p *Replay[S, A, V]) Result() *rules.Result { return p.result }

// Notices returns the notices of the match, oldest first.
func (p *Replay[S, A, V]) Notices() []Notice { return p.notices }

// Cut is like Match.Cut.
func (p *Replay[S, A, V]) Cut() bool { return p.cut }

// Acts returns the acting seats of the step after a position, and their actions in seat order; both
// are empty at the last position. The slice must not be modified.
func (p *Replay[S, A, V]) Acts(position int) (rules.Seats, []A) {
	if position < 0 || position >= p.Len() {
		return rules.Seats{}, nil
	}
	return p.log.at(position)
}

// View returns what a seat may know at a position, which is clamped to 0..Len; rules.Spectator sees
// what is public. The next position costs one step of the game, a jump a few dozen.
func (p *Replay[S, A, V]) View(position int, seat rules.Seat) V {
	return p.seek(position).View(seat)
}

// State returns a copy of the whole state at a position, which is clamped, secrets included.
func (p *Replay[S, A, V]) State(position int) S { return p.seek(position).Clone() }

// seek moves here to the position.
func (p *Replay[S, A, V]) seek(position int) S {
	position = min(max(position, 0), p.Len())
	if from := position / p.every; p.at > position || p.at < from*p.every {
		p.here, p.at = p.points[from].Clone(), from*p.every
	}
	for ; p.at < position; p.at++ {
		p.step(p.here, p.at)
	}
	return p.here
}
