package brutal

import (
	"errors"

	"ludotheque/ai"
	bots "ludotheque/ai/brutal"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/play"
)

// FrontEnd is what C'est du brutal ! offers to the menus.
func FrontEnd() *play.FrontEnd {
	return &play.FrontEnd{
		Info: &game.Game.Info, Look: ownLook, Levels: Levels, Ready: true,
		New:     play.Opens(open),
		Lesson:  &firstGame,
		Minutes: func(rules.Setup) int { return minutes },
		Check:   check,
		Open:    openReplay,

		Illustrate: campus.Illustrate, IllustrationHeight: campus.IllustrationHeight,
		Gallery: gallery,
		Shot:    shot,
	}
}

// minutes is about how long a match takes: two for the set-up, one for the
// posting, and a battle of four mêlées.
const minutes = 8

// check says why options that are right each for itself do not go together: the
// two teams study different things.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err != nil && errors.As(err, &e) && e.Field == game.OptionProgrammeB {
		return words.Old("brutal.setup.same")
	}
	return words.Text{}
}

// shot is the scene after so many steps, with computer players in the places of
// persons, who then get them back and are about to decide; a negative number
// means the end. Right after a truce the reveal is seen. Nothing goes on from
// there.
func shot(k *play.App, start play.Start, step int) (scenes.Scene, error) {
	s, err := open(k, start)
	if err != nil {
		return nil, err
	}
	before := s.m.View(s.eyes)
	if err := s.seats.Rehearse(step, func() { before = s.m.View(s.eyes) }); err != nil {
		return nil, err
	}
	for p := range s.chair {
		if s.chair[p].Person() && s.holder == rules.Spectator {
			s.holder = rules.Seat(p)
		}
	}
	if err := s.catchUp(); err != nil {
		return nil, err
	}
	s.posed = true
	s.pose(before)
	return s, nil
}

// pose makes the person who looks do something, for a picture.
func (s *Scene) pose(before *game.View) {
	d := s.draft()
	switch {
	case s.page == pageSetup && s.eyes >= 0:
		s.setup.begun, s.setup.lead = true, 1
		d.picked[1], d.picked[2], d.picked[3] = true, true, true
	case s.page == pagePost && s.eyes >= 0:
		d.fill(s.v.Dialect, rules.NewRand(ai.Seed(s.seats.Start.Setup.Seed, s.eyes)))
		for n, left := game.Fighters-1, 4; n > 4 && left > 0; n-- {
			if !d.team[n].Reserve {
				d.posts[n] = game.Bench
				left--
			}
		}
	case s.page == pageTruce && s.eyes >= 0:
		d.orders = bots.Orders(s.v)
		d.unfree()
	case s.page == pageMelee && before.Phase == game.PhaseTruce && s.v.Tick == 0:
		s.stage.begin(before, true)
		s.beginReveal(before)
		s.reveal.Age = campus.RevealTicks - 20
	case s.page == pageMelee && s.v.Tick > 0:
		s.stage.begin(before, true)
		s.happened()
		s.stage.speed = 2
		for range campus.FlightTicks/2 + 5 {
			s.stage.tick(true, func(*effect) {}, func(int) {})
		}
	}
}
