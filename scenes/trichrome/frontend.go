package trichrome

import (
	"context"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
)

// FrontEnd is what Trichrome offers to the menus.
func FrontEnd() *kit.FrontEnd {
	return &kit.FrontEnd{
		Info: &game.Game.Info, Levels: Levels, Ready: true,
		New:     kit.Opens(open),
		Lesson:  &lesson,
		Minutes: minutes,
		Open:    openReplay,
		Tools: []kit.Tool{{
			Name: kit.Text{Key: "trichrome.keys.open"}, Icon: "icons/keyboard",
			Open: func(k *kit.Kit, behind scenes.Scene) scenes.Scene { return newKeyTest(k, behind) },
		}},
		Illustrate:         illustrate,
		IllustrationHeight: illustrationHeight,
		Shot:               shot,
	}
}

// shot is the scene after so many steps, with computer players in the places
// of persons, who then get them back; a negative number means the end.
func shot(k *kit.Kit, start kit.Start, step int) (scenes.Scene, error) {
	s, err := open(k, start)
	if err != nil {
		return nil, err
	}
	var players [game.Players]match.Player[game.Dir, *game.View]
	for p := range s.chair {
		level := s.chair[p].Level
		if level == "" {
			level = Levels[1]
		}
		players[p] = newPlayer(level, ai.Seed(start.Setup.Seed, rules.Seat(p)))
		s.m.Stand(rules.Seat(p)) // asked inline, so that a picture is always the same
	}
	for s.m.Result() == nil && (step < 0 || s.m.Steps() < step) {
		for p := range rules.Seat(game.Players) {
			if !s.m.Waiting().Has(p) {
				continue
			}
			d, err := players[p].Choose(context.Background(), s.m.View(p))
			if err != nil {
				return nil, err
			}
			if err := s.m.Submit(p, d); err != nil {
				return nil, err
			}
		}
		s.m.Tick()
	}
	for p := range s.chair {
		s.seats.Sit(rules.Seat(p))
	}
	if err := s.recall(); err != nil {
		return nil, err
	}
	s.again, s.posed = 0, true
	s.stage.dress(s)
	if s.card.up {
		s.card.at, s.card.rested = s.card.end(), coinTicks
	}
	return s, nil
}

// minutesARound is how long a round takes about, the card after it included.
const minutesARound = 0.55

// minutes is about how long a match takes.
func minutes(s rules.Setup) int {
	return max(1, int(minutesARound*float64(game.Game.Int(s, "rounds"))+0.5))
}
