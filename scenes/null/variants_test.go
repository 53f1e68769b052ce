package null

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// A game may have fewer levels than five.
func TestThreeLevels(t *testing.T) {
	few := onScreen
	few.Levels = Levels[:3]
	kittest.Conform(t, &few, frontEnd(&few), driver)
}
