// Package soak plays random and bot games by the thousand, and checks in every state the promises of
// package rules and the game's invariants. Games that fail are kept, and can be replayed alone.
package soak

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/vitals"
	"ludotheque/internal/store"
)

// Soak is the configuration.
type Soak struct {
	Entries []*catalog.Entry
	// Games is the number per entry, if For is 0.
	Games int
	// For is the total duration, for all entries together.
	For time.Duration
	// Seed is the seed of the first game of each entry; the next have Seed+1 and so on.
	Seed uint64
	// Heavy saves and loads after every step.
	Heavy bool
	// Kill plays each game once more, in processes that are killed.
	Kill bool
	// Jobs is the number of parallel games.
	Jobs int
	// Keep is the folder for the records of games that failed.
	Keep string
	// Command returns a process that continues the game of an entry and a seed in a file, by Draw and
	// PlayOn; needed with Kill. It is killed when ctx ends.
	Command func(ctx context.Context, e *catalog.Entry, seed uint64, file string) *exec.Cmd
	// Done is called after each game, and Failed for each that failed, from one goroutine at a time.
	Done   func(t *Tally)
	Failed func(f *Failure)
}

// Tally is statistics of the games of one entry; its JSON is a line of soak --json.
type Tally struct {
	Game string `json:"game"`
	Mode string `json:"mode"`
	// Games counts finished games, Failed those that failed.
	Games  int `json:"games"`
	Failed int `json:"failed"`
	// Steps and the rest are sums of Played.
	Steps   int     `json:"steps"`
	Sounded int     `json:"sounded"`
	Reloads int     `json:"reloads"`
	Undone  int     `json:"undone"`
	Kills   int     `json:"kills"`
	Seconds float64 `json:"seconds"`
	// Begin is the process's resources after the first game, End at the end.
	Begin vitals.Signs `json:"begin"`
	End   vitals.Signs `json:"end"`
}

// Failure is a game that broke a promise.
type Failure struct {
	Game Game
	// Err says which promise; its first line is the summary.
	Err error
	// Record is the file of its record; Err is in the file of the same name with the extension .txt.
	// Unsaved says why one of them could not be written.
	Record  string
	Unsaved error
}

// Sum returns the sum of all tallies, named "all"; Begin is that of the first and End that of the
// last. There has to be at least one.
func Sum(tallies []Tally) *Tally {
	all := Tally{Game: "all", Mode: tallies[0].Mode, Begin: tallies[0].Begin, End: tallies[len(tallies)-1].End}
	for _, t := range tallies {
		all.Games += t.Games
		all.Failed += t.Failed
		all.Steps += t.Steps
		all.Sounded += t.Sounded
		all.Reloads += t.Reloads
		all.Undone += t.Undone
		all.Kills += t.Kills
		all.Seconds += t.Seconds
	}
	return &all
}

// Short reports whether the soak draws only short games: the cost of its checks grows with the length
// of the game.
func (s *Soak) Short() bool { return s.Heavy || s.Kill }

func (s *Soak) mode() string {
	switch {
	case s.Heavy && s.Kill:
		return "heavy kill"
	case s.Heavy:
		return "heavy"
	case s.Kill:
		return "kill"
	}
	return "plain"
}

// Run plays. The error is ctx's, with the tallies so far; failed games are not an error.
func (s *Soak) Run(ctx context.Context) ([]Tally, error) {
	var all []Tally
	for i, e := range s.Entries {
		end := time.Time{}
		if s.For > 0 { // an equal share of the remaining time
			end = time.Now().Add((s.For - elapsed(all)) / time.Duration(len(s.Entries)-i))
		}
		t, err := s.entry(ctx, e, end)
		all = append(all, t)
		if err != nil {
			return all, err
		}
	}
	return all, nil
}

func elapsed(all []Tally) time.Duration {
	var d time.Duration
	for _, t := range all {
		d += time.Duration(t.Seconds * float64(time.Second))
	}
	return d
}

// entry plays the games of an entry, the first of them alone, so that lazily loaded data is in memory
// when Begin is measured.
func (s *Soak) entry(ctx context.Context, e *catalog.Entry, end time.Time) (Tally, error) {
	t := Tally{Game: e.ID, Mode: s.mode()}
	start := time.Now()
	more := func(i int) bool {
		if ctx.Err() != nil {
			return false
		}
		if end.IsZero() {
			return i < s.Games
		}
		return i == 0 || time.Now().Before(end)
	}
	var mu sync.Mutex
	one := func(i int) {
		g := Draw(e, s.Seed+uint64(i), s.Short())
		p, err := s.game(ctx, &g)
		mu.Lock()
		defer mu.Unlock()
		if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
			return // it was interrupted
		}
		t.add(p)
		if err != nil {
			t.Failed++
			s.Failed(s.keep(&g, p, err))
		}
		t.Seconds = time.Since(start).Seconds()
		s.Done(&t)
	}
	if more(0) {
		one(0)
	}
	t.Begin = vitals.Take()
	next := make(chan int)
	var wg sync.WaitGroup
	for range s.Jobs {
		wg.Go(func() {
			for i := range next {
				one(i)
			}
		})
	}
	for i := 1; more(i); i++ {
		next <- i
	}
	close(next)
	wg.Wait()
	t.End = vitals.Take()
	t.Seconds = time.Since(start).Seconds()
	return t, ctx.Err()
}

func (t *Tally) add(p *Played) {
	t.Games++
	t.Steps += p.Steps
	t.Sounded += p.Sounded
	t.Reloads += p.Reloads
	t.Undone += p.Undone
	t.Kills += p.Kills
}

// game plays one game.
func (s *Soak) game(ctx context.Context, g *Game) (*Played, error) {
	p, err := g.play(ctx, s.Heavy, s.Kill)
	if err == nil && s.Kill {
		err = s.kill(ctx, g, p)
	}
	return p, err
}

// keep writes the record of a failed game to the folder.
func (s *Soak) keep(g *Game, p *Played, err error) *Failure {
	f := &Failure{Game: *g, Err: err}
	st, unsaved := store.Open(s.Keep)
	if f.Unsaved = unsaved; unsaved != nil {
		return f
	}
	name, lock, unsaved := st.CreateNext(func(n int) string {
		if n == 1 {
			return fmt.Sprintf("%s-%d%s", g.Entry.ID, g.Setup.Seed, match.Extension)
		}
		return fmt.Sprintf("%s-%d-%d%s", g.Entry.ID, g.Setup.Seed, n, match.Extension)
	}, p.record)
	if unsaved == nil {
		lock.Unlock()
		f.Record = filepath.Join(s.Keep, name)
		why := fmt.Appendf(nil, "%s, seed %d, %v, seats %s\n%v\n", g.Entry.ID, g.Setup.Seed, g.Setup.Options, strings.Join(g.Seats, ","), err)
		unsaved = st.Write(strings.TrimSuffix(name, match.Extension)+".txt", why)
	}
	f.Unsaved = unsaved
	return f
}
