// Package web connects guests to tables: pages by HTTP and messages by WebSocket, over
// one port. It is used by servers and desktop programs; a browser has its own sockets.
//
// Clients are not trusted. Package guard refuses what pages of other sites send, and an
// address that tries many unknown codes has to wait. Package host limits messages, their rate
// and the number of guests.
package web

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/page"
	"ludotheque/internal/guard"
	"ludotheque/internal/packed"
	"ludotheque/internal/text"
)

// MaxMessage is the largest size of a guest's message in bytes.
const MaxMessage = 64 << 10

// Limits of a server; connections from this machine are not counted by address.
const (
	perAddress = 64               // connections at a time
	wrongCodes = 10               // unknown codes per address and minute
	newSockets = 120              // new connections per address and minute
	newTables  = 10               // new tables per address and minute
	requests   = 3000             // per address and minute; a whole class may share an address
	headerTime = 10 * time.Second // for the header of a request
	wholeTime  = 30 * time.Second // for the whole of it
	writeTime  = 5 * time.Minute  // for a response: the browser version over a slow line; not for sockets
	idleTime   = time.Minute      // between two requests
	maxHeader  = 16 << 10
)

// Reasons for not opening a table, which errors of Server.New wrap.
var (
	ErrOrder   = errors.New("this table cannot be opened")
	ErrTooMany = errors.New("too many tables of this address are open")
)

// Server serves tables.
type Server struct {
	// Find returns the table with a normalised code, or nil.
	Find func(code string) *host.Host
	// Hall, if not nil, returns the games whose tables New opens and the tables that are shown
	// to everybody.
	Hall func() table.Hall
	// New, if not nil, opens a table and returns its code. The error is a sentence for
	// the client; it wraps ErrOrder or ErrTooMany, or the client is to try again later.
	New func(table.Order) (code string, err error)
	// Health, if not nil, is served as JSON at /health, with status 503 when ready is
	// false, so that an orchestrator sends no new clients.
	Health func() (state any, ready bool)
	// Game is the browser version of the program, or nil.
	Game fs.FS
	// Names are names of this server beside those that package guard knows.
	Names []string
	// Proxies are the networks of proxies that are believed who asks, beside those on this
	// machine.
	Proxies []netip.Prefix
	// Traffic counts the messages of guests.
	Traffic Traffic

	handler                       http.Handler // see routes
	once                          sync.Once    // for handler
	mu                            sync.Mutex
	from                          map[string]int // connections by address
	wrong, sockets, asked, opened rates
	used, missed                  map[usage]bool  // codes of tables, and unknown ones
	had                           map[string]bool // codes of tables that were found
}

// Traffic counts messages and their bytes before compression.
type Traffic struct {
	Received, Sent, ReceivedBytes, SentBytes atomic.Uint64
}

// rates counts requests by address per minute.
type rates map[string]*tries

type tries struct {
	n     int
	since time.Time
}

// over reports whether an address has reached most in the minute that began with its
// first request.
func (t rates) over(who string, most int) bool {
	c := t[who]
	if c != nil && time.Since(c.since) > time.Minute {
		delete(t, who)
		return false
	}
	return c != nil && c.n >= most
}

// maxAddresses is how many addresses are remembered.
const maxAddresses = 4096

// count counts one more.
func (t *rates) count(who string) {
	if *t == nil || len(*t) >= maxAddresses {
		*t = rates{}
	}
	c := (*t)[who]
	if c == nil {
		c = &tries{since: time.Now()}
		(*t)[who] = c
	}
	c.n++
}

// HTTP returns an http.Server for the tables, with the limits above.
func (s *Server) HTTP() *http.Server {
	return &http.Server{Handler: s, ReadHeaderTimeout: headerTime, ReadTimeout: wholeTime, WriteTimeout: writeTime, IdleTimeout: idleTime, MaxHeaderBytes: maxHeader, ErrorLog: quiet}
}

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.once.Do(s.routes)
	head := w.Header()
	head.Set("X-Content-Type-Options", "nosniff")
	// Browsers send "Origin: null" with the forms of a page whose policy is no-referrer.
	head.Set("Referrer-Policy", "same-origin")
	head.Set("X-Frame-Options", "DENY")
	if s.busy(s.address(r)) {
		tooMany(w, "Trop de demandes viennent de cette adresse : attendez une minute.", "too many requests come from this address: wait a minute")
		return
	}
	s.handler.ServeHTTP(w, r)
}

// tooMany refuses a request beyond a limit.
func tooMany(w http.ResponseWriter, french, english string) {
	w.Header().Set("Retry-After", "60")
	guard.Refuse(w, http.StatusTooManyRequests, french, english)
}

// routes sets the handler of the paths.
func (s *Server) routes() {
	m := http.NewServeMux()
	// The page asks for the code even if there is only one table: anybody in the
	// network can find the bare address.
	m.HandleFunc("GET /{$}", s.first)
	m.HandleFunc("GET /health", func(w http.ResponseWriter, _ *http.Request) { s.health(w) })
	m.HandleFunc("POST /new", s.open)
	m.HandleFunc("GET /tables", s.hall)
	// The browser version has one address for all tables, so that a browser loads it once.
	m.HandleFunc("GET /play", func(w http.ResponseWriter, r *http.Request) { redirect(w, "play/", r.URL.RawQuery, http.StatusFound) })
	m.HandleFunc("GET /play/", s.game)
	m.HandleFunc("GET /page/{name}", func(w http.ResponseWriter, r *http.Request) { page.Serve(w, r, r.PathValue("name")) })
	m.HandleFunc("GET /{code}", s.table)
	m.HandleFunc("GET /{code}/{rest...}", s.table)
	m.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		allowed := "GET, HEAD"
		if r.URL.Path == "/new" {
			allowed += ", POST"
		}
		guard.NotAllowed(w, allowed)
	})
	s.handler = guard.New(m, s.Names...)
}

// table answers a request for one table.
func (s *Server) table(w http.ResponseWriter, r *http.Request) {
	code, who := table.CleanCode(r.PathValue("code")), s.address(r)
	if code != "" && r.PathValue("rest") == "" && strings.HasSuffix(r.URL.Path, "/") {
		redirect(w, "../"+code, r.URL.RawQuery, http.StatusFound) // the addresses of pages are relative
		return
	}
	var h *host.Host
	if code != "" {
		h = s.Find(code)
	}
	status := http.StatusNotFound
	if s.closed(code, h != nil) {
		status = http.StatusGone
	}
	switch {
	case code == "" && r.PathValue("rest") == "": // such as favicon.ico: no guess
		s.front(w, r, http.StatusNotFound, "")
		return
	case !s.mayAsk(who, code, h != nil):
		tooMany(w, "Trop de codes inconnus viennent de cette adresse : attendez une minute.", "too many codes that are not known came from this address: wait a minute")
		return
	case h != nil:
	case r.PathValue("rest") != "" && status == http.StatusGone:
		guard.Refuse(w, status, "La table de ce code est fermée : demandez un nouveau lien.", "the table of this code is closed: ask for a new link")
		return
	case r.PathValue("rest") != "":
		guard.Refuse(w, status, "Il n’y a pas de table de ce code : redemandez l’adresse.", "there is no table of this code: ask for the address again")
		return
	default:
		s.front(w, r, status, r.PathValue("code"))
		return
	}
	switch r.PathValue("rest") {
	case "":
		page.ServeTable(w, h.Listed(), s.picture(r))
	case "ws":
		s.socket(w, r, h, who)
	case "play", "play/":
		to, query := "../play/", r.URL.RawQuery
		if strings.HasSuffix(r.URL.Path, "/") {
			to = "../" + to
		}
		if q := r.URL.Query(); !q.Has("join") && !q.Has("watch") {
			q.Set("join", code)
			query = q.Encode()
		}
		redirect(w, to, query, http.StatusFound)
	default:
		guard.NotFound(w)
	}
}

// first answers a request without a code with the first page, or leads to the table whose code
// was typed there.
func (s *Server) first(w http.ResponseWriter, r *http.Request) {
	typed := r.URL.Query().Get("code")
	if _, code := table.SplitPath(typed); code != "" { // of a code or of a link
		redirect(w, code, "", http.StatusSeeOther)
		return
	}
	status := http.StatusOK
	if typed != "" {
		status = http.StatusNotFound
	}
	s.front(w, r, status, typed)
}

// front answers with the first page. The status StatusNotFound says that no table has the code that was typed,
// StatusGone that its table is closed.
func (s *Server) front(w http.ResponseWriter, r *http.Request, status int, typed string) {
	f := page.Front{Unknown: status != http.StatusOK, Closed: status == http.StatusGone, Code: typed, Whole: s.Game != nil, Picture: s.picture(r)}
	if s.Hall != nil && s.New != nil {
		f.Offers = s.Hall().Offers
	}
	f.Serve(w, r, status)
}

// picture returns the whole address of the picture for links, which the browser version has, or "". A
// proxy that keeps tables in a folder of its own is not known here: links have no picture then.
func (s *Server) picture(r *http.Request) string {
	if s.Game == nil {
		return ""
	}
	scheme := "http"
	if first, _, _ := strings.Cut(r.Header.Get("X-Forwarded-Proto"), ","); r.TLS != nil || strings.EqualFold(strings.TrimSpace(first), "https") {
		scheme = "https"
	}
	return scheme + "://" + r.Host + "/play/share.jpg"
}

// hall answers what can be opened here and which tables are shown to everybody.
func (s *Server) hall(w http.ResponseWriter, r *http.Request) {
	if s.Hall == nil {
		guard.NotFound(w)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	writeJSON(w, http.StatusOK, s.Hall())
}

// redirect leads to an address relative to that of the request: behind a proxy an absolute
// path may be another one.
func redirect(w http.ResponseWriter, to, query string, status int) {
	if query != "" {
		to += "?" + query
	}
	w.Header().Set("Location", to)
	w.WriteHeader(status)
}

// gamePolicy allows the browser version its own files, compiled code, and what it makes itself:
// sounds, pictures to share, and styles of its canvas.
const gamePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// game serves the browser version.
func (s *Server) game(w http.ResponseWriter, r *http.Request) {
	if s.Game == nil {
		guard.Refuse(w, http.StatusNotFound, "Cet hôte n’a pas le jeu entier pour les navigateurs : jouez sur la page du téléphone.", "this host has no browser version of the program: play on the phone's page")
		return
	}
	w.Header().Set("Content-Security-Policy", gamePolicy)
	http.StripPrefix("/play", packed.Handler(s.Game)).ServeHTTP(w, r)
}

// socket accepts a guest.
func (s *Server) socket(w http.ResponseWriter, r *http.Request, h *host.Host, who string) {
	if !s.enter(who) {
		tooMany(w, "Trop de connexions viennent de cette adresse : attendez une minute.", "too many connections come from this address: wait a minute")
		return
	}
	defer s.leave(who)
	c, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionNoContextTakeover})
	if err != nil {
		return // Accept has answered: not a WebSocket, or a page of another site
	}
	c.SetReadLimit(MaxMessage)
	h.Serve(context.WithoutCancel(r.Context()), conn{c, &s.Traffic})
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

// mayAsk reports whether an address is answered about a code. One that has tried too many
// unknown codes is answered only about those that it has used before: others could be guesses
// too, and the guests of a running match behind the same address come back. An unknown code counts once:
// the pages of guests whose table is gone ask for it until they know.
func (s *Server) mayAsk(who, code string, exists bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	use := usage{who, code}
	switch {
	case exists && s.used[use]:
		return true
	case !exists && s.missed[use]:
		return true
	case s.wrong.over(who, wrongCodes):
		return false
	case !exists:
		if s.missed == nil || len(s.missed) >= maxAddresses {
			s.missed = map[usage]bool{}
		}
		s.missed[use] = true
		s.wrong.count(who)
		return true
	}
	if s.used == nil || len(s.used) >= maxAddresses {
		s.used = map[usage]bool{}
	}
	s.used[use] = true
	return true
}

// closed takes note of a table that there is, and reports whether there was one that is closed. To one
// who tries codes it says only that nothing is there now, and the try counts the same.
func (s *Server) closed(code string, exists bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if exists {
		if s.had == nil || len(s.had) >= maxAddresses {
			s.had = map[string]bool{}
		}
		s.had[code] = true
	}
	return !exists && s.had[code]
}

// usage is that an address has used a code.
type usage struct{ who, code string }

// busy counts a request and reports whether there are too many from its address.
func (s *Server) busy(who string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked.count(who)
	return !local(who) && s.asked.over(who, requests+1)
}

// opens counts a new table and reports whether there are too many from its address.
func (s *Server) opens(who string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.opened.count(who)
	return !local(who) && s.opened.over(who, newTables+1)
}

// address returns the client's address without the port. Proxies are believed, since all
// requests would come from one address otherwise: each appends the address that it was asked
// from to X-Forwarded-For, and what stands before that comes from the client.
func (s *Server) address(r *http.Request) string {
	who, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for s.isProxy(who) && len(hops) > 0 {
		ip := net.ParseIP(strings.TrimSpace(hops[len(hops)-1]))
		if ip == nil {
			break
		}
		who, hops = ip.String(), hops[:len(hops)-1]
	}
	if ip := net.ParseIP(who); ip != nil {
		return counted(ip)
	}
	return who
}

// isProxy reports whether a proxy may be at an address: on this machine, or one of s.Proxies.
func (s *Server) isProxy(who string) bool {
	ip, err := netip.ParseAddr(who)
	if err != nil {
		return false
	}
	ip = ip.Unmap()
	return ip.IsLoopback() || slices.ContainsFunc(s.Proxies, func(p netip.Prefix) bool { return p.Contains(ip) })
}

// counted returns the address by which connections are counted: an IPv6 network counts as
// one client, which has all its addresses.
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
	status := http.StatusOK
	if !ready {
		status = http.StatusServiceUnavailable
	}
	writeJSON(w, status, state)
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // the client may be gone
}

// maxOrder is the largest size of an order in bytes: it may have a map of one's own.
const maxOrder = 64 << 10

// open opens a table and leads there, or, asked in JSON, answers its code in JSON.
func (s *Server) open(w http.ResponseWriter, r *http.Request) {
	if s.New == nil {
		guard.NotFound(w)
		return
	}
	who := s.address(r)
	r.Body = http.MaxBytesReader(w, r.Body, maxOrder)
	o, asJSON, err := order(r)
	if err != nil {
		refuseOrder(w, err)
		return
	}
	if s.opens(who) {
		tooMany(w, "Trop de tables ont été ouvertes de cette adresse : attendez une minute.", "too many tables were opened from this address: wait a minute")
		return
	}
	if !local(who) {
		o.Address = who
	}
	code, err := s.New(o)
	switch {
	case errors.Is(err, ErrOrder):
		refuseOrder(w, err)
	case errors.Is(err, ErrTooMany):
		tooMany(w, "Trop de tables de cette adresse sont ouvertes : quittez-en une.", err.Error())
	case err != nil:
		guard.Refuse(w, http.StatusServiceUnavailable, "Aucune table ne peut être ouverte pour l’instant : réessayez dans une minute.", err.Error())
	case asJSON:
		writeJSON(w, http.StatusCreated, table.Opened{Code: code})
	default:
		redirect(w, code, "", http.StatusSeeOther)
	}
}

// refuseOrder refuses an order, which the first page sends whole.
func refuseOrder(w http.ResponseWriter, err error) {
	guard.Refuse(w, http.StatusBadRequest, "Cette table ne peut pas être ouverte : revenez à la première page, rechargez-la et choisissez de nouveau.", err.Error())
}

// order reads the order of a table from a form or from JSON.
func order(r *http.Request) (o table.Order, asJSON bool, err error) {
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind == "application/json" {
		b, err := io.ReadAll(r.Body)
		if err != nil {
			return o, true, fmt.Errorf("%w: %w", ErrOrder, err)
		}
		d := json.NewDecoder(bytes.NewReader(b))
		d.DisallowUnknownFields()
		if err := d.Decode(&o); err != nil {
			return o, true, fmt.Errorf("%w: %w", ErrOrder, text.Wrong(b, err))
		}
		return o, true, nil
	}
	if err := r.ParseForm(); err != nil {
		return o, false, fmt.Errorf("%w: %w", ErrOrder, err)
	}
	o.Game, o.Level = r.PostForm.Get("game"), r.PostForm.Get("level")
	if text := r.PostForm.Get("seats"); text != "" {
		if o.Seats, err = strconv.Atoi(text); err != nil {
			return o, false, fmt.Errorf("%w: %q is not a number of seats", ErrOrder, text)
		}
	}
	return o, false, nil
}

// conn adapts a WebSocket for hosts and guests.
type conn struct {
	c       *websocket.Conn
	traffic *Traffic // of a server, or nil
}

func (c conn) Read(ctx context.Context) ([]byte, error) {
	kind, b, err := c.c.Read(ctx)
	if err == nil && kind != websocket.MessageText {
		return nil, host.BadMessage("a message is a frame of text, and this one is binary")
	}
	if err == nil && c.traffic != nil {
		c.traffic.Received.Add(1)
		c.traffic.ReceivedBytes.Add(uint64(len(b)))
	}
	return b, err
}

func (c conn) Write(ctx context.Context, b []byte) error {
	err := c.c.Write(ctx, websocket.MessageText, b)
	if err == nil && c.traffic != nil {
		c.traffic.Sent.Add(1)
		c.traffic.SentBytes.Add(uint64(len(b)))
	}
	return err
}

// Close does not wait for the other end, which may be gone.
func (c conn) Close() { _ = c.c.CloseNow() }
