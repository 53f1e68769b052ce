//go:build !js

package aquariom

import (
	"strings"
	"testing"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// stillConnection is a connection without any more messages.
type stillConnection struct {
	at    aquanet.Phase
	m     *game.Map
	nicks []string
}

func (l *stillConnection) Next() *game.View               { return nil }
func (l *stillConnection) Act(*game.View, game.Action)    {}
func (l *stillConnection) Status() (aquanet.Phase, error) { return l.at, nil }
func (l *stillConnection) Map() *game.Map                 { return l.m }
func (l *stillConnection) Dialect() (game.Dialect, bool)  { return game.Original, false }
func (l *stillConnection) Names() []string                { return l.nicks }
func (l *stillConnection) End() *client.End               { return nil }
func (l *stillConnection) Close()                         {}

// Nothing of the network's screens is cut, in both languages, at both ends of
// the text sizes, in wide and narrow windows.
func TestNetworkFits(t *testing.T) {
	why := func(kind troubleKind) *trouble {
		return &trouble{kind: kind, said: "a nickname has 1 to 16 letters (A-Z a-z 0-9 _ and spaces)", passing: true}
	}
	failed := func(kind troubleKind) func(s *shore) scenes.Scene {
		return func(s *shore) scenes.Scene {
			return failedWaiting(s.Kit, play.Server{Address: "[fe80::aede:48ff:fe00:1122]:4242", Watch: true}, why(kind))
		}
	}
	m, err := game.FindMap("original-16p")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		make func(s *shore) scenes.Scene
	}{
		{"waiting", func(s *shore) scenes.Scene {
			return &waiting{k: s.Kit, g: s.Kit.Gui(), at: play.Server{Address: "127.0.0.1:4242"}, connection: &stillConnection{at: aquanet.PhaseWaiting, m: m}}
		}},
		{"ringing", func(s *shore) scenes.Scene {
			return &waiting{k: s.Kit, g: s.Kit.Gui(), ticks: longCall, at: play.Server{Address: "127.0.0.1:4242"}, connection: &stillConnection{}}
		}},
		{"nobody", failed(troubleNobody)}, {"busy", failed(troubleBusy)}, {"kicked", failed(troubleKicked)},
		{"lost", failed(troubleLost)}, {"strange", failed(troubleStrange)},
		{"live", func(s *shore) scenes.Scene {
			st, err := game.New(rules.Setup{Seats: 16, Options: map[string]string{game.OptionMap: "original-16p"}})
			if err != nil {
				s.T.Fatal(err)
			}
			l := &stillConnection{at: aquanet.PhasePlaying}
			for range 16 {
				l.nicks = append(l.nicks, strings.Repeat("W", maxNick))
			}
			o := goOnline(s.Kit, play.Server{Address: "192.168.100.100:42424", Watch: true}, l, st.View(rules.Spectator))
			o.since = silence
			return o
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newShore(t, "fr")
			s.With(brush)
			s.show(c.make(s))
			sight := s.Sight()
			sight.Typed = []string{strings.Repeat("W", maxNick)}
			sight.All("aqua fit "+c.name, s.scene(), func(kittest.Look) { s.Wait(1) })
		})
	}
}
