package history

import (
	"math"
	"strconv"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/history"
)

// Line is an event worth a line of the log, with its amounts as its owner knows
// them: who may read them is for [Line.Words].
type Line struct {
	game.Event
	// Turn is the seat's own turn, 0 where it belongs to none.
	Turn int

	name  string
	foe   string
	lost  int        // by a bee that was hit
	full  bool       // it could not take more
	stock game.Range // of the seat, as the people at the screen knew it
	// exactly is that stock in digits, where they knew it.
	exactly string
	bees    int // how many bees foraged one after the other
}

// Lines returns the log so far, the oldest first.
func (h *History) Lines() []Line { return h.lines }

// write makes lines of events that led to v; known is what may be shown of the stocks.
func (h *History) write(v *game.View, events []game.Event, known *[game.Players]game.Range) {
	for i := range events {
		e := &events[i]
		n := Line{Event: *e, bees: 1}
		if e.Seat >= 0 {
			n.Turn, n.stock = v.OwnTurn(e.Seat), known[e.Seat]
			n.exactly = strconv.Itoa(n.stock.Lo)
		}
		if e.Bee >= 0 {
			n.name = v.Bees[e.Bee].Name()
		}
		switch e.What {
		case game.EventMoved, game.EventTurn:
			continue // seen on the board; a line each would hide the rest
		case game.EventKO:
			continue // said by its draw, which knows the odds
		case game.EventForaged:
			b := &v.Bees[e.Bee]
			n.full = e.Amount == 0 && b.Nectar.Lo == b.Kind.Capacity()
			if h.gather(&n) {
				continue
			}
		case game.EventDraw:
			if len(e.Foes) == 1 {
				n.foe = v.Bees[e.Foes[0]].Name()
			}
			n.lost = lost(events, e.Bee)
		}
		h.lines = append(h.lines, n)
	}
}

// gather makes the foragings of a turn one line, and reports whether it did.
func (h *History) gather(n *Line) bool {
	k := len(h.lines) - 1
	if k < 0 {
		return false
	}
	last := &h.lines[k]
	if last.What != game.EventForaged || last.Seat != n.Seat || last.Turn != n.Turn {
		return false
	}
	n.bees = last.bees + 1
	if n.Amount != game.Hidden {
		n.Amount += max(0, last.Amount)
	}
	*last = *n
	return true
}

// lost returns what a bee lost by a KO among events, [game.Hidden] where it was not hit.
func lost(events []game.Event, bee int) int {
	n := game.Hidden
	for i := range events {
		if e := &events[i]; e.What == game.EventKO && e.Bee == bee {
			n = e.Amount
		}
	}
	return n
}

// Told reports whether there is anything to read in a line for eyes; over says that
// the match is over and has no secrets: that a bee stored something is its owner's
// to know.
func (l *Line) Told(eyes rules.Seat, over bool) bool {
	return l.What != game.EventStored || l.amount(l.Amount, eyes, over) != game.Hidden
}

// Placed reports whether a line speaks of one cell, which is X, Y.
func (l *Line) Placed() bool { return l.Bee >= 0 && l.bees == 1 }

// amount returns how much of n may be shown.
func (l *Line) amount(n int, eyes rules.Seat, over bool) int {
	if l.Seat != eyes && !over {
		return game.Hidden
	}
	return n
}

// Words puts a line into words for eyes, with a note under it; who is what its seat
// is called, over says that the match is over.
func (l *Line) Words(say history.Speaker, who string, eyes rules.Seat, over bool) (text, note string) {
	switch l.What {
	case game.EventLaid:
		return say.Say(laidBy[l.Kind](who)), say.Say(words.BzzzLogLaidNote(l.span(say)))
	case game.EventForaged:
		text = say.Say(words.BzzzLogForaged(l.name))
		if l.bees > 1 {
			text = say.Say(words.BzzzLogForagedMany(l.bees, who))
		}
		return text, l.gathered(say, l.amount(l.Amount, eyes, over))
	case game.EventStored:
		return say.Say(words.BzzzLogStored(l.Amount, l.name)), ""
	case game.EventDraw:
		return l.draw(say, l.amount(l.lost, eyes, over))
	case game.EventPassed:
		return say.Say(words.BzzzLogPassed(who)), ""
	case game.EventWoke:
		return say.Say(words.BzzzLogWoke(l.name)), ""
	case game.EventEnded:
		return say.Say(banners[l.Reason]), ""
	}
	return "", ""
}

// span returns the interval that the people at the screen knew of the seat's stock.
func (l *Line) span(say history.Speaker) string {
	if l.stock.Hi == game.Hidden {
		return say.Say(words.BzzzUnknown())
	}
	if l.stock.Known() {
		return l.exactly
	}
	return say.Say(words.BzzzRange(l.stock.Lo, l.stock.Hi))
}

// gathered says how much was foraged.
func (l *Line) gathered(say history.Speaker, n int) string {
	switch {
	case n == game.Hidden:
		return say.Say(words.BzzzLogForagedHidden())
	case n == 0 && l.full:
		return say.Say(words.BzzzLogForagedFull())
	case n == 0:
		return say.Say(words.BzzzLogForagedEmpty())
	}
	return say.Say(words.BzzzLogForagedNote(n))
}

// draw tells how a bee fared in a skirmish, which cost it this much.
func (l *Line) draw(say history.Speaker, lost int) (text, note string) {
	odds := Odds(say, l.Num, l.Den)
	note = say.Say(words.BzzzLogDrawNote(odds))
	switch {
	case l.Dodged:
		return say.Say(words.BzzzLogDodged(l.name)), note
	case l.foe != "":
		text = say.Say(words.BzzzLogKoBy(l.name, l.foe))
	default:
		text = say.Say(words.BzzzLogKo(l.name))
	}
	if lost > 0 {
		note = say.Say(words.BzzzLogKoLost(lost))
	}
	return text, note
}

// Odds returns odds in words: "5 chances in 6".
func Odds(say history.Speaker, n, all int) string { return say.Say(words.BzzzOdds(n, all)) }

// Hundredths cuts a number drawn after two decimals, everywhere the same.
func Hundredths(x float64) float64 { return math.Floor(x*100) / 100 }

// banners are the reasons a match ends, in a word or two.
var banners = map[string]words.Text{
	game.ReasonBlitzkrieg: words.BzzzEndBannerBlitzkrieg(),
	game.ReasonExhausted:  words.BzzzEndBannerExhausted(),
	game.ReasonTime:       words.BzzzEndBannerTime(),
}

// laidBy say that a bee was laid, by its kind.
var laidBy = [...]func(name string) words.Text{words.BzzzLogLaidWorker, words.BzzzLogLaidDrone, words.BzzzLogLaidScout}

// headline is the event of a step that is shown of its position.
type headline struct {
	game.Event
	name, foe string
	num, den  int // the odds of the bee that knocked it out
}

// tellWeight says which of several events of a step is shown; what has none is not.
var tellWeight = map[game.EventKind]int{
	game.EventMoved: 1, game.EventWoke: 2, game.EventPassed: 2, game.EventForaged: 3, game.EventLaid: 4,
	game.EventStored: 5, game.EventDraw: 6, game.EventKO: 7, game.EventEnded: 8,
}

// tell returns what is shown of the events that led to v.
func tell(v *game.View, events []game.Event) headline {
	t, weight := headline{Event: game.Event{What: game.EventTurn}}, 0
	for i := range events {
		if e := &events[i]; tellWeight[e.What] > weight {
			weight = tellWeight[e.What]
			t = headlineOf(v, e)
		}
	}
	return t
}

// headlineOf returns the headline of an event that led to v.
func headlineOf(v *game.View, e *game.Event) headline {
	t := headline{Event: *e}
	if e.Bee >= 0 {
		t.name = v.Bees[e.Bee].Name()
	}
	if e.What == game.EventKO {
		t.against(v)
	}
	return t
}

// against notes who knocked a bee out, where it was one alone, and the odds.
func (t *headline) against(v *game.View) {
	for i := range v.Events {
		if d := &v.Events[i]; d.What == game.EventDraw && d.Bee == t.Bee && len(d.Foes) == 1 {
			t.foe, t.num, t.den = v.Bees[d.Foes[0]].Name(), d.Den-d.Num, d.Den
		}
	}
}

// Subject returns whose event Say describes.
func (h *History) Subject(at int) rules.Seat {
	if leads := h.at[at].leads; leads >= 0 {
		return leads
	}
	switch t := &h.at[at].headline; t.What {
	case game.EventLaid, game.EventMoved, game.EventForaged, game.EventStored, game.EventDraw, game.EventKO, game.EventPassed, game.EventWoke:
		return t.Seat
	}
	return rules.Spectator
}

// Say puts the event that led to a position into words, after the name of the new leader, if there is one.
func (h *History) Say(say history.Speaker, at int) string {
	said := say.Say(h.at[at].headline.text())
	leads := h.at[at].leads
	if leads < 0 {
		return said
	}
	first := say.Say(words.BzzzLogLeads(leads.Letter()))
	if said == "" {
		return first
	}
	return say.Join(first, " · ", said)
}

// text puts the event into words.
func (t *headline) text() words.Text {
	switch t.What {
	case game.EventLaid:
		return laidBy[t.Kind](t.Seat.Letter())
	case game.EventMoved:
		return words.BzzzLogMoved(t.name)
	case game.EventForaged:
		return words.BzzzLogForaged(t.name)
	case game.EventStored:
		return words.BzzzLogStored(t.Amount, t.name)
	case game.EventDraw:
		return words.BzzzLogDodged(t.name)
	case game.EventKO:
		if t.foe != "" {
			return words.BzzzLogKoOdds(t.num, t.den, t.name, t.foe)
		}
		return words.BzzzLogKo(t.name)
	case game.EventPassed:
		return words.BzzzLogPassed(t.Seat.Letter())
	case game.EventWoke:
		return words.BzzzLogWoke(t.name)
	case game.EventEnded:
		return banners[t.Reason]
	}
	return words.Text{}
}
