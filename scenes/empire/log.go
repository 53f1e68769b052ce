package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// line is something that happened, in words when it is read: several of the
// same in a row are one line.
type line struct {
	event game.Event
	step  int // after which it had happened
	first int // the step of the first of several
	n     int
	turn  int
	game  int
}

// logbook is all that has happened.
type logbook struct {
	lines []line
	sheet kit.LogSheet
	seen  input.Frame // the frame as the widgets see it
}

// add notes the events that led to v.
func (l *logbook) add(v *game.View, step int) {
	for i := range v.Events {
		e := v.Events[i]
		if !logged[e.Kind] || e.Kind == game.GameEnded && v.Games == 1 {
			continue // the end of the only game needs no number
		}
		n := line{event: e, step: step, first: step, n: 1, turn: v.Turn, game: v.Game}
		if k := len(l.lines) - 1; k >= 0 {
			last := &l.lines[k]
			o := &last.event
			if o.Kind == e.Kind && o.Side == e.Side && o.To == e.To && o.From == e.From && (e.Kind == game.Placed || e.Kind == game.Moved) {
				n.first, n.n = last.first, last.n+1
				*last = n
				continue
			}
		}
		l.lines = append(l.lines, n)
	}
}

// logged are the events that are worth a line; what the others do is seen.
var logged = map[game.Kind]bool{
	game.BidsShown: true, game.FirstChosen: true, game.NeutralPut: true, game.Taken: true, game.Placed: true, game.Moved: true,
	game.Founded: true, game.Destroyed: true, game.Drawn: true, game.Unplayable: true, game.GameEnded: true,
}

// cut forgets what was taken back.
func (l *logbook) cut(step int) {
	for len(l.lines) > 0 {
		last := &l.lines[len(l.lines)-1]
		if last.step <= step {
			return
		}
		if last.first <= step && last.n > 1 {
			last.n--
			last.step = step
			return
		}
		l.lines = l.lines[:len(l.lines)-1]
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
		l.add(r.View(at, rules.Spectator), at)
	}
	return nil
}

// words puts a line into words.
func (s *Scene) words(n *line) string {
	who := letter(n.event.Side)
	return s.telling(&n.event, who, n.n)
}

// telling puts an event into words, done n times by somebody.
func (w *speech) telling(e *game.Event, who string, n int) string {
	switch e.Kind {
	case game.BidsShown:
		return w.say(phrase{key: "empire.log.bid", x: who, n: e.N})
	case game.FirstChosen:
		return w.say(phrase{key: "empire.log.first", x: who})
	case game.NeutralPut:
		return w.say(phrase{key: "empire.log.neutral", x: who, y: w.region(e.To)})
	case game.Taken:
		if e.Price == 0 {
			return w.say(phrase{key: "empire.log.free", x: who, y: w.word(goodKeys[e.Card.Face().Good])})
		}
		return w.say(phrase{key: "empire.log.taken", x: who, n: e.Price, y: w.word(goodKeys[e.Card.Face().Good])})
	case game.Placed:
		return w.say(phrase{key: "empire.log.placed", x: who, n: n, y: w.region(e.To)})
	case game.Moved:
		return w.say(phrase{key: "empire.log.moved", x: who, n: n, y: w.region(e.To)})
	case game.Founded:
		return w.say(phrase{key: "empire.log.founded", x: who, y: w.region(e.To)})
	case game.Destroyed:
		return w.say(phrase{key: "empire.log.destroyed", x: who, y: w.region(e.To)})
	case game.Drawn:
		return w.say(phrase{key: "empire.log.drawn", x: who, y: w.word(goodKeys[e.Card.Face().Good])})
	case game.Unplayable:
		return w.say(phrase{key: "empire.log.unplayable", x: who})
	case game.GameEnded:
		return w.say(phrase{key: "empire.log.ended", n: e.N + 1})
	}
	return ""
}

// paint shows the whole log over the left of the map, newest first.
func (l *logbook) paint(s *Scene) {
	look := kit.LogLook{Edge: 14, Width: 440, Line: 46 * min(1.6, s.g.P.TextScale), Gap: 5, Empty: ui.Small}
	l.sheet.Tick()
	if l.sheet.Paint(s.k.Kit, s.g, &look, len(l.lines), func(i int, row ui.Rect, pointed bool) {
		n := &l.lines[i]
		if pointed {
			s.frame.Pointed = game.Regions(0).With(n.event.To)
		}
		s.paintLine(row, n, ui.Body)
	}) {
		l.sheet.Toggle(s.k.Kit)
	}
}

// paintLine is a line of the log with the sign of its side.
func (s *Scene) paintLine(r ui.Rect, n *line, t ui.Type) {
	p := s.g.P
	text := r
	if side := n.event.Side; side >= 0 && side < game.MostSeats && n.event.Kind != game.GameEnded {
		p.Sign(rules.Seat(side), r.X+10, r.CY(), 18, false)
		text.X, text.W = r.X+26, r.W-26
	}
	p.ParagraphMid(s.words(n), text, t, ui.Left)
}
