package bzzz

import (
	"math"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// line is an event worth a line of the log, with its amount as its owner knows
// it: whoever reads it sees no more than he may.
type line struct {
	event game.Event
	step  int // after which it had happened
	turn  int // the seat's own turn
	name  string
	foe   string
	lost  int        // by a bee that was hit
	full  bool       // it could not take more
	stock game.Range // of the seat, as whoever looks knew it
	bees  int        // how many bees foraged one after the other
	first int        // the step of the first of them
}

// logbook is all that has happened, in words when it is read.
type logbook struct {
	lines []line
	sheet kit.LogSheet
	// point is the place that the line under the pointer speaks of.
	point   meadow.Cell
	pointed bool
	marks   [1]meadow.Cell

	readable []int
	toldFor  toldKey
	toldOnce bool
}

// add notes the events of the latest step. v is what the person who looks saw;
// what only others may know is asked for them, and shown to them alone.
func (l *logbook) add(s *Scene, v *game.View) {
	events := append([]game.Event(nil), v.Events...)
	for p := range rules.Seat(game.Players) {
		if p == v.Seat || !s.chair[p].Person() {
			continue
		}
		for i, e := range s.m.View(p).Events {
			if e.Seat == p {
				events[i].Amount = e.Amount
			}
		}
	}
	known := v.Stocks
	if s.people() > 1 {
		known = s.m.View(rules.Spectator).Stocks
	}
	l.note(v, events, s.m.Steps(), &known)
}

// note makes lines of events that led to v; known is what may be told of the
// stocks.
func (l *logbook) note(v *game.View, events []game.Event, step int, known *[game.Players]game.Range) {
	for i := range events {
		e := &events[i]
		n := line{event: *e, step: step}
		if e.Seat >= 0 {
			n.turn = v.OwnTurn(e.Seat)
		}
		if e.Bee >= 0 {
			n.name = meadow.Name(&v.Bees[e.Bee])
		}
		n.bees, n.first = 1, step
		if e.Seat >= 0 {
			n.stock = known[e.Seat]
		}
		switch e.What {
		case game.EventForaged:
			b := &v.Bees[e.Bee]
			n.full = e.Amount == 0 && b.Nectar.Lo == b.Kind.Capacity()
			if k := len(l.lines) - 1; k >= 0 && l.lines[k].gathers(&n) {
				n.bees, n.first = l.lines[k].bees+1, l.lines[k].first
				if n.event.Amount != game.Hidden {
					n.event.Amount += max(0, l.lines[k].event.Amount)
				}
				l.lines[k] = n
				continue
			}
		case game.EventMoved, game.EventTurn:
			continue // seen on the board; a line each would hide the rest
		case game.EventStored:
			if e.Amount == game.Hidden {
				continue // that a bee stored something is its owner's to know
			}
		case game.EventKO:
			continue // said by its draw, which knows the odds
		case game.EventDraw:
			if len(e.Foes) == 1 {
				n.foe = meadow.Name(&v.Bees[e.Foes[0]])
			}
			n.lost = game.Hidden
			for j := range events {
				if k := &events[j]; k.What == game.EventKO && k.Bee == e.Bee {
					n.lost = k.Amount
				}
			}
		}
		l.lines = append(l.lines, n)
	}
}

// gathers says whether two foragings belong in one line: those of a turn.
func (n *line) gathers(next *line) bool {
	return n.event.What == game.EventForaged && n.event.Seat == next.event.Seat && n.turn == next.turn
}

// cut forgets what was taken back.
func (l *logbook) cut(s *Scene, step int) {
	for len(l.lines) > 0 && l.lines[len(l.lines)-1].step > step {
		torn := l.lines[len(l.lines)-1].first <= step
		l.lines = l.lines[:len(l.lines)-1]
		if torn && l.rebuild(s) != nil {
			return // the same set-up was accepted before
		}
	}
}

// rebuild reads the log of a game that is gone on with.
func (l *logbook) rebuild(s *Scene) error {
	l.lines = l.lines[:0]
	if s.m.Steps() == 0 {
		return nil
	}
	r, err := s.m.Replay()
	if err != nil {
		return err
	}
	for at := 1; at <= r.Len(); at++ {
		v := r.View(at, rules.Spectator)
		if len(v.Events) == 0 {
			continue
		}
		events := append([]game.Event(nil), v.Events...)
		for p := range rules.Seat(game.Players) {
			if !s.chair[p].Person() {
				continue
			}
			for i, e := range r.View(at, p).Events {
				if e.Seat == p {
					events[i].Amount = e.Amount
				}
			}
		}
		known := v.Stocks
		if s.people() == 1 {
			known = r.View(at, s.eyes).Stocks
		}
		l.note(v, events, at, &known)
	}
	return nil
}

// amount is what a line may tell to the person who looks.
func (s *Scene) amount(l *line, n int) int {
	if l.event.Seat != s.eyes && s.v.Result == nil {
		return game.Hidden
	}
	return n
}

// words puts a line into words, with a note under it.
func (l *logbook) words(s *Scene, n *line) (words, note string) {
	e := &n.event
	who := s.who(e.Seat)
	if !s.chair[max(0, e.Seat)].Person() {
		who = e.Seat.Letter()
	}
	switch e.What {
	case game.EventLaid:
		return s.say(phrase{key: laidKeys[e.Kind], x: who}), s.say(phrase{key: "bzzz.log.laid.note", y: s.span(n.stock)})
	case game.EventForaged:
		words = s.say(phrase{key: "bzzz.log.foraged", x: n.name})
		if n.bees > 1 {
			words = s.say(phrase{key: "bzzz.log.foraged.many", x: who, n: n.bees})
		}
		switch a := s.amount(n, e.Amount); {
		case a == game.Hidden:
			return words, s.word("bzzz.log.foraged.hidden")
		case a == 0 && n.full:
			return words, s.word("bzzz.log.foraged.full")
		case a == 0:
			return words, s.word("bzzz.log.foraged.empty")
		default:
			return words, s.say(phrase{key: "bzzz.log.foraged.note", n: a})
		}
	case game.EventStored:
		return s.say(phrase{key: "bzzz.log.stored", x: n.name, n: e.Amount}), ""
	case game.EventDraw:
		odds := s.chances(e.Num, e.Den)
		if e.Dodged {
			return s.say(phrase{key: "bzzz.log.dodged", x: n.name}), s.say(phrase{key: "bzzz.log.draw.note", y: odds, draw: hundredths(e.Draw)})
		}
		if n.foe != "" {
			words = s.say(phrase{key: "bzzz.log.ko.by", x: n.name, y: n.foe})
		} else {
			words = s.say(phrase{key: "bzzz.log.ko", x: n.name})
		}
		if a := s.amount(n, n.lost); a > 0 {
			return words, s.say(phrase{key: "bzzz.log.ko.lost", n: a, y: odds})
		}
		return words, s.say(phrase{key: "bzzz.log.draw.note", y: odds, draw: hundredths(e.Draw)})
	case game.EventPassed:
		return s.say(phrase{key: "bzzz.log.passed", x: who}), ""
	case game.EventWoke:
		return s.say(phrase{key: "bzzz.log.woke", x: n.name}), ""
	case game.EventEnded:
		return s.word(endedKeys[e.Reason]), ""
	}
	return "", ""
}

var endedKeys = map[string]string{
	game.ReasonBlitzkrieg: "bzzz.end.banner.blitzkrieg",
	game.ReasonExhausted:  "bzzz.end.banner.exhausted",
	game.ReasonTime:       "bzzz.end.banner.time",
}

// drawn is a number drawn, with two decimals, as the language writes it.
func (s *Scene) drawn(x float64) string {
	return s.say(phrase{key: "bzzz.decimal", draw: hundredths(x)})
}

// hundredths cuts a number drawn after two decimals, everywhere the same.
func hundredths(x float64) float64 { return math.Floor(x*100) / 100 }

// told lists the lines that the person who looks may read, by index: that a bee
// stored something is its owner's to know.
func (l *logbook) told(s *Scene) []int {
	key := toldKey{len(l.lines), s.m.Steps(), s.eyes, s.v.Result != nil}
	if key == l.toldFor && l.toldOnce {
		return l.readable
	}
	l.toldFor, l.toldOnce = key, true
	l.readable = l.readable[:0]
	for i := range l.lines {
		if n := &l.lines[i]; n.event.What != game.EventStored || s.amount(n, n.event.Amount) != game.Hidden {
			l.readable = append(l.readable, i)
		}
	}
	return l.readable
}

// toldKey is what the readable lines were worked out for.
type toldKey struct {
	lines, step int
	eyes        rules.Seat
	over        bool
}

// marked is the place that the log points at, as cells for the board.
func (l *logbook) marked(*Scene) []meadow.Cell {
	if !l.pointed {
		return nil
	}
	l.pointed = false
	l.marks[0] = l.point
	return l.marks[:]
}

func (l *logbook) toggle(s *Scene) {
	s.refused.left = 0
	l.sheet.Toggle(s.k.Kit)
}

// paint shows the whole log over the left of the board, newest first.
func (l *logbook) paint(s *Scene) {
	look := kit.LogLook{Edge: margin, Width: 430 * s.lay.grow, Line: 50 * min(1.4, s.g.P.TextScale), Gap: 6, Empty: panelNote}
	told := l.told(s)
	lastTurn, lastSeat := -1, rules.Seat(-2)
	l.sheet.Tick()
	if l.sheet.Paint(s.k.Kit, s.g, &look, len(told), func(i int, row ui.Rect, pointed bool) {
		n := &l.lines[told[i]]
		if l.turnOf(n, &lastTurn, &lastSeat) && n.turn > 0 {
			s.g.P.Label(s.say(phrase{key: "bzzz.log.turn.short", n: n.turn}), ui.Rect{X: row.Right() - 70, Y: row.Y, W: 70, H: row.H * 0.5}, panelNote, ui.Right)
		}
		if pointed && n.event.Bee >= 0 {
			l.point, l.pointed = meadow.Cell{X: n.event.X, Y: n.event.Y}, true
		}
		row.W -= 76
		s.paintEntry(row, n)
	}) {
		l.sheet.Toggle(s.k.Kit)
	}
}

// turnOf says whether a line begins another turn than the line above it.
func (l *logbook) turnOf(n *line, turn *int, seat *rules.Seat) bool {
	if n.turn == *turn && n.event.Seat == *seat {
		return false
	}
	*turn, *seat = n.turn, n.event.Seat
	return true
}
