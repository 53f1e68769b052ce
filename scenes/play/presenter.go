package play

import (
	"slices"
	"time"

	"ludotheque/arena/table/timelimit"
	"ludotheque/rules"
	"ludotheque/scenes/history"
)

// presenter shows a match: it folds what happened into the history, knows whose view the
// screen shows, and keeps the face's model up to date.
type presenter[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	app   *App
	game  *Game[S, A, V]
	seats Seating[S, A, V]
	// match is what is played: the local one of seats, or remote, one that a host runs.
	match       Played[A, V]
	remote      *remote[A, V]
	unreachable bool // the host does not answer
	// covered says that the pause sheet lies over a host's match, which goes on.
	covered bool
	// guests is the table whose guests see the match, or nil.
	guests Table
	// limits holds the time limits of that table.
	limits *timelimit.Limits
	// clock returns the time of day for those limits.
	clock  func() time.Time
	screen Screen[A, V]
	face   Face
	// holder is the person who last confirmed that they have the screen.
	holder rules.Seat
	// rush: what others do is not waited for, up to the person's own turn.
	rush bool
	// showing: the lesson carried out a step for the person in the last tick.
	showing bool
	// shownFrom is the number of steps before that, and redraft brings back what the face kept then.
	shownFrom int
	redraft   func()
	// taught: the match began with a lesson, which may be over. learning: it was not yet over in the tick
	// before.
	taught, learning bool
}

// timed reports whether the game has a rate.
func (s *presenter[S, A, V]) timed() bool { return s.match.Info().RealTime() }

// fold reads everything that was played into a new history: at the start, after an undo,
// for a picture and for the results.
func (s *presenter[S, A, V]) fold() error {
	if s.remote != nil {
		h := s.game.History(s.seats.Start.Setup)
		for at := range s.remote.ownViews {
			h.Note(at, s.remote.views(at))
		}
		s.screen.History = h
		return nil
	}
	t, err := s.seats.Match.Replay()
	if err != nil {
		return err
	}
	s.screen.History = s.game.fold(t, func(at int) history.Views[V] { return s.game.views(t, at, s.seats.Start.viewer) })
	return nil
}

// note adds the latest step to the history.
func (s *presenter[S, A, V]) note() {
	m := s.match
	s.screen.History.Note(m.Steps(), func(p rules.Seat) V { return m.View(s.seats.Start.viewer(p)) })
}

// update determines whose view the screen shows, and that view.
func (s *presenter[S, A, V]) update() {
	m, on := s.match, &s.screen.Model
	on.Waiting = m.Waiting()
	next := rules.Spectator
	if m.Result() == nil {
		for p := range on.Chairs {
			if q := rules.Seat(p); next == rules.Spectator && on.Chairs.Person(q) && on.Waiting.Has(q) {
				next = q
			}
		}
	}
	looks := s.game.Eyes
	if looks == nil {
		looks = Pass[A, V]
	}
	on.Eyes, on.HandOver = looks(on, next, s.holder)
	if s.remote != nil && !s.timed() && on.Chairs.awayHere(s.remote.hello.Seat) {
		on.Eyes = s.remote.hello.Seat
	}
	if s.sharing() {
		on.Eyes, on.HandOver = rules.Spectator, false
	}
	on.To = next
	on.View, on.Steps = s.sees(on.Eyes), m.Steps()
}

// sees returns the view of a seat; at a remote screen it includes the predicted effect of
// its own input.
func (s *presenter[S, A, V]) sees(p rules.Seat) V {
	if s.remote != nil {
		return s.remote.foreseen(p)
	}
	return s.match.View(p)
}

// sharing reports whether people decide at the same time now.
func (s *presenter[S, A, V]) sharing() bool {
	f, ok := s.face.(Sharer)
	return ok && f.Shared()
}

// model updates the rest of the model, which depends on what the face shows.
func (s *presenter[S, A, V]) model() {
	m, on := s.match, &s.screen.Model
	on.Waiting = m.Waiting()
	on.Idle = !on.Posed && s.idle()
	on.Mine = on.Chairs.Person(on.Eyes) && on.Waiting.Has(on.Eyes) && !on.HandOver && !s.face.Busy()
	if on.Left = 0; on.Mine {
		on.Left = s.left()
	}
	on.CanUndo = m.Result() == nil && !s.face.Busy() && m.CanUndo() && (s.guests == nil || on.Chairs.Person(s.guests.Last())) && s.ownUndo()
	s.rush = s.rush && !on.Mine && !on.HandOver
	on.Hurried = s.rush
	on.Pace = s.pace()
}

// idle reports whether a match in real time stands still until the only person, who plays at this screen, has done
// something.
func (s *presenter[S, A, V]) idle() bool {
	f, ok := s.face.(Starter)
	return ok && s.remote == nil && s.guests == nil && s.match.Result() == nil && s.screen.People() == 1 && !s.taught && !s.seats.Start.ofLesson() && !f.Started()
}

// ownUndo reports whether the action to undo belongs to a person at this screen who has the turn, or
// will have it next, or to people who decide at the same time. No person undoes another person's move.
func (s *presenter[S, A, V]) ownUndo() bool {
	m := s.seats.Match
	if m == nil {
		return true
	}
	for p := range s.screen.Chairs {
		if c := &s.screen.Chairs[p]; c.Elsewhere && m.Undoes().Has(rules.Seat(p)) {
			return false
		}
	}
	for p := range s.screen.Chairs {
		if on := rules.Seat(p); s.screen.Chairs.Person(on) && m.MayUndo(on) {
			return true
		}
	}
	return s.sharing()
}

// pace returns the number of ticks of the show in this tick. The person's own actions are
// never slow.
func (s *presenter[S, A, V]) pace() float32 {
	p := s.app.Prefs.Speed
	switch {
	case s.timed():
		return 1
	case p == 0 || s.rush:
		return AtOnce
	case s.screen.Mine:
		return max(1, p)
	}
	return p
}

// enter has the face show the model anew.
func (s *presenter[S, A, V]) enter(why Entry) {
	s.update()
	s.face.Enter(why)
	s.model()
}

// decider returns the one person whose input counts now where several have a device each,
// or [rules.Spectator].
func (s *presenter[S, A, V]) decider() rules.Seat {
	switch {
	case s.timed():
		return rules.Spectator
	case s.screen.HandOver:
		return s.screen.To
	}
	return s.screen.Eyes
}

// name returns the name of the player of a seat.
func (s *presenter[S, A, V]) name(p rules.Seat) string {
	if f, ok := s.face.(Namer); ok {
		return f.SeatName(p)
	}
	return s.screen.Name(p)
}

// sign returns the seat whose colour and shape a seat has.
func (s *presenter[S, A, V]) sign(p rules.Seat) rules.Seat {
	if f, ok := s.face.(Namer); ok {
		return f.Sign(p)
	}
	return p
}

// giveUp returns what loses the match for the person at the screen, or nil.
func (s *presenter[S, A, V]) giveUp() func() {
	f, ok := s.face.(Resigner)
	if !ok {
		return nil
	}
	return f.GiveUp()
}

// keepPlayed remembers that people have finished a match, and the strongest computer
// players that a person has beaten; lobbies base their proposals on it. The match of a
// lesson does not count, even if it is played on after the last card or resumed from its record.
func (s *presenter[S, A, V]) keepPlayed() {
	set, id := &s.app.Env.Settings, s.game.Rules.ID
	if s.screen.People() == 0 || s.taught || s.seats.Start.ofLesson() {
		return
	}
	news := !slices.Contains(set.Played, id)
	if news {
		set.Played = append(set.Played, id)
	}
	start, r := shown(s.app.Kit, s.screen.History, s.seats.Start, s.match.Result())
	if level := strongestBeaten(start.Chairs, r.Ranks, s.game.Levels); level != "" {
		news = set.NoteWin(id, level, s.game.Levels) || news
	}
	if news {
		s.app.Env.SaveSettings()
	}
}

// strongestBeaten returns the level of the strongest computer player that did not come first in a
// match that a person won, or "" if there is none. Levels are the game's, from the weakest.
func strongestBeaten(chairs []Chair, ranks []int, levels []string) string {
	beaten, won := -1, false
	for i := range chairs {
		switch c := &chairs[i]; {
		case c.Person():
			won = won || ranks[i] == 1
		case ranks[i] > 1:
			beaten = max(beaten, slices.Index(levels, c.Strength()))
		}
	}
	if !won || beaten < 0 {
		return ""
	}
	return levels[beaten]
}
