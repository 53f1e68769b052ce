package bzzz

import (
	"encoding/json"
	"reflect"
	"testing"

	"ludotheque/rules"
)

// begin starts a game with options given as key, value pairs.
func begin(t testing.TB, seed uint64, options ...string) *State {
	t.Helper()
	setup := rules.Setup{Seats: Players, Seed: seed, Options: map[string]string{}}
	for i := 0; i < len(options); i += 2 {
		setup.Options[options[i]] = options[i+1]
	}
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// step makes the current player act, and fails if the rules refuse.
func step(t testing.TB, s *State, a Action) {
	t.Helper()
	seat := s.board.Current
	if err := s.Check(seat, a); err != nil {
		t.Fatalf("seat %d, %v: %v", seat, a, err)
	}
	acts := make([]Action, Players)
	acts[seat] = a
	s.Step(acts)
}

// random plays a whole game of samples and calls look after every step.
func random(s *State, seed uint64, look func(*State)) {
	r := rules.NewRand(seed)
	acts := make([]Action, Players)
	for s.Result() == nil {
		if p := s.Acting().First(); p >= 0 {
			acts[p] = s.View(p).Sample(r)
		}
		s.Step(acts)
		if look != nil {
			look(s)
		}
	}
}

// eager plays a simple forager: it walks to flowers, forages and comes home. Its games have full bees,
// deposits and fights, which samples seldom reach.
func eager(v *View, r *rules.Rand) Action {
	if v.Phase == PhaseLay && r.Intn(3) == 0 {
		if a := LayBee(Kinds[r.Intn(len(Kinds))]); v.Check(a) == nil {
			return a
		}
	}
	if v.Phase <= PhaseMove {
		for i := range v.Bees {
			x := &v.Bees[i]
			if x.Owner != v.Seat || r.Intn(8) == 0 {
				continue
			}
			f := (i*7 + v.Turn/40) % len(v.Flowers)
			tx, ty := v.Flowers[f].X, v.Flowers[f].Y
			if x.Nectar.Lo*2 > x.Kind.Capacity() {
				tx, ty = v.Hive(v.Seat)
			}
			if Chebyshev(x.X, x.Y, tx, ty) <= 1 && v.Zone(tx, ty) != v.Seat {
				continue
			}
			var best Action
			for _, a := range v.Moves(i) {
				if d := abs(x.X+a.DX-tx) + abs(x.Y+a.DY-ty); d < abs(x.X-tx)+abs(x.Y-ty) && (best.Do == End || r.Intn(2) == 0) {
					best = a
				}
			}
			if best.Do == Move {
				return best
			}
		}
	}
	for i := range v.Bees {
		if x := &v.Bees[i]; x.Owner == v.Seat && r.Intn(10) > 0 {
			if a := ForageFlower(i, v.within(x)); v.Check(a) == nil {
				return a
			}
		}
	}
	return EndTurn
}

func play(s *State, seed uint64, look func(*State)) {
	r := rules.NewRand(seed)
	acts := make([]Action, Players)
	for s.Result() == nil {
		if p := s.Acting().First(); p >= 0 {
			acts[p] = eager(s.View(p), r)
		}
		s.Step(acts)
		if look != nil {
			look(s)
		}
	}
}

// tables are set-ups with unusual options.
var tables = [][]string{
	{},
	{"turns", "120"},
	{"cells", "10", "flowers", "9", "nectar", "3", "start", "5", "turns", "200"},
	{"cells", "10", "flowers", "1", "nectar", "21", "turns", "400", "ko", "1"},
	{"cells", "12", "flowers", "3", "nectar", "300", "cost", "1", "start", "40", "turns", "200"},
	{"cells", "10", "flowers", "2", "nectar", "30", "cost", "0", "start", "0", "ko", "0", "turns", "60"},
	{"cells", "12", "flowers", "1", "nectar", "9", "start", "18", "ko", "0", "turns", "120"},
}

func TestTruthIsAlwaysInsideTheIntervals(t *testing.T) {
	reasons := map[string]int{}
	for i, options := range tables {
		for seed := range uint64(6) {
			s := begin(t, seed, options...)
			steps := 0
			look := func(s *State) {
				steps++
				if steps%7 != 0 && s.Result() == nil {
					return
				}
				for p := rules.Spectator; p < Players; p++ {
					sound(t, s, p)
				}
			}
			if seed%2 == 0 {
				random(s, seed, look)
			} else {
				play(s, seed, look)
			}
			reasons[s.Result().Reason]++
			if t.Failed() {
				t.Fatalf("table %d, seed %d", i, seed)
			}
		}
	}
	if len(reasons) < 2 {
		t.Errorf("the games ended only so: %v", reasons)
	}
}

// sound checks that what a seat knows contains the truth, and that its own amounts are exact.
func sound(t *testing.T, s *State, seat rules.Seat) {
	t.Helper()
	v, is := s.View(seat), s.Open()
	inside := func(what string, i int, r, truth Range, own bool) {
		if !r.Has(truth.Lo) || !truth.Known() || own && !r.Known() {
			t.Errorf("turn %d, seat %d: %s %d: %v for %v", v.Turn, seat, what, i, r, truth)
		}
	}
	for i := range v.Flowers {
		inside("flower", i, v.Flowers[i].Nectar, is.Flowers[i].Nectar, false)
	}
	for i := range v.Bees {
		inside("bee", i, v.Bees[i].Nectar, is.Bees[i].Nectar, v.Bees[i].Owner == seat)
	}
	for i := range v.Stocks {
		inside("stock", i, v.Stocks[i], is.Stocks[i], rules.Seat(i) == seat)
	}
	for i := range v.Initial {
		inside("group", i, v.Initial[i], is.Initial[i], false)
	}
	inside("total", 0, v.Total, is.Total, false)
	inside("left", 0, v.Left, is.Left, false)
	inside("line", 0, v.Line, is.Line, false)
	if s.Result() != nil && !v.Left.Known() {
		t.Errorf("seat %d: something is hidden after the end: %v", seat, v.Left)
	}
}

func TestGuessLooksTheSame(t *testing.T) {
	for i, options := range tables {
		s := begin(t, 9, options...)
		r := rules.NewRand(5)
		steps := 0
		play(s, 3, func(s *State) {
			if steps++; steps%29 != 0 && s.Result() == nil {
				return
			}
			for p := rules.Spectator; p < Players; p++ {
				v := s.View(p)
				g := v.Guess(r)
				if w := g.View(p); !reflect.DeepEqual(v, w) {
					t.Fatalf("table %d, turn %d, seat %d:\n%+v\nguessed\n%+v", i, v.Turn, p, v, w)
				}
				if s.Result() == nil {
					g.Step(make([]Action, Players))
					sound(t, g, p)
				}
			}
		})
		if t.Failed() {
			t.Fatalf("table %d", i)
		}
	}
}

func TestViewsSurviveJSON(t *testing.T) {
	steps := 0
	play(begin(t, 2, "turns", "40"), 3, func(s *State) {
		if steps++; steps%5 != 0 && s.Result() == nil {
			return
		}
		for p := rules.Spectator; p < Players; p++ {
			v, w := s.View(p), new(View)
			data, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(data, w); err != nil || !reflect.DeepEqual(v, w) {
				t.Fatalf("%v\n%+v\n%+v", err, v, w)
			}
		}
	})
}

func TestClonesShareNothing(t *testing.T) {
	s := begin(t, 4)
	r := rules.NewRand(1)
	steps := 0
	play(s, 6, func(s *State) {
		if steps++; steps%50 != 0 || s.Result() != nil {
			return
		}
		before := s.String()
		c, d := s.Clone(), s.Clone()
		if c.String() != before {
			t.Fatal("a clone differs")
		}
		random(c, r.Uint64(), nil)
		if s.String() != before || d.String() != before {
			t.Fatal("playing a clone changed the original or another clone")
		}
	})
}

func BenchmarkClone(b *testing.B) {
	s := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Clone()
	}
}

func BenchmarkView(b *testing.B) {
	s := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		s.View(1)
	}
}

func BenchmarkString(b *testing.B) {
	s := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		_ = s.String()
	}
}

func BenchmarkLegal(b *testing.B) {
	v := midgame(b).View(0)
	b.ReportAllocs()
	for b.Loop() {
		v.Legal()
	}
}

// BenchmarkStep measures one step of a played game, without cloning.
func BenchmarkStep(b *testing.B) {
	r := rules.NewRand(1)
	acts := make([]Action, Players)
	s := begin(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		if s.Result() != nil {
			s = begin(b, r.Uint64())
		}
		if p := s.Acting().First(); p >= 0 {
			acts[p] = eager(s.View(p), r)
		}
		b.StartTimer()
		s.Step(acts)
	}
}

// BenchmarkRandomGame plays whole games of samples, with a new view for each decision and with one
// that is reused.
func BenchmarkRandomGame(b *testing.B) {
	var v View
	for name, look := range map[string]func(*State, rules.Seat) *View{
		"view": (*State).View,
		"look": func(s *State, p rules.Seat) *View { s.Look(p, &v); return &v },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			seed, steps := uint64(0), 0
			acts := make([]Action, Players)
			for b.Loop() {
				seed++
				r := rules.NewRand(seed)
				for s := begin(b, seed); s.Result() == nil; steps++ {
					if p := s.Acting().First(); p >= 0 {
						acts[p] = look(s, p).Sample(r)
					}
					s.Step(acts)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(steps)/float64(b.N), "steps/game")
		})
	}
}

func midgame(t testing.TB) *State {
	s := begin(t, 1)
	var mid *State
	play(s, 1, func(s *State) {
		if s.board.Turn >= 120 && mid == nil && s.board.Current == 0 && s.board.Phase == PhaseLay {
			mid = s.Clone()
		}
	})
	return mid
}
