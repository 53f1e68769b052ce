package empire

import (
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
)

// pose makes the picture of the map.
func (s *Scene) pose() {
	f, v, h := &s.frame, s.v, &s.hands
	pointed := f.Pointed
	*f = atlas.Frame{Plan: s.plan, Names: &s.names, Grounds: &v.Grounds, Under: game.NoRegion, From: game.NoRegion,
		Effects: s.motion, Tick: f.Tick + 1, Still: s.still(), Pointed: pointed}
	for c := range f.Continents {
		f.Continents[c] = v.ContinentHolder(game.Continent(c))
	}
	for r := range f.Power {
		f.Power[r] = -1
		if side := v.Grounds[r].Holder(); side >= 0 && side < game.MostSeats {
			f.Power[r] = int8(lead(&v.Board, side, game.Region(r)))
		}
	}
	switch {
	case s.story.telling():
		s.poseStory()
	case s.tied():
		s.poseStory()
		f.Pulse, f.Under = v.Choice.Among, h.region
		f.GhostSide, f.GhostCity = game.Automaton, v.Choice.What == game.WhatCity
		if v.Choice.What == game.WhatPlace || v.Choice.What == game.WhatCity || v.Choice.What == game.WhatTo {
			f.Ghosts = v.Choice.Among
		}
		if s.mine() && !s.modal() {
			s.poseAnswers()
		}
	case s.mine():
		f.Plus, f.From = h.plus, h.from
		if v.Phase != game.PhaseTake && h.at == onMap {
			f.Under = h.region
		}
		if s.advice.known && s.advice.step == s.m.Steps() {
			for _, a := range s.advice.hint.Acts {
				switch a.Do {
				case game.DoPlace, game.DoMove, game.DoFound, game.DoDestroy:
					f.Pointed = f.Pointed.With(a.To)
				}
			}
		}
	}
}

// lead is the number on a held region: the military power of a solo game, else
// by how many pieces it is held.
func lead(b *game.Board, side game.Side, r game.Region) int {
	if b.Solo() {
		return b.Power(side, r)
	}
	g := &b.Grounds[r]
	most := 0
	for o := range g.Armies {
		if game.Side(o) != side {
			most = max(most, g.Pieces(game.Side(o)))
		}
	}
	return g.Pieces(side) - most
}

// poseStory lights the regions that the automaton weighs, with their numbers.
func (s *Scene) poseStory() {
	f, t := &s.frame, &s.story
	f.Dim, f.Lit = 1, t.candidates()
	kept := t.kept()
	n := 0
	for r := range t.candidates().All {
		n++
		if t.laid < 2 && t.telling() {
			continue
		}
		f.Numbers[r] = atlas.Number{N: n, Out: !kept.Has(r), Tied: s.tied() && kept.Has(r)}
	}
	if t.reason != nil && t.reason.What == game.WhatTo && s.v.Auto.From.Known() {
		f.From = s.v.Auto.From
	}
	if t.reason != nil && t.laid == t.strips() && t.reason.Chosen.Known() {
		f.Under = t.reason.Chosen
	}
}
