// Package pipe seats programs of other people: each is started once a game and
// speaks JSON lines through its standard input and output. docs/bots.md is the
// protocol for those who write them.
package pipe

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

	"ludotheque/rules"
)

// maxLine is how long an answer may be, in bytes.
const maxLine = 1 << 20

// patience is how long a program has to end after the game.
const patience = time.Second

// Hello is the first line a program is sent. It lacks the seed, from which
// every secret could be worked out.
type Hello struct {
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Seat    rules.Seat        `json:"seat"`
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"`
}

// question and answer are what goes to and fro for each decision.
type question struct {
	Ask  int             `json:"ask"`
	View json.RawMessage `json:"view"`
	// Millis is how long the program may think; 0: as long as it likes.
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
	lines chan []byte   // to the program
	heard chan []byte   // from it; closed when it ends
	fail  chan error    // why heard was closed
	quit  chan struct{} // closed by Close
	asked int
	gone  error
}

// Start starts a program, given as one writes it in a shell, but cut at spaces
// and nothing else. What it writes to its standard error goes to stderr. The
// error says what is wrong with the command.
func Start(command string, hello Hello, stderr io.Writer) (*Bot, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, errors.New("cmd: names no program: write cmd:PROGRAM")
	}
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Stderr = stderr
	cmd.WaitDelay = patience
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("the program of cmd:%s cannot be started: %w", command, err)
	}
	b := &Bot{
		cmd: cmd, lines: make(chan []byte), quit: make(chan struct{}),
		heard: make(chan []byte), fail: make(chan error, 1),
	}
	go b.write(in)
	go b.read(out)
	b.say(context.Background(), map[string]Hello{"hello": hello})
	return b, nil
}

// write sends lines until there are none; a program that does not read holds
// up nobody else.
func (b *Bot) write(in io.WriteCloser) {
	defer in.Close()
	for line := range b.lines {
		if _, err := in.Write(line); err != nil {
			// It ended, which read notices; what comes has nowhere to go.
			for range b.lines {
				continue
			}
			return
		}
	}
}

// read hands on each line until the program ends.
func (b *Bot) read(out io.Reader) {
	defer close(b.heard)
	sc := bufio.NewScanner(out)
	sc.Buffer(nil, maxLine)
	for sc.Scan() {
		select {
		case b.heard <- append([]byte(nil), sc.Bytes()...):
		case <-b.quit:
			return
		}
	}
	err := sc.Err()
	if err == nil {
		err = errors.New("the program ended")
	}
	b.fail <- err
}

// say sends a line; a program that does not read for as long as ctx is not
// waited for.
func (b *Bot) say(ctx context.Context, v any) error {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	select {
	case b.lines <- append(line, '\n'):
		return nil
	case <-ctx.Done():
		return fmt.Errorf("the program does not read: %w", ctx.Err())
	}
}

// Ask sends a view and waits for the answer to it; answers to older questions
// are dropped. It returns when ctx ends at the latest.
func (b *Bot) Ask(ctx context.Context, view []byte) ([]byte, error) {
	if b.gone != nil {
		return nil, b.gone
	}
	b.asked++
	q := question{Ask: b.asked, View: view}
	if end, ok := ctx.Deadline(); ok {
		q.Millis = max(time.Until(end).Milliseconds(), 1)
	}
	if err := b.say(ctx, q); err != nil {
		return nil, err
	}
	for {
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("no answer in time: %w", ctx.Err())
		case line, ok := <-b.heard:
			if !ok {
				b.gone = <-b.fail
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

// Close tells the program how the game ended, or nothing when r is nil, and
// sees to it that it ends: it has a second, and is killed after.
func (b *Bot) Close(r *rules.Result) {
	if r != nil {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		// A program that does not listen has its input closed all the same.
		_ = b.say(ctx, map[string]over{"over": {r.Reason, r.Scores, r.Ranks}})
		cancel()
	}
	close(b.lines)
	close(b.quit)
	t := time.AfterFunc(patience, func() {
		// An error means that it has ended by itself.
		_ = b.cmd.Process.Kill()
	})
	defer t.Stop()
	// How it ended is its own affair.
	_ = b.cmd.Wait()
}
