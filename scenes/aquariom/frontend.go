package aquariom

import (
	"errors"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/tank"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// FrontEnd is what Aquar.iom offers to the menus.
func FrontEnd() *play.FrontEnd {
	return &play.FrontEnd{
		Info: &game.Game.Info, Look: ownLook, Levels: Levels, Ready: true,
		New:                play.Opens(open),
		Lesson:             &firstGame,
		Minutes:            minutes,
		Check:              check,
		Open:               openReplay,
		Illustrate:         illustrate,
		IllustrationHeight: illustrationHeight,
		Gallery:            tank.Gallery,
		Tools:              []play.Tool{network},
		Watch:              func(k *play.App, address string) scenes.Scene { return Watch(k, address) },
		Join:               func(k *play.App, address, nick string) scenes.Scene { return Join(k, address, nick) },
		Shot:               shot,
	}
}

// shot is the scene after so many turns, with computer players in the places of
// persons, who then get them back; a negative number means the end.
func shot(k *play.App, start play.Start, step int) (scenes.Scene, error) {
	s, err := open(k, start)
	if err != nil {
		return nil, err
	}
	var before *game.View
	if err := s.seats.Rehearse(step, func() { before = s.m.View(rules.Spectator) }); err != nil {
		return nil, err
	}
	if err := s.recall(); err != nil {
		return nil, err
	}
	s.again, s.posed = 0, true
	if before != nil {
		s.shoal.enter(before)
		s.shoal.step(s.m.View(rules.Spectator))
		s.dress()
	}
	s.pose()
	return s, nil
}

// minutes is about how long a match takes.
func minutes(s rules.Setup) int {
	m, err := game.FindMap(game.Game.Value(s, game.OptionMap))
	if err != nil {
		return 0
	}
	turns := game.Game.Int(s, game.OptionTurns)
	if turns == 0 {
		turns = m.Turns
	}
	return max(1, (turns*game.Game.Int(s, game.OptionTurn)+30_000)/60_000)
}

// check says why options that are right each for itself do not go together: a
// map bears only so many players.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err == nil || !errors.As(err, &e) || e.Field != "seats" {
		return words.Text{}
	}
	m, err := game.FindMap(game.Game.Value(s, game.OptionMap))
	if err != nil {
		return words.Text{}
	}
	return words.AquariomSetupSeats(max(game.Game.Min, m.MinPlayers), min(m.MaxPlayers, game.Game.Max))
}

// The moments of a picture, in seconds since they began.
const (
	posedBurst = 0.4
	posedMeal  = 0.07
)

// dress shows what the latest turn brought as it looks a moment later.
func (s *Scene) dress() {
	const late = 0.85
	s.seconds, s.phase = 8, late
	for i := range s.now.Events {
		e := &s.now.Events[i]
		s.moment(e)
		if e.What == game.EventExplode && s.person(e.Seat) {
			s.announce(e.Seat)
			s.stage.burst.left -= posedBurst * input.TicksPerSecond
		}
	}
	for i := range s.moments.bursts {
		s.moments.bursts[i].age = posedBurst
	}
	for i := range s.moments.meals {
		s.moments.meals[i].age = posedMeal
	}
	for i := range s.moments.necks {
		s.moments.necks[i].age = posedMeal
	}
	s.sips = s.sips[:0]
}

// pose settles what moves softly, for a picture of the present moment.
func (s *Scene) pose() {
	s.k.Begin(s.g, s.k.Env.Hands.Frame())
	s.arrange()
	s.views(s.k.Env.Hands.Frame())
	for p := range s.helms {
		if !s.person(rules.Seat(p)) || s.eaten(rules.Seat(p)) {
			continue
		}
		// As if the hand pointed to where the cells swim.
		f := s.flockOf(rules.Seat(p))
		s.helms[p].aim = s.onMap(f.x+160, f.y-40)
	}
	s.views(s.k.Env.Hands.Frame())
	s.k.End(s.g)
}
