// Package aquanet joins Aquar.iom's rules to its network: a [Table] is what a
// server plays on, an [Eye] makes of a server's messages what screens and
// computer players look at.
//
// Below it are what each side needs alone: wire, the messages; server, the
// server, which knows no rules; client, the library of bots, which knows none
// either.
package aquanet

import (
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules/aquariom"
)

// Parameters is what WELCOME says of a map on which so many turns are played.
func Parameters(m *aquariom.Map, turns int) *wire.Parameters {
	p := &wire.Parameters{
		Width: m.Width, Height: m.Height,
		MinPlayers: uint32(m.MinPlayers), MaxPlayers: uint32(m.MaxPlayers),
		Absorption: m.Absorption, Ratio: m.Ratio, MinMass: m.MinMass, MaxMass: m.MaxMass,
		RadiusFactor: m.RadiusFactor, MaxCells: uint32(m.MaxCells),
		MassLoss: m.MassLoss, BaseSpeed: m.BaseSpeed, SpeedLoss: m.SpeedLoss,
		VirusMass: m.VirusMass, VirusCreationLoss: m.VirusLoss, VirusMaxSplit: uint32(m.MaxSplit),
		StartingCells: uint32(m.StartCells), StartingMass: m.StartMass,
		InitialNeutralMass: m.PlanktonMass, InitialNeutralAbsence: uint32(m.Regrowth), Turns: uint32(turns),
		InitialNeutrals: make([]wire.Point, m.PlanktonCount()),
	}
	for i := range p.InitialNeutrals {
		at := m.Plankton(uint32(i))
		p.InitialNeutrals[i] = wire.Point{X: at.X, Y: at.Y}
	}
	return p
}

// FillState makes of a view what GAME_STARTS and TURN say, in the memory that
// s has. names are the players', one a seat.
func FillState(s *wire.State, v *aquariom.View, names []string) {
	s.Absent = v.Counters(s.Absent[:0])
	s.Neutrals = s.Neutrals[:0]
	for _, r := range v.Remains {
		s.Neutrals = append(s.Neutrals, wire.Neutral{ID: r.ID, Mass: r.Mass, X: r.At.X, Y: r.At.Y})
	}
	s.Viruses = s.Viruses[:0]
	for _, w := range v.Viruses {
		s.Viruses = append(s.Viruses, wire.Virus{ID: w.ID, X: w.At.X, Y: w.At.Y})
	}
	s.Cells = s.Cells[:0]
	for i := range v.Cells {
		c := &v.Cells[i]
		s.Cells = append(s.Cells, wire.Cell{ID: c.ID, X: c.At.X, Y: c.At.Y, Player: uint32(c.Owner), Mass: c.Mass, Isolated: uint32(c.Isolated)})
	}
	s.Players = s.Players[:0]
	for i := range v.Players {
		p := &v.Players[i]
		s.Players = append(s.Players, wire.Player{ID: uint32(i), Name: names[i], Cells: uint32(p.Cells), Mass: p.Mass, Score: p.Score})
	}
}

// FillEnd makes of a view what GAME_ENDS says.
func FillEnd(e *wire.End, v *aquariom.View, names []string) {
	e.Winner, e.Scores = uint32(v.Winner()), e.Scores[:0]
	for i := range v.Players {
		e.Scores = append(e.Scores, wire.Score{ID: uint32(i), Name: names[i], Score: v.Players[i].Score})
	}
}

// Heard is what a message means to the rules, as the answer that came as the
// rank-th since the last step. It shares nothing with the message.
func Heard(a *wire.Answer, rank uint32) aquariom.Answer {
	h := aquariom.Answer{Rank: rank, Surrender: a.Surrender}
	for _, m := range a.Moves {
		h.Moves = append(h.Moves, aquariom.Move{Cell: m.Cell, Target: aquariom.Point{X: m.X, Y: m.Y}})
	}
	for _, d := range a.Divisions {
		h.Divisions = append(h.Divisions, aquariom.Division{Cell: d.Cell, Target: aquariom.Point{X: d.X, Y: d.Y}, Mass: d.Mass})
	}
	for _, y := range a.Viruses {
		h.Viruses = append(h.Viruses, aquariom.Laying{Cell: y.Cell, Target: aquariom.Point{X: y.X, Y: y.Y}})
	}
	return h
}

// FillAnswer makes of an action the message to send, turn excepted, in the
// memory that a has. Then, which only a server makes, is left out.
func FillAnswer(a *wire.Answer, act *aquariom.Action) {
	a.Reset()
	for _, m := range act.Moves {
		a.Move(m.Cell, m.Target.X, m.Target.Y)
	}
	for _, d := range act.Divisions {
		a.Divide(d.Cell, d.Target.X, d.Target.Y, d.Mass)
	}
	for _, y := range act.Viruses {
		a.Virus(y.Cell, y.Target.X, y.Target.Y)
	}
	a.Surrender = act.Surrender
}
