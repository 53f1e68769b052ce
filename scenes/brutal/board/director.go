package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// A brawl that is shown by a director: one zone in front, large, with everything that
// happens in it; the others wait beside it, small and quiet; one caption says what
// just mattered.

// Director is what a frame shows of that beside its zones.
type Director struct {
	// Front is the zone in front.
	Front int
	// Grown goes from 0 to 1 while it comes forward from its place.
	Grown float32
	// Quiet is how each of the others fares.
	Quiet [Zones]Quiet
	// Next is the zone that acts next, or -1; NextWord says so on a pill.
	Next     int
	NextWord string
	// Choice is what a press on a zone that waits does, "" if nothing; Chosen says that the zone in front
	// is there by such a press.
	Choice string
	Chosen bool
	// Said is the caption, Speaker whose it is, Came how far it has come up, 0 to 1.
	Said    string
	Speaker rules.Seat
	Came    float32
	// Actor and Target are named under their cups; a number below 0 is none.
	Actor, Target         Who
	ActorName, TargetName string
}

// Quiet is a zone that waits.
type Quiet struct {
	// Word says how it stands; Danger how near it is to fall, 0 to 2, Weak for whom.
	Word   string
	Danger int
	Weak   rules.Seat
	// Count is how many stand there of each side.
	Count [2]int
}

// DirectorPlan says where everything of a directed brawl is, in units of the view.
type DirectorPlan struct {
	// Scale is that of the front stage in the building's own units.
	Scale float32
	// Roof, Wall and Fascia are the front building, Stage its stage.
	Roof, Wall, Fascia, Stage ui.Rect
	Caption                   ui.Rect
	// Quiet are the places of the others, by zone.
	Quiet [Zones]ui.Rect
}

// directorStage is the height of the front stage in the building's own units.
const directorStage = 190.5

// The height of a caption, and where texts are largest: two lines.
const captionHigh, captionLarge = 62, 136

// largeText returns how many times larger than usual the texts are that carry a brawl.
func largeText(p *ui.Painter) float32 { return max(1, min(1.65, p.TextScale)) }

// NewDirectorPlan lays a directed brawl out, with the zone in front; text is how many
// times larger than usual texts are.
func NewDirectorPlan(v ui.View, front int, text, thumb float32) (Plan, DirectorPlan) {
	text = max(1, min(1.65, text))
	if v.Narrow {
		return narrowDirector(v, front, text, thumb)
	}
	p := NewPlan(v, Melee, thumb)
	p.Mode = Directed
	ox, e := (v.W-1280)/2, v.H-720
	y := 56 + e*0.4
	board := 42 * text
	roof := 56 - 30*(text-1)/0.65
	high := captionHigh + (captionLarge-captionHigh)*(text-1)/0.65
	d := DirectorPlan{Caption: ui.Rect{X: ox + 276, Y: y + 546 - captionHigh*0.5 - high*0.5, W: 728, H: high}}
	d.Caption.Y = min(d.Caption.Y, y+552-high)
	d.Roof = ui.Rect{X: ox + 288, Y: y, W: 704, H: roof}
	d.Wall = ui.Rect{X: ox + 288, Y: y + roof, W: 704, H: 552 - roof}
	d.Fascia = ui.Rect{X: ox + 296, Y: d.Wall.Y + 7, W: 688, H: board}
	top := d.Fascia.Bottom() + 9
	d.Stage = ui.Rect{X: ox + 298, Y: top, W: 684, H: d.Caption.Y - 8 - top}
	d.fitStage()
	for i, at := range directorPlaces(front) {
		d.Quiet[i] = ui.Rect{X: ox + [...]float32{24, 1008}[at%2], Y: y + 4 + 158*float32(at/2), W: 248, H: 138 + 14*(text-1)/0.65}
	}
	d.Quiet[front] = ui.Rect{}
	low := y + 316
	p.Cards = [2]ui.Rect{{X: ox + 24, Y: low, W: 248, H: 232}, {X: ox + 1008, Y: low, W: 248, H: 232}}
	d.place(&p, front)
	return p, d
}

// wallFoot is how high what stands under the wall in front of a narrow window is at
// least, wallFootLarge how much more at twice the usual size of texts.
const wallFoot, wallFootLarge = 400, 250

// narrowDirector returns a directed brawl in a narrow window: the others stand in a row
// under the one in front.
func narrowDirector(v ui.View, front int, text, thumb float32) (Plan, DirectorPlan) {
	p := NewPlan(v, Melee, thumb)
	p.Mode = Directed
	w := v.W - 32
	var d DirectorPlan
	y := float32(68)
	d.Roof = ui.Rect{X: 16, Y: y, W: w, H: 48}
	// What stands under the wall grows with its texts; a tablet is wide for its height.
	d.Wall = ui.Rect{X: 16, Y: y + 48, W: w, H: min(w*0.66+60*text, v.H-y-48-wallFoot-wallFootLarge*(text-1))}
	d.Fascia = ui.Rect{X: 24, Y: d.Wall.Y + 7, W: w - 16, H: 42 * text}
	high := captionHigh + (captionLarge-captionHigh)*(text-1)/0.65
	d.Caption = ui.Rect{X: 10, Y: d.Wall.Bottom() + 4 - high, W: v.W - 20, H: high}
	top := d.Fascia.Bottom() + 9
	d.Stage = ui.Rect{X: 26, Y: top, W: w - 20, H: d.Caption.Y - 8 - top}
	d.fitStage()
	// Two rows of two where the window is high, else four in a row.
	rest := v.H - d.Caption.Bottom() - 16
	per, row := Zones-1, ui.Rect{X: 16, Y: d.Caption.Bottom() + 36, W: w, H: 92 * text}
	if rest > 780 {
		per, row = (Zones-1)/2, ui.Rect{X: 16, Y: d.Caption.Bottom() + 16, W: w, H: 292 + 36*(text-1)/0.65}
	}
	i := 0
	for z := range Zones {
		if z != front {
			d.Quiet[z] = row.Row(i/per, (Zones-1)/per, 8).Column(i%per, per, 10)
			i++
		}
	}
	rest = v.H - row.Bottom() - 16
	cards := ui.Rect{X: 16, Y: row.Bottom() + 10, W: w, H: max(136*min(1.3, text), min(214, rest*0.42))}
	p.Cards = [2]ui.Rect{cards.Column(0, 2, 12), cards.Column(1, 2, 12)}
	low := ui.Rect{X: 16, Y: cards.Bottom() + 10, W: w, H: v.H - cards.Bottom() - 22}
	p.Log, p.Speed = low.CutTop(low.H-min(low.H*0.5, speedHigh(low.H*1.4))-10, 10)
	d.place(&p, front)
	return p, d
}

// fitStage makes the stage as large as its form allows, in the middle of its room.
func (d *DirectorPlan) fitStage() {
	room := d.Stage
	d.Scale = min(room.W/stageW, room.H/directorStage)
	w, h := stageW*d.Scale, float32(directorStage)*d.Scale
	d.Stage = ui.Rect{X: room.CX() - w/2, Y: room.Y + (room.H-h)*0.3, W: w, H: h}
}

// place puts the buildings of the plan where the director shows them: the front one so
// that its stage is the large one, the others where they wait.
func (d *DirectorPlan) place(p *Plan, front int) {
	p.Scale = d.Scale
	p.Buildings = d.Quiet
	p.Buildings[front] = ui.Rect{X: d.Stage.X - stageX*d.Scale, Y: d.Stage.Y - stageY*d.Scale, W: buildingW * d.Scale, H: tallH * d.Scale}
}

// directorPlaces returns the places of the zones that wait, as near as can be to their own
// on the campus: 0 and 2 at the left, 1 and 3 at the right, from above. The middle
// one takes the place that the front one left.
func directorPlaces(front int) [Zones]int {
	at := [Zones]int{0: 0, 2: 1, 3: 2, 4: 3}
	if front != 1 {
		at[1] = at[front]
	}
	return at
}

// directed paints a brawl with one zone in front, on the field that it belongs to.
type directed struct{ *Field }

// PaintDirected paints a brawl with its director: ground, the zones that wait, the one
// in front and the caption. It returns the zone that was pressed, or -1.
func (c *directed) PaintDirected(g *ui.Gui, f *Frame, plan *DirectorPlan, d *Director) (pressed int) {
	p := g.P
	c.begins(p, f)
	c.paintGround(p, f)
	pressed = -1
	for i := range Zones {
		if i == d.Front {
			continue
		}
		var u ui.Use
		if d.Choice != "" && !f.Zones[i].Held {
			at := plan.Quiet[i]
			if p.Thumb > 0 {
				_, at = at.CutTop(at.H*0.55, 0) // a finger above it means the pause
			}
			u = g.Item(ui.ID{Name: "zone", N: i}, at, false)
		}
		if u.Clicked {
			pressed = i
		}
		if u.Focus {
			g.Mat(8)
		}
		c.paintQuiet(p, f, i, plan.Quiet[i], &d.Quiet[i], i == d.Next, d.NextWord)
		if u.Focus {
			p.Pop()
		}
		if d.Choice != "" {
			g.Tip(u, plan.Quiet[i], d.Choice)
		}
	}
	c.paintFront(p, f, plan, d)
	paintCaption(p, plan, d, f.Still)
	return pressed
}

// paintFront paints the building in front, as it grows from its place.
func (c *directed) paintFront(p *ui.Painter, f *Frame, plan *DirectorPlan, d *Director) {
	i := d.Front
	z := &f.Zones[i]
	grown := ui.EaseOut(d.Grown)
	p.Moving()
	defer p.Pop()
	switch {
	case f.Still:
		p.Fade(0.15 + 0.85*d.Grown)
	default:
		from := ui.Point{X: plan.Wall.X + plan.Wall.W*[...]float32{0, 0.5, 1, 0, 1}[i], Y: plan.Wall.Y + plan.Wall.H*[...]float32{0.1, 0.1, 0.1, 0.5, 0.5}[i]}
		k := 0.35 + 0.65*grown
		p.Transform(from.X*(1-k), from.Y*(1-k), 0, k)
	}
	defer p.Pop()
	p.Transform(shakeOf(z, f.Still), 0, 0, 1)
	defer p.Pop()
	b := f.Plan.Buildings[i]
	c.paintFrontWalls(p, f, plan, i)
	c.paintFrontBoard(p, z, plan, i, d.Chosen)
	p.Transform(b.X, b.Y, 0, plan.Scale)
	defer p.Pop()
	if z.Held {
		paintFlag(p, f, z, i)
	}
	c.paintCups(p, f, i)
	c.paintTags(p, f, plan, d)
	for k := range z.Effects {
		c.paintEffect(p, f, i, &z.Effects[k])
	}
	if z.Held && z.Fresh > 0 && !f.Still {
		paintSnippets(p, z)
	}
}

var wallColors = [3]ui.Color{brick, ui.Hex(0x2B59C3), ui.Hex(0xB4351E)}

// paintFrontWalls paints the building in front and the papers of its stage. While they rest they are
// one baked picture: everything that moves is in front of them.
func (c *directed) paintFrontWalls(p *ui.Painter, f *Frame, plan *DirectorPlan, i int) {
	b, who := f.Plan.Buildings[i], owner(&f.Zones[i])
	x, target := c.glideFront(f, i)
	paint := func() {
		p.Transform(plan.Roof.X, plan.Roof.Y, 0, 1)
		p.Stretch(plan.Roof.W/buildingW, plan.Roof.H/roofH)
		p.Art(roofs[i][who], 0, 0, ui.ArtStyle{Shadow: 0.25})
		p.Pop()
		p.Pop()
		paintBricks(p, plan.Wall, who, i, 0.4)
		p.Sheet(plan.Stage.Inset(-9), ui.Sheet{Color: plinths[who].Mix(ui.Ink, 0.15), Radius: 12, Waver: 0.6, Seed: 19, Lift: -1, NoRim: true})
		p.Transform(b.X, b.Y, 0, plan.Scale)
		paintPapers(p, f, i, x)
		p.Pop()
	}
	if x != target {
		paint()
	} else {
		const side, top = 16, 40 // how far shadows and roofs reach
		area := plan.Wall.Inset2(-side, -side)
		area.Y, area.H = plan.Roof.Y-top, area.Bottom()-plan.Roof.Y+top
		key := bakeKey{p.View(), area, f.Plan.Mode, i, who, isLarge(p), papersKey{x, f.Zones[i].Frenzy}}
		c.inFront.bake(p, key, area, paint)
		p.Picture(c.inFront.img, area.X, area.Y, 1, 1)
	}
	p.Transform(b.X, b.Y, 0, plan.Scale)
	c.paintOverPapers(p, f, i, target)
	p.Pop()
}

// paintBricks paints a wall with a few bricks that stand out.
func paintBricks(p *ui.Painter, r ui.Rect, who, seed int, lift float32) {
	p.Sheet(r, ui.Sheet{Color: wallColors[who], Radius: 9, Waver: 1, Seed: 21 + seed, Lift: lift, Gouache: 0.6})
	edge := plinths[who].Fade(0.35)
	high := float32(9)
	for k := range 26 {
		at := float32((k*37 + seed*11) % 97)
		x := r.X + 12 + (r.W-50)*at/97
		y := r.Bottom() - 8 - high - float32(k%4)*(high+5)
		if k%2 == 1 {
			y = r.Y + 10 + (r.H-40)*float32((k*53)%89)/89
			if x = r.X + 3; k%4 == 1 {
				x = r.Right() - 27
			}
		}
		p.Sheet(ui.Rect{X: x, Y: y, W: 24, H: high}, ui.Sheet{Color: edge, Radius: 2, Lift: -1, NoRim: true})
	}
}

var (
	frontName   = ui.Type{Face: ui.Fredoka600, Size: 28, Color: ui.Ink, Carries: true}
	frontFigure = ui.Type{Face: ui.Fredoka700, Size: 33, Color: ui.White, Carries: true}
	frontHeld   = ui.Type{Face: ui.Nunito800, Size: 19, Color: ui.White}
)

// paintFrontBoard paints the name of the front zone between both sides' figures, with an eye if it was
// chosen.
func (c *directed) paintFrontBoard(p *ui.Painter, z *Zone, plan *DirectorPlan, zone int, chosen bool) {
	r := plan.Fascia
	held := z.Held && z.Fresh < 0.6
	who, ink := 0, ui.Ink
	if held {
		who, ink = owner(z), ui.White
	}
	p.Sheet(r, ui.Sheet{Color: boards[who], Radius: 6, Waver: 0.9, Seed: 11 + zone, Gouache: 0.4})
	wide := 120 * largeText(p)
	name := r.Inset2(12, 2)
	if z.Left.Show {
		for s, tag := range [2]*Tag{&z.Left, &z.Right} {
			t := ui.Rect{X: r.X - 10, Y: r.Y - 4, W: wide, H: r.H + 8}
			if s == 1 {
				t.X = r.Right() + 10 - wide
			}
			look := ui.SeatLook(rules.Seat(s))
			p.Sheet(t, ui.Sheet{Color: look.Ground, Radius: 8, Waver: 0.8, Seed: 5 + s, Lift: 0.1})
			h := min(30*largeText(p), t.H-10)
			sign(p, rules.Seat(s), t.X+10+h*0.5, t.CY(), h, ui.White)
			p.Label(tag.Figure, ui.Rect{X: t.X + 16 + h, Y: t.Y, W: t.W - 22 - h, H: t.H}, frontFigure, ui.Center)
		}
		name = ui.Rect{X: r.X + wide, Y: r.Y, W: r.W - 2*wide, H: r.H}
	} else if z.HeldText != "" {
		right := ui.Rect{X: r.Right() - 200, Y: r.Y, W: 184, H: r.H}
		p.Label(z.HeldText, right, frontHeld.With(ink), ui.Right)
		sign(p, z.Owner, r.X+30, r.CY(), 28, ink)
		name = ui.Rect{X: r.X + 60, Y: r.Y, W: r.W - 280, H: r.H}
	}
	if chosen && !held {
		var eye ui.Rect
		eye, name = name.CutLeft(min(26*largeText(p), name.H), 4)
		p.Icon("icons/eye", ui.Centered(eye.CX(), eye.CY(), eye.W, eye.W), ink)
	}
	p.Label(z.nameIn(p, frontName, name.W), name, frontName.With(ink), ui.Center)
}

// nameIn returns the name of a zone, or the shorter one where that has no room at its size.
func (z *Zone) nameIn(p *ui.Painter, t ui.Type, width float32) string {
	if z.Short != "" && p.Width(z.Name, t) > width {
		return z.Short
	}
	return z.Name
}

// The papers that name the student who acts and the target.
var (
	actorTag  = ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink, Carries: true}
	tagHeight = float32(26)
)

// paintTags names the student who acts and the target under their cups, in the stage's own
// units.
func (c *directed) paintTags(p *ui.Painter, f *Frame, plan *DirectorPlan, d *Director) {
	if d.Grown < 1 {
		return
	}
	for k, who := range [2]Who{d.Actor, d.Target} {
		name := [2]string{d.ActorName, d.TargetName}[k]
		if who.N < 0 || name == "" || k == 1 && who == d.Actor {
			continue
		}
		cup := find(&f.Zones[d.Front], who)
		x, y, scale, ok := c.local(f, d.Front, who)
		if cup == nil || !ok || cup.Gone {
			continue
		}
		if k == 1 && cup.Fallen == 0 {
			p.Ring(x, y, 30*scale, 8.5*scale, 1.6, ui.Ink)
			p.Ring(x, y, 25*scale, 6.5*scale, 1.6, ui.Ink)
		}
		p.Transform(x, y+9, 0, 1/plan.Scale)
		h := tagHeight * largeText(p)
		w := p.Width(name, actorTag) + 20
		mark := float32(0)
		if k == 1 {
			mark = 22 * largeText(p)
		}
		stage := plan.Stage.W/2 - 4
		at := max(-stage-(x-stageX-stageW/2)*plan.Scale+(w+mark)/2, min(0, stage-(x-stageX-stageW/2)*plan.Scale-(w+mark)/2))
		low := (stageY+directorStage-y-9)*plan.Scale - h - 2
		r := ui.Rect{X: at - (w+mark)/2, Y: min(0, low), W: w + mark, H: h}
		edge := ui.Ink
		if k == 0 {
			edge = ui.SeatLook(who.Seat).Ground
		}
		p.Sheet(r, ui.Sheet{Color: edge, Radius: 6, Waver: 0.4, Seed: 7 + k, Lift: 0.1, NoRim: true})
		p.Sheet(r.Inset(2.4), ui.Sheet{Color: ui.White, Radius: 4.5, Waver: 0.3, Seed: 7 + k, Lift: -1, NoRim: true})
		if k == 1 {
			cx, s := r.X+6+mark/2, mark*0.3
			p.Ring(cx, r.CY(), s, s, 2, ui.Ink)
			p.Line(cx-s*1.4, r.CY(), cx+s*1.4, r.CY(), 2, ui.Ink)
			p.Line(cx, r.CY()-s*1.4, cx, r.CY()+s*1.4, 2, ui.Ink)
			_, r = r.CutLeft(mark, 0)
		}
		p.Label(name, r.Inset2(6, 1), actorTag, ui.Center)
		p.Pop()
	}
}

var (
	quietName   = ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink, Carries: true}
	quietFigure = ui.Type{Face: ui.Fredoka700, Size: 22, Color: ui.Ink, Carries: true}
	quietWord   = ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.White}
	crack       = ui.Hex(0x260B05)
)

// paintQuiet paints a zone that waits: its name, both sides' figures, how they stand
// and how it fares.
func (c *directed) paintQuiet(p *ui.Painter, f *Frame, i int, r ui.Rect, q *Quiet, next bool, word string) {
	z := &f.Zones[i]
	who := owner(z)
	large := largeText(p)
	p.Transform(r.X, r.Y, 0, 1)
	flat := min(0.62, r.W/buildingW) * (1 - 0.45*(large-1)/0.65)
	p.Stretch(r.W/buildingW, flat)
	p.Art(roofs[i][who], 0, 12, ui.ArtStyle{Shadow: 0.2})
	p.Pop()
	p.Pop()
	roof := 60 * flat
	wall := ui.Rect{X: r.X, Y: r.Y + roof - 2, W: r.W, H: r.H - roof + 2}
	p.Sheet(wall, ui.Sheet{Color: wallColors[who], Radius: 6, Waver: 0.8, Seed: 31 + i, Lift: 0.15, Gouache: 0.6})
	in := wall.Inset2(6, 4)
	name, rest := in.CutTop(min(28*large, in.H*0.36), 4)
	ink := ui.Ink
	if z.Held {
		ink = ui.White
	}
	p.Sheet(name, ui.Sheet{Color: boards[who], Radius: 4, Waver: 0.6, Seed: 41 + i, Lift: -1, Gouache: 0.3})
	p.Label(z.nameIn(p, quietName, name.W-10), name.Inset2(5, 1), quietName.With(ink), ui.Center)
	foot := min(24*min(1.35, large), rest.H*0.42)
	strip, low := rest.CutTop(rest.H-foot-2, 2)
	c.paintStrip(p, f, i, strip, q)
	c.paintFate(p, low, wall, q, i)
	if next {
		t := quietWord.With(ui.White)
		w, high := p.Width(word, t)+34, 25*min(1.35, large)
		if roof < high+6 {
			// A low roof has room for the sign alone: a name is never covered.
			w, high, word = 34, min(high, max(22, roof)), ""
		}
		pill := ui.Rect{X: r.Right() - w + 4, Y: name.Y - 2 - high, W: w, H: high}
		p.Sheet(pill, ui.Sheet{Color: ui.Ink, Radius: 8, Waver: 0.5, Seed: 3, Lift: 0.1})
		p.Art("icons/play", pill.X+16, pill.CY(), ui.ArtStyle{Height: 12, Ink: sun})
		if word != "" {
			p.Label(word, ui.Rect{X: pill.X + 25, Y: pill.Y, W: pill.W - 32, H: pill.H}, t, ui.Left)
		}
	}
}

// paintStrip paints the two papers of a zone that waits, who stands on them and both
// sides' figures; the owner's flag where it is held.
func (c *directed) paintStrip(p *ui.Painter, f *Frame, i int, r ui.Rect, q *Quiet) {
	z := &f.Zones[i]
	large := largeText(p)
	p.Sheet(r.Inset(-2), ui.Sheet{Color: plinths[owner(z)], Radius: 6, Lift: -1, NoRim: true})
	p.Sheet(r, ui.Sheet{Color: papers[1], Radius: 5, Lift: -1, NoRim: true})
	front, _ := c.glideFront(f, i)
	front = (front - stageX) / stageW * r.W
	p.Clip(r)
	for x := r.X + max(0, front) - r.H; x < r.Right(); x += 9 {
		p.Line(x, r.Y-2, x+r.H, r.Bottom()+2, 1.4, ui.Hex(0xE08E78).Fade(0.6))
	}
	if front > 1 {
		p.Fill(ui.Rect{X: r.X, Y: r.Y, W: min(front, r.W), H: r.H}, papers[0])
	}
	p.Pop()
	if z.Held {
		x := r.CX() - 24
		p.Line(x, r.Y+3, x, r.Bottom()-2, 3, plinths[owner(z)])
		p.Art("brutal/flag", x+1, r.Y+4, ui.ArtStyle{Scale: 0.42 * r.H / 34, Seat: ui.SeatLook(z.Owner)})
		paintPipRow(p, ui.Rect{X: r.CX() + 24, Y: r.Y, W: r.Right() - r.CX() - 28, H: r.H}, z.Owner, q.Count[z.Owner&1], false)
		return
	}
	tag := min(64*large, r.W*0.42)
	for s, t := range [2]*Tag{&z.Left, &z.Right} {
		b := ui.Rect{X: r.X - 3, Y: r.Y + 2, W: tag, H: r.H - 4}
		if s == 1 {
			b.X = r.Right() + 3 - tag
		}
		p.Sheet(b, ui.Sheet{Color: ui.Paper, Radius: 4, Waver: 0.5, Seed: 51 + s, Lift: 0.05})
		h := min(20*large, b.H-8)
		figure := p.AtMost(quietFigure, grown)
		if large > 1 && p.Width(t.Figure, figure) > b.W-10-h {
			// Sides keep their ends and their papers.
			p.Label(t.Figure, b.Inset2(3, 0), figure, ui.Center)
			continue
		}
		sign(p, rules.Seat(s), b.X+5+h/2, b.CY(), h, ui.SeatLook(rules.Seat(s)).Ground)
		p.Label(t.Figure, ui.Rect{X: b.X + 7 + h, Y: b.Y, W: b.W - 10 - h, H: b.H}, figure, ui.Center)
	}
	mid := ui.Rect{X: r.X + tag, Y: r.Y, W: r.W - 2*tag, H: r.H}
	if mid.W < 60 {
		return
	}
	half := mid.W / 2
	paintPipRow(p, ui.Rect{X: mid.X, Y: mid.Y, W: half - 2, H: mid.H}, 0, q.Count[0], false)
	paintPipRow(p, ui.Rect{X: mid.X + half + 2, Y: mid.Y, W: half - 2, H: mid.H}, 1, q.Count[1], true)
}

// paintPipRow paints how many stand there: a small cup each, or one and a figure.
func paintPipRow(p *ui.Painter, r ui.Rect, seat rules.Seat, n int, right bool) {
	if n <= 0 {
		return
	}
	ground := ui.SeatStyle{Color: ui.SeatLook(seat).Ground, TextOn: ui.White}
	const pitch = 15
	scale := float32(0.36)
	y := r.CY() + 24*scale
	cups := n
	if float32(n)*pitch > r.W {
		cups = 1
	}
	w := pitch * float32(cups)
	x := r.X + 4
	if right {
		x = r.Right() - 4 - w
		if cups < n {
			x -= 22
		}
	}
	for i := range cups {
		p.Art("brutal/pip", x+pitch*(float32(i)+0.5), y, ui.ArtStyle{Scale: scale, Seat: &ground})
	}
	if cups < n {
		t := p.AtMost(quietWord.With(ui.Ink), 1)
		p.Label(ui.Digits(n), ui.Rect{X: x + pitch, Y: r.Y, W: max(24, p.Width(ui.Digits(n), t)), H: r.H}, t, ui.Center)
	}
}

// paintFate says how a zone that waits fares, with cracks in the wall where it is in
// danger.
func (c *directed) paintFate(p *ui.Painter, r, wall ui.Rect, q *Quiet, zone int) {
	if q.Danger == 0 {
		p.Label(q.Word, r, quietWord, ui.Center)
		return
	}
	t := quietWord.With(ui.Ink)
	beside := float32(40) // for the cracks
	if p.Thumb > 0 {
		beside = 8
	}
	w := min(r.W-beside, p.Width(q.Word, t)+22)
	pill := ui.Centered(r.CX(), r.CY(), w, r.H)
	p.Sheet(pill, ui.Sheet{Color: ui.Ink, Radius: r.H / 2, Lift: -1, NoRim: true})
	p.Sheet(pill.Inset(1.8), ui.Sheet{Color: sun, Radius: r.H/2 - 2, Lift: -1, NoRim: true})
	p.Label(q.Word, pill.Inset2(9, 1), t, ui.Center)
	for k := range 1 + 2*(q.Danger-1) {
		x := wall.Right() - 16 - 14*float32(k)
		if k == 2 {
			x = wall.X + 14
		}
		y := wall.Bottom() - 3
		pts := [...]ui.Point{{X: x, Y: y}, {X: x + 3, Y: y - 8}, {X: x - 3, Y: y - 13}, {X: x + 2, Y: y - 22}}
		p.Polyline(pts[:], 3.4-0.5*float32(k), crack)
	}
}

var captionText = ui.Type{Face: ui.Fredoka700, Size: 30, Color: ui.Ink, Carries: true}

// paintCaption paints the sentence that says what just mattered.
func paintCaption(p *ui.Painter, plan *DirectorPlan, d *Director, still bool) {
	if d.Said == "" || d.Came <= 0 {
		return
	}
	r := plan.Caption
	sides := float32(94)
	w := min(r.W, p.Width(d.Said, p.AtMost(captionText, 1.62))+sides)
	r = ui.Rect{X: r.CX() - w/2, Y: r.Y, W: w, H: r.H}
	came := ui.EaseOut(d.Came)
	p.On(ui.Raised)
	defer p.Pop()
	p.Fade(came)
	defer p.Pop()
	if !still {
		r.Y += 24 * (1 - came)
	}
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 9, Waver: 1.2, Seed: 77, Lift: 0.8})
	text := r.Inset2(16, 2)
	if d.Speaker >= 0 {
		p.Sign(d.Speaker, r.X+38, r.CY(), 38, true)
		_, text = r.Inset2(10, 2).CutLeft(50, 0)
	}
	t := p.AtMost(captionText, 1.62)
	if p.Width(d.Said, t) <= text.W {
		p.Label(d.Said, text, t, ui.Center)
		return
	}
	p.ParagraphMid(d.Said, text, t, ui.Center)
}
