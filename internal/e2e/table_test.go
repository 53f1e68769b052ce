//go:build linux && amd64

package e2e

import (
	"fmt"
	"image/png"
	"net"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// gathering is a match at the table of a window: its person with a mouse, whole
// screens in one browser or two, and a phone.
type gathering struct {
	t        *testing.T
	game     player
	window   *couch
	browsers []*couch
	phone    handset
	// own is what the phone does in its turn: an expression that says whether it did.
	own string
	// timed says that the game goes by a clock.
	timed bool
}

// freePort is an address of this machine where nothing listens.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// gather opens the table and seats all players, from the address that the sheet
// shows on.
func gather(t *testing.T, game player, args ...string) *gathering {
	t.Helper()
	// Beside the program is where it looks for the browser version.
	if beside := filepath.Join(guest.Folder(), "web"); built(t) != beside {
		if err := os.Symlink(built(t), beside); err != nil && !os.IsExist(err) {
			t.Fatal(err)
		}
	}
	at := freePort(t)
	s := &gathering{t: t, game: game}
	s.window = start(t, mouse, `{"version":1,"speed":"once","motion":"reduced","names":["Inès"]}`, "lobby "+game.id,
		append([]string{"--host", "--game", game.id, "--listen", at}, args...)...)
	s.phone = held(browse(t))
	s.phone.before(english)
	do(s.phone.page, chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	_, link, ok := strings.Cut(s.window.g.Scene(), " at ")
	if !ok {
		t.Fatalf("the lobby does not say where the table is: %q", s.window.g.Scene())
	}
	// Who typed the bare address is asked for the code.
	s.phone.open("http://" + at + "/")
	s.phone.until("the code is asked for", `document.querySelector("form input") !== null`)
	s.phone.eval(fmt.Sprintf(`(document.querySelector("form input").value = %q)`, strings.ToLower(path.Base(link))))
	s.phone.thumb("form button.main", 0, 0, nil)
	s.phone.until("the table is there", `location.pathname.length > 1 && document.querySelector("form input") !== null`)
	if game.id == "brutal" || game.id == "empire" { // which are played on a whole screen
		s.phone.until("a name is asked for", `document.querySelector("form input") !== null`)
		s.phone.thumb("form button[type=button]", 0, 0, nil)
		s.phone.until("the phone looks on", `document.querySelector(".chairs") !== null`)
	} else {
		s.phone.sits("Noé")
		s.phone.thumb("button.main", 0, 0, nil)
		s.phone.until("the phone is ready", `document.querySelector("button.main") === null`)
	}
	link = strings.Trim(s.phone.eval(`document.querySelector("a.link").href`), `"`)
	for range screens() {
		p := browse(t)
		p.before(english)
		p.before(filmed)
		p.before(wasThere)
		p.settled()
		p.watched()
		do(p, chromedp.EmulateViewport(1280*quarter, 720*quarter))
		p.open(link)
		p.scene("table lobby " + game.id)
		c := &couch{t: t, g: small(p), device: mouse}
		c.g.Ticks(10)
		c.try("table.ready", 0) // who comes to a full table looks on
		s.browsers = append(s.browsers, c)
	}
	s.window.g.Ticks(90)
	s.pictures("lobby")
	s.window.use("start", 0)
	s.window.wait(game.id)
	for _, c := range s.browsers {
		c.g.(*tablet).scene(game.id)
	}
	return s
}

// english makes a page that is opened after it English, as the window is.
const english = `Object.defineProperty(navigator, "language", { get: () => "en" });
	Object.defineProperty(navigator, "languages", { get: () => ["en"] });`

// whole reports that each game is to be played, in two browsers.
func whole() bool { return os.Getenv("LUDOTHEQUE_TABLE") == "all" }

// screens is how many browsers show the whole game.
func screens() int {
	if whole() {
		return 2
	}
	return 1
}

// pictures keeps what the three screens show, where LUDOTHEQUE_PICTURES says.
func (s *gathering) pictures(what string) {
	s.t.Helper()
	dir := os.Getenv("LUDOTHEQUE_PICTURES")
	if dir == "" {
		return
	}
	name := "table-" + s.game.id + "-" + what
	if s.phone.eval(`document.querySelector(".lid") !== null`) == "true" {
		s.phone.thumb(".lid", 0, 0, func() { s.phone.picture(name + "-phone") })
	} else {
		s.phone.picture(name + "-phone")
	}
	parts := map[string]*couch{"window": s.window}
	for i, c := range s.browsers {
		parts[fmt.Sprint("browser", i+1)] = c
	}
	for part, c := range parts {
		f, err := os.Create(filepath.Join(dir, name+"-"+part+".png"))
		if err != nil {
			s.t.Fatal(err)
		}
		if g, ok := c.g.(*guest.Guest); ok {
			g.Frame()
			err = png.Encode(f, g.Picture())
		} else {
			p := c.g.(*tablet)
			do(p.page, chromedp.Evaluate[bool](`window.film = true`))
			do(p.page, chromedp.EmulateViewport(1280, 720))
			p.Ticks(12)
			err = png.Encode(f, p.picture())
			do(p.page, chromedp.Evaluate[bool](`window.film = false`))
			do(p.page, chromedp.EmulateViewport(1280*quarter, 720*quarter))
			p.Ticks(6)
		}
		if f.Close(); err != nil {
			s.t.Fatal(err)
		}
	}
}

// maxPlay is how long a match among three screens may take.
const maxPlay = 6 * time.Minute

// acts has a player at a whole screen act, whichever seat is theirs.
func (s *gathering) acts(c *couch) {
	scene := c.g.Scene()
	switch {
	case !strings.HasPrefix(scene, s.game.id):
	case s.game.id == "bzzz":
		if c.beat++; whole() && c.beat%2 == 0 {
			c.try("lay", 0)
		}
		if !c.try("next", 0) && !c.try("end", 0) {
			c.g.Ticks(5)
		}
	case strings.HasPrefix(scene, "brutal setup"), strings.HasPrefix(scene, "brutal post"):
		// The other side may end the page at any time.
		c.try("fill", 0)
		c.try("main", 0)
		c.g.Ticks(12)
	case strings.HasSuffix(scene, "phase bid"):
		c.try("offer", 0)
		c.g.Ticks(6)
	case strings.HasSuffix(scene, "phase first"):
		c.try("first", 0)
		c.g.Ticks(6)
	default:
		s.game.play(c, scene)
	}
}

// toResults plays until all screens show the results.
func (s *gathering) toResults() {
	s.t.Helper()
	end := time.Now().Add(maxPlay)
	for n := 0; s.window.g.Scene() != "results"; n++ {
		if time.Now().After(end) {
			s.t.Fatalf("no results: the window shows %q, the browser %q", s.window.g.Scene(), s.browsers[0].g.Scene())
		}
		s.acts(s.window)
		for _, c := range s.browsers {
			s.acts(c)
		}
		if s.own != "" {
			s.phone.eval(s.own)
		}
		if s.timed {
			s.window.g.Ticks(48) // its time goes only while it is asked to
		}
		if n == 12 {
			s.pictures("play")
		}
	}
	s.window.g.Ticks(60)
	for _, c := range s.browsers {
		for c.g.Scene() != "results" { // a player there may have a card to read first
			if time.Now().After(end) {
				s.t.Fatalf("no results in the browser, which shows %q", c.g.Scene())
			}
			s.acts(c)
		}
	}
	s.phone.until("the end is told", `document.body.innerText.includes("is over")`)
	if text := s.phone.eval("document.body.innerText"); strings.Contains(text, "false") {
		s.t.Errorf("the phone says %s", text)
	}
	s.pictures("results")
}

// TestATableOfThreeScreens plays a match of each game among a window that hosts it, a
// browser and a phone, from the address to the results: one in each run, the others
// with LUDOTHEQUE_TABLE=all.
func TestATableOfThreeScreens(t *testing.T) {
	t.Parallel()
	const press = `(() => { const b = document.querySelector(%q); if (b) b.click(); return !!b; })()`
	lean := `(() => { const f = document.querySelector(".field"); if (!f) return false; const b = f.getBoundingClientRect(), at = (type, x, y) => f.dispatchEvent(new PointerEvent(type, { pointerId: 7, clientX: b.x + b.width / 2 + x, clientY: b.y + b.height / 2 + y, bubbles: true }));
		f.setPointerCapture = () => {}; const way = [[80, 0], [0, 80], [-80, 0], [0, -80]][Math.floor(Date.now() / 700) % 4]; at("pointerdown", 0, 0); at("pointermove", way[0], way[1]); setTimeout(() => at("pointerup", 0, 0), 500); return true; })()`
	for _, game := range games() {
		t.Run(game.id, func(t *testing.T) {
			if game.id != "bzzz" && !whole() {
				t.Skip("LUDOTHEQUE_TABLE=all plays it")
			}
			var args []string
			own := ""
			switch game.id {
			case "bzzz":
				args, own = []string{"--option", "turns=8"}, fmt.Sprintf(press, "button.main")
				if whole() {
					args[1] = "turns=24"
					own = fmt.Sprintf(press, ".three button:not(.off)") + " || " + own
				}
			case "trichrome":
				args, own = []string{"--option", "rounds=1"}, lean
			case "aquariom":
				args, own = []string{"--seats", "human,novice,novice", "--option", "turns=300"}, lean
			case "brutal": // the phone looks on: there are two chairs
			case "empire":
				args = []string{"--seats", "human,novice"}
			}
			s := gather(t, game, args...)
			s.own, s.timed = own, own == lean
			s.toResults()
		})
	}
}
