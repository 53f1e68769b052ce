package league

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
)

// An order is a line sent to a worker: the match to play next.
type order struct {
	Match int    `json:"match"`
	Key   string `json:"key"`
}

// An answer is a line from a worker: a result, or why there is none.
type answer struct {
	Result *Result `json:"result,omitempty"`
	Error  string  `json:"error,omitempty"`
}

// Work returns the other end of a [Runner]: it reads orders from in, plays each match in this process
// and writes its answer to out, until in ends, also because its parent was killed: then
// the match under way is broken off. It returns nil at the end of in, and an error when an order
// cannot be read or is for another match than file has at that place, or when the parent does not read the
// answers.
func (s *State) Work(ctx context.Context, in io.Reader, out io.Writer) (err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	orders := make(chan []byte)
	go func() {
		defer stop()
		defer close(orders)
		for lines := bufio.NewScanner(in); lines.Scan(); {
			select {
			case orders <- append([]byte(nil), lines.Bytes()...):
			case <-ctx.Done():
				return
			}
		}
	}()
	answers := json.NewEncoder(out)
	var release func()
	unlock := func() { // the result of the last match is stored when the next order comes
		if release != nil {
			release()
		}
		release = nil
	}
	defer unlock()
	for line := range orders {
		unlock()
		var o order
		if err := json.Unmarshal(line, &o); err != nil {
			return fmt.Errorf("%.100q is not an order for a match: %w", line, err)
		}
		if o.Match < 1 || o.Match > len(s.Schedule) || s.Schedule[o.Match-1].Key != o.Key {
			return ErrChanged
		}
		var a answer
		if a.Result, release, err = s.Play(ctx, &s.Schedule[o.Match-1], s.Dir); err != nil {
			a.Error = err.Error()
		}
		if err := answers.Encode(a); err != nil {
			return fmt.Errorf("nobody takes the result of match %d: %w", o.Match, err)
		}
	}
	return nil
}

// ErrChanged is returned by [State.Work] if the file of the league differs from the one that the
// orders are for.
var ErrChanged = errors.New("the file of the league was changed while it is played: stop it and start it again")

// worker is a process that plays one match after the other.
type worker struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	answers chan []byte // closed when the process's output ends
	errs    stderrTail
}

// hire starts a worker.
func (r *Runner) hire() (*worker, error) {
	w := &worker{cmd: r.Command(), answers: make(chan []byte)}
	in, err := w.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	w.in, w.cmd.Stderr = in, &w.errs
	if err := w.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(w.answers)
		for lines := bufio.NewReaderSize(out, 64<<10); ; {
			line, err := lines.ReadBytes('\n')
			if len(line) > 0 {
				w.answers <- line
			}
			if err != nil {
				return
			}
		}
	}()
	return w, nil
}

// play has the worker play a match. The second result reports whether the worker can be used again; it
// is false after errors other than the match's own.
func (w *worker) play(ctx context.Context, l *League, m *Match) (result *Result, usable bool, err error) {
	line, err := json.Marshal(order{m.Number, m.Key})
	if err != nil {
		return nil, true, err
	}
	limit := time.NewTimer(l.Limit)
	defer limit.Stop()
	// If the worker has ended, its answers end as well.
	_, _ = w.in.Write(append(line, '\n'))
	select {
	case <-ctx.Done():
		return nil, false, ctx.Err()
	case <-limit.C:
		return nil, false, fmt.Errorf("it took longer than %v: give bots less time in think, or the match more in limit", l.Limit)
	case text, ok := <-w.answers:
		if !ok {
			return nil, false, w.died()
		}
		var a answer
		if err := json.Unmarshal(text, &a); err != nil || a.Result == nil && a.Error == "" {
			return nil, false, fmt.Errorf("its process wrote %.200q instead of a result", text)
		}
		if a.Error != "" {
			return nil, true, errors.New(a.Error)
		}
		if !a.Result.fits(l, m) {
			return nil, false, errors.New("its process played another match: was the file changed meanwhile?")
		}
		return a.Result, true, nil
	}
}

// died returns why a worker ended that was not dismissed.
func (w *worker) died() error {
	err := w.cmd.Wait()
	if err == nil {
		err = errors.New("its process ended too early")
	}
	if said := strings.TrimSpace(string(w.errs.text())); said != "" {
		err = fmt.Errorf("%w: %s", err, said)
	}
	return err
}

// dismiss ends the worker by closing its input, and kills it if its bots delay it.
func (w *worker) dismiss() {
	w.in.Close()
	force := time.AfterFunc(dismissGrace, func() { _ = w.cmd.Process.Kill() }) // it may have ended already
	defer force.Stop()
	for range w.answers {
		// Discard late output.
	}
	_ = w.cmd.Wait() // it was asked to end; the status does not matter
}
