package aquariom

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// TestConform holds the front end to what every match at a screen promises.
func TestConform(t *testing.T) {
	d := kittest.Driver{
		Start: func(people int) play.Start {
			// As long as it takes to see every refusal in one match, far from any cell that could eat one.
			return kittest.People(3, people, Levels[0], 3, map[string]string{game.OptionMap: "reef", game.OptionTurns: "1040"})
		},
		Short: map[string]string{game.OptionTurns: "300"},
		Beat:  beat, Obey: obey, Met: words.AquariomLearnDivide(),
	}
	for err := range refusals {
		d.Refusals = append(d.Refusals, err)
	}
	slices.SortFunc(d.Refusals, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	kittest.Conform(t, &onScreen, FrontEnd(), d)
}

// beat swims about, and divides now and then.
func beat(s *kittest.Stage, of play.Face, device string) {
	turn := of.(*face).now.Turn
	divides := turn%16 == 8
	switch device {
	case "keys":
		key := [...]ebiten.Key{ebiten.KeyArrowRight, ebiten.KeyArrowDown}[turn/20%2]
		if divides {
			key = ebiten.KeySpace
		}
		s.Press(key)
	case "pad":
		s.Button(input.A)
	case "mouse":
		s.Point(700+float32(s.Kit.Env.Devices.Frame().Tick%300), 300) // it moves also while the match waits for that
		s.Wait(2)
	case "touch":
		s.Tap(640, 300)
		s.TapOn("reborn", "divide")
	}
}
