//go:build linux && amd64

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ludotheque/arena/table"
	tableguest "ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	tableweb "ludotheque/arena/table/web"
)

// handsets are the sizes of phones, upright and lying.
var handsets = [][2]int64{{320, 568}, {568, 320}, {360, 640}, {640, 360}, {390, 844}, {844, 390}, {430, 932}, {932, 430}}

// TestThePhonesPageFits looks at the page of each game on phones of all sizes, from the
// name to the results where they come soon: nothing is cut, too small to read or too small
// to touch. With -short one game is looked at on the two smallest sizes.
func TestThePhonesPageFits(t *testing.T) {
	t.Parallel()
	options := map[string]map[string]string{"bzzz": {"turns": "8"}, "trichrome": {"rounds": "1"}}
	for i, game := range games() {
		if testing.Short() && i > 0 {
			break
		}
		t.Run(game.id, func(t *testing.T) {
			sizes := handsets
			if testing.Short() {
				sizes = handsets[:2]
			}
			h, address := serveTable(t, game.id, options[game.id])
			p := phone(t, address, sizes[0][0], sizes[0][1])
			everywhere := func(what string) {
				t.Helper()
				for _, size := range sizes {
					p.turn(size[0], size[1])
					p.fits(fmt.Sprint(what, " ", size))
					p.picture(fmt.Sprintf("fits-%s-%s-%dx%d", game.id, what, size[0], size[1]))
				}
			}
			p.until("a name is asked for", `document.querySelector("form input") !== null`)
			everywhere("name")
			p.sits("Maximilienne-Ann")
			everywhere("lobby")
			if game.id == "bzzz" { // a player whose turn it is
				at, err := tableweb.Address(address)
				if err != nil {
					t.Fatal(err)
				}
				link := tableguest.Begin(tabletest.Join("Camille"), tableweb.Dialer(at))
				defer link.Close()
				p.until("somebody else is there", `document.body.innerText.includes("Camille")`)
			}
			p.begins()
			// The page asks the browser to leave touches to it: no scroll by accident, and no zoom but by two fingers.
			told := p.eval(`[/user-scalable|maximum-scale/.test(document.querySelector("meta[name=viewport]").content), ...["touchAction", "overscrollBehaviorY", "overflowY"].map(k => getComputedStyle(document.body)[k]), ...[...document.querySelectorAll(".field, .lid")].map(e => getComputedStyle(e).touchAction)].join(" ")`)
			if told = strings.Trim(told, `"`); strings.ReplaceAll(told, " none", "") != "false manipulation hidden" || strings.Count(told, " none") < 2 {
				t.Errorf("the browser gets %s", told)
			}
			everywhere("play")
			if p.eval(`document.querySelector(".list button, .three button, .keys button") !== null`) == "true" {
				p.eval(`(() => { (document.querySelector(".three button:not(.off)") || document.querySelector(".keys button")).click(); return true; })()`)
				p.until("the host has heard it", `performance.now() > 0 && (document.querySelector(".list button") !== null || document.querySelector(".list") === null)`)
				p.eval(`(() => { const b = document.querySelector(".list button:not(:disabled)"); if (b) b.click(); return true; })()`)
				everywhere("chosen")
			}
			if game.id == "bzzz" {
				p.thumb("button.main", 0, 0, nil)
				p.until("another one's turn is shown", `document.querySelector(".turns .now") !== null && document.body.innerText.includes("Camille")`)
				everywhere("wait")
			}
			if s := h.State(); s.Phase == table.InLobby || s.Seats[0].Kind != table.Guest {
				t.Errorf("a guest should play on the first chair: %+v", s)
			}
		})
	}
}

// TestThePhoneStaysAwakeAndVibrates hears what the page asks the browser for: the screen
// stays on as soon as the phone is at the table, and again when it comes back to sight; it
// vibrates when its person's turn comes, unless that was switched off.
func TestThePhoneStaysAwakeAndVibrates(t *testing.T) {
	t.Parallel()
	_, address := serveTable(t, "bzzz", map[string]string{"turns": "16"})
	p := held(browse(t))
	p.before(`window.asked = { awake: 0, buzzes: [] };
		Object.defineProperty(navigator, "wakeLock", { value: { request: async kind => { if (kind === "screen") asked.awake++; return window.lock = { release() {} }; } } });
		navigator.vibrate = pattern => { asked.buzzes.push(pattern); return true; };`)
	p.open(address)
	p.sits("Noé")
	p.until("the screen stays on", `asked.awake === 1`)
	p.eval(`(lock.onrelease(), document.dispatchEvent(new Event("visibilitychange")), true)`)
	p.until("the screen stays on again", `asked.awake === 2`)
	p.begins()
	p.until("the phone vibrates", `asked.buzzes.length === 1 && asked.buzzes[0] === 60`)
	p.thumb("button.main", 0, 0, nil)
	p.until("the phone vibrates in its next turn", `asked.buzzes.length === 2`)
	p.eval(`(localStorage["ludotheque.buzz"] = "0")`)
	p.thumb("button.main", 0, 0, nil)
	p.until("the next turn but one", `/(tour|turn) 3 /.test(document.body.innerText) && document.querySelector("button.main") !== null`)
	if got := p.eval("asked.buzzes.length"); got != "2" {
		t.Errorf("it vibrates %s times though that was switched off", got)
	}
}
