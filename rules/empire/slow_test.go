package empire

import (
	"testing"

	"ludotheque/rules"
)

// slow is a second implementation of the automaton, written straight from the rule sheet: it uses
// lists instead of sets and shares only the board with the rules. It returns the regions that a
// decision leaves to choose from.
type slow struct {
	armies, others, pieces, cities map[string]int // by region: its armies, the person's pieces, its pieces, all cities
	empty, marked                  map[string]bool
	mine                           map[string]int // its own cities
	person                         map[string]int // the person's armies
	arrived                        map[string]int
	supply, cityLeft               int
}

func slowly(s *State) slow {
	m := slow{map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]bool{}, map[string]bool{},
		map[string]int{}, map[string]int{}, map[string]int{}, s.Players[1].Armies, s.Players[1].Cities}
	for i, g := range s.Grounds {
		name := string(rune('A' + i))
		total := 0
		for side := range g.Armies {
			total += int(g.Armies[side]) + int(g.Cities[side])
			m.cities[name] += int(g.Cities[side])
		}
		m.armies[name] = int(g.Armies[1])
		m.pieces[name] = int(g.Armies[1]) + int(g.Cities[1])
		m.others[name] = int(g.Armies[0]) + int(g.Cities[0])
		m.mine[name] = int(g.Cities[1])
		m.person[name] = int(g.Armies[0])
		m.empty[name] = total == 0
		m.marked[name] = g.Token != NoGood || g.Coin
		m.arrived[name] = int(s.Auto.Arrived[i])
	}
	return m
}

// slowLand and slowSea are a second table of the borders, as pairs.
var (
	slowLand = []string{"AB", "AC", "AD", "AE", "AF", "AG", "BC", "BG", "BH", "CD", "DE", "EF", "FG", "GH", "IJ", "IK", "JL", "KL",
		"MN", "MP", "NO", "NP", "OP", "OQ", "PQ", "RS", "RU", "ST", "SU", "TU", "VW", "VX", "WX", "WY", "XY"}
	slowSea = []string{"BL", "CM", "DP", "ER", "FU", "FY", "HK", "HW", "KV", "QS"}
	// slowFar are the regions by their distance from the start.
	slowFar = []string{"A", "BCDEFG", "HLMPRUY", "JKNOQSTWX", "IV"}
)

func neighbours(name string, sail bool) []string {
	pairs := slowLand
	if sail {
		pairs = append(append([]string{}, slowLand...), slowSea...)
	}
	var out []string
	for _, p := range pairs {
		if p[:1] == name {
			out = append(out, p[1:])
		}
		if p[1:] == name {
			out = append(out, p[:1])
		}
	}
	return out
}

func (m slow) power(r string) int { return m.pieces[r] - m.others[r] }

func (m slow) weakest(list []string) []string {
	var out []string
	for _, r := range list {
		least := true
		for _, o := range list {
			least = least && m.power(r) <= m.power(o)
		}
		if least {
			out = append(out, r)
		}
	}
	return out
}

func (m slow) withMark(list []string) []string {
	var out []string
	for _, r := range list {
		if m.marked[r] {
			out = append(out, r)
		}
	}
	if len(list) < 2 || len(out) == 0 {
		return list
	}
	return out
}

func letters() []string {
	var out []string
	for i := range RegionCount {
		out = append(out, string(rune('A'+i)))
	}
	return out
}

func (m slow) arrivals(from string, sail bool) []string {
	var open, free []string
	for _, r := range neighbours(from, sail) {
		if r == "A" {
			continue
		}
		open = append(open, r)
		if m.empty[r] {
			free = append(free, r)
		}
	}
	if len(free) > 0 {
		return m.withMark(free)
	}
	return m.withMark(m.weakest(open))
}

func (m slow) departures(sail bool) []string {
	for _, ring := range slowFar {
		var here []string
		for _, c := range ring {
			r := string(c)
			movable := m.armies[r] - m.arrived[r]
			if movable > 0 && len(m.arrivals(r, sail)) > 0 {
				here = append(here, r)
			}
		}
		if len(here) > 0 {
			return m.weakest(here)
		}
	}
	return nil
}

func (m slow) placements() []string {
	if m.supply == 0 {
		return nil
	}
	list := []string{"A"}
	for _, r := range letters()[1:] {
		if m.mine[r] > 0 {
			list = append(list, r)
		}
	}
	return m.withMark(m.weakest(list))
}

func (m slow) sites() []string {
	var list []string
	for _, r := range letters() {
		if m.cityLeft > 0 && m.armies[r] > 0 && m.cities[r] == 0 {
			list = append(list, r)
		}
	}
	return m.withMark(m.weakest(list))
}

func (m slow) losses() []string {
	var list []string
	for _, r := range letters() {
		if m.person[r] > 0 {
			list = append(list, r)
		}
	}
	return list
}

// possible reports whether anything of a card can be done.
func (m slow) possible(c Card) bool {
	f := Cards[c-1]
	acts := f.Acts
	if f.Join == Or {
		acts = acts[1:]
	}
	for _, a := range acts {
		switch a.Verb {
		case Place:
			return len(m.placements()) > 0 || len(acts) == 2 && len(m.losses()) > 0
		case March, Sail:
			return len(m.departures(a.Verb == Sail)) > 0
		case Found:
			return len(m.sites()) > 0
		case Destroy:
			if len(m.losses()) > 0 {
				return true
			}
		}
	}
	return false
}

// scatter puts random pieces of all sides on the map, so that ties are frequent.
func scatter(r *rules.Rand) *State {
	s, err := New(rules.Setup{Seats: 1, Seed: r.Uint64(), Options: map[string]string{"ties": "ask"}})
	if err != nil {
		panic(err)
	}
	s.Grounds = [RegionCount]Ground{}
	for range r.Intn(12) {
		s.Grounds[r.Intn(RegionCount)].Armies[0]++
	}
	for range r.Intn(12) {
		s.Grounds[r.Intn(RegionCount)].Armies[1]++
	}
	for range r.Intn(11) {
		s.Grounds[r.Intn(RegionCount)].Armies[Neutral]++
	}
	for range r.Intn(4) {
		s.Grounds[r.Intn(RegionCount)].Cities[0]++
	}
	for range r.Intn(4) {
		s.Grounds[r.Intn(RegionCount)].Cities[1]++
	}
	for range r.Intn(12) {
		g := &s.Grounds[r.Intn(RegionCount)]
		g.Token, g.Coin = Good(r.Intn(6)), r.Intn(4) == 0
	}
	s.Players[1].Armies, s.Players[1].Cities = r.Intn(12), r.Intn(3)
	return s
}

// TestAutomatonAgainstASlowOne plays every card at thousands of random positions and compares each
// decision with the slow implementation's.
func TestAutomatonAgainstASlowOne(t *testing.T) {
	games := 4000
	if testing.Short() {
		games = 200
	}
	decisions, asked := 0, 0
	r := rules.NewRand(26)
	for range games {
		s := scatter(r)
		card := Card(1 + r.Intn(CardCount))
		automaton(s, card, 35)
		m := slowly(s)
		s.Step([]Action{{}})
		if possible := m.possible(card); possible != (s.Card == card && s.Phase == PhaseAuto) {
			t.Fatalf("card %d can be played: %t for the slow automaton, but the phase is %s\n%s", card, possible, s.Phase, s)
		}
		for s.Card == card && s.Phase == PhaseAuto {
			m = slowly(s)
			f := s.Card.Face()
			act := f.Acts[s.Auto.Act]
			var want []string
			switch {
			case act.Verb == Place:
				want = m.placements()
			case act.Verb.Moves() && s.Auto.From == NoRegion:
				want = m.departures(act.Verb == Sail)
			case act.Verb.Moves():
				want = m.arrivals(s.Auto.From.String(), act.Verb == Sail)
			case act.Verb == Found:
				want = m.sites()
			case act.Verb == Destroy:
				want = m.losses()
			}
			what, from := "", s.Auto.From
			before := s.String()
			s.Step([]Action{{}})
			decisions++
			got := ""
			switch {
			case s.Phase == PhaseChoose:
				asked++
				got, what = s.Choice.Among.String(), s.Choice.What.String()
			default:
				for _, e := range s.events {
					if e.Kind == Decided {
						got, what = e.Reason.Chosen.String(), e.Reason.What.String()
					}
				}
			}
			list := Regions(0)
			for _, w := range want {
				list = list.With(Region(w[0] - 'A'))
			}
			if got != list.String() {
				t.Fatalf("card %d, %s from %s: the rules leave %q, the slow automaton %q\n%s", card, what, from, got, list, before)
			}
			if s.Phase == PhaseChoose {
				among := s.Choice.Among
				for n := r.Intn(among.Len()); n > 0; n-- {
					among &= among - 1
				}
				answer(t, s, among.First())
			}
		}
	}
	if decisions < 2*games || asked < games/4 {
		t.Errorf("only %d decisions and %d ties in %d positions", decisions, asked, games)
	}
}

// answer answers the present choice, and compares the predicted outcome with what happens: at once, or
// for an army that leaves when it has arrived.
func answer(t *testing.T, s *State, r Region) {
	t.Helper()
	what := s.Choice.What
	scores := func() [2]int { return [2]int{s.Score(0).Total(), s.Score(Automaton).Total()} }
	before := scores()
	person, it := s.Outcome(r)
	s.Step([]Action{In(DoChoose, r)})
	if what == WhatFrom {
		s = s.Clone() // the arrival is answered as suggested
		s.AutoTies = true
		s.Step([]Action{{}})
	}
	if after := scores(); after[0]-before[0] != person || after[1]-before[1] != it {
		t.Fatalf("%s %s was to change the points by %+d and %+d, and they went from %v to %v", what, r, person, it, before, after)
	}
}

func TestSlowBordersAreThoseOfTheAtlas(t *testing.T) {
	for r := range Region(RegionCount) {
		for _, sail := range []bool{false, true} {
			var got Regions
			for _, n := range neighbours(r.String(), sail) {
				got = got.With(Region(n[0] - 'A'))
			}
			if got != Atlas.Around(r, sail) {
				t.Errorf("%s: %s in one table, %s in the other", r, got, Atlas.Around(r, sail))
			}
		}
	}
}
