//go:build !js

package browser_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules/aquariom"
)

// serve has a server play one short game, for TCP and for browsers.
func serve(t *testing.T) (tcp string, d *browser.Listener) {
	t.Helper()
	m, err := aquanet.FindHostedMap("original-2p")
	if err != nil {
		t.Fatal(err)
	}
	m.Dialect, m.Turn = aquariom.Original, time.Millisecond
	m.Seed = func() uint64 { return 7 }
	d, err = browser.Open("127.0.0.1:0", nil, "sea.example")
	if err != nil {
		t.Fatal(err)
	}
	s, err := server.New(server.Options{Listen: []string{"127.0.0.1:0"}, Listeners: []net.Listener{d}, Map: m, Turn: time.Millisecond, Start: server.Start{Full: true}, Once: true})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.Run(ctx)
	}()
	t.Cleanup(func() {
		stop()
		<-done
	})
	return s.Addrs()[0].String(), d
}

// by connects as a page does.
func by(t *testing.T, d *browser.Listener) *client.Client {
	t.Helper()
	c, err := browser.Dial(t.Context(), "ws://"+d.Addr().String()+browser.Socket)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestPagesAndBotsPlayOneGame plays a game between a program by TCP and one that speaks as
// a page does, which a third one watches: all three see the same end.
func TestPagesAndBotsPlayOneGame(t *testing.T) {
	tcp, d := serve(t)
	bot, err := client.Connect(t.Context(), tcp)
	if err != nil {
		t.Fatal(err)
	}
	watcher, page := by(t, d), by(t, d)
	var ends [3]*client.End
	var turns [3]int
	var all sync.WaitGroup
	if err := watcher.Watch("watcher"); err != nil {
		t.Fatal(err)
	}
	for i, c := range []*client.Client{watcher, page, bot} {
		defer c.Close()
		if i > 0 {
			if err := c.Login([]string{"", "page", "bot"}[i]); err != nil {
				t.Fatal(err)
			}
		}
		all.Go(func() {
			for turn := range c.Turns() {
				turns[i]++
				var a client.Answer
				for _, cell := range c.Mine(turn) {
					a.Move(cell.ID, 0, 0)
				}
				if err := c.Send(&a); err != nil {
					return
				}
			}
			ends[i], _ = c.Result()
		})
	}
	all.Wait()
	for i, e := range ends {
		if e == nil || len(e.Scores) != 2 || turns[i] < 10 {
			t.Fatalf("%d was shown %d turns and the end %+v", i, turns[i], e)
		}
		if e.Winner != ends[0].Winner || e.Scores[0].Score != ends[0].Scores[0].Score {
			t.Errorf("%d got another end than 0: %+v, %+v", i, e, ends[0])
		}
	}
}

// TestThePageLeadsToTheGame: where the browser version is there, the page opens it as a
// spectator of this server; elsewhere it says how to watch. A name that the server does not
// know leads to nothing.
func TestThePageLeadsToTheGame(t *testing.T) {
	_, plain := serve(t)
	whole, err := browser.Open("127.0.0.1:0", fstest.MapFS{"index.html": {Data: []byte("the game")}}, "sea.example")
	if err != nil {
		t.Fatal(err)
	}
	defer whole.Close()
	get := func(d *browser.Listener, path, host string) (status int, text string, from *url.URL) {
		r, err := http.NewRequest(http.MethodGet, "http://"+d.Addr().String()+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Host = host
		res, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		from, _ = res.Location()
		return res.StatusCode, string(b), from
	}
	if code, _, to := get(whole, "/", "sea.example:4243"); code != http.StatusFound || to.Path != browser.Play || to.Query().Get("watch") != "sea.example:4243" {
		t.Errorf("with the game / is %d and leads to %v", code, to)
	}
	if code, text, _ := get(whole, browser.Play, ""); code != http.StatusOK || text != "the game" {
		t.Errorf("the game is %d, %q", code, text)
	}
	if code, text, _ := get(plain, "/", "sea.example:4243"); code != http.StatusOK || !strings.Contains(text, "ludotheque --watch sea.example:4243") {
		t.Errorf("without the game / is %d, %q", code, text)
	}
	for _, name := range []string{"a<b>c", "rebound.example:4243"} {
		for _, path := range []string{"/", browser.Socket, browser.Health} {
			if code, text, _ := get(plain, path, name); code != http.StatusMisdirectedRequest {
				t.Errorf("%s for %s is %d, %q", path, name, code, text)
			}
		}
	}
	if _, text, _ := get(plain, browser.Health, ""); text != `{"server":"aquariom"}` {
		t.Errorf("the server says of itself %q", text)
	}
	for _, path := range []string{browser.Play, "/sea.js"} {
		if code, _, _ := get(plain, path, ""); code != http.StatusNotFound {
			t.Errorf("%s is %d", path, code)
		}
	}
}

// TestTheDoorIsForItsOwnPages: the page of another site opens no socket, and frames that are
// too long end the connection.
func TestTheDoorIsForItsOwnPages(t *testing.T) {
	_, d := serve(t)
	at := "ws://" + d.Addr().String() + browser.Socket
	if _, r, err := websocket.Dial(t.Context(), at, &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}}); err == nil || r.StatusCode != http.StatusForbidden {
		t.Errorf("another site: %v", err)
	}
	c, _, err := websocket.Dial(t.Context(), at, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Write(t.Context(), websocket.MessageBinary, make([]byte, 1<<20)); err != nil {
		return // it was cut already
	}
	for said := 0; err == nil; said++ { // in words, if there was time for any
		if _, _, err = c.Read(t.Context()); said > 4 {
			t.Fatal("who sent a giant frame is talked to")
		}
	}
}

// TestASilentNetworkIsLeft: a page that waits for a game hears that the server is there for
// longer than a silence may last; then the network goes silent, and both ends leave it.
func TestASilentNetworkIsLeft(t *testing.T) {
	t.Parallel()
	d, err := browser.Open("127.0.0.1:0", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	proxy := tabletest.NewProxy(t, d.Addr().String())
	dialed := make(chan *client.Client, 1)
	go func() {
		c, err := browser.Dial(t.Context(), "ws://"+proxy.Addr()+browser.Socket)
		if err != nil {
			t.Error(err)
		}
		dialed <- c
	}()
	server, err := d.Accept()
	if err != nil {
		t.Fatal(err)
	}
	page := <-dialed
	if page == nil {
		t.FailNow()
	}
	// The server of the game: it lets the page log in, and no game begins.
	left := make(chan error, 2)
	go func() {
		_, err := io.Copy(io.Discard, server)
		left <- err
	}()
	go func() { left <- page.Login("page") }() // waits for the answer
	select {
	case err := <-left:
		t.Fatalf("while the server is there: %v", err)
	case <-time.After(9 * time.Second):
	}
	proxy.Lose(tabletest.Hole{Client: true, Server: true})
	for range 2 {
		select {
		case <-left:
		case <-time.After(30 * time.Second):
			t.Fatal("a silent network is not left")
		}
	}
}
