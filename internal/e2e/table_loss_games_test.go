//go:build linux && amd64

package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/internal/e2e/guest"
	"ludotheque/rules"
)

// told has a page keep all that it told the table to do, before it tells it, where the
// page that comes after it finds it.
const told = `{
	const send = WebSocket.prototype.send;
	WebSocket.prototype.send = function(text) {
		const m = JSON.parse(text);
		if (m.do) localStorage.told = (localStorage.told || "") + JSON.stringify([m.ask, JSON.stringify(m.do)]) + "\n";
		send.call(this, text);
	};
}`

// restless turns the stick of a phone's page all the time.
const restless = `{
	const ways = [[80, 0], [0, 80], [-80, 0], [0, -80]];
	let n = Math.floor(Math.random() * 4);
	setInterval(() => {
		const f = document.querySelector(".field");
		if (!f) return;
		f.setPointerCapture = () => {}; // there is no finger to capture
		const b = f.getBoundingClientRect(), at = (type, x, y) => f.dispatchEvent(new PointerEvent(type, { pointerId: 7, clientX: b.x + b.width / 2 + x, clientY: b.y + b.height / 2 + y, bubbles: true }));
		at("pointerup", 0, 0);
		at("pointerdown", 0, 0);
		at("pointermove", ...ways[n++ % 4]);
	}, 300);
}`

// TestOtherGamesPagesLoseNothing plays a match of four more games between two
// pages that are killed, crash, freeze and lose their network, each of it at least once:
// each comes back to its chair, and by the record each did what it told the table to do,
// in that order, nothing twice and nothing else. Trichrome and Aquar.iom are played by
// sticks, C'est du brutal ! and Huit minutes on whole screens.
func TestOtherGamesPagesLoseNothing(t *testing.T) {
	guest.Long(t)
	for _, tt := range []struct {
		id    string
		table laid
	}{
		{"trichrome", laid{options: map[string]string{"rounds": "1"}}},
		{"aquariom", laid{seats: 2, options: map[string]string{"turns": "1200"}}},
		{"brutal", laid{seats: 2, pages: os.DirFS(built(t))}},
		{"empire", laid{seats: 2, pages: os.DirFS(built(t))}},
	} {
		t.Run(tt.id, func(t *testing.T) {
			tt.table.dir, tt.table.ping = t.TempDir(), 100*time.Millisecond
			h, address := layTable(t, tt.id, tt.table)
			f := &misfortune{t: t, h: h, r: rand.New(rand.NewPCG(1, 18))}
			if tt.table.pages == nil {
				f.sticks(address)
			} else {
				f.wholeScreens(tt.id, address)
			}
			t.Logf("killed, crashed, frozen, offline: %v times, of which the host missed the page %v", f.times, f.missed)
			if slices.Contains(f.missed[:], 0) {
				t.Error("a kind of trouble was never noticed")
			}
			for i, u := range f.pages {
				faithful(t, tt.id, tt.table.dir, rules.Seat(i), u.told())
			}
		})
	}
}

// misfortune is a match between pages that get into trouble.
type misfortune struct {
	t             *testing.T
	h             *host.Host
	r             *rand.Rand
	pages         []*unlucky
	times, missed [troubles]int
}

// strikes gets a page into trouble and out of it, and waits until it has its chair again.
// It says which page it was.
func (f *misfortune) strikes() int {
	f.t.Helper()
	i, trouble := f.r.IntN(len(f.pages)), f.r.IntN(troubles)
	for n, missed := range f.missed { // those first that were not noticed yet
		if missed == 0 && f.missed[trouble] > 0 {
			trouble = n
		}
	}
	f.times[trouble]++
	if f.pages[i].suffers(trouble, f.h, rules.Seat(i)) {
		f.missed[trouble]++
	}
	for end := time.Now().Add(patience); f.h.State().Phase == table.Playing && f.h.Silent(rules.Seat(i)) > 0; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			f.t.Fatalf("page %d does not come back after trouble %d: %+v; it says %s", i, trouble, f.h.State(), f.pages[i].words())
		}
	}
	return i
}

// sticks plays between two phones whose sticks never rest.
func (f *misfortune) sticks(address string) {
	f.t.Helper()
	for i := range 2 {
		u := &unlucky{anchor: browse(f.t), at: address, scripts: []string{told, restless}}
		u.lives()
		u.sits(fmt.Sprint("Noé ", i+1))
		f.pages = append(f.pages, u)
	}
	f.pages[0].begins()
	for end := time.Now().Add(maxPlay); f.h.State().Phase != table.Ended; {
		if time.Now().After(end) {
			f.t.Fatalf("the match does not end: %+v", f.h.State())
		}
		f.strikes()
		time.Sleep(time.Duration(f.r.IntN(1500)) * time.Millisecond) // and then it plays a while
	}
}

// wholeScreens plays between two browsers that show the whole game.
func (f *misfortune) wholeScreens(id, address string) {
	f.t.Helper()
	s := &gathering{t: f.t, game: games()[slices.IndexFunc(games(), func(g player) bool { return g.id == id })]}
	sits := func(i int) { // a couch at the page that is open now
		c := &couch{t: f.t, g: small(f.pages[i].page), device: touch}
		if i < len(s.browsers) {
			c.beat = s.browsers[i].beat
			s.browsers[i] = c
		} else {
			s.browsers = append(s.browsers, c)
		}
	}
	for i := range 2 {
		u := &unlucky{anchor: browse(f.t), at: address + "/play/?join=" + url.QueryEscape(address), scripts: []string{told, english, filmed, hasty, quick, watched}, small: true}
		u.lives()
		f.pages = append(f.pages, u)
		sits(i)
		u.scene("table lobby " + id)
		s.browsers[i].g.Ticks(10)
		for end := time.Now().Add(patience); i > 0 && !f.h.State().Seats[i].Ready; { // the first leads
			s.browsers[i].try("table.ready", 0)
			for n := 0; n < 60 && !f.h.State().Seats[i].Ready; n++ { // a press may come before the page hears of its chair
				s.browsers[i].g.Ticks(1)
			}
			if time.Now().After(end) {
				f.t.Fatalf("chair %d: %+v", i, f.h.State().Seats[i])
			}
		}
	}
	s.browsers[0].use("table.start", 0)
	end, next := time.Now().Add(3*maxPlay), 5
	for n, over := 0, 0; over < 2; n++ {
		if n == next && f.h.State().Phase == table.Playing {
			i := f.strikes()
			f.pages[i].scene("")
			f.pages[i].truth(`ludotheque.scene && !ludotheque.scene.startsWith("table")`)
			sits(i)
			next += 2 + f.r.IntN(20)
		}
		over = 0
		for _, c := range s.browsers {
			switch scene := c.g.Scene(); {
			case scene == "results":
				over++
			case time.Now().After(end):
				f.t.Fatalf("no results: a screen shows %q", scene)
			default:
				s.acts(c)
			}
		}
	}
}

// deed is what a page told the table to do, and which question that answered.
type deed struct {
	ask int
	act string
}

// told is all that a page and those before it told.
func (u *unlucky) told() []deed {
	u.anchor.t.Helper()
	var list []deed
	for line := range strings.Lines(do(u.page, chromedp.Evaluate[string](`localStorage.told || ""`))) {
		var d deed
		if err := json.Unmarshal([]byte(line), &[]any{&d.ask, &d.act}); err != nil {
			u.anchor.t.Fatalf("%q: %v", line, err)
		}
		list = append(list, d)
	}
	return list
}

// faithful holds what a seat did by the only record of a folder against what its pages
// told: each action answers a later question than the one before it. In a game that goes
// by a clock nothing may have come in time.
func faithful(t *testing.T, id, dir string, seat rules.Seat, list []deed) {
	t.Helper()
	e, r := recorded(t, id, dir)
	calm, err := e.New(r.Header().Setup)
	if err != nil {
		t.Fatal(err)
	}
	nothing := ""
	if e.RealTime() { // the action of a seat that has not answered in time
		nothing = uniform(t, e, nil)
	}
	at, last, done := 0, 0, 0
	for step := range r.Len() {
		acting, acts := r.Acts(step)
		for p := range acting.All() {
			act := acts[acting.And(rules.AllSeats(int(p))).Len()]
			if err := calm.Submit(p, act); err != nil {
				t.Fatalf("step %d: %v", step, err)
			}
			want := uniform(t, e, act)
			if p != seat || want == nothing {
				continue
			}
			for at < len(list) && (list[at].ask <= last || uniform(t, e, []byte(list[at].act)) != want) {
				at++
			}
			if at == len(list) {
				t.Fatalf("step %d: seat %s did %s, which its pages did not tell, or not after what it did before", step, seat.Letter(), act)
			}
			last = list[at].ask
			done++
		}
		if e.RealTime() {
			calm.Step()
		} else {
			calm.Tick()
		}
	}
	if calm.Result() == nil || calm.Hash() != r.Hash(r.Len()) {
		t.Error("the same actions without a table end otherwise")
	}
	t.Logf("seat %s told %d actions, and did %d", seat.Letter(), len(list), done)
	if done < 4 {
		t.Errorf("seat %s did %d things", seat.Letter(), done)
	}
}

// uniform is an action as JSON in one way of writing; nil is no action.
func uniform(t *testing.T, e *catalog.Entry, act []byte) string {
	t.Helper()
	v := reflect.New(e.ActionType).Interface()
	if act != nil {
		if err := json.Unmarshal(act, v); err != nil {
			t.Fatalf("%s: %v", act, err)
		}
	}
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
