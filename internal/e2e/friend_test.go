//go:build linux && amd64

package e2e

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/chromedp/chromedp"

	"ludotheque/arena/table"
	"ludotheque/internal/e2e/guest"
)

// TestAPhoneWithoutGraphicsIsTold: the phone's page says why there is no whole game where WebGL 2 is missing, and
// what to do; and that a name is as long as it may be.
func TestAPhoneWithoutGraphicsIsTold(t *testing.T) {
	t.Parallel()
	_, address := layTable(t, "bzzz", laid{pages: fstest.MapFS{"index.html": {Data: []byte("<!doctype html>")}}})
	p := held(browse(t))
	p.before(`HTMLCanvasElement.prototype.getContext = () => null;`)
	p.try(p.in.resize(390, 844))
	p.open(address)
	p.until("the name is asked for", `document.querySelector("input") !== null`)
	const name = `(n => { const i = document.querySelector("input"); i.value = "Maximilienne-Zoé".slice(0, n); i.dispatchEvent(new Event("input")); return document.body.innerText; })`
	if said := p.eval(name + `(15)`); strings.Contains(said, "16 lettres") {
		t.Errorf("of a name of 15 letters the page says %s", said)
	}
	if said := p.eval(name + `(16)`); !strings.Contains(said, "16 lettres") {
		t.Errorf("of a name of 16 letters the page says %s", said)
	}
	p.comes("Inès")
	p.until("the lobby", `document.querySelector(".chairs") !== null`)
	p.until("the reason is said", `document.body.innerText.includes("WebGL 2") && document.body.innerText.includes("autre navigateur")`)
	if got := p.eval(`document.querySelector("a[href^='play/']") === null`); got != "true" {
		t.Error("the page leads to a game that this browser cannot draw")
	}
}

// TestTheOneWhoLoadsTheGame is said to do so at the table: the phone's page that leads to the whole game says it.
func TestTheOneWhoLoadsTheGame(t *testing.T) {
	t.Parallel()
	h, address := layTable(t, "bzzz", laid{pages: fstest.MapFS{"index.html": {Data: []byte("<!doctype html>")}}})
	p := phone(t, address, 390, 844)
	p.comes("Inès")
	p.until("the whole game opens", `location.pathname === "/play/"`)
	for c := h.State().Seats[0]; !c.Loading; c = h.State().Seats[0] {
		if c.Silent > 3 {
			t.Fatalf("the chair of the one who loads the game is %+v", c)
		}
		p.eval(`new Promise(requestAnimationFrame).then(() => 0)`)
	}
}

// wasThere makes a page that is opened after it one of a device that was at the table of its address.
const wasThere = `try { localStorage["ludotheque.at"] = new URLSearchParams(location.search).get("join") || ""; } catch {}`

// TestTheAddressOfTheGameAsksFirst: the address of the whole game at a table, copied from somebody's browser, seats
// no new device: it asks for a name, and whether one only watches.
func TestTheAddressOfTheGameAsksFirst(t *testing.T) {
	t.Parallel()
	h, address := layTable(t, "bzzz", laid{pages: os.DirFS("../../build/page")})
	p := phone(t, strings.TrimSuffix(address, "TREFLE")+"play/?lang=fr&join=TREFLE", 390, 844)
	p.until("it may be watched", `location.pathname === "/TREFLE" && /Regarder/.test(document.querySelector("form")?.innerText)`)
	if n := h.Connected(); n > 0 {
		t.Errorf("%d guests are at the table before anybody said so", n)
	}
	p.comes("Inès")
	p.until("the whole game opens", `location.pathname === "/play/" && document.querySelector("#shell.stopped") !== null`)
	if c := h.State().Seats[0]; c.Kind != table.Guest || c.Name != "Inès" {
		t.Errorf("the chair of who came is %+v", c)
	}
}

// TestTheFirstPageKeepsACodeAndATable: a code of no table stays in its field, marked; the table that this device
// did not leave is led back to.
func TestTheFirstPageKeepsACodeAndATable(t *testing.T) {
	t.Parallel()
	_, address := layTable(t, "bzzz", laid{})
	p := phone(t, address, 390, 844)
	p.comes("Inès")
	p.until("the lobby", `document.querySelector(".chairs") !== null`)
	p.open(strings.TrimSuffix(address, "TREFLE") + "ROSE")
	p.until("the code is marked", `(f => f && f.value === "ROSE" && document.getElementById(f.getAttribute("aria-describedby"))?.innerText)(document.querySelector("input[aria-invalid=true]"))`)
	p.until("the table is offered", `!document.getElementById("back").hidden`)
	p.eval(`(document.getElementById("back").click(), 0)`)
	p.until("the lobby again", `document.querySelector(".chair.you") !== null`)
}

// TestBrowserBackAsks: the browser's Back in a match is the question of the game, and on the title it leaves the
// page.
func TestBrowserBackAsks(t *testing.T) {
	t.Parallel()
	p := browse(t)
	p.open("about:blank#before")
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy")
	p.scene("bzzz turn 1 seat A")
	p.truth(`document.querySelector("#told[role=status]").textContent === "À vous de jouer"`)
	p.click(320, 180) // Back leaves a page that was never touched
	p.truth(`history.state?.game`)
	do(p, chromedp.Evaluate[bool](`(history.back(), true)`))
	p.scene("pause")
	p.truth(`history.state?.game`)
	p.open(plain(t))
	p.scene("title")
	do(p, chromedp.Evaluate[bool](`(history.back(), true)`))
	p.reaches(`!location.href.endsWith("/")`)
}

// TestBrowserTablesAreSaidRightly: a code of no table, a second tab at one table and the turn in the title of the tab.
func TestBrowserTablesAreSaidRightly(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	_, address := layTable(t, "bzzz", laid{pages: os.DirFS(built(t))})
	play := strings.TrimSuffix(address, "TREFLE") + "play/?lang=en&join="
	p := browse(t)
	p.settled()
	p.watched()
	p.before(wasThere)
	p.open(play + "ROSE")
	p.scene("table phone.no-table")
	p.open(play + "TREFLE")
	p.scene("table lobby bzzz")
	q := p.tab()
	q.watched()
	q.open(play + "TREFLE")
	q.scene("table lobby bzzz")
	p.scene("table table.elsewhere")
	p.use("table.again", 0, (*page).click)
	p.scene("table lobby bzzz")
	q.scene("table table.elsewhere")
	p.use("table.start", 0, (*page).click)
	p.scene("bzzz turn 1 seat A")
	p.truth(`document.title.startsWith("Your turn")`)
}
