// Package exchange converts states of the rules of Aquar.iom into messages, and answers
// into actions. It validates nothing, and reuses the lists that it is given.
package exchange

import (
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Parameters fills in WELCOME for a game with a number of turns, which is the map's
// unless an option says otherwise.
func Parameters(m *aquariom.Map, turns int, to *wire.Parameters) {
	list := to.Plankton[:0]
	for id := range m.PlanktonCount() {
		list = append(list, wire.Point(m.Plankton(uint32(id))))
	}
	*to = wire.Parameters{
		Width: m.Width, Height: m.Height,
		MinPlayers: uint32(m.MinPlayers), MaxPlayers: uint32(m.MaxPlayers),
		Absorption: m.Absorption, Ratio: m.Ratio, MinMass: m.MinMass, MaxMass: m.MaxMass,
		RadiusFactor: m.RadiusFactor, MaxCells: uint32(m.MaxCells), MassLoss: m.MassLoss,
		BaseSpeed: m.BaseSpeed, SpeedLoss: m.SpeedLoss,
		VirusMass: m.VirusMass, VirusLoss: m.VirusLoss, VirusMaxSplit: uint32(m.MaxSplit),
		StartingCells: uint32(m.StartCells), StartingMass: m.StartMass,
		PlanktonMass: m.PlanktonMass, PlanktonAbsence: uint32(m.Regrowth),
		Turns: uint32(turns), Plankton: list,
	}
}

// Rules returns what WELCOME adds for a client that asks for it.
func Rules(m *aquariom.Map, d aquariom.Dialect) *wire.Rules {
	r := &wire.Rules{
		Dialect: wire.DialectDocument, MaxViruses: uint32(m.MaxViruses), Isolation: uint32(m.Isolation), RebirthDistance: m.Rebirth,
	}
	if d == aquariom.Original {
		r.Dialect = wire.DialectOriginal
	}
	return r
}

// Dialect returns the dialect of a server, and whether the server has sent it. Otherwise
// it is assumed to be the original's.
func Dialect(r *wire.Rules) (d aquariom.Dialect, told bool) {
	switch {
	case r != nil && r.Dialect == wire.DialectDocument:
		return aquariom.Document, true
	case r != nil && r.Dialect == wire.DialectOriginal:
		return aquariom.Original, true
	}
	return aquariom.Original, false
}

// State fills in a state as in TURN and GAME_STARTS. names are the displayed names by
// seat.
func State(v *aquariom.View, names []string, to *wire.State) {
	to.Absent = v.Counters(to.Absent[:0])
	to.Neutrals, to.Viruses, to.Cells, to.Players = to.Neutrals[:0], to.Viruses[:0], to.Cells[:0], to.Players[:0]
	for _, r := range v.Remains {
		to.Neutrals = append(to.Neutrals, wire.Neutral{ID: r.ID, Mass: r.Mass, X: r.At.X, Y: r.At.Y})
	}
	for _, w := range v.Viruses {
		to.Viruses = append(to.Viruses, wire.Virus{ID: w.ID, X: w.At.X, Y: w.At.Y})
	}
	for _, c := range v.Cells {
		to.Cells = append(to.Cells, wire.Cell{
			ID: c.ID, X: c.At.X, Y: c.At.Y, Player: uint32(c.Owner), Mass: c.Mass, Isolated: uint32(c.Isolated),
		})
	}
	for i, p := range v.Players {
		to.Players = append(to.Players, wire.Player{ID: uint32(i), Name: name(names, i), Cells: uint32(p.Cells), Mass: p.Mass, Score: p.Score})
	}
}

// End fills in GAME_ENDS with the present scores: a game can be stopped before its end.
func End(v *aquariom.View, names []string, to *wire.End) {
	to.Winner, to.Scores = uint32(v.Winner()), to.Scores[:0]
	for i, p := range v.Players {
		to.Scores = append(to.Scores, wire.Score{ID: uint32(i), Name: name(names, i), Score: p.Score})
	}
}

func name(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return rules.Seat(i).Letter()
}

// Answer converts an answer for the rules, reusing memory. rank is its place in the order
// of arrival (A22). It shares nothing with the message.
func Answer(a *wire.Answer, rank uint32, to *aquariom.Answer) {
	*to = aquariom.Answer{Rank: rank, Surrender: a.Surrender, Moves: to.Moves[:0], Divisions: to.Divisions[:0], Viruses: to.Viruses[:0]}
	for _, m := range a.Moves {
		to.Moves = append(to.Moves, aquariom.Move{Cell: m.Cell, Target: aquariom.Point{X: m.X, Y: m.Y}})
	}
	for _, d := range a.Divisions {
		to.Divisions = append(to.Divisions, aquariom.Division{Cell: d.Cell, Target: aquariom.Point{X: d.X, Y: d.Y}, Mass: d.Mass})
	}
	for _, v := range a.Viruses {
		to.Viruses = append(to.Viruses, aquariom.Laying{Cell: v.Cell, Target: aquariom.Point{X: v.X, Y: v.Y}})
	}
}

// Reply fills in the message of an action, except the turn. The action is a single
// answer: Then, which only servers produce, is left out.
func Reply(act *aquariom.Action, to *wire.Answer) {
	to.Reset()
	for _, m := range act.Moves {
		to.Move(m.Cell, m.Target.X, m.Target.Y)
	}
	for _, d := range act.Divisions {
		to.Divide(d.Cell, d.Target.X, d.Target.Y, d.Mass)
	}
	for _, v := range act.Viruses {
		to.Virus(v.Cell, v.Target.X, v.Target.Y)
	}
	to.Surrender = act.Surrender
}
