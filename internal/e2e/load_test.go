//go:build linux && amd64

package e2e

import (
	"context"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
	"ludotheque/internal/packed"
)

// arrival notes when the screen that is awaited was there: in the second frame
// that the page shows after the program has named it, so that it has been drawn.
const arrival = `
const wait = () => {
	const scene = window.ludotheque && window.ludotheque.scene;
	if (window.ludotheque && window.ludotheque.shown && (scene === "title" || scene === "empty")) {
		requestAnimationFrame(() => { window.arrived = performance.now(); });
		return;
	}
	requestAnimationFrame(wait);
};
requestAnimationFrame(wait);`

// BenchmarkTitleInTheBrowser opens an empty Ebitengine page and ours in turn, in
// the same Chromium and with the same shell around them, and reports the medians
// of the milliseconds from the address to the title, and to the empty frame.
// Each start has a profile of its own, as a visitor who was never there: in the same one
// the page's service worker would bring the game, and the browser what it compiled last
// time. The server declares what it sends packed. Both fill 1280 by 720. The network is not
// intercepted, since then the browser copies every response, unpacked.
func BenchmarkTitleInTheBrowser(b *testing.B) {
	ours := pageFolder(b)
	empty := filepath.Join(b.TempDir(), "empty")
	cmd := exec.Command("../../build/web", empty, "./internal/e2e/empty")
	cmd.Env = append(os.Environ(), "ZSTD_LEVEL=3")
	if out, err := cmd.CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	var url [2]string
	for i, dir := range []string{empty, ours} {
		server := httptest.NewServer(packed.Handler(os.DirFS(dir)))
		b.Cleanup(server.Close)
		url[i] = server.URL + "/?mute"
	}
	url[0] = url[0][:len(url[0])-len("?mute")] // it takes no arguments
	var took [2][]float64
	for b.Loop() {
		for i := range url {
			p := browse(b)
			do(p, chromedp.EmulateViewport(1280, 720))
			do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, network.Disable, cdp.Empty{})
				return err
			}))
			p.before(arrival)
			p.open(url[i])
			do(p, chromedp.Poll[bool](`window.arrived > 0`, chromedp.WithPollingTimeout(patience)))
			took[i] = append(took[i], do(p, chromedp.Evaluate[float64](`window.arrived`)))
			p.close()
		}
	}
	b.Logf("empty %.0f, title %.0f", took[0], took[1])
	none, title := guest.Median(took[0]), guest.Median(took[1])
	b.ReportMetric(none, "empty-ms")
	b.ReportMetric(title, "title-ms")
	b.ReportMetric(title/none, "ratio")
}

// A browser keeps the compiled code of the game between visits only if it compiles the
// response as it came, by its address.
func TestBrowserCompilesWhatItCanKeep(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(packed.Handler(os.DirFS(built(t))))
	defer server.Close()
	p := browse(t)
	p.before(`
	const compile = WebAssembly.compileStreaming;
	WebAssembly.compileStreaming = async source => {
		const response = await source;
		window.compiled = response.url;
		return compile(response);
	};`)
	p.open(server.URL)
	p.scene("title")
	if got := do(p, chromedp.Evaluate[string](`window.compiled`)); !strings.Contains(got, "/game.wasm.zst?") {
		t.Errorf("the address of what was compiled is %q", got)
	}
}
