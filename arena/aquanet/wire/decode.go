package wire

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// ErrLong says that a payload has trailing bytes.
var ErrLong = errors.New("the payload goes on after its end")

// ShortError says that a payload is truncated. The decoded struct holds what precedes the
// missing part.
type ShortError struct {
	// Part is the list, or the number of its entries, that is incomplete: "viruses",
	// "number of viruses".
	Part string
}

// Error says in English which part is missing.
func (e *ShortError) Error() string { return "the payload is too short: cannot read " + e.Part }

// Kick returns the original server's text for an answer that ends there, without "kicked:
// ".
func (e *ShortError) Kick() string { return "Invalid TURN_ACK GDC: cannot read " + e.Part }

// cursor reads a payload. After the first incomplete part it reads zeros, and short names
// that part.
type cursor struct {
	b     []byte
	short string
}

// has reports whether n entries of size bytes are there.
func (c *cursor) has(n uint32, size int, part string) bool {
	if c.short != "" {
		return false
	}
	if uint64(n)*uint64(size) > uint64(len(c.b)) {
		c.short = part
		return false
	}
	return true
}

func (c *cursor) u32() uint32 {
	v := le.Uint32(c.b)
	c.b = c.b[4:]
	return v
}

func (c *cursor) f32() float32 { return math.Float32frombits(c.u32()) }

func (c *cursor) u64() uint64 {
	v := le.Uint64(c.b)
	c.b = c.b[8:]
	return v
}

// list returns memory for the entries of a list, each of at least size bytes, or an empty
// list if they are incomplete.
func list[T any](c *cursor, old []T, size int, part, count string) []T {
	if !c.has(1, 4, count) {
		return old[:0]
	}
	n := c.u32()
	if !c.has(n, size, part) {
		return old[:0]
	}
	// The capacity is kept whole, so that strings beyond the length are found
	// again by text.
	return slices.Grow(old[:0], int(n))[:n]
}

// text decodes a string and reuses the old one if it is equal.
func (c *cursor) text(old, part string) string {
	if !c.has(1, 4, part) {
		return ""
	}
	n := c.u32()
	if !c.has(n, 1, part) {
		return ""
	}
	b := c.b[:n]
	c.b = c.b[n:]
	return latin1(b, old)
}

// latin1 decodes Latin-1; it returns old if that is the text.
func latin1(b []byte, old string) string {
	i := 0
	for _, r := range old {
		if i == len(b) || rune(b[i]) != r {
			i = -1
			break
		}
		i++
	}
	if i == len(b) {
		return old
	}
	rs := make([]rune, len(b))
	for i, x := range b {
		rs[i] = rune(x)
	}
	return string(rs)
}

// end returns the error of what was read.
func (c *cursor) end() error {
	if c.short != "" {
		return &ShortError{c.short}
	}
	if len(c.b) > 0 {
		return fmt.Errorf("%w (%d bytes)", ErrLong, len(c.b))
	}
	return nil
}

// welcomeSize is the part of WELCOME before the list.
const welcomeSize = 21 * 4

// Decode reads the payload of WELCOME. The error is a *ShortError or ErrLong.
func (p *Parameters) Decode(payload []byte) error {
	c := cursor{b: payload}
	if c.has(1, welcomeSize, "the parameters") {
		p.Width, p.Height = c.f32(), c.f32()
		p.MinPlayers, p.MaxPlayers = c.u32(), c.u32()
		p.Absorption, p.Ratio = c.f32(), c.f32()
		p.MinMass, p.MaxMass = c.f32(), c.f32()
		p.RadiusFactor = c.f32()
		p.MaxCells = c.u32()
		p.MassLoss, p.BaseSpeed, p.SpeedLoss = c.f32(), c.f32(), c.f32()
		p.VirusMass, p.VirusLoss = c.f32(), c.f32()
		p.VirusMaxSplit, p.StartingCells = c.u32(), c.u32()
		p.StartingMass, p.PlanktonMass = c.f32(), c.f32()
		p.PlanktonAbsence, p.Turns = c.u32(), c.u32()
	}
	p.Plankton = list(&c, p.Plankton, 8, "initial neutral cells", "number of initial neutral cells")
	for i := range p.Plankton {
		p.Plankton[i] = Point{c.f32(), c.f32()}
	}
	p.Rules = nil
	if len(c.b) > 0 && c.has(1, 4*4, "the rules") {
		p.Rules = &Rules{c.u32(), c.u32(), c.u32(), c.f32()}
	}
	return c.end()
}

func (s *State) decode(c *cursor) {
	s.Absent = list(c, s.Absent, 4, "initial neutral cells", "number of initial neutral cells")
	for i := range s.Absent {
		s.Absent[i] = c.u32()
	}
	s.Neutrals = list(c, s.Neutrals, 16, "neutral cells", "number of neutral cells")
	for i := range s.Neutrals {
		s.Neutrals[i] = Neutral{c.u32(), c.f32(), c.f32(), c.f32()}
	}
	s.Viruses = list(c, s.Viruses, 12, "viruses", "number of viruses")
	for i := range s.Viruses {
		s.Viruses[i] = Virus{c.u32(), c.f32(), c.f32()}
	}
	s.Cells = list(c, s.Cells, 24, "player cells", "number of player cells")
	for i := range s.Cells {
		s.Cells[i] = Cell{c.u32(), c.f32(), c.f32(), c.u32(), c.f32(), c.u32()}
	}
	s.Players = list(c, s.Players, 24, "players", "number of players")
	for i := range s.Players {
		p := &s.Players[i]
		if !c.has(1, 4, "players") {
			s.Players = s.Players[:i]
			break
		}
		p.ID = c.u32()
		p.Name = c.text(p.Name, "players")
		if !c.has(1, 16, "players") {
			s.Players = s.Players[:i]
			break
		}
		p.Cells, p.Mass, p.Score = c.u32(), c.f32(), c.u64()
	}
}

// Decode reads a state without type or size. The error is a *ShortError or
// ErrLong.
func (s *State) Decode(payload []byte) error {
	c := cursor{b: payload}
	s.decode(&c)
	return c.end()
}

// Decode reads the payload of GAME_STARTS. The error is a *ShortError or ErrLong.
func (s *Start) Decode(payload []byte) error {
	c := cursor{b: payload}
	if c.has(1, 4, "the player") {
		s.Player = c.u32()
	}
	s.State.decode(&c)
	return c.end()
}

// Decode reads a TURN, number and payload. The error is a *ShortError or ErrLong.
func (t *Turn) Decode(number uint32, payload []byte) error {
	t.Number = number
	return t.State.Decode(payload)
}

// Decode reads the payload of GAME_ENDS. The error is a *ShortError or ErrLong.
func (e *End) Decode(payload []byte) error {
	c := cursor{b: payload}
	if c.has(1, 4, "the winner") {
		e.Winner = c.u32()
	}
	e.Scores = list(&c, e.Scores, 16, "scores", "number of scores")
	for i := range e.Scores {
		s := &e.Scores[i]
		if !c.has(1, 4, "scores") {
			e.Scores = e.Scores[:i]
			break
		}
		s.ID = c.u32()
		s.Name = c.text(s.Name, "scores")
		if !c.has(1, 8, "scores") {
			e.Scores = e.Scores[:i]
			break
		}
		s.Score = c.u64()
	}
	return c.end()
}

func (c *cursor) actions(old []Action, part, count string) []Action {
	as := list(c, old, 12, part, count)
	for i := range as {
		as[i] = Action{c.u32(), c.f32(), c.f32()}
	}
	return as
}

// Decode reads a TURN_ACK, number and payload. As in the original, what follows the
// surrender byte is ignored, and only 1 means surrender. The error is a *ShortError; the
// lists before the one that it names are complete, that one and those after it are empty.
func (a *Answer) Decode(number uint32, payload []byte) error {
	c := cursor{b: payload}
	a.Turn, a.Surrender = number, false
	a.Moves = c.actions(a.Moves, "move actions", "number of move actions")
	a.Divisions = list(&c, a.Divisions, 16, "divide actions", "number of divide actions")
	for i := range a.Divisions {
		a.Divisions[i] = Division{c.u32(), c.f32(), c.f32(), c.f32()}
	}
	a.Viruses = c.actions(a.Viruses, "create virus actions", "number of create virus actions")
	if c.has(1, 1, "surrender action") {
		a.Surrender = c.b[0] == 1
	}
	c.b = nil
	return c.end()
}
