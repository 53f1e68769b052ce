package aquariom

import (
	"cmp"
	"encoding/json"
	"strconv"
)

// Point is a place on a map: x to the right, y downwards, from the top left.
type Point struct{ X, Y float32 }

// Map is the constants of a game, as a map file gives them (§7). Nothing writes
// to a map once it is made: games, clones and views share it.
//
// Lengths are in units of the map, masses in units of mass, times in turns.
type Map struct {
	// Width and Height of the aquarium, over 0.
	Width, Height float32
	// MinPlayers and MaxPlayers bound the players; 1 ≤ MinPlayers ≤ MaxPlayers.
	MinPlayers, MaxPlayers int
	// StartCells is how many cells a player begins with, and gets after a
	// surrender; from 1 to MaxCells.
	StartCells int
	// Starts are the places of those cells, StartCells for each of MaxPlayers.
	Starts []Point
	// MaxCells is how many cells a player may have.
	MaxCells int
	// Absorption is the share of an eaten mass that the eater gains, of
	// opponents and neutral cells.
	Absorption float32
	// Ratio is by how much an eater has to be heavier than an opponent's cell.
	Ratio float32
	// RadiusFactor times a mass is a radius.
	RadiusFactor float32
	// StartMass is the mass of a cell at the start and after a surrender.
	StartMass float32
	// MassLoss is the share of its mass that a cell loses every turn.
	MassLoss float32
	// BaseSpeed less SpeedLoss times the mass is the speed of a cell in units
	// a turn, 0 at least.
	BaseSpeed, SpeedLoss float32
	// MinMass and MaxMass are what every mass of a player's cell is held to.
	MinMass, MaxMass float32
	// Columns and Rows of the grid of initial neutral cells, plankton for short.
	Columns, Rows int
	// PlanktonMass is the mass of each, and Regrowth after how many turns an
	// eaten one is back.
	PlanktonMass float32
	Regrowth     int
	// MaxViruses is how many viruses there may be when one is created; 0: none
	// may be created.
	MaxViruses int
	// VirusMass is the mass of every virus, and VirusLoss the share of its mass
	// that its creator loses besides.
	VirusMass, VirusLoss float32
	// MaxSplit is the number of satellites of an explosion at most.
	MaxSplit int
	// Isolation is for how many turns those of an explosion cannot merge.
	Isolation int
	// Viruses are the places of the first viruses.
	Viruses []Point
	// Turns is the length of a game.
	Turns int
	// Rebirth is how far from the rims of everybody's cells the centre of a player's
	// new cell is to be, if that is more than twice its own radius. Our maps for people
	// have it; the original's have not.
	Rebirth float32
	// Pace is how long a turn lasts where nobody says otherwise, in milliseconds, 0
	// for a tenth of a second. It is ours, too.
	Pace int

	xs, ys []float32 // of the columns and rows of plankton
}

// TurnTime returns how long a turn lasts where nobody says otherwise, in milliseconds.
func (m *Map) TurnTime() int { return cmp.Or(m.Pace, usualPace) }

// MaxEntries returns how many moves, divisions or viruses an answer has at most: as many as a player
// may have cells, and 1024 at least.
func (m *Map) MaxEntries() int { return max(leastEntries, m.MaxCells) }

// PlanktonCount returns the number of initial neutral cells. Their ids are 0 to PlanktonCount - 1, row
// by row.
func (m *Map) PlanktonCount() int { return m.Columns * m.Rows }

// Plankton returns where the initial neutral cell of an id is (§9). It panics when there is no such
// cell.
func (m *Map) Plankton(id uint32) Point {
	return Point{m.xs[int(id)%m.Columns], m.ys[int(id)/m.Columns]}
}

// lay fills in what comes from the other fields.
func (m *Map) lay() {
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

// MarshalJSON returns the map as a map file without a space. Parsed again it is the same map, bit for
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

// UnmarshalJSON is ParseMap.
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

// appendExact writes a number in the fewest digits that are read back, as a
// float64 rounded to float32, as the same bits.
func appendExact(b []byte, f float32) []byte {
	n := len(b)
	b = strconv.AppendFloat(b, float64(f), 'g', -1, 32)
	if back, err := strconv.ParseFloat(string(b[n:]), 64); err != nil || float32(back) != f {
		b = strconv.AppendFloat(b[:n], float64(f), 'g', -1, 64)
	}
	return b
}
