package trichrome

import "ludotheque/rules"

// Runner is one player in the maze.
type Runner struct {
	Colour Colour `json:"colour"`
	// X and Y is the position in units: the centre of the top left cell is 0, 0. At least one of them
	// is a multiple of Cell.
	X int `json:"x"`
	Y int `json:"y"`
	// Facing is the direction in which it moves, or would; never None.
	Facing Dir `json:"facing"`
	// Moving is false before the first move and at a wall. It stays true in a freeze.
	Moving bool `json:"moving,omitempty"`
	// Want is a turn asked for and not yet taken, or None.
	Want Dir `json:"want"`
	// Patience is for how many more steps Want is kept.
	Patience int `json:"patience,omitempty"`
	// Eaten reports whether it is out until the end of the round.
	Eaten bool `json:"eaten,omitempty"`
	// Gap is the path distance to its prey, in cells, if the prey is in the round and at most
	// Heartbeat cells away; else -1.
	Gap int `json:"gap"`
	// Boost is the present bonus to its speed, in per cent.
	Boost int `json:"boost,omitempty"`
	// Points of the game so far.
	Points int `json:"points"`
	// Survival is how long it lived in the finished rounds, in sub-steps.
	Survival int `json:"survival"`
}

// Place returns the position of the runner.
func (r *Runner) Place() Place { return Place{r.X, r.Y} }

// centred reports whether the runner is at the centre of a cell.
func (r *Runner) centred() bool { return r.X%Cell == 0 && r.Y%Cell == 0 }

// Ends returns the cells between whose centres the runner is, and how far it is from each, in units;
// the first is the nearer to the top left. At a centre both are the same cell and both distances 0.
func (r *Runner) Ends(m *Maze) (a, b, toA, toB int) {
	x, y := r.X/Cell, r.Y/Cell
	a = m.At(x, y)
	toA = r.X%Cell + r.Y%Cell // one of them is 0
	switch {
	case r.X%Cell != 0:
		return a, m.At(x+1, y), toA, Cell - toA
	case r.Y%Cell != 0:
		return a, m.At(x, y+1), toA, Cell - toA
	}
	return a, a, 0, 0
}

// Round is what happened in a round, when and where. Times are in sub-steps from the end of the ready
// phase; a second has 240. Until something has happened its seat is rules.Spectator and its How is
// Open.
type Round struct {
	// Number of the round, from 1.
	Number int `json:"number"`
	// Seed is the seed of the maze, for people to refer to. It does not determine the door.
	Seed uint32 `json:"seed"`
	// Spawn is where each seat started.
	Spawn [Players]Place `json:"spawn"`
	// Bite is how the chase ended: Touched or Clock.
	Bite How `json:"bite"`
	// Drawn reports whether equal claims were settled by a draw (M3, M5).
	Drawn bool `json:"drawn,omitempty"`
	// Eater got two points and is the prey from then on; Eaten is out; Hunter is the third.
	Eater  rules.Seat `json:"eater"`
	Eaten  rules.Seat `json:"eaten"`
	Hunter rules.Seat `json:"hunter"`
	BiteAt int        `json:"biteAt,omitempty"`
	// BitePlaces is where each seat was when the roles turned.
	BitePlaces [Players]Place `json:"bitePlaces"`
	// Doors are the places of the door; the last one counts.
	Doors []Place `json:"doors,omitempty"`
	// End is how the duel ended: Touched, Escaped or Clock; Winner got a point.
	End    How        `json:"end"`
	Winner rules.Seat `json:"winner"`
	EndAt  int        `json:"endAt,omitempty"`
	// EndPlaces is where each seat was at the end; for the eaten, where it was eaten.
	EndPlaces [Players]Place `json:"endPlaces"`
	// Survival is how long each seat lived, in sub-steps (M14).
	Survival [Players]int `json:"survival"`
}

// Points returns what a seat scored in the round.
func (r *Round) Points(seat rules.Seat) int {
	n := 0
	if seat >= 0 && seat == r.Eater {
		n += BitePoints
	}
	if seat >= 0 && seat == r.Winner {
		n += DuelPoints
	}
	return n
}

// The points of a round.
const (
	BitePoints = 2
	DuelPoints = 1
)

// Board is everything public.
type Board struct {
	Params Params `json:"params"`
	Phase  Phase  `json:"phase"`
	// Ticks is how many steps of the phase are over.
	Ticks int `json:"ticks"`
	// Clock is the time since the end of the ready phase, in sub-steps; a second has 240. It stops in
	// the result phase.
	Clock int `json:"clock"`
	// Maze is the maze of the round. It must not be modified.
	Maze *Maze `json:"maze"`
	// Runners has one runner per seat.
	Runners [Players]Runner `json:"runners"`
	// Camp is for how many steps the hunter has been camping at a moving door.
	Camp int `json:"camp,omitempty"`
	// Round is the current round, or the last one.
	Round Round `json:"round"`
	// Past lists the finished rounds; from its result phase on, the current round is among them. It
	// must not be modified.
	Past []Round `json:"past,omitempty"`
}

// Seat returns the seat with a colour.
func (b *Board) Seat(c Colour) rules.Seat {
	for i := range b.Runners {
		if b.Runners[i].Colour == c {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// PreyOf returns the seat that a seat eats, even if it is out of the round.
func (b *Board) PreyOf(seat rules.Seat) rules.Seat {
	return b.Seat(b.Runners[seat].Colour.Prey())
}

// HunterOf returns the seat that eats a seat, even if it is out of the round.
func (b *Board) HunterOf(seat rules.Seat) rules.Seat {
	return b.Seat(b.Runners[seat].Colour.Hunter())
}

// Cell returns the cell whose centre is nearest to a seat's runner.
func (b *Board) Cell(seat rules.Seat) int { return b.Maze.Nearest(b.Runners[seat].Place()) }

// Door returns the cell of the door; ok is false if no door is visible.
func (b *Board) Door() (cell int, ok bool) {
	if len(b.Round.Doors) == 0 {
		return 0, false
	}
	return b.Maze.Nearest(b.Round.Doors[len(b.Round.Doors)-1]), true
}

// Frenzy reports whether all are visible to all and boosts grow (M5).
func (b *Board) Frenzy() bool { return b.Phase == PhaseChase && b.Ticks >= FrenzyTicks }

// Speed returns how far a seat's runner would go in a step, in units.
func (b *Board) Speed(seat rules.Seat) int {
	return b.Params.UsualSpeed() * (100 + b.Runners[seat].Boost) / 100
}

// Left returns how many steps the phase lasts at most.
func (b *Board) Left() int { return max(0, b.Params.Ticks(b.Phase)-b.Ticks) }

// Survival returns how long a seat has lived in this game, in sub-steps, the round under way included.
func (b *Board) Survival(seat rules.Seat) int {
	n := b.Runners[seat].Survival
	if b.Phase < PhaseResult {
		n += b.lived(seat)
	}
	return n
}

// lived returns how long a seat has lived in the round under way, in sub-steps.
func (b *Board) lived(seat rules.Seat) int {
	if b.Runners[seat].Eaten {
		return b.Round.Survival[seat]
	}
	return b.Clock
}

// acting returns the seats that may ask for a direction now.
func (b *Board) acting() rules.Seats {
	if b.Phase > PhaseDuel {
		return rules.Seats{}
	}
	all := rules.AllSeats(Players)
	for i := range b.Runners {
		if b.Runners[i].Eaten {
			all = all.Without(rules.Seat(i))
		}
	}
	return all
}

// Moving returns the seats that may move in this phase.
func (b *Board) Moving() rules.Seats {
	switch b.Phase {
	case PhaseChase, PhaseDuel:
		return b.acting()
	case PhaseReversal:
		return rules.Only(b.Round.Eater)
	}
	return rules.Seats{}
}

// ScentBoost returns the boost of a hunter whose prey is within Scent now, in per cent: it grows in
// the frenzy and in a long duel (M5, M9).
func (b *Board) ScentBoost() int {
	n := b.Params.Boost
	grows := FrenzyTicks
	if b.Phase == PhaseDuel {
		grows = PressTicks
	}
	if b.Ticks >= grows && (b.Phase == PhaseChase || b.Phase == PhaseDuel) {
		n += Growth * (1 + (b.Ticks-grows)/GrowTicks)
	}
	return n
}

// check returns why seat may not do d, or nil.
func (b *Board) check(seat rules.Seat, d Dir) error {
	switch {
	case seat < 0 || seat >= Players:
		return ErrNoSeat
	case !d.Known():
		return ErrNoDirection
	case b.Phase == PhaseOver:
		return ErrOver
	case b.Phase == PhaseResult:
		return ErrNotNow
	case b.Runners[seat].Eaten:
		return ErrEaten
	}
	return nil
}
