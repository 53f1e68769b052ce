package rulestest_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/rulestest"
)

// The toy game: players in turn take one to three of 15 stones; taking the last one loses. Each flaw
// breaks one promise.
var flaws = map[string]string{
	"shares a slice with its clones":     "stepping a clone turned",
	"shares a slice among its clones":    "two clones share something",
	"shares a slice with its views":      "a step changed a view",
	"proposes what it refuses":           "Check refuses what Sample proposes",
	"never ends":                         "not over after",
	"counts steps over all games":        "the same actions gave",
	"has players after the end":          "over, but",
	"ranks from 0":                       "seats are better than",
	"forgets a score":                    "a score and a rank for each",
	"accepts anything from anybody":      "does not act, but",
	"plays what it refuses":              "instead of what no answer gives",
	"takes ten seats":                    "too many seats: New gives",
	"hides what a view needs":            "its JSON lacks something",
	"doubts its own views":               "is held to be none of seat",
	"guesses another heap":               "but in the state it guesses",
	"has a second action for one JSON":   "is read back as",
	"does not bear wrong seats":          "index out of range",
	"proposes when it is another's turn": "yet its view proposes",
	"has a bad name":                     "lower-case ASCII",
	"begins between two steps":           "is no multiple of",
	"scores otherwise before the end":    "but Scores gives",
	"loses a stone on the way":           "of 15 stones",
	"lets a seat act that nobody has":    "seats outside the game act",
}

// flaw is the flaw of the toy game in this process.
var flaw = os.Getenv("RULESTEST_FLAW")

var errRefused = errors.New("toy: one to three stones, in turn")

type take struct {
	N    int `json:"n"`
	Lost int `json:"-"`
}

func (a take) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "take %d", a.N), nil }

func (a *take) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "take %d", &a.N)
	if flaw == "has a second action for one JSON" {
		a.N = max(a.N, 2)
	}
	return err
}

type toy struct {
	heap  int
	turn  rules.Seat
	taken []int
	steps int
}

var allSteps int

// clones is shared by all clones, in a game with the flaw of that name.
var clones []int

var toyInfo = rules.Info{ID: "toy", Version: 1, Min: 2, Max: 3}

func game() rules.Game[*toy, take, view] {
	info := toyInfo
	if flaw == "has a bad name" {
		info.ID = "To y"
	}
	if flaw == "begins between two steps" {
		info.Options = []rules.Option{{Key: "heap", Values: []string{"15"}, Min: 1, Max: 20, Multiple: 5}}
	}
	return rules.Game[*toy, take, view]{Info: info, New: func(s rules.Setup) (*toy, error) {
		if err := toyInfo.Check(s); err != nil && (flaw != "takes ten seats" || s.Seats < 2) {
			return nil, err
		}
		return &toy{heap: 15, taken: make([]int, s.Seats)}, nil
	}}
}

func (s *toy) Acting() rules.Seats {
	if s.heap <= 0 && flaw != "has players after the end" {
		return rules.Seats{}
	}
	if flaw == "lets a seat act that nobody has" {
		return rules.Only(s.turn).With(rules.Seat(len(s.taken)))
	}
	return rules.Only(s.turn)
}

func (s *toy) Check(seat rules.Seat, a take) error {
	switch {
	case flaw == "accepts anything from anybody":
		return nil
	case flaw == "does not bear wrong seats" && s.taken[seat] < 0,
		!s.Acting().Has(seat), a.N < 1, a.N > min(3, s.heap):
		return errRefused
	}
	return nil
}

func (s *toy) Step(acts []take) {
	allSteps++
	s.steps++
	if flaw == "counts steps over all games" {
		s.steps = allSteps
	}
	a := acts[s.turn]
	if s.Check(s.turn, a) != nil && flaw != "plays what it refuses" {
		return
	}
	if flaw != "never ends" {
		s.heap -= max(a.N, 0)
	}
	s.taken[s.turn] += a.N
	s.turn = (s.turn + 1) % rules.Seat(len(s.taken))
}

// Invariant counts the stones.
func (s *toy) Invariant() error {
	n := s.heap
	for _, k := range s.taken {
		n += k
	}
	if flaw == "loses a stone on the way" && s.heap < 8 {
		n--
	}
	if n != 15 && flaw != "never ends" {
		return fmt.Errorf("toy: %d of 15 stones", n)
	}
	return nil
}

func (s *toy) Result() *rules.Result {
	if s.heap > 0 {
		return nil
	}
	scores := s.standing()
	r := &rules.Result{Reason: "empty", Scores: scores, Ranks: rules.RankByScore(scores)}
	switch flaw {
	case "ranks from 0":
		r.Ranks[0]--
	case "forgets a score":
		r.Scores = r.Scores[1:]
	}
	return r
}

// standing returns the scores if the last player to move loses.
func (s *toy) standing() []int {
	scores := make([]int, len(s.taken))
	last := (int(s.turn) + len(s.taken) - 1) % len(s.taken)
	for i := range scores {
		if i != last {
			scores[i] = 1
		}
	}
	return scores
}

func (s *toy) Scores() []int {
	scores := s.standing()
	if flaw == "scores otherwise before the end" {
		scores[0] = 7
	}
	return scores
}

func (s *toy) Clone() *toy {
	c := *s
	switch flaw {
	case "shares a slice with its clones":
	case "shares a slice among its clones":
		clones = append(clones[:0], s.taken...)
		c.taken = clones
	default:
		c.taken = slices.Clone(s.taken)
	}
	return &c
}

func (s *toy) String() string { return fmt.Sprint(s.heap, s.turn, s.taken, s.steps) }

type view struct {
	Seat  rules.Seat
	Heap  int
	Turn  rules.Seat
	Steps int
	Taken []int
	Most  int `json:"-"`
}

func (s *toy) View(seat rules.Seat) view {
	v := view{seat, s.heap, s.turn, s.steps, slices.Clone(s.taken), 3}
	if flaw == "shares a slice with its views" {
		v.Taken = s.taken
	}
	return v
}

func (v view) Sample(r *rules.Rand) take {
	if v.Seat != v.Turn && v.Heap > 0 && flaw == "proposes when it is another's turn" {
		return take{N: 1}
	}
	if v.Seat != v.Turn || v.Heap <= 0 {
		return take{}
	}
	most := min(3, v.Heap)
	switch flaw {
	case "proposes what it refuses":
		most++
	case "hides what a view needs":
		most = min(v.Most+1, v.Heap, 3)
		if v.Most == 0 {
			most = 1
		}
	}
	return take{N: 1 + r.Intn(most)}
}

func (v view) Validate(setup rules.Setup, seat rules.Seat) error {
	if v.Seat != seat || len(v.Taken) != setup.Seats || flaw == "doubts its own views" {
		return errors.New("this is no view of the toy")
	}
	return nil
}

func (v view) Guess(*rules.Rand) *toy {
	s := &toy{heap: v.Heap, turn: v.Turn, taken: slices.Clone(v.Taken), steps: v.Steps}
	if flaw == "guesses another heap" {
		s.heap++
	}
	return s
}

// TestToy runs the suite on the toy: sound in this process, and flawed in the
// processes that TestFlawsAreFound starts.
func TestToy(t *testing.T) { rulestest.Run(t, game()) }

func FuzzToy(f *testing.F) { rulestest.FuzzRecord(f, game()) }

func TestFlawsAreFound(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("a browser starts no programs")
	}
	for name, says := range flaws {
		cmd := exec.Command(os.Args[0], "-test.run=^TestToy$", "-test.short", "-test.failfast")
		cmd.Env = append(os.Environ(), "RULESTEST_FLAW="+name)
		out, err := cmd.CombinedOutput()
		if err == nil || !strings.Contains(string(out), says) {
			t.Errorf("a game that %s: %v, want a failure that says %q in\n%.1500s", name, err, says, out)
		}
	}
}
