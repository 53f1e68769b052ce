// Package host keeps a table open: it holds the chairs, hears the guests who sit on
// them from other screens, has what they do submitted to the match, and shows each
// of them what its seat may know.
//
// A [Host] does not own the match. Who does, a window or a [Room], calls Take before
// a step and Show after it, from one goroutine; neither ever waits for a guest. The
// seed of a match and the views of other seats never reach a guest.
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

// Options is how a table is open.
type Options struct {
	// Code is the word with which the table is found.
	Code string
	// MostGuests is how many may be connected at a time; 0: 32.
	MostGuests int
	// Headless says that nobody sits at the host: the first guest starts.
	Headless bool
	// Ping is how often guests are asked whether they are still there; 0: 2 seconds.
	// Who says nothing for six times as long is cut.
	Ping time.Duration
	// PerSecond is how many messages a guest may send in the long run; 0: 120.
	PerSecond int
}

// Bounds that every table keeps.
const (
	defaultGuests = 32
	defaultPing   = 2 * time.Second
	// defaultPerSecond is twice what a screen says that is drawn sixty times a second.
	defaultPerSecond = 120
	mostQueued       = 8       // actions of a seat that wait for their step
	mostLines        = 4096    // messages that wait for a guest to read them
	mostBytes        = 8 << 20 // and how long they may be together
	// Where more than mostWaiting bytes wait for all guests of the process, one who reads
	// slowly has fewBytes: the slowest are cut, and the tables of others stay.
	mostWaiting  = 48 << 20
	fewBytes     = 256 << 10
	mostPast     = 6 << 20 // of views from before a guest came
	mostWatchers = 16
)

// Host is an open table. Its methods may be called from any goroutine; Take, Show
// and Begin by the owner of the match only.
type Host struct {
	mu      sync.Mutex
	o       Options
	wake    chan struct{}
	closed  bool
	version uint64
	phase   table.Phase
	game    string
	options map[string]string
	chairs  []chair
	guests  []*guest
	order   int
	stale   bool // delays changed since the table was told
	unkept  bool
	pings   atomic.Int64

	matches int
	match   table.Game
	shown   shown
	undone  int
	// last is the seat whose action was taken last.
	last  rules.Seat
	start bool
	// away are the seats where a computer player plays for the guest, turn is the time of
	// a turn, and ends when the one under way does; zero where it is not counted.
	away rules.Seats
	turn time.Duration
	ends time.Time
}

// shown is what the guests were shown last.
type shown struct {
	steps, undone int
	waiting, away rules.Seats
	ends          time.Time
	begun         bool
}

// chair is a seat: what it is while no guest has it, and the guest.
type chair struct {
	base  table.Chair
	guest *guest
	// queue are the answers that wait for Take; ask is the number of the question
	// that the seat is asked, 0 for none, and asks how many it was asked so far.
	queue []answer
	ask   int
	asks  int
	undo  bool
	// left is the guest who left this seat during the match, and has it again by coming
	// back.
	left *guest
}

type answer struct {
	ask int
	do  []byte
}

// guest is somebody who came, whether connected or not.
type guest struct {
	key    [sha256.Size]byte
	name   string
	device table.Device
	watch  bool
	screen bool
	ready  bool
	seat   rules.Seat
	order  int
	line   *line // nil while absent
	heard  time.Time
	delay  time.Duration
	fresh  bool // has not been told of the match yet
	// changed is when everybody was told of a new name or of being ready.
	changed time.Time
}

// New opens a table with no chairs yet: see Lay.
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
	h := &Host{o: o, wake: make(chan struct{}, 1), phase: table.InLobby, last: rules.Spectator}
	h.pings.Store(int64(o.Ping))
	return h
}

// Code is the word with which the table is found.
func (h *Host) Code() string { return h.o.Code }

// Wake is told, by a value, that a guest did something: the owner of a match that
// waits for people need not look before.
func (h *Host) Wake() <-chan struct{} { return h.wake }

func (h *Host) woken() {
	select {
	case h.wake <- struct{}{}:
	default:
	}
}

// Version grows whenever what State tells has changed.
func (h *Host) Version() uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.version
}

// State is who sits at the table, as its owner may show it.
func (h *Host) State() table.State {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.state(rules.Spectator)
}

// state is the table as a seat is told of it.
func (h *Host) state(you rules.Seat) table.State {
	s := table.State{Code: h.o.Code, Game: h.game, Options: h.options, Phase: h.phase, Unkept: h.unkept, You: you, Head: h.head(), Turn: int(h.turn.Seconds())}
	s.Seats = make([]table.Chair, len(h.chairs))
	for i := range h.chairs {
		c := &h.chairs[i]
		s.Seats[i] = c.base
		if g := c.guest; g != nil {
			s.Seats[i] = table.Chair{Kind: table.Guest, Name: g.name, Level: c.base.Level, Device: g.device, Ready: g.ready, Delay: int(g.delay.Milliseconds())}
			if silent := h.silent(rules.Seat(i)); silent > 0 {
				s.Seats[i].Silent = max(1, int(silent.Seconds()))
			}
		}
		if c.left != nil {
			s.Seats[i].Name = c.left.name
		}
		s.Seats[i].Away = h.away.Has(rules.Seat(i))
	}
	for _, g := range h.guests {
		if g.seat < 0 && g.line != nil {
			s.Watchers++
		}
	}
	return s
}

// head is the seat of the guest who may start, or Spectator.
func (h *Host) head() rules.Seat {
	if !h.o.Headless {
		return rules.Spectator
	}
	var first *guest
	for _, g := range h.guests {
		if g.line != nil && g.seat >= 0 && (first == nil || g.order < first.order) {
			first = g
		}
	}
	if first == nil {
		return rules.Spectator
	}
	return first.seat
}

// tell tells everybody who sits where.
func (h *Host) tell() {
	h.version++
	h.stale = false
	for _, g := range h.guests {
		if g.line != nil {
			s := h.state(g.seat)
			g.line.say(&table.ToGuest{Table: &s})
		}
	}
	h.woken()
}

// Lay says what game is played with which options, and what the chairs are where no
// guest sits: Here, Computer or Open. Guests keep their chairs, unless one is Here
// now or there are fewer: they look on then.
func (h *Host) Lay(game string, options map[string]string, chairs []table.Chair) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.same(game, options, chairs) {
		return
	}
	h.game, h.options = game, options
	for i := len(chairs); i < len(h.chairs); i++ {
		h.stand(rules.Seat(i))
	}
	h.chairs = slices.Grow(h.chairs[:min(len(h.chairs), len(chairs))], len(chairs))[:len(chairs)]
	for i := range chairs {
		h.chairs[i].base = chairs[i]
		if chairs[i].Kind == table.Here {
			h.stand(rules.Seat(i))
		}
	}
	h.seatWaiting()
	h.tell()
}

// same says whether the table is laid like this already.
func (h *Host) same(game string, options map[string]string, chairs []table.Chair) bool {
	if h.game != game || len(h.chairs) != len(chairs) || len(h.options) != len(options) {
		return false
	}
	for k, v := range options {
		if h.options[k] != v {
			return false
		}
	}
	for i := range chairs {
		if h.chairs[i].base != chairs[i] {
			return false
		}
	}
	return true
}

// stand takes the guest of a seat from it; who watches now.
func (h *Host) stand(p rules.Seat) {
	c := &h.chairs[p]
	if c.guest != nil {
		c.guest.seat, c.guest.ready, c.guest.fresh = rules.Spectator, false, true
	}
	c.guest, c.queue, c.undo, c.ask = nil, nil, false, 0
}

// sit gives a free chair to a guest.
func (h *Host) sit(g *guest, p rules.Seat) {
	if g.seat >= 0 {
		h.stand(g.seat)
	}
	c := &h.chairs[p]
	c.guest, c.queue, c.undo, c.ask, c.left = g, nil, false, 0, nil
	g.seat, g.fresh = p, true
}

// free says whether a guest may take a chair: one that is open, and before the match a
// computer player's, where nobody at the host has put it there.
func (h *Host) free(p rules.Seat) bool {
	if p < 0 || int(p) >= len(h.chairs) || h.chairs[p].guest != nil {
		return false
	}
	kind := h.chairs[p].base.Kind
	return kind == table.Open || kind == table.Computer && h.o.Headless && h.phase != table.Playing
}

// firstFree is the chair for who comes next: one that is open, else, where nobody sits
// at the host, a computer player's before the match, else Spectator.
func (h *Host) firstFree() rules.Seat {
	for _, kind := range []table.Kind{table.Open, table.Computer} {
		for i := range h.chairs {
			if p := rules.Seat(i); h.chairs[i].base.Kind == kind && h.free(p) {
				return p
			}
		}
	}
	return rules.Spectator
}

// seatWaiting seats who has no chair and did not ask to look on.
func (h *Host) seatWaiting() {
	if h.phase == table.Playing {
		return
	}
	for _, g := range h.guests {
		if g.seat < 0 && !g.watch && g.line != nil {
			if p := h.firstFree(); p >= 0 {
				h.sit(g, p)
			}
		}
	}
}

// Move changes two chairs: whoever sits on one goes to the other, before the match.
func (h *Host) Move(from, to rules.Seat) {
	h.mu.Lock()
	defer h.mu.Unlock()
	n := rules.Seat(len(h.chairs))
	if h.phase == table.Playing || from < 0 || to < 0 || from >= n || to >= n || from == to {
		return
	}
	a, b := &h.chairs[from], &h.chairs[to]
	a.guest, b.guest = b.guest, a.guest
	a.base, b.base = b.base, a.base
	for p := range h.chairs {
		if g := h.chairs[p].guest; g != nil {
			g.seat = rules.Seat(p)
		}
	}
	h.tell()
}

// SendAway ends the connection of the guest of a seat, whose secret opens no door
// here any more, and frees the chair.
func (h *Host) SendAway(p rules.Seat) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if p < 0 || int(p) >= len(h.chairs) || h.chairs[p].guest == nil {
		return
	}
	g := h.chairs[p].guest
	h.stand(p)
	h.forget(g, table.SentAway, "the host wants somebody else on this chair")
	h.tell()
}

// forget ends a guest's connection and forgets who it was.
func (h *Host) forget(g *guest, why, text string) {
	if g.line != nil {
		g.line.bye(why, text)
		g.line = nil
	}
	h.guests = slices.DeleteFunc(h.guests, func(o *guest) bool { return o == g })
}

// Cut ends all connections, whose guests keep their chairs: for a table that is found
// elsewhere from now on.
func (h *Host) Cut() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, g := range h.guests {
		if g.line != nil {
			g.line.conn.Close()
		}
	}
}

// Close tells everybody that the table is closed and hears nobody any more.
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
	h.woken()
}

// Started says, once, that the guest at the head wants the match to begin.
func (h *Host) Started() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.start
	h.start = false
	return s
}

// NotStarted tells the guest at the head why the match that was asked for does not begin.
func (h *Host) NotStarted(why, text string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if p := h.head(); p >= 0 {
		h.refuse(p, 0, why, text)
	}
}

// Unkept tells everybody whether the match cannot be kept.
func (h *Host) Unkept(unkept bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.unkept != unkept {
		h.unkept = unkept
		h.tell()
	}
}

// Connected is how many guests are connected.
func (h *Host) Connected() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.connected()
}

func (h *Host) connected() int {
	n := 0
	for _, g := range h.guests {
		if g.line != nil {
			n++
		}
	}
	return n
}

// Silent is how long nothing has been heard of the guest of a seat who is not
// connected, or whose answers to two pings are missing; 0 for one who is there, and
// where there is none.
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
	silent := time.Since(g.heard)
	if g.line != nil && silent < missed*h.ping() {
		return 0
	}
	return max(1, silent)
}

// missed is how many pings after the one that was answered last a guest is silent: the
// next answer may be on its way.
const missed = 3

// ping is how often guests are asked whether they are there.
func (h *Host) ping() time.Duration { return time.Duration(h.pings.Load()) }

// timedPings is how many pings a game that goes by a clock has in the time of one: who is
// not there is to be replaced within seconds.
const timedPings = 4

// Away says at which seats a computer player plays for the guest: what such a guest
// answers counts for nothing.
func (h *Host) Away(seats rules.Seats) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.away == seats {
		return
	}
	for p := range seats.Less(h.away).All() {
		if int(p) < len(h.chairs) {
			c := &h.chairs[p]
			c.queue, c.undo, c.ask = nil, false, 0
		}
	}
	h.away = seats
	h.tell()
}

// Turn says how much time there is for a turn; 0: as much as one likes. It is for the
// people to know: the owner of the match counts it.
func (h *Host) Turn(d time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.turn != d {
		h.turn = d
		h.tell()
	}
}

// Clock says how much time those have left for whom the match waits; 0: it is not counted.
// Guests count it down by themselves, so that they are told anew only where it went
// otherwise.
func (h *Host) Clock(left time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if left <= 0 {
		h.ends = time.Time{}
		return
	}
	if ends := time.Now().Add(left); h.ends.IsZero() || ends.Sub(h.ends).Abs() > clockDrift {
		h.ends = ends
	}
}

// clockDrift is by how much a countdown may be wrong.
const clockDrift = 500 * time.Millisecond

// Guests are the seats that guests have, connected or not.
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

// Keys are the secrets of the seats, as a hash that opens no door: kept beside a
// record, they give guests their chairs back after the host was started again.
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

// Restore gives the chairs of a match that is gone on with to those whose keys were
// kept, who are absent until they come, if they are not there already. The error says
// what is no key.
func (h *Host) Restore(keys map[rules.Seat]string, names []string) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	for p, text := range keys {
		b, err := hex.DecodeString(text)
		if err != nil || len(b) != sha256.Size || p < 0 || int(p) >= len(h.chairs) {
			return fmt.Errorf("the key of seat %s cannot be read: it is no hash", p.Letter())
		}
		g := h.known([sha256.Size]byte(b))
		if g == nil {
			h.order++
			g = &guest{key: [sha256.Size]byte(b), seat: rules.Spectator, order: h.order, heard: time.Now()}
			if int(p) < len(names) {
				g.name = names[p]
			}
			h.guests = append(h.guests, g)
		}
		h.stand(p)
		h.sit(g, p)
	}
	h.tell()
	return nil
}

// refusal is the name of the reason for which a match refused.
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
