package board

import (
	"ludotheque/scenes/ui"
)

// paintCups paints a zone's cups from the back to the front.
func (c *Field) paintCups(p *ui.Painter, f *Frame, i int) {
	z := &f.Zones[i]
	b, scale := f.Plan.Buildings[i], f.Plan.Scale
	places := c.stand(f, z)
	// Who stands further down covers the others.
	c.depths = c.depths[:0]
	for k := range z.Cups {
		at := len(c.depths)
		c.depths = append(c.depths, k)
		for ; at > 0 && places[c.depths[at-1]].y > places[k].y; at-- {
			c.depths[at] = c.depths[at-1]
		}
		c.depths[at] = k
	}
	for _, k := range c.depths {
		cup, at := &z.Cups[k], places[k]
		if cup.Gone {
			continue
		}
		cup.bar = at.bar
		at = c.slide(f, cup, i, at, b, scale)
		PaintCup(p, cup, at.x, at.y, at.scale, f.Tick, f.Still)
	}
}

// paintNames paints the names under a zone's cups, all of one size: those of a crowd
// only while hands are on them.
func (c *Field) paintNames(p *ui.Painter, f *Frame, i int) {
	if !f.Names {
		return
	}
	z := &f.Zones[i]
	b, scale := f.Plan.Buildings[i], f.Plan.Scale
	places := c.stand(f, z)
	t, fits := z.nameType(p, f.Plan.Mode, places)
	for k := range z.Cups {
		cup := &z.Cups[k]
		pointed := cup.Hot || cup.Selected
		if cup.Name == "" || cup.Gone || cup.Fallen > 0 || !fits && !pointed {
			continue
		}
		x, y := places[k].x, places[k].y
		if vx, vy, _, ok := c.Where(cup.Who); ok && cup.Posture != Ghost {
			x, y = (vx-b.X)/scale, (vy-b.Y)/scale
		}
		t := t
		switch cup.Posture {
		case Ghost:
			t.Color = ui.AccentInk.Mix(ui.Ink, 0.4)
		case Leaving:
			t.Color = ui.Ink.Fade(0.85)
		}
		if f.crossed() || pointed || isLarge(p) || z.Held {
			t.Rim, t.RimColor = 2.5, ui.Paper
		}
		wide := p.Width(cup.Name, t) + 2
		if p.Thumb > 0 {
			y -= 9 // the notes under it are larger as well
		}
		x = max(stageX+wide/2, min(stageX+stageW-wide/2, x))
		p.Label(cup.Name, ui.Centered(x, y+14, wide, 24*max(1, min(grown, p.TextScale))), t, ui.Center)
	}
}

// manyNames is from how many cups of a side on their names are not written.
const manyNames = 6

// nameType returns how the names of a zone's cups are set; fits says that all of them have
// room so.
func (z *Zone) nameType(p *ui.Painter, m Mode, places []place) (t ui.Type, fits bool) {
	t = nameOn(p, cupName)
	group := p.Group(t)
	var crowd [2]int
	for k := range z.Cups {
		cup := &z.Cups[k]
		if crowd[cup.Seat&1]++; cup.Name != "" && !cup.Gone {
			group.Line(cup.Name, min(86, z.nameRoom(places, k)))
		}
	}
	for k := range places {
		if dy := places[k].y - places[0].y; m == Truce && (dy > 16 || dy < -16) {
			return t, false // those in front stand where names of the rear would be
		}
	}
	// Where they would be smaller than usual, or too small to touch, no
	// is written.
	least := cupName.Size * 0.85
	if isLarge(p) {
		least = cupName.Size * min(grown, p.TextScale) / p.TextScale * 0.98
	}
	if max(crowd[0], crowd[1]) >= manyNames || group.Size < least {
		return t, false
	}
	for k := range z.Cups {
		if cup := &z.Cups[k]; p.Thumb > 0 && cup.Name != "" && !cup.Gone && p.Width(cup.Name, group.Type) > z.nameRoom(places, k) {
			return t, false // a phone raised them
		}
	}
	return group.Type, true
}

// nameRoom returns how wide a cup's name may be so that it ends before the names of
// its own side beside it.
func (z *Zone) nameRoom(places []place, k int) float32 {
	room := float32(1000)
	for i := range z.Cups {
		if i == k || z.Cups[i].Name == "" || z.Cups[i].Seat != z.Cups[k].Seat {
			continue
		}
		if dy := places[i].y - places[k].y; dy > -16 && dy < 16 {
			room = min(room, max(places[i].x-places[k].x, places[k].x-places[i].x)-5)
		}
	}
	return room
}

// slide brings a cup from where it was painted last to its place, in the
// building's own units, and remembers where it is in the view's.
func (c *Field) slide(f *Frame, cup *Cup, zone int, at place, b ui.Rect, scale float32) place {
	k, ok := cup.spot()
	if !ok || cup.Posture == Ghost {
		return at
	}
	s := &c.shown[k]
	x, y, size := b.X+at.x*scale, b.Y+at.y*scale, at.scale*scale
	if s.painted >= c.painted-1 && s.painted > 0 && s.zone == zone {
		x, y = c.approach(s.x, x, f.Still), c.approach(s.y, y, f.Still)
		size = s.scale
		if c.moves {
			size += (at.scale*scale - s.scale) * 0.3
		}
		if f.Still {
			size = at.scale * scale
		}
	}
	if d := size - at.scale*scale; d > -0.004 && d < 0.004 {
		size = at.scale * scale
	}
	*s = glide{x, y, size, zone, c.painted}
	return place{(x - b.X) / scale, (y - b.Y) / scale, size / scale, at.bar}
}
