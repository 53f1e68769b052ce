//go:build linux && amd64

package e2e

import (
	"testing"

	"ludotheque/arena/table"
	tableguest "ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	tableweb "ludotheque/arena/table/web"
)

// TestAFullTableIsReportedToAGuest: a phone that asks for a chair where none is left says that
// it watches, and a spectator can leave.
func TestAFullTableIsReportedToAGuest(t *testing.T) {
	t.Parallel()
	h, address := layTable(t, "null", laid{seats: 2})
	at, err := tableweb.Address(address)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Ada", "Bob"} {
		l := tableguest.Begin(tabletest.Join(name), tableweb.Dialer(at))
		t.Cleanup(l.Close)
		for s := l.State(); s == nil || s.You < 0; s = l.State() {
			<-l.Wake()
		}
	}
	p := phone(t, address, 390, 844)
	p.until("a name is asked for", `document.querySelector("form input") !== null`)
	p.eval(`(document.querySelector("form input").value = "Noé")`)
	p.thumb("form button.main", 0, 0, nil)
	p.until("it is told that it watches", `document.getElementById("toast").classList.contains("on") && /complète|full/.test(document.getElementById("toast").textContent)`)
	p.picture("phone-full-table")
	p.fits("a full table")
	if s := h.State(); s.Watchers != 1 || s.Seats[0].Kind != table.Guest {
		t.Errorf("one guest should watch, and another have the first chair: %+v", s)
	}
}
