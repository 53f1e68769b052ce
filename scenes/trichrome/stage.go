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

// stage is what moves in the garden beside what the rules move: trails and
// leans, a shape that tears, the ghost, the door that opens, the light that
// changes, hearts that beat. Everything in it is by colour.
type stage struct {
	ticks int
	// was are the places in the view before, by seat.
	was [game.Players]ui.Point
	// past are the latest places of each, the newest at ticks%trailLength.
	past   [game.Players][trailLength]ui.Point
	lean   [game.Players]float32
	facing [game.Players]game.Dir

	eaten  int // ticks since the bite; 0 while nobody is eaten
	victim game.Colour
	ghost  ghost
	caught int // ticks since the end of the duel; 0 before
	ending game.How
	open   float32 // how far the door is open
	dark   float32
	glow   float32 // of the edges, in a frenzy
	sunk   float32 // 1 when the clock has ended a phase, then less
	beat   [game.Players]int
	near   [game.Players]int // ticks until a boost may sound again
	hung   [2]ui.Point       // where the flags hang, from those they name
	// bannerAt is where the banner hangs, as parts of the field, in the moment
	// bannerOf.
	bannerAt ui.Point
	bannerOf int
	seen     sights
	slowed   int // steps that were slow of late
	pennants
	pills
}

const (
	trailLength = 20
	tearTicks   = 15
	doorTicks   = 24
)

// enter begins a round.
func (t *stage) enter(v *game.View) {
	*t = stage{ticks: t.ticks, dark: chaseDark}
	for i := range v.Runners {
		r := &v.Runners[i]
		t.facing[r.Colour] = r.Facing
		for j := range t.past[r.Colour] {
			t.past[r.Colour][j] = history.Cells(r.Place())
		}
	}
	if v.Round.Eaten >= 0 { // a match that is gone on with
		t.victim, t.eaten = v.Runners[v.Round.Eaten].Colour, coinTicks+biteHold
		t.ghost.at, t.open, t.dark = history.Cells(v.Round.BitePlaces[v.Round.Eaten]), 1, duelDark
	}
	if v.Phase >= game.PhaseResult {
		t.caught, t.ending = endHold, v.Round.End
	}
}

// dress is enter for a picture: the moment as it would look had it been watched.
func (t *stage) dress(s *face) {
	v := s.View
	if v.Phase == game.PhaseReversal {
		t.eaten, t.dark = biteHold+v.Ticks, reversalDark
		t.open = min(1, float32(v.Ticks)/doorTicks)
		for range v.Ticks {
			t.ghost.drift(s)
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

// settle gives the marks their places at once, for a picture.
func (t *stage) settle(s *face) {
	t.pennants.settle(s)
	t.pills = pills{}
	t.pills.tick(s)
}

// The last steps before a bite, or before a runner reaches the door, are shown at half
// speed where nobody steers: the match makes the same steps.
const (
	slowNear = 2  // cells between the two
	slowMost = 45 // steps of an approach
)

// slow is for how many ticks the next step waits, so that who only looks on sees a
// bite come. Whoever is still running is never hurried by it, nor held up.
func (t *stage) slow(s *face) float32 {
	v := s.View
	near := false
	for _, c := range colours {
		seat := v.Board.Seat(c)
		gap := v.Runners[v.Board.Seat(c.Hunter())].Gap
		running := !s.duelling() || seat == v.Round.Eater
		near = near || running && gap >= 0 && gap <= slowNear && !v.Runners[seat].Eaten && !v.Runners[v.Board.Seat(c.Hunter())].Eaten
		if s.Person(seat) && !v.Runners[seat].Eaten {
			return 0
		}
	}
	if v.Phase != game.PhaseChase && v.Phase != game.PhaseDuel || s.Gui.Motion == ui.Reduced || s.Tempo() != kit.Usual {
		return 0
	}
	if !near {
		t.slowed = max(0, t.slowed-1)
		return 0
	}
	if t.slowed >= slowMost {
		return 0
	}
	t.slowed++
	return 1
}

// follow takes in the latest step of the game, from a view to the next.
func (t *stage) follow(s *face, before *game.View) {
	for i := range s.View.Runners {
		r := &s.View.Runners[i]
		c := r.Colour
		t.was[i] = history.Cells(before.Runners[i].Place())
		if r.Facing != t.facing[c] {
			t.lean[c] = turning(t.facing[c], r.Facing)
			t.facing[c] = r.Facing
		}
	}
}

// trail keeps where everybody was last.
func (t *stage) trail(s *face) {
	for i := range s.View.Runners {
		t.past[s.View.Runners[i].Colour][t.ticks%trailLength] = s.place(rules.Seat(i))
	}
}

// lag is how far everybody is still from the latest view to the one before, 0 to 1:
// the clock does not make a step a tick at every speed.
func (s *face) lag() float32 {
	if s.Tempo() == kit.Usual || s.Rest != 0 || s.View.Phase >= game.PhaseResult {
		return 0
	}
	return 1 - s.Phase
}

// place is where somebody is drawn, in cells.
func (s *face) place(p rules.Seat) ui.Point {
	at, from := history.Cells(s.View.Runners[p].Place()), s.stage.was[p]
	dx, dy := from.X-at.X, from.Y-at.Y
	lag := s.lag()
	if lag == 0 || abs(dx)+abs(dy) > 1 { // nobody runs that fast: a new round
		return at
	}
	return ui.Point{X: at.X + dx*lag, Y: at.Y + dy*lag}
}

// turning is how far a shape leans into a corner, in radians.
func turning(from, to game.Dir) float32 {
	fx, fy := from.Vector()
	tx, ty := to.Vector()
	return 0.42 * float32(fx*ty-fy*tx)
}

func (t *stage) bitten(s *face, e *game.Event) {
	t.eaten, t.victim = 1, s.colour(e.Other)
	t.ghost = ghost{at: history.Cells(game.Place{X: e.X, Y: e.Y})}
	if e.How == game.Clock {
		t.sunk = 1
	}
}

// jumped lets a door that has moved open anew.
func (t *stage) jumped() { t.open = 0 }

func (t *stage) ended(s *face, e *game.Event) {
	t.caught, t.ending = 1, e.How
	if e.How == game.Clock {
		t.sunk = 1
	}
}

// How dim the maze is: the hedges are told from the paths in every phase.
const (
	chaseDark    = 0
	reversalDark = board.Dimmest
	duelDark     = board.Dimmest / 2
	cardDark     = 0
)

// tick lets a tick pass.
func (t *stage) tick(s *face) {
	v := s.View
	t.ticks++
	for c := range t.lean {
		t.lean[c] *= 0.86
		t.past[c][t.ticks%trailLength] = t.past[c][(t.ticks-1+trailLength)%trailLength]
	}
	want := float32(chaseDark)
	if t.eaten > 0 {
		t.eaten++
		t.ghost.tick(s)
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
		if s.Gui.Motion == ui.Reduced {
			glow = 0.7
		}
	}
	t.glow += (glow - t.glow) * 0.2
	for c := range t.near {
		t.near[c] = max(0, t.near[c]-1)
	}
	t.pennants.tick(s)
	t.pills.tick(s)
}

// wave goes from 0 to 1 and back once in so many ticks.
func wave(tick, period int) float32 {
	return 0.5 - 0.5*float32(math.Cos(2*math.Pi*float64(tick%period)/float64(period)))
}

// paintBoard paints the garden as it is now.
func (s *face) paintBoard() {
	f, t, v := &s.frame, &s.stage, s.View
	*f = board.Frame{Maze: s.maze, Area: s.lay.maze, Tokens: f.Tokens[:0], Arrows: f.Arrows[:0], Threads: f.Threads[:0], Prints: f.Prints[:0],
		Dark: t.dark, Pulse: t.glow, Tick: t.ticks, Still: s.Gui.Motion == ui.Reduced}
	if at, ok := v.Door(); ok {
		x, y := v.Maze.XY(at)
		f.Door = board.Door{X: float32(x), Y: float32(y), Open: t.open, Show: t.eaten > biteHold && t.open > 0}
	}
	me, alone := s.alone()
	for _, c := range colours {
		if !alone || c != me {
			s.token(c)
		}
	}
	if alone { // nobody stands on the one who looks
		s.token(me)
	}
	f.Part()
	s.prints()
	s.arrows()
	s.board.Paint(s.Gui, f)
}

// token adds a player to the frame.
func (s *face) token(c game.Colour) {
	f, t, v := &s.frame, &s.stage, s.View
	seat := v.Board.Seat(c)
	r := &v.Runners[seat]
	at := s.place(seat)
	k := board.Token{Seat: sign(c), X: at.X, Y: at.Y, Lean: t.lean[c], Ring: s.ring(c)}
	me, alone := s.alone()
	k.You, k.Shared = alone && c == me, !alone
	if f.Still {
		k.Lean = 0
	}
	if r.Moving && !f.Still && s.Rest == 0 {
		for i := range k.Trail {
			if q := t.past[c][(t.ticks+trailLength-10-4*i)%trailLength]; q != at {
				k.Trail[i] = q
			}
		}
	}
	k.Dark = t.ghost.out[c] > 0
	if t.eaten > 0 && c == t.victim {
		k.Ring = board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
		k.Dark = true
		if t.eaten <= tearTicks {
			k.Tear = max(0.05, float32(t.eaten)/tearTicks)
		} else {
			k.Ghost, k.X, k.Y = true, t.ghost.at.X, t.ghost.at.Y
		}
	}
	if t.eaten > 0 && v.Phase == game.PhaseReversal && seat == v.Round.Hunter {
		k.Wait = max(0.02, 1-float32(v.Ticks)/game.ReversalTicks)
	}
	if t.caught > 0 {
		k.Ring = board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
		prey := seat == v.Round.Eater
		switch {
		case prey && t.ending == game.Touched:
			k.Tear = max(0.05, min(1, float32(t.caught)/tearTicks))
			k.Dark = true
		case prey && t.ending == game.Escaped:
			k.Hide = t.caught > 16
		}
	}
	f.Tokens = append(f.Tokens, k)
}

// ring is how a player is ringed. Everybody looks for his own colour: what it
// rings whole is his prey, what it rings in dashes hunts him. Who plays alone
// sees only the two that concern him.
func (s *face) ring(c game.Colour) board.Ring {
	v := s.View
	none := board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
	ring := board.Ring{Solid: sign(c.Hunter()), Dashed: sign(c.Prey())}
	if v.Phase == game.PhaseReady && s.GetReady == 0 && v.Ticks < 10 {
		return none
	}
	if s.duelling() {
		// Of the two, one hunts and one flees.
		switch v.Board.Seat(c) {
		case v.Round.Eater:
			ring.Dashed = rules.Spectator
		case v.Round.Hunter:
			ring.Solid = rules.Spectator
		default:
			return none
		}
	}
	if me, ok := s.alone(); ok {
		if ring.Solid != sign(me) {
			ring.Solid = rules.Spectator
		}
		if ring.Dashed != sign(me) {
			ring.Dashed = rules.Spectator
		}
	}
	return ring
}

// alone is the colour of the only person at the table; ok is false when there
// are several, or none.
func (s *face) alone() (c game.Colour, ok bool) {
	n := 0
	for p := range rules.Seat(game.Players) {
		if s.Person(p) {
			c = s.colour(p)
			n++
		}
	}
	return c, n == 1
}

// arrows lead from the prey to the door; they stay, faintly, once the hunter is
// free.
func (s *face) arrows() {
	f, t, v := &s.frame, &s.stage, s.View
	if !f.Door.Show || t.caught > 0 || v.Round.Eater < 0 {
		return
	}
	from := s.place(v.Round.Eater)
	dx, dy := f.Door.X-from.X, f.Door.Y-from.Y
	far := float32(math.Hypot(float64(dx), float64(dy)))
	alpha := t.open
	if v.Phase == game.PhaseDuel {
		alpha *= 0.32
	}
	const apart = 0.83 // cells
	flow := float32(0)
	if !f.Still {
		flow = float32(math.Mod(float64(t.ticks)/45, apart))
	}
	angle := float32(math.Atan2(float64(dy), float64(dx)))
	for d := 1.05 + flow; d < far-1.3; d += apart {
		u := d / far
		fade := min(1, (d-0.9)*2, (far-1.2-d)*2)
		f.Arrows = append(f.Arrows, board.Arrow{X: from.X + dx*u, Y: from.Y + dy*u, Angle: angle, Size: 0.8 + 0.5*u, Alpha: alpha * max(0, fade)})
	}
}
