package trichrome

import (
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

// firstGame is the first game: a small maze and two slow computers. Whoever bites
// first, the roles turn.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: 3, Options: map[string]string{"maze": "17x11", "rounds": "5"}}, SeedText: "3",
		Chairs: []play.Chair{{}, {Level: Levels[0]}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.TrichromeLearnYou(), At: "you", Waits: true},
		{Words: words.TrichromeLearnPrey(), At: "prey", Waits: true},
		{Words: words.TrichromeLearnHunter(), At: "hunter", Waits: true},
		{Words: words.TrichromeLearnChase(), At: "prey", Until: []lesson.News{newsBite}, How: runs},
		{Words: words.TrichromeLearnReversal(), At: "door", Waits: true, Moment: true},
		{Words: words.TrichromeLearnDuel(), At: "door", Moment: true, Until: []lesson.News{newsEnd}, How: runs},
		{Words: words.TrichromeLearnPoints(), At: "cards", Waits: true},
		{Words: words.TrichromeLearnPlay()},
	},
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (s *face) Spot(name string) (ui.Rect, bool) {
	l := &s.lay
	column := ui.Rect{X: l.phase.X, Y: l.phase.Y, W: l.phase.W, H: l.cards[2].Bottom() - l.phase.Y}
	if name == "card" {
		if s.card.up {
			// On the sheet between two rounds the key of the next one must stay free.
			return arrangeCard(s.Gui.P).ruler, true
		}
		return column, !l.narrow
	}
	if s.card.up {
		return ui.Rect{}, false
	}
	me := s.lone()
	switch name {
	case "cards":
		return l.cards[0], true
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

// around is the box of a place of the maze on the screen.
func (s *face) around(x, y float32) ui.Rect {
	px, py := s.board.At(&s.frame, x, y)
	side := s.board.CellSide(&s.frame)
	return ui.Centered(px, py, side, side)
}
