//go:build linux && amd64

package e2e

import (
	"fmt"
	"net"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

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
