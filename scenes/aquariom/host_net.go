//go:build !js

package aquariom

import (
	"context"
	"net"
	"slices"
	"strings"
	"sync"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/records"
	"ludotheque/internal/version"
	"ludotheque/rules"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/play"
)

// host is a server in this program, with computer players who came to it.
type host struct {
	settings hosting
	// local is where this window finds it, addresses where others do.
	local     string
	addresses []string
	// least and most are how few and how many players a game takes.
	least, most int

	server *server.Server
	stop   context.CancelFunc
	done   chan struct{}

	mu     sync.Mutex
	people []visitor
	robots []string // the addresses of the computer players
	record string
}

// visitor is a guest and the number of the connection.
type visitor struct {
	guest
	number int
}

// openHost opens a server, on the usual port if it is free, and calls the
// computer players.
func openHost(k *play.App, settings hosting) (*host, error) {
	table, err := aquanet.FindHostedMap(settings.basin)
	if err != nil {
		return nil, err
	}
	table.Dialect = settings.dialect
	h := &host{settings: settings, done: make(chan struct{})}
	h.least, h.most = table.Players()
	seed := k.Env.Seed()
	table.Turn, table.Record, table.Folder, table.Program = time.Duration(table.Map().TurnTime())*time.Millisecond, k.Env.Store, records.Folder, version.String("ludotheque")
	table.Seed = func() uint64 { return seed }
	o := server.Options{
		Map: table, Turn: table.Turn, Once: true, Observe: h.observe,
		Result: func(r server.Result) { h.set(func() { h.record = r.Record }) },
	}
	where := "127.0.0.1"
	if settings.wide {
		where = ""
	}
	o.Listen = []string{net.JoinHostPort(where, client.DefaultPort)}
	h.server, err = server.New(o)
	if err != nil { // somebody is at home there, most often: any other port will do
		o.Listen = []string{net.JoinHostPort(where, "0")}
		h.server, err = server.New(o)
	}
	if err != nil {
		return nil, err
	}
	_, port, err := net.SplitHostPort(h.server.Addrs()[0].String())
	if err != nil {
		return nil, err
	}
	h.local = net.JoinHostPort("127.0.0.1", port)
	h.addresses = []string{h.local}
	if settings.wide {
		h.addresses = outward(port)
	}
	ctx, stop := context.WithCancel(context.Background())
	h.stop = stop
	go func() {
		h.server.Run(ctx)
		stop() // the computer players go, too
		close(h.done)
	}()
	for i := range settings.computers {
		name := nickname(k.Say(history.NameOf(rules.Seat(i))))
		go h.play(ctx, name, newPlayer(settings.level, ai.Seed(seed, rules.Seat(i))))
	}
	return h, nil
}

// mostAddresses is how many addresses of this machine are told.
const mostAddresses = 2

// outward is where other machines find a port of this one.
func outward(port string) []string {
	var found []string
	all, err := net.InterfaceAddrs()
	if err != nil {
		all = nil // then this machine's own name for itself has to do
	}
	for _, a := range all {
		ip, ok := a.(*net.IPNet)
		if !ok || ip.IP.IsLoopback() || ip.IP.To4() == nil || ip.IP.IsLinkLocalUnicast() {
			continue
		}
		if found = append(found, net.JoinHostPort(ip.IP.String(), port)); len(found) == mostAddresses {
			break
		}
	}
	if found == nil {
		found = []string{net.JoinHostPort("127.0.0.1", port)}
	}
	return found
}

// thinkTime is how long a computer player may think about a turn.
const thinkTime = 60 * time.Millisecond

// play has a computer player come and play the game.
func (h *host) play(ctx context.Context, name string, p aquanet.Player) {
	var d net.Dialer
	conn, err := d.DialContext(ctx, "tcp", h.local)
	if err != nil {
		return // the server has gone meanwhile
	}
	h.set(func() { h.robots = append(h.robots, conn.LocalAddr().String()) })
	c := client.New(ctx, conn)
	defer c.Close()
	seat := aquanet.Seat{Nick: name, Think: thinkTime}
	// How it ends is shown to who watches the game.
	_, _ = seat.Play(ctx, c, p)
}

func (h *host) set(f func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f()
}

// observe notes who comes and goes; the server's goroutine calls it.
func (h *host) observe(e server.Event) {
	switch e.Kind {
	case server.LoggedIn:
		name := e.Name
		if at := strings.LastIndex(name, " ("); at > 0 {
			name = name[:at]
		}
		h.set(func() {
			h.people = append(h.people, visitor{guest{name, !e.Visu, slices.Contains(h.robots, e.Addr)}, e.Client})
		})
	case server.Kicked, server.Gone:
		h.set(func() {
			h.people = slices.DeleteFunc(h.people, func(v visitor) bool { return v.number == e.Client })
		})
	}
}

// guests is who has logged in.
func (h *host) guests() []guest {
	h.mu.Lock()
	defer h.mu.Unlock()
	list := make([]guest, 0, len(h.people))
	for _, v := range h.people {
		list = append(list, v.guest)
	}
	return list
}

// start begins the game; who is missing is seen by who asks.
func (h *host) start() {
	go func() { _ = h.server.Start() }()
}

// ended says whether all of it is over, the record written.
func (h *host) ended() bool {
	select {
	case <-h.done:
		return true
	default:
		return false
	}
}

// kept is the name of the record of the game; "" when there is none.
func (h *host) kept() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.record
}

// close ends the server and sends everybody away. It does not wait.
func (h *host) close() { h.stop() }
