package aquariom

import (
	"cmp"
	"slices"

	"ludotheque/rules"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/ui"
)

// How many cells outside a view are named: own ones, the heaviest, and dangers, the
// nearest within that many reaches.
const (
	namedOwn     = 3
	namedDangers = 2
	reaches      = 4
	// warned is how near such a danger is named in any case, in units of the map.
	warned = 620
)

// outside is a cell that arrows may point to.
type outside struct {
	actor  int
	key    float32 // the least first
	danger bool
}

// paintChips points to what is outside a person's view: own cells, and cells that could eat one.
func (s *arrows) paintChips(v *pane) {
	if len(v.seats) != 1 || s.now.Result != nil || s.eaten(v.seats[0]) {
		return
	}
	me, p := v.seats[0], s.Gui.P
	safe := v.area.Inset(6)
	if len(s.panes) == 1 {
		safe = s.lay.safe
	}
	s.lookAround(v, me, safe)
	own, dangers := 0, 0
	s.chips = s.chips[:0]
	for _, o := range v.out {
		c := s.chipTo(v, safe, o)
		if o.danger {
			if dangers++; dangers > namedDangers {
				continue
			}
		} else if own++; own > namedOwn {
			c.Bare = true
		}
		s.settleChip(&c, safe)
		s.chips = append(s.chips, c)
	}
	p.Clip(v.area)
	for i := range s.chips {
		s.chips[i].Paint(p)
	}
	p.Pop()
}

// lookAround gathers what is outside the safe part of a person's view, in the order in
// which it is named.
func (s *arrows) lookAround(v *pane, me rules.Seat, safe ui.Rect) {
	f := s.flockOf(me)
	v.out = v.out[:0]
	for i := range s.actors {
		a := &s.actors[i]
		x, y := s.spot(a)
		r := s.laws.Radius(s.weight(a))
		ux, uy := v.frame.At(x, y)
		if a.cell.Owner == me {
			if !safe.Contains(ux, uy) {
				v.out = append(v.out, outside{actor: i, key: -a.cell.Mass})
			}
			continue
		}
		k := v.frame.Scale()
		if i < len(v.cells) && v.cells[i].Mark >= board.Danger && !overlap(ui.Centered(ux, uy, 1.4*r*k, 1.4*r*k), v.area) {
			reach := r
			if m := v.cells[i].Mark; m >= board.Lunge {
				reach = 1.5 * r
			}
			if d := hypot(x-f.heaviestX, y-f.heaviestY); d < max(reaches*reach, warned)+f.heaviestR {
				v.out = append(v.out, outside{actor: i, key: d, danger: true})
			}
		}
	}
	slices.SortFunc(v.out, func(a, b outside) int {
		if a.danger != b.danger {
			if a.danger {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.key, b.key)
	})
}

// chipTo returns the chip of a cell at the edge of the safe part of a view, on the way to
// the cell.
func (s *arrows) chipTo(v *pane, safe ui.Rect, o outside) board.Chip {
	a := &s.actors[o.actor]
	ux, uy := v.frame.At(s.spot(a))
	cx, cy := safe.CX(), safe.CY()
	dx, dy := ux-cx, uy-cy
	c := board.Chip{Seat: a.cell.Owner, Danger: o.danger}
	mass := s.number(int(a.cell.Mass + 0.5))
	if o.danger {
		c.Said = s.Join(s.who(a.cell.Owner), " ", mass)
	} else {
		c.Said = s.Join(a.cell.Owner.Letter(), " ", mass)
	}
	c.X, c.Y = max(safe.X, min(safe.Right(), ux)), max(safe.Y, min(safe.Bottom(), uy))
	if abs(dx)*safe.H > abs(dy)*safe.W { // through a side
		c.Side, c.X = board.Left, safe.X+4
		if dx > 0 {
			c.Side, c.X = board.Right, safe.Right()-4
		}
		c.Y = cy + dy/max(1, abs(dx))*safe.W/2
	} else {
		c.Side, c.Y = board.Top, safe.Y+4
		if dy > 0 {
			c.Side, c.Y = board.Bottom, safe.Bottom()-4
		}
		c.X = cx + dx/max(1, abs(dy))*safe.H/2
	}
	return c
}

// settleChip slides a chip along its edge until it covers no other one.
func (s *arrows) settleChip(c *board.Chip, safe ui.Rect) {
	const apart = 8
	p := s.Gui.P
	upright := c.Side == board.Left || c.Side == board.Right
	fit := func() ui.Rect {
		r := c.Box(p)
		if upright {
			c.Y += max(0, safe.Y+apart-r.Y) - max(0, r.Bottom()+apart-safe.Bottom())
		} else {
			c.X += max(0, safe.X+apart-r.X) - max(0, r.Right()+apart-safe.Right())
		}
		return c.Box(p)
	}
	for range 8 {
		r := fit()
		var in *board.Chip
		for i := range s.chips {
			if overlap(s.chips[i].Box(p).Inset(-apart/2), r.Inset(-apart/2)) {
				in = &s.chips[i]
			}
		}
		if in == nil {
			return
		}
		o := in.Box(p)
		if upright {
			if c.Y >= in.Y && o.Bottom()+apart+r.H <= safe.Bottom() {
				c.Y = o.Bottom() + apart + r.H/2
			} else {
				c.Y = o.Y - apart - r.H/2
			}
		} else if c.X >= in.X && o.Right()+apart+r.W <= safe.Right() {
			c.X = o.Right() + apart + r.W/2
		} else {
			c.X = o.X - apart - r.W/2
		}
	}
}

// biteTicks is how long the gain of a meal stands beside the eater's cell.
const biteTicks = 72

// bite is a meal whose gain stands beside the eater's cell.
type bite struct {
	seat, whose rules.Seat
	cell        uint32
	gain, left  int
}

// paintBites says beside a person's cells what they ate of others just now.
func (s *arrows) paintBites(v *pane) {
	for i := range s.stage.bites {
		b := &s.stage.bites[i]
		a := s.actor(b.cell)
		if a == nil || !v.mine(b.seat) {
			continue
		}
		x, y := v.frame.At(s.spot(a))
		r := s.laws.Radius(s.weight(a)) * v.frame.Scale()
		if v.area.Contains(x, y) {
			s.Gui.P.Clip(v.area)
			board.Bite(s.Gui.P, b.whose, s.Join("+", s.number(b.gain), ""), x-r*0.8, y-r*0.5, 1-float32(b.left)/biteTicks)
			s.Gui.P.Pop()
		}
	}
}

// overlap reports whether two places have anything in common.
func overlap(a, b ui.Rect) bool {
	return a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom()
}
