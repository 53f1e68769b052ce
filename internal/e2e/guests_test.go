//go:build linux && amd64

package e2e

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/internal/e2e/guest"
	"ludotheque/rules"
)

// TestManyPhones plays a match among phones alone, from the address to the results, at a
// table that no window keeps: each is a page of its own that is touched, and has a chair
// of its own.
func TestManyPhones(t *testing.T) {
	long(t)
	t.Parallel()
	for _, tt := range []struct {
		id      string
		guests  int
		options map[string]string
		long    bool
	}{
		{"aquariom", 3, map[string]string{"turns": "400"}, false}, // 20 seconds: pages are slow beside other tests
		{"aquariom", 3, map[string]string{"turns": "900"}, true},
		{"aquariom", 16, map[string]string{"map": "original-16p", "turns": "600"}, true},
		{"trichrome", 3, map[string]string{"rounds": "1"}, true},
	} {
		t.Run(fmt.Sprint(tt.id, tt.guests), func(t *testing.T) {
			if tt.long {
				guest.Long(t)
			}
			dir := t.TempDir()
			h, address := layTable(t, tt.id, laid{seats: tt.guests, options: tt.options, dir: dir})
			phones := make([]handset, tt.guests)
			for i := range phones {
				phones[i] = held(browse(t))
				phones[i].before(counted)
				do(phones[i].page, chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
				phones[i].open(address)
				phones[i].sits(fmt.Sprint("Noé ", i+1))
			}
			for i, c := range h.State().Seats {
				if c.Kind != table.Guest || c.Name != fmt.Sprint("Noé ", i+1) {
					t.Errorf("on chair %d is %+v", i, c)
				}
			}
			phones[0].begins()
			at, leans := phones[0].stick(), [...][2]float64{{90, 0}, {0, 90}, {-90, 0}, {0, -90}}
			for end, n := time.Now().Add(maxPlay), 0; h.State().Phase == table.Playing; n++ {
				if time.Now().After(end) {
					t.Fatalf("the match does not end; the first phone says %s", phones[0].words())
				}
				var fingers sync.WaitGroup // sixteen people do not wait for each other
				failed := make([]error, len(phones))
				for i, p := range phones {
					way := leans[(n+i)%len(leans)]
					fingers.Go(func() { failed[i] = p.slide(at, way, n == 0) })
				}
				fingers.Wait()
				if err := errors.Join(failed...); err != nil {
					t.Fatal(err)
				}
				if n < len(leans) && !tt.long { // the stick follows the finger however often the page shows something new
					phones[0].until("the stick is where the finger is", fmt.Sprintf(`document.querySelectorAll(".arrow")[%d]?.classList.contains("lit") ?? true`, n))
				}
				if n == 1 {
					// A leaf is more green than blue wherever it lies; water and paths are not.
					hedge := phones[0].eval(`(c => { const d = c.getContext("2d").getImageData(0, 0, c.width * .2, c.height * .2).data; let n = 0; for (let i = 0; i < d.length; i += 4) if (d[i + 1] > d[i + 2]) n++; return n > d.length / 8; })(document.querySelector(".field canvas"))`)
					if want := fmt.Sprint(tt.id == "trichrome"); hedge != want {
						t.Errorf("hedges stand behind the stick: %s", hedge)
					}
					phones[0].picture(fmt.Sprint("guests-", tt.id, tt.guests))
				}
			}
			for i, p := range phones {
				p.until("the end is told", `document.body.innerText.includes("finie")`)
				p.fits("the results")
				if most := p.eval(`Math.max(...Object.values(answers))`); tt.id == "aquariom" && most != "1" {
					t.Errorf("phone %d answered a question %s times: its hand is late", i, most)
				}
				if text := p.words(); !strings.Contains(text, fmt.Sprint("Noé ", i+1)) {
					t.Errorf("phone %d says %s", i, text)
				}
			}
			phones[0].picture(fmt.Sprint("guests-", tt.id, tt.guests, "-results"))
			for i, ways := range deeds(t, tt.id, dir, tt.guests) {
				if ways < 2 {
					t.Errorf("by the record the phone on chair %d did %d different things", i, ways)
				}
			}
		})
	}
}

// counted has a page count how often it answers each question, in answers.
const counted = `{
	window.answers = {};
	const send = WebSocket.prototype.send;
	WebSocket.prototype.send = function(text) {
		const m = JSON.parse(text);
		if (m.do) answers[m.ask] = (answers[m.ask] || 0) + 1;
		send.call(this, text);
	};
}`

// stick is the middle of the field for the thumb.
func (p handset) stick() []float64 {
	p.t.Helper()
	p.until("there is a stick", `document.querySelector(".field .knob") !== null`)
	return do(p.page, chromedp.Evaluate[[]float64](`(b => [b.x + b.width / 2, b.y + b.height / 2])(document.querySelector(".field").getBoundingClientRect())`))
}

// slide moves the finger that holds the stick, which it puts there at first. It may be
// called from any goroutine.
func (p handset) slide(at []float64, way [2]float64, first bool) error {
	type touch struct {
		kind input.DispatchTouchEventType
		x, y float64
	}
	touches := []touch{{input.DispatchTouchEventTypeTouchMove, at[0] + way[0], at[1] + way[1]}}
	if first {
		touches = append([]touch{{input.DispatchTouchEventTypeTouchStart, at[0], at[1]}}, touches...)
	}
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	for _, f := range touches {
		if _, err := chromedp.Run(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: f.kind, TouchPoints: []*input.TouchPoint{{X: f.x, Y: f.y}}})
			return err
		})); err != nil {
			return err
		}
	}
	return nil
}

// recorded opens the only record of a folder, once its match is over.
func recorded(t *testing.T, id, dir string) (*catalog.Entry, catalog.Replay) {
	t.Helper()
	e, err := catalog.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	names, err := filepath.Glob(filepath.Join(dir, "*"+match.Extension))
	if err != nil || len(names) != 1 {
		t.Fatalf("one record is wanted: %v, %v", names, err)
	}
	f, err := os.Open(names[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r, err := e.Open(f)
	if err != nil {
		t.Fatal(err)
	}
	return e, r
}

// deeds is how many different things each seat did in the only record of a folder.
func deeds(t *testing.T, id, dir string, seats int) []int {
	t.Helper()
	_, r := recorded(t, id, dir)
	seen := make([]map[string]bool, seats)
	for at := range r.Len() {
		acting, acts := r.Acts(at)
		for p := range acting.All() {
			if seen[p] == nil {
				seen[p] = map[string]bool{}
			}
			seen[p][string(acts[acting.And(rules.AllSeats(int(p))).Len()])] = true
		}
	}
	n := make([]int, seats)
	for i := range seen {
		n[i] = len(seen[i])
	}
	return n
}

// TestFiveScreensInHuitMinutes plays a match among five phones that show the whole game,
// which the page of a phone leads to, each touched by a finger.
func TestFiveScreensInHuitMinutes(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	dir := t.TempDir()
	h, address := layTable(t, "empire", laid{seats: 5, dir: dir, pages: os.DirFS(built(t))})
	s := &gathering{t: t, game: games()[slices.IndexFunc(games(), func(g player) bool { return g.id == "empire" })]}
	for i := range 5 {
		first := phone(t, address, 667, 375)
		p := first.page
		for _, script := range []string{english, filmed, hasty} {
			p.before(script)
		}
		p.settled()
		p.watched()
		first.comes(fmt.Sprint("Noé ", i+1))
		first.until("the whole game opens", `location.pathname === "/play/" && document.readyState === "complete"`)
		p.scene("table lobby empire")
		c := &couch{t: t, g: &tablet{page: p, sx: 667.0 / 1280, sy: 375.0 / 720}, device: touch}
		c.g.Ticks(10)
		if i > 0 { // the first leads
			c.use("table.ready", 0)
		}
		for end := time.Now().Add(patience); i > 0 && !h.State().Seats[i].Ready; c.g.Ticks(1) {
			if time.Now().After(end) {
				t.Fatalf("chair %d: %+v", i, h.State().Seats[i])
			}
		}
		s.browsers = append(s.browsers, c)
	}
	s.browsers[0].use("table.start", 0)
	for end := time.Now().Add(3 * maxPlay); ; {
		over := 0
		for i, c := range s.browsers {
			scene := c.g.Scene()
			_, side, turns := strings.Cut(scene, " side ")
			switch {
			case scene == "results":
				over++
			case time.Now().After(end):
				t.Fatalf("no results: screen %d shows %q", i, scene)
			case !turns || strings.HasPrefix(side, rules.Seat(i).Letter()) || strings.HasSuffix(side, "bid") || strings.HasSuffix(side, "audit"):
				s.acts(c) // the others look on, but all bid and read the count
			}
		}
		if over == len(s.browsers) {
			break
		}
	}
	if phase := h.State().Phase; phase != table.Ended {
		t.Errorf("the table is in %s", phase)
	}
	for i, n := range deeds(t, "empire", dir, 5) {
		if n < 5 {
			t.Errorf("by the record the screen on chair %d did %d different things", i, n)
		}
	}
}
