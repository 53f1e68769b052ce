package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"ludotheque/arena/match"
)

// sink is a buffer for concurrent writes, like those to a file.
type sink struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *sink) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(b)
}

func (s *sink) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

// arena runs the program.
func arena(t *testing.T, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	return arenaReads(t, "", args...)
}

// arenaReads is arena with standard input.
func arenaReads(t *testing.T, input string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, err sink
	a := &app{in: strings.NewReader(input), out: &out, err: &err}
	code = a.run(context.Background(), args)
	return out.String(), err.String(), code
}

func TestWrongCalls(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	// The message depends on the system.
	_, err := os.Stat("/no/such/file")
	var missing *fs.PathError
	if !errors.As(err, &missing) {
		t.Fatal(err)
	}
	absent := missing.Err.Error()
	for _, c := range []struct {
		args string
		code int
		says string
	}{
		{"", 2, "say what to do: one of games, play, replay, life, ladder, league"},
		{"juggle", 2, `"juggle" is not a command; the commands are: games`},
		{"bot", 2, "bot takes a level and an address"},
		{"bot genius 127.0.0.1", 2, `"genius" is not a level; the levels are: novice, easy, normal, hard, master, random`},
		{"bot random 127.0.0.1:1", 1, "no server answers at 127.0.0.1:1"},
		{"bot random 127.0.0.1:1 --name a-b", 2, "give 1 to 16 letters"},
		{"bot random 127.0.0.1:1 --think 0s", 2, "--think 0s: give a time"},
		{"bot random 127.0.0.1:1 --games 0", 2, "--games 0: give a number"},
		{"bot random 127.0.0.1:1 --seed 7x", 2, "is not a seed"},
		{"games chess", 2, `games takes no "chess"`},
		{"games --colour", 2, "unknown flag: --colour; arena games --help"},
		{"play", 2, "play takes one game and has 0"},
		{"play null null", 2, "play takes one game and has 2"},
		{"play chess", 2, `"chess": there is no such game; the games are:`},
		{"play null --seats hard,genius", 2, `"genius": there is no such level; the levels of null are: novice, easy, normal, hard, master, or cmd:PROGRAM`},
		{"play null --seats easy,easy,easy,easy,easy", 2, `seats "5" is not accepted: null takes 2 to 4 seats`},
		{"play null --seats easy,cmd:/no/such/bot", 2, "cmd:/no/such/bot cannot be started"},
		{"play null --seats easy,cmd:", 2, "names no program"},
		{"play null --seed 7trèfle", 2, `--seed "7trèfle" is not a seed: give a whole number from 0 to 18446744073709551615`},
		{"play null --seed -1", 2, `--seed "-1" is not a seed`},
		{"play null --games 0", 2, "--games 0: give a number from 1"},
		{"play null --games many", 2, "invalid argument"},
		{"play null --jobs 0", 2, "--jobs 0"},
		{"play null --think 0s", 2, "--think 0s: give a time such as"},
		{"play null --memory 5", 2, `"5" is not a size: give a whole number and kB, MB or GB`},
		{"play null --option cards", 2, `--option "cards": write KEY=VALUE`},
		{"play null --option cards=77", 2, `cards "77" is not accepted: give a whole number from 1 to 9`},
		{"play null --option cards=5 --option cards=9", 2, "given twice"},
		{"play null --option size=5", 2, "there is no such option; the options of null are: cards"},
		{"play null --record=", 2, "--record is empty"},
		{"play null --record " + file + "/x", 1, "give --record a folder that can be written to"},
		{"replay", 2, "say which records"},
		{"replay /no/such/file", 1, absent},
		{"replay " + file, 1, "this is not a record of a game"},
		{"replay --seat 0 " + file, 2, "--seat needs --step"},
		{"replay --step -4 " + file, 2, "--step -4"},
		{"ladder", 2, "ladder takes one game"},
		{"conform", 2, "say which recordings"},
		{"conform /no/such/folder", 2, absent},
		{"conform " + filepath.Dir(file), 2, "there is no recording in it"},
		{"ladder null --players 1", 2, "null takes 2 to 4 seats"},
		{"league", 2, "league takes one file and has 0; docs/contest.md shows one"},
		{"league /no/such/file", 2, absent},
		{"league " + file, 2, `game = "": there is no such game`},
		{"league --jobs 0 x", 2, "--jobs 0"},
		{"league --shard 0/3 x", 2, `--shard "0/3": write I/N`},
		{"league --shard 4/3 x", 2, `--shard "4/3"`},
		{"league --shard 4 x", 2, `--shard "4"`},
		{"host bzzz --drain -1s", 2, "--drain -1s: give a time"},
		{"host bzzz --pages no/where", 2, "--pages no/where: there is no index.html"},
		{"serve --web 0 --pages no/where", 2, "--pages no/where: there is no index.html"},
		{"host bzzz --code --listen", 2, `--code "--listen": use letters`},
		{"ladder null --seed 7x", 2, "is not a seed"},
		{"soak chess", 2, `"chess": there is no such game`},
		{"soak --games 0", 2, "--games 0: give a number"},
		{"soak --for 1s --games 3", 2, "--for 1s: give a time such as 10m, and no --games"},
		{"soak --for -1s", 2, "--for -1s"},
		{"soak --jobs 0", 2, "--jobs 0"},
		{"soak --seed 7x", 2, "is not a seed"},
		{"soak --keep=", 2, "--keep is empty"},
		{"ladder null --with python3", 2, `--with: "python3": there is no such level; the levels of null are: novice, easy, normal, hard, master, or cmd:PROGRAM`},
	} {
		t.Run(c.args, func(t *testing.T) {
			out, errs, code := arena(t, strings.Fields(c.args)...)
			if code != c.code || !strings.Contains(errs, c.says) {
				t.Errorf("exit code %d, want %d; it says\n%s\nwant %q", code, c.code, errs, c.says)
			}
			if out != "" {
				t.Errorf("errors belong on standard error, but it printed %q", out)
			}
		})
	}
}

func TestHelpAndVersion(t *testing.T) {
	for args, want := range map[string]string{
		"--help": "arena play GAME", "help": "arena ladder [GAME", "--version": "arena ",
		"games --help": "--json", "play -h": "--rotate", "replay --help": "--step", "ladder --help": "--players", "league --help": "--shard", "soak --help": "--heavy",
	} {
		out, errs, code := arena(t, strings.Fields(args)...)
		if code != 0 || errs != "" || !strings.Contains(out, want) {
			t.Errorf("%s: exit code %d, %q, want %q in\n%s", args, code, errs, want, out)
		}
	}
}

func TestGames(t *testing.T) {
	out, _, code := arena(t, "games", "--all", "--json")
	if code != 0 {
		t.Fatal(code)
	}
	found := false
	for text := range strings.Lines(out) {
		var g gameLine
		if err := json.Unmarshal([]byte(text), &g); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if g.ID == "null" {
			found = g.Max == 4 && g.Options[0].Key == "cards" && slices.Equal(g.Levels, []string{"novice", "easy", "normal", "hard", "master"})
		}
	}
	if !found {
		t.Errorf("null is not described in\n%s", out)
	}
	if out, _, _ := arena(t, "games", "--all"); !strings.Contains(out, "--option cards=5|9 or a number from 1 to 9") {
		t.Errorf("the options are missing in\n%s", out)
	}
	if out, _, _ := arena(t, "games"); strings.Contains(out, "null") {
		t.Error("the template is on offer")
	}
}

// lines parses the output of play --json, with seconds set to 0.
func lines(t *testing.T, out string) []outcome {
	t.Helper()
	var os []outcome
	for text := range strings.Lines(out) {
		var o outcome
		if err := json.Unmarshal([]byte(text), &o); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		o.Seconds = 0
		os = append(os, o)
	}
	return os
}

// Survival breaks ties of points; a game without a tie-breaker has no such field.
func TestPlayPrintsWhatPartsEqualScores(t *testing.T) {
	out, errs, code := arena(t, "play", "trichrome", "--games", "12", "--option", "maze=17x11", "--option", "rounds=2", "--json")
	if code != 0 {
		t.Fatal(errs)
	}
	parted := 0
	for _, o := range lines(t, out) {
		for a := range o.Scores {
			for b := range o.Scores {
				if o.Scores[a] == o.Scores[b] && o.Ties[a] > o.Ties[b] {
					parted++
					if o.Ranks[a] >= o.Ranks[b] {
						t.Errorf("scores, tiebreaks and ranks are %v %v %v", o.Scores, o.Ties, o.Ranks)
					}
				}
			}
		}
	}
	if parted == 0 {
		t.Error("no two seats had equal scores in twelve matches")
	}
	if out, _, _ := arena(t, "play", "null", "--json"); strings.Contains(out, "tiebreaks") {
		t.Errorf("null has no ties to break, and says %s", out)
	}
}

func TestPlayIsInOrderAndTheSameEveryTime(t *testing.T) {
	args := strings.Fields("play null --seats hard,easy,normal --rotate --games 9 --seed 100 --json")
	one, errs, code := arena(t, append(args, "--jobs", "1")...)
	if code != 0 || errs != "" {
		t.Fatalf("playing in one job fails: %d %s", code, errs)
	}
	many, _, _ := arena(t, append(args, "--jobs", "4")...)
	a, b := lines(t, one), lines(t, many)
	if len(a) != 9 {
		t.Fatalf("%d lines", len(a))
	}
	for i := range a {
		if fmt.Sprint(a[i]) != fmt.Sprint(b[i]) {
			t.Errorf("game %d depends on how many are played at once:\n%v\n%v", i, a[i], b[i])
		}
		if a[i].Seed != uint64(100+i) || a[i].Seats[i%3] != "hard" || a[i].Seats[(i+1)%3] != "easy" {
			t.Errorf("game %d: seed %d, seats %v", i, a[i].Seed, a[i].Seats)
		}
		if len(a[i].Hash) != 16 || a[i].Steps == 0 || len(a[i].Scores) != 3 || len(a[i].Ranks) != 3 {
			t.Errorf("game %d: %+v", i, a[i])
		}
	}
}

// Seats that --seats does not name get normal players.
func TestPlayFillsTheSeatsAGameNeeds(t *testing.T) {
	for args, want := range map[string]string{
		"play trichrome --seats hard --option rounds=1":          "hard,normal,normal",
		"play trichrome --seats hard,easy --option rounds=1":     "hard,easy,normal",
		"play null --seats hard":                                 "hard,normal",
		"play null --seats hard,easy,novice":                     "hard,easy,novice",
		"play trichrome --option rounds=1 --option maze=17x11":   "normal,normal,normal",
		"play trichrome --seats easy --rotate --option rounds=1": "easy,normal,normal",
	} {
		out, errs, code := arena(t, append(strings.Fields(args), "--json")...)
		if code != 0 {
			t.Errorf("%s: %s", args, errs)
			continue
		}
		if got := strings.Join(lines(t, out)[0].Seats, ","); got != want {
			t.Errorf("%s seats %s, want %s", args, got, want)
		}
	}
}

func TestPlayForPeople(t *testing.T) {
	out, errs, code := arena(t, "play", "null", "--games", "3")
	if code != 0 || errs != "" {
		t.Fatalf("playing three games fails: %d %s", code, errs)
	}
	for _, want := range []string{"seed 3: A normal ", "hash ", "mean score", "normal      12"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// recorded plays two games and returns the files of their records.
func recorded(t *testing.T) []string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if _, errs, code := arena(t, "play", "null", "--games", "2", "--seed", "5", "--record", dir); code != 0 {
		t.Fatal(errs)
	}
	return []string{filepath.Join(dir, "null-5.record"), filepath.Join(dir, "null-6.record")}
}

// A record says when its game was played, as those of the window do: lists sort by it.
func TestRecordsAreDated(t *testing.T) {
	for _, name := range recorded(t) {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		h, err := match.ReadHeader(bytes.NewReader(data))
		if _, e := time.Parse(time.RFC3339, h.Meta.Date); err != nil || e != nil {
			t.Errorf("%s: date %q, %v, %v", name, h.Meta.Date, err, e)
		}
	}
}

func TestReplay(t *testing.T) {
	files := recorded(t)
	out, errs, code := arena(t, append([]string{"replay"}, files...)...)
	if code != 0 || errs != "" || strings.Count(out, "plays the same again, hash ") != 2 {
		t.Errorf("both records should play the same again: %d %s %s", code, errs, out)
	}
	played, _, _ := arena(t, "play", "null", "--seed", "5", "--json")
	out, _, _ = arena(t, "replay", "--json", files[0])
	var l replayLine
	if err := json.Unmarshal([]byte(out), &l); err != nil || l.Hash != lines(t, played)[0].Hash || *l.Seed != 5 {
		t.Errorf("%s: %v", out, err)
	}
	if out, _, code := arena(t, "replay", "--step", "0", files[0]); code != 0 || !strings.Contains(out, "round 0 prize 0") {
		t.Errorf("the start of the game is wanted: %d %s", code, out)
	}
	if out, _, code := arena(t, "replay", "--step", "2", "--seat", "0", files[0]); code != 0 || !strings.Contains(out, `"mine":`) {
		t.Errorf("the view of seat A is wanted: %d %s", code, out)
	}
	if _, errs, code := arena(t, "replay", "--step", "9999", files[0]); code != 2 || !strings.Contains(errs, "has 30 steps") {
		t.Errorf("a step after the last should be refused: %d %s", code, errs)
	}
	if _, errs, code := arena(t, "replay", "--step", "1", "--seat", "4", files[0]); code != 2 || !strings.Contains(errs, "0 to 3") {
		t.Errorf("a seat after the last should be refused: %d %s", code, errs)
	}
}

func TestReplayFindsWhatDiffers(t *testing.T) {
	files := recorded(t)
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		text string
		says string
	}{
		"truncated": {string(text[:len(text)/2]), "cut off after step"},
		"doctored":  {strings.Replace(string(text), `{"step":30,"hash":"`, `{"step":30,"hash":"0`, 1), "steps 1 to 30 do not play again"},
		"foreign":   {strings.Replace(string(text), `"game":"null"`, `"game":"chess"`, 1), `this is a record of "chess": there is no such game`},
		"later":     {strings.Replace(string(text), `"version":1`, `"version":9`, 1), "bring this program up to date"},
	} {
		bad := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(bad, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		out, errs, code := arena(t, "replay", bad, files[1])
		if code != 1 || !strings.Contains(errs, c.says) || !strings.Contains(errs, bad) {
			t.Errorf("%s: exit code %d, %s, want %q", name, code, errs, c.says)
		}
		if !strings.Contains(out, files[1]) {
			t.Errorf("%s: the whole record beside it is not checked", name)
		}
	}
}

func TestLadder(t *testing.T) {
	out, errs, code := arena(t, "ladder", "null", "--games", "6", "--players", "3")
	if code != 0 || errs != "" || strings.Count(out, "%") < 6 {
		t.Errorf("a ladder with its shares is wanted: %d %s %s", code, errs, out)
	}
	for line := range strings.Lines(out) {
		if utf8.RuneCountInString(line) > 101 && !strings.Contains(line, ".") {
			t.Errorf("a line of %d columns: %s", utf8.RuneCountInString(line), line)
		}
	}
	out, _, _ = arena(t, "ladder", "null", "--games", "4", "--players", "2", "--json")
	n := 0
	for text := range strings.Lines(out) {
		var c cell
		if err := json.Unmarshal([]byte(text), &c); err != nil || c.Games != 4 || c.Low > c.Rate || c.High < c.Rate {
			t.Errorf("%s: %v", text, err)
		}
		n++
	}
	if n != 10 {
		t.Errorf("%d comparisons of five levels", n)
	}
	again, _, _ := arena(t, "ladder", "null", "--games", "4", "--players", "2", "--json", "--jobs", "1")
	if again != out {
		t.Errorf("another time, with one game at a time:\n%s%s", out, again)
	}
}

// Every level, or a given one, is measured against the one below.
func TestLadderMeasuresSteps(t *testing.T) {
	steps := func(flag string) []cell {
		t.Helper()
		out, errs, code := arena(t, "ladder", "null", "--games", "2", "--players", "2", flag, "--json")
		if code != 0 {
			t.Fatal(errs)
		}
		var all []cell
		for text := range strings.Lines(out) {
			var c cell
			if err := json.Unmarshal([]byte(text), &c); err != nil {
				t.Fatal(err)
			}
			all = append(all, c)
		}
		return all
	}
	if got := steps("--steps=hard"); len(got) != 1 || got[0].Level != "hard" || got[0].Against != "normal" {
		t.Errorf("one step from normal to hard is wanted: %+v", got)
	}
	if got := steps("--steps"); len(got) != 4 || got[0].Level != "easy" || got[3].Level != "master" || got[1].Games != 2 {
		t.Errorf("four steps from easy to master with two games each are wanted: %+v", got)
	}
	if out, _, _ := arena(t, "ladder", "null", "--games", "2", "--players", "2", "--steps"); strings.Contains(out, "95 %") || strings.Count(out, " over ") < 4 || !strings.Contains(out, "| master | this machine | ") {
		t.Errorf("steps:\n%s", out)
	}
	for _, c := range []struct{ args, want string }{
		{"--steps=novice", "there is no level below novice"}, {"--steps=none", "there is no such level"},
		{"--steps --fair", "give one of them"}, {"--steps --with search", "give one of them"}, {"--steps --characters hard", "give one of them"},
	} {
		if _, errs, code := arena(t, append([]string{"ladder", "null"}, strings.Fields(c.args)...)...); code != 2 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: %d %s", c.args, code, errs)
		}
	}
}

// First places of equal players are counted by seat.
func TestLadderCountsFirstPlacesBySeat(t *testing.T) {
	out, errs, code := arena(t, "ladder", "null", "--games", "4", "--players", "2", "--fair=hard")
	if code != 0 || !strings.Contains(out, "hard | 4 | ") || !strings.Contains(out, " ± ") {
		t.Fatalf("%d %s%s", code, errs, out)
	}
	if out, _, _ := arena(t, "ladder", "null", "--games", "4", "--players", "2", "--fair"); strings.Count(out, " | 4 | ") != 5 {
		t.Errorf("not five levels:\n%s", out)
	}
	if _, errs, code := arena(t, "ladder", "null", "--fair=none"); code != 2 || !strings.Contains(errs, "there is no such level") {
		t.Errorf("an unknown level should be refused: %d %s", code, errs)
	}
}

// ladder and play accept a custom map by its file, and print the rules as their first line: in play
// those of contests.
func TestMapsByFile(t *testing.T) {
	file := "map=" + smallMap
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"play", "aquariom", "--seats", "novice,novice", "--option", "turns=3"}, "aquariom, dialect original\n"},
		{[]string{"play", "aquariom", "--seats", "novice,novice", "--option", "turns=3", "--option", "dialect=document"}, "aquariom, dialect document\n"},
		{[]string{"ladder", "aquariom", "--players", "2", "--games", "2", "--option", "turns=3"}, "aquariom, 2 seats, " + file + ", turns=3, dialect document: "},
		{[]string{"ladder", "aquariom", "--players", "2", "--games", "2", "--option", "turns=3", "--option", "dialect=original"}, "aquariom, 2 seats, dialect=original, " + file + ", turns=3: "},
	} {
		out, errs, code := arena(t, append(c.args, "--option", file)...)
		if code != 0 || !strings.HasPrefix(out, c.want) {
			t.Errorf("%v: code %d, %s%s", c.args, code, errs, out)
		}
	}
	for _, command := range []string{"play", "ladder"} {
		if _, errs, code := arena(t, command, "aquariom", "--option", "map=nowhere.json"); code != 2 || !strings.Contains(errs, `map = "nowhere.json" is neither a file nor one of ours`) {
			t.Errorf("%s: %d %s", command, code, errs)
		}
	}
}

func TestWilson(t *testing.T) {
	// Computed by hand: 10 of 10 wins gives 1/(1+z²/n) = 0.7225 at the low end.
	for _, c := range []struct {
		wins, n int
		lo, hi  float64
	}{{0, 0, 0, 1}, {10, 10, 0.7225, 1}, {0, 10, 0, 0.2775}, {110, 200, 0.4808, 0.6174}} {
		lo, hi := wilson(c.wins, c.n)
		if diff := max(lo-c.lo, c.lo-lo, hi-c.hi, c.hi-hi); diff > 0.0005 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", c.wins, c.n, lo, hi, c.lo, c.hi)
		}
	}
}

func TestInOrderStops(t *testing.T) {
	boom := errors.New("boom")
	var seen []int
	err := inOrder(context.Background(), 1000, 3, func(_ context.Context, i int) (int, error) {
		if i == 5 {
			return 0, boom
		}
		return i * i, nil
	}, func(i, v int) error {
		if v != i*i {
			t.Errorf("%d gave %d", i, v)
		}
		seen = append(seen, i)
		return nil
	})
	if !errors.Is(err, boom) || !slices.Equal(seen, []int{0, 1, 2, 3, 4}) {
		t.Errorf("%v after %v", err, seen)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	err = inOrder(ctx, 10, 1, func(ctx context.Context, i int) (int, error) { return 0, ctx.Err() }, func(int, int) error { return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("work that was cancelled should say so: %v", err)
	}
}

func TestProgressOnATerminal(t *testing.T) {
	var out, err bytes.Buffer
	a := &app{out: &out, err: &err, live: true, color: true}
	if code := a.run(context.Background(), []string{"play", "null", "--games", "2"}); code != 0 {
		t.Fatal(code)
	}
	if !strings.Contains(err.String(), "1 of 2 games") || !strings.HasSuffix(err.String(), " \r") {
		t.Errorf("the progress of the second game is wanted, erased by the next line: %q", err.String())
	}
	if strings.Contains(out.String(), "\r") {
		t.Error("progress went to standard output")
	}
}
