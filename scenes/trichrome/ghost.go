package trichrome

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/ui"
)

// ghost is what an eaten player steers for the rest of the round, for fun: it passes
// through hedges, leaves footprints, taunts, and blows out the light of a player that is
// near. It never acts on the match.
type ghost struct {
	at ui.Point
	// prints are where it was, the newest at stamped%len; age counts their ticks.
	prints  [12]footprint
	stamped int
	walked  float32
	// word is which taunt it says for said ticks more.
	word, said int
	// rest counts the ticks until it can blow out a light again.
	rest int
	// out counts the ticks until a light burns again, by colour.
	out [game.Players]int
}

// footprint is a trace of a ghost; one that has faded has no life.
type footprint struct {
	at   ui.Point
	dx   float32
	dy   float32
	life int
}

// Times in ticks, and measures in cells.
const (
	ghostSpeed = 0.075
	watchFrom  = 5 // how far from the duel the ghost of a computer stays
	printApart = 0.55
	printTicks = 240
	tauntTicks = 70
	blownTicks = 60      // a light is out for a second
	breath     = 4 * 60  // the least time between two lights blown out: nothing flickers
	selfTaunts = 7 * 60  // how often the ghost of a computer speaks
	blowsFar   = 2.6     // how far its breath reaches
	ghostEdge  = 0.35    // how near the outer hedge it comes
	ghostPast  = 24 * 60 // period of the choice of its next taunt
)

// taunts are the texts of taunts.
var taunts = [...]words.Text{words.TrichromeTauntBoo(), words.TrichromeTauntSlow(), words.TrichromeTauntHere(), words.TrichromeTauntLost()}

// tick advances the ghost by a tick.
func (g *ghost) tick(t *stage) {
	g.said, g.rest = max(0, g.said-1), max(0, g.rest-1)
	for i := range g.prints {
		g.prints[i].life = max(0, g.prints[i].life-1)
	}
	for c := range g.out {
		g.out[c] = max(0, g.out[c]-1)
	}
	v := t.on.View
	if v.Round.Eaten < 0 || t.caught > 0 || t.eaten <= tearTicks {
		return
	}
	if !t.on.Person(v.Round.Eaten) {
		g.drift(t)
		if (t.ticks+7*v.Round.Number)%selfTaunts == 0 && v.Phase == game.PhaseDuel {
			g.taunt(t)
		}
		return
	}
	w := &t.wishes[v.Round.Eaten]
	if w.boo {
		w.boo = false
		g.taunt(t)
	}
	if (w.held || w.fresh) && w.dir != game.None {
		w.fresh = false
		dx, dy := t.dirInMaze(w.dir).Vector()
		g.walk(t, float32(dx)*ghostSpeed, float32(dy)*ghostSpeed)
	}
}

// walk moves the ghost, through hedges, and leaves footprints.
func (g *ghost) walk(t *stage, dx, dy float32) {
	m := t.on.View.Maze
	x := max(-ghostEdge, min(float32(m.W-1)+ghostEdge, g.at.X+dx))
	y := max(-ghostEdge, min(float32(m.H-1)+ghostEdge, g.at.Y+dy))
	far := float32(math.Hypot(float64(x-g.at.X), float64(y-g.at.Y)))
	g.at = ui.Point{X: x, Y: y}
	if g.walked += far; g.walked >= printApart {
		g.walked = 0
		g.stamped++
		g.prints[g.stamped%len(g.prints)] = footprint{g.at, dx, dy, printTicks}
	}
}

// drift moves a computer's ghost towards the duel, and away from the two runners.
func (g *ghost) drift(t *stage) {
	v := t.on.View
	if v.Round.Eater < 0 || v.Round.Hunter < 0 || t.on.Gui.Motion == ui.Reduced {
		return
	}
	a, b := t.place(v.Round.Eater), t.place(v.Round.Hunter)
	// It watches from beside the way between the two, on the inner side.
	far := max(1, span(a, b))
	ax, ay := watchFrom*(a.Y-b.Y)/far, watchFrom*(b.X-a.X)/far
	want := ui.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	if ax*(float32(v.Maze.W-1)/2-want.X)+ay*(float32(v.Maze.H-1)/2-want.Y) < 0 {
		ax, ay = -ax, -ay
	}
	want.X, want.Y = want.X+ax, want.Y+ay
	const slow = 0.05 // cells a tick
	dx, dy := max(-slow, min(slow, (want.X-g.at.X)*0.02)), max(-slow, min(slow, (want.Y-g.at.Y)*0.02))
	for _, q := range [2]ui.Point{a, b} {
		ox, oy := g.at.X-q.X, g.at.Y-q.Y
		if d := float32(math.Hypot(float64(ox), float64(oy))); d < 2.5 {
			dx += 0.08 * (ox + 0.01) / (d + 0.1)
			dy += 0.08 * (oy + 0.01) / (d + 0.1)
		}
	}
	g.walk(t, dx, dy)
}

// taunt shows a taunt, and blows out the light of the nearest player within blowsFar.
func (g *ghost) taunt(t *stage) {
	if g.said > 0 {
		return
	}
	g.word = (t.ticks % ghostPast / 31) % len(taunts)
	g.said = tauntTicks
	v := t.on.View
	t.on.PlayAt("tri.boo", t.panAt(g.at), 0, !t.on.Person(v.Round.Eaten))
	if g.rest > 0 {
		return
	}
	near, who := float32(blowsFar), rules.Spectator
	for p := range rules.Seat(game.Players) {
		at := t.place(p)
		if far := float32(math.Hypot(float64(at.X-g.at.X), float64(at.Y-g.at.Y))); p != v.Round.Eaten && far < near {
			near, who = far, p
		}
	}
	if who >= 0 {
		g.rest, g.out[t.colour(who)] = breath, blownTicks
		t.on.PlayAt("tri.blow", t.pan(who), 0, false)
	}
}

// paintTaunt paints the taunt beside the ghost.
func (s overlay) paintTaunt() {
	g := &s.stage.ghost
	if g.said == 0 || s.stage.caught > 0 {
		return
	}
	p := s.Gui.P
	k := s.board.CellSide(&s.frame) / usualCell
	said := s.Say(taunts[g.word])
	kind := p.AtMost(ui.Subheading.Sized(ui.SizeStrong*k), markMost)
	x, y := s.at(g.at)
	w, h := p.Width(said, kind)+30*k, 38*k*min(markMost, p.TextScale)
	seen := s.needed()
	r := hang(s.field(), x, y, w, h, 34*k, seen)
	seen.sheets = append(seen.sheets, r)
	rise := min(1, float32(tauntTicks-g.said)/8, float32(g.said)/8)
	p.Fade(rise)
	in := flag(p, r.Move(0, s.lift(6*(1-rise))), x, y, ui.White, 70)
	p.Label(said, in, kind, ui.Center)
	p.Pop()
}
