package trichrome

import (
	"strings"
	"testing"

	"ludotheque/rules"
)

// The colours of the seats in pictures.
const (
	blue  rules.Seat = 0
	red   rules.Seat = 1
	green rules.Seat = 2
)

// picture makes a chase of a drawn maze. Cells are every other letter of every other row; # between
// two cells is a wall. B, R and G are the runners, in seats 0, 1 and 2, each facing right; runners not
// drawn stand in the last cell.
func picture(t testing.TB, rows ...string) *State {
	t.Helper()
	w, h := len(rows[0])/2, len(rows)/2
	cells := make([]uint8, w*h)
	s := &State{rng: *rules.NewRand(7), door: 7}
	b := &s.board
	b.Params = Params{Width: w, Height: h, Rounds: 10, Boost: 10, Speed: BaseSpeed}
	for i := range b.Runners {
		b.Runners[i] = Runner{Colour: Colour(i), X: (w - 1) * Cell, Y: (h - 1) * Cell, Facing: Right}
	}
	for y := range h {
		for x := range w {
			row, col := 2*y+1, 2*x+1
			if i := strings.IndexByte("BRG", rows[row][col]); i >= 0 {
				b.Runners[i].X, b.Runners[i].Y = x*Cell, y*Cell
			}
			for _, d := range Dirs {
				dx, dy := d.Vector()
				if rows[row+dy][col+dx] != '#' {
					cells[y*w+x] |= d.bit()
				}
			}
		}
	}
	b.Maze = newMaze(w, h, cells)
	b.Phase = PhaseChase
	b.Round = Round{Number: 1, Eater: rules.Spectator, Eaten: rules.Spectator, Hunter: rules.Spectator, Winner: rules.Spectator}
	for i := range b.Runners {
		b.Round.Spawn[i] = b.Runners[i].Place()
	}
	s.ground = newGround(b.Maze)
	s.gaps()
	return s
}

// corridor returns a chase in a long passage, with the runners at those cells.
func corridor(t testing.TB, cells, b, r, g int) *State {
	t.Helper()
	row := []byte(strings.Repeat(" ", 2*cells+1))
	row[0], row[2*cells] = '#', '#'
	for i, at := range []int{b, r, g} {
		row[2*at+1] = "BRG"[i]
	}
	wall := strings.Repeat("#", 2*cells+1)
	s := picture(t, wall, string(row), wall)
	for i, at := range []int{b, r, g} {
		s.board.Runners[i].X = at * Cell
	}
	s.gaps()
	return s
}

// place moves a runner to a position in units and lets it run.
func (s *State) place(seat rules.Seat, x, y int, facing Dir) {
	r := &s.board.Runners[seat]
	r.X, r.Y, r.Facing, r.Moving = x, y, facing, true
	s.gaps()
}

// duel turns a picture into a duel: blue ate red, green hunts, the door is at that cell.
func (s *State) duel(doorX, doorY int) {
	b := &s.board
	b.Phase, b.Ticks = PhaseDuel, 0
	b.Runners[red].Eaten = true
	b.Runners[blue].Points = BitePoints
	b.Round.Bite, b.Round.Eater, b.Round.Eaten, b.Round.Hunter = Touched, blue, red, green
	b.Round.BitePlaces = b.places()
	b.Round.Doors = []Place{{doorX * Cell, doorY * Cell}}
	s.gaps()
}

// steps plays n steps in which each seat asks for a direction.
func (s *State) steps(n int, acts ...Dir) {
	for range n {
		s.Step(acts)
	}
}

// idle plays until a phase, or fails after most steps. It returns the number of steps.
func (s *State) idle(t testing.TB, until Phase, most int) int {
	t.Helper()
	for n := 0; n <= most; n++ {
		if s.board.Phase == until {
			return n
		}
		s.Step(nil)
	}
	t.Fatalf("not %s after %d steps, but %s", until, most, s.board.Phase)
	return 0
}

// happened returns the latest step's event of a kind, or nil.
func (s *State) happened(what EventKind) *Event {
	for i := range s.events {
		if s.events[i].What == what {
			return &s.events[i]
		}
	}
	return nil
}

// begin starts a game with options given as key, value pairs.
func begin(t testing.TB, seed uint64, options ...string) *State {
	t.Helper()
	setup := rules.Setup{Seats: Players, Seed: seed, Options: map[string]string{}}
	for i := 0; i < len(options); i += 2 {
		setup.Options[options[i]] = options[i+1]
	}
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays a game by samples and calls look after every step.
func play(s *State, seed uint64, look func()) {
	r := rules.NewRand(seed)
	acts := make([]Dir, Players)
	for s.Result() == nil {
		for i := range acts {
			acts[i] = s.View(rules.Seat(i)).Sample(r)
		}
		s.Step(acts)
		if look != nil {
			look()
		}
	}
}
