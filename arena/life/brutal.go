package life

import (
	"bytes"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// brutalLife counts a match of brutal in truces, from 1. A truce is a chance where orders
// can be given, and idle where none are. What happens in a mêlée belongs to the truce that
// follows it. A zone to which a truce sends a student is attacked, since the other side
// stands there.
func brutalLife(record []byte) (*Report, error) {
	p, err := match.OpenReplay(brutal.Game, bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	r := New("truce", p.Header().Setup.Seats)
	for at := range p.Len() {
		before, after := p.View(at, rules.Spectator), p.View(at+1, rules.Spectator)
		switch before.Phase {
		case brutal.PhaseTruce:
			r.Length = float64(before.Melee)
			acting, acts := p.Acts(at)
			for seat := range acting.All() {
				brutalTruce(r, p.View(at, seat), acts[seat].Orders)
			}
		case brutal.PhaseMelee:
			brutalTick(r, before, after)
		}
	}
	return r, nil
}

// brutalTruce counts the orders that the seat of a view gave in a truce.
func brutalTruce(r *Report, v *brutal.View, orders []brutal.Order) {
	seat, unit := int(v.Seat), float64(v.Melee)
	if len(v.Free(nil)) > 0 {
		r.Seats[seat].Chances++
		if len(orders) == 0 {
			r.Seats[seat].Idle++
		}
	}
	var attacked [brutal.Zones]bool
	for _, o := range orders {
		f := &v.Own()[o.Fighter]
		if f.Zone == brutal.Bench {
			r.Act(seat, "reservist sent", unit)
		} else {
			r.Act(seat, "fighter moved", unit)
		}
		if o.Strategy != f.Strategy {
			r.Act(seat, "strategy changed", unit)
		}
		if !attacked[o.To] {
			attacked[o.To] = true
			r.Act(seat, "zone attacked", unit)
			r.Seats[seat].Attacks[1-seat]++
		}
	}
}

// brutalTick counts a tick of a mêlée.
func brutalTick(r *Report, before, after *brutal.View) {
	unit := float64(after.Melee)
	if before.Tick == 0 {
		for range before.Contested() {
			r.Happened("zone fought for", unit)
		}
	}
	for i := range after.Events {
		switch e := &after.Events[i]; e.What {
		case brutal.EventFell:
			r.Happened("fighter fell", unit)
		case brutal.EventHeld:
			r.Happened("zone won", unit)
			r.Seats[e.Seat].Acts["zone won"]++ // by the students who stand there, not by a decision
		}
	}
	if after.Phase == brutal.PhaseMelee {
		return
	}
	for _, z := range before.Contested() {
		zone := &after.Zones[z]
		was, is := zone.Start[0].ECTS-zone.Start[1].ECTS, zone.Sides[0].ECTS-zone.Sides[1].ECTS
		if was < 0 && is > 0 || was > 0 && is < 0 {
			r.Happened("zone turned", unit) // who was behind when the mêlée began is ahead
		}
	}
}
