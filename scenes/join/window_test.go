//go:build !js

package join_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/table/web"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom"
	"ludotheque/scenes/brutal"
	"ludotheque/scenes/bzzz"
	"ludotheque/scenes/empire"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"
	"ludotheque/scenes/tables"
	"ludotheque/scenes/trichrome"
)

// windowed is a stage whose program keeps a table open, with all games.
func windowed(t *testing.T) *kittest.Stage {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd(), trichrome.FrontEnd(), brutal.FrontEnd(), aquariom.FrontEnd(), empire.FrontEnd()}
	s.Kit.Template = null.FrontEnd()
	open, err := tables.Open("127.0.0.1:0", false)
	if err != nil {
		t.Fatal(err)
	}
	s.Kit.Table = open
	t.Cleanup(s.Kit.CloseTable)
	return s
}

// comes connects a program to a table, by its address.
func comes(t *testing.T, at play.Table, name string, screen bool) *guest.Link {
	t.Helper()
	address, err := web.Address(at.Link())
	if err != nil {
		t.Fatal(err)
	}
	j := tabletest.Join(name)
	j.Screen = screen
	l := guest.Begin(j, web.Dialer(address))
	t.Cleanup(l.Close)
	return l
}

// TestAWindowHostsEveryGame plays matches whose other seats are guests by socket, with
// nobody at the host's own screen: every game goes on by what they decide, and short
// ones come to their results.
func TestAWindowHostsEveryGame(t *testing.T) {
	for _, g := range []struct {
		id      string
		seats   int
		options map[string]string
		ends    bool
	}{
		{"null", 2, map[string]string{"cards": "5"}, true},
		{"bzzz", 4, map[string]string{"turns": "8"}, true},
		{"trichrome", 3, nil, false},
		{"brutal", 2, nil, false},
		{"aquariom", 4, nil, false},
		{"empire", 2, nil, true},
	} {
		t.Run(g.id, func(t *testing.T) {
			s := windowed(t)
			s.Kit.Prefs.Speed = 0 // nothing is waited for
			e, err := catalog.Find(g.id)
			if err != nil {
				t.Fatal(err)
			}
			at := s.Kit.Table
			open := make([]table.Chair, g.seats)
			for i := range open {
				open[i] = table.Chair{Kind: table.Open, Level: "novice"}
			}
			at.Arrange(g.id, g.options, open)
			start := play.Start{Setup: rules.Setup{Seats: g.seats, Seed: 3, Options: g.options}, Hosted: true}
			acted := make(chan rules.Seat, 1<<14)
			for i := range g.seats {
				p := rules.Seat(i)
				start.Chairs = append(start.Chairs, play.Chair{Name: "Guest " + p.Letter(), Guest: true})
				go tabletest.Play(e, comes(t, at, "Guest "+p.Letter(), false), func(m table.ToGuest) {
					if m.Ask != 0 {
						select {
						case acted <- p:
						default:
						}
					}
				})
				seen(t, func() bool { return at.Guests().Has(p) })
			}
			scene, err := s.Kit.FrontEnd(g.id).New(s.Kit, start)
			if err != nil {
				t.Fatal(err)
			}
			s.Play(scene)
			if g.ends {
				soon(t, s, "the results", func() bool {
					if !s.Done() {
						s.Press(ebiten.KeyEnter) // some count up first
					}
					return s.Done()
				})
				o := s.Shown.(*kittest.Results).Outcome
				if o.Start.Chairs[0].Name == "" || !o.Start.Hosted {
					t.Errorf("the results tell %+v", o.Start)
				}
				return
			}
			steps := s.On().(interface{ Steps() int }).Steps
			soon(t, s, "forty steps", func() bool { return steps() > 40 })
			if len(acted) == 0 {
				t.Error("no guest was asked")
			}
		})
	}
}

// TestTheHostsWindowSeesNoSecretOfAGuest: the window of the host looks through its own
// person's eyes, and folds what everybody sees of the guest's seat.
func TestTheHostsWindowSeesNoSecretOfAGuest(t *testing.T) {
	s := windowed(t)
	at := s.Kit.Table
	at.Arrange("null", nil, []table.Chair{{Kind: table.Here}, {Kind: table.Open, Level: "novice"}})
	comes(t, at, "Ada", false)
	seen(t, func() bool { return at.Guests().Has(1) })
	scene, err := s.Kit.FrontEnd("null").New(s.Kit, play.Start{Setup: rules.Setup{Seats: 2, Seed: 3}, Hosted: true,
		Chairs: []play.Chair{{Name: "Inès"}, {Name: "Ada", Guest: true}}})
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	s.Wait(30)
	if tell := scenes.Tell(s.On()); strings.Contains(tell, "handover") {
		t.Errorf("the only person at the screen is asked to hand it over: %s", tell)
	}
}

// TestATableReachesAnotherNetwork has a table listen to this machine alone, and to all of
// them again: a guest of this machine is cut once, comes back by itself, and keeps its chair.
func TestATableReachesAnotherNetwork(t *testing.T) {
	s := windowed(t)
	at := s.Kit.Table
	at.Arrange("null", nil, []table.Chair{{Kind: table.Here}, {Kind: table.Open, Level: "novice"}, {Kind: table.Open, Level: "novice"}})
	first := at.Address()
	l := comes(t, at, "Ada", false)
	seen(t, func() bool { return at.Guests().Has(1) })
	if err := at.Reach(true); err != nil {
		t.Fatal(err)
	}
	seen(t, func() bool { return at.Silent(1) > 0 })
	seen(t, func() bool { return at.Silent(1) == 0 })
	if !at.Near() || at.Address() != first || at.Unseen() != nil {
		t.Errorf("near %v, at %s, which was %s", at.Near(), at.Address(), first)
	}
	if err := at.Reach(false); err != nil {
		t.Fatal(err)
	}
	now := true
	l.Say(table.ToHost{Ready: &now})
	seen(t, func() bool { return at.State().Seats[1].Ready })
	comes(t, at, "Bob", false)
	seen(t, func() bool { return at.Guests().Has(2) })
	if at.State().Seats[1].Name != "Ada" {
		t.Errorf("Ada should have kept the second chair: %+v", at.State().Seats)
	}
}
