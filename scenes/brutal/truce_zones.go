package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/ui"
)

// zoneLook is what a zone is painted from: what is known, and by whom.
type zoneLook struct {
	v    *game.View
	eyes rules.Seat
	// hot is the cup that has the focus, over the zone that the carried cup is
	// over.
	hot, over int
	// orders reports whether the orders are being given; moved are the fighters that are shown moving
	// in a reveal.
	orders bool
	moved  []game.Event
}

// zone is a zone as the viewer may know it.
func (s *truce) zone(l zoneLook, z int) {
	f, zone := &s.frame.Zones[z], &l.v.Zones[z]
	f.Shake = s.carry.shake[z]
	keeps := s.ownCups(&l, z)
	for p := range rules.Seat(game.Players) {
		if p == l.v.Seat {
			continue
		}
		for i := range zone.Sides[p].Count {
			f.Cups = append(f.Cups, shadow(p, shadowsBefore(l.v, p, z)+i))
		}
	}
	if !zone.Contested() {
		f.Held, f.Owner, f.Fresh = true, zone.Owner, 0
		spare := zone.Sides[zone.Owner].Count - 1
		switch {
		case !l.orders, zone.Owner != l.v.Seat && spare == 0:
			f.HeldText = s.k.Say(words.BrutalHeld(zone.Owner.Letter()))
		case zone.Owner != l.v.Seat:
			f.HeldText = s.k.Say(words.BrutalTruceSpare(spare, zone.Owner.Letter()))
		case spare > s.leaving(&l, z) || keeps == noCup:
			f.HeldText = s.k.Say(words.BrutalTruceSpare(spare-s.leaving(&l, z), zone.Owner.Letter()))
		default:
			f.HeldText = s.keeps(z, board.Who{Seat: l.eyes, N: keeps})
		}
		s.guard(&l, z)
		return
	}
	s.figures(&l, z)
	if l.orders && l.v.Own() != nil {
		s.comers(&l, z)
	}
}

// keeps names the students who stay in a zone that is held, again only after a change.
func (s *truce) keeps(z int, who board.Who) string {
	k := &s.kept[z]
	if now := (keeper{who, s.k.Words.Language(), k.said}); *k != now || k.said == "" {
		now.said = s.k.Say(words.BrutalTruceKeeps(who.Seat.Letter(), history.Name(who.Seat, who.N)))
		*k = now
	}
	return k.said
}

// keeper is the student who stays in a zone, with the sentence about it.
type keeper struct {
	board.Who
	lang, said string
}

// ownCups returns the cups of the viewer in a zone; keeps is one who stays, or
// noCup.
func (s *truce) ownCups(l *zoneLook, z int) (keeps int) {
	keeps = noCup
	own := l.v.Own()
	if own == nil {
		return keeps
	}
	f, d := &s.frame.Zones[z], &s.drafts[l.eyes&1]
	for n := range own {
		if own[n].Zone != z || own[n].ECTS <= 0 {
			continue
		}
		c := cup(l.eyes, n, own[n].Strategy)
		c.Sign, c.Hot = true, n == l.hot
		c.Bar, c.Share = true, left(&own[n])
		c.Ticked = l.orders && s.carry.who == noCup && s.carry.with[n]
		if l.orders && d.orderOf(n) != nil || s.carry.holds(n) || l.goes(n) {
			c.Posture, c.Sign = board.Leaving, false
		} else {
			keeps = n
		}
		if l.v.Zones[z].Sides[l.v.Seat].Count > fewNames && !c.Hot {
			c.Name = "" // names would lie on each other
		}
		f.Cups = append(f.Cups, c)
	}
	return keeps
}

// guard is what the holder of a zone has there, and what orders leave of it.
func (s *truce) guard(l *zoneLook, z int) {
	f, zone := &s.frame.Zones[z], &l.v.Zones[z]
	tag := &f.Left
	if zone.Owner != 0 {
		tag = &f.Right
	}
	there := zone.Sides[zone.Owner].ECTS
	*tag = board.Tag{Show: true, Seat: zone.Owner, Sign: true, Figure: ui.Digits(there)}
	if !l.orders || zone.Owner != l.v.Seat {
		return
	}
	goes := 0
	for _, o := range s.drafts[l.eyes&1].orders {
		if who := &l.v.Own()[o.Fighter]; who.Zone == z {
			goes += who.ECTS
		}
	}
	if goes > 0 {
		tag.To = ui.Digits(there - goes)
	}
}

// figures are a contested zone's front and sums, and what they were before.
func (s *truce) figures(l *zoneLook, z int) {
	f, zone := &s.frame.Zones[z], &l.v.Zones[z]
	f.Share, f.Was = share(zone.Sides[0].ECTS, zone.Sides[1].ECTS), s.melee.stage.front[z]
	f.Moved = f.Was > 0
	f.Lit = s.carry.who != noCup && l.over == z
	f.Left = board.Tag{Show: true, Sign: true, Figure: ui.Digits(zone.Sides[0].ECTS)}
	f.Right = board.Tag{Show: true, Seat: 1, Sign: true, Figure: ui.Digits(zone.Sides[1].ECTS)}
	for p := range zone.Start {
		before, lost := zone.Start[p].ECTS, zone.Start[p].ECTS-zone.Sides[p].ECTS
		f.Notes[p] = board.Note{Seat: rules.Seat(p), Sign: true, Text: s.k.Say(words.BrutalTruceBefore(before))}
		if lost > 0 {
			f.Notes[p].Strong = minus(lost)
		} else if lost < 0 {
			f.Notes[p].Strong = plus(-lost)
		}
	}
}

// comers are those whom orders bring to a zone, with the carried cups.
func (s *truce) comers(l *zoneLook, z int) {
	f, own := &s.frame.Zones[z], l.v.Own()
	tag := &f.Left
	if l.eyes != 0 {
		tag = &f.Right
	}
	come := s.coming(z)
	for n := range own {
		if !f.Lit || !s.carry.holds(n) {
			continue
		}
		come += own[n].ECTS
		tag.Look = board.AccentTag
		c := cup(l.eyes, n, own[n].Strategy)
		c.Posture = board.Ghost
		f.Cups = append(f.Cups, c)
	}
	note := board.Note{Seat: l.eyes, Sign: true, Text: s.k.Say(words.BrutalTruceOdds(s.odds.before[z])), Short: s.k.Say(words.BrutalPercent(s.odds.before[z]))}
	if s.odds.after[z] != s.odds.before[z] {
		after := s.k.Say(words.BrutalPercent(s.odds.after[z]))
		if note.To = after; s.g.P.TextScale > 1.1 {
			note.Short, note.To = after, "" // large letters have no room for both
		}
	}
	f.Notes[l.eyes] = note
	if come > 0 {
		tag.To = ui.Digits(l.v.Zones[z].Sides[l.eyes].ECTS + come)
	}
}

// coming returns how many ECTS the orders laid so far bring to a zone, without the
// carried cups.
func (s *truce) coming(z int) int {
	sum := 0
	for _, o := range s.draft().orders {
		if o.To == z && !s.carry.holds(o.Fighter) {
			sum += s.on.View.Own()[o.Fighter].ECTS
		}
	}
	return sum
}

// goes reports whether a fighter of one's own is seen to leave in a reveal.
func (l *zoneLook) goes(n int) bool {
	for i := range l.moved {
		if e := &l.moved[i]; e.What == game.EventArrived && e.Seat == l.eyes && e.Fighter == n {
			return true
		}
	}
	return false
}

// leaving returns how many have orders to leave a zone.
func (s *truce) leaving(l *zoneLook, z int) int {
	n := 0
	for _, o := range s.drafts[l.eyes&1].orders {
		if l.v.Own()[o.Fighter].Zone == z {
			n++
		}
	}
	return n
}

// shadowsBefore numbers the silhouettes, so that none is there twice.
func shadowsBefore(v *game.View, p rules.Seat, z int) int {
	n := 0
	for i := range z {
		n += v.Zones[i].Sides[p].Count
	}
	return n
}

// slim returns how many times narrower than usual the arrows of this many orders of one
// side are.
func slim(n int) float32 { return max(0.5, min(1, 1-0.17*float32(n-2))) }
