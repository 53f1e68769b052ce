//go:build linux && amd64

package e2e

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// spedUp makes a page's time pass four times as fast, and keeps its memory where it can
// be asked for. Ebitengine makes up for as many ticks before a frame.
const spedUp = `
	const now = performance.now.bind(performance);
	performance.now = () => 4 * now();
	for (const way of ["instantiate", "instantiateStreaming"]) {
		const old = WebAssembly[way].bind(WebAssembly);
		WebAssembly[way] = async (...args) => {
			const made = await old(...args);
			window.programsMemory = (made.instance || made).exports.mem;
			return made;
		};
	}`

// BenchmarkMemoryInTheBrowser plays ten minutes of Aquar.iom with sixteen hard players
// in a headless Chromium, in ticks of the program and so on any machine, and reports
// how large the program's memory has become. It never shrinks in a browser.
func BenchmarkMemoryInTheBrowser(b *testing.B) {
	server := httptest.NewServer(http.FileServer(http.Dir(pageFolder(b))))
	b.Cleanup(server.Close)
	all := games()
	game := all[slices.IndexFunc(all, func(p player) bool { return p.id == "aquariom" })]
	for b.Loop() {
		p := browse(b)
		do(p, chromedp.EmulateViewport(320, 180))
		p.before(spedUp)
		p.open(server.URL + "/?mute&seed=3&lang=en&" + game.hardest() + "&option=turns=6000")
		p.scene(game.from)
		megabytes := func() float64 {
			return do(p, chromedp.Evaluate[float64](`programsMemory.buffer.byteLength / 1e6`))
		}
		first := megabytes()
		const minute = 60 * 60
		for next := 0; next <= 10*minute; time.Sleep(time.Second) {
			if ticks, turn := p.aquariomTurn(); ticks >= next {
				b.Logf("after %d ticks, in turn %d: %.0f MB", ticks, turn, megabytes())
				next += minute
			}
		}
		b.ReportMetric(first, "first-MB")
		b.ReportMetric(megabytes(), "MB")
	}
}
