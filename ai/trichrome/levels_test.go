package trichrome

import (
	"runtime/debug"
	"slices"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// Few games are played, and the bounds allow for chance; arena ladder measures many.
func TestLevelsAreOrdered(t *testing.T) {
	n := 9
	if testing.Short() {
		n = 3
	}
	for i, weaker := range Levels[:len(Levels)-1] {
		stronger := Levels[i+1]
		f := contestUntil(t, of(stronger), of(weaker), n, nil, func(c *tally, _ int) bool { return c.above >= float64(n) })
		if n > 3 && f.above < float64(n) {
			t.Errorf("%s is above %s in %.1f of %d comparisons", stronger, weaker, f.above, 2*n)
		}
	}
}

// Between equals a round ends by itself, and the duel is open.
func TestRoundsBetweenHardPlayers(t *testing.T) {
	n := 5
	if testing.Short() {
		n = 3
	}
	f := contest(t, of(ai.Hard), of(ai.Hard), n, nil)
	if clock := f.bites[trichrome.Clock] + f.ends[trichrome.Clock]; clock*5 > 2*f.rounds {
		t.Errorf("the clock decided %d of %d rounds", clock, f.rounds)
	}
	if caught := f.ends[trichrome.Touched]; caught*10 < f.rounds || caught*10 > 9*f.rounds {
		t.Errorf("the hunter won %d duels of %d", caught, f.rounds)
	}
}

func trio(level ai.Level) (players [trichrome.Players]chooser) {
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

// A runner out of sight may be anywhere: a player does the same.
func TestSightIsLimited(t *testing.T) {
	for _, l := range Levels {
		far := levels[l].sight
		if far == everything {
			continue
		}
		r := rules.NewRand(3)
		var n *nav
		moved := 0
		same, asked := watched(t, l, func(past []*trichrome.View) *trichrome.View {
			v := *past[len(past)-1]
			if v.Frenzy() {
				return &v
			}
			me := v.Cell(0)
			if n == nil || n.maze != v.Maze {
				n = newNav(v.Maze)
			}
			for seat := rules.Seat(1); seat < trichrome.Players; seat++ {
				c := r.Intn(v.Maze.Cells())
				if v.Runners[seat].Eaten || n.dist(me, v.Cell(seat)) <= far || n.dist(me, c) <= far {
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

// Others are seen late, as they were lag steps ago.
func TestReactionTakesTime(t *testing.T) {
	for _, l := range Levels {
		with := levels[l]
		with.lookInterval = 1 // every step, to compare
		lag := with.lag
		// Master sees a step late only: with two more steps of delay, feints led it.
		if lag < 1 || lag < 3 && l != ai.Master {
			t.Errorf("%s sees after only %d steps", l, lag)
		}
		players, e, late := trio(l), newEye(&with), 0
		var past []*trichrome.View
		var n *nav
		game(t, rules.Setup{Seed: 2, Options: map[string]string{"rounds": "2"}}, players, func(s *trichrome.State) {
			v := s.View(0)
			if v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady {
				past, e = nil, newEye(&with)
				return
			}
			if n == nil || n.maze != v.Maze {
				n = newNav(v.Maze)
			}
			e.look(v, n)
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
		if late < 10 {
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

// A player that turns round outside a dead end then goes on for a while, and does not do it
// often. Only master may do it again at once, seldom and never more than enough times in a row.
func TestTurningRoundIsRare(t *testing.T) {
	for _, l := range Levels {
		turns, quick, trembles, longest, minutes := turnsBack(t, l, 1)
		t.Logf("%s: %.1f turns back in each of %.1f runner-minutes, %d of %d within a second of the last, %d within a quarter of one", l, float64(turns)/minutes, minutes, quick, turns, trembles)
		again, atOnce := 2., 0. // a minute
		if levels[l].solves {
			again, atOnce = 6, 3
		}
		if longest > maxTurnsInRow {
			t.Errorf("%s turns back %d times in a row", l, longest)
		}
		if float64(turns) > 25*minutes || float64(quick) > again*minutes || float64(trembles) > atOnce*minutes {
			t.Errorf("%s turns back %d times in %.1f runner-minutes, %d times within a second of the last and %d within a quarter of one", l, turns, minutes, quick, trembles)
		}
	}
}

// turnsRound reports whether a runner that was as before has turned round in this step, but in a dead
// end.
func turnsRound(m *trichrome.Maze, before trichrome.Runner, now *trichrome.Runner) bool {
	x, y, _, _ := before.Ends(m)
	return !now.Eaten && now.Moving && now.Facing == before.Facing.Back() && m.Ways(x) > 1 && m.Ways(y) > 1
}

// turnsBack counts, over whole games, how often runners turn round between dead
// ends, how often within a second of the last time and within a quarter of one, how many
// of these come in a row at most, and for how many minutes they run.
func turnsBack(t *testing.T, l ai.Level, games uint64) (turns, quick, trembles, longest int, minutes float64) {
	for seed := range games {
		var row [trichrome.Players]int
		clock := 0
		var before [trichrome.Players]trichrome.Runner
		var last [trichrome.Players]int
		game(t, rules.Setup{Seed: seed}, trio(l), func(s *trichrome.State) {
			v := s.View(0)
			clock++
			for i := range v.Runners {
				r, b := &v.Runners[i], before[i]
				before[i] = *r
				if v.Phase != trichrome.PhaseChase && v.Phase != trichrome.PhaseDuel || r.Eaten || !r.Moving {
					continue
				}
				minutes += 1. / 3600
				if !turnsRound(v.Maze, b, r) {
					continue
				}
				turns++
				if clock-last[i] < 60 {
					quick++
				}
				if row[i]++; clock-last[i] < 15 {
					trembles++
					longest = max(longest, row[i])
				} else {
					row[i] = 0
				}
				last[i] = clock
			}
		})
	}
	return turns, quick, trembles, longest, minutes
}

// From its second round on a player allocates nothing.
func TestThoughtsNeedNoMemory(t *testing.T) {
	for _, l := range Levels {
		var views []*trichrome.View
		game(t, rules.Setup{Seed: 2, Options: map[string]string{"rounds": "1"}}, trio(l), func(s *trichrome.State) {
			views = append(views, s.View(0), s.View(1), s.View(2))
		})
		players := trio(l)
		percent := debug.SetGCPercent(-1) // the collector needs memory too
		objects := testing.AllocsPerRun(1, func() {
			for i, v := range views {
				p := players[i%trichrome.Players].(*Player)
				if i < trichrome.Players {
					p.round = -1 // a new round
				}
				if _, err := p.Choose(t.Context(), v); err != nil {
					t.Fatal(err)
				}
			}
		})
		debug.SetGCPercent(percent)
		if objects > float64(len(views)/1000) || len(views) < 1000 { // the runtime may need some beside
			t.Errorf("%s needs %.0f pieces of memory for %d thoughts", l, objects, len(views))
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
