//go:build linux && amd64

package e2e

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ludotheque/arena/catalog"
)

// TestFriendsPlayFromAnywhere goes the whole way of three friends: one opens a table in the browser
// version that a server serves, and copies its link; a phone and a Firefox join by it. They play to the
// end, and another match when all have said so; one leaves, a computer player has the chair, and it is
// theirs again when they come back; the friend who opened the table leaves, and another leads.
func TestFriendsPlayFromAnywhere(t *testing.T) {
	long(t)
	for _, game := range games() {
		t.Run(game.id, func(t *testing.T) {
			f := &friends{gathering: gathering{t: t, game: game}, address: serveTables(t)}
			for _, part := range []struct {
				what string
				do   func()
			}{
				{"opens", f.opens}, {"joins", f.joins}, {"starts", f.starts}, {"plays", f.playsOn}, {"again", f.again}, {"comes back", f.comesBack}, {"passes on", f.passesOn},
			} {
				begin := time.Now()
				part.do()
				t.Logf("%s: %.0f s", part.what, time.Since(begin).Seconds())
			}
		})
	}
}

// serveTables runs the server of tables with the browser version, and returns its address.
func serveTables(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "arena")
	if out, err := exec.Command("go", "build", "-o", program, "../../arena").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	c := exec.Command(program, "host", "--listen", "127.0.0.1:0", "--pages", built(t), "--seed", "5", "--record", t.TempDir())
	out, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Signal(syscall.SIGKILL)
		_ = c.Wait()
	})
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, at, ok := strings.Cut(lines.Text(), "http://"); ok {
			go func() {
				for lines.Scan() {
				}
			}()
			return "http://" + at
		}
	}
	t.Fatal("the server does not say where it is")
	return ""
}

// friends are three people at one table: of the browsers the first opened it, the second is a phone and
// the third a Firefox.
type friends struct {
	gathering
	address, link string
	pages         []handset
}

// keepsCopies has a page remember what it copied.
const keepsCopies = `Object.defineProperty(navigator, "clipboard", { value: { writeText: t => { window.copied = t; return Promise.resolve(); } } });`

// keepsNotices has a page remember the notices it has shown, which are gone soon.
const keepsNotices = `window.heard = new Set(); setInterval(() => { if (window.ludotheque?.things) (JSON.parse(ludotheque.things()).said || []).forEach(s => heard.add(s)); }, 100);`

// hears waits until a page has shown a notice of a friend since do began.
func (f *friends) hears(h handset, friend string, do func()) {
	f.t.Helper()
	h.eval(`(heard.clear(), true)`)
	do()
	h.until("the others hear of "+friend, fmt.Sprintf(`[...heard].some(s => s.includes(%q))`, friend))
}

// opens opens the table from the lobby of the game, starting at the server's address.
func (f *friends) opens() {
	p := browse(f.t)
	if pictured() {
		p.drawn()
	}
	p.before(keepsCopies)
	p.before(keepsNotices)
	f.hastens(p)
	p.settled()
	p.watched()
	do(p, chromedp.EmulateViewport(1280*quarter, 720*quarter))
	p.open(f.address)
	h := held(p)
	f.pages = append(f.pages, h)
	h.picture("walk-front")
	p.open(f.address + "play/")
	p.scene("title")
	c := &couch{t: f.t, g: small(p), device: mouse}
	f.browsers = append(f.browsers, c)
	c.g.Ticks(20)
	f.shoot("title")
	for !strings.HasPrefix(c.g.Scene(), "lobby ") { // posters move while they come
		c.try("poster", f.game.poster)
		c.g.Ticks(30)
	}
	if c.has("match", 0) && f.game.id != "empire" {
		c.slide("match", 0, 1, 0.75) // not the first match
	}
	f.game.prepare(c)
	switch f.game.id {
	case "aquariom":
		thousandTurns(c)
	case "trichrome":
		roundsLess(c, 1)
	}
	f.shoot("lobby")
	for end := time.Now().Add(patience); !strings.HasPrefix(c.g.Scene(), "table lobby "+f.game.id); c.g.Ticks(60) {
		if time.Now().After(end) {
			c.fail("no table opens")
		}
		if strings.HasPrefix(c.g.Scene(), "lobby ") {
			c.try("tool", len(c.all("tool"))-1)
		}
	}
	c.g.Ticks(10)
	f.shoot("table")
}

// hastens makes the clock of a page faster in a game of turns.
func (f *friends) hastens(p *page) {
	if e, err := catalog.Find(f.game.id); err == nil && !e.RealTime() {
		p.before(hasty)
	}
}

// pictured reports whether pictures are kept, for which pages are drawn.
func pictured() bool { return os.Getenv("LUDOTHEQUE_PICTURES") != "" }

// shoot keeps a picture of each page.
func (f *friends) shoot(what string) {
	if !pictured() {
		return
	}
	for i, h := range f.pages {
		name := fmt.Sprintf("walk-%s-%s-%d", f.game.id, what, i+1)
		if h.eval(`!!document.querySelector("canvas") && !!window.ludotheque`) != "true" {
			h.picture(name)
			continue
		}
		desk := f.browsers[i].device == mouse && h.ctx != nil
		if desk {
			do(h.page, chromedp.EmulateViewport(1280, 720))
		}
		f.browsers[i].g.Ticks(8)
		h.picture(name)
		if desk {
			do(h.page, chromedp.EmulateViewport(1280*quarter, 720*quarter))
		}
	}
}

// joins brings the two others to the table, by the link that was copied.
func (f *friends) joins() {
	first := f.browsers[0]
	first.g.Type("Inès")
	first.yes()
	first.g.Ticks(10)
	first.use("table.copy", 0)
	f.pages[0].until("the link is copied", `window.copied`)
	f.link = strings.Trim(f.pages[0].eval(`window.copied`), `"`)
	f.phones()
	if f.game.seats > 2 {
		f.foreign()
	}
	for _, c := range f.browsers {
		c.g.Ticks(10)
	}
	f.shoot("seated")
}

// phones has the phone come to the link.
func (f *friends) phones() {
	h := held(browse(f.t))
	if pictured() {
		h.drawn()
	}
	f.hastens(h.page)
	h.before(keepsNotices)
	h.settled()
	h.watched()
	h.try(h.in.resize(390, 844))
	f.comesIn(h, "Noé", func() *couch {
		return &couch{t: f.t, g: &tablet{page: h.page, sx: 390.0 / 1280, sy: 844.0 / 720}, device: touch}
	})
}

// foreign has the Firefox come to the link.
func (f *friends) foreign() {
	scripts := []string{quick, watched, filmed, focused}
	if pictured() {
		scripts[2] = ""
	}
	h := inAnother(f.t, 1280*half, 720*half, scripts...)
	f.comesIn(h, "Camille", func() *couch { return onForeign(h) })
}

// comesIn has a friend type a name and sit down.
func (f *friends) comesIn(h handset, name string, at func() *couch) {
	h.open(f.link)
	f.pages = append(f.pages, h)
	h.until("a name is asked for", `document.querySelector("form input") !== null`)
	h.picture(fmt.Sprintf("walk-%s-name-%d", f.game.id, len(f.pages)))
	h.comes(name)
	h.until("the whole game opens", `location.pathname === "/play/" && document.readyState === "complete"`)
	h.until("the lobby", fmt.Sprintf(`window.ludotheque && (ludotheque.scene || "").startsWith("table lobby %s")`, f.game.id))
	f.browsers = append(f.browsers, at())
}

// starts has all get ready, and who opened the table start.
func (f *friends) starts() {
	for _, c := range f.browsers[1:] {
		c.use("table.ready", 0)
	}
	for _, c := range f.browsers {
		c.g.Ticks(20)
	}
	f.shoot("ready")
	f.browsers[0].use("table.start", 0)
}

// playsOn plays until all see the results.
func (f *friends) playsOn() {
	end := time.Now().Add(2 * maxPlay)
	for n, over := 0, 0; over < len(f.browsers); n++ {
		over = 0
		for i, c := range f.browsers {
			switch scene := c.g.Scene(); {
			case scene == "results":
				over++
			case time.Now().After(end):
				f.t.Fatalf("no results: screen %d shows %q", i, scene)
			default:
				f.act(c)
			}
		}
		if n == 12 {
			f.shoot("play")
		}
	}
	for _, c := range f.browsers {
		c.g.Ticks(60)
	}
	f.shoot("results")
}

// act has a friend do something. In Huit minutes a card is taken and left unused, which is soon done.
func (f *friends) act(c *couch) {
	if !strings.HasSuffix(c.g.Scene(), "phase act") || !c.try("end", 0) {
		f.acts(c)
	}
}

// again has all want another match: the last answer begins it.
func (f *friends) again() {
	for i, c := range f.browsers {
		f.plays(c, "results")
		if i == 0 {
			f.hears(f.pages[1], "Inès", func() { c.use("again", 0) })
		} else {
			c.use("again", 0)
		}
		c.g.Ticks(20)
		f.shoot(fmt.Sprint("again", i+1))
		if scene := c.g.Scene(); i < len(f.browsers)-1 && scene != "table over "+f.game.id {
			f.t.Fatalf("before all want another match, screen %d shows %q", i, scene)
		}
	}
	for _, c := range f.browsers {
		f.plays(c, f.game.id)
	}
}

// plays lets a screen come to a scene, where a match goes on.
func (f *friends) plays(c *couch, scene string) {
	f.t.Helper()
	for end := time.Now().Add(patience); !strings.HasPrefix(c.g.Scene(), scene); c.g.Ticks(1) {
		if time.Now().After(end) {
			c.fail("waited for %q", scene)
		}
	}
}

// leaves has a friend leave the match by the pause.
func (f *friends) leaves(c *couch) {
	f.t.Helper()
	for end := time.Now().Add(patience); !c.has("pause", 0) && !c.has("menu", 0) && !c.has(f.game.menu, 0); f.act(c) {
		if time.Now().After(end) {
			c.fail("there is no way to the pause")
		}
	}
	c.pause(&f.game)
	c.g.Ticks(20)
	f.shoot("pause")
	c.use("quit", 0)
	c.g.Ticks(10)
	if c.has("no", 0) { // the sheet asks
		c.use("resume", 0)
	}
	c.wait("title")
}

// comesBack has the phone leave the match, in which a computer player has its chair at once, and come back
// by the link: who it is and where it sat is known, and one press takes the seat again.
func (f *friends) comesBack() {
	f.hears(f.pages[0], "Noé", func() { f.leaves(f.browsers[1]) })
	f.shoot("left")
	h := f.pages[1]
	f.hears(f.pages[0], "Noé", func() {
		h.open(f.link)
		h.until("the name is known", `document.querySelector("#page form input")?.value === "Noé"`)
		h.thumb("#page form button.main", 0, 0, nil)
		h.until("the match", fmt.Sprintf(`window.ludotheque && (ludotheque.scene || "").startsWith(%q)`, f.game.id))
	})
	f.shoot("back")
}

// passesOn has the friend leave who opened the table: the next one leads, and begins another match when the second
// one is over.
func (f *friends) passesOn() {
	f.leaves(f.browsers[0])
	f.shoot("passed")
	f.browsers, f.pages = f.browsers[1:], f.pages[1:]
	f.playsOn()
	for i, c := range slices.Backward(f.browsers) { // the phone has come later, for the second time
		c.use("again", 0)
		c.g.Ticks(20)
		if i > 0 && !c.has("table.public", 0) { // which the one who leads has
			c.fail("the friend who came next does not lead")
		}
		f.shoot(fmt.Sprint("leads", i+1))
	}
	for _, c := range f.browsers {
		f.plays(c, f.game.id)
	}
}
