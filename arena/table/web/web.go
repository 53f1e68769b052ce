// Package web is how guests reach tables: pages by HTTP, messages by WebSocket, over
// one port. It is used by servers and by programs on desktops; a browser brings its
// own socket.
//
// Nothing of it trusts who connects: a page of another site is refused by its Origin,
// a code that is not known by a 404 that comes slowly after some tries, and what a
// table bounds (messages, their rate, guests) is bounded by package host.
package web

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"net"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/page"
)

// MaxMessage is how long a message of a guest may be, in bytes.
const MaxMessage = 64 << 10

// Bounds of a server; this machine's own connections are not counted by address.
const (
	perAddress = 64               // connections at a time
	wrongCodes = 10               // codes that are not known, for each address and minute
	newSockets = 120              // connections begun, for each address and minute
	newTables  = 10               // tables opened, for each address and minute
	requests   = 3000             // of all kinds, for each address and minute: a class behind one address loads pages
	headerTime = 10 * time.Second // for the head of a request
	wholeTime  = 30 * time.Second // for the whole of it
	writeTime  = 5 * time.Minute  // for an answer: the browser version by a slow line; sockets are not bounded by it
	idleTime   = time.Minute      // between two requests
	maxHeader  = 16 << 10
)

// Server serves tables.
type Server struct {
	// Find is the table of a code, which is clean; nil when there is none.
	Find func(code string) *host.Host
	// New, when not nil, opens a table and gives its code. The error is a sentence for
	// whoever asked.
	New func(r *http.Request) (code string, err error)
	// Health, when not nil, is told as JSON at /health, with status 503 once ready is
	// false: an orchestrator sends nobody new then.
	Health func() (state any, ready bool)
	// Game is the browser version of the program, or nil.
	Game fs.FS

	mu                            sync.Mutex
	from                          map[string]int // connections by address
	wrong, sockets, asked, opened rates
}

// rates counts what addresses do in a minute.
type rates map[string]*tries

type tries struct {
	n     int
	since time.Time
}

// over says whether an address has done it so often in the minute that began with the
// first time.
func (t rates) over(who string, most int) bool {
	c := t[who]
	if c != nil && time.Since(c.since) > time.Minute {
		delete(t, who)
		return false
	}
	return c != nil && c.n >= most
}

// mostAddresses bounds the addresses that are remembered.
const mostAddresses = 4096

// count notes one more.
func (t *rates) count(who string) {
	if *t == nil || len(*t) >= mostAddresses {
		*t = rates{}
	}
	c := (*t)[who]
	if c == nil {
		c = &tries{since: time.Now()}
		(*t)[who] = c
	}
	c.n++
}

// HTTP is a server of these tables that keeps its bounds.
func (s *Server) HTTP() *http.Server {
	return &http.Server{Handler: s, ReadHeaderTimeout: headerTime, ReadTimeout: wholeTime, WriteTimeout: writeTime, IdleTimeout: idleTime, MaxHeaderBytes: maxHeader, ErrorLog: quiet}
}

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	head.Set("X-Frame-Options", "DENY")
	if s.busy(address(r)) {
		http.Error(w, "too many requests come from this address: wait a minute", http.StatusTooManyRequests)
		return
	}
	first, rest, _ := strings.Cut(strings.TrimPrefix(path.Clean(r.URL.Path), "/"), "/")
	switch first {
	case "":
		// It asks for the code, even where there is one table alone: everybody in the
		// network finds the bare address.
		page.Serve(w, r, "index.html")
	case "health":
		s.health(w)
	case "new":
		s.open(w, r)
	case "page":
		page.Serve(w, r, rest)
	default:
		s.table(w, r, first, rest)
	}
}

// table answers a request for one table.
func (s *Server) table(w http.ResponseWriter, r *http.Request, first, rest string) {
	code, who := table.CleanCode(first), address(r)
	if s.guessing(who) {
		http.Error(w, "too many codes that are not known came from this address: wait a minute", http.StatusTooManyRequests)
		return
	}
	var h *host.Host
	if code != "" {
		h = s.Find(code)
	}
	if h == nil {
		s.guessed(who)
		w.WriteHeader(http.StatusNotFound)
		page.Serve(w, r, "index.html")
		return
	}
	part, under, _ := strings.Cut(rest, "/")
	switch part {
	case "":
		page.Serve(w, r, "index.html")
	case "ws":
		s.socket(w, r, h, who)
	case "play":
		s.game(w, r, code, under)
	default:
		http.NotFound(w, r)
	}
}

// game serves the browser version.
func (s *Server) game(w http.ResponseWriter, r *http.Request, code, under string) {
	if s.Game == nil {
		http.Error(w, "this host has no browser version of the program: play on the phone's page", http.StatusNotFound)
		return
	}
	if under == "" && !strings.HasSuffix(r.URL.Path, "/") {
		to := "/" + code + "/play/"
		if r.URL.RawQuery != "" {
			to += "?" + r.URL.RawQuery
		}
		http.Redirect(w, r, to, http.StatusFound)
		return
	}
	if under == "" {
		under = "."
	}
	w.Header().Set("Cache-Control", "no-cache")
	http.StripPrefix("/"+strings.SplitN(strings.TrimPrefix(r.URL.Path, "/"), "/", 2)[0]+"/play", http.FileServerFS(s.Game)).ServeHTTP(w, r)
}

// socket lets a guest in.
func (s *Server) socket(w http.ResponseWriter, r *http.Request, h *host.Host, who string) {
	if !s.enter(who) {
		http.Error(w, "too many connections come from this address: wait a minute", http.StatusTooManyRequests)
		return
	}
	defer s.leave(who)
	c, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionNoContextTakeover})
	if err != nil {
		return // it was told: no WebSocket, or the page of another site
	}
	c.SetReadLimit(MaxMessage)
	h.Serve(context.WithoutCancel(r.Context()), conn{c})
}

func (s *Server) enter(who string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.from == nil {
		s.from = map[string]int{}
	}
	if !local(who) && (s.from[who] >= perAddress || s.sockets.over(who, newSockets)) {
		return false
	}
	s.sockets.count(who)
	s.from[who]++
	return true
}

func (s *Server) leave(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.from[who]--; s.from[who] <= 0 {
		delete(s.from, who)
	}
}

// guessing says whether an address has tried too many codes.
func (s *Server) guessing(who string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.wrong.over(who, wrongCodes)
}

func (s *Server) guessed(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wrong.count(who)
}

// busy counts a request, and says whether there are too many from its address.
func (s *Server) busy(who string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked.count(who)
	return !local(who) && s.asked.over(who, requests+1)
}

// opens counts a table that is opened, and says whether there are too many from its
// address.
func (s *Server) opens(who string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.opened.count(who)
	return !local(who) && s.opened.over(who, newTables+1)
}

// address is where a request comes from, without the port: by the word of a proxy where
// it stands on this machine, since all requests would come from one address else.
func address(r *http.Request) string {
	who, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	if passed := r.Header.Values("X-Forwarded-For"); local(who) && len(passed) > 0 {
		// What stands before the last comma is only what the other side says.
		last := passed[len(passed)-1]
		if ip := net.ParseIP(strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])); ip != nil {
			return counted(ip)
		}
	}
	if ip := net.ParseIP(who); ip != nil {
		return counted(ip)
	}
	return who
}

// counted is the address by which connections are counted: a network of IPv6 is one
// visitor's, who has all its addresses.
func counted(ip net.IP) string {
	if ip.To4() != nil || ip.IsLoopback() {
		return ip.String()
	}
	return ip.Mask(net.CIDRMask(64, 128)).String()
}

func local(who string) bool {
	ip := net.ParseIP(who)
	return ip != nil && ip.IsLoopback()
}

func (s *Server) health(w http.ResponseWriter) {
	var state any = struct{}{}
	ready := true
	if s.Health != nil {
		state, ready = s.Health()
	}
	w.Header().Set("Content-Type", "application/json")
	if !ready {
		w.WriteHeader(http.StatusServiceUnavailable)
	}
	_ = json.NewEncoder(w).Encode(state) // who does not listen any more is not told
}

// open opens a table and leads there.
func (s *Server) open(w http.ResponseWriter, r *http.Request) {
	switch {
	case s.New == nil:
		http.NotFound(w, r)
	case r.Method != http.MethodPost:
		http.Error(w, "a table is opened by POST", http.StatusMethodNotAllowed)
	case !sameOrigin(r):
		http.Error(w, "this came from the page of another site", http.StatusForbidden)
	case s.opens(address(r)):
		http.Error(w, "too many tables were opened from this address: wait a minute", http.StatusTooManyRequests)
	default:
		r.Body = http.MaxBytesReader(w, r.Body, 4<<10)
		code, err := s.New(r)
		if err != nil {
			http.Error(w, err.Error(), http.StatusServiceUnavailable)
			return
		}
		http.Redirect(w, r, "/"+code, http.StatusSeeOther)
	}
}

// sameOrigin says whether a request comes from a page of ours, or from no page.
func sameOrigin(r *http.Request) bool {
	o := r.Header.Get("Origin")
	return o == "" || strings.HasSuffix(o, "://"+r.Host)
}

// conn is a WebSocket as hosts and guests use it.
type conn struct{ c *websocket.Conn }

// errBinary is why a message that is no text ends a connection.
var errBinary = errors.New("messages are text")

func (c conn) Read(ctx context.Context) ([]byte, error) {
	kind, b, err := c.c.Read(ctx)
	if err == nil && kind != websocket.MessageText {
		return nil, errBinary
	}
	return b, err
}

func (c conn) Write(ctx context.Context, b []byte) error {
	return c.c.Write(ctx, websocket.MessageText, b)
}

// Close does not wait for the other end: one that is gone would hold it up.
func (c conn) Close() { _ = c.c.CloseNow() }
