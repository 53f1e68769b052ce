package trichrome

import (
	"errors"
	"slices"
	"testing"

	"ludotheque/rules"
)

func TestM08DoorAndCatchAtOnceIsAnEscape(t *testing.T) {
	// The prey comes to the door with its hunter just behind. For some shift both happen in the same
	// sub-step.
	for shift := range 40 {
		s := corridor(t, 40, 5, 30, 3)
		s.duel(8, 0)
		s.board.Params.Boost = 30
		prey, hunter := 8*Cell-Reach-130+shift, 8*Cell-Reach-130+shift-Contact-30
		s.place(blue, prey, 0, Right)
		s.place(green, hunter, 0, Right)
		s.idle(t, PhaseResult, 3)
		// In which sub-step each would happen, computed separately.
		door, catch := 0, 0
		for k := 1; k <= 12; k++ {
			p, h := prey+k*160, hunter+k*208
			if door == 0 && p > 8*Cell-Reach {
				door = k
			}
			if catch == 0 && p-h < Contact {
				catch = k
			}
		}
		want := Touched
		if door <= catch {
			want = Escaped
		}
		if s.board.Round.End != want {
			t.Errorf("shift %d: door in sub-step %d, contact in %d: %s", shift, door, catch, s.board.Round.End)
		}
	}
}

func TestM09ADuelWithoutEndIsAnEscape(t *testing.T) {
	s := corridor(t, 40, 5, 30, 20)
	s.duel(39, 0)
	s.board.Clock = 10 * Second
	if n := s.idle(t, PhaseResult, DuelTicks); n != DuelTicks {
		t.Errorf("%d steps", n)
	}
	r := &s.board.Round
	if r.End != Clock || r.Winner != blue || r.Survival[blue] != 55*Second || r.Survival[green] != 55*Second ||
		s.board.Runners[blue].Points != BitePoints+DuelPoints || s.board.Runners[green].Points != 0 {
		t.Errorf("the clock should have given blue the duel: %+v", r)
	}
	// From 20 s on the hunter's boost grows, near its prey only.
	s = corridor(t, 40, 5, 30, 8)
	s.duel(39, 0)
	for _, c := range []struct{ second, boost int }{{0, 10}, {19, 10}, {20, 15}, {24, 15}, {25, 20}, {44, 35}} {
		for s.board.Ticks < c.second*60 {
			s.Step(nil)
		}
		if got := s.board.Runners[green].Boost; got != c.boost {
			t.Errorf("second %d: %d", c.second, got)
		}
		if s.board.Runners[blue].Boost != 0 {
			t.Error("the prey has a boost")
		}
	}
}

// camping returns a duel in which the hunter stands at the door, in a real maze.
func camping(t *testing.T, seed uint64, option string) *State {
	s := begin(t, seed, "door", option)
	b := &s.board
	s.idle(t, PhaseChase, ReadyTicks)
	prey, hunter := b.Seat(Blue), b.Seat(Green)
	s.bite(Touched, prey)
	s.idle(t, PhaseDuel, ReversalTicks)
	at := b.Round.Doors[0]
	r := &b.Runners[hunter]
	r.X, r.Y, r.Moving = at.X, at.Y, false
	s.gaps()
	return s
}

func TestM10TheHunterCampsAtTheDoor(t *testing.T) {
	s := camping(t, 1, "still")
	s.idle(t, PhaseResult, DuelTicks)
	if r := &s.board.Round; len(r.Doors) != 1 || r.End != Clock || r.Winner != r.Eater {
		t.Errorf("a door that stands still: %+v", r)
	}
	for seed := range uint64(10) {
		s = camping(t, seed, "moving")
		b := &s.board
		var jumps []int
		for b.Phase == PhaseDuel {
			s.Step(nil)
			if e := s.happened(EventJump); e != nil {
				jumps = append(jumps, b.Ticks)
				door, _ := b.Door()
				var dist [MaxCells]int16
				b.Maze.Flood(b.Cell(b.Round.Eater), dist[:b.Maze.Cells()])
				if b.Maze.Centre(door) != (Place{e.X, e.Y}) || int(dist[door]) < DoorAway || len(b.Round.Doors) != len(jumps)+1 {
					t.Errorf("jump to %+v, %d cells from the prey, of %v", e, dist[door], b.Round.Doors)
				}
				b.Runners[b.Round.Hunter].X, b.Runners[b.Round.Hunter].Y = e.X, e.Y // it follows
			}
		}
		if len(jumps) != 2 || jumps[0] != 4*60 || jumps[1] != 8*60 {
			t.Errorf("seed %d: the door moved at %v", seed, jumps)
		}
	}
	// The door moves away from where both are now: the prey has gone on to where a door could have
	// opened.
	for seed := range uint64(40) {
		s = camping(t, seed, "moving")
		b := &s.board
		for _, c := range s.doors(func(int) bool { return false }) {
			if p := b.Maze.Centre(c); b.Maze.Near(b.Cell(b.Round.Hunter), c, 10) < 0 {
				b.Runners[b.Round.Eater].X, b.Runners[b.Round.Eater].Y = p.X, p.Y
			}
		}
		s.steps(4 * 60)
		if s.happened(EventJump) == nil {
			continue // there is no such place
		}
		door, _ := b.Door()
		if b.Maze.Near(b.Cell(b.Round.Eater), door, 10) >= 0 || b.Maze.Near(b.Cell(b.Round.Hunter), door, 2) >= 0 {
			t.Errorf("seed %d: the door moved to %d, beside the prey or the hunter", seed, door)
		}
	}
	// After going away the hunter's count restarts.
	s = camping(t, 1, "moving")
	s.steps(CampTicks - 1)
	r := &s.board.Runners[s.board.Round.Hunter]
	keep := *r
	away := s.board.Round.Spawn[s.board.Round.Eater]
	r.X, r.Y = away.X, away.Y
	at, _ := s.board.Door()
	if s.board.Maze.Near(s.board.Cell(s.board.Round.Hunter), at, CampCells) >= 0 {
		t.Fatal("the hunter is still near")
	}
	s.watchCamp()
	*r = keep
	s.watchCamp()
	if s.board.Camp != 1 || len(s.board.Round.Doors) != 1 {
		t.Errorf("camped for %d steps, %d doors", s.board.Camp, len(s.board.Round.Doors))
	}
}

func TestM11TheDoorDoesNotAffectTheHunter(t *testing.T) {
	s := corridor(t, 40, 5, 30, 20)
	s.duel(22, 0)
	s.steps(40, None, None, Right)
	if b := &s.board; b.Phase != PhaseDuel || b.Runners[green].X <= 22*Cell {
		t.Errorf("%s, hunter at %d", b.Phase, b.Runners[green].X)
	}
}

func TestM12WhereDoorsOpen(t *testing.T) {
	for _, maze := range info.Option("maze").Values {
		fair := 0
		for seed := range uint64(60) {
			s := begin(t, seed, "maze", maze)
			b := &s.board
			s.idle(t, PhaseChase, ReadyTicks)
			r := rules.NewRand(seed)
			eater := rules.Seat(r.Intn(Players))
			for i := range b.Runners {
				p := b.Maze.Centre(r.Intn(b.Maze.Cells()))
				b.Runners[i].X, b.Runners[i].Y = p.X, p.Y
			}
			prey, hunter := b.Cell(eater), b.Cell(b.HunterOf(eater))
			s.bite(Touched, eater)
			door, ok := b.Door()
			var toPrey, toHunter [MaxCells]int16
			b.Maze.Flood(prey, toPrey[:b.Maze.Cells()])
			b.Maze.Flood(hunter, toHunter[:b.Maze.Cells()])
			p, h := int(toPrey[door]), int(toHunter[door])
			if !ok || p < 11 {
				t.Errorf("%s seed %d: a door %d cells from the prey", maze, seed, p)
			}
			for _, begun := range b.Round.Spawn {
				if b.Maze.Centre(door) == begun {
					t.Errorf("%s seed %d: the door is where somebody began", maze, seed)
				}
			}
			apart := int(toPrey[hunter])
			if n := unfair(p, h, apart); n == 0 {
				fair++
				if p < 18 || 100*h < DoorNear*p || 100*h > DoorFar*p || h+apart < p+DoorAside {
					t.Errorf("%s seed %d: a fair door %d cells from the prey and %d from the hunter, who are %d apart", maze, seed, p, h, apart)
				}
			}
			// No cell may be better than the chosen one.
			for c := range b.Maze.Cells() {
				p2, h2 := int(toPrey[c]), int(toHunter[c])
				free := b.Maze.Centre(c) != b.Round.Spawn[0] && b.Maze.Centre(c) != b.Round.Spawn[1] && b.Maze.Centre(c) != b.Round.Spawn[2]
				if free && p2 >= 11 && unfair(p2, h2, apart) < unfair(p, h, apart) {
					t.Errorf("%s seed %d: door at %d and %d, though there was %d and %d", maze, seed, p, h, p2, h2)
					break
				}
			}
		}
		if fair < 35 {
			t.Errorf("%s: only %d of 60 doors are fair", maze, fair)
		}
	}
	// The door is drawn when the round begins, and differs between seeds.
	seen := map[int]bool{}
	for seed := range uint64(10) {
		s := begin(t, 1)
		s.door = seed
		s.idle(t, PhaseChase, ReadyTicks)
		s.bite(Touched, 0)
		door, _ := s.board.Door()
		seen[door] = true
	}
	if len(seen) < 5 {
		t.Errorf("ten seeds give %d doors", len(seen))
	}
}

func TestM14TheClockOfLivesBeginsAfterReady(t *testing.T) {
	s := begin(t, 3)
	s.idle(t, PhaseChase, ReadyTicks)
	for seat := range rules.Seat(Players) {
		if got := s.board.Survival(seat); got != 0 {
			t.Errorf("seat %d has lived for %d sub-steps when the chase begins", seat, got)
		}
	}
	s.steps(1)
	if got := s.board.Survival(0); got != subSteps {
		t.Errorf("after a step of the chase it is %d sub-steps, want %d", got, subSteps)
	}
}

func TestM14Survival(t *testing.T) {
	s := corridor(t, 40, 5, 9, 30)
	s.steps(120)
	s.steps(1, Right)
	for s.board.Phase == PhaseChase {
		s.Step(nil)
	}
	// Contact after 3.4 cells at 440 units a step, 110 a sub-step: in the 198th
	// of them (3.4 × 6400 / 110 = 197.8), after 480 sub-steps of standing.
	const bite, freeze = 480 + 198, 3 * Second / 2
	r := &s.board.Round
	if r.BiteAt != bite || r.Survival[red] != bite || s.board.Survival(red) != bite {
		t.Errorf("eaten after %d sub-steps, want %d: %+v", s.board.Survival(red), bite, r)
	}
	s.idle(t, PhaseDuel, ReversalTicks)
	if got := s.board.Survival(blue); got != bite+freeze {
		t.Errorf("the clock runs on through the reversal: %d, want %d", got, bite+freeze)
	}
	s.steps(6)
	const end = bite + freeze + 6*subSteps
	s.finish(Touched, green)
	if r.Survival != [Players]int{end, bite, end} || r.EndAt != end {
		t.Errorf("the survival is not that of the bite and the end: %+v", r)
	}
	s.steps(ResultTicks - 1)
	for i, want := range r.Survival {
		if got := s.board.Runners[i].Survival; got != want || s.board.Survival(rules.Seat(i)) != want {
			t.Errorf("seat %d: %d in all, want %d", i, got, want)
		}
	}
}

func TestM15AnEscapedPreyLivesToTheEnd(t *testing.T) {
	s := corridor(t, 40, 5, 30, 20)
	s.duel(9, 0)
	s.board.Clock = 2400
	s.steps(200, Right)
	r := &s.board.Round
	// 3.5 cells at 100 units a sub-step is just not under the door's half cell.
	if want := 2400 + 225; r.End != Escaped || r.Survival[blue] != want || r.Survival[green] != want {
		t.Errorf("%+v, want %d", r, want)
	}
}

// Until version 3 of the rules runners did not block each other (M22). Since then the prey is stopped
// where it would touch its frozen hunter, and may turn back; if they touch already it may run away.
func TestTheFrozenHunterIsInTheWay(t *testing.T) {
	for _, c := range []struct {
		what   string
		speed  int
		hunter int // in units
		acts   []Dir
		want   int // where the prey is after a second
	}{
		{"it runs through in version 2", 0, 7 * Cell, []Dir{Right}, 11 * Cell},
		{"it is stopped", BaseSpeed, 7 * Cell, []Dir{Right}, 7*Cell - Contact - 60},
		{"it is stopped and turns back", BaseSpeed, 7 * Cell, []Dir{Right, Left}, 7*Cell - Contact - 60 - 30*BaseSpeed},
		{"it touches, and runs away", BaseSpeed, 5*Cell + 100, []Dir{Left}, 5*Cell - 60*BaseSpeed},
		{"it touches, and cannot pass", BaseSpeed, 5*Cell + 100, []Dir{Right}, 5 * Cell},
	} {
		s := corridor(t, 40, 5, 39, 30)
		s.duel(30, 0)
		s.board.Params.Speed = c.speed
		s.board.Runners[green].X = c.hunter
		s.board.Phase = PhaseReversal
		for _, d := range c.acts {
			ahead := s.View(blue).Foresee(blue, slices.Repeat([]Dir{d}, 60/len(c.acts)))
			s.steps(60/len(c.acts), d)
			if ahead.Runners[blue].Place() != s.board.Runners[blue].Place() {
				t.Errorf("%s: foreseen at %d, and at %d", c.what, ahead.Runners[blue].X, s.board.Runners[blue].X)
			}
		}
		if b := &s.board; b.Phase != PhaseReversal || b.Runners[blue].X != c.want {
			t.Errorf("%s: %s, prey at %d, want %d", c.what, b.Phase, b.Runners[blue].X, c.want)
		}
	}
}

// The prey that is stopped just before a crossing, where it would turn to its hunter, stays in
// its corridor.
func TestARunnerStoppedBeforeACrossingHasNotTurned(t *testing.T) {
	s := picture(t,
		"#########",
		"#B      #",
		"### #####",
		"###R#   #",
		"###G#####",
		"#       #",
		"#########")
	s.duel(3, 2)
	s.board.Params.Speed = BaseSpeed
	s.board.Phase = PhaseReversal
	x, y := Cell, Contact
	s.place(green, x, y+5, Up)
	s.place(blue, x-30, 0, Right)
	for range 60 {
		s.steps(1, Down)
		if r := &s.board.Runners[blue]; r.X%Cell != 0 && r.Y%Cell != 0 || r.across() || s.board.Phase != PhaseReversal {
			t.Fatalf("%s: %+v", s.board.Phase, r)
		}
	}
}

func TestM25TheFreezeProtects(t *testing.T) {
	s := corridor(t, 40, 5, 9, 6)
	s.board.Runners[green].X = 5*Cell + Contact + 1
	s.steps(1, Right)
	s.board.Runners[green].X = 39 * Cell
	s.idle(t, PhaseReversal, 90)
	s.board.Runners[green].X = s.board.Runners[blue].X // on top of the hunter
	at := s.board.Runners[green].X
	s.steps(89, Left, None, Right) // a second and a half, less a step
	if b := &s.board; b.Phase != PhaseReversal || b.Runners[green].X != at || b.Runners[blue].Eaten {
		t.Errorf("%s, hunter at %d", b.Phase, b.Runners[green].X)
	}
}

func TestM26TheEatenAreSpectators(t *testing.T) {
	s := corridor(t, 40, 5, 30, 20)
	s.duel(39, 0)
	v := s.View(red)
	if s.Acting().Has(red) || !errors.Is(v.Check(Up), ErrEaten) || v.Sample(rules.NewRand(1)) != None {
		t.Error("the eaten acts")
	}
	if v.Runners != s.board.Runners || v.Maze != s.board.Maze {
		t.Error("the eaten does not see everything")
	}
	at := s.board.Runners[red].Place()
	s.steps(30, Right, Right, Left)
	if s.board.Runners[red].Place() != at {
		t.Error("the eaten moves")
	}
}

func TestM32WhereTheDoorIsReached(t *testing.T) {
	for _, c := range []struct {
		from int // units before the door's centre, less than a step beyond Reach
		in   bool
	}{{Cell/2 + BaseSpeed, false}, {Cell/2 + BaseSpeed - 1, true}, {Cell/2 + BaseSpeed/4, true}} {
		s := corridor(t, 40, 5, 39, 38)
		s.duel(20, 0)
		s.place(blue, 20*Cell-c.from, 0, Right)
		s.Step(nil)
		if got := s.board.Round.End == Escaped; got != c.in {
			t.Errorf("from %d units: %v, now at %d", c.from, got, s.board.Runners[blue].X)
		}
	}
}

func TestM33TheReversal(t *testing.T) {
	// The door is open at once.
	s := corridor(t, 40, 5, 39, 38)
	s.duel(8, 0)
	s.board.Phase = PhaseReversal
	s.steps(41, Right)
	if b := &s.board; b.Round.End != Escaped || b.Round.Winner != blue {
		t.Errorf("%s %+v", b.Phase, b.Round)
	}
	// A pair in contact at the end of the freeze bites then, and not before.
	s = corridor(t, 40, 5, 39, 6)
	s.duel(30, 0)
	s.board.Runners[green].X = 5*Cell + Contact - 1
	s.board.Phase = PhaseReversal
	s.steps(ReversalTicks - 1)
	if s.board.Phase != PhaseReversal {
		t.Fatal("eaten in the freeze")
	}
	s.Step(nil)
	if b := &s.board; b.Round.End != Touched || b.Round.Winner != green || b.Runners[green].Points != DuelPoints {
		t.Errorf("%s %+v", b.Phase, b.Round)
	}
	// A turn of the hunter, pressed in the freeze, is taken when the freeze ends.
	s = corridor(t, 40, 5, 39, 20)
	s.duel(30, 0)
	s.board.Phase = PhaseReversal
	s.steps(ReversalTicks, None, None, Left)
	if b := &s.board; b.Phase != PhaseDuel || b.Ticks != 0 || s.happened(EventHunt) == nil || b.Runners[green].X != 20*Cell {
		t.Errorf("%s %d, hunter at %d", b.Phase, b.Ticks, b.Runners[green].X)
	}
	s.Step(nil)
	if x := s.board.Runners[green].X; x != 20*Cell-BaseSpeed {
		t.Errorf("free, and at %d", x)
	}
	// The 45 s begin then.
	if n := s.idle(t, PhaseResult, DuelTicks); n >= DuelTicks {
		t.Errorf("%d steps", n)
	}
	s = corridor(t, 40, 5, 39, 20) // no runner moves
	s.duel(39, 0)
	s.board.Phase = PhaseReversal
	if n := s.idle(t, PhaseResult, ReversalTicks+DuelTicks); n != 90+45*60 || s.board.Round.End != Clock {
		t.Errorf("the freeze and the 45 s of the duel took %d steps, and ended %s", n, s.board.Round.End)
	}
}

func TestNewsOfTheReversal(t *testing.T) {
	s := begin(t, 2)
	s.idle(t, PhaseChase, ReadyTicks)
	s.events = nil
	s.bite(Touched, 1)
	b := &s.board
	var got []EventKind
	for _, e := range s.events {
		got = append(got, e.What)
	}
	if len(got) != 3 || got[0] != EventBite || got[1] != EventReversal || got[2] != EventDoor {
		t.Errorf("news %v", got)
	}
	e := s.happened(EventReversal)
	if e.Other != 1 || e.Seat != b.HunterOf(1) || b.Round.Hunter != e.Seat || b.Round.Eaten != b.PreyOf(1) {
		t.Errorf("the hunter of 1 should hunt now, and its prey be the one that was caught: %+v, %+v", e, b.Round)
	}
}
