package server

import (
	"testing"
	"time"
)

// pacedMap says how long a turn lasts on it.
type pacedMap struct {
	*toyMap
	pace time.Duration
}

func (m pacedMap) Pace() time.Duration { return m.pace }

func TestTheMapSaysHowLongATurnLasts(t *testing.T) {
	for _, c := range []struct {
		what            string
		turn, set, want time.Duration
		maps            []time.Duration // one after the other
	}{
		{what: "the map's", maps: []time.Duration{50 * time.Millisecond}, want: 50 * time.Millisecond},
		{what: "of the map that was loaded last, which does not say", maps: []time.Duration{50 * time.Millisecond, 0}, want: DefaultTurn},
		{what: "by an option", turn: 70 * time.Millisecond, maps: []time.Duration{50 * time.Millisecond}, want: 70 * time.Millisecond},
		{what: "by an order, kept for the next map", set: 30 * time.Millisecond, maps: []time.Duration{0, 50 * time.Millisecond}, want: 30 * time.Millisecond},
	} {
		t.Run(c.what, func(t *testing.T) {
			toy := &toyMap{min: 2, max: 2, turns: 1}
			periods := make(chan time.Duration, 1)
			loaded := 0
			b := serve(t, Options{
				Map: pacedMap{toy, c.maps[0]}, Turn: c.turn, Start: Start{Full: true},
				Load: func(string) (Map, error) { loaded++; return pacedMap{toy, c.maps[loaded]}, nil },
				Ticker: func(period time.Duration) Ticker {
					periods <- period
					return manual{make(chan time.Time)}
				},
			})
			if c.set > 0 {
				if err := b.s.SetTurn(c.set); err != nil {
					t.Fatal(err)
				}
			}
			for range c.maps[1:] {
				if err := b.s.Load("next"); err != nil {
					t.Fatal(err)
				}
			}
			b.login("ada")
			b.login("bob")
			if got := <-periods; got != c.want {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
}
