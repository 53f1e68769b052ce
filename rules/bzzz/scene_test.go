package bzzz

import (
	"errors"
	"strings"
	"testing"

	"ludotheque/rules"
)

// scene sets up a position on a board of 16 with the default constants, on the turn of seat 0. Rows
// are cells from the top left, missing ones empty: "." is an empty cell, "Aw" a worker of seat A, "Bd"
// a drone, "Cs" a scout, with a number for what it carries and "!" if it has just been hit ("Aw7",
// "Bd!"). With a number, even 0, other seats know only that the bee may carry something. Bees are
// numbered in reading order. Flowers are x, y, nectar in the top left quarter; the default is one of
// 40 at 7,7, far from most positions.
func scene(t *testing.T, rows string, flowers ...[3]int) *State {
	t.Helper()
	if flowers == nil {
		flowers = [][3]int{{7, 7, 40}}
	}
	s := &State{rng: *rules.NewRand(1)}
	s.board.Params = Params{16, len(flowers), 10, 45, 300, 5, 5}
	var cells [][2]int
	var nectar []int
	for _, f := range flowers {
		cells = append(cells, [2]int{f[0], f[1]})
		nectar = append(nectar, f[2])
	}
	s.plant(cells, nectar)
	numbers := map[rules.Seat]int{}
	for y, row := range strings.Split(strings.TrimSpace(rows), "\n") {
		for x, cell := range strings.Fields(row) {
			if cell == "." {
				continue
			}
			owner := rules.Seat(cell[0] - 'A')
			numbers[owner]++
			bee := Bee{Owner: owner, Number: numbers[owner], X: x, Y: y}
			bee.Kind = Kind(strings.IndexByte("wds", cell[1]))
			load, known := 0, Exactly(0)
			for _, c := range cell[2:] {
				if c == '!' {
					bee.Wake = s.board.OwnTurn(owner) + s.board.Params.KO + 1
					continue
				}
				load = load*10 + int(c-'0')
				known.Hi = bee.Kind.Capacity()
			}
			s.board.Bees = append(s.board.Bees, bee)
			var l loads
			fill(l[:], 0, known, known, load)
			s.ledger.bees = append(s.ledger.bees, l)
		}
	}
	s.ledger.start.bees = append([]loads(nil), s.ledger.bees...)
	s.beginTurn()
	s.events = nil
	return s
}

// on makes it the turn of seat p in the same round.
func (s *State) on(p rules.Seat) *State {
	s.board.Turn = int(p)
	s.beginTurn()
	s.events = nil
	return s
}

// do makes the current player do actions, which must all be accepted.
func (s *State) do(t *testing.T, as ...Action) {
	t.Helper()
	for _, a := range as {
		step(t, s, a)
	}
}

// refuses fails unless a is refused to the current player with that error.
func (s *State) refuses(t *testing.T, a Action, want error) {
	t.Helper()
	if err := s.Check(s.board.Current, a); !errors.Is(err, want) {
		t.Errorf("%v: %v, want %v", a, err, want)
	}
}

// finish ends the current turn, skirmish included, and returns its events.
func (s *State) finish(t *testing.T) []Event {
	t.Helper()
	s.do(t, EndTurn)
	events := append([]Event(nil), s.events...)
	if s.board.Phase == PhaseSkirmish {
		s.Step(nil)
		events = append(events, s.events...)
	}
	return events
}

// count returns the number of events of one kind.
func count(events []Event, what EventKind) int {
	n := 0
	for _, e := range events {
		if e.What == what {
			n++
		}
	}
	return n
}

// hit plays the current turn to its end, with dice for which exactly the given bees are hit.
func (s *State) hit(t *testing.T, bees ...int) []Event {
	t.Helper()
	s.do(t, EndTurn)
	for seed := range uint64(10000) {
		c := s.Clone()
		c.rng = *rules.NewRand(seed)
		c.Step(nil)
		same := count(c.events, EventKO) == len(bees)
		for _, b := range bees {
			same = same && c.board.Bees[b].KO()
		}
		if same {
			*s = *c
			return c.events
		}
	}
	t.Fatalf("no dice hit exactly %v", bees)
	return nil
}

func (s *State) load(bee int) int      { return int(s.ledger.bees[bee][truth]) }
func (s *State) nectar(flower int) int { return int(s.ledger.flowers[flower][truth]) }

func wantInt(t *testing.T, what string, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d, want %d", what, got, want)
	}
}
