// Package browser connects browsers to an Aquar.iom server: the bytes of its protocol,
// unchanged, in the frames of WebSockets. Where the browser version of the program is there,
// it is served under /play/, and / leads to it, as a spectator of this server; elsewhere / is
// a page that says how to watch. Sockets accept the pages of their own server alone; package
// guard refuses what pages of other sites send.
package browser

import (
	"context"
	"fmt"
	"html"
	"io"
	"io/fs"
	"log"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/coder/websocket"

	"ludotheque/internal/guard"
	"ludotheque/internal/packed"
)

// Bounds of what comes before a connection is the server's affair.
const (
	headerTime = 10 * time.Second // for the head of a request
	idleTime   = time.Minute      // between two requests
	maxHeader  = 16 << 10
	maxFrame   = 64 << 10 // of a client
)

// beatTime is the time between two signs of life of a server, and silence how long either end
// may give none until the connection counts as lost.
const (
	beatTime = 2 * time.Second
	silence  = 8 * time.Second
)

// The paths of the socket, of the browser version of the program, and of what the server says
// of itself in JSON: by it programs tell it from a table.
const (
	Socket = "/ws"
	Play   = "/play/"
	Health = "/health"
)

// page is what / shows without the browser version; its verb is the server's address.
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Aquar.iom</title>
<style>body{margin:3em auto;max-width:34em;padding:0 1em;font:1.1em/1.5 system-ui,sans-serif}code{overflow-wrap:anywhere}</style>
<h1>Aquar.iom</h1>
<p>To watch this server, run <code>ludotheque --watch %[1]s</code> before the game begins.</p>
<p lang="fr">Pour regarder ce serveur, lancez <code>ludotheque --watch %[1]s</code> avant le début de la partie.</p>
`

// policy lets the page load nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Listener is where browsers come in: a listener whose connections are sockets of pages.
type Listener struct {
	tcp  net.Listener
	http *http.Server
	come chan net.Conn
	quit chan struct{}
	once sync.Once
}

var _ net.Listener = (*Listener)(nil)

// Open listens on an address, for its own pages alone: those of other sites are refused.
// game is the browser version of the program, or nil. names are names of the server beside
// those that package guard knows.
func Open(address string, game fs.FS, names ...string) (*Listener, error) {
	tcp, err := net.Listen("tcp", address)
	if err != nil {
		return nil, err
	}
	d := &Listener{tcp: tcp, come: make(chan net.Conn), quit: make(chan struct{})}
	d.http = &http.Server{
		Handler: guard.New(d.routes(game), names...), ReadHeaderTimeout: headerTime, IdleTimeout: idleTime, MaxHeaderBytes: maxHeader,
		ErrorLog: log.New(io.Discard, "", 0), // connections that break off are everyday
	}
	go func() { _ = d.http.Serve(tcp) }() // it ends with the listener
	return d, nil
}

// routes returns the handler of the paths.
func (d *Listener) routes(game fs.FS) http.Handler {
	m := http.NewServeMux()
	m.HandleFunc("GET "+Socket, d.socket)
	m.HandleFunc("GET "+Health, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"server":"aquariom"}`) // the client may be gone
	})
	if game != nil {
		files := http.StripPrefix(Play, packed.Handler(game))
		m.HandleFunc("GET "+Play, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("X-Frame-Options", "DENY")
			files.ServeHTTP(w, r)
		})
	}
	m.HandleFunc("GET /", func(w http.ResponseWriter, _ *http.Request) { guard.NotFound(w) })
	m.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) { guard.NotAllowed(w, "GET, HEAD") })
	m.HandleFunc("GET /{$}", func(w http.ResponseWriter, r *http.Request) {
		if game != nil {
			// Relative, since a proxy may serve this in a folder.
			w.Header().Set("Location", strings.TrimPrefix(Play, "/")+"?watch="+url.QueryEscape(r.Host))
			w.WriteHeader(http.StatusFound)
			return
		}
		w.Header().Set("Content-Security-Policy", policy)
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, page, html.EscapeString(r.Host))
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		head := w.Header()
		head.Set("Cache-Control", "no-cache")
		head.Set("X-Content-Type-Options", "nosniff")
		head.Set("Referrer-Policy", "same-origin")
		m.ServeHTTP(w, r)
	})
}

// socket hands a page's socket to Accept.
func (d *Listener) socket(w http.ResponseWriter, r *http.Request) {
	c, err := websocket.Accept(w, r, nil)
	if err != nil {
		return // the answer has said why: no WebSocket, or the page of another site
	}
	s := &socket{Conn: websocket.NetConn(context.WithoutCancel(r.Context()), c, websocket.MessageBinary), ws: c}
	c.SetReadLimit(maxFrame)
	go s.beat(context.WithoutCancel(r.Context()))
	if at, err := net.ResolveTCPAddr("tcp", r.RemoteAddr); err == nil {
		s.from = at
	}
	select {
	case d.come <- s:
	case <-d.quit:
		s.Close()
	}
}

// Accept waits for a page.
func (d *Listener) Accept() (net.Conn, error) {
	select {
	case c := <-d.come:
		return c, nil
	case <-d.quit:
		return nil, net.ErrClosed
	}
}

// Close accepts no more connections. Connections that were handed on stay.
func (d *Listener) Close() error {
	d.once.Do(func() { close(d.quit) })
	return d.http.Close()
}

// Addr is where it listens.
func (d *Listener) Addr() net.Addr { return d.tcp.Addr() }

// socket is the socket of a page as a connection that knows where it comes from.
type socket struct {
	net.Conn
	ws   *websocket.Conn
	from net.Addr // nil if unknown
}

// beat sends an empty frame now and then, since a page does not see pings, and ends a socket
// whose page does not answer pings. It returns when the socket is closed.
func (s *socket) beat(ctx context.Context) {
	t := time.NewTicker(beatTime)
	defer t.Stop()
	for {
		c, stop := context.WithTimeout(ctx, silence)
		err := s.ws.Write(c, websocket.MessageBinary, nil)
		if err == nil {
			err = s.ws.Ping(c)
		}
		stop()
		if err != nil {
			_ = s.Close()
			return
		}
		<-t.C
	}
}

// RemoteAddr is where the browser is, by which a server counts.
func (s *socket) RemoteAddr() net.Addr {
	if s.from == nil {
		return s.Conn.RemoteAddr()
	}
	return s.from
}

// Close does not wait for the page to say goodbye.
func (s *socket) Close() error { return s.ws.CloseNow() }
