//go:build !js

package web_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os/exec"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/table/web"
	"ludotheque/rules"
)

// serve opens a table of a game for the length of a test.
func serve(t testing.TB, id string, seats int) (*host.Host, *httptest.Server) {
	t.Helper()
	e, err := catalog.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Headless: true})
	r, err := room.New(h, room.Options{Entry: e, Setup: rules.Setup{Seats: seats}, Level: "novice", Seed: func() uint64 { return 5 }})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		r.Run(ctx)
	}()
	s := httptest.NewServer(&web.Server{
		Find: func(code string) *host.Host {
			if code == h.Code() {
				return h
			}
			return nil
		},
		Game: fstest.MapFS{"index.html": {Data: []byte("the whole game")}, "game.wasm": {Data: []byte("wasm")}},
	})
	t.Cleanup(func() {
		stop()
		<-done
		s.Close()
	})
	return h, s
}

// Programs that show a link find a title, a sentence and a picture under a whole address, also behind a
// proxy that ends https.
func TestALinkHasAPicture(t *testing.T) {
	_, s := serve(t, "null", 2)
	for _, path := range []string{"/TREFLE", "/"} {
		r, err := http.NewRequest("GET", s.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Forwarded-Proto", "HTTPS, http") // of two proxies
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{`property="og:title" content="Ludothèque"`, `property="og:description" content="`, `property="og:image" content="https://` + res.Request.URL.Host + `/play/share.jpg"`} {
			if !strings.Contains(string(b), want) {
				t.Errorf("%s: no %s in\n%s", path, want, b)
			}
		}
	}
}

// TestThePageIsSmallAndOurs: under 64 kB in all, which a host of the same
// network serves at once, and nothing from elsewhere.
func TestThePageIsSmallAndOurs(t *testing.T) {
	_, s := serve(t, "null", 2)
	get := func(path string) (string, *http.Response) {
		r, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		b, err := io.ReadAll(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(b), r
	}
	all := 0
	for _, name := range []string{"/trefle", "/page/pad.css", "/page/pad.js", "/page/link.js", "/page/games.js", "/page/words.js", "/page/texts.fr.js", "/page/icon.svg", "/page/fredoka.woff2"} {
		text, r := get(name)
		all += len(text)
		if r.StatusCode != http.StatusOK || !strings.Contains(r.Header.Get("Content-Security-Policy"), "default-src 'none'") {
			t.Errorf("%s: %s, %v", name, r.Status, r.Header)
		}
		text = strings.ReplaceAll(text, s.URL, "") // the picture for links has a whole address
		if strings.Contains(strings.ReplaceAll(text, "http://www.w3.org/2000/svg", ""), "http://") || strings.Contains(text, "https://") {
			t.Errorf("%s asks for something from elsewhere", name)
		}
	}
	if all > 80_000 {
		t.Errorf("the page has %d bytes", all)
	}
	for path, want := range map[string]int{
		"/": 200, "/TREFLE/play/": 200, "/play/": 200, "/play/game.wasm": 200, "/TREFLE/play/game.wasm": 404, "/tables": 404, "/page/../web.go": 404, "/page/page.go": 404, "/page/x": 404, "/page/front.html": 404, "/play/../../etc/passwd": 404,
		"/NOWHERE": 404, "/TREFLE/elsewhere": 404, "/health": 200, "/new": 404, "/TREFLE/play/../../etc/passwd": 404,
	} {
		if _, r := get(path); r.StatusCode != want {
			t.Errorf("%s: %s, want %d", path, r.Status, want)
		}
	}
	for range 30 { // what pages and browsers ask for again and again is no guess
		get("/GONE")
		get("/favicon.ico")
	}
	for n := range 12 {
		get(fmt.Sprint("/GUESSED", n))
	}
	if _, r := get("/GUESS"); r.StatusCode != http.StatusTooManyRequests {
		t.Errorf("who guesses codes is answered %s", r.Status)
	}
	if _, r := get("/GONE"); r.StatusCode != http.StatusNotFound {
		t.Errorf("the page of a table that is gone is answered %s", r.Status)
	}
	if _, r := get("/TREFLE"); r.StatusCode != http.StatusOK {
		t.Errorf("who has used a code before is answered %s", r.Status)
	}
}

// TestGuessesBehindAProxyLockOutNoOther: a proxy on this machine says who asks, and what
// somebody says of itself counts for nothing.
func TestGuessesBehindAProxyLockOutNoOther(t *testing.T) {
	_, s := serve(t, "null", 2)
	asks := func(path, from string) int {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Forwarded-For", from)
		a, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		a.Body.Close()
		return a.StatusCode
	}
	for i := range 12 {
		asks(fmt.Sprint("/GUESSED", i), fmt.Sprintf("198.51.100.%d, 203.0.113.7", i))
	}
	if got := asks("/TREFLE", "198.51.100.99, 203.0.113.7"); got != http.StatusTooManyRequests {
		t.Errorf("who guesses codes under many names is answered %d", got)
	}
	for _, from := range []string{"203.0.113.8", "203.0.113.7, 203.0.113.9", "no address"} {
		if got := asks("/TREFLE", from); got != http.StatusOK {
			t.Errorf("%s is answered %d", from, got)
		}
	}
}

// The code of a table that was closed is answered otherwise than one that no table ever had, in the page, in the
// socket and to programs; a try counts the same.
func TestAClosedTableIsNoWrongCode(t *testing.T) {
	h := host.New(host.Options{Code: "PANDA-4821"})
	open := true
	s := httptest.NewServer(&web.Server{Find: func(code string) *host.Host {
		if open && code == h.Code() {
			return h
		}
		return nil
	}})
	defer s.Close()
	ask := func(path, forwarded string) (int, string) {
		t.Helper()
		r, err := http.NewRequest(http.MethodGet, s.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Forwarded-For", forwarded)
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		return res.StatusCode, string(b)
	}
	const friend, thief = "203.0.113.7", "203.0.113.8"
	if status, _ := ask("/PANDA-4821", friend); status != 200 {
		t.Fatalf("the open table is answered with %d", status)
	}
	open = false
	h.Close()
	for path, want := range map[string]string{"/PANDA-4821": "Cette table est fermée", "/PANDA-4821/ws": "est fermée"} {
		if status, said := ask(path, friend); status != 410 || !strings.Contains(said, want) {
			t.Errorf("%s of a closed table is answered with %d: %s", path, status, said)
		}
	}
	if status, said := ask("/PANDA-4822", friend); status != 404 || strings.Contains(said, "fermée") {
		t.Errorf("a wrong code is answered with %d: %s", status, said)
	}
	var bye *guest.Bye
	if err := guest.Refusal(410, nil); !errors.As(err, &bye) || bye.Why != table.Closed {
		t.Errorf("a program hears %v", err)
	}
	for n := range 10 {
		ask(fmt.Sprintf("/PANDA-%d", 1000+n), thief)
	}
	if status, _ := ask("/PANDA-4821", thief); status != 429 {
		t.Errorf("one who tries codes is answered with %d about a closed table", status)
	}
}

// TestTrustedProxies: a proxy on another machine is believed only if it was named, and of
// several in a row the client that the first of them was asked by counts.
func TestTrustedProxies(t *testing.T) {
	for _, c := range []struct {
		proxies  []netip.Prefix
		from     string
		passed   []string
		limited  string // an address that shares the limit
		together bool
	}{
		{nil, "10.42.0.3", []string{"203.0.113.7"}, "203.0.113.8", true},
		{[]netip.Prefix{netip.MustParsePrefix("10.42.0.0/16")}, "10.42.0.3", []string{"203.0.113.7"}, "203.0.113.8", false},
		{[]netip.Prefix{netip.MustParsePrefix("10.42.0.0/16")}, "10.42.0.3", []string{"203.0.113.7, 10.42.0.9"}, "203.0.113.8, 10.42.0.9", false},
		{[]netip.Prefix{netip.MustParsePrefix("10.42.0.0/16")}, "10.42.0.3", []string{"198.51.100.1, 203.0.113.7"}, "198.51.100.2, 203.0.113.7", true},
		{[]netip.Prefix{netip.MustParsePrefix("10.42.0.0/16")}, "203.0.113.1", []string{"203.0.113.7"}, "203.0.113.8", true},
	} {
		s := &web.Server{Proxies: c.proxies, New: func(table.Order) (string, error) { return "TREFLE", nil }}
		open := func(passed ...string) int {
			r := httptest.NewRequest(http.MethodPost, "http://127.0.0.1/new", nil)
			r.RemoteAddr = c.from + ":4000"
			r.Header["X-Forwarded-For"] = passed
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			return w.Code
		}
		for range 20 {
			open(c.passed...)
		}
		if got := open(c.limited) == http.StatusTooManyRequests; got != c.together {
			t.Errorf("%+v: they are counted together: %v", c, got)
		}
	}
}

// TestOthersCannotSpeakForAGuest: the page of another site opens no socket, and what
// is too long, or no text, ends the connection with the reason.
func TestOthersCannotSpeakForAGuest(t *testing.T) {
	h, s := serve(t, "null", 2)
	at := "ws" + strings.TrimPrefix(s.URL, "http") + "/TREFLE/ws"
	_, r, err := websocket.Dial(t.Context(), at, &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}})
	if err == nil || r.StatusCode != http.StatusForbidden {
		t.Errorf("another site: %v", err)
	}
	for what, send := range map[string]func(c *websocket.Conn) error{
		"a giant": func(c *websocket.Conn) error {
			return c.Write(t.Context(), websocket.MessageText, make([]byte, web.MaxMessage+1))
		},
		"bytes": func(c *websocket.Conn) error { return c.Write(t.Context(), websocket.MessageBinary, []byte("{}")) },
	} {
		c, _, err := websocket.Dial(t.Context(), at, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := send(c); err != nil {
			t.Fatal(err)
		}
		_, b, err := c.Read(t.Context())
		if what == "bytes" && (err != nil || !strings.Contains(string(b), `{"bye":{"why":"bad-message"`)) {
			t.Errorf("%s are answered %s, %v", what, b, err)
		}
		if what == "a giant" && websocket.CloseStatus(err) != websocket.StatusMessageTooBig {
			t.Errorf("%s is answered %s, %v", what, b, err)
		}
		_ = c.CloseNow()
	}
	if n := h.Connected(); n != 0 {
		t.Errorf("%d guests are connected", n)
	}
}

// TestOtherNamesAndMethodsAreRefused: a page whose name was made to resolve to this machine is
// answered nothing of a table, and a method that a path does not have changes nothing.
func TestOtherNamesAndMethodsAreRefused(t *testing.T) {
	_, s := serve(t, "null", 2)
	ask := func(method, path, name string) *http.Response {
		r, err := http.NewRequestWithContext(t.Context(), method, s.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Host = name
		a, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		a.Body.Close()
		return a
	}
	for _, path := range []string{"/", "/health", "/TREFLE", "/TREFLE/play/", "/page/pad.js"} {
		if a := ask(http.MethodGet, path, "rebound.example:7070"); a.StatusCode != http.StatusMisdirectedRequest {
			t.Errorf("%s for another name: %s", path, a.Status)
		}
	}
	_, a, err := websocket.Dial(t.Context(), "ws"+strings.TrimPrefix(s.URL, "http")+"/TREFLE/ws", &websocket.DialOptions{Host: "rebound.example", HTTPHeader: http.Header{"Origin": {"http://rebound.example"}}})
	if err == nil || a.StatusCode != http.StatusMisdirectedRequest {
		t.Errorf("a socket for another name: %v", err)
	}
	for _, path := range []string{"/", "/health", "/TREFLE", "/TREFLE/ws", "/TREFLE/play/", "/page/pad.js"} {
		if a := ask(http.MethodDelete, path, ""); a.StatusCode != http.StatusMethodNotAllowed || !strings.Contains(a.Header.Get("Allow"), http.MethodGet) {
			t.Errorf("DELETE %s: %s, allowed is %q", path, a.Status, a.Header.Get("Allow"))
		}
	}
	if a := ask(http.MethodPut, "/new", ""); a.StatusCode != http.StatusMethodNotAllowed || !strings.Contains(a.Header.Get("Allow"), http.MethodPost) {
		t.Errorf("PUT /new: %s, allowed is %q", a.Status, a.Header.Get("Allow"))
	}
}

// TestAMatchOverSockets plays the template game between two guests, by its address as
// people are told it.
func TestAMatchOverSockets(t *testing.T) {
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	h, s := serve(t, "null", 2)
	address, err := web.Address(strings.TrimPrefix(s.URL, "http://") + "/trefle")
	if err != nil {
		t.Fatal(err)
	}
	over := make(chan table.Over, 2)
	for i := range 2 {
		l := guest.Begin(tabletest.Join("guest"+string(rune('0'+i))), web.Dialer(address))
		defer l.Close()
		go tabletest.Play(e, l, func(m table.ToGuest) {
			if m.Table != nil && m.Table.Phase == table.InLobby && m.Table.Head == m.Table.You && m.Table.Seats[0].Kind == m.Table.Seats[1].Kind {
				l.Say(table.ToHost{Start: true})
			}
			if m.Over != nil {
				over <- *m.Over
			}
		})
		for h.Connected() <= i {
			time.Sleep(time.Millisecond)
		}
	}
	for range 2 {
		if o := <-over; len(o.Ranks) != 2 {
			t.Errorf("two ranks are wanted: %+v", o)
		}
	}
	gone := guest.Begin(tabletest.Join("lost"), web.Dialer(strings.Replace(address, "TREFLE", "NOWHERE", 1)))
	<-gone.Done()
	if phase, _, err := gone.Status(); phase != guest.Ended || !errors.Is(err, guest.ErrEnded) {
		t.Errorf("a table that is not there: %v, %v", phase, err)
	}
}

func TestAddresses(t *testing.T) {
	for text, want := range map[string]string{
		"http://192.168.1.20:7070/trefle":         "ws://192.168.1.20:7070/TREFLE/ws",
		"192.168.1.20:7070/TREFLE":                "ws://192.168.1.20:7070/TREFLE/ws",
		"https://jeux.example/A-TREFLE-1/play/?x": "wss://jeux.example/A-TREFLE-1/ws",
		"https://jeux.example/ludo/trefle":        "wss://jeux.example/ludo/TREFLE/ws",
		"http://[::1]:7070/TREFLE?x#y":            "ws://[::1]:7070/TREFLE/ws",
		"192.168.1.20:7070":                       "", "ftp://x/TREFLE": "", "": "", "http://a:b@x/TREFLE": "", "http:///TREFLE": "", "x/..": "",
	} {
		if got, err := web.Address(text); got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v, want %q", text, got, err, want)
		}
	}
}

// TestThePythonGuest plays a match with the client that docs/table-protocol.md names.
func TestThePythonGuest(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	_, s := serve(t, "null", 2)
	c := exec.CommandContext(t.Context(), python, "../../../docs/bots/table.py", s.URL+"/TREFLE")
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), `"ranks"`) {
		t.Errorf("%v: %s", err, out)
	}
}

// TestThePythonGuestLeavesASilentNetwork: what never answers is left, and tried again.
func TestThePythonGuestLeavesASilentNetwork(t *testing.T) {
	t.Parallel()
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	_, s := serve(t, "null", 2)
	proxy := tabletest.NewProxy(t, s.Listener.Addr().String())
	proxy.Lose(tabletest.Hole{Server: true})
	c := exec.CommandContext(t.Context(), python, "-u", "../../../docs/bots/table.py", "http://"+proxy.Addr()+"/TREFLE")
	said, err := c.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	c.Stdout = &out
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(said)
	if !lines.Scan() || !strings.Contains(lines.Text(), "trying again") {
		t.Errorf("it says %q", lines.Text())
	}
	proxy.Lose(tabletest.Hole{})
	go io.Copy(io.Discard, said)
	if err := c.Wait(); err != nil || !strings.Contains(out.String(), `"ranks"`) {
		t.Errorf("%v: %s", err, &out)
	}
}

// TestHalfOpenConnections: who opens a connection and says nothing is cut, and the
// server listens on.
func TestHalfOpenConnections(t *testing.T) {
	_, s := serve(t, "null", 2)
	for range 20 {
		c, err := net.Dial("tcp", s.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if _, err := io.WriteString(c, "GET /TREFLE/ws HTTP/1.1\r\nHost: x\r\n"); err != nil {
			t.Fatal(err)
		}
	}
	r, err := http.Get(s.URL + "/TREFLE")
	if err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("the table's page is not served: %v, %v", r, err)
	}
	r.Body.Close()
	server := (&web.Server{Find: func(string) *host.Host { return nil }}).HTTP()
	if server.ReadHeaderTimeout <= 0 || server.ReadHeaderTimeout > time.Minute || server.IdleTimeout <= 0 {
		t.Fatalf("it waits %v for the head of a request, and %v for the next one", server.ReadHeaderTimeout, server.IdleTimeout)
	}
	server.ReadHeaderTimeout = 50 * time.Millisecond
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = server.Serve(l) }() // it ends with the test
	defer server.Close()
	c, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := io.WriteString(c, "GET /TREFLE/ws HTTP/1.1\r\nHost: x\r\n"); err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(io.Discard, c); err != nil { // until the server cuts it
		t.Error(err)
	}
}

// TestRatesOfAnAddress: an address that connects or asks too often has to wait, and others
// are served meanwhile.
func TestRatesOfAnAddress(t *testing.T) {
	const newSockets, requests = 120, 3000 // for each address and minute
	_, s := serve(t, "null", 2)
	from := func(ip string) http.Header { return http.Header{"X-Forwarded-For": {ip}} }
	dial := func(ip string) int {
		c, r, err := websocket.Dial(t.Context(), strings.Replace(s.URL, "http", "ws", 1)+"/TREFLE/ws", &websocket.DialOptions{HTTPHeader: from(ip)})
		if err == nil {
			_ = c.CloseNow()
		}
		if r == nil {
			t.Fatal(err)
		}
		return r.StatusCode
	}
	last := 0
	for n := 0; n <= newSockets && last != http.StatusTooManyRequests; n++ {
		last = dial("203.0.113.7")
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("connection %d of a minute is answered %d", newSockets+1, last)
	}
	if got := dial("203.0.113.8"); got != http.StatusSwitchingProtocols {
		t.Errorf("somebody else is answered %d", got)
	}
	h := new(web.Server).HTTP()
	ask := func(ip string) int {
		r := httptest.NewRequest(http.MethodGet, "http://127.0.0.1/health", nil)
		r.RemoteAddr = ip + ":4000"
		w := httptest.NewRecorder()
		h.Handler.ServeHTTP(w, r)
		return w.Code
	}
	for range requests {
		if got := ask("203.0.113.7"); got != http.StatusOK {
			t.Fatalf("an early request is answered %d", got)
		}
	}
	if a, b := ask("203.0.113.7"), ask("203.0.113.8"); a != http.StatusTooManyRequests || b != http.StatusOK {
		t.Errorf("too many requests are answered %d, those of somebody else %d", a, b)
	}
}

// TestOneAddressCannotOpenAllTables: one address opens some tables a minute, and others open theirs
// meanwhile.
func TestOneAddressCannotOpenAllTables(t *testing.T) {
	const newTables = 10
	tables := 0
	s := &web.Server{New: func(table.Order) (string, error) { tables++; return "TREFLE", nil }}
	open := func(ip string) int {
		r := httptest.NewRequest(http.MethodPost, "http://127.0.0.1/new", nil)
		r.RemoteAddr = ip + ":4000"
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		return w.Code
	}
	for range 3 * newTables {
		open("203.0.113.7")
	}
	if tables != newTables {
		t.Errorf("one address opens %d tables at once, want %d", tables, newTables)
	}
	if got := open("203.0.113.8"); got != http.StatusSeeOther {
		t.Errorf("somebody else's table is answered %d", got)
	}
}

// The type of an order is compared as RFC 9110 has it: in any case, with or without parameters.
func TestAnOrderInJSONIsKnownByItsType(t *testing.T) {
	var got table.Order
	s := &web.Server{New: func(o table.Order) (string, error) { got = o; return "TREFLE", nil }}
	for kind, status := range map[string]int{
		"application/json": http.StatusCreated, "Application/JSON": http.StatusCreated, "application/json; charset=utf-8": http.StatusCreated,
		" APPLICATION/JSON ;charset=UTF-8": http.StatusCreated, "application/json;": http.StatusCreated,
		"application/jsonx": http.StatusSeeOther, "text/plain": http.StatusSeeOther, "": http.StatusSeeOther,
	} {
		got = table.Order{}
		r := httptest.NewRequest(http.MethodPost, "http://127.0.0.1/new", strings.NewReader(`{"game":"bzzz"}`))
		r.Header.Set("Content-Type", kind)
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		if w.Code != status || (got.Game == "bzzz") != (status == http.StatusCreated) {
			t.Errorf("%q is answered %d and read as %+v, want %d", kind, w.Code, got, status)
		}
	}
}

// TestNoRequestLastsForEver: whatever a client leaves unsaid or unread ends.
func TestNoRequestLastsForEver(t *testing.T) {
	h := new(web.Server).HTTP()
	for what, d := range map[string]time.Duration{"head": h.ReadHeaderTimeout, "request": h.ReadTimeout, "answer": h.WriteTimeout, "pause": h.IdleTimeout} {
		if d <= 0 || d > 10*time.Minute {
			t.Errorf("the time of a %s is %v", what, d)
		}
	}
}

// A refusal that a browser shows is in both languages.
func TestRefusalsSpeakBothLanguages(t *testing.T) {
	_, s := serve(t, "null", 2)
	for _, c := range []struct {
		method, path, host, origin string
		status                     int
		french, english            string
	}{
		{"GET", "/", "rebound.example", "", 421, "« rebound.example »", `"rebound.example"`},
		{"POST", "/new", "", "https://elsewhere.example", 403, "d’un autre site", "another site"},
		{"PUT", "/TREFLE", "", "", 405, "se lit seulement", "only be read"},
		{"GET", "/page/x", "", "", 404, "rien à cette adresse", "nothing at this address"},
		{"GET", "/play/x", "", "", 404, "rien à cette adresse", "nothing at this address"},
		{"GET", "/TREFLE/x", "", "", 404, "rien à cette adresse", "nothing at this address"},
		{"GET", "/NOWHERE/ws", "", "", 404, "pas de table", "no table"},
	} {
		r, err := http.NewRequest(c.method, s.URL+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.Header.Set("Origin", c.origin); c.host != "" {
			r.Host = c.host
		}
		a, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(a.Body)
		a.Body.Close()
		french, english, _ := strings.Cut(string(b), "\n")
		if err != nil || a.StatusCode != c.status || !strings.Contains(french, c.french) || !strings.Contains(english, c.english) {
			t.Errorf("%s %s is answered %d, %q, %v; want %d with %q and %q", c.method, c.path, a.StatusCode, b, err, c.status, c.french, c.english)
		}
	}
}
