//go:build !js

package aquariom

import (
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/ai"
	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/servertest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// shore is a stage whose scenes follow one another, and which waits for a
// network as a window does.
type shore struct{ *kittest.Stage }

func newShore(t testing.TB, lang string) *shore {
	s := &shore{kittest.NewStage(t, lang, 1280, 720)}
	s.Kit.Env.Settings.SetName(0, "Zoé")
	s.Kit.Title = func() scenes.Scene { return &kittest.Paused{} }
	return s
}

// at returns a server that is joined by TCP from a stage whose title is behind.
func at(s *shore, address, nick string, watch bool) play.Server {
	return play.Server{Address: address, Nick: nick, Watch: watch, Back: s.Kit.Title}
}

// show puts a scene on the stage; it is closed after the test, if it still is.
func (s *shore) show(sc scenes.Scene) {
	s.T.Helper()
	s.Play(sc)
	s.T.Cleanup(func() {
		if c, ok := s.scene().(scenes.Closer); ok {
			c.Close()
		}
	})
}

// scene returns the one on the stage.
func (s *shore) scene() scenes.Scene {
	if s.Shown != nil {
		return s.Shown
	}
	return s.On()
}

// patience is how long a test waits for what has to come by the network.
const patience = 2 * time.Minute

// tide has the turns of the latest server follow the ticks of a stage: no game is
// over before what a test waits for has had its ticks.
var tide servertest.Beats

// ticksOfATurn is how many ticks of a stage a turn lasts.
const ticksOfATurn = 5

// until lets ticks pass in their time, or nearly, and follows scenes.
func (s *shore) until(what string, done func() bool) {
	s.T.Helper()
	end := time.Now().Add(patience)
	for n := 1; !done(); n++ {
		if time.Now().After(end) {
			s.T.Fatalf("waited for %s in vain: %s", what, scenes.Tell(s.scene()))
		}
		if s.On() != nil { // the players of a server may come before it is looked at
			s.follow()
			s.Wait(1)
		}
		if n%ticksOfATurn == 0 {
			select {
			case tide <- time.Time{}:
			default: // there is no game, or it still has a turn to make
			}
		}
		time.Sleep(2 * time.Millisecond) // for what has to come by the network
	}
	s.follow()
}

// follow plays the scene that was asked for, as the manager does.
func (s *shore) follow() {
	next := s.Shown
	switch next.(type) {
	case nil, *kittest.Results, *kittest.Paused:
		return
	}
	old := s.On()
	s.Shown = nil
	if h, ok := next.(scenes.Holder); !ok || h.Behind() != old {
		if c, ok := old.(scenes.Closer); ok {
			c.Close()
		}
	}
	s.Play(next)
}

// tells waits until the scene tells something.
func (s *shore) tells(text string) {
	s.T.Helper()
	s.until(text, func() bool { return strings.Contains(scenes.Tell(s.scene()), text) })
}

// nicks are what the players of a test's server are called.
var nicks = [...]string{"nearest", "ada", "bob_2", "Team 7", "medusa"}

// serve runs a server for that many players of ours, whose turns follow the stage.
func serve(t testing.TB, basin string, bots int, o server.Options) *server.Server {
	t.Helper()
	return serveBy(t, game.Document, basin, bots, o)
}

// serveBy returns serve by the rules of a dialect.
func serveBy(t testing.TB, d game.Dialect, basin string, bots int, o server.Options) *server.Server {
	t.Helper()
	table, err := aquanet.FindHostedMap(basin)
	if err != nil {
		t.Fatal(err)
	}
	table.Dialect = d
	tide = make(servertest.Beats)
	o.Map, o.Listen, o.Ticker = table, []string{"127.0.0.1:0"}, tide.Ticker
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	t.Cleanup(func() {
		stop()
		select {
		case <-ended:
		case <-time.After(patience):
			t.Error("the server does not end")
		}
	})
	for i := range bots {
		go func() {
			c, err := client.Connect(ctx, s.Addrs()[0].String())
			if err != nil {
				if ctx.Err() == nil {
					t.Error(err)
				}
				return
			}
			defer c.Close()
			seat := aquanet.Seat{Nick: nicks[i], Think: 5 * time.Millisecond}
			// A test may end before the game.
			_, _ = seat.Play(ctx, c, newPlayer(Levels[1], ai.Seed(1, rules.Seat(i))))
		}()
	}
	return s
}

// smallBasin is a small map of the recordings, of 30 turns.
const smallBasin = "../../arena/aquanet/testdata/traces/01_move_neutrals/map.json"

// here waits until that many players and spectators have logged in.
func (s *shore) here(srv *server.Server, n int) {
	s.T.Helper()
	s.until("everybody", func() bool {
		k := 0
		for _, c := range srv.Clients() {
			if c.Player || c.Visu {
				k++
			}
		}
		return k == n
	})
}

func begin(t testing.TB, srv *server.Server) {
	t.Helper()
	if err := srv.Start(); err != nil {
		t.Fatal(err)
	}
}

// A game on a server is watched from its beginning to its results.
func TestWatchAServer(t *testing.T) {
	srv := serve(t, "lagoon", 5, server.Options{})
	s := newShore(t, "en")
	s.show(newWaiting(s.Kit, at(s, srv.Addrs()[0].String(), "", true)))
	s.tells("waiting let in")
	s.here(srv, 6)
	s.Picture("aqua-net-waiting")
	begin(t, srv)
	s.tells("online turn")
	o := s.scene().(*online)
	s.until("views", func() bool { return o.matchHistory().Noted() >= 10 && o.now.Turn >= 30 })
	if o.People() != 0 || len(o.Chairs) != 5 || o.seat != rules.Spectator {
		t.Errorf("%d persons among %d players, seat %d", o.People(), len(o.Chairs), o.seat)
	}
	if o.now.Players[0].Score == 0 {
		t.Error("nobody scores")
	}
	for p := range o.Chairs {
		if n := o.who(rules.Seat(p)); !slices.Contains(nicks[:], n) {
			t.Errorf("seat %d is called %q", p, n)
		}
	}
	s.Picture("aqua-net-watch")
	if err := srv.Stop(); err != nil {
		t.Fatal(err)
	}
	s.until("the results", s.Done)
	out := s.Shown.(*kittest.Results).Outcome
	if len(out.Result.Scores) != 5 || out.Result.Scores[0] == 0 || len(out.Curves) != 5 || out.Record != "" {
		t.Errorf("five scores and curves are wanted, and no record: %+v", out.Result)
	}
	first := 0
	for _, r := range out.Result.Ranks {
		if r == 1 {
			first++
		}
	}
	if first != 1 {
		t.Errorf("ranks %v: a server names one winner", out.Result.Ranks)
	}
	again := out.Again().(*waiting)
	defer again.Close()
	if again.at.Address != srv.Addrs()[0].String() || !again.at.Watch {
		t.Errorf("again calls %+v", again.at)
	}
}

// A person plays on a server with the mouse: what the hand wants arrives.
func TestJoinAServer(t *testing.T) {
	srv := serve(t, "lagoon", 3, server.Options{})
	s := newShore(t, "fr")
	s.here(srv, 3)
	s.show(newWaiting(s.Kit, at(s, srv.Addrs()[0].String(), "Zoé", false)))
	s.here(srv, 4)
	begin(t, srv)
	s.tells("online turn")
	o := s.scene().(*online)
	if o.seat != 3 || o.People() != 1 || o.who(3) != o.Say(words.AquariomYou()) {
		t.Fatalf("seat %d of %d, %q", o.seat, len(o.Chairs), o.who(o.seat))
	}
	f := o.flockOf(o.seat)
	x, y := f.x, f.y
	s.until("swimming", func() bool {
		s.Point(1000, 360)
		f := o.flockOf(o.seat)
		return f.n > 0 && hypot(f.x-x, f.y-y) > 100
	})
	tries := 0
	s.until("two cells", func() bool {
		if tries++; tries%60 == 1 {
			s.Press(ebiten.KeySpace)
		}
		return o.cellsOf(o.seat) > 1
	})
	s.Picture("aqua-net-join")
	s.Press(ebiten.KeyEscape)
	p, ok := s.Shown.(*kittest.Paused)
	if !ok || p.Under != o || p.Restart != nil || !p.Elsewhere {
		t.Fatalf("Escape leads to %s", scenes.Tell(s.scene()))
	}
	// The sea does not wait: after the pause it is later there.
	at := o.now.Turn
	for n, end := 0, time.Now().Add(patience); o.now.Turn <= at+5; n++ {
		if l := p.Live(); l.Next != nil || l.Where != o.where() {
			t.Fatalf("under the sheet the game is at %+v", l)
		}
		if time.Now().After(end) {
			t.Fatal("under the sheet the game stands still")
		}
		if n%ticksOfATurn == 0 {
			select {
			case tide <- time.Time{}:
			default:
			}
		}
		time.Sleep(2 * time.Millisecond) // for what has to come by the network
	}
	s.Shown = nil
	s.until("later turns", func() bool { return o.now.Turn > at+20 })
	if err := srv.Stop(); err != nil {
		t.Fatal(err)
	}
	s.until("the results", s.Done)
	out := s.Shown.(*kittest.Results).Outcome
	if out.Start.People() != 1 || out.Start.Chairs[3].Name != "Zoe" {
		t.Errorf("one person is wanted, and Zoe on the fourth chair: %+v", out.Start.Chairs)
	}
}

// Every fault has a sentence that says what to do, and most of them can
// be tried again.
func TestTroubles(t *testing.T) {
	closed := func() string {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		return l.Addr().String()
	}
	t.Run("nobody", func(t *testing.T) {
		s := newShore(t, "en")
		s.show(newWaiting(s.Kit, at(s, closed(), "", true)))
		s.tells(words.AquariomNetNobody("").Key())
		q := s.scene().(*waiting)
		s.Picture("aqua-net-nobody")
		s.until("another try by itself", func() bool { return q.why == nil })
		s.tells(words.AquariomNetNobody("").Key())
		q.g.Focus(idWaitingAgain)
		s.Press(ebiten.KeyEnter)
		if q.why != nil && q.retry == retryTicks-2 {
			t.Error("Enter does not try again")
		}
		s.Press(ebiten.KeyEscape)
		if _, ok := s.Shown.(*kittest.Paused); !ok {
			t.Errorf("Escape leads to %s", scenes.Tell(s.scene()))
		}
	})
	t.Run("busy", func(t *testing.T) {
		srv := serve(t, "lagoon", 2, server.Options{})
		s := newShore(t, "en")
		s.show(newWaiting(s.Kit, at(s, closed(), "", true)))
		s.here(srv, 2)
		begin(t, srv)
		late := newShore(t, "en")
		late.show(newWaiting(late.Kit, at(late, srv.Addrs()[0].String(), "late", false)))
		late.tells(words.AquariomNetBusy().Key())
	})
	t.Run("lost", func(t *testing.T) {
		ctx, stop := context.WithCancel(context.Background())
		table, err := aquanet.FindHostedMap(smallBasin)
		if err != nil {
			t.Fatal(err)
		}
		srv, err := server.New(server.Options{Map: table, Listen: []string{"127.0.0.1:0"}})
		if err != nil {
			t.Fatal(err)
		}
		go srv.Run(ctx)
		s := newShore(t, "en")
		s.show(newWaiting(s.Kit, at(s, srv.Addrs()[0].String(), "", true)))
		s.here(srv, 1)
		stop()
		s.tells("aquariom waiting aquariom.net.")
		if q := s.scene().(*waiting); q.why.kind != troubleKicked && q.why.kind != troubleLost {
			t.Errorf("the end of the server reads %d", q.why.kind)
		}
	})
	// Servers that speak nonsense, or hang up.
	for _, c := range [...]struct {
		name, sent string
		want       troubleKind
	}{
		{"web", "HTTP/1.1 400 Bad Request\r\n\r\n", troubleStrange},
		{"mute", "", troubleLost},
		{"huge", "\x02\x05\xff\xff\xff\xff", troubleStrange},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			go func() {
				conn, err := l.Accept()
				if err != nil {
					return
				}
				b := make([]byte, 64)
				conn.Read(b)
				conn.Write([]byte(c.sent))
				conn.Close()
			}()
			s := newShore(t, "fr")
			s.show(newWaiting(s.Kit, at(s, l.Addr().String(), "", true)))
			s.tells("aquariom waiting aquariom.net.")
			q := s.scene().(*waiting)
			if got := q.why.kind; got != c.want {
				t.Errorf("it reads %d (%s), want %d", got, q.why.said, c.want)
			}
			if said := q.status(); strings.Contains(said, "{") || len(said) < 40 {
				t.Errorf("it says %q", said)
			}
		})
	}
}

// The end of a server in the middle of a game is reported, with the way back.
func TestServerDiesInTheGame(t *testing.T) {
	srv := serve(t, "lagoon", 2, server.Options{})
	s := newShore(t, "en")
	s.show(newWaiting(s.Kit, at(s, srv.Addrs()[0].String(), "", true)))
	s.here(srv, 3)
	begin(t, srv)
	s.tells("online turn")
	if err := srv.Reset(); err != nil {
		t.Fatal(err)
	}
	s.tells(words.AquariomNetKicked("").Key())
	if q := s.scene().(*waiting); !strings.Contains(q.status(), "the server was reset") {
		t.Errorf("it says %q", q.status())
	}
	s.Picture("aqua-net-kicked")
}

// A silent server is reported while it is silent.
func TestASilentServerIsReported(t *testing.T) {
	srv := serve(t, "lagoon", 2, server.Options{})
	s := newShore(t, "fr")
	s.show(newWaiting(s.Kit, at(s, srv.Addrs()[0].String(), "", true)))
	s.here(srv, 3)
	begin(t, srv)
	s.tells("online turn")
	if err := srv.Pause(); err != nil {
		t.Fatal(err)
	}
	o := s.scene().(*online)
	s.until("silence", func() bool { return o.since > silence })
	s.Picture("aqua-net-silence")
	if err := srv.Resume(); err != nil {
		t.Fatal(err)
	}
	s.until("turns", func() bool { return o.since < silence })
}

func TestNicknames(t *testing.T) {
	for name, want := range map[string]string{
		"": "", "Zoé": "Zoe", "  ": "", "Jean-François": "Jean Francois", "日本": "", "a\x00b\nc": "abc",
		"abcdefghijklmnopqrstuvw": "abcdefghijklmnop", "Œdipe": "OEdipe",
	} {
		got := nickname(name)
		if got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
		if nick, ok := server.Nick(got); want != "" && (!ok || nick != got) {
			t.Errorf("a server does not take %q", got)
		}
	}
	got := shownNames([]string{"ada (0)", "bob (1)", "bob (2)", "", "a\nb\x1b[31m", strings.Repeat("x", 90)})
	for i, want := range []string{"ada", "bob (1)", "bob (2)", "D", "ab[31m", strings.Repeat("x", maxName)} {
		if got[i] != want {
			t.Errorf("name %d is shown as %q, want %q", i, got[i], want)
		}
	}
}

// What the original's server sent, byte for byte, is played through in the
// window from the first turn to the results.
func TestTheOriginalServerIsUnderstood(t *testing.T) {
	for _, name := range [...]string{"04_virus_explosion", "10_fuzz_4p", "16_surrender"} {
		t.Run(name, func(t *testing.T) {
			sent, err := os.ReadFile(filepath.Join("../../arena/aquanet/testdata/traces", name, "raw_p0.bin"))
			if err != nil {
				t.Fatal(err)
			}
			l, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			answers := make(chan int64, 1)
			go func() {
				conn, err := l.Accept()
				if err != nil {
					answers <- 0
					return
				}
				defer conn.Close()
				go conn.Write(sent) // the reader sees what is wrong with it
				n, _ := io.Copy(io.Discard, conn)
				answers <- n
			}()
			s := newShore(t, "en")
			s.show(newWaiting(s.Kit, at(s, l.Addr().String(), "zero", false)))
			s.tells("online turn")
			o := s.scene().(*online)
			views := 1
			for last := o.now; !s.Done(); {
				s.until("a turn, or the results", func() bool { return o.now != last || s.Done() })
				if o.now != last {
					last = o.now
					views++
				}
			}
			if all := o.now.Map.Turns; o.now.Turn != all-1 || views < all/2 || o.seat != 0 {
				t.Errorf("seat %d saw %d turns up to %d of %d", o.seat, views, o.now.Turn, all)
			}
			out := s.Shown.(*kittest.Results).Outcome
			scores, winner := scores(o.connection.End())
			if !slices.Equal(out.Result.Scores, scores) || out.Result.Ranks[winner] != 1 || scores[winner] == 0 {
				t.Errorf("%+v, the server said %v and that %d has won", out.Result, scores, winner)
			}
			o.Close()
			if n := <-answers; n < int64(13*views/2) {
				t.Errorf("the server received %d bytes", n)
			}
		})
	}
}
