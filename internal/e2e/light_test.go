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
)

// pictures counts the pictures of a page and notes the longest time between two of them, in
// milliseconds.
const pictures = `
window.pictures = 0;
window.gap = 0;
let latest = 0;
const count = now => {
	if (latest) window.gap = Math.max(window.gap, now - latest);
	latest = now;
	window.pictures++;
	requestAnimationFrame(count);
};
requestAnimationFrame(count);`

// BenchmarkLightInTheBrowser prints, for each game, what its pictures cost beside those of an empty page
// in which a square moves, in one run at 1280 by 720: pictures a second while computers play, the
// processor time of one, the longest gap while it is entered, and what the game costs while it
// waits for a person, beside an empty page. Processor times are those of all processes of Chromium.
func BenchmarkLightInTheBrowser(b *testing.B) {
	const (
		entering = 4 * time.Second  // after the game has come
		playing  = 15 * time.Second // pictures are counted
		waiting  = 16 * time.Second // until a screen rests
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
	// look opens a page, lets it be for a while, and returns pictures a second, milliseconds of processor a
	// second, and the longest gap in the time before.
	look := func(url, scene string, before time.Duration) (rate, cost, gap float64) {
		p := browse(b)
		defer p.close()
		do(p, chromedp.EmulateViewport(1280, 720))
		p.before(pictures)
		p.open(url)
		p.scene(scene)
		do(p, chromedp.Evaluate[float64](`window.gap = 0`))
		time.Sleep(before)
		gap = do(p, chromedp.Evaluate[float64](`window.gap`))
		n, begin, spent := do(p, chromedp.Evaluate[float64](`window.pictures`)), time.Now(), chromiumTime(b)
		time.Sleep(playing)
		n = do(p, chromedp.Evaluate[float64](`window.pictures`)) - n
		took := time.Since(begin).Seconds()
		return n / took, (chromiumTime(b) - spent) / took, gap
	}
	for b.Loop() {
		rate, cost, gap := look(none+"/?moving", "empty", entering)
		_, resting, _ := look(none, "empty", waiting)
		b.Logf("%-10s %5.1f pictures a second, %4.0f ms each, longest gap %4.0f ms; at rest %4.0f ms a second", "empty", rate, cost/rate, gap, resting)
		for _, g := range []struct{ id, all, one string }{
			{"bzzz", "normal,normal,normal,normal", "human,normal,normal,normal"},
			{"trichrome", "normal,normal,normal", "human,normal,normal"},
			{"brutal", "normal,normal", "human,normal"},
			{"aquariom", "normal,normal,normal,normal", "human,normal,normal,normal"},
			{"empire", "human,normal", "human,normal"},
		} {
			r, c, longest := look(fmt.Sprintf("%s/?mute&game=%s&seed=7&seats=%s", program, g.id, g.all), g.id, entering)
			_, rest, _ := look(fmt.Sprintf("%s/?mute&game=%s&seed=7&seats=%s", program, g.id, g.one), g.id, waiting)
			b.Logf("%-10s %5.1f pictures a second (%.2f), %4.0f ms each (%.1f), longest gap %4.0f ms; waiting %4.0f ms a second (%.1f)",
				g.id, r, r/rate, c/r, c/r/(cost/rate), longest, rest, rest/resting)
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
