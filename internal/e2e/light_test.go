//go:build linux && amd64

package e2e

import (
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ludotheque/internal/packed"
	"ludotheque/scenes/trace"
)

// frames counts the frames of a page.
const frames = `
window.frames = 0;
const count = () => { window.frames++; requestAnimationFrame(count); };
requestAnimationFrame(count);`

// still has a page ask for less motion, so that its screens rest soon.
const still = `
const ask = window.matchMedia.bind(window);
window.matchMedia = query => query.includes("reduced-motion") ? { matches: true, addEventListener() {} } : ask(query);`

// BenchmarkLightInTheBrowser prints, for each game, what its pictures cost beside those of an empty page
// in which a square moves, in one run at 1280 by 720: pictures a second while computers play, the
// processor time of one, the longest update and gap in the first seconds, and what the game costs while
// it waits for a person, beside an empty page that draws nothing. Processor times are those of all
// processes of Chromium.
func BenchmarkLightInTheBrowser(b *testing.B) {
	const (
		entering = 3 * time.Second // after the game has come
		playing  = 8 * time.Second
		waiting  = 6 * time.Second // until a screen rests
	)
	ours := pageFolder(b)
	empty := filepath.Join(b.TempDir(), "empty")
	cmd := exec.Command("../../build/web", empty, "./internal/e2e/empty")
	cmd.Env = append(os.Environ(), "ZSTD_LEVEL=3")
	if out, err := cmd.CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	serve := func(dir string) string {
		server := httptest.NewServer(packed.Handler(os.DirFS(dir)))
		b.Cleanup(server.Close)
		return server.URL
	}
	none, program := serve(empty), serve(ours)
	type looked struct {
		rate, painted, cost float64 // frames, pictures and milliseconds of processor a second
		first               trace.Pace
	}
	// look opens a page, lets it be for a while, and measures it. The gap is a frame's where nothing is slow.
	look := func(url, scene string, before, during time.Duration, scripts ...string) (l looked) {
		p := browse(b)
		defer p.close()
		do(p, chromedp.EmulateViewport(1280, 720))
		for _, s := range append(scripts, frames) {
			p.before(s)
		}
		p.open(url)
		p.scene(scene)
		ask := func() trace.Pace { return do(p, chromedp.Evaluate[trace.Pace](`ludotheque.pace()`)) }
		ask()
		time.Sleep(before)
		l.first = ask()
		count := func() float64 { return do(p, chromedp.Evaluate[float64](`window.frames`)) }
		n, begin, spent := count(), time.Now(), chromiumTime(b)
		time.Sleep(during)
		n = count() - n
		took := time.Since(begin).Seconds()
		l.rate, l.painted, l.cost = n/took, float64(ask().Pictures)/took, (chromiumTime(b)-spent)/took
		return l
	}
	for b.Loop() {
		moving := look(none+"/?moving", "empty", entering, playing)
		resting := look(none+"/?resting", "empty", waiting, playing)
		b.Logf("%-10s %5.1f pictures a second, %4.0f ms each; at rest %4.0f ms a second", "empty", moving.rate, moving.cost/moving.rate, resting.cost)
		title := look(program+"/?mute", "title", waiting, playing, still)
		b.Logf("%-10s at rest %4.0f ms a second (%.1f), %.1f pictures", "title", title.cost, title.cost/resting.cost, title.painted)
		for _, g := range []struct{ id, all, one string }{
			{"bzzz", "normal,normal,normal,normal", "human,normal,normal,normal"},
			{"trichrome", "normal,normal,normal", "human,normal,normal"},
			{"brutal", "normal,normal", "human,normal"},
			{"aquariom", "normal,normal,normal,normal", "human,normal,normal,normal"},
			{"empire", "normal,normal", "human,normal"},
		} {
			match := fmt.Sprintf("%s/?mute&game=%s&seed=7&seats=", program, g.id)
			on := look(match+g.all, g.id, entering, playing)
			off := look(match+g.one, g.id, waiting, playing, still)
			b.Logf("%-10s %5.1f pictures a second (%.2f; %.1f painted), %4.0f ms each (%.1f), at first updates of %3.0f ms and gaps of %4.0f ms; waiting %4.0f ms a second (%.1f), %.1f pictures",
				g.id, on.rate, on.rate/moving.rate, on.painted, on.cost/on.rate, on.cost/on.rate/(moving.cost/moving.rate), on.first.Update, on.first.Gap,
				off.cost, off.cost/resting.cost, off.painted)
		}
	}
}

// chromiumTime returns the milliseconds of processor time that all processes of Chromium have taken.
func chromiumTime(b *testing.B) float64 {
	b.Helper()
	const tick = 10 // milliseconds: USER_HZ is 100 on every Linux
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		b.Fatal(err)
	}
	sum := 0
	for _, name := range stats {
		text, err := os.ReadFile(name)
		if err != nil {
			continue // it has ended
		}
		program, rest, ok := strings.Cut(string(text), ") ")
		if fields := strings.Fields(rest); ok && strings.Contains(program, "(chrom") && len(fields) > 12 {
			for _, f := range fields[11:13] {
				n, err := strconv.Atoi(f)
				if err != nil {
					b.Fatal(err)
				}
				sum += n
			}
		}
	}
	return float64(sum * tick)
}
