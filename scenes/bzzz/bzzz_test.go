package bzzz

import (
	"testing"

	"ludotheque/arena/match"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// scene is a match at a screen.
type scene = play.Scene[*game.State, game.Action, *game.View]

// theatre is a match in a test's hands.
type theatre struct {
	*face
	*kittest.Stage
	scene *scene
	m     *match.Match[*game.State, game.Action, *game.View]
}

// people returns a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64, options map[string]string) play.Start {
	return kittest.People(game.Players, n, Levels[2], seed, options)
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	return stageOn(kittest.NewStage(t, "fr", 1280, 720), start)
}

// play opens a match on a stage.
func stageOn(on *kittest.Stage, start play.Start) *theatre {
	on.T.Helper()
	opened, err := FrontEnd().New(on.Kit, start)
	if err != nil {
		on.T.Fatal(err)
	}
	on.Play(opened)
	return seen(on, opened)
}

// seen returns an opened match on a stage.
func seen(on *kittest.Stage, opened scenes.Scene) *theatre {
	s := opened.(*scene)
	return &theatre{face: s.Face().(*face), Stage: on, scene: s, m: s.Match()}
}

// record returns the name under which the match is kept.
func (th *theatre) record() string {
	th.T.Helper()
	names, err := th.Kit.Env.Store.List("records/")
	if err != nil || len(names) == 0 {
		th.T.Fatalf("no record: %v", err)
	}
	return names[len(names)-1]
}

// lines returns how many lines are kept of what happened.
func (th *theatre) lines() int { return len(th.log.lines()) }

func (th *theatre) cell(x, y int) (float32, float32) {
	return th.field.At(&th.frame, float32(x), float32(y))
}

func (th *theatre) clickCell(x, y int) { th.Click(th.cell(x, y)) }

func mid(r ui.Rect) (float32, float32) { return r.CX(), r.CY() }

// read goes on from a skirmish whose outcome is shown.
func (f *face) read() {
	if f.fight != nil && f.fight.t >= f.fight.doneAt() {
		f.fight.skip()
	}
}

// finish does the rest of the own turn and ends it.
func (th *theatre) finish() {
	turn := th.v.Turn
	th.turn.begin(runRest)
	th.Until("the rest", func() bool { return th.fight != nil || th.v.Turn != turn || th.turn.run == runNone })
	if th.v.Turn == turn && th.fight == nil {
		th.turn.asking = true // it asks no more
		th.turn.begin(runEnd)
	}
}
