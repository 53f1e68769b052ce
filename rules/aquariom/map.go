package aquariom

import (
	"cmp"
	"encoding/json"
	"strconv"
)

// Point is a place on a map: x to the right, y downwards, from the top left.
type Point struct{ X, Y float32 }

// Map is the constants of a game, as a map file gives them (§7). A map is immutable once made: games,
// clones and views share it.
//
// Lengths are in units of the map, masses in units of mass, times in turns.
type Map struct {
	// Width and Height of the aquarium, over 0.
	Width, Height float32
	// MinPlayers and MaxPlayers bound the players; 1 ≤ MinPlayers ≤ MaxPlayers.
	MinPlayers, MaxPlayers int
	// StartCells is how many cells a player starts with, and gets after a surrender; from 1 to
	// MaxCells.
	StartCells int
	// Starts are the places of those cells, StartCells for each of MaxPlayers.
	Starts []Point
	// MaxCells is the largest number of cells of a player.
	MaxCells int
	// Absorption is the share of an eaten mass that the eater gains, of
	// opponents and neutral cells.
	Absorption float32
	// Ratio is how many times heavier than an opponent's cell an eater has to be.
	Ratio float32
	// RadiusFactor times a mass is a radius.
	RadiusFactor float32
	// StartMass is the mass of a cell at the start and after a surrender.
	StartMass float32
	// MassLoss is the share of its mass that a cell loses every turn.
	MassLoss float32
	// BaseSpeed minus SpeedLoss times the mass is the speed of a cell in units per turn, at least 0.
	BaseSpeed, SpeedLoss float32
	// MinMass and MaxMass bound the mass of a player's cell.
	MinMass, MaxMass float32
	// Columns and Rows of the grid of initial neutral cells, called plankton.
	Columns, Rows int
	// PlanktonMass is the mass of each; Regrowth is the number of turns until an eaten one is back.
	PlanktonMass float32
	Regrowth     int
	// MaxViruses is how many viruses there may be when one is created; 0 forbids creation.
	MaxViruses int
	// VirusMass is the mass of every virus; VirusLoss is the share of its mass that its creator loses
	// in addition.
	VirusMass, VirusLoss float32
	// MaxSplit is the largest number of satellites of an explosion.
	MaxSplit int
	// Isolation is the number of turns in which the cells of an explosion cannot merge.
	Isolation int
	// Viruses are the places of the first viruses.
	Viruses []Point
	// Turns is the length of a game.
	Turns int
	// Rebirth is the least distance of a player's new cell from the rims of all cells, if that is more
	// than twice its own radius. It is our addition; the original's maps lack it.
	Rebirth float32
	// Pace is the default length of a turn in milliseconds, 0 for a tenth of a second. It is our
	// addition too.
	Pace int

	xs, ys []float32 // of the columns and rows of plankton
}

// TurnTime returns the default length of a turn, in milliseconds.
func (m *Map) TurnTime() int { return cmp.Or(m.Pace, usualPace) }

// MaxEntries returns the largest number of moves, divisions or viruses of an answer: the largest
// number of cells of a player, and at least 1024.
func (m *Map) MaxEntries() int { return max(leastEntries, m.MaxCells) }

// PlanktonCount returns the number of initial neutral cells. Their ids are 0 to PlanktonCount - 1, row
// by row.
func (m *Map) PlanktonCount() int { return m.Columns * m.Rows }

// Plankton returns the place of an initial neutral cell (§9). It panics if there is no such cell.
func (m *Map) Plankton(id uint32) Point {
	return Point{m.xs[int(id)%m.Columns], m.ys[int(id)/m.Columns]}
}

// derive computes the derived fields.
func (m *Map) derive() {
	line := func(length float32, n int) []float32 {
		d := length / float32(n)
		at := make([]float32, n)
		for i := range at {
			at[i] = float32(d*float32(i)) + float32(d/2)
		}
		return at
	}
	m.xs, m.ys = line(m.Width, m.Columns), line(m.Height, m.Rows)
}

// MarshalJSON returns the map as a map file without spaces. Parsing it gives the same map, bit for
// bit.
func (m *Map) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i := range keys {
		k := &keys[i]
		if k.absent(m) {
			continue
		}
		if i > 0 {
			b = append(b, ',')
		}
		b = append(append(append(b, '"'), k.name...), '"', ':')
		switch {
		case k.float != nil:
			b = appendExact(b, *k.float(m))
		case k.whole != nil:
			b = strconv.AppendInt(b, int64(*k.whole(m)), 10)
		default:
			b = append(b, '[')
			for j, p := range *k.points(m) {
				if j > 0 {
					b = append(b, ',')
				}
				b = append(appendExact(append(b, '['), p.X), ',')
				b = append(appendExact(b, p.Y), ']')
			}
			b = append(b, ']')
		}
	}
	return append(b, '}'), nil
}

// UnmarshalJSON calls ParseMap.
func (m *Map) UnmarshalJSON(b []byte) error {
	n, err := ParseMap(b)
	if err != nil {
		return err
	}
	*m = *n
	return nil
}

var (
	_ json.Marshaler   = (*Map)(nil)
	_ json.Unmarshaler = (*Map)(nil)
)

// appendExact writes a number in the fewest digits that are read back, as a float64 rounded to
// float32, as the same bits.
func appendExact(b []byte, f float32) []byte {
	n := len(b)
	b = strconv.AppendFloat(b, float64(f), 'g', -1, 32)
	if back, err := strconv.ParseFloat(string(b[n:]), 64); err != nil || float32(back) != f {
		b = strconv.AppendFloat(b[:n], float64(f), 'g', -1, 64)
	}
	return b
}
