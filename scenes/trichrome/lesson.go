package trichrome

import (
	"context"

	"ludotheque/ai"
	bots "ludotheque/ai/trichrome"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// runs is how the hands run.
var runs = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right}, Mouse: words.TrichromeLearnDrag(), Touch: words.TrichromeLearnSwipe()}

// firstGame is the first game: a small maze and two partners, of whom the person catches
// one and is not caught by the other.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: 3, Options: map[string]string{"maze": "17x11", "rounds": "5"}}, SeedText: "3",
		Chairs: []play.Chair{{}, {Level: play.LessonLevel}, {Level: play.LessonLevel}},
	},
	Steps: []lesson.Step{
		{Words: words.TrichromeLearnYou(), At: "you", Waits: true},
		{Words: words.TrichromeLearnPrey(), At: "prey", Waits: true},
		{Words: words.TrichromeLearnHunter(), At: "hunter", Waits: true},
		{Words: words.TrichromeLearnChase(), At: "prey", Until: []lesson.News{newsBite}, Waits: true, How: runs},
		{Words: words.TrichromeLearnReversal(), At: "door", Waits: true, Moment: true},
		{Words: words.TrichromeLearnDuel(), At: "door", Moment: true, Until: []lesson.News{newsEnd}, How: runs},
		{Words: words.TrichromeLearnPoints(), At: "cards", Waits: true},
		{Words: words.TrichromeLearnPlay()},
	},
}

// script is how a partner runs: the person's prey flees and now and then turns the wrong
// way, the person's hunter keeps away, and after the person's bite it gives chase late, so
// that the door can be reached.
func script(v *game.View, step *lesson.Step) (game.Dir, bool) {
	if step == nil || v.Seat < 0 || v.Maze == nil {
		return game.None, false // the lesson is over
	}
	if v.Runners[v.Seat].Eaten || v.Phase > game.PhaseDuel || v.Check(game.None) != nil {
		return game.None, true
	}
	const person rules.Seat = 0
	var dist [game.MaxCells]int16
	v.Maze.Flood(v.Cell(person), dist[:v.Maze.Cells()])
	me := v.Cell(v.Seat)
	toward := v.Maze.Toward(me, dist[:v.Maze.Cells()])
	second := v.Ticks / input.TicksPerSecond
	d := toward
	switch {
	case v.Phase == game.PhaseDuel && second >= 6, v.Phase < game.PhaseDuel && v.PreyOf(person) == v.Seat && second%3 == 2:
	default:
		far := int16(-1)
		for _, way := range game.Dirs {
			if v.Maze.Open(me, way) && dist[v.Maze.Next(me, way)] > far {
				d, far = way, dist[v.Maze.Next(me, way)]
			}
		}
	}
	if v.Check(d) != nil {
		d = game.None
	}
	return d, true
}

// pupil is what the lesson asks of the face.
type pupil struct {
	f *face
	// guide runs for whoever skips a step.
	guide *bots.Player
}

// Do runs for whoever skips a step, as a computer player would, and goes on from the
// card between two rounds.
func (p *pupil) Do(*lesson.Step) {
	s := p.f
	if s.card.up {
		if s.card.hurry = true; s.card.rested > 0 {
			s.goOn()
		}
		return
	}
	me := s.lone()
	if me < 0 || !s.Waiting.Has(me) {
		return
	}
	if p.guide == nil {
		p.guide = bots.New(ai.Hard, s.Start.Setup.Seed)
	}
	if d, err := p.guide.Choose(context.Background(), s.See(me)); err == nil && d != game.None {
		s.wish[me].dir, s.wish[me].fresh = d, true
	}
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (p *pupil) Spot(name string) (ui.Rect, bool) {
	s := p.f
	l := &s.lay
	if s.card.up {
		return ui.Rect{}, false
	}
	me := s.lone()
	switch name {
	case "cards":
		return within(l.cards[:]), true
	case "roles":
		return within(l.cards[:2]), s.duelling()
	case "door":
		if at, ok := s.View.Door(); ok && s.duelling() {
			x, y := s.View.Maze.XY(at)
			return s.around(float32(x), float32(y)), true
		}
		return ui.Rect{}, false
	case "prey":
		if me >= 0 {
			me = s.View.PreyOf(me)
		}
	case "hunter":
		if me >= 0 {
			me = s.View.HunterOf(me)
		}
	}
	if me < 0 || s.View.Round.Eaten == me {
		return ui.Rect{}, false
	}
	at := s.place(me)
	return s.around(at.X, at.Y), true
}

// within is the box around some.
func within(all []ui.Rect) ui.Rect {
	x0, y0, x1, y1 := all[0].X, all[0].Y, all[0].Right(), all[0].Bottom()
	for _, r := range all {
		x0, y0, x1, y1 = min(x0, r.X), min(y0, r.Y), max(x1, r.Right()), max(y1, r.Bottom())
	}
	return ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
