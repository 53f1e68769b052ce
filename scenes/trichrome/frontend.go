package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// FrontEnd is what Trichrome offers to the menus.
func FrontEnd() *play.FrontEnd {
	return &play.FrontEnd{
		Info: &game.Game.Info, Look: ownLook, Levels: Levels, Ready: true,
		New:     play.Opens(open),
		Lesson:  &firstGame,
		Minutes: minutes,
		Open:    openReplay,
		Tools: []play.Tool{{
			Name: words.TrichromeKeysOpen(), Icon: "icons/keyboard",
			Open: func(k *play.App, behind scenes.Scene) scenes.Scene { return newKeyTest(k, behind) },
		}},
		Illustrate:         illustrate,
		IllustrationHeight: illustrationHeight,
		Shot:               shot,
	}
}

// shot is the scene after so many steps, with computer players in the places
// of persons, who then get them back; a negative number means the end.
func shot(k *play.App, start play.Start, step int) (scenes.Scene, error) {
	s, err := open(k, start)
	if err != nil {
		return nil, err
	}
	if err := s.seats.Rehearse(step, func() {}); err != nil {
		return nil, err
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
