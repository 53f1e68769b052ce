package brutal

import "ludotheque/rules"

// Do is the kind of an action.
type Do uint8

// The kinds of actions.
const (
	// None is the zero Action: no answer.
	None Do = iota
	// Compose gives the Team, in PhaseSetup.
	Compose
	// Deploy gives the Posts, in PhasePost.
	Deploy
	// Command gives the Orders, none if there are none, in PhaseTruce.
	Command
	// Concede gives up; it is legal whenever the seat acts (B38).
	Concede
)

var doWords = []string{"none", "compose", "deploy", "command", "concede"}

// String is none, compose, deploy, command or concede.
func (d Do) String() string { return rules.WordOf(doWords, d) }

// MarshalText writes String.
func (d Do) MarshalText() ([]byte, error) { return rules.MarshalWord(doWords, d) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (d *Do) UnmarshalText(b []byte) error { return rules.UnmarshalWord(doWords, d, b) }

// Action is a whole decision of a player. Fields that belong to another Do are ignored.
type Action struct {
	Do     Do      `json:"do"`
	Team   *Team   `json:"team,omitempty"`
	Posts  *Posts  `json:"posts,omitempty"`
	Orders []Order `json:"orders,omitempty"`
}

// ComposeTeam gives a team.
func ComposeTeam(t Team) Action { return Action{Do: Compose, Team: &t} }

// DeployPosts gives a posting.
func DeployPosts(p Posts) Action { return Action{Do: Deploy, Posts: &p} }

// GiveOrders gives the orders of a truce; none is an answer too.
func GiveOrders(orders ...Order) Action { return Action{Do: Command, Orders: orders} }

// GiveUp loses the game.
var GiveUp = Action{Do: Concede}

// camp is what the orders of one side are checked against.
type camp struct {
	phase Phase
	seat  rules.Seat
	own   *[Fighters]Fighter
	owner [Zones]rules.Seat
}

func (c *camp) check(a Action) error {
	switch {
	case c.phase == PhaseMelee || c.phase == PhaseOver:
		return ErrNotNow
	case a.Do == Concede:
		return nil
	case a.Do == Compose && c.phase == PhaseSetup && a.Team != nil:
		return a.Team.Check()
	case a.Do == Deploy && c.phase == PhasePost && a.Posts != nil:
		var t Team
		for i := range c.own {
			t[i] = c.own[i].Recruit
		}
		return a.Posts.Check(&t)
	case a.Do == Command && c.phase == PhaseTruce:
		return c.checkOrders(a.Orders)
	}
	return ErrNotNow
}

// checkOrders returns nil if the orders may be given together.
func (c *camp) checkOrders(orders []Order) error {
	g := c.orderSet()
	for _, o := range orders {
		if err := g.add(o); err != nil {
			return err
		}
	}
	return nil
}

// orderSet is a legal set of orders, as far as it restricts further ones.
type orderSet struct {
	camp  *camp
	stay  [Zones]int // how many stay in each zone
	moved [Fighters]bool
}

// orderSet returns the empty set of orders.
func (c *camp) orderSet() orderSet {
	g := orderSet{camp: c}
	for i := range c.own {
		if f := &c.own[i]; f.ECTS > 0 && f.Zone != Bench {
			g.stay[f.Zone]++
		}
	}
	return g
}

// add adds an order to the set, or returns why it may not be given.
func (g *orderSet) add(o Order) error {
	if o.Fighter < 0 || o.Fighter >= Fighters {
		return ErrNoSuchFighter
	}
	if g.moved[o.Fighter] {
		return ErrTwice
	}
	if err := g.camp.checkOrder(o); err != nil {
		return err
	}
	if from := g.camp.own[o.Fighter].Zone; from != Bench {
		if g.stay[from] == 1 {
			return ErrLast
		}
		g.stay[from]--
	}
	g.moved[o.Fighter] = true
	return nil
}

// checkOrder returns nil if the order may be given, regardless of others.
func (c *camp) checkOrder(o Order) error {
	f := &c.own[o.Fighter]
	switch {
	case f.ECTS <= 0:
		return ErrFallen
	case f.Zone != Bench && c.owner[f.Zone] != c.seat:
		return ErrFighting
	case o.To < 0 || o.To >= Zones:
		return ErrNoSuchZone
	case c.owner[o.To] != rules.Spectator:
		return ErrHeld
	case o.Strategy >= Strategies:
		return ErrStrategy
	}
	return nil
}
