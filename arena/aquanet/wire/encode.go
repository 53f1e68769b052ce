package wire

import (
	"encoding/binary"
	"math"
	"slices"
)

var le = binary.LittleEndian

func appendFloat(b []byte, f float32) []byte { return le.AppendUint32(b, math.Float32bits(f)) }

func appendCount(b []byte, n int) []byte { return le.AppendUint32(b, uint32(n)) }

// appendString appends a length and Latin-1 bytes; characters outside Latin-1 become
// question marks.
func appendString(b []byte, s string) []byte {
	at := len(b)
	b = appendCount(b, 0)
	for _, r := range s {
		if r > 0xFF {
			r = '?'
		}
		b = append(b, byte(r))
	}
	le.PutUint32(b[at:], uint32(len(b)-at-4))
	return b
}

// AppendLogin appends LOGIN_PLAYER or LOGIN_VISU with a nickname, to which AskRules may
// be added.
func AppendLogin(b []byte, t Type, nick string) []byte {
	return appendString(append(b, byte(t)), nick)
}

// AppendKick appends KICK with a reason, after "kicked: " as in every KICK of the
// original.
func AppendKick(b []byte, why string) []byte {
	return appendString(append(b, byte(Kick)), "kicked: "+why)
}

// AppendEmpty appends a message without content: LOGIN_ACK or LOGOUT.
func AppendEmpty(b []byte, t Type) []byte { return append(b, byte(t)) }

// open appends the type and space for the size, which done fills in.
func open(b []byte, t Type) ([]byte, int) {
	b = append(b, byte(t), 0, 0, 0, 0)
	return b, len(b)
}

func done(b []byte, at, number int) []byte {
	le.PutUint32(b[at-4:], uint32(len(b)-at-number))
	return b
}

// Append appends WELCOME.
func (p *Parameters) Append(b []byte) []byte {
	b, at := open(slices.Grow(b, 144+8*len(p.Plankton)), Welcome)
	b = appendFloat(appendFloat(b, p.Width), p.Height)
	b = le.AppendUint32(le.AppendUint32(b, p.MinPlayers), p.MaxPlayers)
	b = appendFloat(appendFloat(b, p.Absorption), p.Ratio)
	b = appendFloat(appendFloat(b, p.MinMass), p.MaxMass)
	b = appendFloat(b, p.RadiusFactor)
	b = le.AppendUint32(b, p.MaxCells)
	b = appendFloat(appendFloat(appendFloat(b, p.MassLoss), p.BaseSpeed), p.SpeedLoss)
	b = appendFloat(appendFloat(b, p.VirusMass), p.VirusLoss)
	b = le.AppendUint32(le.AppendUint32(b, p.VirusMaxSplit), p.StartingCells)
	b = appendFloat(appendFloat(b, p.StartingMass), p.PlanktonMass)
	b = le.AppendUint32(le.AppendUint32(b, p.PlanktonAbsence), p.Turns)
	b = appendCount(b, len(p.Plankton))
	for _, n := range p.Plankton {
		b = appendFloat(appendFloat(b, n.X), n.Y)
	}
	if r := p.Rules; r != nil {
		b = le.AppendUint32(le.AppendUint32(le.AppendUint32(b, r.Dialect), r.MaxViruses), r.Isolation)
		b = appendFloat(b, r.RebirthDistance)
	}
	return done(b, at, 0)
}

// AppendPayload appends the state without type or size, as in GAME_STARTS and TURN.
func (s *State) AppendPayload(b []byte) []byte {
	b = slices.Grow(b, 20+4*len(s.Absent)+16*len(s.Neutrals)+12*len(s.Viruses)+24*len(s.Cells)+64*len(s.Players))
	b = appendCount(b, len(s.Absent))
	for _, n := range s.Absent {
		b = le.AppendUint32(b, n)
	}
	b = appendCount(b, len(s.Neutrals))
	for i := range s.Neutrals {
		n := &s.Neutrals[i]
		b = appendFloat(appendFloat(appendFloat(le.AppendUint32(b, n.ID), n.Mass), n.X), n.Y)
	}
	b = appendCount(b, len(s.Viruses))
	for i := range s.Viruses {
		v := &s.Viruses[i]
		b = appendFloat(appendFloat(le.AppendUint32(b, v.ID), v.X), v.Y)
	}
	b = appendCount(b, len(s.Cells))
	for i := range s.Cells {
		c := &s.Cells[i]
		b = appendFloat(appendFloat(le.AppendUint32(b, c.ID), c.X), c.Y)
		b = le.AppendUint32(appendFloat(le.AppendUint32(b, c.Player), c.Mass), c.Isolated)
	}
	b = appendCount(b, len(s.Players))
	for i := range s.Players {
		p := &s.Players[i]
		b = appendString(le.AppendUint32(b, p.ID), p.Name)
		b = le.AppendUint64(appendFloat(le.AppendUint32(b, p.Cells), p.Mass), p.Score)
	}
	return b
}

// AppendStartHead appends what precedes the state in GAME_STARTS for a player. state is
// the length of its payload, which can then be sent to all without a copy for each.
func AppendStartHead(b []byte, player uint32, state int) []byte {
	b, _ = open(b, GameStarts)
	le.PutUint32(b[len(b)-4:], uint32(4+state))
	return le.AppendUint32(b, player)
}

// Append appends GAME_STARTS.
func (s *Start) Append(b []byte) []byte {
	b, at := open(b, GameStarts)
	return done(s.State.AppendPayload(le.AppendUint32(b, s.Player)), at, 0)
}

// Append appends TURN.
func (t *Turn) Append(b []byte) []byte {
	b, at := open(b, TurnState)
	return done(t.State.AppendPayload(le.AppendUint32(b, t.Number)), at, 4)
}

// Append appends GAME_ENDS.
func (e *End) Append(b []byte) []byte {
	b, at := open(b, GameEnds)
	b = appendCount(le.AppendUint32(b, e.Winner), len(e.Scores))
	for i := range e.Scores {
		s := &e.Scores[i]
		b = le.AppendUint64(appendString(le.AppendUint32(b, s.ID), s.Name), s.Score)
	}
	return done(b, at, 0)
}

func appendActions(b []byte, list []Action) []byte {
	b = appendCount(b, len(list))
	for _, a := range list {
		b = appendFloat(appendFloat(le.AppendUint32(b, a.Cell), a.X), a.Y)
	}
	return b
}

// Append appends TURN_ACK.
func (a *Answer) Append(b []byte) []byte {
	b, at := open(b, TurnAck)
	b = le.AppendUint32(b, a.Turn)
	b = appendActions(b, a.Moves)
	b = appendCount(b, len(a.Divisions))
	for _, d := range a.Divisions {
		b = appendFloat(appendFloat(appendFloat(le.AppendUint32(b, d.Cell), d.X), d.Y), d.Mass)
	}
	b = appendActions(b, a.Viruses)
	surrender := byte(0)
	if a.Surrender {
		surrender = 1
	}
	return done(append(b, surrender), at, 4)
}
