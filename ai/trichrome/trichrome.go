// Package trichrome provides the computer players of Trichrome.
//
// They see others with a delay, as a person does, the lower levels only within some cells of path, in
// the frenzy everywhere. Novice, Easy and Normal evaluate the ways from the next crossing by what they
// see: towards the prey, away from the hunter. Novice and Easy err as people do: they look at the
// others only now and then, forget what they saw, and hardly look behind. Hard and Master search their
// own ways in the chase, against others who run after their prey, Master also against others who flee
// first. In the duel Normal and Hard simulate each way, against others who chase and flee as they
// would; Master has solved it.
//
// They ask for a turn before they reach it and answer every step; most steps cost almost nothing,
// since the way is chosen again only when a runner has come to another cell.
package trichrome

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// Levels are the levels on offer, the weakest first.
var Levels = ai.Levels()

// traits are the parameters of a level.
type traits struct {
	lag  int // reaction time, in steps of a sixtieth of a second
	fear int // distance within which it flees a hunter, in quarters of a cell
	// lookInterval is the number of steps between looks at the others. forgets is when it forgets where it
	// saw a runner.
	lookInterval, forgets int
	// samples is how often each way of a duel is simulated, 0 never; duel is how far, in cells.
	samples int
	duel    int
	// searchNodes is the number of cells searched for a choice in the chase, 0 none.
	searchNodes int
	// modelsFlight says that its search lets the others flee as well as run straight at their prey, and see
	// runners coming towards them, and that in the chase it turns round only for a large gain, but
	// again as soon as others have gone on to another cell.
	modelsFlight bool
	// sight is how far it sees, in cells of path.
	sight int
	// solves says that it uses the solution of the duel.
	solves bool
	// greed and care are the additional weights of a near prey and a near hunter in its search, in per
	// cent.
	greed, care int
	// preyFarther and hunterFarther are how many cells farther than others it sees its prey and its
	// hunter, if its sight is limited.
	preyFarther, hunterFarther int
}

var levels = map[ai.Level]traits{
	ai.Novice: {lag: 28, lookInterval: 40, forgets: 60, sight: 22, fear: 10},
	ai.Easy:   {lag: 14, lookInterval: 8, forgets: 150, sight: 24, fear: 12},
	ai.Normal: {lag: 8, lookInterval: 1, forgets: 240, sight: 30, fear: 12, samples: 4, duel: 20},
	ai.Hard:   {lag: 7, lookInterval: 1, forgets: 240, sight: everything, fear: 12, samples: 16, duel: 60, searchNodes: 100},
	ai.Master: {lag: 1, lookInterval: 1, forgets: 240, sight: everything, fear: 12, samples: 16, duel: 60, searchNodes: 16_000, modelsFlight: true, solves: true},
}

// Player plays one seat of one game.
type Player struct {
	traits
	rand *rules.Rand
	nav  nav
	eye  eye
	// choices is the memory of ways.
	choices [6]way
	// round is what nav and eye are of.
	round int
	// goal is where it wanders while it sees no prey; -1: none yet.
	goal int
	// lost is when it began to search where the prey had been seen last.
	lost int
	// situation is what the way was chosen for, way where to turn at its via.
	situation situation
	way       way
	// facing is its direction in the view before. turned is when it turned round, the latest first,
	// in sub-steps of the round.
	facing trichrome.Dir
	turned [3]int
	// row counts the latest turns that each came within a breath of the one before.
	row int
	// headed are the cells that all runners headed for when it last chose to turn round.
	headed   [trichrome.Players]int
	search   search
	solution duel
	// solved is the door of the present solution, -1 for none.
	solved int
}

// situation is everything that a choice depends on: while it is unchanged, so is the way.
type situation struct {
	phase trichrome.Phase
	at    [trichrome.Players]int // the cells that all runners head for
	known rules.Seats
	back  int // where this player comes from
	door  int
	calm  bool // of players with doubts: it has waited, and chooses again
}

// way is a choice: to a cell, then on to a neighbour.
type way struct {
	back    int // where it comes from on the way to via; via itself at its centre
	via, to int
	left    int // until via, in hundredths of a cell
	turn    bool
}

// turnWait is the least time between two turns round for all levels but master, in sub-steps: a second.
//
// In the chase master need not wait once another heads for another cell. It has waited after a
// quickTurnWait, a quarter of a second, or after a second when it has turned thrice within a turnWindow, three;
// until then [Player.turnPrice] may ask more, and after maxTurnsInRow turns in a row it waits.
//
// In the duel it waits for half a second with the other one within closeCells's length. It does not wait where
// it is lost otherwise, unless it has turned thrice within a second, nor as the prey of a hunter that
// has turned within the last answerWindow, a fifth of a second: otherwise feints would lead it.
const (
	turnWait      = 60 * subStepsPerStep
	quickTurnWait = 15 * subStepsPerStep
	turnWindow    = 180 * subStepsPerStep
	answerWindow  = 12 * subStepsPerStep
	closeCells    = 3  // in cells
	maxTurnsInRow = 16 // turns
)

// rested is the state of a player that has not turned round for long.
var rested = [...]int{-turnWindow, -turnWindow, -turnWindow}

// rowsPerStep is how many rows of distances and of the duel's states are prepared in each step before
// the start: enough for the largest maze.
const rowsPerStep = 8

// New returns a player of one of Levels, Normal for any other; the same level, seed and views give the
// same actions.
func New(level ai.Level, seed uint64) *Player {
	level, character := level.Parts()
	t, ok := levels[level]
	if !ok {
		t = levels[ai.Normal]
	}
	t.lean(character)
	return &Player{traits: t, rand: rules.NewRand(seed), eye: newEye(&t), round: -1}
}

// Choose returns where the seat of v wants to go. It takes less than two milliseconds, regardless of
// ctx, and never fails.
func (p *Player) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if v.Check(trichrome.None) != nil {
		return trichrome.None, nil
	}
	if p.round != v.Round.Number || p.nav.maze != v.Maze && p.nav.maze.String() != v.Maze.String() {
		p.round = v.Round.Number
		p.nav.enter(v.Maze)
		p.eye.forget()
		p.solved, p.goal, p.lost, p.situation = -1, -1, -1, situation{}
		p.facing, p.turned, p.row = trichrome.None, rested, 0
	}
	p.eye.look(v, &p.nav)
	if v.Phase == trichrome.PhaseReady {
		p.nav.learn(rowsPerStep)
		if p.solves {
			p.solution.reserve(&p.nav, rowsPerStep)
		}
		return trichrome.None, nil
	}
	if p.solves {
		p.prepare(v)
	}
	if v.Phase == trichrome.PhaseReversal && v.Seat == v.Round.Hunter {
		return trichrome.None, nil
	}
	r := &v.Runners[v.Seat]
	if r.Facing == p.facing.Back() {
		p.count(v.Clock)
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
	s := situation{phase: v.Phase, back: me.from, door: -1, calm: p.modelsFlight && p.calm(v, me)}
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

// ways returns what can be done next: each turn at the coming crossing, and each at the last one, by
// turning round.
func (p *Player) ways(me leg, back bool) []way {
	list := p.choices[:0]
	add := func(from, via, left int, turn bool) {
		for _, to := range p.nav.next[via] {
			// Back where one comes from is a way on from a dead end only.
			if int(to) != from || len(p.nav.next[via]) == 1 {
				list = append(list, way{from, via, int(to), left, turn})
			}
		}
	}
	add(me.from, me.to, me.left, false)
	switch {
	case !back || me.from == me.to || me.left == 0 && len(p.nav.next[me.to]) == 1:
	case me.left > 0:
		add(me.to, me.from, cell-me.left, true)
	default:
		list = append(list, way{me.to, me.to, me.from, 0, true})
	}
	return list
}

// steer returns what to ask for now, to go the chosen way.
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
	knows, foresees := p.knows(v), p.searchNodes > 0 && v.Phase == trichrome.PhaseChase
	calm := p.calm(v, me)
	ways := p.ways(me, calm || knows || foresees && p.modelsFlight && p.row < maxTurnsInRow && p.surprised(v.Seat))
	if len(ways) == 1 {
		return ways[0]
	}
	if knows {
		return p.settle(v, ways)
	}
	if foresees {
		return p.foresee(v, ways, p.turnPrice(v, calm))
	}
	// Without a runner in sight there is nothing to simulate.
	if p.samples > 0 && v.Phase != trichrome.PhaseChase && p.sees() && !resolved(v) {
		return p.think(v, ways)
	}
	return p.weigh(v, ways)
}

// count records that it has turned round.
func (p *Player) count(clock int) {
	if clock-p.turned[0] < quickTurnWait {
		p.row++
	} else {
		p.row = 0
	}
	p.turned = [...]int{clock, p.turned[0], p.turned[1]}
	p.headed = p.situation.at
}

// surprised reports whether another runner heads for another cell than when this player last chose to
// turn round. Its own turn is no reason to turn again: the evaluation may prefer the other direction
// each time, and it would oscillate.
func (p *Player) surprised(me rules.Seat) bool {
	for i, at := range p.situation.at {
		if i != int(me) && at != p.headed[i] {
			return true
		}
	}
	return false
}

// calm reports whether it has waited long enough to turn round, or answers its hunter.
func (p *Player) calm(v *trichrome.View, me leg) bool {
	wait := turnWait
	switch {
	case p.modelsFlight && v.Phase == trichrome.PhaseChase:
		// Two that face each other would turn as often as they may.
		if v.Clock-p.turned[2] >= turnWindow {
			wait = quickTurnWait
		}
	case p.solves:
		if v.Phase == trichrome.PhaseDuel && v.Seat == v.Round.Eater && p.answers(v.Round.Hunter, v.Clock) {
			return true
		}
		for i := range p.eye.last {
			if g := &p.eye.last[i]; g.now && p.nav.dist(g.to, me.to) <= closeCells {
				wait = turnWait / 2
			}
		}
	}
	return v.Clock-p.turned[0] >= wait
}

// answers reports whether turning round now answers a seat that has just done so.
func (p *Player) answers(seat rules.Seat, clock int) bool {
	at := p.eye.turned[seat]
	return at > p.turned[0] && clock-at <= answerWindow
}

// turnPrice returns the cost of turning round in the chase, in hundredths of a point. Before it has
// waited, a player pays more where it hunts than where it is hunted: of two runners that face each
// other only one turns cheaply, and the other gives up first.
func (p *Player) turnPrice(v *trichrome.View, calm bool) int {
	switch at := v.Cell(v.Seat); {
	case !p.modelsFlight:
		return turnCost
	case !calm && p.nav.dist(p.eye.last[v.PreyOf(v.Seat)].to, at) < p.nav.dist(p.eye.last[v.HunterOf(v.Seat)].to, at):
		return hastyCost
	}
	return boundCost
}

// sees reports whether any runner is in sight.
func (p *Player) sees() bool {
	for i := range p.eye.last {
		if p.eye.last[i].now {
			return true
		}
	}
	return false
}
