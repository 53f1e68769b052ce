package brutal

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"ludotheque/rules"
)

// scene returns a state at the beginning of a mêlée, from a literal board. Owners has a letter per
// zone: A, B, or a point for a contested one. Each row is a fighter:
//
//	A5 z0 d5 f6 r0 c0 i0 27/30 heal
//
// side and number; z and the zone, or bench; attributes, 0 by default; ECTS and perhaps the maximum;
// attack (default), heal or coin. Fighters without a row fell in the first zone.
func scene(t *testing.T, d Dialect, owners, rows string) *State {
	t.Helper()
	s, err := New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{OptionDialect: d.String()}})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range s.fighters {
		for i := range s.fighters[seat] {
			s.fighters[seat][i] = Fighter{Max: BaseECTS}
		}
	}
	for z, c := range owners {
		if c != '.' {
			s.zones[z].Owner = rules.Seat(c - 'A')
		}
	}
	for row := range strings.Lines(rows) {
		words := strings.Fields(row)
		if len(words) == 0 {
			continue
		}
		f := Fighter{}
		number := func(w string) int {
			n, err := strconv.Atoi(w)
			if err != nil {
				t.Fatalf("%q in %q: %v", w, row, err)
			}
			return n
		}
		for _, w := range words[1:] {
			switch {
			case w == "attack":
			case w == "heal":
				f.Strategy = Defensive
			case w == "coin":
				f.Strategy = Erratic
			case w == "bench":
				f.Zone, f.Reserve = Bench, true
			case w[0] == 'z':
				f.Zone = number(w[1:])
			case strings.Contains("dfrci", w[:1]):
				f.Values[strings.Index("dfrci", w[:1])] = number(w[1:])
			default:
				ects, most, _ := strings.Cut(w, "/")
				f.ECTS = number(ects)
				if f.Max = f.ECTS; most != "" {
					f.Max = number(most)
				}
			}
		}
		s.fighters[words[0][0]-'A'][number(words[0][1:])] = f
		if f.Zone != Bench && f.ECTS > 0 {
			side := &s.zones[f.Zone].Sides[words[0][0]-'A']
			side.Count++
			side.ECTS += f.ECTS
		}
	}
	s.begin()
	s.events = nil
	return s
}

// truce returns a scene in a truce.
func truce(t *testing.T, owners, rows string) *State {
	t.Helper()
	s := scene(t, Origin, owners, rows)
	s.phase = PhaseTruce
	s.queues = [Zones]queue{}
	return s
}

// rig sets the random generator to the first state that passes a test.
func rig(t *testing.T, s *State, want func(*rules.Rand) bool) {
	t.Helper()
	for seed := range uint64(10_000_000) {
		if want(rules.NewRand(seed)) {
			s.rng = rules.Rand{State: seed}
			return
		}
	}
	t.Fatal("no lots come like that")
}

// draws returns a test for a roll and, if it is not negative, a power.
func draws(roll, power int) func(*rules.Rand) bool {
	return func(r *rules.Rand) bool {
		x := r.Intn(Rolls)
		return x/100 == roll/100 && (power < 0 || 1+r.Intn(Rolls) == power)
	}
}

// news returns the events of a kind in the latest step.
func (s *State) news(kind EventKind) []Event {
	var list []Event
	for _, e := range s.events {
		if e.What == kind {
			list = append(list, e)
		}
	}
	return list
}

// tickOf fights until fighter i of a seat acts, and returns what it did.
func (s *State) tickOf(t *testing.T, seat rules.Seat, i int) Event {
	t.Helper()
	for range 50 {
		s.Step(nil)
		for _, e := range s.events {
			if (e.What == EventAttack || e.What == EventHeal) && e.Seat == seat && e.Fighter == i {
				return e
			}
		}
		if s.phase != PhaseMelee {
			break
		}
	}
	t.Fatalf("%s%d does not act in\n%s", seat.Letter(), i, s)
	return Event{}
}

// play plays a game by what the views propose and calls look after every step.
func play(t testing.TB, seed uint64, d Dialect, look func(*State)) *State {
	t.Helper()
	s, err := New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{OptionDialect: d.String()}})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(seed)
	for s.Result() == nil {
		acts := make([]Action, Players)
		for seat := range acts {
			acts[seat] = s.View(rules.Seat(seat)).Sample(r)
		}
		s.Step(acts)
		if look != nil {
			look(s)
		}
	}
	return s
}

func wantInt(t *testing.T, what string, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d, want %d", what, got, want)
	}
}

func wantErr(t *testing.T, what string, got, want error) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// legalTeam returns a team without bought points, students 15 to 19 on the bench.
func legalTeam() Team {
	t := NewTeam()
	for i := Fielded; i < Fighters; i++ {
		t[i].Reserve = true
	}
	return t
}

// spreadPosts posts three of legalTeam in each zone.
func spreadPosts() Posts {
	p := NoPosts()
	for i := range Fielded {
		p[i] = i % Zones
	}
	return p
}

// both returns the state after the same action of both seats.
func (s *State) both(t *testing.T, a Action) {
	t.Helper()
	for seat := range rules.Seat(Players) {
		if err := s.Check(seat, a); err != nil {
			t.Fatalf("%s: %v", seat.Letter(), err)
		}
	}
	s.Step([]Action{a, a})
}

func (s *State) fighter(name string) *Fighter {
	i, err := strconv.Atoi(name[1:])
	if err != nil {
		panic(fmt.Sprintf("%q is no fighter", name))
	}
	return &s.fighters[name[0]-'A'][i]
}
