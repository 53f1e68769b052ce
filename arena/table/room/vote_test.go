package room_test

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// testRoom is a room with guests who answer all questions, in a bubble of time: no match waits for
// the real clock.
type testRoom struct {
	t      *testing.T
	ctx    context.Context
	e      *catalog.Entry
	h      *host.Host
	guests map[string]*testGuest
}

// testGuest is a guest of a company.
type testGuest struct {
	*guest.Link
	matches atomic.Int32 // that it was shown
	seat    atomic.Int32 // in the latest of them
	acts    atomic.Bool  // it answers questions
	asked   atomic.Pointer[table.ToGuest]
}

// inCompany runs a test in a room of the template game.
func inCompany(t *testing.T, o room.Options, test func(c *testRoom)) {
	synctest.Test(t, func(t *testing.T) {
		e := entry(t, "null")
		c := &testRoom{t: t, e: e, h: host.New(host.Options{Code: "TREFLE", Headless: true}), guests: map[string]*testGuest{}}
		if o.Entry, o.Level, o.Seed = e, "novice", func() uint64 { return 3 }; o.Setup.Seats == 0 {
			o.Setup.Seats = 3
		}
		r, err := room.New(c.h, o)
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		c.ctx = ctx
		var running sync.WaitGroup
		running.Go(func() { r.Run(ctx) })
		test(c)
		for _, g := range c.guests {
			g.Close()
		}
		stop()
		running.Wait()
	})
}

// join has a guest come; watch says that it wants no chair.
func (c *testRoom) join(name string, watch bool) *testGuest {
	c.t.Helper()
	join := tabletest.Join(name)
	join.Watch = watch
	g := &testGuest{Link: guest.Begin(join, tabletest.Dial(c.ctx, c.h))}
	g.acts.Store(true)
	go func() {
		for {
			m, ok := g.Next()
			switch {
			case !ok:
				select {
				case <-g.Wake():
				case <-g.Done():
					return
				}
			case m.Hello != nil:
				g.matches.Store(int32(m.Hello.Match))
				g.seat.Store(int32(m.Hello.Seat))
			case m.Ask != 0 && m.View != nil:
				if g.asked.Store(&m); g.acts.Load() {
					c.answers(g)
				}
			}
		}
	}()
	c.guests[name] = g
	c.wait(time.Second)
	return g
}

// answers answers the latest question of a guest.
func (c *testRoom) answers(g *testGuest) {
	m := g.asked.Load()
	g.Say(table.ToHost{Ask: m.Ask, Do: tabletest.Propose(c.e, m.View)})
}

// wait lets a time pass.
func (c *testRoom) wait(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

func (g *testGuest) ready(yes bool) { g.Say(table.ToHost{Ready: &yes}) }

// begins has the guest who leads start the first match, and waits until it is over.
func (c *testRoom) begins(head *testGuest) {
	c.t.Helper()
	head.Say(table.ToHost{Start: true})
	c.wait(5 * time.Second)
	if s := c.h.State(); s.Phase != table.Ended || head.matches.Load() != 1 {
		c.t.Fatalf("the first match is not over: %+v", s)
	}
}

// TestAllAgreeToAnotherMatch: after a match another begins once all who are there have agreed, or 20 s after
// the end when the one who leads wants it. Leaving starts none.
func TestAllAgreeToAnotherMatch(t *testing.T) {
	for name, vote := range map[string]struct {
		do    func(c *testRoom, ada, bob, cleo *testGuest)
		again bool
	}{
		"all agree":    {func(_ *testRoom, ada, bob, cleo *testGuest) { ada.ready(true); bob.ready(true); cleo.ready(true) }, true},
		"one does not": {func(_ *testRoom, ada, bob, _ *testGuest) { ada.ready(true); bob.ready(true) }, false},
		"one agrees no longer": {func(c *testRoom, ada, bob, cleo *testGuest) {
			bob.ready(true)
			c.wait(time.Second)
			bob.ready(false)
			c.wait(time.Second)
			ada.ready(true)
			cleo.ready(true)
		}, false},
		"who does not leaves": {func(c *testRoom, ada, bob, cleo *testGuest) {
			ada.ready(true)
			bob.ready(true)
			c.wait(time.Second)
			cleo.Say(table.ToHost{Leave: true})
		}, false},
		"who does not leaves, and the one who leads starts": {func(c *testRoom, ada, bob, cleo *testGuest) {
			ada.ready(true)
			bob.ready(true)
			c.wait(time.Second)
			cleo.Say(table.ToHost{Leave: true})
			c.wait(time.Second)
			ada.Say(table.ToHost{Start: true})
		}, true},
		"who does not leaves before the last agrees": {func(c *testRoom, ada, bob, cleo *testGuest) {
			ada.ready(true)
			cleo.Say(table.ToHost{Leave: true})
			c.wait(time.Second)
			bob.ready(true)
		}, true},
		"who does not is gone": {func(c *testRoom, ada, bob, cleo *testGuest) {
			ada.ready(true)
			bob.ready(true)
			c.wait(time.Second)
			cleo.Close()
		}, false},
		"who does not is sent away": {func(c *testRoom, ada, bob, cleo *testGuest) {
			ada.ready(true)
			bob.ready(true)
			c.wait(time.Second)
			third := rules.Seat(2)
			ada.Say(table.ToHost{Away: &third})
		}, false},
		"who leads and does not leaves": {func(c *testRoom, ada, bob, cleo *testGuest) {
			bob.ready(true)
			cleo.ready(true)
			c.wait(time.Second)
			ada.Say(table.ToHost{Leave: true})
		}, false},
		"who leads and does not leaves, and the next starts": {func(c *testRoom, ada, bob, cleo *testGuest) {
			bob.ready(true)
			cleo.ready(true)
			c.wait(time.Second)
			ada.Say(table.ToHost{Leave: true})
			c.wait(time.Second)
			bob.Say(table.ToHost{Start: true})
		}, true},
		"all leave": {func(c *testRoom, ada, bob, cleo *testGuest) {
			for _, g := range []*testGuest{ada, bob, cleo} {
				g.Say(table.ToHost{Leave: true})
			}
			c.join("Dan", false) // to the first match, which is over
		}, false},
		"all who do not leave, and none agreed": {func(_ *testRoom, _, bob, cleo *testGuest) {
			bob.Say(table.ToHost{Leave: true})
			cleo.Say(table.ToHost{Leave: true})
		}, false},
		"an onlooker does not": {func(c *testRoom, ada, bob, cleo *testGuest) {
			c.join("Dan", true)
			ada.ready(true)
			bob.ready(true)
			cleo.ready(true)
		}, true},
		"only an onlooker agrees": {func(c *testRoom, ada, bob, _ *testGuest) {
			c.join("Dan", true).ready(true)
			ada.ready(true)
			bob.ready(true)
		}, false},
		"the one who leads starts at once": {func(_ *testRoom, ada, _, _ *testGuest) { ada.Say(table.ToHost{Start: true}) }, false},
		"the one who leads has waited": {func(c *testRoom, ada, _, _ *testGuest) {
			c.wait(21 * time.Second)
			ada.Say(table.ToHost{Start: true})
		}, true},
		"another starts": {func(c *testRoom, _, bob, _ *testGuest) {
			c.wait(21 * time.Second)
			bob.Say(table.ToHost{Start: true})
		}, false},
		"a start of each is an agreement": {func(_ *testRoom, ada, bob, cleo *testGuest) {
			for _, g := range []*testGuest{cleo, bob, ada} {
				g.Say(table.ToHost{Start: true})
			}
		}, true},
	} {
		t.Run(name, func(t *testing.T) {
			inCompany(t, room.Options{}, func(c *testRoom) {
				ada, bob, cleo := c.join("Ada", false), c.join("Bob", false), c.join("Cleo", false)
				ada.ready(true) // to the first match: it does not count for another
				bob.ready(true)
				cleo.ready(true)
				c.wait(time.Second)
				c.begins(ada)
				for i, chair := range c.h.State().Seats {
					if chair.Ready {
						t.Errorf("chair %d still agrees", i)
					}
				}
				vote.do(c, ada, bob, cleo)
				c.wait(5 * time.Second)
				most := int32(0)
				for _, g := range c.guests {
					most = max(most, g.matches.Load())
				}
				if again := most == 2; again != vote.again || most > 2 {
					t.Errorf("%d matches began; the table is %+v", most, c.h.State())
				}
			})
		})
	}
}

// A guest who was gone long before a match is not waited for: the computer plays there at once.
func TestARematchDoesNotWaitForOneWhoIsGone(t *testing.T) {
	inCompany(t, room.Options{}, func(c *testRoom) {
		ada, bob := c.join("Ada", false), c.join("Bob", false)
		c.begins(ada)
		bob.Close()
		c.wait(10 * time.Minute)
		ada.acts.Store(false)
		ada.ready(true)
		c.wait(time.Second)
		if s := c.h.State(); s.Phase != table.Playing || !s.Seats[1].Away || s.Seats[1].Name != "Bob" {
			t.Errorf("the rematch is %+v", s)
		}
	})
}

// Guests get the time that the leader has to wait for the others.
func TestTheLeaderReadsHowLongToWait(t *testing.T) {
	inCompany(t, room.Options{}, func(c *testRoom) {
		ada := c.join("Ada", false)
		c.join("Bob", false)
		if s := c.h.State(); s.Again != 0 {
			t.Errorf("before a match: %d ms", s.Again)
		}
		c.begins(ada) // it is over within five seconds
		if s := c.h.State(); s.Again < 15_000 || s.Again > 20_001 {
			t.Errorf("after the match: %d ms", s.Again)
		}
		c.wait(20 * time.Second)
		if s := c.h.State(); s.Again != 0 {
			t.Errorf("in the end: %d ms", s.Again)
		}
	})
}

// TestAnotherLeads: when the one who leads leaves, before, in or after a match, the guest who came next leads,
// and no onlooker.
func TestAnotherLeads(t *testing.T) {
	for _, phase := range []table.Phase{table.InLobby, table.Playing, table.Ended} {
		t.Run(string(phase), func(t *testing.T) {
			inCompany(t, room.Options{}, func(c *testRoom) {
				c.join("Dan", true)
				ada, bob, cleo := c.join("Ada", false), c.join("Bob", false), c.join("Cleo", false)
				for _, g := range c.guests {
					g.acts.Store(phase != table.Playing)
				}
				if phase != table.InLobby {
					ada.Say(table.ToHost{Start: true})
					c.wait(5 * time.Second)
				}
				if s := c.h.State(); s.Phase != phase || s.Head != 0 {
					t.Fatalf("the table is %+v", s)
				}
				ada.Say(table.ToHost{Leave: true})
				c.wait(time.Second)
				if s := c.h.State(); s.Head != 1 || s.Watchers != 1 {
					t.Errorf("Bob does not lead: %+v", s)
				}
				bob.Close()
				c.wait(time.Second)
				if s := c.h.State(); s.Head != 2 {
					t.Errorf("Cleo does not lead: %+v", s)
				}
				cleo.Say(table.ToHost{Leave: true})
				c.wait(time.Second)
				if s := c.h.State(); s.Head != rules.Spectator {
					t.Errorf("with an onlooker alone seat %d leads", s.Head)
				}
			})
		})
	}
}

// TestALatecomerPlays: a guest who comes during a match has a computer player's chair, and first one that nobody
// left; who left has the own chair again, unless another has it. The record knows whose the chairs are.
func TestALatecomerPlays(t *testing.T) {
	kept := store.Memory()
	inCompany(t, room.Options{Setup: rules.Setup{Seats: 4}, Store: kept}, func(c *testRoom) {
		seats := func(name string, want int32) *testGuest {
			t.Helper()
			g := c.join(name, false)
			g.acts.Store(false)
			c.wait(time.Second)
			if got := g.seat.Load(); got != want || g.matches.Load() != 1 {
				t.Errorf("%s has seat %d, want %d", name, got, want)
			}
			if s := c.h.State(); want >= 0 && (s.Seats[want].Away || s.Seats[want].Name != name) {
				t.Errorf("the chair of %s is %+v", name, s.Seats[want])
			}
			return g
		}
		ada, bob := c.join("Ada", false), c.join("Bob", false)
		ada.acts.Store(false)
		bob.acts.Store(false)
		ada.Say(table.ToHost{Start: true})
		c.wait(time.Second)
		if l := c.h.Listed(); l.Free != 2 || !l.Playing {
			t.Errorf("a match of two guests and two computer players is listed as %+v", l)
		}
		bob.Say(table.ToHost{Leave: true})
		c.wait(time.Second)
		if s := c.h.State(); !s.Seats[1].Away || s.Seats[1].Name != "Bob" {
			t.Errorf("Bob's chair is %+v", s.Seats[1])
		}
		cleo := seats("Cleo", 2)
		c.answers(ada)
		c.wait(time.Second)
		if cleo.asked.Load() == nil { // the computer player had decided in the first step
			t.Error("Cleo is asked nothing")
		}
		step := ada.asked.Load().Step
		c.answers(ada)
		c.wait(time.Second)
		if ada.asked.Load().Step != step {
			t.Error("the match does not wait for Cleo")
		}
		c.answers(cleo)
		c.wait(time.Second)
		if ada.asked.Load().Step == step {
			t.Error("Cleo's answer does not count")
		}
		seats("Bob", 1)
		seats("Dan", 3)
		seats("Eve", -1)
		cleo.Say(table.ToHost{Leave: true})
		c.wait(time.Second)
		seats("Flo", 2)
		seats("Cleo", -1)
		record, err := kept.Read("TREFLE-1" + match.Extension)
		if err != nil {
			t.Fatal(err)
		}
		h, err := match.ReadHeader(bytes.NewReader(record))
		if err != nil {
			t.Fatal(err)
		}
		if _, keys := table.Kept(h.Meta.More); !maps.Equal(keys, c.h.Keys()) || !slices.Equal(h.Meta.Names, []string{"Ada", "Bob", "Flo", "Dan"}) {
			t.Errorf("the record says %+v, whose chairs are %v", h.Meta, c.h.Keys())
		}
	})
}

// TestATableGrows: a guest who finds no chair before a match gets one more, as far as the game allows, and no
// onlooker does; a table that was opened by a command keeps its chairs.
func TestATableGrows(t *testing.T) {
	for _, grows := range []bool{true, false} {
		inCompany(t, room.Options{Setup: rules.Setup{Seats: 2}, Grows: grows}, func(c *testRoom) {
			want := func(chairs, watchers int) {
				t.Helper()
				if s := c.h.State(); len(s.Seats) != chairs || s.Watchers != watchers {
					t.Errorf("grows: %v; %d chairs and %d onlookers, want %d and %d", grows, len(s.Seats), s.Watchers, chairs, watchers)
				}
			}
			ada := c.join("Ada", false)
			c.join("Bob", false)
			c.join("Zoe", true)
			want(2, 1)
			c.join("Cleo", false)
			c.join("Dan", false)
			if !grows {
				want(2, 3)
				return
			}
			want(4, 1)
			c.join("Eve", false)
			want(4, 2) // more than the game takes
			c.begins(ada)
			if got := c.guests["Dan"].seat.Load(); got != 3 {
				t.Errorf("Dan plays on seat %d", got)
			}
		})
	}
}

// An added chair goes when the one who leads sends its guest away, or when the guest leaves; nobody else sends
// anybody away.
func TestAnAddedChairGoesWithItsGuest(t *testing.T) {
	inCompany(t, room.Options{Setup: rules.Setup{Seats: 2}, Grows: true}, func(c *testRoom) {
		ada, bob := c.join("Ada", false), c.join("Bob", false)
		want := func(when string, chairs int) {
			t.Helper()
			c.wait(time.Second)
			if s := c.h.State(); len(s.Seats) != chairs || s.Watchers != 0 {
				t.Errorf("%s: %d chairs and %d onlookers, want %d", when, len(s.Seats), s.Watchers, chairs)
			}
		}
		cleo := c.join("Cleo", false)
		want("a third guest", 3)
		third := rules.Seat(2)
		bob.Say(table.ToHost{Away: &third})
		want("sent away by another", 3)
		ada.Say(table.ToHost{Away: &third})
		want("sent away by the one who leads", 2)
		var bye *guest.Bye
		if _, _, err := cleo.Status(); !errors.As(err, &bye) || bye.Why != table.SentAway {
			t.Errorf("who was sent away hears %v", err)
		}
		dan := c.join("Dan", false)
		want("another third guest", 3)
		dan.Leave()
		want("who has left", 2)
		second := rules.Seat(1)
		ada.Say(table.ToHost{Away: &second})
		want("a chair that was ordered", 2)
	})
}

// A second match that can no longer be saved says so, however much was noticed in the first one.
func TestASecondMatchThatIsNotSavedSaysSo(t *testing.T) {
	const space = 1 << 20
	st := store.LimitedMemory(space)
	o := room.Options{Store: st, Turn: time.Second, Setup: rules.Setup{Seats: 2, Options: map[string]string{"cards": "9"}}}
	inCompany(t, o, func(c *testRoom) {
		ada := c.join("Ada", false)
		ada.acts.Store(false) // the match notices that each turn takes too long
		ada.Say(table.ToHost{Start: true})
		c.wait(time.Minute)
		ada.ready(true)
		c.wait(time.Second)
		if s := c.h.State(); ada.matches.Load() != 2 || s.Phase != table.Playing || s.Unsaved {
			t.Fatalf("match %d: %+v", ada.matches.Load(), s)
		}
		files, err := st.Infos("")
		if err != nil {
			t.Fatal(err)
		}
		const filler = "filler"
		left := space - len(filler)
		for _, f := range files {
			left -= len(f.Name) + int(f.Size)
		}
		if err := st.Write(filler, make([]byte, left)); err != nil {
			t.Fatal(err)
		}
		c.wait(6 * time.Second)
		if s := c.h.State(); s.Phase != table.Playing || !s.Unsaved {
			t.Errorf("with a full store: %+v", s)
		}
	})
}
