package history

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/history"
)

// speaker puts words into English.
type speaker struct{ *words.Words }

// Join returns two texts in one line.
func (speaker) Join(a, between, b string) string { return a + between + b }

var english = speaker{words.New("en")}

// played returns a match to its end, in which everybody does something at random.
func played(t *testing.T) *match.Replay[*game.State, game.Action, *game.View] {
	t.Helper()
	m, err := match.New(game.Game, rules.Setup{Seats: game.Players, Seed: 11, Options: map[string]string{"turns": "120"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(1)
	for m.Result() == nil {
		if s := m.Waiting().First(); s >= 0 {
			if err := m.Submit(s, m.View(s).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		m.Tick()
	}
	tape, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return tape
}

// fold returns the history of a tape up to a position, as the people at some seats know it.
func fold(tape *match.Replay[*game.State, game.Action, *game.View], upTo int, people ...rules.Seat) *History {
	h := New(tape.Header().Setup).(*History)
	for at := range upTo + 1 {
		h.Note(at, func(p rules.Seat) *game.View {
			if !slices.Contains(people, p) {
				p = rules.Spectator
			}
			return tape.View(at, p)
		})
	}
	return h
}

// open returns the history of a whole tape without secrets.
func open(tape *match.Replay[*game.State, game.Action, *game.View]) *History {
	h := New(tape.Header().Setup).(*History)
	for at := range tape.Len() + 1 {
		h.Note(at, func(rules.Seat) *game.View { return tape.State(at).Open() })
	}
	return h
}

// The curves go from the stocks of the start to those of the end, and every position
// is in words.
func TestAWholeMatch(t *testing.T) {
	tape := played(t)
	h, r := open(tape), tape.Result()
	o := h.Outcome(r)
	last := tape.Len()
	if h.Turn(0) != 1 || h.Turn(last) != 30 && r.Reason == game.ReasonTime {
		t.Errorf("from round %d to %d", h.Turn(0), h.Turn(last))
	}
	for p, n := range h.Scores(last) {
		c := o.Curves[p].Values
		if n != r.Scores[p] || int(c[0]) != 10 || int(c[len(c)-1]) != n || len(c) != h.Turn(last)+1 {
			t.Errorf("seat %d has %d of %d, and a curve of %d points from %v to %v", p, n, r.Scores[p], len(c), c[0], c[len(c)-1])
		}
	}
	for at := 1; at <= last; at++ {
		if said := h.Say(english, at); strings.Contains(said, "{") || strings.Contains(said, "bzzz.") {
			t.Errorf("position %d: %q", at, said)
		}
	}
	for i := range h.Lines() {
		text, note := h.Lines()[i].Words(english, "Zoe", rules.Spectator, true)
		if text == "" || strings.Contains(text+note, "{") || strings.Contains(text+note, "bzzz.") || strings.Contains(note, "-1") {
			t.Errorf("line %d: %q, %q", i, text, note)
		}
	}
	stops, before := 0, 0
	for _, m := range h.Marks() {
		if m.At < before || m.At > last {
			t.Errorf("a mark at %d after one at %d", m.At, before)
		}
		if before = m.At; m.Big {
			stops++
		}
	}
	if stops == 0 || stops > 2*maxStops {
		t.Errorf("%d stops", stops)
	}
}

// A crown of the timeline, the sentence of its position and the story of the results agree on who takes the
// lead.
func TestACrownHasASentence(t *testing.T) {
	tape := played(t)
	h, r := open(tape), tape.Result()
	crowned := map[int]rules.Seat{}
	for _, m := range h.Marks() {
		if m.Icon != "icons/crown" || m.At == tape.Len() {
			continue
		}
		crowned[m.At] = m.Seat
		said := english.Say(words.BzzzLogLeads(m.Seat.Letter()))
		if !strings.HasPrefix(h.Say(english, m.At), said) || h.Subject(m.At) != m.Seat || h.Scores(m.At)[m.Seat] != slices.Max(h.Scores(m.At)) {
			t.Errorf("at %d, where %v leads with %v, it says %q of %v", m.At, m.Seat, h.Scores(m.At), h.Say(english, m.At), h.Subject(m.At))
		}
	}
	winner := rules.Seat(slices.Index(r.Ranks, 1))
	turning := h.Outcome(r).Story[0]
	if seat, ok := crowned[turning.At]; !ok || seat != winner {
		t.Errorf("the story has %v take the lead at %d, where the timeline crowns %v: %v", winner, turning.At, seat, crowned)
	}
}

// What a mark of the timeline tells is the event of its sign, whatever else happened in that step; the last crown is
// the one of the seat that won.
func TestAMarkTellsItsOwnEvent(t *testing.T) {
	tape := played(t)
	h := open(tape)
	for _, m := range h.Marks() {
		said := m.Event.Say(english)
		v := tape.State(m.At).Open()
		own := slices.ContainsFunc(v.Events, func(e game.Event) bool {
			if e.Seat != m.Seat {
				return false
			}
			switch {
			case m.Icon == "icons/egg" && e.What == game.EventLaid:
				return said == english.Say(laidBy[e.Kind](e.Seat.Letter()))
			case m.Icon == "icons/nectar" && e.What == game.EventStored:
				return said == english.Say(words.BzzzLogStored(e.Amount, v.Bees[e.Bee].Name()))
			case m.Icon == "icons/cross" && e.What == game.EventKO:
				return strings.Contains(said, v.Bees[e.Bee].Name()) && said != english.Say(words.BzzzLogDodged(v.Bees[e.Bee].Name()))
			}
			return false
		})
		if m.Icon != "icons/crown" && !own {
			t.Errorf("the sign %s of %v at %d tells %q", m.Icon, m.Seat, m.At, said)
		}
	}
	v := *tape.State(tape.Len()).Open()
	events := []game.Event{{What: game.EventLaid, Seat: 2, Bee: 0}, {What: game.EventStored, Seat: 1, Amount: harvest, Bee: 1}}
	h.mark(0, &position{headline: tell(&v, events)}, &v, events)
	for i, want := range []words.Text{laidBy[events[0].Kind]("C"), words.BzzzLogStored(harvest, v.Bees[1].Name())} {
		if m := h.found[len(h.found)-2+i]; m.Seat != events[i].Seat || m.Event.Say(english) != english.Say(want) {
			t.Errorf("of two events in a step the sign of %v tells %q, want %q", m.Seat, m.Event.Say(english), english.Say(want))
		}
	}
	v.Stocks[3] = game.Range{Lo: 90, Hi: 90}
	for ranks, want := range map[[4]int]rules.Seat{{2, 1, 3, 4}: 1, {1, 1, 3, 4}: rules.Spectator} {
		v.Result = &rules.Result{Ranks: ranks[:], Scores: []int{1, 1, 0, 0}}
		h.mark(0, new(position), &v, []game.Event{{What: game.EventEnded, Seat: rules.Spectator, Bee: -1, Reason: game.ReasonTime}})
		if m := h.found[len(h.found)-1]; m.Seat != want {
			t.Errorf("after ranks %v the crown is for %v, want %v", ranks, m.Seat, want)
		}
	}
}

// What a match tells is the same whether it is read at once or was going on.
func TestReadAgainItIsTheSame(t *testing.T) {
	tape := played(t)
	h, again := fold(tape, tape.Len()/2, 0), fold(tape, tape.Len()/2, 0)
	if !slices.EqualFunc(h.Lines(), again.Lines(), func(a, b Line) bool {
		textA, noteA := a.Words(english, "Zoe", 0, false)
		textB, noteB := b.Words(english, "Zoe", 0, false)
		return textA == textB && noteA == noteB
	}) || !slices.Equal(h.Marks(), again.Marks()) {
		t.Error("two readings differ")
	}
}

// While a match goes on a log hides what another seat gathered, stored or lost.
func TestALogKeepsSecrets(t *testing.T) {
	tape := played(t)
	h := fold(tape, tape.Len()-1, 0, 1)
	own := 0
	for i := range h.Lines() {
		l := &h.Lines()[i]
		for eyes := rules.Spectator; eyes < game.Players; eyes++ {
			_, note := l.Words(english, "Zoe", eyes, false)
			secret := l.What == game.EventForaged && note != english.Say(words.BzzzLogForagedHidden()) ||
				l.What == game.EventStored && l.Told(eyes, false) || l.What == game.EventDraw && strings.Contains(note, "lost")
			if secret && l.Seat != eyes {
				t.Errorf("line %d tells %d about %d: %q", i, eyes, l.Seat, note)
			}
			if secret && l.Seat == eyes {
				own++
			}
		}
	}
	if own == 0 {
		t.Error("nobody reads what they gathered themselves")
	}
}

// A log line of a stock says what the only person knows of it, and no more than
// everybody where two share the screen.
func TestStocksAreShownToOnePersonOnly(t *testing.T) {
	tape := played(t)
	one, two := fold(tape, 60, 0), fold(tape, 60, 0, 1)
	for i := range one.Lines() {
		a, b := &one.Lines()[i], &two.Lines()[i]
		if a.Seat == 0 && !a.stock.Known() {
			t.Errorf("line %d: the only person does not know the own stock", i)
		}
		if a.stock.Lo < b.stock.Lo || a.stock.Hi > b.stock.Hi {
			t.Errorf("line %d: with two people more is told: %v, alone %v", i, b.stock, a.stock)
		}
	}
}

// Of a match without a skirmish the results tell no luck.
func TestNoLuckWithoutDraws(t *testing.T) {
	h := open(played(t))
	r := &rules.Result{Ranks: []int{1, 2, 3, 4}, Scores: []int{4, 3, 2, 1}, Reason: game.ReasonTime}
	h.luck = [game.Players]history.Luck{}
	if o := h.Outcome(r); len(o.Luck) != 0 {
		t.Errorf("luck of %v draws", o.Luck)
	}
	h.luck[1] = history.Luck{Rolls: 2, Won: 1, Expected: 0.4}
	if o := h.Outcome(r); len(o.Luck) != game.Players || o.Luck[1].Seat != 1 || o.Luck[1].Won != 1 {
		t.Errorf("luck %+v", o.Luck)
	}
}

// The story tells who was lucky, or whom luck deserted, by whose dodges were farthest from
// what was expected; where no seat's were, how little was missing.
func TestTheStoryTellsOfLuck(t *testing.T) {
	h := open(played(t))
	r := &rules.Result{Ranks: []int{1, 2, 3, 4}, Scores: []int{4, 3, 2, 1}, Reason: game.ReasonTime}
	for _, c := range []struct {
		won  int
		want words.Text
	}{{9, words.BzzzStoryLucky(9, 4.5, "C")}, {2, words.BzzzStoryUnlucky(2, 4.5, "C")}, {4, words.BzzzStoryNear(1, "B")}} {
		h.luck = [game.Players]history.Luck{1: {Rolls: 3, Won: 2, Expected: 1.5}, 2: {Rolls: 9, Won: c.won, Expected: 4.5}}
		if story := h.Outcome(r).Story; len(story) != 2 || story[1].Text != c.want {
			t.Errorf("%d dodges of 4.5: %v, want %v", c.won, story, c.want)
		}
	}
}

// The crown is for the seat ahead of all others; at the start there is none.
func TestThereIsNoCrownAtATie(t *testing.T) {
	v := &game.View{}
	for p := range v.Stocks {
		v.Stocks[p] = game.Range{Lo: 10, Hi: 10}
	}
	if c := Crowned(v); c != rules.Spectator {
		t.Errorf("%v is crowned, and all are equal", c)
	}
	v.Stocks[2].Hi = 14
	if c := Crowned(v); c != 2 {
		t.Errorf("%v is crowned, not 2", c)
	}
	v.Stocks[3] = game.Range{Lo: 12, Hi: 12}
	if c := Crowned(v); c != rules.Spectator {
		t.Errorf("%v is crowned, and two have the same middle", c)
	}
}

// What the bees of the people at the screen stored is in their log, in order, and what
// those of others stored is not.
func TestALogTellsWhatOwnBeesStored(t *testing.T) {
	tape := played(t)
	all, known := open(tape), fold(tape, tape.Len()-1, 0, 1)
	stored := func(h *History, seats ...rules.Seat) (headline []string) {
		for i := range h.lines {
			if l := &h.lines[i]; l.What == game.EventStored && slices.Contains(seats, l.Seat) {
				text, _ := l.Words(english, "Zoe", l.Seat, false)
				headline = append(headline, text)
			}
		}
		return headline
	}
	if want, got := stored(all, 0, 1), stored(known, 0, 1); len(want) == 0 || !slices.Equal(want, got) {
		t.Errorf("the log tells %q, and they stored %q", got, want)
	}
	if got := stored(known, 2, 3); got != nil {
		t.Errorf("the log tells of others %q", got)
	}
}
