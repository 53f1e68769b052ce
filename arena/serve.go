package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/catalog"
	"ludotheque/arena/records"
	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/internal/seed"
	"ludotheque/internal/store"
	"ludotheque/internal/version"
	"ludotheque/rules/aquariom"
)

var serveCommand = &command{
	name: "serve", args: "[--map FILE]", short: "an Aquar.iom server, with its console on standard input",
	long: `Plays one game of Aquar.iom after the other with bots and spectators that connect
by TCP, those written for the original included; docs/aquariom-protocol.md says how
to write one. Standard input takes the original's orders: help lists them. Results
go to standard output, a JSON line a game; what happens, to standard error.

Only this machine can connect unless --listen says otherwise: --listen :4242 is
every address, IPv4 and IPv6. Stop it with Ctrl-C.

What is bounded, and the option or the order of the console that changes it:

` + limitsText(),
	run: (*app).serve,
}

// serveFlags are the arguments of serve.
type serveFlags struct {
	mapName, start, rules, record, seed string
	announce                            string
	whole                               string // the folder of the browser version
	listen, names                       []string
	port, web                           int
	turn                                time.Duration
	timed                               bool // by --turn
	browsers                            bool // by --web; port 0 is any
	once, verbose, quiet                bool
	keep                                int          // bytes of finished records
	kept                                *store.Store // for --record, or nil
	options                             server.Options
}

func (a *app) serve(ctx context.Context, c *command, args []string) error {
	var v serveFlags
	f := c.flags()
	f.StringVar(&v.mapName, "map", "", "the map, a `FILE` or one of ours; the console's load takes another")
	f.StringSliceVar(&v.listen, "listen", []string{server.DefaultListen}, "listen on `HOST:PORT`; may be repeated")
	f.IntVar(&v.port, "port", 0, "listen on port `N` of those hosts")
	f.IntVar(&v.web, "web", 0, "browsers come in on port `N` of those hosts: the same protocol in the frames of a WebSocket, and a page that opens the game")
	f.StringVar(&v.whole, "pages", filepath.Join("dist", "web"), "with --web: the folder `DIR` of the browser version, unpacked from its download; without it the page only says how to watch")
	hostNames(f, &v.names)
	f.StringVar(&v.announce, "announce", "", "show the server to programs that look for tables nearby, as that of `NAME`")
	f.DurationVar(&v.turn, "turn", 0, "the time from one turn to the next, a `TIME` such as 100ms; 0 for none (default: the map's turn_duration, or 100ms)")
	f.StringVar(&v.start, "start", "console", "when a game begins: console (the order start), full (as soon as the map is), or a `TIME` such as 10s after enough players have come")
	f.StringVar(&v.rules, "rules", aquariom.Original.String(), "`original` or document: the dialect of the rules")
	f.BoolVar(&v.once, "once", false, "end after one game")
	f.StringVar(&v.record, "record", "", "write a record of each game into the folder `DIR`")
	keepFlag(f, &v.keep)
	f.StringVar(&v.seed, "seed", "", "the seed of the first game, a whole number `S`, for tests; the next games take S+1 and so on (default: drawn at random)")
	f.IntVar(&v.options.MaxConnections, "max", server.DefaultConnections, "at most `N` connections")
	f.IntVar(&v.options.MaxPerAddress, "max-address", server.DefaultPerAddress, "at most `N` connections from one address, this machine's excepted")
	f.IntVar(&v.options.MaxVisus, "max-visus", server.DefaultVisus, "at most `N` spectators")
	f.IntVar(&v.options.AcceptRate, "max-rate", server.DefaultAcceptRate, "take at most `N` new connections a second, after a burst of --max")
	f.DurationVar(&v.options.LoginTimeout, "login-time", 30*time.Second, "how long a new connection has to log in")
	f.DurationVar(&v.options.WriteTimeout, "write-time", 10*time.Second, "how long a client has to read a message")
	f.BoolVar(&v.verbose, "verbose", false, "say every turn, every answer and who ate whom too")
	f.BoolVar(&v.quiet, "quiet", false, "say nothing of what happens but results and trouble")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usage("serve takes no %q: a map is named by --map", f.Arg(0))
	}
	if table.LongName(v.announce) {
		return longName(v.announce)
	}
	if f.Changed("pages") && !exists(os.DirFS(v.whole)) {
		return noPages(v.whole)
	}
	v.timed, v.announce = f.Changed("turn"), table.CleanName(v.announce)
	if f.Changed("web") && (v.web < 0 || v.web > 65535) {
		return usage("--web %d: give a number from 1 to 65535", v.web)
	}
	v.browsers = f.Changed("web")
	find, err := v.prepare(f.Changed("port"))
	if err != nil {
		return err
	}
	return a.host(ctx, &v, find)
}

// prepare checks the flags, and returns a function that finds maps.
func (v *serveFlags) prepare(port bool) (func(name string) (server.Map, error), error) {
	o := &v.options
	if err := cmp.Or(v.bounds(), checkNames(v.names)); err != nil {
		return nil, err
	}
	switch v.start {
	case "console":
	case "full":
		o.Start.Full = true
	default:
		d, err := time.ParseDuration(v.start)
		if err != nil || d <= 0 {
			return nil, usage("--start %q: give console, full, or a time such as 10s", v.start)
		}
		o.Start.After = d
	}
	var dialect aquariom.Dialect
	if dialect.UnmarshalText([]byte(v.rules)) != nil {
		return nil, usage("--rules %q: give original or document", v.rules)
	}
	if port {
		if v.port < 1 || v.port > 65535 {
			return nil, usage("--port %d: give a number from 1 to 65535", v.port)
		}
		for i, address := range v.listen {
			host, _, err := net.SplitHostPort(address)
			if err != nil {
				return nil, usage("--listen %q: write it as 127.0.0.1:4242, [::1]:4242 or :4242", address)
			}
			v.listen[i] = net.JoinHostPort(host, strconv.Itoa(v.port))
		}
	}
	next := seed.New
	if v.seed != "" {
		from, err := catalog.ParseSeed(v.seed)
		if err != nil {
			return nil, usage("%w", err)
		}
		next = func() uint64 { // called by one goroutine, that of the games
			from++
			return from - 1
		}
	}
	if v.record != "" {
		var err error
		if v.kept, err = store.Open(v.record); err != nil {
			return nil, unwritable(v.record, err)
		}
	}
	o.Listen, o.Turn, o.Once = v.listen, v.turn, v.once
	return func(name string) (server.Map, error) {
		t, err := aquanet.FindHostedMap(name)
		if err != nil {
			return nil, err
		}
		t.Dialect, t.Turn, t.Seed, t.Record, t.Program = dialect, v.turn, next, v.kept, version.String("arena")
		return t, nil
	}, nil
}

// bounds checks the flags that are numbers and times.
func (v *serveFlags) bounds() error {
	o := &v.options
	for _, n := range []struct {
		name string
		v    int
	}{{"max", o.MaxConnections}, {"max-address", o.MaxPerAddress}, {"max-visus", o.MaxVisus}, {"max-rate", o.AcceptRate}} {
		if n.v < 1 || n.v > 1<<20 {
			return usage("--%s %d: give a number from 1 to %d", n.name, n.v, 1<<20)
		}
	}
	for _, n := range []struct {
		name string
		v    time.Duration
	}{{"login-time", o.LoginTimeout}, {"write-time", o.WriteTimeout}} {
		if n.v <= 0 {
			return usage("--%s %s: give a time such as 10s", n.name, n.v)
		}
	}
	if v.turn < 0 || v.turn > time.Hour {
		return usage("--turn %s: give a time from 0 to an hour, such as 100ms", v.turn)
	}
	return nil
}

// host runs the server.
func (a *app) host(ctx context.Context, v *serveFlags, find func(string) (server.Map, error)) error {
	o := &v.options
	o.Load = find
	if v.mapName != "" {
		m, err := find(v.mapName)
		if err != nil {
			return usage("--map: %w", err)
		}
		o.Map = m
	}
	// A state of a big map is some megabytes that live for a turn: collecting early costs little, and
	// a server shares its machine.
	defer debug.SetGCPercent(debug.SetGCPercent(25))
	t := newAsyncLog()
	defer t.close()
	o.Observe = func(e server.Event) {
		switch e.Kind {
		case server.Trouble:
		case server.Turned, server.Answered, server.News:
			if !v.verbose {
				return
			}
		default:
			if v.quiet {
				return
			}
		}
		t.tell(a.err, e.String())
	}
	o.Result = func(r server.Result) {
		if r.Record != "" {
			r.Record = filepath.Join(v.record, r.Record)
		}
		t.keep(a.out, resultLine(r, v.rules))
	}
	if err := v.open(); err != nil {
		return err
	}
	s, err := server.New(*o)
	if err != nil {
		v.shut()
		return err
	}
	at := s.Addrs()[0].(*net.TCPAddr)
	for _, a := range s.Addrs() {
		if a := a.(*net.TCPAddr); !a.IP.IsLoopback() {
			at = a
		}
	}
	notice, err := announce(v.announce, at, func(line string) { t.tell(a.err, line) }, func() nearby.Table {
		most, players, running := s.Seats()
		n := nearby.Table{Game: aquariom.Game.ID, Host: v.announce, Chairs: most, Playing: running, Server: true}
		if !running {
			n.Free = max(0, most-players)
		}
		return n
	})
	if err != nil {
		v.shut()
		return err
	}
	defer notice.Close()
	for _, address := range v.pages() {
		t.tell(a.err, "browsers watch at http://"+address+"/")
	}
	if !v.quiet {
		t.tell(a.err, "the rules are those of "+aquariom.OptionDialect+" "+v.rules+" (--rules)")
	}
	if a.in != nil {
		// The end of its input ends only the console: a server without one goes on.
		go s.Console(ctx, a.in, asyncLogWriter{t, a})
	}
	var wait sync.WaitGroup
	inner, stop := context.WithCancel(ctx)
	defer stop()
	wait.Go(func() {
		defer stop()
		s.Run(ctx)
	})
	if v.kept != nil {
		wait.Go(func() {
			keepRecords(inner, &records.Bound{Store: v.kept, Most: v.keep, Own: ofServer}, func(line string) { t.tell(a.err, line) })
		})
	}
	if v.timed && v.turn == 0 {
		if err := s.SetTurn(0); err != nil {
			return err
		}
	}
	wait.Wait()
	return nil
}

// open opens a listener for browsers on each host.
func (v *serveFlags) open() error {
	if !v.browsers {
		return nil
	}
	var game fs.FS
	if pages := os.DirFS(v.whole); exists(pages) {
		game = pages
	}
	for _, address := range v.listen {
		host, _, err := net.SplitHostPort(address)
		if err != nil {
			return usage("--listen %q: write it as 127.0.0.1:4242, [::1]:4242 or :4242", address)
		}
		d, err := browser.Open(net.JoinHostPort(host, strconv.Itoa(v.web)), game, append(v.names, host)...)
		if err != nil {
			return fmt.Errorf("--web %d: %w", v.web, err)
		}
		v.options.Listeners = append(v.options.Listeners, d)
	}
	return nil
}

// shut closes the listeners if the server fails to start.
func (v *serveFlags) shut() {
	for _, d := range v.options.Listeners {
		d.Close()
	}
}

// pages returns the addresses for browsers.
func (v *serveFlags) pages() (list []string) {
	for _, d := range v.options.Listeners {
		list = append(list, addresses(d.Addr())...)
	}
	return list
}

// resultLine returns the result of a game and its dialect, as JSON.
func resultLine(r server.Result, dialect string) []byte {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	// Plain data: writing cannot fail.
	_ = e.Encode(struct {
		server.Result
		Rules string `json:"rules"`
	}{r, aquariom.OptionDialect + " " + dialect})
	return []byte(b.String())
}

// asyncLogWriter makes an asyncLog the writer of the console.
type asyncLogWriter struct {
	t *asyncLog
	a *app
}

func (w asyncLogWriter) Write(b []byte) (int, error) {
	w.t.tell(w.a.err, strings.TrimSuffix(string(b), "\n"))
	return len(b), nil
}
