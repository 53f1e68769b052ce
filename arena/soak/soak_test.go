package soak

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/rules"
)

// The toy game: two players count to 20 in turn, by one or two. A flaw, named by the option's value,
// breaks a promise in the middle of the game.

type count struct {
	N int `json:"n"`
}

type state struct {
	sum, steps int
	flaw       string
}

var errCount = errors.New("toy: count by one or two")

var info = rules.Info{ID: "toy", Version: 1, Min: 2, Max: 2, Options: []rules.Option{{Key: "flaw", Values: []string{"none"}, Open: true}}}

// toy returns the game with a flaw, whatever set-up is drawn.
func toy(flaw string) *catalog.Entry {
	game := rules.Game[*state, count, view]{Info: info, New: func(s rules.Setup) (*state, error) {
		return &state{flaw: flaw}, info.Check(s)
	}}
	return catalog.Register(game, []ai.Level{"only"}, func(ai.Level, uint64) player { return player{flaw} })
}

func (s *state) at(flaw string) bool { return s.flaw == flaw && s.sum > 7 }

func (s *state) Acting() rules.Seats {
	if s.sum >= 20 {
		return rules.Seats{}
	}
	return rules.Only(rules.Seat(s.steps % 2))
}

func (s *state) Check(seat rules.Seat, a count) error {
	if !s.Acting().Has(seat) || a.N < 1 || a.N > 2 {
		return errCount
	}
	return nil
}

// dice is global state, which a game must not have.
var dice atomic.Int64

func (s *state) Step(acts []count) {
	if s.at("panics") {
		panic("the toy broke")
	}
	a := acts[s.steps%2]
	if s.Check(rules.Seat(s.steps%2), a) != nil {
		return
	}
	if s.steps++; s.at("plays another game each time") {
		a.N += int(dice.Add(1))
	}
	if !s.at("never ends") {
		s.sum += a.N
	}
}

func (s *state) Invariant() error {
	if s.at("breaks its own law") {
		return fmt.Errorf("toy: the law is broken at %d", s.sum)
	}
	return nil
}

func (s *state) View(seat rules.Seat) view {
	v := view{Acts: s.Acting().Has(seat), Sum: s.sum}
	if s.at("proposes what it refuses") {
		v.Wrong = 2
	}
	if s.at("sees something new each time") {
		v.Dice = int(dice.Add(1))
	}
	return v
}

func (s *state) Result() *rules.Result {
	if s.sum < 20 {
		return nil
	}
	return &rules.Result{Reason: "counted", Scores: []int{s.sum, 0}, Ranks: []int{1, 2}}
}

func (s *state) Clone() *state  { c := *s; return &c }
func (s *state) String() string { return fmt.Sprint(s.sum, s.steps) }

type view struct {
	Acts             bool
	Sum, Wrong, Dice int
}

func (v view) Sample(r *rules.Rand) count {
	if !v.Acts {
		return count{}
	}
	return count{1 + r.Intn(2) + v.Wrong}
}

type player struct{ flaw string }

func (p player) Choose(_ context.Context, v view) (count, error) {
	if p.flaw == "has a player that fails" && v.Sum > 7 {
		return count{}, errors.New("no idea")
	}
	return count{2}, nil
}

// run plays games of an entry.
func run(t *testing.T, e *catalog.Entry, s Soak) (Tally, []*Failure) {
	t.Helper()
	var failures []*Failure
	s.Entries, s.Jobs = []*catalog.Entry{e}, 2
	s.Failed = func(f *Failure) { failures = append(failures, f) }
	s.Done = func(*Tally) {}
	tallies, err := s.Run(context.Background())
	if err != nil || len(tallies) != 1 {
		t.Fatalf("one tally is wanted: %v, %v", tallies, err)
	}
	return tallies[0], failures
}

func TestFlawsAreFoundAndKept(t *testing.T) {
	for flaw, says := range map[string]string{
		"panics":                       "panic: the toy broke",
		"breaks its own law":           "the law is broken at",
		"plays another game each time": "did not play the same again",
		"proposes what it refuses":     "count by one or two",
		"sees something new each time": "and then, with nothing done",
		"has a player that fails":      "no idea",
	} {
		dir := filepath.Join(t.TempDir(), "new")
		tally, failures := run(t, toy(flaw), Soak{Games: 8, Seed: 5, Keep: dir})
		if tally.Games != 8 || tally.Failed == 0 || len(failures) != tally.Failed {
			t.Errorf("a game that %s: %d of %d failed, %d told", flaw, tally.Failed, tally.Games, len(failures))
			continue
		}
		f := failures[0]
		if !strings.Contains(f.Err.Error(), says) {
			t.Errorf("a game that %s: %v, want %q", flaw, f.Err, says)
		}
		record, err := os.ReadFile(f.Record)
		text, err2 := os.ReadFile(strings.TrimSuffix(f.Record, ".record") + ".txt")
		if err != nil || err2 != nil || !strings.Contains(string(text), says) || !bytes.HasPrefix(record, []byte(`{"record":1,"game":"toy"`)) {
			t.Errorf("a game that %s is kept as %.80q, told as %q, %v %v", flaw, record, text, err, err2)
		}
	}
}

func TestASoundGamePasses(t *testing.T) {
	tally, failures := run(t, toy("none"), Soak{Games: 20, Heavy: true, Keep: t.TempDir()})
	if len(failures) > 0 {
		t.Fatal(failures[0].Err)
	}
	if tally.Games != 20 || tally.Steps < 20*10 || tally.Reloads != tally.Steps || tally.Sounded == 0 || tally.Undone == 0 ||
		tally.Mode != "heavy" || tally.Begin.Heap == 0 || tally.End.Heap == 0 {
		t.Errorf("twenty games, each step reloaded, some undone and sounded are wanted: %+v", tally)
	}
}

func TestRecordsThatCannotBeKeptAreReported(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	_, failures := run(t, toy("panics"), Soak{Games: 1, Keep: filepath.Join(file, "x")})
	if len(failures) != 1 || failures[0].Unsaved == nil || failures[0].Record != "" {
		t.Errorf("one failure whose record could not be saved is wanted: %+v", failures)
	}
}

// TestAGivenTimeIsShared plays two entries for a time that the first would use up alone.
func TestAGivenTimeIsShared(t *testing.T) {
	s := Soak{Entries: []*catalog.Entry{toy("none"), toy("none")}, For: 20 * time.Millisecond, Jobs: 1, Done: func(*Tally) {}}
	tallies, err := s.Run(context.Background())
	if err != nil || len(tallies) != 2 || tallies[0].Games == 0 || tallies[1].Games == 0 {
		t.Errorf("two tallies with games are wanted: %+v, %v", tallies, err)
	}
}

func TestStopping(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	s := Soak{Entries: []*catalog.Entry{toy("none")}, Games: math.MaxInt, Jobs: 2, Done: func(t *Tally) {
		if t.Games == 10 {
			stop()
		}
	}}
	tallies, err := s.Run(ctx)
	if !errors.Is(err, context.Canceled) || len(tallies) != 1 || tallies[0].Games < 10 || tallies[0].Failed > 0 {
		t.Errorf("an interrupted run should keep the tally of its games: %+v, %v", tallies, err)
	}
}

// TestDraw draws a few hundred games of each entry: every value on offer occurs, and all set-ups are
// accepted.
func TestDraw(t *testing.T) {
	for _, e := range catalog.Games() {
		seen := map[string]bool{}
		for seed := range uint64(300) {
			g := Draw(e, seed, seed%2 == 0)
			if again := Draw(e, seed, seed%2 == 0); fmt.Sprint(again) != fmt.Sprint(g) {
				t.Fatalf("%s, seed %d draws %v and then %v", e.ID, seed, g, again)
			}
			if _, err := e.New(g.Setup); err != nil || len(g.Seats) != g.Setup.Seats {
				t.Fatalf("%s, seed %d: %v, %v", e.ID, seed, g, err)
			}
			seen[fmt.Sprint(g.Setup.Seats, " seats")] = true
			for _, who := range g.Seats {
				seen[who] = true
			}
			for k, v := range g.Setup.Options {
				seen[k] = true
				seen[k+"="+v] = true
				if most, lasts := brief[k]; lasts && seed%2 == 0 && e.Info.Int(g.Setup, k) > most {
					t.Errorf("%s, seed %d: a short game with %s=%s", e.ID, seed, k, v)
				}
			}
		}
		want := []string{Random}
		for n := e.Min; n <= e.Max; n++ {
			want = append(want, fmt.Sprint(n, " seats"))
		}
		for _, l := range e.Levels {
			want = append(want, string(l))
		}
		for _, o := range e.Options {
			want = append(want, o.Key)
			if _, lasts := brief[o.Key]; lasts || o.Max > o.Min {
				continue
			}
			for _, v := range o.Values {
				want = append(want, o.Key+"="+v)
			}
		}
		for _, w := range want {
			if !seen[w] {
				t.Errorf("%s: %q is never drawn", e.ID, w)
			}
		}
	}
}

func TestTearLeavesWholeLinesButTheLast(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x")
	const whole = "header\n[1]\n[2]\n"
	seen := map[string]bool{}
	for seed := range uint64(100) {
		if err := os.WriteFile(file, []byte(whole+"[345]\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := tear(file, rules.NewRand(seed)); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil || !strings.HasPrefix(string(text), whole) {
			t.Fatalf("the record should begin with what was written before the kill: %q, %v", text, err)
		}
		seen[strings.TrimPrefix(string(text), whole)] = true
	}
	if len(seen) != 7 {
		t.Errorf("the last line was cut to %v", seen)
	}
	if err := tear(filepath.Join(t.TempDir(), "none"), rules.NewRand(1)); err != nil {
		t.Error(err)
	}
}

// TestAChildThatFailsIsNoKill uses a process that plays nothing.
func TestAChildThatFailsIsNoKill(t *testing.T) {
	tally, failures := run(t, toy("none"), Soak{Games: 1, Kill: true, Keep: t.TempDir(),
		Command: func(ctx context.Context, _ *catalog.Entry, _ uint64, _ string) *exec.Cmd {
			return exec.CommandContext(ctx, os.Args[0], "-no-such-flag")
		}})
	if tally.Failed != 1 || !strings.Contains(failures[0].Err.Error(), "no-such-flag") {
		t.Errorf("one failure that names the flag is wanted: %+v %v", tally, failures)
	}
}

// Validate is unused here.
func (view) Validate(rules.Setup, rules.Seat) error { return nil }
