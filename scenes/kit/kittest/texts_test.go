package kittest

import (
	"fmt"
	"strings"
	"testing"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// listener is a test that keeps its failures.
type listener struct {
	testing.TB
	errors []string
}

func (l *listener) Error(args ...any)                 { l.errors = append(l.errors, fmt.Sprint(args...)) }
func (l *listener) Errorf(format string, args ...any) { l.Error(fmt.Sprintf(format, args...)) }

// still is a scene that shows nothing by itself.
type still struct{}

func (still) Update(*input.Frame) (scenes.Scene, error) { return still{}, nil }
func (still) Picture() *ui.Painter                      { return nil }

// shownIn shows what paint paints in every look that a run has, and gives what the
// sight says of it.
func shownIn(t *testing.T, paint func(p *ui.Painter, l Look)) *listener {
	t.Helper()
	heard := &listener{TB: t}
	k := NewStage(t, "fr", 1280, 720).Kit
	s := NewSight(heard, k, nil)
	s.Unplayed = []string{"toy"}
	t.Setenv("LUDOTHEQUE_SIGHT", "")
	// A scene that was drawn already is not drawn again.
	seen.drawn[kind(still{})] = true
	s.All("toy", still{}, func(l Look) {
		k.P.TextScale = l.Text
		k.P.Begin(ui.NewView(l.W, l.H))
		paint(k.P, l)
	})
	return heard
}

func box(p *ui.Painter) ui.Rect { return ui.Rect{X: 100, Y: 100, W: 400, H: 120} }

func TestTextsAreHeldToEverySize(t *testing.T) {
	line := func(p *ui.Painter, r ui.Rect, kind ui.Type) {
		p.Sheet(r, ui.Slip)
		p.Label("42", r, kind, ui.Center)
	}
	for _, c := range []struct {
		name  string
		paint func(p *ui.Painter, l Look)
		want  string
	}{
		{"as it has to be", func(p *ui.Painter, l Look) { line(p, box(p), ui.Figure) }, ""},
		{"smaller at a larger size", func(p *ui.Painter, l Look) { line(p, box(p), ui.Body.Sized(20/l.Text/l.Text)) }, "with texts of 100 %"},
		{"as large as at 100 %, and no more than a note", func(p *ui.Painter, l Look) { line(p, box(p), p.AtMost(ui.Body, 1)) }, ""},
		{"as large as at 100 %, and it carries the game", func(p *ui.Painter, l Look) { line(p, box(p), p.AtMost(ui.Figure, 1.5)) }, "carries the game"},
		{"beside its paper", func(p *ui.Painter, l Look) {
			r := box(p)
			p.Sheet(ui.Centered(r.CX(), r.CY(), 10, 40), ui.Slip)
			p.Label("42", r, ui.Body, ui.Center)
		}, "sticks out of its paper"},
		{"too small", func(p *ui.Painter, l Look) { line(p, box(p), ui.Body.Sized(8/l.Text)) }, "at least 12 is readable"},
		{"cut", func(p *ui.Painter, l Look) { p.Ellipsis("much too long", ui.Body, 20) }, "is cut"},
		{"over another", func(p *ui.Painter, l Look) {
			p.Label("one", box(p), ui.Body, ui.Left)
			p.Label("two", box(p), ui.Body, ui.Left)
		}, "lies over"},
	} {
		heard := strings.Join(shownIn(t, c.paint).errors, "\n")
		if c.want == "" && heard != "" || !strings.Contains(heard, c.want) {
			t.Errorf("a text that is %s: %q, want %q", c.name, heard, c.want)
		}
	}
}

// By turns every window, language and size comes.
func TestAllLooksComeByTurns(t *testing.T) {
	came := map[Look]bool{}
	for n := range 200 {
		for _, l := range looksOf(n) {
			came[l] = true
		}
	}
	for _, l := range Looks() {
		if !came[l] && (!l.hard() || l.Text == 1 || l.Text == 2) {
			t.Errorf("%s never comes", l)
		}
	}
	if n := len(Looks()); n != 80 {
		t.Errorf("there are %d looks", n)
	}
}
