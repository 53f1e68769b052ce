//go:build linux && amd64

package e2e

import (
	"context"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// spy tells the page around a frame, in window.inner, what the frame shows.
const spy = `
if (window === window.top) addEventListener("message", e => { if (e.data.inner) window.inner = e.data.inner; });
else setInterval(() => top.postMessage({ inner: {
	scene: window.ludotheque && window.ludotheque.scene || "",
	words: document.body && document.body.innerText || "",
	said: window.ludotheque && window.ludotheque.things ? JSON.parse(window.ludotheque.things()).said || [] : [],
} }, "*"), 50);`

// around is a page of some height that shows another in a frame. It has a field
// that holds the keyboard at first.
func around(frame, sandbox string) string {
	if sandbox != "" {
		sandbox = `sandbox="` + sandbox + `"`
	}
	return fmt.Sprintf(`<!doctype html><meta charset="utf-8"><body style="margin:0;height:3000px">
<iframe src="%s" %s style="border:0;width:640px;height:340px;display:block" allow="gamepad; fullscreen"></iframe>
<button id="field" autofocus>page</button><script>document.getElementById("field").focus()</script>`, html.EscapeString(frame), sandbox)
}

// scrolling are keys by which a browser moves a page, with what Windows calls them:
// without that number Chromium does nothing of its own.
var scrolling = map[string]int64{"ArrowDown": 40, "PageDown": 34, "Space": 32, "End": 35}

// scrollKey presses a key by which a browser moves a page.
func (p *page) scrollKey(code string) {
	p.t.Helper()
	for _, typ := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
		do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			key := code
			if key == "Space" {
				key = " "
			}
			_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: typ, Code: code, Key: key, WindowsVirtualKeyCode: scrolling[code]})
			return err
		}))
		p.frames(3)
	}
}

// A page of another, or of the same, origin shows the game in a frame: it loads
// there, takes the keyboard at the first click and not before, and its keys and
// wheel do not move the page around it.
func TestBrowserInAFrame(t *testing.T) {
	long(t)
	t.Parallel()
	game := bare(built(t))
	open := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		game.ServeHTTP(w, r)
	})
	for _, tt := range []struct {
		name, sandbox string
		same          bool
		host          http.Handler
	}{
		{"same origin", "", true, game},
		{"another origin", "", false, game},
		// Such a frame has no origin: only public files load, and
		// there is no storage at all.
		{"locked in", "allow-scripts", false, open},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.name != "locked in" { // which is where most can go wrong
				guest.Long(t)
			}
			var frame string
			mux := http.NewServeMux()
			mux.HandleFunc("/around", func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", "text/html")
				fmt.Fprint(w, around(frame, tt.sandbox))
			})
			mux.Handle("/", tt.host)
			portal, other := httptest.NewServer(mux), httptest.NewServer(tt.host)
			defer portal.Close()
			defer other.Close()
			frame = other.URL + "/"
			if tt.same {
				frame = portal.URL + "/"
			}
			p := browse(t)
			p.watched()
			p.before(spy)
			p.open(portal.URL + "/around")
			p.truth(`window.inner && inner.scene === "title"`)
			const unsaved = "enregistrer ici" // notice.store.open
			if tt.sandbox != "" {
				p.truth(`inner.said.some(s => s.includes("` + unsaved + `"))`)
			}
			if got := do(p, chromedp.Evaluate[string](`document.activeElement.id`)); got != "field" {
				t.Errorf("the keyboard went to %q although nobody clicked", got)
			}
			p.scrollKey("ArrowDown")
			p.truth(`scrollY > 0`)
			do(p, chromedp.Evaluate[bool](`scrollTo(0, 0), true`))
			p.truth(`scrollY === 0`)

			do(p, chromedp.MouseClickXY(4, 170))
			p.truth(`document.activeElement.tagName === "IFRAME"`)
			for code := range scrolling {
				if code != "Space" {
					p.scrollKey(code)
				}
			}
			do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseWheel, X: 4, Y: 170, DeltaX: 1, DeltaY: 200})
				return err
			}))
			p.frames(10)
			if y := do(p, chromedp.Evaluate[float64](`scrollY`)); y != 0 {
				t.Errorf("the page around moved by %v", y)
			}
			p.scrollKey("Space")
			p.truth(`inner.scene && inner.scene !== "title"`)
			if y := do(p, chromedp.Evaluate[float64](`scrollY`)); y != 0 {
				t.Errorf("Space moved the page around by %v", y)
			}
			if said := do(p, chromedp.Evaluate[string](`inner.said.join("; ")`)); tt.sandbox == "" && strings.Contains(said, unsaved) {
				t.Errorf("a frame that has its storage says %q", said)
			}
		})
	}
}

// A frame that may not even load its own files says so, with a way out.
func TestBrowserLockedOut(t *testing.T) {
	t.Parallel()
	game := bare(built(t))
	var frame string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/around" {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, around(frame, "allow-scripts"))
			return
		}
		game.ServeHTTP(w, r)
	}))
	defer server.Close()
	frame = server.URL + "/"
	p := browse(t)
	p.before(spy)
	p.open(server.URL + "/around")
	p.truth(`window.inner && inner.words.includes("sandbox")`)
	if words := do(p, chromedp.Evaluate[string](`inner.words`)); !strings.Contains(words, frame) || !strings.Contains(words, "Ouvrir un onglet") {
		t.Errorf("the frame says %q", words)
	}
}
