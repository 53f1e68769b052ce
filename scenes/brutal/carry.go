package brutal

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// noCup stands for no fighter.
const noCup = -1

// noZone is no zone, goHome where it was taken from, shelf the one
// of those who are not placed.
const (
	noZone = -2
	goHome = -3
	shelf  = game.Bench
)

// carry is the cups that are carried: dragged, picked up by a click, or walked from
// zone to zone by keys and pads.
type carry struct {
	*face
	who int
	// with are those who go along with it in a truce.
	with [game.Fighters]bool
	// added: the button that added a cup is still down.
	added bool
	// sticky was picked up by a click, keyed by a key: it waits for another.
	sticky, keyed bool
	// since is the tick of the press, (px, py) where it was.
	since  int
	px, py float32
	// x and y are where the cup was let go, home is the foot of the place that it was
	// taken from.
	x, y float32
	home ui.Point
	// flies goes from 0 to 1 while the cup that is gone goes home.
	flies float32
	gone  board.Cup
	shake [game.Zones]float32
	// hand is what is painted of it, filled again each time.
	hand board.Hand
	// said is what was shown last of a cup on which hands rest, and saidOf of which.
	said   string
	saidOf cupNow
	// rests is the cup that hands rest on or hold, or noCup, if the side's paper tells how it is.
	rests int
}

// cupNow is what the facts of a cup depend on.
type cupNow struct {
	board.Who
	ects     int
	strategy game.Strategy
	lang     string
}

const flyTicks = 12

// advance moves what is on its way.
func (c *carry) advance() {
	if c.flies > 0 {
		if c.flies += 1.0 / flyTicks; c.flies >= 1 || c.still() {
			c.flies = 0
		}
	}
	for z := range c.shake {
		c.shake[z] = max(0, c.shake[z]-1.0/20)
	}
}

// drop forgets what is carried.
func (c *carry) drop() {
	c.who, c.sticky, c.keyed, c.added, c.flies = noCup, false, false, false, 0
	c.with = [game.Fighters]bool{}
}

// holds reports whether a cup is carried, alone or along with another one.
func (c *carry) holds(n int) bool { return c.who != noCup && (c.who == n || c.with[n]) }

// others returns how many go along.
func (c *carry) others() (n int) {
	for i, on := range c.with {
		if on && i != c.who {
			n++
		}
	}
	return n
}

// take takes a cup whose foot is at (x, y); the pointer is at (px, py).
func (c *carry) take(n int, x, y, px, py float32, keyed bool) {
	with := c.with
	with[n] = false
	*c = carry{face: c.face, who: n, with: with, keyed: keyed, since: c.tick, px: px, py: py, x: px, y: py, home: ui.Point{X: x, Y: y}, shake: c.shake}
	if keyed {
		c.x, c.y = x, y-30
	}
	c.k.Play("brutal.pick")
}

// wants requests that a cup is taken.
func (c *carry) wants(n int, x, y float32, keyed bool) {
	h := c.g.Input()
	px, py := h.X, h.Y
	c.on.Do(func() { c.take(n, x, y, px, py, keyed) })
}

// flyHome lets the carried cups go home from (x, y).
func (c *carry) flyHome(gone board.Cup, x, y float32) {
	c.drop()
	c.gone, c.x, c.y, c.flies = gone, x, y, 1.0/flyTicks
	c.k.Play("ui.lay")
}

// stick keeps carried cups that was picked up by a click.
func (c *carry) stick() { c.sticky = true }

// byKey has keys carry on with what the pointer holds.
func (c *carry) byKey() { c.keyed = true }

// places registers the own cups, shows the state of one that hands rest on, and takes
// one; where says where each stands, why is the reason that one cannot be taken.
func (c *carry) places(where func(n int) (x, y, scale float32, ok bool), why func(n int) error) (hot int) {
	hot = noCup
	keys := c.k.TouchInUse() || c.k.Env.Devices.Asked() != input.Mouse
	for n := range game.Fighters {
		x, y, scale, ok := where(n)
		if !ok {
			continue
		}
		r := cupArea(n, x, y, scale)
		u := c.g.Item(ui.ID{Name: "cup", N: n}, r, false)
		if u.Focus {
			hot = n
		}
		switch {
		case !u.Over && !(u.Focus && keys):
		case c.papered():
			if u.Over || c.rests == noCup {
				c.rests = n
			}
		default:
			c.g.Tip(u, r, c.facts(n))
		}
		if !u.Pressed && !(u.Clicked && c.g.Input().Act) {
			continue
		}
		if err := why(n); err != nil {
			c.on.Do(func() { c.refuse(err) })
			continue
		}
		c.wants(n, x, y, !u.Pressed)
	}
	return hot
}

// cupArea returns where a cup whose foot is at (x, y) is touched.
func cupArea(n int, x, y, scale float32) ui.Rect {
	high := board.Height(kindOf(n)) * scale
	w := max(40, 46*scale)
	return ui.Rect{X: x - w/2, Y: y - high - 4, W: w, H: high + 10}
}

// papered reports whether the facts of a cup have room on its side's paper, where they cover nothing that
// is read to decide; elsewhere a tip has them.
func (c *carry) papered() bool {
	return c.g.P.Thumb == 0 && c.g.P.TextScale <= 1.1 && !c.g.P.View().Narrow
}

// factsInHand tells how the carried cup is where that has no room on paper: over the keys, which wait until
// it is laid.
func (c *carry) factsInHand(plan *board.Plan) {
	if c.who != noCup && !c.papered() {
		c.g.Tip(ui.Use{Focus: true, Over: true}, ui.Rect{X: plan.Main.X, Y: plan.Main.Bottom() + 12, W: plan.Main.W, H: 1}, c.facts(c.who))
	}
}

// onPaper returns what the paper of the deciding side tells of a cup, or nothing.
func (c *carry) onPaper() string {
	n := c.rests
	if c.who != noCup {
		n = c.who
	}
	if n == noCup || !c.papered() {
		return ""
	}
	return c.facts(n)
}

// facts returns what one of the own cups has left, does and can do.
func (c *carry) facts(n int) string {
	f := &c.on.View.Own()[n]
	st := f.Strategy
	if o := c.draft().orderOf(n); o != nil {
		st = o.Strategy
	}
	now := cupNow{board.Who{Seat: c.on.Eyes, N: n}, f.ECTS, st, c.k.Words.Language()}
	if c.saidOf == now {
		return c.said
	}
	said := c.k.Say(words.BrutalCupFacts(f.ECTS, f.Max, history.Name(c.on.Eyes, n), c.k.Say(strategies[st%game.Strategies])))
	for a := range game.Attribute(game.Attributes) {
		between := "\u00a0· " // lines end with it
		if a == 0 {
			between = "\n"
		}
		said = c.k.Join(said, between, c.k.Say(words.BrutalCupValue(f.Values[a], c.k.Say(attributes[a]))))
	}
	c.saidOf, c.said = now, said
	return said
}

// aim is what the hands do with the carried cups in a tick.
type aim struct {
	// over is the zone that would get it, shelf or noZone; laid is where it is laid,
	// goHome, or noZone while it stays carried.
	over, laid int
	x, y       float32
}

// aim registers the zones that may take the carried cups; open says which, and
// back is where it may be put back.
func (c *carry) aim(open func(z int) bool, back ui.Rect) aim {
	a := aim{over: noZone, laid: noZone, x: c.x, y: c.y}
	if c.who == noCup {
		return a
	}
	first := noZone
	h := c.g.Input()
	for z := range game.Zones {
		if !open(z) {
			continue
		}
		if first == noZone {
			first = z
		}
		r := c.frame.Plan.Drop(z)
		u := c.g.Item(ui.ID{Name: "zone", N: z}, r, false)
		if c.reaches(r, u) {
			a.over = z
		}
		if u.Clicked && (c.keyed && h.Act || c.sticky && c.tick > c.since+1) {
			a.laid = z
		}
	}
	u := c.g.Item(ui.ID{Name: "back"}, back, false)
	if c.reaches(back, u) {
		a.over = shelf
		if c.keyed && u.Clicked && h.Act {
			a.laid = shelf
		}
	}
	if c.keyed {
		c.aimByKeys(&a, max(first, 0))
	} else {
		c.aimByPointer(&a)
	}
	return a
}

// reaches reports whether the hand is over a place.
func (c *carry) reaches(r ui.Rect, u ui.Use) bool {
	h := c.g.Input()
	return c.keyed && u.Focus || !c.keyed && r.Contains(h.X, h.Y)
}

// aimByKeys is what keys and pads do: the focus is where the cup is.
func (c *carry) aimByKeys(a *aim, first int) {
	if focus, ok := c.g.Focused(); !ok || focus.Name != "zone" && focus.Name != "back" {
		c.g.Focus(ui.ID{Name: "zone", N: first})
	}
	if a.over >= 0 {
		st := c.frame.Plan.Stage(a.over)
		a.x, a.y = st.CX(), st.CY()-15 // its name is under it
	} else if a.over == shelf {
		a.x, a.y = c.home.X, c.home.Y-34
	}
	if c.g.Input().Back {
		a.laid = goHome
	}
}

// aimByPointer is what a mouse or a finger does.
func (c *carry) aimByPointer(a *aim) {
	h := c.g.Input()
	if h.X > offScreen {
		at := c.g.Carried(ui.Point{X: h.X, Y: h.Y}, board.HandHigh(kindOf(c.who))/2)
		a.x, a.y = at.X, at.Y
	}
	dx, dy := h.X-c.px, h.Y-c.py
	switch {
	case h.Released && c.added:
		c.on.Do(func() { c.added = false })
	case c.added:
	case h.Released && !c.sticky && (c.on.Prefs.Press || dx*dx+dy*dy < 64 && c.tick-c.since < 25):
		c.on.Do(c.stick)
	case h.Released && c.tick > c.since+1:
		if a.laid = a.over; a.over == noZone {
			a.laid = goHome
		}
	case h.Back:
		a.laid = goHome
	case h.Act && c.sticky: // Enter while the pointer holds it
		c.on.Do(c.byKey)
	}
}

// offScreen is beyond the places that a pointer can be at; one at noZone is
// farther still.
const offScreen = -900

// paintHand paints the carried cups where it is aimed, and one that flies home;
// st is the strategy of the one carried.
func (c *carry) paintHand(a aim, st game.Strategy) {
	if c.who == noCup && c.flies == 0 {
		return
	}
	c.hand = board.Hand{Cup: c.gone, X: a.x, Y: a.y, HomeX: c.home.X, HomeY: c.home.Y}
	if c.who != noCup {
		c.hand.Cup = cup(c.on.Eyes, c.who, st)
		c.hand.Cup.Sign = true
		c.barOf(&c.hand.Cup)
		if n := c.others(); n > 0 {
			c.hand.Cup.Name = c.k.Say(words.BrutalTruceWith(n, c.hand.Cup.Name))
		}
		c.hand.Thread = true
		if c.keyed { // what its zone says stays in sight
			c.hand.High = c.frame.Plan.Stage(0).H
		}
	} else {
		c.hand.Flies, c.hand.ToX, c.hand.ToY, c.hand.ToScale = c.flies, c.home.X, c.home.Y, 1
	}
	c.frame.Hand = &c.hand
}
