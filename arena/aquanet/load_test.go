//go:build unix

package aquanet_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
)

// The load test is skipped unless the environment says how long it may take:
//
//	go test ./arena/aquanet -run TestLoad -v -load 30s
var load = flag.Duration("load", 0, "how long each half of TestLoad plays; 0: not at all")

// What a contest is that fills a server.
const (
	loadPlayers    = 64
	loadSpectators = 1000
	lateness       = 20 * time.Millisecond
	// hostilePlayers of the players are hostile, two kinds of them.
	hostilePlayers = 20
)

// TestLoad plays a crowded game twice, the second time with ten hostile clients of
// each kind at work, and says how many turns reached a client late. All clients
// are in processes of their own.
func TestLoad(t *testing.T) {
	if *load <= 0 {
		t.Skip("the load test takes its time: run it with -load 30s")
	}
	for _, hostile := range []int{0, hostilePlayers} {
		table := crowdTable(t, loadPlayers)
		table.Record = opened(t, t.TempDir())
		g := serveCrowd(t, table, server.DefaultTurn, loadPlayers-hostile, 0, loadSpectators, hostile)
		begin, before := time.Now(), processor()
		time.Sleep(*load) // this is a measurement of so long
		spent := processor() - before
		d := g.judge(t)
		share := 100 * float64(d.Late+d.Missed) / float64(d.Came+d.Missed)
		t.Logf("hostile clients %d: %d turns to %d players and %d spectators: %.3f %% late by more than %v (%d of %d, %d never came); delay median %.1f ms, 99 %% %.1f, 99.9 %% %.1f, most %.1f; %d kicks, %d refused, %d given up; %.0f %% of a processor",
			hostile*6, d.Turns, loadPlayers-hostile, loadSpectators, share, lateness, d.Late+d.Missed, d.Came+d.Missed, d.Missed,
			d.Median, d.Most99, d.Most999, d.Most, g.count(server.Kicked), g.count(server.Refused), g.count(server.Gone), 100*spent.Seconds()/time.Since(begin).Seconds())
		g.close()
		if share >= 1 {
			t.Errorf("%.2f %% of the turns were late: less than 1 %% may be", share)
		}
	}
}

// delivered is when turns came, after they were due, in milliseconds.
type delivered struct {
	Turns, Came, Late, Missed     int
	Median, Most99, Most999, Most float64
}

// arrivals is when each client got each turn.
type arrivals struct {
	mu   sync.Mutex
	came [][]time.Time
}

// client gives what a client is to call when a turn came.
func (a *arrivals) client() func(turn uint32) {
	a.mu.Lock()
	defer a.mu.Unlock()
	i := len(a.came)
	a.came = append(a.came, make([]time.Time, 0, 1<<10))
	return func(turn uint32) {
		a.mu.Lock()
		defer a.mu.Unlock()
		for len(a.came[i]) < int(turn) {
			a.came[i] = append(a.came[i], time.Time{})
		}
		a.came[i] = append(a.came[i], time.Now())
	}
}

// judge compares with a clock that began then.
func (a *arrivals) judge(began time.Time, turns int) (d delivered) {
	a.mu.Lock()
	defer a.mu.Unlock()
	d.Turns = turns
	var delays []time.Duration
	for _, came := range a.came {
		for n := range turns {
			if n >= len(came) || came[n].IsZero() {
				d.Missed++
				continue
			}
			delay := came[n].Sub(began.Add(time.Duration(n+1) * server.DefaultTurn))
			delays = append(delays, delay)
			if delay > lateness {
				d.Late++
			}
		}
	}
	if d.Came = len(delays); d.Came == 0 {
		return d
	}
	slices.Sort(delays)
	at := func(share float64) float64 {
		return float64(delays[int(share*float64(len(delays)-1))].Microseconds()) / 1000
	}
	d.Median, d.Most99, d.Most999, d.Most = at(0.5), at(0.99), at(0.999), at(1)
	return d
}

// tease is hostile clients, ten of each kind; it says when those are in that log
// in before the game: hostilePlayers players, and half as many more spectators.
func tease(address string, ready func()) {
	ctx := context.Background()
	var wait, in sync.WaitGroup
	dial := func() net.Conn {
		var d net.Dialer
		c, err := d.DialContext(ctx, "tcp", address)
		if err != nil {
			return nil
		}
		return c
	}
	inside := func(kind wire.Type, f func(c net.Conn)) {
		for range 10 {
			in.Add(1)
			wait.Go(func() {
				c := dial()
				if c == nil {
					in.Done()
					return
				}
				c.Write(wire.AppendLogin(nil, kind, "hostile"))
				r := wire.NewReader(c)
				for range 2 {
					r.Next()
				}
				in.Done()
				f(c)
				c.Close()
			})
		}
	}
	outside := func(pause time.Duration, f func(c net.Conn)) {
		for range 10 {
			wait.Go(func() {
				for {
					if c := dial(); c != nil {
						f(c)
					}
					time.Sleep(10 * pause) // ten of them together do it once a pause
				}
			})
		}
	}
	noise := make([]byte, 64<<10)
	random := rand.New(rand.NewPCG(7, 7))
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	// Reads nothing, ever, and answers what it guesses.
	inside(wire.LoginVisu, func(c net.Conn) {
		for n := uint32(0); ; n++ {
			time.Sleep(server.DefaultTurn)
			if _, err := c.Write((&wire.Answer{Turn: n}).Append(nil)); err != nil {
				return
			}
		}
	})
	// Stops reading once it is in, and says nothing: a cable that was pulled looks
	// no other from here.
	inside(wire.LoginVisu, func(c net.Conn) { select {} })
	// Reads a byte now and then.
	inside(wire.LoginVisu, func(c net.Conn) {
		one := make([]byte, 1)
		for {
			if _, err := c.Read(one); err != nil {
				return
			}
			time.Sleep(time.Millisecond)
		}
	})
	// Plays with what is no number, 300 entries a turn.
	inside(wire.LoginPlayer, func(c net.Conn) {
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
	inside(wire.LoginPlayer, func(c net.Conn) {
		b := (&wire.Answer{Turn: 0}).Append(nil)
		for range 1000 {
			if _, err := c.Write(b); err != nil {
				return
			}
		}
	})
	in.Wait()
	ready()
	// Logs in again and again, and floods with messages that can be read.
	logins := wire.AppendLogin(nil, wire.LoginVisu, "flood")
	for len(logins) < 3<<10 {
		logins = wire.AppendLogin((&wire.Answer{Moves: make([]wire.Action, 40)}).Append(logins), wire.LoginPlayer, "flood")
	}
	outside(2*time.Millisecond, func(c net.Conn) {
		for range 20 {
			if _, err := c.Write(logins); err != nil {
				break
			}
		}
		c.Close()
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
	wait.Wait()
}
