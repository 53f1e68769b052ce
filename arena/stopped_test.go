package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// impatient is somebody at a terminal who stops the program once it says that so many
// games are played.
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

// stoppedAfter runs the program and stops it after so many games.
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

// What a run found out until it was stopped is told and written, and what is missing is
// said.
func TestAStoppedLadderLosesNothing(t *testing.T) {
	for _, c := range []struct {
		name, args string
		games      int
		keeps      func(*standing) bool
		says       string
	}{
		// A pass plays four deals of two games of each of the pairs; eight deals are
		// the least of which there is something to tell.
		{"steps", "--steps", 104, func(s *standing) bool {
			return len(s.Steps) == 4 && s.Cells == nil && s.Steps[0].Games >= 16 && s.Steps[3].Games >= 16 && s.Steps[3].Games < 400
		}, " games, told)"},
		{"whole", "", 88, func(s *standing) bool {
			return s.Cells == nil && len(s.Steps) == 1 && s.Steps[0].Level == "easy" && s.Steps[0].Games == 16
		}, "(8 games)"},
		{"whole and longer", "", 200, func(s *standing) bool { return len(s.Cells) == 10 && s.Steps == nil }, " games, told)"},
		{"characters", "--characters hard", 80, func(s *standing) bool { return len(s.Characters) == 3 }, "hard:miser and hard ("},
		{"equals", "--fair=hard", 12, func(s *standing) bool { return len(s.Equals) == 1 && s.Equals[0].Games == 12 }, "equal players of hard (12 games)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			args := strings.Fields("ladder null --players 2 --jobs 1 --games 400 --docs " + dir + " " + c.args)
			out, errs, code := stoppedAfter(t, c.games, args...)
			if code != exitFailed || !strings.Contains(errs, "stopped before the end; what was measured is in "+dir) || !strings.Contains(errs, c.says) {
				t.Errorf("exit code %d, it says\n%s\nand not %q", code, errs, c.says)
			}
			all, err := kept(dir)
			if err != nil || len(all) != 1 || !c.keeps(all[0]) || out == "" {
				t.Errorf("it keeps %+v (%v) and tells\n%s", all, err, out)
			}
			if page, err := os.ReadFile(filepath.Join(dir, "players.md")); err != nil || !strings.Contains(string(page), "### 2 seats") {
				t.Errorf("the page: %v\n%s", err, page)
			}
		})
	}
}

// Of too few games nothing is told, and older findings stay as they are.
func TestALadderStoppedAtOnceWritesNothing(t *testing.T) {
	dir := t.TempDir()
	if _, errs, code := arena(t, "ladder", "null", "--players", "2", "--games", "2", "--steps", "--docs", dir); code != 0 {
		t.Fatal(errs)
	}
	before, err := os.ReadFile(filepath.Join(dir, dataFile))
	if err != nil {
		t.Fatal(err)
	}
	_, errs, code := stoppedAfter(t, 2, "ladder", "null", "--players", "2", "--jobs", "1", "--steps", "--docs", dir)
	if code != exitFailed || !strings.Contains(errs, "nothing of it is written\n") || !strings.Contains(errs, "easy and novice (2 games); normal and easy (not begun)") {
		t.Errorf("exit code %d, it says\n%s", code, errs)
	}
	after, err := os.ReadFile(filepath.Join(dir, dataFile))
	if err != nil || string(after) != string(before) {
		t.Errorf("%v; it has written\n%s", err, after)
	}
}
