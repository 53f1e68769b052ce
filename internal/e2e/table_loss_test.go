//go:build linux && amd64

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/internal/e2e/guest"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// steadfast plays Bzzz on a phone's page, by its buttons and by the view alone, as
// steadfastAct says: so it does the same whatever happens to the page.
const steadfast = `{
	let seen = null, refused = false, until = 0;
	const Socket = WebSocket;
	window.WebSocket = class extends Socket {
		constructor(...all) {
			super(...all);
			this.addEventListener("message", e => {
				const m = JSON.parse(e.data);
				if (m.hello) seen = null;
				if (m.view) { seen = m; refused = false; until = 0; }
				if (m.refused && !["late", "not-now"].includes(m.refused.why)) { refused = true; until = 0; }
			});
		}
	};
	setInterval(() => {
		const end = document.querySelector("#page.play button.main");
		if (!seen?.ask || !end || performance.now() < until) return;
		until = performance.now() + 1000;
		const v = seen.view, own = v.bees.map((b, i) => ({ b, i })).filter(o => o.b.owner === v.seat);
		if (!own.length && !v.laid && v.stocks[v.seat].lo >= v.params.cost) return document.querySelector(".three button").click();
		const at = own.findIndex(o => !o.b.wake && !o.b.moved);
		if (at < 0 || refused) return end.click();
		const rows = [...document.querySelectorAll(".list button")];
		if (!rows[at].classList.contains("chosen")) rows[at].click();
		[...document.querySelectorAll(".steps button")].find(b => b.innerText === "→↓←↑"[v.turn % 4]).click();
	}, 30);
}`

// steadfastAct is what steadfast does; refused says that the rules refuse what it would
// do first.
func steadfastAct(v *bzzz.View, refused bool) bzzz.Action {
	first, own := -1, false
	for i := range v.Bees {
		b := &v.Bees[i]
		own = own || b.Owner == v.Seat
		if first < 0 && b.Owner == v.Seat && b.Wake == 0 && !b.Moved {
			first = i
		}
	}
	switch {
	case !own && !v.Laid && v.Stocks[v.Seat].Lo >= v.Params.Cost:
		return bzzz.LayBee(bzzz.Worker)
	case first < 0 || refused:
		return bzzz.EndTurn
	}
	way := steps[v.Turn%4]
	return bzzz.MoveBee(first, way.dx, way.dy)
}

// unlucky is a phone whose page comes and goes, and whose storage stays.
type unlucky struct {
	anchor *page // keeps the storage
	*handset
	stop func()
	at   string
	// scripts run before the page's own; small says that it shows a whole screen, a
	// quarter as large.
	scripts []string
	small   bool
}

// lives opens the page, as another program of the same phone.
func (u *unlucky) lives() {
	u.anchor.t.Helper()
	ctx, stop := chromedp.NewContext(u.anchor.ctx)
	p := held(&page{t: u.anchor.t, ctx: ctx})
	u.handset, u.stop = &p, stop
	if u.small {
		do(u.page, chromedp.EmulateViewport(1280*quarter, 720*quarter, chromedp.EmulateTouch))
	}
	for _, script := range u.scripts {
		u.before(script)
	}
	u.open(u.at)
}

// The troubles of a phone.
const (
	killed = iota
	crashed
	frozen
	offline
	troubles
)

// suffers has a phone in trouble, until the host has missed it, and out of it again. It
// says whether the host did miss it.
func (u *unlucky) suffers(trouble int, h *host.Host, seat rules.Seat) (missed bool) {
	u.t.Helper()
	waits := func() {
		for end := time.Now().Add(5 * time.Second); !missed && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
			missed = h.Silent(seat) > 0
		}
	}
	switch trouble {
	case killed:
		u.stop() // closes the tab
		waits()
		u.lives()
	case crashed:
		ctx, stop := context.WithTimeout(u.ctx, time.Second)
		_, _ = chromedp.Run(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error { // there is no answer
			_, err := cdp.Call(ctx, t, cdppage.Crash, cdp.Empty{})
			return err
		}))
		stop()
		waits()
		u.stop()
		u.lives()
	case frozen:
		u.freezes(cdppage.SetWebLifecycleStateStateFrozen)
		waits()
		u.freezes(cdppage.SetWebLifecycleStateStateActive)
		u.looksAtIt()
	case offline:
		u.connects(false)
		waits()
		u.connects(true)
	}
	return missed
}

func (u *unlucky) freezes(state cdppage.SetWebLifecycleStateState) {
	u.t.Helper()
	do(u.page, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, cdppage.SetWebLifecycleState, cdppage.SetWebLifecycleStateParams{State: state})
		return err
	}))
}

// looksAtIt shows a page again that was frozen, which hid it: nothing is drawn on a hidden page.
func (u *unlucky) looksAtIt() {
	u.t.Helper()
	do(u.page, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		w, err := cdp.Call(ctx, t, browser.GetWindowForTarget, browser.GetWindowForTargetParams{})
		for _, state := range []browser.WindowState{browser.WindowStateMinimized, browser.WindowStateNormal} {
			if err == nil {
				_, err = cdp.Call(ctx, t, browser.SetWindowBounds, browser.SetWindowBoundsParams{WindowID: w.WindowID, Bounds: &browser.Bounds{WindowState: state}})
			}
		}
		return err
	}))
}

// emulateNetwork is the command that cuts sockets that are open as well; the one in its
// place is for requests alone.
var emulateNetwork = cdp.Command[network.OverrideNetworkStateParams, cdp.Empty]{Method: "Network.emulateNetworkConditions"}

func (u *unlucky) connects(on bool) {
	u.t.Helper()
	do(u.page, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, network.Enable, network.EnableParams{})
		if err == nil {
			_, err = cdp.Call(ctx, t, emulateNetwork, network.OverrideNetworkStateParams{Offline: !on, DownloadThroughput: -1, UploadThroughput: -1})
		}
		return err
	}))
}

// TestPagesLoseNothing plays matches of Bzzz on two phones that are killed, crash, freeze
// and lose their network in the middle of them: by the records each did what it would have
// done undisturbed, and the match ends as that does. One in each run; fifty, with
// LUDOTHEQUE_E2E=all.
//
// No test runs beside it: a page that crashes takes those along that have the same
// process of the browser.
func TestPagesLoseNothing(t *testing.T) {
	matches := 1
	if guest.Everything() {
		matches = 50
	}
	var missed, times [troubles]int
	for n := range matches {
		r := rand.New(rand.NewPCG(1, uint64(n)))
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			dir := t.TempDir()
			h, address := layTable(t, "bzzz", laid{options: map[string]string{"turns": "40"}, dir: dir, ping: 100 * time.Millisecond})
			phones := make([]*unlucky, 2)
			for i := range phones {
				phones[i] = &unlucky{anchor: browse(t), at: address, scripts: []string{steadfast}}
				phones[i].lives()
				phones[i].sits(fmt.Sprint("Noé ", i+1))
			}
			phones[0].begins()
			for end := time.Now().Add(maxPlay); h.State().Phase != table.Ended; {
				if time.Now().After(end) {
					t.Fatalf("the match does not end: %+v; the phones say %s and %s", h.State(), phones[0].words(), phones[1].words())
				}
				i, trouble := r.IntN(2), r.IntN(troubles)
				times[trouble]++
				if phones[i].suffers(trouble, h, rules.Seat(i)) {
					missed[trouble]++
				}
				time.Sleep(time.Duration(r.IntN(400)) * time.Millisecond) // and then it plays a while
			}
			undisturbed(t, dir)
			for _, p := range phones {
				p.stop()
			}
		})
	}
	t.Logf("killed, crashed, frozen, offline: %v times, of which the host missed the phone %v", times, missed)
}

// undisturbed plays a recorded match again, in which the first two seats do what they
// would have done at a table where nothing happens.
func undisturbed(t *testing.T, dir string) {
	t.Helper()
	e, record := recorded(t, "bzzz", dir)
	calm, err := e.New(record.Header().Setup)
	if err != nil {
		t.Fatal(err)
	}
	own := 0
	for at := range record.Len() {
		acting, acts := record.Acts(at)
		for p := range acting.All() {
			do := acts[acting.And(rules.AllSeats(int(p))).Len()]
			if p < 2 {
				own++
				do = steady(t, calm.View(p), func(b []byte) bool { return calm.Submit(p, b) != nil })
			}
			if err := calm.Submit(p, do); err != nil {
				t.Fatalf("step %d: %v", at, err)
			}
			if got := acts[acting.And(rules.AllSeats(int(p))).Len()]; string(got) != string(do) {
				t.Errorf("step %d: seat %s did %s, and undisturbed it does %s", at, p.Letter(), got, do)
			}
		}
		calm.Tick()
	}
	if calm.Result() == nil || calm.Hash() != record.Hash(record.Len()) || own < 30 {
		t.Errorf("the match ended otherwise than undisturbed, after %d actions of the phones", own)
	}
}

// steady is what steadfast does by a view, as JSON.
func steady(t *testing.T, view []byte, refuses func([]byte) bool) []byte {
	t.Helper()
	var v bzzz.View
	if err := json.Unmarshal(view, &v); err != nil {
		t.Fatal(err)
	}
	for _, refused := range []bool{false, true} {
		b, err := json.Marshal(steadfastAct(&v, refused))
		if err != nil {
			t.Fatal(err)
		}
		if refused || !refuses(b) {
			return b
		}
	}
	return nil
}
