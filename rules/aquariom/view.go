package aquariom

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"ludotheque/rules"
)

// MarshalJSON writes [x, y].
func (p Point) MarshalJSON() ([]byte, error) {
	b := append(appendExact([]byte{'['}, p.X), ',')
	return append(appendExact(b, p.Y), ']'), nil
}

// UnmarshalJSON reads [x, y].
func (p *Point) UnmarshalJSON(b []byte) error {
	var pair []json.RawMessage
	if json.Unmarshal(b, &pair) == nil && len(pair) == 2 {
		x, okX := number(pair[0])
		y, okY := number(pair[1])
		if okX && okY {
			*p = Point{float32(x), float32(y)}
			return nil
		}
	}
	return fmt.Errorf("aquariom: %.40q is not a place [x, y]", b)
}

// Cell is a cell of a player.
type Cell struct {
	ID    uint32     `json:"id"`
	Owner rules.Seat `json:"owner"`
	At    Point      `json:"at"`
	Mass  float32    `json:"mass"`
	// Isolated is for how many turns the cell cannot merge.
	Isolated int `json:"isolated,omitempty"`
}

// Virus is a virus; its mass is the map's.
type Virus struct {
	ID uint32 `json:"id"`
	At Point  `json:"at"`
}

// Remain is a neutral cell left by a surrender. It keeps the id of the player's cell it was, does not
// move, and loses no mass.
type Remain struct {
	ID   uint32  `json:"id"`
	At   Point   `json:"at"`
	Mass float32 `json:"mass"`
}

// Away is an initial neutral cell that was eaten. Its JSON is [id, turns].
type Away struct {
	ID uint32
	// Turns until it is back, at least 1.
	Turns int
}

// MarshalJSON writes [id, turns].
func (a Away) MarshalJSON() ([]byte, error) {
	b := append(strconv.AppendUint([]byte{'['}, uint64(a.ID), 10), ',')
	return append(strconv.AppendInt(b, int64(a.Turns), 10), ']'), nil
}

// UnmarshalJSON reads [id, turns].
func (a *Away) UnmarshalJSON(b []byte) error {
	var pair [2]uint32
	if err := json.Unmarshal(b, &pair); err != nil || pair[1] > maxRegrowth {
		return fmt.Errorf("aquariom: %.40q is not a neutral cell [id, turns]", b)
	}
	*a = Away{pair[0], int(pair[1])}
	return nil
}

// Player is a seat's standing.
type Player struct {
	// Cells is the number of its cells, Mass their sum.
	Cells int     `json:"cells"`
	Mass  float32 `json:"mass"`
	// Score is the whole part of the mass over all turns, Part the rest, which breaks ties (§12).
	Score uint64  `json:"score"`
	Part  float64 `json:"part"`
}

// View is what one seat may know: everything but the random numbers to come. Its lists are shared by
// all views of a step and must not be modified; they stay valid when the game goes on.
//
// Its JSON is what a program gets that plays through a pipe. The map is a map file (§7); places are
// [x, y].
type View struct {
	// Seat is the viewer; rules.Spectator sees the same.
	Seat rules.Seat `json:"seat"`
	// Turn is the number of the TURN message that shows this state. It is -1
	// before the first resolution in the dialect original, and Turns when the
	// game is over.
	Turn int `json:"turn"`
	// Turns is the number of TURN messages of the game.
	Turns int `json:"turns"`
	// Pace is the length of a turn, in milliseconds.
	Pace    int     `json:"pace"`
	Dialect Dialect `json:"dialect"`
	Map     *Map    `json:"map"`
	// Players has one entry per seat.
	Players []Player `json:"players"`
	// Cells, Viruses and Remains are by ascending id.
	Cells   []Cell   `json:"cells"`
	Viruses []Virus  `json:"viruses"`
	Remains []Remain `json:"remains"`
	// Away lists the initial neutral cells that are absent, in the order of their return. All others
	// are at Map.Plankton.
	Away []Away `json:"away"`
	// Next is the id that the next new cell or virus gets.
	Next uint32 `json:"next"`
	// Events is the news of the latest step, in order.
	Events []Event `json:"events,omitempty"`
	// Result is nil until the game is over.
	Result *rules.Result `json:"result,omitempty"`

	absent bitset // of Away
	rules  int    // as in Laws
}

// UnmarshalJSON reads what encoding/json wrote. Impossible seats and ids are refused, so that a view
// from another program is safe to use.
func (v *View) UnmarshalJSON(b []byte) error {
	type plain View
	var p plain
	if err := json.Unmarshal(b, &p); err != nil {
		return err
	}
	n := View(p)
	if err := n.Finish(); err != nil {
		return err
	}
	*v = n
	return nil
}

// Finish validates a view that was put together field by field, from a file or a server's messages,
// and makes it ready for use. Its fields must not be changed afterwards.
func (v *View) Finish() error {
	if v.Map == nil || v.Map.MaxPlayers < 1 || len(v.Players) > MaxSeats {
		return fmt.Errorf("aquariom: a view needs a map and at most %d players", MaxSeats)
	}
	v.absent = newBitset(v.Map.PlanktonCount())
	for _, a := range v.Away {
		if int(a.ID) >= v.Map.PlanktonCount() || a.Turns < 1 {
			return fmt.Errorf("aquariom: %d is not a neutral cell that is away", a.ID)
		}
		v.absent.set(a.ID)
	}
	if v.Seat < rules.Spectator || int(v.Seat) >= len(v.Players) {
		return fmt.Errorf("aquariom: a view of seat %d of %d", v.Seat, len(v.Players))
	}
	for i, c := range v.Cells {
		if c.Owner < 0 || int(c.Owner) >= len(v.Players) || i > 0 && v.Cells[i-1].ID >= c.ID {
			return fmt.Errorf("aquariom: cell %d has no owner, or is out of order", c.ID)
		}
	}
	return v.drawable()
}

// Laws returns the arithmetic of the game.
func (v *View) Laws() Laws { return Laws{v.Map, v.Dialect, v.rules} }

// Present reports whether an initial neutral cell is present; false for an id that is none.
func (v *View) Present(id uint32) bool {
	return int(id) < v.Map.PlanktonCount() && !v.absent.has(id)
}

// Counters appends, for each initial neutral cell by id, the turns before it is back, 0 if it is
// present: the form of the original's messages (§4).
func (v *View) Counters(to []uint32) []uint32 {
	from := len(to)
	to = slices.Grow(to, v.Map.PlanktonCount())[:from+v.Map.PlanktonCount()]
	clear(to[from:])
	for _, a := range v.Away {
		to[from+int(a.ID)] = uint32(a.Turns)
	}
	return to
}

// Cell returns the cell of that id, or nil.
func (v *View) Cell(id uint32) *Cell {
	if i, ok := findCell(v.Cells, id); ok {
		return &v.Cells[i]
	}
	return nil
}

func findCell(cells []Cell, id uint32) (int, bool) {
	return slices.BinarySearchFunc(cells, id, func(c Cell, id uint32) int { return cmp.Compare(c.ID, id) })
}

// Winner returns the seat that is ahead: highest score, then highest fraction, then lowest seat (§12).
func (v *View) Winner() rules.Seat {
	best := rules.Seat(0)
	for i := range v.Players {
		if ahead(&v.Players[i], &v.Players[best]) {
			best = rules.Seat(i)
		}
	}
	return best
}

// ahead reports whether a's score is higher than b's.
func ahead(a, b *Player) bool {
	return a.Score > b.Score || a.Score == b.Score && a.Part > b.Part
}

// crowded reports whether a virus would be too near to an opponent of its maker.
func crowded(l Laws, cells []Cell, maker rules.Seat, at Point) bool {
	for i := range cells {
		if o := &cells[i]; o.Owner != maker && l.Crowds(at, o.At, o.Mass) {
			return true
		}
	}
	return false
}

// Sample proposes a turn: most cells move, towards each other and anywhere, some divide or make a
// virus, and a seat without cells surrenders. It is empty if the seat does not act.
func (v *View) Sample(r *rules.Rand) Action {
	var a Action
	if v.Result != nil || v.Seat < 0 || v.Turn < 0 {
		return a
	}
	mine := false
	for i := range v.Cells {
		c := &v.Cells[i]
		if c.Owner != v.Seat {
			continue
		}
		mine = true
		target := Point{v.Map.Width * float32(r.Intn(1<<16)) / (1 << 16), v.Map.Height * float32(r.Intn(1<<16)) / (1 << 16)}
		if r.Intn(2) == 0 {
			target = v.Cells[r.Intn(len(v.Cells))].At
		} else if len(v.Viruses) > 0 && r.Intn(4) == 0 {
			target = v.Viruses[r.Intn(len(v.Viruses))].At
		}
		switch n := r.Intn(16); {
		case n < 2:
			share := float32(1+r.Intn(8)) / 16
			a.Divisions = append(a.Divisions, Division{c.ID, target, float32(c.Mass * share)})
		case n < 3:
			a.Viruses = append(a.Viruses, Laying{c.ID, target})
		case n < 15:
			a.Moves = append(a.Moves, Move{c.ID, target})
		}
	}
	a.Surrender = !mine && r.Intn(3) == 0 || r.Intn(200) == 0
	return a
}

// bitset is a set of neutral cells.
type bitset []uint64

func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

func (s bitset) has(i uint32) bool { return s[i>>6]>>(i&63)&1 != 0 }
func (s bitset) set(i uint32)      { s[i>>6] |= 1 << (i & 63) }
func (s bitset) unset(i uint32)    { s[i>>6] &^= 1 << (i & 63) }

// Foresee returns the view after acts of the seat, a turn each: only its cells move; divisions and
// viruses are not predicted.
func (v *View) Foresee(seat rules.Seat, acts []Action) *View {
	ahead, laws := *v, v.Laws()
	ahead.Cells = slices.Clone(v.Cells)
	for i := range acts {
		for _, m := range acts[i].Moves {
			at := slices.IndexFunc(ahead.Cells, func(c Cell) bool { return c.ID == m.Cell && c.Owner == seat })
			if at >= 0 {
				c := &ahead.Cells[at]
				c.At = laws.Move(c.At, c.Mass, m.Target)
			}
		}
	}
	return &ahead
}
