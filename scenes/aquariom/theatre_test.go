package aquariom

import (
	"strings"
	"testing"

	arena "ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// brush is shared by tests of many pictures: letters and artwork are drawn once.
var brush = ui.NewPainter()

// theatre is a scene in a test's hands.
type theatre struct {
	*face
	*kittest.Stage
	scene *full
}

type (
	full  = play.Scene[*game.State, game.Action, *game.View]
	table = arena.Match[*game.State, game.Action, *game.View]
)

// devices are what the persons of a test hold, in seat order.
var devices = [...]input.Device{input.Mouse, input.RightHalf, input.LeftHalf, input.MiddleHalf}

// short is a match of eight seconds in the small basin.
var short = map[string]string{game.OptionMap: "lagoon", game.OptionTurns: "80", game.OptionTurn: "100"}

// people returns a start with persons at the first n of that many seats.
func people(seats, n int, seed uint64, options map[string]string) play.Start {
	st := kittest.People(seats, n, Levels[1], seed, options)
	for i := range n {
		st.Chairs[i].Device = devices[i%len(devices)]
	}
	return st
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	return stageOn(kittest.NewStage(t, "fr", 1280, 720), start)
}

// play opens a match on a stage.
func stageOn(on *kittest.Stage, start play.Start) *theatre {
	on.T.Helper()
	s, err := onScreen.Open(on.Kit, start)
	if err != nil {
		on.T.Fatal(err)
	}
	on.T.Cleanup(s.Close)
	th := &theatre{face: s.Face().(*face), Stage: on, scene: s}
	for i := range th.hands {
		th.hands[i].acted = true // an idle match waits for that
	}
	on.Play(s)
	return th
}

// shown is [kittest.Stage.Picture] under a name of this game's.
func (th *theatre) shown(name string) { th.Picture("aqua-" + strings.ReplaceAll(name, " ", "-")) }

// match returns what is played.
func (th *theatre) match() *table { return th.scene.Match() }

// kept returns the name of the only record in the store.
func (th *theatre) kept() string {
	th.T.Helper()
	all, err := th.Stage.Kit.Env.Store.List("records/")
	if err != nil || len(all) != 1 {
		th.T.Fatalf("records %v, %v", all, err)
	}
	return all[0]
}

// turnOver waits for the next turn.
func (th *theatre) turnOver() {
	th.T.Helper()
	n := th.match().Steps()
	th.Until("a turn", func() bool { return th.match().Steps() > n || th.Shown != nil })
}

// goal is where a seat should swim: to the nearest plankton.
func goal(v *game.View, seat rules.Seat) (game.Point, bool) {
	var me *game.Cell
	for i := range v.Cells {
		if c := &v.Cells[i]; c.Owner == seat && (me == nil || c.Mass > me.Mass) {
			me = c
		}
	}
	if me == nil {
		return game.Point{}, false
	}
	best, to := float32(1e12), me.At
	for id := range uint32(v.Map.PlanktonCount()) {
		if !v.Present(id) {
			continue
		}
		p := v.Map.Plankton(id)
		if d := hypot(p.X-me.At.X, p.Y-me.At.Y); d < best && d > v.Laws().Radius(me.Mass) {
			best, to = d, p
		}
	}
	return to, true
}
