//go:build linux && amd64

package e2e

import (
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ludotheque/arena/table"
)

// Where a guest leads, the phone's page asks the name and leads to the whole game: the chair stays
// the person's, and the name goes with it.
func TestTheWholeGameKeepsThePhonesChair(t *testing.T) {
	long(t)
	t.Parallel()
	h, address := layTable(t, "bzzz", laid{pages: os.DirFS(built(t))})
	guest := phone(t, address, 667, 375)
	p := guest.page
	for _, script := range []string{english, filmed, hasty} {
		p.before(script)
	}
	p.settled()
	p.watched()
	guest.comes("Camille")
	guest.until("the whole game opens", `location.pathname === "/play/" && document.readyState === "complete"`)
	p.scene("table lobby bzzz")
	c := &couch{t: t, g: &tablet{page: p, sx: 667.0 / 1280, sy: 375.0 / 720}, device: touch}
	c.g.Ticks(10)
	c.use("table.start", 0)
	p.scene("bzzz turn 1 seat A")
	guests := 0
	for _, c := range h.State().Seats {
		if c.Kind == table.Guest {
			guests++
		}
	}
	if c := h.State().Seats[0]; guests != 1 || c.Name != "Camille" || c.Device != table.Browser || c.Away {
		t.Errorf("%d guests, the first chair is %+v", guests, c)
	}
}

// A host that answers and has no such table any more is not waited for.
func TestAPhoneShowsThatATableIsGone(t *testing.T) {
	t.Parallel()
	_, address := serveTable(t, "bzzz", nil)
	at, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	var gone atomic.Bool
	to := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: at.Host})
	s := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if gone.Load() {
			http.NotFound(w, r)
			return
		}
		r.Header.Del("Origin") // of this server, which is another one
		r.Host = at.Host
		to.ServeHTTP(w, r)
	}))
	var mu sync.Mutex
	var sockets []net.Conn
	s.Config.ConnState = func(c net.Conn, state http.ConnState) {
		if state == http.StateHijacked {
			mu.Lock()
			defer mu.Unlock()
			sockets = append(sockets, c)
		}
	}
	s.Start()
	t.Cleanup(s.Close)
	p := phone(t, s.URL+at.Path, 390, 844)
	p.sits("Noé")
	gone.Store(true)
	mu.Lock()
	for _, c := range sockets {
		c.Close()
	}
	mu.Unlock()
	p.until("what is pressed counts for nothing while the host is away", `document.getElementById("page").inert`)
	p.until("the table is said to be closed", `/fermé|closed/.test(document.body.innerText) && !document.getElementById("page").inert`)
	if text := p.eval(`document.body.innerText`); strings.Contains(text, "reconnex") {
		t.Errorf("the page says %s", text)
	}
}
