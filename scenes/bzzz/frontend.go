package bzzz

import (
	"errors"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/play"
)

// FrontEnd is what Bzzz offers to the menus.
func FrontEnd() *play.FrontEnd {
	return &play.FrontEnd{
		Info: &game.Game.Info, Look: ownLook, Levels: Levels, Ready: true,
		New:     play.Opens(open),
		Lesson:  &firstGame,
		Minutes: minutes,
		Check:   check,
		Open:    openReplay,

		Illustrate: meadow.Illustrate, IllustrationHeight: meadow.IllustrationHeight,
		Shot: shot,
	}
}

// shot is the scene after so many steps, with computer players in the places
// of persons, who then get them back; a negative number means the end. When a
// person's bee was in a skirmish in the last step, that is what is seen. Nothing
// goes on from there.
func shot(k *play.App, start play.Start, step int) (scenes.Scene, error) {
	s, err := open(k, start)
	if err != nil {
		return nil, err
	}
	var before *game.View
	if err := s.seats.Rehearse(step, func() { before = s.m.View(s.eyes) }); err != nil {
		return nil, err
	}
	s.holder = s.m.View(-1).Current
	s.look()
	if err := s.log.rebuild(s); err != nil {
		return nil, err
	}
	s.v = s.m.View(s.eyes)
	s.stage.follow(s.v, true)
	s.panel.forget()
	s.hands.newTurn(s)
	if s.posed = true; step > 0 && draws(s.v.Events) > 0 {
		if f := newFight(s, before, s.v); f.near {
			s.fight = f
		}
	}
	return s, nil
}

// minutesARound is how long a round takes about, with computer players.
const minutesARound = 0.27

// minutes is about how long a match takes.
func minutes(s rules.Setup) int {
	rounds := game.Game.Int(s, "turns") / game.Players
	return max(1, int(minutesARound*float64(rounds)+0.5))
}

// check says why options that are right each for itself do not go together.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err == nil || !errors.As(err, &e) {
		return words.Text{}
	}
	n := func(key string) int { return game.Game.Int(s, key) }
	switch {
	case e.Field == "flowers":
		return words.Old("bzzz.setup.room", "cells", n("cells"), "n", n("cells")*n("cells")/4-game.ZoneSide*game.ZoneSide)
	case e.Field == "start" && n("start") < n("cost"):
		return words.Old("bzzz.setup.poor", "n", n("cost"))
	case e.Field == "start":
		return words.Old("bzzz.setup.rich", "n", n("flowers")*n("nectar")/2)
	}
	return words.Text{}
}
