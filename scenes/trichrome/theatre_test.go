package trichrome

import (
	"testing"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// theatre is a scene in a test's hands.
type theatre struct {
	*Scene
	*kittest.Stage
}

// devices are what the persons of a test hold, in seat order.
var devices = [...]input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf}

// people is a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64, options map[string]string) play.Start {
	st := kittest.People(game.Players, n, Levels[2], seed, options)
	for i := range n {
		st.Chairs[i].Device = devices[i]
	}
	return st
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	on := kittest.NewStage(t, "fr", 1280, 720)
	s, err := open(on.Kit, start)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	th := &theatre{Scene: s, Stage: on}
	on.Play(s)
	return th
}
