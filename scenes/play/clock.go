package play

import (
	"time"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/ui"
)

// lastMoments is the remaining time of a turn from which on it is counted down on the
// screen.
const lastMoments = 20 * time.Second

// standinSeconds is for how many seconds it is said that a computer player stands in for a person; afterwards
// only in that seat's turns.
const standinSeconds = 20

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

// paintClock shows what the match waits for. On a phone notices go before it, unless the person's own time runs out.
func (s *Scene[S, A, V]) paintClock() {
	g, left := s.screen.Gui, s.left()
	if share := s.shareLeft(left); share > 0 && !s.screen.Posed && s.lost() == (words.Text{}) && !s.pausedFar() {
		s.paintTime(share)
	}
	hurry := s.screen.Mine && left > 0 && left <= lastMoments
	if g.P.Thumb > 0 && !g.Toasts.None() && !hurry {
		return
	}
	if said := s.waits(left, hurry); said != "" {
		g.Pin(said)
	}
}

// waits says what the match waits for: a host that restarts, a lost connection, a pause at the host, the end of a turn
// with a time limit, which it counts down, or a person whose connection is lost; or else that the host will restart.
// It is "" if there is nothing to say.
func (s *Scene[S, A, V]) waits(left time.Duration, hurry bool) string {
	k := &s.screen
	if lost := s.lost(); lost != (words.Text{}) {
		return k.Say(lost)
	}
	if s.pausedFar() {
		return k.Say(words.TablePaused())
	}
	count := ""
	if left > 0 && left <= lastMoments && !k.Posed {
		if said := s.countdown(left); said != (words.Text{}) {
			count = k.Say(said)
		}
	}
	if p := s.silent(); p >= 0 {
		said := k.Say(s.unheard(p))
		if hurry && count != "" {
			said = k.Join(count, " · ", said)
		}
		return said
	}
	if count != "" {
		return count
	}
	if s.restarting() {
		return k.Say(words.TableRestarts())
	}
	if p := s.replaced(); p >= 0 && (k.Waiting.Has(p) || s.silence(p) < s.patience()+standinSeconds) {
		return k.Say(words.SeatStandin(s.name(p)))
	}
	return ""
}

// unheard says of a silent person that they load the game, or do not answer and when a computer player
// stands in, unless their turn ends before.
func (s *presenter[S, A, V]) unheard(p rules.Seat) words.Text {
	if state := s.hosted(); state != nil && int(p) < len(state.Seats) && state.Seats[p].Loading {
		return words.TableLoadingName(s.name(p))
	}
	limit := s.patience()
	until := max(1, limit-s.silence(p))
	if left := s.left(); s.timed() || limit == 0 || left > 0 && left < time.Duration(until)*time.Second && s.screen.Waiting.Has(p) {
		return words.TableUnheard(s.name(p))
	}
	return words.TableUnheardUntil(until, s.name(p))
}

// silence returns the seconds for which the person of a seat at another screen has not answered.
func (s *presenter[S, A, V]) silence(p rules.Seat) int {
	if state := s.hosted(); state != nil && int(p) < len(state.Seats) {
		return state.Seats[p].Silent
	}
	return 0
}

// patience returns the seconds of silence after which a computer player stands in, 0 for never.
func (s *presenter[S, A, V]) patience() int {
	if state := s.hosted(); state != nil {
		return state.Patience
	}
	return 0
}

// shareLeft returns the share of the time limit of a turn that is left, in whole seconds, or 0 if no
// person's turn is limited. A turn that has more time than others has 1 until no more than the usual time is left.
func (s *presenter[S, A, V]) shareLeft(left time.Duration) float32 {
	limit := time.Duration(0)
	if state := s.state(); state != nil {
		limit = time.Duration(state.Turn) * time.Second
	} else if s.guests != nil {
		limit = s.limits.Turn
	}
	if _, people := s.deciding(); limit <= 0 || left <= 0 || people == 0 {
		return 0
	}
	return min(1, float32((left+time.Second-1)/time.Second)/float32(limit/time.Second))
}

// paintTime paints the share of a turn's time that is left as a bar along the top of the screen, where nothing else
// is.
func (s *Scene[S, A, V]) paintTime(share float32) {
	p := s.screen.Gui.P
	high := max(8, p.Thumb/8)
	bar := ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true}
	p.On(ui.Top)
	p.Sheet(ui.Rect{W: p.View().W, H: high}, bar.In(ui.Trough))
	p.Sheet(ui.Rect{W: p.View().W * share, H: high}, bar)
	p.Pop()
}

// tellTurn has screen readers say whose turn it is when that changes, in games of turns, and in all why a host's
// match stands still.
func (s *Scene[S, A, V]) tellTurn() {
	on := &s.screen
	now := turnOf{on.Waiting, on.Mine, s.lost()}
	if now.lost == (words.Text{}) && (s.timed() || s.face.Busy()) || now == s.toldTurn {
		return
	}
	s.toldTurn = now
	switch {
	case now.lost != (words.Text{}):
		scenes.TellStatus(on.Say(now.lost))
	case on.Mine:
		scenes.TellStatus(on.Say(words.TableYours()))
	case on.Waiting.Len() == 1:
		scenes.TellStatus(on.Say(words.PhoneTurn(s.name(on.Waiting.First()))))
	}
}

// turnOf is whose turn it is, and why the match stands still.
type turnOf struct {
	waiting rules.Seats
	mine    bool
	lost    words.Text
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

// hosted returns the state of the table of a match with people at other screens, or else nil.
func (s *presenter[S, A, V]) hosted() *table.State {
	if s.guests != nil {
		state := s.guests.State()
		return &state
	}
	return s.state()
}

// silent returns the seat of a person at another screen whose connection is lost, and for whom no computer
// player plays yet, or else [rules.Spectator].
func (s *presenter[S, A, V]) silent() rules.Seat { return s.absent(s.screen.Human) }

// replaced returns the seat of a person at another screen whose connection is lost, and for whom a computer
// player plays, or else [rules.Spectator].
func (s *presenter[S, A, V]) replaced() rules.Seat {
	return s.absent(func(p rules.Seat) bool { return s.screen.Chairs[p].Away })
}

// absent returns the first seat that is one of those and whose person at another screen is silent, or else
// [rules.Spectator].
func (s *presenter[S, A, V]) absent(is func(p rules.Seat) bool) rules.Seat {
	if s.match.Result() != nil {
		return rules.Spectator
	}
	state := s.state()
	for i := range s.screen.Chairs {
		p, c := rules.Seat(i), &s.screen.Chairs[i]
		switch {
		case !c.Elsewhere || !is(p):
		case state != nil && i < len(state.Seats) && state.Seats[i].Silent > 0, s.guests != nil && s.guests.Silent(p) > 0:
			return p
		}
	}
	return rules.Spectator
}

// countdown says whose turn ends when; the zero Text if people decide nothing now.
func (s *presenter[S, A, V]) countdown(left time.Duration) words.Text {
	seconds := int((left + time.Second - 1) / time.Second)
	on := &s.screen
	switch first, people := s.deciding(); {
	case people == 0:
		return words.Text{}
	case on.Mine || people > 1 && on.Waiting.Has(on.Eyes):
		return words.TableClockYou(seconds)
	case people > 1:
		return words.TableClockAll(seconds)
	default:
		return words.TableClock(seconds, s.name(first))
	}
}

// deciding returns the first seat whose person decides now, and the number of such seats.
func (s *presenter[S, A, V]) deciding() (first rules.Seat, people int) {
	first = rules.Spectator
	for p := range s.screen.Waiting.All() {
		if c := &s.screen.Chairs[p]; c.Chair.Person() && !c.Away {
			if people++; first < 0 {
				first = p
			}
		}
	}
	return first, people
}
