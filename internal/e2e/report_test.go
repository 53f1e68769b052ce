//go:build linux && amd64

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestBrowserReadsALeaguesReport looks at a report on a phone and on a laptop: nothing is
// pushed aside, no text is small, and the keyboard alone reaches what can be pressed.
func TestBrowserReadsALeaguesReport(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(dir, "tonight.toml")
	league := `name = "A league with quite a long name"
game = "aquariom"
rounds = 1
[options]
turns = 40
[[bot]]
level = "novice"
[[bot]]
level = "easy"
[[bot]]
name = "a bot with a long name"
level = "normal"
[[bot]]
name = "broken"
cmd = "false"
`
	if err := os.WriteFile(file, []byte(league), 0o644); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "arena")
	for _, command := range [][]string{{"go", "build", "-o", program, "../../arena"}, {program, "league", file, "--dir", dir + "/played"}} {
		if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", command, err, out)
		}
	}
	s := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(s.Close)
	p := phone(t, s.URL+"/played/report.html", 390, 844)
	for _, size := range [][2]int64{{390, 844}, {320, 568}, {1280, 800}} {
		p.turn(size[0], size[1])
		if wide := p.eval(`document.documentElement.scrollWidth - innerWidth`); wide != "0" {
			t.Errorf("%v: the page is %s pixels too wide", size, wide)
		}
		small := p.eval(`[...document.querySelectorAll("body *")].filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && e.getClientRects().length)
			.map(e => [e, parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement ? e.getScreenCTM().a : 1)])
			.filter(([e, size]) => size < 11.9).map(([e, size]) => size.toFixed(1) + " " + e.textContent.trim().slice(0, 30)).slice(0, 5)`)
		if small != "[]" {
			t.Errorf("%v: under 12 pixels: %s", size, small)
		}
		p.picture(fmt.Sprintf("report-%dx%d", size[0], size[1]))
	}
	// What has a tip for the pointer says the same in words; what can be pressed has a
	// place among the stops of Tab.
	mute := p.eval(`[...document.querySelectorAll("svg.replay")].filter(e => e.tabIndex < 0 || !e.getAttribute("aria-label")).length`)
	if n := p.eval(`document.querySelectorAll("svg.replay").length`); n == "0" || mute != "0" {
		t.Errorf("%s of %s replays are not reached by keys, or have no words", mute, n)
	}
}
