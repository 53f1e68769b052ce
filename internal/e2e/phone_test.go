//go:build linux && amd64

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	tableguest "ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	tableweb "ludotheque/arena/table/web"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// laid is how a test's table differs from the usual one.
type laid struct {
	seats   int // 0: as many as usual, two at least
	options map[string]string
	dir     string        // of the records; "": none
	pages   fs.FS         // the browser version; nil: none
	ping    time.Duration // 0: the usual
	turn    time.Duration // 0: without a limit
}

// serveTable opens a table of a game, as arena host does.
func serveTable(t *testing.T, id string, options map[string]string) (*host.Host, string) {
	t.Helper()
	return layTable(t, id, laid{options: options})
}

// layTable opens a table as it is laid.
func layTable(t *testing.T, id string, l laid) (*host.Host, string) {
	t.Helper()
	e, err := catalog.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	if l.seats == 0 {
		l.seats = max(2, e.UsualSeats())
	}
	var kept *store.Store
	if l.dir != "" {
		if kept, err = store.Open(l.dir); err != nil {
			t.Fatal(err)
		}
	}
	h := host.New(host.Options{Code: "TREFLE", Headless: true, Ping: l.ping})
	r, err := room.New(h, room.Options{
		Entry: e, Setup: rules.Setup{Seats: l.seats, Options: l.options}, Level: "novice", Silence: -1,
		Seed: func() uint64 { return 5 }, Store: kept, Turn: l.turn,
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		r.Run(ctx)
	}()
	s := httptest.NewServer(&tableweb.Server{Game: l.pages, Find: func(code string) *host.Host {
		if code == h.Code() {
			return h
		}
		return nil
	}})
	t.Cleanup(func() {
		stop()
		<-done
		s.CloseClientConnections()
		s.Close()
	})
	return h, s.URL + "/" + h.Code()
}

// handset is the phone's page in a browser that takes itself for a phone.
type handset struct {
	*page
	in engine
}

// engine is a browser that shows one page.
type engine interface {
	visit(address string) error
	resize(w, h int64) error
	// evaluate is the value of an expression, as JSON.
	evaluate(expression string) (string, error)
	// finger puts the one finger down, moves it there, or takes it away.
	touches(move fingering, x, y float64) error
	shot() ([]byte, error)
}

// fingering is what a finger does.
type fingering int

const (
	down fingering = iota
	moved
	up
)

// held is a page of Chromium as a phone.
func held(p *page) handset { return handset{p, inChromium{p}} }

// inChromium is a page of Chromium that takes itself for a phone.
type inChromium struct{ p *page }

func (c inChromium) visit(address string) error {
	return ran(c.p, patience, chromedp.Navigate(address))
}

func (c inChromium) resize(w, h int64) error {
	return ran(c.p, patience, chromedp.EmulateViewport(w, h, chromedp.EmulateMobile, chromedp.EmulateTouch))
}

func (c inChromium) evaluate(expression string) (text string, err error) {
	ctx, stop := context.WithTimeout(c.p.ctx, patience)
	defer stop()
	return chromedp.Run(ctx, chromedp.Evaluate[string]("JSON.stringify("+expression+")"))
}

func (c inChromium) touches(move fingering, x, y float64) error {
	points := []*input.TouchPoint{{X: x, Y: y}}
	if move == up {
		points = []*input.TouchPoint{}
	}
	kind := [...]input.DispatchTouchEventType{input.DispatchTouchEventTypeTouchStart, input.DispatchTouchEventTypeTouchMove, input.DispatchTouchEventTypeTouchEnd}[move]
	return ran(c.p, patience, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		return err
	}))
}

func (c inChromium) shot() ([]byte, error) {
	ctx, stop := context.WithTimeout(c.p.ctx, patience)
	defer stop()
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}

// ran runs an action whose value does not matter.
func ran[T any](p *page, patience time.Duration, a chromedp.Action[T]) error {
	ctx, stop := p.ctx, func() {}
	if chromedp.FromContext(ctx).Target != nil { // else the page is opened now, and lives as long as its context
		ctx, stop = context.WithTimeout(ctx, patience)
	}
	defer stop()
	_, err := chromedp.Run(ctx, a)
	return err
}

func phone(t *testing.T, address string, w, h int64) handset {
	t.Helper()
	p := held(browse(t))
	p.try(p.in.resize(w, h))
	p.open(address)
	return p
}

// try fails the test where the browser did not do what it was asked for.
func (p handset) try(err error) {
	p.t.Helper()
	if err != nil {
		text, _ := p.in.evaluate("document.body.innerText")
		p.t.Fatalf("browser: %v\nthe page says %s", err, text)
	}
}

// open opens an address.
func (p handset) open(address string) { p.t.Helper(); p.try(p.in.visit(address)) }

func (p handset) turn(w, h int64) {
	p.t.Helper()
	p.try(p.in.resize(w, h))
	p.until("the page has another size", fmt.Sprintf("innerWidth === %d", w))
}

// eval is the value of an expression on the page, as JSON.
func (p handset) eval(expression string) string {
	p.t.Helper()
	text, err := p.in.evaluate(expression)
	p.try(err)
	return text
}

// until waits until an expression holds on the page.
func (p handset) until(what, expression string) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		// The page may be another one in a moment: that it cannot be asked now is no end.
		text, err := p.in.evaluate("!!(" + expression + ")")
		if text == "true" {
			return
		}
		if time.Now().After(end) {
			p.t.Fatalf("waiting until %s (%v); the page says %s", what, err, p.eval("document.body.innerText"))
		}
	}
}

// thumb puts a finger on the middle of what a selector finds, moves it, holds it there
// while f runs, and takes it away.
func (p handset) thumb(selector string, dx, dy float64, f func()) {
	p.t.Helper()
	var at [2]float64
	text := p.eval(fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.scrollIntoView({ block: "nearest" }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`, selector))
	p.try(json.Unmarshal([]byte(text), &at))
	p.try(p.in.touches(down, at[0], at[1]))
	if dx != 0 || dy != 0 {
		p.try(p.in.touches(moved, at[0]+dx, at[1]+dy))
	}
	if f != nil {
		f()
	}
	p.try(p.in.touches(up, at[0]+dx, at[1]+dy))
}

// picture keeps what the page shows, where LUDOTHEQUE_PICTURES says.
func (p handset) picture(name string) {
	p.t.Helper()
	b, err := p.in.shot()
	p.try(err)
	if dir := os.Getenv("LUDOTHEQUE_PICTURES"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".png"), b, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
}

// fits: nothing is wider than the page, what can be touched is 48 px high and wide,
// no text is cut by its own box, and none is less than 12 px high.
func (p handset) fits(where string) {
	p.t.Helper()
	wrong := p.eval(`[...document.querySelectorAll("button, a, input")].filter(e => !e.closest(".field")).map(e => [e, e.getBoundingClientRect()])
		.filter(([e, b]) => b.width && (b.height < 47.5 || b.width < 47.5 || b.right > innerWidth + 0.5 || b.left < -0.5)).map(([e, b]) => e.innerText + " " + Math.round(b.width) + "x" + Math.round(b.height))
		.concat(document.documentElement.scrollWidth > innerWidth || document.querySelector("#page").scrollWidth > innerWidth ? ["the page scrolls sideways"] : [])
		.concat([...document.querySelectorAll("#page *")].filter(e => !e.closest("svg") && !e.closest(".lid.up") && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())).flatMap(e => {
			const s = getComputedStyle(e), b = e.getBoundingClientRect(), cut = s.overflow !== "visible" && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1);
			return b.width && (parseFloat(s.fontSize) < 12 || cut || b.right > innerWidth + 0.5 || b.left < -0.5) ? ["the text " + e.innerText + " of " + s.fontSize + (cut ? " is cut" : "")] : [];
		})).concat([...document.querySelectorAll(".field")].map(f => [f.clientWidth, f.clientHeight]).filter(([w, h]) => Math.min(w, h) < 140).map(([w, h]) => "the thumb has " + w + "x" + h))`)
	if wrong != "[]" {
		p.t.Errorf("%s: %s", where, wrong)
	}
}

// sits types a name and sits down.
func (p handset) sits(name string) {
	p.t.Helper()
	p.comes(name)
	p.until("a chair is shown", `document.querySelector(".chair.you") !== null`)
	p.until("the own chair says so", `/Se prépare|Not ready|✓/.test(document.querySelector(".chair.you").innerText)`)
}

// comes has a guest type a name and sit down. At a table that a guest leads the whole game opens then.
func (p handset) comes(name string) {
	p.t.Helper()
	p.until("a name is asked for", `document.querySelector("#page form input") !== null`)
	p.fits("the name")
	p.eval(fmt.Sprintf(`(document.querySelector("#page form input").value = %q)`, name))
	p.thumb("#page form button.main", 0, 0, nil)
}

// begins has the guest who leads start the match, by the only main key.
func (p handset) begins() {
	p.t.Helper()
	p.until("it may start", `/Commencer|Start/.test(document.querySelector("button.main")?.innerText) && document.querySelectorAll("button.main").length === 1`)
	const begun, asks = `document.querySelector("#page.play .card") !== null`, `/sans attendre|without waiting/i.test(document.body.innerText)`
	p.thumb("button.main", 0, 0, nil)
	p.until("it starts or asks about guests who are not ready", begun+" || "+asks)
	if p.eval(asks) == "true" {
		p.thumb("button.main", 0, 0, nil)
	}
	p.until("the match is shown", begun)
}

// TestPhoneIsAPad plays Trichrome by a thumb, in both ways a phone is held.
func TestPhoneIsAPad(t *testing.T) { isAPad(t, phone) }

// TestThePhoneSaysWhereAGameIsPlayed: in a game that is played on a whole screen, where the
// host has none for browsers, the page says so instead of leading nowhere.
func TestThePhoneSaysWhereAGameIsPlayed(t *testing.T) {
	t.Parallel()
	_, address := serveTable(t, "brutal", nil)
	p := phone(t, address, 320, 568)
	p.sits("Noé")
	p.until("the page says so", `document.querySelector("a.link") === null && document.querySelector("p.paper") !== null`)
	p.fits("the lobby")
}

// TestASpectatorSeesTheZones: who only looks on at C'est du brutal ! sees on a phone what
// is public, also while both sides give their orders.
func TestASpectatorSeesTheZones(t *testing.T) {
	t.Parallel()
	h, address := serveTable(t, "brutal", nil)
	p := phone(t, address, 390, 844)
	p.until("a name is asked for", `document.querySelector("form input") !== null`)
	p.thumb("form button[type=button]", 0, 0, nil)
	p.until("the lobby", `document.querySelector(".chairs") !== null`)
	at, err := tableweb.Address(address)
	if err != nil {
		t.Fatal(err)
	}
	link := tableguest.Begin(tabletest.Join("Ada"), tableweb.Dialer(at))
	t.Cleanup(link.Close)
	p.until("Ada comes", `document.body.innerText.includes("Ada")`)
	link.Say(table.ToHost{Start: true})
	p.until("the zones are shown", `document.querySelectorAll("#page .list .row").length === 5`)
	p.until("who still decides is said", `/Ada/.test(document.querySelector(".card").innerText)`)
	if s := h.State(); s.Watchers != 1 {
		t.Errorf("one guest should watch: %+v", s)
	}
	for _, size := range [][2]int64{{390, 844}, {320, 568}, {568, 320}} {
		p.turn(size[0], size[1])
		p.fits(fmt.Sprint(size))
		p.picture(fmt.Sprintf("phone-watch-%dx%d", size[0], size[1]))
	}
}

// TestAPressOutlastsWhatTheHostSays: while a finger is on "Start" another guest comes, and
// the lobby is another one; the press counts all the same.
func TestAPressOutlastsWhatTheHostSays(t *testing.T) {
	t.Parallel()
	_, address := serveTable(t, "bzzz", nil)
	p := held(browse(t))
	p.before(`window.heard = 0;
		const Socket = WebSocket;
		window.WebSocket = class extends Socket { constructor(...all) { super(...all); this.addEventListener("message", e => { heard += e.data.includes("Camille"); }); } };`)
	p.try(p.in.resize(390, 844))
	p.open(address)
	p.sits("Noé")
	p.thumb("button.main", 0, 0, func() {
		at, err := tableweb.Address(address)
		if err != nil {
			t.Fatal(err)
		}
		link := tableguest.Begin(tabletest.Join("Camille"), tableweb.Dialer(at))
		t.Cleanup(link.Close)
		p.until("the phone hears of who comes", `heard > 0`)
	})
	p.until("the lobby shows who came", `document.body.innerText.includes("Camille")`)
	p.until("the press counts, and is asked about who came", `/sans attendre/i.test(document.querySelector("button.main").innerText)`)
}

// TestThePhoneHasOneMainKey: who leads starts and counts as ready, as on the whole game's page; who came later gets
// ready. Both can give the address on.
func TestThePhoneHasOneMainKey(t *testing.T) {
	t.Parallel()
	_, address := serveTable(t, "bzzz", nil)
	first := held(browse(t))
	first.before(keepsCopies)
	first.try(first.in.resize(320, 568))
	first.open(address)
	first.sits("Inès")
	second := phone(t, address, 390, 844)
	second.sits("Noé")
	for _, c := range []struct {
		p                handset
		main, own, other string
	}{{first, "Commencer", "Prêt", "Se prépare"}, {second, "Prêt", "Se prépare", "Prêt"}} {
		c.p.until("both sit", `document.querySelectorAll("div.chair").length === 2`)
		if got := c.p.eval(`[...document.querySelectorAll("button.main")].map(b => b.innerText).join()`); got != fmt.Sprintf("%q", c.main) {
			t.Errorf("the main keys are %s, want %s", got, c.main)
		}
		for selector, want := range map[string]string{".chair.you": c.own, "div.chair:not(.you)": c.other} {
			if got := c.p.eval(fmt.Sprintf(`document.querySelector(%q).innerText`, selector)); !strings.Contains(got, want) {
				t.Errorf("%s says %s, want %s", selector, got, want)
			}
		}
		c.p.fits("the lobby")
		c.p.picture("phone-keys-" + c.main)
		if c.p.eval(`(box => document.getElementById("toast").getBoundingClientRect().bottom <= box.top)(document.querySelector("button.main").getBoundingClientRect())`) != "true" {
			t.Error("what is said lies over the main key")
		}
	}
	first.eval(`([...document.querySelectorAll("button")].find(b => /Copier|Partager/.test(b.innerText)).click(), 0)`)
	first.until("the link is copied", fmt.Sprintf(`window.copied === %q`, address))
}

func isAPad(t *testing.T, phone func(t *testing.T, address string, w, h int64) handset) {
	t.Helper()
	h, address := serveTable(t, "trichrome", nil)
	p := phone(t, address, 390, 844)
	p.sits("Noé")
	p.fits("the lobby")
	p.picture("phone-lobby")
	p.begins()
	p.until("there is a field", `document.querySelector(".field .knob") !== null`)
	for _, size := range [][2]int64{{390, 844}, {320, 568}, {844, 390}, {568, 320}} {
		p.turn(size[0], size[1])
		p.fits(fmt.Sprint(size))
		p.thumb(".field", 80, 0, func() {
			p.until("the arrow lights up", `document.querySelectorAll(".arrow")[0].classList.contains("lit")`)
			p.picture(fmt.Sprintf("phone-pad-%dx%d", size[0], size[1]))
		})
		p.until("the arrow goes out", `document.querySelector(".arrow.lit") === null`)
	}
	p.turn(390, 844)
	// A finger that strays off the field while the page draws itself anew is still the one
	// that held the stick.
	p.until("there is time left", `document.querySelector(".bar i") !== null`)
	p.thumb(".field", 0, -480, func() {
		p.until("the time goes on", `(width => width !== undefined && (window.widthBefore ??= width) !== width)(document.querySelector(".bar i")?.style.width)`)
	})
	p.until("the arrow goes out far from the field", `document.querySelector(".arrow.lit") === null`)
	if s := h.State(); s.Phase != table.Playing || s.Seats[0].Name != "Noé" {
		t.Errorf("Noé should still play on the first chair: %+v", s)
	}
}

// TestPhoneKeepsSecrets shows what only its person may see while a finger holds the
// flap, and comes back to its chair after it was closed.
func TestPhoneKeepsSecrets(t *testing.T) { keepsSecrets(t, phone) }

func keepsSecrets(t *testing.T, phone func(t *testing.T, address string, w, h int64) handset) {
	t.Helper()
	_, address := serveTable(t, "bzzz", map[string]string{"turns": "8"})
	p := phone(t, address, 390, 844)
	p.sits("Noé")
	p.begins()
	p.until("it is the phone's turn", `document.querySelector("button.main") !== null`)
	p.fits("a turn")
	p.picture("phone-secret-closed")
	hidden := `(() => { const l = document.querySelector(".lid").getBoundingClientRect(), f = document.querySelector(".flap").getBoundingClientRect(); return l.height >= f.height - 1; })()`
	if p.eval(hidden) != "true" {
		t.Error("the stock shows without a finger")
	}
	p.thumb(".lid", 0, 0, func() {
		p.until("the flap is up", `document.querySelector(".lid").getBoundingClientRect().height < 20`)
		p.picture("phone-secret")
	})
	p.until("the flap is down", hidden)
	// It goes at once when the page is hidden, or another finger lets go, and stays gone.
	for _, way := range []string{
		`Object.defineProperty(document, "hidden", { value: true, configurable: true }); document.dispatchEvent(new Event("visibilitychange"))`,
		`document.querySelector(".lid").dispatchEvent(new PointerEvent("pointercancel", { pointerId: 9, bubbles: true }))`,
	} {
		p.thumb(".lid", 0, 0, func() {
			p.until("the flap is up", `document.querySelector(".lid").classList.contains("up")`)
			p.eval("(() => { " + way + "; return true; })()")
			p.until("the flap has fallen under the finger", hidden)
		})
		p.eval(`(delete document.hidden)`)
	}
	p.thumb(".three button", 0, 0, nil)
	p.until("a bee was laid", `document.querySelectorAll(".list button").length >= 1`)
	p.eval(`(localStorage["ludotheque.covers"] = "1")`)
	p.open(address)
	p.until("the phone is back on its chair", `document.querySelector("#page.play .card") !== null`)
	covered := `(() => { const l = document.querySelector(".tall .lid").getBoundingClientRect(), f = document.querySelector(".list").getBoundingClientRect(); return l.height >= f.height - 1 && l.width >= f.width - 1; })()`
	if p.eval(covered) != "true" {
		t.Error("the bees show without a finger, though somebody chose to cover them")
	}
	p.thumb(".tall .lid", 0, 0, func() {
		p.until("the bees are shown", `document.querySelector(".tall .lid").getBoundingClientRect().height < 20`)
	})
	p.until("the bees are covered", covered)
	if got := p.eval(`document.querySelectorAll(".list button").length`); got == "0" {
		t.Errorf("%s bees after coming back", got)
	}
	for _, size := range [][2]int64{{320, 568}, {844, 390}} {
		p.turn(size[0], size[1])
		p.fits(fmt.Sprint(size))
		p.picture(fmt.Sprintf("phone-secret-%dx%d", size[0], size[1]))
	}
	for range 4 { // to the end: the match has two turns for each
		p.until("a turn or the end", `document.querySelector("button.main") !== null || document.body.innerText.includes("finie")`)
		text := p.eval("document.body.innerText")
		if strings.Contains(text, "finie") {
			break
		}
		p.thumb("button.main", 0, 0, nil)
		p.until("the turn is over", fmt.Sprintf(`JSON.stringify(document.body.innerText) !== %q`, text))
	}
	p.until("the end is told", `document.body.innerText.includes("finie")`)
	p.picture("phone-results")
}

// TestThePhoneCountsDown shows how much time is left for a turn, in both languages, and who
// plays for a guest who left.
func TestThePhoneCountsDown(t *testing.T) {
	for _, lang := range []string{"fr", "en"} {
		h, address := layTable(t, "bzzz", laid{turn: 30 * time.Second})
		p := phone(t, address+"?lang="+lang, 390, 844)
		p.sits("Camille")
		other := tableguest.Begin(tabletest.Join("Noe"), tabletest.Dial(t.Context(), h))
		t.Cleanup(other.Close)
		p.until("the time of a turn is said", `document.body.innerText.includes("30 s")`)
		p.picture("clock-lobby-" + lang)
		p.until("the match can begin", `[...document.querySelectorAll(".chair")].filter(c => c.innerText.includes("Noe")).length`)
		p.begins()
		p.until("the time is counted down", `/^(2\d|30) s$/.test(document.querySelector(".clock:not([hidden])")?.innerText)`)
		p.fits("the countdown")
		p.picture("clock-" + lang)
		other.Leave()
		p.until("who left is replaced", `document.getElementById("toast").innerText.includes("Noe")`)
		p.until("time is short", `document.querySelector(".clock.short:not([hidden])")`)
		p.fits("the last moments")
		p.picture("clock-short-" + lang)
	}
}

// TestAPhoneLeavesAMatch: the button asks once, and a computer player has the chair at once.
func TestAPhoneLeavesAMatch(t *testing.T) {
	t.Parallel()
	h, address := serveTable(t, "trichrome", nil)
	p := phone(t, address, 320, 568)
	p.sits("Noé")
	p.begins()
	p.fits("a match that can be left")
	press := `[...document.querySelectorAll("#page.play button")].find(b => /Quitter|Leave/.test(b.innerText)).click() === undefined`
	p.eval(`(window.confirm = () => (window.asked = (window.asked || 0) + 1) > 1, true)`)
	p.eval(press)
	if p.eval(`asked === 1 && document.querySelector("#page.play") !== null`) != "true" {
		t.Error("it leaves without the person's consent")
	}
	p.eval(press)
	p.until("it has left", `/Vous avez quitté|You left/.test(document.body.innerText)`)
	if s := h.State(); !s.Seats[0].Away && s.Seats[0].Kind == table.Guest {
		t.Errorf("the chair is still the phone's: %+v", s.Seats[0])
	}
}

// TestThePhoneSpeaksTheLanguageOfItsReader: the first of the browser's languages that the page has.
func TestThePhoneSpeaksTheLanguageOfItsReader(t *testing.T) {
	t.Parallel()
	_, address := serveTable(t, "bzzz", nil)
	for languages, want := range map[string]string{
		`["nl-BE", "fr-BE", "en"]`: "fr", `["en-GB", "fr"]`: "en", `["frr", "en"]`: "en", `["de"]`: "en", `["FR-ca"]`: "fr",
	} {
		b := browse(t)
		b.before(`Object.defineProperty(navigator, "languages", { get: () => ` + languages + ` });`)
		p := held(b)
		p.open(address)
		p.until("the page is there", `document.querySelector("button") !== null`)
		if got := p.eval(`document.documentElement.lang`); got != `"`+want+`"` {
			t.Errorf("with %s the page speaks %s, want %s", languages, got, want)
		}
	}
}
