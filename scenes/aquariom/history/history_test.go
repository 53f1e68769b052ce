package history

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/history"
)

// seen returns a history of two seats that has seen those turns; the first seat's score
// is the turn, the second's half of it.
func seen(turns ...int) *History {
	c := Of(2)
	for at, n := range turns {
		c.See(at, &game.View{Turn: n, Players: []game.Player{{Score: uint64(n)}, {Score: uint64(n / 2)}}})
	}
	return c
}

// A curve is drawn over turns: a window that saw one turn in five draws what one
// that saw all of them draws.
func TestCurvesAreDrawnOverTurns(t *testing.T) {
	var all, some []int
	for n := range 601 {
		all = append(all, n)
		if n%5 == 0 {
			some = append(some, n)
		}
	}
	whole, gaps := seen(all...), seen(some...)
	a, every := whole.curve(func(at int) float32 { return float32(whole.score(at, 0)) })
	b, again := gaps.curve(func(at int) float32 { return float32(gaps.score(at, 0)) })
	if every != again || !slices.Equal(a, b) {
		t.Errorf("every %d turns %v, with gaps every %d %v", every, a, again, b)
	}
	if len(a) != 61 || every != 10 || a[3] != 30 || a[60] != 600 {
		t.Errorf("every %d turns %v", every, a)
	}
}

// Who draws level with the leader does not take the lead: only who is ahead of all others is crowned.
func TestATieHasNoCrown(t *testing.T) {
	c := Of(2)
	for at, scores := range [][2]uint64{{2, 9}, {9, 9}, {9, 10}, {11, 10}, {11, 11}} {
		c.See(at, &game.View{Turn: 30 + 20*at, Players: []game.Player{{Score: scores[0], Cells: 1}, {Score: scores[1], Cells: 1}}})
	}
	if m := c.Marks(); len(m) != 1 || m[0].At != 3 || m[0].Seat != 0 || m[0].Icon != "icons/crown" {
		t.Errorf("marks %+v", m)
	}
}

// What the server counts in the end is what the end of a match says.
func TestTheEndIsTheServers(t *testing.T) {
	c := seen(0, 580, 587)
	c.Conclude(&rules.Result{Scores: []int{590, 610}, Ranks: []int{2, 1}})
	if c.order.Seats[0] != 1 || c.order.Ranks[1] != 1 || c.score(c.Noted()-1, c.order.Seats[0]) != 610 {
		t.Errorf("ranking %v, ranks %v, score %d", c.order.Seats, c.order.Ranks, c.score(c.Noted()-1, c.order.Seats[0]))
	}
	if v, _ := c.curve(func(at int) float32 { return float32(c.score(at, 1)) }); v[len(v)-1] != 610 {
		t.Errorf("the curve ends at %v", v[len(v)-1])
	}
}

// speaker says the keys of texts, and names seats as a record does: seat 0 is a person.
type speaker struct{ w *words.Words }

func (s speaker) Say(t words.Text) string          { return s.w.Say(t) }
func (s speaker) Join(a, between, b string) string { return a + between + b }
func (s speaker) Name(p rules.Seat) string {
	if p == 0 {
		return "Zoé"
	}
	return ""
}

// Events are put into words, with the players' names, for a while; deaths,
// explosions and changes of the lead are marked where they happened.
func TestEventsHaveSentences(t *testing.T) {
	c := Of(2)
	view := func(turn, first, second int, events ...game.Event) *game.View {
		return &game.View{Turn: turn, Players: []game.Player{{Score: uint64(first), Cells: 1}, {Score: uint64(second)}}, Events: events}
	}
	c.See(0, view(21, 9, 1))
	c.See(1, view(22, 9, 1, game.Event{What: game.EventEat, Seat: 0, Whose: 1}, game.Event{What: game.EventGraze, Seat: 0}))
	c.See(2, view(23, 9, 10))
	c.See(3, view(24, 9, 11, game.Event{What: game.EventDivide, Seat: 0}, game.Event{What: game.EventExplode, Seat: 1}))
	c.See(4, view(24+told+1, 9, 12))
	want := []struct {
		kind Kind
		at   int
		icon string
	}{{Dies, 1, "icons/cross"}, {Leads, 2, "icons/crown"}, {Bursts, 3, "icons/star"}}
	if len(c.Lines()) != len(want) || len(c.Marks()) != len(want) {
		t.Fatalf("lines %+v, marks %+v", c.Lines(), c.Marks())
	}
	for i, w := range want {
		if l, m := c.Lines()[i], c.Marks()[i]; l.Kind != w.kind || m.At != w.at || m.Icon != w.icon {
			t.Errorf("line %+v, mark %+v, want %+v", l, m, w)
		}
	}
	say := speaker{words.New("fr")}
	computer := say.Say(NameOf(1))
	for at, name := range []string{"", "Zoé", computer, computer, ""} {
		said := c.Say(say, at)
		if (said == "") != (name == "") || !strings.Contains(said, name) || strings.Contains(said, "{") {
			t.Errorf("position %d says %q, of %q", at, said, name)
		}
	}
}

// Words name a position of a record by the time played, as the clock of the match shows it.
func TestAPositionIsToldInTime(t *testing.T) {
	c := Of(1)
	c.See(0, &game.View{Turn: 820, Pace: 50, Players: make([]game.Player, 1)})
	if got := c.Where(0); got != words.AquariomPlotLast("0:41") || c.Elapsed(0) != 41 {
		t.Errorf("turn 820 of 50 ms is told as %v, %d s", got, c.Elapsed(0))
	}
}

// The results draw everybody's scores and mark who has won.
func TestTheOutcomeDrawsAll(t *testing.T) {
	c := seen(0, 10, 20)
	o := c.Outcome(&rules.Result{Scores: []int{20, 10}, Ranks: []int{1, 2}})
	if len(o.Curves) != 2 || len(o.Notes) != 2 || !o.Curves[0].Winner || o.Curves[1].Winner {
		t.Errorf("two curves and two notes are wanted, the first the winner's: %+v", o)
	}
	moments := c.Layers()
	if len(moments) == 0 || len(moments[0]) != 2 {
		t.Errorf("layers %v", moments)
	}
}

// Awards are drawn from what happened: who ate most, the largest bite, the longest
// flight, and the daughter that caught the most.
func TestAwards(t *testing.T) {
	m, err := game.FindMap("lagoon")
	if err != nil {
		t.Fatal(err)
	}
	c := Of(3)
	cell := func(id uint32, owner rules.Seat, x, mass float32) game.Cell {
		return game.Cell{ID: id, Owner: owner, At: game.Point{X: x, Y: 500}, Mass: mass}
	}
	at := 0
	see := func(cells []game.Cell, events ...game.Event) {
		v := &game.View{Turn: at, Pace: 50, Map: m, Players: make([]game.Player, 3), Cells: cells, Events: events}
		for _, q := range cells {
			v.Players[q.Owner].Cells++
			v.Players[q.Owner].Mass += q.Mass
			v.Players[q.Owner].Score += uint64(q.Mass)
		}
		c.See(at, v)
		at++
	}
	if got := c.Awards(); len(got) != 0 {
		t.Errorf("before anything happened: %+v", got)
	}
	// Seat 1 flees seat 0 for thirty turns, and is eaten.
	for n := range 30 {
		i := float32(n)
		see([]game.Cell{cell(1, 0, 500+i, 200), cell(2, 1, 700+i, 60), cell(3, 2, 2500, 40)})
	}
	see([]game.Cell{cell(1, 0, 560, 248), cell(3, 2, 2500, 40)}, game.Event{What: game.EventEat, Seat: 0, Whose: 1, Cell: 1, Other: 2})
	// Its daughter catches seat 2.
	see([]game.Cell{cell(1, 0, 560, 148), cell(9, 0, 2300, 100), cell(3, 2, 2500, 40)}, game.Event{What: game.EventDivide, Seat: 0, Cell: 1, First: 9, Whose: rules.Spectator})
	see([]game.Cell{cell(1, 0, 560, 148), cell(9, 0, 2480, 132)}, game.Event{What: game.EventEat, Seat: 0, Whose: 2, Cell: 9, Other: 3})
	got := c.Awards()
	if len(got) != 4 {
		t.Fatalf("four awards are wanted: %+v", got)
	}
	for i, want := range []Award{
		{Kind: MostEaten, Seat: 0, Other: 1, Figure: 2, Count: 1},
		{Kind: CruellestBite, Seat: 0, Other: 1, Figure: 60, Count: 100},
		{Kind: LongestFlight, Seat: 1, Other: 0, Figure: 30, Count: 1},
		{Kind: DaringDivision, Seat: 0, Other: 2, Figure: 40, Count: 100},
	} {
		a := got[i]
		if len(a.Scene) == 0 || a.Who == 0 {
			t.Errorf("award %d has no scene", a.Kind)
		}
		a.At, a.Turn, a.Scene, a.Who = 0, 0, nil, 0
		if a.Kind != want.Kind || a.Seat != want.Seat || a.Other != want.Other || a.Figure != want.Figure || a.Count != want.Count {
			t.Errorf("%+v, want %+v", a, want)
		}
	}
	// A person who played alone reads about their own game: what one ate, or whom one's urchin burst.
	for p, want := range [][2]history.Sentence{
		{{At: 32, Text: words.AquariomOwnAte(2, "B")}, {At: -1, Text: words.AquariomOwnSafe()}},
		{{At: -1, Text: words.AquariomOwnGrazed()}, {At: 30, Text: words.AquariomOwnLost(1, "A", "0:02")}},
	} {
		if got := c.own(rules.Seat(p)); !slices.Equal(got, want[:]) {
			t.Errorf("seat %d gets %+v, want %+v", p, got, want)
		}
	}
	see([]game.Cell{cell(1, 0, 560, 220), cell(2, 1, 700, 90)}, game.Event{What: game.EventVirus, Seat: 1, Cell: 2, First: 40, Whose: rules.Spectator})
	see([]game.Cell{cell(1, 0, 560, 80), cell(2, 1, 700, 90)}, game.Event{What: game.EventExplode, Seat: 0, Cell: 1, Other: 40, Whose: rules.Spectator})
	if got, want := c.own(1)[0], (history.Sentence{At: 34, Text: words.AquariomOwnTrapped(220, "A", "0:02")}); got != want {
		t.Errorf("of who burst a rival it says %+v, want %+v", got, want)
	}
}

// A card shows the cell that has the award, also when it was born in the turn in which it
// ate: then it is not among those that were there before.
func TestACardShowsAnEaterBornInTheSameTurn(t *testing.T) {
	m, err := game.FindMap("lagoon")
	if err != nil {
		t.Fatal(err)
	}
	c := Of(2)
	mother := game.Cell{ID: 1, At: game.Point{X: 500, Y: 500}, Mass: 200}
	daughter := game.Cell{ID: 7, At: game.Point{X: 600, Y: 500}, Mass: 100}
	prey := game.Cell{ID: 2, Owner: 1, At: game.Point{X: 620, Y: 500}, Mass: 40}
	c.See(0, &game.View{Map: m, Cells: []game.Cell{mother, prey}, Players: []game.Player{{Cells: 1, Mass: 200}, {Cells: 1, Mass: 40}}})
	c.See(1, &game.View{Turn: 1, Map: m, Cells: []game.Cell{mother, daughter}, Players: []game.Player{{Cells: 2, Mass: 240}, {}}, Events: []game.Event{
		{What: game.EventDivide, Cell: 1, First: 7, Whose: rules.Spectator},
		{What: game.EventEat, Whose: 1, Cell: 7, Other: 2},
	}})
	awards := c.Awards()
	if len(awards) != 3 {
		t.Fatalf("three awards are wanted: %+v", awards)
	}
	for i := range awards {
		a := &awards[i]
		if shown := func(q game.Cell) bool { return q.ID == a.Who && q.Owner == a.Seat }; !slices.ContainsFunc(a.Scene, shown) {
			t.Errorf("the card for %d shows cell %d of %+v, and not the eater", a.Kind, a.Who, a.Scene)
		}
	}
}

// Equal scores are parted by their fractions, as the rules do; who is equal in both shares
// a place.
func TestTheRankingPartsByFractions(t *testing.T) {
	r := NewRanking(3)
	r.Sort(&game.View{Players: []game.Player{{Score: 7, Part: 0.25}, {Score: 7, Part: 0.5}, {Score: 7, Part: 0.25}}})
	if !slices.Equal(r.Ranks, []int{2, 1, 2}) {
		t.Errorf("ranks %v, want 2, 1, 2", r.Ranks)
	}
}
