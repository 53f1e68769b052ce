//go:build linux && amd64

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/trace"
)

// webVariable is the environment variable that names the folder of a browser
// version to be tested as it is, for example what a release has packed.
const webVariable = "LUDOTHEQUE_WEB"

// web builds the browser version once, and gives its folder.
var web = sync.OnceValues(func() (string, error) {
	if dir := os.Getenv(webVariable); dir != "" {
		return filepath.Abs(dir)
	}
	dir := filepath.Join(guest.Folder(), "web")
	cmd := exec.Command("../../build/web", dir)
	// The smallest download is the script's affair, not the tests'.
	cmd.Env = append(os.Environ(), "ZSTD_LEVEL=3")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("build/web: %w\n%s", err, out)
	}
	return dir, nil
})

// built is the folder of the browser version.
func built(t *testing.T) string {
	t.Helper()
	guest.Consult(t)
	dir, err := web()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// long leaves a test to ".ci/run deeper" where all are to be short: those that call it take a
// quarter of all that the gate's tests would take of a processor.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes long: .ci/run deeper runs it")
	}
}

func findChromium(t testing.TB) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	guest.Lacking(t, "Chromium (build/setup chromium installs it)")
	return ""
}

// chromium starts the headless Chromium that all tests share. Each test has a
// profile of its own in it, see browse.
var chromium = sync.OnceValues(func() (context.Context, error) {
	path, err := exec.LookPath("chromium")
	for _, name := range []string{"chromium-browser", "google-chrome"} {
		if err != nil {
			path, err = exec.LookPath(name)
		}
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.WindowSize(640, 360),
		// Without a graphics card a processor draws. What the page puts together itself costs it
		// half with Chromium's own drawing: by OpenGL shaders would be compiled for that at each start.
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader-webgl"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-component-update", true),
		// Frames of other origins stay within reach of what watches the page.
		chromedp.Flag("disable-features", "site-per-process,Translate,BlinkGenPropertyTrees,IsolateSandboxedIframes"),
		chromedp.Flag("lang", "fr"), chromedp.Flag("accept-lang", "fr"))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	guest.AtEnd(func() { cancel(); stop() })
	_, err = chromedp.Run(ctx, chromedp.Navigate("about:blank"))
	return ctx, err
})

// page is a page of a headless Chromium.
type page struct {
	t     testing.TB
	ctx   context.Context
	close func() // takes the page and its storage away before the test ends
}

// browse opens an empty page of 640 by 360, small since a processor draws it. Its
// storage is empty, and shared with no other page. For a test the program does not draw,
// unless all tests are asked for or this one looks, see drawn; for a benchmark it does.
func browse(t testing.TB) *page {
	t.Helper()
	findChromium(t)
	shared, err := chromium()
	if err != nil {
		t.Fatalf("Chromium does not start: %v", err)
	}
	ctx, cancel := chromedp.NewContext(shared, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	p := &page{t: t, ctx: ctx, close: cancel}
	do(p, chromedp.EmulateViewport(640, 360))
	p.before(unasked)
	if _, measured := t.(*testing.B); !measured && !guest.Everything() {
		p.before(filmed)
	}
	return p
}

// unasked has pages left without a question, which no test would answer.
const unasked = `addEventListener("beforeunload", e => e.stopImmediatePropagation(), true)`

// patience is how long an action on the page may take, on a machine that is busy
// with other things.
const patience = 3 * time.Minute

// do runs an action on the page, and fails the test when it fails or takes too
// long.
func do[T any](p *page, a chromedp.Action[T]) T {
	p.t.Helper()
	ctx := p.ctx
	if chromedp.FromContext(ctx).Target != nil {
		var cancel func()
		ctx, cancel = context.WithTimeout(ctx, patience)
		defer cancel()
	}
	v, err := chromedp.Run(ctx, a)
	if err != nil {
		p.t.Fatalf("browser: %v\nthe page says %q", err, p.words())
	}
	return v
}

// words is what the page shows in words now.
func (p *page) words() string {
	ctx, cancel := context.WithTimeout(p.ctx, time.Minute)
	defer cancel()
	s, _ := chromedp.Run(ctx, chromedp.Evaluate[string](
		`document.body.innerText + " | scene: " + (window.ludotheque ? window.ludotheque.scene : "none")`))
	return s
}

func (p *page) open(url string) { p.t.Helper(); do(p, chromedp.Navigate(url)) }

// again clicks the button of a page that has stopped, and waits until the page
// that it leads to has been loaded.
func (p *page) again() {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if _, err := chromedp.RunResponse(ctx, chromedp.Click("#again")); err != nil {
		p.t.Fatalf("browser: %v\nthe page says %q", err, p.words())
	}
}

// scene waits for a scene whose words begin so.
func (p *page) scene(prefix string) {
	p.t.Helper()
	do(p, chromedp.Poll[bool](`!!(window.ludotheque && (window.ludotheque.scene || "").startsWith("`+prefix+`"))`,
		chromedp.WithPollingTimeout(patience)))
}

// frames waits until the browser has drawn n more frames.
func (p *page) frames(n int) {
	p.t.Helper()
	do(p, chromedp.Evaluate[bool](`new Promise(done => {
		let n = `+strconv.Itoa(n)+`;
		const next = () => n-- > 0 ? requestAnimationFrame(next) : done(true);
		next();
	})`, func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
}

// ticks waits until the program has made n more ticks, the number needed to see a
// key, and to show what came of it.
func (p *page) ticks(n int) {
	p.t.Helper()
	do(p, chromedp.Evaluate[bool](`new Promise(done => {
		const end = ludotheque.ticks() + `+strconv.Itoa(n)+`;
		const look = () => ludotheque.ticks() < end ? requestAnimationFrame(look) : done(true);
		look();
	})`, func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
}

// key presses and releases a key by its place on the keyboard ("Escape").
func (p *page) key(code string) {
	p.t.Helper()
	for _, typ := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeKeyDown, input.DispatchKeyEventTypeKeyUp} {
		p.keyEvent(input.DispatchKeyEventParams{Type: typ, Code: code, Key: code})
		p.ticks(2)
	}
}

func (p *page) keyEvent(e input.DispatchKeyEventParams) {
	p.t.Helper()
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, e)
		return err
	}))
}

// picture is what the page shows.
func (p *page) picture() image.Image {
	p.t.Helper()
	img, err := png.Decode(bytes.NewReader(do(p, chromedp.CaptureScreenshot())))
	if err != nil {
		p.t.Fatal(err)
	}
	return img
}

// before runs a script in the page and in its frames, before anything of theirs.
func (p *page) before(script string) {
	p.t.Helper()
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, cdppage.AddScriptToEvaluateOnNewDocument,
			cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}))
}

// truth waits until an expression of the page is true.
func (p *page) truth(expression string) {
	p.t.Helper()
	do(p, chromedp.Poll[bool](`!!(`+expression+`)`, chromedp.WithPollingTimeout(patience)))
}

// drawn has the program draw; it is asked for before the page is opened.
func (p *page) drawn() { p.t.Helper(); p.before(`window.film = true`) }

// filmed leaves out what a processor would have to draw, at a quarter of a second a picture
// beside other tests, unless a picture is made: the program reports what is on the screen, and nothing
// looks.
const filmed = `{
	const draw = WebGL2RenderingContext.prototype.drawElements;
	WebGL2RenderingContext.prototype.drawElements = function(...all) { if (window.film) draw.apply(this, all); };
}`

// touch puts a finger on a place of the page, in its pixels, and takes it away.
func (p *page) touch(x, y float64) {
	p.t.Helper()
	p.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	p.ticks(2)
	p.finger(input.DispatchTouchEventTypeTouchEnd)
	p.ticks(2)
}

// finger is one event of a finger.
func (p *page) finger(typ input.DispatchTouchEventType, points ...*input.TouchPoint) {
	p.t.Helper()
	if points == nil {
		points = []*input.TouchPoint{} // a list, if an empty one
	}
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: typ, TouchPoints: points})
		return err
	}))
}

// now is the program's latest trace of its screen.
func (p *page) now() string {
	p.t.Helper()
	return do(p, chromedp.Evaluate[string](`window.ludotheque && ludotheque.scene || ""`))
}

// watched makes the program tell what can be used on its screen; it is asked for
// before the page is opened.
func (p *page) watched() { p.t.Helper(); p.before(watched) }

const watched = `window.ludothequeWatched = true`

// settled gives the program its settings before it starts: quick, and with the
// lessons offered already.
func (p *page) settled() {
	p.t.Helper()
	p.before(quick)
}

const quick = `try {
	localStorage["ludotheque/settings.json"] ??= JSON.stringify({ version: 1, speed: "once", motion: "reduced", pictures: "fine",
		offered: ["bzzz", "trichrome", "brutal", "aquariom", "empire"] });
} catch {}`

// kept is the names of what the program keeps in the page's database.
func (p *page) kept() string {
	p.t.Helper()
	return do(p, chromedp.Evaluate[string](`new Promise((done, failed) => {
		const open = indexedDB.open("ludotheque", 1);
		open.onerror = failed;
		open.onsuccess = () => {
			const keys = open.result.transaction("texts").objectStore("texts").getAllKeys();
			keys.onerror = failed;
			keys.onsuccess = () => { open.result.close(); done(keys.result.join(" ")); };
		};
	})`, func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
}

// things is what can be used on the screen now; places are in pixels of the canvas.
func (p *page) things() *trace.Things {
	p.t.Helper()
	var t trace.Things
	if err := json.Unmarshal([]byte(do(p, chromedp.Evaluate[string](`ludotheque.things()`))), &t); err != nil {
		p.t.Fatal(err)
	}
	return &t
}

// use waits until a thing can be used and points at its middle.
func (p *page) use(name string, n int, point func(p *page, x, y float64)) {
	p.t.Helper()
	p.at(name, n, 0.5, point)
}

// at waits until a thing can be used and points at a share of its width.
func (p *page) at(name string, n int, share float64, point func(p *page, x, y float64)) {
	p.t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); p.ticks(1) {
		if list := p.things().List; find(list, name, n) >= 0 {
			th := list[find(list, name, n)]
			ratio := do(p, chromedp.Evaluate[float64](`(c => c.width / c.clientWidth)(document.querySelector("canvas"))`))
			x, y := th.At(float32(share))
			point(p, float64(x)/ratio, float64(y)/ratio)
			return
		}
	}
	p.t.Fatalf("there is no %s %d to be used; the page says %q", name, n, p.words())
}

// click clicks at a place of the page, in its pixels.
func (p *page) click(x, y float64) {
	p.t.Helper()
	for _, typ := range []input.DispatchMouseEventType{input.DispatchMouseEventTypeMouseMoved, input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseReleased} {
		p.mouse(typ, x, y)
		p.ticks(2)
	}
}

// mouse is one event of the mouse, whose button is the left one.
func (p *page) mouse(typ input.DispatchMouseEventType, x, y float64) {
	p.t.Helper()
	e := input.DispatchMouseEventParams{Type: typ, X: x, Y: y}
	if typ != input.DispatchMouseEventTypeMouseMoved {
		e.Button, e.ClickCount = input.MouseButtonLeft, 1
	}
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchMouseEvent, e)
		return err
	}))
}
