package brutal

import (
	"fmt"
	"strconv"
)

// String returns the whole state except the limit of the frenzy, which follows from the set-up. It is
// written at every step of a test, so numbers are formatted by hand for speed.
func (s *State) String() string {
	t := make(text, 0, 4096)
	t.words("brutal", s.params.Dialect.String(), s.params.Programmes[0].String(), s.params.Programmes[1].String(), s.phase.String())
	conceded := 0 // a bit per seat
	for seat := range s.conceded.All() {
		conceded |= 1 << seat
	}
	t.ints(s.melee, s.tick, conceded)
	t.words(strconv.FormatBool(s.sealed))
	t = fmt.Appendf(t, "rng %016x\n", s.rng.State)
	for seat := range s.fighters {
		for i := range s.fighters[seat] {
			f := &s.fighters[seat][i]
			t = append(t, "AB"[seat])
			t.ints(i)
			t.words(RankOf(i).String())
			t.ints(f.Values[:]...)
			t.words(f.Strategy.String(), strconv.FormatBool(f.Reserve))
			t.ints(f.Zone, f.ECTS, f.Max)
			t = append(t, '\n')
		}
	}
	for z := range s.zones {
		zone, q := &s.zones[z], &s.queues[z]
		t.words("zone")
		t.ints(z, int(zone.Owner))
		for seat := range zone.Sides {
			t.ints(zone.Sides[seat].Count, zone.Sides[seat].ECTS, zone.Start[seat].Count, zone.Start[seat].ECTS)
		}
		t.words("queue")
		t.ints(int(q.at))
		for _, id := range q.who[:q.n] {
			t.ints(int(id))
		}
		t = append(t, '\n')
	}
	for i := range s.events {
		e := &s.events[i]
		t.words("event", e.What.String())
		t.ints(int(e.Seat), e.Zone, e.Fighter, e.Target, e.From, e.Chance, e.Roll)
		t.words(strconv.FormatBool(e.Hit))
		t.ints(e.Power, e.Amount, e.Lost, e.ECTS)
		t = append(t, '\n')
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
