//go:build linux && amd64

package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// firsts notes what a start does in which order: the scenes that were told, by how much
// the ticks went on from one picture to the next while there were few of them, and how
// many pictures of the game had been shown when the page began to have itself kept: only
// the few have to be drawn.
const firsts = `
window.told = [], window.steps = [], window.pictures = 0;
let last = 0;
const look = () => {
	const l = window.ludotheque;
	if (l && l.scene && l.scene !== told[told.length - 1]) told.push(l.scene);
	if (l && l.ticks && l.ticks() < 8) { steps.push(l.ticks() - last); last = l.ticks(); }
	else if (l && l.ticks) window.film = false;
	if (l && l.shown) pictures++;
	requestAnimationFrame(look);
};
requestAnimationFrame(look);
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = function(...all) { window.keptAfter = pictures; return register.apply(this, all); };`

// Nothing stands between the page and the title: its first picture is the title's, each
// of the first pictures costs one tick, and what need not be there with the title comes
// when it has stood for a while.
func TestBrowserShowsTheTitleFirst(t *testing.T) {
	p := browse(t)
	p.drawn()
	p.before(firsts)
	p.open(plain(t))
	p.truth(`window.keptAfter !== undefined`)
	if told := do(p, chromedp.Evaluate[[]string](`told`)); len(told) != 1 || told[0] != "title" {
		t.Errorf("the scenes of a start are %q", told)
	}
	steps := do(p, chromedp.Evaluate[[]int](`steps`))
	sum := 0
	for _, n := range steps {
		sum += n
		if n > 1 {
			t.Errorf("one of the first pictures costs %d ticks: %v", n, steps)
		}
	}
	if sum < 4 {
		t.Errorf("of the first ticks only %d were seen", sum)
	}
	if n := do(p, chromedp.Evaluate[int](`keptAfter`)); n < 50 { // of 60, as this page counts them
		t.Errorf("the page has itself kept after %d pictures of the title", n)
	}
}

// opens counts who opens a database, the first of whom may be refused.
const opens = `
window.opens = 0;
const opening = IDBFactory.prototype.open;
IDBFactory.prototype.open = function(...all) {
	if (opens++ === 0 && window.refused) throw new DOMException("not yet", "SecurityError");
	return opening.apply(this, all);
};`

// The page opens the game's database while the game comes, and the game uses that one;
// where the page could not, the game opens it.
func TestBrowserOpensTheStoreAhead(t *testing.T) {
	long(t)
	url := plain(t)
	for want, refused := range map[int]string{1: "", 2: "window.refused = true;"} {
		p := browse(t)
		p.settled()
		p.before(refused + opens)
		p.open(url + "?game=bzzz&seed=3&seats=human,easy,easy,easy")
		p.scene("bzzz turn 1 seat A")
		if n := do(p, chromedp.Evaluate[int](`opens`)); n != want {
			t.Errorf("%sa database is opened %d times, want %d", refused, n, want)
		}
		p.playTo(1)
		for deadline := time.Now().Add(patience); !strings.Contains(p.kept(), "records/bzzz"); p.frames(4) {
			if time.Now().After(deadline) {
				t.Fatalf("%sa match is not kept: %q", refused, p.kept())
			}
		}
	}
}
