package bzzz_test

import (
	"encoding/json"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/promise"
)

// What was worked out from what was seen is not in the view of a seat that plays by memory; what is
// one's own is, and what lies open.
func TestForgetLeavesWhatIsSeen(t *testing.T) {
	setup := rules.Setup{Seats: bzzz.Players, Seed: 5}
	s, err := bzzz.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r, carried := rules.NewRand(5), 0
	for s.Result() == nil {
		for seat := range rules.Seat(bzzz.Players) {
			v := s.View(seat)
			before, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			w := v.Forget()
			if after, err := json.Marshal(v); err != nil || string(after) != string(before) {
				t.Fatalf("forgetting changes the view itself, %v", err)
			}
			if v.Forgotten() || !w.Forgotten() {
				t.Fatal("a view does not know whether it is forgotten")
			}
			for i, b := range w.Bees {
				want := v.Bees[i].Nectar
				if b.Owner != seat && !b.KO() {
					if want.Lo > 0 {
						carried++
					}
					want = bzzz.Range{Lo: 0, Hi: b.Kind.Capacity()}
				}
				if b.Nectar != want {
					t.Fatalf("seat %d: bee %d of seat %d carries %+v, want %+v", seat, i, b.Owner, b.Nectar, want)
				}
			}
			for i, f := range w.Flowers {
				want := bzzz.Range{Lo: 0, Hi: v.Params.Nectar}
				if v.Flowers[i].Nectar.Hi == 0 {
					want = bzzz.Range{}
				}
				if f.Nectar != want {
					t.Fatalf("flower %d holds %+v, want %+v", i, f.Nectar, want)
				}
			}
			for p, stock := range w.Stocks {
				want := bzzz.Range{Lo: 0, Hi: bzzz.Hidden}
				if rules.Seat(p) == seat {
					want = v.Stocks[p]
				}
				if stock != want {
					t.Fatalf("seat %d: the stock of seat %d is %+v, want %+v", seat, p, stock, want)
				}
			}
			all := len(w.Flowers) * v.Params.Nectar
			if w.Total != (bzzz.Range{Lo: len(w.Flowers), Hi: all}) || w.Left != (bzzz.Range{Lo: 0, Hi: all}) || w.Line.Hi != all/2+1 {
				t.Fatalf("all nectar is %+v, what is left %+v", w.Total, w.Left)
			}
		}
		acts, err := promise.Propose(s, setup.Seats, r)
		if err != nil {
			t.Fatal(err)
		}
		s.Step(acts)
	}
	if carried == 0 {
		t.Error("nobody was ever known to carry nectar: nothing was tried")
	}
	if v := s.View(0); v.Forget() != v {
		t.Error("the end is forgotten")
	}
}
