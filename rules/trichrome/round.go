package trichrome

import (
	"slices"

	"ludotheque/rules"
)

// contact finds the nearest touching pair, drawn among equally near ones, and lets it happen (M3, M4).
// It reports whether there was one.
func (s *State) contact(near [Players]bool) bool {
	b := &s.board
	best := Contact * Contact
	var claims [Players]rules.Seat
	n := 0
	for i := range near {
		if !near[i] {
			continue
		}
		x, y := rules.Seat(i+1)%Players, rules.Seat(i+2)%Players
		dx, dy := b.Runners[x].X-b.Runners[y].X, b.Runners[x].Y-b.Runners[y].Y
		// Exclude far ones first: their squares would overflow 32 bits.
		if dx <= -Contact || dx >= Contact || dy <= -Contact || dy >= Contact {
			continue
		}
		d := dx*dx + dy*dy
		if d > best || d == Contact*Contact {
			continue
		}
		if d < best {
			best, n = d, 0
		}
		claims[n] = x
		if b.PreyOf(x) != y {
			claims[n] = y
		}
		n++
	}
	if n == 0 {
		return false
	}
	if b.Phase == PhaseDuel {
		s.finish(Touched, b.Round.Hunter)
		return true
	}
	eater := s.draw(claims[:n])
	s.bite(Touched, eater)
	return true
}

// draw decides between equal claims.
func (s *State) draw(claims []rules.Seat) rules.Seat {
	if len(claims) == 1 {
		return claims[0]
	}
	// Seat order, so that the draw does not depend on how claims were found.
	slices.Sort(claims)
	// The door's generator is seeded for each round, so that draws do not change the mazes to come.
	lots := &s.door
	if s.board.Params.Version1 {
		lots = &s.rng.State
	}
	r := rules.Rand{State: *lots}
	who := claims[r.Intn(len(claims))]
	*lots = r.State
	s.board.Round.Drawn = true
	s.tell(EventDraw, who, rules.Spectator)
	return who
}

// bite ends the chase: eater eats its prey, and the roles turn.
func (s *State) bite(how How, eater rules.Seat) {
	b := &s.board
	eaten := b.PreyOf(eater)
	hunter := Players - eater - eaten // the three seats add up to Players
	r := &b.Round
	r.Bite, r.Eater, r.Eaten, r.Hunter, r.BiteAt = how, eater, eaten, hunter, b.Clock
	r.Survival[eaten] = b.Clock
	r.BitePlaces = b.places()
	b.Runners[eater].Points += BitePoints
	b.Runners[eaten].Eaten, b.Runners[eaten].Moving = true, false
	b.Runners[eaten].Want, b.Runners[eaten].Patience = None, 0
	s.tell(EventBite, eater, eaten).at(b.Runners[eaten].Place()).How = how
	b.Phase, b.Ticks = PhaseReversal, 0
	s.gaps()
	s.tell(EventReversal, hunter, eater)
	s.openDoor(s.doors(func(int) bool { return false }), EventDoor)
}

// doors returns the cells for a door, given where the two were when the roles turned, except those
// where not is true.
func (s *State) doors(not func(cell int) bool) []int {
	b, r := &s.board, &s.board.Round
	prey, hunter := b.Maze.Nearest(r.BitePlaces[r.Eater]), b.Maze.Nearest(r.BitePlaces[r.Hunter])
	begun := func(cell int) bool { return slices.Contains(r.Spawn[:], b.Maze.Centre(cell)) }
	if b.Params.old() {
		return slices.DeleteFunc(oldDoors(b.Maze, prey, hunter, begun), not)
	}
	return doors(b.Maze, prey, hunter, func(cell int) bool { return begun(cell) || not(cell) })
}

// openDoor puts the door on one of the cells.
func (s *State) openDoor(cells []int, what EventKind) {
	r := rules.Rand{State: s.door}
	at := s.board.Maze.Centre(cells[r.Intn(len(cells))])
	s.door = r.State
	s.board.Round.Doors = append(s.board.Round.Doors, at)
	s.tell(what, rules.Spectator, rules.Spectator).at(at)
}

// watchCamp moves a moving door away from a hunter that stays near it (M10).
func (s *State) watchCamp() {
	b := &s.board
	if !b.Params.MovingDoor || len(b.Round.Doors) > DoorJumps {
		return
	}
	at, _ := b.Door()
	hunter := b.Cell(b.Round.Hunter)
	if b.Maze.Near(hunter, at, CampCells) < 0 {
		b.Camp = 0
		return
	}
	if b.Camp++; b.Camp < CampTicks {
		return
	}
	b.Camp = 0
	var dist [MaxCells]int16
	b.Maze.Flood(b.Cell(b.Round.Eater), dist[:b.Maze.Cells()])
	// M12 uses the present position of the prey.
	cells := s.doors(func(c int) bool {
		return c == at || dist[c] < DoorAway || b.Maze.Near(hunter, c, CampCells) >= 0
	})
	if len(cells) > 0 {
		s.openDoor(cells, EventJump)
	}
}

// atDoor reports whether the prey has reached the door (M32).
func (s *State) atDoor() bool {
	b := &s.board
	prey, door := b.Runners[b.Round.Eater].Place(), b.Round.Doors[len(b.Round.Doors)-1]
	dx, dy := prey.X-door.X, prey.Y-door.Y
	// On the lines between centres: one of them is 0 whenever both are small.
	return -Reach < dx && dx < Reach && -Reach < dy && dy < Reach
}

// timeUp ends the phase.
func (s *State) timeUp() {
	b := &s.board
	switch b.Phase {
	case PhaseReady:
		b.Phase, b.Ticks = PhaseChase, 0
		s.tell(EventGo, rules.Spectator, rules.Spectator)
	case PhaseChase:
		s.bite(Clock, s.closest())
	case PhaseReversal:
		b.Phase, b.Ticks = PhaseDuel, 0
		s.tell(EventHunt, b.Round.Hunter, b.Round.Eater)
		// A pair in contact at the end of the freeze bites now (M33).
		s.contact(s.near())
	case PhaseDuel:
		s.finish(Clock, b.Round.Eater)
	case PhaseResult:
		if b.Round.Number < b.Params.Rounds {
			s.begin()
		} else {
			s.end()
		}
	}
}

// closest returns the seat with the shortest path to its prey, drawn among equals (M5).
func (s *State) closest() rules.Seat {
	b := &s.board
	var claims [Players]rules.Seat
	n, best := 0, 0
	for i := range b.Runners {
		seat := rules.Seat(i)
		d := b.Path(seat, b.PreyOf(seat))
		if n > 0 && d > best {
			continue
		}
		if n == 0 || d < best {
			best, n = d, 0
		}
		claims[n] = seat
		n++
	}
	return s.draw(claims[:n])
}

// Path returns the length of the path from one runner to another, in units.
func (b *Board) Path(from, to rules.Seat) int {
	x, y := &b.Runners[from], &b.Runners[to]
	a1, b1, toA1, toB1 := x.Ends(b.Maze)
	a2, b2, toA2, toB2 := y.Ends(b.Maze)
	if a1 == a2 && b1 == b2 && a1 != b1 {
		return max(toA1-toA2, toA2-toA1)
	}
	var dist [MaxCells]int16
	b.Maze.Flood(a1, dist[:b.Maze.Cells()])
	best := toA1 + min(int(dist[a2])*Cell+toA2, int(dist[b2])*Cell+toB2)
	if b1 != a1 {
		b.Maze.Flood(b1, dist[:b.Maze.Cells()])
		best = min(best, toB1+min(int(dist[a2])*Cell+toA2, int(dist[b2])*Cell+toB2))
	}
	return best
}

// places returns the positions of all; the eaten stay where they were eaten.
func (b *Board) places() (p [Players]Place) {
	for i := range p {
		p[i] = b.Runners[i].Place()
	}
	return p
}

// finish ends the duel with a point for winner.
func (s *State) finish(how How, winner rules.Seat) {
	b, r := &s.board, &s.board.Round
	r.End, r.Winner, r.EndAt = how, winner, b.Clock
	r.EndPlaces = b.places()
	loser := r.Eater + r.Hunter - winner
	b.Runners[winner].Points += DuelPoints
	for i := range b.Runners {
		// Prey and hunter both lived to the end, which is when the prey is eaten or through the door
		// (M14, M15).
		if rules.Seat(i) != r.Eaten {
			r.Survival[i] = r.EndAt
		}
		b.Runners[i].Survival += r.Survival[i]
	}
	if how == Touched {
		b.Runners[r.Eater].Eaten, b.Runners[r.Eater].Moving = true, false
	}
	s.tell(EventEnd, winner, loser).at(b.Runners[r.Eater].Place()).How = how
	b.Past = append(b.Past, *r)
	b.Phase, b.Ticks = PhaseResult, 0
	for i := range b.Runners {
		b.Runners[i].Want, b.Runners[i].Patience = None, 0
	}
	s.gaps()
}

// end ends the game.
func (s *State) end() {
	b := &s.board
	b.Phase, b.Ticks = PhaseOver, 0
	ranks := make([]int, Players)
	lived := s.TieBreaks()
	for i := range b.Runners {
		points := b.Runners[i].Points
		ranks[i] = 1
		for j := range b.Runners {
			if other := b.Runners[j].Points; other > points || other == points && lived[j] > lived[i] {
				ranks[i]++
			}
		}
	}
	s.result = &rules.Result{Reason: ReasonRounds, Scores: s.Scores(), Ranks: ranks}
	s.tell(EventOver, rules.Spectator, rules.Spectator)
}
