package trichrome

import (
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
var runs = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right}, Mouse: words.TrichromeLearnDrag(), Touch: words.TrichromeLearnSwipe()}

// firstGame is the lesson: in a small maze, the player catches one partner and is stalked,
// and caught only late, by the other. The seed gives the person the colour of seat 0, as the
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
		{Words: words.TrichromeLearnDuel(), At: "door", Until: []lesson.News{newsWon}, How: runs},
		{Words: words.TrichromeLearnPoints(), At: "cards", Waits: true},
		{Words: words.TrichromeLearnPlay()},
	},
}

// The person's prey keeps its distance for shy seconds of the chase. In the duel the hunter
// stalks for brave seconds before it attacks. A stalking hunter comes no nearer than stalk
// cells of path.
const (
	shy   = 8
	brave = 6 // and as much longer after each duel
	stalk = 4
)

// script returns how a partner of the lesson runs. The person's prey flees, turns the wrong
// way now and then, and after a while more often than not, so that it comes to a person who
// does not find it. The person's hunter stalks: it is heard and seen behind the person, and
// does not bite. In the duel it attacks late, and later in each, so that the person can reach the door.
func script(v *game.View, step *lesson.Step) (game.Dir, bool) {
	if step == nil || v.Seat < 0 || v.Maze == nil {
		return game.None, false // the lesson is over
	}
	if v.Runners[v.Seat].Eaten || v.Phase > game.PhaseDuel || v.Check(game.None) != nil {
		return game.None, true
	}
	const person rules.Seat = 0
	var dist [game.MaxCells]int16
	v.Maze.Flood(v.Cell(person), dist[:v.Maze.Cells()])
	me := v.Cell(v.Seat)
	second := v.Ticks / input.TicksPerSecond
	near := false
	switch {
	case v.PreyOf(v.Seat) == person:
		near = dist[me] > stalk || v.Phase == game.PhaseDuel && second >= brave*(1+len(v.Past))
	case v.PreyOf(person) == v.Seat:
		near = second%3 == 2 || second >= shy && second%3 == 1
	}
	d := v.Maze.Toward(me, dist[:v.Maze.Cells()])
	if !near {
		far := dist[me] // in a corner it stays
		d = game.None
		for _, way := range game.Dirs {
			if v.Maze.Open(me, way) && dist[v.Maze.Next(me, way)] > far {
				d, far = way, dist[v.Maze.Next(me, way)]
			}
		}
	}
	if v.Phase == game.PhaseChase && v.PreyOf(person) == v.Seat {
		// It leaves the first bite to the person.
		v.Maze.Flood(v.Cell(v.PreyOf(v.Seat)), dist[:v.Maze.Cells()])
		if dist[me] < stalk {
			far := int16(-1)
			for _, way := range game.Dirs {
				if v.Maze.Open(me, way) && dist[v.Maze.Next(me, way)] > far {
					d, far = way, dist[v.Maze.Next(me, way)]
				}
			}
		}
	}
	if v.Check(d) != nil {
		d = game.None
	}
	return d, true
}

// pupil is the lesson's view of the face.
type pupil struct{ f *face }

// maxDuels is the number of duels after which the lesson goes on, won or not.
const maxDuels = 3

// again replaces the step of the duel in the chase after a duel that was lost, missed that of the chase
// or of the duel after a bite that was not the person's.
var (
	again  = lesson.Step{Words: words.TrichromeLearnAgain(), At: "prey", How: runs}
	missed = lesson.Step{Words: words.TrichromeLearnMissed(), At: "roles"}
)

// Detour implements [lesson.Detourer].
func (p *pupil) Detour(step *lesson.Step) *lesson.Step {
	switch {
	case p.lost(step):
		return &missed
	case p.f.lone() >= 0 && step.Words == words.TrichromeLearnDuel() && !p.f.duelling():
		return &again
	}
	return nil
}

// lost reports whether a task of the lesson cannot be done any more in this round, since the bite was
// another player's.
func (p *pupil) lost(step *lesson.Step) bool {
	me := p.f.lone()
	return step != nil && len(step.Until) > 0 && me >= 0 && p.f.duelling() && p.f.View.Round.Eater != me
}

// retry begins a round again whose bite was another player's, when that has been seen.
func (p *pupil) retry() {
	v := p.f.View
	if t := p.f.App.Teacher(p.f.Scene()); t == nil || t.Progress().Done || v.Phase != game.PhaseReversal || v.Ticks < missedTicks || !p.lost(t.Step()) {
		return
	}
	p.f.Rewind(p.f.Steps + 1 - v.Ticks - int(history.Steps(v.Round.BiteAt)) - v.Params.Ticks(game.PhaseReady))
}

// missedTicks is how long a bite that was another player's is seen before its round begins again.
const missedTicks = game.ReversalTicks - 5

// repeats reports whether the next round is for the sake of a duel that was lost: it begins by itself,
// since the card of the lesson says what to do in it.
func (p *pupil) repeats() bool {
	step := p.f.App.Step()
	return step != nil && step.Words == words.TrichromeLearnDuel()
}

// Do demonstrates a step: it runs straight to where the card points, and leaves the card
// between two rounds.
func (p *pupil) Do(*lesson.Step) {
	s := p.f
	if s.card.up {
		if s.card.hurry = true; s.card.rested > 0 {
			s.goOn()
		}
		return
	}
	me := s.lone()
	if me < 0 || !s.Waiting.Has(me) {
		return
	}
	v := s.View
	to := v.Cell(v.PreyOf(me))
	if door, ok := v.Door(); ok && v.Round.Eater == me {
		to = door
	}
	var dist [game.MaxCells]int16
	v.Maze.Flood(to, dist[:v.Maze.Cells()])
	if d := v.Maze.Toward(v.Cell(me), dist[:v.Maze.Cells()]); d != game.None {
		s.wish[me].dir, s.wish[me].fresh = d, true
		if r := &v.Runners[me]; d != s.pull && (d != r.Facing || !r.Moving) {
			s.pull, s.pulled = d, pullTicks
		}
	}
}

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
