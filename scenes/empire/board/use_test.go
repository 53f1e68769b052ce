package board

import (
	"testing"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// tick shows one picture with hands.
func tick(g *ui.Gui, h ui.Input, paint func()) {
	g.Begin(ui.NewView(1280, 720), h)
	paint()
	g.End()
}

// A card is used by keys and by a click, and no card cannot be used.
func TestCardIsUsed(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	plan := NewPlan(ui.NewView(1280, 720), 0)
	cards := boardCards
	cards[4].Card = 0
	var used [empire.RowLength]int
	row := func() {
		for i := range cards {
			if CardButton(g, cardID(i), plan.Row[i], french, &cards[i]).Clicked {
				used[i]++
			}
		}
	}
	g.Focus(cardID(1))
	tick(g, ui.Input{}, row)
	tick(g, ui.Input{Act: true}, row)
	x, y := plan.Row[3].CX(), plan.Row[3].CY()
	for _, h := range []ui.Input{{X: x, Y: y, Moved: true}, {X: x, Y: y}, {X: x, Y: y, Pressed: true, Down: true}, {X: x, Y: y, Released: true}} {
		tick(g, h, row)
	}
	x = plan.Row[4].CX()
	for _, h := range []ui.Input{{X: x, Y: y, Moved: true}, {X: x, Y: y, Pressed: true, Down: true}, {X: x, Y: y, Released: true}} {
		tick(g, h, row)
	}
	if want := [empire.RowLength]int{1: 1, 3: 1}; used != want {
		t.Errorf("the cards were used %v times, want %v", used, want)
	}
}

// The film goes through all its pictures and stops at both ends.
func TestFilmStopsAtItsEnds(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	film := make([]Picture, 3)
	at := 0
	strip := func() {
		at = a.FilmStrip(g, ui.ID{Name: "film"}, ui.Rect{X: 20, Y: 270, W: 700, H: 130}, film, at)
	}
	g.Focus(ui.ID{Name: "film"})
	tick(g, ui.Input{}, strip)
	for _, step := range []struct{ dx, want int }{{-1, 0}, {1, 1}, {1, 2}, {1, 2}} {
		tick(g, ui.Input{DX: step.dx}, strip)
		if at != step.want {
			t.Errorf("after %+d picture %d is chosen, want %d", step.dx, at, step.want)
		}
	}
	film = nil
	at = 2
	tick(g, ui.Input{}, strip)
	if at != 0 {
		t.Errorf("an empty film has picture %d", at)
	}
}

// An answer is used once, where it hangs, and lies in the window.
func TestAnswerIsUsed(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	for _, w := range windows {
		plan := NewPlan(ui.NewView(w[0], w[1]), 0)
		for r := empire.Region(0); r < empire.RegionCount; r += 4 {
			f := autoFrame(plan.View)
			f.Answers = []Answer{{Region: r, Text: french.Regions[r], Key: "Entrée", Main: true}}
			g.Begin(plan.View, ui.Input{})
			a.Paint(g, f)
			g.End()
			if at := a.AnswerRect(r); at.W < 60 || at.X < 0 || at.Y < 0 || at.Right() > plan.View.W || at.Bottom() > plan.View.H {
				t.Errorf("%v: the answer of %s hangs at %v", w, r, at)
			}
		}
	}
	f := autoFrame(ui.NewView(1280, 720))
	f.Answers = autoAnswers[1:]
	used := 0
	answer := func() {
		a.Paint(g, f)
		if a.AnswerButton(g, ui.ID{Name: "answer"}, &autoAnswers[1]) {
			used++
		}
	}
	g.Focus(ui.ID{Name: "answer"})
	tick(g, ui.Input{}, answer)
	tick(g, ui.Input{Act: true}, answer)
	tick(g, ui.Input{}, answer)
	if used != 1 {
		t.Errorf("it was used %d times", used)
	}
}
