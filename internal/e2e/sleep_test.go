//go:build linux && amd64

package e2e

import (
	"strings"
	"testing"
	"time"

	"ludotheque/arena/table"
	tableguest "ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	tableweb "ludotheque/arena/table/web"
	"ludotheque/internal/e2e/guest"
)

// nap is how long a laptop sleeps in the longest tests: a minute, after which a chair is free for others. In the
// others it sleeps until the other end has noticed.
func nap() {
	if guest.Everything() {
		time.Sleep(time.Minute)
	}
}

// waitUntil waits until a condition holds.
func waitUntil(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !is(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waiting until %s", what)
		}
	}
}

// TestAWindowThatSleptHasItsChair: in the lobby, in a match and on its results a window that was asleep until
// the host had let it go comes back to its chair by itself.
func TestAWindowThatSleptHasItsChair(t *testing.T) {
	long(t)
	t.Parallel()
	l := laid{options: map[string]string{"turns": "8"}, ping: 100 * time.Millisecond}
	if guest.Everything() {
		l.ping = 0
	}
	h, address := layTable(t, "bzzz", l)
	c := start(t, mouse, `{"version":1,"speed":"once","motion":"reduced"}`, "table lobby bzzz", "--join", address, "--name", "Inès")
	sleep := func(where string) {
		t.Helper()
		c.g.(*guest.Guest).Sleep()
		waitUntil(t, where+": the host lets the window go", func() bool { return h.Connected() == 0 })
		nap()
		c.g.(*guest.Guest).Wake()
		waitUntil(t, where+": the window is back", func() bool { c.g.Ticks(1); return h.Connected() == 1 && h.Silent(0) == 0 })
		c.g.Ticks(20)
		if s := h.State().Seats[0]; s.Kind != table.Guest || s.Name != "Inès" || s.Away {
			t.Errorf("%s: the chair is %+v", where, s)
		}
	}
	sleep("lobby")
	c.wait("table lobby bzzz")
	c.use("table.start", 0)
	c.wait("bzzz")
	sleep("match")
	c.wait("bzzz")
	s := &gathering{t: t}
	for _, g := range games() {
		if g.id == "bzzz" {
			s.game = g
		}
	}
	for end := time.Now().Add(maxPlay); c.g.Scene() != "results"; s.acts(c) {
		if time.Now().After(end) {
			t.Fatalf("no results: the window shows %q", c.g.Scene())
		}
	}
	sleep("results")
	c.wait("results")
}

// TestGuestsOfAWindowThatSleptGoOn: a guest of a window that is asleep hears that it is lost, and has its chair
// when the window wakes up, in the lobby and in a match, of which nothing is lost.
func TestGuestsOfAWindowThatSleptGoOn(t *testing.T) {
	long(t)
	t.Parallel()
	c := start(t, mouse, `{"version":1,"speed":"once","motion":"reduced","names":["Inès"]}`, "lobby null", "--host", "--game", "null", "--listen", freePort(t))
	_, link, ok := strings.Cut(c.g.Scene(), " at ")
	if !ok {
		t.Fatalf("the lobby does not say where the table is: %q", c.g.Scene())
	}
	at, err := tableweb.Address(link)
	if err != nil {
		t.Fatal(err)
	}
	ada := tableguest.Begin(tabletest.Join("Ada"), tableweb.Dialer(at))
	t.Cleanup(ada.Close)
	sits := func() bool {
		c.g.Ticks(1)
		s := ada.State()
		phase, _, _ := ada.Status()
		return phase == tableguest.Connected && s != nil && s.You >= 0 && s.Seats[s.You].Name == "Ada" && s.Seats[s.You].Silent == 0
	}
	waitUntil(t, "Ada sits", sits)
	sleep := func(where string) {
		t.Helper()
		you := ada.State().You
		c.g.(*guest.Guest).Sleep()
		waitUntil(t, where+": Ada hears that the host is lost", func() bool { phase, _, _ := ada.Status(); return phase == tableguest.Connecting })
		nap()
		c.g.(*guest.Guest).Wake()
		waitUntil(t, where+": Ada is back", sits)
		if now := ada.State().You; now != you {
			t.Errorf("%s: Ada has chair %d, had %d", where, now, you)
		}
	}
	sleep("lobby")
	c.use("start", 0)
	c.wait("null")
	waitUntil(t, "Ada sees the match", func() bool { c.g.Ticks(1); return ada.State().Phase == table.Playing })
	sleep("match")
	c.wait("null")
}
