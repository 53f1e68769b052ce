package history

import (
	"reflect"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/history"
)

// speaker says words in French.
type speaker struct{ w *words.Words }

func (s speaker) Join(a, between, b string) string { return a + between + b }
func (s speaker) Say(t words.Text) string {
	if t.IsZero() {
		return ""
	}
	return s.w.Say(t)
}

var french = speaker{words.New("fr")}

// play plays a whole match at random and folds it on the way; live says after each
// step what was folded so far.
func play(t *testing.T, s rules.Setup, live func(m *match.Match[*game.State, game.Action, *game.View], h *History)) (*match.Match[*game.State, game.Action, *game.View], *History) {
	t.Helper()
	m, err := match.New(game.Game, s)
	if err != nil {
		t.Fatal(err)
	}
	h := New(s).(*History)
	h.Note(0, m.View)
	r := rules.NewRand(s.Seed)
	for m.Result() == nil {
		for p := range rules.Seat(s.Seats) {
			if m.Waiting().Has(p) {
				if err := m.Submit(p, m.View(p).Sample(r)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !m.Step() {
			t.Fatal("no step")
		}
		h.Note(m.Steps(), m.View)
		if live != nil {
			live(m, h)
		}
	}
	return m, h
}

// refold is the history of a record that is read from its beginning.
func refold(t *testing.T, m *match.Match[*game.State, game.Action, *game.View]) *History {
	t.Helper()
	tape, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	h := New(m.Setup()).(*History)
	for at := 0; at <= tape.Len(); at++ {
		h.Note(at, func(p rules.Seat) *game.View { return tape.View(at, p) })
	}
	return h
}

var setups = map[string]rules.Setup{
	"solo":  {Seats: 1, Seed: 3, Options: map[string]string{"ties": "auto"}},
	"ties":  {Seats: 1, Seed: 4},
	"three": {Seats: 3, Seed: 5, Options: map[string]string{"neutrals": "quick"}},
	"games": {Seats: 2, Seed: 6, Options: map[string]string{"neutrals": "quick", "games": "3"}},
}

// What is folded step by step is what is read from the record.
func TestARecordTellsTheSameMatch(t *testing.T) {
	for name, s := range setups {
		m, h := play(t, s, func(m *match.Match[*game.State, game.Action, *game.View], h *History) {
			if m.Steps()%17 == 0 {
				if again := refold(t, m); !reflect.DeepEqual(again, h) {
					t.Fatalf("%s: after %d steps the record tells another match", name, m.Steps())
				}
			}
		})
		if again := refold(t, m); !reflect.DeepEqual(again, h) {
			t.Errorf("%s: the record tells another match", name)
		}
		if len(h.Lines()) < 10 || len(h.Marks()) == 0 {
			t.Errorf("%s: %d lines and %d marks", name, len(h.Lines()), len(h.Marks()))
		}
		m.Close()
	}
}

// The points of the last position are those of the result, the curves end with
// them, and turns only go up.
func TestPointsAndTurns(t *testing.T) {
	for name, s := range setups {
		m, h := play(t, s, nil)
		r := m.Result()
		seats, shown := h.Shown(r)
		if solo := s.Seats == 1; solo != (len(seats) == 2) || len(shown.Scores) != Sides(h.Board()) || len(shown.Ranks) != len(shown.Scores) {
			t.Fatalf("%s: shown are %v with %+v", name, seats, shown)
		}
		if got := h.Scores(m.Steps()); !reflect.DeepEqual(got, shown.Scores) {
			t.Errorf("%s: the history ends with %v, the match with %v", name, got, shown.Scores)
		}
		o := h.Outcome(r)
		for i, c := range o.Curves {
			if last := c.Values[len(c.Values)-1]; int(last) != shown.Scores[i] || c.Winner != (shown.Ranks[i] == 1) {
				t.Errorf("%s: the curve of side %d ends at %g of %d, winner %v", name, i, last, shown.Scores[i], c.Winner)
			}
		}
		if games := game.Game.Int(s, "games"); len(h.Film(max(1, games)-1)) < 5 || h.Film(99) != nil {
			t.Errorf("%s: the film of the last game has %d pictures", name, len(h.Film(max(1, games)-1)))
		}
		for at := 1; at <= m.Steps(); at++ {
			if h.Turn(at) < h.Turn(at-1) {
				t.Fatalf("%s: turn %d at %d after turn %d", name, h.Turn(at), at, h.Turn(at-1))
			}
		}
		for _, text := range []words.Text{o.Title, o.Short, o.Why, o.PlotTitle, o.Last, o.ExtraTitle, o.Notes[0]} {
			if said := french.Say(text); said == "" || strings.Contains(said, "empire.") || strings.Contains(said, "{") {
				t.Errorf("%s: the results say %q", name, said)
			}
		}
		m.Close()
	}
}

// Every line and every position has words, whole ones.
func TestEveryLineHasWords(t *testing.T) {
	for name, s := range setups {
		m, h := play(t, s, nil)
		said := 0
		for at := range m.Steps() + 1 {
			text := h.Say(french, at)
			if strings.Contains(text, "{") || strings.Contains(text, "empire.") {
				t.Errorf("%s: position %d says %q", name, at, text)
			}
			if text != "" {
				said++
			}
		}
		if said < m.Steps()/3 {
			t.Errorf("%s: %d of %d positions are said in words", name, said, m.Steps())
		}
		for _, l := range h.Lines() {
			if text := french.Say(l.Text); text == "" || strings.Contains(text, "{") || strings.Contains(text, "empire.") {
				t.Errorf("%s: a line says %q", name, text)
			}
		}
		m.Close()
	}
}

// The automaton is ranked as a seat of its own.
func TestTheAutomatonIsRanked(t *testing.T) {
	s, err := game.New(rules.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	h := New(rules.Setup{Seats: 1}).(*History)
	h.Note(0, s.View)
	automaton := Total(h.Board(), game.Automaton)
	for reason, want := range map[string][2]int{game.ReasonWon: {1, 2}, game.ReasonLost: {2, 1}, game.ReasonDrawn: {1, 1}} {
		seats, r := h.Shown(&rules.Result{Reason: reason, Scores: []int{20}, Ranks: []int{1}})
		if r.Ranks[0] != want[0] || r.Ranks[1] != want[1] || r.Scores[0] != 20 || r.Scores[1] != automaton {
			t.Errorf("%s: ranks %v, scores %v", reason, r.Ranks, r.Scores)
		}
		if len(seats) != 2 || seats[0].Seat != 0 || seats[1].Seat != rules.Spectator || french.Say(seats[1].Name) == "" {
			t.Errorf("shown are %v", seats)
		}
	}
	if seats, r := h.Shown(nil); len(seats) != 2 || r != nil {
		t.Errorf("before the end shown are %v with %v", seats, r)
	}
}

// The automaton's turn is told from the card that it draws to its end, with the
// decision that led to a step.
func TestTheAutomatonsTurnIsFollowed(t *testing.T) {
	decided, drawn := 0, 0
	m, _ := play(t, setups["solo"], func(m *match.Match[*game.State, game.Action, *game.View], h *History) {
		v := m.View(rules.Spectator)
		d, ok := h.Decided()
		reason := false
		for _, e := range v.Events {
			reason = reason || e.Reason != nil
			if e.Kind == game.Drawn {
				drawn++
				if on := h.Automaton(); !on.On || on.Card != e.Card {
					t.Errorf("the automaton drew %d, and its turn is %+v", e.Card, on)
				}
			}
			if e.Kind == game.TurnEnded && v.Phase == game.PhaseTake && h.Automaton().On {
				t.Error("the automaton's turn goes on after its end")
			}
		}
		if ok != reason || ok && (d.Reason == nil || d.Card == 0) {
			t.Errorf("a step with a reason: %v, told %v as %+v", reason, ok, d)
		}
		if ok {
			decided++
		}
	})
	m.Close()
	if decided == 0 || drawn == 0 {
		t.Errorf("%d decisions, %d cards", decided, drawn)
	}
}

// Bids are told once they are shown, with whether a draw settled them.
func TestBids(t *testing.T) {
	h := New(rules.Setup{Seats: 3}).(*History)
	s, err := game.New(rules.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	h.Note(0, s.View)
	if bids, drawn := h.Bids(); bids != nil || drawn {
		t.Errorf("before a bid %v, %v", bids, drawn)
	}
	for i, c := range []struct {
		bids  []int
		drawn bool
	}{{[]int{0, 3, 1}, false}, {[]int{2, 2, 0}, true}} {
		v := *s.View(0)
		v.Events = []game.Event{{Kind: game.BidsShown, Side: 1, N: max(c.bids[0], c.bids[1]), Bids: c.bids}}
		h.Note(1+i, func(rules.Seat) *game.View { return &v })
		if bids, drawn := h.Bids(); !reflect.DeepEqual(bids, c.bids) || drawn != c.drawn {
			t.Errorf("bids of %v are told as %v, drawn %v", c.bids, bids, drawn)
		}
	}
}

// The log tells of a card that costs nothing that it is free, and of another what
// it cost.
func TestAFreeCardIsToldAsFree(t *testing.T) {
	for price, want := range []string{"(gratuite)", "(1 pièce)", "(2 pièces)"} {
		got := french.Say(tell(&game.Event{Kind: game.Taken, Card: 1, Price: price}, 1))
		if !strings.HasSuffix(got, want) {
			t.Errorf("a card for %d is told as %q, without %q", price, got, want)
		}
	}
}

var _ history.Speaker = french
