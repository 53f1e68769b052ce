package empire

import (
	"errors"

	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// FrontEnd is what Huit minutes offers to the menus.
func FrontEnd() *play.FrontEnd {
	return &play.FrontEnd{
		Info: &game.Game.Info, Look: ownLook, Levels: Levels, Ready: true,
		New:     play.Opens(open),
		Lesson:  &firstGame,
		Minutes: minutes,
		Check:   check,
		Open:    openReplay,

		Illustrate: illustrate, IllustrationHeight: illustrationHeight,
		Shot: shot,
	}
}

// minutes is about how long a match takes: eight minutes a game, a little less
// for two.
func minutes(s rules.Setup) int { return 8 * max(1, game.Game.Int(s, "games")) }

// check says why options that are right each for itself do not go together.
func check(s rules.Setup) kit.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err == nil || !errors.As(err, &e) {
		return kit.Text{}
	}
	if e.Field == "games" {
		return kit.Text{Key: "empire.setup.games"}
	}
	return kit.Text{Key: "empire.setup.mode"}
}

// shot is the scene after so many steps, with computer players in the places of
// persons, who then get them back; a negative number means the end. When the
// automaton decided something in the last step, its reasons are what is seen.
// Nothing goes on from there.
func shot(k *play.App, start play.Start, step int) (scenes.Scene, error) {
	s, err := open(k, start)
	if err != nil {
		return nil, err
	}
	before, story := s.v, s.story
	tell := func(v *game.View) {
		switch {
		case v.Phase == game.PhaseAuto || v.Phase == game.PhaseChoose:
			if len(v.Events) > 0 && v.Events[0].Kind == game.Drawn {
				story.draw(v)
			}
		case v.Phase == game.PhaseTake:
			story.close()
		}
	}
	if err := s.seats.Rehearse(step, func() { before = s.m.View(s.eyes); tell(before) }); err != nil {
		return nil, err
	}
	s.v = s.m.View(s.eyes)
	tell(s.v)
	s.story = story
	s.story.age = 1000
	if err := s.log.rebuild(s); err != nil {
		return nil, err
	}
	told := false
	for i := range s.v.Events {
		if e := &s.v.Events[i]; e.Reason != nil {
			s.story.reason, s.story.turn, told = e.Reason, true, true
			s.story.laid = s.story.strips()
		}
	}
	if told && s.v.Phase == game.PhaseTake {
		s.story.close() // the person's turn has begun
	} else if told && s.v.Phase != game.PhaseChoose && s.v.Over == nil {
		after := s.v
		s.v = before
		s.story.after, s.story.card, s.story.at = after, before.Card, 1000
	}
	s.holder = s.m.Waiting().First()
	s.look()
	s.sums.follow(s.v, true)
	s.refresh()
	if s.v.Over != nil {
		s.audit.begin(s, before, s.v)
		s.audit.age = 1000
	}
	s.posed = true
	return s, nil
}
