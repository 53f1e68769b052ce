package league

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestMain lets the test binary be a worker.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "worker" {
		work(os.Args[2])
		return
	}
	os.Exit(m.Run())
}

// A fakeWorkerAnswer is what a worker does for a match, and the result that it reports.
type fakeWorkerAnswer struct {
	Kind   string
	Result Result
}

// work plays each match in the way that a file says.
func work(file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	deeds := map[int]fakeWorkerAnswer{}
	if err := json.Unmarshal(text, &deeds); err != nil {
		panic(err)
	}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var o order
		if err := json.Unmarshal(lines.Bytes(), &o); err != nil {
			panic(err)
		}
		d := deeds[o.Match]
		switch d.Kind {
		case "good", "other":
			text, err := json.Marshal(answer{Result: &d.Result})
			if err != nil {
				panic(err)
			}
			fmt.Printf("%s\n", text)
		case "fails":
			fmt.Println(`{"error":"the disk is full"}`)
		case "ends":
			fmt.Fprintln(os.Stderr, "out of memory")
			os.Exit(1)
		case "babbles":
			fmt.Println("hello")
		case "hangs":
			_, _ = io.Copy(io.Discard, os.Stdin) // until it is asked to stop
			os.Exit(1)
		}
	}
}

// runner plays matches with such workers, and collects the calls of Done.
func runner(t *testing.T, l *League, jobs int, sort func(*Match) string) (r *Runner, results map[int]*Result, errs map[int]error) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	deeds := map[int]fakeWorkerAnswer{}
	schedule := l.Schedule()
	for i := range schedule {
		m := &schedule[i]
		x := Result{Key: m.Key, Scores: make([]int, l.Seats), Ranks: make([]int, l.Seats)}
		for i, bot := range m.Seats {
			x.Bots, x.Ranks[i] = append(x.Bots, l.name(bot)), 1
		}
		s := sort(m)
		if s == "other" {
			x.Key = "0123456789abcdef"
		}
		deeds[m.Number] = fakeWorkerAnswer{s, x}
	}
	text, err := json.Marshal(deeds)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "deeds")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	results, errs = map[int]*Result{}, map[int]error{}
	var mu sync.Mutex
	return &Runner{
		League: l, Dir: t.TempDir(), File: resultsFile, Jobs: jobs,
		Command: func() *exec.Cmd { return exec.Command(self, "worker", file) },
		Done: func(m *Match, x *Result, err error) {
			mu.Lock()
			defer mu.Unlock()
			results[m.Number], errs[m.Number] = x, err
		},
	}, results, errs
}

// One worker plays as many matches as it can; a match that breaks its worker affects no other.
func TestAWorkerPlaysManyMatches(t *testing.T) {
	l := table(t, 5, 2, 2, "", true, 1)
	sorts := []string{"good", "good", "ends", "good", "babbles", "fails", "good"}
	sort := func(m *Match) string {
		if m.Number <= len(sorts) {
			return sorts[m.Number-1]
		}
		return "good"
	}
	r, results, errs := runner(t, l, 1, sort)
	command, started := r.Command, 0
	r.Command = func() *exec.Cmd { started++; return command() }
	if err := r.Run(context.Background(), l.Schedule()); err != nil {
		t.Fatal(err)
	}
	if started != 3 { // after one that ended, and after one with an invalid answer
		t.Errorf("%d workers were started, want 3", started)
	}
	schedule := l.Schedule()
	for i := range schedule {
		if m := &schedule[i]; (results[m.Number] != nil) != (sort(m) == "good") || (errs[m.Number] == nil) != (sort(m) == "good") {
			t.Errorf("match %d %s: %v, %v", m.Number, sort(m), results[m.Number], errs[m.Number])
		}
	}
}

func TestFailedMatchesAreReported(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 1)
	l.Limit = 100 * time.Millisecond
	sorts := []string{"good", "fails", "ends", "babbles", "other", "hangs"}
	want := []string{"", "the disk is full", "exit status 1: out of memory", `wrote "hello\n" instead of a result`, "played another match", "took longer than 100ms"}
	schedule := l.Schedule()
	for i := range schedule {
		if sorts[i] != "hangs" {
			l.Limit = time.Minute
		} else {
			l.Limit = 100 * time.Millisecond
		}
		r, results, errs := runner(t, l, 1, func(m *Match) string { return sorts[m.Number-1] })
		if err := r.Run(context.Background(), schedule[i:i+1]); err != nil {
			t.Fatal(err)
		}
		n := schedule[i].Number
		if want[i] == "" && (errs[n] != nil || results[n] == nil) || want[i] != "" && (errs[n] == nil || !strings.Contains(errs[n].Error(), want[i])) {
			t.Errorf("%s: %v, want %q", sorts[i], errs[n], want[i])
		}
		kept, err := Load(r.Dir)
		if err != nil || len(kept.ByKey) != boolToInt(want[i] == "") || kept.Broken != 0 {
			t.Errorf("%s: %+v is kept, %v", sorts[i], kept, err)
		}
	}
}

func TestManyFailuresInARowStop(t *testing.T) {
	l := table(t, 5, 2, 2, "", true, 1)
	r, results, _ := runner(t, l, 2, func(*Match) string { return "ends" })
	err := r.Run(context.Background(), l.Schedule())
	if err == nil || !strings.Contains(err.Error(), "10 matches in a row could not be played, the last one: exit status 1: out of memory") {
		t.Errorf("ten failures in a row should end the league: %v", err)
	}
	if n := len(results); n < maxFailures || n > maxFailures+2 {
		t.Errorf("%d matches were tried", n)
	}
}

func TestStoppingIsNoFailure(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 1)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	r, results, _ := runner(t, l, 2, func(m *Match) string {
		if m.Number == 2 {
			return "hangs"
		}
		return "good"
	})
	done := r.Done
	r.Done = func(m *Match, x *Result, err error) {
		if done(m, x, err); m.Number == 5 {
			cancel()
		}
	}
	if err := r.Run(ctx, l.Schedule()[:5]); !errors.Is(err, context.Canceled) {
		t.Errorf("a stopped league should say so: %v", err)
	}
	if _, told := results[2]; told || len(results) != 4 {
		t.Errorf("four matches, all of the first five but number 2, should have a result: %v", results)
	}
}

func TestResultsThatCannotBeWritten(t *testing.T) {
	l := table(t, 2, 2, 2, "", true, 1)
	r, _, _ := runner(t, l, 1, func(*Match) string { return "good" })
	r.Dir = filepath.Join(r.Dir, "file")
	if err := os.WriteFile(r.Dir, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := r.Run(context.Background(), l.Schedule()); err == nil || !strings.Contains(err.Error(), "results cannot be written to") {
		t.Errorf("a folder that cannot be written to should end the league: %v", err)
	}
}

// TestTwoProgramsOnOneLeague starts a second program while the first holds the file of results.
func TestTwoProgramsOnOneLeague(t *testing.T) {
	l := table(t, 2, 2, 2, "", true, 1)
	r, results, _ := runner(t, l, 1, func(*Match) string { return "good" })
	first, err := openResults(r.Dir, r.File)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Run(context.Background(), l.Schedule()); err == nil || !strings.Contains(err.Error(), "another arena plays this league") || len(results) > 0 {
		t.Errorf("%v, %d matches were played", err, len(results))
	}
	r.File = ShardFile(1, 2)
	s, err := Open(l, r.Dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Run(context.Background(), s.Left(1, 2)); err != nil || len(results) != 1 {
		t.Errorf("a shard beside it: %v, %d matches", err, len(results))
	}
	if err := first.close(); err != nil {
		t.Fatal(err)
	}
	r.File = resultsFile
	if err := r.Run(context.Background(), l.Schedule()); err != nil || len(results) != 2 {
		t.Errorf("after it: %v, %d matches", err, len(results))
	}
}

// TestOverlappingPartsShareAMatch: a match that another part of the league plays is waited
// for, and its result is that of the other. One of which there is a record and no result, as
// a kill leaves it, is played.
func TestOverlappingPartsShareAMatch(t *testing.T) {
	l := league(t, "game = \"null\"\nseed = 1\n[[bot]]\nlevel = \"easy\"\n[[bot]]\nlevel = \"hard\"\n")
	dir := t.TempDir()
	s, err := Open(l, dir)
	if err != nil {
		t.Fatal(err)
	}
	m := &s.Schedule[0]
	first, kept, err := s.Play(t.Context(), m, dir)
	if err != nil {
		t.Fatal(err)
	}
	type played struct {
		r   *Result
		err error
	}
	second := make(chan played, 1)
	go func() {
		r, kept, err := s.Play(t.Context(), m, dir)
		if err == nil {
			kept()
		}
		second <- played{r, err}
	}()
	first.Seconds = 1234
	select {
	case <-second:
		t.Error("a match is played by two at once")
	case <-time.After(2 * heldFor):
	}
	if err := s.WriteResult(first); err != nil {
		t.Fatal(err)
	}
	kept()
	if p := <-second; p.err != nil || p.r.Seconds != first.Seconds {
		t.Errorf("the second result is %+v, %v; want that of the first", p.r, p.err)
	}
	if err := os.RemoveAll(filepath.Join(dir, resultsDir)); err != nil {
		t.Fatal(err)
	}
	r, kept, err := s.Play(t.Context(), m, dir)
	if err != nil || r.Seconds == first.Seconds {
		t.Fatalf("a record without a result: %+v, %v", r, err)
	}
	kept()
}

// TestHalfWrittenLines has a file that ends in the middle of a line.
func TestHalfWrittenLines(t *testing.T) {
	l := table(t, 2, 2, 2, "", true, 2)
	schedule := l.Schedule()
	r, _, _ := runner(t, l, 1, func(*Match) string { return "good" })
	if err := r.Run(context.Background(), schedule[:2]); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(r.Dir, resultsFile)
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, text[:len(text)-40], 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Open(l, r.Dir)
	if err != nil || s.Broken != 1 || s.Foreign != 0 || s.Results[0] == nil || s.Results[1] != nil || len(s.Left(1, 1)) != 3 {
		t.Fatalf("one broken line and one result are wanted: %+v, %v", s, err)
	}
	if err := r.Run(context.Background(), s.Left(1, 1)); err != nil {
		t.Fatal(err)
	}
	if err := s.Reload(); err != nil || s.Broken != 1 || len(s.Left(1, 1)) != 0 {
		t.Errorf("all results should be there after the reload: %+v, %v", s, err)
	}
}

// TestDamagedResultsAreReplaced damages lines of results in ways that leave them JSON: they are counted,
// their matches are played again, and what was played then counts.
func TestDamagedResultsAreReplaced(t *testing.T) {
	for what, damage := range map[string]func([]byte) []byte{
		"no ranks":      func(b []byte) []byte { return bytes.Replace(b, []byte(`"ranks"`), []byte(`"sanks"`), 1) },
		"another bot":   func(b []byte) []byte { return bytes.Replace(b, []byte(`"bots":["`), []byte(`"bots":["x`), 1) },
		"another match": func(b []byte) []byte { return append([]byte("{\"match\":\"x\"}\n"), b...) },
		"a mark":        func(b []byte) []byte { return append([]byte("\xEF\xBB\xBF"), b...) },
		"two marks": func(b []byte) []byte {
			return bytes.ReplaceAll(b, []byte("{\"match\""), []byte("\xEF\xBB\xBF{\"match\""))
		},
		"UTF-16 by cat ": utf16,
	} {
		t.Run(what, func(t *testing.T) {
			l := table(t, 2, 2, 2, "", true, 2)
			r, _, _ := runner(t, l, 1, func(*Match) string { return "good" })
			if err := r.Run(t.Context(), l.Schedule()[:2]); err != nil {
				t.Fatal(err)
			}
			name := filepath.Join(r.Dir, resultsFile)
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, damage(text), 0o644); err != nil {
				t.Fatal(err)
			}
			s, err := Open(l, r.Dir)
			if err != nil {
				t.Fatal(err)
			}
			lost := 4 - 2 - len(s.Left(1, 1))
			if s.Broken != -lost || s.Foreign != boolToInt(what == "another match") {
				t.Errorf("%d lines do not count and %d are of other matches, while %d matches are played again", s.Broken, s.Foreign, -lost)
			}
			if err := r.Run(t.Context(), s.Left(1, 1)); err != nil {
				t.Fatal(err)
			}
			if err := s.Reload(); err != nil || len(s.Left(1, 1)) != 0 {
				t.Errorf("%d matches are left, %v", len(s.Left(1, 1)), err)
			}
		})
	}
}

// utf16 returns a text as other programs save it: in UTF-16, with a mark.
func utf16(b []byte) []byte {
	out := []byte{0xFF, 0xFE}
	for _, c := range b {
		out = append(out, c, 0)
	}
	return out
}

func TestResultsOfSeveralMachines(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 1)
	dir := t.TempDir()
	for shard := 1; shard <= 3; shard++ {
		s, err := Open(l, dir)
		if err != nil {
			t.Fatal(err)
		}
		r, _, _ := runner(t, l, 1, func(*Match) string { return "good" })
		r.Dir, r.File = dir, ShardFile(shard, 3)
		if got := len(s.Left(shard, 3)); got != 2 {
			t.Errorf("shard %d has %d matches left", shard, got)
		}
		if err := r.Run(context.Background(), s.Left(shard, 3)); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Open(l, dir)
	if err != nil || len(s.Left(1, 1)) != 0 {
		t.Fatalf("no match should be left: %+v, %v", s, err)
	}
	// One further match in a file of its own; Load reads all files.
	if err := s.WriteResult(s.Results[0]); err != nil {
		t.Fatal(err)
	}
	names, err := filepath.Glob(filepath.Join(dir, resultsDir, "*.jsonl"))
	if err != nil || len(names) != 4 {
		t.Fatalf("four files of results are wanted: %v, %v", names, err)
	}
	var all []byte
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, text...)
	}
	merged := t.TempDir()
	if err := os.WriteFile(filepath.Join(merged, resultsFile), all, 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(l, merged); err != nil || len(s.Left(1, 1)) != 0 || s.Broken != 0 {
		t.Errorf("no match should be left after merging: %+v, %v", s, err)
	}
}

// TestResultsThatDoNotFit tests lines with the key of a match but other contents.
func TestResultsThatDoNotFit(t *testing.T) {
	l := table(t, 2, 2, 2, "", true, 1)
	m := &l.Schedule()[0]
	good := func() *Result {
		return &Result{Key: m.Key, Bots: []string{"a", "b"}, Scores: []int{1, 2}, Ranks: []int{2, 1}}
	}
	if !good().fits(l, m) {
		t.Fatal("a good one is refused")
	}
	for name, spoil := range map[string]func(*Result){
		"key":   func(r *Result) { r.Key = "x" },
		"seats": func(r *Result) { r.Scores = r.Scores[1:] },
		"names": func(r *Result) { r.Bots[0] = "b" },
		"ranks": func(r *Result) { r.Ranks[1] = 0 },
		"fault": func(r *Result) { r.Faults = []Fault{{Seat: 2}} },
		"curve": func(r *Result) { r.Curve = [][]int{{1}} },
	} {
		r := good()
		spoil(r)
		if r.fits(l, m) {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

func TestScrap(t *testing.T) {
	var s stderrTail
	fmt.Fprint(&s, "begin")
	line := strings.Repeat("x", 999) + "\n"
	for range 1000 {
		if n, err := io.WriteString(&s, line); n != len(line) || err != nil {
			t.Fatal(n, err)
		}
	}
	fmt.Fprint(&s, "end")
	text := string(s.text())
	if !strings.HasPrefix(text, "begin") || !strings.HasSuffix(text, "end") || !strings.Contains(text, " bytes are left out]") || len(text) > maxHead+maxTail+100 {
		t.Errorf("%d bytes: %.20q … %q", len(text), text, text[len(text)-20:])
	}
	if cap(s.tail) > 4*maxTail {
		t.Errorf("it holds %d bytes", cap(s.tail))
	}
	if (&stderrTail{}).text() != nil {
		t.Error("nothing was said")
	}
}
