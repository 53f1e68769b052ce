package brutal

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// Battle plays a whole game between two lineups, posted on shuffled zones, with
// the sensible orders of Orders on both sides, and returns who wins; Spectator
// when a lineup is not legal. It is what the pay-offs of the program oracle are
// made of.
func Battle(d brutal.Dialect, lineups [brutal.Players]*Lineup, seed uint64) rules.Seat {
	winner, _ := PlayOut(open(d, lineups, seed))
	return winner
}

// Thoughtful is Battle with the truces of Master on both sides, who play so many steps of
// battles in their heads for each decision: Master itself plays patience, with which a battle
// takes a thousand times as long as with the orders of Battle.
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

// open is a battle of two lineups, posted on shuffled zones, as its first mêlée begins.
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

// PlayOut fights a battle to its end, with the sensible orders of Orders on both
// sides, and returns who wins and after how many steps; Spectator when it does
// not go on, because the teams or their posting are not decided.
func PlayOut(s *brutal.State) (winner rules.Seat, steps int) {
	var m memory
	return m.playOut(s)
}

// memory is what battles played in the head are fought in, one after the other: most of
// their time went into memory for views and orders.
type memory struct {
	view      brutal.View
	situation situation
	orders    [brutal.Players][]brutal.Order
}

// playOut is PlayOut in old memory.
func (m *memory) playOut(s *brutal.State) (winner rules.Seat, steps int) {
	return playOut(s, &m.view, func(v *brutal.View) []brutal.Order {
		m.situation.look(v)
		m.orders[v.Seat] = m.situation.sendTo(m.orders[v.Seat][:0], nil)
		return m.orders[v.Seat]
	})
}

// playOut is PlayOut with other orders, which see the battle in view.
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
