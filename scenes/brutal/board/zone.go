package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// The names of a building's parts, by zone and by who holds it: neither side, the
// left side, the right side.
var (
	roofs = [Zones][3]string{
		{"brutal/library-brick", "brutal/library-cobalt", "brutal/library-vermilion"},
		{"brutal/lounge-brick", "brutal/lounge-cobalt", "brutal/lounge-vermilion"},
		{"brutal/office-brick", "brutal/office-cobalt", "brutal/office-vermilion"},
		{"brutal/works-brick", "brutal/works-cobalt", "brutal/works-vermilion"},
		{"brutal/gym-brick", "brutal/gym-cobalt", "brutal/gym-vermilion"},
	}
	tallWalls = [3]string{"brutal/wall-tall-brick", "brutal/wall-tall-cobalt", "brutal/wall-tall-vermilion"}
	lowWalls  = [3]string{"brutal/wall-low-brick", "brutal/wall-low-cobalt", "brutal/wall-low-vermilion"}
	boards    = [3]ui.Color{boardPale, ui.Hex(0x2B59C3), ui.Hex(0xC23A22)}
	plinths   = [3]ui.Color{brickDark, ui.Hex(0x1E3A86), ui.Hex(0x7E2413)}
	papers    = [2]ui.Color{ui.Hex(0xC4D3F2), ui.Hex(0xFCE1D6)}
)

// Type sizes of the campus.
var (
	zoneName = ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink, Carries: true}
	cupName  = ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Ink}
)

// grown is how much of the player's text size a board takes: names and figures on it
// carry the game, and more has no room.
const grown = 1.66

// isLarge reports whether texts are larger than usual: names have their board alone then, the
// figures hang above it, and plinths say less.
func isLarge(p *ui.Painter) bool { return p.TextScale > 1.1 }

// nameBoard returns what a building's name is written on, in its own units.
func nameBoard(p *ui.Painter) ui.Rect {
	if isLarge(p) {
		return ui.Rect{X: boardX, Y: boardY - 6, W: boardW, H: boardH + 8}
	}
	return ui.Rect{X: boardX, Y: boardY, W: boardW, H: boardH}
}

// wallMargin is how far roofs and shadows reach around a building's box.
const wallMargin = 20

func owner(z *Zone) int {
	if !z.Held {
		return 0
	}
	return 1 + int(z.Owner&1)
}

// paintWalls paints the standing part of a building from its upper left corner.
func paintWalls(p *ui.Painter, m Mode, zone, who int) {
	walls := lowWalls[who]
	if m == Melee {
		walls = tallWalls[who]
	}
	p.Art(roofs[zone][who], 0, 0, ui.ArtStyle{Shadow: 0.25})
	p.Art(walls, 0, 0, ui.ArtStyle{Shadow: 0.25})
	paintPlates(p, m, zone, who)
}

// paintPlates paints what a building's name and its notes are written on.
func paintPlates(p *ui.Painter, m Mode, zone, who int) {
	p.Sheet(nameBoard(p), ui.Sheet{Color: boards[who], Radius: 5, Waver: 0.9, Seed: 11 + zone, Lift: 0, Gouache: 0.4})
	if m != Melee {
		p.Sheet(plinthBand(p), ui.Sheet{Color: plinths[who], Radius: 7, Waver: 0.8, Seed: 31 + zone, Lift: -1, NoRim: true})
	}
}

// paintZone paints a building, its stage and who stands on it.
func (c *Field) paintZone(p *ui.Painter, f *Frame, i int) {
	z := &f.Zones[i]
	b := f.Plan.Buildings[i]
	scale := f.Plan.Scale
	dx := shakeOf(z, f.Calm)
	p.Transform(b.X+dx, b.Y, 0, 1)
	defer p.Pop()
	p.Transform(0, 0, 0, scale)
	if z.Lit || z.Ringed {
		paintMat(p, f.Plan.Mode, z.Lit)
	}
	c.paintStage(p, f, i)
	p.Pop()
	c.paintBuilding(p, f, i, z)
	if i == works {
		paintSmoke(p, f, scale)
	}
	p.Transform(0, 0, 0, scale)
	defer p.Pop()
	waits := z.Waits > 0 && !f.crossed()
	if waits {
		c.paintCups(p, f, i)
		// Only the stage: names and figures are to be read on their plates all the time.
		p.Sheet(stageOf(f.Plan.Mode), ui.Sheet{Color: veil.Fade(0.5 * z.Waits), Radius: 6, Seed: 61 + i, Lift: -1, NoRim: true})
	}
	if z.Lit {
		p.DashedRect(stageOf(f.Plan.Mode), 12, 3.4, 13, 8, ui.Accent)
	}
	if f.Plan.Mode != Melee {
		c.gaps[i] = orderGap(p, z)
	}
	if !f.crossed() {
		c.paintSigns(p, f, z)
	}
	if z.Held {
		paintFlag(p, f, z, i)
	}
	if !waits {
		c.paintCups(p, f, i)
	}
	if !f.crossed() {
		c.paintNames(p, f, i)
	}
	for k := range z.Effects {
		c.paintEffect(p, f, i, &z.Effects[k])
	}
	if z.Held && z.Fresh > 0 && !f.Still {
		paintSnippets(p, z)
	}
}

// veil is the colour of the ground over the stage of a zone that waits.
var veil = ui.Hex(0xE9C987)

// paintSigns paints what is written on a building.
func (c *Field) paintSigns(p *ui.Painter, f *Frame, z *Zone) {
	c.paintNameplate(p, f, z)
	if f.Plan.Mode != Melee {
		paintPlinth(p, z)
	}
}

// paintSignposts paints what is written on a building and who stands there over
// the arrows, which go under its boards.
func (c *Field) paintSignposts(p *ui.Painter, f *Frame, i int) {
	z, b := &f.Zones[i], f.Plan.Buildings[i]
	p.On(ui.Raised)
	defer p.Pop()
	p.Transform(b.X+shakeOf(z, f.Calm), b.Y, 0, f.Plan.Scale)
	defer p.Pop()
	paintPlates(p, f.Plan.Mode, i, owner(z))
	c.paintSigns(p, f, z)
	c.paintNames(p, f, i)
}

// shakeOf returns how far a building is aside: a refusal, or a knock-out in it.
func shakeOf(z *Zone, calm bool) float32 {
	if calm {
		return 0
	}
	if z.Shake > 0 {
		return 4 * float32(math.Sin(float64(z.Shake)*20)) * z.Shake
	}
	for i := range z.Effects {
		e := &z.Effects[i]
		if at := e.Age - e.arc(); e.Kind == KO && at >= 0 && at < shakeTicks {
			return 4 * float32(math.Sin(float64(at)*1.5)) * (1 - at/shakeTicks)
		}
	}
	return 0
}

// shakeTicks is how long a knock-out is felt.
const shakeTicks = 12

// paintMat is the mat of a zone that takes what is carried, or the ring of
// one that is pointed at.
func paintMat(p *ui.Painter, m Mode, lit bool) {
	r := ui.Rect{Y: roofH, W: buildingW, H: m.height() - roofH}
	outer, inner := float32(13), float32(7)
	if !lit {
		outer, inner = 9, 5
	}
	p.Sheet(r.Inset(-outer), ui.Sheet{Color: ui.Accent, Radius: 14, Waver: 1, Seed: 3, Lift: 0.6, Gouache: 0.6})
	p.Sheet(r.Inset(-inner), ui.Sheet{Color: ui.White, Radius: 11, Waver: 0.7, Seed: 4, Lift: -1, NoRim: true})
}

// paintBuilding paints the baked walls; while a zone is fresh its owner's colour
// runs over them from its side.
func (c *Field) paintBuilding(p *ui.Painter, f *Frame, i int, z *Zone) {
	b := f.Plan.Buildings[i]
	m := -wallMargin * f.Plan.Scale
	area, top := b.Inset(m), m
	if i != office {
		// Only the clock is higher than its building.
		top = m / 4
		area.Y, area.H = b.Y+top, area.H+m-top
	}
	key := bakeKey{view: p.View(), area: area, mode: f.Plan.Mode, zone: i, owner: owner(z), large: isLarge(p)}
	bake := func(s *sheet, who int) {
		key.owner = who
		s.bake(p, key, area, func() {
			p.Transform(b.X, b.Y, 0, f.Plan.Scale)
			paintWalls(p, f.Plan.Mode, i, who)
			p.Pop()
		})
	}
	who := owner(z)
	if c.walls[i].img == nil || c.walls[i].key != key {
		bake(&c.walls[i], who)
	}
	if !z.Held || z.Fresh <= 0 {
		p.Picture(c.walls[i].img, m, top, 1, 1)
		return
	}
	key.owner = 0
	if c.before[i].img == nil || c.before[i].key != key {
		bake(&c.before[i], 0)
	}
	p.Picture(c.before[i].img, m, top, 1, 1)
	if f.Still {
		p.Picture(c.walls[i].img, m, top, 1, 1-z.Fresh)
		return
	}
	done := ui.EaseOut(1-z.Fresh) * area.W
	clip := ui.Rect{X: m, Y: top, W: done, H: area.H}
	if z.Owner != 0 {
		clip.X = m + area.W - done
	}
	p.Clip(clip)
	p.Picture(c.walls[i].img, m, top, 1, 1)
	p.Pop()
	// The brush's edge.
	x := clip.Right()
	if z.Owner != 0 {
		x = clip.X
	}
	_, wall := (ui.Rect{W: b.W, H: b.H}).CutTop(roofH*f.Plan.Scale, 0)
	p.Clip(wall)
	p.SoftDisc(x, wall.CY(), 7, wall.H*0.6, 4, boards[who].Fade(0.6*z.Fresh))
	p.Pop()
}

// paintStage paints the papers a stage is made of, under the walls' frame.
func (c *Field) paintStage(p *ui.Painter, f *Frame, i int) {
	x, target := c.glideFront(f, i)
	paintPapers(p, f, i, x)
	c.paintOverPapers(p, f, i, target)
}

// paper returns the paper that a zone shows, and where its front stands or would stand.
func (z *Zone) paper() (paper Paper, share float32) {
	paper, share = z.Paper, z.Share
	if z.Held {
		paper = Own
		if z.Owner != 0 {
			paper = Theirs
		}
	}
	switch paper {
	case Own:
		share = 1
	case Theirs:
		share = 0
	}
	return paper, share
}

// stageOf returns a stage in its building's own units.
func stageOf(m Mode) ui.Rect { return ui.Rect{X: stageX, Y: stageY, W: stageW, H: m.stageH()} }

// glideFront moves the front of a zone on and returns where it is and where it goes, in the building's
// own units.
func (c *Field) glideFront(f *Frame, i int) (x, target float32) {
	s := stageOf(f.Plan.Mode)
	_, share := f.Zones[i].paper()
	target = s.X + s.W*max(0, min(1, share))
	if share >= 1 {
		target = s.Right() + 24
	} else if share <= 0 {
		target = s.X - 24
	}
	fr := &c.fronts[i]
	if fr.painted == 0 || fr.painted < c.painted-1 {
		fr.x = target
	}
	fr.x, fr.painted = c.approach(fr.x, target, f.Still), c.painted
	return fr.x, target
}

// paintPapers paints what rests on a stage, with the front at x.
func paintPapers(p *ui.Painter, f *Frame, i int, x float32) {
	z, s := &f.Zones[i], stageOf(f.Plan.Mode)
	grown := s.Inset(-3)
	paper, _ := z.paper()
	p.Clip(grown)
	defer p.Pop()
	if paper == Straw {
		p.Fill(grown, straw)
		p.Art("brutal/floor", s.X, s.Bottom()-146, ui.ArtStyle{})
		return
	}
	if x < s.Right()+14 {
		paintHigh(p, "brutal/stage-vermilion", s.X, s.Y, s.H, ui.ArtStyle{})
	}
	if x > s.X-14 {
		p.Fill(ui.Rect{X: grown.X, Y: grown.Y, W: max(0, x-14-grown.X), H: grown.H}, papers[0])
		if x < s.Right()+14 {
			paintHigh(p, "brutal/front", x, s.Y, s.H, ui.ArtStyle{Shadow: 0.05, Moving: true})
		}
	}
	if z.Frenzy > 0 {
		p.Fill(grown, ui.Hex(0xC8402C).Fade(0.16*z.Frenzy))
	}
	p.Art("brutal/floor", s.X, s.Bottom()-146, ui.ArtStyle{})
}

// paintOverPapers paints what moves on a stage, and its signs; front is where the front stands.
func (c *Field) paintOverPapers(p *ui.Painter, f *Frame, i int, front float32) {
	z, s := &f.Zones[i], stageOf(f.Plan.Mode)
	paper, _ := z.paper()
	if paper == Straw {
		if z.Empty != "" {
			paintEmpty(p, z, s)
		}
		return
	}
	p.Clip(s.Inset(-3))
	defer p.Pop()
	if z.Frenzy > 0 {
		paintFrenzy(p, s, f, z.Frenzy)
	}
	if z.Moved && paper == Contested {
		c.paintOldFront(p, f, i, front)
	}
}

// paintHigh paints a part of a stage that is as high as the stage.
func paintHigh(p *ui.Painter, name string, x, y, h float32, style ui.ArtStyle) {
	if h <= Melee.stageH() {
		p.Art(name, x, y, style)
		return
	}
	p.Transform(x, y, 0, 1)
	p.Stretch(1, h/Melee.stageH())
	p.Art(name, 0, 0, style)
	p.Pop()
	p.Pop()
}

// paintFrenzy is a sky of slanted strokes that hurry past.
func paintFrenzy(p *ui.Painter, s ui.Rect, f *Frame, strength float32) {
	phase := float32(0)
	if !f.Still {
		phase = float32(f.Tick%40) / 40 * 36
	}
	for k := range 11 {
		x := s.X + float32(k)*36 - 18 + phase
		p.Line(x, s.Y+6, x-10, s.Y+26, 3, ui.Hex(0xC8402C).Fade(0.5*strength))
		p.Line(x+14, s.Y+30, x+8, s.Y+42, 2.4, sun.Fade(0.75*strength))
	}
}

// paintOldFront shows where the front was, and which way it went, where neither cups nor names
// stand; now is where it is.
func (c *Field) paintOldFront(p *ui.Painter, f *Frame, i int, now float32) {
	z, s := &f.Zones[i], stageOf(f.Plan.Mode)
	was := s.X + s.W*max(0, min(1, z.Was))
	pts := [...]ui.Point{{X: was + 4, Y: s.Y + 4}, {X: was - 5, Y: s.Y + s.H*0.25}, {X: was + 5, Y: s.Y + s.H*0.45}, {X: was - 4, Y: s.Y + s.H*0.7}, {X: was - 6, Y: s.Bottom() - 4}}
	p.Dashed(pts[:], 2.6, 0.1, 7.5, 0, ui.Ink.Fade(0.75))
	d := now - was
	c.Marks[i] = ui.Rect{}
	if d > -8 && d < 8 {
		return
	}
	r, ok := c.freeForMark(p, f, z, s, (was+now)/2)
	if !ok {
		return
	}
	b, k := f.Plan.Buildings[i], f.Plan.Scale
	c.Marks[i] = ui.Rect{X: b.X + r.X*k, Y: b.Y + r.Y*k, W: r.W * k, H: r.H * k}
	// Three strokes that point the way it moved.
	dir := float32(1)
	if d < 0 {
		dir = -1
	}
	y := r.CY()
	for k := range 3 {
		cx := r.CX() + dir*(float32(k)-1)*11
		p.Line(cx-dir*4, y-7, cx+dir*4, y, 3.6, ui.Ink)
		p.Line(cx+dir*4, y, cx-dir*4, y+7, 3.6, ui.Ink)
	}
}

// freeForMark returns the place for the strokes that say how the front of a zone went that is nearest to
// x on its stage s, low or high, and free of cups and names. ok is false if there is none.
func (c *Field) freeForMark(p *ui.Painter, f *Frame, z *Zone, s ui.Rect, x float32) (r ui.Rect, ok bool) {
	const wide, high, farthest, step = 36, 20, 84, 6
	places := c.stand(f, z)
	named, fits := z.nameType(p, f.Plan.Mode, places)
	free := func(r ui.Rect) bool {
		if r.X < s.X+4 || r.Right() > s.Right()-4 {
			return false
		}
		for i := range z.Cups {
			cup, at := &z.Cups[i], places[i]
			if cup.Gone {
				continue
			}
			half := max(at.bar/2, 23*at.scale) + 3
			body := ui.Rect{X: at.x - half, Y: at.y - (Height(cup.Kind)+16)*at.scale, W: 2 * half, H: (Height(cup.Kind) + 20) * at.scale}
			if f.Names && fits && cup.Name != "" {
				if half = max(half, p.Width(cup.Name, named)/2+5); half > body.W/2 {
					body = ui.Rect{X: at.x - half, Y: body.Y, W: 2 * half, H: body.H}
				}
				body.H = at.y + 26 - body.Y
			}
			if overlaps(body, r) {
				return false
			}
		}
		return true
	}
	for _, y := range [...]float32{s.Bottom() - high - 8, s.Y + 8} {
		for off := float32(0); off <= farthest; off += step {
			for _, at := range [...]float32{x + off, x - off} {
				if r = (ui.Rect{X: at - wide/2, Y: y, W: wide, H: high}); free(r) {
					return r, true
				}
			}
		}
	}
	return r, false
}

// overlaps reports whether two rectangles have something in common.
func overlaps(a, b ui.Rect) bool {
	return a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom()
}

// paintEmpty is the dashed cup of a zone that needs a cup.
func paintEmpty(p *ui.Painter, z *Zone, s ui.Rect) {
	x, y := s.X+62, s.CY()+38
	p.Art("brutal/student-blank", x, y, ui.ArtStyle{Scale: 1.38, Ink: ui.Paper})
	p.Art("brutal/student-outline", x, y, ui.ArtStyle{Scale: 1.38})
	p.Label("?", ui.Rect{X: x - 20, Y: y - 52, W: 40, H: 40}, ui.Type{Face: ui.Fredoka700, Size: 30, Color: ui.Ink}, ui.Center)
	room, said := ui.Rect{X: s.X + 122, Y: s.Y + 6, W: s.W - 134, H: s.H - 12}, ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink}
	if hasRoom(p, z.Empty, said, room) {
		p.ParagraphMid(z.Empty, room, said, ui.Left)
	}
}

// hasRoom reports whether a text is written: on a phone only where it can be read in its
// room, since there the sign beside it says the same.
func hasRoom(p *ui.Painter, s string, t ui.Type, r ui.Rect) bool {
	if p.Thumb == 0 {
		return true
	}
	least := t.Sized(0.01)
	least.Size = p.Legible(least).Size
	lines := p.Wrap(s, least, r.W)
	for _, l := range lines {
		if p.Width(l, least) > r.W {
			return false
		}
	}
	return len(lines) == 1 || float32(len(lines))*p.Lead(least) <= r.H+1
}

// nameOn returns how a name is set on a board that shrinks with its window: as large as can
// be read with texts of 100 %, and larger by as much of the player's text size as a
// board takes.
func nameOn(p *ui.Painter, t ui.Type) ui.Type {
	t.Size = p.Legible(t.Sized(t.Size/p.TextScale)).Size * p.TextScale
	return p.AtMost(t, grown)
}

// paintNameplate paints a zone's name and its tags.
func (c *Field) paintNameplate(p *ui.Painter, f *Frame, z *Zone) {
	board, ink := nameBoard(p), ui.Ink
	// White can be read once the owner's colour has run over most of the board.
	held := z.Held && z.Fresh < 0.6
	if held {
		ink = ui.White
	}
	name := board.Inset2(8, 2)
	t := nameOn(p, zoneName)
	if !isLarge(p) {
		name = z.betweenTags(p, name, t)
	}
	if held && z.HeldText != "" && f.Plan.Mode == Melee {
		name = paintHeld(p, board, z, t)
	}
	words := z.Name
	if fit := p.Fit(words, t, name.W); z.Short != "" && (p.Width(words, fit) > name.W || isLarge(p) && fit.Size < t.Size) {
		words = z.Short
	}
	p.Label(words, name, t.With(ink), ui.Center)
	z.Left.paint(p, board.X-14, false)
	z.Right.paint(p, board.Right()+14, true)
}

// betweenTags returns the room for a name in the middle of its board, or else between the
// tags at both ends.
func (z *Zone) betweenTags(p *ui.Painter, name ui.Rect, t ui.Type) ui.Rect {
	left, right := float32(0), float32(0)
	if z.Left.Show {
		left = z.Left.width(p) - 8
	}
	if z.Right.Show {
		right = z.Right.width(p) - 8
	}
	if wide := p.Width(z.Name, t); wide > name.W-2*max(left, right) {
		name.X, name.W = name.X+left-4, max(60, name.W-left-right+8)
	}
	return name
}

// paintHeld paints whose a zone is on its board, in words where they have room, and
// gives what is left for its name.
func paintHeld(p *ui.Painter, board ui.Rect, z *Zone, name ui.Type) ui.Rect {
	sign(p, z.Owner, board.X+24, board.CY(), 20, ui.White)
	rest := ui.Rect{X: board.X + 40, Y: board.Y, W: board.W - 52, H: board.H}
	said := p.Legible(ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.White})
	w := max(110, p.Width(z.HeldText, p.Fit(z.HeldText, said, 120)))
	if isLarge(p) && p.Width(z.Name, name) > rest.W-w-8 {
		return rest // the colour and the sign say it
	}
	p.Label(z.HeldText, ui.Rect{X: board.Right() - 12 - w, Y: board.Y, W: w, H: board.H}, said, ui.Right)
	rest.W -= w + 8
	return rest
}

// office is the zone with a clock, works the one with a chimney.
const office, works = 2, 3

var puffs = [3]string{"brutal/smoke-a", "brutal/smoke-b", "brutal/smoke-c"}

// paintSmoke lets the chimney of the workshops smoke.
func paintSmoke(p *ui.Painter, f *Frame, scale float32) {
	for k, name := range puffs {
		t := (float32(f.Tick%150)/150 + float32(k)/3)
		t -= float32(int(t))
		if f.Still {
			t = 0.2 + 0.25*float32(k)
		}
		x := 358 + 10*float32(math.Sin(float64(t)*4+float64(k)))*t
		p.Art(name, x*scale, (-8-34*t)*scale, ui.ArtStyle{Scale: scale * (0.6 + 0.6*t), Alpha: 0.9*(1-t) + 0.02, Moving: true})
	}
}

// paintFlag plants the owner's flag behind the cups.
func paintFlag(p *ui.Painter, f *Frame, z *Zone, zone int) {
	floor := stageY + f.Plan.Mode.stageH()
	x := float32(stageX + 176)
	if f.Plan.Mode == Truce {
		x = stageX + 154
		if z.Owner != 0 {
			x = stageX + 48 // its cups stand at the right
		}
	}
	height := f.Plan.Mode.stageH() - 18
	up := float32(1)
	if z.Fresh > 0 && !f.Still {
		up = ui.EaseOut((1 - z.Fresh) * 1.4)
	}
	top := floor - 12 - height*up
	p.SoftDisc(x, floor-11, 20, 4, 1.6, ui.Ink.Fade(0.25))
	p.Line(x, top+4, x, floor-13, 7, plinths[owner(z)].Mix(ui.Ink, 0.15))
	p.Disc(x, top+1, 6.4, 6.4, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
	p.Disc(x, top+1, 5, 5, ui.Sheet{Color: sun, Lift: -1})
	name := "brutal/flag"
	if !f.Still && (f.Tick/22+zone)%2 == 1 {
		name = "brutal/flag-b"
	}
	size := float32(1)
	if f.Plan.Mode != Melee {
		size = 0.88
	}
	p.Art(name, x+3, top+4, ui.ArtStyle{Scale: size, Seat: ui.SeatLook(z.Owner), Shadow: 0.2})
}
