package aquanet

import (
	"cmp"
	"fmt"
	"slices"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Values that the original's server does not send, as in its maps.
const (
	guessedViruses   = 64
	guessedIsolation = 30
)

// Observer converts the messages of a server into views for screens and computer players.
//
// A server that does not send Rules is taken for the original's, with its dialect, limit
// of viruses and length of isolation. Fractions of scores are 0, and the next id is the
// lowest that was not seen yet. Events are derived from the changes since the turn
// before, for screens to show.
type Observer struct {
	// Map is the server's.
	Map *aquariom.Map
	// Dialect is that of the views, and Told whether the server has sent it.
	Dialect aquariom.Dialect
	Told    bool
	// Seat is the viewer's seat; rules.Spectator before GAME_STARTS and for a spectator.
	Seat rules.Seat
	// Names are the names of the players by seat, as of the latest state.
	Names []string

	next   uint32
	before *aquariom.View // the latest view; turns may have been skipped since
}

// NewObserver returns an observer for a server that welcomed with p. The error says what
// no map can have; maps of the original are fine.
func NewObserver(p *wire.Parameters) (*Observer, error) {
	columns := 0
	for columns < len(p.Plankton) && p.Plankton[columns].Y == p.Plankton[0].Y {
		columns++
	}
	if columns == 0 || len(p.Plankton)%columns != 0 {
		return nil, fmt.Errorf("the server's %d neutral cells are in no grid", len(p.Plankton))
	}
	if starts := uint64(p.StartingCells) * uint64(p.MaxPlayers); starts > 1<<12 {
		return nil, fmt.Errorf("the server's map is for %d players with %d cells each, which is more than can be shown", p.MaxPlayers, p.StartingCells)
	}
	whole := func(n uint32) int { return int(min(n, 1<<30)) }
	m := &aquariom.Map{
		Width: p.Width, Height: p.Height,
		MinPlayers: whole(p.MinPlayers), MaxPlayers: whole(p.MaxPlayers), StartCells: whole(p.StartingCells),
		MaxCells: whole(p.MaxCells), Absorption: p.Absorption, Ratio: p.Ratio, RadiusFactor: p.RadiusFactor,
		StartMass: p.StartingMass, MassLoss: p.MassLoss, BaseSpeed: p.BaseSpeed, SpeedLoss: p.SpeedLoss,
		MinMass: p.MinMass, MaxMass: p.MaxMass, Columns: columns, Rows: len(p.Plankton) / columns,
		PlanktonMass: p.PlanktonMass, Regrowth: whole(p.PlanktonAbsence),
		MaxViruses: guessedViruses, VirusMass: p.VirusMass, VirusLoss: p.VirusLoss,
		MaxSplit: whole(p.VirusMaxSplit), Isolation: guessedIsolation, Turns: whole(p.Turns),
		// Starting places are not sent either, and not needed once the game has begun.
		Starts: make([]aquariom.Point, whole(p.StartingCells)*whole(p.MaxPlayers)),
	}
	if r := p.Rules; r != nil {
		m.MaxViruses, m.Isolation, m.Rebirth = whole(r.MaxViruses), whole(r.Isolation), r.RebirthDistance
	}
	text, err := m.MarshalJSON()
	if err == nil {
		m, err = aquariom.ParseMap(text)
	}
	if err != nil {
		return nil, fmt.Errorf("what the server says of its map cannot be: %w", err)
	}
	for i, at := range p.Plankton {
		if wire.Point(m.Plankton(uint32(i))) != at {
			return nil, fmt.Errorf("the server's neutral cell %d is not where its grid has it", i)
		}
	}
	e := &Observer{Map: m, Seat: rules.Spectator}
	e.Dialect, e.Told = exchange.Dialect(p.Rules)
	return e, nil
}

// Start handles GAME_STARTS and returns the view before the first turn.
func (e *Observer) Start(s *wire.Start) (*aquariom.View, error) {
	e.Seat = rules.Spectator
	if s.Player != wire.VisuID && int64(s.Player) < int64(len(s.State.Players)) {
		e.Seat = rules.Seat(s.Player)
	}
	e.next, e.before = 0, nil
	turn := 0
	if e.Dialect == aquariom.Original { // A13
		turn = -1
	}
	return e.view(turn, &s.State)
}

// Turn returns the view of a turn. It shares nothing with the message. The error says
// what violates the rules.
func (e *Observer) Turn(t *wire.Turn) (*aquariom.View, error) {
	return e.view(int(t.Number), &t.State)
}

func (e *Observer) view(turn int, s *wire.State) (*aquariom.View, error) {
	v := &aquariom.View{
		Seat: e.Seat, Turn: turn, Turns: e.Map.Turns, Pace: 100, Dialect: e.Dialect, Map: e.Map,
		Players: make([]aquariom.Player, 0, len(s.Players)),
		Cells:   make([]aquariom.Cell, 0, len(s.Cells)),
		Viruses: make([]aquariom.Virus, 0, len(s.Viruses)),
		Remains: make([]aquariom.Remain, 0, len(s.Neutrals)),
		Away:    []aquariom.Away{},
	}
	if len(s.Absent) != e.Map.PlanktonCount() {
		return nil, fmt.Errorf("the server tells of %d neutral cells instead of %d", len(s.Absent), e.Map.PlanktonCount())
	}
	e.next = max(e.next, uint32(len(s.Absent)))
	e.Names = e.Names[:0]
	for i, p := range s.Players {
		if p.ID != uint32(i) {
			return nil, fmt.Errorf("the server's player %d stands in place %d", p.ID, i)
		}
		v.Players = append(v.Players, aquariom.Player{Cells: int(min(p.Cells, 1<<20)), Mass: p.Mass, Score: p.Score})
		e.Names = append(e.Names, p.Name)
	}
	// Computer players rely on what the rules promise about a view.
	laws := aquariom.Laws{Map: e.Map, Dialect: e.Dialect}
	for _, c := range s.Cells {
		if !laws.Inside(aquariom.Point{X: c.X, Y: c.Y}) || !(c.Mass >= e.Map.MinMass && c.Mass <= e.Map.MaxMass) {
			return nil, fmt.Errorf("the server's cell %d is of mass %g at %g, %g, which cannot be on its map", c.ID, c.Mass, c.X, c.Y)
		}
		e.seen(c.ID)
		v.Cells = append(v.Cells, aquariom.Cell{
			ID: c.ID, Owner: rules.Seat(min(c.Player, 1<<20)), At: aquariom.Point{X: c.X, Y: c.Y}, Mass: c.Mass, Isolated: int(min(c.Isolated, 1<<30)),
		})
	}
	if err := e.things(v, s, &laws); err != nil {
		return nil, err
	}
	for i, n := range s.Absent {
		if n > 0 {
			v.Away = append(v.Away, aquariom.Away{ID: uint32(i), Turns: int(min(n, 1<<30))})
		}
	}
	slices.SortStableFunc(v.Away, func(a, b aquariom.Away) int { return cmp.Compare(a.Turns, b.Turns) })
	v.Next = e.next
	if err := v.Finish(); err != nil {
		return nil, err
	}
	if e.before != nil && len(e.before.Players) == len(v.Players) {
		v.Events = guess(e.before, v)
	}
	e.before = v
	return v, nil
}

// seen records an id, so that the next one is known.
func (e *Observer) seen(id uint32) { e.next = max(e.next, id+1) }

// things adds viruses and remains of cells to a view.
func (e *Observer) things(v *aquariom.View, s *wire.State, laws *aquariom.Laws) error {
	for _, w := range s.Viruses {
		if !laws.Inside(aquariom.Point{X: w.X, Y: w.Y}) {
			return fmt.Errorf("the server's virus %d is at %g, %g, which is not on its map", w.ID, w.X, w.Y)
		}
		e.seen(w.ID)
		v.Viruses = append(v.Viruses, aquariom.Virus{ID: w.ID, At: aquariom.Point{X: w.X, Y: w.Y}})
	}
	for _, n := range s.Neutrals {
		if !laws.Inside(aquariom.Point{X: n.X, Y: n.Y}) || n.Mass-n.Mass != 0 {
			return fmt.Errorf("the server's neutral cell %d is of mass %g at %g, %g, which cannot be on its map", n.ID, n.Mass, n.X, n.Y)
		}
		e.seen(n.ID)
		v.Remains = append(v.Remains, aquariom.Remain{ID: n.ID, At: aquariom.Point{X: n.X, Y: n.Y}, Mass: n.Mass})
	}
	return nil
}
