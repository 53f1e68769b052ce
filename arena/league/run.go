package league

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// mayFail is how many matches may fail one after the other: then it is not the
// matches that are wrong.
const mayFail = 10

// farewell is how long the process of a match has to end its bots when it is
// told to stop.
const farewell = 10 * time.Second

// A Runner plays matches, each in a process of its own, and keeps the results.
type Runner struct {
	League *League
	// Dir is the folder of the league.
	Dir string
	// File is where results are added, from Dir.
	File string
	// Jobs is how many matches are played at the same time.
	Jobs int
	// Command is the process that plays a match: it writes the line of the
	// result to its standard output, and exits with 0. It stops when its
	// standard input ends, be it because this program was killed.
	Command func(*Match) *exec.Cmd
	// Done is told of each match, from one goroutine at a time: its result, or
	// why there is none.
	Done func(*Match, *Result, error)
}

// Run plays matches. A match that fails is told to Done and left out; Run
// stops when many in a row fail, when results cannot be written, or when ctx
// ends, and its error says so. All processes have ended when it returns.
func (r *Runner) Run(ctx context.Context, matches []Match) (err error) {
	if len(matches) == 0 {
		return nil
	}
	name := filepath.Join(r.Dir, r.File)
	file, err := openResults(name)
	if err != nil {
		return fmt.Errorf("results cannot be written to %q: %w", name, err)
	}
	defer func() {
		if e := file.close(); e != nil && err == nil {
			err = e
		}
	}()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	next := queue(ctx, matches)
	var mu sync.Mutex
	failed := 0 // in a row
	end := func(m *Match, result *Result, err error) {
		mu.Lock()
		defer mu.Unlock()
		if ctx.Err() != nil && err != nil {
			return // it was told to stop, and will be played another time
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
		} else if failed++; failed == mayFail {
			stop(fmt.Errorf("%d matches in a row could not be played, the last one: %w", mayFail, err))
		}
	}
	var wg sync.WaitGroup
	for range min(r.Jobs, len(matches)) {
		wg.Go(func() {
			for m := range next {
				result, err := r.play(ctx, m)
				end(m, result, err)
			}
		})
	}
	wg.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}

// queue gives out the matches one after the other, until ctx ends.
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

// play starts the process of a match and reads its line.
func (r *Runner) play(ctx context.Context, m *Match) (*Result, error) {
	limited, cancel := context.WithTimeout(ctx, r.League.Limit)
	defer cancel()
	template := r.Command(m)
	cmd := exec.CommandContext(limited, template.Path, template.Args[1:]...)
	cmd.Env, cmd.Dir = template.Env, template.Dir
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	var errs scrap
	cmd.Stdout, cmd.Stderr = &out, &errs
	cmd.Cancel, cmd.WaitDelay = in.Close, farewell
	err = cmd.Run()
	switch said := strings.TrimSpace(string(errs.text())); {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case limited.Err() != nil:
		return nil, fmt.Errorf("it took longer than %v: give bots less time in think, or the match more in limit", r.League.Limit)
	case err != nil && said != "":
		return nil, fmt.Errorf("%w: %s", err, said)
	case err != nil:
		return nil, err
	}
	var result Result
	if err := json.Unmarshal(out.Bytes(), &result); err != nil {
		return nil, fmt.Errorf("its process wrote %.200q instead of a result", out.Bytes())
	}
	if !result.fits(r.League, m) {
		return nil, errors.New("its process played another match: was the file changed meanwhile?")
	}
	return &result, nil
}
