//go:build !js

package join_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/web"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom"
	"ludotheque/scenes/brutal"
	"ludotheque/scenes/bzzz"
	"ludotheque/scenes/empire"
	"ludotheque/scenes/join"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome"
)

// keysOf are what a person with a keyboard presses on a screen of a game.
func keysOf(scene string) []ebiten.Key {
	switch {
	case strings.HasPrefix(scene, "table"): // the match comes by itself
		return nil
	case strings.Contains(scene, "brutal melee"):
		return []ebiten.Key{ebiten.KeyPageDown}
	case strings.Contains(scene, "brutal post"):
		return []ebiten.Key{ebiten.KeyPageDown, ebiten.KeyEnter}
	case strings.HasPrefix(scene, "empire") && strings.HasSuffix(scene, "phase act"):
		return []ebiten.Key{ebiten.KeyR}
	}
	return []ebiten.Key{ebiten.KeyEnter}
}

// TestTwoWindowsPlayAMatch plays a match between a person at the window that hosts it
// and one at a window that joined, both by keys, to the results on both.
func TestTwoWindowsPlayAMatch(t *testing.T) {
	for _, g := range []struct {
		id      string
		options map[string]string
	}{
		{"null", map[string]string{"cards": "5"}}, {"brutal", nil}, {"empire", nil},
	} {
		t.Run(g.id, func(t *testing.T) {
			s := windowed(t)
			s.Kit.Prefs.Speed = 0
			at := s.Kit.Table
			at.Arrange(g.id, g.options, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open, Level: "novice"}})
			far := kittest.NewStage(t, "fr", 1280, 720)
			far.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd(), trichrome.FrontEnd(), brutal.FrontEnd(), aquariom.FrontEnd(), empire.FrontEnd()}
			far.Kit.Template = null.FrontEnd()
			far.Kit.Prefs.Speed = 0
			address, err := web.Address(at.Link())
			if err != nil {
				t.Fatal(err)
			}
			far.Play(join.At(far.Kit, web.Dialer(address), at.Link(), "Noé", false))
			soon(t, far, "the table", tells(far, "table lobby"))
			scene, err := s.Kit.FrontEnd(g.id).New(s.Kit, play.Start{Setup: rules.Setup{Seats: 2, Seed: 3, Options: g.options}, Hosted: true,
				Chairs: []play.Chair{{Name: "Inès"}, {Name: "Noé", Guest: true}}})
			if err != nil {
				t.Fatal(err)
			}
			s.Play(scene)
			turn := func(s *kittest.Stage) {
				if s.Shown != nil && !s.Done() {
					next := s.Shown
					s.Shown = nil
					s.Play(next)
				}
				if !s.Done() {
					for _, k := range keysOf(scenes.Tell(s.On())) {
						s.Press(k)
					}
					s.Wait(3)
				}
			}
			for end := time.Now().Add(time.Minute); !s.Done() || !far.Done(); time.Sleep(time.Millisecond) {
				turn(s)
				turn(far)
				if time.Now().After(end) {
					t.Fatalf("the host shows %q, the guest %q", scenes.Tell(s.On()), scenes.Tell(far.On()))
				}
			}
		})
	}
}

// drip is a connection by which messages come one by one, ticks apart.
type drip struct{ guest.Conn }

func (d drip) Read(ctx context.Context) ([]byte, error) {
	time.Sleep(4 * time.Millisecond)
	return d.Conn.Read(ctx)
}

// TestGuestsComeBackToTheirChairsAfterTheWindowWasKilled resumes the record of a
// match whose window is gone, at a table of another code: the guest comes back by itself,
// by the address that it knew, to its own chair, and both play to the results.
func TestGuestsComeBackToTheirChairsAfterTheWindowWasKilled(t *testing.T) {
	s := windowed(t)
	s.Kit.Prefs.Speed = 0
	first := s.Kit.Table
	first.Arrange("null", nil, []table.Chair{{Kind: table.Open, Level: "novice"}, {Kind: table.Here, Name: "Inès"}})
	var mu sync.Mutex
	at, conns := first.Link(), []guest.Conn{}
	far := kittest.NewStage(t, "fr", 1280, 720)
	far.Kit.Template = null.FrontEnd()
	far.Kit.FrontEnds = s.Kit.FrontEnds
	far.Kit.Prefs.Speed = 0
	far.Play(join.At(far.Kit, func(ctx context.Context) (guest.Conn, error) {
		mu.Lock()
		defer mu.Unlock()
		address, err := web.Address(at)
		if err != nil {
			return nil, err
		}
		c, err := web.Dialer(address)(ctx)
		if err == nil {
			conns = append(conns, c)
		}
		if len(conns) > 1 {
			c = drip{c}
		}
		return c, err
	}, first.Link(), "Noé", false))
	soon(t, far, "the table", tells(far, "table lobby"))
	begun := play.Start{Setup: rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{"cards": "8"}}, Hosted: true,
		Chairs: []play.Chair{{Name: "Noé", Guest: true}, {Name: "Inès"}}}
	scene, err := s.Kit.FrontEnd("null").New(s.Kit, begun)
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	both := func(what string, host *kittest.Stage, until func() bool) {
		t.Helper()
		for end := time.Now().Add(hangs); !until(); time.Sleep(time.Millisecond) {
			for _, p := range []*kittest.Stage{host, far} {
				if p.Shown != nil && !p.Done() {
					next := p.Shown
					p.Shown = nil
					p.Play(next)
				}
				if !p.Done() {
					for _, k := range keysOf(scenes.Tell(p.On())) {
						p.Press(k)
					}
					p.Wait(2)
				}
			}
			if time.Now().After(end) {
				t.Fatalf("waiting for %s: the host shows %q, the guest %q", what, scenes.Tell(host.On()), scenes.Tell(far.On()))
			}
		}
	}
	steps := func(s *kittest.Stage) int { return s.On().(interface{ Steps() int }).Steps() }
	both("some steps", s, func() bool { return steps(s) > 8 })

	// The window is gone from one moment to the next: nothing but its record is left.
	names, err := s.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 {
		t.Fatalf("records %v, %v", names, err)
	}
	record, err := s.Kit.Env.Store.Read(names[0])
	if err != nil {
		t.Fatal(err)
	}
	after := windowed(t)
	after.Kit.Prefs.Speed = 0
	if err := after.Kit.Env.Store.Write(names[0], record); err != nil {
		t.Fatal(err)
	}
	mu.Lock()
	at = strings.Replace(after.Kit.Table.Link(), after.Kit.Table.Code(), first.Code(), 1)
	for _, c := range conns {
		c.Close()
	}
	mu.Unlock()
	scene, err = after.Kit.FrontEnd("null").New(after.Kit, play.Start{Resume: names[0]})
	if err != nil {
		t.Fatal(err)
	}
	after.Play(scene)
	if c := after.Kit.Table.State().Seats[0]; c.Kind != table.Guest || c.Name != "Noé" {
		t.Fatalf("the chair of the guest is %+v", c)
	}
	both("the guest", after, func() bool { return after.Kit.Table.Silent(0) == 0 })
	both("the results", after, func() bool { return after.Done() && far.Done() })
	o := after.Shown.(*kittest.Results).Outcome
	if !o.Start.Chairs[0].Guest || o.Start.Chairs[1].Guest || o.Start.Chairs[1].Name != "Inès" {
		t.Errorf("the results tell of %+v", o.Start.Chairs)
	}
	theirs := far.Shown.(*kittest.Results).Outcome
	if got := theirs.Result.Scores; !slices.Equal(got, o.Result.Scores) {
		t.Errorf("the guest's results say %v, the host's %v", got, o.Result.Scores)
	}
	if c := theirs.Start.Chairs; c[0].Guest || !c[1].Guest {
		t.Errorf("the guest's results tell that the host played at the guest's screen: %+v", c)
	}
}
