package trichrome

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestM01EveryPairHasOneEater(t *testing.T) {
	for _, c := range []struct{ eater, prey Colour }{{Blue, Red}, {Red, Green}, {Green, Blue}} {
		if c.eater.Prey() != c.prey || c.prey.Hunter() != c.eater || c.prey.Prey() == c.eater {
			t.Errorf("%s eats %s, and is eaten by %s", c.eater, c.eater.Prey(), c.eater.Hunter())
		}
	}
	for seed := range uint64(20) {
		b := &begin(t, seed).board
		for x := range rules.Seat(Players) {
			y, z := (x+1)%Players, (x+2)%Players
			if b.HunterOf(b.PreyOf(x)) != x || b.PreyOf(x) == b.HunterOf(x) || b.PreyOf(x) != y && b.PreyOf(x) != z {
				t.Errorf("seed %d, seat %d: prey %d, hunter %d", seed, x, b.PreyOf(x), b.HunterOf(x))
			}
		}
	}
}

func TestM02TheDominantColourEatsWhicheverMoved(t *testing.T) {
	for _, c := range []struct {
		name     string
		b, r, g  int
		acts     []Dir
		eater    rules.Seat
		eaten    rules.Seat
		maxSteps int
	}{
		{"hunter runs into prey", 0, 3, 39, []Dir{Right, None, None}, blue, red, 48},
		{"prey runs into hunter", 3, 0, 39, []Dir{None, Right, None}, blue, red, 48},
		{"prey runs to the left into hunter", 0, 3, 39, []Dir{None, Left, None}, blue, red, 48},
		{"both run", 39, 0, 6, []Dir{None, Right, Left}, red, green, 48},
		{"the third pair", 6, 39, 0, []Dir{Left, None, Right}, green, blue, 48},
	} {
		s := corridor(t, 40, c.b, c.r, c.g)
		s.steps(c.maxSteps, c.acts...)
		r := &s.board.Round
		if r.Eater != c.eater || r.Eaten != c.eaten || r.Bite != Touched || s.board.Runners[c.eater].Points != 2 || !s.board.Runners[c.eaten].Eaten {
			t.Errorf("%s: %+v", c.name, r)
		}
		// The same colours in other seats: what counts is the colour, not the seat.
		s = corridor(t, 40, c.b, c.r, c.g)
		s.board.Runners[blue], s.board.Runners[red] = s.board.Runners[red], s.board.Runners[blue]
		s.gaps()
		other := [Players]rules.Seat{red, blue, green}
		s.steps(c.maxSteps, c.acts[1], c.acts[0], c.acts[2])
		if r := &s.board.Round; r.Eater != other[c.eater] || r.Eaten != other[c.eaten] {
			t.Errorf("%s, blue and red in each other's seats: %+v", c.name, r)
		}
	}
}

func TestM03AllThreeAtOnce(t *testing.T) {
	// Blue and green run at red, which stands: blue is a little nearer. Then both are exactly as near,
	// and a draw decides.
	s := corridor(t, 40, 4, 7, 10)
	s.place(blue, 4*Cell+3*Cell/2+9, 0, Right)
	s.place(green, 10*Cell-3*Cell/2, 0, Left)
	s.steps(16)
	if r := &s.board.Round; r.Eater != blue || r.Drawn {
		t.Errorf("the nearest pair is blue and red, but %+v", r)
	}
	// What touches first counts, even if another pair is nearer at the end of the step: green passes
	// below blue and touches it in the first sub-step; red comes to meet green and touches it in the
	// third, when blue is away.
	s = picture(t,
		strings.Repeat("#", 61),
		"#"+strings.Repeat(" ", 59)+"#",
		strings.Repeat("#", 9)+" "+strings.Repeat("#", 51),
		"#"+strings.Repeat(" ", 59)+"#",
		strings.Repeat("#", 61),
	)
	s.board.Params.Boost = 0
	s.place(blue, 4*Cell, Cell-Contact+200, Up)
	s.place(green, 4*Cell-652, Cell, Right)
	s.place(red, 4*Cell-652+Contact+420, Cell, Left)
	s.Step(nil)
	if r := &s.board.Round; r.Eater != green || r.Eaten != blue {
		t.Errorf("green touches blue first, but %+v", r)
	}
	eaters := map[rules.Seat]int{}
	for seed := range uint64(60) {
		s := corridor(t, 40, 4, 7, 10)
		s.door = seed
		s.place(blue, 4*Cell+3*Cell/2, 0, Right)
		s.place(green, 10*Cell-3*Cell/2, 0, Left)
		twin := s.Clone()
		for s.board.Phase == PhaseChase {
			s.Step(nil)
		}
		drawn := s.happened(EventDraw)
		if !s.board.Round.Drawn || drawn == nil || drawn.Seat != s.board.Round.Eater {
			t.Fatalf("an exact tie is drawn, but %+v", s.board.Round)
		}
		for twin.board.Phase == PhaseChase {
			twin.Step(nil)
		}
		if twin.String() != s.String() {
			t.Fatal("the same draw turned out differently")
		}
		eaters[s.board.Round.Eater]++
	}
	if eaters[blue] < 15 || eaters[red] < 15 || eaters[green] != 0 {
		t.Errorf("draws between blue and red went %v", eaters)
	}
}

func TestM04TwoBitesAtOnceAreOne(t *testing.T) {
	s := corridor(t, 40, 4, 7, 10)
	s.place(blue, 4*Cell+3*Cell/2, 0, Right)
	s.place(green, 10*Cell-3*Cell/2, 0, Left)
	s.idle(t, PhaseReversal, 60)
	points, eaten := 0, 0
	for i := range s.board.Runners {
		points += s.board.Runners[i].Points
		if s.board.Runners[i].Eaten {
			eaten++
		}
	}
	if points != BitePoints || eaten != 1 {
		t.Errorf("%d points, %d eaten", points, eaten)
	}
}

// still returns a chase of three runners that stand.
func still(t testing.TB, blueAt, redAt, greenAt int) *State {
	return corridor(t, 40, blueAt, redAt, greenAt)
}

func TestM05FrenzyAndClock(t *testing.T) {
	s := still(t, 10, 14, 30) // blue is 4 cells from red, which is 16 from green, which is 20 from blue
	for _, c := range []struct{ second, boost int }{
		{0, 10}, {44, 10}, {45, 15}, {49, 15}, {50, 20}, {55, 25}, {60, 30}, {85, 55}, {89, 55},
	} {
		for s.board.Ticks < c.second*60 {
			s.Step(nil)
			if want := s.board.Ticks == 45*60; (s.happened(EventFrenzy) != nil) != want {
				t.Fatalf("frenzy at %d", s.board.Ticks)
			}
			if want := s.board.Ticks == 60*60; (s.happened(EventAlarm) != nil) != want {
				t.Fatalf("alarm at %d", s.board.Ticks)
			}
		}
		if got := s.board.Runners[blue].Boost; got != c.boost {
			t.Errorf("second %d: boost %d, want %d", c.second, got, c.boost)
		}
		if s.board.Runners[red].Boost != 0 || s.board.Frenzy() != (c.second >= 45) {
			t.Errorf("second %d: red's boost %d, frenzy %v", c.second, s.board.Runners[red].Boost, s.board.Frenzy())
		}
	}
	s.idle(t, PhaseReversal, 60)
	r := &s.board.Round
	if r.Bite != Clock || r.Eater != blue || r.BiteAt != 90*Second || r.Drawn || s.board.Runners[blue].Points != 2 {
		t.Errorf("after 90 s %+v", r)
	}
	if e := s.happened(EventBite); e == nil || e.How != Clock || e.Seat != blue || e.Other != red {
		t.Errorf("news %+v", s.events)
	}

	// Paths are compared to the unit.
	s = still(t, 10, 20, 30)
	s.board.Runners[red].X += 40 // nearer to green, farther from blue
	s.board.Ticks = ChaseTicks - 1
	s.Step(nil)
	if r := &s.board.Round; r.Eater != red || r.Drawn {
		t.Errorf("red is nearest to its prey, but %+v", r)
	}

	eaters := map[rules.Seat]int{}
	for seed := range uint64(40) {
		s := still(t, 10, 20, 30)
		s.door, s.board.Ticks = seed, ChaseTicks-1
		s.Step(nil)
		if !s.board.Round.Drawn {
			t.Fatal("blue and red are as near, but nothing was drawn")
		}
		eaters[s.board.Round.Eater]++
	}
	if eaters[blue] < 8 || eaters[red] < 8 || eaters[green] > 0 {
		t.Errorf("draws went %v", eaters)
	}
}

func TestM13TheDoorIsNotThereInTheChase(t *testing.T) {
	s := begin(t, 5)
	other := s.Clone()
	other.door++
	for s.board.Phase <= PhaseChase && s.board.Ticks < 600 {
		if _, ok := s.board.Door(); ok {
			t.Fatal("a door in the chase")
		}
		a, _ := json.Marshal(s.View(0))
		b, _ := json.Marshal(other.View(0))
		if string(a) != string(b) {
			t.Fatal("views tell where the door will be")
		}
		acts := []Dir{Dirs[s.board.Ticks/20%4], Dirs[s.board.Ticks/30%4], None}
		s.Step(acts)
		other.Step(acts)
	}
}

func TestM21SpeedIsEqualButForTheBoost(t *testing.T) {
	for _, c := range []struct {
		option string
		gap    int
		boost  int
		speed  int
	}{
		{"10", 7, 0, 400}, {"10", 6, 10, 440}, {"10", 3, 10, 440},
		{"0", 3, 0, 400}, {"20", 6, 20, 480}, {"30", 2, 30, 520},
	} {
		s := begin(t, 1, "boost", c.option)
		boost := s.board.Params.Boost
		s = corridor(t, 40, 5, 5+c.gap, 39)
		s.board.Params.Boost = boost
		s.gaps()
		r := &s.board.Runners[blue]
		if r.Boost != c.boost || s.board.Speed(blue) != c.speed {
			t.Errorf("option %s, prey %d cells away: boost %d, speed %d", c.option, c.gap, r.Boost, s.board.Speed(blue))
		}
		x := r.X
		s.Step([]Dir{Right, None, None})
		if r.X-x != c.speed {
			t.Errorf("option %s, prey %d cells away: %d units in a step", c.option, c.gap, r.X-x)
		}
		if other := s.board.Speed(green); other != 400 {
			t.Errorf("far from its prey green has %d", other)
		}
	}
	// Fifteen cells in four seconds.
	s := corridor(t, 40, 0, 39, 38)
	s.steps(240, Right, None, None)
	if x := s.board.Runners[blue].X; x != 15*Cell {
		t.Errorf("%d units in four seconds", x)
	}
	// Each event comes once.
	s = corridor(t, 40, 0, 10, 39)
	s.Step(nil)
	boosts := 0
	for s.board.Phase == PhaseChase {
		s.Step([]Dir{Right, None, None})
		if e := s.happened(EventBoost); e != nil {
			boosts++
			if e.Seat != blue || e.Other != red || s.board.Runners[blue].Gap != Scent {
				t.Errorf("%+v at %d cells", e, s.board.Runners[blue].Gap)
			}
		}
	}
	if boosts != 1 {
		t.Errorf("%d boosts", boosts)
	}
}

// cross is a passage with one opening upwards, in its fifth cell.
var cross = []string{
	"#########################",
	"#                      G#",
	"######### ###############",
	"#B                     R#",
	"#########################",
}

func TestM23TurnsPressedEarlyAreTaken(t *testing.T) {
	// The opening is two cells on: 32 steps.
	for _, c := range []struct {
		early int
		taken bool
	}{{1, true}, {5, true}, {12, true}, {13, false}, {18, false}} {
		s := picture(t, cross...)
		s.board.Runners[blue].X = 2 * Cell
		for n := range 37 {
			d := None
			if n == 0 {
				d = Right
			}
			if n == 32-c.early {
				d = Up
			}
			s.Step([]Dir{d})
		}
		r := &s.board.Runners[blue]
		if got := r.Facing == Up; got != c.taken {
			t.Errorf("pressed %d steps early: facing %s at %d, %d", c.early, r.Facing, r.X, r.Y)
		}
		if c.taken && (r.X != 4*Cell || r.Y != 1*Cell-5*BaseSpeed) {
			t.Errorf("pressed %d steps early: the turn cost way, at %d, %d", c.early, r.X, r.Y)
		}
	}
}

func TestM23AHeldDirectionIsTakenAtTheNextOpening(t *testing.T) {
	s := picture(t, cross...)
	s.steps(1, Right)
	s.steps(90, Up)
	if r := &s.board.Runners[blue]; r.X != 4*Cell || r.Y != 0 || r.Moving {
		t.Errorf("at %d, %d, moving %v", r.X, r.Y, r.Moving)
	}
}

func TestM23AMomentLateGoesBack(t *testing.T) {
	for _, c := range []struct {
		name  string
		speed int // Params.Speed; 0 before version 3
		late  int // steps past the opening
		taken bool
	}{
		{"a step late", BaseSpeed, 1, true}, {"117 ms late", BaseSpeed, 7, true}, {"133 ms late: the next one", BaseSpeed, 8, false},
		{"two steps late in version 2", 0, 2, true}, {"three steps late in version 2", 0, 3, false},
	} {
		s := picture(t, cross...)
		s.board.Params.Speed = c.speed
		s.board.Runners[blue].X = 4*Cell - Cell/2
		s.board.Runners[blue].Facing, s.board.Runners[blue].Moving = Right, true
		s.steps(Cell/2/s.board.Speed(blue) + c.late)
		s.Step([]Dir{Up})
		s.steps(c.late + 2)
		r := &s.board.Runners[blue]
		if got := r.Facing == Up && r.X == 4*Cell; got != c.taken {
			t.Errorf("%s: facing %s at %d, %d", c.name, r.Facing, r.X, r.Y)
		}
	}
	// Never if the next opening can be meant: two openings side by side.
	s := picture(t,
		"###############",
		"# # # #   # #G#",
		"# # # ### # # #",
		"#B           R#",
		"###############",
	)
	s.steps(18, Right)
	s.Step([]Dir{Up})
	s.steps(14)
	if r := &s.board.Runners[blue]; r.X != 2*Cell || r.Facing != Up {
		t.Errorf("at %d, %d, facing %s: the next opening was meant", r.X, r.Y, r.Facing)
	}
}

func TestM23RunnersStayOnTheLines(t *testing.T) {
	for seed := range uint64(3) {
		s := begin(t, seed, "rounds", "2")
		var before Board
		play(s, seed, func() {
			b := &s.board
			for i := range b.Runners {
				r, old := &b.Runners[i], &before.Runners[i]
				if r.X%Cell != 0 && r.Y%Cell != 0 || r.X < 0 || r.Y < 0 || r.X > (b.Maze.W-1)*Cell || r.Y > (b.Maze.H-1)*Cell {
					t.Fatalf("seat %d is off the lines at %d, %d", i, r.X, r.Y)
				}
				if x, y, _, _ := r.Ends(b.Maze); x != y && b.Maze.Near(x, y, 1) != 1 {
					t.Fatalf("seat %d is in a wall at %d, %d", i, r.X, r.Y)
				}
				way := max(r.X-old.X, old.X-r.X) + max(r.Y-old.Y, old.Y-r.Y)
				if before.Round.Number == b.Round.Number && way > before.Speed(rules.Seat(i)) {
					t.Fatalf("seat %d went %d units with a speed of %d", i, way, before.Speed(rules.Seat(i)))
				}
			}
			before = *b
		})
	}
}

func TestTheWayBackIsOpenAnywhere(t *testing.T) {
	s := corridor(t, 40, 5, 39, 38)
	s.steps(3, Right)
	s.steps(3, Left)
	if x := s.board.Runners[blue].X; x != 5*Cell {
		t.Errorf("there and back, and at %d", x)
	}
}

func TestRunnersWaitForAnAction(t *testing.T) {
	s := corridor(t, 40, 5, 39, 38)
	s.steps(30)
	s.steps(5, Up) // a wall
	if r := &s.board.Runners[blue]; r.X != 5*Cell || r.Moving {
		t.Errorf("at %d, moving %v", r.X, r.Moving)
	}
	s.steps(1, Right)
	s.steps(30)
	if r := &s.board.Runners[blue]; r.X != 5*Cell+31*BaseSpeed || !r.Moving {
		t.Errorf("at %d, moving %v: who was sent goes on", r.X, r.Moving)
	}
}

func TestReady(t *testing.T) {
	s := begin(t, 3)
	at := s.board.places()
	if n := s.idle(t, PhaseChase, ReadyTicks); n != ReadyTicks || s.happened(EventGo) == nil {
		t.Errorf("ready for %d steps", n)
	}
	if s.board.places() != at || s.board.Clock != 0 {
		t.Error("somebody moved before the start")
	}
	// A direction pressed 200 ms before the start is taken.
	s = begin(t, 3)
	s.steps(ReadyTicks-WantTicks, None)
	d := s.board.Runners[0].Facing
	s.Step([]Dir{d})
	s.steps(WantTicks)
	if r := &s.board.Runners[0]; !r.Moving || r.Facing != d {
		t.Errorf("the runner should move the way that was wanted: %+v", r)
	}
}

func TestRefusals(t *testing.T) {
	s := corridor(t, 15, 0, 3, 14)
	eaten := corridor(t, 15, 0, 3, 14)
	eaten.duel(13, 0)
	done := corridor(t, 15, 0, 3, 14)
	done.duel(13, 0)
	done.finish(Escaped, blue)
	over := done.Clone()
	over.end()
	for _, c := range []struct {
		name string
		s    *State
		seat rules.Seat
		d    Dir
		want error
	}{
		{"a direction", s, red, Left, nil}, {"none", s, red, None, nil}, {"a wall", s, red, Up, nil},
		{"no seat", s, 3, Up, ErrNoSeat}, {"spectator", s, rules.Spectator, Up, ErrNoSeat}, {"no direction", s, red, 5, ErrNoDirection},
		{"eaten", eaten, red, Up, ErrEaten}, {"in the duel", eaten, green, Up, nil}, {"result", done, green, Up, ErrNotNow},
		{"over", over, green, Up, ErrOver},
	} {
		if err := c.s.Check(c.seat, c.d); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
	if !over.Acting().Empty() || !done.Acting().Empty() || eaten.Acting() != rules.AllSeats(3).Without(red) || s.Acting() != rules.AllSeats(3) {
		t.Error("acting")
	}
	for _, err := range []error{ErrNoSeat, ErrNoDirection, ErrEaten, ErrNotNow, ErrOver} {
		if !strings.HasPrefix(err.Error(), "trichrome: ") {
			t.Error(err)
		}
	}
}
