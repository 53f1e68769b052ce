package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/ai"
	"ludotheque/arena/bout"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/pipe"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// contestants parses --seats.
func contestants(e *catalog.Entry, flag string, list []string) ([]bout.Guest, error) {
	guests := make([]bout.Guest, len(list))
	for i, text := range list {
		var err error
		if guests[i], err = bout.ReadGuest(e, text); err != nil {
			return nil, usage("--%s: %w", flag, err)
		}
	}
	return guests, nil
}

// contest is games between contestants, shared by play and ladder.
type contest struct {
	entry   *catalog.Entry
	options map[string]string
	think   time.Duration // of programs
	start   time.Duration // additional time for their first answer
	memory  uint64        // of each program; 0: no limit
	records *store.Store  // nil: none are kept
	jobs    int
	timed   bool      // whether thinking times are measured
	stderr  io.Writer // of programs
}

// programFlags adds the limits of programs.
func (k *contest) programFlags(f *pflag.FlagSet) {
	f.DurationVar(&k.think, "think", 3*time.Second, "how long a program may think about each decision, a `TIME` such as 500ms")
	f.DurationVar(&k.start, "start", 10*time.Second, "how much longer its first answer may take, a `TIME`")
	f.Func("memory", "how much memory a program may take, a `SIZE` as 512MB (Linux)", func(text string) (err error) {
		k.memory, err = pipe.ParseSize(text)
		return err
	})
}

// contestFlags are the flags of a contest, processed by ready.
type contestFlags struct {
	options []string
	seed    string
	games   int
}

// flags adds the flags of every contest.
func (k *contest) flags(f *pflag.FlagSet, games int) *contestFlags {
	var c contestFlags
	f.IntVar(&c.games, "games", games, "how many games, `N`")
	f.StringVar(&c.seed, "seed", "1", "the seed of the first game, a whole number `S`; the next games take S+1 and so on")
	f.StringArrayVar(&c.options, "option", nil, "an option of the game, `KEY=VALUE`; may be repeated")
	f.IntVar(&k.jobs, "jobs", runtime.GOMAXPROCS(0), "play `N` games at the same time")
	return &c
}

// ready checks the flags of a contest, and returns the first seed.
func (k *contest) ready(c *contestFlags) (uint64, error) {
	seed, err := catalog.ParseSeed(c.seed)
	if err != nil {
		return 0, usage("%w", err)
	}
	if c.games < 1 || c.games > 1_000_000 {
		return 0, usage("--games %d: give a number from 1 to 1000000", c.games)
	}
	if k.jobs < 1 || k.jobs > 1024 {
		return 0, usage("--jobs %d: give a number from 1 to 1024", k.jobs)
	}
	if k.think <= 0 {
		return 0, usage("--think %v: give a time such as 500ms or 3s", k.think)
	}
	if k.start < 0 {
		return 0, usage("--start %v: give a time such as 10s, or 0s", k.start)
	}
	if k.options, err = catalog.ParseOptions(c.options); err != nil {
		return 0, usage("%w", err)
	}
	return seed, nil
}

// find returns the game named by the only argument of a command.
func find(c *command, f *pflag.FlagSet) (*catalog.Entry, error) {
	if f.NArg() != 1 {
		return nil, usage("%s takes one game and has %d; arena games lists them", c.name, f.NArg())
	}
	e, err := catalog.Find(f.Arg(0))
	if err != nil {
		return nil, usage("%w", err)
	}
	return e, nil
}

// outcome is a played game; its JSON is a line of play --json.
type outcome struct {
	Game  string `json:"game"`
	Rules string `json:"rules,omitempty"` // see catalog.Entry.RulesShown
	Seed  uint64 `json:"seed"`
	// SeedText is rules.SeedText of it.
	SeedText string   `json:"seedText,omitempty"`
	Seats    []string `json:"seats"`
	Scores   []int    `json:"scores"`
	Ranks    []int    `json:"ranks"`
	Ties     []int    `json:"tiebreaks,omitempty"` // see rules.TieBreaker
	// Forfeit is bout.Outcome.Forfeit.
	Forfeit []rules.Seat `json:"forfeit,omitempty"`
	Reason  string       `json:"reason"`
	Steps   int          `json:"steps"`
	Hash    string       `json:"hash"`
	Seconds float64      `json:"seconds"`

	lead    int // see rules.Leader
	notices []match.Notice
	thought map[ai.Level]*catalog.Times
}

func (k *contest) setup(seed uint64, seats int) rules.Setup {
	s := rules.Setup{Seats: seats, Seed: seed}
	if len(k.options) > 0 {
		s.Options = k.options
	}
	return s
}

// play plays one game. Its record is written when it is over, under a free name: GAME-SEED, or else
// GAME-SEED-2 and so on.
func (k *contest) play(ctx context.Context, seed uint64, seats []bout.Guest) (*outcome, error) {
	g := bout.Bout{Entry: k.entry, Setup: k.setup(seed, len(seats)), Meta: match.Meta{Date: time.Now().Format(time.RFC3339)}, Think: k.think, Start: k.start, Timed: k.timed}
	o := &outcome{Game: k.entry.ID, Rules: k.entry.RulesShown(k.options), Seed: seed, SeedText: rules.SeedText(seed)}
	for _, guest := range seats {
		o.Seats = append(o.Seats, guest.Label)
		guest.Program.Stderr = pipe.Limit(k.stderr, maxStderr)
		guest.Program.Memory = k.memory
		g.Guests = append(g.Guests, guest)
	}
	var record bytes.Buffer
	if k.records != nil {
		g.Record = &record
	}
	r, err := g.Play(ctx)
	var start *bout.StartError
	var setup *rules.SetupError
	switch {
	case errors.As(err, &start), errors.As(err, &setup):
		return nil, usage("%w", err)
	case err != nil:
		return nil, err
	}
	if k.records != nil {
		name := func(n int) string {
			if n == 1 {
				return fmt.Sprintf("%s-%d%s", k.entry.ID, seed, match.Extension)
			}
			return fmt.Sprintf("%s-%d-%d%s", k.entry.ID, seed, n, match.Extension)
		}
		_, lock, err := k.records.CreateNext(name, record.Bytes())
		if err != nil {
			return nil, unwritable(k.records.Where(), err)
		}
		lock.Unlock()
	}
	o.Scores, o.Ranks, o.Ties, o.Forfeit, o.Reason = r.Scores, r.Ranks, r.TieBreaks, r.Forfeit, r.Reason
	o.Steps, o.Hash, o.Seconds, o.lead, o.notices, o.thought = r.Steps, r.Hash, r.Seconds, r.Lead, r.Notices, r.Thought
	return o, nil
}

// maxStderr is how much of a program's standard error is shown, per game and seat.
const maxStderr = 1 << 20

func unwritable(dir string, err error) error {
	return fmt.Errorf("the records cannot be written into %q: %w; give --record a folder that can be written to, on a disk with room", dir, err)
}

// inOrder calls work for 0 to n-1 in jobs goroutines, and done with each result, in order, from this
// goroutine. It stops at the first error.
func inOrder[T any](ctx context.Context, n, jobs int, work func(context.Context, int) (T, error), done func(int, T) error) error {
	ctx, cancel := context.WithCancel(ctx)
	var wg sync.WaitGroup
	// The buffer bounds how far work runs ahead of the output.
	type result struct {
		value T
		err   error
	}
	results := make([]chan result, n)
	for i := range results {
		results[i] = make(chan result, 1)
	}
	next := make(chan int)
	go func() {
		defer close(next)
		for i := range n {
			select {
			case next <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	for range min(jobs, n) {
		wg.Go(func() {
			for i := range next {
				v, err := work(ctx, i)
				results[i] <- result{v, err}
			}
		})
	}
	defer wg.Wait()
	defer cancel()
	for i := range results {
		if ctx.Err() != nil { // even if the next one is ready
			return ctx.Err()
		}
		select {
		case r := <-results[i]:
			if r.err != nil {
				return r.err
			}
			if err := done(i, r.value); err != nil {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// progress shows the progress of long work, on a line that wipe clears, using only what every terminal
// supports.
func (a *app) progress(done, of int, what string) {
	if a.live {
		fmt.Fprintf(a.bar, "\r%d of %d %s ", done, of, what)
	}
}

func (a *app) wipe() {
	if a.live {
		fmt.Fprintf(a.bar, "\r%40s\r", "")
	}
}

// report prints the problems in a game.
func (a *app) report(o *outcome) {
	for _, n := range o.notices {
		who := ""
		if n.Seat >= 0 && int(n.Seat) < len(o.Seats) {
			who = fmt.Sprintf("seat %s (%s) ", n.Seat.Letter(), o.Seats[n.Seat])
		}
		a.wipe()
		fmt.Fprintf(a.err, "arena: seed %d, step %d: %s%s %s\n", o.Seed, n.Step, who, n.Kind, n.Text)
	}
}
