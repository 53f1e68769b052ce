package soak

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"

	"ludotheque/arena/catalog"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// maxKills is the largest number of kills of a game.
const maxKills = 4

// ahead is how many steps a process takes beyond those acknowledged. Without this limit a fast process
// would finish before it is killed; with 0 it would only be killed while it waits.
const ahead = 3

// kill plays a game in processes that are killed at random moments, each continuing from the record
// file of the last. p is the undisturbed game, and the end has to be the same.
func (s *Soak) kill(ctx context.Context, g *Game, p *Played) error {
	dir, err := os.MkdirTemp("", "soak")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "game.record")
	r := rules.NewRand(g.Setup.Seed + 2)
	until := max(1, p.Length-ahead) // the first kill comes before the end
	for range 1 + r.Intn(maxKills) {
		lived, err := s.child(ctx, g, file, 1+r.Intn(until))
		if err != nil {
			return fmt.Errorf("%w\n%s", err, tail(file))
		}
		if lived {
			break // it was over already
		}
		p.Kills++
		until = p.Length
		if r.Intn(2) == 0 {
			if err := tear(file, r); err != nil {
				return err
			}
		}
	}
	if _, err := s.child(ctx, g, file, 0); err != nil {
		return fmt.Errorf("%w\n%s", err, tail(file))
	}
	record, err := store.ReadFile(file)
	if err != nil {
		return err
	}
	p.record = record
	t, err := g.Entry.Load(bytes.NewReader(record))
	if err != nil {
		return fmt.Errorf("the record of a game that was killed %d times: %w", p.Kills, err)
	}
	if t.Hash() != p.Hash || t.Steps() != p.Length || t.Cut() || t.Result() == nil {
		return fmt.Errorf("killed %d times, it ended with hash %s after %d steps, cut %t; undisturbed with %s after %d",
			p.Kills, t.Hash(), t.Steps(), t.Cut(), p.Hash, p.Length)
	}
	return nil
}

// child runs a process that continues the game, until it has reported that many steps and is killed,
// or with 0 to the end. It reports whether the process ended by itself.
func (s *Soak) child(ctx context.Context, g *Game, file string, steps int) (lived bool, err error) {
	cmd := s.Command(ctx, g.Entry, g.Setup.Seed, file)
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err != nil {
		return false, err
	}
	leave, err := cmd.StdinPipe()
	if err != nil {
		return false, err
	}
	if err := cmd.Start(); err != nil {
		return false, err
	}
	lines := bufio.NewScanner(out)
	for n := 1; lines.Scan(); n++ {
		switch {
		case n == steps:
			_ = cmd.Process.Kill() // it may have just ended
		case n < steps || steps == 0:
			_, _ = leave.Write([]byte{'\n'}) // it may have just ended
		}
	}
	err = cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return false, ctx.Err()
	case err == nil:
		return true, nil
	case steps == 0 || !killed(cmd):
		return false, fmt.Errorf("the process that plays on: %w\n%s", err, said.Bytes())
	}
	return false, nil
}

// killed reports whether a process was killed rather than failed: arena's own exit codes are 1 and 2.
func killed(cmd *exec.Cmd) bool {
	code := cmd.ProcessState.ExitCode()
	return code != exitFailed && code != exitUsage || len(cmd.Stderr.(*bytes.Buffer).Bytes()) == 0
}

// arena's exit codes for failures and wrong arguments.
const exitFailed, exitUsage = 1, 2

// tear cuts the last line of a record at a random place, as a power cut may. The header is never torn.
func tear(file string, r *rules.Rand) error {
	text, err := store.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // killed before it began
	}
	if err != nil {
		return err
	}
	end := bytes.LastIndexByte(bytes.TrimRight(text, "\n"), '\n') + 1
	if end == 0 {
		return nil
	}
	return os.Truncate(file, int64(end+r.Intn(len(text)-end+1)))
}

// tail returns the end of a record, for messages.
func tail(file string) []byte {
	text, err := store.ReadFile(file)
	if err != nil {
		return []byte(err.Error())
	}
	return text[max(0, len(text)-400):]
}

// PlayOn continues the game of a record, or starts it if there is none, and plays it to the end. It
// writes a line for each step, and waits for a byte of leave when it is some steps ahead of those
// bytes. The processes that Soak kills run it.
func PlayOn(ctx context.Context, g Game, file string, tell io.Writer, leave io.Reader) (err error) {
	t, err := g.resume(file)
	if err != nil {
		return err
	}
	if err := g.seat(t, true); err != nil {
		return err
	}
	out, err := rewrite(t, file)
	if err != nil {
		return err
	}
	defer func() {
		t.Close() // writes the last line
		if e := out.Close(); err == nil {
			err = e
		}
	}()
	t.Follow(out)
	var granted [1]byte
	for n := 0; t.Result() == nil; n++ {
		if n >= ahead {
			if _, err := io.ReadFull(leave, granted[:]); err != nil {
				return fmt.Errorf("nobody lets it play on: %w", err)
			}
		}
		if err := g.propose(t); err != nil {
			return err
		}
		if err := t.RunStep(ctx); err != nil {
			return err
		}
		if _, err := fmt.Fprintln(tell, t.Steps()); err != nil {
			return err
		}
	}
	return problems(t)
}

// rewrite replaces the file by the complete record, as the window does, since the last line may be
// partial, and opens it for appending.
func rewrite(t catalog.Match, file string) (io.WriteCloser, error) {
	st, err := store.Open(filepath.Dir(file))
	if err != nil {
		return nil, err
	}
	var whole bytes.Buffer
	if err := t.Save(&whole); err != nil {
		return nil, err
	}
	if err := st.Write(filepath.Base(file), whole.Bytes()); err != nil {
		return nil, err
	}
	return st.Append(filepath.Base(file))
}

// resume returns the game of a file, or a new one if there is no file yet.
func (g *Game) resume(file string) (catalog.Match, error) {
	f, err := os.Open(file)
	if os.IsNotExist(err) {
		return g.Entry.New(g.Setup)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return g.Entry.Load(f)
}
