package trichrome

import (
	"slices"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// Measured with TestFigures; docs/trichrome.md has the figures. The bar is 50 %
// of 300 games, where chance gives 33 %. Fewer are played here, and the bar
// leaves room for their chance.
func TestLevelsAreOrdered(t *testing.T) {
	n, least := 24, 11.0
	if testing.Short() {
		n, least = 6, 2.0
	}
	for _, c := range [][2]ai.Level{{ai.Normal, ai.Easy}, {ai.Hard, ai.Normal}} {
		f := contest(t, c[0], c[1], n, nil)
		t.Logf("%s against %s: %s", c[0], c[1], f)
		if f.first < least {
			t.Errorf("%s wins only %.1f of %d games against two %s", c[0], f.first, n, c[1])
		}
	}
}

// Between equals a round ends by itself, and the duel is open.
func TestRoundsBetweenHardPlayers(t *testing.T) {
	n := 9
	if testing.Short() {
		n = 3
	}
	f := contest(t, ai.Hard, ai.Hard, n, nil)
	t.Log(f)
	if clock := f.bites[trichrome.Clock] + f.ends[trichrome.Clock]; clock*20 > f.rounds {
		t.Errorf("the clock decided %d of %d rounds", clock, f.rounds)
	}
	if caught := f.ends[trichrome.Touched]; caught*10 < 3*f.rounds || caught*10 > 7*f.rounds {
		t.Errorf("the hunter won %d duels of %d", caught, f.rounds)
	}
}

func trio(level ai.Level) (players [trichrome.Players]*Player) {
	for p := range players {
		players[p] = New(level, uint64(p))
	}
	return players
}

func TestSameSeedSameGame(t *testing.T) {
	setup := rules.Setup{Seed: 5, Options: map[string]string{"rounds": "2"}}
	for _, l := range Levels {
		one, two := game(t, setup, trio(l), nil), game(t, setup, trio(l), nil)
		if one.String() != two.String() {
			t.Errorf("%s plays the same game differently", l)
		}
	}
}

func TestPlayersCopeWithOddTables(t *testing.T) {
	for i, options := range []map[string]string{
		{"maze": "17x11", "door": "moving", "rounds": "3"},
		{"maze": "27x19", "boost": "0", "rounds": "2"},
		{"boost": "30", "rounds": "3"},
	} {
		players := trio(ai.Hard)
		players[i] = New("no such level", 1)
		rounds := len(game(t, rules.Setup{Seed: uint64(i), Options: options}, players, nil).View(0).Past)
		if rounds < 2 {
			t.Errorf("%d rounds", rounds)
		}
	}
}

// watched plays rounds and asks a second player of seat 0, who sees what change
// made of each view, what it would do.
func watched(t *testing.T, level ai.Level, change func(past []*trichrome.View) *trichrome.View) (same, asked int) {
	for seed := range uint64(3) {
		one, two := New(level, 9), New(level, 9)
		s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: seed, Options: map[string]string{"rounds": "2"}})
		if err != nil {
			t.Fatal(err)
		}
		rest := trio(level)
		var past []*trichrome.View
		for s.Result() == nil {
			acts := make([]trichrome.Dir, trichrome.Players)
			for seat := range rules.Seat(trichrome.Players) {
				acts[seat], _ = rest[seat].Choose(t.Context(), s.View(seat))
			}
			past = append(past, s.View(0))
			a, _ := one.Choose(t.Context(), s.View(0))
			b, _ := two.Choose(t.Context(), change(past))
			if asked++; a == b {
				same++
			}
			s.Step(acts)
		}
	}
	return same, asked
}

// Whoever is out of sight may be anywhere: a player does the same.
func TestNobodySeesFurtherThanEightCells(t *testing.T) {
	for _, l := range Levels {
		r := rules.NewRand(3)
		moved := 0
		same, asked := watched(t, l, func(past []*trichrome.View) *trichrome.View {
			v := *past[len(past)-1]
			if v.Frenzy() {
				return &v
			}
			me := v.Cell(0)
			for seat := rules.Seat(1); seat < trichrome.Players; seat++ {
				c := r.Intn(v.Maze.Cells())
				if v.Runners[seat].Eaten || v.Maze.Near(me, v.Cell(seat), Sight) >= 0 || v.Maze.Near(me, c, Sight) >= 0 {
					continue
				}
				p := v.Maze.Centre(c)
				v.Runners[seat].X, v.Runners[seat].Y = p.X, p.Y
				moved++
			}
			return &v
		})
		if same != asked || moved < 1000 {
			t.Errorf("%s: %d of %d answers are the same, with %d moved", l, same, asked, moved)
		}
	}
}

// What others do is seen late: as it was lag steps ago.
func TestNobodyReactsAtOnce(t *testing.T) {
	for _, l := range Levels {
		lag := levels[l].lag
		if lag < 5 {
			t.Errorf("%s sees after %d steps: nobody does", l, lag)
		}
		players, e, late := trio(l), newEye(lag), 0
		var past []*trichrome.View
		game(t, rules.Setup{Seed: 2, Options: map[string]string{"rounds": "2"}}, players, func(s *trichrome.State) {
			v := s.View(0)
			if v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady {
				past, e = nil, newEye(lag)
				return
			}
			e.look(v)
			if past = append(past, v); len(past) <= lag {
				return
			}
			then := past[len(past)-1-lag]
			for i := 1; i < trichrome.Players; i++ {
				if g := e.last[i]; g.now && g.leg != legOf(v.Maze, &then.Runners[i]) {
					t.Fatalf("%s: seat %d is seen at %+v, and was at %+v then", l, i, g.leg, then.Runners[i])
				} else if g.now {
					late++
				}
			}
		})
		if late < 100 {
			t.Errorf("%s: looked at %d times", l, late)
		}
	}
}

func TestNothingToDecide(t *testing.T) {
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players})
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []rules.Seat{0, rules.Spectator} {
		if d, err := New(ai.Hard, 1).Choose(t.Context(), s.View(seat)); d != trichrome.None || err != nil {
			t.Errorf("seat %d: %s, %v", seat, d, err)
		}
	}
}

// Nobody trembles: whoever turns round goes on for a while.
func TestNobodyDithers(t *testing.T) {
	for _, l := range Levels {
		var before *trichrome.View
		var turned [trichrome.Players]int
		steps, quick := 0, 0
		game(t, rules.Setup{Seed: 4, Options: map[string]string{"rounds": "3"}}, trio(l), func(s *trichrome.State) {
			v := s.View(0)
			if before != nil && before.Round.Number == v.Round.Number && v.Clock > 0 {
				for i := range v.Runners {
					a, b, _, _ := v.Runners[i].Ends(v.Maze)
					if a == b || v.Runners[i].Facing != before.Runners[i].Facing.Back() {
						continue
					}
					if v.Clock-turned[i] < dwell/2 && turned[i] > 0 {
						quick++
					}
					turned[i] = v.Clock
				}
				steps++
			} else {
				turned = [trichrome.Players]int{}
			}
			before = v
		})
		if quick*200 > steps {
			t.Errorf("%s: %d quick turns in %d steps", l, quick, steps)
		}
	}
}

// BenchmarkChoose measures a step of each level in the middle of chases: the
// mean, and what 999 of 1000 answers stay under.
func BenchmarkChoose(b *testing.B) {
	for _, l := range Levels {
		b.Run(string(l), func(b *testing.B) {
			var views []*trichrome.View
			for seed := range uint64(3) {
				game(b, rules.Setup{Seed: seed, Options: map[string]string{"maze": "27x19", "rounds": "1"}}, trio(ai.Normal), func(s *trichrome.State) {
					views = append(views, s.View(1))
				})
			}
			p := New(l, 1)
			var took []time.Duration
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				v := views[n%len(views)]
				if n++; n%len(views) == 0 {
					p = New(l, 1)
				}
				began := time.Now()
				if _, err := p.Choose(b.Context(), v); err != nil {
					b.Fatal(err)
				}
				took = append(took, time.Since(began))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)*999/1000].Microseconds()), "99.9%-µs")
		})
	}
}

// BenchmarkGame measures whole games of ten rounds.
func BenchmarkGame(b *testing.B) {
	for _, l := range Levels {
		b.Run(string(l), func(b *testing.B) {
			seed := uint64(0)
			for b.Loop() {
				seed++
				game(b, rules.Setup{Seed: seed}, trio(l), nil)
			}
		})
	}
}
