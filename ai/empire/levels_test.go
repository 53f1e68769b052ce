package empire

import (
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// play plays a game to its end, a player in every seat, and records the longest choice if clocked is
// not nil.
func play(tb testing.TB, setup rules.Setup, players []*Player, clocked *time.Duration) *empire.State {
	tb.Helper()
	s, err := empire.New(setup)
	if err != nil {
		tb.Fatal(err)
	}
	acts := make([]empire.Action, setup.Seats)
	for s.Result() == nil {
		clear(acts)
		for i := range acts {
			seat := rules.Seat(i)
			if !s.Acting().Has(seat) {
				continue
			}
			begin := time.Now()
			acts[i], err = players[i].Choose(tb.Context(), s.View(seat))
			if clocked != nil {
				*clocked = max(*clocked, time.Since(begin))
			}
			if err != nil {
				tb.Fatal(err)
			}
			if err := s.Check(seat, acts[i]); err != nil {
				tb.Fatalf("seat %s plays %q: %v\n%s", seat.Letter(), acts[i], err, s)
			}
		}
		s.Step(acts)
	}
	return s
}

// solo returns how many of n games a level wins against the automaton.
func solo(tb testing.TB, level ai.Level, n int, options map[string]string) (won int, margin float64, longest time.Duration) {
	for i := range uint64(n) {
		s := play(tb, rules.Setup{Seats: 1, Seed: 100 + i, Options: options}, []*Player{New(level, i)}, &longest)
		if s.Result().Reason == empire.ReasonWon {
			won++
		}
		margin += float64(s.Score(0).Total()-s.Score(empire.Automaton).Total()) / float64(n)
	}
	return won, margin, longest
}

// table returns the share of n games that one player of a level wins against others, in turn in each
// seat; a shared first place counts by its share.
func table(tb testing.TB, level, others ai.Level, seats, n int) (won float64) {
	for i := range n {
		players := make([]*Player, seats)
		for j := range players {
			players[j] = New(others, uint64(i*seats+j))
		}
		me := i % seats
		players[me] = New(level, uint64(i*seats+me))
		r := play(tb, rules.Setup{Seats: seats, Seed: uint64(i)}, players, nil).Result()
		first := 0
		for _, rank := range r.Ranks {
			if rank == 1 {
				first++
			}
		}
		if r.Ranks[me] == 1 {
			won += 1 / float64(first)
		}
	}
	return won
}

// Few games are played, and the bounds allow for chance; arena ladder measures many.
func TestLevelsAreOrdered(t *testing.T) {
	const n = 24
	easy, _, _ := solo(t, ai.Easy, n, nil)
	normal, _, _ := solo(t, ai.Normal, n, nil)
	hard, _, _ := solo(t, ai.Hard, n/2, nil)
	t.Logf("of %d solo games easy wins %d and normal %d; hard %d of %d", n, easy, normal, hard, n/2)
	if normal*100 < 45*n || hard*100 < 60*(n/2) || easy >= normal {
		t.Errorf("of %d solo games easy wins %d and normal %d; hard %d of %d", n, easy, normal, hard, n/2)
	}
	if won := table(t, ai.Hard, ai.Normal, 4, n/2); won < float64(n/2)/4 {
		t.Errorf("hard wins %.1f of %d games among three normals", won, n/2)
	}
	if won := table(t, ai.Normal, ai.Easy, 4, n); won < float64(n)/4 {
		t.Errorf("normal wins %.1f of %d games among three easies", won, n)
	}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, l := range Levels {
		one := play(t, rules.Setup{Seats: 1, Seed: 5}, []*Player{New(l, 3)}, nil)
		two := play(t, rules.Setup{Seats: 1, Seed: 5}, []*Player{New(l, 3)}, nil)
		if one.String() != two.String() {
			t.Errorf("%s plays the same game differently", l)
		}
	}
}

// A player uses only its view: the order of the cards to come has no effect.
func TestPlayersIgnoreTheHiddenDeck(t *testing.T) {
	for _, l := range Levels {
		s, err := empire.New(rules.Setup{Seats: 1, Seed: 11})
		if err != nil {
			t.Fatal(err)
		}
		other := s.View(0).Guess(rules.NewRand(99))
		if s.String() == other.String() {
			t.Fatal("the guess is the same state")
		}
		a, _ := New(l, 1).Choose(t.Context(), s.View(0))
		b, _ := New(l, 1).Choose(t.Context(), other.View(0))
		if a != b {
			t.Errorf("%s plays %s, with the cards to come in another order %s", l, a, b)
		}
	}
}

func TestPlayersCopeWithOddTables(t *testing.T) {
	for _, setup := range []rules.Setup{
		{Seats: 2, Options: map[string]string{"tokens": "off"}},
		{Seats: 2, Options: map[string]string{"games": "3", "neutrals": "quick"}},
		{Seats: 5, Options: map[string]string{"destroyed": "gone", "layout": "b"}},
		{Seats: 1, Options: map[string]string{"automaton": "expert", "ties": "auto"}},
	} {
		players := make([]*Player, setup.Seats)
		for i := range players {
			players[i] = New([]ai.Level{ai.Normal, ai.Easy, "no such level"}[i%3], uint64(i))
		}
		if s := play(t, setup, players, nil); s.Result() == nil {
			t.Errorf("%+v: not over", setup)
		}
	}
	// Without a turn there is no hint.
	s, _ := empire.New(rules.Setup{Seats: 2})
	if a, err := New(ai.Hard, 1).Choose(t.Context(), s.View(1)); a != (empire.Action{}) || err != nil {
		t.Errorf("out of turn: %s, %v", a, err)
	}
}

func TestAdviceCanBeFollowedAndKeepsItsPromise(t *testing.T) {
	s, err := empire.New(rules.Setup{Seats: 1, Seed: 2, Options: map[string]string{"ties": "auto"}})
	if err != nil {
		t.Fatal(err)
	}
	hints, told := 0, map[Why]int{}
	for s.Result() == nil {
		if s.Acting().Empty() {
			s.Step([]empire.Action{{}})
			continue
		}
		v := s.View(0)
		if v.Phase == empire.PhaseChoose { // a loss, for which there is no hint
			s.Step([]empire.Action{empire.In(empire.DoChoose, v.Choice.Suggested)})
			continue
		}
		h := Advise(t.Context(), v, 4)
		if v.Phase != empire.PhaseTake || len(h.Acts) == 0 || h.Acts[0].Do != empire.DoTake {
			t.Fatalf("in %s the hint is %v", v.Phase, h.Acts)
		}
		before := s.Score(0).Total()
		for _, a := range h.Acts {
			if err := s.Check(0, a); err != nil {
				t.Fatalf("the hint says %s: %v", a, err)
			}
			s.Step([]empire.Action{a})
		}
		if got := s.Score(0).Total() - before; got != h.Points {
			t.Errorf("the hint promises %d points and brings %d", h.Points, got)
		}
		for i, g := range h.Gains {
			told[g.Why]++
			if i > 0 && g.Why < h.Gains[i-1].Why {
				t.Errorf("gains out of order: %+v", h.Gains)
			}
			if g.Why == TakesRegion && s.Grounds[g.Region].Holder() != 0 {
				t.Errorf("the hint takes %s, which is held by %d", g.Region, s.Grounds[g.Region].Holder())
			}
		}
		hints++
		s.Step([]empire.Action{empire.Done})
	}
	if hints < 8 || told[TakesRegion] == 0 || told[NextStep] == 0 || told[Saves] == 0 {
		t.Errorf("%d hints told %v", hints, told)
	}
	if h := Advise(t.Context(), s.View(0), 1); len(h.Acts) != 0 {
		t.Errorf("after the end the hint is %v", h.Acts)
	}
}

func BenchmarkChoose(b *testing.B) {
	s, err := empire.New(rules.Setup{Seats: 1, Seed: 2})
	if err != nil {
		b.Fatal(err)
	}
	for _, l := range Levels {
		b.Run(string(l), func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				if _, err := New(l, uint64(i)).Choose(b.Context(), s.View(0)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
