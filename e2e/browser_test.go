//go:build linux && amd64

package e2e

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"ludotheque/e2e/guest"
)

// web builds the browser version once, and gives its folder.
var web = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(guest.Folder(), "web")
	cmd := exec.Command("../build/web", dir)
	// The smallest download is the script's affair, not the tests'.
	cmd.Env = append(os.Environ(), "BROTLI_QUALITY=4")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("build/web: %w\n%s", err, out)
	}
	return dir, nil
})

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

// page is a page of a headless Chromium.
type page struct {
	t   testing.TB
	ctx context.Context
}

// browse opens a headless Chromium with an empty page of 640 by 360: small, since
// a processor draws it.
func browse(t testing.TB) *page {
	t.Helper()
	path := findChromium(t)
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.WindowSize(640, 360),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "fr"), chromedp.Flag("accept-lang", "fr"))
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	ctx, cancel := chromedp.NewContext(allocator)
	t.Cleanup(cancel)
	p := &page{t: t, ctx: ctx}
	do(p, chromedp.EmulateViewport(640, 360))
	return p
}

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

// words is what the page shows in words, without waiting for anything.
func (p *page) words() string {
	ctx, cancel := context.WithTimeout(p.ctx, 5*time.Second)
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

// key presses and releases a key by its place on the keyboard ("Escape").
func (p *page) key(code string) {
	p.t.Helper()
	for _, typ := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeKeyDown, input.DispatchKeyEventTypeKeyUp} {
		do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: typ, Code: code, Key: code})
			return err
		}))
		p.frames(3)
	}
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

// plain serves the browser version as a host that knows nothing of it would,
// in a subfolder.
func plain(t *testing.T) string {
	t.Helper()
	guest.Consult(t)
	dir, err := web()
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/some/games/", http.StripPrefix("/some/games/", http.FileServer(http.Dir(dir))))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL + "/some/games/"
}

func TestBrowserOpens(t *testing.T) {
	p := browse(t)
	p.open(plain(t))
	p.scene("title")
	if r, g, b, _ := p.picture().At(4, 180).RGBA(); r+g+b == 0 {
		t.Error("the left edge of the title is black, not paper")
	}
}

// The little server of build/play negotiates the compression, which is the other
// way for the page to get the game; arguments go through the address.
func TestBrowserServed(t *testing.T) {
	p := browse(t)
	guest.Consult(t)
	dir, err := web()
	if err != nil {
		t.Fatal(err)
	}
	server := filepath.Join(t.TempDir(), "serve")
	if out, err := exec.Command("go", "build", "-o", server, "ludotheque/build/serve").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(server, "--listen", "127.0.0.1:0", dir, "--game", "bzzz", "--lang", "en", "--mute")
	says, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
	line, err := bufio.NewReader(says).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	address, _, _ := strings.Cut(line[strings.Index(line, "http://"):], " ")
	p.open(address)
	p.scene("bzzz turn 1 seat A")
	if taken := do(p, chromedp.Evaluate[string](`performance.getEntriesByType("resource").filter(r => r.name.includes("game.wasm")).map(r => r.name.replace(/.*\//, "").replace(/\?.*/, "")).join(" ")`)); strings.Contains(taken, ".gz") {
		t.Errorf("the page took %q although the server negotiates", taken)
	}
}

// A whole short game in the browser by keys alone, from its address to the
// results and on to the title; the browser has kept its record.
func TestBrowserWholeGame(t *testing.T) {
	p := browse(t)
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy&option=turns%3D16")
	p.scene("bzzz")
	deadline := time.Now().Add(2 * patience)
	for scene := ""; !strings.HasPrefix(scene, "results"); {
		if time.Now().After(deadline) {
			t.Fatalf("no results; the page says %q", p.words())
		}
		scene = do(p, chromedp.Evaluate[string](`window.ludotheque.scene`))
		switch {
		case strings.HasPrefix(scene, "pause"), strings.Contains(scene, "fight"):
			p.key("Escape")
		case strings.Contains(scene, "over"):
			p.key("Enter")
		case strings.Contains(scene, "seat A"):
			p.key("KeyT")
		}
		p.frames(4)
	}
	p.key("Escape")
	p.scene("title")
	if kept := do(p, chromedp.Evaluate[int](`Object.keys(localStorage).filter(k => k.includes("records/")).length`)); kept == 0 {
		t.Error("the browser kept no record of the game")
	}
}

// A whole game of C'est du brutal ! in the browser by keys alone: a ready-made
// team, the rest placed, mêlées skipped, truces without orders.
func TestBrowserWholeBrawl(t *testing.T) {
	p := browse(t)
	do(p, chromedp.EmulateViewport(320, 180)) // many pictures, and what they show is not looked at
	p.open(plain(t) + "?game=brutal&seed=3&seats=human,easy")
	p.scene("brutal setup")
	deadline := time.Now().Add(2 * patience)
	for scene := ""; !strings.HasPrefix(scene, "results"); {
		if time.Now().After(deadline) {
			t.Fatalf("no results; the page says %q", p.words())
		}
		scene = do(p, chromedp.Evaluate[string](`window.ludotheque.scene`))
		switch {
		case strings.HasPrefix(scene, "pause"):
			p.key("Escape")
		case strings.HasPrefix(scene, "brutal melee"):
			p.key("PageDown") // to its end
		case strings.HasPrefix(scene, "brutal post"):
			p.key("PageDown") // places the rest
			p.frames(4)
			p.key("Enter")
		case strings.HasPrefix(scene, "brutal setup"), strings.HasPrefix(scene, "brutal truce"), strings.HasPrefix(scene, "brutal reveal"):
			p.key("Enter")
		}
		p.frames(8)
	}
}

// A browser that forbids storage is no reason not to play.
func TestBrowserWithoutStorage(t *testing.T) {
	p := browse(t)
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{
			Source: `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });`})
		return err
	}))
	p.open(plain(t))
	p.scene("title")
}

// What is wrong with an address is said on the page, with a way on.
func TestBrowserRefusesAnAddress(t *testing.T) {
	p := browse(t)
	p.open(plain(t) + "?lang=de")
	do(p, chromedp.Poll[bool](`!document.getElementById("again").hidden`, chromedp.WithPollingTimeout(patience)))
	if words := p.words(); !strings.Contains(words, "give fr or en") || !strings.Contains(words, "Jouer quand même") {
		t.Errorf("the page says %q", words)
	}
	p.again()
	p.scene("title")
}

// A download that breaks off is said, and tried again when asked.
func TestBrowserDownloadBreaksOff(t *testing.T) {
	guest.Consult(t)
	dir, err := web()
	if err != nil {
		t.Fatal(err)
	}
	whole := http.FileServer(http.Dir(dir))
	var broken atomic.Bool
	broken.Store(true)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if broken.Load() && strings.Contains(r.URL.Path, "game.wasm") {
			w.Header().Set("Content-Length", "1000000")
			w.Write([]byte{0x1f, 0x8b, 8, 0})
			return
		}
		whole.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	p := browse(t)
	p.open(server.URL)
	do(p, chromedp.Poll[bool](`!document.getElementById("again").hidden`, chromedp.WithPollingTimeout(patience)))
	if words := p.words(); !strings.Contains(words, "pas pu être téléchargé") {
		t.Errorf("the page says %q", words)
	}
	broken.Store(false)
	p.again()
	p.scene("title")
}

// touch puts a finger on a place of the page, in its pixels, and takes it away.
func (p *page) touch(x, y float64) {
	p.t.Helper()
	for _, e := range []input.DispatchTouchEventParams{
		{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}}},
		{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}},
	} {
		do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, e)
			return err
		}))
		p.frames(3)
	}
}

// A finger on a name opens the keyboard of the page: the name is written into
// a field that lies over it, and the game cleans it.
func TestBrowserWritesAName(t *testing.T) {
	p := browse(t)
	p.open(plain(t))
	p.scene("title")
	p.key("Enter")
	p.scene("lobby")
	p.touch(320, 12)
	const name = `[...document.querySelectorAll("input.field")].find(f => f.maxLength === 16 && f.style.display === "")`
	do(p, chromedp.Poll[bool](`!!(`+name+`)`, chromedp.WithPollingTimeout(patience)))
	at := do(p, chromedp.Evaluate[[]float64](`(r => [r.x + r.width / 2, r.y + r.height / 2])(`+name+`.getBoundingClientRect())`))
	p.touch(at[0], at[1])
	do(p, chromedp.Poll[bool](`document.activeElement === `+name, chromedp.WithPollingTimeout(patience)))
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: "  Zoé "})
		return err
	}))
	if written := do(p, chromedp.Evaluate[string](name+`.value`)); written != "  Zoé " {
		t.Errorf("the field says %q", written)
	}
	p.key("Enter")
	do(p, chromedp.Poll[bool](`document.activeElement.tagName === "CANVAS" && `+name+`.value === "Zoé"`, chromedp.WithPollingTimeout(patience)))
}
