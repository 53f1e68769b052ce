//go:build !js

// Package tables opens tables for other screens from the program with a window: it
// listens, serves the phone's page and the browser version, and says where.
package tables

import (
	"cmp"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"rsc.io/qr"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/nearby"
	"ludotheque/arena/table/web"
	"ludotheque/scenes/play"
)

// here is the address of this machine that no other one reaches.
const here = "127.0.0.1"

// closeTime is how long guests are given to hear that a table is closed.
const closeTime = 300 * time.Millisecond

// open is a table that listens.
type open struct {
	*host.Host
	server *http.Server
	// done is closed with the table.
	done chan struct{}

	// mu guards what follows, which changes with the networks of this machine.
	mu      sync.Mutex
	address string
	near    bool
	// at is where it listens.
	at *net.TCPAddr
	// networks are the names of the networks of this machine, network is the one of address or -1, and
	// preferred the name of the one that address is of whenever possible.
	networks  []string
	network   int
	preferred string
	// name is the one by which --listen says where the table listens, or "".
	name string
	// notice announces the table to its network, unseen is why it cannot.
	notice  *nearby.Announcement
	unseen  error
	squares *qr.Code
	// also is another code by which the table is found, or "".
	also atomic.Value
}

// Open opens a table that listens at HOST:PORT, or :PORT for every address of this
// machine; where listen is "" it does so at [table.DefaultPort], or another one while that is
// taken, to every address or, near, to this machine alone. The error is that of the system.
func Open(listen string, near bool) (play.Table, error) {
	var l net.Listener
	var err error
	if listen != "" {
		l, err = net.Listen("tcp", listen)
	} else {
		l, err = listens(near, table.DefaultPort)
	}
	if err != nil {
		return nil, fmt.Errorf("no table can be opened at %s: %w", cmp.Or(listen, ":"+table.DefaultPort), err)
	}
	o := &open{Host: host.New(host.Options{Code: host.NewCode(false)}), done: make(chan struct{})}
	o.name, _, _ = net.SplitHostPort(listen) // listening has checked it
	if err := o.listen(l); err != nil {
		return nil, err
	}
	go o.follow()
	return o, nil
}

// lookTime is how often the networks of this machine are looked at.
const lookTime = 3 * time.Second

// follow keeps the address up to date while the machine changes its networks.
func (o *open) follow() {
	t := time.NewTicker(lookTime)
	defer t.Stop()
	for {
		select {
		case <-o.done:
			return
		case <-t.C:
			o.mu.Lock()
			_ = o.locate()
			o.mu.Unlock()
		}
	}
}

// listens listens at a port, or at another one while that is taken.
func listens(near bool, port string) (net.Listener, error) {
	at := ""
	if near {
		at = here
	}
	l, err := net.Listen("tcp", net.JoinHostPort(at, port))
	if err != nil {
		l, err = net.Listen("tcp", net.JoinHostPort(at, "0"))
	}
	return l, err
}

// listen serves the table to guests who connect to l. The error says that its address is too long
// for a code.
func (o *open) listen(l net.Listener) (err error) {
	o.at = l.Addr().(*net.TCPAddr) // what listens at "tcp" has one
	o.address = ""
	if err := o.locate(); err != nil {
		l.Close()
		return err
	}
	code := o.Code()
	s := &web.Server{Game: pages(), Names: []string{o.name}, Find: func(asked string) *host.Host {
		if asked == code || asked == o.also.Load() {
			return o.Host
		}
		return nil
	}}
	o.server = s.HTTP()
	go func(server *http.Server) { _ = server.Serve(l) }(o.server) // it ends when the table is closed
	return nil
}

// locate finds the address by which others reach the table, and announces it there, if it is another
// than before. The error says that the address is too long for a code.
func (o *open) locate() error {
	all := nearby.Addresses()
	if ip := net.ParseIP(o.name); o.name != "" && (ip == nil || !ip.IsUnspecified()) {
		all = nil // --listen says where
	}
	if !slices.EqualFunc(o.networks, all, func(name string, a nearby.Address) bool { return name == a.Network }) {
		o.networks = nil // the old ones may be in use
		for _, a := range all {
			o.networks = append(o.networks, a.Network)
		}
	}
	o.network = min(max(0, slices.Index(o.networks, o.preferred)), len(o.networks)-1)
	ip, near := o.at.IP, o.at.IP.IsLoopback()
	if ip.IsUnspecified() {
		if near = o.network < 0; near {
			ip = net.ParseIP(here)
		} else {
			ip = all[o.network].IP
		}
	}
	address := net.JoinHostPort(ip.String(), strconv.Itoa(o.at.Port))
	if address == o.address && near == o.near {
		return nil
	}
	squares, err := qr.Encode(o.link(address), qr.H)
	if err != nil {
		return err
	}
	o.address, o.near, o.squares = address, near, squares
	o.notice.Close()
	o.notice, o.unseen = nil, nil
	if !near {
		o.notice, o.unseen = nearby.Announce(ip, o.at.Port, func() nearby.Table { return nearby.Of(o.State(), "") })
	}
	return nil
}

// Reach as in [play.Table]. Guests of other machines are cut where these reach it no more;
// who can comes back by itself.
func (o *open) Reach(near bool) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	_, port, err := net.SplitHostPort(o.address)
	if err != nil {
		return err
	}
	was := o.near
	o.notice.Close()
	_ = o.server.Close() // before its port is used again
	l, err := listens(near, port)
	if err != nil {
		if l, _ := listens(was, port); l != nil {
			_ = o.listen(l)
		}
		return err
	}
	if near {
		o.DropConnections()
	}
	return o.listen(l)
}

// Unseen as in [play.Table].
func (o *open) Unseen() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.unseen
}

// Address as in [play.Table].
func (o *open) Address() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.address
}

// Link as in [play.Table].
func (o *open) Link() string { return o.link(o.Address()) }

func (o *open) link(address string) string { return "http://" + address + "/" + o.Code() }

// Networks as in [play.Table].
func (o *open) Networks() ([]string, int) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.networks, o.network
}

// Prefer as in [play.Table].
func (o *open) Prefer(network string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.preferred = network
	_ = o.locate() // it keeps the address if the other is too long for a code
}

// Near as in [play.Table].
func (o *open) Near() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.near
}

// Also as in [play.Table].
func (o *open) Also(code string) { o.also.Store(code) }

// Squares as in [play.Table].
func (o *open) Squares() (int, func(x, y int) bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.squares.Size, o.squares.Black
}

// Close as in [play.Table]: guests get the news first, then it listens no more.
func (o *open) Close() {
	close(o.done)
	o.mu.Lock()
	defer o.mu.Unlock()
	o.notice.Close()
	o.Host.Close()
	server := o.server
	time.AfterFunc(closeTime, func() { _ = server.Close() })
}

// pages is the browser version where a release has it, beside the program or where each
// system keeps what is none, or where build/web puts it; nil without one: guests have the
// phone's page then.
func pages() fs.FS {
	var places []string
	if exe, err := os.Executable(); err == nil {
		at := filepath.Dir(exe)
		places = append(places, filepath.Join(at, "web"), filepath.Join(at, "..", "share", "ludotheque", "web"))
	}
	for _, dir := range append(places, filepath.Join("dist", "web")) {
		if _, err := os.Stat(filepath.Join(dir, "index.html")); err == nil {
			return os.DirFS(dir)
		}
	}
	return nil
}
