//go:build linux && amd64

package e2e

import (
	"context"
	"io/fs"
	"net"
	"os"
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

// sea is a server of Aquar.iom that plays one game of two, for TCP and for browsers; game is
// the browser version of the program, or nil.
func sea(t *testing.T, game fs.FS) (ctx context.Context, d *browser.Listener, s *server.Server, running *sync.WaitGroup, stop func()) {
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
	s, err = server.New(server.Options{Listen: []string{"127.0.0.1:0"}, Listeners: []net.Listener{d}, Map: m, Turn: m.Turn, Start: server.Start{Full: true}, Once: true})
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

// TestAPageSwimsOnAServer plays a game on a server of Aquar.iom by the page of the cabinet,
// while another page watches that came by the server's own address.
func TestAPageSwimsOnAServer(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	ctx, d, s, running, stop := sea(t, os.DirFS(built(t)))
	comes := func(path string) *page {
		p := browse(t)
		for _, script := range []string{english, filmed, quick, watched} {
			p.before(script)
		}
		p.open("http://" + d.Addr().String() + path)
		p.scene("aquariom waiting let in " + d.Addr().String())
		return p
	}
	pages := map[string]*page{"watch": comes("/"), "join": comes(browser.Play + "?join=" + d.Addr().String())}
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
