package trichrome

import (
	"math"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// stage holds the animations of the board: trails, leaning shapes, a bite, the ghost, the
// door, the light, the heartbeats. All of it is by colour.
type stage struct {
	players
	// wishes are what the person of a ghost wants, by seat.
	wishes *[game.Players]wish
	// turned says that the maze lies on its side on the screen, as [board.Frame] says. All
	// places and directions kept here are those of the maze.
	turned bool
	ticks  int
	// was are the places in the view before, by seat.
	was [game.Players]ui.Point
	// slip is by how much each is still drawn beside its place, by seat, since what this
	// screen foresaw of it was wrong.
	slip [game.Players]ui.Point
	// past are the latest places of each, the newest at ticks%trailLength.
	past   [game.Players][trailLength]ui.Point
	lean   [game.Players]float32
	facing [game.Players]game.Dir
	// refused is for how many ticks the hedge that each was asked to run into is still marked, hedge its
	// direction.
	refused [game.Players]int
	hedge   [game.Players]game.Dir

	// pull is the turn that the lesson demonstrated last, pulled for how many ticks its drag is still seen.
	pull   game.Dir
	pulled int

	eaten  int // ticks since the bite; 0 before
	victim game.Colour
	ghost  ghost
	caught int // ticks since the end of the duel; 0 before
	ending game.How
	open   float32 // how far the door is open
	dark   float32
	glow   float32 // of the edges, in a frenzy
	sunk   float32 // 1 when the clock has ended a phase, then less
	slowed int     // steps of the chase, or of the duel, that were shown slowly
	sheets
}

// sheets are where papers hang for as long as their moment lasts, so that they do not jump about.
type sheets struct {
	hung [2]ui.Point // the flags of the roles, in cells from the upper left corner of the field
	// bannerAt is where the banner hangs, as parts of the field, in the moment
	// bannerOf.
	bannerAt ui.Point
	bannerOf int
}

const (
	trailLength = 20
	tearTicks   = 15
	doorTicks   = 24
)

// enter begins a round.
func (t *stage) enter(v *game.View) {
	*t = stage{players: t.players, wishes: t.wishes, turned: t.turned, ticks: t.ticks, dark: chaseDark}
	for i := range v.Runners {
		r := &v.Runners[i]
		t.facing[r.Colour] = r.Facing
		for j := range t.past[r.Colour] {
			t.past[r.Colour][j] = history.Cells(r.Place())
		}
	}
	if v.Round.Eaten >= 0 { // a match that is resumed
		t.victim, t.eaten = v.Runners[v.Round.Eaten].Colour, coinTicks+biteHold
		t.ghost.at, t.open, t.dark = history.Cells(v.Round.BitePlaces[v.Round.Eaten]), 1, duelDark
	}
	if v.Phase >= game.PhaseResult {
		t.caught, t.ending = endHold, v.Round.End
	}
}

// dress is enter for a single picture: it advances the animations to the moment.
func (t *stage) dress() {
	v := t.on.View
	if v.Phase == game.PhaseReversal {
		t.eaten, t.dark = biteHold+v.Ticks, reversalDark
		t.open = min(1, float32(v.Ticks)/doorTicks)
		for range v.Ticks {
			t.ghost.drift(t)
		}
	}
	for i := range v.Runners {
		r := &v.Runners[i]
		dx, dy := r.Facing.Vector()
		at := history.Cells(r.Place())
		for j := range trailLength {
			// As if it had come straight on.
			t.past[r.Colour][(t.ticks+trailLength-j)%trailLength] = ui.Point{X: at.X - 0.1*float32(j*dx), Y: at.Y - 0.1*float32(j*dy)}
		}
	}
}

// Where no person steers, the last steps before a bite are shown at half speed; the match
// makes the same steps.
const (
	slowNear = 2  // cells between the two
	slowMost = 45 // steps of a phase
)

// slow returns for how many ticks the next step waits. It is 0 while a person is running,
// and in a chase or a duel at most slowMost times 1, however often two come near.
func (t *stage) slow() float32 {
	v := t.on.View
	near := false
	for _, c := range colours {
		seat := v.Board.Seat(c)
		gap := v.Runners[v.Board.Seat(c.Hunter())].Gap
		running := !t.duelling() || seat == v.Round.Eater
		near = near || running && gap >= 0 && gap <= slowNear && !v.Runners[seat].Eaten && !v.Runners[v.Board.Seat(c.Hunter())].Eaten
		if t.on.Person(seat) && !v.Runners[seat].Eaten {
			return 0
		}
	}
	if v.Phase != game.PhaseChase && v.Phase != game.PhaseDuel || t.on.Gui.Motion != ui.Lively || t.on.Tempo(game.Game.ID) != kit.NormalTempo {
		return 0
	}
	if !near || t.slowed >= slowMost {
		return 0
	}
	t.slowed++
	return 1
}

// follow updates the animations after a step.
func (t *stage) follow(before *game.View) {
	for i := range t.on.View.Runners {
		r := &t.on.View.Runners[i]
		c := r.Colour
		t.was[i] = history.Cells(before.Runners[i].Place())
		t.slips(i, history.Cells(r.Place()))
		if r.Facing != t.facing[c] {
			t.lean[c] = turning(t.facing[c], r.Facing)
			t.facing[c] = r.Facing
		}
	}
}

// How far a runner may go in a step and still have run there, in cells, and from where on
// it is somewhere else for good. What is between the two a screen far away had foreseen
// wrongly: it is set right within a few ticks.
const (
	maxRun   = 0.16
	maxSlip  = 4
	slipLeft = 0.78 // of a slip, from tick to tick
)

// slips begins a correction if a runner is at a place to which it cannot have run since the view
// before.
func (t *stage) slips(seat int, to ui.Point) {
	was := t.was[seat]
	dx, dy := was.X-to.X, was.Y-to.Y
	switch far := abs(dx) + abs(dy); {
	case far > maxSlip:
		t.slip[seat] = ui.Point{}
	case far > maxRun && t.on.Gui.Motion != ui.Reduced:
		t.slip[seat].X += dx
		t.slip[seat].Y += dy
	}
}

// trail records the runners' latest places.
func (t *stage) trail() {
	for i := range t.on.View.Runners {
		t.past[t.on.View.Runners[i].Colour][t.ticks%trailLength] = t.place(rules.Seat(i))
	}
}

// lag returns how far the runners are still from the latest view to the one before, 0 to 1:
// the clock does not make a step a tick at every speed.
func (t *stage) lag() float32 {
	if t.on.Tempo(game.Game.ID) == kit.NormalTempo || t.on.Rest != 0 || t.on.View.Phase >= game.PhaseResult {
		return 0
	}
	return 1 - t.on.Phase
}

// place returns where a runner is drawn, in cells.
func (t *stage) place(p rules.Seat) ui.Point {
	at, from := history.Cells(t.on.View.Runners[p].Place()), t.was[p]
	dx, dy := from.X-at.X, from.Y-at.Y
	at.X, at.Y = at.X+t.slip[p].X, at.Y+t.slip[p].Y
	lag := t.lag()
	if lag == 0 || abs(dx)+abs(dy) > 1 { // faster than any runner: a new round
		return at
	}
	return ui.Point{X: at.X + dx*lag, Y: at.Y + dy*lag}
}

// lie turns the maze on its side on the screen, or back.
func (t *stage) lie(turned bool) {
	if t.turned != turned {
		t.turned, t.sheets = turned, sheets{}
	}
}

// toScreen returns where a place of the maze lies on the screen, in cells from the upper left one.
func (t *stage) toScreen(at ui.Point) ui.Point {
	if t.turned {
		return board.Turn(at, t.on.View.Maze.H)
	}
	return at
}

// toMaze returns the place of the maze that lies there on the screen.
func (t *stage) toMaze(at ui.Point) ui.Point {
	if t.turned {
		return board.TurnBack(at, t.on.View.Maze.H)
	}
	return at
}

// last returns where the lower right cell is on the screen, in cells.
func (t *stage) last() ui.Point {
	w, h := float32(t.on.View.Maze.W-1), float32(t.on.View.Maze.H-1)
	if t.turned {
		w, h = h, w
	}
	return ui.Point{X: w, Y: h}
}

// dirOnScreen returns where a direction of the maze leads on the screen.
func (t *stage) dirOnScreen(d game.Dir) game.Dir {
	if t.turned && d != game.None {
		return d%4 + 1
	}
	return d
}

// dirInMaze returns the direction of the maze that leads there on the screen.
func (t *stage) dirInMaze(d game.Dir) game.Dir {
	if t.turned && d != game.None {
		return (d+2)%4 + 1
	}
	return d
}

// pan returns the stereo position of a seat.
func (t *stage) pan(p rules.Seat) float32 { return t.panAt(t.place(p)) }

// panAt returns the stereo position of a place.
func (t *stage) panAt(at ui.Point) float32 {
	half := t.last().X / 2
	return 0.6 * (t.toScreen(at).X - half) / half
}

// leads reports whether a colour has most points, and more than nothing.
func (t *stage) leads(c game.Colour) bool {
	n := t.shown(c) // the crown comes with the number
	for _, o := range colours {
		if t.shown(o) > n {
			return false
		}
	}
	return n > 0
}

// shown returns how many points of a colour are shown: those that are still flying
// to the table do not count yet.
func (t *stage) shown(c game.Colour) int {
	if n, ok := t.flying(c); ok {
		return t.points(c) - n
	}
	return t.points(c)
}

// turning returns how far a shape leans into a corner, in radians.
func turning(from, to game.Dir) float32 {
	fx, fy := from.Vector()
	tx, ty := to.Vector()
	return 0.42 * float32(fx*ty-fy*tx)
}

func (t *stage) bitten(e *game.Event) {
	t.slowed = 0
	t.eaten, t.victim = 1, t.colour(e.Other)
	t.ghost = ghost{at: history.Cells(game.Place{X: e.X, Y: e.Y})}
	if e.How == game.Clock {
		t.sunk = 1
	}
}

// refusedTicks is how long a hedge is marked that a runner was asked to run into.
const refusedTicks = 45

// bump shakes a runner that stands before a hedge and is asked to run into it, and marks the hedge.
func (t *stage) bump(p rules.Seat, d game.Dir) {
	c := t.colour(p)
	t.lean[c], t.refused[c], t.hedge[c] = 0.42, refusedTicks, d
	t.on.PlayAt("ui.refuse", t.pan(p), 0, false)
}

// jumped begins the opening of a door that has moved.
func (t *stage) jumped() { t.open = 0 }

func (t *stage) ended(e *game.Event) {
	t.caught, t.ending = 1, e.How
	if e.How == game.Clock {
		t.sunk = 1
	}
}

// How dim the maze is: hedges are distinct from paths in every phase.
const (
	chaseDark    = 0
	reversalDark = board.Dimmest
	duelDark     = board.Dimmest / 2
	cardDark     = 0
)

// tick advances by a tick.
func (t *stage) tick() {
	v := t.on.View
	t.ticks++
	t.pulled = max(0, t.pulled-1)
	for i := range t.slip {
		s := &t.slip[i]
		if s.X, s.Y = s.X*slipLeft, s.Y*slipLeft; abs(s.X)+abs(s.Y) < 0.01 {
			*s = ui.Point{}
		}
	}
	for c := range t.lean {
		t.lean[c] *= 0.86
		t.refused[c] = max(0, t.refused[c]-1)
		t.past[c][t.ticks%trailLength] = t.past[c][(t.ticks-1+trailLength)%trailLength]
	}
	want := float32(chaseDark)
	if t.eaten > 0 {
		t.eaten++
		t.ghost.tick(t)
		if t.eaten > biteHold && t.caught == 0 {
			t.open = min(1, t.open+1.0/doorTicks)
		}
		want = duelDark
		if v.Phase == game.PhaseReversal {
			want = reversalDark
		}
	}
	if t.caught > 0 {
		t.caught++
		want = chaseDark
		if t.ending == game.Escaped && t.caught > 18 {
			t.open = max(0, t.open-1.0/doorTicks)
		}
	}
	t.sunk *= 0.97
	t.dark += (min(board.Dimmest, want+0.1*t.sunk) - t.dark) * 0.12
	glow := float32(0)
	if v.Frenzy() {
		glow = 0.55 + 0.45*wave(t.ticks, 60)
		if t.on.Gui.Motion == ui.Reduced {
			glow = 0.7
		}
	}
	t.glow += (glow - t.glow) * 0.2
}

// wave oscillates between 0 and 1 with a period in ticks.
func wave(tick, period int) float32 {
	return 0.5 - 0.5*float32(math.Cos(2*math.Pi*float64(tick%period)/float64(period)))
}
