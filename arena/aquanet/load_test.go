package aquanet_test

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/assets/maps"
)

// The load test is off unless it is told how long to take:
//
//	go test ./arena/aquanet -run TestLoad -v -load 30s
var load = flag.Duration("load", 0, "how long each half of TestLoad plays; 0: not at all")

// What a contest is that fills a server.
const (
	loadPlayers    = 32
	loadSpectators = 200
	loadTurn       = 100 * time.Millisecond
	lateness       = 20 * time.Millisecond
)

// TestLoad plays a crowded game twice, the second time with ten hostile clients
// at work, and says how many turns reached somebody late.
func TestLoad(t *testing.T) {
	if *load <= 0 {
		t.Skip("the load test takes its time: run it with -load 30s")
	}
	for _, hostile := range []bool{false, true} {
		d := playLoad(t, hostile)
		late := 0
		for _, x := range d.delays {
			if x > lateness {
				late++
			}
		}
		slices.Sort(d.delays)
		at := func(share float64) time.Duration {
			return d.delays[int(share*float64(len(d.delays)-1))].Round(10 * time.Microsecond)
		}
		share := 100 * float64(late+d.missed) / float64(len(d.delays)+d.missed)
		t.Logf("hostile clients %v: %d turns to %d players and %d spectators: %.3f %% late by more than %v (%d of %d, %d never came); delay median %v, 99 %% %v, 99.9 %% %v, most %v in turn %d; %d kicks",
			hostile, d.turns, loadPlayers, loadSpectators, share, lateness, late+d.missed, len(d.delays)+d.missed, d.missed,
			at(0.5), at(0.99), at(0.999), at(1), d.worstTurn, d.kicks)
		if share >= 1 {
			t.Errorf("%.2f %% of the turns were late: less than 1 %% may be", share)
		}
	}
}

// delivered is when turns came, after they were due.
type delivered struct {
	turns  int
	delays []time.Duration
	missed int // turns that somebody was not sent
	kicks  int
	// worst is the longest delay, of worstTurn.
	worst     time.Duration
	worstTurn int
}

// crowdTable is the 16-player map with room for twice as many.
func crowdTable(t testing.TB) *aquanet.Table {
	t.Helper()
	data, ok := maps.Find("original-16p")
	if !ok {
		t.Fatal("no map original-16p")
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	starts := m["players_starting_positions"].([]any)
	for i := range loadPlayers {
		if len(starts) == loadPlayers {
			break
		}
		at := starts[i].([]any)
		starts = append(starts, []any{at[0].(float64) + 90, at[1].(float64) + 90})
	}
	m["players_starting_positions"], m["max_nb_players"], m["nb_turns"] = starts, loadPlayers, 1_000_000
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	table, err := aquanet.NewTable("crowd", data)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// noted is a clock that notes when it began.
type noted struct {
	*time.Ticker
	began time.Time
}

func (n noted) C() <-chan time.Time { return n.Ticker.C }

func playLoad(t *testing.T, hostile bool) delivered {
	table := crowdTable(t)
	table.Record = t.TempDir()
	var began time.Time
	var d delivered
	ended := make(chan struct{})
	o := server.Options{
		Map: table, Listen: []string{"127.0.0.1:0"}, Turn: loadTurn, MaxVisus: loadSpectators + 20,
		Ticker: func(period time.Duration) server.Ticker {
			began = time.Now()
			return noted{time.NewTicker(period), began}
		},
		Observe: func(e server.Event) {
			switch e.Kind {
			case server.Turned:
				d.turns++
			case server.Kicked:
				d.kicks++
			}
		},
	}
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	address := s.Addrs()[0].String()

	arrivals := make([][]time.Time, loadPlayers+loadSpectators)
	var wait, ready sync.WaitGroup
	bad := 0
	if hostile {
		bad = 2 // of the players are hostile ones
	}
	for i := range arrivals {
		if i < bad {
			continue
		}
		arrivals[i] = make([]time.Time, 0, 1<<14)
		came := func(turn uint32) {
			for len(arrivals[i]) < int(turn) {
				arrivals[i] = append(arrivals[i], time.Time{})
			}
			arrivals[i] = append(arrivals[i], time.Now())
		}
		if i >= loadPlayers {
			watch(t, ctx, &wait, address, came)
			continue
		}
		c, err := client.Connect(ctx, address)
		if err == nil {
			err = c.Login("player")
		}
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		wait.Go(func() {
			random := rand.New(rand.NewPCG(1, uint64(i)))
			for turn := range c.Turns() {
				came(turn.Number)
				var a client.Answer
				for _, cell := range c.Mine(turn) {
					x, y := random.Float32()*c.Map.Width, random.Float32()*c.Map.Height
					if cell.Mass > 12 && random.IntN(4) == 0 {
						a.Divide(cell.ID, x, y, cell.Mass/2)
					} else {
						a.Move(cell.ID, x, y)
					}
				}
				c.Send(&a)
			}
		})
	}
	if hostile {
		ready.Add(4)
		tease(t, ctx, &wait, &ready, address)
		ready.Wait()
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(*load) // this is a measurement of so long
	stopped := time.Now()
	if err := s.Stop(); err != nil {
		t.Fatal(err)
	}
	stop()
	<-ended
	wait.Wait()
	// A turn whose time was about to come need not have.
	turns := min(d.turns, int(stopped.Sub(began)/loadTurn)-1)
	for i := bad; i < len(arrivals); i++ {
		for n := range turns {
			if n >= len(arrivals[i]) || arrivals[i][n].IsZero() {
				d.missed++
				continue
			}
			delay := arrivals[i][n].Sub(began.Add(time.Duration(n+1) * loadTurn))
			d.delays = append(d.delays, delay)
			if delay > d.worst {
				d.worst, d.worstTurn = delay, n
			}
		}
	}
	return d
}

// watch is a spectator that asks for every turn and looks at none: what the
// clients of a test do with a turn is no affair of the server's.
func watch(t *testing.T, ctx context.Context, wait *sync.WaitGroup, address string, came func(turn uint32)) {
	t.Helper()
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	context.AfterFunc(ctx, func() { c.Close() })
	c.Write(wire.AppendLogin(nil, wire.LoginVisu, "spectator"))
	r := wire.NewReader(c)
	for range 2 {
		if _, err := r.Next(); err != nil {
			t.Fatal(err)
		}
	}
	wait.Go(func() {
		for {
			f, err := r.Next()
			if err != nil {
				return
			}
			if f.Type == wire.TurnState {
				came(f.Number)
				c.Write((&wire.Answer{Turn: f.Number}).Append(nil))
			}
		}
	})
}

// tease is ten hostile clients. Four log in before the game, two of them as
// players.
func tease(t *testing.T, ctx context.Context, wait, ready *sync.WaitGroup, address string) {
	dial := func() net.Conn {
		var d net.Dialer
		c, err := d.DialContext(ctx, "tcp", address)
		if err != nil {
			return nil
		}
		context.AfterFunc(ctx, func() { c.Close() })
		return c
	}
	in := func(kind wire.Type, f func(c net.Conn)) {
		wait.Go(func() {
			c := dial()
			if c == nil {
				ready.Done()
				return
			}
			c.Write(wire.AppendLogin(nil, kind, "hostile"))
			r := wire.NewReader(c)
			for range 2 {
				if _, err := r.Next(); err != nil {
					t.Errorf("a hostile client cannot log in: %v", err)
				}
			}
			ready.Done()
			f(c)
			c.Close()
		})
	}
	outside := func(pause time.Duration, f func(c net.Conn)) {
		wait.Go(func() {
			for ctx.Err() == nil {
				if c := dial(); c != nil {
					f(c)
				}
				select {
				case <-ctx.Done():
				case <-time.After(pause):
				}
			}
		})
	}
	noise := make([]byte, 64<<10)
	random := rand.New(rand.NewPCG(7, 7))
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	// Reads nothing, ever, and answers what it guesses.
	in(wire.LoginVisu, func(c net.Conn) {
		for n := uint32(0); ctx.Err() == nil; n++ {
			time.Sleep(loadTurn)
			if _, err := c.Write((&wire.Answer{Turn: n}).Append(nil)); err != nil {
				return
			}
		}
	})
	// Reads a byte now and then.
	in(wire.LoginVisu, func(c net.Conn) {
		one := make([]byte, 1)
		for ctx.Err() == nil {
			if _, err := c.Read(one); err != nil {
				return
			}
			time.Sleep(time.Millisecond)
		}
	})
	// Plays with what is no number, 300 entries a turn.
	in(wire.LoginPlayer, func(c net.Conn) {
		r := wire.NewReader(c)
		nan := []byte{0, 0, 0xC0, 0x7F}
		payload := []byte{44, 1, 0, 0}
		for range 300 {
			payload = append(append(append(payload, 0, 0, 0, 0), nan...), nan...)
		}
		payload = append(payload, 0, 0, 0, 0, 0, 0, 0, 0, 1)
		for {
			f, err := r.Next()
			if err != nil {
				return
			}
			if f.Type != wire.TurnState {
				continue
			}
			size := len(payload)
			b := append([]byte{byte(wire.TurnAck), byte(size), byte(size >> 8), 0, 0}, byte(f.Number), byte(f.Number>>8), byte(f.Number>>16), byte(f.Number>>24))
			if _, err := c.Write(append(b, payload...)); err != nil {
				return
			}
		}
	})
	// Floods with answers, and is kicked for it.
	in(wire.LoginPlayer, func(c net.Conn) {
		b := (&wire.Answer{Turn: 0}).Append(nil)
		for range 1000 {
			if _, err := c.Write(b); err != nil {
				return
			}
		}
	})
	// A thousand connections a second, held or not.
	var held atomic.Int32
	outside(time.Millisecond, func(c net.Conn) {
		if held.Add(1)%8 != 0 {
			c.Close()
		}
	})
	outside(2*time.Millisecond, func(c net.Conn) { // noise
		c.Write(noise)
		c.Close()
	})
	outside(5*time.Millisecond, func(c net.Conn) { // four gigabytes of a name
		c.Write([]byte{0, 0xFF, 0xFF, 0xFF, 0xFF})
		c.Write(noise[:4096])
		c.Close()
	})
	outside(10*time.Millisecond, func(c net.Conn) { // half a login
		c.Write([]byte{0, 9, 0})
	})
	outside(10*time.Millisecond, func(c net.Conn) { // a name that would rule the terminal
		c.Write(wire.AppendLogin(nil, wire.LoginPlayer, "\x1b[2J\x00\x07"))
		c.Close()
	})
	outside(20*time.Millisecond, func(c net.Conn) { // closes in the midst of a message
		c.Write(fmt.Appendf(nil, "\x09\xff\x0f\x00\x00"))
		c.Close()
	})
}
