// Package match is the mid-end, between a game's rules and whoever plays it:
// it asks the seats, keeps time, steps the state, records, takes back, loads
// and replays. Screens, servers, commands and tests all play through it.
//
// A [Match] belongs to one goroutine. A person is not a [Player]: hands call
// Submit. Computer players are asked in goroutines of their own by Tick, which
// never blocks, or inline by Run, which is as fast as they think.
//
// It draws nothing, knows no file name and reads no clock: think times become
// deadlines of contexts, and everything else counts ticks.
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

// TPS is how often a second Tick is to be called; no game has a higher rate.
const TPS = 60

// grace is how long a player may overstay its think time before the match answers
// in its place, in ticks.
const grace = 3 * TPS

// Player answers for a seat by itself: a computer player, a program at the
// other end of a pipe, a script.
type Player[A, V any] interface {
	// Choose answers what a seat that sees v does, when ctx ends at the
	// latest. It is asked one question at a time, in whatever goroutine. A
	// Player value serves one seat of one match, and once stood up it is not
	// seated again. An error, a panic, an action that the rules refuse or no
	// answer at all is a pass; where the game has none (rules.Passer), the match
	// chooses at random among what View.Sample proposes.
	Choose(ctx context.Context, v V) (A, error)
}

// Why Submit, Undo and Run refuse.
var (
	ErrOver      = errors.New("the game is over")
	ErrNotActing = errors.New("this seat does not decide now")
	ErrNoUndo    = errors.New("there is nothing to take back: what was rolled or shown stays")
	ErrClosed    = errors.New("the match was closed")
	ErrNobody    = errors.New("nobody sits there: seat a player before running the match")
	ErrForgotten = errors.New("the match keeps no steps: what it wrote as it went is its record")
)

// NoticeKind sorts notices.
type NoticeKind string

// What a match may have to say.
const (
	Failed  NoticeKind = "failed"  // a player erred or broke a rule; Text says how
	Mute    NoticeKind = "mute"    // a player did not answer, grace included
	Unsaved NoticeKind = "unsaved" // the record could not be written; the game goes on without
	Remark  NoticeKind = "remark"  // what the caller said through Remark
)

// Notice is something that happened beside the rules: a computer player that
// failed and was answered for, a record that cannot be written, a remark.
type Notice struct {
	// Step is the number of steps played when it happened.
	Step int `json:"at"`
	// Seat is whom it is about, or Spectator.
	Seat rules.Seat `json:"seat"`
	Kind NoticeKind `json:"kind"`
	// Text is English, for logs; screens find words by Kind.
	Text string `json:"text,omitempty"`
	// Err is why a record could not be written, and nil in every other kind.
	Err error `json:"-"`
}

// Match is one game being played. New and Load make it.
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
	// own and missed are, by seat, how many decisions players made, and how many not.
	own, missed []int
	asked       int // grows with every step and undo: an answer to an older question is late
	// Rate games: every tick adds part times speed to acc, and whole of them are
	// a step.
	acc, part, whole, speed int

	log     history[A]
	undo    []undoable[S]
	follow  *writer
	notices []Notice
	stand   *rules.Rand // answers in place of players that fail
	cut     bool
}

// undoable is the state before a step, kept so that the step can be undone.
type undoable[S any] struct {
	step   int
	acting rules.Seats
	state  S
}

// maxUndo bounds the states kept for undo; older ones are forgotten.
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

// New begins a match with nobody seated: until Sit is called, every seat is
// played by hand. The error is the game's, a *rules.SetupError.
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

// Renew is View, made in the memory of a view of this match that nobody looks at any
// more, where the game has a way to do so.
func (m *Match[S, A, V]) Renew(seat rules.Seat, old V) V {
	if s, ok := any(m.state).(interface{ Renew(rules.Seat, V) V }); ok {
		return s.Renew(seat, old)
	}
	return m.state.View(seat)
}

// Forget keeps no steps from now on, so that a game may go on for days: Save and
// Replay fail with ErrForgotten, and what Follow writes is the record. It is for
// games with a rate, where nothing is taken back; others go on as before.
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

// Cut says that the match was loaded from a record whose last line was half
// written, or that ends without the hash that a whole record ends with: the
// program was killed, or the file was cut.
func (m *Match[S, A, V]) Cut() bool { return m.cut }

// Waiting is who has still to decide before the next step; it is empty when
// the next step decides itself or the game is over.
func (m *Match[S, A, V]) Waiting() rules.Seats {
	if m.result != nil {
		return rules.Seats{}
	}
	return m.state.Acting().Less(m.given)
}

// Acting is who decides the next step, whether they have or not; it is empty when the
// next step decides itself or the game is over.
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

// Remark adds a notice of the caller's own, which goes into the record: who
// left, who took over. The text is cut after 200 letters.
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

// Submit gives a seat's action for the next step, which Tick or Run takes. It
// is the one door: hands, players, sockets and recordings go through it. Until
// the step is taken, a seat may submit again, and the last one counts, with what it
// keeps of those before where it is a [rules.Amender]. The error is ErrOver, ErrClosed,
// ErrNotActing or the game's own.
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

// Sit seats a player, in the place of whoever sits there, at any time. Each
// question's context ends after think; 0 lets it think as long as it likes. A
// seat outside the match is ignored.
func (m *Match[S, A, V]) Sit(seat rules.Seat, player Player[A, V], think time.Duration) {
	if seat < 0 || int(seat) >= len(m.chairs) {
		return
	}
	m.Stand(seat)
	m.chairs[seat].player, m.chairs[seat].think = player, think
}

// Stand gives a seat back to hands. A question under way is cancelled and its
// answer dropped.
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

// Close stands everybody up, and ends the record being followed with the hash
// that tells a whole record from a cut one. It does not close the writer. Nothing is
// heard afterwards.
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
// and takes at most one step; it reports whether it did. Where the clock has gone on further, as it
// does when it is faster than ticks are, CatchUp takes the next one. It never blocks. A screen that is
// showing the last step need not call it meanwhile: players go on thinking, and no time passes for the
// game.
func (m *Match[S, A, V]) Tick() bool {
	if m.game.Rate > 0 && m.result == nil {
		m.acc += m.part * m.speed
	}
	return m.tick()
}

// tick takes the step that is due, if one is.
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

// Step takes the next step now, with what was submitted and what the players have answered, whatever
// Tick's clock says: for who keeps time by another clock, a server's or a script's. It does not wait
// for who is silent. It reports whether there was a step to take.
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

// Run plays to the end without a window, as fast as the players think. They
// are asked inline, one after the other, so that the same players give the
// same game. The error is ErrNobody when a seat that has to decide has no
// player and nothing was submitted for it, or ctx's; the match can go on after
// either.
func (m *Match[S, A, V]) Run(ctx context.Context) error {
	for m.result == nil {
		if err := m.RunStep(ctx); err != nil {
			return err
		}
	}
	return nil
}

// RunStep returns one step of Run, for who looks at the game after each. It does nothing when the game
// is over.
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
		if c.answer != nil { // asked by Tick before: one question at a time
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

// choose asks a player and makes an error of a panic: a person's game must not
// die of a computer player.
func choose[A, V any](ctx context.Context, p Player[A, V], v V) (a A, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v%s", r, panicked())
		}
	}()
	return p.Choose(ctx, v)
}

// panicked is " at FILE:LINE" of the code that panics, for a deferred function.
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

// ask puts its question to every player that has to decide and is idle.
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
		// Room for one, so that the goroutine ends even when nobody listens
		// any more.
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

// collect takes the answers that have come, and answers for those who stay mute.
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

// receive is a player's answer arriving.
func (m *Match[S, A, V]) receive(seat rules.Seat, a A, err error) {
	if err == nil {
		err = m.Submit(seat, a)
		if err != nil {
			// A long action leaves its reason room in the text.
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

// written returns an action as it is sent and recorded: an action may hold pointers, which say nothing
// to whoever reads a refusal.
func written(action any) string {
	line, err := json.Marshal(action)
	if err != nil {
		return fmt.Sprintf("%+v", action)
	}
	return string(line)
}

// fail says that a player failed, once until it answers well or fails in
// another way, and answers for it in a game that waits.
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

// step takes the step that the given actions decide.
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

// play steps the state and notes the step; loading goes through it too.
func (m *Match[S, A, V]) play(acting rules.Seats, acts []A) {
	m.log.add(acting, acts)
	m.state.Step(acts)
	m.result = m.state.Result()
	if s, ok := any(m.state).(rules.Sealer); ok && s.Sealed() {
		clear(m.undo) // what was rolled or shown stays
		m.undo = m.undo[:0]
	}
}
