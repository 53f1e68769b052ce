//go:build !js

package aquariom

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/aquanet/server"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// tellingConnection is a line of a server that plays a dialect and tells it, or not.
type tellingConnection struct {
	stillConnection
	d    game.Dialect
	told bool
	acts []game.Action
}

func (l *tellingConnection) dialect() (game.Dialect, bool) { return l.d, l.told }
func (l *tellingConnection) act(_ *game.View, a game.Action) {
	l.acts = append(l.acts, a)
}

// Where the dialects differ the window goes by the one that the server plays; where the
// server does not tell, it sends what one of them allows and shows what the other may do.
func TestTheServersDialectDecides(t *testing.T) {
	for _, c := range []struct {
		name   string
		d      game.Dialect
		told   bool
		at, to game.Point
		mass   float32
		urchin bool
		wants  bool
	}{
		{name: "a daughter beyond the left edge, document", d: game.Document, told: true, at: game.Point{X: 20, Y: 1000}, to: game.Point{X: 0, Y: 1000}, mass: 200},
		{name: "a daughter beyond the left edge, original", d: game.Original, told: true, at: game.Point{X: 20, Y: 1000}, to: game.Point{X: 0, Y: 1000}, mass: 200, wants: true},
		{name: "a daughter beyond the left edge, untold", d: game.Original, at: game.Point{X: 20, Y: 1000}, to: game.Point{X: 0, Y: 1000}, mass: 200, wants: true},
		{name: "a daughter beyond the right edge, untold", d: game.Original, at: game.Point{X: 3180, Y: 1000}, to: game.Point{X: 3200, Y: 1000}, mass: 200},
		{name: "a daughter of a light mother, untold", d: game.Original, at: game.Point{X: 800, Y: 1000}, to: game.Point{X: 900, Y: 1000}, mass: 6},
		{name: "an urchin beyond the top, document", d: game.Document, told: true, at: game.Point{X: 800, Y: 10}, to: game.Point{X: 800, Y: 0}, mass: 200, urchin: true},
		{name: "an urchin beyond the top, untold", d: game.Original, at: game.Point{X: 800, Y: 10}, to: game.Point{X: 800, Y: 0}, mass: 200, urchin: true, wants: true},
		{name: "an urchin that leaves too little, document", d: game.Document, told: true, at: game.Point{X: 800, Y: 1000}, to: game.Point{X: 900, Y: 1000}, mass: 69, urchin: true},
		{name: "an urchin that leaves too little, untold", d: game.Original, at: game.Point{X: 800, Y: 1000}, to: game.Point{X: 900, Y: 1000}, mass: 69, urchin: true, wants: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			st, err := game.New(rules.Setup{Seats: 2, Options: map[string]string{game.OptionMap: "lagoon", game.OptionDialect: c.d.String()}})
			if err != nil {
				t.Fatal(err)
			}
			v := *st.View(0)
			v.Turn, v.Cells = 5, slices.Clone(v.Cells)
			v.Cells[0].At, v.Cells[0].Mass, v.Cells[1].At = c.at, c.mass, game.Point{X: 1600, Y: 1900}
			s := newShore(t, "fr")
			l := &tellingConnection{stillConnection: stillConnection{at: connectionPlaying, nicks: []string{"a", "b"}}, d: c.d, told: c.told}
			o := goOnline(s.Kit, play.Server{Address: "127.0.0.1:4242"}, l, &v)
			s.show(o)
			s.Wait(1)
			o.hands[0].aim, o.hands[0].still = c.to, false
			if c.urchin {
				o.wantVirus(0)
			} else {
				o.wantDivision(0)
			}
			o.answer()
			sent := len(l.acts) == 1 && len(l.acts[0].Divisions)+len(l.acts[0].Viruses) == 1
			if sent != c.wants || (o.hands[0].refused == "") != c.wants {
				t.Errorf("sent %+v, refused %q", l.acts, o.hands[0].refused)
			}
		})
	}
}

// TestAServersDialectIsPlayed: who joins a server of ours reads whose rules it plays before
// the game begins; the game and the book of its pause have the same.
func TestAServersDialectIsPlayed(t *testing.T) {
	for d := range game.Dialect(2) {
		t.Run(d.String(), func(t *testing.T) {
			srv := serveBy(t, d, "lagoon", 1, server.Options{})
			s := newShore(t, "en")
			s.show(newWaiting(s.Kit, at(s, srv.Addrs()[0].String(), "zoe", false)))
			s.tells("waiting let in")
			want := map[game.Dialect]words.Text{game.Document: words.AquariomNetRulesDocument(), game.Original: words.AquariomNetRulesOriginal()}[d]
			if said := s.scene().(*waiting).status(); !strings.Contains(said, s.Kit.Say(want)) {
				t.Errorf("who waits reads %q", said)
			}
			s.here(srv, 2)
			begin(t, srv)
			s.tells("online turn")
			o := s.scene().(*online)
			s.until("some turns", func() bool { return o.now.Turn >= 5 })
			if told, ok := o.connection.dialect(); told != d || !ok || o.now.Dialect != d || o.untold {
				t.Errorf("the window plays %v, told %v %v", o.now.Dialect, told, ok)
			}
			s.Press(ebiten.KeyEscape)
			p, ok := s.Shown.(*kittest.Paused)
			if !ok || p.Setup.Options[game.OptionDialect] != d.String() {
				t.Fatalf("the book of the pause is for %+v", s.Shown)
			}
			m, err := game.FindMap(p.Setup.Options[game.OptionMap])
			if err != nil || m.Turns != o.now.Map.Turns || m.Width != o.now.Map.Width {
				t.Errorf("the book's map is %+v, %v", m, err)
			}
		})
	}
}
