package trichrome

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// runs is how the hands run.
var runs = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right}, Mouse: words.TrichromeLearnDrag(), Touch: words.TrichromeLearnSwipe(), Drags: true}

// firstGame is the lesson: in a small maze, the player catches one partner and is stalked,
// and caught only late, by the other. All of it happens in the first round: what goes wrong is tried
// again from where it began. The seed gives the person the colour of seat 0, as the
// lobby shows it.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: 144, Options: map[string]string{"maze": "17x11", "rounds": "5"}}, SeedText: "144",
		Chairs: []play.Chair{{}, {Level: play.LessonLevel}, {Level: play.LessonLevel}},
	},
	Steps: []lesson.Step{
		{Words: words.TrichromeLearnYou(), At: "you", Waits: true},
		{Words: words.TrichromeLearnPrey(), At: "prey", Waits: true},
		{Words: words.TrichromeLearnHunter(), At: "hunter", Waits: true},
		{Words: words.TrichromeLearnChase(), At: "prey", Until: []lesson.News{newsBite}, Waits: true, How: runs},
		{Words: words.TrichromeLearnReversal(), At: "door", Waits: true, Moment: true},
		{Words: words.TrichromeLearnDuel(), At: "door", Until: []lesson.News{newsWon}, Waits: true, How: runs},
		{Words: words.TrichromeLearnPoints(), At: "cards", Waits: true},
		{Words: words.TrichromeLearnPlay()},
	},
	Alone: true, // its round can be tried as often as it takes
}

// The person's prey hesitates for a second in three, after shy seconds of the chase for two, and after tired
// seconds always. In the duel the hunter stalks for brave seconds before it attacks. A stalking hunter comes no nearer than
// stalk cells of path, and a prey flees its own from there on.
const (
	shy   = 8
	tired = 20
	brave = game.PressTicks / input.TicksPerSecond
	stalk = 7
)

// script returns how a partner of the lesson runs. The person's prey flees from crossing to crossing,
// without looking ahead; it hesitates, but not near a person who stands still. The person's hunter
// stalks: it is heard and seen behind the person, does not bite, and keeps off the person's way to the
// prey or the door. In the duel it attacks late.
func script(v *game.View, step *lesson.Step) (game.Dir, bool) {
	if step == nil || v.Seat < 0 || v.Maze == nil {
		return game.None, false // the lesson is over
	}
	if v.Runners[v.Seat].Eaten || v.Phase > game.PhaseDuel || v.Check(game.None) != nil {
		return game.None, true
	}
	const person rules.Seat = 0
	t := tracks{v: v, me: v.Cell(v.Seat)}
	v.Maze.Flood(v.Cell(person), t.person[:v.Maze.Cells()])
	second := v.Ticks / input.TicksPerSecond
	d := game.None
	switch {
	case v.PreyOf(v.Seat) == person && v.Phase == game.PhaseDuel && second >= brave:
		d = v.Maze.Toward(t.me, t.person[:v.Maze.Cells()])
	case v.PreyOf(v.Seat) == person && v.Phase == game.PhaseChase && second >= tired:
		d = t.away(&t.person) // who hunts for long is left alone
	case v.PreyOf(v.Seat) == person:
		d = t.stalk(goal(v, person))
	case v.Phase == game.PhaseChase && v.PreyOf(person) == v.Seat:
		hesitates := second%3 == 2 || second >= shy && second%3 == 1 || second >= tired
		if !hesitates || !v.Runners[person].Moving && t.person[t.me] < stalk/2 {
			d = t.away(&t.person)
		}
		// It leaves the first bite to the person.
		v.Maze.Flood(v.Cell(v.PreyOf(v.Seat)), t.other[:v.Maze.Cells()])
		if t.other[t.me] < stalk {
			d = t.away(&t.other)
		}
	}
	if v.Check(d) != nil {
		d = game.None
	}
	return d, true
}

// goal returns the cell to which a seat runs: that of its prey, or the door's.
func goal(v *game.View, seat rules.Seat) int {
	if door, ok := v.Door(); ok && v.Round.Eater == seat {
		return door
	}
	return v.Cell(v.PreyOf(seat))
}

// route writes how far every cell is from the goal of a seat into dist, on ways that do not lead past its
// hunter, where there are such ways.
func route(v *game.View, seat rules.Seat, dist *[game.MaxCells]int16) {
	m, to, hunter := v.Maze, goal(v, seat), v.Cell(v.HunterOf(seat))
	for i := range m.Cells() {
		dist[i] = game.MaxCells
	}
	dist[to] = 0
	var queue [game.MaxCells]int
	queue[0] = to
	for i, n := 0, 1; i < n; i++ {
		at := queue[i]
		for _, d := range game.Dirs {
			if next := m.Next(at, d); m.Open(at, d) && dist[next] == game.MaxCells && next != hunter {
				dist[next] = dist[at] + 1
				queue[n] = next
				n++
			}
		}
	}
	if dist[v.Cell(seat)] == game.MaxCells {
		m.Flood(to, dist[:m.Cells()])
	}
}

// tracks are what a partner at the cell me knows: the path distances of cells from the person, and from
// another place.
type tracks struct {
	v             *game.View
	me            int
	person, other [game.MaxCells]int16
}

// away returns the direction that leads farthest from the place of dist: None in a corner.
func (t *tracks) away(dist *[game.MaxCells]int16) game.Dir {
	m := t.v.Maze
	best, far := game.None, dist[t.me]
	for _, d := range game.Dirs {
		if m.Open(t.me, d) && dist[m.Next(t.me, d)] > far {
			best, far = d, dist[m.Next(t.me, d)]
		}
	}
	return best
}

// stalk returns the direction towards the person, but no nearer than stalk cells: from there on it gives way,
// best off the person's shortest ways to a cell.
func (t *tracks) stalk(to int) game.Dir {
	m := t.v.Maze
	m.Flood(to, t.other[:m.Cells()])
	way := t.person[to]
	cost := func(c int) int {
		far := int(t.person[c])
		switch {
		case far >= stalk:
			return far
		case t.person[c]+t.other[c] == way:
			return 2*game.MaxCells - far
		}
		return game.MaxCells - far
	}
	best, least := game.None, 4*game.MaxCells
	if r := &t.v.Runners[t.v.Seat]; !r.Moving {
		least = cost(t.me)
	}
	for _, d := range game.Dirs {
		if m.Open(t.me, d) && cost(m.Next(t.me, d)) < least {
			best, least = d, cost(m.Next(t.me, d))
		}
	}
	return best
}

// pupil is the lesson's view of the face.
type pupil struct {
	f *face
	// failures counts the duels in which the person was caught since the latest that was won.
	failures int
}

// again replaces the step of the duel after one that was lost, slower after more, and missed a task after a
// bite that was not the person's.
var (
	again  = lesson.Step{Words: words.TrichromeLearnAgain(), At: "door", How: runs}
	slower = lesson.Step{Words: words.TrichromeLearnSlower(), At: "door", How: runs}
	missed = lesson.Step{Words: words.TrichromeLearnMissed(), At: "roles"}
)

// Detour implements [lesson.Detourer].
func (p *pupil) Detour(step *lesson.Step) *lesson.Step {
	switch {
	case p.lost(step):
		return &missed
	case p.failures > 1 && duels(step):
		return &slower
	case p.failures > 0 && duels(step):
		return &again
	}
	return nil
}

// duels reports whether a step is the task to reach the door.
func duels(step *lesson.Step) bool {
	return step != nil && slices.Contains(step.Until, newsWon)
}

// lost reports whether a task of the lesson cannot be done any more in this round, since the bite was
// another player's.
func (p *pupil) lost(step *lesson.Step) bool {
	me := p.f.lone()
	return step != nil && len(step.Until) > 0 && me >= 0 && p.f.duelling() && p.f.View.Round.Eater != me
}

// repeats reports whether the duel that the lesson asks for is over and was not won: it is tried again.
func (p *pupil) repeats() bool {
	t := p.f.App.Teacher(p.f.Scene())
	return t != nil && duels(t.Step()) && !t.Progress().Done && p.f.View.Phase == game.PhaseResult
}

// retry goes back, once it has been seen why, to where a task that failed began: to the start of a round
// whose bite was another player's, and to the reversal after a duel that was lost.
func (p *pupil) retry() {
	v, t := p.f.View, p.f.App.Teacher(p.f.Scene())
	switch {
	case t == nil || t.Progress().Done:
	case v.Phase == game.PhaseReversal && v.Ticks >= missedTicks && p.lost(t.Step()):
		p.f.Rewind(p.bitten() - wholeSteps(v.Round.BiteAt) - v.Params.Ticks(game.PhaseReady))
	case p.repeats() && p.f.caught >= caughtTicks:
		p.f.Rewind(p.Begins(t.Step()))
	}
}

// Begins implements [play.Beginner]: the duel begins at the reversal.
func (p *pupil) Begins(step *lesson.Step) int {
	if v := p.f.View; !duels(step) || v.Round.Eater != p.f.lone() || v.Phase < game.PhaseReversal {
		return -1
	}
	return p.bitten() + flagTicks
}

// bitten returns the number of steps of the match until the roles turned in this round.
func (p *pupil) bitten() int {
	v := p.f.View
	n := p.f.Steps - v.Ticks
	switch v.Phase {
	case game.PhaseDuel:
		n -= game.ReversalTicks
	case game.PhaseResult:
		n -= wholeSteps(v.Round.EndAt - v.Round.BiteAt)
	}
	return n
}

// wholeSteps returns in how many steps a number of sub-steps passes.
func wholeSteps(sub int) int { return int(history.Steps(sub) + 0.99) }

const (
	// missedTicks is how long a bite that was another player's is seen before its round begins again, in steps.
	missedTicks = game.ReversalTicks - 5
	// caughtTicks is how long it is seen that the person was caught, in ticks.
	caughtTicks = 2 * input.TicksPerSecond
	// flagTicks is after how many steps of the reversal the flags of the roles are up.
	flagTicks = 20
)

// Do demonstrates a step: it runs straight to where the card points.
func (p *pupil) Do(*lesson.Step) {
	s := p.f
	me := s.lone()
	if me < 0 || !s.Waiting.Has(me) {
		return
	}
	v := s.View
	var dist [game.MaxCells]int16
	route(v, me, &dist)
	if d := v.Maze.Toward(v.Cell(me), dist[:v.Maze.Cells()]); d != game.None {
		s.wish[me].dir, s.wish[me].fresh = s.dirOnScreen(d), true
		if r := &v.Runners[me]; d != s.pull && (d != r.Facing || !r.Moving) {
			s.pull, s.pulled = d, pullTicks
		}
	}
}

// PassSteps implements [play.Passer].
func (p *pupil) PassSteps() int { return 20 }

// pullTicks is how long the drag or the swipe of a turn that is demonstrated is seen.
const pullTicks = 40

// paintPull paints, beside the person's runner, the drag or the swipe of the turn that is demonstrated.
func (o overlay) paintPull() {
	me := o.lone()
	if o.pulled == 0 || me < 0 || !o.PointerInUse() {
		return
	}
	icon := "icons/mouse"
	if o.TouchInUse() {
		icon = "icons/touch"
	}
	p, side := o.Gui.P, o.board.CellSide(&o.frame)
	x, y := o.at(o.place(me))
	ix, iy := o.dirOnScreen(o.pull).Vector()
	dx, dy := side*float32(ix), side*float32(iy)
	u := ui.EaseOut(min(1, 2*(1-float32(o.pulled)/pullTicks)))
	if o.frame.Still {
		u = 1
	}
	far := 0.9 + 1.1*u
	p.Fade(min(1, float32(o.pulled)/10))
	defer p.Pop()
	p.Line(x+0.8*dx, y+0.8*dy, x+far*dx, y+far*dy, 12, ui.White)
	p.Line(x+0.8*dx, y+0.8*dy, x+far*dx, y+far*dy, 7, ui.Accent)
	p.Disc(x+far*dx, y+far*dy, 19, 19, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
	p.Art(icon, x+far*dx, y+far*dy, ui.ArtStyle{Height: 28, Ink: ui.Ink, Moving: true})
}

// Spot implements [lesson.Pupil].
func (p *pupil) Spot(name string) (ui.Rect, bool) {
	s := p.f
	l := &s.lay
	if s.card.up {
		return ui.Rect{}, false
	}
	me := s.lone()
	switch name {
	case "cards":
		return within(l.cards[:]), true
	case "roles":
		return within(l.cards[:2]), s.duelling()
	}
	if t := s.App.Teacher(s.Scene()); t != nil && len(t.Step().Until) > 0 && !t.Reading() {
		return ui.Rect{}, false // who runs sees the hedges around it
	}
	switch name {
	case "door":
		if at, ok := s.View.Door(); ok && s.duelling() {
			x, y := s.View.Maze.XY(at)
			return s.around(float32(x), float32(y)), true
		}
		return ui.Rect{}, false
	case "prey":
		if me >= 0 {
			me = s.View.PreyOf(me)
		}
	case "hunter":
		if me >= 0 {
			me = s.View.HunterOf(me)
		}
	}
	if me < 0 || s.View.Round.Eaten == me {
		return ui.Rect{}, false
	}
	at := s.place(me)
	return s.around(at.X, at.Y), true
}

// within returns the box around all.
func within(all []ui.Rect) ui.Rect {
	x0, y0, x1, y1 := all[0].X, all[0].Y, all[0].Right(), all[0].Bottom()
	for _, r := range all {
		x0, y0, x1, y1 = min(x0, r.X), min(y0, r.Y), max(x1, r.Right()), max(y1, r.Bottom())
	}
	return ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
