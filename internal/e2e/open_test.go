//go:build linux && amd64

package e2e

import (
	"fmt"
	"net"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/nearby"
	tableweb "ludotheque/arena/table/web"
)

// TestAVisitorOpensATable clicks the button of the first page of a server of many tables, by
// the addresses for which browsers say in different ways what page a form comes from: one that
// they trust (Sec-Fetch-Site), and one of the network without TLS (Origin).
func TestAVisitorOpensATable(t *testing.T) {
	_, port, _ := net.SplitHostPort(strings.Trim(strings.TrimPrefix(serveHall(t), "http:"), "/"))
	names := []string{"127.0.0.1", "localhost"}
	if ip := nearby.Own(); ip != nil {
		names = append(names, ip.String())
	}
	for i, name := range names {
		p := phone(t, "http://"+net.JoinHostPort(name, port)+"/", 390, 844)
		p.until("a table can be opened", `document.querySelector("form[method=post] button") !== null`)
		p.eval(`(document.querySelector("form[method=post] button").click(), 0)`)
		p.until("the table is open", `location.pathname.startsWith("/TREFLE-")`)
		if got := strings.Trim(p.eval(`location.pathname`), `"`); got != fmt.Sprint("/TREFLE-", i+1) {
			t.Errorf("by %s: the page is %s", name, got)
		}
	}
}

// TestEachGameIsOpenedFromTheServersPages: the first page of a server and the screen "Play with friends" of
// the whole game each lead to a table of the game that is chosen, whose lobby is shown.
func TestEachGameIsOpenedFromTheServersPages(t *testing.T) {
	long(t)
	address := serveTables(t)
	for i, game := range games() {
		t.Run(game.id, func(t *testing.T) {
			p := held(browse(t))
			if pictured() {
				p.drawn()
			}
			p.settled()
			p.watched()
			p.try(p.in.resize(390, 844))
			p.open(address)
			p.until("the game is offered", fmt.Sprintf(`document.querySelector("input[value=%s]") !== null`, game.id))
			p.picture("front")
			p.eval(fmt.Sprintf(`(document.querySelector("input[value=%s]").form.querySelector("button").click(), 0)`, game.id))
			p.comes("Inès")
			p.until("the lobby", fmt.Sprintf(`(window.ludotheque?.scene || "").startsWith("table lobby %s")`, game.id))
			p.until("the table stays in the address", `new URLSearchParams(location.search).get("join")`)
			code := p.eval(`new URLSearchParams(location.search).get("join")`)

			p.open(address + "play/")
			p.scene("title")
			c := &couch{t: t, g: &tablet{page: p.page, sx: 390.0 / 1280, sy: 844.0 / 720}, device: touch}
			c.g.Ticks(20)
			c.to("nearby", "join", 0)
			for end := time.Now().Add(patience); !c.has("nearby.offer", i); c.g.Ticks(5) {
				if time.Now().After(end) {
					c.fail("the game is not offered")
				}
			}
			p.picture("together-" + game.id)
			c.use("nearby.offer", i)
			c.wait("table lobby " + game.id)
			p.until("it is another table", fmt.Sprintf(`new URLSearchParams(location.search).get("join") !== %s`, code))
		})
	}
}

// serveHall serves the first page of many tables, which open under TREFLE-1, TREFLE-2 and so on, and
// returns its address on this machine; it listens on all networks.
func serveHall(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", ":0")
	if err != nil {
		t.Fatal(err)
	}
	var opened atomic.Int32
	h := host.New(host.Options{Code: "TREFLE", Headless: true})
	s := httptest.NewUnstartedServer(&tableweb.Server{
		Find: func(string) *host.Host { return h },
		Hall: func() table.Hall { return table.Hall{Offers: []table.Offer{{Game: "bzzz", Min: 4, Max: 4, Usual: 4}}} },
		New:  func(table.Order) (string, error) { return fmt.Sprint("TREFLE-", opened.Add(1)), nil },
	})
	s.Listener.Close()
	s.Listener = l
	s.Start()
	t.Cleanup(func() { s.CloseClientConnections(); s.Close() })
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return "http://" + net.JoinHostPort("127.0.0.1", port) + "/"
}
