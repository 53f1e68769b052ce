package play

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"time"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
)

// Played is a match as the scene drives it: a local [match.Match], or one that a host
// plays.
type Played[A, V any] interface {
	Clocked
	Info() *rules.Info
	View(seat rules.Seat) V
	Waiting() rules.Seats
	Steps() int
	Result() *rules.Result
	Submit(seat rules.Seat, a A) error
	CanUndo() bool
	Undo() error
	Phase() float64
	Thinking() bool
	Step() bool
}

// Remote is a connection to a host, with how this program leaves it.
type Remote struct {
	*guest.Link
	// Back returns the scene where people sit down again; Leave ends the connection and
	// returns the main menu.
	Back  func() scenes.Scene
	Leave func() scenes.Scene
	// Invite returns the screen over another that says how others come to the table; it is nil if they cannot.
	Invite func(behind scenes.Scene) scenes.Scene
	// Again says to the host that this guest is ready for another match, and returns what Back does.
	Again func() scenes.Scene
	// Hello is a match that the host has begun and that is not shown yet, or nil.
	Hello *table.Hello
}

// Reject ends the connection because the host sent something invalid. The screen where
// people sit down says so.
func (t *Remote) Reject(err error) {
	t.Link.Refuse(&table.Refused{Why: table.BadMessage, Text: err.Error()})
}

// remote is a match that a host plays: what its seat was shown so far, and the connection
// for answers.
type remote[A, V any] struct {
	unsaved bool // the guest has been notified that the host cannot save the match
	table   *Remote
	info    *rules.Info
	hello   table.Hello
	// read is [rules.ReadView]: everything that a host sends is validated here, once,
	// before it is shown.
	read func(text []byte, setup rules.Setup, seat rules.Seat) (V, error)
	// ownViews and publicViews are the views of the seat and of a spectator after each step, from the
	// host's step base on.
	ownViews, publicViews []V
	base                  int
	// oldViews are the seat's and the spectator's latest views from before all views were
	// sent again.
	oldViews [2]V
	// loading says that views from before this screen joined are still arriving.
	loading bool
	waiting rules.Seats
	ask     int
	// lastAnswer is the latest answer, and answered the number of its question.
	lastAnswer []byte
	answered   int
	undo       bool
	result     *rules.Result
	// amends says that a seat may answer again until the step is made.
	amends bool
	// ends is the end of the current turn's time; zero if there is no limit.
	ends time.Time
	// rewound says that something was undone or that all views were sent again; refused
	// are the reasons that have not been shown yet.
	rewound bool
	refused []error
	// late are the seats whose time ran out, until the notice about it is shown.
	late []rules.Seat
	// undone says that an action was undone, undoing that this screen asked for it.
	undone, undoing bool
	// next is the hello of the host's next match; ended says that the table is closed.
	next   *table.Hello
	ended  bool
	viewAt time.Time // when the latest view came
	err    error
	// step is the length of a step; foresight predicts the effect of this seat's input, and is
	// nil in a game without a rate; input is what the player submitted in this tick.
	step      time.Duration
	foresight *guest.Foresight[A, V]
	input     A
}

// receive reads the host's messages up to the next step, and reports whether there was one.
func (r *remote[A, V]) receive() bool {
	for r.next == nil && r.err == nil {
		m, ok := r.table.Next()
		if !ok {
			phase, _, _ := r.table.Status()
			r.ended = phase == guest.Ended
			return false
		}
		switch {
		case m.Hello != nil && m.Hello.Match != r.hello.Match:
			r.next = m.Hello
		case m.Hello != nil: // reconnected: views are sent again, from the step it names
			if r.err = r.checkHello(m.Hello); r.err != nil {
				return false
			}
			if n := len(r.ownViews); n > 0 {
				r.oldViews = [2]V{r.ownViews[n-1], r.publicViews[n-1]}
			}
			r.hello, r.rewound = *m.Hello, true
			r.loading, r.ask, r.waiting = true, 0, rules.Seats{}
			if m.Hello.From < r.base+len(r.ownViews) {
				r.ownViews, r.publicViews, r.base = r.ownViews[:max(0, m.Hello.From-r.base)], r.publicViews[:max(0, m.Hello.From-r.base)], min(r.base, m.Hello.From)
			}
		case m.Late != nil && *m.Late >= 0 && int(*m.Late) < r.hello.Seats:
			r.late = append(r.late, *m.Late)
		case m.Refused != nil:
			r.storeRefusal(m.Refused)
		case m.Over != nil:
			result := &rules.Result{Reason: m.Over.Reason, Scores: m.Over.Scores, Ranks: m.Over.Ranks}
			if r.err = result.Validate(r.hello.Seats); r.err == nil {
				r.result = result
			}
			return false
		case m.View != nil || m.Public != nil:
			if r.store(&m) {
				return true
			}
		}
	}
	return false
}

// checkHello validates a hello in the middle of a match: it must be the same match.
func (r *remote[A, V]) checkHello(h *table.Hello) error {
	if h.Seat != r.hello.Seat || h.Seats != r.hello.Seats || h.Rules != r.hello.Rules || !maps.Equal(h.Options, r.hello.Options) || h.From < 0 {
		return fmt.Errorf("match %d has become another", h.Match)
	}
	return nil
}

// store stores a view and reports whether it is that of a new step.
func (r *remote[A, V]) store(m *table.ToGuest) bool {
	for _, p := range m.Waiting {
		if p < 0 || int(p) >= r.hello.Seats {
			r.err = fmt.Errorf("seat %d decides, of %d", p, r.hello.Seats)
		}
	}
	if m.Step < 0 || m.Step > maxSteps {
		r.err = fmt.Errorf("step %d", m.Step)
	}
	if r.err != nil {
		return false
	}
	var own, all V
	// If only one of the two comes, the seat and a spectator see the same.
	if m.Public != nil {
		if all, r.err = r.read(m.Public, setup(&r.hello), rules.Spectator); r.err != nil {
			return false
		}
		own = all
	}
	if m.View != nil {
		if own, r.err = r.read(m.View, setup(&r.hello), r.hello.Seat); r.err != nil {
			return false
		}
		if m.Public == nil {
			all = own
		}
	}
	at, n := m.Step-r.base, len(r.ownViews)
	stepped := at >= n && !m.Past && !r.loading
	switch {
	case n == 0 || at > n: // steps made while disconnected are skipped
		r.base, at = m.Step-n, n
	case at < n:
		r.rewound, r.undone = r.rewound || at < n-1, r.undone || at < n-1 && !m.Past && !r.loading
		r.ownViews, r.publicViews, r.base = r.ownViews[:max(0, at)], r.publicViews[:max(0, at)], min(r.base, m.Step)
	}
	r.ownViews, r.publicViews = append(r.ownViews, own), append(r.publicViews, all)
	if m.Past {
		return false
	}
	r.loading = false
	r.ask, r.undo, r.waiting, r.viewAt = m.Ask, m.Undo, rules.Seats{}, time.Now()
	if r.ends = (time.Time{}); m.Left > 0 {
		r.ends = m.At.Add(time.Duration(m.Left) * time.Millisecond) // it may have waited under another screen
	}
	for _, p := range m.Waiting {
		r.waiting = r.waiting.With(p)
	}
	if r.foresight != nil {
		r.foresight.Saw(m.Step, r.viewAt)
	}
	return stepped
}

// maxSteps is more than the number of steps of any match.
const maxSteps = 1 << 30

// storeRefusal stores why an answer or an undo was refused, and opens its question again if it still is.
func (r *remote[A, V]) storeRefusal(why *table.Refused) {
	err := r.info.Refusals[why.Why]
	switch {
	case why.Why == table.NoUndo:
		err = match.ErrNoUndo
	case err == nil:
		err = match.ErrNotActing
	}
	if why.Reopens() {
		r.ask = why.Ask
		r.waiting = r.waiting.With(r.hello.Seat)
	}
	r.refused = append(r.refused, err)
}

func (r *remote[A, V]) Info() *rules.Info     { return r.info }
func (r *remote[A, V]) Steps() int            { return len(r.ownViews) - 1 }
func (r *remote[A, V]) Result() *rules.Result { return r.result }
func (r *remote[A, V]) Waiting() rules.Seats {
	if r.result != nil || r.rewound { // no decision is based on a view that is being sent again
		return rules.Seats{}
	}
	return r.waiting
}

// View returns what a seat may know: its own view for this screen's seat, and else the
// spectator's.
func (r *remote[A, V]) View(seat rules.Seat) V { return r.views(r.Steps())(seat) }

func (r *remote[A, V]) views(at int) history.Views[V] {
	return func(p rules.Seat) V {
		own := p >= 0 && p == r.hello.Seat
		switch {
		case at < 0 && own: // nothing has been sent again yet
			return r.oldViews[0]
		case at < 0:
			return r.oldViews[1]
		case own:
			return r.ownViews[at]
		}
		return r.publicViews[at]
	}
}

// ErrLost is the error of actions and of an undo while the host does not answer.
var ErrLost = errors.New("the host does not answer")

// Submit sends an action to the host, which may still refuse it.
func (r *remote[A, V]) Submit(seat rules.Seat, a A) error {
	timed := r.info.RealTime()
	switch phase, _, _ := r.table.Status(); {
	case r.result != nil:
		return match.ErrOver
	case seat != r.hello.Seat || !timed && r.ask == 0:
		return match.ErrNotActing
	case phase != guest.Connected:
		return ErrLost
	}
	b, err := json.Marshal(a)
	if err != nil {
		return err
	}
	if timed {
		r.input = a
		var none A
		if idle, _ := json.Marshal(none); string(idle) == string(b) {
			return nil // not answering means the same
		}
		if r.answered == r.ask && bytes.Equal(r.lastAnswer, b) {
			return nil
		}
		r.lastAnswer, r.answered = b, r.ask
	}
	r.table.Say(table.ToHost{Ask: r.ask, Do: b})
	if !timed {
		r.ask, r.waiting = 0, r.waiting.Without(seat)
	}
	return nil
}

func (r *remote[A, V]) CanUndo() bool { return r.undo && r.result == nil }

// Undo asks the host to undo the latest action, which takes a moment.
func (r *remote[A, V]) Undo() error {
	if !r.CanUndo() {
		return match.ErrNoUndo
	}
	if phase, _, _ := r.table.Status(); phase != guest.Connected {
		return ErrLost
	}
	r.undo, r.undoing = false, true
	r.table.Say(table.ToHost{Undo: true})
	return nil
}

// frame is the length of a tick of the program.
const frame = time.Second / match.TPS

// Tick takes in the next step, if it has come.
func (r *remote[A, V]) Tick() bool {
	if r.result != nil {
		return false
	}
	stepped := r.receive()
	if r.foresight != nil && (stepped || r.step <= frame) {
		r.foresight.Want(r.input, time.Now(), r.delay())
	}
	r.forgetInput()
	return stepped
}

// forgetInput ends a tick: the input is what is submitted in the next one.
func (r *remote[A, V]) forgetInput() {
	var none A
	r.input = none
}

// delay is the round-trip time to the host, as the host measured it.
func (r *remote[A, V]) delay() time.Duration {
	if c := r.chair(); c != nil {
		return time.Duration(c.Delay) * time.Millisecond
	}
	return 0
}

// away reports whether a computer player stands in for this screen's seat.
func (r *remote[A, V]) away() bool {
	c := r.chair()
	return c != nil && c.Away
}

// chair returns this screen's chair at the host's table, or nil.
func (r *remote[A, V]) chair() *table.Chair {
	if s := r.table.State(); s != nil && r.hello.Seat >= 0 && int(r.hello.Seat) < len(s.Seats) {
		return &s.Seats[r.hello.Seat]
	}
	return nil
}

// foreseen returns the view of a seat with the predicted effect of its own input.
func (r *remote[A, V]) foreseen(seat rules.Seat) V {
	if r.foresight == nil || r.result != nil || r.loading || r.away() {
		return r.View(seat)
	}
	return r.foresight.See(r.View(seat))
}

// maxBehind is how many steps may wait to be shown, to hide jitter of the network.
const maxBehind = 2

// Due reports whether the scene should submit input now: a step has come, or input sent
// before the host's next step counts in it. The effect of this seat's own input is
// predicted in every tick.
func (r *remote[A, V]) Due() bool {
	return r.result == nil && (r.amends || r.foresight != nil || r.table.Waiting() > 0)
}

func (r *remote[A, V]) Behind() bool  { return r.result == nil && r.table.Waiting() > maxBehind }
func (r *remote[A, V]) CatchUp() bool { r.forgetInput(); return r.Behind() && r.receive() }

// Phase returns how far the next step is, by this machine's clock.
func (r *remote[A, V]) Phase() float64 {
	if r.step == 0 || r.result != nil {
		return 1
	}
	return min(1, float64(time.Since(r.viewAt))/float64(r.step))
}

// The rest of [Played] is the host's business.
func (r *remote[A, V]) SetSpeed(int)         {}
func (r *remote[A, V]) Settle(time.Duration) {}
func (r *remote[A, V]) Await()               {}
func (r *remote[A, V]) Thinking() bool       { return false }
func (r *remote[A, V]) Step() bool           { return false }

// Join shows a match that a host plays, of which only the hello was received. The
// returned function gives nil until the first view has come: call it again in the next
// tick. Its error says that this program does not understand what the host plays.
func (g *Game[S, A, V]) Join(a *App, t *Remote, hello table.Hello) (func() (scenes.Scene, error), error) {
	if hello.Version != g.Rules.Version {
		return nil, errors.New("the host plays another version of the rules")
	}
	if _, err := g.Rules.New(setup(&hello)); err != nil || hello.Seat < rules.Spectator || int(hello.Seat) >= hello.Seats || hello.From < 0 {
		return nil, fmt.Errorf("no match of %s has seat %d of %d: %w", g.Rules.ID, hello.Seat, hello.Seats, cmp.Or(err, errSeat))
	}
	r := &remote[A, V]{read: rules.ReadView[V, A], table: t, info: &g.Rules.Info, hello: hello, loading: true, amends: rules.Amends[A](), step: g.step(hello)}
	r.foresight = guest.NewForesight[A, V](hello.Seat, r.step)
	return func() (scenes.Scene, error) {
		for r.loading && r.err == nil && !r.ended {
			if n := t.Waiting(); n == 0 {
				return nil, nil
			}
			r.receive()
		}
		if r.err != nil {
			t.Reject(r.err)
			return nil, r.err
		}
		return g.joined(a, r), nil
	}, nil
}

// errSeat is the error of a hello that names no valid seat.
var errSeat = errors.New("there is no such seat")

// step returns the length of a step, or 0 in a game without a rate.
func (g *Game[S, A, V]) step(hello table.Hello) time.Duration {
	if !g.Rules.RealTime() {
		return 0
	}
	if s, err := g.Rules.New(setup(&hello)); err == nil {
		if p, ok := any(s).(rules.Pacer); ok {
			return time.Duration(p.Pace()) * time.Millisecond
		}
	}
	return time.Second / time.Duration(g.Rules.Rate)
}

// setup returns the set-up of a host's match, which lacks the seed.
func setup(h *table.Hello) rules.Setup {
	return rules.Setup{Seats: h.Seats, Options: h.Options, Rules: h.Rules}
}

// joined returns the scene of a remote match whose first view has come.
func (g *Game[S, A, V]) joined(a *App, r *remote[A, V]) scenes.Scene {
	s := g.scene(a)
	s.remote, s.match = r, r
	start := Start{Setup: setup(&r.hello), Chairs: make([]Chair, r.hello.Seats)}
	s.seats = Seating[S, A, V]{Start: start, k: a, game: g.Rules.ID, leave: r.table.Leave, levels: g.Levels, SeatHooks: SeatHooks{
		Name: s.name, Sign: s.sign, Where: func() words.Text { return s.face.Where() }, Lost: s.pause, Live: s.live, Invite: r.table.Invite}}
	s.seats.Chairs = make(Chairs, r.hello.Seats)
	s.nameSeats()
	seats := &a.Env.Devices.Seats
	seats.Open(rules.Seats{})
	seats.Open(rules.AllSeats(r.hello.Seats))
	r.rewound = false
	_ = s.show() // what a host shows can be folded
	if state := r.table.State(); state != nil && state.Turn > 0 && s.screen.Steps == 0 && !g.Rules.RealTime() && r.hello.Seat >= 0 {
		a.Env.Say(words.TableTurn(state.Turn))
	}
	return s
}

// nameSeats sets the names and kinds of the players.
func (s *Scene[S, A, V]) nameSeats() {
	state := s.state()
	if state == nil {
		return
	}
	for i := range s.seats.Chairs {
		if i >= len(state.Seats) {
			break
		}
		c, told := &s.seats.Chairs[i], &state.Seats[i]
		c.Name, c.Level, c.Elsewhere = told.Name, "", rules.Seat(i) != s.remote.hello.Seat
		if (told.Kind == table.Computer || told.Kind == table.Open) && !told.Away { // who left keeps the name
			c.Name, c.Level = "", told.Level
			if c.Level == "" {
				c.Level = s.seats.middle()
			}
		}
		c.Guest = c.Elsewhere && c.Chair.Person()
		c.hold(s.app.Env.Devices.Frame())
		s.seats.Start.Chairs[i] = c.Chair
	}
}

// hostNews handles what a host sent besides steps.
func (s *Scene[S, A, V]) hostNews() {
	r := s.remote
	if r.rewound && !r.loading && s.fold() == nil {
		r.rewound = false
		s.enter(Undone)
		s.reportUndo()
	}
	s.reportAbsences()
	for _, err := range r.refused {
		s.face.Refused(r.hello.Seat, err)
	}
	r.refused = r.refused[:0]
	for _, p := range r.late {
		said := words.NoticeMatchLate(s.name(p))
		if p == r.hello.Seat {
			said = words.NoticeMatchLateYou()
		}
		s.app.Env.Say(said)
	}
	r.late = r.late[:0]
	if phase, since, _ := r.table.Status(); (phase != guest.Connected) != s.unreachable && (phase == guest.Connected || since > time.Second) {
		if s.unreachable = !s.unreachable; !s.unreachable {
			s.app.Env.Say(words.TableFound())
		}
	}
	if r.err != nil {
		r.table.Reject(r.err)
	}
	if r.ended || r.next != nil || r.err != nil {
		r.table.Hello = r.next
		s.next = r.table.Back()
	}
}

// follow returns Outcome.Follow of the host's match. It says who agrees to another match.
func (s *Scene[S, A, V]) follow() func() (scenes.Scene, int, int) {
	var said rules.Seats
	return func() (next scenes.Scene, agreed, guests int) {
		t := s.remote.table
		for next == nil {
			m, ok := t.Next()
			if !ok {
				break
			}
			if m.Hello != nil && m.Hello.Match != s.remote.hello.Match {
				t.Hello = m.Hello
				next = t.Back()
			}
		}
		state := t.State()
		if state == nil || state.Head < 0 || state.Phase != table.Ended {
			return next, 0, 0
		}
		for i := range state.Seats {
			p, c := rules.Seat(i), &state.Seats[i]
			if c.Kind != table.Guest || c.Silent > 0 {
				continue
			}
			if guests++; !c.Ready {
				continue
			}
			if agreed++; p != state.You && !said.Has(p) {
				said = said.With(p)
				s.app.Env.Say(words.TogetherAgain(s.app.PersonName(c.Name, p)))
			}
		}
		return next, agreed, guests
	}
}

// live lets the host's match go on under the pause sheet; the person does nothing there.
func (s *Scene[S, A, V]) live() Live {
	s.next, s.covered = s, true
	s.model()
	s.advance()
	s.model()
	s.covered = false
	l := Live{Where: s.face.Where(), Paused: s.pausedFar()}
	if state := s.state(); state != nil {
		l.Code = state.Code
	}
	if l.Clock = s.lost(); l.Clock != (words.Text{}) {
		l.Paused = false
	} else if left := s.left(); left > 0 && !l.Paused {
		l.Clock = s.countdown(left)
	}
	if s.screen.Mine && !s.timed() && s.lost() == (words.Text{}) && !l.Paused {
		if l.Turn = words.TableYours(); s.left() > 0 {
			l.Turn = l.Clock
		}
	}
	if l.Clock == (words.Text{}) && !l.Paused && s.restarting() {
		l.Clock = words.TableRestarts()
	}
	if s.next != s {
		l.Next = s.next
	}
	return l
}

// reportUndo says who else has undone an action: the one who decides again.
func (s *Scene[S, A, V]) reportUndo() {
	r := s.remote
	if first := s.screen.Waiting.First(); r.undone && !r.undoing && first >= 0 && first != r.hello.Seat {
		s.app.Env.Say(words.NoticeMatchUndone(s.name(first)))
		s.app.Play("ui.undo")
	}
	r.undone, r.undoing = false, false
}

// reportAbsences shows notices for players at the host's table who left or came back, and
// one when the host can no longer save the match.
func (s *Scene[S, A, V]) reportAbsences() {
	state := s.state()
	if state == nil {
		return
	}
	if s.remote.unsaved != state.Unsaved {
		if s.remote.unsaved = state.Unsaved; s.remote.unsaved {
			s.app.Env.Say(words.TableUnkept())
		} else {
			s.app.Env.Unsay(words.TableUnkept())
		}
	}
	for i := range min(len(state.Seats), len(s.seats.Chairs)) {
		p, c, away := rules.Seat(i), &s.seats.Chairs[i], state.Seats[i].Away
		if !c.Chair.Person() && state.Seats[i].Kind == table.Guest { // who came late
			s.nameSeats()
			c.Away = away
			s.app.Env.Say(words.InviteSat(s.name(p)))
			s.enter(HandedOver)
			continue
		}
		if c.Away == away || !c.Chair.Person() {
			continue
		}
		gone, back := words.NoticeMatchComputer(s.name(p)), words.NoticeMatchBack(s.name(p))
		if p == s.remote.hello.Seat {
			gone, back = words.NoticeMatchComputerYou(), words.NoticeMatchBackYou()
		}
		switch c.Away = away; {
		case away && p != s.remote.hello.Seat && state.Seats[i].Silent > 0: // a lasting mark says it, see paintClock
		case away:
			s.app.Env.Say(gone)
		default:
			s.app.Env.Unsay(gone)
			s.app.Env.Say(back)
		}
		s.enter(HandedOver)
	}
}

// Steps returns the number of steps so far, for tests.
func (s *Scene[S, A, V]) Steps() int { return s.match.Steps() }
