package aquariom

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// String returns the whole state. Package match hashes it into records, so its form must not change
// within a version of the rules. Tests write it at every step: numbers are formatted by hand for speed.
func (s *State) String() string {
	t := make(text, 0, 1024+64*len(s.cells)+16*len(s.away)+80*len(s.events))
	t = fmt.Appendf(t, "aquariom %s, resolution %d, turns %d, pace %d, next %d\nmap ", s.laws.Dialect, s.done, s.turns, s.pace, s.next)
	m, _ := json.Marshal(s.laws.Map)
	t = append(append(t, m...), "\nrand "...)
	t = fmt.Appendf(t, "%016x", s.rand.State)
	if s.laws.Dialect == Original {
		// Oldest first, so that equal sequences have equal texts.
		for i := range s.crand.words {
			t = fmt.Appendf(t, " %x", s.crand.words[(s.crand.at+i)%len(s.crand.words)])
		}
	}
	for i, p := range s.players {
		t.line("player", uint64(i), uint64(p.Cells))
		t.floats(p.Mass)
		t.whole(p.Score)
		t = strconv.AppendFloat(t, p.Part, 'g', -1, 64)
	}
	for i := range s.cells {
		c := &s.cells[i]
		t.line("cell", uint64(c.ID), uint64(c.Owner))
		t.floats(c.At.X, c.At.Y, c.Mass)
		t.whole(uint64(c.Isolated))
	}
	for _, v := range s.viruses {
		t.line("virus", uint64(v.ID))
		t.floats(v.At.X, v.At.Y)
	}
	for _, r := range s.remains {
		t.line("remain", uint64(r.ID))
		t.floats(r.At.X, r.At.Y, r.Mass)
	}
	t = append(t, "\naway "...)
	for _, d := range s.away {
		t = strconv.AppendUint(t, uint64(d.id), 10)
		t = append(strconv.AppendUint(append(t, ':'), uint64(d.at), 10), ' ')
	}
	for i := range s.events {
		e := &s.events[i]
		t = append(append(append(t, '\n'), e.What.String()...), ' ')
		t = append(append(t, e.Why.String()...), ' ')
		t = strconv.AppendInt(t, int64(e.Seat), 10)
		t = append(strconv.AppendInt(append(t, ' '), int64(e.Whose), 10), ' ')
		for _, n := range [...]uint32{e.Cell, e.Other, e.First, uint32(e.Count)} {
			t.whole(uint64(n))
		}
		t.floats(e.Mass, e.At.X, e.At.Y, e.Place.X, e.Place.Y)
		t = strconv.AppendBool(t, e.Lost)
	}
	if s.result != nil {
		t = fmt.Appendf(t, "\nresult %+v", *s.result)
	}
	return string(append(t, '\n'))
}

// text is a state being written.
type text []byte

func (t *text) line(name string, numbers ...uint64) {
	*t = append(append(append(*t, '\n'), name...), ' ')
	for _, n := range numbers {
		t.whole(n)
	}
}

func (t *text) whole(n uint64) { *t = append(strconv.AppendUint(*t, n, 10), ' ') }

func (t *text) floats(list ...float32) {
	for _, f := range list {
		*t = append(strconv.AppendFloat(*t, float64(f), 'g', -1, 32), ' ')
	}
}
