package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/rules/aquariom"
)

// TestMain lets the test binary be a bot by pipe, and arena that plays a league
// or a game of a soak.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && (os.Args[1] == "league" || os.Args[1] == "soak") {
		main()
		return
	}
	if len(os.Args) > 2 && os.Args[1] == "bot" {
		bot(os.Args[2])
		return
	}
	os.Exit(m.Run())
}

// As many bots that are counted play; those that come later hang, unless the
// folder has a file of that name.
const (
	freeBots = 4
	goOn     = "on"
)

// bot plays null, well or badly.
func bot(sort string) {
	if sort == "ends" {
		fmt.Fprintln(os.Stderr, "no luck today")
		os.Exit(3)
	}
	if sort == "counted" { // leaves a file with its number in the folder it is given
		folder := os.Args[3]
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprint(os.Getpid())), nil, 0o644); err != nil {
			os.Exit(1)
		}
		bots, err := os.ReadDir(folder)
		if _, held := os.Stat(filepath.Join(folder, goOn)); err != nil || held != nil && len(bots) > freeBots {
			time.Sleep(time.Hour)
		}
	}
	if sort == "swims" {
		swim()
		return
	}
	for sc := bufio.NewScanner(os.Stdin); sc.Scan(); {
		var q struct {
			Ask  int
			View struct {
				Seat int
				Held [][]int
			}
		}
		if json.Unmarshal(sc.Bytes(), &q) != nil || q.Ask == 0 {
			continue
		}
		lowest := q.View.Held[q.View.Seat][0]
		switch sort {
		case "lowest", "counted":
			fmt.Printf("{\"ask\":%d,\"do\":{\"lay\":%d}}\n", q.Ask, lowest)
		case "misspells":
			fmt.Printf("{\"ask\":%d,\"do\":{\"lie\":%d}}\n", q.Ask, lowest)
		case "cheats":
			fmt.Printf("{\"ask\":%d,\"do\":{\"lay\":99}}\n", q.Ask)
		case "babbles":
			fmt.Println("well, I would say", lowest)
		case "crashes":
			if q.Ask > 1 {
				panic("no idea")
			}
			fmt.Printf("{\"ask\":%d,\"do\":{\"lay\":%d}}\n", q.Ask, lowest)
		case "hangs":
			time.Sleep(time.Hour)
		}
	}
}

// swim plays aquariom: sends its cells to a corner.
func swim() {
	r := bufio.NewReader(os.Stdin)
	for {
		line, err := r.ReadBytes('\n')
		if err != nil {
			return
		}
		var q struct {
			Ask  int
			View *aquariom.View
			Over *struct{ Ranks []int }
		}
		switch err := json.Unmarshal(line, &q); {
		case err != nil:
			panic(err)
		case q.Over != nil:
			fmt.Fprintln(os.Stderr, "it is over:", len(q.Over.Ranks), "players")
		case q.View != nil:
			act := aquariom.Action{}
			for _, c := range q.View.Cells {
				if c.Owner == q.View.Seat {
					act.Moves = append(act.Moves, aquariom.Move{Cell: c.ID})
				}
			}
			do, err := json.Marshal(act)
			if err != nil {
				panic(err)
			}
			fmt.Printf("{\"ask\":%d,\"do\":%s}\n", q.Ask, do)
		}
	}
}

// cmd is the seat of such a bot.
func cmd(sort string) string { return "cmd:" + os.Args[0] + " bot " + sort }

func TestPlayWithAProgram(t *testing.T) {
	out, errs, code := arena(t, "play", "null", "--seats", "easy,"+cmd("lowest"), "--json", "--games", "2")
	if code != 0 || errs != "" {
		t.Fatalf("%d %s", code, errs)
	}
	if os := lines(t, out); len(os) != 2 || !strings.HasPrefix(os[0].Seats[1], "cmd:") {
		t.Errorf("%s", out)
	}
}

// TestBadPrograms has each sort of bot that fails: it is named, somebody else
// plays for it, and the game ends.
func TestBadPrograms(t *testing.T) {
	for sort, says := range map[string][]string{
		"ends":      {"step 2: ", "the program ended (exit status 3)", "no luck today"},
		"misspells": {`unknown field "lie"`},
		"cheats":    {"not in the hand"},
		"babbles":   {`"well, I would say`, `is no answer: write {"ask":1,"do":ACTION}`},
		"crashes":   {"the program ended (exit status 2)", "panic: no idea"},
		"hangs":     {"no answer in time", "no answer in time 5 times in a row: it is asked no more"},
	} {
		t.Run(sort, func(t *testing.T) {
			out, errs, code := arena(t, "play", "null", "--seats", "easy,"+cmd(sort), "--json", "--start", "0s",
				"--think", map[bool]string{true: "500ms", false: "1m"}[sort == "hangs"])
			if code != 0 || len(lines(t, out)) != 1 {
				t.Fatalf("exit code %d, %s%s", code, out, errs)
			}
			for _, want := range append(says, "seat B (cmd:") {
				if !strings.Contains(errs, want) {
					t.Errorf("no %q in\n%s", want, errs)
				}
			}
			if strings.Contains(errs, "seat A") {
				t.Errorf("the innocent are named:\n%s", errs)
			}
		})
	}
}

func TestLadderWithAProgram(t *testing.T) {
	out, errs, code := arena(t, "ladder", "null", "--games", "2", "--players", "2", "--json", "--with", cmd("lowest"))
	if code != 0 || errs != "" {
		t.Fatalf("%d %s", code, errs)
	}
	n := 0
	for text := range strings.Lines(out) {
		var c cell
		if err := json.Unmarshal([]byte(text), &c); err != nil || c.Games < 2 {
			t.Errorf("%s: %v", text, err)
		}
		if c.Level == cmd("lowest") || c.Against == cmd("lowest") {
			n++
		}
	}
	if n != 5 {
		t.Errorf("%d cells have the program, which meets five levels:\n%s", n, out)
	}
}

// short is options that make a game of an example bot short enough.
var short = map[string]string{"bzzz": "turns=80", "trichrome": "rounds=1", "aquariom": "turns=60"}

// TestExampleBots plays every game with the bot that comes with it, which
// never fails.
func TestExampleBots(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("python3 is missing: build/setup python3")
		}
		t.Skip("python3 is missing: build/setup python3 installs it")
	}
	template, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range append(catalog.Games(), template) {
		seats := []string{"cmd:" + python + " ../docs/bots/" + e.ID + ".py"}
		for len(seats) < e.Min {
			seats = append(seats, "easy")
		}
		args := []string{"play", e.ID, "--seats", strings.Join(seats, ","), "--json", "--think", "1m"}
		if short[e.ID] != "" {
			args = append(args, "--option", short[e.ID])
		}
		out, errs, code := arena(t, args...)
		if code != 0 || errs != "" || len(lines(t, out)) != 1 {
			t.Errorf("%s: exit code %d\n%s%s", e.ID, code, out, errs)
		}
	}
}

// TestTheGuideShowsAnExampleBot keeps docs/bots.md and the file together.
func TestTheGuideShowsAnExampleBot(t *testing.T) {
	guide, err := os.ReadFile("../docs/bots.md")
	if err != nil {
		t.Fatal(err)
	}
	bot, err := os.ReadFile("../docs/bots/null.py")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(guide), "```python\n"+string(bot)+"```") {
		t.Error("docs/bots.md does not show docs/bots/null.py as it is")
	}
}
