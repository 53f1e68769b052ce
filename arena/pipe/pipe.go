// Package pipe runs bots: programs that are started once per game and speak JSON lines
// through standard input and output. docs/bots.md describes the protocol for their
// authors.
//
// Whatever a program does, the game goes on: a question is limited by its context, an
// answer by its length, and at the end the program is killed with all that it started.
package pipe

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"ludotheque/rules"
)

// Protocol is the version of the lines, sent in the hello. It grows when an older program
// would no longer understand them.
const Protocol = 1

// maxLine is the longest answer in bytes: in Aquar.iom a player may have 65,536 cells,
// each with an action.
const maxLine = 4 << 20

// maxLate and lateFor are the number of questions in a row, and the total time, without
// an answer after which a program is not asked any more: so a game with a program that
// hangs comes to its end, and one that only paused goes on.
const (
	maxLate = 5
	lateFor = 2 * time.Second
)

// patience is the time for a program to end after the game.
const patience = time.Second

// ErrLate is wrapped by the errors of Ask if no answer came in time.
var ErrLate = errors.New("no answer in time")

// Lateness counts questions in a row without an answer in time.
type Lateness struct {
	times int
	lost  time.Duration // total time waited for them
	most  time.Duration // 0: lateFor
}

// Note records how a question ended and how long it took. The error, if any, says that
// the program must not be asked any more.
func (l *Lateness) Note(err error, took time.Duration) error {
	if !errors.Is(err, ErrLate) {
		l.times, l.lost = 0, 0
		return nil
	}
	l.times++
	l.lost += took
	if l.times >= maxLate && l.lost >= cmp.Or(l.most, lateFor) {
		return fmt.Errorf("%w %d times in a row: it is asked no more", ErrLate, l.times)
	}
	return nil
}

// ErrNoLimit is wrapped by the error of Start if the memory of a program cannot be
// limited on this system.
var ErrNoLimit = errors.New("the memory of a program can be limited on Linux only: leave it out here")

// Program says how to start the program of a seat.
type Program struct {
	// Words are the program and its arguments.
	Words []string
	// Dir is the folder it is started in; "" is the current one.
	Dir string
	// Memory limits the data of the program, and of each program that it starts, in
	// bytes; 0: no limit. See ErrNoLimit.
	Memory uint64
	// Stderr gets its standard error; nil drops it. It is written to from another
	// goroutine until Close returns.
	Stderr io.Writer
}

// Hello is the first line to a program. It lacks the seed, from which every secret
// follows.
type Hello struct {
	// Protocol is set by Start.
	Protocol int               `json:"protocol"`
	Game     string            `json:"game"`
	Version  int               `json:"version"`
	Seat     rules.Seat        `json:"seat"`
	Seats    int               `json:"seats"`
	Options  map[string]string `json:"options,omitempty"`
}

// question and answer are the lines of a decision.
type question struct {
	Ask  int             `json:"ask"`
	View json.RawMessage `json:"view"`
	// Millis is the time to answer; 0: no limit.
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
	heard chan []byte   // from it; closed when no more lines come
	fail  chan error    // why heard was closed
	quit  chan struct{} // closed by Close: answers are no longer read
	kill  chan struct{} // closed by Close: the time to end is over
	ended chan struct{} // closed when the process has been waited for
	asked int
	late  Lateness
	gone  error
}

// Start starts a program and sends hello. The error says what is wrong with the command.
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
		cmd: cmd, tree: plant(cmd), lines: make(chan []byte), heard: make(chan []byte), fail: make(chan error, 1),
		quit: make(chan struct{}), kill: make(chan struct{}), ended: make(chan struct{}),
	}
	silent := make(chan struct{})
	go b.write(in)
	go func() {
		b.read(out)
		close(silent)
	}()
	go func() {
		// Waiting closes the pipes, so that it comes after the last line; unless
		// something that escaped the tree holds them open.
		select {
		case <-silent:
		case <-b.kill:
		}
		_ = cmd.Wait() // ProcessState says how it ended
		close(b.ended)
	}()
	hello.Protocol = Protocol
	_ = b.say(context.Background(), map[string]Hello{"hello": hello}) // cannot fail: it has JSON, and write accepts every line
	return b, nil
}

// command returns the program, not started yet.
func (p *Program) command() (*exec.Cmd, error) {
	if len(p.Words) == 0 {
		return nil, errors.New("cmd: names no program: write cmd:PROGRAM")
	}
	cmd := exec.Command(p.Words[0], p.Words[1:]...)
	cmd.Dir, cmd.Stderr = p.Dir, p.Stderr
	cmd.WaitDelay = patience
	prepare(cmd)
	return cmd, nil
}

// start starts it within its memory limit. The error says what is wrong with it.
func (p *Program) start(cmd *exec.Cmd) error {
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("the program of cmd:%s cannot be started: %w", strings.Join(p.Words, " "), err)
	}
	if p.Memory > 0 {
		if err := limitMemory(cmd.Process.Pid, p.Memory); err != nil {
			plant(cmd).kill()
			_ = cmd.Wait() // it was killed
			return fmt.Errorf("the memory of cmd:%s cannot be limited: %w", strings.Join(p.Words, " "), err)
		}
	}
	return nil
}

// write sends lines until there are none. It has a goroutine of its own, so a program
// that does not read delays no other.
func (b *Bot) write(in io.WriteCloser) {
	defer in.Close()
	for line := range b.lines {
		if _, err := in.Write(line); err != nil {
			// It has ended, which read notices; drop the rest.
			for range b.lines {
				continue
			}
			return
		}
	}
}

// read passes on each line until no more come. After Close it only drains the pipe, for a
// program that has to write before it can end.
func (b *Bot) read(out io.Reader) {
	defer close(b.heard)
	sc := bufio.NewScanner(out)
	sc.Buffer(nil, maxLine)
	for sc.Scan() {
		select {
		case b.heard <- append([]byte(nil), sc.Bytes()...):
		case <-b.quit:
		}
	}
	err := sc.Err()
	if errors.Is(err, bufio.ErrTooLong) {
		err = fmt.Errorf("it wrote a line of more than %d bytes, and is heard no more", maxLine)
	}
	b.fail <- err
}

// say sends a line; it gives up when ctx ends if the program does not read.
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

// late returns ErrLate if the time of the question ran out, and not if the caller
// cancelled.
func late(ctx context.Context) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ErrLate
	}
	return ctx.Err()
}

// Ask sends a view and waits for the answer to it; answers to older questions are
// dropped. It returns when ctx ends at the latest, with an error that wraps ErrLate if
// that was its deadline. A program that has ended, or was late five times in a row and
// for two seconds in all, is not asked any more, and the error stays the same.
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
			if err := json.Unmarshal(line, &a); err != nil || a.Do == nil {
				return nil, fmt.Errorf(`%.200q is no answer: write {"ask":%d,"do":ACTION}`, line, q.Ask)
			}
			if a.Ask == q.Ask {
				return a.Do, nil
			}
		}
	}
}

// why returns why no more lines come from a program.
func (b *Bot) why(ctx context.Context) error {
	if err := <-b.fail; err != nil {
		return err
	}
	// It has most likely ended; its exit status follows in a moment.
	t := time.NewTimer(patience)
	defer t.Stop()
	select {
	case <-b.ended:
		return fmt.Errorf("the program ended (%s)", b.cmd.ProcessState)
	case <-ctx.Done():
	case <-t.C:
	}
	return errors.New("the program closed its standard output")
}

// Close sends the result of the game, or nothing if r is nil, and ends the program: it
// has a second, and is then killed with all the programs that it started.
func (b *Bot) Close(r *rules.Result) {
	if r != nil {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		// If the program does not read, its input is closed all the same.
		_ = b.say(ctx, map[string]over{"over": {r.Reason, r.Scores, r.Ranks}})
		cancel()
	}
	close(b.lines)
	close(b.quit)
	t := time.NewTimer(patience)
	defer t.Stop()
	select {
	case <-b.ended:
	case <-t.C:
	}
	b.tree.kill()
	close(b.kill)
	<-b.ended
}
