package life

import (
	"bytes"
	"slices"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// bzzzLife counts a match of bzzz in turns of one's own. A turn is a chance when a bee
// could gather, bring home or hunt, or when a first bee could be laid and still pay; it is
// idle when the player then only ended it, and no bee of the player fought. An attack is a
// turn in which a bee came next to an enemy bee that it did not touch before.
func bzzzLife(record []byte) (*Report, error) {
	p, err := match.OpenReplay(bzzz.Game, bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	r := New("turn", p.Header().Setup.Seats)
	var before *bzzz.View // the board when the turn began
	acted, useful := false, false
	for at := range p.Len() {
		v := p.State(at).Open()
		seat, turn := v.Current, float64(v.OwnTurn(v.Current))
		if before == nil || before.Turn != v.Turn {
			before, acted, useful = v, false, bzzzUseful(v)
			r.Length = turn
		}
		_, acts := p.Acts(at)
		if len(acts) == 1 && acts[0].Do == bzzz.End {
			for _, victim := range bzzzAttacked(before, v) {
				r.Seats[seat].Attacks[victim]++
			}
		}
		fought := false
		for _, e := range p.State(at + 1).Open().Events {
			switch e.What {
			case bzzz.EventLaid:
				r.Act(int(seat), "lay "+e.Kind.String(), turn)
				acted = true
			case bzzz.EventMoved:
				r.Act(int(seat), "move", turn)
				acted = true
			case bzzz.EventForaged:
				r.Act(int(seat), "forage", turn)
				acted = true
			case bzzz.EventStored:
				r.Act(int(seat), "unload", turn)
			case bzzz.EventDraw:
				fought = true
			case bzzz.EventKO:
				r.Happened("knock-out", turn)
			}
		}
		if fought {
			r.Act(int(seat), "skirmish", turn)
			r.Happened("skirmish", turn)
			acted = true
		}
		over := at+1 == p.Len() || p.State(at+1).Open().Turn != v.Turn
		if over && useful {
			r.Seats[seat].Chances++
			if !acted {
				r.Seats[seat].Idle++
			}
		}
	}
	return r, nil
}

// bzzzPays is how many turns of one's own a first bee needs at least to bring home more
// than it costs.
const bzzzPays = 10

// bzzzUseful says whether the player whose turn begins can do something of use, by what
// there truly is.
func bzzzUseful(v *bzzz.View) bool {
	nectar := slices.ContainsFunc(v.Flowers, func(f bzzz.Flower) bool { return f.Nectar.Hi > 0 })
	prey := slices.ContainsFunc(v.Bees, func(b bzzz.Bee) bool {
		return b.Owner != v.Current && !b.KO() && v.Zone(b.X, b.Y) != b.Owner
	})
	bees := 0
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner != v.Current {
			continue
		}
		bees++
		load := b.Nectar.Hi
		switch {
		case b.KO():
		case b.Kind == bzzz.Drone && prey,
			b.Kind != bzzz.Drone && nectar && load < b.Kind.Capacity(),
			load > 0 && v.Zone(b.X, b.Y) != v.Current:
			return true
		}
	}
	left := v.Params.Turns/bzzz.Players - v.OwnTurn(v.Current) + 1
	return bees == 0 && nectar && v.Stocks[v.Current].Hi >= v.Params.Cost && left >= bzzzPays
}

// bzzzAttacked lists the seats next to whose bees one of the current player's has come
// since the turn began.
func bzzzAttacked(before, now *bzzz.View) []rules.Seat {
	var victims []rules.Seat
	for _, f := range now.Fights() {
		if now.Bees[f.Bee].Owner != now.Current {
			continue
		}
		for _, foe := range f.Foes {
			owner := now.Bees[foe].Owner
			touched := false
			if f.Bee < len(before.Bees) {
				a, b := &before.Bees[f.Bee], &before.Bees[foe]
				touched = bzzz.Chebyshev(a.X, a.Y, b.X, b.Y) <= 1
			}
			if !touched && !slices.Contains(victims, owner) {
				victims = append(victims, owner)
			}
		}
	}
	return victims
}
