// Package trichrome implements the rules of Trichrome: three colours chase each other through a maze.
// Water puts out fire, fire burns leaves, leaves drink water, so each player hunts one of the others
// and is hunted by the third.
//
// A round has two parts. In the chase, the first to catch its prey gets two points, and the prey is
// out. Then the roles turn: the eater is now the prey of the third, a door opens, and one point goes
// to the prey if it gets through the door, or to the hunter if it catches the prey first. After ten
// rounds, each in a new maze, the most points win, then the longest survival.
//
// A step is a sixtieth of a second, in four sub-steps. Arithmetic is in whole numbers: lengths in
// units, of which a cell has [Cell], times in steps and sub-steps. resolv's Space gives candidates for
// contacts, and this package decides them.
//
// Everything is public except the generator, so that the next door cannot be predicted. Comments and
// tests cite the rulings M1 to M33 of docs/rulings/trichrome.md. Three rules are our own: a turn
// pressed a moment after its opening is still taken (see [LateTurn]), a prey cannot pass its frozen
// hunter, while runners do not block each other otherwise (M22), and the boost option changes the
// chase's boost, to which the frenzy's is added.
package trichrome

import "ludotheque/rules"

// Players is the number of seats of every game.
const Players = 3

// Lengths.
const (
	// Cell is the side of a cell in units: 25 × 256, so that 3¾ cells a second, a twentieth of that,
	// and 1/256 of a cell are whole numbers of units.
	Cell = 25 * 256
	// Contact is the distance of two centres below which one eats the other.
	Contact = Cell * 6 / 10
	// Reach is the distance from the centre of its cell within which the door is entered (M32).
	Reach = Cell / 2
	// LateTurn is how far past an opening a turn is still taken, 120 ms without a boost: the runner
	// goes back that distance at its speed. It applies only if the next opening could not be meant
	// (besides M23).
	LateTurn = BaseSpeed * rate * 12 / 100
)

// Speeds, in units a step.
const (
	// BaseSpeed is 3¾ cells a second: a crossing comes about every half second, which leaves a person
	// the time to see it and to choose.
	BaseSpeed = 15 * Cell / (4 * rate)
	// subSteps is the number of checks for contact in a step.
	subSteps = 4
	rate     = 60
	// Second is the number of sub-steps of a second.
	Second = rate * subSteps
)

// Times, in steps of a sixtieth of a second.
const (
	// ReadyTicks is the freeze at the start of a round, a count of three.
	ReadyTicks = 3 * rate
	// FrenzyTicks is when in the chase the boost begins to grow (M5).
	FrenzyTicks = 45 * rate
	// AlarmTicks is when in the chase the alarm sounds.
	AlarmTicks = 60 * rate
	// ChaseTicks is the longest chase (M5).
	ChaseTicks = 90 * rate
	// ReversalTicks is how long the hunter is frozen after the roles turned.
	ReversalTicks = 90
	// PressTicks is when in the duel the hunter's boost begins to grow.
	PressTicks = 20 * rate
	// DuelTicks is the longest duel (M9).
	DuelTicks = 45 * rate
	// ResultTicks is how long the outcome of a round is shown.
	ResultTicks = 180
	// WantTicks is for how long a requested turn is kept: 200 ms (M23).
	WantTicks = 12
	// CampTicks is how long a hunter may stay at a moving door (M10).
	CampTicks = 4 * rate
	// GrowTicks is how often a growing boost grows, by Growth per cent.
	GrowTicks = 5 * rate
	Growth    = 5
)

// Distances of path, in cells.
const (
	// Scent is the distance of its prey within which a hunter has its boost.
	Scent = 6
	// Heartbeat is the largest distance that [Runner.Gap] reports; within it a screen lets the hunted
	// hear its hunter.
	Heartbeat = 8
	// DoorAway is the least distance of a new door from the prey (M12). DoorWide is the least where
	// there is a fair place: the prey cannot be through it within three seconds of the hunter's start.
	DoorAway = 11
	DoorWide = 18
	// CampCells is the distance from the door within which a hunter camps (M10).
	CampCells = 2
	// DoorJumps is how often a moving door may move in a round (M10).
	DoorJumps = 2
)

// A fair door: see unfair. The hunter is nearer to it, since it is frozen while the prey runs: between
// novices, and between normal players, either wins about half of the duels (figures are in
// docs/trichrome.md).
const (
	// DoorNear and DoorFar bound the hunter's way, in per cent of the prey's.
	DoorNear = 40
	DoorFar  = 75
	// DoorAside is by how many cells the detour past the hunter is longer than the prey's own way.
	DoorAside = 2
)

// ReasonRounds is the only reason of a [rules.Result]: all rounds are played.
const ReasonRounds = "rounds"

// Colour is one of the three colours; each eats the next, and the last the first.
type Colour uint8

// The colours.
const (
	// Blue is water, a drop: it eats Red.
	Blue Colour = iota
	// Red is fire, a flame: it eats Green.
	Red
	// Green is vegetation, a leaf: it eats Blue.
	Green
)

var (
	colourNames = []string{"blue", "red", "green"}
	signNames   = []string{"drop", "flame", "leaf"}
)

// Prey returns the colour that c eats.
func (c Colour) Prey() Colour { return (c + 1) % Players }

// Hunter returns the colour that eats c.
func (c Colour) Hunter() Colour { return (c + 2) % Players }

// String returns "blue", "red" or "green".
func (c Colour) String() string { return rules.WordOf(colourNames, c) }

// Sign returns the shape that stands for the colour where colours cannot be distinguished: "drop",
// "flame" or "leaf" (M28).
func (c Colour) Sign() string { return rules.WordOf(signNames, c) }

// MarshalText writes String.
func (c Colour) MarshalText() ([]byte, error) { return rules.MarshalWord(colourNames, c) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (c *Colour) UnmarshalText(b []byte) error { return rules.UnmarshalWord(colourNames, c, b) }

// Dir is a direction, and a whole action: where the seat wants to go from now on. [None] keeps the
// last request.
type Dir uint8

// The directions.
const (
	None Dir = iota
	Up
	Right
	Down
	Left
)

// Dirs lists the four directions.
var Dirs = [...]Dir{Up, Right, Down, Left}

var dirNames = []string{"none", "up", "right", "down", "left"}

// Known reports whether d is None or one of Dirs.
func (d Dir) Known() bool { return d <= Left }

// Back returns the opposite direction; that of None is None.
func (d Dir) Back() Dir {
	if d == None || !d.Known() {
		return None
	}
	return (d+1)%4 + 1
}

// Vector returns one step that way: x to the right, y downwards; 0, 0 for None.
func (d Dir) Vector() (dx, dy int) {
	switch d {
	case Up:
		return 0, -1
	case Right:
		return 1, 0
	case Down:
		return 0, 1
	case Left:
		return -1, 0
	}
	return 0, 0
}

// String returns "none", "up", "right", "down" or "left".
func (d Dir) String() string { return rules.WordOf(dirNames, d) }

// MarshalText writes String.
func (d Dir) MarshalText() ([]byte, error) { return rules.MarshalWord(dirNames, d) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (d *Dir) UnmarshalText(b []byte) error { return rules.UnmarshalWord(dirNames, d, b) }

// Phase is a phase of a round.
type Phase uint8

// The phases, in order.
const (
	// PhaseReady: the maze is shown, no runner moves, turns may be pressed.
	PhaseReady Phase = iota
	// PhaseChase: all three move until the first is eaten.
	PhaseChase
	// PhaseReversal: the prey moves, the hunter is frozen, and no runner can be eaten.
	PhaseReversal
	// PhaseDuel: hunter, prey and door.
	PhaseDuel
	// PhaseResult: the round is over and its points are shown.
	PhaseResult
	// PhaseOver: the game has ended.
	PhaseOver
)

var phaseNames = []string{"ready", "chase", "reversal", "duel", "result", "over"}

// String returns a word: ready, chase, reversal, duel, result or over.
func (p Phase) String() string { return rules.WordOf(phaseNames, p) }

// MarshalText writes String.
func (p Phase) MarshalText() ([]byte, error) { return rules.MarshalWord(phaseNames, p) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (p *Phase) UnmarshalText(b []byte) error { return rules.UnmarshalWord(phaseNames, p, b) }

// How is how a point was scored.
type How uint8

// The ways to score.
const (
	// Open: it has not happened yet.
	Open How = iota
	// Touched: by contact.
	Touched
	// Escaped: through the door.
	Escaped
	// Clock: by the end of the time (M5, M9).
	Clock
)

var howNames = []string{"open", "touched", "escaped", "clock"}

// String returns a word: open, touched, escaped or clock.
func (h How) String() string { return rules.WordOf(howNames, h) }

// MarshalText writes String.
func (h How) MarshalText() ([]byte, error) { return rules.MarshalWord(howNames, h) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (h *How) UnmarshalText(b []byte) error { return rules.UnmarshalWord(howNames, h, b) }

// ms returns a number of sub-steps in milliseconds, rounded down: how version 1 of the rules kept
// times.
func ms(sub int) int { return sub * 1000 / Second }
