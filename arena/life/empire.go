package life

import (
	"bytes"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// empireLife counts a match of empire in turns of one's own. A turn is a chance when the
// card that was taken could be used, and idle when nothing was done with it. Besides what
// the cards do it counts points of a card that were left though they could be used,
// coins that were left at the end though a dearer card would have brought more points
// than it cost, regions and continents that were taken, and armies and regions that one
// side took from another.
func empireLife(record []byte) (*Report, error) {
	p, err := match.OpenReplay(empire.Game, bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	r := New("turn", p.Header().Setup.Seats)
	t := empireTurns{report: r, missed: make([][]int, len(r.Seats))}
	for at := range p.Len() {
		acting, acts := p.Acts(at)
		was, is := &p.State(at).Board, &p.State(at+1).Board
		i := 0
		for seat := range acting.All() {
			t.act(was, seat, acts[i])
			i++
		}
		t.changed(was, is)
	}
	t.end(&p.State(p.Len()).Board)
	return r, nil
}

// empireTurns follows a match turn by turn.
type empireTurns struct {
	report *Report
	// useful says that the card of this turn could be used, acted that it was.
	useful, acted bool
	// missed is by how much dearer a better card was than the one taken, for each seat
	// and turn in which there was one that could be paid.
	missed [][]int
}

// act notes what a seat does.
func (t *empireTurns) act(b *empire.Board, seat rules.Seat, a empire.Action) {
	r, side := t.report, empire.Side(seat)
	turn := empireTurn(b)
	switch a.Do {
	case empire.DoTake:
		t.useful, t.acted = false, false
		r.Length = max(r.Length, turn)
		t.took(b, seat, a.N)
		if empire.Prices[a.N] > 0 {
			r.Act(int(seat), "pay", turn)
		}
	case empire.DoPlace, empire.DoMove, empire.DoFound, empire.DoDestroy:
		t.useful, t.acted = true, true
		r.Act(int(seat), map[empire.Do]string{empire.DoPlace: "place", empire.DoMove: "move", empire.DoFound: "found", empire.DoDestroy: "destroy"}[a.Do], turn)
		if a.Do == empire.DoDestroy {
			r.Happened("destroyed army", turn)
			if of := a.N; of < len(r.Seats) && empire.Side(of) != side {
				r.Seats[seat].Attacks[of]++
			}
		}
	case empire.DoDone:
		left := 0
		if legal := b.Legal(seat, nil); len(legal) > 1 {
			t.useful = true
			for i := range b.Card.Face().Acts {
				left = max(left, b.Left(i))
			}
		}
		if left > 0 {
			r.Seats[seat].Acts["points left"] += left
		}
		if t.useful {
			r.Seats[seat].Chances++
			if !t.acted {
				r.Seats[seat].Idle++
			}
		}
	}
}

// took notes whether a dearer card would have brought more by its good than it cost.
func (t *empireTurns) took(b *empire.Board, seat rules.Seat, taken int) {
	side := empire.Side(seat)
	gain := func(i int) int {
		stock := b.Stock(side)
		_, now := stock.Settle()
		stock.Add(b.Row[i].Face().Good, b.Row[i].Face().Count)
		_, then := stock.Settle()
		return then - now
	}
	best := 0
	for i, c := range b.Row {
		more := empire.Prices[i] - empire.Prices[taken]
		if c == 0 || more <= 0 || empire.Prices[i] > b.Players[side].Coins || gain(i)-gain(taken) <= more {
			continue
		}
		if best == 0 || more < best {
			best = more
		}
	}
	if best > 0 {
		t.missed[seat] = append(t.missed[seat], best)
	}
}

// changed notes regions and continents that changed hands in a step.
func (t *empireTurns) changed(was, is *empire.Board) {
	r, turn := t.report, empireTurn(was)
	for n := range empire.Region(empire.RegionCount) {
		old, now := was.Grounds[n].Holder(), is.Grounds[n].Holder()
		if old == now {
			continue
		}
		seat := int(now)
		if now >= 0 && seat < len(r.Seats) {
			r.Seats[seat].Acts["region"]++
		}
		if by := int(was.Current); old >= 0 && old < empire.MostSeats && empire.Side(by) != old {
			r.Happened("lost region", turn)
			if by < len(r.Seats) && int(old) < len(r.Seats) {
				r.Seats[by].Attacks[old]++
			}
		}
	}
	for c := range empire.Continent(empire.ContinentCount) {
		if now := is.ContinentHolder(c); now != was.ContinentHolder(c) && now >= 0 && int(now) < len(r.Seats) {
			r.Seats[now].Acts["continent"]++
		}
	}
}

// end notes the coins that are left.
func (t *empireTurns) end(b *empire.Board) {
	for seat := range t.report.Seats {
		coins, acts := b.Players[seat].Coins, t.report.Seats[seat].Acts
		if coins > 0 {
			acts["coins left"] = coins
		}
		for _, more := range t.missed[seat] {
			if more > coins {
				continue
			}
			coins -= more
			acts["better card missed"]++
		}
	}
}

// empireTurn counts each seat's own turns, from 1.
func empireTurn(b *empire.Board) float64 {
	sides := b.Seats
	if b.Solo() {
		sides = 2
	}
	return float64(b.Turn/sides + 1)
}
