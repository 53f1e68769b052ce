package brutal

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// Battle plays a whole game between two lineups, posted on shuffled zones, with Orders in the truces
// of both sides, and returns the winner; Spectator if a lineup is not legal. The program oracle
// computes its pay-offs with it.
func Battle(d brutal.Dialect, lineups [brutal.Players]*Lineup, seed uint64) rules.Seat {
	winner, _ := PlayOut(open(d, lineups, seed))
	return winner
}

// Thoughtful is Battle with the truces of Master on both sides, with that many simulated steps per
// decision: Master itself uses patience, with which a battle takes a thousand times as long as Battle.
func Thoughtful(d brutal.Dialect, lineups [brutal.Players]*Lineup, seed uint64, steps int) rules.Seat {
	s := open(d, lineups, seed)
	var players [brutal.Players]*Player
	for seat := range players {
		players[seat] = New(ai.Master, ai.Seed(seed, rules.Seat(seat)))
		players[seat].steps = steps
	}
	winner, _ := playOut(s, new(brutal.View), func(v *brutal.View) []brutal.Order {
		return players[v.Seat].think(context.Background(), v)
	})
	return winner
}

// open returns a battle of two lineups, posted on shuffled zones, at the start of its first mêlée.
func open(d brutal.Dialect, lineups [brutal.Players]*Lineup, seed uint64) *brutal.State {
	s, err := brutal.New(rules.Setup{Seats: brutal.Players, Seed: seed, Options: map[string]string{brutal.OptionDialect: d.String()}})
	if err != nil {
		panic(err) // two seats and a dialect are always accepted
	}
	r := rules.NewRand(seed ^ 0x6f7261636c65)
	var teams, posts [brutal.Players]brutal.Action
	for seat, l := range lineups {
		teams[seat] = brutal.ComposeTeam(l.Team)
		posts[seat] = brutal.DeployPosts(l.Posts(shuffledZones(r)))
	}
	s.Step(teams[:])
	s.Step(posts[:])
	return s
}

// PlayOut plays a battle to its end, with Orders in the truces of both sides, and returns the winner
// and the number of steps; Spectator if teams or posting are missing.
func PlayOut(s *brutal.State) (winner rules.Seat, steps int) {
	var m memory
	return m.playOut(s)
}

// memory is reused by successive simulated battles, which otherwise spend most of their time
// allocating views and orders.
type memory struct {
	view      brutal.View
	situation situation
	orders    [brutal.Players][]brutal.Order
}

// playOut is PlayOut with reused memory.
func (m *memory) playOut(s *brutal.State) (winner rules.Seat, steps int) {
	return playOut(s, &m.view, func(v *brutal.View) []brutal.Order {
		m.situation.observe(v)
		m.orders[v.Seat] = m.situation.sendTo(m.orders[v.Seat][:0], nil)
		return m.orders[v.Seat]
	})
}

// playOut is PlayOut with other orders, which get the battle in view.
func playOut(s *brutal.State, view *brutal.View, orders func(*brutal.View) []brutal.Order) (winner rules.Seat, steps int) {
	var acts [brutal.Players]brutal.Action
	for {
		steps += s.Rush()
		switch s.Phase() {
		case brutal.PhaseTruce:
			for seat := range rules.Seat(brutal.Players) {
				s.ViewTo(view, seat)
				acts[seat] = brutal.GiveOrders(orders(view)...)
			}
			s.Step(acts[:])
			steps++
		case brutal.PhaseOver:
			if r := s.Result(); r.Ranks[0] != r.Ranks[1] {
				return rules.Seat(r.Ranks[0] - 1), steps
			}
			return rules.Spectator, steps
		default:
			return rules.Spectator, steps
		}
	}
}
