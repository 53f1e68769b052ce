package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestConform(t *testing.T) {
	all := []error{match.ErrNoUndo}
	for err := range refusals {
		all = append(all, err)
	}
	kittest.Conform(t, &onScreen, FrontEnd(), kittest.Driver{
		Start: func(n int) play.Start { return people(n, 9, map[string]string{"turns": "40"}) },
		Beat:  beat, Refusals: all, Obey: obeys, Reads: func(_ *kittest.Stage, f play.Face) { f.(*face).read() }, Met: words.BzzzLearnDraw(3),
	})
}

// beat takes the screen, goes on from a skirmish, or lets the rest of a turn be done.
func beat(s *kittest.Stage, shown play.Face, device string) {
	f := shown.(*face)
	switch device {
	case "keys":
		switch {
		case f.fight != nil:
			s.Press(ebiten.KeyEscape)
		case f.mine():
			s.Press(ebiten.KeyT)
		default:
			s.Press(ebiten.KeyEnter)
		}
	case "pad":
		switch {
		case f.fight != nil:
			s.Button(input.B)
		case f.mine():
			s.Button(input.ZR)
		default:
			s.Button(input.A)
		}
	case "mouse":
		s.ClickOn("handover", "next", "rest")
	case "touch":
		s.TapOn("handover", "next", "rest")
	}
}

// obeys does what the card of the lesson asks, as its device does it.
func obeys(s *kittest.Stage, shown play.Face, step *lesson.Step, p lesson.Progress, device string) {
	f := shown.(*face)
	s.Wait(6)
	if f.fight != nil || !f.mine() || f.turn.run != runNone {
		return
	}
	if d := f.Detour(step); d != nil {
		step = d
	}
	lays := step.At == "worker" || step.At == "drone" || step.At == "scout"
	ending, flowing := step.At == "end", step.At == "flow"
	kind := map[string]game.Kind{"drone": game.Drone, "rival": game.Drone, "scout": game.Scout, "middle": game.Scout}[step.At]
	if !lays && !ending && !flowing && (f.hands.sel < 0 || f.v.Bees[f.hands.sel].Kind != kind) {
		if !f.sendFirst(kind) {
			ending = true // it has its order, and is on its way
		}
		s.Wait(1)
	}
	switch device {
	case "mouse", "touch":
		click := s.Click
		if device == "touch" {
			click = s.Tap
		}
		if ending {
			click(mid(f.lay.foot().end))
		} else if p.Points {
			click(p.Spot.CX(), p.Spot.CY())
		}
	case "keys":
		switch {
		case ending:
			s.Press(ebiten.KeyT)
		case flowing:
			s.Press(ebiten.KeyT)
		case lays:
			s.Press([]ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3}[kind])
		default:
			goTo(s, f, p.Spot, func(b input.Button) {
				s.Press(map[input.Button]ebiten.Key{input.Left: ebiten.KeyArrowLeft, input.Right: ebiten.KeyArrowRight, input.Up: ebiten.KeyArrowUp, input.Down: ebiten.KeyArrowDown}[b])
			})
			s.Press(ebiten.KeySpace)
		}
	default:
		x, y := f.v.Hive(f.v.Seat)
		switch {
		case ending:
			s.Button(input.X)
		case flowing:
			s.Button(input.ZR)
		case lays:
			if f.hands.sel >= 0 {
				s.Button(input.B) // no bee is selected
			}
			goTo(s, f, f.around(x, y), s.Button)
			s.Button(input.A)
			s.Wait(2)
			for range kind {
				s.Button(input.Down)
			}
			s.Button(input.A)
		default:
			goTo(s, f, p.Spot, s.Button)
			s.Button(input.A)
		}
	}
}

// goTo brings the cursor to a place on the board, a step at a time.
func goTo(s *kittest.Stage, f *face, to ui.Rect, press func(input.Button)) {
	c, ok := f.cellOf(to)
	for n := 0; ok && f.hands.cursor != c && n < 60; n++ {
		switch at := f.hands.cursor; {
		case at.X < c.X:
			press(input.Right)
		case at.X > c.X:
			press(input.Left)
		case at.Y < c.Y:
			press(input.Down)
		default:
			press(input.Up)
		}
	}
}

// cellOf returns the cell in the middle of a place that the lesson points at on the board.
func (f *face) cellOf(r ui.Rect) (board.Cell, bool) {
	return f.field.CellAt(&f.frame, r.CX(), r.CY())
}
