package main

import (
	"context"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/records"
	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/timelimit"
	"ludotheque/arena/table/web"
	"ludotheque/internal/guard"
	"ludotheque/internal/store"
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
	metrics                     string
	https                       httpsFlags
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
	f.StringVar(&v.listen, "listen", "127.0.0.1:"+table.DefaultPort, "listen on `HOST:PORT`")
	hostNames(f, &v.names)
	v.https.add(f)
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
	f.DurationVar(&v.turn, "turn", timelimit.Usual, "how long a person may take for a turn, a `TIME` from 10s, before it ends by itself; 0: no limit. It has no effect in real time")
	f.DurationVar(&v.idle, "idle", 10*time.Minute, "how long one of many tables stays open with nobody at it; a new one that nobody comes to, a minute at most")
	f.StringVar(&v.metrics, "metrics", "", "serve the state of the tables in Prometheus' format at `HOST:PORT`, path /metrics; a port of its own, since visitors need not see it")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return usage("host: name one game, or none for all: arena host [GAME]; arena games lists them")
	}
	if len(v.https.names) > 0 && !f.Changed("listen") {
		v.listen = ":443"
	}
	if f.Changed("pages") && !exists(os.DirFS(v.pages)) {
		return noPages(v.pages)
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
	if v.idle < 0 {
		return usage("--idle %s: give a time such as 10m", v.idle)
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
	if err := v.https.prepare(); err != nil {
		return err
	}
	v.names = append(v.names, v.https.names...)
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
	if _, _, err := net.SplitHostPort(v.metrics); v.metrics != "" && err != nil {
		return usage("--metrics %q: give HOST:PORT, such as 127.0.0.1:7071", v.metrics)
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

// keepTables serves until ctx ends.
func (a *app) keepTables(ctx context.Context, v *hostFlags) error {
	t := newAsyncLog()
	defer t.close()
	inner, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	log := slog.New(slog.NewTextHandler(t.writer(a.err), nil))
	warn := func(line string) { log.Warn(line) }
	k := &tables{v: v, ctx: inner, rooms: map[string]*opened{}, log: log}
	// Before records are resumed, so that a failure to listen changes nothing.
	l, err := net.Listen("tcp", v.listen)
	if err != nil {
		return fmt.Errorf("--listen %s: %w: end what listens there, or choose another", v.listen, err)
	}
	defer l.Close()
	s := &web.Server{Find: k.find, Health: k.health, Names: v.names, Proxies: v.proxies}
	server := s.HTTP()
	if v.metrics != "" {
		at, err := net.Listen("tcp", v.metrics)
		if err != nil {
			return fmt.Errorf("--metrics %s: %w", v.metrics, err)
		}
		defer at.Close()
		m := newMetrics(k, s)
		server.Handler = m.count(s)
		k.opened = func(game string) { m.opened.WithLabelValues(game).Inc() }
		v.metrics = at.Addr().String()
		go m.serve(at)
	}
	busy := k.tend(k.records())
	if pages := os.DirFS(v.pages); exists(pages) {
		s.Game = pages
	}
	sole, what := "", "people open tables at "
	if v.sole() {
		if sole, err = k.only(); err != nil {
			return err
		}
		what = "the table is open at "
	} else {
		s.Hall, s.New = k.hall, k.order
	}
	at, told := l.Addr(), []string(nil)
	tell := func() { // the networks of the machine change
		now := v.addresses(at)
		for _, address := range now {
			if !slices.Contains(told, address) {
				t.tell(a.err, what+address+"/"+sole)
			}
		}
		told = now
	}
	tell()
	if v.metrics != "" {
		t.tell(a.err, "metrics are at http://"+v.metrics+"/metrics")
	}
	notice, err := announce(v.announce, l.Addr().(*net.TCPAddr), warn, func() nearby.Table {
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
			keepRecords(inner, &records.Bound{Store: v.store, Most: v.keep, Own: room.Wrote}, warn)
		})
	}
	failed := make(chan error, 1)
	if len(v.https.names) > 0 {
		l = v.https.listen(l, warn)
		defer l.Close()
	}
	go func() { failed <- server.Serve(l) }()
	again := time.NewTicker(resumeAgain)
	defer again.Stop()
	for open := true; open; {
		select {
		case err := <-failed:
			return err
		case <-again.C:
			busy = k.tend(busy)
			tell()
		case <-ctx.Done():
			open = false
		}
	}
	if n := k.playing(); n > 0 && v.drain > 0 {
		t.tell(a.err, fmt.Sprintf("stopping: %s may end first, for %s at most; Ctrl-C again stops at once", inProgress(n), v.drain))
	}
	k.drain(v.drain)
	said := k.stopped()
	stop()
	k.running.Wait()
	t.tell(a.err, said)
	return server.Close()
}

// inProgress returns a number of matches in words.
func inProgress(n int) string {
	if n == 1 {
		return "1 match in progress"
	}
	return fmt.Sprintf("%d matches in progress", n)
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

// noPages says that a folder that was asked for lacks the browser version.
func noPages(dir string) error {
	return usage("--pages %s: there is no index.html: unpack the browser version there, or leave --pages out", dir)
}

// addresses returns how people write the addresses of a listener, without a path.
func (v *hostFlags) addresses(a net.Addr) (list []string) {
	if len(v.https.names) == 0 {
		for _, at := range addresses(a) {
			list = append(list, "http://"+at)
		}
		return list
	}
	port := ""
	if tcp, ok := a.(*net.TCPAddr); ok && tcp.Port != 443 {
		port = ":" + strconv.Itoa(tcp.Port)
	}
	for _, name := range v.https.names {
		list = append(list, "https://"+name+port)
	}
	return list
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
