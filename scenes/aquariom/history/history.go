// Package history is what a whole match of Aquar.iom reports: scores and masses over its
// turns, the log, the ranking.
package history

import (
	"cmp"
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/history"
)

// Kind is what a line of the log says.
type Kind uint8

// The kinds of lines.
const (
	Eats Kind = iota // Seat eats a cell of Whose
	Dies             // Seat eats the last cell of Whose
	Bursts
	Reborn
	Divides
	Virus
	Leads
)

// Line is a line of the log.
type Line struct {
	// Turn is the turn in which it happened.
	Turn int
	Kind Kind
	// Seat did it, to Whose, [rules.Spectator] for none.
	Seat, Whose rules.Seat
}

// Ranking is who is ahead of whom in a turn.
type Ranking struct {
	// Seats are the seats, the highest score first; Ranks are by seat, and equal
	// scores share one.
	Seats []rules.Seat
	Ranks []int
}

// NewRanking returns the ranking of that many seats before the first turn.
func NewRanking(seats int) Ranking {
	r := Ranking{Seats: make([]rules.Seat, seats), Ranks: make([]int, seats)}
	for i := range r.Seats {
		r.Seats[i] = rules.Seat(i)
	}
	return r
}

// Sort orders the seats by score and its fraction (§12), equal ones by seat.
func (r *Ranking) Sort(v *game.View) {
	slices.SortStableFunc(r.Seats, func(a, b rules.Seat) int {
		p, q := &v.Players[a], &v.Players[b]
		return cmp.Or(cmp.Compare(q.Score, p.Score), cmp.Compare(q.Part, p.Part), cmp.Compare(a, b))
	})
	for i, p := range r.Seats {
		r.Ranks[p] = i + 1
		if i == 0 {
			continue
		}
		before := r.Seats[i-1]
		if a, b := &v.Players[p], &v.Players[before]; a.Score == b.Score && a.Part == b.Part {
			r.Ranks[p] = r.Ranks[before]
		}
	}
}

// Conclude takes in how the match ended, where a server counts.
func (r *Ranking) Conclude(result *rules.Result) {
	copy(r.Ranks, result.Ranks)
	slices.SortStableFunc(r.Seats, func(a, b rules.Seat) int { return cmp.Compare(result.Ranks[a], result.Ranks[b]) })
}

// History is the fold of a match: see package history of scenes.
type History struct {
	// scores and masses are those of each seat at each noted view, one row after
	// the other.
	scores []int
	masses []float32
	turnOf []int // by view
	pace   int   // how long a turn lasts, in milliseconds
	lines  []Line
	marks  []history.Mark
	order  Ranking
	// lead is the seat that was ahead of all others last, or [rules.Spectator].
	lead  rules.Seat
	seats int
	// most is the greatest mass that each seat has had, and meals what it has
	// eaten of others.
	most  []float32
	meals []int
	feats feats
	// laid are who laid the urchins, and trapped the heaviest that burst on one of each seat's.
	laid    map[uint32]rules.Seat
	trapped []trap
	// winners are the seats that have won, once the outcome was asked for.
	winners rules.Seats
}

// New returns the history of a match of that set-up that has not begun.
func New(s rules.Setup) history.History[*game.View] { return Of(s.Seats) }

// early is the last turn whose changes of the lead are not reported: there are too many.
const early = 20

// Of returns the history of a match of that many seats that has not begun.
func Of(seats int) *History {
	return &History{seats: seats, lead: rules.Spectator, most: make([]float32, seats), meals: make([]int, seats), order: NewRanking(seats),
		laid: map[uint32]rules.Seat{}, trapped: make([]trap, seats)}
}

// Note takes in the next position of the match.
func (c *History) Note(at int, views history.Views[*game.View]) { c.See(at, views(rules.Spectator)) }

// See takes in the next view of a match that all seats see the same way.
func (c *History) See(at int, v *game.View) {
	c.turnOf, c.pace = append(c.turnOf, v.Turn), v.Pace
	for i := range v.Players {
		p := &v.Players[i]
		c.scores = append(c.scores, int(p.Score))
		c.masses = append(c.masses, p.Mass)
		c.most[i] = max(c.most[i], p.Mass)
	}
	for i := range v.Events {
		c.tell(at, v, &v.Events[i])
	}
	c.feats.see(at, v)
	c.order.Sort(v)
	if now := history.Ahead(c.Scores(c.Noted() - 1)); now >= 0 && now != c.lead {
		before := c.lead
		c.lead = now
		if before >= 0 && v.Turn > early {
			c.add(at, Line{Turn: v.Turn, Kind: Leads, Seat: now, Whose: rules.Spectator})
		}
	}
}

// trap is a player that burst on another's urchin.
type trap struct {
	seat rules.Seat
	mass float32 // of all its cells before
	at   int     // the position; 0 for none
	turn int
}

// spring notes that somebody burst on an urchin of another.
func (c *History) spring(at int, v *game.View, e *game.Event) {
	by, ok := c.laid[e.Other]
	if !ok || by == e.Seat || c.Noted() < 2 {
		return
	}
	if mass := c.mass(c.Noted()-2, e.Seat); mass > c.trapped[by].mass {
		c.trapped[by] = trap{e.Seat, mass, at, v.Turn}
	}
}

// tell makes a line of an event that is worth one.
func (c *History) tell(at int, v *game.View, e *game.Event) {
	n := Line{Turn: v.Turn, Seat: e.Seat, Whose: e.Whose}
	switch e.What {
	case game.EventEat:
		c.meals[e.Seat]++
		n.Kind = Eats
		if v.Players[e.Whose].Cells == 0 {
			n.Kind = Dies
		}
	case game.EventExplode:
		n.Kind, n.Whose = Bursts, rules.Spectator
		c.spring(at, v, e)
	case game.EventSurrender:
		n.Kind, n.Whose = Reborn, rules.Spectator
	case game.EventVirus:
		n.Kind, n.Whose = Virus, rules.Spectator
		if !e.Lost {
			c.laid[e.First] = e.Seat
		}
	case game.EventDivide:
		// Divisions are many: those of the leader are worth a line.
		if e.Seat != c.order.Seats[0] {
			return
		}
		n.Kind, n.Whose = Divides, rules.Spectator
	default:
		return
	}
	c.add(at, n)
}

// add appends a line, unless it says what the last lines of that turn and a
// few before said, and its mark.
func (c *History) add(at int, n Line) {
	for i := len(c.lines) - 1; i >= 0 && c.lines[i].Turn > n.Turn-12; i-- {
		if o := &c.lines[i]; o.Kind == n.Kind && o.Seat == n.Seat && o.Whose == n.Whose {
			return
		}
	}
	c.lines = append(c.lines, n)
	m := history.Mark{At: at, Seat: n.Seat, Big: true, Event: n}
	switch n.Kind {
	case Dies:
		m.Icon, m.Seat = "icons/cross", n.Whose
	case Bursts:
		m.Icon = "icons/star"
	case Leads:
		m.Icon = "icons/crown"
	default:
		return
	}
	c.marks = append(c.marks, m)
}

// Lines returns the log so far, in its order.
func (c *History) Lines() []Line { return c.lines }

// Marks returns the deaths, the explosions and the changes of the lead.
func (c *History) Marks() []history.Mark { return c.marks }

// Noted returns how many views were noted.
func (c *History) Noted() int { return len(c.turnOf) }

// First returns the turn of the first view.
func (c *History) First() int { return c.turnOf[0] }

// Turn returns the turn at a noted view; the set-up counts as turn 0.
func (c *History) Turn(at int) int { return max(0, c.turnOf[at]) }

// Seconds returns how long a number of turns lasts, rounded up.
func (c *History) Seconds(turns int) int { return seconds(turns, c.pace) }

// Where returns the time that was played at a position: [history.Placer].
func (c *History) Where(at int) words.Text { return words.AquariomPlotLast(c.Clock(c.Turn(at))) }

// Elapsed implements [history.Timed].
func (c *History) Elapsed(at int) int { return c.Seconds(c.Turn(at)) }

// Clock returns how long a number of turns lasts, as [Clock].
func (c *History) Clock(turns int) string { return Clock(turns, c.pace) }

// Scores returns what each seat had at a noted view.
func (c *History) Scores(at int) []int { return c.scores[at*c.seats : (at+1)*c.seats] }

// score returns the score of a seat at a noted view, and mass its mass.
func (c *History) score(at int, p rules.Seat) int    { return c.scores[at*c.seats+int(p)] }
func (c *History) mass(at int, p rules.Seat) float32 { return c.masses[at*c.seats+int(p)] }

// maxPoints is about how many points a curve of the results has at most.
const maxPoints = 60

// curve is a seat's values at equal intervals of turns; the last view counts for the last
// point. A window that is late sees some turns of a server only.
func (c *History) curve(value func(at int) float32) (values []float32, every int) {
	last := c.Noted() - 1
	turns := max(0, c.turnOf[last])
	every = 1
	for _, step := range [...]int{2, 5, 10, 20, 50, 100, 200, 500, 1000} {
		if turns/every > maxPoints {
			every = step
		}
	}
	at := 0
	for turn := 0; turn < turns; turn += every {
		for at < last && c.turnOf[at+1] <= turn {
			at++
		}
		values = append(values, value(at))
	}
	return append(values, value(last)), every
}

// Conclude takes in how the match ended, where a server counts: after the last
// turn that was seen there may have been more.
func (c *History) Conclude(r *rules.Result) {
	copy(c.scores[len(c.scores)-c.seats:], r.Scores)
	c.order.Conclude(r)
}
