package history

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
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
	"ties":  {Seats: 1, Seed: 4, Options: map[string]string{"ties": "ask"}},
	"three": {Seats: 3, Seed: 5},
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
			t.Errorf("%s: %d of %d positions have a sentence", name, said, m.Steps())
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

// The automaton's turn is explained from the card that it draws to its end, with the
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

// The log has bids once they are shown, with whether a draw settled them.
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
			t.Errorf("bids of %v read %v, drawn %v", c.bids, bids, drawn)
		}
	}
}

// The log calls a card that costs nothing free, and says of another what
// it cost.
func TestTheLogCallsAFreeCardFree(t *testing.T) {
	for price, want := range []string{"(gratuite)", "(1 pièce)", "(2 pièces)"} {
		got := french.Say(tell(&game.Event{Kind: game.Taken, Card: 1, Price: price}, 1))
		if !strings.HasSuffix(got, want) {
			t.Errorf("a card for %d reads %q, without %q", price, got, want)
		}
	}
}

var _ history.Speaker = french

// Every line of the points adds up to the total, in play and where a game has just
// ended, in each game of a match.
func TestTheReckoningAddsUp(t *testing.T) {
	ends := 0
	m, _ := play(t, setups["games"], func(m *match.Match[*game.State, game.Action, *game.View], h *History) {
		b := h.Board()
		for side := range game.Side(Sides(b)) {
			sum, sc := 0, b.Score(side)
			for _, c := range Categories(b, nil) {
				n, _ := Points(b, &sc, c, side)
				sum += n
			}
			if sum != Total(b, side) {
				t.Fatalf("game %d, %s: the lines of %s add up to %d, the total is %d", b.Game+1, b.Phase, Letter(side), sum, Total(b, side))
			}
		}
		if b.Phase == game.PhaseDeal || b.Phase == game.PhaseOver {
			ends++
			if n, _ := Points(b, &game.Score{}, Before, 0); b.Game == 0 && n != Total(b, 0) {
				t.Errorf("points before a game are %d with nothing of its own, of %d", n, Total(b, 0))
			}
		}
	})
	m.Close()
	if ends != 3 {
		t.Errorf("%d games ended", ends)
	}
}

// The winner's number comes first, and a tie with what settled it.
func TestTheWinnerComesFirst(t *testing.T) {
	s, err := game.New(rules.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	v := *s.View(0)
	h := New(rules.Setup{Seats: 1}).(*History)
	h.Note(0, func(rules.Seat) *game.View { return &v })
	mine, theirs := Total(&v.Board, 0), Total(&v.Board, game.Automaton)
	if mine >= theirs {
		t.Fatalf("%d to %d is no loss", mine, theirs)
	}
	o := h.Outcome(&rules.Result{Reason: game.ReasonLost, Scores: []int{mine}, Ranks: []int{2}})
	if got, want := french.Say(o.Short), fmt.Sprintf("%d à %d", theirs, mine); got != want {
		t.Errorf("a loss by %d to %d reads %q", mine, theirs, got)
	}
	for what, c := range map[string]struct {
		change func(b *game.Board)
		says   string
	}{
		"coins":  {func(*game.Board) {}, "pièces"},
		"armies": {func(b *game.Board) { b.Players[0].Coins = b.Score(game.Automaton).Coins }, "armées"},
		"regions": {func(b *game.Board) {
			b.Players[0].Coins = b.Score(game.Automaton).Coins
			for b.OnMap(game.Automaton) < b.OnMap(0) {
				b.Grounds[game.Start].Armies[game.Automaton]++
			}
		}, "régions"},
	} {
		again := *s.View(0)
		again.Grounds[3].Armies[0]++ // a point more than before, so that both have as many
		c.change(&again.Board)
		again.Handicap += Total(&again.Board, 0) - Total(&again.Board, game.Automaton)
		h := New(rules.Setup{Seats: 1}).(*History)
		h.Note(0, func(rules.Seat) *game.View { return &again })
		o := h.Outcome(&rules.Result{Reason: game.ReasonWon, Scores: []int{Total(&again.Board, 0)}, Ranks: []int{1}})
		if got := french.Say(o.Why); !strings.Contains(got, "partout") || !strings.Contains(got, c.says) {
			t.Errorf("%s: a tie reads %q", what, got)
		}
	}
}

// The crown on the timeline is the winner's.
func TestTheCrownIsTheWinners(t *testing.T) {
	seats := map[rules.Seat]bool{}
	for name, s := range setups {
		for seed := range uint64(6) {
			s.Seed = 10 + seed
			m, h := play(t, s, nil)
			_, r := h.Shown(m.Result())
			last := h.Marks()[len(h.Marks())-1]
			if last.Icon != "icons/crown" {
				t.Fatalf("%s: the last mark is %+v", name, last)
			}
			if s.Options["games"] == "" {
				if want := alone(len(r.Ranks), func(i int) int { return -r.Ranks[i] }); last.Seat != want {
					t.Errorf("%s, seed %d: the crown is %d's, the winner is %d", name, s.Seed, last.Seat, want)
				}
				seats[last.Seat] = true
			}
			m.Close()
		}
	}
	if len(seats) < 3 {
		t.Errorf("the same seats %v won always", seats)
	}
}

// What the automaton does has its reasons, in the log and at each position
// of a replay; a move has its origin, what is destroyed with whose
// it was, and a card with what it does.
func TestTheLogTellsWhy(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(8) {
		for _, ties := range []string{"ask", "auto"} {
			m, h := play(t, rules.Setup{Seats: 1, Seed: seed, Options: map[string]string{"ties": ties}}, nil)
			for _, l := range h.Lines() {
				auto := l.Event.Side == game.Automaton
				switch l.Event.Kind {
				case game.Placed, game.Moved, game.Founded, game.Destroyed, game.Decided, game.Unplayable:
					if auto == l.Why.IsZero() {
						t.Errorf("%q has the reason %q", french.Say(l.Text), french.Say(l.Why))
					}
				}
				text := french.Say(l.Text)
				if e := l.Event; e.Kind == game.Moved && !strings.Contains(text, french.Say(RegionNames[e.From]())) {
					t.Errorf("a move from %v reads %q", e.From, text)
				}
				if l.Event.Kind == game.Destroyed && !strings.Contains(text, "neutre") && !strings.Contains(text, "chez "+Letter(l.Event.Of)) {
					t.Errorf("an army of %s is destroyed as %q", Letter(l.Event.Of), text)
				}
				if auto {
					said[french.Say(l.Why)]++
					if at := h.Say(french, l.At); !l.Why.IsZero() && !strings.Contains(at, " · ") {
						t.Errorf("the replay says %q of %q", at, text)
					}
				}
			}
			m.Close()
		}
	}
	for _, part := range []string{"seule possible", "puissance la plus basse", "plus proche du Carrefour", "inoccupée", "un pion ou une pièce", "votre choix", "départagée automatiquement", "vous choisissez", "action du bas", "un tour plus tôt"} {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(said)), func(s string) bool { return strings.Contains(s, part) }) {
			t.Errorf("in no game it was said: %s", part)
		}
	}
}

// What the person settled in the automaton's place is reported as settled by them, and
// no more as a tie.
func TestASettledTieIsReported(t *testing.T) {
	settled := 0
	var before *game.View
	m, _ := play(t, setups["ties"], func(m *match.Match[*game.State, game.Action, *game.View], h *History) {
		v := m.View(rules.Spectator)
		if before != nil && before.Phase == game.PhaseChoose {
			settled++
			a := h.Automaton()
			if v.Current == game.Automaton && (!a.Yours || !a.Reason.Chosen.Known() || !before.Choice.Among.Has(a.Reason.Chosen)) {
				t.Errorf("a tie between %v that was settled reads %+v, %v", before.Choice.Among, a, a.Reason)
			}
		}
		before = v
	})
	m.Close()
	if settled == 0 {
		t.Error("there was no tie")
	}
}

// A solo match ends in the turn of its last card, as the screen counts them, also where the automaton has
// kept cards that it could not use.
func TestASoloMatchEndsInItsLastTurn(t *testing.T) {
	kept := 0
	for seed := range uint64(12) {
		m, h := play(t, rules.Setup{Seats: 1, Seed: seed}, nil)
		b := h.Board()
		if n := h.Turn(m.Steps()); n != b.Limit() {
			t.Errorf("seed %d: it ends in turn %d of %d", seed, n, b.Limit())
		}
		if b.Turn < 2*b.Limit()-1 {
			kept++
		}
		if film := h.Film(0); film[len(film)-1].Round != b.Limit() {
			t.Errorf("seed %d: its last picture is that of round %d", seed, film[len(film)-1].Round)
		}
	}
	if kept == 0 {
		t.Error("the automaton keeps no card in any match")
	}
}

// The results name the category that parted the two sides of a solo game, if there is one such.
func TestNothingIsDecisiveThatOthersEqual(t *testing.T) {
	const games = 120
	named := 0
	for seed := range uint64(games) {
		m, h := play(t, rules.Setup{Seats: 1, Seed: seed}, nil)
		b := h.Board()
		winner := game.Side(0)
		if b.Score(0).Total() < b.Score(game.Automaton).Total() {
			winner = game.Automaton
		}
		ours, theirs := b.Score(winner), b.Score(1-winner)
		var leads []int
		for _, c := range Categories(b, nil) {
			w, _ := Points(b, &ours, c, winner)
			l, _ := Points(b, &theirs, c, 1-winner)
			leads = append(leads, w-l)
		}
		slices.Sort(leads)
		n := len(leads)
		most, by := decisive(b, winner)
		if alone := leads[n-1] > leads[n-2]; alone != (most != nil) || by != leads[n-1] {
			t.Errorf("seed %d: leads %v, and one is decisive: %v, by %d", seed, leads, most != nil, by)
		}
		if most != nil {
			named++
		}
		m.Close()
	}
	if named == 0 || named == games {
		t.Errorf("%d of %d games have one: the test needs both", named, games)
	}
}
