package empire

import (
	"errors"
	"slices"
	"testing"

	"ludotheque/rules"
)

// A case for each ruling of the solo variant, named after it.

func TestS1_TheAutomatonHasTheUsualSupply(t *testing.T) {
	s, err := New(rules.Setup{Seats: 1, Options: map[string]string{"ties": "ask"}})
	if err != nil {
		t.Fatal(err)
	}
	me, it := s.Players[0], s.Players[Automaton]
	if me.Armies != 11 || me.Cities != 3 || me.Coins != 12 || it.Armies != 11 || it.Cities != 2 || it.Coins != 0 {
		t.Errorf("the person begins with %+v, the automaton with %+v", me, it)
	}
	if where(s, 0) != "AAA" || where(s, Automaton) != "AAA" || where(s, Neutral) != "CEGLLPPUWW" || s.Grounds[Region('S'-'A')].Cities[Automaton] != 1 {
		t.Errorf("laid out: %s, %s, %s", where(s, 0), where(s, Automaton), where(s, Neutral))
	}
	if s.AutoDeck != 13 || s.Deck != 24-6 {
		t.Errorf("%d cards are the automaton's, %d the person's after the row", s.AutoDeck, s.Deck)
	}
	s = lay(t, "A:1")
	s.Players[Automaton].Armies = 1
	automaton(s, 2, 35) // place 3, then one more turn
	advance(s, 9)
	if where(s, Automaton) != "AA" || s.Players[Automaton].Armies != 0 || s.Phase != PhaseTake {
		t.Errorf("with one army in the supply it places %s and is in %s", where(s, Automaton), s.Phase)
	}
	s = lay(t, "A:1")
	s.Players[Automaton].Cities = 0
	automaton(s, 7, 35) // a city
	advance(s, 1)
	if s.Phase != PhaseDraw || s.Grounds[Start].Cities[Automaton] != 0 {
		t.Errorf("without a city in the supply it founds %d and is in %s", s.Grounds[Start].Cities[Automaton], s.Phase)
	}
}

func TestS2_ACardThatCannotBePlayedCounts(t *testing.T) {
	s := lay(t, "A:0")
	automaton(s, 7, 35, 1) // a city without an army; place 1; another's turn
	advance(s, 1)
	if s.Phase != PhaseDraw || !slices.ContainsFunc(s.events, func(e Event) bool { return e.Kind == Unplayable && e.Card == 7 }) {
		t.Fatalf("after a city without armies: %s, %+v", s.Phase, s.events)
	}
	advance(s, 9)
	if s.AutoDeck != 1 || s.Players[Automaton].Cards.Len() != 2 || where(s, Automaton) != "A" || s.Phase != PhaseTake {
		t.Errorf("%d cards to come, %d kept, %s placed, %s", s.AutoDeck, s.Players[Automaton].Cards.Len(), where(s, Automaton), s.Phase)
	}
	s = lay(t, "A:0")
	automaton(s, 7)
	advance(s, 1)
	if s.Phase != PhaseOver || s.Players[Automaton].Cards.Len() != 1 {
		t.Errorf("the last card cannot be played: %s with %d cards", s.Phase, s.Players[Automaton].Cards.Len())
	}
}

func TestS3_APartIsAlsoPlayed(t *testing.T) {
	s := lay(t, "B:1")
	automaton(s, 16, 35) // move 5
	advance(s, 20)
	for s.Phase == PhaseChoose {
		do(t, s, "choose "+s.Choice.Suggested.String())
		advance(s, 20)
	}
	if s.AutoDeck != 1 || s.Phase != PhaseTake || len(where(s, Automaton)) != 1 || where(s, Automaton) == "B" {
		t.Errorf("one army of five moved: now in %s, %d cards to come", where(s, Automaton), s.AutoDeck)
	}
	s = lay(t, "A:1")
	s.Players[Automaton].Armies = 2
	automaton(s, 2, 35) // place 3
	advance(s, 20)
	if where(s, Automaton) != "AAA" || s.AutoDeck != 1 || s.Phase != PhaseTake {
		t.Errorf("two armies of three placed: now in %s, %d cards to come, %s", where(s, Automaton), s.AutoDeck, s.Phase)
	}
}

func TestS4_OnlyTheRightSideOfAnOr(t *testing.T) {
	s := lay(t, "A:1")
	s.Players[Automaton].Cities = 0
	automaton(s, 4, 35) // destroy or city: the city is impossible
	put(t, s, "B:0")
	advance(s, 1)
	if s.Phase != PhaseDraw || where(s, 0) != "B" {
		t.Errorf("%s, the person's armies in %q", s.Phase, where(s, 0))
	}
	s = lay(t, "A:1")
	automaton(s, 3, 35) // place 2 or move 3
	advance(s, 20)
	if s.Phase != PhaseChoose || s.Choice.What != WhatTo || s.Players[Automaton].Armies != 13 {
		t.Errorf("it moves: %s %s, %d in the supply", s.Phase, s.Choice.What, s.Players[Automaton].Armies)
	}
}

func TestS5_OfAnAndWhatCanBePlayed(t *testing.T) {
	s := lay(t, "B:1") // nothing of the person's to destroy
	automaton(s, 11, 35)
	advance(s, 9)
	if where(s, Automaton) != "AB" || s.Phase != PhaseTake {
		t.Errorf("armies %s, %s", where(s, Automaton), s.Phase)
	}
	s = lay(t, "B:1 C:0 D:0") // both, the destruction first
	automaton(s, 11, 35)
	advance(s, 9)
	if s.Phase != PhaseChoose || s.Choice.What != WhatLoss || s.Choice.Among != set(t, "CD") {
		t.Fatalf("asked %+v", s.Choice)
	}
	do(t, s, "choose D")
	advance(s, 9)
	if where(s, 0) != "C" || where(s, Automaton) != "AB" || s.Phase != PhaseTake {
		t.Errorf("the person in %s, the automaton in %s, %s", where(s, 0), where(s, Automaton), s.Phase)
	}
	s = lay(t, "B:1 C:0") // no army left to place: the destruction is the turn
	s.Players[Automaton].Armies = 0
	automaton(s, 11, 35)
	advance(s, 9)
	if where(s, 0) != "" || where(s, Automaton) != "B" || s.AutoDeck != 1 || s.Phase != PhaseTake {
		t.Errorf("the person in %q, the automaton in %s, %d cards to come, %s", where(s, 0), where(s, Automaton), s.AutoDeck, s.Phase)
	}
}

func TestS6_CoinsPaidGoToTheAutomaton(t *testing.T) {
	s := lay(t, "A:01")
	s.Row = [RowLength]Card{1, 2, 3, 4, 5, 6}
	do(t, s, "take 5")
	if s.Players[0].Coins != 9 || s.Players[Automaton].Coins != 3 || s.Score(Automaton).Coins != 3 {
		t.Errorf("coins %d and %d, worth %d", s.Players[0].Coins, s.Players[Automaton].Coins, s.Score(Automaton).Coins)
	}
}

func TestS7_NeutralPiecesDenyARegion(t *testing.T) {
	for _, c := range []struct {
		words string
		want  Side
		power int
	}{
		{"B:001nn", Nobody, 1},
		{"B:00011n", 0, 1},
		{"B:nn1", Neutral, -1},
		{"B:1c1", Automaton, -2},
		{"", Nobody, 0},
	} {
		s := lay(t, c.words)
		if got, power := s.Grounds[1].Holder(), s.Power(0, 1); got != c.want || power != c.power {
			t.Errorf("%q is held by %d with power %+d, want %d and %+d", c.words, got, power, c.want, c.power)
		}
	}
	s := lay(t, "I:0 J:n K:1")
	if got := s.ContinentHolder(Mist); got != Nobody {
		t.Errorf("one region each: %d holds the continent", got)
	}
	s = lay(t, "I:0 J:n K:n")
	if got := s.ContinentHolder(Mist); got != Neutral {
		t.Errorf("two neutral regions of three: %d holds the continent", got)
	}
	s = lay(t, "I:0")
	if got := s.ContinentHolder(Mist); got != 0 {
		t.Errorf("one region suffices: %d holds the continent", got)
	}
}

func TestS8_PowerIgnoresNeutralPieces(t *testing.T) {
	s := lay(t, "B:00nnnn1c1")
	if got := s.Power(0, 1); got != 0 {
		t.Errorf("power %d", got)
	}
}

func TestS9_DistanceCountsTheSea(t *testing.T) {
	d := Atlas.distances(Start)
	if i, v := Region('I'-'A'), Region('V'-'A'); d[i] != 4 || d[v] != 4 {
		t.Errorf("distances %v", d)
	}
	far := 0
	for r := range Region(RegionCount) {
		for _, n := range Atlas.distances(r) {
			far = max(far, n)
		}
	}
	if far != 7 {
		t.Errorf("the longest way is %d moves", far)
	}
	// By sea Brisants is two moves away, and Hautepierre three.
	s := lay(t, "L:11 N:1")
	automaton(s, 38, 35)
	advance(s, 2)
	if s.Auto.From.String() != "L" {
		t.Errorf("an army leaves %s first, want L: %+v", s.Auto.From, s.Choice)
	}
}

func TestS10_S11_EachArmyMovesOneStep(t *testing.T) {
	s := lay(t, "A:11 B:nn C:nn D:nn E:nn F:nn G:nn")
	automaton(s, 15, 35) // move 4, two armies
	for range 40 {
		advance(s, 1)
		if s.Phase == PhaseChoose {
			do(t, s, "choose "+s.Choice.Among.First().String())
		}
		if s.Phase == PhaseTake {
			break
		}
	}
	if where(s, Automaton) != "BC" || s.Phase != PhaseTake {
		t.Errorf("two armies of the start are in %s, %s", where(s, Automaton), s.Phase)
	}
	s = lay(t, "A:1111") // move 2: two of four armies
	s.AutoTies = true
	automaton(s, 31, 35)
	advance(s, 20)
	if n := s.Grounds[Start].Armies[Automaton]; n != 2 || len(where(s, Automaton)) != 4 || s.Phase != PhaseTake {
		t.Errorf("of four armies two move: %s, %s", where(s, Automaton), s.Phase)
	}
}

func TestS12_S13_NeverIntoTheStart(t *testing.T) {
	for r := range Region(RegionCount) {
		for _, v := range []Verb{March, Sail} {
			s := lay(t, "")
			if to := s.destinations(r, v); to.Has(Start) || to == 0 {
				t.Errorf("%s from %s leads to %s", v, r, to)
			}
			if want := Atlas.Around(r, v == Sail) &^ set(t, "A"); s.destinations(r, v) != want {
				t.Errorf("%s from %s leads to %s, want %s", v, r, s.destinations(r, v), want)
			}
		}
	}
}

func TestS14_S15_MarksBreakTies(t *testing.T) {
	for _, c := range []struct {
		name, words string
		card        Card
		want        string // where the army is, or "?" and the choice
	}{
		{"a token among unoccupied", "P:1 O:+", 31, "O"},
		{"a coin among unoccupied", "P:1 O:$", 31, "O"},
		{"no mark", "P:1 M:n", 31, "?NOQ"},
		{"unoccupied before a mark", "P:1 O:n+ N:n M:n", 31, "Q"},
		{"the weakest of the occupied", "P:1 O:n N:0 M:0 Q:00+", 31, "Q"},
		{"then the mark", "P:1 O:0 N:0$ M:n Q:n", 31, "N"},
		{"a mark does not beat power", "P:1 O:00 N:0+ M:0 Q:0", 31, "O"},
		{"by ship too", "P:1 D:+", 32, "D"},
	} {
		s := lay(t, c.words)
		automaton(s, c.card, 35)
		advance(s, 3) // draw, departure, arrival
		got := where(s, Automaton)
		if s.Phase == PhaseChoose {
			got = "?" + s.Choice.Among.String()
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// All unoccupied destinations have the power 0, so power is not among the reasons given; for occupied
// ones it is.
func TestS15_PowerIsNotWeighedInEmptyRegions(t *testing.T) {
	for _, c := range []struct {
		words string
		want  []Rule
	}{
		{"P:1 O:+", []Rule{RuleAllowed, RuleEmpty, RuleMarked}},
		{"P:1 O:n N:0 M:0 Q:00+", []Rule{RuleAllowed, RuleEmpty, RuleWeak}},
	} {
		s := lay(t, c.words)
		automaton(s, 31, 35)
		advance(s, 3) // draw, departure, arrival
		var got []Rule
		for _, e := range s.events {
			if e.Reason != nil && e.Reason.What == WhatTo {
				for _, w := range e.Reason.Steps {
					got = append(got, w.Rule)
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: weighed %v, want %v", c.words, got, c.want)
		}
	}
}

func TestDepartures(t *testing.T) {
	for _, c := range []struct {
		name, words string
		want        string
	}{
		{"the start first", "A:1 B:1", "A"},
		{"then the nearest", "B:1 N:1 P:1", "B"},
		{"then the lowest power", "B:1 C:10 D:100", "D"},
		{"marks do not matter", "B:1 C:1+", "?BC"},
	} {
		s := lay(t, c.words)
		automaton(s, 31, 35)
		advance(s, 2)
		got := s.Auto.From.String()
		if s.Phase == PhaseChoose {
			got = "?" + s.Choice.Among.String()
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestS16_ArmiesArePlacedOneByOne(t *testing.T) {
	// Vector: A has power -2, S with a city +1: both armies go to A.
	s := lay(t, "A:0001 S:c1")
	automaton(s, 30, 35)
	advance(s, 1)
	for i, power := range []int{-2, -1} {
		if got := s.Power(Automaton, Start); got != power {
			t.Errorf("before army %d the power is %d, want %d", i+1, got, power)
		}
		advance(s, 1)
	}
	if where(s, Automaton) != "AAA" || s.Phase != PhaseTake {
		t.Errorf("placed in %s, %s", where(s, Automaton), s.Phase)
	}
	s = lay(t, "A:1 S:c1")
	automaton(s, 28, 35)
	advance(s, 2)
	if s.Choice.Among != set(t, "AS") {
		t.Fatalf("equal powers: %+v", s.Choice)
	}
	do(t, s, "choose A")
	advance(s, 1)
	if where(s, Automaton) != "AAS" {
		t.Errorf("then the weaker: %s", where(s, Automaton))
	}
}

func TestS16_PowerThenMarksDecideWhereArmiesArePlaced(t *testing.T) {
	for _, c := range []struct{ name, words, want string }{
		{"the weakest", "A:1 S:c1 D:c10", "D"},
		{"then the mark", "A:1 S:c1+", "S"},
		{"a mark does not beat power", "A:1 S:c11+", "A"},
		{"then the person", "A:1 S:c1", "?AS"},
	} {
		s := lay(t, c.words)
		before := s.Grounds
		automaton(s, 35, 35)
		advance(s, 2)
		got := ""
		for r := range Region(RegionCount) {
			if s.Grounds[r].Armies[Automaton] > before[r].Armies[Automaton] {
				got += r.String()
			}
		}
		if s.Phase == PhaseChoose {
			got = "?" + s.Choice.Among.String()
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestS17_S18_Cities(t *testing.T) {
	for _, c := range []struct{ name, words, want string }{
		{"in the start", "A:1", "A"},
		{"not beside anybody's city", "A:1c0 B:1", "B"},
		{"where the power is lowest", "B:11 C:1", "C"},
		{"then a mark", "B:1 C:1$", "C"},
		{"then the person", "B:1 C:1", "?BC"},
		{"marks do not beat power", "B:1 C:11+", "B"},
	} {
		s := lay(t, c.words)
		automaton(s, 7, 35)
		advance(s, 2)
		got := ""
		for r := range Region(RegionCount) {
			if s.Grounds[r].Cities[Automaton] > 0 {
				got += r.String()
			}
		}
		if s.Phase == PhaseChoose {
			got = "?" + s.Choice.Among.String()
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestS19_WhatThePersonDestroys(t *testing.T) {
	for _, c := range []struct {
		act    string
		gone   bool
		supply int
		left   string
	}{
		{"destroy B 1", false, 13 + 1, "n"},
		{"destroy B 1", true, 13, "n"},
		{"destroy B 5", false, 13, "1"},
	} {
		s := lay(t, "A:0 B:1n")
		s.Gone = c.gone
		take(t, s, 4)
		do(t, s, c.act)
		left := ""
		if s.Grounds[1].Armies[Automaton] > 0 {
			left += "1"
		}
		if s.Grounds[1].Armies[Neutral] > 0 {
			left += "n"
		}
		if s.Players[Automaton].Armies != c.supply || left != c.left {
			t.Errorf("%s: supply %d, want %d; left %q, want %q", c.act, s.Players[Automaton].Armies, c.supply, left, c.left)
		}
	}
}

func TestS20_S21_TheAutomatonTakesArmiesOfThePersonOnly(t *testing.T) {
	s := lay(t, "A:1 B:0n C:n")
	s.Gone = true // the option is about what people destroy
	before := s.Players[0].Armies
	s.Row = [RowLength]Card{}
	automaton(s, 11, 35)
	advance(s, 2)
	if where(s, 0) != "" || where(s, Neutral) != "BC" || s.Players[Automaton].Trophies != 1 || s.Players[0].Armies != before || s.Score(Automaton).Captured != 2 {
		t.Errorf("person %q, neutral %q, %d trophies, supply %d of %d, %d points", where(s, 0), where(s, Neutral), s.Players[Automaton].Trophies, s.Players[0].Armies, before, s.Score(Automaton).Captured)
	}
	if got := where(s, Automaton); got != "A" && got != "AA" {
		t.Errorf("then it places: %s", got)
	}
}

func TestS22_TiesAreThePersonsOrSettleThemselves(t *testing.T) {
	s := lay(t, "P:1 N:0 M:0 O:00 Q:00")
	automaton(s, 31, 35)
	advance(s, 3)
	if s.Phase != PhaseChoose || s.Choice.Among != set(t, "OQ") || s.Acting() != rules.Only(0) {
		t.Fatalf("%s %+v", s.Phase, s.Choice)
	}
	if err := s.Check(0, In(DoChoose, Start)); !errors.Is(err, ErrNotOffered) {
		t.Errorf("choosing another region: %v", err)
	}
	if err := s.Check(0, Action{}); !errors.Is(err, ErrNotNow) {
		t.Errorf("not choosing: %v", err)
	}
	want := s.Choice.Suggested
	s = lay(t, "P:1 N:0 M:0 O:00 Q:00")
	s.AutoTies = true
	automaton(s, 31, 35)
	advance(s, 9)
	if s.Phase != PhaseTake || where(s, Automaton) != want.String() {
		t.Errorf("by itself: %s, army in %s, suggested was %s", s.Phase, where(s, Automaton), want)
	}
}

// Which army is lost is not a tie: the person is asked whatever the option for ties. Version 1 of the
// rules settled it with the ties.
func TestS22_ThePersonChoosesLossesEvenIfTiesAreAutomatic(t *testing.T) {
	for _, c := range []struct {
		ties  string
		rules int
		asked bool
	}{{"ask", 0, true}, {"auto", 0, true}, {"ask", 2, true}, {"auto", 2, true}, {"ask", 1, true}, {"auto", 1, false}} {
		s, err := New(rules.Setup{Seats: 1, Seed: 1, Rules: c.rules, Options: map[string]string{"ties": c.ties}})
		if err != nil {
			t.Fatal(err)
		}
		s.Grounds = [RegionCount]Ground{}
		put(t, s, "B:1 C:0 D:00")
		automaton(s, 11, 35) // destroy 1 and place 1
		advance(s, 2)
		if asked := s.Phase == PhaseChoose && s.Choice.What == WhatLoss && s.Choice.Among == set(t, "CD") && s.Acting() == rules.Only(0); asked != c.asked {
			t.Errorf("ties=%s by version %d: asked %t, want %t (%s %+v)", c.ties, c.rules, asked, c.asked, s.Phase, s.Choice)
		}
		if !c.asked {
			continue
		}
		do(t, s, "choose C") // not the suggestion
		advance(s, 9)
		if where(s, 0) != "DD" || s.Players[Automaton].Trophies != 1 || s.Phase != PhaseTake {
			t.Errorf("ties=%s by version %d: the person's are in %s, %d trophies, %s", c.ties, c.rules, where(s, 0), s.Players[Automaton].Trophies, s.Phase)
		}
	}
}

func TestS22_TheSuggestionIsBestForThePerson(t *testing.T) {
	// An army on M ties the region; on O it would have no effect.
	s := lay(t, "P:1 M:0 O:n N:nn Q:nn")
	s.Grounds[Region('M'-'A')].Armies[0] = 1
	if got := s.suggest(WhatTo, 0); got != NoRegion {
		t.Errorf("nothing to choose from gives %s", got)
	}
	s.Auto.From = Region('P' - 'A')
	s.Phase, s.Card = PhaseAuto, 31
	s.Auto.Left = 2
	if got := s.suggest(WhatTo, set(t, "MO")); got.String() != "O" {
		t.Errorf("suggested %s", got)
	}
	if got := s.suggest(WhatTo, set(t, "NQ")); got.String() != "N" {
		t.Errorf("of equal ones the first: %s", got)
	}
	// From B it would go to the token of G, from C it takes none.
	s = lay(t, "B:1 C:1 G:+")
	automaton(s, 31, 35)
	advance(s, 2)
	if s.Choice.What != WhatFrom || s.Choice.Among != set(t, "BC") || s.Choice.Suggested.String() != "C" {
		t.Errorf("of a departure the arrival counts: %+v", s.Choice)
	}
}

func TestS23_S24_S33_GoodsJokersAndTokens(t *testing.T) {
	s := lay(t, "D:0+ F:1+")
	s.Grounds[3].Token, s.Grounds[5].Token = Crystal, Crystal // the automaton's token is not counted among its goods
	s.Players[0].Cards = hand(40)                             // a joker: it is assigned to the token's crystal
	s.Players[Automaton].Cards = hand(13, 40, 41)             // two vivres, two jokers
	if got := s.Score(0); got.Goods != 2 || got.Tokens != 0 || got.Jokers != 0 {
		t.Errorf("the person: %+v", got)
	}
	if got := s.Score(Automaton); got.Goods != 0 || got.Jokers != 2 || got.Tokens != 1 {
		t.Errorf("the automaton: %+v", got)
	}
	s.Players[Automaton].Cards = hand(13, 12)
	if got := s.Score(Automaton).Goods; got != 1 {
		t.Errorf("three vivres, two of them on one card: %d", got)
	}
}

func hand(cards ...Card) (h Hand) {
	for _, c := range cards {
		h.add(c)
	}
	return h
}

func TestS25_ACardMustBeTakenAndMayBeIgnored(t *testing.T) {
	s := lay(t, "A:0")
	if err := s.Check(0, Done); !errors.Is(err, ErrTakeFirst) {
		t.Errorf("done without a card: %v", err)
	}
	take(t, s, 1)
	if err := s.Check(0, Pick(DoTake, 1)); !errors.Is(err, ErrTaken) {
		t.Errorf("a second card: %v", err)
	}
	do(t, s, "done")
	if s.Phase != PhaseDraw || where(s, 0) != "A" {
		t.Errorf("%s, armies in %s", s.Phase, where(s, 0))
	}
}

func TestS26_TheAutomatonsCardIsShownWhenDrawn(t *testing.T) {
	s := lay(t, "A:01")
	automaton(s, 31, 35)
	v := s.View(0)
	if v.Card != 0 || len(v.Events) != 1 || !slices.Contains(v.Unseen(), 31) {
		t.Errorf("before: %d, unseen %v", v.Card, v.Unseen())
	}
	advance(s, 1)
	if v = s.View(0); v.Card != 31 || !s.Sealed() || slices.Contains(v.Unseen(), 31) {
		t.Errorf("after: %d, sealed %t", v.Card, s.Sealed())
	}
}

func TestS27_TiesAtTheEnd(t *testing.T) {
	for _, c := range []struct {
		name, words string
		me, it      int // coins
		handicap    int
		reason      string
		rank        int
	}{
		{"coins are points of the automaton's", "B:0 C:1", 3, 1, 0, ReasonLost, 2},
		{"equal points, more coins", "B:00 C:1", 3, 1, 0, ReasonWon, 1},
		{"a coin on the map counts as its own; then armies", "B:00 C:1$", 1, 0, 0, ReasonWon, 1},
		{"without which armies would decide", "B:00 C:1$", 0, 0, 0, ReasonLost, 2},
		{"armies before regions", "B:0000 C:1 D:1", 0, 0, 0, ReasonWon, 1},
		{"then regions", "B:0 C:0 D:11", 2, 2, 0, ReasonWon, 1},
		{"equal in everything", "B:00 C:1 D:1n", 1, 1, 0, ReasonDrawn, 1},
		{"fewer coins", "B:00 C:1", 0, 1, 0, ReasonLost, 2},
		{"a handicap decides", "B:00 C:1", 3, 1, 3, ReasonLost, 2},
	} {
		s := lay(t, c.words)
		s.Players[0].Coins, s.Players[Automaton].Coins = c.me, c.it
		s.Handicap = c.handicap
		s.Phase = PhaseOver
		if r := s.Result(); r.Reason != c.reason || r.Ranks[0] != c.rank {
			t.Errorf("%s: %+v, want %s; %+v against %+v", c.name, r, c.reason, s.Score(0), s.Score(Automaton))
		}
	}
}

func TestS28_NoTokenInTheStart(t *testing.T) {
	for name, l := range Atlas.Layouts {
		if l.Tokens.Has(Start) || l.Tokens&l.Coins != 0 {
			t.Errorf("layout %s: tokens %s, coins %s", name, l.Tokens, l.Coins)
		}
	}
}

func TestS29_TheAutomatonFinishesTheRound(t *testing.T) {
	s := lay(t, "A:01")
	automaton(s, 35)
	advance(s, 9)
	if s.Phase != PhaseOver || s.Result() == nil {
		t.Errorf("after its last card: %s", s.Phase)
	}
	for seed := range uint64(5) {
		s, err := New(rules.Setup{Seats: 1, Seed: seed, Options: map[string]string{"ties": "ask"}})
		if err != nil {
			t.Fatal(err)
		}
		var turns []Side
		for r := rules.NewRand(seed); s.Result() == nil; {
			s.Step([]Action{s.View(0).Sample(r)})
			for _, e := range s.events {
				if e.Kind == TurnEnded {
					turns = append(turns, e.Side)
				}
			}
		}
		for i, side := range turns {
			if int(side) != i%2 || len(turns)%2 != 0 {
				t.Errorf("seed %d: the turns are of %v: the person begins and the automaton ends", seed, turns)
				break
			}
		}
	}
}

func TestS30_UnspentCoinsAreNoPoints(t *testing.T) {
	s := lay(t, "A:0")
	s.Players[0].Coins = 12
	if got := s.Score(0); got.Coins != 0 || got.Total() != 1+1+1 {
		t.Errorf("coins that are left should not count: %+v", got)
	}
}

func TestS31_PowerIsTakenBeforeEachArmy(t *testing.T) {
	// Both armies of P may go to N or O, one weaker for the person's army there;
	// after the first the powers are equal and the person is asked.
	s := lay(t, "P:11 M:nnn N:00 O:0 Q:nnn")
	automaton(s, 31, 35)
	advance(s, 3)
	if where(s, Automaton) != "NP" {
		t.Fatalf("the first goes to %s", where(s, Automaton))
	}
	advance(s, 2)
	if s.Phase != PhaseChoose || s.Choice.Among != set(t, "NO") {
		t.Errorf("then %s %+v", s.Phase, s.Choice)
	}
}

func TestS32_TokensAndCoinsStayOnTheMap(t *testing.T) {
	s := lay(t, "H:1$ D:0+")
	if s.Score(Automaton).Coins != 1 || s.Score(0).Coins != 0 || !s.Grounds[7].Coin || s.Grounds[3].Token != Wood {
		t.Errorf("the coin of H should count, and the token of D stay: %+v", s.Score(Automaton))
	}
	s = lay(t, "H:0$")
	if s.Score(Automaton).Coins != 0 || s.Score(0).Coins != 0 {
		t.Error("a coin that the automaton does not hold counts for somebody")
	}
	for _, words := range []string{"G:1 H:$", "G:1 H:+"} {
		s = lay(t, words)
		before := s.Grounds[7]
		automaton(s, 31, 35)
		advance(s, 3)
		if where(s, Automaton) != "H" || s.Grounds[7].Coin != before.Coin || s.Grounds[7].Token != before.Token {
			t.Errorf("%s: an army went to %s, where %+v lies now", words, where(s, Automaton), s.Grounds[7])
		}
	}
}
