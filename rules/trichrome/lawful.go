package trichrome

import (
	"fmt"

	"ludotheque/rules"
)

// Invariant checks runners, maze and points (rules.Lawful): runners are on open ways of the maze, and
// all points come from rounds.
func (s *State) Invariant() error { return s.board.lawful() }

// lawful checks what is public.
func (b *Board) lawful() error {
	if b.Ticks < 0 || b.Params.Ticks(b.Phase) > 0 && b.Ticks > b.Params.Ticks(b.Phase) {
		return fmt.Errorf("trichrome: step %d of phase %s, which has %d", b.Ticks, b.Phase, b.Params.Ticks(b.Phase))
	}
	if b.Phase == PhaseReady && b.Ticks == 0 {
		if err := b.Maze.lawful(); err != nil {
			return err
		}
	}
	if played, now := len(b.Past), b.Round.Number; played != now && (played != now-1 || b.Phase >= PhaseResult) {
		return fmt.Errorf("trichrome: %d rounds are over in round %d, phase %s", played, now, b.Phase)
	}
	var colours [Players]bool
	eaten := 0
	for i := range b.Runners {
		if err := b.lawfulRunner(rules.Seat(i)); err != nil {
			return err
		}
		r := &b.Runners[i]
		if colours[r.Colour] {
			return fmt.Errorf("trichrome: two are %s", r.Colour)
		}
		colours[r.Colour] = true
		if r.Eaten {
			eaten++
		}
	}
	turned := b.Phase >= PhaseReversal
	if turned != (eaten > 0) || turned != (len(b.Round.Doors) > 0) || eaten > 1 && b.Phase < PhaseResult || len(b.Round.Doors) > 1+DoorJumps {
		return fmt.Errorf("trichrome: %d are eaten and %d doors were opened in phase %s", eaten, len(b.Round.Doors), b.Phase)
	}
	return nil
}

// lawfulRunner checks one runner.
func (b *Board) lawfulRunner(seat rules.Seat) error {
	r := &b.Runners[seat]
	name, w, h := seat.Letter(), (b.Maze.W-1)*Cell, (b.Maze.H-1)*Cell
	if r.X < 0 || r.Y < 0 || r.X > w || r.Y > h || r.X%Cell != 0 && r.Y%Cell != 0 {
		return fmt.Errorf("trichrome: seat %s is at %d, %d, off the ways", name, r.X, r.Y)
	}
	if from, to, _, _ := r.Ends(b.Maze); from != to {
		d := Right
		if r.X%Cell == 0 {
			d = Down
		}
		if !b.Maze.Open(from, d) {
			return fmt.Errorf("trichrome: seat %s is in the wall between cells %d and %d", name, from, to)
		}
	}
	if r.Facing == None || !r.Facing.Known() || !r.Want.Known() || r.Patience < 0 || r.Boost < 0 {
		return fmt.Errorf("trichrome: seat %s goes %s and wants %s for %d steps, boosted by %d", name, r.Facing, r.Want, r.Patience, r.Boost)
	}
	points, survival := 0, 0
	for i := range b.Past {
		points += b.Past[i].Points(seat)
		survival += b.Past[i].Survival[seat]
	}
	if b.Phase == PhaseReversal || b.Phase == PhaseDuel {
		points += b.Round.Points(seat)
	}
	if r.Points != points || r.Survival != survival {
		return fmt.Errorf("trichrome: seat %s has %d points and lived %d sub-steps; the rounds give %d and %d", name, r.Points, r.Survival, points, survival)
	}
	return nil
}

// lawful checks that walls have two sides and every cell can be reached.
func (m *Maze) lawful() error {
	for c := range m.Cells() {
		x, y := m.XY(c)
		for _, d := range Dirs {
			dx, dy := d.Vector()
			inside := x+dx >= 0 && y+dy >= 0 && x+dx < m.W && y+dy < m.H
			if open := m.Open(c, d); open && (!inside || !m.Open(m.Next(c, d), d.Back())) {
				return fmt.Errorf("trichrome: cell %d of the maze is open %s, and there is no way back", c, d)
			}
		}
	}
	var dist [MaxCells]int16
	m.Flood(0, dist[:m.Cells()])
	for c, d := range dist[:m.Cells()] {
		if d < 0 {
			return fmt.Errorf("trichrome: no way leads to cell %d of the maze", c)
		}
	}
	return nil
}
