//go:build linux && amd64

package e2e

import (
	"context"
	"fmt"
	"io/fs"
	"net"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/internal/e2e/guest"
	"ludotheque/rules/aquariom"
)

// TestABrowserSwimsOnAServer plays a game on a server of Aquar.iom between a bot by TCP and
// a phone's browser, whose finger leads its cells into a corner, while another one watches:
// by the server's own protocol, in all three.
func TestABrowserSwimsOnAServer(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	ctx, d, s, running, stop := sea(t, nil)
	comes := func(button string) handset {
		p := phone(t, "http://"+d.Addr().String()+"/", 390, 844)
		p.eval(`(document.querySelector("input").value = "Zoé", true)`)
		p.thumb(button, 0, 0, nil)
		p.until("the server has let it in", `/va commencer|about to begin/.test(document.body.innerText)`)
		return p
	}
	watcher, swimmer := comes("#watch"), comes("#swim")
	bot, err := client.Connect(ctx, s.Addrs()[0].String())
	if err != nil {
		t.Fatal(err)
	}
	defer bot.Close()
	if err := bot.Login("bot"); err != nil {
		t.Fatal(err)
	}
	var near float32 // how far from the corner the page's heaviest cell came
	var seen int
	running.Go(func() {
		for turn := range bot.Turns() {
			for i := range turn.State.Cells {
				if c := &turn.State.Cells[i]; c.Player != bot.ID {
					if far := max(c.X, c.Y); seen == 0 || far < near {
						near = far
					}
					seen++
				}
			}
			if bot.Send(&client.Answer{}) != nil {
				return
			}
		}
	})
	swimmer.until("the sea is shown", `document.querySelector("#page").childElementCount === 0`)
	swimmer.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: 200, Y: 400})
	swimmer.finger(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: 10, Y: 10})
	watcher.until("who watches is shown the turns", `/\d+ \/ \d+/.test(document.title) && document.querySelectorAll("#ranks li").length === 2`)
	swimmer.picture("sea-swim")
	watcher.picture("sea-watch")
	for _, p := range []handset{watcher, swimmer} {
		p.until("the end is told", `/gagne|wins/.test(document.querySelector("#over")?.innerText)`)
		p.fits("the end")
	}
	swimmer.picture("sea-over")
	stop()
	running.Wait()
	if seen == 0 || near > bot.Map.Width/4 {
		t.Errorf("the page's cells came no nearer to the corner than %v", near)
	}
}

// sea is a server of Aquar.iom that plays one game of two, for TCP and for browsers; game is
// the browser version of the program, or nil.
func sea(t *testing.T, game fs.FS) (ctx context.Context, d *browser.Door, s *server.Server, running *sync.WaitGroup, stop func()) {
	t.Helper()
	m, err := aquanet.FindHostedMap("original-2p")
	if err != nil {
		t.Fatal(err)
	}
	m.Dialect, m.Turn, m.Seed = aquariom.Original, 5*time.Millisecond, func() uint64 { return 7 }
	d, err = browser.Open("127.0.0.1:0", game)
	if err != nil {
		t.Fatal(err)
	}
	s, err = server.New(server.Options{Listen: []string{"127.0.0.1:0"}, Doors: []net.Listener{d}, Map: m, Turn: m.Turn, Start: server.Start{Full: true}, Once: true})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop = context.WithCancel(t.Context())
	running = new(sync.WaitGroup)
	running.Go(func() { s.Run(ctx) })
	t.Cleanup(func() {
		stop()
		running.Wait()
	})
	return ctx, d, s, running, stop
}

// TestTheWholePageSwimsOnAServer plays a game on a server of Aquar.iom by the cabinet's own
// page, which the server's small page leads to, while another such page watches.
func TestTheWholePageSwimsOnAServer(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	ctx, d, s, running, stop := sea(t, os.DirFS(built(t)))
	small := phone(t, "http://"+d.Addr().String()+"/", 844, 390)
	comes := func(way string) *page {
		small.until("it leads to the cabinet", fmt.Sprintf(`document.querySelector("a[href*=%s]") !== null`, way))
		p := browse(t)
		for _, script := range []string{english, filmed, quick, watched} {
			p.before(script)
		}
		p.open(strings.Trim(small.eval(fmt.Sprintf(`document.querySelector("a[href*=%s]").href`, way)), `"`))
		p.scene("aquariom waiting let in " + d.Addr().String())
		return p
	}
	pages := map[string]*page{"watch": comes("watch"), "join": comes("join")}
	bot, err := client.Connect(ctx, s.Addrs()[0].String())
	if err != nil {
		t.Fatal(err)
	}
	defer bot.Close()
	if err := bot.Login("bot"); err != nil {
		t.Fatal(err)
	}
	var moved atomic.Int32 // turns in which a cell of the page's was elsewhere than before
	running.Go(func() {
		at := map[uint32][2]float32{}
		for turn := range bot.Turns() {
			for i := range turn.State.Cells {
				if c := &turn.State.Cells[i]; c.Player != bot.ID {
					if was, ok := at[c.ID]; ok && was != [2]float32{c.X, c.Y} {
						moved.Add(1)
					}
					at[c.ID] = [2]float32{c.X, c.Y}
				}
			}
			if bot.Send(&client.Answer{}) != nil {
				return
			}
		}
	})
	for way, p := range pages {
		p.scene("aquariom online")
		if way == "join" {
			p.mouse(input.DispatchMouseEventTypeMouseMoved, 20, 20)
		}
	}
	for way, p := range pages {
		p.scene("aquariom online")
		p.truth(`ludotheque.scene.includes("over")`)
		do(p, chromedp.Evaluate[bool](`window.film = true`))
		p.ticks(6)
		held(p).picture("sea-whole-" + way)
	}
	stop()
	running.Wait()
	if moved.Load() < 5 {
		t.Errorf("the page's cells moved in %d turns", moved.Load())
	}
}
