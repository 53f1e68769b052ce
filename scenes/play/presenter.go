package play

import (
	"slices"
	"time"

	"ludotheque/arena/table/patience"
	"ludotheque/rules"
)

// presenter shows a match to whoever looks: it folds what happened into the history,
// knows whose eyes the screen is for, and keeps the model of the face true.
type presenter[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	app   *App
	game  *Game[S, A, V]
	seats Seating[S, A, V]
	// match is what is played: that of the seats, or far, a host's.
	match Played[A, V]
	far   *remote[A, V]
	lost  bool // the host does not answer
	// guests is the table whose guests see the match, or nil.
	guests Table
	// waits is how long that table waits for its people.
	waits *patience.Patience
	// clock is the time of day, for those who are waited for.
	clock  func() time.Time
	screen Screen[A, V]
	face   Face
	// holder is who confirmed last that the screen is in their hands.
	holder rules.Seat
	// rush: what others do is not waited for, up to the person's own turn.
	rush bool
}

// timed says whether the game goes by a clock.
func (s *presenter[S, A, V]) timed() bool { return s.match.Info().Rate > 0 }

// fold reads all that was played into a new history: at the beginning, after a
// choice was taken back, for a picture and for the results.
func (s *presenter[S, A, V]) fold() error {
	if s.far != nil {
		h := s.game.History(s.seats.Start.Setup)
		for at := range s.far.own {
			h.Note(at, s.far.views(at))
		}
		s.screen.History = h
		return nil
	}
	t, err := s.seats.Match.Replay()
	if err != nil {
		return err
	}
	s.screen.History = s.game.fold(t, func(p rules.Seat) rules.Seat {
		if s.seats.Start.person(p) {
			return p
		}
		return rules.Spectator
	})
	return nil
}

// note adds the step that was just made to the history.
func (s *presenter[S, A, V]) note() {
	m := s.match
	s.screen.History.Note(m.Steps(), func(p rules.Seat) V {
		if !s.seats.Start.person(p) {
			p = rules.Spectator
		}
		return m.View(p)
	})
}

// look makes the eyes those of whoever should look now, and the view theirs.
func (s *presenter[S, A, V]) look() {
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
	if s.sharing() {
		on.Eyes, on.HandOver = rules.Spectator, false
	}
	on.To = next
	on.View, on.Steps = s.sees(on.Eyes), m.Steps()
}

// sees is the view that is shown of a seat: at a screen far away with what its own hand
// does already done.
func (s *presenter[S, A, V]) sees(p rules.Seat) V {
	if s.far != nil {
		return s.far.foreseen(p)
	}
	return s.match.View(p)
}

// sharing says that people decide side by side now.
func (s *presenter[S, A, V]) sharing() bool {
	f, ok := s.face.(Sharer)
	return ok && f.Shared()
}

// model makes the rest of the model true: what hangs on what the face shows.
func (s *presenter[S, A, V]) model() {
	m, on := s.match, &s.screen.Model
	on.Waiting = m.Waiting()
	on.Mine = on.Chairs.Person(on.Eyes) && on.Waiting.Has(on.Eyes) && !on.HandOver && !s.face.Busy()
	on.CanUndo = m.Result() == nil && !s.face.Busy() && m.CanUndo() && (s.guests == nil || on.Chairs.Person(s.guests.Last())) && s.ownUndo()
	s.rush = s.rush && !on.Mine && !on.HandOver
	on.Hurried = s.rush
	on.Pace = s.pace()
}

// ownUndo says that the choice to be taken back is of the person who decides now: nobody
// takes back what somebody else has finished.
func (s *presenter[S, A, V]) ownUndo() bool {
	m, next := s.seats.Match, s.screen.To
	return m == nil || next == rules.Spectator || s.sharing() || m.Undoes().Has(next)
}

// pace is how many ticks of the show pass in this one. What the person does is
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
	s.look()
	s.face.Enter(why)
	s.model()
}

// decider is the one person whose hands count now where several have a device each,
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

// name is what who sits at a seat is called.
func (s *presenter[S, A, V]) name(p rules.Seat) string {
	if f, ok := s.face.(Namer); ok {
		return f.SeatName(p)
	}
	return s.screen.Name(p)
}

// sign is the seat whose colour and shape a seat has.
func (s *presenter[S, A, V]) sign(p rules.Seat) rules.Seat {
	if f, ok := s.face.(Namer); ok {
		return f.Sign(p)
	}
	return p
}

// giveUp is what loses the match for the person who looks, or nil.
func (s *presenter[S, A, V]) giveUp() func() {
	f, ok := s.face.(Resigner)
	if !ok {
		return nil
	}
	return f.GiveUp()
}

// keepPlayed keeps in mind that people have played a match to its end, and the strongest
// computer players that a person has beaten: what a lobby proposes follows from it. A
// lesson's match, whose rivals do what the lesson needs, does not count.
func (s *presenter[S, A, V]) keepPlayed() {
	set, id := &s.app.Env.Settings, s.game.Rules.ID
	if s.screen.People() == 0 || s.app.Teacher(s.screen.scene) != nil {
		return
	}
	news := !slices.Contains(set.Played, id)
	if news {
		set.Played = append(set.Played, id)
	}
	start, r := shown(s.app.Kit, s.screen.History, s.seats.Start, s.match.Result())
	beaten, won := -1, false
	for i := range start.Chairs {
		c := &start.Chairs[i]
		if level := slices.Index(s.game.Levels, c.Strength()); !c.Person() && r.Ranks[i] > 1 {
			beaten = max(beaten, level)
		}
		won = won || c.Person() && r.Ranks[i] == 1
	}
	if won && beaten >= 0 {
		news = set.Beat(id, s.game.Levels[beaten], s.game.Levels) || news
	}
	if news {
		s.app.Env.SaveSettings()
	}
}
