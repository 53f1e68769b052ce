// Package match runs a game between its rules and its players: it asks the seats, keeps
// time, steps the state, records, undoes, loads and replays. Screens, servers, commands
// and tests all play through it.
//
// A [Match] belongs to one goroutine. A person is not a [Player]: their actions come by
// Submit. Computer players are asked in goroutines of their own by Tick, which never
// blocks, or inline by Run, which is as fast as they think.
//
// It draws nothing, knows no file names and reads no clock: think times become deadlines
// of contexts, and everything else counts ticks.
package match

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"path"
	"runtime"
	"strings"
	"time"

	"ludotheque/rules"
)

// TPS is how many times a second Tick is to be called; no game has a higher rate.
const TPS = 60

// grace is how many ticks a player may exceed its think time before the match answers in
// its place.
const grace = 3 * TPS

// Player decides for a seat by itself: a computer player, a program at the other end of a
// pipe, a script.
type Player[A, V any] interface {
	// Choose returns the action of a seat that sees v, when ctx ends at the latest. It is
	// asked one question at a time, from any goroutine. A Player value serves one seat of
	// one match, and is not seated again once it has been removed. An error, a panic, an
	// action that the rules refuse or no answer at all is a pass; if the game has none
	// (rules.Passer), the match chooses at random among what View.Sample proposes.
	Choose(ctx context.Context, v V) (A, error)
}

// Errors of Submit, Undo and Run.
var (
	ErrOver      = errors.New("the game is over")
	ErrNotActing = errors.New("this seat does not decide now")
	ErrNoUndo    = errors.New("there is nothing to take back: what was rolled or shown stays")
	ErrClosed    = errors.New("the match was closed")
	ErrNobody    = errors.New("nobody sits there: seat a player before running the match")
	ErrForgotten = errors.New("the match keeps no steps: what it wrote as it went is its record")
)

// NoticeKind is the kind of a notice.
type NoticeKind string

// The kinds of notices.
const (
	Failed  NoticeKind = "failed"  // a player failed or broke a rule; Text says how
	Mute    NoticeKind = "mute"    // a player did not answer, grace included
	Unsaved NoticeKind = "unsaved" // the record could not be written; the game goes on without
	Remark  NoticeKind = "remark"  // the text of a Remark
)

// Notice is something that happened beside the rules: a computer player that failed, a
// record that cannot be written, a remark.
type Notice struct {
	// Step is the number of steps played when it happened.
	Step int `json:"at"`
	// Seat is the seat that it concerns, or Spectator.
	Seat rules.Seat `json:"seat"`
	Kind NoticeKind `json:"kind"`
	// Text is English, for logs; screens find words by Kind.
	Text string `json:"text,omitempty"`
	// Err is why a record could not be written, and nil in every other kind.
	Err error `json:"-"`
}

// Match is one game in progress, made by New or Load.
type Match[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	// Meta goes into the header of the record when Save writes it. It changes
	// nothing in the game.
	Meta Meta

	game   rules.Game[S, A, V]
	setup  rules.Setup
	state  S
	result *rules.Result

	acts   []A         // one a seat, for the next step
	given  rules.Seats // the seats whose action is in acts
	closed bool
	chairs []chair[A, V]
	// own and missed count, by seat, the decisions that players made and missed.
	own, missed []int
	asked       int // grows with every step and undo: an answer to an older question is late
	// In games with a rate every tick adds part times speed to acc, and whole of them
	// make a step.
	acc, part, whole, speed int

	log     history[A]
	undo    []undoable[S]
	follow  *writer
	notices []Notice
	stand   *rules.Rand // for answers in place of players that fail
	cut     bool
}

// undoable is the state before a step, kept so that the step can be undone.
type undoable[S any] struct {
	step   int
	acting rules.Seats
	state  S
}

// maxUndo is how many states are kept for undo.
const maxUndo = 512

// chair is a seat's player and the question it is thinking about.
type chair[A, V any] struct {
	player  Player[A, V]
	think   time.Duration
	answer  chan answer[A] // nil when nothing is asked
	cancel  context.CancelFunc
	number  int // of the question, to know a late answer
	waited  int // ticks since it was asked
	failing string
}

type answer[A any] struct {
	act A
	err error
}

// New begins a match without players: until Sit is called every seat is played by Submit.
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
		stand: rules.NewRand(setup.Seed ^ 0x6c75646f),
		part:  game.Rate, whole: TPS * usualSpeed, speed: usualSpeed,
	}
	if p, ok := any(s).(rules.Pacer); ok && game.Rate > 0 {
		m.part, m.whole = 1000, TPS*p.Pace()*usualSpeed
	}
	return m, nil
}

// Setup returns what the match started from. Its Options are not to be changed.
func (m *Match[S, A, V]) Setup() rules.Setup { return m.setup }

// Info returns what the game declares.
func (m *Match[S, A, V]) Info() *rules.Info { return &m.game.Info }

// View returns what a seat may know now; rules.Spectator sees what is public.
func (m *Match[S, A, V]) View(seat rules.Seat) V { return m.state.View(seat) }

// State returns a copy of the whole state, secrets included: for tools, tests and replays, never for a
// player.
func (m *Match[S, A, V]) State() S { return m.state.Clone() }

// Scores returns how the seats stand now, secrets included: for tools and for games that are over. It
// is nil when the game is no rules.Scorer.
func (m *Match[S, A, V]) Scores() []int {
	s, ok := any(m.state).(rules.Scorer)
	if !ok {
		return nil
	}
	return s.Scores()
}

// TieBreaks returns what parts equal scores now, one a seat; nil when the game is no rules.TieBreaker.
func (m *Match[S, A, V]) TieBreaks() []int {
	s, ok := any(m.state).(rules.TieBreaker)
	if !ok {
		return nil
	}
	return s.TieBreaks()
}

// Lead returns by how much the only seat is ahead of the automaton now; 0 when the game is no
// rules.Leader.
func (m *Match[S, A, V]) Lead() int {
	s, ok := any(m.state).(rules.Leader)
	if !ok {
		return 0
	}
	return s.Lead()
}

// Renew is View, but may reuse the memory of a view of this match that is no longer used,
// if the game supports it.
func (m *Match[S, A, V]) Renew(seat rules.Seat, old V) V {
	if s, ok := any(m.state).(interface{ Renew(rules.Seat, V) V }); ok {
		return s.Renew(seat, old)
	}
	return m.state.View(seat)
}

// Forget stops keeping steps, so that a game may go on for days: Save and Replay fail
// with ErrForgotten, and what Follow writes is the record. It is for games with a rate,
// where there is no undo; it has no effect on others.
func (m *Match[S, A, V]) Forget() { m.log.brief = m.game.Rate > 0 }

// Hash returns the hash of the state now, as records and commands print it.
func (m *Match[S, A, V]) Hash() string { return Hash(m.state) }

// Hash returns a state's hash: FNV-1a, 64 bits, of its text, in 16 hexadecimal digits.
func Hash(s fmt.Stringer) string {
	h := fnv.New64a()
	h.Write([]byte(s.String()))
	return fmt.Sprintf("%016x", h.Sum64())
}

// Result is nil until the game is over.
func (m *Match[S, A, V]) Result() *rules.Result { return m.result }

// Steps returns how many steps were played and not taken back.
func (m *Match[S, A, V]) Steps() int { return m.log.len() }

// Cut reports that the match was loaded from a record whose last line was incomplete, or
// that does not end with the hash of a complete record: the program was killed, or the
// file was truncated.
func (m *Match[S, A, V]) Cut() bool { return m.cut }

// Waiting returns the seats that still have to decide before the next step; it is empty
// if no seat acts in the next step or the game is over.
func (m *Match[S, A, V]) Waiting() rules.Seats {
	if m.result != nil {
		return rules.Seats{}
	}
	return m.state.Acting().Less(m.given)
}

// Acting returns the seats that act in the next step, whether they have decided or not;
// it is empty if there are none or the game is over.
func (m *Match[S, A, V]) Acting() rules.Seats {
	if m.result != nil {
		return rules.Seats{}
	}
	return m.state.Acting()
}

// Rounds returns the number of the present round; 0 in a game that is no rules.Rounder.
func (m *Match[S, A, V]) Rounds() int {
	s, ok := any(m.state).(rules.Rounder)
	if !ok {
		return 0
	}
	return s.Rounds()
}

// Leisure returns how many times the time of a turn the present decision is worth, from 1: see
// rules.Leisurely.
func (m *Match[S, A, V]) Leisure() int {
	v, ok := any(m.state.View(rules.Spectator)).(rules.Leisurely)
	if !ok {
		return 1
	}
	return v.Leisure()
}

// Pass submits for a seat that does not answer what counts as its answer then, and reports whether
// there is such a thing: see rules.Passer.
func (m *Match[S, A, V]) Pass(seat rules.Seat) bool {
	v, ok := any(m.state.View(seat)).(rules.Passer[A])
	if !ok {
		return false
	}
	a, ok := v.Pass()
	return ok && m.Submit(seat, a) == nil
}

// Hands returns the seats where no Player sits: those whose actions come by Submit.
func (m *Match[S, A, V]) Hands() rules.Seats {
	var ss rules.Seats
	for i := range m.chairs {
		if m.chairs[i].player == nil {
			ss = ss.With(rules.Seat(i))
		}
	}
	return ss
}

// Answers returns how many decisions the players of a seat made themselves, and how many they missed:
// by an error, an action that the rules refuse, or no answer in time.
func (m *Match[S, A, V]) Answers(seat rules.Seat) (own, missed int) {
	return m.own[seat], m.missed[seat]
}

// Notices returns all that the match had to say so far, oldest first.
func (m *Match[S, A, V]) Notices() []Notice { return m.notices }

// Remark adds a notice of the caller's, which goes into the record, for example that a
// player left. The text is cut after 200 letters.
func (m *Match[S, A, V]) Remark(seat rules.Seat, text string) {
	m.notice(seat, Remark, text)
}

func (m *Match[S, A, V]) notice(seat rules.Seat, kind NoticeKind, text string) {
	switch noted := len(m.notices); {
	case kind == Unsaved:
	case noted == mostNoted:
		seat, kind, text = rules.Spectator, Remark, "more remarks follow than a record holds: they are left out"
	case noted > mostNoted:
		return
	}
	n := Notice{Step: m.Steps(), Seat: seat, Kind: kind, Text: clip(text, maxText)}
	m.notices = append(m.notices, n)
	if m.follow != nil && kind != Unsaved {
		m.follow.notice(n)
		m.followed()
	}
}

// Submit sets a seat's action for the next step, which Tick or Run makes. It is the only
// way in: hands, players, sockets and recordings all use it. Until the step is made a
// seat may submit again, and the last action counts, combined with earlier ones if it is
// a [rules.Amender]. The error is ErrOver, ErrClosed, ErrNotActing or the game's own.
func (m *Match[S, A, V]) Submit(seat rules.Seat, a A) error {
	if m.result != nil {
		return ErrOver
	}
	if m.closed {
		return ErrClosed
	}
	if !m.state.Acting().Has(seat) || int(seat) >= len(m.acts) {
		return ErrNotActing
	}
	if err := m.state.Check(seat, a); err != nil {
		return err
	}
	if m.given.Has(seat) && m.Amends() {
		if both := any(a).(rules.Amender[A]).Amend(m.acts[seat]); m.state.Check(seat, both) == nil {
			a = both
		}
	}
	m.acts[seat], m.given = a, m.given.With(seat)
	return nil
}

// Amends reports whether the game's actions are [rules.Amender].
func (m *Match[S, A, V]) Amends() bool { return rules.Amends[A]() }

// Sit gives a seat to a player, replacing any other one, at any time. The context of each
// question ends after think; 0 is no limit. A seat outside the match is ignored.
func (m *Match[S, A, V]) Sit(seat rules.Seat, player Player[A, V], think time.Duration) {
	if seat < 0 || int(seat) >= len(m.chairs) {
		return
	}
	m.Stand(seat)
	m.chairs[seat].player, m.chairs[seat].think = player, think
}

// Stand removes the player of a seat, which is played by Submit again. A question in
// progress is cancelled and its answer dropped.
func (m *Match[S, A, V]) Stand(seat rules.Seat) {
	if seat < 0 || int(seat) >= len(m.chairs) {
		return
	}
	c := &m.chairs[seat]
	if c.answer != nil {
		c.cancel()
	}
	*c = chair[A, V]{}
}

// Close removes all players, and ends the record being followed with the hash that marks
// it as complete. It does not close the writer. Later actions are refused.
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

// Tick is called TPS times a second. It collects the players' answers, asks the next
// questions and makes at most one step; it reports whether it did. If the clock is
// further ahead, as it is when it runs faster than ticks, CatchUp makes the next one.
// Tick never blocks. A screen that still shows the last step need not call it: players go
// on thinking, and the game's time stands still.
func (m *Match[S, A, V]) Tick() bool {
	if m.game.Rate > 0 && m.result == nil {
		m.acc += m.part * m.speed
	}
	return m.tick()
}

// tick makes the step that is due, if there is one.
func (m *Match[S, A, V]) tick() bool {
	if m.result != nil {
		return false
	}
	acting := m.state.Acting()
	m.collect(acting)
	stepped := false
	if m.game.Rate > 0 {
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

// Step makes the next step now, with what was submitted and what players have answered,
// for callers with their own clock. It does not wait for silent players. It reports
// whether there was a step to make.
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

// Run plays to the end without a window, as fast as the players think. They are asked
// inline, one after the other, so that the same players give the same game. The error is
// ErrNobody if a seat that acts has no player and no submitted action, or that of ctx;
// the match can go on after either.
func (m *Match[S, A, V]) Run(ctx context.Context) error {
	for m.result == nil {
		if err := m.RunStep(ctx); err != nil {
			return err
		}
	}
	return nil
}

// RunStep makes one step of Run. It does nothing if the game is over.
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
			if m.game.Rate > 0 {
				continue
			}
			return fmt.Errorf("seat %s: %w", seat.Letter(), ErrNobody)
		}
		if c.answer != nil { // Tick has asked already: one question at a time
			<-c.answer
			c.settle()
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

// choose asks a player and returns a panic as an error: a person's game must not end
// because of a computer player.
func choose[A, V any](ctx context.Context, p Player[A, V], v V) (a A, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v%s", r, panicked())
		}
	}()
	return p.Choose(ctx, v)
}

// panicked returns " at FILE:LINE" of the panicking code, for a deferred function.
func panicked() string {
	var pcs [16]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs[:])])
	for {
		f, more := frames.Next()
		if f.Func != nil && !strings.HasPrefix(f.Function, "runtime.") {
			return fmt.Sprintf(" at %s:%d", path.Base(f.File), f.Line)
		}
		if !more {
			return ""
		}
	}
}

// ask asks every idle player that has to decide.
func (m *Match[S, A, V]) ask() {
	for seat := range m.state.Acting().Less(m.given).All() {
		c := &m.chairs[seat]
		if c.player == nil || c.answer != nil {
			continue
		}
		var ctx context.Context
		if c.think > 0 {
			ctx, c.cancel = context.WithTimeout(context.Background(), c.think)
		} else {
			ctx, c.cancel = context.WithCancel(context.Background())
		}
		// Buffered, so that the goroutine ends even if its answer is no longer wanted.
		ch := make(chan answer[A], 1)
		c.answer, c.number, c.waited = ch, m.asked, 0
		go func(p Player[A, V], v V) {
			a, err := choose(ctx, p, v)
			ch <- answer[A]{a, err}
		}(c.player, m.state.View(seat))
	}
}

// settle ends the question that a chair was asked.
func (c *chair[A, V]) settle() {
	c.cancel()
	c.answer, c.cancel = nil, nil
}

// collect takes the answers that have come, and answers for players that stay silent.
func (m *Match[S, A, V]) collect(acting rules.Seats) {
	for i := range m.chairs {
		c, seat := &m.chairs[i], rules.Seat(i)
		if c.answer == nil {
			continue
		}
		select {
		case ans := <-c.answer:
			late := c.number != m.asked
			c.settle()
			if !late && acting.Has(seat) && !m.given.Has(seat) {
				m.receive(seat, ans.act, ans.err)
			}
			continue
		default:
		}
		c.waited++
		wanted := acting.Has(seat) && !m.given.Has(seat)
		if limit := int(c.think*TPS/time.Second) + grace; m.game.Rate == 0 && c.think > 0 && wanted && c.waited > limit {
			m.fail(seat, Mute, "")
		}
	}
}

// receive handles a player's answer.
func (m *Match[S, A, V]) receive(seat rules.Seat, a A, err error) {
	if err == nil {
		err = m.Submit(seat, a)
		if err != nil {
			// The text of a long action is cut, so that the reason fits.
			err = fmt.Errorf("%s: %w", clip(written(a), maxText/2), err)
		}
	}
	if err != nil {
		m.fail(seat, Failed, err.Error())
		return
	}
	m.chairs[seat].failing = ""
	m.own[seat]++
}

// written formats an action as it is sent and recorded: printing pointers would say
// nothing.
func written(action any) string {
	line, err := json.Marshal(action)
	if err != nil {
		return fmt.Sprintf("%+v", action)
	}
	return string(line)
}

// fail adds a notice that a player failed, once until it answers well or fails in another
// way, and answers for it in a game that waits.
func (m *Match[S, A, V]) fail(seat rules.Seat, kind NoticeKind, text string) {
	m.missed[seat]++
	if c := &m.chairs[seat]; c.failing != string(kind)+text {
		c.failing = string(kind) + text
		m.notice(seat, kind, text)
	}
	if m.game.Rate > 0 || m.Pass(seat) {
		return
	}
	// A view proposes what Check accepts; rulestest holds every game to it.
	if err := m.Submit(seat, m.state.View(seat).Sample(m.stand)); err != nil {
		panic(fmt.Sprintf("match: %s: Sample proposed what Check refuses: %v", m.game.ID, err))
	}
}

// step makes the step that the given actions decide.
func (m *Match[S, A, V]) step(acting rules.Seats) {
	if m.game.Rate == 0 && !m.Hands().Empty() {
		if len(m.undo) == maxUndo {
			m.undo = append(m.undo[:0], m.undo[1:]...)
		}
		m.undo = append(m.undo, undoable[S]{m.Steps(), acting, m.state.Clone()})
	}
	m.play(acting, m.acts)
	clear(m.acts)
	m.given = rules.Seats{}
	m.asked++
	if m.game.Rate > 0 {
		for i := range m.chairs {
			if c := &m.chairs[i]; c.answer != nil {
				c.cancel() // its answer would be late
			}
		}
	}
	if m.follow != nil {
		writeStep(m.follow, m.log.last())
		if m.result != nil || m.Steps()%markEvery(m.game.Rate) == 0 {
			m.follow.mark(m.Steps(), m.state, m.result)
		}
		m.followed()
	}
}

// play steps the state and stores the step; loading uses it too.
func (m *Match[S, A, V]) play(acting rules.Seats, acts []A) {
	m.log.add(acting, acts)
	m.state.Step(acts)
	m.result = m.state.Result()
	if s, ok := any(m.state).(rules.Sealer); ok && s.Sealed() {
		clear(m.undo) // dice and revealed secrets cannot be undone
		m.undo = m.undo[:0]
	}
}
