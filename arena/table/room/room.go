// Package room plays matches at a table without a window: people join from other screens,
// computer players take the free chairs, and the first guest starts.
package room

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"strconv"
	"strings"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/records"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/timelimit"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// Options configure a room.
type Options struct {
	Entry *catalog.Entry
	// Setup is that of each match; each draws its own seed.
	Setup rules.Setup
	// Level is the level of computer players.
	Level ai.Level
	// Seed returns the seed of a match.
	Seed func() uint64
	// Silence is how long a guest may be silent before a computer player stands in; 0:
	// timelimit.Silence; less than 0: without limit.
	Silence time.Duration
	// Turn is the time limit of a turn in a game that waits for its players; 0: none.
	Turn time.Duration
	// Store saves the records; nil saves none.
	Store *store.Store
	// Grows says that the table gets one more chair when a guest finds none before a match, as
	// far as the game and its options allow; when no guest has it any more, it goes.
	Grows bool
	// Closing, if not nil, reports whether no further match may begin.
	Closing func() bool
	// Program goes into the header of a record.
	Program string
	// Reopens says that the room is opened again after ctx of Run has ended: its guests come
	// back by themselves.
	Reopens bool
	// Idle ends the room after that time without a connected guest or, in a new room,
	// after a minute; 0: never.
	Idle time.Duration
	// Log, if not nil, gets what happens at the table: no names of people and no addresses.
	Log *slog.Logger
}

// Room is a table with its matches.
type Room struct {
	Host *host.Host
	o    Options
	// ordered is the number of chairs that the table was opened with.
	ordered int

	match       catalog.Match
	keeper      *records.Keeper // nil between matches, and if records are not saved
	meta        match.Meta      // of the match
	retryAt     time.Time       // when saving is tried next
	noticesRead int             // notices of the match that were looked at
	nextTick    time.Time       // when the next tick of a match in real time is due
	limits      *timelimit.Limits
	over        bool
	empty       time.Time
	hadGuest    bool // a guest has been connected
}

// New opens a room. The error says what is wrong with the set-up.
func New(h *host.Host, o Options) (*Room, error) {
	if o.Silence == 0 {
		o.Silence = timelimit.Silence(o.Entry.Rate)
	}
	if o.Entry.RealTime() {
		o.Turn = 0
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	o.Log = o.Log.With("table", h.Code(), "game", o.Entry.ID)
	if _, err := o.Entry.New(o.Setup); err != nil {
		return nil, err
	}
	r := &Room{Host: h, o: o, ordered: o.Setup.Seats, empty: time.Now()}
	r.arrange()
	return r, nil
}

// arrange tells the host the game, its chairs, all with computer players, and its time limits.
func (r *Room) arrange() {
	chairs := make([]table.Chair, r.o.Setup.Seats)
	for i := range chairs {
		chairs[i] = table.Chair{Kind: table.Computer, Level: string(r.o.Level)}
	}
	r.Host.Arrange(r.o.Entry.ID, r.o.Setup.Options, chairs)
	r.Host.SetTurnLimit(r.o.Turn)
	r.Host.SetSilenceLimit(max(0, r.o.Silence))
}

// grow adds a chair, if the game may be played with one more.
func (r *Room) grow() {
	e, more := r.o.Entry, r.o.Setup
	more.Seats++
	if _, err := e.New(more); err != nil || e.CheckCost != nil && e.CheckCost(more) != nil {
		return
	}
	r.o.Setup = more
	r.arrange()
}

// shrink takes away the chairs that were added and that no guest has any more.
func (r *Room) shrink() {
	guests, n := r.Host.Guests(), r.o.Setup.Seats
	for n > r.ordered && !guests.Has(rules.Seat(n-1)) {
		n--
	}
	if n < r.o.Setup.Seats {
		r.o.Setup.Seats = n
		r.arrange()
	}
}

// Playing reports whether a match is in progress, for a graceful shutdown.
func (r *Room) Playing() bool { return r.Host.State().Phase == table.Playing }

// Run keeps the room open until ctx ends, or it has been empty for too long.
func (r *Room) Run(ctx context.Context) {
	defer r.Host.Close()
	defer r.closeRecord()
	// This runs before closeRecord, which sets the keeper to nil that resumes asks.
	defer func() {
		if ctx.Err() == nil {
			return
		}
		if r.resumes() {
			r.keepAway()
			r.Host.Suspend()
		}
	}()
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		wait := r.step()
		timer.Reset(wait)
		select {
		case <-ctx.Done():
			return
		case <-r.Host.Wake():
			if r.match != nil && r.match.Info().RealTime() && !r.over {
				// The clock of the game goes by the timer alone.
				select {
				case <-ctx.Done():
					return
				case <-timer.C:
				}
			}
		case <-timer.C:
		}
		if r.idle() {
			r.o.Log.Info("the table is closed: it has no guest", "for", r.idleTimeout())
			r.abandon()
			return
		}
	}
}

// resumes reports whether the table is there again after a restart: its match is resumed from the record, or it
// is opened again.
func (r *Room) resumes() bool {
	return r.keeper != nil && !r.keeper.Unsaved() || r.o.Reopens && (r.match == nil || r.over)
}

// idle reports whether the room has been empty for too long.
func (r *Room) idle() bool {
	if r.o.Idle == 0 || r.Host.Connected() > 0 {
		r.empty, r.hadGuest = time.Now(), true
		return false
	}
	return time.Since(r.empty) > r.idleTimeout()
}

// firstGuestTimeout is how long a new room waits for the person who opened it, who is redirected
// there at once.
const firstGuestTimeout = time.Minute

// idleTimeout returns how long the room stays open without a connected guest.
func (r *Room) idleTimeout() time.Duration {
	if r.hadGuest {
		return r.o.Idle
	}
	return min(r.o.Idle, firstGuestTimeout)
}

// tick is the time between two ticks of a match in real time.
const tick = time.Second / match.TPS

// How long a room sleeps: for computer players, for people.
const (
	thinkRest  = 4 * time.Millisecond
	peopleRest = time.Second
)

// step advances the table and returns the longest time until it must be called again; real time needs it at each
// tick.
func (r *Room) step() time.Duration {
	if r.o.Closing != nil && r.o.Closing() && r.resumes() {
		r.Host.SetRestarting()
	}
	if r.match == nil || r.over {
		switch {
		case !r.o.Grows:
		case r.Host.Crowded():
			r.grow()
		default:
			r.shrink()
		}
		if r.Host.Started() {
			if r.o.Closing != nil && r.o.Closing() {
				r.Host.NotStarted(table.Stopping, "this host is being stopped: try again in a minute")
			} else if err := r.Begin(r.o.Seed()); err != nil {
				// The set-up and the level were checked: only saving fails, or the newest rules refuse an option of a
				// resumed older match.
				r.Host.NotStarted(table.Unsaved, err.Error())
				r.o.Log.Error("no match begins", "error", err)
			}
		}
		if r.match == nil || r.over {
			r.Host.SendViews()
			return peopleRest
		}
	}
	if r.deserted() {
		r.Host.SubmitAnswers()
		r.Host.SetLimits(r.limits.Away(), 0)
		r.Host.SendViews()
		r.checkSaved(time.Now())
		return peopleRest
	}
	for again := true; again; {
		r.Host.SubmitAnswers()
		stepped := r.match.Tick()
		changed := r.applyLimits(time.Now())
		r.Host.SendViews()
		again = !r.match.Info().RealTime() && (stepped || changed)
	}
	if r.match.Result() != nil {
		r.end()
		return peopleRest
	}
	r.checkSaved(time.Now())
	switch {
	case r.match.Info().RealTime():
		return r.untilTick(time.Now())
	case !r.match.Waiting().Less(r.match.Hands()).Empty():
		return thinkRest
	}
	if left := r.limits.Left(); left > 0 {
		return min(left, peopleRest)
	}
	return peopleRest
}

// longestDelay is how much of a delay the ticks of a match in real time make up for: after a longer one the program
// was suspended or the match stood still.
const longestDelay = 250 * time.Millisecond

// untilTick returns the time until the next tick of a match in real time. Ticks go by the clock, whatever the work
// between them takes.
func (r *Room) untilTick(now time.Time) time.Duration {
	r.nextTick = r.nextTick.Add(tick)
	if now.Sub(r.nextTick) > longestDelay {
		r.nextTick = now.Add(tick)
	}
	return max(0, r.nextTick.Sub(now))
}

// deserted reports whether all guests of the match are silent: it stands still until one of them is
// back, as after a restart. Computer players do finish a match that every guest has left.
func (r *Room) deserted() bool {
	guests := r.Host.Guests()
	for p := range guests.All() {
		if r.Host.Silent(p) == 0 {
			return false
		}
	}
	return !guests.Empty()
}

// Begin begins a match with that seed and the present players.
func (r *Room) Begin(seed uint64) error {
	setup := r.o.Setup
	setup.Seed, setup.Rules = seed, 0 // the newest, also after a resumed older match
	m, err := r.o.Entry.New(setup)
	if err != nil {
		return err
	}
	r.closeRecord()
	r.match, r.over, r.noticesRead = m, false, 0
	return r.start(time.Now(), rules.Seats{})
}

// start seats the players, starts the record and shows the match, which began at date and where computer
// players stand in for the guests of the seats away. If records are to be saved and cannot be, the match does
// not begin.
func (r *Room) start(date time.Time, away rules.Seats) (err error) {
	defer func() {
		if err == nil {
			return
		}
		r.match.Close()
		if r.keeper != nil {
			r.keeper.Leave()
		}
		r.match, r.keeper = nil, nil
	}()
	guests := r.Host.Guests()
	for i := range r.o.Setup.Seats {
		if p := rules.Seat(i); !guests.Has(p) || away.Has(p) {
			if err := r.computer(p); err != nil {
				return err
			}
		}
	}
	r.limits = &timelimit.Limits{Guests: guests, Silence: max(0, r.o.Silence), Turn: r.o.Turn}
	r.limits.Replace(guests.And(away))
	if err := r.startRecord(date); err != nil {
		r.Host.SetUnsaved(true)
		return fmt.Errorf("the match does not begin, since it cannot be saved: %w", err)
	}
	r.Host.SetUnsaved(false)
	r.Host.Begin(r.match)
	r.applyLimits(time.Now())
	r.Host.SendViews()
	what := "a match begins"
	if r.match.Steps() > 0 {
		what = "a match goes on"
	}
	r.o.Log.Info(what, "guests", guests.Len())
	return nil
}

// computer seats a computer player.
func (r *Room) computer(p rules.Seat) error {
	return r.match.Sit(p, r.o.Level, ai.Seed(r.match.Setup().Seed, p), ai.Budget(r.match.Info().Rate, r.o.Level))
}

// applyLimits does what the time limits of the table ask for: computer players play for those who
// left or are silent, and people have their seats again, and turns that take too long end.
// It says whether there was anything to do.
func (r *Room) applyLimits(now time.Time) bool {
	todo := r.limits.Check(now, r.match, r.Host, false)
	for _, c := range todo {
		switch c.What {
		case timelimit.Replaced:
			_ = r.computer(c.Seat) // cannot fail: others have that level
			r.match.Remark(c.Seat, "left: a computer player takes over")
		case timelimit.Back:
			r.match.Stand(c.Seat)
			r.match.Remark(c.Seat, "a guest plays")
			r.saveLateGuest(c.Seat)
		case timelimit.Late:
			r.match.Remark(c.Seat, "took too long: the turn is over")
			r.Host.TimedOut(c.Seat)
			if !r.match.Pass(c.Seat) {
				_ = r.computer(c.Seat)
			}
		case timelimit.Decided:
			r.match.Stand(c.Seat)
		}
	}
	r.Host.SetLimits(r.limits.Away(), r.limits.Left())
	return len(todo) > 0
}

// end closes the record of a match that is over.
func (r *Room) end() {
	r.over = true
	res := r.match.Result()
	r.o.Log.Info("the match is over", "reason", res.Reason, "ranks", res.Ranks)
	r.closeRecord()
}

// closeRecord ends the match and closes its record.
func (r *Room) closeRecord() {
	if r.match != nil {
		r.match.Close()
	}
	if r.keeper == nil {
		return
	}
	// A record without moves still holds the seats. Records are not compressed, so that
	// people can read them.
	if err := r.keeper.Close(r.o.Store, true, false); err != nil {
		r.unsaved(err)
	}
	r.keeper = nil
}

// metaLevel is the key of the computer players' level in the header of a record, for
// resuming.
const metaLevel = "level"

// startRecord starts the record or continues it.
func (r *Room) startRecord(date time.Time) error {
	state := r.Host.State()
	meta := match.Meta{Date: date.Format(time.RFC3339), Program: r.o.Program, More: map[string]string{metaLevel: string(r.o.Level)}}
	for _, c := range state.Seats {
		who := c.Level
		if c.Kind == table.Guest {
			who = match.Human
		}
		meta.Players, meta.Names = append(meta.Players, who), append(meta.Names, c.Name)
	}
	table.Keep(meta.More, r.Host.Code(), r.Host.Keys())
	if away := letters(r.limits.Away()); away != "" {
		meta.More[metaAway] = away
	}
	r.meta = meta
	r.match.SetMeta(meta)
	if r.o.Store == nil {
		return nil
	}
	if r.keeper == nil {
		r.keeper = new(records.Keeper)
	}
	code := r.Host.Code()
	return r.keeper.Keep(r.o.Store, func(n int) string { return name(code, n) }, r.match)
}

// saveLateGuest writes the record anew if the guest of a seat came during the match, so that the chair is theirs
// after a restart too.
func (r *Room) saveLateGuest(p rules.Seat) {
	key, there := r.Host.Keys()[p]
	if _, kept := table.Kept(r.meta.More); !there || kept[p] == key {
		return
	}
	r.meta.Players[p], r.meta.Names[p] = match.Human, r.Host.State().Seats[p].Name
	table.Keep(r.meta.More, r.Host.Code(), map[rules.Seat]string{p: key})
	r.rewrite()
}

// metaAway is the key of the seats where a computer player stood in for the guest when the room was stopped.
const metaAway = "away"

// letters returns the letters of seats.
func letters(seats rules.Seats) (all string) {
	for p := range seats.All() {
		all += p.Letter()
	}
	return all
}

// keepAway writes the record anew if other guests are away than it says, so that no match waits for them after
// a restart.
func (r *Room) keepAway() {
	if r.match == nil || r.over {
		return
	}
	if away := letters(r.limits.Away()); r.meta.More[metaAway] != away {
		r.meta.More[metaAway] = away
		r.rewrite()
	}
}

// abandon marks the record of a match in progress, so that it is not resumed.
func (r *Room) abandon() {
	if r.match == nil || r.over {
		return
	}
	r.meta.More[match.Abandoned] = "yes"
	r.rewrite()
}

// rewrite writes the record anew, with a changed header.
func (r *Room) rewrite() {
	r.match.SetMeta(r.meta)
	if r.keeper == nil {
		return
	}
	if err := r.keeper.Retry(r.o.Store); err != nil {
		r.unsaved(err)
	}
}

// name returns the name of the record of a table's match number n.
func name(code string, n int) string { return code + "-" + strconv.Itoa(n) + match.Extension }

// Wrote reports whether a room wrote the record of that name and header, and it was neither
// renamed nor copied since.
func Wrote(record string, h *match.Header) bool {
	code, _, ok := Header(h)
	digits := strings.TrimSuffix(strings.TrimPrefix(record, code+"-"), match.Extension)
	n, err := strconv.Atoi(digits)
	return ok && err == nil && record == name(code, n)
}

// saveRetryDelay is how long to wait before saving is tried again.
const saveRetryDelay = 5 * time.Second

// checkSaved checks that the match is still saved, and tries again if not.
func (r *Room) checkSaved(now time.Time) {
	if r.keeper == nil || now.Before(r.retryAt) {
		return
	}
	r.retryAt = now.Add(saveRetryDelay)
	err := cmp.Or(r.keeper.Check(), r.unwritten())
	switch {
	case err != nil:
		if err = r.keeper.Repair(r.o.Store, err); err != nil {
			r.unsaved(err)
		}
	case r.keeper.Unsaved():
		if err = r.keeper.Retry(r.o.Store); err != nil {
			r.unsaved(err)
			return
		}
		r.Host.SetUnsaved(false)
		r.o.Log.Info("the match is saved again")
	}
}

// unwritten returns why the match stopped writing its record, once.
func (r *Room) unwritten() (err error) {
	for all := r.match.Notices(); r.noticesRead < len(all); r.noticesRead++ {
		if n := &all[r.noticesRead]; n.Kind == match.Unsaved {
			err = n.Err
		}
	}
	return err
}

// unsaved reports that the match is not saved.
func (r *Room) unsaved(err error) {
	r.Host.SetUnsaved(true)
	r.o.Log.Error("the match is not saved", "error", err)
}

// Header returns what a record says about the room that played it; ok is false if no room
// wrote it.
func Header(h *match.Header) (code string, level ai.Level, ok bool) {
	code, _ = table.Kept(h.Meta.More)
	level = ai.Level(h.Meta.More[metaLevel])
	return code, level, code != "" && level != ""
}

// Resume continues a record of a room, whose guests come back to their chairs. No other
// program writes it meanwhile: the reason of the error is store.InUse if one does, and Resume
// may be called again. Any other error says why the record cannot be resumed; it stays as it
// is, and the room must not be used any more.
func (r *Room) Resume(name string) (err error) {
	keeper := new(records.Keeper)
	if err := keeper.GoOn(r.o.Store, name); err != nil {
		return err
	}
	var m catalog.Match
	defer func() {
		if err == nil {
			return
		}
		keeper.Leave()
		if m != nil {
			m.Close()
		}
	}()
	data, err := r.o.Store.Read(name)
	if err != nil {
		return err
	}
	h, err := match.ReadHeader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	if m, err = r.o.Entry.Load(bytes.NewReader(data)); err != nil {
		return err
	}
	if m.Result() != nil {
		return fmt.Errorf("%s: this match is over", name)
	}
	date, err := time.Parse(time.RFC3339, h.Meta.Date)
	if err != nil {
		date = time.Now() // a record written by hand
	}
	r.o.Setup = m.Setup()
	r.arrange()
	_, keys := table.Kept(h.Meta.More)
	if err := r.Host.Restore(keys, h.Meta.Names); err != nil {
		return err
	}
	var away rules.Seats
	for p := range keys {
		if strings.Contains(h.Meta.More[metaAway], p.Letter()) {
			away = away.With(p)
		}
	}
	r.match, r.over, r.keeper, r.hadGuest = m, false, keeper, true
	return r.start(date, away)
}
