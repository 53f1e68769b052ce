package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Attribute is one line of the set-up panel.
type Attribute struct {
	// Icon is the artwork's name; Label the attribute's.
	Icon, Label string
	Seat        rules.Seat
	// Cap is the highest value there is, Room the highest that points allow now,
	// Free what was given and cannot be taken away.
	Cap, Room, Free int
	// Low and High are the lowest and the highest value of the chosen ones, free
	// points included.
	Low, High int
	// Value and Of are the figure and what follows it ("5", "/10"), Effect what
	// it does, in words.
	Value, Of, Effect string
	// Labelled and Told are how Label and Effect are set, one size for all lines: see
	// AttributeTypes.
	Labelled, Told ui.Type
}

// AttributeTypes returns the types of all labels and of all effects in lines like r.
func AttributeTypes(p *ui.Painter, r ui.Rect, lines []Attribute) (labels, effects ui.Type) {
	l := p.Group(p.AtMost(ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}, grown))
	e := p.Group(p.AtMost(ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Ink.Mix(ui.Paper, 0.06), Carries: true}, grown))
	at := attributePlan(p, r)
	for i := range lines {
		l.Line(lines[i].Label, at.label.W)
		e.Line(lines[i].Effect, at.effect.W)
	}
	return l.Type, e.Type
}

// attributeLine is where the parts of an attribute's line lie.
type attributeLine struct{ label, track, value, of, effect ui.Rect }

// attributePlan lays a line out. Where texts are large the cap is left out: the track
// shows it.
func attributePlan(p *ui.Painter, r ui.Rect) attributeLine {
	a := attributeLine{label: ui.Rect{X: r.X + 30, Y: r.Y, W: r.W * 0.25, H: r.H}, track: AttributeTrack(r)}
	if isLarge(p) || p.Thumb > 0 && r.W < 500 {
		a.label = ui.Rect{X: r.X + 36, Y: r.Y, W: r.W * 0.255, H: r.H}
		a.track = ui.Rect{X: a.label.Right() + 14, Y: r.CY() - 10, W: r.W * 0.17, H: 20}
		a.value = ui.Rect{X: a.track.Right() + 6, Y: r.Y, W: r.W * 0.115, H: r.H}
		x := a.value.Right() + 14
		a.effect = ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}
		return a
	}
	a.value = ui.Rect{X: a.track.Right() + 6, Y: r.Y, W: r.W * 0.1, H: r.H}
	a.of = ui.Rect{X: a.value.Right() + 3, Y: r.Y, W: r.W * 0.065, H: r.H}
	x := a.track.Right() + 6 + r.W*0.06 + 3 + r.W*0.065 + 4
	a.effect = ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}
	return a
}

// Nudge is what hands want of an attribute: Set is a value for all chosen ones,
// or -1, Step a step up or down for each of them.
type Nudge struct{ Set, Step int }

// AttributeIcons are the signs of the five attributes in the rules' order:
// dexterity, force, resistance, constitution, initiative.
var AttributeIcons = [5]string{"brutal/dexterity", "brutal/force", "brutal/resistance", "brutal/constitution", "brutal/initiative"}

// AttributeTrack returns where the cells of an attribute's line lie.
func AttributeTrack(r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X + r.W*0.315, Y: r.CY() - 8, W: r.W * 0.28, H: 16}
}

// AttributeSlider paints a line with a cell for each point and a handle; dragging
// asks for a value, left and right for a step.
func AttributeSlider(g *ui.Gui, id ui.ID, r ui.Rect, a *Attribute) Nudge {
	u := g.Item(id, r, true)
	p := g.P
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Sheet{Color: ui.Hex(0xFBEEDB), Radius: 6, Waver: 0.6, Seed: 9, Lift: -1, NoRim: true})
	}
	r = r.Move(u.Shake, 0)
	p.Art(a.Icon, r.X+11, r.CY(), ui.ArtStyle{Scale: 0.86, Ink: brickMark})
	at := attributePlan(p, r)
	p.Label(a.Label, at.label, a.Labelled, ui.Left)
	track := at.track
	paintCells(p, track, a)
	value := at.value
	if a.Low == a.High && at.of.W > 0 {
		value.W = r.W * 0.06
		p.Label(a.Of, ui.Rect{X: value.Right() + 3, Y: r.Y, W: at.of.W, H: r.H}, ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: ui.Second}, ui.Left)
	}
	p.Label(a.Value, value, p.AtMost(ui.Type{Face: ui.Fredoka700, Size: 24, Color: ui.Ink, Carries: true}, grown), ui.Right)
	p.Label(a.Effect, at.effect, a.Told, ui.Right)
	n := Nudge{Set: -1, Step: u.DX}
	if u.Held {
		h := g.Input()
		if h.X > track.X-14 && h.X < track.Right()+14 {
			v := int((h.X-track.X)/track.W*float32(a.Cap) + 0.5)
			v = max(a.Free, min(a.Cap, v))
			if v != a.Low || v != a.High {
				n.Set = v
			}
		}
	}
	return n
}

// paintCells paints an attribute's points: given, bought, mixed, open, closed.
func paintCells(p *ui.Painter, r ui.Rect, a *Attribute) {
	look := ui.SeatLook(a.Seat)
	w := r.W / float32(max(1, a.Cap))
	gap := min(1.6, w*0.18)
	edged := w > 8
	for i := range a.Cap {
		c := ui.Rect{X: r.X + w*float32(i) + gap/2, Y: r.Y, W: w - gap, H: r.H}
		paper := ui.Hex(0xD4CEC6)
		switch {
		case i < a.Free:
			if edged {
				p.Sheet(c, ui.Sheet{Color: ui.Ink, Radius: 2.5, Lift: -1, NoRim: true})
				c = c.Inset(1.3)
			}
			paper = sun
		case i < a.Low:
			paper = look.Color
		case i < a.High:
			paper = look.Color.Mix(ui.Paper, 0.5)
		case i >= a.Room:
			paper = paper.Fade(0.4)
		}
		p.Sheet(c, ui.Sheet{Color: paper, Radius: min(2.5, c.W*0.3), Lift: -1, NoRim: true})
	}
	handle := func(v int) {
		x := r.X + w*float32(v)
		h := ui.Centered(x, r.CY(), 10, 28)
		p.Sheet(h, ui.Sheet{Color: ui.Ink, Radius: 5, Waver: 0.3, Lift: 0.1, NoRim: true})
		p.Sheet(h.Inset(2.2), ui.Sheet{Color: ui.Paper, Radius: 3, Waver: 0.2, Lift: -1, NoRim: true})
	}
	handle(a.High)
	if a.Low != a.High {
		handle(a.Low)
	}
}

// Key is a button of paper with a sign in the campus' colours.
type Key struct {
	Icon string
	// Color is the sign's; its zero value is brick.
	Color  ui.Color
	Text   string
	Chosen bool
	// Flat is of darker paper: a key of a row.
	Flat bool
	// Disabled cannot be used; Why is the reason shown when it is tried.
	Disabled bool
	Why      string
	// Size is the text's size; 0 for the usual.
	Size float32
	// Tip says what it does while the pointer rests on it.
	Tip string
}

// keyPaper is the paper of a key of a row.
var keyPaper = ui.Hex(0xE5DFD3)

// button returns the key as all buttons are painted.
func (k *Key) button() ui.Button {
	b := ui.Button{Text: k.Text, Icon: k.Icon, IconColor: k.Color, Chosen: k.Chosen, Disabled: k.Disabled, Why: k.Why, Size: k.Size, Tip: k.Tip, Color: ui.Paper}
	if b.Size == 0 {
		b.Size = ui.SizeText
	}
	if b.IconColor.A == 0 {
		b.IconColor = brickMark
	}
	switch {
	case k.Chosen:
		b.Color, b.IconColor = ui.Ink, sun
	case k.Flat:
		b.Color = keyPaper
	}
	return b
}

// KeyButton paints a button with a sign; true when it is used.
func KeyButton(g *ui.Gui, id ui.ID, r ui.Rect, k *Key) bool {
	return g.Button(id, r, k.within(g.P, r))
}

// within returns the button in a place: on a phone its word may need the room of its icon.
func (k *Key) within(p *ui.Painter, r ui.Rect) ui.Button {
	b := k.button()
	if k.Text != "" && !hasRoom(p, k.Text, ui.ButtonText, ui.Rect{W: r.W - 78}) {
		b.Icon = ""
	}
	return b
}

// StrategyRow paints three keys, one of them chosen; -1 when the chosen cups do not
// agree. words are their names: defensive, offensive, random as they are shown
// from the left, see StrategyOrder; with none the keys show their signs alone.
func StrategyRow(g *ui.Gui, id ui.ID, r ui.Rect, words *[3]string, chosen int) (s int, used bool) {
	size := float32(0)
	if words != nil {
		group := g.P.Group(ui.ButtonText.Sized(ui.SizeText))
		for i, st := range StrategyOrder {
			icon, _ := StrategyIcon(st)
			k := Key{Icon: icon, Text: words[i]}
			group.Button(k.button(), r.Column(i, 3, 8))
		}
		size = group.Size
	}
	for i, st := range StrategyOrder {
		icon, c := StrategyIcon(st)
		k := Key{Icon: icon, Color: c, Chosen: chosen == int(st), Flat: true, Size: size}
		if words != nil {
			k.Text = words[i]
		}
		if KeyButton(g, ui.ID{Name: id.Name, N: id.N*3 + i}, r.Column(i, 3, 8), &k) {
			chosen, used = int(st), true
		}
	}
	return chosen, used
}

// StrategyOrder is the order in which the strategies are shown.
var StrategyOrder = [3]Strategy{Defensive, Offensive, Random}

// Main is the large button of a campus screen.
type Main struct {
	Title, Sub string
	// Lit is accent paper: pressing it goes on. Otherwise it is white, stays
	// usable, and Sub says what is missing.
	Lit bool
	// Seal shows a side's seal in the arrow's place.
	Seal bool
	Seat rules.Seat
	// Final has it ignore presses in the second after it appeared where the user was
	// doing something else.
	Final bool
}

// MainButton paints the one thing to do; true when it is used.
func MainButton(g *ui.Gui, id ui.ID, r ui.Rect, m *Main) bool {
	p := g.P
	u := g.Item(id, r, false)
	if m.Final {
		g.Finally(id, r, &u, "")
	}
	if u.Focus {
		g.Mat(9)
		defer p.Pop()
	}
	r = r.Move(u.Shake, 0)
	lift := 0.4 + 0.3*u.Lift
	if u.Held {
		lift, r = 0, r.Move(0, 1)
	}
	paper, ink, line := ui.Paper, ui.Ink, ui.Ink.Fade(0.25)
	if m.Lit {
		paper, ink, line = ui.Accent, ui.White, ui.White
	}
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 10, Waver: 1, Seed: id.N + 71, Lift: lift, Gouache: 0.5})
	frame := r.Inset(6)
	for _, l := range [4][4]float32{{frame.X + 6, frame.Y, frame.Right() - 6, frame.Y}, {frame.Right(), frame.Y + 6, frame.Right(), frame.Bottom() - 6}, {frame.Right() - 6, frame.Bottom(), frame.X + 6, frame.Bottom()}, {frame.X, frame.Bottom() - 6, frame.X, frame.Y + 6}} {
		p.Line(l[0], l[1], l[2], l[3], 2, line)
	}
	for _, l := range [4][4]float32{{frame.X, frame.Y + 6, frame.X + 6, frame.Y}, {frame.Right() - 6, frame.Y, frame.Right(), frame.Y + 6}, {frame.Right(), frame.Bottom() - 6, frame.Right() - 6, frame.Bottom()}, {frame.X + 6, frame.Bottom(), frame.X, frame.Bottom() - 6}} {
		p.Line(l[0], l[1], l[2], l[3], 2, line)
	}
	in := r.Inset2(28, 10)
	mark := min(52, in.H)
	if isLarge(p) {
		in = r.Inset2(18, 8)
		mark = min(40, in.H)
	}
	at := ui.Rect{X: in.Right() - mark, Y: in.CY() - mark/2, W: mark, H: mark}
	if m.Seal {
		p.Disc(at.CX(), at.CY(), 22, 22, ui.Sheet{Color: ui.White, Lift: 0.05, NoRim: true})
		p.Sign(m.Seat, at.CX(), at.CY(), 32, true)
	} else {
		p.Art("icons/arrow-right", at.CX(), at.CY(), ui.ArtStyle{Height: 24, Ink: ink})
	}
	in.W -= mark + 10
	title := ui.Type{Face: ui.Fredoka700, Size: 30, Color: ink}
	sub := ui.Type{Face: ui.Nunito800, Size: 16.5, Color: ink}
	if m.Sub == "" || !hasRoom(p, m.Sub, sub, ui.Rect{W: in.W, H: in.H * 0.44}) {
		p.Label(m.Title, in, title, ui.Left)
	} else {
		up, low := in.CutTop(in.H*0.56, 0)
		p.Label(m.Title, up, title, ui.Left)
		p.Label(m.Sub, low, sub, ui.Left)
	}
	if u.Clicked && g.Sound != nil {
		g.Sound("press", 0)
	}
	return u.Clicked
}
