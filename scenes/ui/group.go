package ui

// Group finds the one size at which every text of a group fits, so that labels
// that belong together are as large as each other: tell it of each text with Line,
// Label or Box, then paint all of them in Group.Type. In the same boxes it is never
// smaller at a larger text size; and never smaller than is readable: a text that
// does not fit then is told to [Painter.Overflow] when it is painted, and wants a
// layout with more room. It allocates nothing.
type Group struct {
	Type
	p *typesetter
}

// Group begins a group of texts that are set in t where there is room.
func (p *typesetter) Group(t Type) Group { return Group{t, p} }

// Line makes the group small enough for a text in one line of so many units.
func (g *Group) Line(s string, width float32) { g.Type = g.p.Fit(s, g.Type, width) }

// Label makes the group small enough for a Label in a box.
func (g *Group) Label(s string, r Rect) {
	g.Line(s, r.W)
	if high := r.H / g.p.TextScale; g.Size > high {
		g.Size = max(high, g.p.floor(g.Type))
	}
}

// Box makes the group small enough for a Paragraph in a box.
func (g *Group) Box(s string, r Rect) { g.Type, _ = g.p.shrink(s, r, g.Type) }

// Button makes the group small enough for a button; all of a group are painted with
// its Size.
func (g *Group) Button(b Button, r Rect) {
	g.Size = min(g.Size, g.p.buttonFace(r, b, g.Type).Size)
}
