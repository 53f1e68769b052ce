package play

import (
	"time"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// lastMoments is the remaining time of a turn from which on it is counted down on the
// screen.
const lastMoments = 20 * time.Second

// TurnLimit says how long a turn may take.
func TurnLimit(seconds int) words.Text {
	if seconds%60 == 0 {
		return words.InviteTurnMinutes(seconds / 60)
	}
	return words.InviteTurn(seconds)
}

// left returns the remaining time of the seats that the table waits for, or 0 if there is
// no limit or it is not known.
func (s *presenter[S, A, V]) left() time.Duration {
	switch {
	case s.match.Result() != nil || s.unreachable:
		return 0
	case s.remote != nil && !s.remote.ends.IsZero():
		return max(0, time.Until(s.remote.ends))
	case s.guests != nil:
		return s.limits.Left()
	}
	return 0
}

// paintClock says what the match waits for: a host that restarts, a lost connection, a pause at the host, a
// person whose connection is lost, or the end of a turn with a time limit, which it counts down; or else that
// the host will restart.
func (s *Scene[S, A, V]) paintClock() {
	if lost := s.lost(); lost != (words.Text{}) {
		s.screen.Gui.Pin(s.screen.Say(lost))
		return
	}
	if s.pausedFar() {
		s.screen.Gui.Pin(s.screen.Say(words.TablePaused()))
		return
	}
	if p := s.silent(); p >= 0 {
		s.screen.Gui.Pin(s.screen.Say(words.TableUnheard(s.name(p))))
		return
	}
	left := s.left()
	if left <= 0 || left > lastMoments || s.screen.Posed {
		if s.restarting() {
			s.screen.Gui.Pin(s.screen.Say(words.TableRestarts()))
		}
		return
	}
	if said := s.countdown(left); said != (words.Text{}) {
		s.screen.Gui.Pin(s.screen.Say(said))
	}
}

// lost says why the host's match stands still, if it is not for its players: the host does not answer, or
// restarts.
func (s *presenter[S, A, V]) lost() words.Text {
	switch {
	case !s.unreachable || s.match.Result() != nil:
		return words.Text{}
	case s.restarting():
		return words.TableRestarting()
	}
	return words.TableLost()
}

// restarting reports whether the host is being stopped, and comes back by itself.
func (s *presenter[S, A, V]) restarting() bool {
	state := s.state()
	return state != nil && state.Restarting && s.match.Result() == nil
}

// pausedFar reports whether the person at the host's screen has paused the match.
func (s *presenter[S, A, V]) pausedFar() bool {
	state := s.state()
	return state != nil && state.Paused && s.match.Result() == nil
}

// state returns the state of the host's table, or nil at a local match or before the first.
func (s *presenter[S, A, V]) state() *table.State {
	if s.remote == nil {
		return nil
	}
	return s.remote.table.State()
}

// silent returns the seat of a person at another screen whose connection is lost, and for whom no computer
// player plays yet, or else [rules.Spectator].
func (s *presenter[S, A, V]) silent() rules.Seat {
	if s.match.Result() != nil {
		return rules.Spectator
	}
	state := s.state()
	for i := range s.screen.Chairs {
		p, c := rules.Seat(i), &s.screen.Chairs[i]
		switch {
		case !c.Elsewhere || !s.screen.Human(p):
		case state != nil && i < len(state.Seats) && state.Seats[i].Silent > 0, s.guests != nil && s.guests.Silent(p) > 0:
			return p
		}
	}
	return rules.Spectator
}

// countdown says whose turn ends when; the zero Text if people decide nothing now.
func (s *presenter[S, A, V]) countdown(left time.Duration) words.Text {
	seconds := int((left + time.Second - 1) / time.Second)
	on, first, people := &s.screen, rules.Spectator, 0
	for p := range on.Waiting.All() {
		if c := &on.Chairs[p]; c.Chair.Person() && !c.Away {
			if people++; first < 0 {
				first = p
			}
		}
	}
	switch {
	case people == 0:
		return words.Text{}
	case on.Mine || people > 1 && on.Waiting.Has(on.Eyes):
		return words.TableClockYou(seconds)
	case people > 1:
		return words.TableClockAll(seconds)
	}
	return words.TableClock(seconds, s.name(first))
}
