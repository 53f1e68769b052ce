package aquariom

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// view is the whole front end of a game.
type view struct{ watch }

// begin shows a turn, without what led to it.
func (s *view) begin(v *game.View) {
	s.shoal.enter(v)
	s.order.Sort(v)
	s.stage = stage{}
	if s.name == "" {
		s.name = s.mapName()
	}
	s.cut()
}

// see shows the next turn, with its events.
func (s *view) see(v *game.View) {
	s.shoal.step(v)
	s.order.Sort(v)
	for p := range s.hands {
		s.hands[p].prune(func(id uint32) bool { c := v.Cell(id); return c != nil && c.Owner == rules.Seat(p) })
	}
	for i := range v.Events {
		s.event(&v.Events[i])
	}
	s.settle()
}

// layout is the layout of a single view.
type layout struct {
	mass, turn, ranking, mini, action, pause ui.Rect
	// tempo is where a speed stands that is not the usual one, of no size else.
	tempo ui.Rect
	// offer is the paper that offers a division, and laying the one that offers an urchin; of
	// no size while there is none.
	offer, laying ui.Rect
	// burst is where a burst was last told, of no size before.
	burst ui.Rect
	// hint is where a hint was last, of no size before.
	hint ui.Rect
	// band is the dark between several views, and fourth the place of a view that is
	// not there.
	band, fourth ui.Rect
	// safe is the part of the only view on which no panel lies.
	safe   ui.Rect
	narrow bool
	// grow is how much wider than usual panels are, for large texts.
	grow float32
	// row is how high a row of the ranking is.
	row float32
	// keys are the two buttons of a finger: divide and lay an urchin; give is
	// the third, to be born elsewhere.
	divide, virus, give ui.Rect
}

const margin = 24

// maxPanes is how many views a window is split into at most.
const maxPanes = 4

// split reports whether people have views of their own.
func (s *sea) split() bool { n := s.People(); return n > 1 && n <= maxPanes && !s.shared }

// cut makes a pane for each view there has to be.
func (s *sea) cut() {
	var persons []rules.Seat
	for p := range s.Chairs {
		if s.Person(rules.Seat(p)) {
			persons = append(persons, rules.Seat(p))
		}
	}
	old := s.panes
	s.panes = nil
	switch {
	case len(persons) == 0:
		s.panes = make([]pane, 2)
	case s.split():
		for _, p := range persons {
			s.panes = append(s.panes, pane{seats: []rules.Seat{p}})
		}
	default:
		s.panes = []pane{{seats: persons}}
	}
	for i := range s.panes {
		s.panes[i].alarm = dangerRest
		// A view that was split or joined goes on from where it was.
		if i < len(old) && len(persons) > 0 && old[i].cam.set {
			// Its place is that of the last picture until the next: the camera may move before.
			s.panes[i].cam, s.panes[i].area = old[i].cam, old[i].area
		}
	}
}

// arrange computes the layout.
func (s *view) arrange() {
	p, v := s.Gui.P, s.window()
	l := &s.lay
	offer, laying, hint, burst := l.offer, l.laying, l.hint, l.burst // as they were painted last
	*l = layout{offer: offer, laying: laying, hint: hint, burst: burst, narrow: v.Narrow, grow: min(p.TextScale, larger), row: 30 * min(p.TextScale, larger)}
	switch {
	case s.People() == 0:
		s.arrangeContest()
		return
	case len(s.panes) > 1:
		s.arrangeSplit()
		return
	}
	s.panes[0].area = v.Rect()
	s.arrangeOne(v)
}

// foldFrom is the size of texts from which the ranking of one view has fewer rows, so
// that there is water left.
const foldFrom = 1.4

// arrangeOne lays out the panels over a single view.
func (s *view) arrangeOne(v ui.View) {
	l := &s.lay
	if v.Narrow {
		s.arrangeHigh(v)
	} else {
		s.arrangeWide(v)
	}
	if s.tempo() != kit.NormalTempo {
		l.tempo = ui.Rect{X: l.pause.Right() - 92, Y: max(l.pause.Bottom(), l.ranking.Bottom()) + 6, W: 92, H: 30}
	}
	size := float32(104) * min(1.25, l.grow)
	small := size * 0.8
	give := max(60, 1.36*s.Gui.P.Thumb) // wide enough for its word
	least := give
	if v.Narrow { // beside the map and the other button
		least = min(give, (v.W-margin-l.mini.Right()-give)/2-21)
	}
	size, small = max(size, least), max(small, least)
	l.divide = ui.Rect{X: v.W - margin - size, Y: l.mini.Y - 18 - size, W: size, H: size}
	l.give = ui.Rect{X: margin, Y: v.H - margin - give, W: give, H: give}
	if v.Narrow {
		l.divide.Y = v.H - margin - size
		l.give.X, l.give.Y = l.mini.Right()+14, v.H-margin-give
	}
	if !s.untaught("urchin") {
		l.virus = ui.Rect{X: l.divide.X - 14 - small, Y: l.divide.Bottom() - small, W: small, H: small}
	}
	if v.Narrow {
		l.virus.Y = v.H - margin - l.virus.H
	} else if s.touching() {
		l.ranking.H = min(l.ranking.H, l.divide.Y-10-l.ranking.Y)
	}
}

// aboveAction is how far above the offer of a division that of an urchin is.
const aboveAction = 52

// offers returns the upper edge of what can be offered at the foot of the only view.
func (s *view) offers() float32 {
	if s.now.Map.MaxViruses == 0 || s.touching() {
		return s.lay.action.Y
	}
	return s.lay.action.Y - aboveAction
}

// arrangeWide lays out the panels over a single view in a window that is wider than high.
func (s *view) arrangeWide(v ui.View) {
	l := &s.lay
	l.mass = ui.Rect{X: margin, Y: margin, W: 304 * l.grow, H: 96 * l.grow}
	rows := min(8, len(s.Chairs))
	if l.grow >= foldFrom {
		rows = min(5, rows)
	}
	rw := 222 * l.grow
	l.pause = pauseAt(v)
	l.ranking = ui.Rect{X: l.pause.X - 10 - rw, Y: margin, W: rw, H: float32(rows)*l.row + 16}
	l.mini = s.miniAt(v)
	l.mini.X = v.W - margin - l.mini.W
	tw := min(220*l.grow, l.ranking.X-l.mass.Right()-20)
	l.turn = ui.Rect{X: max(v.W/2-tw/2, l.mass.Right()+10), Y: margin, W: tw, H: 54 * l.grow}
	l.turn.X = min(l.turn.X, l.ranking.X-tw-10)
	aw := min(l.mini.X-14-margin, 372*l.grow)
	l.action = ui.Rect{X: v.W/2 - aw/2, W: aw, H: 60 * min(1.4, l.grow)}
	l.action.Y = v.H - margin - l.action.H
	l.action.X = max(margin, min(l.action.X, l.mini.X-14-aw))
	l.safe = ui.Rect{X: margin, Y: l.turn.Bottom() + 10}
	l.safe.W = min(l.ranking.X, l.mini.X) - 10 - l.safe.X
	l.safe.H = s.offers() - 10 - l.safe.Y
}

// pauseAt returns the upper right corner of a single view, where the key of the pause is.
func pauseAt(v ui.View) ui.Rect {
	const side = 46
	return ui.Rect{X: v.W - margin - side, Y: margin, W: side, H: side}
}

// arrangeHigh lays out the panels over a single view in a window that is higher than wide.
func (s *view) arrangeHigh(v ui.View) {
	l := &s.lay
	l.pause = pauseAt(v)
	w := 244 * l.grow
	l.mass = ui.Rect{X: margin, Y: margin, W: w, H: 96 * l.grow}
	rw := 222 * l.grow
	l.ranking = ui.Rect{X: l.pause.X - 10 - rw, Y: margin, W: rw, H: 5*l.row + 16}
	l.turn = ui.Rect{X: margin, Y: l.mass.Bottom() + 12, W: w, H: 54 * l.grow}
	if l.mass.Right() > l.ranking.X-10 {
		// The ranking in two columns over the whole width, and the turn beside the mass.
		l.mass.W = min(w, 384)
		l.turn = ui.Rect{X: l.mass.Right() + 10, Y: margin, H: l.mass.H}
		l.turn.W = l.pause.X - 10 - l.turn.X
		rows := float32((min(4, len(s.Chairs)) + 1) / 2)
		l.ranking = ui.Rect{X: margin, Y: l.mass.Bottom() + 10, W: v.W - 2*margin, H: rows*l.row + 16}
	}
	l.mini = s.miniAt(v)
	l.mini.X = margin
	aw := min(v.W-2*margin, 372*l.grow)
	l.action = ui.Rect{X: v.W/2 - aw/2, W: aw, H: 60 * min(1.4, l.grow)}
	l.action.Y = l.mini.Y - l.action.H - 14
	l.safe = ui.Rect{X: margin, Y: max(l.turn.Bottom(), l.ranking.Bottom()) + 10, W: v.W - 2*margin}
	l.safe.H = s.offers() - 10 - l.safe.Y
}

// miniAt returns the size and the height of the map in a corner at the bottom.
func (s *view) miniAt(v ui.View) ui.Rect {
	w := 222 * min(1.2, s.lay.grow)
	ratio := s.now.Map.Height / max(1, s.now.Map.Width)
	h := w * max(0.4, min(1.2, ratio))
	return ui.Rect{Y: v.H - margin - h, W: w, H: h}
}

// slowsTime reports whether this tick is left out, in the slow motion after the cell of a single player
// burst: for a moment time goes at [board.BurstPace].
func (s *view) slowsTime() bool {
	if !s.alone() || s.Gui.Motion != ui.Lively {
		return false
	}
	for i := range s.bursts {
		b := &s.bursts[i]
		if s.Person(b.seat) && b.age < board.BurstSlow {
			s.lag += board.BurstPace
			if s.lag < 1 {
				return true
			}
			s.lag--
			return false
		}
	}
	return false
}

// listen handles the input for cells and views, and returns what is left for widgets.
func (s *view) listen(in *input.Frame) *input.Frame {
	s.pointer = kit.Input(in, s.window())
	s.arrange()
	rest := s.steer(in)
	if s.alone() && s.hands[s.panes[0].seats[0]].pointed {
		s.HintsFor(input.Mouse) // also after a key that is pressed beside it
	}
	s.pressButtons(in)
	if s.alone() && s.Chairs[s.panes[0].seats[0]].Device != input.MiddleHalf && in.Asks(input.ShowLog) {
		s.logged = !s.logged
		s.Play("ui.page")
	}
	if n := s.People(); n > 1 && n <= maxPanes && s.togglesView(in) {
		s.shareView(!s.shared)
		s.arrange()
	}
	if s.People() == 0 {
		s.measure()
		s.looksOn(in)
	}
	return rest
}

// moveCameras moves the cameras by a tick.
func (s *view) moveCameras() {
	s.measure()
	if s.People() == 0 {
		s.moveWatch()
		return
	}
	for i := range s.panes {
		s.moveCamera(&s.panes[i])
	}
	if len(s.panes) == 1 {
		s.fadePanels()
	}
}

// moveCamera moves the camera of a view with its people.
func (s *view) moveCamera(v *pane) {
	all := newFlock()
	for _, p := range v.seats {
		f := s.flockOf(p)
		if f.n == 0 {
			continue
		}
		if all.n == 0 {
			all = *f
			continue
		}
		all.join(f)
	}
	if all.n == 0 {
		if !v.cam.set {
			v.cam.follow(board.Camera{X: s.now.Map.Width / 2, Y: s.now.Map.Height / 2, Height: maxHeight}, true)
		}
		s.watchEater(v)
		return
	}
	aimX, aimY := all.x, all.y
	if len(v.seats) == 1 {
		h := &s.hands[v.seats[0]]
		aimX, aimY = h.aim.X, h.aim.Y
		if !v.cam.set {
			aimX, aimY = all.x, all.y
		}
	}
	first := !v.cam.set
	m := s.now.Map
	watched := s.watched(&all)
	if watched {
		aimX, aimY = all.x, all.y
	}
	sc := all.whole(s.now, v.area, s.lay.safe)
	switch {
	case len(s.panes) > 1:
		sc = all.part(v.area)
	case len(v.seats) > 1 || watched:
		sc.all, sc.most = true, math.MaxFloat32 // all players are seen, however far apart they swim
	}
	reborn := len(v.seats) == 1 && v.gone > 0 // elsewhere: on the way there it would swim under panels
	v.cam.follow(sc.within(all.hold(&sc, aimX, aimY), m.Width, m.Height), first || reborn)
	if first {
		for _, p := range v.seats {
			f := s.flockOf(p)
			s.hands[p].aim = game.Point{X: f.x, Y: f.y}
			s.hands[p].still = true
		}
	}
}

// watchEater keeps the camera of an eaten player in place, and after the rerun follows the eater, beside what says
// who it was.
func (s *view) watchEater(v *pane) {
	d := &s.stage.deaths[v.seats[0]]
	if len(v.seats) > 1 || d.times == 0 || v.gone <= rerunTicks+stayTicks {
		return
	}
	if f := s.flockOf(d.eater); f.n > 0 {
		m := s.now.Map
		water, _, _ := s.aside(v)
		sc := f.whole(s.now, v.area, water)
		if len(s.panes) > 1 {
			sc = f.part(v.area)
			sc.safe = water
		}
		cut := v.gone == rerunTicks+stayTicks+1 // the rerun showed another part of the sea
		v.cam.follow(sc.within(f.hold(&sc, f.heaviestX, f.heaviestY), m.Width, m.Height), cut)
	}
}

// togglesView reports whether a person asks for one view instead of several, or
// the other way round.
func (s *steering) togglesView(in *input.Frame) bool {
	if in.Keys.Pressed.Has(shortcuts[input.R]) {
		return true
	}
	for i := range in.Pads {
		if in.Pads[i].Pressed.Has(input.R) {
			return true
		}
	}
	return false
}

// join adds another flock.
func (f *flock) join(o *flock) {
	f.x0, f.y0, f.x1, f.y1 = min(f.x0, o.x0), min(f.y0, o.y0), max(f.x1, o.x1), max(f.y1, o.y1)
	f.n += o.n
	if o.heaviestMass > f.heaviestMass {
		f.heaviest, f.heaviestMass, f.heaviestR, f.heaviestX, f.heaviestY = o.heaviest, o.heaviestMass, o.heaviestR, o.heaviestX, o.heaviestY
	}
	f.mass = max(f.mass, o.mass)
	f.x, f.y = (f.x0+f.x1)/2, (f.y0+f.y1)/2
}

// draw lays out and paints the whole screen.
func (s *view) draw() {
	s.arrange()
	s.under, s.panelRects = append(s.under[:0], s.panelRects...), s.panelRects[:0]
	s.measure()
	s.pour()
	if s.People() == 0 {
		s.paintContest()
		return
	}
	g := s.Gui
	if len(s.panes) > 1 {
		s.paintFrames()
	}
	for i := range s.panes {
		v := &s.panes[i]
		g.Takes(v.area)
		s.cast(v)
		s.frameMoments(v)
		s.rerun(v)
		if len(s.panes) == 1 {
			v.frame.Papers = s.under
		}
		s.board.Paint(g, &v.frame)
		s.paintScraps(v)
		s.paintPicked(v)
		s.paintChips(v)
		s.paintBites(v)
	}
	if len(s.panes) > 1 {
		s.paintSplit()
	} else {
		s.paintOne(&s.panes[0])
	}
	s.paintAgain()
	s.paintEnd()
}

// panel records the rectangle of a panel, for hit tests, and returns it.
func (s *sea) panel(r ui.Rect) ui.Rect {
	s.panelRects = append(s.panelRects, r)
	s.Gui.Guard(r)
	return r
}

// arcs is how far the arcs of a danger reach, in its radii: notices keep off them too.
const arcs = 1.5

// paintOne paints the panels over a single view.
func (s *panels) paintOne(v *pane) {
	l := &s.lay
	l.offer, l.laying = ui.Rect{}, ui.Rect{}
	me := s.mainSeat(v)
	for i := range v.frame.Cells {
		if c := &v.frame.Cells[i]; c.Own || c.Mark >= board.Edible {
			x, y := v.frame.At(c.X, c.Y)
			r := c.R * v.frame.Scale()
			if c.Mark >= board.Danger {
				r *= arcs
			}
			s.Gui.Guard(ui.Centered(x, y, 2*r, 2*r))
		}
	}
	s.paintPause(s.panel(l.pause))
	for i, b := range [...]struct {
		place ui.Rect
		paint func(r ui.Rect)
	}{
		massPanel:    {l.mass, func(r ui.Rect) { s.paintMass(r, me) }},
		turnPanel:    {l.turn, func(r ui.Rect) { s.paintTurn(r, 4) }},
		rankingPanel: {l.ranking, func(r ui.Rect) { s.paintRanking(r, l.row) }},
		miniPanel:    {l.mini, func(r ui.Rect) { s.paintMini(r, v) }},
	} {
		fade := s.faded[i]
		if fade >= gone {
			continue
		}
		if i != miniPanel && fade <= through {
			fade *= figuresFade
		}
		s.Gui.P.Fade(1 - fade)
		b.paint(s.panel(b.place))
		s.Gui.P.Pop()
	}
	if len(v.seats) > 1 {
		s.paintNames(v)
		s.paintViewKey()
		for _, p := range v.seats {
			if s.Person(p) && s.eaten(p) {
				s.paintEatenThere(v, p)
			}
		}
		return
	}
	s.paintBurst(v)
	if s.eaten(me) {
		s.paintEaten(v, me)
		return
	}
	if s.buttoned() {
		s.paintButtons(me)
	}
	s.paintOffer(v, me)
	if !s.logged && s.stage.burst.left == 0 {
		s.paintHint()
	}
	if s.logged {
		r := ui.Rect{X: margin, Y: l.mass.Bottom() + 14, W: l.mass.W, H: 290}
		if l.narrow {
			r.Y = l.safe.Y
		}
		s.paintLog(s.panel(r))
	}
}

// The panels that fade over a single view, as indices of sea.faded.
const (
	massPanel = iota
	turnPanel
	rankingPanel
	miniPanel
	hintPanel
	actionPanel
	burstPanel
	layingPanel
	fadingPanels // their number
)

// How far a panel fades: over prey and cells of one's own it is seen through, over a danger it goes. From gone
// on it is not there.
const (
	through = 0.6
	gone    = 0.99
)

// figuresFade is the factor by which panels with numbers fade less than others.
const figuresFade = 0.6

// fadePanels lets the panels over the only view fade a tick's way while a danger, prey or a cell of one's own is
// under them, so that it is seen; a danger is worth more than any panel. It takes some time: a panel that comes and goes flashes.
func (s *view) fadePanels() {
	const step = 1.0 / 40
	v, l := &s.panes[0], &s.lay
	for i, r := range [...]ui.Rect{
		massPanel: l.mass, turnPanel: l.turn, rankingPanel: l.ranking, miniPanel: l.mini,
		hintPanel: l.hint, actionPanel: l.action, burstPanel: l.burst, layingPanel: l.laying,
	} {
		want := float32(0)
		for j := range v.frame.Cells {
			c := &v.frame.Cells[j]
			if c.Mark < board.Edible && !c.Own {
				continue
			}
			x, y := v.frame.At(c.X, c.Y)
			if hypot(max(r.X-x, 0, x-r.Right()), max(r.Y-y, 0, y-r.Bottom())) >= c.R*v.frame.Scale() {
				continue
			}
			if want = max(want, through); c.Mark >= board.Danger {
				want = 1
			}
		}
		s.faded[i] += max(-step, min(step, want-s.faded[i]))
	}
}

// deviceWords are the words for a mouse, a finger, keys and a gamepad.
type deviceWords [4]words.Text

var (
	// steerWords are those for how to steer, and idleWords those for how a match begins that waits for it.
	steerWords = deviceWords{words.AquariomBeginMouse(), words.AquariomBeginTouch(), words.AquariomBeginKeys(), words.AquariomBeginPad()}
	idleWords  = deviceWords{words.AquariomIdleMouse(), words.AquariomIdleTouch(), words.AquariomIdleKeys(), words.AquariomIdlePad()}
)

// paintHint says how to steer, as a match begins, and that a cell grows no more, the first time that one is full.
func (s *panels) paintHint() {
	if s.GetReady > 0 {
		return
	}
	if p, _ := s.App.Lesson(s.Scene()); s.Idle || p.Waits {
		s.paintHintText(s.howTo(&idleWords), beginTurns)
	} else if s.App.Step() != nil {
		return // the card of a lesson says it
	} else if t := &s.stage; t.lastWords != "" && s.now.Turn < t.lastWordsAt+fullTurns && s.now.Result == nil {
		s.paintHintText(t.lastWords, t.lastWordsAt+fullTurns-s.now.Turn)
	} else if full := s.stage.full; full > 0 && s.now.Turn < full+fullTurns {
		s.paintHintText(s.Say(words.AquariomFull(int(s.now.Map.MaxMass))), full+fullTurns-s.now.Turn)
	} else if s.now.Turn < beginTurns {
		s.paintHintText(s.howTo(&steerWords), beginTurns-s.now.Turn)
	}
}

// howTo returns the one of words for the device in use.
func (s *panels) howTo(by *deviceWords) string {
	d := s.Env.Devices.Asked()
	said := by[0]
	switch {
	case s.touching():
		said = by[1]
	case d.IsKeyboard():
		said = by[2]
	case d.IsGamepad():
		said = by[3]
	}
	return s.Say(said)
}

// paintHintText paints a hint that is there for that many more turns.
func (s *panels) paintHintText(text string, left int) {
	p := s.Gui.P
	t := p.AtMost(rowText.Sized(ui.SizeText), 1.4)
	r := s.lay.hintPlace(p, text, t)
	s.lay.hint = r
	p.Fade(min(1, float32(left)/8) * max(0, 1-s.faded[hintPanel]/through))
	board.Panel(p, r, 71)
	p.ParagraphMid(text, r.Inset2(18, 4), t, ui.Center)
	p.Pop()
}

// hintPlace returns where a hint stands: in one line under the turn, or on a low
// phone in several between the panels that are on both sides of it.
func (l *layout) hintPlace(p *ui.Painter, text string, t ui.Type) ui.Rect {
	w := min(p.Width(text, t)+44, p.View().W-2*margin)
	r := ui.Rect{X: p.View().W/2 - w/2, Y: l.turn.Bottom() + 16, W: w, H: max(40*min(1.4, p.TextScale), p.Lead(t)+8)}
	if l.narrow {
		r.Y = l.ranking.Bottom() + 16
	}
	if overlap(r, l.tempo) {
		r.Y = l.tempo.Bottom() + 8
	}
	const air = 10
	if overlap(r, l.mass) || overlap(r, l.ranking) {
		r.X = l.mass.Right() + air
		r.W = l.ranking.X - air - r.X
	}
	r.H += float32(len(p.Wrap(text, t, r.W-36))-1) * p.Lead(t)
	return r
}

// mainSeat returns whose numbers a view shows: its person's, or the best of several.
func (s *sea) mainSeat(v *pane) rules.Seat {
	best := v.seats[0]
	for _, p := range v.seats {
		if s.order.Ranks[p] < s.order.Ranks[best] {
			best = p
		}
	}
	return best
}

// rankOf returns a seat's place.
func (s *sea) rankOf(p rules.Seat) int { return s.order.Ranks[p] }

// scoreOf returns a seat's score.
func (s *sea) scoreOf(p rules.Seat) int { return int(s.now.Players[p].Score) }

// lastMine returns the place in the ranking of the lowest person.
func (s *sea) lastMine() int {
	for i := len(s.order.Seats) - 1; i >= 0; i-- {
		if s.Person(s.order.Seats[i]) {
			return i
		}
	}
	return -1
}

// paintMini paints the whole map, small, with the part that is seen: cells that
// are in view as they are, of the others the heaviest by its sign.
func (s *panels) paintMini(r ui.Rect, v *pane) {
	m := s.now.Map
	c := &v.cam
	w := c.Height * v.area.W / max(1, v.area.H)
	seen := ui.Rect{X: c.X - w/2, Y: c.Y - c.Height/2, W: w, H: c.Height}
	mini := &s.mini
	mini.Area, mini.MapW, mini.MapH, mini.View = r, m.Width, m.Height, seen
	mini.Dots, mini.Urchins = mini.Dots[:0], mini.Urchins[:0]
	for i := range s.actors {
		a := &s.actors[i]
		x, y := s.spot(a)
		f := s.flockOf(a.cell.Owner)
		named := i == f.heaviest && !seen.Contains(x, y)
		mini.Dots = append(mini.Dots, board.Dot{Seat: a.cell.Owner, X: x, Y: y, R: s.laws.Radius(s.weight(a)), Own: v.mine(a.cell.Owner), Named: named})
	}
	for i := range s.now.Viruses {
		at := s.now.Viruses[i].At
		mini.Urchins = append(mini.Urchins, ui.Point{X: at.X, Y: at.Y})
	}
	s.board.PaintMinimap(s.Gui, mini)
}
