package ui

// The kinds of paper from which screens are made. In changes the colour, Raised the height, Painted
// adds brush strokes.
var (
	// Panel is for texts and controls.
	Panel = Sheet{Color: White, Radius: 10, Waver: 1.2}
	// Slip is a row of a list, a ticket or a note on a panel or a board.
	Slip = Sheet{Color: White, Radius: 7, Waver: 1}
	// Key can be pressed.
	Key = Sheet{Color: White, Radius: 6, Waver: 0.7}
	// Tag is for a word or a figure beside what it is about.
	Tag = Sheet{Color: White, Radius: 4, Waver: 0.4}
	// Trench is recessed: for choices and bars.
	Trench = Sheet{Color: Trough, Radius: 5, Waver: 0.7, Lift: -1, NoRim: true}
	// Highlight marks a row of a form that has the focus.
	Highlight = Sheet{Color: Lit, Radius: 6, Waver: 0.7, Lift: -1, NoRim: true}
	// Dialog is above a screen that waits.
	Dialog = Sheet{Color: Paper, Radius: 13, Waver: 1.4, Lift: 1}
	// Strip is along the foot of a screen, for hints.
	Strip = Sheet{Color: Ink, Waver: 1.5, Gouache: 0.6, NoRim: true}
	// Scrap is a piece of decoration on a backdrop.
	Scrap = Sheet{Color: Sand, Waver: 2, Lift: -1, NoRim: true, Gouache: 0.6}
	// Backdrop is painted paper under everything else.
	Backdrop = Sheet{Color: Paper, Lift: -1, NoRim: true, Gouache: 0.6}
)

// In returns the sheet in another colour.
func (s Sheet) In(c Color) Sheet { s.Color = c; return s }

// Raised returns the sheet at a height from 0 (laid) to 1 (lifted); below 0 it has no shadow.
func (s Sheet) Raised(lift float32) Sheet { s.Lift = lift; return s }

// Painted returns the sheet with brush strokes, from 0 (none) to 1. Use none under text.
func (s Sheet) Painted(gouache float32) Sheet { s.Gouache = gouache; return s }

// Of returns the sheet with an edge of its own, for the n-th control of a name.
func (s Sheet) Of(name string, n int) Sheet { s.Seed = seedOf(ID{name, n}); return s }

// seedOf returns a seed for the edge of a control.
func seedOf(id ID) int {
	n := id.N * 31
	for _, c := range id.Name {
		n = n*7 + int(c)
	}
	return n & 127
}

// seedOf returns the seed of a sheet: its own, or one derived from its size, so that a sheet keeps its
// edge when it moves. One that visibly resizes should have a name: see Sheet.Of.
func (s *Sheet) seedOf(r Rect) int {
	if s.Seed != 0 {
		return s.Seed
	}
	return (int(r.W/seedStep)*37 + int(r.H/seedStep)*11) & 127
}

// seedStep is the change of size that changes the edge, in units.
const seedStep = 4

// Button is the look and behaviour of a button.
type Button struct {
	Text string
	// Icon names artwork drawn before the text; "" for none.
	Icon string
	// Main marks the one main action of the screen: accent paper, the largest.
	Main bool
	// Disabled buttons cannot be used.
	Disabled bool
	// Why is the reason for Disabled, shown when it is pressed or hovered; with "" it cannot have the
	// focus.
	Why string
	// Quiet is flat: a word on the strip, a tab, a row of a list.
	Quiet bool
	// Chosen is dark, for the selected one of a few.
	Chosen bool
	// Size is the text's size; 0 for the default.
	Size float32
	// Carries is Type.Carries.
	Carries bool
	// TextColor, if its alpha is over 0, replaces the default ink or white.
	TextColor Color
	// Color, if its alpha is over 0, replaces the default paper.
	Color Color
	// IconColor, if its alpha is over 0, is the colour of the icon alone, unless the button is
	// disabled.
	IconColor Color
	// Leftward aligns icon and text to the left edge instead of the middle.
	Leftward bool
	// Tip is a sentence shown when the pointer or the focus rests on it.
	Tip string
	// Final marks an irreversible action. The button ignores presses for a second after it appeared
	// where another control was shown, the pointer was pressed or a key acted; it looks disabled until
	// then.
	Final bool
	// Ask is the question that a final button shows after the first press, such as "End anyway? 4
	// moves left": it acts on the second press, within five seconds. Input elsewhere cancels it. With
	// "" the button acts at once.
	Ask string

	// Wraps lets the text of a button without an icon take several lines.
	Wraps bool
}

// tipOfButton is Tip for a button. A finger's press has used it: the focus that it leaves shows no tip.
func (g *Gui) tipOfButton(u Use, r Rect, text string) {
	u.Focus = u.Focus && !g.pointing
	g.Tip(u, r, text)
}

// Button runs a button and reports whether it is used.
func (g *Gui) Button(id ID, r Rect, b Button) bool {
	p := g.P
	if b.Disabled {
		g.disabled(id, r, b)
		return false
	}
	u := g.Item(id, r, false)
	asks, ready := false, float32(1)
	if b.Final {
		f := g.finally(id, r, &u, b.Ask)
		asks, ready = f.asked > 0, f.readiness(g.tick)
	}
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	if asks {
		b.Text, b.Wraps, ready = b.Ask, true, 1 // readable at once
		b.Icon, b.Tip, b.Color, b.TextColor = "", "", Seats[1].Ground, White
	}
	g.tipOfButton(u, r, b.Tip)
	r = r.Move(u.Shake, 0)
	if ready < 1 {
		g.unready(id, r, b)
		if ready <= 0 {
			return false
		}
		p.Fade(ready)
		defer p.Pop()
	}
	lift := u.Lift * 0.25
	if u.Held {
		lift = -1
		r = r.Move(0, 1)
	} else if !u.Focus && u.Over {
		r = r.Move(0, -2*u.Lift)
	}
	paper, ink := White, Ink
	gouache := float32(0)
	switch {
	case b.Main:
		paper, ink, gouache = Accent, White, 1
	case b.Chosen:
		paper, ink, gouache = Ink, White, 0.3
	}
	if b.Color.A > 0 {
		paper = b.Color
	}
	if b.TextColor.A > 0 {
		ink = b.TextColor
	}
	if !b.Quiet || u.Focus {
		p.Sheet(r, Key.In(paper).Of(id.Name, id.N).Raised(lift).Painted(gouache))
	}
	g.face(r, b, ink)
	if u.Clicked {
		g.sound("press", 0)
	}
	return u.Clicked
}

// disabled runs a disabled button, which gives its reason when asked.
func (g *Gui) disabled(id ID, r Rect, b Button) {
	p := g.P
	if b.Why != "" {
		u := g.Item(id, r, false)
		if u.Focus {
			g.Mat(6)
			defer p.Pop()
		}
		g.tipOfButton(u, r, b.Why)
		r = r.Move(u.Shake, 0)
		if u.Clicked {
			g.Refuse(id)
			g.Toast(b.Why)
		}
	}
	g.idle(id, r)
	p.Idle()
	b.IconColor = Color{}
	g.face(r, b, Ink.Fade(0.55))
	p.Pop()
}

// unready runs a final button that ignores presses yet.
func (g *Gui) unready(id ID, r Rect, b Button) {
	g.idle(id, r)
	b.IconColor = Color{}
	g.face(r, b, Second)
}

// idle paints the paper of a disabled button.
func (g *Gui) idle(id ID, r Rect) {
	g.P.Sheet(r, Trench.Of(id.Name, id.N))
	// Besides the paler paper, for those who cannot see the difference.
	g.P.DashedRect(r.Inset(1.5), 5, 2, 6, 5, Ink.Fade(0.4))
}

// buttonFace is the layout of a button's icon and text.
type buttonFace struct {
	Type
	inner     Rect
	icon, gap float32 // the icon's height, and the gap between it and the text
}

// buttonFace shrinks the icon and then the text of a button to fit; where the text still has no room the
// icon is left out.
func (p *typesetter) buttonFace(r Rect, b Button, t Type) buttonFace {
	// Leave paper above and below large letters.
	usual := min(t.Size, 0.66*r.H)
	t.Size = min(t.Size, max(0.66*r.H/p.TextScale, p.floor(t)))
	f := buttonFace{Type: t, inner: r.Inset2(min(16, r.W*0.08), 2)}
	if b.Icon == "" {
		f.Type = p.Fit(b.Text, t, f.inner.W)
		return f
	}
	f.icon, f.gap = min(t.Size*1.2, f.inner.H), t.Size*0.5
	if b.Text == "" {
		// Some are wider than high.
		f.icon = max(f.icon, min(t.Size*1.2*p.TextScale, 0.76*f.inner.W, f.inner.H))
		return f
	}
	grown := min(p.TextScale, 1.5)
	if fitted := p.Fit(b.Text, t, f.inner.W-(f.icon+f.gap)*grown); fitted.Size*p.TextScale < usual {
		grown = 1
	}
	f.icon, f.gap = min(f.icon*grown, f.inner.H), f.gap*grown
	f.Type = p.Fit(b.Text, t, f.inner.W-f.icon-f.gap)
	if p.Width(b.Text, f.Type) > f.inner.W-f.icon-f.gap {
		f.icon, f.gap, f.Type = 0, 0, p.Fit(b.Text, t, f.inner.W)
	}
	return f
}

// face paints a button's icon and text.
func (g *Gui) face(r Rect, b Button, ink Color) {
	p := g.P
	t := ButtonText
	if b.Main {
		t = MainText
	}
	if b.Size > 0 {
		t.Size = b.Size
	}
	t.Color, t.Carries = ink, b.Carries
	if b.Wraps {
		p.ParagraphMid(b.Text, r.Inset2(min(12, r.W*0.06), 2), t, Center)
		return
	}
	f := p.buttonFace(r, b, t)
	style := ArtStyle{Height: f.icon, Ink: ink, Alpha: ink.A}
	if b.IconColor.A > 0 {
		style.Ink = b.IconColor
	}
	switch {
	case b.Icon == "" || f.icon == 0:
		align := Center
		if b.Leftward {
			align = Left
		}
		p.Label(b.Text, f.inner, f.Type, align)
		return
	case b.Text == "":
		p.Art(b.Icon, r.CX(), r.CY(), style)
		return
	}
	w := p.Width(b.Text, f.Type) + f.icon + f.gap
	x := r.CX() - w/2
	if b.Leftward {
		x = f.inner.X
	}
	if box := (Rect{x, r.CY() - f.icon/2, f.icon, f.icon}); ink.A == 1 {
		p.Icon(b.Icon, box, style.Ink) // some are wider than high
	} else {
		p.Art(b.Icon, box.CX(), box.CY(), style)
	}
	x += f.icon + f.gap
	p.Label(b.Text, Rect{x, r.Y, f.inner.Right() - x, r.H}, f.Type, Left)
}
