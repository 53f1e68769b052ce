package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/web"
	"ludotheque/internal/seed"
	"ludotheque/internal/version"
	"ludotheque/rules"
)

// tables is the rooms of a process.
type tables struct {
	v   *hostFlags
	log *slog.Logger
	ctx context.Context
	// opened, if not nil, is called with the game of each table that opens.
	opened func(game string)

	mu       sync.Mutex
	rooms    map[string]*opened
	loading  string // the code of the table whose record is read now, or ""
	draining bool
	full     string // the record for which the disk was last full
	// complained has, by file, why it is not used, as it was logged.
	complained map[string]string
	running    sync.WaitGroup
}

// opened is a table that is open.
type opened struct {
	*room.Room
	// from is the address whose client opened it, or "".
	from string
	// file says how the table was opened; nil if tables are not opened again.
	file *tableFile
	// waits says that the table was opened again for a match that is resumed, for guests who
	// have not come back yet.
	waits bool
}

// find returns the table of a code, which may lack the hyphen before its digits.
func (k *tables) find(code string) *host.Host {
	k.mu.Lock()
	defer k.mu.Unlock()
	r := k.rooms[code]
	if word := strings.TrimRight(code, "0123456789"); r == nil && word != "" {
		r = k.rooms[word+"-"+code[len(word):]]
	}
	if r == nil {
		return nil
	}
	return r.Host
}

// maxOpen is how many tables that clients of one address opened may be open at a time.
const maxOpen = 10

// Reasons for not opening a table.
var (
	errFull     = errors.New("all tables are taken: try again later")
	errDraining = errors.New("this host is being stopped: try again in a minute")
	errMany     = fmt.Errorf("%w: there may be %d, leave one of them", web.ErrTooMany, maxOpen)
)

// only returns the code of the only table, a resumed one if there is one.
func (k *tables) only() (string, error) {
	k.mu.Lock()
	for code := range k.rooms {
		k.mu.Unlock()
		return code, nil
	}
	k.mu.Unlock()
	return k.open(k.v.code, k.plain(k.v.entry, k.v.setup), "", false)
}

// hall returns the games whose tables can be opened.
func (k *tables) hall() table.Hall {
	h := table.Hall{Offers: []table.Offer{}, Tables: []table.Listed{}}
	for _, e := range k.v.games() {
		h.Offers = append(h.Offers, table.Offer{Game: e.ID, Min: max(e.Min, min(2, e.Max)), Max: e.Max, Usual: together(e)})
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, r := range k.rooms {
		s := r.Host.State()
		if !s.Public || s.Head < 0 {
			continue
		}
		h.Tables = append(h.Tables, s.Listed(true))
	}
	slices.SortFunc(h.Tables, func(a, b table.Listed) int {
		return cmp.Or(cmp.Compare(b.Free, a.Free), cmp.Compare(a.Code, b.Code))
	})
	h.Tables = h.Tables[:min(len(h.Tables), maxListed)]
	return h
}

// maxListed is how many tables are shown to everybody.
const maxListed = 32

// together returns the usual number of chairs of a game for people who come from elsewhere.
func together(e *catalog.Entry) int { return max(e.UsualSeats(), min(2, e.Max)) }

// order opens the table that a client asks for.
func (k *tables) order(o table.Order) (string, error) {
	ro, err := k.options(o)
	if err != nil {
		return "", err
	}
	if check := ro.Entry.CheckCost; check != nil && o.Options != nil {
		if err := check(ro.Setup); err != nil {
			return "", fmt.Errorf("%w: %w", web.ErrOrder, err)
		}
	}
	code, err := k.open("", ro, o.Address, o.Public)
	if err != nil {
		return "", err
	}
	k.mu.Lock()
	r := k.rooms[code]
	k.mu.Unlock()
	if r != nil {
		k.save(r, false)
	}
	return code, nil
}

// options returns the options of the room that an order asks for.
func (k *tables) options(o table.Order) (ro room.Options, err error) {
	e := k.v.entry
	if e == nil || o.Game != "" {
		i := slices.IndexFunc(k.v.games(), func(e *catalog.Entry) bool { return e.ID == o.Game })
		if i < 0 {
			return ro, fmt.Errorf("%w: %q is not a game of this host", web.ErrOrder, o.Game)
		}
		e = k.v.games()[i]
	}
	setup := k.v.setup
	if setup.Seats == 0 {
		setup.Seats = together(e)
	}
	if o.Seats != 0 {
		setup.Seats = o.Seats
	}
	if o.Options != nil {
		setup.Options = o.Options
	}
	ro = k.plain(e, setup)
	if o.Level != "" {
		if ro.Level = ai.Level(o.Level); !slices.Contains(e.Levels, ro.Level) {
			return ro, fmt.Errorf("%w: there is no level %q", web.ErrOrder, o.Level)
		}
	}
	return ro, nil
}

// plain returns the options of a room for a game as the flags have them.
func (k *tables) plain(e *catalog.Entry, setup rules.Setup) room.Options {
	idle := k.v.idle
	if k.v.sole() {
		idle = 0
	}
	return room.Options{
		Entry: e, Setup: setup, Level: ai.Level(k.v.level), Seed: k.seed, Silence: k.v.patience, Turn: k.v.turn,
		Store: k.v.store, Program: version.String("arena"), Idle: idle, Log: k.log, Reopens: k.reopens(), Grows: !k.v.sole(),
		Closing: func() bool {
			k.mu.Lock()
			defer k.mu.Unlock()
			return k.draining
		},
	}
}

// open opens a table for a client at an address; "" draws a code, and is no address.
func (k *tables) open(code string, o room.Options, from string, public bool) (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	all, own := k.count(from)
	switch {
	case k.draining:
		return "", errDraining
	case from != "" && own >= maxOpen:
		return "", errMany
	case all >= k.v.rooms:
		return "", errFull
	}
	for code == "" || code == k.loading || k.rooms[code] != nil {
		code = k.v.prefix + host.NewCode(!k.v.sole())
	}
	r, err := newRoom(code, o, public)
	if err != nil {
		return "", fmt.Errorf("%w: %w", web.ErrOrder, err)
	}
	order := table.Order{Game: o.Entry.ID, Seats: o.Setup.Seats, Level: string(o.Level), Options: o.Setup.Options}
	k.start(code, &opened{Room: r, from: from, file: k.fileOf(code, &order)})
	return code, nil
}

// count returns how many tables there are, and how many of them clients of an address opened.
// Tables that wait for their guests after a restart are not counted. Its caller has the lock.
func (k *tables) count(from string) (all, own int) {
	for _, r := range k.rooms {
		if r.waits = r.waits && r.Host.Connected() == 0; r.waits {
			continue
		}
		all++
		if r.from == from {
			own++
		}
	}
	return all, own
}

// newRoom makes a table that does not run yet.
func newRoom(code string, o room.Options, public bool) (*room.Room, error) {
	return room.New(host.New(host.Options{Code: code, Headless: true, Public: public}), o)
}

// seed returns the seed of the next match.
func (k *tables) seed() uint64 {
	if k.v.seed == "" {
		return seed.New()
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.v.next++
	return k.v.next - 1
}

// start runs a table until it ends. The caller holds the lock.
func (k *tables) start(code string, r *opened) {
	k.rooms[code] = r
	if k.opened != nil {
		k.opened(r.Host.State().Game)
	}
	k.running.Go(func() {
		r.Run(k.ctx)
		k.end(r.file, k.ctx.Err() != nil)
		k.mu.Lock()
		defer k.mu.Unlock()
		delete(k.rooms, code)
	})
}

// health returns the status for an orchestrator.
func (k *tables) health() (any, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	state := struct {
		Rooms  int `json:"rooms"`
		Most   int `json:"most"`
		Guests int `json:"guests"`
		// Unsaved is the number of tables that cannot be written, or whose match cannot, for example
		// because the disk is full.
		Unsaved int `json:"unkept"`
	}{Rooms: len(k.rooms), Most: k.v.rooms}
	for _, r := range k.rooms {
		state.Guests += r.Host.Connected()
		if r.Host.State().Unsaved || r.file.unsaved() {
			state.Unsaved++
		}
	}
	return state, !k.draining
}

// playing returns the number of matches in progress that have a connected guest.
func (k *tables) playing() (n int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, r := range k.rooms {
		if r.Playing() && r.Host.Connected() > 0 {
			n++
		}
	}
	return n
}

// stopped says what becomes of the matches in progress.
func (k *tables) stopped() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	saved, lost := 0, 0
	for _, r := range k.rooms {
		switch {
		case !r.Playing():
		case k.v.store == nil || r.Host.State().Unsaved:
			lost++
		default:
			saved++
		}
	}
	said := "stopped"
	if saved > 0 {
		said += fmt.Sprintf(": %s saved in %s, to be resumed at the next start", inProgress(saved), k.v.record)
	}
	if lost > 0 {
		said += fmt.Sprintf(": %s lost; --record DIR saves matches", inProgress(lost))
	}
	return said
}

// drain waits for the matches in progress to end, at most for that long.
func (k *tables) drain(drain time.Duration) {
	k.mu.Lock()
	k.draining = true
	rooms := make([]*opened, 0, len(k.rooms))
	for _, r := range k.rooms {
		rooms = append(rooms, r)
	}
	k.mu.Unlock()
	until := time.Now().Add(drain)
	for _, r := range rooms {
		for r.Playing() && r.Host.Connected() > 0 && time.Now().Before(until) {
			time.Sleep(100 * time.Millisecond)
		}
	}
}
