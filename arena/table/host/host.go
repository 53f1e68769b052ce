// Package host keeps a table open: it holds the chairs, receives the actions of guests at
// other screens, submits them to the match, and shows each guest what its seat may know.
//
// A [Host] does not own the match. The owner, a window or a room, calls SubmitAnswers before a
// step and SendViews after it, from one goroutine; neither ever waits for a guest. The seed of
// a match and the views of other seats never reach a guest.
package host

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/rules"
)

// Options configure a table.
type Options struct {
	// Code is the word by which guests find the table.
	Code string
	// MostGuests is the largest number of connected guests; 0: 32.
	MostGuests int
	// Public shows the table to everybody, until the leader changes that.
	Public bool
	// Headless says that there is no person at the host: the leader starts, who is the connected guest with a
	// seat who joined first.
	Headless bool
	// Ping is the interval of pings; 0: 2 seconds. A guest that is silent for silentPings
	// of them is disconnected.
	Ping time.Duration
	// PerSecond is the sustained rate of messages that a guest may send; 0: 120.
	PerSecond int
}

// Limits of every table.
const (
	defaultGuests = 32
	defaultPing   = 2 * time.Second
	// defaultPerSecond is twice what a screen sends that updates sixty times a second.
	defaultPerSecond = 120
	maxQueued        = 8       // actions of a seat waiting for a step
	maxLines         = 4096    // unsent messages to a guest
	maxBytes         = 8 << 20 // and their total size
	// If more than maxWaiting bytes wait for all guests of the process, a slow one may
	// have only fewBytes: the slowest guests are disconnected, and other tables go on.
	maxWaiting  = 48 << 20
	fewBytes    = 256 << 10
	maxWatchers = 16
)

// Host is an open table. Its methods may be called from any goroutine; SubmitAnswers, SendViews and
// Begin only by the owner of the match.
type Host struct {
	mu         sync.Mutex // of all fields but o, wake and pings
	o          Options
	wake       chan struct{}     // see Wake
	closed     bool              // by Close or Suspend
	resumes    bool              // by Suspend: guests are to come back
	version    uint64            // see Version
	phase      table.Phase       // lobby, playing or over
	game       string            // the id of the game
	options    map[string]string // of the game
	chairs     []chair           // by seat
	guests     []*guest          // connected, or with a seat
	lastOrder  int               // join number of the newest guest
	stale      bool              // a delay, name or readiness has changed that was not sent yet
	told       time.Time         // when the state was sent last
	paused     bool              // the person at this screen has paused the match
	unsaved    bool              // the match cannot be saved
	restarting bool              // see SetRestarting
	public     bool              // the table is shown to everybody
	over       time.Time         // when the latest match ended; see maybeRestart
	pings      atomic.Int64      // the interval of pings

	matches int        // begun at this table
	match   table.Game // the present one; nil in the lobby
	shown   shown
	undone  int // counts undos of the match
	// last is the seat whose action was accepted last.
	last  rules.Seat
	start bool // a guest asked for the match to begin
	// away are the seats where a computer player stands in for the guest. turn is the
	// time limit of a turn, silence that of a guest's silence, and ends when the current turn times
	// out; zero if there is no limit.
	away          rules.Seats
	turn, silence time.Duration
	ends          time.Time
}

// shown is what guests were sent last.
type shown struct {
	steps, undone int
	waiting, away rules.Seats
	ends          time.Time
	begun         bool
}

// chair is a seat: its kind while no guest has it, and the guest.
type chair struct {
	base  table.Chair // what it is without a guest
	guest *guest      // nil if it is free
	// queue are the answers waiting for SubmitAnswers. ask is the number of the open question of
	// the seat, or 0; asks is how many it was asked so far.
	queue []answer
	ask   int
	asks  int
	undo  bool // the guest asked for an undo
	// left is the guest who left this seat during the match, and gets it again on coming
	// back.
	left *guest
}

// reset drops what the guest of the chair asked for and was asked.
func (c *chair) reset() { c.queue, c.undo, c.ask = nil, false, 0 }

// answer is an action of a guest, and the number of the question that it answers.
type answer struct {
	ask int
	do  []byte
}

// guest is a guest, connected or not.
type guest struct {
	key            [sha256.Size]byte // the hash of its secret
	name           string
	device         table.Device
	spectates      bool          // it asked to watch
	wantsEveryStep bool          // it asked for every step, see table.Join
	ready          bool          // to begin
	seat           rules.Seat    // rules.Spectator without a chair
	order          int           // of joining
	outbox         *outbox       // nil while disconnected
	lastMessageAt  time.Time     // when its latest message came
	delay          time.Duration // the round-trip time
	needsHello     bool          // has not been sent the match yet
	// loadingUntil is when a guest that loads the whole game should be back; zero for other guests.
	loadingUntil time.Time
	// changed is when the guest's new name or readiness was last sent to all.
	changed time.Time
}

// New opens a table without chairs: see Arrange.
func New(o Options) *Host {
	if o.MostGuests == 0 {
		o.MostGuests = defaultGuests
	}
	if o.Ping == 0 {
		o.Ping = defaultPing
	}
	if o.PerSecond == 0 {
		o.PerSecond = defaultPerSecond
	}
	h := &Host{o: o, wake: make(chan struct{}, 1), phase: table.InLobby, last: rules.Spectator, public: o.Public}
	h.pings.Store(int64(o.Ping))
	return h
}

// Code returns the word by which guests find the table.
func (h *Host) Code() string { return h.o.Code }

// Wake returns a channel that gets a value when a guest did something, so that the owner
// of a match that waits for people need not poll.
func (h *Host) Wake() <-chan struct{} { return h.wake }

func (h *Host) notify() {
	select {
	case h.wake <- struct{}{}:
	default:
	}
}

// Version returns a number that grows whenever State has changed.
func (h *Host) Version() uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.version
}

// State returns the state of the table for its owner.
func (h *Host) State() table.State {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.state(rules.Spectator)
}

// Listed describes the table for those who have not joined it.
func (h *Host) Listed() table.Listed {
	s := h.State()
	return s.Listed(h.o.Headless)
}

// state returns the state of the table as sent to a seat.
func (h *Host) state(you rules.Seat) table.State {
	s := table.State{Code: h.o.Code, Game: h.game, Options: h.options, Phase: h.phase, Unsaved: h.unsaved, Paused: h.paused, Restarting: h.restarting, You: you, Head: h.leader(), Turn: int(h.turn.Seconds()), Patience: int(h.silence.Seconds()), Public: h.public}
	if left := rematchDelay - time.Since(h.over); h.o.Headless && h.phase == table.Ended && left > 0 {
		s.Again = int(left.Milliseconds()) + 1
	}
	s.Seats = make([]table.Chair, len(h.chairs))
	for i := range h.chairs {
		c := &h.chairs[i]
		s.Seats[i] = c.base
		if g := c.guest; g != nil {
			s.Seats[i] = table.Chair{Kind: table.Guest, Name: g.name, Level: c.base.Level, Device: g.device, Ready: g.ready, Delay: int(g.delay.Milliseconds())}
			if silent := h.silent(rules.Seat(i)); silent > 0 {
				s.Seats[i].Silent, s.Seats[i].Loading = max(1, int(silent.Seconds())), !g.loadingUntil.IsZero()
			}
		}
		if c.left != nil {
			s.Seats[i].Name = c.left.name
		}
		s.Seats[i].Away = h.away.Has(rules.Seat(i))
	}
	for _, g := range h.guests {
		if g.seat < 0 && g.outbox != nil {
			s.Watchers++
		}
	}
	return s
}

// leader returns the seat of the leader, the connected guest who joined first and may start the match;
// Spectator if there is none or the host has a window.
func (h *Host) leader() rules.Seat {
	if !h.o.Headless {
		return rules.Spectator
	}
	var first *guest
	for _, g := range h.guests {
		if g.outbox != nil && g.seat >= 0 && (first == nil || g.order < first.order) {
			first = g
		}
	}
	if first == nil {
		return rules.Spectator
	}
	return first.seat
}

// rematchDelay is how long after a match only all guests together begin another.
const rematchDelay = 20 * time.Second

// maybeRestart begins another match at a table without a window if all guests who are there are ready for it,
// or anyway, if the leader asked and rematchDelay has passed. It is called when a guest says so, not when
// one leaves: that would start a match for those who stay.
func (h *Host) maybeRestart(anyway bool) {
	if !h.o.Headless || h.phase != table.Ended {
		return
	}
	all, waiting := 0, 0
	for _, g := range h.guests {
		if g.outbox != nil && g.seat >= 0 {
			all++
			if !g.ready {
				waiting++
			}
		}
	}
	if all > 0 && (waiting == 0 || anyway && time.Since(h.over) >= rematchDelay) {
		h.start = true
		h.notify()
	}
}

// broadcastState sends the state of the table to all guests.
func (h *Host) broadcastState() {
	h.version++
	h.stale, h.told = false, time.Now()
	for _, g := range h.guests {
		if g.outbox != nil {
			s := h.state(g.seat)
			g.outbox.send(&table.ToGuest{Table: &s})
		}
	}
	h.notify()
}

// chairKeptPings is how many pings a chair is kept, outside a match, for a disconnected guest
// when another guest wants it.
const chairKeptPings = 15

// DropConnections ends all connections; guests keep their chairs. It is for a table whose address
// changes.
func (h *Host) DropConnections() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, g := range h.guests {
		if g.outbox != nil {
			g.outbox.conn.Close()
		}
	}
}

// Close tells all guests that the table is closed, and disconnects them.
func (h *Host) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return
	}
	h.closed = true
	for _, g := range slices.Clone(h.guests) {
		h.forget(g, table.Closed, "the host closed the table")
	}
	h.notify()
}

// Suspend ends all connections after SetRestarting: guests come back by themselves once the match goes on, in
// another process. It returns when they have been sent what waited for them, or after byeTime.
func (h *Host) Suspend() {
	h.SetRestarting()
	h.mu.Lock()
	if h.closed {
		h.mu.Unlock()
		return
	}
	h.closed, h.resumes = true, true
	var ending []*outbox
	for _, g := range h.guests {
		if g.outbox != nil {
			g.outbox.end()
			ending = append(ending, g.outbox)
			g.outbox = nil
		}
	}
	h.notify()
	h.mu.Unlock()
	late := time.After(byeTime)
	for _, box := range ending {
		select {
		case <-box.written:
		case <-late:
			return
		}
	}
}

// Started reports, once, that the leader wants the match to begin.
func (h *Host) Started() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.start
	h.start = false
	return s
}

// NotStarted tells the leader why the match does not begin.
func (h *Host) NotStarted(why, text string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if p := h.leader(); p >= 0 {
		h.refuse(p, 0, why, text)
	}
}

// set changes a field of the host that guests are sent.
func set[T comparable](h *Host, field *T, value T) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if *field != value {
		*field = value
		h.broadcastState()
	}
}

// SetUnsaved tells all guests whether the match cannot be saved.
func (h *Host) SetUnsaved(unsaved bool) { set(h, &h.unsaved, unsaved) }

// SetPaused tells all guests whether the person at this screen has paused the match. A new match
// and the lobby are not paused.
func (h *Host) SetPaused(paused bool) { set(h, &h.paused, paused) }

// SetRestarting tells all guests that the host is being stopped and that the table is there again afterwards.
func (h *Host) SetRestarting() { set(h, &h.restarting, true) }

// Connected returns the number of connected guests.
func (h *Host) Connected() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.connected()
}

func (h *Host) connected() int {
	n := 0
	for _, g := range h.guests {
		if g.outbox != nil {
			n++
		}
	}
	return n
}

// Silent returns the time since the last message of the guest of a seat that is
// disconnected, or that has not answered two pings. It is 0 for other guests and for
// seats without one.
func (h *Host) Silent(p rules.Seat) time.Duration {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.silent(p)
}

func (h *Host) silent(p rules.Seat) time.Duration {
	if p < 0 || int(p) >= len(h.chairs) {
		return 0
	}
	g := h.chairs[p].guest
	if g == nil {
		return 0
	}
	silent := time.Since(g.lastMessageAt)
	if g.outbox != nil && silent < silentAfter*h.ping() {
		return 0
	}
	return max(1, silent)
}

// waits reports whether a guest is silent for whom no computer player plays.
func (h *Host) waits() bool {
	for i := range h.chairs {
		if p := rules.Seat(i); !h.away.Has(p) && h.silent(p) > 0 {
			return true
		}
	}
	return false
}

// silentAfter is after how many ping intervals without an answer a guest counts as silent: two
// pings are overdue then, and the third answer may be on its way.
const silentAfter = 3

// ping returns the interval of pings.
func (h *Host) ping() time.Duration { return time.Duration(h.pings.Load()) }

// realTimePingFactor is how many times as often pings are sent in a game in real time, where an
// absent guest must be replaced within seconds.
const realTimePingFactor = 4

// SetLimits sets the seats where a computer player stands in for the guest, whose answers are
// ignored, and the remaining time of the seats that the match waits for; 0: no limit. Guests count
// down by themselves, and are sent the time again only if that went wrong.
func (h *Host) SetLimits(away rules.Seats, left time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for p := range away.Less(h.away).All() {
		if int(p) < len(h.chairs) {
			h.chairs[p].reset()
		}
	}
	if h.away != away {
		h.away = away
		h.broadcastState()
	}
	if left <= 0 {
		h.ends = time.Time{}
	} else if ends := time.Now().Add(left); h.ends.IsZero() || ends.Sub(h.ends).Abs() > clockDrift {
		h.ends = ends
	}
}

// SetTurnLimit sets the time limit of a turn, 0 for none, that guests are shown; the owner of the
// match enforces it.
func (h *Host) SetTurnLimit(d time.Duration) { set(h, &h.turn, d) }

// SetSilenceLimit sets after how long a silence a computer player stands in for a guest, 0 for never, that
// guests are shown; the owner of the match enforces it.
func (h *Host) SetSilenceLimit(d time.Duration) { set(h, &h.silence, d) }

// clockDrift is the tolerated error of a countdown.
const clockDrift = 500 * time.Millisecond

// Guests returns the seats that guests have, connected or not.
func (h *Host) Guests() rules.Seats {
	h.mu.Lock()
	defer h.mu.Unlock()
	var ss rules.Seats
	for i := range h.chairs {
		if h.chairs[i].guest != nil {
			ss = ss.With(rules.Seat(i))
		}
	}
	return ss
}

// Keys returns hashes of the seats' secrets, which do not grant access: saved with a
// record, they give guests their chairs back after a restart of the host.
func (h *Host) Keys() map[rules.Seat]string {
	h.mu.Lock()
	defer h.mu.Unlock()
	keys := map[rules.Seat]string{}
	for i := range h.chairs {
		if g := h.chairs[i].guest; g != nil {
			keys[rules.Seat(i)] = hex.EncodeToString(g.key[:])
		}
	}
	return keys
}

// Restore reserves the chairs of a resumed match for the guests with these keys, who
// count as absent until they come, unless they are connected already. It fails if a key
// is invalid.
func (h *Host) Restore(keys map[rules.Seat]string, names []string) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	for p, text := range keys {
		b, err := hex.DecodeString(text)
		if err != nil || len(b) != sha256.Size || p < 0 || int(p) >= len(h.chairs) {
			return fmt.Errorf("the key of seat %s cannot be read: it is not a hash", p.Letter())
		}
		g := h.guestByKey([sha256.Size]byte(b))
		if g == nil {
			h.lastOrder++
			g = &guest{key: [sha256.Size]byte(b), seat: rules.Spectator, order: h.lastOrder, lastMessageAt: time.Now()}
			if int(p) < len(names) {
				g.name = names[p]
			}
			h.guests = append(h.guests, g)
		}
		h.unseat(p)
		h.seatGuest(g, p)
	}
	h.broadcastState()
	return nil
}

// refusal returns the name of the reason with which a match refused.
func refusal(info *rules.Info, err error) string {
	if name := info.Refusal(err); name != "" {
		return name
	}
	switch {
	case errors.Is(err, match.ErrNoAction):
		return table.BadAction
	case errors.Is(err, match.ErrNoUndo):
		return table.NoUndo
	}
	return table.NotNow
}
