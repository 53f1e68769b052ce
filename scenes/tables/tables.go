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
	"strconv"
	"sync/atomic"
	"time"

	"rsc.io/qr"

	"ludotheque/arena/table/host"
	"ludotheque/arena/table/nearby"
	"ludotheque/arena/table/web"
	"ludotheque/scenes/play"
)

// usual is the port at which a table listens by default.
const usual = "7070"

// here is the address of this machine that no other one reaches.
const here = "127.0.0.1"

// closeTime is how long guests are given to hear that a table is closed.
const closeTime = 300 * time.Millisecond

// open is a table that listens.
type open struct {
	*host.Host
	server  *http.Server
	address string
	near    bool
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
// machine; where listen is "" it does so at the usual port, or another one while that is
// taken, to every address or, near, to this machine alone. The error is that of the system.
func Open(listen string, near bool) (play.Table, error) {
	var l net.Listener
	var err error
	if listen != "" {
		l, err = net.Listen("tcp", listen)
	} else {
		l, err = listens(near, usual)
	}
	if err != nil {
		return nil, fmt.Errorf("no table can be opened at %s: %w", cmp.Or(listen, ":"+usual), err)
	}
	o := &open{Host: host.New(host.Options{Code: host.NewCode(false)})}
	o.name, _, _ = net.SplitHostPort(listen) // listening has checked it
	if err := o.listen(l); err != nil {
		return nil, err
	}
	return o, nil
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

// listen serves the table to who comes by l. The error says that its address is too long
// for a code.
func (o *open) listen(l net.Listener) (err error) {
	o.address, o.near = reached(l.Addr())
	if o.squares, err = qr.Encode(o.Link(), qr.H); err != nil {
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
	o.notice, o.unseen = nil, nil
	if !o.near {
		o.notice, o.unseen = nearby.Announce(reachedAt(o.address), l.Addr().(*net.TCPAddr).Port, func() nearby.Table { return nearby.Of(o.State(), "") })
	}
	return nil
}

// Reach as in [play.Table]. Guests of other machines are cut where these reach it no more;
// who can comes back by itself.
func (o *open) Reach(near bool) error {
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
		o.Cut()
	}
	return o.listen(l)
}

// reachedAt is the address of an address with a port; nil for one by name.
func reachedAt(address string) net.IP {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return nil
	}
	return net.ParseIP(host)
}

// Unseen as in [play.Table].
func (o *open) Unseen() error { return o.unseen }

// Address as in [play.Table].
func (o *open) Address() string { return o.address }

// Link as in [play.Table].
func (o *open) Link() string { return "http://" + o.address + "/" + o.Code() }

// Near as in [play.Table].
func (o *open) Near() bool { return o.near }

// Also as in [play.Table].
func (o *open) Also(code string) { o.also.Store(code) }

// Squares as in [play.Table].
func (o *open) Squares() (int, func(x, y int) bool) { return o.squares.Size, o.squares.Black }

// Close as in [play.Table]: guests are told first, then it listens no more.
func (o *open) Close() {
	o.notice.Close()
	o.Host.Close()
	time.AfterFunc(closeTime, func() { _ = o.server.Close() })
}

// reached is the address by which other machines reach a listener; near says that only
// this one does.
func reached(a net.Addr) (address string, near bool) {
	tcp := a.(*net.TCPAddr) // what listens at "tcp" has one
	port := strconv.Itoa(tcp.Port)
	if !tcp.IP.IsUnspecified() {
		return net.JoinHostPort(tcp.IP.String(), port), tcp.IP.IsLoopback()
	}
	if ip := nearby.Own(); ip != nil {
		return net.JoinHostPort(ip.String(), port), false
	}
	return net.JoinHostPort(here, port), true
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
