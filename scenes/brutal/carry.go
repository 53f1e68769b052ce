package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/ui"
)

// nobody is in the hand.
const nobody = -1

// nowhere is no place to lay a cup, goHome where it was taken from, shelf the one
// of those who are not placed.
const (
	nowhere = -2
	goHome  = -3
	shelf   = game.Bench
)

// carry is the cup in the hand: dragged, picked up by a click, or walked from
// zone to zone by keys and pads.
type carry struct {
	who int
	// sticky was picked up by a click, keyed by a key: it waits for another.
	sticky, keyed bool
	// since is the tick of the press, (px, py) where it was.
	since  int
	px, py float32
	x, y   float32
	home   ui.Point
	// over is the zone that would get it, shelf or nowhere.
	over int
	// flies goes from 0 to 1 while the cup goes home; seat is whose it is.
	flies float32
	gone  campus.Cup
	hand  campus.Hand
	shake [game.Zones]float32
}

const flyTicks = 12

// tick moves what is on its way.
func (c *carry) tick(s *Scene) {
	if c.flies > 0 {
		if c.flies += 1.0 / flyTicks; c.flies >= 1 || s.still {
			c.flies = 0
		}
	}
	for z := range c.shake {
		c.shake[z] = max(0, c.shake[z]-1.0/20)
	}
}

// drop forgets what is in the hand.
func (c *carry) drop() { c.who, c.sticky, c.keyed, c.over, c.flies = nobody, false, false, nowhere, 0 }

// take takes a cup at (x, y), its foot.
func (s *Scene) take(n int, x, y float32, keyed bool) {
	c, h := &s.carry, s.g.Hands()
	*c = carry{who: n, keyed: keyed, since: s.tick, px: h.X, py: h.Y, x: h.X, y: h.Y, home: ui.Point{X: x, Y: y}, over: nowhere, shake: c.shake}
	if keyed {
		c.x, c.y = x, y-30
	}
	s.k.Play("brutal.pick")
}

// flyHome lets the cup in the hand go.
func (s *Scene) flyHome(gone campus.Cup) {
	s.backed = s.tick
	c := &s.carry
	c.gone, c.flies = gone, 1.0/flyTicks
	c.who, c.sticky, c.keyed, c.over = nobody, false, false, nowhere
	s.k.Play("ui.lay")
}

// places registers the cups that can be taken and takes one; can says which.
func (s *Scene) places(can func(n int) (x, y, scale float32, ok bool)) (hot int) {
	hot = nobody
	for n := range game.Fighters {
		x, y, scale, ok := can(n)
		if !ok {
			continue
		}
		high := campus.Height(kindOf(n)) * scale
		w := max(40, 46*scale)
		u := s.g.Item(ui.ID{Name: "cup", N: n}, ui.Rect{X: x - w/2, Y: y - high - 4, W: w, H: high + 10}, false)
		if u.Focus {
			hot = n
		}
		if s.carry.who != nobody {
			continue
		}
		switch {
		case u.Pressed:
			s.take(n, x, y, false)
		case u.Clicked && s.g.Hands().Act:
			s.take(n, x, y, true)
		}
	}
	return hot
}

// targets registers the zones that may take the cup in the hand; open says
// which, and back is where it may be put back. It returns where the cup was laid:
// a zone, shelf, or nowhere.
func (s *Scene) targets(open func(z int) bool, back ui.Rect) int {
	c, h := &s.carry, s.g.Hands()
	if c.who == nobody {
		return nowhere
	}
	laid, first := nowhere, nowhere
	focus, focused := s.g.Focused()
	c.over = nowhere
	for z := range game.Zones {
		if !open(z) {
			continue
		}
		if first == nowhere {
			first = z
		}
		r := s.frame.Plan.Drop(z)
		u := s.g.Item(ui.ID{Name: "zone", N: z}, r, false)
		inside := !c.keyed && r.Contains(h.X, h.Y)
		if inside || c.keyed && u.Focus {
			c.over = z
		}
		if u.Clicked && (c.keyed && h.Act || c.sticky && s.tick > c.since+1) {
			laid = z
		}
	}
	u := s.g.Item(ui.ID{Name: "back"}, back, false)
	if !c.keyed && back.Contains(h.X, h.Y) || c.keyed && u.Focus {
		c.over = shelf
		if c.keyed && u.Clicked && h.Act {
			laid = shelf
		}
	}
	if c.keyed {
		if !focused || focus.Name != "zone" && focus.Name != "back" {
			s.g.Focus(ui.ID{Name: "zone", N: max(first, 0)})
		}
		if c.over >= 0 {
			st := s.frame.Plan.Stage(c.over)
			c.x, c.y = st.CX(), st.Y+st.H*0.4
		} else if c.over == shelf {
			c.x, c.y = c.home.X, c.home.Y-34
		}
		if h.Back {
			laid = goHome
		}
		return laid
	}
	if h.Down || c.sticky {
		c.x, c.y = h.X, h.Y
	}
	dx, dy := h.X-c.px, h.Y-c.py
	switch {
	case h.Released && !c.sticky && (s.k.Prefs.Press || dx*dx+dy*dy < 64 && s.tick-c.since < 25):
		c.sticky = true
	case h.Released && s.tick > c.since+1:
		laid = c.over
		if laid == nowhere {
			laid = goHome
		}
	case h.Back:
		laid = goHome
	case h.Act && c.sticky: // Enter while the pointer holds it: by keys from now on
		c.keyed = true
	}
	return laid
}

// inHand paints the cup in the hand, and one that flies home.
func (s *Scene) inHand(seat rules.Seat, st game.Strategy) {
	c := &s.carry
	if c.who == nobody && c.flies == 0 {
		return
	}
	c.hand = campus.Hand{Cup: c.gone, X: c.x, Y: c.y, HomeX: c.home.X, HomeY: c.home.Y}
	if c.who != nobody {
		c.hand.Cup = cup(seat, c.who, st)
		c.hand.Cup.Sign = true
		c.hand.Thread = true
	} else {
		c.hand.Flies, c.hand.ToX, c.hand.ToY, c.hand.ToScale = c.flies, c.home.X, c.home.Y, 1
	}
	s.frame.Hand = &c.hand
}
