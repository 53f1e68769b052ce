package main

import (
	"context"
	"fmt"
	"strings"
	"testing"
)

// impatient interrupts the program once it reports that number of games.
type impatient struct {
	sink
	after string
	stop  context.CancelFunc
}

func (w *impatient) Write(b []byte) (int, error) {
	if strings.Contains(string(b), w.after) {
		w.stop()
	}
	return w.sink.Write(b)
}

// stoppedAfter runs the program and interrupts it after that many games.
func stoppedAfter(t *testing.T, games int, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var out sink
	w := &impatient{after: fmt.Sprintf("\r%d of ", games), stop: stop}
	a := &app{in: strings.NewReader(""), out: &out, err: w, live: true}
	code = a.run(ctx, args)
	return out.String(), w.String(), code
}

// An interrupted run prints its results so far, and what is missing.
func TestAStoppedLadderLosesNothing(t *testing.T) {
	for _, c := range []struct {
		name, args  string
		games       int
		says, keeps string
	}{
		// A pass plays four deals of two games of each pair; eight deals are the minimum for a report.
		{"steps", "--steps", 104, " games, told)", "| master over hard | "},
		{"whole", "", 88, "(8 games)", "| easy over novice | "},
		{"whole and longer", "", 200, " games, told)", "over the one below"},
		{"characters", "--characters hard", 80, "hard:miser and hard (", "| hard:miser | "},
		{"equals", "--fair=hard", 12, "equal players of hard (12 games)", "| hard | 12 | "},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, errs, code := stoppedAfter(t, c.games, strings.Fields("ladder null --players 2 --jobs 1 --games 400 "+c.args)...)
			if code != exitFailed || !strings.Contains(errs, "stopped before the end\n") || !strings.Contains(errs, c.says) {
				t.Errorf("exit code %d, it says\n%s\nand not %q", code, errs, c.says)
			}
			if !strings.Contains(out, c.keeps) {
				t.Errorf("%q is not in\n%s", c.keeps, out)
			}
		})
	}
}

// Nothing is printed after too few games.
func TestALadderStoppedAtOnceWritesNothing(t *testing.T) {
	out, errs, code := stoppedAfter(t, 2, "ladder", "null", "--players", "2", "--jobs", "1", "--steps")
	if code != exitFailed || out != "" || !strings.Contains(errs, "easy and novice (2 games); normal and easy (not begun)") {
		t.Errorf("exit code %d, it prints %q and says\n%s", code, out, errs)
	}
}
