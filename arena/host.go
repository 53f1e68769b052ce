package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/records"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/nearby"
	waits "ludotheque/arena/table/patience"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/web"
	"ludotheque/internal/guard"
	"ludotheque/internal/seed"
	"ludotheque/internal/store"
	"ludotheque/internal/version"
	"ludotheque/rules"
)

var hostCommand = &command{
	name: "host", args: "[GAME]", short: "tables for other screens: phones, browsers, windows, bots",
	long: `Without GAME, people open tables of all games on the first page. With GAME, one
table of it is open at once. Who opens the address of a table on a phone or in a
browser sits down, the first of them starts, and computers take the other seats.
docs/table-protocol.md describes the messages to guests, and how to run many tables
behind a proxy.

Only this machine can connect unless --listen says otherwise: --listen :7070 is
every address of this network. With --record, games that were broken off are resumed
when it is started again. Stop it with Ctrl-C: games in progress end first, for as
long as --drain allows; Ctrl-C again ends it at once.
`,
	run: (*app).hosts,
}

// hostFlags are the arguments of host.
type hostFlags struct {
	entry                       *catalog.Entry // nil: all games
	setup                       rules.Setup
	level                       string
	listen, record, pages, seed string
	prefix, code, announce      string
	options, names, behind      []string
	proxies                     []netip.Prefix // parsed from behind
	rooms                       int
	drain, patience, turn, idle time.Duration
	next                        uint64
	keep                        int          // bytes of finished records
	store                       *store.Store // for --record, or nil
}

func (a *app) hosts(ctx context.Context, c *command, args []string) error {
	var v hostFlags
	f := c.flags()
	f.IntVar(&v.setup.Seats, "seats", 0, "with GAME: play with `N` seats (default: the game's usual number)")
	f.StringArrayVar(&v.options, "option", nil, "with GAME: an option of it, `KEY=VALUE`; may be repeated")
	f.StringVar(&v.level, "level", string(ai.Normal), "the `LEVEL` of the computers, unless who opens a table chooses another")
	f.StringVar(&v.listen, "listen", "127.0.0.1:7070", "listen on `HOST:PORT`")
	hostNames(f, &v.names)
	f.StringArrayVar(&v.behind, "trusted-proxy", nil, "the `ADDRESS` or network, such as 10.42.0.0/16, of a proxy on another machine that adds X-Forwarded-For, so that limits apply to each client; may be repeated")
	f.IntVar(&v.rooms, "rooms", 0, "at most `N` tables, each found by its code; people open them from the first page (default: 100; with GAME: 1, which is open at once)")
	f.StringVar(&v.code, "code", "", "the `CODE` of the only table (default: drawn at random)")
	f.StringVar(&v.announce, "announce", "", "show the table to programs that look for tables nearby, as that of `NAME`; they ask for the code")
	f.StringVar(&v.prefix, "prefix", "", "the `TEXT` that every code begins with: it says which process a code belongs to")
	f.StringVar(&v.record, "record", "", "write a record of each game into the folder `DIR`, and resume those that were broken off")
	keepFlag(f, &v.keep)
	f.StringVar(&v.pages, "pages", filepath.Join("dist", "web"), "the folder `DIR` of the browser version, unpacked from its download; without it guests have the phone's page")
	f.StringVar(&v.seed, "seed", "", "the seed of the first match, a whole number `S`, for tests; the next ones take S+1 and so on: anyone who knows it knows every secret (default: drawn at random)")
	f.DurationVar(&v.drain, "drain", time.Minute, "how long games in progress may continue after Ctrl-C")
	f.DurationVar(&v.patience, "patience", 0, "how long a seat waits for a guest who does not reply before a computer takes over, a `TIME`; 0: 2s in real time, 1m in turns. A guest who leaves is replaced at once")
	f.DurationVar(&v.turn, "turn", waits.Usual, "how long a person may take for a turn, a `TIME` from 10s, before it ends by itself; 0: no limit. It has no effect in real time")
	f.DurationVar(&v.idle, "idle", 10*time.Minute, "how long one of many tables stays open with nobody at it; a new one that nobody comes to, a minute at most")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return usage("host: name one game, or none for all: arena host [GAME]; arena games lists them")
	}
	if err := v.prepare(f.Arg(0)); err != nil {
		return err
	}
	return a.keepTables(ctx, &v)
}

// usualRooms is the default of --rooms without a game.
const usualRooms = 100

// maxPrefix leaves room for a code behind the prefix.
const maxPrefix = 16

// prepare checks the flags.
func (v *hostFlags) prepare(game string) (err error) {
	if v.rooms == 0 {
		if v.rooms = usualRooms; game != "" {
			v.rooms = 1
		}
	}
	if err := v.prepareGame(game); err != nil {
		return err
	}
	if v.patience < 0 || v.patience > 0 && v.patience < time.Second {
		return usage("--patience %s: give a time from 1s, or 0 for what the game needs", v.patience)
	}
	if v.drain < 0 {
		return usage("--drain %s: give a time such as 1m, or 0 to end games at once", v.drain)
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
	if table.LongName(v.announce) {
		return longName(v.announce)
	}
	if v.announce = table.CleanName(v.announce); v.announce != "" && !v.sole() {
		return usage("--announce shows one table: name its game and leave --rooms out, or give people the address where they open tables")
	}
	v.code, v.prefix = table.CleanCode(v.code), table.CleanCode(v.prefix)
	if len(v.prefix) > maxPrefix {
		return usage("--prefix %q: use %d letters, digits and - at most", v.prefix, maxPrefix)
	}
	if v.seed != "" {
		if v.next, err = catalog.ParseSeed(v.seed); err != nil {
			return usage("%w", err)
		}
	}
	if err := checkNames(v.names); err != nil {
		return err
	}
	for _, text := range v.behind {
		p, err := netip.ParsePrefix(text)
		if ip, e := netip.ParseAddr(text); e == nil {
			p, err = ip.Prefix(ip.BitLen())
		}
		if err != nil {
			return usage("--trusted-proxy %q: give an address or a network, such as 10.42.0.0/16", text)
		}
		v.proxies = append(v.proxies, p)
	}
	if name, _, err := net.SplitHostPort(v.listen); err == nil {
		v.names = append(v.names, name)
	} else {
		return usage("--listen %q: give HOST:PORT, such as 127.0.0.1:7070, or :7070 for all addresses of this machine", v.listen)
	}
	if v.record != "" {
		if v.store, err = store.Open(v.record); err != nil {
			return unwritable(v.record, err)
		}
	}
	return nil
}

// prepareGame checks the flags about the game.
func (v *hostFlags) prepareGame(game string) (err error) {
	if game == "" {
		if v.setup.Seats != 0 || v.options != nil {
			return usage("--seats and --option are of one game: name it, arena host GAME")
		}
		for _, e := range v.games() {
			if _, err := e.Level(v.level); err != nil {
				return usage("--level: %w", err)
			}
		}
		return nil
	}
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
	return nil
}

// games returns the games whose tables can be opened.
func (v *hostFlags) games() []*catalog.Entry {
	if v.entry != nil {
		return []*catalog.Entry{v.entry}
	}
	return catalog.Games()
}

// sole reports whether there is one table only, which is open at once.
func (v *hostFlags) sole() bool { return v.entry != nil && v.rooms == 1 }

// hostNames adds the flag for names of a server.
func hostNames(f *pflag.FlagSet, names *[]string) {
	f.StringArrayVar(names, "host", nil, "a `NAME` by which browsers reach this server, such as that of a proxy before it; may be repeated. IP addresses, localhost and the name of this machine need none; a request for any other name is refused, since it may come from a hostile page")
}

func checkNames(names []string) error {
	for _, n := range names {
		if !guard.IsName(n) {
			return usage("--host %q: give a name without scheme, port and path, such as jeux.example", n)
		}
	}
	return nil
}

// longName refuses a name of --announce.
func longName(name string) error {
	return usage("--announce %q: use %d characters at most", name, table.MaxName)
}

// tables is the rooms of a process.
type tables struct {
	v   *hostFlags
	say func(string)
	ctx context.Context

	mu       sync.Mutex
	rooms    map[string]*opened
	loading  string // the code of the table whose record is read now, or ""
	draining bool
	full     string // the record for which the disk was last full
	running  sync.WaitGroup
}

// opened is a table that is open.
type opened struct {
	*room.Room
	// from is the address whose client opened it, or "".
	from string
	// waits says that the table was opened again for a match that is resumed, for guests who
	// have not come back yet.
	waits bool
}

// keepTables serves until ctx ends.
func (a *app) keepTables(ctx context.Context, v *hostFlags) error {
	t := newAsyncLog()
	defer t.close()
	inner, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	k := &tables{v: v, ctx: inner, rooms: map[string]*opened{}, say: func(line string) { t.tell(a.err, line) }}
	// Before records are resumed, so that a failure to listen changes nothing.
	l, err := net.Listen("tcp", v.listen)
	if err != nil {
		return fmt.Errorf("--listen %s: %w", v.listen, err)
	}
	defer l.Close()
	busy := k.resume(k.records())
	s := &web.Server{Find: k.find, Health: k.health, Names: v.names, Proxies: v.proxies}
	if pages := os.DirFS(v.pages); exists(pages) {
		s.Game = pages
	}
	sole, what := "", "people open tables at http://"
	if v.sole() {
		if sole, err = k.only(); err != nil {
			return err
		}
		what = "the table is open at http://"
	} else {
		s.Hall, s.New = k.hall, k.order
	}
	for _, address := range addresses(l.Addr()) {
		k.say(what + address + "/" + sole)
	}
	notice, err := announce(v.announce, l.Addr().(*net.TCPAddr), k.say, func() nearby.Table {
		if h := k.find(sole); h != nil {
			return nearby.Of(h.State(), v.announce)
		}
		return nearby.Table{}
	})
	if err != nil {
		return err
	}
	defer notice.Close()
	if v.store != nil {
		k.running.Go(func() {
			keepRecords(inner, &records.Bound{Store: v.store, Most: v.keep, Own: room.Wrote}, k.say)
		})
	}
	server := s.HTTP()
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l) }()
	again := time.NewTicker(resumeAgain)
	defer again.Stop()
	for open := true; open; {
		select {
		case err := <-failed:
			return err
		case <-again.C:
			busy = k.resume(busy)
		case <-ctx.Done():
			open = false
		}
	}
	k.end(v.drain)
	stop()
	k.running.Wait()
	return server.Close()
}

// announce shows what listens at an address to its network as that of name, unless that is
// "". That it cannot be shown is said, and keeps it from nothing; that no other machine could
// reach it is a mistake.
func announce(name string, at *net.TCPAddr, say func(string), describe func() nearby.Table) (*nearby.Announcement, error) {
	if name == "" {
		return nil, nil
	}
	ip := at.IP
	switch {
	case ip.IsLoopback():
		return nil, usage("--announce: no other machine reaches %s: add --listen :%d", at, at.Port)
	case ip.IsUnspecified():
		ip = nearby.Own()
	}
	a, err := nearby.Announce(ip, at.Port, describe)
	if err != nil {
		say(err.Error())
		return nil, nil
	}
	return a, nil
}

func exists(pages fs.FS) bool {
	_, err := fs.Stat(pages, "index.html")
	return err == nil
}

// addresses returns the addresses of a listener: its own, or each of this machine's, the
// likeliest first.
func addresses(a net.Addr) []string {
	tcp, ok := a.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return []string{a.String()}
	}
	var list []string
	for _, own := range nearby.Addresses() {
		if tcp.IP.To4() != nil && own.IP.To4() == nil {
			continue // it listens by IPv4 alone
		}
		list = append(list, net.JoinHostPort(own.IP.String(), fmt.Sprint(tcp.Port)))
	}
	return append(list, net.JoinHostPort("127.0.0.1", fmt.Sprint(tcp.Port)))
}

// find returns the table of a code.
func (k *tables) find(code string) *host.Host {
	k.mu.Lock()
	defer k.mu.Unlock()
	if r := k.rooms[code]; r != nil {
		return r.Host
	}
	return nil
}

// mostOpen is how many tables that clients of one address opened may be open at a time.
const mostOpen = 10

// Reasons for not opening a table.
var (
	errFull     = errors.New("all tables are taken: try again later")
	errDraining = errors.New("this host is being stopped: try again in a minute")
	errMany     = fmt.Errorf("%w: there may be %d, leave one of them", web.ErrTooMany, mostOpen)
)

// only returns the code of the only table, a resumed one if there is one.
func (k *tables) only() (string, error) {
	k.mu.Lock()
	for code := range k.rooms {
		k.mu.Unlock()
		return code, nil
	}
	k.mu.Unlock()
	return k.open(k.v.code, k.plain(k.v.entry, k.v.setup), "")
}

// hall returns the games whose tables can be opened.
func (k *tables) hall() table.Hall {
	h := table.Hall{Offers: []table.Offer{}, Tables: []table.Listed{}}
	for _, e := range k.v.games() {
		h.Offers = append(h.Offers, table.Offer{Game: e.ID, Min: max(e.Min, min(2, e.Max)), Max: e.Max, Usual: together(e)})
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for code, r := range k.rooms {
		s := r.Host.State()
		if !s.Public || s.Head < 0 {
			continue
		}
		t := nearby.Of(s, code)
		h.Tables = append(h.Tables, table.Listed{Code: code, Game: s.Game, Host: s.Seats[s.Head].Name, Chairs: t.Chairs, Free: t.Free, Playing: t.Playing})
	}
	slices.SortFunc(h.Tables, func(a, b table.Listed) int {
		return cmp.Or(cmp.Compare(b.Free, a.Free), cmp.Compare(a.Code, b.Code))
	})
	h.Tables = h.Tables[:min(len(h.Tables), mostListed)]
	return h
}

// mostListed is how many tables are shown to everybody.
const mostListed = 32

// together returns the usual number of chairs of a game for people who come from elsewhere.
func together(e *catalog.Entry) int { return max(e.UsualSeats(), min(2, e.Max)) }

// order opens the table that a client asks for.
func (k *tables) order(o table.Order) (string, error) {
	e := k.v.entry
	if e == nil || o.Game != "" {
		i := slices.IndexFunc(k.v.games(), func(e *catalog.Entry) bool { return e.ID == o.Game })
		if i < 0 {
			return "", fmt.Errorf("%w: %q is no game of this host", web.ErrOrder, o.Game)
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
	ro := k.plain(e, setup)
	if o.Level != "" {
		if ro.Level = ai.Level(o.Level); !slices.Contains(e.Levels, ro.Level) {
			return "", fmt.Errorf("%w: there is no level %q", web.ErrOrder, o.Level)
		}
	}
	return k.open("", ro, o.Address)
}

// plain returns the options of a room for a game as the flags have them.
func (k *tables) plain(e *catalog.Entry, setup rules.Setup) room.Options {
	idle := k.v.idle
	if k.v.sole() {
		idle = 0
	}
	return room.Options{
		Entry: e, Setup: setup, Level: ai.Level(k.v.level), Seed: k.seed, Patience: k.v.patience, Turn: k.v.turn,
		Store: k.v.store, Program: version.String("arena"), Idle: idle, Say: k.say,
		Closing: func() bool {
			k.mu.Lock()
			defer k.mu.Unlock()
			return k.draining
		},
	}
}

// open opens a table for a client at an address; "" draws a code, and is no address.
func (k *tables) open(code string, o room.Options, from string) (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	all, own := k.count(from)
	switch {
	case k.draining:
		return "", errDraining
	case from != "" && own >= mostOpen:
		return "", errMany
	case all >= k.v.rooms:
		return "", errFull
	}
	for code == "" || code == k.loading || k.rooms[code] != nil {
		code = k.v.prefix + host.NewCode(!k.v.sole())
	}
	r, err := newRoom(code, o)
	if err != nil {
		return "", fmt.Errorf("%w: %w", web.ErrOrder, err)
	}
	k.start(code, &opened{Room: r, from: from})
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
func newRoom(code string, o room.Options) (*room.Room, error) {
	return room.New(host.New(host.Options{Code: code, Headless: true}), o)
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
	k.running.Go(func() {
		r.Run(k.ctx)
		k.mu.Lock()
		defer k.mu.Unlock()
		delete(k.rooms, code)
	})
}

// resumeAgain is how long to wait for records that another program still writes: one that is being
// stopped leaves its matches to the next.
const resumeAgain = 5 * time.Second

// left is a record of an interrupted match.
type left struct {
	name, code string
	entry      *catalog.Entry
	level      ai.Level
	date       time.Time
	seed       uint64
	size       int
	over       bool
}

// records returns the files that may be matches to resume.
func (k *tables) records() []string {
	if k.v.store == nil {
		return nil
	}
	names, err := k.v.store.Files()
	if err != nil {
		k.say("no match is resumed: " + err.Error())
	}
	return slices.DeleteFunc(names, func(name string) bool { return !strings.HasSuffix(name, match.Extension) })
}

// resume resumes those of the records that are interrupted matches, and returns those to try again:
// another program still writes them, or the disk is full.
func (k *tables) resume(names []string) (busy []string) {
	var found []left
	over := map[string]bool{} // tables and dates of finished matches
	for _, name := range names {
		l, ok, err := k.kept(name)
		if err != nil {
			k.say(name + " is skipped: " + err.Error())
		} else if ok && l.over {
			over[l.match()] = true
		} else if ok {
			found = append(found, l)
		}
	}
	found = slices.DeleteFunc(found, func(l left) bool {
		if over[l.match()] {
			k.say(l.name + " is not resumed: it is a copy of a match that is over")
		}
		return over[l.match()]
	})
	// Of several copies of one match the longest is resumed.
	slices.SortStableFunc(found, func(a, b left) int {
		return cmp.Or(b.date.Compare(a.date), cmp.Compare(b.size, a.size), cmp.Compare(len(a.name), len(b.name)))
	})
	played := map[string]bool{} // codes of tables that another program has open
	for _, l := range found {
		if played[l.code] {
			k.say(l.name + " is not resumed: " + errPlayed.Error())
			continue
		}
		var e *store.Error
		switch err := k.goOn(l); {
		case errors.As(err, &e) && (e.Reason == store.InUse || e.Reason == store.Full):
			busy = append(busy, l.name)
			played[l.code] = true
			if e.Reason == store.Full && k.full != l.name {
				k.full = l.name // reported only once
				k.say(l.name + " waits: " + err.Error())
			}
		case err != nil:
			k.say(l.name + " is not resumed: " + err.Error())
		}
	}
	return busy
}

// match returns what copies of one record have in common.
func (l *left) match() string { return fmt.Sprint(l.code, l.seed, l.date) }

// kept reads a record; ok reports whether it is a match of a table of this process.
func (k *tables) kept(name string) (l left, ok bool, err error) {
	data, err := k.v.store.Read(name)
	if err != nil {
		return l, false, err
	}
	h, end, err := match.Glance(data)
	if err != nil {
		return l, false, err
	}
	l = left{name: name, seed: h.Setup.Seed, size: len(data)}
	l.code, l.level, ok = room.Header(&h)
	l.date, _ = time.Parse(time.RFC3339, h.Meta.Date) // without a date it sorts as the oldest
	l.over = end != nil
	if ok && table.CleanCode(l.code) != l.code {
		return l, false, errCode
	}
	if !ok || !strings.HasPrefix(l.code, k.v.prefix) {
		return l, false, nil
	}
	if l.entry, err = catalog.Find(h.Game); err != nil {
		return l, false, err
	}
	if k.v.entry != nil && l.entry != k.v.entry {
		if !l.over {
			k.say(name + " waits: it is a match of " + h.Game + "; it is resumed by arena host " + h.Game + ", and by arena host, which has all games")
		}
		return l, false, nil
	}
	return l, true, nil
}

// Reasons for not resuming a record.
var (
	errPlayed = errors.New("its table is open already: it is another match of it, or a copy")
	errTables = errors.New("there is one table only: --rooms allows more")
	errCode   = errors.New("its table has a code that nobody can type: the file was edited; restore it from a copy")
)

// goOn opens the table of a record again. It is called by one goroutine alone. The other
// tables are not held up while the record is read.
func (k *tables) goOn(l left) error {
	if err := k.reserve(l.code); err != nil {
		return err
	}
	o := k.plain(l.entry, rules.Setup{Seats: l.entry.UsualSeats()})
	o.Level = l.level
	r, err := newRoom(l.code, o)
	if err == nil {
		if err = r.Resume(l.name); err != nil {
			r.Host.Close()
		}
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.loading = ""
	if err == nil {
		k.start(l.code, &opened{Room: r, waits: !k.v.sole()})
	}
	return err
}

// reserve keeps a place for a table of that code.
func (k *tables) reserve(code string) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.draining:
		return errDraining
	case k.rooms[code] != nil:
		return errPlayed
	case k.v.sole() && len(k.rooms) > 0:
		return errTables
	}
	k.loading = code
	return nil
}

// health returns the status for an orchestrator.
func (k *tables) health() (any, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	state := struct {
		Rooms  int `json:"rooms"`
		Most   int `json:"most"`
		Guests int `json:"guests"`
		// Unkept is the number of matches that cannot be written, for example because the disk is
		// full.
		Unkept int `json:"unkept"`
	}{Rooms: len(k.rooms), Most: k.v.rooms}
	for _, r := range k.rooms {
		state.Guests += r.Host.Connected()
		if r.Host.State().Unkept {
			state.Unkept++
		}
	}
	return state, !k.draining
}

// end waits for the matches in progress to end, at most for drain.
func (k *tables) end(drain time.Duration) {
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
