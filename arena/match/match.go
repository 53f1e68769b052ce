// Package match runs a game between its rules and its players: it asks the seats, keeps time, steps
// the state, records, undoes, loads and replays. Screens, servers, commands and tests all play through
// it.
//
// A [Match] belongs to one goroutine. A person is not a [Player]: their input calls Submit. Computer
// players are asked in goroutines of their own by Tick, which never blocks, or inline by Run.
//
// It knows no screen or file name. Time is counted in ticks, except think times, which are deadlines of
// contexts, and the argument of Settle.
package match

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"

	"ludotheque/rules"
)

// TPS is how often Tick is to be called, per second; no game has a higher rate.
const TPS = 60

// grace is how long after its deadline a player may answer before the match answers in its place, in
// ticks.
const grace = 3 * TPS

// Errors of Submit, Undo and Run.
var (
	ErrOver      = errors.New("the game is over")
	ErrNotActing = errors.New("this seat does not act now")
	ErrNoUndo    = errors.New("there is nothing to undo: dice and revealed secrets cannot be undone")
	ErrClosed    = errors.New("the match was closed")
	ErrNoPlayer  = errors.New("a seat has no player: seat one before running the match")
	ErrForgotten = errors.New("the match keeps no steps: what it wrote as it went is its record")
)

// NoticeKind is the kind of a notice.
type NoticeKind string

// The kinds of notices.
const (
	Failed  NoticeKind = "failed"  // a player failed or broke a rule; Text says how
	Mute    NoticeKind = "mute"    // a player did not answer, even within the grace
	Unsaved NoticeKind = "unsaved" // the record could not be written; the game goes on
	Remark  NoticeKind = "remark"  // text from the caller of Remark
)

// Notice reports something besides the rules: a computer player that failed, a record that cannot be
// written, a remark.
type Notice struct {
	// Step is the number of steps played when it happened.
	Step int `json:"at"`
	// Seat is the seat concerned, or Spectator.
	Seat rules.Seat `json:"seat"`
	Kind NoticeKind `json:"kind"`
	// Text is English, for logs; screens translate Kind.
	Text string `json:"text,omitempty"`
	// Err is why a record could not be written, and nil for other kinds.
	Err error `json:"-"`
}

// size returns how many bytes the text takes in a record.
func (n *Notice) size() int {
	b, _ := json.Marshal(n.Text) // a string cannot fail
	return len(b)
}

// Match is one game being played. New and Load make it.
type Match[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	// Meta goes into the header of the record when Save writes it. It has no effect on the game.
	Meta Meta

	game   rules.Game[S, A, V]
	setup  rules.Setup
	state  S
	result *rules.Result

	acts   []A         // one per seat, for the next step
	given  rules.Seats // the seats whose action is in acts
	closed bool
	chairs []chair[A, V]
	// own and missed count, by seat, the decisions players made and missed.
	own, missed []int
	asked       int // incremented by every step and undo, to recognise late answers
	// In games with a rate, every tick adds part times speed to acc, and whole of these units are a
	// step.
	acc, part, whole, speed int

	saved    int // bytes of the record when Save last wrote it
	log      history[A]
	undo     []undoable[S]
	follow   *writer
	notices  []Notice
	noted    int         // bytes of the texts of notices in a record
	full     bool        // no more remarks are kept
	fallback *rules.Rand // chooses for players that fail
	cut      bool
}

// undoable is the state before a step, kept so that the step can be undone.
type undoable[S any] struct {
	step   int
	acting rules.Seats
	state  S
}

// maxUndo bounds the states kept for undo; older ones are dropped.
const maxUndo = 512

// New starts a match without players: every seat takes its actions from Submit until Sit is called.
// The error is the game's, a *rules.SetupError.
func New[S rules.State[S, A, V], A any, V rules.View[A]](game rules.Game[S, A, V], setup rules.Setup) (*Match[S, A, V], error) {
	if err := game.Check(setup); err != nil {
		return nil, err
	}
	s, err := game.New(setup)
	if err != nil {
		return nil, err
	}
	m := &Match[S, A, V]{
		game: game, setup: setup, state: s, result: s.Result(),
		acts: make([]A, setup.Seats), chairs: make([]chair[A, V], setup.Seats),
		own: make([]int, setup.Seats), missed: make([]int, setup.Seats),
		fallback: rules.NewRand(setup.Seed ^ 0x6c75646f),
		part:     game.Rate, whole: TPS * usualSpeed, speed: usualSpeed,
	}
	if p, ok := any(s).(rules.Pacer); ok && game.RealTime() {
		m.part, m.whole = 1000, TPS*p.Pace()*usualSpeed
	}
	return m, nil
}

// Setup returns the set-up of the match. Its Options must not be changed.
func (m *Match[S, A, V]) Setup() rules.Setup { return m.setup }

// Info returns what the game declares.
func (m *Match[S, A, V]) Info() *rules.Info { return &m.game.Info }

// View returns what a seat may know now; rules.Spectator sees what is public.
func (m *Match[S, A, V]) View(seat rules.Seat) V { return m.state.View(seat) }

// State returns a copy of the whole state, secrets included: for tools, tests and replays, never for a
// player.
func (m *Match[S, A, V]) State() S { return m.state.Clone() }

// Scores returns the present scores, secrets included: for tools and for games that are over. It is
// nil if the game has no rules.Scorer.
func (m *Match[S, A, V]) Scores() []int {
	s, ok := any(m.state).(rules.Scorer)
	if !ok {
		return nil
	}
	return s.Scores()
}

// TieBreaks returns what breaks ties now, one per seat; nil if the game has no rules.TieBreaker.
func (m *Match[S, A, V]) TieBreaks() []int {
	s, ok := any(m.state).(rules.TieBreaker)
	if !ok {
		return nil
	}
	return s.TieBreaks()
}

// Lead returns by how much the only seat is ahead of the automaton now; 0 if the game has no
// rules.Leader.
func (m *Match[S, A, V]) Lead() int {
	s, ok := any(m.state).(rules.Leader)
	if !ok {
		return 0
	}
	return s.Lead()
}

// Renew is View in the memory of old, a view of this match that is no longer used, if the game
// supports it.
func (m *Match[S, A, V]) Renew(seat rules.Seat, old V) V {
	if s, ok := any(m.state).(interface{ Renew(rules.Seat, V) V }); ok {
		return s.Renew(seat, old)
	}
	return m.state.View(seat)
}

// Forget drops the history from now on, so that a game may go on for days: Save and Replay then fail
// with ErrForgotten, and only what Follow writes is recorded. It affects games with a rate, which have
// no undo; others go on as before.
func (m *Match[S, A, V]) Forget() { m.log.brief = m.game.RealTime() }

// Hash returns the hash of the present state, as records and commands print it.
func (m *Match[S, A, V]) Hash() string { return Hash(m.state) }

// Hash returns a state's hash: FNV-1a, 64 bits, of its text, in 16 hexadecimal digits.
func Hash(s fmt.Stringer) string {
	h := fnv.New64a()
	h.Write([]byte(s.String()))
	return fmt.Sprintf("%016x", h.Sum64())
}

// Result is nil until the game is over.
func (m *Match[S, A, V]) Result() *rules.Result { return m.result }

// Steps returns the number of steps played and not undone.
func (m *Match[S, A, V]) Steps() int { return m.log.len() }

// Cut reports whether the match was loaded from a record with a partial last line, or without the hash
// that a complete record ends with: the program was killed, or the file was cut.
func (m *Match[S, A, V]) Cut() bool { return m.cut }

// Acting returns the seats that act in the next step, whether they have submitted or not; empty if
// there are none or the game is over.
func (m *Match[S, A, V]) Acting() rules.Seats {
	if m.result != nil {
		return rules.Seats{}
	}
	return m.state.Acting()
}

// Rounds returns the number of the present round; 0 if the game has no rules.Rounder.
func (m *Match[S, A, V]) Rounds() int {
	s, ok := any(m.state).(rules.Rounder)
	if !ok {
		return 0
	}
	return s.Rounds()
}

// TimeFactor returns the factor of the time limit for the present decision, at least 1: see
// rules.Leisurely.
func (m *Match[S, A, V]) TimeFactor() int {
	v, ok := any(m.state.View(rules.Spectator)).(rules.Leisurely)
	if !ok {
		return 1
	}
	return v.TimeFactor()
}

// Pass submits a pass for a seat that does not answer, and reports whether there is one: see
// rules.Passer.
func (m *Match[S, A, V]) Pass(seat rules.Seat) bool {
	v, ok := any(m.state.View(seat)).(rules.Passer[A])
	if !ok {
		return false
	}
	a, ok := v.Pass()
	return ok && m.Submit(seat, a) == nil
}

// Notices returns all notices so far, oldest first.
func (m *Match[S, A, V]) Notices() []Notice { return m.notices }

// Remark adds a notice of the caller's, which goes into the record. Of a text with more than MaxText
// letters the beginning is kept, and how long it was.
func (m *Match[S, A, V]) Remark(seat rules.Seat, text string) {
	m.notice(seat, Remark, text)
}

func (m *Match[S, A, V]) notice(seat rules.Seat, kind NoticeKind, text string) {
	switch {
	case kind == Unsaved:
	case m.full:
		return
	case len(m.notices) >= maxNoted, m.noted > maxRemark:
		m.full = true
		seat, kind, text = rules.Spectator, Remark, "more remarks follow than a record holds: they are left out"
	}
	n := Notice{Step: m.Steps(), Seat: seat, Kind: kind, Text: clip(text, MaxText)}
	m.noted += n.size()
	m.notices = append(m.notices, n)
	if m.follow != nil && kind != Unsaved {
		m.follow.notice(n)
		m.followed()
	}
}

// Close removes all players, and ends a followed record with the hash that marks it complete. It does
// not close the writer. Later answers are dropped.
func (m *Match[S, A, V]) Close() {
	m.closed = true
	for i := range m.chairs {
		m.Stand(rules.Seat(i))
	}
	if m.follow != nil {
		m.follow.mark(m.Steps(), m.state, m.result)
		m.followed()
		m.follow = nil
	}
}

// Tick is to be called TPS times a second. It collects the players' answers, asks the next questions
// and takes at most one step; it reports whether it did. If the clock is ahead, as at speeds above the
// tick rate, CatchUp takes the next one. Tick never blocks. A screen that is showing the last step
// need not call it: players go on thinking, and no time passes for the game.
func (m *Match[S, A, V]) Tick() bool {
	if m.game.RealTime() && m.result == nil {
		m.acc += m.part * m.speed
	}
	return m.tick()
}

// tick takes the step that is due, if any.
func (m *Match[S, A, V]) tick() bool {
	if m.result != nil {
		return false
	}
	acting := m.state.Acting()
	m.collect(acting)
	stepped := false
	if m.game.RealTime() {
		if m.acc >= m.whole {
			m.acc -= m.whole
			m.step(acting)
			stepped = true
		}
	} else if acting.Less(m.given).Empty() {
		m.step(acting)
		stepped = true
	}
	if m.result == nil {
		m.ask()
	}
	return stepped
}

// Step takes the next step now, with what was submitted and answered so far, regardless of Tick's
// clock: for callers with their own clock, a server or a script. It does not wait for missing answers.
// It reports whether there was a step to take.
func (m *Match[S, A, V]) Step() bool {
	if m.result != nil {
		return false
	}
	acting := m.state.Acting()
	m.collect(acting)
	m.acc = 0
	m.step(acting)
	if m.result == nil {
		m.ask()
	}
	return true
}

// Run plays to the end as fast as the players think, without a window. They are asked inline, one
// after the other, so that the same players give the same game. The error is ErrNoPlayer if an acting
// seat has no player and no submitted action, or ctx's; the match can go on after either.
func (m *Match[S, A, V]) Run(ctx context.Context) error {
	for m.result == nil {
		if err := m.RunStep(ctx); err != nil {
			return err
		}
	}
	return nil
}

// RunStep is one step of Run, for callers that inspect the game after each. It does nothing once the
// game is over.
func (m *Match[S, A, V]) RunStep(ctx context.Context) error {
	if m.result != nil {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	acting := m.state.Acting()
	for seat := range acting.Less(m.given).All() {
		c := &m.chairs[seat]
		if c.player == nil {
			if m.game.RealTime() {
				continue
			}
			return fmt.Errorf("seat %s: %w", seat.Letter(), ErrNoPlayer)
		}
		if c.answer != nil { // asked by Tick before; only one question may be pending
			select {
			case <-c.answer:
				c.settle()
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		q, cancel := ctx, context.CancelFunc(nil)
		if c.think > 0 {
			q, cancel = context.WithTimeout(ctx, c.think)
		}
		a, err := choose(q, c.player, m.state.View(seat))
		if cancel != nil {
			cancel()
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		m.receive(seat, a, err)
	}
	m.step(acting)
	return nil
}

// step takes the step with the given actions.
func (m *Match[S, A, V]) step(acting rules.Seats) {
	if !m.game.RealTime() && !m.Hands().Empty() {
		if len(m.undo) == maxUndo {
			m.undo = append(m.undo[:0], m.undo[1:]...)
		}
		m.undo = append(m.undo, undoable[S]{m.Steps(), acting, m.state.Clone()})
	}
	m.play(acting, m.acts)
	clear(m.acts)
	m.given = rules.Seats{}
	m.asked++
	if m.game.RealTime() {
		for i := range m.chairs {
			if c := &m.chairs[i]; c.answer != nil {
				c.cancel() // its answer would be late
			}
		}
	}
	if m.follow != nil {
		if m.Steps() > maxSteps {
			m.follow.err = errSteps
		}
		writeStep(m.follow, m.log.last())
		if m.result != nil || m.Steps()%markEvery(m.game.Rate) == 0 {
			m.follow.mark(m.Steps(), m.state, m.result)
		}
		m.followed()
	}
}

// play steps the state and records the step; loading uses it too.
func (m *Match[S, A, V]) play(acting rules.Seats, acts []A) {
	m.log.add(acting, acts)
	m.state.Step(acts)
	m.result = m.state.Result()
	if s, ok := any(m.state).(rules.Sealer); ok && s.Sealed() {
		clear(m.undo) // dice and revealed secrets cannot be undone
		m.undo = m.undo[:0]
	}
}
