package empire

import (
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
)

// voices is the effect of each event of the rules; "" is silent, with the
// reason. A test holds it complete.
var voices = map[game.Kind]string{
	game.Dealt:       "", // a game begins with its music
	game.NeutralPut:  "emp.army",
	game.BidsShown:   "emp.bid",
	game.FirstChosen: "", // ui.press has sounded
	game.Taken:       "emp.card",
	game.Placed:      "emp.army",
	game.Moved:       "emp.move", // or emp.sail, see sound
	game.Founded:     "emp.city",
	game.Destroyed:   "emp.destroy",
	game.Refilled:    "", // the card that was taken has sounded
	game.Drawn:       "emp.deck",
	game.Unplayable:  "ui.off",
	game.Decided:     "", // each strip has sounded: emp.rule
	game.Asked:       "emp.tie",
	game.TurnEnded:   "", // ui.turn, and only where a person has to act
	game.GameEnded:   "", // the reckoning opens: ui.page
}

// pan is where a region is heard.
func pan(r game.Region) float32 {
	if !r.Known() {
		return 0
	}
	return 0.6 * (2*float32(game.Atlas.Lands[r].X)/game.PictureW - 1)
}

// sound plays what an event sounds like.
func (s *Scene) sound(e *game.Event) {
	if s.rush && e.Kind != game.Destroyed && e.Kind != game.Asked {
		return // what is not waited for is not heard either
	}
	name := voices[e.Kind]
	other := !s.person(s.eyes) || e.Side != game.Side(s.eyes)
	switch e.Kind {
	case game.Moved:
		if !game.Atlas.Lands[e.From].Borders.Has(e.To) {
			name = "emp.sail"
		}
	case game.Taken:
		for i := range e.Price {
			s.k.PlayAt("emp.coin", 0, i, other)
		}
		if n, all := s.cardOf(); n == all {
			s.k.Play("emp.lastcard")
		}
	case game.Drawn:
		if s.v.AutoDeck == 0 {
			s.k.Play("emp.lastcard")
		}
	}
	if name != "" {
		s.k.PlayAt(name, pan(e.To), 0, other && e.Kind != game.Asked)
	}
}

// gains sounds what the map has changed for the person at the screen.
func (s *Scene) gains(before, now *game.View) {
	if s.rush || !s.person(s.eyes) || before.Game != now.Game {
		return
	}
	me := game.Side(s.eyes)
	was, is := before.Controlled(me), now.Controlled(me)
	switch {
	case is&^was != 0:
		s.k.PlayAt("emp.gain", pan((is &^ was).First()), 0, false)
	case was&^is != 0:
		s.k.PlayAt("emp.loss", pan((was &^ is).First()), 0, false)
	}
	for c := range game.Continent(game.ContinentCount) {
		if now.ContinentHolder(c) == me && before.ContinentHolder(c) != me {
			s.k.Play("emp.continent")
		}
	}
	if a, b := before.Score(me).Goods, now.Score(me).Goods; b > a {
		s.k.PlayAt("emp.goods", 0, min(3, b-1), false)
	}
}

// moves is how a piece moves for an event; ok is false when none does.
func moves(e *game.Event) (f atlas.Effect, ok bool) {
	f = atlas.Effect{Side: e.Side, From: e.From, To: e.To}
	switch e.Kind {
	case game.NeutralPut:
		f.Kind, f.Side = atlas.Put, game.Neutral
	case game.Placed:
		f.Kind = atlas.Put
	case game.Moved:
		f.Kind = atlas.Slide
	case game.Founded:
		f.Kind = atlas.Build
	case game.Destroyed:
		f.Kind, f.Side = atlas.Remove, e.Of
	default:
		return f, false
	}
	return f, true
}

// move makes a piece move as an event says.
func (s *Scene) move(e *game.Event) {
	f, ok := moves(e)
	if !ok {
		return
	}
	const most = 24
	if len(s.motion) == most {
		copy(s.motion, s.motion[1:])
		s.motion = s.motion[:most-1]
	}
	s.motion = append(s.motion, f)
}

// slide moves what moves on by so many ticks.
func (s *Scene) slide(dt float32) {
	kept := s.motion[:0]
	for _, f := range s.motion {
		if f.Age += dt; f.Age < f.Kind.Ticks() {
			kept = append(kept, f)
		}
	}
	s.motion = kept
}
