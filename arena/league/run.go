package league

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// maxFailures is the number of consecutive failed matches after which Run gives up.
const maxFailures = 10

// dismissGrace is how long a worker has to end its bots after it was asked to stop.
const dismissGrace = 10 * time.Second

// A Runner has matches played by worker processes, and writes the results. A worker plays one match
// after the other, so that its start costs little per match; one that fails loses only its current
// match.
type Runner struct {
	League *League
	// Dir is the folder of the league.
	Dir string
	// File is the file of results, relative to Dir.
	File string
	// Jobs is the number of parallel matches.
	Jobs int
	// Command returns a process that calls [State.Work] with its standard input and output. It is
	// started again after a failure.
	Command func() *exec.Cmd
	// Done is called for each match, from one goroutine at a time, with its result or why there is
	// none.
	Done func(*Match, *Result, error)
}

// Run plays matches. A match that fails is reported to Done and skipped. Run stops with an error if
// many in a row fail, if results cannot be written, or if ctx ends. All processes have ended when it
// returns.
func (r *Runner) Run(ctx context.Context, matches []Match) (err error) {
	if len(matches) == 0 {
		return nil
	}
	name := filepath.Join(r.Dir, r.File)
	file, err := openResults(r.Dir, r.File)
	if err != nil {
		return fmt.Errorf("results cannot be written to %q: %w", name, err)
	}
	defer func() {
		if e := file.close(); e != nil && err == nil {
			err = e
		}
	}()
	if matches, err = r.unplayed(matches); err != nil {
		return err
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	next := queue(ctx, matches)
	var mu sync.Mutex
	failed := 0 // in a row
	end := func(m *Match, result *Result, err error) {
		mu.Lock()
		defer mu.Unlock()
		if ctx.Err() != nil && err != nil {
			return // it was asked to stop: the match will be played another time
		}
		if err == nil {
			if err := file.add(result); err != nil {
				stop(fmt.Errorf("results cannot be written to %q: %w", name, err))
				return
			}
		}
		r.Done(m, result, err)
		if err == nil {
			failed = 0
		} else if failed++; failed == maxFailures {
			stop(fmt.Errorf("%d matches in a row could not be played, the last one: %w", maxFailures, err))
		}
	}
	var wg sync.WaitGroup
	for range min(r.Jobs, len(matches)) {
		wg.Go(func() { r.playAll(ctx, next, end) })
	}
	wg.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}

// unplayed returns the matches without a result in the file now: another program may have added some
// before the lock.
func (r *Runner) unplayed(matches []Match) ([]Match, error) {
	rs, err := Load(r.Dir)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(matches), func(m Match) bool {
		return rs.match(r.League, &m) != nil
	}), nil
}

// playAll has one worker at a time play matches, replacing it after a failure, and calls end for each
// match.
func (r *Runner) playAll(ctx context.Context, next <-chan *Match, end func(*Match, *Result, error)) {
	var w *worker
	for m := range next {
		var result *Result
		var err error
		if w == nil {
			w, err = r.hire()
		}
		if w != nil {
			usable := false
			if result, usable, err = w.play(ctx, r.League, m); !usable {
				w.dismiss()
				w = nil
			}
		}
		end(m, result, err)
	}
	if w != nil {
		w.dismiss()
	}
}

// queue sends the matches one after the other, until ctx ends.
func queue(ctx context.Context, matches []Match) <-chan *Match {
	next := make(chan *Match)
	go func() {
		defer close(next)
		for i := range matches {
			select {
			case next <- &matches[i]:
			case <-ctx.Done():
				return
			}
		}
	}()
	return next
}
