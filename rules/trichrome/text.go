package trichrome

import (
	"fmt"
	"strconv"
)

// String returns the whole state. It is written at every step of a test, so numbers are formatted by
// hand for speed.
func (s *State) String() string {
	b, p := &s.board, &s.board.Params
	t := make(text, 0, 2048+1024*len(b.Past))
	t = fmt.Appendf(t, "trichrome {Width:%d Height:%d Rounds:%d Boost:%d MovingDoor:%t}\n%s ", p.Width, p.Height, p.Rounds, p.Boost, p.MovingDoor, b.Phase)
	t.ints(b.Ticks, b.Clock, b.Camp)
	t = fmt.Appendf(t, "rng %016x door %016x\nmaze %s\n", s.rng.State, s.door, b.Maze)
	lived := s.TieBreaks()
	for i := range b.Runners {
		r := &b.Runners[i]
		t.words(r.Colour.String(), "at")
		t.ints(r.X, r.Y)
		t.words("facing", r.Facing.String(), "moving", strconv.FormatBool(r.Moving), "want", r.Want.String())
		t.ints(r.Patience)
		t.words("eaten", strconv.FormatBool(r.Eaten), "gap, boost, points, survival")
		t.ints(r.Gap, r.Boost, r.Points, lived[i])
		t = append(t, '\n')
	}
	t.round("round", &b.Round, p.Version1)
	for i := range b.Past {
		t.round("past", &b.Past[i], p.Version1)
	}
	for i := range s.events {
		e := &s.events[i]
		t.words("event", e.What.String(), e.How.String())
		t.ints(int(e.Seat), int(e.Other), e.X, e.Y)
		t = append(t, '\n')
	}
	if s.result != nil {
		t = fmt.Appendf(t, "result %+v\n", *s.result)
	}
	return string(t)
}

// text is a state being written.
type text []byte

func (t *text) ints(list ...int) {
	for _, n := range list {
		*t = append(strconv.AppendInt(*t, int64(n), 10), ' ')
	}
}

func (t *text) words(list ...string) {
	for _, w := range list {
		*t = append(append(*t, w...), ' ')
	}
}

func (t *text) places(name string, list []Place) {
	t.words(name)
	for _, p := range list {
		t.ints(p.X, p.Y)
	}
}

// round writes a round; rounded writes its times in milliseconds, as version 1 did.
func (t *text) round(name string, r *Round, rounded bool) {
	time := func(sub int) int {
		if rounded {
			return ms(sub)
		}
		return sub
	}
	t.words(name)
	t.ints(r.Number)
	t.words(strconv.FormatUint(uint64(r.Seed), 10)) // an int may have 32 bits
	t.words("bite", r.Bite.String(), strconv.FormatBool(r.Drawn))
	t.ints(int(r.Eater), int(r.Eaten), int(r.Hunter), time(r.BiteAt))
	t.words("end", r.End.String())
	t.ints(int(r.Winner), time(r.EndAt))
	t.words("survival")
	for _, lived := range r.Survival {
		t.ints(time(lived))
	}
	t.places("spawn", r.Spawn[:])
	t.places("bite", r.BitePlaces[:])
	t.places("end", r.EndPlaces[:])
	t.places("doors", r.Doors)
	*t = append(*t, '\n')
}
