//go:build linux && amd64

package e2e

import (
	"fmt"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ludotheque/arena/table"
	"ludotheque/arena/table/tabletest"
)

// through returns the address of a table behind a proxy.
func through(t *testing.T, address string) (*tabletest.Proxy, string) {
	t.Helper()
	at, code, _ := strings.Cut(strings.TrimPrefix(address, "http://"), "/")
	p := tabletest.NewProxy(t, at)
	return p, "http://" + p.Addr() + "/" + code
}

// holes are the ways in which a network can go silent while connections stay open.
var holes = []tabletest.Hole{{Client: true, Server: true}, {Server: true}, {Client: true}}

// counting counts the sockets that a page opens.
const counting = `window.sockets = 0; const Socket = WebSocket; window.WebSocket = class extends Socket { constructor(...all) { super(...all); sockets++; } };`

// TestAPhoneLeavesASilentNetwork: in the lobby, in a match and on its results a phone says that
// the host does not answer, and has its chair again when the network is back.
func TestAPhoneLeavesASilentNetwork(t *testing.T) {
	t.Parallel()
	const lost = `document.getElementById("toast").classList.contains("on") && /lost|répond|answer/.test(document.getElementById("toast").textContent)`
	h, address := serveTable(t, "bzzz", map[string]string{"turns": "4"})
	proxy, address := through(t, address)
	p := phone(t, address, 390, 844)
	p.before(counting)
	p.open(address)
	p.sits("Noé")
	silent := func(where string, hole tabletest.Hole) {
		t.Helper()
		before := p.eval(`sockets`)
		proxy.Lose(hole)
		p.until(fmt.Sprintf("%s: the phone says that it lost the host (%+v)", where, hole), lost)
		proxy.Lose(tabletest.Hole{})
		p.until(where+": the host answers again", `sockets > `+before+` && !(`+lost+`)`)
		if c := h.State().Seats[0]; c.Kind != table.Guest || c.Name != "Noé" {
			t.Errorf("%s, %+v: the chair is %+v", where, hole, c)
		}
	}
	quick := testing.Short()
	for _, hole := range holes {
		if silent("lobby", hole); quick {
			break
		}
	}
	p.begins()
	p.until("it is the phone's turn", `document.querySelector("button.main") !== null`)
	silent("match", holes[1])
	if quick {
		return
	}
	for h.State().Phase == table.Playing {
		p.eval(`(document.querySelector("button.main")?.click(), 0)`)
		p.until("the turn comes again, or the end", `document.querySelector("button.main") !== null || document.querySelector(".chairs") !== null`)
	}
	p.until("the results are shown", `document.querySelector(".chairs") !== null`)
	silent("results", holes[0])
}

// TestAWholeScreenLeavesASilentNetwork is the same for the browser version, in the lobby and in
// a match.
func TestAWholeScreenLeavesASilentNetwork(t *testing.T) {
	long(t)
	t.Parallel()
	h, address := layTable(t, "bzzz", laid{pages: os.DirFS(built(t))})
	proxy, address := through(t, address)
	p := browse(t)
	p.before(counting)
	p.before(english)
	p.settled()
	p.watched()
	p.open(address + "/play/?join=" + url.QueryEscape(address))
	p.scene("table lobby bzzz")
	silent := func(hole tabletest.Hole) {
		t.Helper()
		before := do(p, chromedp.Evaluate[int](`sockets`))
		proxy.Lose(hole)
		p.truth(fmt.Sprintf(`sockets > %d`, before))
		proxy.Lose(tabletest.Hole{})
		for h.Connected() != 1 || h.Silent(0) > 0 {
			p.frames(5)
		}
		if c := h.State().Seats[0]; c.Kind != table.Guest {
			t.Errorf("%+v: the chair is %+v", hole, c)
		}
	}
	silent(holes[0])
	at := &couch{t: t, g: small(p), device: mouse}
	at.try("table.start", 0)
	p.scene("bzzz")
	silent(holes[1])
}
