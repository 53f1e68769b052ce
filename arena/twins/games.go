package twins

import (
	"fmt"
	"testing"

	"ludotheque/ai"
	aquariombots "ludotheque/ai/aquariom"
	brutalbots "ludotheque/ai/brutal"
	bzzzbots "ludotheque/ai/bzzz"
	empirebots "ludotheque/ai/empire"
	nullbots "ludotheque/ai/null"
	trichromebots "ludotheque/ai/trichrome"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
	"ludotheque/rules/brutal"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/empire"
	"ludotheque/rules/null"
	"ludotheque/rules/trichrome"
)

// Any is a [Game] of any types.
type Any interface {
	About() *rules.Info
	// IsOpen reports whether nothing is hidden in the game.
	IsOpen() bool
	// EachPlain is Each with actions as JSON.
	EachPlain(t testing.TB, seed uint64, do func(a, b *Plain))
}

// games lists the games with what their rules reveal, the template last.
var games = []Any{
	of(bzzz.Game, bzzzbots.New, bzzzTold, nil),
	of(trichrome.Game, trichromebots.New, trichromeTold, nil),
	of(brutal.Game, brutalbots.New, brutalTold, brutalWorlds),
	quick(of(aquariom.Game, aquariombots.New, nil, nil), aquariom.OptionMap, "duel"),
	of(empire.Game, empirebots.New, empireTold, nil),
	// Cards that are laid are revealed at the end of a round.
	of(null.Game, nullbots.New, func(s *null.State, seat rules.Seat) any { return s.View(seat).Shown }, nil),
}

func of[S rules.State[S, A, V], A any, V rules.View[A], P match.Player[A, V]](game rules.Game[S, A, V], player func(ai.Level, uint64) P, told func(S, rules.Seat) any, worlds func(V, *rules.Rand) (a, b S)) *Game[S, A, V] {
	return &Game[S, A, V]{Game: game, Told: told, Worlds: worlds,
		Player: func(seed uint64) match.Player[A, V] { return player(ai.Novice, seed) }}
}

// quick returns a game with an option that makes it short.
func quick[S rules.State[S, A, V], A any, V rules.View[A]](g *Game[S, A, V], option, value string) *Game[S, A, V] {
	g.Quick = map[string]string{option: value}
	return g
}

// About returns what the game declares.
func (g *Game[S, A, V]) About() *rules.Info { return &g.Info }

// IsOpen implements [Any].
func (g *Game[S, A, V]) IsOpen() bool { return g.Open }

// EachPlain implements [Any].
func (g *Game[S, A, V]) EachPlain(t testing.TB, seed uint64, do func(a, b *Plain)) {
	t.Helper()
	g.Each(t, g.Setup(seed), func(a, b World[S, A, V]) { do(a.Plain(t), b.Plain(t)) })
}

// Find returns the game of that id. The error says what to add.
func Find(id string) (Any, error) {
	for _, g := range games {
		if g.About().ID == id {
			return g, nil
		}
	}
	return nil, fmt.Errorf("arena/twins/games.go has no line for %s: add one, with what of its secrets the rules tell a seat in a step", id)
}

// bzzzTold: amounts of nectar are hidden except on the seat's own bees; it is public who has to pass,
// having neither a bee nor the price of one.
func bzzzTold(s *bzzz.State, seat rules.Seat) any {
	v := s.Open()
	told := []any{v.Phase == bzzz.PhasePass}
	for _, e := range v.Events {
		if e.Seat == seat {
			told = append(told, e.What, e.Amount)
		}
	}
	return told
}

// trichromeTold: the position of the door, once it has opened.
func trichromeTold(s *trichrome.State, seat rules.Seat) any {
	if v := s.View(seat); v.Phase >= trichrome.PhaseReversal {
		return v.Round.Doors
	}
	return nil
}

// brutalTold: fighters on the field reveal their number and constitution, and their actions the
// outcome, but not the attributes. The seat's own fighters are no secret.
func brutalTold(s *brutal.State, seat rules.Seat) any {
	v := s.Open()
	var told []any
	for _, e := range v.Events {
		if e.Seat != seat {
			e.Chance, e.Roll, e.Power, e.From = 0, 0, 0, 0
		} else if e.What == brutal.EventAttack {
			e.Power = 0
		}
		told = append(told, e)
	}
	if v.Phase != brutal.PhaseMelee {
		return told
	}
	for side := range v.Fighters {
		for i := range v.Fighters[side] {
			if f := &v.Fighters[side][i]; f.Zone != brutal.Bench {
				told = append(told, []int{side, i, f.Zone, f.ECTS, f.Max})
			}
		}
	}
	return told
}

// brutalWorlds: some fighters unknown to the seat have strength and dexterity swapped in the other
// world, and other strategies. They are few, or only on the bench, so that the same events often
// happen in both.
func brutalWorlds(v *brutal.View, r *rules.Rand) (a, b *brutal.State) {
	team := brutal.GuessTeam(v.Dialect, r)
	other := team
	benched := r.Intn(2) == 0
	for i := range other {
		f := &other[i]
		bench := f.Reserve
		if v.Phase == brutal.PhaseMelee {
			bench = v.Fighters[0][i].Sight == brutal.Unseen || v.Fighters[1][i].Sight == brutal.Unseen
		}
		if bench || !benched && r.Intn(8) == 0 {
			f.Values[brutal.Dexterity], f.Values[brutal.Strength] = f.Values[brutal.Strength], f.Values[brutal.Dexterity]
			f.Strategy = (f.Strategy + 1) % brutal.Strategies
		}
	}
	seed := r.Uint64()
	return v.GuessFrom(team, rules.NewRand(seed)), v.GuessFrom(other, rules.NewRand(seed))
}

// empireTold: the cards that are turned over.
func empireTold(s *empire.State, seat rules.Seat) any {
	var cards []any
	v := s.View(seat)
	for _, e := range v.Events {
		if e.Kind == empire.Refilled || e.Kind == empire.Drawn || e.Kind == empire.Dealt {
			cards = append(cards, e)
		}
	}
	return append(cards, v.Row)
}
