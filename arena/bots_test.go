package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/rules/aquariom"
)

// TestMain lets the test binary be a bot by pipe, and arena as a league worker or a soak child.
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

// This many counted bots play; later ones hang, unless the folder has a file of that name.
const (
	freeBots = 4
	goOn     = "on"
)

// bot plays null, well or badly.
func bot(sort string) {
	if sort == "ends" {
		fmt.Fprintln(os.Stderr, "no luck today\x1b[2J")
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

// swim plays aquariom by sending its cells to a corner.
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

// cmd returns the seat argument of such a bot.
func cmd(sort string) string { return "cmd:" + os.Args[0] + " bot " + sort }

func TestPlayWithAProgram(t *testing.T) {
	out, errs, code := arena(t, "play", "null", "--seats", "easy,"+cmd("lowest"), "--json", "--games", "2")
	if code != 0 || errs != "" {
		t.Fatalf("playing against a program fails: %d %s", code, errs)
	}
	if os := lines(t, out); len(os) != 2 || !strings.HasPrefix(os[0].Seats[1], "cmd:") {
		t.Errorf("two games against a program are wanted: %s", out)
	}
}

// TestBadPrograms plays with each kind of failing bot: the output names it, the match plays for it,
// and the game ends.
func TestBadPrograms(t *testing.T) {
	for sort, says := range map[string][]string{
		"ends":      {"step 2: ", "the program ended (exit status 3)", `no luck today\u001b[2J`},
		"misspells": {`unknown field "lie"`},
		"cheats":    {"not in the hand"},
		"babbles":   {`"well, I would say`, `is no answer: write {"ask":1,"do":ACTION}`},
		"crashes":   {"the program ended (exit status 2)", "panic: no idea"},
		"hangs":     {"no answer in time", "no answer in time 5 times in a row: it is not asked again"},
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
		t.Fatalf("a ladder with a program fails: %d %s", code, errs)
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

// A trial says how an example bot is measured: enough games to detect a much weaker bot, with options
// that keep them short.
type trial struct {
	games  string
	option string
}

var trials = map[string]trial{
	"bzzz": {"8", ""}, "trichrome": {"6", "rounds=2"}, "brutal": {"6", ""},
	"aquariom": {"4", "turns=400"}, "empire": {"4", ""}, "null": {"10", ""},
}

// measure plays games of a bot against easy players, with seats rotated, and returns how many of its
// comparisons it won, ties as halves, and their number. The bot must not fail.
func measure(t *testing.T, e *catalog.Entry, bot, games string) (won float64, of int) {
	t.Helper()
	seats := []string{bot}
	for len(seats) < max(e.Min, 2) {
		seats = append(seats, "easy")
	}
	args := []string{"play", e.ID, "--seats", strings.Join(seats, ","), "--json", "--think", "1m", "--rotate", "--games", games}
	if o := trials[e.ID].option; o != "" {
		args = append(args, "--option", o)
	}
	out, errs, code := arena(t, args...)
	if code != 0 || errs != "" {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	for _, game := range lines(t, out) {
		mine := game.Ranks[slices.Index(game.Seats, bot)]
		for seat, rank := range game.Ranks {
			if game.Seats[seat] == bot {
				continue
			}
			of++
			switch {
			case mine < rank:
				won++
			case mine == rank:
				won += 0.5
			}
		}
	}
	return won, of
}

// have finds a program that build/setup installs.
func have(t *testing.T, program, setup string) string {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("%s is missing: build/setup %s", program, setup)
		}
		t.Skipf("%s is missing: build/setup %s installs it", program, setup)
	}
	return path
}

// build runs a compiler.
func build(t *testing.T, command ...string) {
	t.Helper()
	if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", command, err, out)
	}
}

// TestExampleBots plays every game with its example bots, in each language: they are at least about as
// strong as easy players. With -short it only checks that they play on each seat, since two games say
// nothing about strength.
func TestExampleBots(t *testing.T) {
	template, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	const docs = "../docs/bots/"
	for _, e := range append(catalog.Games(), template) {
		title := strings.ToUpper(e.ID[:1]) + e.ID[1:]
		for _, language := range []struct {
			name, file string
			start      func(t *testing.T, file string) string
		}{
			{"python", e.ID + ".py", func(t *testing.T, file string) string { return have(t, "python3", "python3") + " " + file }},
			{"javascript", e.ID + ".js", func(t *testing.T, file string) string { return have(t, "node", "node") + " " + file }},
			{"c++", e.ID + ".cpp", func(t *testing.T, file string) string {
				program := t.TempDir() + "/bot"
				build(t, have(t, "g++", "c++"), "-std=c++17", "-Wall", "-Wextra", "-Werror", "-O1", "-o", program, file)
				return program
			}},
			{"java", title + ".java", func(t *testing.T, file string) string {
				dir := t.TempDir()
				// A Java machine that lives a second does not benefit from its second compiler or from
				// threads for garbage collection.
				build(t, have(t, "javac", "java"), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "--release", "17", "-Xlint:all", "-Werror", "-d", dir, docs+"Json.java", file)
				return "java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp " + dir + " " + title
			}},
		} {
			file := docs + language.file
			if _, err := os.Stat(file); err != nil && language.name != "python" {
				continue // only two games have them
			}
			t.Run(e.ID+"/"+language.name, func(t *testing.T) {
				bot := "cmd:" + language.start(t, file)
				if testing.Short() {
					if _, of := measure(t, e, bot, "2"); of < 2 {
						t.Errorf("the bot was compared with %d players in two games", of)
					}
					return
				}
				won, of := measure(t, e, bot, trials[e.ID].games)
				t.Logf("%.1f of %d comparisons with easy players won", won, of)
				if won < 0.35*float64(of) { // an equal one has less once in a hundred times
					t.Errorf("the bot wins %.1f of %d comparisons with easy players, which is weaker", won, of)
				}
			})
		}
	}
}

// TestTheGuideShowsAnExampleBot compares docs/bots.md with the file.
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
