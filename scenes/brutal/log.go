package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// entry is a line of the log: an event, and when it was.
type entry struct {
	game.Event
	melee, tick int
}

// logbook is everything that was seen, and how it is looked at.
type logbook struct {
	all    []entry
	open   bool
	closed int // the tick in which it was closed
	// zone and who filter what the journal shows; nowhere and nobody show all.
	zone int
	who  campus.Who
	hits []int // indexes of what passes the filters
	seen int   // how many entries that was made for
}

// told says whether an event has a line.
func told(e *game.Event) bool {
	switch e.What {
	case game.EventAttack, game.EventHeal, game.EventHeld, game.EventFrenzy, game.EventFell:
		return true
	}
	return false
}

// add takes the news of a view.
func (l *logbook) add(v *game.View) {
	for i := range v.Events {
		if told(&v.Events[i]) {
			l.all = append(l.all, entry{v.Events[i], v.Melee, v.Tick})
		}
	}
}

// rebuild reads what a match that is gone on with has seen, as a seat may know
// it.
func (l *logbook) rebuild(m *table, eyes rules.Seat) error {
	*l = logbook{zone: nowhere, who: campus.Who{N: nobody}}
	if m.Steps() == 0 {
		return nil
	}
	t, err := m.Replay()
	if err != nil {
		return err
	}
	for at := 0; at <= t.Len(); at++ {
		l.add(t.View(at, eyes))
	}
	return nil
}

// line is an entry in words.
func (s *speech) line(e *entry) string {
	who, target := name(e.Seat, e.Fighter), name(1-e.Seat, e.Target)
	text := ""
	switch e.What {
	case game.EventAttack:
		switch {
		case !e.Hit:
			text = s.say("brutal.log.miss", 0, who, target)
		case e.Amount == 0:
			text = s.say("brutal.log.soak", 0, who, target)
		case e.ECTS <= 0:
			text = s.say("brutal.log.ko", e.Amount, who, target)
		default:
			text = s.say("brutal.log.hit", e.Amount, who, target)
		}
	case game.EventHeal:
		target = name(e.Seat, e.Target)
		switch {
		case !e.Hit:
			text = s.say("brutal.log.heal.miss", 0, who, target)
		case e.Amount == 0:
			text = s.say("brutal.log.heal.none", 0, who, target)
		default:
			text = s.say("brutal.log.heal", e.Amount, who, target)
		}
	case game.EventHeld:
		return s.k.T("brutal.log.held", "letter", e.Seat.Letter())
	case game.EventFrenzy:
		return s.word("brutal.frenzy.note")
	case game.EventFell:
		return s.say("brutal.log.fell", 0, who, "")
	}
	if e.Chance > 0 && e.Roll >= 0 {
		text = s.k.Join(text, " ", s.k.T("brutal.log.odds", "n", e.Chance, "all", words.Fixed{Value: float64(e.Roll) / 100, Decimals: 1}))
	}
	return text
}

// zoneOf is where an entry happened, in words.
func (s *speech) zoneOf(e *entry) string {
	if e.Zone < 0 {
		return s.word("brutal.everywhere")
	}
	return s.zone(e.Zone)
}

// paintLog is the paper with the last two lines; pointing at one rings its zone.
func (s *Scene) paintLog(in *input.Frame, r ui.Rect) {
	p, g, l := s.g.P, s.g, &s.log
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 3, Lift: 0.3})
	button := ui.Rect{X: r.Right() - 116, Y: r.Bottom() - 42, W: 106, H: 34}
	if campus.KeyButton(g, ui.ID{Name: "journal"}, button, &campus.Key{Icon: "icons/list", Text: s.word("brutal.journal"), Color: ui.Ink, Flat: true}) || !s.modal() && in.Menu.Pressed.Has(input.Back) {
		l.open, l.seen = true, -1
		g.Focus(ui.ID{Name: "shut"})
	}
	lines := r.Inset2(14, 6)
	n := 0
	for i := len(l.all) - 1; i >= 0 && n < 2; i-- {
		e := &l.all[i]
		if e.What == game.EventFell {
			continue
		}
		row := lines.Row(n, 2, 0)
		if n == 1 {
			row.W = button.X - row.X - 8
		}
		if h := g.Hands(); row.Contains(h.X, h.Y) {
			s.stage.ringed = e.Zone
		}
		campus.LogLine(p, row, max(0, e.Seat), s.zoneOf(e), s.line(e), n)
		n++
	}
	if n == 0 {
		p.ParagraphMid(s.word("brutal.log.empty"), lines, ui.Body, ui.Left)
	}
}

// filter works out what the journal shows.
func (l *logbook) filter() {
	if l.seen == len(l.all) {
		return
	}
	l.hits, l.seen = l.hits[:0], len(l.all)
	for i := range l.all {
		e := &l.all[i]
		if l.zone != nowhere && e.Zone != l.zone {
			continue
		}
		if l.who.N != nobody && !l.concerns(e) {
			continue
		}
		l.hits = append(l.hits, i)
	}
}

// concerns says whether an entry is about the fighter that is looked for.
func (l *logbook) concerns(e *entry) bool {
	if e.Seat == l.who.Seat && e.Fighter == l.who.N {
		return true
	}
	other := e.Seat
	if e.What == game.EventAttack {
		other = 1 - e.Seat
	}
	return (e.What == game.EventAttack || e.What == game.EventHeal) && other == l.who.Seat && e.Target == l.who.N
}

// paintJournal is the whole log over the mêlée, with filters.
func (s *Scene) paintJournal(in *input.Frame) {
	l := &s.log
	if !l.open {
		return
	}
	p, g := s.g.P, s.g
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	r := ui.Centered(v.W/2, v.H/2, min(v.W-40, 1080), v.H-60)
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 14, Waver: 1.5, Seed: 74, Lift: 1})
	in1 := r.Inset(24)
	title, rest := in1.CutTop(40, 8)
	p.Label(s.word("brutal.journal.title"), title, ui.Heading.Sized(28), ui.Left)
	rows := 1
	if v.Narrow {
		rows = 2
	}
	row, rest := rest.CutTop(44*float32(rows), 8)
	per := (game.Zones + 1) / rows
	for z := range game.Zones + 1 {
		words, zone := s.word("brutal.journal.all"), nowhere
		if z > 0 {
			words, zone = s.zone(z-1), z-1
		}
		if g.Button(ui.ID{Name: "by", N: z}, row.Row(z/per, rows, 6).Column(z%per, per, 6), ui.Button{Text: words, Chosen: l.zone == zone, Size: 17}) {
			l.zone, l.seen = zone, -1
		}
	}
	row, rest = rest.CutTop(44, 10)
	s.whoFilter(row)
	foot := ui.Rect{X: rest.X, Y: rest.Bottom() - 46, W: rest.W, H: 46}
	list := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - 56}
	l.filter()
	line := float32(36) * min(1.5, p.TextScale)
	off := g.Scroll(ui.ID{Name: "lines"}, list, float32(len(l.hits))*line)
	for i := range l.hits {
		// The newest come first, and only those in sight are painted, with one more
		// on either side for the focus to go to.
		cell := ui.Rect{X: list.X + 4, Y: list.Y + float32(i)*line - off, W: list.W - 20, H: line}
		if cell.Bottom() < list.Y-line || cell.Y > list.Bottom()+line {
			continue
		}
		n := l.hits[len(l.hits)-1-i]
		if u := g.Item(ui.ID{Name: "line", N: n}, cell, false); u.Focus {
			p.Sheet(cell, ui.Sheet{Color: ui.White, Radius: 7, Waver: 0.7, Seed: n & 31, Lift: 0})
		}
		e := &l.all[n]
		campus.LogLine(p, cell, max(0, e.Seat), s.zoneOf(e), s.line(e), 0)
	}
	g.EndScroll()
	if len(l.hits) == 0 {
		p.ParagraphMid(s.word("brutal.log.empty"), list, ui.Body, ui.Center)
	}
	if g.Button(ui.ID{Name: "shut"}, foot, ui.Button{Text: s.word("brutal.close")}) || in.Menu.Pressed.Has(input.B) {
		l.open, l.closed = false, s.tick
		g.Focus(ui.ID{Name: "journal"})
	}
}

// whoFilter steps through the fighters whose lines are shown.
func (s *Scene) whoFilter(r ui.Rect) {
	l, g := &s.log, s.g
	left, rest := r.CutLeft(56, 8)
	mid := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W - 64, H: rest.H}
	right := ui.Rect{X: mid.Right() + 8, Y: r.Y, W: 56, H: r.H}
	at := 0
	if l.who.N != nobody {
		at = 1 + int(l.who.Seat)*game.Fighters + l.who.N
	}
	was := at
	const all = 1 + game.Players*game.Fighters
	if g.Button(ui.ID{Name: "who", N: 0}, left, ui.Button{Icon: "icons/chevron-left"}) {
		at = (at + all - 1) % all
	}
	if g.Button(ui.ID{Name: "who", N: 1}, right, ui.Button{Icon: "icons/chevron"}) {
		at = (at + 1) % all
	}
	if at != was {
		l.who, l.seen = campus.Who{N: nobody}, -1
		if at > 0 {
			l.who = campus.Who{Seat: rules.Seat((at - 1) / game.Fighters), N: (at - 1) % game.Fighters}
		}
	}
	words := s.word("brutal.journal.everybody")
	if l.who.N != nobody {
		words = s.k.Join(name(l.who.Seat, l.who.N), " · ", programmes[s.v.Programmes[l.who.Seat]])
	}
	s.g.P.Label(words, mid, ui.RowLabel, ui.Center)
}
