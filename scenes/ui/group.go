package ui

// Group finds one size at which all texts of a group fit, so that labels that belong together have the
// same size: call Line, Label or Box for each text, then paint all of them with Group.Type. In the
// same boxes a larger text size never gives a smaller Type. It is never below the smallest readable
// size: a text that does not fit then is reported to [Painter.Overflow] when painted, and needs a
// layout with more room. It allocates nothing.
type Group struct {
	Type
	p *typesetter
}

// Group starts a group of texts of type t.
func (p *typesetter) Group(t Type) Group { return Group{t, p} }

// Line shrinks the group to fit a single line of that width.
func (g *Group) Line(s string, width float32) { g.Type = g.p.Fit(s, g.Type, width) }

// Label shrinks the group to fit a Label in a box.
func (g *Group) Label(s string, r Rect) {
	g.Line(s, r.W)
	if high := r.H / g.p.TextScale; g.Size > high {
		g.Size = max(high, g.p.floor(g.Type))
	}
}

// Box shrinks the group to fit a Paragraph in a box.
func (g *Group) Box(s string, r Rect) { g.Type, _ = g.p.shrink(s, r, g.Type) }

// Button shrinks the group to fit a button; all buttons of a group are painted with its Size.
func (g *Group) Button(b Button, r Rect) {
	g.Size = min(g.Size, g.p.buttonFace(r, b, g.Type).Size)
}
