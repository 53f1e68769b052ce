package empire

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"ludotheque/assets/tables"
	"ludotheque/rules"
)

func TestGoodsTable(t *testing.T) {
	for _, c := range []struct {
		good Good
		n    int
		want int
	}{
		{Crystal, 5, 5}, {Ore, 6, 5}, {Wood, 5, 3}, {Tools, 6, 3}, {Food, 4, 1},
		{Crystal, 0, 0}, {Ore, 1, 0}, {Food, 2, 0}, {Food, 3, 1}, {Food, 8, 5}, {Tools, 7, 5}, {Wild, 3, 0}, {NoGood, 9, 0},
	} {
		if got := Worth(c.good, c.n); got != c.want {
			t.Errorf("%d %s bring %d, want %d", c.n, c.good, got, c.want)
		}
	}
}

func TestJokersAreLaidForTheBest(t *testing.T) {
	for _, c := range []struct {
		goods Goods
		laid  Goods
		want  int
	}{
		{Goods{2, 1, 0, 0, 0, 2}, Goods{4, 1, 0, 0, 0, 0}, 5},
		{Goods{0, 0, 0, 0, 0, 3}, Goods{0, 0, 0, 0, 0, 3}, 0},
		{Goods{0, 0, 1, 0, 2, 1}, Goods{0, 0, 2, 0, 2, 0}, 1},
		{Goods{1, 1, 1, 1, 1, 0}, Goods{1, 1, 1, 1, 1, 0}, 1},
		{Goods{4, 0, 0, 0, 0, 1}, Goods{5, 0, 0, 0, 0, 0}, 5},
	} {
		if laid, got := c.goods.Settle(); laid != c.laid || got != c.want {
			t.Errorf("%v settle as %v for %d, want %v for %d", c.goods, laid, got, c.laid, c.want)
		}
	}
}

func TestCardsAreThoseOfTheList(t *testing.T) {
	var count [7]int
	five := 0
	for i := range Cards {
		count[Cards[i].Good]++
		if Cards[i].Five {
			five++
		}
	}
	if want := [7]int{0, 5, 7, 8, 9, 10, 3}; count != want || five != 5 {
		t.Errorf("by good %v, want %v; %d are for five players", count, want, five)
	}
	for _, text := range []string{"", "1 wood 1 move", "2 wood 1 move 3", "1 wood 0 move 3", "1 none 1 move 3", "1 wood 1 fly 3",
		"1 wood 1 move 3 or", "1 wood 1 move 3 or sail 3", "1 wood 1 move 12", "1 wood 1 place 2 or move 3 or city", "1 wood 1 move 3 but city"} {
		if _, err := ParseCards(text); err == nil {
			t.Errorf("%q is taken for a list of cards", text)
		}
	}
	for _, text := range []string{"", "wood 1 2 3", "wood 2 2 3 4", "wild 1 2 3 4", "wood 1 2 3 4\nwood 1 2 3 4", "wood 0 1 2 3"} {
		if _, err := ParseGoods(text); err == nil {
			t.Errorf("%q is taken for a table of goods", text)
		}
	}
}

func TestAtlasIsCheckedWhenRead(t *testing.T) {
	change := func(name, from, to string) {
		t.Helper()
		text := replaceOnce(t, tables.Atlas, from, to)
		if _, err := ParseAtlas(text); err == nil {
			t.Errorf("%s: taken for an atlas", name)
		}
	}
	if _, err := ParseAtlas(tables.Atlas); err != nil {
		t.Fatal(err)
	}
	change("a border that the picture lacks", "region B plateau ACGH ", "region B plateau ACGHD ")
	change("a link one way", "BG     KW 2", "BG     K 2")
	change("a wrong distance", "- 4 6 4"[1:], "3 6 4")
	change("a name in the sea", "0 36 19", "0 0 0")
	change("a continent that is none", "region V woods", "region V moon")
	change("a layout of nine armies", "CEGLLPPUWW", "CEGLLPPUW")
	change("a coin on a token", "coins HM", "coins HD")
	change("three coins", "coins HM", "coins HMN")
	change("nine tokens", "tokens DFJKOQRTXY", "tokens DFJKOQRTX")
	change("a token in the start", "tokens DFJKOQRTXY", "tokens DFJKOQRTX"+Start.String())
	change("a short row", "picture ......III", "picture .....III")
	change("a line of another kind", "layout c", "plan c")
}

func TestThreeArmiesEachInTheStartAndCoins(t *testing.T) {
	for seats, want := range map[int][3]int{2: {14, 13, 37}, 3: {11, 10, 37}, 4: {9, 8, 37}, 5: {8, 7, 42}} {
		s, err := New(rules.Setup{Seats: seats, Seed: 4})
		if err != nil {
			t.Fatal(err)
		}
		for i := range seats {
			p := &s.Players[i]
			if p.Coins != want[0] || p.Armies != 11 || p.Cities != 3 || s.Grounds[Start].Armies[i] != 3 {
				t.Errorf("%d seats: seat %d has %+v", seats, i, p)
			}
		}
		if s.Limit() != want[1] || s.Deck+RowLength != want[2] {
			t.Errorf("%d seats: %d cards each, %d in play", seats, s.Limit(), s.Deck+RowLength)
		}
	}
}

func TestBid(t *testing.T) {
	for _, c := range []struct {
		name    string
		bids    []int
		winners Regions // by seat
	}{
		{"the highest pays", []int{1, 4, 2}, 1 << 1},
		{"equal ones are drawn", []int{3, 0, 3}, 1<<0 | 1<<2},
		{"all zero", []int{0, 0, 0}, 7},
		{"too much counts as nothing", []int{99, 1, 0}, 1 << 1},
	} {
		seen := Regions(0)
		for seed := range uint64(40) {
			s, err := New(rules.Setup{Seats: 3, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			acts := make([]Action, 3)
			for i, n := range c.bids {
				acts[i] = Pick(DoBid, n)
			}
			s.Step(acts)
			w := s.Current
			seen |= 1 << w
			paid := c.bids[w]
			for i := range 3 {
				want := 11
				if Side(i) == w {
					want -= paid
				}
				if s.Players[i].Coins != want {
					t.Fatalf("%s: seat %d has %d coins, want %d", c.name, i, s.Players[i].Coins, want)
				}
			}
			if s.Phase != PhaseFirst || !s.Sealed() || s.Acting() != rules.Only(rules.Seat(w)) {
				t.Fatalf("%s: then %s", c.name, s.Phase)
			}
			do(t, s, "first 2")
			if s.Phase != PhaseTake || s.Current != 2 {
				t.Fatalf("%s: seat 2 was chosen, now %s of %d", c.name, s.Phase, s.Current)
			}
		}
		if seen != c.winners {
			t.Errorf("%s: won by %b, want %b", c.name, seen, c.winners)
		}
	}
}

func TestTwoPutTheNeutralArmiesInTurn(t *testing.T) {
	s, err := New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 10 {
		if s.Phase != PhaseNeutral || int(s.Current) != i%2 || s.NeutralLeft != 10-i {
			t.Fatalf("army %d: %s of %d, %d left", i, s.Phase, s.Current, s.NeutralLeft)
		}
		do(t, s, "neutral M")
	}
	if s.Phase != PhaseBid || where(s, Neutral) != "MMMMMMMMMM" {
		t.Errorf("then %s with %s", s.Phase, where(s, Neutral))
	}
	s, err = New(rules.Setup{Seats: 2, Options: map[string]string{"neutrals": "quick"}})
	if err != nil || s.Phase != PhaseBid || where(s, Neutral) != "CEGLLPPUWW" {
		t.Errorf("quickly: %s with %s, %v", s.Phase, where(s, Neutral), err)
	}
}

func TestTheRowSlidesAndIsRefilled(t *testing.T) {
	s := lay(t, "A:0")
	s.Row = [RowLength]Card{1, 2, 3, 4, 5, 6}
	next := s.deck[s.Deck-1]
	do(t, s, "take 2")
	if s.Row != [RowLength]Card{1, 2, 0, 4, 5, 6} || s.Sealed() {
		t.Errorf("while it is played: %v", s.Row)
	}
	do(t, s, "done")
	if s.Row != [RowLength]Card{1, 2, 4, 5, 6, next} || !s.Sealed() {
		t.Errorf("then %v, want %d at the end", s.Row, next)
	}
}

// What is no action is refused in every phase.
func TestUnknownActionsAreRefused(t *testing.T) {
	for phase := PhaseBid; phase < PhaseOver; phase++ {
		b := Board{Phase: phase}
		for _, a := range []Action{{}, {Do: 77}} {
			if err := b.checkPhase(a); err != ErrNotNow {
				t.Errorf("%+v in phase %d: %v", a, phase, err)
			}
		}
	}
}

func TestActions(t *testing.T) {
	for _, c := range []struct {
		name, words string
		card        Card
		before      []string
		act         string
		want        error
	}{
		{"place in the start", "", 2, nil, "place A", nil},
		{"place with a city", "D:c0", 2, nil, "place D", nil},
		{"not with another's city", "D:c1", 2, nil, "place D", ErrNoBase},
		{"no more than the card says", "", 35, []string{"place A"}, "place A", ErrUsedUp},
		{"not from an empty supply", "A:00000000000000", 2, nil, "place A", ErrNoSupply},
		{"move over land", "A:0", 1, nil, "move A B", nil},
		{"one army, many steps", "A:0", 1, []string{"move A B", "move B H"}, "move H I", ErrNoBorder},
		{"as many points as the card says", "A:0", 38, []string{"move A B", "move B H"}, "move H B", ErrUsedUp},
		{"through others", "A:0 B:11n", 1, nil, "move A B", nil},
		{"not over the sea", "B:0", 1, nil, "move B L", ErrNeedsSail},
		{"sail over the sea", "B:0", 41, nil, "move B L", nil},
		{"sail over land", "B:0", 41, nil, "move B A", nil},
		{"somebody else's army", "B:1", 1, nil, "move B A", ErrNoArmy},
		{"into the start", "B:0", 1, nil, "move B A", nil},
		{"found with an army", "N:0", 7, nil, "city N", nil},
		{"found beside cities", "N:0c0c1", 7, nil, "city N", nil},
		{"not without an army", "N:1", 7, nil, "city N", ErrNoArmy},
		{"not without a city left", "A:0 B:c0 C:c0 D:c0", 7, nil, "city A", ErrNoSupply},
		{"destroy", "B:1", 4, nil, "destroy B 1", nil},
		{"not one's own", "B:0", 4, nil, "destroy B 0", ErrOwnArmy},
		{"not nothing", "B:0", 4, nil, "destroy B 1", ErrNoArmy},
		{"not a city", "B:c1", 4, nil, "destroy B 1", ErrNoArmy},
		{"no such side", "B:c1", 4, nil, "destroy B 9", ErrNoArmy},
		{"or: not the other side then", "A:0", 3, []string{"place A"}, "move A B", ErrOtherHalf},
		{"or: not the first side then", "A:0", 3, []string{"move A B"}, "place A", ErrOtherHalf},
		{"and: both", "A:0 B:1", 11, []string{"destroy B 1"}, "place A", nil},
		{"and: in either order", "A:0 B:1", 11, []string{"place A"}, "destroy B 1", nil},
		{"what the card does not say", "A:0", 1, nil, "place A", ErrNotOnCard},
		{"nowhere", "A:0", 1, nil, "move A -", ErrNoRegion},
		{"from nowhere", "A:0", 1, nil, "move - A", ErrNoRegion},
		{"placed nowhere", "A:0", 2, nil, "place -", ErrNoRegion},
		{"a bid now", "A:0", 2, nil, "bid 1", ErrNotNow},
	} {
		s := lay(t, c.words)
		take(t, s, c.card)
		do(t, s, c.before...)
		if err := s.Check(0, action(t, c.act)); !errors.Is(err, c.want) {
			t.Errorf("%s: %s gives %v, want %v", c.name, c.act, err, c.want)
		}
		// Legal says the same.
		legal := false
		for _, a := range s.View(0).Legal() {
			legal = legal || a == action(t, c.act)
		}
		if legal != (c.want == nil) {
			t.Errorf("%s: %s is listed: %t", c.name, c.act, legal)
		}
	}
	s := lay(t, "A:0")
	s.Row = [RowLength]Card{1, 0, 3, 4, 5, 6}
	s.Players[0].Coins = 1
	for act, want := range map[string]error{"take 0": nil, "take 1": ErrNoCard, "take 2": nil, "take 3": ErrTooDear, "take 6": ErrNoCard, "take -1": ErrNoCard} {
		if err := s.Check(0, action(t, act)); !errors.Is(err, want) {
			t.Errorf("with one coin, %s gives %v, want %v", act, err, want)
		}
	}
	if err := s.Check(1, action(t, "take 0")); !errors.Is(err, ErrNotYourTurn) {
		t.Errorf("another seat: %v", err)
	}
}

func TestEndAndTies(t *testing.T) {
	for _, c := range []struct {
		name, words string
		coins       [3]int
		ranks       [3]int
	}{
		{"points", "B:0 C:0 D:1 E:2", [3]int{0, 9, 9}, [3]int{1, 2, 2}},
		{"coins", "I:0 M:1 R:2", [3]int{1, 2, 1}, [3]int{2, 1, 2}},
		{"armies on the map", "I:00 M:1 R:2", [3]int{1, 1, 1}, [3]int{1, 2, 2}},
		{"shared", "I:0 M:1 R:2", [3]int{1, 1, 1}, [3]int{1, 1, 1}},
	} {
		s, err := New(rules.Setup{Seats: 3})
		if err != nil {
			t.Fatal(err)
		}
		s.Grounds = [RegionCount]Ground{}
		put(t, s, c.words)
		for i := range 3 {
			s.Players[i].Coins = c.coins[i]
		}
		if got := endNow(t, s); [3]int(got.Ranks) != c.ranks {
			t.Errorf("%s: scores %v, ranks %v, want %v", c.name, got.Scores, got.Ranks, c.ranks)
		}
	}
}

// endNow makes the last of three seats end the last turn of the game.
func endNow(t *testing.T, s *State) *rules.Result {
	t.Helper()
	s.Turn = s.Limit()*3 - 1
	s.Phase, s.Current = PhaseAct, 2
	do(t, s, "done")
	r := s.Result()
	if r == nil {
		t.Fatalf("not over, %s", s.Phase)
	}
	return r
}

// A has more armies, B more regions, and points of an earlier game make up for those of the regions:
// armies are compared first.
func TestTiesAreBrokenByArmiesBeforeRegions(t *testing.T) {
	s, err := New(rules.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	s.Grounds = [RegionCount]Ground{}
	put(t, s, "I:000 M:1 R:1")
	for i := range 3 {
		s.Players[i].Coins = 0
	}
	s.Totals[0] = 2
	r := endNow(t, s)
	if s.Controlled(0).Len() != 1 || s.Controlled(1).Len() != 2 || r.Scores[0] != r.Scores[1] {
		t.Fatalf("regions %d and %d, scores %v: this is no such tie", s.Controlled(0).Len(), s.Controlled(1).Len(), r.Scores)
	}
	if r.Ranks[0] != 1 || r.Ranks[1] != 2 {
		t.Errorf("ranks %v: A has more armies, so it is first", r.Ranks)
	}
}

func TestAMatchIsThreeGames(t *testing.T) {
	s, err := New(rules.Setup{Seats: 2, Options: map[string]string{"games": "3", "neutrals": "quick"}})
	if err != nil {
		t.Fatal(err)
	}
	sum, games := [2]int{}, 0
	r := rules.NewRand(7)
	for s.Result() == nil {
		acts := make([]Action, 2)
		for i := range acts {
			acts[i] = s.View(rules.Seat(i)).Sample(r)
		}
		s.Step(acts)
		for _, e := range s.events {
			if e.Kind == GameEnded {
				games++
				sum[0] += e.Points[0]
				sum[1] += e.Points[1]
			}
		}
	}
	if got := s.Result().Scores; games != 3 || got[0] != sum[0] || got[1] != sum[1] {
		t.Errorf("%d games, scores %v, the sums are %v", games, got, sum)
	}
}

// Each option is refused with numbers of seats for which it has no effect, but its default is
// accepted. A set-up of version 1 keeps its options.
func TestOptionsFollowTheSeats(t *testing.T) {
	for _, c := range []struct {
		key, value string
		seats      string // numbers of seats for which it has an effect
	}{
		{"automaton", "apprentice", "1"}, {"automaton", "expert", "1"}, {"ties", "ask", "1"},
		{"layout", "b", "12345"}, {"destroyed", "gone", "12345"},
		{"tokens", "off", "2345"}, {"games", "3", "2345"}, {"neutrals", "quick", "2"},
	} {
		for seats := 1; seats <= MostSeats; seats++ {
			setup := rules.Setup{Seats: seats, Options: map[string]string{c.key: c.value}}
			_, err := New(setup)
			var refused *rules.SetupError
			if serves := strings.Contains(c.seats, strconv.Itoa(seats)); serves != (err == nil) || err != nil && (!errors.As(err, &refused) || refused.Field != c.key) {
				t.Errorf("%s=%s with %d seats: %v", c.key, c.value, seats, err)
			}
			setup.Rules = 1
			if _, err := New(setup); err != nil {
				t.Errorf("%s=%s with %d seats in a record of version 1: %v", c.key, c.value, seats, err)
			}
			setup.Rules, setup.Options[c.key] = 0, info.Option(c.key).Values[0]
			if _, err := New(setup); err != nil {
				t.Errorf("%s as it is by default with %d seats: %v", c.key, seats, err)
			}
		}
	}
}

// The option that only repeated the number of seats is dropped from old set-ups.
func TestSetupsOfVersion1ArePlayed(t *testing.T) {
	old := rules.Setup{Seats: 1, Options: map[string]string{"mode": "solo", "games": "1", "tokens": "off", "ties": "auto"}}
	now, version := Game.Today(old, 1)
	s, err := New(now)
	if err != nil || version != 3 || now.Rules != 1 {
		t.Fatalf("version %d, %+v: %v", version, now, err)
	}
	if !s.tokens || s.Games != 1 || s.AskLosses || old.Options["mode"] != "solo" {
		t.Errorf("tokens %t, %d games, losses asked %t; the set-up given is now %v", s.tokens, s.Games, s.AskLosses, old.Options)
	}
}

// Ties are broken automatically unless the person wants to be asked; before version 3 the default was
// to ask, and old records keep it.
func TestTiesByDefault(t *testing.T) {
	for _, c := range []struct {
		rules int
		said  string
		auto  bool
	}{{0, "", true}, {3, "", true}, {2, "", false}, {1, "", false}, {0, "ask", false}, {2, "auto", true}, {1, "auto", true}} {
		setup := rules.Setup{Seats: 1, Seed: 1, Rules: c.rules}
		if c.said != "" {
			setup.Options = map[string]string{"ties": c.said}
		}
		s, err := New(setup)
		if err != nil || s.AutoTies != c.auto || (Ties(setup) == "auto") != c.auto {
			t.Errorf("version %d, ties %q: by themselves %t, want %t (%v)", c.rules, c.said, s.AutoTies, c.auto, err)
		}
	}
}

func TestNeutralArmiesTakePartInTheBaseGame(t *testing.T) {
	s, err := New(rules.Setup{Seats: 2, Options: map[string]string{"neutrals": "quick"}})
	if err != nil {
		t.Fatal(err)
	}
	s.Grounds = [RegionCount]Ground{}
	put(t, s, "B:0nn C:00nn D:0 I:1")
	if got := s.Score(0); got.Regions != 1 || got.Continents != 0 || got.Power != 0 {
		t.Errorf("%+v: B is neutral, C nobody's, the plateau a tie", got)
	}
}

// Whose time is over takes the free card and spends no coin.
func TestAPassTakesTheFreeCard(t *testing.T) {
	s, err := New(rules.Setup{Seats: 3, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	acts := make([]Action, 3)
	for s.Phase != PhaseTake {
		for seat := range s.Acting().All() {
			acts[seat] = s.View(seat).Sample(rules.NewRand(1))
		}
		s.Step(acts)
	}
	var seat rules.Seat
	for seat = range s.Acting().All() {
	}
	coins, card := s.Players[seat].Coins, s.Row[0]
	pass, ok := s.View(seat).Pass()
	if !ok || s.Check(seat, pass) != nil {
		t.Fatalf("the pass is %v, %t: %v", pass, ok, s.Check(seat, pass))
	}
	acts[seat] = pass
	s.Step(acts)
	if s.Card != card || s.Players[seat].Coins != coins {
		t.Errorf("a pass takes %v of which the free one is %v, and leaves %d of %d coins", s.Card, card, s.Players[seat].Coins, coins)
	}
}
