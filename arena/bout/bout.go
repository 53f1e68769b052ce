// Package bout plays one game from start to end among computer players and programs. It is shared by
// arena play, ladder and league.
package bout

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/pipe"
	"ludotheque/internal/version"
	"ludotheque/rules"
)

// ErrRecord is wrapped by the error of Play if the record could not be written.
var ErrRecord = errors.New("the record could not be written")

// Guest is the player of a seat: a level of the game, or a program.
type Guest struct {
	// Label is its name in the record and in messages.
	Label string
	// Level is that of a computer player, if Program has no words.
	Level   ai.Level
	Program pipe.Program
	// TCP reports that the program speaks Aquar.iom's network protocol instead of JSON lines.
	TCP bool
}

// ReadGuest returns the guest that an argument names: a level of the game, or cmd:PROGRAM or, in
// Aquar.iom, tcp:PROGRAM, split at spaces. The error says what is accepted.
func ReadGuest(e *catalog.Entry, text string) (Guest, error) {
	g := Guest{Label: text}
	if n := utf8.RuneCountInString(text); n > match.MaxText {
		return g, fmt.Errorf("%.40s… has %d letters, more than the %d that a record holds: put the program's arguments into a script", text, n, match.MaxText)
	}
	if program, ok := strings.CutPrefix(text, "cmd:"); ok {
		if g.Program.Args = strings.Fields(program); len(g.Program.Args) == 0 {
			return g, errors.New("cmd: names no program: write cmd:PROGRAM")
		}
		return g, nil
	}
	if program, ok := strings.CutPrefix(text, "tcp:"); ok {
		if g.Program.Args = strings.Fields(program); len(g.Program.Args) == 0 {
			return g, errors.New("tcp: names no program: write tcp:PROGRAM")
		}
		g.TCP = true
		return g, CanTCP(e)
	}
	var err error
	if g.Level, err = e.Level(text); err != nil {
		return g, fmt.Errorf("%w, or cmd:PROGRAM", err)
	}
	return g, nil
}

// program is a running program, whatever its protocol.
type program interface {
	catalog.Asker
	Close(*rules.Result)
}

// start starts the program of a seat.
func (b *Bout) start(seat rules.Seat) (program, error) {
	g := &b.Guests[seat]
	if g.TCP {
		return b.startTCP(seat)
	}
	return pipe.Start(g.Program, pipe.Hello{
		Game: b.Entry.ID, Version: b.Entry.Version, Seat: seat, Seats: len(b.Guests), Options: b.Setup.Options,
	})
}

// Bout is a game to be played.
type Bout struct {
	Entry *catalog.Entry
	Setup rules.Setup
	// Guests has one per seat.
	Guests []Guest
	// Think is the time of a program for each decision. Levels count their thoughts, so that the same
	// seed gives the same game on every machine; tests check that they keep ai.Budget.
	Think time.Duration
	// Start is additional time for its first decision: some programs start slowly.
	Start time.Duration
	// Record gets the record during the game; nil keeps none.
	Record io.Writer
	// Meta goes into the record; Program and Players are set by Play.
	Meta match.Meta
	// Curve is the number of positions at which the scores are kept; none if it is under 2.
	Curve int
	// Timed measures the levels' thinking time.
	Timed bool
	// Lenient plays on if a program cannot be started, as if it had ended at once; otherwise that is
	// an error.
	Lenient bool
}

// Outcome is the outcome of a game.
type Outcome struct {
	// Result is that of the game, except that seats that forfeit rank last, whatever their scores.
	rules.Result
	// Forfeit lists the seats of programs that did not play: see maxMissed.
	Forfeit []rules.Seat
	Steps   int
	// TieBreaks broke equal scores, one per seat (rules.TieBreaker), or nil.
	TieBreaks []int
	// Lead is by how much the only seat is ahead of an automaton (rules.Leader).
	Lead int
	// Hash is that of the final state.
	Hash    string
	Seconds float64
	// Curve is the scores of all seats at equally spaced positions; nil if the game has no scores
	// before its end.
	Curve [][]int
	// Notices are the problems of the match, oldest first.
	Notices []match.Notice
	// Thought is the thinking time of the levels, if Timed.
	Thought map[ai.Level]*catalog.Times
}

// StartError reports a program that could not be started.
type StartError struct {
	Seat rules.Seat
	Err  error
}

// Error returns the cause, without the seat.
func (e *StartError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *StartError) Unwrap() error { return e.Err }

// Play plays the game. The error is a *rules.SetupError, a *StartError, wraps ErrRecord, or is ctx's.
// All programs have ended when it returns.
func (b *Bout) Play(ctx context.Context) (*Outcome, error) {
	start := time.Now()
	t, err := b.Entry.New(b.Setup)
	if err != nil {
		return nil, err
	}
	defer t.Close()
	b.Meta.Program, b.Meta.Players = version.String("arena"), nil
	if b.Timed {
		t.Time()
	}
	var bots []program
	var result *rules.Result
	defer func() { closeAll(bots, result) }()
	for i, g := range b.Guests {
		seat := rules.Seat(i)
		b.Meta.Players = append(b.Meta.Players, g.Label)
		if len(g.Program.Args) == 0 {
			if err := t.Sit(seat, g.Level, ai.Seed(b.Setup.Seed, seat), 0); err != nil {
				return nil, err
			}
			continue
		}
		bot, err := b.start(seat)
		switch {
		case err == nil:
			bots = append(bots, bot)
			t.SitAsker(seat, &timed{bot, b.Think, b.Think + b.Start}, 0)
		case b.Lenient:
			t.SitAsker(seat, absent{err}, 0)
		default:
			return nil, &StartError{seat, err}
		}
	}
	t.SetMeta(b.Meta)
	if b.Record != nil {
		if err := t.Save(b.Record); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrRecord, err)
		}
		t.Follow(b.Record)
	}
	scores, err := b.run(ctx, t)
	if err != nil {
		return nil, err
	}
	o := &Outcome{
		Result: *t.Result(), Forfeit: b.forfeits(t), Steps: t.Steps(), TieBreaks: t.TieBreaks(), Lead: t.Lead(), Hash: t.Hash(), Notices: t.Notices(), Thought: t.Thought(),
		Seconds: float64(time.Since(start).Microseconds()) / 1e6,
	}
	o.Curve = curve(scores, b.Curve)
	o.last()
	result = &o.Result
	for _, n := range o.Notices {
		if n.Kind == match.Unsaved {
			return nil, fmt.Errorf("%w: %s", ErrRecord, n.Text)
		}
	}
	return o, nil
}

// A program forfeits if it answered nothing, or missed more than maxMissed decisions and, in a long
// game, more than one in maxPart.
const (
	maxMissed = 5
	maxPart   = 100
)

// forfeits returns the seats of programs that did not play.
func (b *Bout) forfeits(t catalog.Match) (seats []rules.Seat) {
	for i := range b.Guests {
		own, missed := t.Answers(rules.Seat(i))
		if len(b.Guests[i].Program.Args) > 0 && missed > 0 && (own == 0 || missed > max(maxMissed, (own+missed)/maxPart)) {
			seats = append(seats, rules.Seat(i))
		}
	}
	return seats
}

// last ranks forfeits behind all others, who share the other ranks.
func (o *Outcome) last() {
	if len(o.Forfeit) == 0 {
		return
	}
	was := o.Ranks
	o.Ranks = slices.Clone(was)
	for i := range o.Ranks {
		switch {
		case slices.Contains(o.Forfeit, rules.Seat(i)):
			// 2 even if no other seat played: it is no win.
			o.Ranks[i] = max(2, len(was)-len(o.Forfeit)+1)
		default:
			for _, p := range o.Forfeit {
				if was[p] < was[i] {
					o.Ranks[i]--
				}
			}
		}
	}
	if len(was) == 1 {
		o.Lead = math.MinInt32 // behind all who played
	}
}

// closeAll sends programs the result; those that hang do so concurrently.
func closeAll(bots []program, r *rules.Result) {
	var wg sync.WaitGroup
	for _, bot := range bots {
		wg.Go(func() { bot.Close(r) })
	}
	wg.Wait()
}

// run plays to the end and, for a curve, returns the scores of all seats at each position. Replaying
// the game for them would cost a tenth of a quick match.
func (b *Bout) run(ctx context.Context, t catalog.Match) (scores [][]int, err error) {
	if b.Curve < 2 || t.Scores() == nil {
		return nil, t.Run(ctx)
	}
	scores = append(scores, t.Scores())
	for t.Result() == nil {
		if err := t.RunStep(ctx); err != nil {
			return nil, err
		}
		scores = append(scores, t.Scores())
	}
	return scores, nil
}

// curve returns n of the scores at equally spaced positions, including the first and the last.
func curve(scores [][]int, n int) [][]int {
	if len(scores) == 0 {
		return nil
	}
	c := make([][]int, n)
	for i := range c {
		c[i] = scores[(len(scores)-1)*i/(n-1)]
	}
	return c
}

// timed is a program with a time limit per answer.
type timed struct {
	program
	think, next time.Duration
}

func (p *timed) Ask(ctx context.Context, view []byte) ([]byte, error) {
	if p.next > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, p.next)
		defer cancel()
	}
	p.next = p.think
	return p.program.Ask(ctx, view)
}

// absent stands for a program that could not be started.
type absent struct{ err error }

func (a absent) Ask(context.Context, []byte) ([]byte, error) { return nil, a.err }
