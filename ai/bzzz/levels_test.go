package bzzz

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// docs/players.md has the figures. One player sits among three of the level below; few games are
// played here, and the bound allows for chance.
func TestLevelsAreOrdered(t *testing.T) {
	n, least := 40, 13
	if testing.Short() {
		n, least = 24, 6 // so few only show whether it gets its fair share
	}
	for _, c := range []struct {
		better, worse ai.Level
		turns         string
	}{
		{ai.Easy, ai.Novice, "300"}, {ai.Normal, ai.Easy, "300"}, {ai.Hard, ai.Normal, "300"}, {ai.Master, ai.Hard, "300"},
		{ai.Easy, ai.Novice, "120"}, {ai.Normal, ai.Easy, "120"}, {ai.Hard, ai.Normal, "120"}, {ai.Master, ai.Hard, "120"},
	} {
		won, text := duel(t, c.better, c.worse, n, c.turns)
		t.Log(text)
		if won < least {
			t.Errorf("%s wins only %d of %d games of %s turns against three %s", c.better, won, n, c.turns, c.worse)
		}
	}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, l := range Levels {
		game := func() string {
			var players [4]chooser
			for p := range players {
				players[p] = New(l, uint64(p))
			}
			return table(t, 5, players, nil).String()
		}
		if first, second := game(), game(); first != second {
			t.Errorf("%s plays the same game differently", l)
		}
	}
}

// Every level lays and gathers, and together the players have more at the end than at the start.
func TestEveryLevelPlaysAGame(t *testing.T) {
	const games = 4
	for _, l := range Levels {
		sum, start := 0, 0
		for seed := range uint64(games) {
			var players [4]chooser
			for p := range players {
				players[p] = New(l, seed*bzzz.Players+uint64(p))
			}
			var laid, foraged [bzzz.Players]int
			s := table(t, 11+seed, players, func(s *bzzz.State) {
				for _, e := range s.Open().Events {
					switch {
					case e.What == bzzz.EventLaid && (e.Kind == bzzz.Worker || e.Kind == bzzz.Scout):
						laid[e.Seat]++
					case e.What == bzzz.EventForaged:
						foraged[e.Seat] += e.Amount
					}
				}
			})
			start += bzzz.Players * s.Open().Params.Start
			for p, score := range s.Result().Scores {
				sum += score
				if laid[p] < 1 || foraged[p] < 5 {
					t.Errorf("%s in seat %d of game %d: %d gatherers, %d foraged", l, p, seed, laid[p], foraged[p])
				}
			}
		}
		if t.Logf("%s: %d nectar at the end, %d at the start", l, sum, start); sum <= start {
			t.Errorf("%s players have %d nectar at the end of %d games and had %d", l, sum, games, start)
		}
	}
}

func TestPlayersCopeWithOddTables(t *testing.T) {
	for i, options := range []map[string]string{
		{"cells": "10", "flowers": "9", "nectar": "3", "start": "5", "turns": "80"},
		{"cells": "40", "flowers": "20", "nectar": "300", "start": "100", "turns": "60"},
		{"turns": "4"},
		{"cost": "1", "start": "90", "ko": "1", "turns": "120"},
	} {
		s, err := bzzz.New(rules.Setup{Seats: 4, Seed: uint64(i), Options: options})
		if err != nil {
			t.Fatal(err)
		}
		var players [4]chooser
		for p := range players {
			players[p] = New(Levels[(p+i)%3], 1)
		}
		finish(t, s, players, nil)
	}
}

// A novice beats random players.
func TestNoviceBeatsChance(t *testing.T) {
	better, all := 0, 0
	for seed := range uint64(12) {
		s, err := bzzz.New(rules.Setup{Seats: bzzz.Players, Seed: seed, Options: bzzz.Game.Info.First.Options})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		anything := chooserFunc(func(v *bzzz.View) bzzz.Action {
			legal := v.Legal()
			return legal[r.Intn(len(legal))]
		})
		novice := func(p uint64) chooser { return New(ai.Novice, seed+p) }
		players := [4]chooser{novice(0), anything, novice(2), anything}
		if seed%2 == 1 {
			players = [4]chooser{anything, novice(1), anything, novice(3)}
		}
		finish(t, s, players, nil)
		ranks := s.Result().Ranks
		for p := range ranks {
			if _, ok := players[p].(*Player); !ok {
				continue
			}
			for q := range ranks {
				if _, ok := players[q].(*Player); !ok {
					all++
					if ranks[p] < ranks[q] {
						better++
					}
				}
			}
		}
	}
	if 10*better < 6*all {
		t.Errorf("novices do better in %d of %d comparisons with players who do anything, want 60 %%", better, all)
	}
}

func TestNothingToDecide(t *testing.T) {
	s, err := bzzz.New(rules.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []rules.Seat{1, rules.Spectator} {
		if a, err := New(ai.Hard, 1).Choose(t.Context(), s.View(p)); a != bzzz.EndTurn || err != nil {
			t.Errorf("seat %d: %v, %v", p, a, err)
		}
	}
}

// BenchmarkTurn measures a whole turn of each level in the middle of a game.
func BenchmarkTurn(b *testing.B) {
	for _, l := range Levels {
		b.Run(string(l), func(b *testing.B) {
			var players [4]chooser
			for p := range players {
				players[p] = New(l, uint64(p))
			}
			var mid *bzzz.State
			table(b, 3, players, func(s *bzzz.State) {
				if v := s.View(0); mid == nil && v.Turn == 120 && v.Phase == bzzz.PhaseLay {
					mid = s.Clone()
				}
			})
			b.ReportAllocs()
			for b.Loop() {
				s, p := mid.Clone(), New(l, 1)
				for s.Acting() == rules.Only(0) {
					a, _ := p.Choose(b.Context(), s.View(0))
					s.Step([]bzzz.Action{a})
				}
			}
		})
	}
}

// Players of one level do not mirror each other's moves for long.
func TestPlayersOfALevelDiffer(t *testing.T) {
	s, err := bzzz.Game.New(rules.Setup{Seats: 4, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	var players [bzzz.Players]*Player
	for seat := range players {
		players[seat] = New(ai.Normal, ai.Seed(7, rules.Seat(seat)))
	}
	acts := make([]bzzz.Action, bzzz.Players)
	for s.Result() == nil && s.View(rules.Spectator).Turn < 15*bzzz.Players {
		clear(acts)
		if seat := s.Acting().First(); seat >= 0 {
			if acts[seat], err = players[seat].Choose(context.Background(), s.View(seat)); err != nil {
				t.Fatal(err)
			}
		}
		s.Step(acts)
	}
	v := s.View(rules.Spectator)
	far := v.Params.Cells - 1
	mirrored := 0
	for i := range v.Bees {
		a := &v.Bees[i]
		if b := v.BeeAt(far-a.X, a.Y); b >= 0 && v.Bees[b].Kind == a.Kind && v.Bees[b].Owner != a.Owner {
			mirrored++
		}
	}
	if mirrored == len(v.Bees) {
		t.Error("after fifteen turns each all bees stand as their mirror images do")
	}
}

// Scouts are used; and hard among its equals gathers more than normal among its own.
func TestHardLaysScoutsAndGathers(t *testing.T) {
	banked, scouts := map[ai.Level]int{}, map[ai.Level]int{}
	for _, l := range []ai.Level{ai.Normal, ai.Hard, ai.Master} {
		for seed := range uint64(6) {
			var players [4]chooser
			for p := range players {
				players[p] = New(l, uint64(p))
			}
			s := table(t, 30+seed, players, nil)
			for _, b := range s.Open().Bees {
				if b.Kind == bzzz.Scout {
					scouts[l]++
				}
			}
			for _, n := range s.Result().Scores {
				banked[l] += n
			}
		}
	}
	t.Logf("scouts %v, banked %v", scouts, banked)
	if scouts[ai.Hard] < 12 || scouts[ai.Master] < 12 {
		t.Errorf("in six games among equals scouts are laid: %v", scouts)
	}
	if banked[ai.Hard] < banked[ai.Normal] {
		t.Errorf("in six games among equals players bank %v", banked)
	}
}
