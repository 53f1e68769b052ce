//go:build linux && amd64

package e2e

import (
	"context"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

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
	guest.Long(t)
	m, err := aquanet.FindHostedMap("original-2p")
	if err != nil {
		t.Fatal(err)
	}
	m.Dialect, m.Turn, m.Seed = aquariom.Original, 5*time.Millisecond, func() uint64 { return 7 }
	d, err := browser.Open("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s, err := server.New(server.Options{Listen: []string{"127.0.0.1:0"}, Doors: []net.Listener{d}, Map: m, Turn: m.Turn, Start: server.Start{Full: true}, Once: true})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	running.Go(func() { s.Run(ctx) })
	t.Cleanup(func() {
		stop()
		running.Wait()
	})
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
