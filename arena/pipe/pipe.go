// Package pipe seats programs of other people: each is started once per game and exchanges JSON lines
// through its standard input and output. docs/bots.md documents the protocol.
//
// Whatever a program does, the game goes on: a question is bounded by its context, an answer by its
// length, and at the end the program is killed with all that it started.
package pipe

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"ludotheque/internal/text"
	"ludotheque/rules"
)

// Protocol is the version of the protocol, sent in the hello. It grows when existing programs would no
// longer understand it.
const Protocol = 1

// maxLine is the largest length of an answer, in bytes: in Aquar.iom a player may have 65,536 cells,
// each with an entry.
const maxLine = 4 << 20

// A program that misses maxLate questions in a row, for lateFor in all, is not asked again: a game
// with a program that hangs comes to its end, and one that only paused may go on.
const (
	maxLate = 5
	lateFor = 2 * time.Second
)

// endGrace is how long a program has to end after the game.
const endGrace = time.Second

// ErrLate is wrapped by the errors of Ask if no answer came in time.
var ErrLate = errors.New("no answer in time")

// Lateness counts the questions in a row that a program did not answer in time.
type Lateness struct {
	times int
	lost  time.Duration // time spent waiting for them
	most  time.Duration // 0: lateFor
}

// Note records how a question ended that took that long. The error, if any, says that the program is
// not to be asked again.
func (l *Lateness) Note(err error, took time.Duration) error {
	if !errors.Is(err, ErrLate) {
		l.times, l.lost = 0, 0
		return nil
	}
	l.times++
	l.lost += took
	if l.times >= maxLate && l.lost >= cmp.Or(l.most, lateFor) {
		return fmt.Errorf("%w %d times in a row: it is not asked again", ErrLate, l.times)
	}
	return nil
}

// ErrNoLimit is wrapped by the error of Start if the memory of a program cannot be limited on this
// system.
var ErrNoLimit = errors.New("the memory of a program can be limited on Linux only: leave it out here")

// Program is a command to start for a seat.
type Program struct {
	// Args are the program and its arguments.
	Args []string
	// Dir is its working directory; "" is the current one.
	Dir string
	// Memory limits the data of the program, and of each program that it starts, in bytes; 0 is no
	// limit. See ErrNoLimit.
	Memory uint64
	// Stderr gets its standard error; nil drops it. It is written to from another goroutine until
	// Close returns.
	Stderr io.Writer
}

// Hello is the first line sent to a program. It lacks the seed, which would reveal every secret.
type Hello struct {
	// Protocol is set by Start.
	Protocol int               `json:"protocol"`
	Game     string            `json:"game"`
	Version  int               `json:"version"`
	Seat     rules.Seat        `json:"seat"`
	Seats    int               `json:"seats"`
	Options  map[string]string `json:"options,omitempty"`
}

// question and answer are exchanged for each decision.
type question struct {
	Ask  int             `json:"ask"`
	View json.RawMessage `json:"view"`
	// Millis is the time for the answer in milliseconds; 0 is no limit.
	Millis int64 `json:"ms,omitempty"`
}

type answer struct {
	Ask int             `json:"ask"`
	Do  json.RawMessage `json:"do"`
}

type over struct {
	Reason string `json:"reason"`
	Scores []int  `json:"scores"`
	Ranks  []int  `json:"ranks"`
}

// Bot is a program that plays one seat of one game.
type Bot struct {
	cmd   *exec.Cmd
	tree  tree
	lines chan []byte   // to the program
	heard chan []byte   // from it; closed when its output ends
	fail  chan error    // why heard was closed
	quit  chan struct{} // closed by Close: answers are no longer read
	kill  chan struct{} // closed by Close: the time to end is over
	ended chan struct{} // closed when the process has been waited for
	asked int
	late  Lateness
	gone  error
}

// Start starts a program and sends the hello. The error says what is wrong with the command.
func Start(p Program, hello Hello) (*Bot, error) {
	cmd, err := p.command()
	if err != nil {
		return nil, err
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.start(cmd); err != nil {
		return nil, err
	}
	b := &Bot{
		cmd: cmd, tree: track(cmd), lines: make(chan []byte), heard: make(chan []byte), fail: make(chan error, 1),
		quit: make(chan struct{}), kill: make(chan struct{}), ended: make(chan struct{}),
	}
	silent := make(chan struct{})
	go b.write(in)
	go func() {
		b.read(out)
		close(silent)
	}()
	go func() {
		// Waiting closes the pipes, so it comes after the last line; unless a process that escaped the
		// tree holds them open.
		select {
		case <-silent:
		case <-b.kill:
		}
		_ = cmd.Wait() // ProcessState has the result
		close(b.ended)
	}()
	hello.Protocol = Protocol
	_ = b.say(context.Background(), map[string]Hello{"hello": hello}) // cannot fail: it has JSON, and write takes every line
	return b, nil
}

// command returns the command, not started yet.
func (p *Program) command() (*exec.Cmd, error) {
	if len(p.Args) == 0 {
		return nil, errors.New("cmd: names no program: write cmd:PROGRAM")
	}
	cmd := exec.Command(p.Args[0], p.Args[1:]...)
	cmd.Dir, cmd.Stderr = p.Dir, p.Stderr
	cmd.WaitDelay = endGrace
	prepare(cmd)
	return cmd, nil
}

// start starts it with its memory limit. The error says what is wrong with it.
func (p *Program) start(cmd *exec.Cmd) error {
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("the program of cmd:%s cannot be started: %w", strings.Join(p.Args, " "), err)
	}
	if p.Memory > 0 {
		if err := limitMemory(cmd.Process.Pid, p.Memory); err != nil {
			track(cmd).kill()
			_ = cmd.Wait() // it was killed
			return fmt.Errorf("the memory of cmd:%s cannot be limited: %w", strings.Join(p.Args, " "), err)
		}
	}
	return nil
}

// write sends lines until the channel is closed; a program that does not read blocks only this
// goroutine.
func (b *Bot) write(in io.WriteCloser) {
	defer in.Close()
	for line := range b.lines {
		if _, err := in.Write(line); err != nil {
			// It ended, which read notices; drop the rest.
			for range b.lines {
				continue
			}
			return
		}
	}
}

// read passes on each line with text until the output ends. After Close it only drains the pipe, for a program
// that has to write before it can end.
func (b *Bot) read(out io.Reader) {
	defer close(b.heard)
	sc := bufio.NewScanner(text.NewReader(out))
	sc.Buffer(nil, maxLine)
	for sc.Scan() {
		if len(bytes.TrimSpace(sc.Bytes())) == 0 {
			continue // a second line feed at the end of an answer is none
		}
		select {
		case b.heard <- append([]byte(nil), sc.Bytes()...):
		case <-b.quit:
		}
	}
	err := sc.Err()
	if errors.Is(err, bufio.ErrTooLong) {
		err = fmt.Errorf("it wrote a line of more than %d bytes, and is not read any further", maxLine)
	}
	b.fail <- err
}

// say sends a line, unless the program does not read until ctx ends.
func (b *Bot) say(ctx context.Context, v any) error {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	select {
	case b.lines <- append(line, '\n'):
		return nil
	case <-ctx.Done():
		return fmt.Errorf("the program does not read: %w", late(ctx))
	}
}

// late returns ErrLate if the deadline passed, rather than the caller cancelling.
func late(ctx context.Context) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ErrLate
	}
	return ctx.Err()
}

// Ask sends a view and waits for the answer to it; answers to older questions are dropped. It returns
// at the latest when ctx ends, with an error that wraps ErrLate if that was its deadline. A program
// that ended, or was late five times in a row and for two seconds, is not asked again, and the error
// stays the same.
func (b *Bot) Ask(ctx context.Context, view []byte) ([]byte, error) {
	if b.gone != nil {
		return nil, b.gone
	}
	b.asked++
	q := question{Ask: b.asked, View: view}
	if end, ok := ctx.Deadline(); ok {
		q.Millis = max(time.Until(end).Milliseconds(), 1)
	}
	begin := time.Now()
	do, err := b.exchange(ctx, q)
	b.gone = cmp.Or(b.gone, b.late.Note(err, time.Since(begin)))
	return do, cmp.Or(b.gone, err)
}

func (b *Bot) exchange(ctx context.Context, q question) ([]byte, error) {
	if err := b.say(ctx, q); err != nil {
		return nil, err
	}
	for {
		select {
		case <-ctx.Done():
			return nil, late(ctx)
		case line, ok := <-b.heard:
			if !ok {
				b.gone = b.why(ctx)
				return nil, b.gone
			}
			var a answer
			if err := text.Unmarshal(line, &a); err != nil || a.Do == nil {
				return nil, fmt.Errorf(`%s is no answer: write {"ask":%d,"do":ACTION}`, quoted(line), q.Ask)
			}
			if a.Ask == q.Ask {
				return a.Do, nil
			}
		}
	}
}

// maxQuoted is how many bytes of a wrong answer are quoted.
const maxQuoted = 1000

// quoted quotes a line; of a long one the beginning, and how long it is.
func quoted(line []byte) string {
	if len(line) <= maxQuoted {
		return fmt.Sprintf("%q", line)
	}
	return fmt.Sprintf("%q… (%d bytes in all)", line[:maxQuoted], len(line))
}

// why returns why a program's output ended.
func (b *Bot) why(ctx context.Context) error {
	if err := <-b.fail; err != nil {
		return err
	}
	// It has most likely ended; the exit status follows in a moment.
	t := time.NewTimer(endGrace)
	defer t.Stop()
	select {
	case <-b.ended:
		return fmt.Errorf("the program ended (%s)", b.cmd.ProcessState)
	case <-ctx.Done():
	case <-t.C:
	}
	return errors.New("the program closed its standard output")
}

// Close sends the program the result of the game, unless r is nil, and makes it end: after a second it
// is killed, with all programs that it started.
func (b *Bot) Close(r *rules.Result) {
	if r != nil {
		ctx, cancel := context.WithTimeout(context.Background(), endGrace)
		// A program that does not read has its input closed all the same.
		_ = b.say(ctx, map[string]over{"over": {r.Reason, r.Scores, r.Ranks}})
		cancel()
	}
	close(b.lines)
	close(b.quit)
	t := time.NewTimer(endGrace)
	defer t.Stop()
	select {
	case <-b.ended:
	case <-t.C:
	}
	b.tree.kill()
	close(b.kill)
	<-b.ended
}
