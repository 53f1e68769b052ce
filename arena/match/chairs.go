package match

import (
	"context"
	"encoding/json"
	"fmt"
	"path"
	"runtime"
	"strings"
	"time"

	"ludotheque/rules"
)

// Player answers for a seat by itself: a computer player, an external program, a script.
type Player[A, V any] interface {
	// Choose returns what a seat that sees v does, at the latest when ctx ends. It is called for one
	// question at a time, in any goroutine. A Player serves one seat of one match, and is not seated
	// again after Stand. An error, a panic, an illegal action or a missing answer counts as a pass; if
	// the game has none (rules.Passer), the match chooses at random from View.Sample.
	Choose(ctx context.Context, v V) (A, error)
}

// chair is a seat's player and the question it is thinking about.
type chair[A, V any] struct {
	player  Player[A, V]
	think   time.Duration
	answer  chan answer[A] // nil if no question is pending
	cancel  context.CancelFunc
	number  int // of the question, to recognise a late answer
	waited  int // ticks since the question
	failing string
}

type answer[A any] struct {
	act A
	err error
}

// Waiting returns the seats that have yet to act before the next step; empty if the next step has no
// acting seat or the game is over.
func (m *Match[S, A, V]) Waiting() rules.Seats {
	if m.result != nil {
		return rules.Seats{}
	}
	return m.state.Acting().Less(m.given)
}

// Hands returns the seats without a Player: those whose actions come by Submit.
func (m *Match[S, A, V]) Hands() rules.Seats {
	var ss rules.Seats
	for i := range m.chairs {
		if m.chairs[i].player == nil {
			ss = ss.With(rules.Seat(i))
		}
	}
	return ss
}

// Answers returns how many decisions the players of a seat made, and how many they missed by an error,
// an illegal action, or no answer in time.
func (m *Match[S, A, V]) Answers(seat rules.Seat) (own, missed int) {
	return m.own[seat], m.missed[seat]
}

// Submit sets a seat's action for the next step, which Tick or Run takes. People, players, sockets and
// recordings all use it. Until the step is taken a seat may submit again; the last action counts,
// combined with the earlier ones if it is a [rules.Amender]. The error is ErrOver, ErrClosed,
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

// Sit seats a player, at any time, replacing the seat's present one. Each question's context ends
// after think; 0 is no limit. A seat outside the match is ignored.
func (m *Match[S, A, V]) Sit(seat rules.Seat, player Player[A, V], think time.Duration) {
	if seat < 0 || int(seat) >= len(m.chairs) {
		return
	}
	m.Stand(seat)
	m.chairs[seat].player, m.chairs[seat].think = player, think
}

// Stand removes the player of a seat, which is played by Submit from then on. A pending question is
// cancelled and its answer dropped.
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

// choose asks a player, and turns a panic into an error, so that the game survives it.
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

// ask asks every acting player without a pending question.
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
		// Buffered, so that the goroutine ends even if the answer is not received.
		ch := make(chan answer[A], 1)
		c.answer, c.number, c.waited = ch, m.asked, 0
		go func(p Player[A, V], v V) {
			a, err := choose(ctx, p, v)
			ch <- answer[A]{a, err}
		}(c.player, m.state.View(seat))
	}
}

// settle ends a chair's pending question.
func (c *chair[A, V]) settle() {
	c.cancel()
	c.answer, c.cancel = nil, nil
}

// collect takes the answers that have come, and answers for players that are overdue.
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
		if limit := int(c.think*TPS/time.Second) + grace; !m.game.RealTime() && c.think > 0 && wanted && c.waited > limit {
			m.fail(seat, Mute, "")
		}
	}
}

// receive handles a player's answer.
func (m *Match[S, A, V]) receive(seat rules.Seat, a A, err error) {
	if err == nil {
		err = m.Submit(seat, a)
		if err != nil {
			// Keep room for the reason after a long action.
			err = fmt.Errorf("%s: %w", clip(written(a), MaxText/2), err)
		}
	}
	if err != nil {
		m.fail(seat, Failed, err.Error())
		return
	}
	m.chairs[seat].failing = ""
	m.own[seat]++
}

// written formats an action as it is sent and recorded: %v would print pointers.
func written(action any) string {
	line, err := json.Marshal(action)
	if err != nil {
		return fmt.Sprintf("%+v", action)
	}
	return string(line)
}

// fail reports that a player failed, unless its last answer failed in the same way, and answers for it
// in a game that waits.
func (m *Match[S, A, V]) fail(seat rules.Seat, kind NoticeKind, text string) {
	m.missed[seat]++
	if c := &m.chairs[seat]; c.failing != string(kind)+text {
		c.failing = string(kind) + text
		m.notice(seat, kind, text)
	}
	if m.game.RealTime() || m.Pass(seat) {
		return
	}
	// A view proposes a legal action; rulestest tests it.
	if err := m.Submit(seat, m.state.View(seat).Sample(m.fallback)); err != nil {
		panic(fmt.Sprintf("match: %s: Sample proposed what Check refuses: %v", m.game.ID, err))
	}
}
