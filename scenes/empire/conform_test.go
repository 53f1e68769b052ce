package empire

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// TestConform holds the front end to what every match at a screen promises.
func TestConform(t *testing.T) {
	d := kittest.Driver{
		Start: func(people int) play.Start {
			options := map[string]string{"ties": "auto"}
			if people != 1 {
				options = map[string]string{"neutrals": "quick"}
			}
			return kittest.People(max(1, people), people, Levels[0], 3, options)
		},
		Beat: beat,
	}
	for err := range refusals {
		d.Refusals = append(d.Refusals, err)
	}
	slices.SortFunc(d.Refusals, func(a, b error) int {
		if a.Error() < b.Error() {
			return -1
		}
		return 1
	})
	kittest.Conform(t, &onScreen, FrontEnd(), d)
}

// beat takes the screen or the card under the hand, and ends the turn.
func beat(s *kittest.Stage, of play.Face, device string) {
	ends := of.(*face).v.Phase == game.PhaseAct
	switch {
	case device == "keys" && ends:
		s.Press(ebiten.KeyE)
	case device == "keys":
		s.Press(ebiten.KeyEnter)
	case device == "pad" && ends:
		s.Button(input.X)
	case device == "pad":
		s.Button(input.A)
	case device == "mouse":
		s.ClickOn("goon", "handover", "offer", "first", "take", "end", "answer")
	case device == "touch":
		s.TapOn("goon", "handover", "offer", "first", "take", "end", "answer")
	}
}
