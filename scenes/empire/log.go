package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
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
	open  bool
	age   int
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

func (l *logbook) toggle(s *Scene) {
	l.open, l.age = !l.open, 0
	s.k.Play("ui.page")
}

// idLine names a line of the open log.
func idLine(i int) ui.ID { return ui.ID{Name: "line", N: i} }

// paint shows the whole log over the left of the map, newest first.
func (l *logbook) paint(s *Scene) {
	if !l.open {
		return
	}
	p, g := s.g.P, s.g
	l.age++
	g.Modal()
	p.On(ui.Over)
	defer p.Pop()
	v := p.View()
	w := min(v.W-28, 440)
	r := ui.Rect{X: 14, Y: 14, W: w, H: v.H - 28}
	if g.Motion != ui.Reduced {
		r.X -= (1 - ui.EaseOut(float32(l.age)/14)) * w
	}
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 12, Waver: 1.3, Seed: 90, Lift: 1})
	in := r.Inset2(24, 16)
	head, in := in.CutTop(46, 8)
	p.Label(s.word("log.title"), ui.Rect{X: head.X, Y: head.Y, W: head.W - 60, H: head.H}, ui.Heading.Sized(30), ui.Left)
	if g.Button(ui.ID{Name: "close"}, ui.Rect{X: head.Right() - 44, Y: head.Y, W: 44, H: 44}, ui.Button{Icon: "icons/cross"}) {
		l.toggle(s)
	}
	h := 46 * min(1.6, p.TextScale)
	off := g.Scroll(ui.ID{Name: "lines"}, in, float32(len(l.lines))*h)
	for k := max(0, int(off/h)-1); k < len(l.lines) && float32(k)*h-off < in.H+h; k++ {
		n := &l.lines[len(l.lines)-1-k]
		row := ui.Rect{X: in.X, Y: in.Y + float32(k)*h - off, W: in.W - 14, H: h - 5}
		u := g.Item(idLine(len(l.lines)-1-k), row, false)
		if u.Focus {
			p.Sheet(row.Inset2(-8, -1), ui.Sheet{Color: ui.White, Radius: 7, Waver: 0.7, Seed: k & 31, Lift: 0})
			s.frame.Pointed = game.Regions(0).With(n.event.To)
		}
		s.paintLine(row, n, ui.Body)
	}
	g.EndScroll()
	if len(l.lines) == 0 {
		p.Label(s.word("log.empty"), ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 30}, ui.Small, ui.Left)
	}
	if l.age == 1 && len(l.lines) > 0 {
		g.Focus(idLine(len(l.lines) - 1))
	}
	if hands := g.Hands(); l.age > 1 && hands.Pressed && !r.Contains(hands.X, hands.Y) {
		l.toggle(s)
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
