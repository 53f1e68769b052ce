//go:build linux && amd64

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// tap listens to what a page sends to the loudspeakers: heard() is the peak of
// the last 43 ms, 0 before anything was connected.
const tap = `
const connect = AudioNode.prototype.connect;
window.heard = () => 0;
AudioNode.prototype.connect = function(to, ...rest) {
	if (to instanceof AudioDestinationNode) {
		const ear = this.context.createAnalyser();
		connect.call(this, ear);
		window.heard = () => {
			const x = new Float32Array(ear.fftSize);
			ear.getFloatTimeDomainData(x);
			return x.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
		};
	}
	return connect.call(this, to, ...rest);
};`

// insecure takes away what browsers give to pages with a secure address alone, as far as sound is
// concerned.
const insecure = `Object.defineProperty(BaseAudioContext.prototype, "audioWorklet", { value: undefined });`

// A browser plays no sound before the page was touched; the title's music begins then, whatever
// touches it, also where the address of the page is not secure, as that of a table in the local network.
func TestBrowserSoundsAfterTheFirstGesture(t *testing.T) {
	t.Parallel()
	url := plain(t)
	for _, g := range []struct {
		name   string
		before string
		make   func(p *page)
	}{
		{"key", "", func(p *page) { p.key("ShiftLeft") }},
		{"mouse", "", func(p *page) { p.click(4, 170) }},
		{"finger", "", func(p *page) { p.touch(4, 170) }},
		{"insecure", insecure, func(p *page) { p.touch(4, 170) }},
	} {
		t.Run(g.name, func(t *testing.T) {
			if g.name == "key" || g.name == "mouse" {
				guest.Long(t)
			}
			p := browse(t)
			p.before(tap)
			p.before(g.before)
			p.open(url)
			p.scene("title")
			p.frames(8)
			if peak := do(p, chromedp.Evaluate[float64](`heard()`)); peak != 0 {
				t.Errorf("a peak of %v before anybody touched the page", peak)
			}
			g.make(p)
			p.truth(`heard() > 0.003`)
		})
	}
}
