package board

import (
	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// shelfBrown is the ground of the automaton's turn.
var shelfBrown = ui.Hex(0x5B2A22)

// PaintShelf paints the ground on which the automaton thinks aloud.
func PaintShelf(p *ui.Painter, plan *Plan) {
	r := plan.Shelf
	if plan.Large {
		p.Sheet(r, ui.Panel.In(shelfBrown).Of("shelf", 0).Painted(0.3))
		return
	}
	p.Disc(r.W*0.14, r.Y+24, r.W*0.2, 30, ui.Sheet{Color: shelfBrown, Waver: 0.4, Seed: 3, Lift: -1, NoRim: true})
	p.Disc(r.W*0.88, r.Y+20, r.W*0.24, 26, ui.Sheet{Color: shelfBrown, Waver: 0.4, Seed: 4, Lift: -1, NoRim: true})
	p.Sheet(ui.Rect{X: -12, Y: r.Y + 5, W: r.W + 24, H: r.H + 20}, ui.Sheet{Color: shelfBrown, Waver: 2.6, Seed: 5, Lift: -1, NoRim: true, Gouache: 0.3})
}

// Chip is a candidate in a strip.
type Chip struct {
	Number
	// Value is what was compared, "+1"; nothing when it is empty.
	Value string
	// Token and Coin are painted beside it: what lies there.
	Token empire.Good
	Coin  bool
}

// Step is one strip of the automaton's reasoning: a rule and what it left.
type Step struct {
	// Title is one or two lines, broken by a newline.
	Title string
	// Act is the picture and Words what is beside it, when there are no chips.
	Act   empire.Verb
	Words string
	Chips []Chip
	// Tie says that the person is asked: the strip has a mat of the accent. Free says
	// that it is not a tie of equals, but theirs to choose.
	Tie, Free bool
	// Shown goes from 0, when it is laid, to 1.
	Shown float32
}

// StepTicks is how long a strip takes to be laid.
const StepTicks = 10

// StepsShown is how many strips are seen at a time.
func (p *Plan) StepsShown() int {
	switch {
	case p.Large:
		return max(1, int((p.Steps.H+10)/(largeStep+10)))
	case p.View.Narrow:
		return 4
	}
	return 5
}

// PaintSteps paints the strips laid so far, the last ones of them: see [Plan.StepsShown].
func PaintSteps(p *ui.Painter, plan *Plan, steps []Step, still bool) {
	if plan.Large {
		paintLargeSteps(p, plan, steps, still)
		return
	}
	most := plan.StepsShown()
	if len(steps) > most {
		steps = steps[len(steps)-most:]
	}
	r := plan.Steps
	pitch := r.W / float32(most)
	pitch = min(pitch, 190)
	for i := range steps {
		s := &steps[i]
		if s.Shown <= 0 {
			continue
		}
		at := ui.Rect{X: r.X + pitch*float32(i), Y: r.Y, W: pitch - 10, H: r.H}
		e := ui.EaseOut(s.Shown)
		p.Fade(e)
		if !still {
			at = at.Move(0, (1-e)*26)
		}
		paintStep(p, at, s, i, 1)
		if i+1 < len(steps) && steps[i+1].Shown > 0 {
			p.Line(at.Right()-1, at.CY()-7, at.Right()+7, at.CY(), 4, paper)
			p.Line(at.Right()-1, at.CY()+7, at.Right()+7, at.CY(), 4, paper)
		}
		p.Pop()
	}
}

// stepWords is the type of what came of the priorities.
var stepWords = ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink, Carries: true}

// paintStep paints a strip, whose pictures are k times as large as usual.
func paintStep(p *ui.Painter, r ui.Rect, s *Step, seed int, k float32) {
	if s.Tie {
		p.Sheet(r.Inset(-7), ui.Sheet{Color: ui.Accent, Radius: 16, Waver: 0.9, Seed: seed, Lift: 0.3, NoRim: true})
		p.Sheet(r.Inset(-3), ui.Sheet{Color: ui.White, Radius: 13, Waver: 0.7, Seed: seed, Lift: -1, NoRim: true})
	}
	lift := float32(0)
	if s.Tie {
		lift = -1
	}
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 12, Waver: 0.8, Seed: seed, Lift: lift, NoRim: true})
	in := r.Inset2(14, 8)
	title := ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}
	low := ui.Rect{X: in.X, Y: in.Y + in.H*0.52, W: in.W, H: in.H * 0.48}
	if k > 1 {
		// Where texts are large a strip is wide: what is left stands beside its title.
		share := float32(0.46)
		if len(s.Chips) == 0 && s.Act != empire.NoVerb { // a region's name is a word, which does not wrap
			share = max(0.34, min(share, 1-(46*k+p.Width(s.Words, stepWords)+14)/in.W))
		}
		in, low = in.CutLeft(in.W*share, 12)
		p.ParagraphMid(s.Title, in, title, ui.Left)
		if s.Tie && len(s.Chips) > 0 {
			var said ui.Rect
			low, said = low.CutBottom(low.H*0.42, 2)
			p.ParagraphMid(s.Words, said, ui.SmallStrong, ui.Left)
		}
	} else if s.Tie {
		title = ui.Type{Face: ui.Fredoka700, Size: 23, Color: ui.Ink}
		p.Label(s.Title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.34}, title, ui.Left)
		low = ui.Rect{X: in.X, Y: in.Y + in.H*0.34, W: in.W, H: in.H * 0.36}
		p.Label(s.Words, ui.Rect{X: in.X, Y: in.Y + in.H*0.72, W: in.W, H: in.H * 0.28}, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}, ui.Left)
	} else {
		p.Paragraph(s.Title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.52}, title, ui.Left)
	}
	if len(s.Chips) == 0 {
		if s.Act != empire.NoVerb {
			paintAct(p, s.Act, low.X+20*k, low.CY(), 0.9*k)
			p.Label(s.Words, ui.Rect{X: low.X + 46*k, Y: low.Y, W: low.W - 46*k, H: low.H}, stepWords, ui.Left)
		}
		return
	}
	paintChips(p, low, s, k)
}

// paintChips paints candidates, in two rows when there are many.
func paintChips(p *ui.Painter, r ui.Rect, s *Step, k float32) {
	width := func(c *Chip) float32 {
		w := float32(39)
		if c.Token != empire.NoGood || c.Coin {
			w += 33
		}
		return w
	}
	equals := s.Tie && !s.Free
	values := false
	total := float32(0)
	for i := range s.Chips {
		c := &s.Chips[i]
		total += width(c)
		values = values || c.Value != ""
	}
	if equals {
		total += 20 * float32(len(s.Chips)-1)
	}
	scale := min(k, r.W/total)
	if scale < 0.62*k {
		crowdChips(p, r, s, k)
		return
	}
	x, y := r.X, r.CY()
	if values {
		y = r.Y + r.H*0.3
	}
	for i := range s.Chips {
		c := &s.Chips[i]
		if equals && i > 0 {
			p.Label("=", ui.Rect{X: x - 4*scale, Y: y - 12, W: 18 * scale, H: 24}, ui.Type{Face: ui.Fredoka700, Size: 21, Color: ui.Ink}, ui.Center)
			x += 20 * scale
		}
		rad := 15 * scale
		paintNumber(p, &c.Number, x+15*scale, y, rad, false)
		if c.Value != "" {
			ink := ui.Ink
			if c.Out {
				ink = ui.Hex(0x4C4B5C)
			}
			p.Label(c.Value, ui.Rect{X: x - 4, Y: y + rad + 2, W: 30*scale + 8, H: max(10, r.Bottom()-y-rad-1)}, ui.Type{Face: ui.Fredoka600, Size: 17, Color: ink}, ui.Center)
		}
		if c.Token != empire.NoGood {
			paintToken(p, c.Token, x+48*scale, y-1, 0.82*scale)
		} else if c.Coin {
			paintCoin(p, x+48*scale, y, 12*scale, 1)
		}
		x += width(c) * scale
	}
}

// crowdChips paints many candidates in two rows, without what was compared: the
// numbers stay legible.
func crowdChips(p *ui.Painter, r ui.Rect, s *Step, k float32) {
	perRow := (len(s.Chips) + 1) / 2
	pitch := min(28*k, r.W/float32(perRow))
	for i := range s.Chips {
		x, y := r.X+pitch*(float32(i%perRow)+0.5), r.Y+r.H*(0.26+0.5*float32(i/perRow))
		paintNumber(p, &s.Chips[i].Number, x, y, pitch*0.46*min(1, 26*k/pitch), false)
	}
}

// LogLine is one line of the log.
type LogLine struct {
	Seat rules.Seat
	Text string
	// Strong is what happens now.
	Strong bool
}

// PaintLog paints the last lines of the log that fit; foot is the room at the
// bottom that is left for the caller, in units. The rectangle returned is that
// room.
func PaintLog(p *ui.Painter, plan *Plan, title string, lines []LogLine, foot float32) ui.Rect {
	r := plan.Log
	sheet(p, r, 101)
	in := r.Inset2(16, 12)
	p.Label(title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 24}, ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, ui.Left)
	area := ui.Rect{X: in.X, Y: in.Y + 28, W: in.W, H: in.H - 28 - foot}
	// The latest lines as they are, each as high as it has to be; the last one in any
	// case.
	style := func(l *LogLine) ui.Type {
		t := ui.Type{Face: ui.Nunito600, Size: 16, Color: ui.Ink}
		if l.Strong {
			t.Face = ui.Nunito800
		}
		return t
	}
	const gap = 3
	high := func(l *LogLine) float32 { return max(20, p.TextHeight(l.Text, style(l), area.W-22)) + gap }
	first, total := len(lines), float32(0)
	for first > 0 {
		h := high(&lines[first-1])
		if first < len(lines) && total+h > area.H {
			break
		}
		first, total = first-1, total+h
	}
	y := area.Y
	for i := first; i < len(lines); i++ {
		l := &lines[i]
		row := ui.Rect{X: area.X, Y: y, W: area.W, H: min(high(l)-gap, area.Bottom()-y)}
		p.Sign(l.Seat, row.X+8, row.Y+10, 15, false)
		p.Paragraph(l.Text, ui.Rect{X: row.X + 22, Y: row.Y, W: row.W - 22, H: row.H}, style(l), ui.Left)
		y += row.H + gap
	}
	return ui.Rect{X: in.X, Y: in.Bottom() - foot, W: in.W, H: foot}
}
