package play

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
)

// Seating manages the players of a match from beginning to end: persons and their
// devices, computer players that stand in for those who left, gamepads that are
// disconnected and reconnected, and the notices about all that. [Scene] holds one.
// It is used from Update only.
type Seating[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	SeatHooks
	// Match is the match, nil for one that a host plays; Start is what it started from,
	// with a chair for every seat.
	Match *match.Match[S, A, V]
	Start Start
	// Chairs are the seats, which the scene may share.
	Chairs Chairs
	// Keeper keeps the record.
	Keeper records.Keeper
	// retryAt is the tick in which saving a match that is not saved is tried again.
	retryAt int64
	// full says that there is no room left for the record, and that there are records
	// that could be deleted.
	full bool
	// kept says that the first call of Keep was made.
	kept bool
	// abandoned says that the record is to be deleted.
	abandoned bool

	k *App
	// game is the game's id; leave leaves the match of a host, and is nil for a local
	// one.
	game   string
	leave  func() scenes.Scene
	levels []string
	player func(level string, seed uint64) match.Player[A, V]
	// told is the number of notices shown so far, and round the present round.
	told, round int
	// seen is the frame without the input of other people's devices.
	seen input.Frame
	// used counts, by seat, the ticks in which a person without a device of their own
	// used each device.
	used map[rules.Seat]map[input.Device]int
}

// SeatHooks are what the scene gives its Seating.
type SeatHooks struct {
	// Name returns the name of a seat's player; nil is [Chairs.Name].
	Name func(p rules.Seat) string
	// Sign maps a seat to the one whose colour and shape it has; nil is the identity.
	Sign func(p rules.Seat) rules.Seat
	// Where says how far the match is.
	Where func() words.Text
	// Live is [Paused.Live] of a host's match, and nil for a local one.
	Live func() Live
	// Invite is [Paused.Invite].
	Invite func(behind scenes.Scene) scenes.Scene
	// Lost is called in each tick with the seat whose gamepad is missing: the scene
	// pauses.
	Lost func(p rules.Seat)
	// Restart begins the same match again.
	Restart func() scenes.Scene
	// GiveUp, if not nil, returns what loses the match at once for the person at the
	// screen, or nil while they cannot.
	GiveUp func() func()
	// Changed, if not nil, is called when a person has left or come back.
	Changed func(p rules.Seat)
	// Rounds returns the number of the present round, from 1; it is nil, or returns 0, in
	// a game without rounds. A person who comes back plays from the next round on.
	Rounds func() int
}

func (s *Seating[S, A, V]) rounds() int {
	if s.Rounds == nil {
		return 0
	}
	return s.Rounds()
}

// Open begins the match of a start or resumes its record, and seats everybody: input for
// persons, and computer players from player for the others. Missing chairs get the middle
// one of the levels. The errors are those of the store, [match.New] and [match.Load].
func (s *Seating[S, A, V]) Open(k *App, g rules.Game[S, A, V], start Start, levels []string, player func(level string, seed uint64) match.Player[A, V], hooks SeatHooks) error {
	*s = Seating[S, A, V]{SeatHooks: hooks, Start: start, k: k, game: g.ID, levels: levels, player: player}
	if err := s.open(g); err != nil {
		return err
	}
	n := s.Match.Setup().Seats
	for len(s.Start.Chairs) < n {
		s.Start.Chairs = append(s.Start.Chairs, Chair{Level: s.middle()})
	}
	s.restoreGuests()
	if start.Resume == "" {
		s.Start.Chairs = slices.Clone(s.Start.Chairs)
		for p := range s.Start.Chairs {
			s.Start.Chairs[p].hold(k.Env.Devices.Frame())
		}
	}
	begun := s.Match.Meta.Date // of a resumed match
	if s.Match.Meta = MetaOf(&s.Start); start.Resume != "" && begun != "" {
		s.Match.Meta.Date = begun
	}
	s.Chairs = make(Chairs, n)
	seats := &k.Env.Devices.Seats
	seats.Open(rules.Seats{})
	seats.Open(rules.AllSeats(n))
	for p := range s.Chairs {
		s.Chairs[p].Chair = s.Start.Chairs[p]
		s.Chairs[p].Elsewhere = s.Start.Chairs[p].Guest
		s.assignDevice(rules.Seat(p))
		s.Sit(rules.Seat(p))
	}
	return nil
}

// restoreGuests stores the keys of the open table's guests. A resumed record knows which chairs
// are guests'; without a table people at this screen play them.
func (s *Seating[S, A, V]) restoreGuests() {
	st, t := &s.Start, s.k.Table
	switch {
	case st.Resume != "" && t != nil && len(st.Keys) > 0:
		st.Hosted = true
		for p := range st.Chairs {
			if c := &st.Chairs[p]; c.Person() {
				_, c.Guest = st.Keys[rules.Seat(p)]
			}
		}
	case st.Resume == "":
		st.Code, st.Keys = "", nil
		if st.Hosted && t != nil {
			st.Code, st.Keys = t.Code(), t.Keys()
		}
	}
}

// open begins the match or loads it.
func (s *Seating[S, A, V]) open(g rules.Game[S, A, V]) (err error) {
	name := s.Start.Resume
	if name == "" {
		s.Match, err = match.New(g, s.Start.Setup)
		return err
	}
	if err = s.Keeper.GoOn(s.k.Env.Store, name); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.Keeper.Close(s.k.Env.Store, true, false))
		}
	}()
	data, err := s.k.Env.Store.Read(name)
	if err != nil {
		return err
	}
	if s.Match, err = match.Load(g, bytes.NewReader(data)); err != nil {
		return err
	}
	h, err := match.ReadHeader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	s.Start = StartOf(&h, name, s.levels)
	return nil
}

// middle is the level that stands in for a person.
func (s *Seating[S, A, V]) middle() string { return s.levels[len(s.levels)/2] }

// assignDevice assigns the person's device to the seat.
func (s *Seating[S, A, V]) assignDevice(p rules.Seat) {
	if c := &s.Chairs[p]; c.Chair.Person() && c.Device != input.NoDevice {
		s.k.Env.Devices.Seats.Sit(c.Device, p)
	}
}

// Sit gives a seat to its player according to Chairs: its person, or a computer player,
// of the middle level if it stands in for a person.
func (s *Seating[S, A, V]) Sit(p rules.Seat) {
	if c := &s.Chairs[p]; c.Chair.Person() && !c.Away && !c.late {
		s.Match.Stand(p)
		return
	}
	s.Match.Sit(p, s.computer(p), ai.Budget(s.Match.Info().Rate, s.level(p)))
}

func (s *Seating[S, A, V]) name(p rules.Seat) string {
	if s.Name != nil {
		return s.Name(p)
	}
	return s.Chairs.Name(s.k, p)
}

func (s *Seating[S, A, V]) sign(p rules.Seat) rules.Seat {
	if s.Sign != nil {
		return s.Sign(p)
	}
	return p
}

func (s *Seating[S, A, V]) changed(p rules.Seat) {
	if s.Changed != nil {
		s.Changed(p)
	}
}

// computer makes the computer player of a seat: of its level, or of the middle one for a
// person.
func (s *Seating[S, A, V]) computer(p rules.Seat) match.Player[A, V] {
	return s.player(string(s.level(p)), ai.Seed(s.Match.Setup().Seed, p))
}

// level returns the level of the computer player of a seat.
func (s *Seating[S, A, V]) level(p rules.Seat) ai.Level {
	if level := s.Chairs[p].Level; level != "" {
		return ai.Level(level)
	}
	return ai.Level(s.middle())
}

// Rehearse plays the match up to that number of steps, or to its end if it is negative,
// for a picture that is always the same: computer players in every seat are asked one
// after the other. before is called before each step. Then all players sit as in Chairs.
// The error is that of a computer player or of the rules.
func (s *Seating[S, A, V]) Rehearse(steps int, before func()) error {
	players := make([]match.Player[A, V], len(s.Chairs))
	for p := range players {
		players[p] = s.computer(rules.Seat(p))
		s.Match.Stand(rules.Seat(p))
	}
	for s.Match.Result() == nil && (steps < 0 || s.Match.Steps() < steps) {
		before()
		for p, player := range players {
			seat := rules.Seat(p)
			if !s.Match.Waiting().Has(seat) {
				continue
			}
			a, err := player.Choose(context.Background(), s.Match.View(seat))
			if err != nil {
				return err
			}
			if err := s.Match.Submit(seat, a); err != nil {
				return err
			}
		}
		s.Match.Step()
	}
	for p := range s.Chairs {
		s.Sit(rules.Seat(p))
	}
	return nil
}

// Leave replaces a person by a computer player at once.
func (s *Seating[S, A, V]) Leave(p rules.Seat) {
	if s.Match == nil || !s.Chairs.Person(p) {
		return
	}
	s.replace(p)
}

// replace lets a computer player stand in for a person from now on.
func (s *Seating[S, A, V]) replace(p rules.Seat) {
	name, c := s.name(p), &s.Chairs[p]
	pad := s.k.Env.Devices.Frame().Pad(c.Device)
	c.Away, c.late, c.gone = true, false, pad != nil && !pad.Connected
	s.Sit(p)
	s.Match.Remark(p, "left: a computer player takes over")
	s.k.Env.Say(words.NoticeMatchComputer(name))
	s.k.PlayAt("ui.leave", 0, int(s.sign(p)), false)
	s.changed(p)
}

// decides sets whether the person decides for their seat, or a computer player does so
// this once because the time is over.
func (s *Seating[S, A, V]) decides(p rules.Seat, person bool) {
	if c := &s.Chairs[p]; c.late == person {
		c.late = !person
		s.Sit(p)
		s.changed(p)
	}
}

// Back gives a seat back to its person.
func (s *Seating[S, A, V]) Back(p rules.Seat) {
	if !s.Chairs[p].Away {
		return
	}
	s.Chairs[p].Away, s.Chairs[p].Back, s.Chairs[p].gone = false, false, false
	s.Sit(p)
	s.Match.Remark(p, "came back")
	s.k.Env.Unsay(words.NoticeMatchComputer(s.name(p)))
	s.k.Env.Say(words.NoticeMatchBack(s.name(p)))
	s.k.PlayAt("ui.join", 0, int(s.sign(p)), false)
	s.changed(p)
}

// Return gives seats back to people who returned; in a game with rounds when the next one
// begins.
func (s *Seating[S, A, V]) Return() {
	round := s.rounds()
	if round == s.round {
		return
	}
	s.round = round
	for p := range s.Chairs {
		if s.Chairs[p].Back {
			s.Back(rules.Seat(p))
		}
	}
}

// here says that the person of a seat with a stand-in has returned.
func (s *Seating[S, A, V]) here(p rules.Seat) {
	if s.Match == nil {
		return // the host says who has returned
	}
	if s.rounds() == 0 {
		s.Back(p)
	} else if s.Chairs[p].Away && !s.Chairs[p].Back {
		s.Chairs[p].Back = true
		s.k.PlayAt("ui.join", 0, int(s.sign(p)), true)
	}
}

// Pause returns the pause sheet over the scene; lost is the seat whose gamepad is
// missing, or [rules.Spectator] if a person asked. Where there are no such sheets it
// returns the scene itself.
func (s *Seating[S, A, V]) Pause(over scenes.Scene, lost rules.Seat) scenes.Scene {
	if s.k.Pause == nil {
		return over
	}
	p := Paused{Where: s.Where(), Game: s.game, Lost: lost, Sign: s.Sign, Restart: s.Restart, Quit: s.k.Title, Unsaved: s.isUnsaved}
	if s.Match != nil {
		p.Setup = s.Match.Setup()
	} else {
		p.Setup = s.Start.Setup
	}
	if s.leave != nil {
		p.Elsewhere, p.Quit, p.Live, p.Invite = true, s.leave, s.Live, s.Invite
		p.Rejoins = s.Chairs.People() > 0
	}
	if s.Start.Hosted && s.k.Table != nil {
		p.Quit = func() scenes.Scene { return s.k.Lobby(s.game) }
	}
	if lost >= 0 {
		p.Device = s.Chairs[lost].Device
		if p.Device == input.NoDevice {
			p.Device = s.k.Env.Devices.Frame().Device
		}
		p.LostName = s.name(lost)
		if s.Match != nil { // otherwise the host decides on stand-ins
			p.Computer = func() { s.Leave(lost) }
		}
		p.Hold = func(d input.Device) { s.Hold(lost, d) }
		s.k.Play("ui.lostpad")
	} else {
		s.k.Play("ui.pause")
		if s.GiveUp != nil {
			p.GiveUp = s.GiveUp()
		}
		if s.Match != nil && s.Keeper.Name != "" {
			p.Abandon = func() scenes.Scene {
				s.abandoned = true
				s.k.forgetLesson(over, s.game)
				return p.Quit()
			}
		}
	}
	return s.k.Pause(over, p)
}

// keepAgain is the number of ticks until saving a match is tried again.
const keepAgain = 10 * input.TicksPerSecond

// isUnsaved checks the record, mends it if it was removed or taken over, and reports whether the
// match is not saved, as before its first action.
func (s *Seating[S, A, V]) isUnsaved() bool {
	if err := s.Keeper.Check(); err != nil {
		s.unsaved(err)
	}
	return s.Keeper.Unsaved() || s.Keeper.Name == ""
}

// Keep saves the record from the first action on, and tries again now and then if that
// failed.
func (s *Seating[S, A, V]) Keep() {
	if s.Match == nil {
		return // the host saves it
	}
	if now := s.k.Env.Tick; s.Keeper.Unsaved() && now >= s.retryAt {
		s.retryAt = now + keepAgain
		if s.Keeper.Retry(s.k.Env.Store) == nil {
			s.k.Env.Say(words.RoomMade())
		}
	}
	if err := s.Keeper.Keep(s.k.Env.Store, records.Of(s.k.Env.Store, s.Match.Info().ID), s.Match); err != nil {
		s.unsaved(err)
	}
	if !s.kept {
		s.kept = true
		s.k.Env.Kept()
	}
}

// unsaved handles a record that could not be written: if there is no room it offers to
// delete the oldest records; a notice says what cannot be fixed.
func (s *Seating[S, A, V]) unsaved(err error) {
	if err = s.Keeper.Repair(s.k.Env.Store, err); err == nil {
		return
	}
	var e *store.Error
	if errors.As(err, &e) && e.Reason == store.Full && s.k.MakeRoom != nil && len(records.Oldest(s.k.Env.Store)) > 0 {
		s.full = true
		return
	}
	s.k.Env.Say(unsaved(err))
}

// makeRoom asks whether old records may be deleted, and then saves this one again.
func (s *Seating[S, A, V]) makeRoom(over scenes.Scene) scenes.Scene {
	s.full = false
	return s.k.MakeRoom(over, func(made bool) {
		if !made {
			s.k.Env.Say(words.NoticeStoreFull())
			return
		}
		if err := s.Keeper.Retry(s.k.Env.Store); err != nil {
			s.unsaved(err)
		}
	})
}

// Close ends the match and its record.
func (s *Seating[S, A, V]) Close() {
	if s.Match == nil {
		return
	}
	s.Match.Close()
	if s.abandoned {
		if err := s.Keeper.Discard(s.k.Env.Store, time.Now()); err != nil {
			s.k.Env.Say(words.NoticeStoreFailed())
		}
		return
	}
	if err := s.Keeper.Close(s.k.Env.Store, s.Match.Steps() > 0, s.Match.Result() != nil); err != nil {
		s.k.Env.Say(unsaved(err))
	}
}

// Notices shows the match's notices that are not about rules.
func (s *Seating[S, A, V]) Notices() {
	all := s.Match.Notices()
	for ; s.told < len(all); s.told++ {
		switch n := &all[s.told]; n.Kind {
		case match.Unsaved:
			s.unsaved(n.Err)
		case match.Failed:
			s.k.Env.Say(words.NoticeMatchFailed(s.name(n.Seat)))
		case match.Mute:
			s.k.Env.Say(words.NoticeMatchMute(s.name(n.Seat)))
		}
	}
}

// Eyes returns the seat whose view a shared screen shows, and whether the screen has to
// be handed over first: next decides now, holder has the screen; each may be
// [rules.Spectator].
func (t Chairs) Eyes(next, holder rules.Seat) (eyes rules.Seat, handOver bool) {
	switch t.People() {
	case 0:
		return rules.Spectator, false
	case 1:
		return t.Sole(), false
	}
	switch {
	case !t.Person(next):
		return rules.Spectator, false
	case next == holder:
		return next, false
	}
	return rules.Spectator, true
}

// Sole returns the only person at the table, or [rules.Spectator] if there is none or
// more than one.
func (t Chairs) Sole() rules.Seat {
	sole := rules.Spectator
	for i := range t {
		if p := rules.Seat(i); t.Person(p) {
			if sole != rules.Spectator {
				return rules.Spectator
			}
			sole = p
		}
	}
	return sole
}
