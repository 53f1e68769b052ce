package aquariom

import (
	"testing"

	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// strips are the moments that Aquar.iom is played for.
var strips = []kittest.Moment{
	{Name: "burst", Ticks: 180, Open: func(s *kittest.Stage) { explosion(s) }},
	{Name: "death", Ticks: 156, Passing: []string{"Ralenti"}, Open: func(s *kittest.Stage) { swallowed(s) }},
	{Name: "awards", Ticks: allFallen + fallApart, Open: awards()},
}

// swallowed returns a match of two people at one screen, the second of whom is eaten by the
// first.
func swallowed(on *kittest.Stage) *theatre {
	on.T.Helper()
	options := pond(on.T, func(m *game.Map) {
		m.Turns, m.Viruses = 400, nil
		m.Width, m.Height, m.Columns, m.Rows = 1600, 1000, 40, 25
		for i := range m.Starts {
			m.Starts[i] = game.Point{X: 200 + 120*float32(i), Y: 300}
		}
	})
	th := stageOn(on, people(2, 2, 5, options))
	th.Until("seat 1 to be eaten", func() bool {
		to, _ := goal(th.now, 0)
		if f := th.flockOf(1); th.now.Players[0].Mass > 1.5*th.now.Players[1].Mass && f.n > 0 {
			to = game.Point{X: f.x, Y: f.y}
		}
		byMouse(th, 0, to, false)
		return th.eaten(1)
	})
	return th
}

// awards opens the awards of a match of computer players, which is played once.
func awards() func(s *kittest.Stage) {
	var o *play.Outcome
	var told *history.History
	return func(s *kittest.Stage) {
		s.T.Helper()
		if o == nil {
			th := newTheatre(s.T, crowded(s.T))
			th.Stage.Kit.Prefs.Speed = 0
			th.Until("the results", func() bool { return th.Shown != nil })
			o, told = th.Shown.(*kittest.Results).Outcome, th.matchHistory()
		}
		now := *o
		now.Ceremony, now.Course = awarded(s.Kit.Kit, told, o.Start)
		s.Play(&awardsOnly{s.Kit, &now, ui.NewGui(s.Kit.P)})
	}
}

func TestMoments(t *testing.T) { kittest.Moments(t, "aquariom", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
