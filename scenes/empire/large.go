package empire

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Where texts are large a part of the map is seen at a time, the cards lie in a list,
// and where the points come from is a paper that is asked for: see board.NewLargePlan.

// camera is the part of the map that is seen where texts are large.
type camera struct {
	f *face
	// at is what is in the middle of the board, to what it goes to.
	at, to board.Point
	// drawn is where the pointer holds the map, held says that it does, and moved that
	// the map has gone with it.
	drawn       ui.Point
	held, moved bool
	// shown is what it was brought to last: it goes there once.
	shown game.Regions
}

// begin looks at the region in which all players begin.
func (c *camera) begin() {
	c.at = c.f.board.Square(game.Start)
	c.to = c.at
}

// tick brings what matters now into view, and goes a part of the way to it.
func (c *camera) tick() {
	f := c.f
	if !f.plan.Large {
		return
	}
	if now := c.matters(); now != c.shown {
		c.shown = now
		c.bring(now)
	}
	const near = 0.02
	dx, dy := c.to.X-c.at.X, c.to.Y-c.at.Y
	if f.still() || dx*dx+dy*dy < near*near {
		c.at = c.to
		return
	}
	c.at.X, c.at.Y = c.at.X+dx*0.16, c.at.Y+dy*0.16
}

// bring goes to where some regions are seen.
func (c *camera) bring(among game.Regions) {
	if among == 0 {
		return
	}
	f, box := c.f, ui.Rect{}
	plan := *f.plan
	plan.Look(c.to)
	for r := range among.All {
		b := f.board.Bounds(&plan, r)
		if box.W == 0 {
			box = b
			continue
		}
		x, y := min(box.X, b.X), min(box.Y, b.Y)
		box = ui.Rect{X: x, Y: y, W: max(box.Right(), b.Right()) - x, H: max(box.Bottom(), b.Bottom()) - y}
	}
	c.look(plan.Bring(box))
}

// look goes to a place of the map.
func (c *camera) look(at board.Point) {
	plan := *c.f.plan
	plan.Look(at)
	c.to = plan.At
}

// next goes to the next continent, for hands that have no pointer.
func (c *camera) next() {
	best, to := float32(1e9), game.Continent(0)
	for n := range game.Continent(game.ContinentCount) {
		m := c.f.board.Square(game.Atlas.Continents[n].First())
		if d := (m.X-c.to.X)*(m.X-c.to.X) + (m.Y-c.to.Y)*(m.Y-c.to.Y); d < best {
			best, to = d, n
		}
	}
	to = (to + 1) % game.ContinentCount
	plan := *c.f.plan
	plan.Look(c.f.board.Square(game.Atlas.Continents[to].First()))
	c.to = plan.At
	c.bring(game.Atlas.Continents[to])
	c.f.s.Play("ui.focus")
}

// pointer moves the map by the small one, or by drawing it; it says whether the press
// was for that alone.
func (c *camera) pointer(now ui.Input, army bool) bool {
	f := c.f
	if !f.plan.Large {
		return false
	}
	if now.Pressed {
		c.held = f.plan.Mini.Contains(now.X, now.Y) || !army && f.plan.Board.Contains(now.X, now.Y)
		c.drawn, c.moved = ui.Point{X: now.X, Y: now.Y}, f.plan.Mini.Contains(now.X, now.Y)
	}
	if !c.held {
		return false
	}
	switch {
	case f.plan.Mini.Contains(now.X, now.Y) && c.moved && (now.Pressed || now.Down):
		c.look(f.plan.MiniAt(now.X, now.Y))
	case now.Down && !now.Pressed:
		const least = 10 // units, from which it is drawn and not pressed
		dx, dy := now.X-c.drawn.X, now.Y-c.drawn.Y
		if !c.moved && dx*dx+dy*dy < least*least {
			break
		}
		c.moved = true
		c.look(board.Point{X: c.to.X - dx/f.plan.Cell, Y: c.to.Y - dy/f.plan.Cell})
		c.at, c.drawn = c.to, ui.Point{X: now.X, Y: now.Y}
	}
	moved := c.moved
	if now.Released {
		c.held = false
	}
	return moved
}

// matters are the regions that have to be seen now: what the automaton weighs or is
// asked about, what has just happened, where the keys are.
func (c *camera) matters() game.Regions {
	f, h := c.f, &c.f.hands
	switch {
	case f.automaton.telling:
		if w := f.automaton.Reason; w != nil && f.automaton.laid == f.automaton.strips() && w.Chosen.Known() {
			return game.Regions(0).With(w.Chosen)
		}
		return f.automaton.kept()
	case f.tied():
		return game.Regions(0).With(h.region)
	case len(f.motion.effects) > 0:
		return game.Regions(0).With(f.motion.effects[len(f.motion.effects)-1].To)
	case f.mine() && f.v.Phase != game.PhaseTake && h.at == onMap && h.keyed:
		return game.Regions(0).With(h.region)
	}
	return 0
}

// standings is the paper of points, goods and supplies, where texts are large.
type standings struct {
	f    *face
	open bool
}

var idTotals = ui.ID{Name: "totals"}

// toggle opens the paper, or closes it.
func (t *standings) toggle() {
	if !t.f.plan.Large {
		return
	}
	t.open = !t.open
	t.f.s.Play("ui.page")
}

// shown reports whether it is to be seen.
func (t *standings) shown() bool { return t.open && t.f.plan.Large }

// paint paints all players' points beside the map, and the paper over it while it is
// open.
func (t *standings) paint() {
	f, g := t.f, t.f.s.Gui
	if f.scores.numbers.TotalsButton(g, idTotals, f.plan, &f.scores.score) {
		f.s.Do(t.toggle)
	}
	f.s.Badge(g, f.plan.Totals, ebiten.KeyV, input.L)
	if !t.shown() {
		return
	}
	g.P.Sheet(f.plan.Sheet, ui.Dialog.Of("standings", 0))
	f.scores.paint()
}

// paintLargeTools paints the small buttons below the list of cards, and the pace while
// others play.
func (a *hud) paintLargeTools() {
	f, s := a.f, a.f.s
	if f.mine() {
		a.paintTools()
		return
	}
	if f.automaton.review > 0 {
		return // the keys of what is explained again take the place
	}
	speed, rest := f.plan.Keys.CutLeft(f.plan.Keys.W*0.56, 6)
	a.paintSpeed(speed)
	skip, log := rest.Column(0, 2, 6), rest.Column(1, 2, 6)
	a.paintSkip(skip)
	if s.Gui.Button(ui.ID{Name: "log"}, log, ui.Button{Icon: "icons/list", Size: ui.SizeSmall, Tip: a.withAct(words.LogTitle(), input.ShowLog)}) {
		s.Do(f.log.toggle)
	}
}

// paintSkip paints the key that hurries to the person's own turn.
func (a *hud) paintSkip(r ui.Rect) {
	f, s := a.f, a.f.s
	off := s.Hurried || f.tied() || s.Elsewhere()
	if s.Gui.Button(ui.ID{Name: "skip"}, r, ui.Button{Icon: "icons/forward", Size: ui.SizeSmall, Disabled: off, Tip: a.withKey(words.EmpireToolEnd(), ebiten.KeyEnter, input.A)}) {
		s.Do(f.hurry)
	}
	if !off {
		s.Badge(s.Gui, r.Move(0, r.H-6), ebiten.KeyEnter, input.A)
	}
}

// paintLargeAnswers paints the answers of a tie in the list, each with its number on
// the map, those around the one under the hand.
func (m *field) paintLargeAnswers() {
	f, g := m.f, m.f.s.Gui
	if !f.tied() || !f.mine() || f.modal() {
		return
	}
	m.asked = m.asked[:0]
	for r := range f.v.Choice.Among.All {
		m.asked = append(m.asked, r)
	}
	at := slices.Index(m.asked, f.hands.region)
	most, columns := f.plan.Answers()
	n := min(len(m.asked), most)
	first := max(0, min(at-n/2, len(m.asked)-n))
	grid := f.plan.List.Grid(most, columns, 7)
	for i := range n {
		r := m.asked[first+i]
		if board.LargeAnswer(g, idAnswer(r), grid.At(i), m.frame.Numbers[r].N, m.answer(r), r == f.hands.region) {
			f.s.Do(func() { f.hands.use(r) })
			return
		}
	}
}
