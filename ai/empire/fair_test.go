package empire

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// order is the results of games of equal players: the share of the first places of the first player,
// the second, and so on; the share of the winner of the bid; and the bids paid.
type order struct {
	turn        []float64
	bidder, bid float64
}

func (o order) String() string {
	text := "the first places in the order of turns"
	for _, n := range o.turn {
		text += fmt.Sprintf(" %.1f", 100*n)
	}
	return text + fmt.Sprintf(" %%; who wins the bid takes %.1f %% for %.2f coins", 100*o.bidder, o.bid)
}

// inOrder plays n games of equal, modified players.
func inOrder(tb testing.TB, l ai.Level, seats, n int, change func(seat int, p *Player)) order {
	o := order{turn: make([]float64, seats)}
	for i := range n {
		setup := rules.Setup{Seats: seats, Seed: uint64(i) + 1}
		players := make([]*Player, seats)
		for p := range players {
			players[p] = New(l, ai.Seed(setup.Seed, rules.Seat(p)))
			change((p+i)%seats, players[p])
		}
		s, err := empire.New(setup)
		if err != nil {
			tb.Fatal(err)
		}
		acts := make([]empire.Action, seats)
		bidder := empire.Nobody
		for s.Result() == nil {
			clear(acts)
			for p := range players {
				if seat := rules.Seat(p); s.Acting().Has(seat) {
					if acts[p], err = players[p].Choose(tb.Context(), s.View(seat)); err != nil {
						tb.Fatal(err)
					}
				}
			}
			bidding := s.Phase == empire.PhaseBid
			s.Step(acts)
			if bidding {
				bidder = empire.Side(s.Acting().First())
				o.bid += float64(acts[bidder].N) / float64(n)
			}
		}
		winners := 0.0
		for _, rank := range s.Result().Ranks {
			if rank == 1 {
				winners++
			}
		}
		for p, rank := range s.Result().Ranks {
			if rank != 1 {
				continue
			}
			o.turn[(p-int(s.First)+seats)%seats] += 1 / winners / float64(n)
			if empire.Side(p) == bidder {
				o.bidder += 1 / winners / float64(n)
			}
		}
	}
	return o
}

// TestWhoBegins prints the figures of docs/empire.md about beginning, with LUDOTHEQUE_FIGURES=games.
func TestWhoBegins(t *testing.T) {
	n, err := strconv.Atoi(os.Getenv("LUDOTHEQUE_FIGURES"))
	if err != nil {
		t.Skip("set LUDOTHEQUE_FIGURES to a number of games")
	}
	for _, l := range Levels {
		if only := os.Getenv("LUDOTHEQUE_LEVEL"); only != "" && only != string(l) {
			continue
		}
		for _, seats := range []int{2, 3, 4, 5} {
			none := inOrder(t, l, seats, n, func(_ int, p *Player) { p.most = 0 })
			t.Logf("%s, %d seats, %d games without bids: %v", l, seats, n, none)
			bids := inOrder(t, l, seats, n, func(int, *Player) {})
			t.Logf("%s, %d seats, %d games with bids: %v", l, seats, n, bids)
			if !New(l, 1).waits {
				continue
			}
			for coins := 1; coins <= forLast[seats]; coins++ {
				paid := inOrder(t, l, seats, n, func(seat int, p *Player) {
					if p.most = 0; seat == 0 {
						p.most = coins
					}
				})
				t.Logf("%s, %d seats, %d games, one pays %d: %v", l, seats, n, coins, paid)
			}
		}
	}
}
