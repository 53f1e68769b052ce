package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
)

// kinds and strategies are in the order of the rules on both sides.
func kindOf(n int) campus.Kind { return campus.Kind(game.RankOf(n)) }

// motifOf is the motif that tells a fighter apart.
func motifOf(n int) campus.Motif { return campus.Motif((n*5 + 1) % int(campus.Motifs)) }

// cup is a fighter as it is shown, standing.
func cup(seat rules.Seat, n int, st game.Strategy) campus.Cup {
	return campus.Cup{
		Who: campus.Who{Seat: seat, N: n}, Kind: kindOf(n), Motif: motifOf(n), Strategy: campus.Strategy(st % game.Strategies),
		Name: name(seat, n),
	}
}

// shadow is one of the other side of whom nothing is known: the i-th of a zone.
func shadow(seat rules.Seat, i int) campus.Cup {
	return campus.Cup{Who: campus.Who{Seat: seat, N: i % game.Fighters}, Kind: campus.Student, Silhouette: true}
}

// clear makes the zones of the frame empty of everything but their names.
func (s *Scene) clearZones() {
	f := &s.frame
	for z := range f.Zones {
		cups, effects := f.Zones[z].Cups[:0], f.Zones[z].Effects[:0]
		f.Zones[z] = campus.Zone{Name: s.zone(z), Short: s.word(shortZoneKeys[z]), Cups: cups, Effects: effects}
	}
	f.Hand, f.Orders = nil, f.Orders[:0]
	f.Tick, f.Still, f.Names = s.tick, s.still, true
}

// figures are the means of a group, in whole ECTS, for a plinth.
func whole(x int) int { return (x + game.Rolls/2) / game.Rolls }

// card is a side's paper with what is the same on all pages.
func (s *Scene) cardOf(p rules.Seat) campus.Card {
	c := campus.Card{Seat: p, Title: s.team(p), Crest: campus.Crests[s.v.Programmes[p]%game.Programmes]}
	c.Sub = s.who(p)
	if s.people() == 1 && s.person(p) {
		c.Sub = s.k.T("seat.player", "letter", p.Letter())
	}
	return c
}
