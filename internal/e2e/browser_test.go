//go:build linux && amd64

package e2e

import (
	"bufio"
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// bare is the browser version on a host that knows nothing of it: it compresses
// nothing, sends no header of its own, takes whatever it does not know for bytes,
// and WebAssembly for a text.
func bare(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		kind, known := map[string]string{
			".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".wasm": "text/plain", ".svg": "image/svg+xml",
		}[filepath.Ext(name)]
		if !known {
			kind = "application/octet-stream"
		}
		data, err := os.ReadFile(filepath.Join(dir, filepath.Base(name)))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", kind)
		w.Write(data)
	})
}

// plain serves the browser version from a subfolder of such a host.
func plain(t *testing.T) string {
	t.Helper()
	dir := built(t)
	mux := http.NewServeMux()
	mux.Handle("/some/games/", http.StripPrefix("/some/games/", bare(dir)))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL + "/some/games/"
}

func TestBrowserOpens(t *testing.T) {
	t.Parallel()
	p := browse(t)
	p.drawn()
	p.open(plain(t))
	p.scene("title")
	if r, g, b, _ := p.picture().At(4, 180).RGBA(); r+g+b == 0 {
		t.Error("the left edge of the title is black, not paper")
	}
	// The full-screen button appears when the pointer moves, and goes again.
	const shown = `!!document.elementFromPoint(innerWidth - 30, 30).closest("#full.shown")`
	for deadline := time.Now().Add(patience); !do(p, chromedp.Evaluate[bool](shown)); p.mouse(input.DispatchMouseEventTypeMouseMoved, 610, 30) {
		if time.Now().After(deadline) {
			t.Fatal("no button of full screen in the corner of the title")
		}
	}
}

// The little server of build/play hands arguments on through the address.
func TestBrowserServed(t *testing.T) {
	t.Parallel()
	p := browse(t)
	dir := built(t)
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
}

// A browser that forbids storage is no reason not to play.
func TestBrowserWithoutStorage(t *testing.T) {
	t.Parallel()
	p := browse(t)
	p.before(`for (const kind of ["localStorage", "indexedDB"])
		Object.defineProperty(window, kind, { get() { throw new DOMException("no", "SecurityError"); } });`)
	p.open(plain(t))
	p.scene("title")
}

// A browser that cannot draw the game says so, with what to do, and goes on saying it: the
// download has begun by then.
func TestBrowserWithoutGraphics(t *testing.T) {
	t.Parallel()
	p := browse(t)
	p.before(`HTMLCanvasElement.prototype.getContext = () => null;`)
	p.open(plain(t))
	for range 2 {
		p.frames(10)
		if words := p.words(); !strings.Contains(words, "WebGL 2") || !strings.Contains(words, "accélération graphique") || strings.Contains(words, "Mo sur") {
			t.Errorf("the page says %q", words)
		}
	}
}

// The page says what is wrong with an address, and leads on.
func TestBrowserRefusesAnAddress(t *testing.T) {
	long(t)
	t.Parallel()
	p := browse(t)
	p.open(plain(t) + "?lang=de")
	do(p, chromedp.Poll[bool](`!document.getElementById("again").hidden`, chromedp.WithPollingTimeout(patience)))
	if words := p.words(); !strings.Contains(words, "give fr or en") || !strings.Contains(words, "Jouer quand même") {
		t.Errorf("the page says %q", words)
	}
	p.again()
	p.scene("title")
}

// A finger on a name opens the keyboard of the page: the name is written into
// a field that lies over it, and the game cleans it.
func TestBrowserWritesAName(t *testing.T) {
	t.Parallel()
	guest.Long(t)
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
