//go:build linux && amd64

package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// caches is how many versions of the game the browser keeps.
const caches = `caches.keys().then(all => all.filter(name => name.startsWith("ludotheque ")).length)`

// A game that was open once starts without the network. A newer version is kept beside
// it and offered on the title, in no match; who takes it has it at once, and it alone.
// Another tab goes on as it is, and can take it too.
func TestBrowserStartsOfflineAndOffersNewerVersions(t *testing.T) {
	long(t)
	t.Parallel()
	dir := built(t)
	html, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	id := regexp.MustCompile(`data-build="([0-9a-f]+)"`).FindStringSubmatch(string(html))[1]
	if there, err := os.ReadFile(filepath.Join(dir, "VERSION")); err != nil || string(there) != id+"\n" {
		t.Errorf("the host says that build %q is there (%v), and the page is %s", there, err, id)
	}
	const newer = "0123456789ab"
	var state atomic.Int32 // 0: this version, 1: no network, 2: a newer version
	host := bare(dir)
	mux := http.NewServeMux()
	mux.Handle("/some/games/", http.StripPrefix("/some/games/", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		switch {
		case state.Load() == 1:
			panic(http.ErrAbortHandler)
		case state.Load() == 2 && (name == "" || name == "sw.js"):
			if name == "" {
				name = "index.html"
				w.Header().Set("Content-Type", "text/html")
			} else {
				w.Header().Set("Content-Type", "text/javascript")
			}
			data, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Error(err)
			}
			w.Write([]byte(strings.ReplaceAll(string(data), id, newer)))
		default:
			host.ServeHTTP(w, r)
		}
	})))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	url := server.URL + "/some/games/"
	number := func(p *page) string { return do(p, chromedp.Evaluate[string](`document.body.dataset.build`)) }
	waits := func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }

	p := browse(t)
	p.settled()
	p.open(url)
	p.scene("title")
	do(p, chromedp.Evaluate[bool](`navigator.serviceWorker.ready.then(() => true)`, waits))
	state.Store(1)
	p.open(url + "?game=bzzz&seed=3")
	p.scene("bzzz")
	state.Store(2)
	// Opened again while the host has a newer version already.
	p.open(url + "?game=bzzz&seed=3")
	p.scene("bzzz")
	p.truth(`ludotheque.look`)
	do(p, chromedp.Evaluate[bool](`new Promise(async done => {
		const r = await navigator.serviceWorker.ready;
		await ludotheque.look(); // as the game has it done, when the settings let it
		const look = () => r.waiting ? done(true) : setTimeout(look, 50);
		look();
	})`, waits))
	p.truth(`document.getElementById("newer").textContent`)
	if !do(p, chromedp.Evaluate[bool](`document.getElementById("newer").hidden`)) || number(p) != id {
		t.Error("a newer version shows itself in a match")
	}
	p.open(url)
	p.scene("title")
	p.truth(`!document.getElementById("newer").hidden`)
	if n := do(p, chromedp.Evaluate[int](caches, waits)); n != 2 || number(p) != id {
		t.Errorf("%d versions are kept, and number %s is open, before the newer one was taken", n, number(p))
	}
	q := p.tab()
	q.open(url)
	q.scene("title")
	q.truth(`!document.getElementById("newer").hidden`)
	const take = `document.getElementById("newer").click(), true`
	do(p, chromedp.Evaluate[bool](take))
	p.reaches(`document.body.dataset.build === "` + newer + `"`)
	p.scene("title")
	if number(q) != id {
		t.Error("another tab is loaded anew since this one took the newer version")
	}
	do(q, chromedp.Evaluate[bool](take))
	q.reaches(`document.body.dataset.build === "` + newer + `"`)
	q.scene("title")
	if n := do(p, chromedp.Evaluate[int](caches, waits)); n != 1 {
		t.Errorf("%d versions are kept after the newer one was taken", n)
	}
}
