package aquariom

import (
	"cmp"
	"slices"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
)

// newsKind is what a line of the log says.
type newsKind uint8

const (
	newsEats newsKind = iota // seat eats a cell of whose
	newsDies                 // seat eats the last cell of whose
	newsBursts
	newsReborn
	newsDivides
	newsVirus
	newsLeads
)

// news is a line of the log.
type news struct {
	turn        int
	kind        newsKind
	seat, whose rules.Seat
	at          game.Point
}

// chronicle is what a match has told so far.
type chronicle struct {
	// scores and masses are those of each seat at each noted view, one row after
	// the other.
	scores []int
	masses []float32
	turnOf []int // by view
	news   []news
	// ranking is the seats, the highest score first; ranks are by seat, equal
	// scores share one.
	ranking []rules.Seat
	ranks   []int
	seats   int
	// most is the greatest mass that each seat has had, and meals what it has
	// eaten of others.
	most  []float32
	meals []int
}

func newChronicle(seats int) chronicle {
	c := chronicle{seats: seats, most: make([]float32, seats), meals: make([]int, seats), ranks: make([]int, seats), ranking: make([]rules.Seat, seats)}
	for i := range c.ranking {
		c.ranking[i] = rules.Seat(i)
	}
	return c
}

// note takes in the next view of the match.
func (c *chronicle) note(v *game.View) {
	leader := c.ranking[0]
	c.turnOf = append(c.turnOf, v.Turn)
	for i := range v.Players {
		p := &v.Players[i]
		c.scores = append(c.scores, int(p.Score))
		c.masses = append(c.masses, p.Mass)
		c.most[i] = max(c.most[i], p.Mass)
	}
	for i := range v.Events {
		c.tell(v, &v.Events[i])
	}
	c.rank(v)
	if now := c.ranking[0]; now != leader && v.Turn > 20 {
		c.add(news{turn: v.Turn, kind: newsLeads, seat: now, whose: rules.Spectator})
	}
}

// tell makes a line of an event that is worth one.
func (c *chronicle) tell(v *game.View, e *game.Event) {
	n := news{turn: v.Turn, seat: e.Seat, whose: e.Whose, at: e.At}
	switch e.What {
	case game.EventEat:
		c.meals[e.Seat]++
		n.kind = newsEats
		if v.Players[e.Whose].Cells == 0 {
			n.kind = newsDies
		}
	case game.EventExplode:
		n.kind, n.whose = newsBursts, rules.Spectator
	case game.EventSurrender:
		n.kind, n.whose = newsReborn, rules.Spectator
	case game.EventVirus:
		n.kind, n.whose = newsVirus, rules.Spectator
	case game.EventDivide:
		// Divisions are many: those of the leader are worth a line.
		if e.Seat != c.ranking[0] {
			return
		}
		n.kind, n.whose = newsDivides, rules.Spectator
	default:
		return
	}
	c.add(n)
}

// add appends a line, unless it says what the last lines of that turn and a
// few before said.
func (c *chronicle) add(n news) {
	for i := len(c.news) - 1; i >= 0 && c.news[i].turn > n.turn-12; i-- {
		if o := &c.news[i]; o.kind == n.kind && o.seat == n.seat && o.whose == n.whose {
			return
		}
	}
	c.news = append(c.news, n)
}

// rank orders the seats by score, equal ones by their fraction, then by seat
// (§12).
func (c *chronicle) rank(v *game.View) {
	slices.SortStableFunc(c.ranking, func(a, b rules.Seat) int {
		p, q := &v.Players[a], &v.Players[b]
		return cmp.Or(cmp.Compare(q.Score, p.Score), cmp.Compare(q.Part, p.Part), cmp.Compare(a, b))
	})
	for i, p := range c.ranking {
		c.ranks[p] = i + 1
		if i > 0 && v.Players[p].Score == v.Players[c.ranking[i-1]].Score {
			c.ranks[p] = c.ranks[c.ranking[i-1]]
		}
	}
}

// views is how many views were noted.
func (c *chronicle) noted() int { return len(c.turnOf) }

// score is the score of a seat at a noted view.
func (c *chronicle) score(at int, p rules.Seat) int { return c.scores[at*c.seats+int(p)] }

// mass is the mass of a seat at a noted view.
func (c *chronicle) mass(at int, p rules.Seat) float32 { return c.masses[at*c.seats+int(p)] }

// mostPoints is about how many points a curve of the results has at most.
const mostPoints = 60

// curve is a seat's values every so many turns; the last view counts for the last
// point. A window that is late sees some turns of a server only.
func (c *chronicle) curve(value func(at int) float32) (values []float32, every int) {
	last := c.noted() - 1
	turns := max(0, c.turnOf[last])
	every = 1
	for _, step := range [...]int{2, 5, 10, 20, 50, 100, 200, 500, 1000} {
		if turns/every > mostPoints {
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

// conclude takes in how the match ended, where somebody else counts: after the last
// turn that was seen there may have been more.
func (c *chronicle) conclude(r *rules.Result) {
	copy(c.scores[len(c.scores)-c.seats:], r.Scores)
	copy(c.ranks, r.Ranks)
	slices.SortStableFunc(c.ranking, func(a, b rules.Seat) int { return cmp.Compare(r.Ranks[a], r.Ranks[b]) })
}
