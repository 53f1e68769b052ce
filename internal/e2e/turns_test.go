//go:build linux && amd64

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// BenchmarkHardTurns lets the computer players of every game think in a headless
// Chromium, and reports what that costs the page, in milliseconds of the
// processor time of its thread: what others take on a busy machine does not
// count, nor what stands in for a graphics card, which is another process.
//
//   - frame: all that a frame does, Update and Draw and the calls to WebGL
//   - slice: the longest piece of thinking between two frames, which is how long
//     it can hold up the second
//   - held: both together, how late a frame can be
//
// PACE_PAGE names a folder of build/web; without it the page is built.
func BenchmarkHardTurns(b *testing.B) {
	server := httptest.NewServer(http.FileServer(http.Dir(pageFolder(b))))
	b.Cleanup(server.Close)
	for _, c := range games() {
		b.Run(c.id, func(b *testing.B) {
			var all costs
			for b.Loop() {
				p := browse(b)
				do(p, chromedp.EmulateViewport(320, 180))
				p.open(server.URL + "/?seed=3&lang=en&" + c.hardest())
				p.scene(c.from)
				p.lasts(5) // everything is in the atlas then, and compiled
				stop := p.record()
				p.lasts(20)
				all = append(all, stop()...)
				b.Logf("%s: %s", c.id, p.words())
			}
			all.report(b)
		})
	}
}

// pageFolder is the browser version.
func pageFolder(b *testing.B) string {
	if dir := os.Getenv("PACE_PAGE"); dir != "" {
		return dir
	}
	dir, err := web()
	if err != nil {
		b.Fatal(err)
	}
	return dir
}

// cost is what a frame cost the page's thread, in ms of processor time, and the
// longest task of the program since the frame before.
type cost struct{ frame, slice float64 }

type costs []cost

func (c costs) report(b *testing.B) {
	b.ReportMetric(float64(len(c)), "frames")
	for _, m := range []struct {
		name string
		of   func(cost) float64
	}{
		{"frame", func(c cost) float64 { return c.frame }},
		{"slice", func(c cost) float64 { return c.slice }},
		{"held", func(c cost) float64 { return c.frame + c.slice }},
	} {
		v := make([]float64, len(c))
		for i := range c {
			v[i] = m.of(c[i])
		}
		slices.Sort(v)
		b.ReportMetric(v[len(v)/2], m.name+"-median-ms")
		b.ReportMetric(v[len(v)*99/100], m.name+"-p99-ms")
		b.ReportMetric(v[len(v)-1], m.name+"-max-ms")
	}
}

// lasts lets a number of seconds of the page's time pass. It asks for no frame: that
// would be one more to count.
func (p *page) lasts(seconds int) {
	p.t.Helper()
	do(p, chromedp.Evaluate[bool](fmt.Sprintf(`new Promise(done => setTimeout(() => done(true), %d))`, seconds*1000),
		func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
}

// record begins to note what the page's thread does; the function that it gives
// ends that and tells every frame in between.
func (p *page) record() func() costs {
	p.t.Helper()
	type event struct {
		Name     string
		Ts       float64
		Dur      float64
		Tdur     float64
		Pid, Tid int
	}
	var lock sync.Mutex
	var events []event
	done := make(chan bool, 1)
	ctx, cancel := context.WithCancel(p.ctx)
	err := chromedp.Listen(ctx, func(e any) {
		lock.Lock()
		defer lock.Unlock()
		switch e := e.(type) {
		case *tracing.EventDataCollected:
			for _, v := range e.Value {
				var x event
				if json.Unmarshal(v, &x) == nil && (x.Name == "FireAnimationFrame" || x.Name == "FunctionCall") {
					events = append(events, x)
				}
			}
		case *tracing.EventTracingComplete:
			done <- e.DataLossOccurred
		}
	})
	if err != nil {
		p.t.Fatal(err)
	}
	do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, tracing.Start, tracing.StartParams{
			TransferMode: tracing.StartTransferModeReportEvents,
			TraceConfig:  &tracing.TraceConfig{IncludedCategories: []string{"devtools.timeline"}},
		})
		return err
	}))
	return func() costs {
		defer cancel()
		do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			_, err := cdp.Call(ctx, target, tracing.End, cdp.Empty{})
			return err
		}))
		select {
		case lost := <-done:
			if lost {
				p.t.Fatal("the browser lost a part of what it noted")
			}
		case <-time.After(patience):
			p.t.Fatal("the browser does not tell what it noted")
		}
		lock.Lock()
		defer lock.Unlock()
		slices.SortFunc(events, func(a, b event) int { return int(a.Ts - b.Ts) })
		first := slices.IndexFunc(events, func(e event) bool { return e.Name == "FireAnimationFrame" })
		if first < 0 {
			p.t.Fatal("no frame was noted")
		}
		main := events[first]
		var all costs
		var now cost
		end := 0.0
		for _, e := range events {
			if e.Pid != main.Pid || e.Tid != main.Tid || e.Ts < end {
				continue // another thread, or a part of the one before
			}
			end = e.Ts + e.Dur
			if e.Name == "FunctionCall" {
				now.slice = max(now.slice, e.Tdur/1e3)
				continue
			}
			now.frame = e.Tdur / 1e3
			all = append(all, now)
			now = cost{}
		}
		return all
	}
}
