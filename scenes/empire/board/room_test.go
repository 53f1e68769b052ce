package board

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// In hundreds of ties of whole games numbers stand in their regions and hide nothing
// that lies there, and the buttons hide neither what is to be judged nor each other.
func TestATieHidesNothing(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	ties, badly := 0, 0
	for seed := range uint64(4) {
		s, err := empire.New(rules.Setup{Seats: 1, Seed: seed, Options: map[string]string{"ties": "ask"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for s.Result() == nil {
			v := s.View(0)
			var acts []empire.Action
			if v.Acting().Has(0) {
				acts = append(acts, v.Sample(r))
			} else {
				acts = append(acts, empire.Action{})
			}
			if v.Phase == empire.PhaseChoose && v.Choice.Among.Len() <= 5 {
				ties++
				badly += judge(t, a, g, v)
			}
			s.Step(acts)
		}
	}
	if ties < 40 {
		t.Errorf("only %d ties", ties)
	}
	t.Logf("%d ties; %d buttons touch something that is to be judged", ties, badly)
	if badly*25 > ties {
		t.Errorf("in %d of %d ties a button hides something", badly, ties)
	}
}

// judge paints a tie and looks at where numbers and buttons are; it returns how many
// buttons hide a part of what is to be judged.
func judge(t *testing.T, a *Map, g *ui.Gui, v *empire.View) (badly int) {
	f := &Frame{Plan: NewPlan(ui.NewView(1280, 720), 0), Names: french, Grounds: &v.Grounds, Under: v.Choice.Suggested, From: empire.NoRegion,
		Dim: 1, Lit: v.Choice.Among, Pulse: v.Choice.Among, GhostSide: empire.Automaton}
	for r := range f.Power {
		f.Power[r] = 1
	}
	n := 0
	for r := range v.Choice.Among.All {
		n++
		f.Numbers[r] = Number{N: n, Tied: true}
		f.Answers = append(f.Answers, Answer{Region: r, Text: french.Regions[r], Icon: "icons/key-right"})
	}
	g.Begin(f.Plan.View, ui.Input{})
	a.Paint(g, f)
	g.End()
	var things []ui.Rect
	for r := range empire.Region(empire.RegionCount) {
		a.lay(f, r, &a.laid)
		for i := range a.laid.n {
			s := &a.laid.slots[i]
			left, right := a.span(f.Plan, r, s.y)
			if half := float32(0.45 * cubeW * a.laid.size); s.x-half < left || s.x+half > right {
				t.Errorf("a piece at %.0f spills over the border of %s, from %.0f to %.0f", s.x, french.Regions[r], left, right)
			}
		}
	}
	for r := range v.Choice.Among.All {
		at := a.discs[r]
		if in := a.At(f.Plan, at.X, at.Y); in != r {
			t.Errorf("the number of %s stands in %v", french.Regions[r], in)
		}
		rad := discRadius(f.Plan)
		own := a.things(g.P, f, r, nil)
		for _, o := range own {
			if hidden := over(ui.Centered(at.X, at.Y, 2*rad, 2*rad), o); hidden > 0.35*rad*rad {
				t.Errorf("the number of %s hides %.0f of %v", french.Regions[r], hidden, o)
			}
		}
		things = append(things, own...)
	}
	for _, n := range f.Answers {
		at, hides := a.AnswerRect(n.Region), false
		for _, o := range things {
			hides = hides || over(at, o) > 0.1*o.W*o.H
		}
		for _, other := range f.Answers {
			if other.Region != n.Region && over(at, a.AnswerRect(other.Region)) > 0 {
				t.Errorf("the buttons of %s and %s lie on each other", n.Text, other.Text)
			}
		}
		if hides {
			badly++
		}
	}
	return badly
}
