//go:build !js

package join_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
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
		return []ebiten.Key{ebiten.KeyE}
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
			at.Lay(g.id, g.options, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open, Level: "novice"}})
			far := kittest.NewStage(t, "fr", 1280, 720)
			far.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd(), trichrome.FrontEnd(), brutal.FrontEnd(), aquariom.FrontEnd(), empire.FrontEnd()}
			far.Kit.Template = null.FrontEnd()
			far.Kit.Prefs.Speed = 0
			address, err := web.Address(at.Link())
			if err != nil {
				t.Fatal(err)
			}
			far.Play(join.At(far.Kit, web.Dialer(address), "Noé", false))
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
