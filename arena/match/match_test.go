package match_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/null"
	"ludotheque/rules/rulestest"
)

func TestRaceIsAGame(t *testing.T) { rulestest.Run(t, race) }

func TestStepsWithoutActingSeatsComeOnePerTick(t *testing.T) {
	m := newNull(t, 2, 1)
	if !m.Waiting().Empty() || !m.Tick() || m.Steps() != 1 {
		t.Fatalf("the first roll: waiting %s, %d steps", m.Waiting(), m.Steps())
	}
	for range 3 {
		if m.Tick() {
			t.Fatal("a step was taken while a hand has to decide")
		}
	}
	for seat := range rules.Seat(2) {
		if m.Waiting() != rules.Only(seat) {
			t.Fatalf("waiting for %s, want seat %d", m.Waiting(), seat)
		}
		if err := m.Submit(seat, null.Action{Lay: 2}); err != nil {
			t.Fatal(err)
		}
		if !m.Tick() {
			t.Fatal("no step after the only seat decided")
		}
	}
	if !m.Tick() || m.View(0).Shown == nil {
		t.Fatal("the showdown is a step of its own")
	}
	if !m.Tick() || m.View(0).Shown != nil || m.View(0).Prize == 0 {
		t.Fatal("so is the next roll")
	}
}

func TestSubmitRefuses(t *testing.T) {
	m := newNull(t, 2, 1)
	m.Tick()
	for _, c := range []struct {
		seat rules.Seat
		lay  int
		want error
	}{
		{1, 1, match.ErrNotActing}, {-1, 1, match.ErrNotActing}, {31, 1, match.ErrNotActing},
		{0, 9, null.ErrNoSuchCard}, {0, 0, null.ErrNoSuchCard},
	} {
		if err := m.Submit(c.seat, null.Action{Lay: c.lay}); !errors.Is(err, c.want) {
			t.Errorf("seat %d lays %d: %v, want %v", c.seat, c.lay, err, c.want)
		}
	}
	m.Sit(0, sampler(1), 0)
	m.Sit(1, sampler(2), 0)
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if err := m.Submit(0, null.Action{Lay: 1}); !errors.Is(err, match.ErrOver) {
		t.Errorf("after the end: %v", err)
	}
	if m.Tick() || !m.Waiting().Empty() || m.Phase() != 1 {
		t.Error("a finished match goes on")
	}
}

func TestNewRefusesASetup(t *testing.T) {
	var want *rules.SetupError
	if _, err := match.New(null.Game, rules.Setup{Seats: 9}); !errors.As(err, &want) || want.Field != "seats" {
		t.Errorf("nine seats should be refused: %v", err)
	}
	if _, err := match.New(race, rules.Setup{Seats: 2, Options: map[string]string{"x": "y"}}); !errors.As(err, &want) || want.Field != "x" {
		t.Errorf("an unknown option should be refused: %v", err)
	}
}

func TestRunIsTheSameEveryTime(t *testing.T) {
	play := func() *nullMatch {
		m := newNull(t, 3, 5)
		for seat := range rules.Seat(3) {
			m.Sit(seat, sampler(uint64(seat)), time.Minute)
		}
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		return m
	}
	a, b := play(), play()
	if a.Hash() != b.Hash() || a.Result() == nil || len(a.Notices()) != 0 {
		t.Errorf("%s and %s, notices %v", a.Hash(), b.Hash(), a.Notices())
	}
}

func TestRunNamesTheMissingPlayer(t *testing.T) {
	m := newNull(t, 2, 1)
	m.Sit(0, sampler(1), 0)
	err := m.Run(context.Background())
	if !errors.Is(err, match.ErrNoPlayer) || !strings.Contains(err.Error(), "seat B") {
		t.Fatalf("the seat without a player should be named: %v", err)
	}
	m.Sit(1, sampler(2), 0)
	if err := m.Run(context.Background()); err != nil || m.Result() == nil {
		t.Errorf("it cannot go on: %v", err)
	}
}

func TestRunEndsWithItsContext(t *testing.T) {
	m := newNull(t, 2, 1)
	ctx, cancel := context.WithCancel(context.Background())
	m.Sit(0, nullPlayer(func(ctx context.Context, v null.View) (null.Action, error) {
		cancel()
		<-ctx.Done()
		return null.Action{}, ctx.Err()
	}), 0)
	m.Sit(1, sampler(2), 0)
	if err := m.Run(ctx); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if len(m.Notices()) != 0 || m.Steps() != 1 {
		t.Errorf("the player was blamed: %v", m.Notices())
	}
}

// Run ends with its context also while it waits for the answer to a question of Tick.
func TestRunEndsWhileAQuestionIsPending(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newNull(t, 2, 1)
		deaf := make(chan bool)
		m.Sit(0, nullPlayer(func(context.Context, null.View) (null.Action, error) {
			<-deaf
			return null.Action{}, nil
		}), 0)
		defer close(deaf)
		m.Tick()
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- m.Run(ctx) }()
		synctest.Wait()
		cancel()
		synctest.Wait()
		select {
		case err := <-ended:
			if !errors.Is(err, context.Canceled) {
				t.Error(err)
			}
		default:
			t.Error("Run still waits for a player that does not answer")
		}
	})
}

func TestTickPlaysWithPlayersInGoroutines(t *testing.T) {
	m := newNull(t, 4, 3)
	for seat := range rules.Seat(4) {
		m.Sit(seat, sampler(uint64(seat)), 0)
	}
	until(t, m.Tick, func() bool { return m.Result() != nil })
	inline := newNull(t, 4, 3)
	for seat := range rules.Seat(4) {
		inline.Sit(seat, sampler(uint64(seat)), 0)
	}
	if err := inline.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if m.Hash() != inline.Hash() {
		t.Error("the same players played another game than inline")
	}
}

// asked is a player that waits to be given its answer. With Await between the ticks no player is late
// however slow it is: the game takes the same number of ticks each time.
func TestAwaitMakesTicksTheSameEveryTime(t *testing.T) {
	play := func() (ticks int, hash string) {
		m := newNull(t, 4, 3)
		for seat := range rules.Seat(4) {
			m.Sit(seat, sampler(uint64(seat)), 0)
		}
		for m.Result() == nil && ticks < 10_000 {
			m.Tick()
			m.Await()
			ticks++
		}
		return ticks, m.Hash()
	}
	ticks, hash := play()
	for range 5 {
		if n, h := play(); n != ticks || h != hash {
			t.Fatalf("%d ticks to %s, then %d to %s", ticks, hash, n, h)
		}
	}
}

type asked struct {
	question chan null.View
	answer   chan null.Action
	ended    chan error // of the context
}

func newAsked() *asked {
	return &asked{make(chan null.View), make(chan null.Action), make(chan error, 1)}
}

func (p *asked) Choose(ctx context.Context, v null.View) (null.Action, error) {
	p.question <- v
	select {
	case a := <-p.answer:
		return a, nil
	case <-ctx.Done():
		p.ended <- ctx.Err()
		return null.Action{}, ctx.Err()
	}
}

func TestTickNeverBlocksAndAsksOnce(t *testing.T) {
	m := newNull(t, 2, 1)
	p := newAsked()
	m.Sit(0, p, 0)
	m.Tick()
	v := <-p.question
	if v.Seat != 0 || v.Prize == 0 {
		t.Fatalf("asked with %+v", v)
	}
	for range 1000 { // far beyond any grace: think 0 is no limit
		if m.Tick() {
			t.Fatal("stepped without an answer")
		}
	}
	p.answer <- null.Action{Lay: 4}
	until(t, m.Tick, func() bool { return m.Steps() == 2 })
	if m.View(0).Mine != 4 || len(m.Notices()) != 0 {
		t.Errorf("seat A should have laid 4 without a fault: %+v %v", m.View(0), m.Notices())
	}
}

func TestAPlayerCanBeReplacedInMidQuestion(t *testing.T) {
	m := newNull(t, 2, 1)
	old := newAsked()
	m.Sit(0, old, 0)
	m.Tick()
	<-old.question
	m.Stand(0)
	if err := <-old.ended; !errors.Is(err, context.Canceled) {
		t.Fatalf("the question ended with %v", err)
	}
	if m.Hands() != rules.AllSeats(2) {
		t.Fatalf("hands %s", m.Hands())
	}
	p := newAsked()
	m.Sit(0, p, 0)
	m.Tick()
	<-p.question
	again := newAsked()
	m.Sit(0, again, 0) // Sit removes the seat's present player
	<-p.ended
	m.Tick()
	<-again.question
	again.answer <- null.Action{Lay: 5}
	until(t, m.Tick, func() bool { return m.Steps() == 2 })
	if m.View(0).Mine != 5 || len(m.Notices()) != 0 {
		t.Errorf("seat A should have laid 5 without a fault: %+v %v", m.View(0), m.Notices())
	}
	m.Sit(9, again, 0)
	m.Sit(-1, again, 0)
	m.Stand(9) // seats that are not there are ignored
}

func TestPlayersThatFailPass(t *testing.T) {
	for name, c := range map[string]struct {
		player nullPlayer
		think  time.Duration
		kind   match.NoticeKind
		text   string
	}{
		"errs":          {func(context.Context, null.View) (null.Action, error) { return null.Action{}, errors.New("no idea") }, 0, match.Failed, "no idea"},
		"panics":        {func(context.Context, null.View) (null.Action, error) { panic("oh") }, 0, match.Failed, "panic: oh at match_test.go:"},
		"breaks a rule": {func(context.Context, null.View) (null.Action, error) { return null.Action{Lay: 77}, nil }, 0, match.Failed, "not in the hand"},
		"has no time": {func(ctx context.Context, _ null.View) (null.Action, error) {
			<-ctx.Done()
			return null.Action{}, ctx.Err()
		}, time.Microsecond, match.Failed, "deadline"},
		"is mute": {func(context.Context, null.View) (null.Action, error) { select {} }, time.Microsecond, match.Mute, ""},
	} {
		t.Run(name, func(t *testing.T) {
			check := func(how string, play func(m *nullMatch)) {
				m := newNull(t, 2, 1)
				m.Sit(0, sampler(1), 0)
				m.Sit(1, c.player, c.think)
				play(m)
				ns := m.Notices()
				if m.Result() == nil || len(ns) != 1 || ns[0].Seat != 1 || ns[0].Kind != c.kind || !strings.Contains(ns[0].Text, c.text) {
					t.Errorf("%s: notices %+v: want one, seat B, %s, %q", how, ns, c.kind, c.text)
				}
			}
			// Ticks come faster here than 60 a second, so that a deadline and the grace after it would
			// race.
			if c.think == 0 || c.kind == match.Mute {
				check("ticking", func(m *nullMatch) { until(t, m.Tick, func() bool { return m.Result() != nil }) })
			}
			// Run has no deadline.
			if c.kind != match.Mute {
				check("inline", func(m *nullMatch) {
					if err := m.Run(context.Background()); err != nil {
						t.Error(err)
					}
				})
			}
		})
	}
}

func TestARateStepsOnTime(t *testing.T) {
	m, err := match.New(race, rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	var phases []float64
	for tick := range 3 * match.TPS {
		if tick == 10 {
			if err := m.Submit(1, run{2}); err != nil {
				t.Fatal(err)
			}
			if err := m.Submit(1, run{1}); err != nil { // the last one counts
				t.Fatal(err)
			}
		}
		m.Tick()
		if tick < 3 {
			phases = append(phases, m.Phase())
		}
	}
	if m.Steps() != 3*race.Rate {
		t.Errorf("%d steps in 3 seconds, want %d", m.Steps(), 3*race.Rate)
	}
	if phases[0] <= 0 || phases[1] <= phases[0] || phases[2] != 0 {
		t.Errorf("phases %v", phases)
	}
	if v := m.View(0); v.At[0] != 0 || v.At[1] != 1 {
		t.Errorf("at %v: a seat that says nothing does nothing, and an answer holds for one step", v.At)
	}
	if m.CanUndo() || !errors.Is(m.Undo(), match.ErrNoUndo) {
		t.Error("time was taken back")
	}
}

func TestALateAnswerIsDropped(t *testing.T) {
	m, err := match.New(race, rules.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	question, answer := make(chan raceView), make(chan run)
	m.Sit(0, player[run, raceView](func(_ context.Context, v raceView) (run, error) {
		question <- v
		return <-answer, nil
	}), 0)
	m.Tick()
	if v := <-question; v.Step != 0 {
		t.Fatalf("asked at step %d", v.Step)
	}
	for m.Steps() < 5 {
		m.Tick()
	}
	answer <- run{2} // for the question of step 0
	m.Await()        // else a loaded machine finishes the race before the answer is received
	var v raceView
	until(t, m.Tick, func() bool {
		select {
		case v = <-question:
			return true
		default:
			return false
		}
	})
	if at := m.View(0).At[0]; at != 0 || v.Step < 5 {
		t.Fatalf("at %d, asked again at step %d: the late answer was played", at, v.Step)
	}
	answer <- run{0}
	m.Stand(0)
}

func TestUndo(t *testing.T) {
	m := newNull(t, 3, 1)
	m.Sit(1, sampler(1), 0)
	if m.CanUndo() || !errors.Is(m.Undo(), match.ErrNoUndo) {
		t.Fatal("undo of nothing")
	}
	m.Tick() // rolled: sealed
	if m.CanUndo() {
		t.Fatal("dice taken back")
	}
	before := m.State().String()
	if err := m.Submit(0, null.Action{Lay: 3}); err != nil {
		t.Fatal(err)
	}
	if err := m.Undo(); err != nil || m.Waiting() != rules.Only(0) { // not stepped yet
		t.Fatalf("%v, waiting %s", err, m.Waiting())
	}
	if err := m.Submit(0, null.Action{Lay: 3}); err != nil {
		t.Fatal(err)
	}
	until(t, m.Tick, func() bool { return m.Waiting() == rules.Only(2) }) // B has played too
	if !m.CanUndo() || m.Undoes() != rules.Only(0) {
		t.Errorf("A's card can be taken back: %v, of %v", m.CanUndo(), m.Undoes())
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if got := m.State().String(); got != before || m.Steps() != 1 {
		t.Fatalf("undo goes over B's card to A's:\n%s\nwant\n%s", got, before)
	}
	if m.CanUndo() {
		t.Error("the roll is under it")
	}
	// To the showdown and past it: revealed cards stay.
	if err := m.Submit(0, null.Action{Lay: 1}); err != nil {
		t.Fatal(err)
	}
	until(t, m.Tick, func() bool { return m.Waiting() == rules.Only(2) })
	if err := m.Submit(2, null.Action{Lay: 1}); err != nil {
		t.Fatal(err)
	}
	m.Tick()
	if !m.CanUndo() {
		t.Error("C's card is down, not shown")
	}
	m.Tick()
	if m.View(0).Shown == nil || m.CanUndo() {
		t.Error("cards shown are taken back")
	}
	// A lesson goes back over what undo does not.
	var saved bytes.Buffer
	if err := m.Save(&saved); err != nil {
		t.Fatal(err)
	}
	m.Follow(&saved)
	if err := m.Rewind(1); err != nil {
		t.Fatal(err)
	}
	if got := m.State().String(); got != before || m.Steps() != 1 || m.CanUndo() {
		t.Errorf("back at step %d:\n%s\nwant step 1\n%s", m.Steps(), got, before)
	}
	if again, err := match.Load(null.Game, &saved); err != nil || again.Hash() != m.Hash() {
		t.Errorf("the record of it: %v", err)
	}
}

// A player that ignores its context answers a question from before an undo. It is asked again.
func TestUndoDropsAnAnswerUnderWay(t *testing.T) {
	slow := race
	slow.Rate = 0 // both act in each step, and the game waits for them
	m, err := match.New(slow, rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	question, answer := make(chan raceView, 1), make(chan run)
	m.Sit(1, player[run, raceView](func(_ context.Context, v raceView) (run, error) {
		question <- v
		return <-answer, nil
	}), 0)
	m.Tick()
	<-question
	answer <- run{1}
	if err := m.Submit(0, run{1}); err != nil {
		t.Fatal(err)
	}
	until(t, m.Tick, func() bool { return m.Steps() == 1 })
	if v := <-question; v.Step != 1 {
		t.Fatalf("asked at step %d", v.Step)
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	answer <- run{2} // for the question of step 1
	asked := false
	until(t, m.Tick, func() bool {
		asked = len(question) > 0
		return asked || !m.Waiting().Has(1)
	})
	if !asked {
		t.Fatal("the answer to step 1 was taken for one to step 0")
	}
	if v := <-question; v.Step != 0 {
		t.Errorf("asked again at step %d", v.Step)
	}
	answer <- run{0}
	m.Close()
}

func TestCloseCancelsQuestions(t *testing.T) {
	m := newNull(t, 2, 1)
	asked, ended := make(chan bool, 1), make(chan error, 1)
	m.Sit(0, nullPlayer(func(ctx context.Context, v null.View) (null.Action, error) {
		asked <- true
		select {
		case <-ctx.Done():
		case <-time.After(10 * time.Second):
		}
		ended <- ctx.Err()
		return null.Action{}, ctx.Err()
	}), 0)
	until(t, m.Tick, func() bool { return len(asked) > 0 })
	m.Close()
	if m.Hands() != rules.AllSeats(2) {
		t.Errorf("hands %s: somebody still sits", m.Hands())
	}
	if err := m.Submit(0, null.Action{Lay: 1}); !errors.Is(err, match.ErrClosed) {
		t.Errorf("a match that was closed answers %v", err)
	}
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("the question ended with %v", err)
	}
}

func TestUndoCancelsAQuestion(t *testing.T) {
	m := newNull(t, 2, 1)
	p := newAsked()
	m.Sit(1, p, 0)
	m.Tick()
	if err := m.Submit(0, null.Action{Lay: 3}); err != nil {
		t.Fatal(err)
	}
	m.Tick()
	<-p.question
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	<-p.ended
	if err := m.Submit(0, null.Action{Lay: 2}); err != nil {
		t.Fatal(err)
	}
	var v null.View
	until(t, m.Tick, func() bool {
		select {
		case v = <-p.question:
			return true
		default:
			return false
		}
	})
	p.answer <- null.Action{Lay: 1}
	until(t, m.Tick, func() bool { return m.View(1).Mine == 1 })
	if len(m.Notices()) != 0 || v.Turn != 1 {
		t.Errorf("the player should have been shown turn 1, without a fault: %+v %v", v, m.Notices())
	}
}

func BenchmarkRun(b *testing.B) {
	// The cost of the match on top of the game: BenchmarkBare plays the same game without it.
	for name, w := range map[string]io.Writer{"silent": nil, "recorded": io.Discard} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				m := newNull(b, 4, uint64(i))
				m.Follow(w)
				for seat := range rules.Seat(4) {
					m.Sit(seat, sampler(uint64(i)), 0)
				}
				if err := m.Run(context.Background()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkBare(b *testing.B) {
	b.ReportAllocs()
	for i := range b.N {
		s, err := null.New(rules.Setup{Seats: 4, Seed: uint64(i)})
		if err != nil {
			b.Fatal(err)
		}
		r := rules.NewRand(uint64(i))
		acts := make([]null.Action, 4)
		for s.Result() == nil {
			if seat := s.Acting().First(); seat >= 0 {
				acts[seat] = s.View(seat).Sample(r)
			}
			s.Step(acts)
		}
	}
}

func BenchmarkTickIdle(b *testing.B) {
	m := newNull(b, 4, 1)
	m.Tick()
	b.ReportAllocs()
	for b.Loop() {
		m.Tick() // a person's turn
	}
}
