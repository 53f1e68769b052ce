//go:build linux && amd64

package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
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

// A browser lets nothing sound before somebody has touched the page; the title's
// music begins then.
func TestBrowserIsHeardAfterAKey(t *testing.T) {
	p := browse(t)
	do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, cdppage.AddScriptToEvaluateOnNewDocument,
			cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: tap})
		return err
	}))
	p.open(plain(t))
	p.scene("title")
	p.frames(8)
	if peak := do(p, chromedp.Evaluate[float64](`heard()`)); peak != 0 {
		t.Errorf("a peak of %v before anybody touched the page", peak)
	}
	p.key("ShiftLeft")
	do(p, chromedp.Poll[bool](`heard() > 0.003`, chromedp.WithPollingTimeout(patience)))
}
