package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/league"
)

// leagueFile writes the file of a league of null; bots are levels, or kinds of bot.
func leagueFile(t *testing.T, head string, bots ...string) (file, dir string) {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "game = \"null\"\n%s\n", head)
	for _, bot := range bots {
		if words := strings.Fields(bot); words[0] == "bot" {
			fmt.Fprintf(&b, "[[bot]]\nname = %q\ncmd = [%q, \"bot\"", words[1], os.Args[0])
			for _, w := range words[1:] {
				fmt.Fprintf(&b, ", %q", w)
			}
			b.WriteString("]\n")
		} else {
			fmt.Fprintf(&b, "[[bot]]\nlevel = %q\n", bot)
		}
	}
	dir = t.TempDir()
	file = filepath.Join(dir, "summer.toml")
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return file, filepath.Join(dir, "summer.league")
}

// played reads the results of a league.
func played(t *testing.T, file, dir string) *league.State {
	t.Helper()
	l, err := league.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := league.Open(l, dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestLeague plays levels, a good program and every kind of failing one, and checks all results.
func TestLeague(t *testing.T) {
	file, dir := leagueFile(t, "think = \"1m\"\n[options]\ncards = 5", "hard", "bot lowest", "bot crashes", "bot babbles", "bot ends")
	out, errs, code := arena(t, "league", file, "--jobs", "2")
	if code != 0 {
		t.Fatalf("%d %s%s", code, out, errs)
	}
	s := played(t, file, dir)
	if len(s.Left(1, 1)) != 0 || len(s.Results) != 20 || s.Broken != 0 {
		t.Fatalf("%d matches left of %d", len(s.Left(1, 1)), len(s.Results))
	}
	failed := map[string]int{}
	for i, r := range s.Results {
		m := s.Schedule[i]
		for _, f := range r.Faults {
			failed[f.Bot]++
			if f.Bot != r.Bots[f.Seat] || f.Text == "" {
				t.Errorf("match %d: %+v", m.Number, f)
			}
			if f.Bot == "ends" || f.Bot == "crashes" {
				said, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(f.Stderr)))
				if want := map[string]string{"ends": `no luck today\u001b[2J`, "crashes": "panic: no idea"}[f.Bot]; err != nil || !strings.Contains(string(said), want) {
					t.Errorf("match %d: %s left %q, %v", m.Number, f.Bot, said, err)
				}
			}
		}
		if len(r.Curve) == 0 || !slices.Equal(r.Curve[len(r.Curve)-1], r.Scores) {
			t.Errorf("match %d: the curve ends with %v, the game with %v", m.Number, r.Curve[len(r.Curve)-1], r.Scores)
		}
	}
	for _, bot := range []string{"crashes", "babbles", "ends"} {
		if failed[bot] != 8 {
			t.Errorf("%s failed in %d of 8 matches", bot, failed[bot])
		}
		if !strings.Contains(errs, " "+bot+" failed: ") {
			t.Errorf("%s is not mentioned in\n%s", bot, errs)
		}
	}
	if failed["hard"]+failed["lowest"] > 0 || strings.Contains(errs, "hard failed") {
		t.Errorf("the innocent are named: %v", failed)
	}
	// Every record can be replayed.
	args := []string{"replay", "--json"}
	for _, r := range s.Results {
		args = append(args, filepath.Join(dir, filepath.FromSlash(r.Record)))
	}
	again, errs2, code := arena(t, args...)
	if code != 0 {
		t.Fatal(errs2)
	}
	i := 0
	for text := range strings.Lines(again) {
		var l replayLine
		if err := json.Unmarshal([]byte(text), &l); err != nil || l.Hash != s.Results[i].Hash {
			t.Errorf("match %d: hash %s, the record has %s", i+1, s.Results[i].Hash, l.Hash)
		}
		i++
	}
	if !strings.Contains(out, "20 of 20 matches, 10 deals") || !strings.Contains(out, "hard") || !strings.Contains(out, filepath.Join(dir, "report.html")) {
		t.Errorf("20 matches of 10 deals and the report are wanted: %s", out)
	}
	if page, err := os.ReadFile(filepath.Join(dir, "report.html")); err != nil || !strings.Contains(string(page), "20 of 20 matches played") {
		t.Errorf("the report should count 20 matches: %v", err)
	}
}

func TestLeagueWithOneThatHangs(t *testing.T) {
	file, dir := leagueFile(t, "think = \"10ms\"\nstart = \"0s\"\nrotate = false", "hard", "bot hangs")
	_, errs, code := arena(t, "league", file)
	if code != 0 || errs != "arena: match 1, step 2: hangs failed: no answer in time\n" {
		t.Errorf("one fault of hangs should be reported: %d %s", code, errs)
	}
	if s := played(t, file, dir); len(s.Results) != 1 || s.Results[0] == nil || len(s.Results[0].Faults) != 1 || s.Results[0].Faults[0].Bot != "hangs" {
		t.Errorf("one result with one fault of hangs is wanted: %+v", s.Results)
	}
}

func TestLeagueGoesOn(t *testing.T) {
	file, dir := leagueFile(t, "rounds = 2", "easy", "normal")
	if out, errs, code := arena(t, "league", file); code != 0 || errs != "" {
		t.Fatalf("%s%s", out, errs)
	}
	before, err := os.ReadFile(filepath.Join(dir, "results.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	// The same command again plays nothing; with another bot and round, only their matches.
	if _, errs, code := arena(t, "league", file); code != 0 || errs != "" {
		t.Fatal(errs)
	}
	if after, err := os.ReadFile(filepath.Join(dir, "results.jsonl")); err != nil || string(after) != string(before) {
		t.Errorf("what had been played was played again: %v", err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	longer := strings.Replace(string(text), "rounds = 2", "rounds = 3", 1) + "[[bot]]\nlevel = \"hard\"\n"
	if err := os.WriteFile(file, []byte(longer), 0o644); err != nil {
		t.Fatal(err)
	}
	out, errs, code := arena(t, "league", file, "--json")
	if code != 0 || errs != "" || strings.Count(out, "\n") != 3 {
		t.Fatalf("%s%s", out, errs)
	}
	for text := range strings.Lines(out) {
		var r ratingLine
		if err := json.Unmarshal([]byte(text), &r); err != nil || r.Matches != 12 || r.Rating == nil || *r.Low > *r.Rating || *r.High < *r.Rating {
			t.Errorf("%s: %v", text, err)
		}
	}
	after, err := os.ReadFile(filepath.Join(dir, "results.jsonl"))
	if err != nil || !strings.HasPrefix(string(after), string(before)) || strings.Count(string(after), "\n") != 18 {
		t.Errorf("%d lines, %v", strings.Count(string(after), "\n"), err)
	}
	// With the short file again the others do not count, and this is reported.
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, errs, _ := arena(t, "league", file); !strings.Contains(errs, "results in "+dir+" that "+file+" does not have, and that do not count: 14") {
		t.Errorf("results that do not count should be reported: %s", errs)
	}
}

// TestLeagueInParts plays matches and shards separately, as a batch scheduler does.
func TestLeagueInParts(t *testing.T) {
	file, dir := leagueFile(t, "think = \"1m\"\nrounds = 2", "easy", "normal", "bot lowest")
	if out, _, code := arena(t, "league", file, "--count"); code != 0 || out != "12\n" {
		t.Errorf("twelve matches are wanted: %q", out)
	}
	var first league.Result
	out, errs, code := arena(t, "league", file, "--match", "3")
	if err := json.Unmarshal([]byte(out), &first); err != nil || code != 0 || errs != "" || len(first.Ranks) != 2 {
		t.Fatalf("%s%s: %v", out, errs, err)
	}
	if again, errs, code := arena(t, "league", file, "--match", "3"); code != 0 || again != out || !strings.Contains(errs, "match 3 has been played") {
		t.Errorf("%s%s", again, errs)
	}
	if _, errs, code := arena(t, "league", file, "--match", "13"); code != 2 || !strings.Contains(errs, "--match 13: this league has the matches 1 to 12") {
		t.Errorf("a match after the last should be refused: %d %s", code, errs)
	}
	for _, shard := range []string{"1/2", "2/2"} {
		if out, errs, code := arena(t, "league", file, "--shard", shard); code != 0 || out != "" || errs != "" {
			t.Errorf("%d %s%s", code, out, errs)
		}
	}
	s := played(t, file, dir)
	if len(s.Left(1, 1)) != 0 {
		t.Errorf("%d matches are left", len(s.Left(1, 1)))
	}
	if _, err := os.Stat(filepath.Join(dir, "report.html")); err == nil {
		t.Error("a shard wrote the report")
	}
	if out, errs, code := arena(t, "league", file, "--report"); code != 0 || errs != "" || !strings.Contains(out, "12 of 12 matches") {
		t.Errorf("%s%s", out, errs)
	}
	// A worker with another file is refused.
	if _, errs, code := arenaReads(t, `{"match":3,"key":"0123"}`+"\n", "league", file, "--worker"); code != 1 || !strings.Contains(errs, "was changed while it is played") {
		t.Errorf("a worker with another file should be refused: %d %s", code, errs)
	}
}

func TestLeagueWithoutItsPrograms(t *testing.T) {
	file, dir := leagueFile(t, "", "easy")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, append(text, "[[bot]]\nname = \"Ada\"\ncmd = \"no-such-program-here\"\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{}, {"--match", "1"}, {"--shard", "1/2"}} {
		if _, errs, code := arena(t, append([]string{"league", file}, args...)...); code != 2 || !strings.Contains(errs, "the bot Ada cannot be started here") {
			t.Errorf("%v: %d %s", args, code, errs)
		}
	}
	if _, err := os.Stat(dir); err == nil {
		t.Error("something was kept")
	}
}
