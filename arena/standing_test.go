package main

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/guests"
	"ludotheque/arena/ladder"
)

// The page says what each attacker does that it names, once.
func TestThePageSaysWhatAttackersDo(t *testing.T) {
	found := []guests.Found{{Game: "bzzz", Guest: "person", Floor: true}, {Game: "bzzz", Guest: "fighter"}, {Game: "bzzz", Guest: "fighter", Variant: "x"}, {Game: "bzzz", Guest: "miser"}, {Game: "empire", Guest: "greedy"}}
	got := guestsOf("bzzz", found)
	want := "\n* fighter: " + guests.What("bzzz", "fighter") + ".\n* miser: " + guests.What("bzzz", "miser") + ".\n"
	if !strings.HasSuffix(got, want) || strings.Contains(guestsOf("brutal", found), "*") {
		t.Errorf("%s\nnot\n%s", got, want)
	}
}

// A run replaces what it measured, and no more.
func TestWhatARunDidNotMeasureStays(t *testing.T) {
	old := &standing{
		Cells:      []cell{{Level: "easy", Against: "novice"}},
		Characters: []cell{{Level: "hard:miser", Against: "hard"}, {Level: "easy:miser", Against: "easy"}},
		Browser:    []thought{{Name: "easy", Most: 3, Decisions: 9}},
	}
	all, left := old.join(&standing{Characters: []cell{{Level: "hard:pirate", Against: "hard"}, {Level: "hard:miser", Against: "hard", Games: 3}}})
	if len(all.Cells) != 1 || len(all.Browser) != 1 || len(all.Characters) != 3 || all.Characters[0].Against != "easy" || all.Characters[2].Games != 3 || len(left) != 0 {
		t.Errorf("%+v, left %q", all, left)
	}
	all, _ = all.join(&standing{Browser: []thought{{Name: "easy", Most: 4, Decisions: 8}}})
	if len(all.Cells) != 1 || all.Browser[0].Most != 4 || !strings.Contains(all.beside(), "| easy | a browser's engine | 0.00 ms | 4.00 ms | 0.00 ms | 8 | none over 0 ms |") {
		t.Errorf("%+v\n%s", all, all.beside())
	}
}

// What was measured with more games stays, unless fewer are enough.
func TestAShortRunReplacesNoLongerOne(t *testing.T) {
	won := func(level, against string, games int, open bool) cell {
		return cell{Level: level, Against: against, Games: games, open: open}
	}
	old := &standing{
		Games:      90,
		Cells:      []cell{won("normal", "novice", 30, false), won("normal", "easy", 30, false), won("easy", "novice", 30, false)},
		Steps:      []cell{won("easy", "novice", 60, false), won("hard", "normal", 60, false)},
		Characters: []cell{won("hard:miser", "hard", 60, false)},
		Equals:     []equals{{Level: "hard", Games: 60}},
	}
	for _, c := range []struct {
		name string
		now  standing
		left []string
		good func(*standing) bool
	}{
		{"a step that is not known yet", standing{Steps: []cell{won("easy", "novice", 40, true), won("normal", "easy", 20, true)}},
			[]string{"easy and novice (60 games, 40 now)", "normal and easy (30 games, 20 now)"},
			func(s *standing) bool { return len(s.Steps) == 2 && s.step("easy", "novice").Games == 60 }},
		{"one that is", standing{Steps: []cell{won("easy", "novice", 40, false)}}, nil,
			func(s *standing) bool {
				return s.step("easy", "novice").Games == 40 && s.step("hard", "normal").Games == 60
			}},
		{"one of more games", standing{Steps: []cell{won("easy", "novice", 80, true)}}, nil,
			func(s *standing) bool { return s.step("easy", "novice").Games == 80 }},
		{"a ladder", standing{Games: 80, Cells: []cell{won("normal", "novice", 8, true), won("normal", "easy", 40, false), won("easy", "novice", 32, true)}},
			[]string{"every two levels (90 games, 80 now)", "easy and novice (60 games, 32 now)"},
			func(s *standing) bool {
				return s.Games == 90 && len(s.Cells) == 3 && s.step("easy", "novice").Games == 60 && s.step("normal", "easy").Games == 40
			}},
		{"a character", standing{Characters: []cell{won("hard:miser", "hard", 40, true), won("hard:pirate", "hard", 40, true)}},
			[]string{"hard:miser and hard (60 games, 40 now)"},
			func(s *standing) bool { return len(s.Characters) == 2 && s.Characters[0].Games == 60 }},
		{"equals", standing{Equals: []equals{{Level: "hard", Games: 59}, {Level: "easy", Games: 5}}},
			[]string{"equal players of hard (60 games, 59 now)"},
			func(s *standing) bool { return len(s.Equals) == 2 && s.Equals[1].Games == 60 }},
		{"as many equals", standing{Equals: []equals{{Level: "hard", Games: 60, Firsts: []float64{60}}}}, nil,
			func(s *standing) bool { return len(s.Equals) == 1 && s.Equals[0].Firsts != nil }},
	} {
		t.Run(c.name, func(t *testing.T) {
			if all, left := old.join(&c.now); !c.good(all) || !slices.Equal(left, c.left) {
				t.Errorf("%+v, left %q", all, left)
			}
		})
	}
	dir := t.TempDir()
	for _, c := range []struct{ games, says string }{{"6", ""}, {"4", "arena: more games than this run's stay as they were: null, 2 seats: equal players of hard (6 games, 4 now)\n"}} {
		if _, errs, code := arena(t, "ladder", "null", "--fair=hard", "--players", "2", "--games", c.games, "--docs", dir); code != 0 || errs != c.says {
			t.Errorf("%d %q, not %q", code, errs, c.says)
		}
	}
}

// Where levels met the one below only, the page and the command tell a ladder of that, with a
// lower end for who never lost, and none where a step is missing.
func TestStepsAloneMakeALadder(t *testing.T) {
	won := func(i int, rate, low, high float64) cell {
		l := ai.Levels()
		return cell{Level: string(l[i]), Against: string(l[i-1]), Games: 48, Estimate: ladder.Estimate{Rate: rate, Low: low, High: high}}
	}
	s := &standing{Game: "null", Variant: "2 seats", Steps: []cell{
		won(1, 10./11, 10./11, 100./101), won(2, 10./11, 10./11, 1), won(3, 1, 10./11, 1), won(4, 10./11, 10./11, 10./11),
	}}
	for name, text := range map[string]string{"page": page([]*standing{s}, nil), "command": s.found()} {
		for _, want := range []string{
			"Elo from neighbours only, novice having 1000", "| novice | 1000 |  |  |  |\n", "| easy | 1400 | 1400 to 1800 | 90.9 % (91 to 99) | 48 |",
			"| normal | 1800 | 1800 or more | ", "| hard | at least 2200 |  | 100.0 % (91 to 100) | 48 |", "| master | at least 2600 |  | 90.9 % (",
		} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not there:\n%s", name, want, text)
			}
		}
	}
	s.Steps = s.Steps[1:]
	if text := page([]*standing{s}, nil) + s.found(); strings.Contains(text, "Elo") {
		t.Errorf("without a step:\n%s", text)
	}
}

// Games of equal players that are played in parts are the same as in one run.
func TestEqualPlayersGoOn(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	play := func(dir, games string) *standing {
		t.Helper()
		if _, errs, code := arena(t, "ladder", "null", "--fair=hard", "--players", "2", "--games", games, "--more", "--docs", dir); code != 0 {
			t.Fatal(errs)
		}
		all, err := kept(dir)
		if err != nil || len(all) != 1 {
			t.Fatalf("%v, %+v", err, all)
		}
		return all[0]
	}
	want := play(whole, "12")
	play(parts, "5")
	got := play(parts, "12")
	if got.Equals[0].Games != 12 || !slices.Equal(got.Equals[0].Firsts, want.Equals[0].Firsts) {
		t.Errorf("%+v in parts, %+v in one", got.Equals, want.Equals)
	}
	if again := play(parts, "8"); again.Equals[0].Games != 12 {
		t.Errorf("asked for fewer: %+v", again.Equals)
	}
	for _, args := range []string{"--more", "--more --fair"} {
		if _, errs, code := arena(t, append([]string{"ladder", "null"}, strings.Fields(args)...)...); code != 2 || !strings.Contains(errs, "give both") {
			t.Errorf("%s: %d %s", args, code, errs)
		}
	}
}
