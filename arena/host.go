package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/nearby"
	waits "ludotheque/arena/table/patience"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/web"
	"ludotheque/internal/version"
	"ludotheque/rules"
)

var hostCommand = &command{
	name: "host", args: "GAME", short: "a table for other screens: phones, browsers, windows, programs",
	long: `Opens a table and says its address: whoever opens it on a phone or in a browser
sits down, the first of them starts, and computer players take the other chairs.
docs/table-protocol.md says what guests are told, and how many tables run behind a
proxy.

Only this machine can connect unless --listen says otherwise: --listen :7070 is
every address of this network. With --record, matches that were broken off go on
when it is started again. Stop it with Ctrl-C: matches under way end first, for as
long as --drain allows; Ctrl-C again ends it at once.
`,
	run: (*app).hosts,
}

// hostFlags are the arguments of host.
type hostFlags struct {
	entry                       *catalog.Entry
	setup                       rules.Setup
	level                       string
	listen, record, pages, seed string
	prefix, code, announce      string
	options                     []string
	rooms                       int
	drain, patience, turn, idle time.Duration
	next                        uint64
}

func (a *app) hosts(ctx context.Context, c *command, args []string) error {
	var v hostFlags
	f := c.flags()
	f.IntVar(&v.setup.Seats, "seats", 0, "play with `N` seats; else as many as usual")
	f.StringArrayVar(&v.options, "option", nil, "an option of the game, `KEY=VALUE`; may be repeated")
	f.StringVar(&v.level, "level", string(ai.Normal), "the `LEVEL` of computer players")
	f.StringVar(&v.listen, "listen", "127.0.0.1:7070", "listen on `HOST:PORT`")
	f.IntVar(&v.rooms, "rooms", 1, "at most `N` tables, each found by its code; people open them from the first page")
	f.StringVar(&v.code, "code", "", "the `CODE` of the only table; else one is drawn")
	f.StringVar(&v.announce, "announce", "", "show the table to programs that look for tables nearby, as that of `NAME`; they ask for the code")
	f.StringVar(&v.prefix, "prefix", "", "`TEXT` that begins every code: which process a code belongs to")
	f.StringVar(&v.record, "record", "", "keep a record of each match in the folder `DIR`, and go on with those that were broken off")
	f.StringVar(&v.pages, "pages", filepath.Join("dist", "web"), "the folder `DIR` of the browser version, as build/web makes it; without it guests have the phone's page")
	f.StringVar(&v.seed, "seed", "", "the whole number `S` that the first match begins with, the next ones take S+1 and so on; else the clock's")
	f.DurationVar(&v.drain, "drain", time.Minute, "how long matches under way may still go on after Ctrl-C")
	f.DurationVar(&v.patience, "patience", 0, "how long a chair waits for a guest who is silent before a computer player plays on, a `TIME`; 0: 2s in real time, 1m in turns. Who leaves is replaced at once")
	f.DurationVar(&v.turn, "turn", waits.Usual, "how long a person may take for a turn, a `TIME`, before it ends by itself; 0: as long as they like. Nothing in real time")
	f.DurationVar(&v.idle, "idle", 10*time.Minute, "how long one of many tables stays open with nobody at it")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("host: say which game: arena host GAME; arena games lists them")
	}
	if err := v.prepare(f.Arg(0)); err != nil {
		return err
	}
	return a.keepTables(ctx, &v)
}

// prepare checks the flags.
func (v *hostFlags) prepare(game string) (err error) {
	if v.entry, err = catalog.Find(game); err != nil {
		return usage("%w", err)
	}
	if v.setup.Options, err = catalog.ParseOptions(v.options); err != nil {
		return usage("%w", err)
	}
	if v.setup.Seats == 0 {
		v.setup.Seats = v.entry.UsualSeats()
	}
	if _, err := v.entry.New(v.setup); err != nil {
		return usage("%w", err)
	}
	if _, err := v.entry.Level(v.level); err != nil {
		return usage("--level: %w", err)
	}
	if v.patience < 0 || v.patience > 0 && v.patience < time.Second {
		return usage("--patience %s: give a time from 1s, or 0 for what the game needs", v.patience)
	}
	if v.turn < 0 || v.turn > 0 && v.turn < 10*time.Second {
		return usage("--turn %s: give a time from 10s, or 0 for no limit", v.turn)
	}
	if v.rooms < 1 || v.rooms > 10000 {
		return usage("--rooms %d: give a number from 1 to 10000", v.rooms)
	}
	for _, text := range []struct{ flag, v string }{{"code", v.code}, {"prefix", v.prefix}} {
		if text.v != "" && table.CleanCode(text.v) == "" {
			return usage("--%s %q: use letters, digits and -", text.flag, text.v)
		}
	}
	if v.announce = table.CleanName(v.announce); v.announce != "" && v.rooms > 1 {
		return usage("--announce shows one table: leave --rooms out, or give people the address where they open tables")
	}
	v.code, v.prefix = table.CleanCode(v.code), table.CleanCode(v.prefix)
	if v.next = uint64(time.Now().UnixNano()); v.seed != "" {
		if v.next, err = catalog.ParseSeed(v.seed); err != nil {
			return usage("%w", err)
		}
	}
	if v.record != "" {
		if err := os.MkdirAll(v.record, 0o700); err != nil {
			return unwritable(v.record, err)
		}
	}
	return nil
}

// tables are the rooms of a process.
type tables struct {
	v   *hostFlags
	say func(string)
	ctx context.Context

	mu       sync.Mutex
	rooms    map[string]*room.Room
	draining bool
	running  sync.WaitGroup
}

// keepTables listens until ctx ends.
func (a *app) keepTables(ctx context.Context, v *hostFlags) error {
	t := newTeller()
	defer t.close()
	inner, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	k := &tables{v: v, ctx: inner, rooms: map[string]*room.Room{}, say: func(line string) { t.tell(a.err, line) }}
	if err := k.resume(); err != nil {
		return err
	}
	s := &web.Server{Find: k.find, Health: k.health}
	if pages := os.DirFS(v.pages); exists(pages) {
		s.Game = pages
	}
	sole := ""
	if v.rooms == 1 {
		code, err := k.only()
		if err != nil {
			return err
		}
		sole = code
	} else {
		s.New = func(*http.Request) (string, error) { return k.open("") }
	}
	l, err := net.Listen("tcp", v.listen)
	if err != nil {
		return fmt.Errorf("--listen %s: %w", v.listen, err)
	}
	for _, address := range addresses(l.Addr()) {
		k.say("the table is open at http://" + address + "/" + sole)
	}
	notice, err := k.announce(l.Addr().(*net.TCPAddr), sole)
	if err != nil {
		l.Close()
		return err
	}
	defer notice.Close()
	server := s.HTTP()
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	k.end(v.drain)
	stop()
	k.running.Wait()
	return server.Close()
}

// announce shows the table to its network where that is wanted. That nobody can be shown it
// is said, and keeps it from nothing; that nobody else could reach it is a mistake.
func (k *tables) announce(at *net.TCPAddr, code string) (*nearby.Announcement, error) {
	if k.v.announce == "" {
		return nil, nil
	}
	ip := at.IP
	switch {
	case ip.IsLoopback():
		return nil, usage("--announce: nobody else reaches a table at %s: add --listen :7070", at)
	case ip.IsUnspecified():
		ip = nearby.Own()
	}
	a, err := nearby.Announce(ip, at.Port, func() nearby.Table {
		if h := k.find(code); h != nil {
			return nearby.Of(h.State(), k.v.announce)
		}
		return nearby.Table{}
	})
	if err != nil {
		k.say(err.Error())
		return nil, nil
	}
	return a, nil
}

func exists(pages fs.FS) bool {
	_, err := fs.Stat(pages, "index.html")
	return err == nil
}

// addresses are where a listener is reached from: its own address, or each of this
// machine's.
func addresses(a net.Addr) []string {
	tcp, ok := a.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return []string{a.String()}
	}
	var list []string
	ips, _ := net.InterfaceAddrs() // where there are none, the port is told
	for _, ip := range ips {
		if n, ok := ip.(*net.IPNet); ok && n.IP.To4() != nil && !n.IP.IsLoopback() {
			list = append(list, net.JoinHostPort(n.IP.String(), fmt.Sprint(tcp.Port)))
		}
	}
	return append(list, net.JoinHostPort("127.0.0.1", fmt.Sprint(tcp.Port)))
}

// find is the table of a code.
func (k *tables) find(code string) *host.Host {
	k.mu.Lock()
	defer k.mu.Unlock()
	if r := k.rooms[code]; r != nil {
		return r.Host
	}
	return nil
}

// errFull and errDraining are why no table is opened.
var (
	errFull     = errors.New("all tables are taken: try again later")
	errDraining = errors.New("this host is being stopped: try again in a minute")
)

// only is the code of the only table, one that is gone on with if there is one.
func (k *tables) only() (string, error) {
	k.mu.Lock()
	for code := range k.rooms {
		k.mu.Unlock()
		return code, nil
	}
	k.mu.Unlock()
	return k.open(k.v.code)
}

// open opens a table; "" draws a code.
func (k *tables) open(code string) (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.draining:
		return "", errDraining
	case len(k.rooms) >= k.v.rooms:
		return "", errFull
	}
	for code == "" || k.rooms[code] != nil {
		code = k.v.prefix + host.NewCode(k.v.rooms > 1)
	}
	r, err := k.room(code, ai.Level(k.v.level))
	if err != nil {
		return "", err
	}
	k.start(code, r)
	return code, nil
}

// room makes a table that does not run yet.
func (k *tables) room(code string, level ai.Level) (*room.Room, error) {
	idle := k.v.idle
	if k.v.rooms == 1 {
		idle = 0
	}
	return room.New(host.New(host.Options{Code: code, Headless: true}), room.Options{
		Entry: k.v.entry, Setup: k.v.setup, Level: level, Seed: k.seed, Patience: k.v.patience, Turn: k.v.turn,
		Dir: k.v.record, Program: version.String("arena"), Idle: idle, Say: k.say,
	})
}

// seed is that of the next match.
func (k *tables) seed() uint64 {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.v.next++
	return k.v.next - 1
}

// start runs a table until it ends.
func (k *tables) start(code string, r *room.Room) {
	k.rooms[code] = r
	k.running.Go(func() {
		r.Run(k.ctx)
		k.mu.Lock()
		defer k.mu.Unlock()
		delete(k.rooms, code)
	})
}

// resume goes on with the matches that were broken off.
func (k *tables) resume() error {
	if k.v.record == "" {
		return nil
	}
	names, err := filepath.Glob(filepath.Join(k.v.record, "*"+match.Extension))
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := k.goOn(name); err != nil && !errors.Is(err, errOver) {
			k.say(name + " is not gone on with: " + err.Error())
		}
	}
	return nil
}

// errOver is a record that needs no going on.
var errOver = errors.New("nothing to go on with")

func (k *tables) goOn(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	h, err := match.ReadHeader(f)
	f.Close()
	if err != nil {
		return err
	}
	code, level, ok := room.Header(&h)
	if !ok || h.Game != k.v.entry.ID || len(k.rooms) >= k.v.rooms || !strings.HasPrefix(code, k.v.prefix) {
		return errOver
	}
	r, err := k.room(code, level)
	if err != nil {
		return err
	}
	if err := r.Resume(name); err != nil {
		r.Host.Close()
		if errors.Is(err, room.ErrOver) {
			return errOver
		}
		return err
	}
	k.start(code, r)
	return nil
}

// health is what an orchestrator is told.
func (k *tables) health() (any, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	state := struct {
		Rooms  int `json:"rooms"`
		Most   int `json:"most"`
		Guests int `json:"guests"`
	}{Rooms: len(k.rooms), Most: k.v.rooms}
	for _, r := range k.rooms {
		state.Guests += r.Host.Connected()
	}
	return state, !k.draining
}

// end lets the matches under way come to their end, for so long.
func (k *tables) end(drain time.Duration) {
	k.mu.Lock()
	k.draining = true
	rooms := make([]*room.Room, 0, len(k.rooms))
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
