package aquariom

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// swims is how the hands swim.
var swims = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right}, Mouse: words.AquariomLearnPoint(), Touch: words.AquariomLearnDrag()}

// What happens in a match, as lessons hear it.
const (
	newsGrazed  lesson.News = "grazed"
	newsDivided lesson.News = "divided"
	newsMerged  lesson.News = "merged"
)

// firstGame is the first game: the small basin, where one grows quickly, with two
// easy computers far away.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup:    rules.Setup{Seats: 3, Seed: 7, Options: map[string]string{game.OptionMap: "lagoon"}},
		SeedText: "7",
		Chairs:   []play.Chair{{}, {Level: Levels[0]}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.AquariomLearnYou(), At: "you", Waits: true},
		{Words: words.AquariomLearnGraze(), At: "ahead", Until: []lesson.News{newsGrazed}, Times: 6, How: swims},
		{Words: words.AquariomLearnUrchin(), At: "urchin", Waits: true},
		{Words: words.AquariomLearnGrow(), At: "plankton", Until: []lesson.News{newsGrazed}, Times: 20, How: swims},
		{Words: words.AquariomLearnDivide(), Once: words.AquariomLearnDivideOnce(), At: "you", Until: []lesson.News{newsDivided},
			How: lesson.How{Buttons: []input.Button{input.A}, Key: ebiten.KeySpace, Keyed: true, Touch: words.AquariomLearnButton()}},
		{Words: words.AquariomLearnApart(), At: "you", Waits: true},
		{Words: words.AquariomLearnMerge(), At: "plankton", Until: []lesson.News{newsMerged}, Ticks: 30 * input.TicksPerSecond, How: swims},
		{Words: words.AquariomLearnRanking(), At: "ranking", Waits: true},
		{Words: words.AquariomLearnPlay(), Waits: true},
	},
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (s *view) Spot(name string) (ui.Rect, bool) {
	if s.People() != 1 || s.now.Result != nil {
		return ui.Rect{}, false
	}
	v, l := &s.panes[0], &s.lay
	switch name {
	case "card":
		return ui.Rect{X: l.mass.X, Y: l.mass.Bottom() + 10, W: 300 * l.grow, H: s.Gui.P.View().H - l.mass.Bottom() - 30}, !l.narrow
	case "ranking":
		return l.ranking, true
	}
	me := s.flockOf(v.seats[0])
	if me.n == 0 {
		return ui.Rect{}, false
	}
	k := v.frame.Scale()
	switch name {
	case "you":
		x0, y0 := v.frame.At(me.x0, me.y0)
		x1, y1 := v.frame.At(me.x1, me.y1)
		r := ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
		return r, s.inside(r)
	case "plankton", "ahead":
		to, ok := s.nearGrain(me.x, me.y)
		if name == "ahead" {
			to, ok = s.nearGrain(s.ahead(me.x, me.y))
		}
		if !ok {
			return ui.Rect{}, false
		}
		x, y := v.frame.At(to.X, to.Y)
		return s.seen(ui.Centered(x, y, 30, 30))
	case "urchin":
		at, ok := s.nearUrchin(me.x, me.y)
		if !ok {
			return ui.Rect{}, false
		}
		x, y := v.frame.At(at.X, at.Y)
		r := k * s.laws.Radius(s.now.Map.VirusMass)
		return s.seen(ui.Centered(x, y, 2*r, 2*r))
	}
	return ui.Rect{}, false
}

// seen is a place if it is in the window.
func (s *sea) seen(r ui.Rect) (ui.Rect, bool) { return r, s.inside(r) }

// inside says whether a place is in the window.
func (s *sea) inside(r ui.Rect) bool {
	v := s.Gui.P.View()
	return r.X >= 0 && r.Y >= 0 && r.Right() <= v.W && r.Bottom() <= v.H
}

// nearUrchin is the urchin nearest to a place of the map.
func (s *sea) nearUrchin(x, y float32) (best game.Point, ok bool) {
	for i := range s.now.Viruses {
		at := s.now.Viruses[i].At
		if !ok || hypot(at.X-x, at.Y-y) < hypot(best.X-x, best.Y-y) {
			best, ok = at, true
		}
	}
	return best, ok
}

// ahead is a place a little further from one's own, towards an urchin, so that it
// comes into view.
func (s *sea) ahead(x, y float32) (float32, float32) {
	const step = 110
	to, ok := s.nearUrchin(x, y)
	if !ok {
		return x, y
	}
	far := max(1, hypot(to.X-x, to.Y-y))
	return x + step*(to.X-x)/far, y + step*(to.Y-y)/far
}

// nearGrain is the plankton nearest to a place of the map, away from its edges.
func (s *sea) nearGrain(x, y float32) (game.Point, bool) {
	const edge = 250
	best, least := game.Point{}, float32(-1)
	m := s.now.Map
	for id := range uint32(m.PlanktonCount()) {
		if !s.now.Present(id) {
			continue
		}
		p := m.Plankton(id)
		if p.X < edge || p.Y < edge || p.X > m.Width-edge || p.Y > m.Height-edge {
			continue
		}
		if d := hypot(p.X-x, p.Y-y); least < 0 || d < least {
			best, least = p, d
		}
	}
	return best, least >= 0
}
