// Package trichrome is the computer players of Trichrome.
//
// They see others within eight cells of path, in the frenzy everywhere, and
// late, as a person does; never through walls. Easy and Normal weigh the ways
// from the next crossing by what they see: towards the prey, away from the
// hunter. Hard plays each way on in its head, against others who chase and flee
// as it would, from wherever those may be whom it does not see, and takes the
// way that turned out best.
//
// They ask for a turn before they reach it and answer every step; most steps
// cost next to nothing, since the way is chosen anew only when somebody has
// come to another cell.
package trichrome

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// Levels is the levels on offer, the weakest first.
var Levels = ai.Levels()

// traits is what makes a level.
type traits struct {
	lag      int // how late it sees, in steps of a sixtieth of a second
	fear     int // flees a hunter within so many cells
	mistakes int // per cent of crossings where it takes any way
	// samples is how often each way is played in the head, 0 never; ahead is
	// how far, in cells, the chase and the duel.
	samples     int
	chase, duel int
}

var levels = map[ai.Level]traits{
	ai.Novice: {lag: 30, fear: 6, mistakes: 30},
	ai.Easy:   {lag: 21, fear: 5, mistakes: 15},
	ai.Normal: {lag: 10, fear: 3, mistakes: 5, samples: 4, chase: 10, duel: 20},
	ai.Hard:   {lag: 5, fear: 3, samples: 16, chase: 30, duel: 60},
	ai.Master: {lag: 5, fear: 3, samples: 32, chase: 40, duel: 60},
}

// Player plays one seat of one game.
type Player struct {
	traits
	rand *rules.Rand
	nav  *nav
	eye  eye
	// round is what nav and eye are of.
	round int
	// goal is where it wanders while it sees no prey; -1: nowhere yet.
	goal int
	// lost is when it began to look where the prey had been seen last.
	lost int
	// situation is what the way was chosen for, way where to turn at its via.
	situation situation
	way       way
	// slip is the crossing where it was decided whether a mistake is made.
	slip int
	// facing is where it looked last, and turned when it turned round last, in
	// sub-steps of the round.
	facing  trichrome.Dir
	turned  int
	slipped bool
	search  search
}

// situation is all that a choice depends on: while it stays, so does the way.
type situation struct {
	phase trichrome.Phase
	at    [trichrome.Players]int // the cells that everybody heads for
	known rules.Seats
	back  int // where this player comes from
	door  int
}

// way is a way to choose: to a cell, then on to one beside it.
type way struct {
	back    int // where it comes from on the way to via; via itself at its centre
	via, to int
	left    int // until via, in hundredths of a cell
}

// dwell is how long nobody turns round again, in sub-steps: a third of a second.
const dwell = 20 * subStepsPerStep

// New is a player of a level of Levels, Normal for any other; the same level,
// seed and views give the same actions.
func New(level ai.Level, seed uint64) *Player {
	t, ok := levels[level]
	if !ok {
		t = levels[ai.Normal]
	}
	return &Player{traits: t, rand: rules.NewRand(seed), round: -1}
}

// Choose answers where the seat of v wants to go. It thinks for less than two
// milliseconds, whatever ctx allows, and never fails.
func (p *Player) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if v.Check(trichrome.None) != nil {
		return trichrome.None, nil
	}
	if p.round != v.Round.Number || p.nav.maze != v.Maze && p.nav.maze.String() != v.Maze.String() {
		p.round, p.nav, p.eye = v.Round.Number, newNav(v.Maze), newEye(p.lag)
		p.goal, p.lost, p.slip, p.situation = -1, -1, -1, situation{}
		p.facing, p.turned = trichrome.None, -dwell
	}
	p.eye.look(v)
	if v.Phase == trichrome.PhaseReady {
		p.nav.learn(8)
		return trichrome.None, nil
	}
	if v.Phase == trichrome.PhaseReversal && v.Seat == v.Round.Hunter {
		return trichrome.None, nil
	}
	r := &v.Runners[v.Seat]
	if r.Facing == p.facing.Back() {
		p.turned = v.Clock
	}
	p.facing = r.Facing
	me := legOf(v.Maze, r)
	now := p.situate(v, me)
	if now != p.situation {
		p.situation = now
		p.way = p.choose(v, me)
	}
	return p.steer(v, me), nil
}

func (p *Player) situate(v *trichrome.View, me leg) situation {
	s := situation{phase: v.Phase, back: me.from, door: -1}
	if door, ok := v.Door(); ok {
		s.door = door
	}
	for i := range s.at {
		if g := &p.eye.last[i]; g.now {
			s.at[i], s.known = g.to, s.known.With(rules.Seat(i))
		}
	}
	s.at[v.Seat] = me.to
	return s
}

// ways lists what can be done next: each turn at the coming crossing, and each
// at the last one, by turning round.
func (p *Player) ways(me leg, back bool) []way {
	list := make([]way, 0, 6)
	add := func(from, via, left int) {
		for _, to := range p.nav.next[via] {
			// Back where one comes from is a way on from a dead end only.
			if left == 0 || int(to) != from || len(p.nav.next[via]) == 1 {
				list = append(list, way{from, via, int(to), left})
			}
		}
	}
	add(me.from, me.to, me.left)
	if me.left > 0 && back {
		add(me.to, me.from, cell-me.left)
	}
	return list
}

// steer is what to ask for now, to go the chosen way.
func (p *Player) steer(v *trichrome.View, me leg) trichrome.Dir {
	r := &v.Runners[v.Seat]
	var d trichrome.Dir
	switch {
	case me.left > 0 && p.way.via == me.from:
		d = p.nav.dir(me.to, me.from)
	case p.way.via == me.to:
		d = p.nav.dir(me.to, p.way.to)
	}
	if me.left > 0 && p.way.via == me.to && d == r.Facing.Back() {
		return trichrome.None // a dead end first: asked for now, it would be done now
	}
	// What is under way or asked for already need not be asked for again.
	if d == r.Facing && r.Moving && r.Want == trichrome.None || d == r.Want && r.Patience > 2 {
		return trichrome.None
	}
	return d
}

// choose finds the way to go.
func (p *Player) choose(v *trichrome.View, me leg) way {
	ways := p.ways(me, v.Clock-p.turned >= dwell)
	if len(ways) == 1 {
		return ways[0]
	}
	if p.slip != me.to {
		p.slip = me.to
		p.slipped = p.rand.Intn(100) < p.mistakes
	}
	if p.slipped {
		return ways[p.rand.Intn(len(ways))]
	}
	// Who sees nobody has nothing to work out.
	if p.samples > 0 && p.sees() && !resolved(v) {
		return p.think(v, ways)
	}
	return p.weigh(v, ways)
}

// sees says whether anybody is in sight.
func (p *Player) sees() bool {
	for i := range p.eye.last {
		if p.eye.last[i].now {
			return true
		}
	}
	return false
}
