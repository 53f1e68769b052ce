//go:build linux && amd64

package e2e

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ludotheque/assets/words"
	"ludotheque/internal/e2e/guest"
)

// fillable is a database that has no room left once window.noRoom is true.
const fillable = `
const keep = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function(value, key) {
	if (window.noRoom) throw new DOMException("full", "QuotaExceededError");
	return keep.call(this, value, key);
};`

// bzzzTurn is "bzzz turn 3" of "bzzz turn 3 seat A phase lay".
func bzzzTurn(scene string) string {
	f := strings.Fields(scene)
	return strings.Join(f[:min(3, len(f))], " ")
}

// playTo lets the program play the turns of seat A of Bzzz until the scene is of
// another turn and seat A has it.
func (p *page) playTo(turns int) string {
	p.t.Helper()
	last := bzzzTurn(p.now())
	for deadline := time.Now().Add(2 * patience); ; {
		scene := p.now()
		switch {
		case strings.HasPrefix(scene, "results"), strings.HasSuffix(scene, "over"), time.Now().After(deadline):
			p.t.Fatalf("the game does not go on; the page says %q", p.words())
		case strings.HasPrefix(scene, "pause"), strings.Contains(scene, "fight"):
			p.key("Escape")
		case strings.Contains(scene, "seat A") && bzzzTurn(scene) != last:
			if turns--; turns == 0 {
				return bzzzTurn(scene)
			}
			last = bzzzTurn(scene)
		case strings.Contains(scene, "seat A"):
			p.key("KeyT")
		}
		p.frames(4)
	}
}

// A page that is closed in the middle of a game and opened again resumes it;
// when there is no room left to keep it, that is said once and the game continues.
func TestBrowserComesBackToAGame(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	p := browse(t)
	p.settled()
	p.watched()
	p.before(fillable)
	url := plain(t)
	p.open(url + "?game=bzzz&seed=3&seats=human,easy,easy,easy&option=turns%3D40&utm_source=x&fbclid=1") // ten of seat A, who plays four
	p.scene("bzzz turn 1 seat A")
	turn := p.playTo(2)
	// Loaded again, as when a browser took its memory, the page does not begin the match anew.
	p.open(do(p, chromedp.Evaluate[string](`location.href`)))
	p.scene("title")
	p.use("resume", 0, (*page).click)
	p.scene(turn + " seat A")

	do(p, chromedp.Evaluate[bool](`window.noRoom = true`))
	said, _ := json.Marshal(words.New("fr").Say(words.NoticeStoreFull()))
	do(p, chromedp.Evaluate[bool](`
		window.times = 0; window.shown = false;
		setInterval(() => {
			const now = (JSON.parse(ludotheque.things()).said || []).includes(`+string(said)+`);
			if (now && !shown) times++;
			shown = now;
		}, 50), true`))
	if now := p.playTo(2); now == turn {
		t.Error("the game stands still on a full disk")
	}
	if n := do(p, chromedp.Evaluate[int](`times`)); n != 1 {
		t.Errorf("it was said %d times that there is no room left, want once", n)
	}
}
