package trichrome

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestMazesAreWholeAndHalfOpened(t *testing.T) {
	for _, size := range [][2]int{{17, 11}, {21, 15}, {27, 19}} {
		w, h := size[0], size[1]
		dist := make([]int16, w*h)
		for seed := range uint32(40) {
			m := carve(w, h, seed)
			m.Flood(0, dist)
			if slices.Contains(dist, -1) {
				t.Fatalf("%dx%d seed %d: a cell cannot be reached", w, h, seed)
			}
			ways, ends := 0, 0
			for c := range dist {
				ways += m.Ways(c)
				if m.Ways(c) == 1 {
					ends++
				}
				for _, d := range Dirs {
					if m.Open(c, d) && !m.Open(m.Next(c, d), d.Back()) {
						t.Fatalf("%dx%d seed %d: a wall with one side", w, h, seed)
					}
				}
			}
			// A tree has one way less than cells; each further way opened one or two dead ends, until
			// half were left.
			opened := ways/2 - (w*h - 1)
			if opened < 3 || ends > 2*opened+1 || ends < opened-2 {
				t.Errorf("%dx%d seed %d: %d ways opened, %d dead ends left", w, h, seed, opened, ends)
			}
		}
	}
}

func TestMazeText(t *testing.T) {
	m := carve(17, 11, 1)
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	var back *Maze
	if err := json.Unmarshal(text, &back); err != nil || back.String() != m.String() || back.W != 17 || back.H != 11 {
		t.Fatalf("%s: %v", text, err)
	}
	rows := strings.Split(m.String(), "/")
	change := func(y int, row string) string {
		c := slices.Clone(rows)
		c[y] = row
		return strings.Join(c, "/")
	}
	for name, text := range map[string]string{
		"empty": "", "no digit": change(3, "x"+rows[3][1:]), "a short row": change(3, rows[3][1:]),
		"a small one": strings.Join(rows[:10], "/"), "a large one": strings.Repeat(m.String()+"/", 5) + m.String(),
		"a way out": change(0, "f"+rows[0][1:]), "a shut cell": change(5, strings.Repeat("0", 17)),
		"cut in two": strings.Join(slices.Repeat([]string{"2" + strings.Repeat("a", 15) + "8"}, 11), "/"),
	} {
		var m Maze
		if err := m.UnmarshalText([]byte(text)); !errors.Is(err, errMaze) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestNearAgreesWithFlood(t *testing.T) {
	m := carve(21, 15, 9)
	dist := make([]int16, m.Cells())
	r := rules.NewRand(1)
	for range 60 {
		from := r.Intn(m.Cells())
		m.Flood(from, dist)
		for to := range dist {
			want := int(dist[to])
			if want > Heartbeat {
				want = -1
			}
			if got := m.Near(from, to, Heartbeat); got != want {
				t.Fatalf("from %d to %d: %d, want %d", from, to, got, want)
			}
		}
		for c := range dist {
			d := m.Toward(c, dist)
			if c == from && d != None || c != from && dist[m.Next(c, d)] != dist[c]-1 {
				t.Fatalf("toward %d from %d: %s", from, c, d)
			}
		}
	}
}

// TestSpaceAgreesWithTheMaze compares the walls found through resolv's Space with the maze.
func TestSpaceAgreesWithTheMaze(t *testing.T) {
	for _, maze := range info.Option("maze").Values {
		s := begin(t, 2, "maze", maze)
		m := s.board.Maze
		for c := range m.Cells() {
			for _, d := range Dirs {
				if s.ground.stops(c, d) == m.Open(c, d) {
					t.Fatalf("%s: cell %d %s", maze, c, d)
				}
			}
		}
	}
	// The cells searched must cover the farthest that a runner can move in a step.
	for version, base := range map[int]int{2: 640, 3: BaseSpeed} {
		s, err := New(rules.Setup{Seats: Players, Rules: version})
		if err != nil {
			t.Fatal(err)
		}
		for boost := 0; boost <= info.Option("boost").Max+Growth*(1+(ChaseTicks-FrenzyTicks)/GrowTicks); boost += Growth {
			s.board.Runners[0].Boost = boost
			speed := s.board.Speed(0)
			if speed%subSteps != 0 || speed*100 != base*(100+boost) {
				t.Errorf("version %d, boost %d: %d units a step", version, boost, speed)
			}
			if 2*speed+Contact > 2*sweep {
				t.Errorf("version %d: %d units a step are more than %d allow", version, speed, sweep)
			}
		}
	}
}

func TestPath(t *testing.T) {
	s := corridor(t, 40, 5, 9, 30)
	s.board.Runners[blue].X += 100
	s.board.Runners[red].X -= 300
	if d := s.board.Path(blue, red); d != 4*Cell-400 {
		t.Errorf("the way should be four cells less 400: %d", d)
	}
	s.board.Runners[red].X = 5*Cell + 700
	if d := s.board.Path(red, blue); d != 600 {
		t.Errorf("on one edge: %d", d)
	}
	s.board.Runners[red].X = s.board.Runners[blue].X
	if d := s.board.Path(red, blue); d != 0 {
		t.Errorf("in one place: %d", d)
	}
}

// Concurrent games, as in tournaments, share nothing; go test -race checks it.
func TestGamesAtOnce(t *testing.T) {
	one := begin(t, 4, "maze", "17x11", "rounds", "2")
	play(one, 6, nil)
	ends := make(chan string)
	for range 3 {
		s := begin(t, 4, "maze", "17x11", "rounds", "2")
		go func() {
			play(s, 6, nil)
			ends <- s.View(0).Guess(rules.NewRand(1)).Clone().board.Maze.String() + s.String()
		}()
	}
	for range 3 {
		if got := <-ends; got != one.board.Maze.String()+one.String() {
			t.Error("a game among others went differently")
		}
	}
}
