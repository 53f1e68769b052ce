package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
	"ludotheque/scenes/ui"
)

// audit is the reckoning at the end of a game: every point with where it comes
// from, the goods in sets, and the map's history as a film.
type audit struct {
	open  bool
	age   int
	v     *game.View // as the game ended
	side  int        // whose goods and regions are shown
	film  []atlas.Picture
	shown int // picture of the film
	last  bool
}

var (
	idGoOn = ui.ID{Name: "goon"}
	idFilm = ui.ID{Name: "film"}
)

// begin opens the reckoning of a game that has just ended.
func (a *audit) begin(s *Scene, _, v *game.View) {
	*a = audit{open: true, v: v, film: s.filmOf(v.Game), last: v.Over != nil}
	a.side = int(s.watched())
	a.shown = len(a.film) - 1
	s.k.Play("ui.page")
}

// close goes on: to the next game of a match, or to the results.
func (a *audit) close(s *Scene) {
	a.open = false
	s.k.Play("ui.page")
	s.hold = 0
}

func (a *audit) tick() { a.age++ }

// filmOf is the map after each round of a game of the match.
func (s *Scene) filmOf(n int) []atlas.Picture {
	r, err := s.m.Replay()
	if err != nil { // the same set-up was accepted before
		return nil
	}
	var film []atlas.Picture
	add := func(v *game.View, round int) {
		p := atlas.Picture{Caption: ui.Digits(round)}
		for i := range p.Holders {
			p.Holders[i] = v.Grounds[i].Holder()
		}
		film = append(film, p)
	}
	for at := 0; at <= r.Len(); at++ {
		v := r.View(at, rules.Spectator)
		if v.Game != n {
			continue
		}
		for i := range v.Events {
			switch e := &v.Events[i]; {
			case e.Kind == game.GameEnded && e.N == n, e.Kind == game.TurnEnded && v.Turn%sidesOf(&v.Board) == 0 && v.Phase != game.PhaseOver && v.Phase != game.PhaseDeal:
				add(v, (v.Turn+sidesOf(&v.Board)-1)/sidesOf(&v.Board))
			case e.Kind == game.FirstChosen, e.Kind == game.Dealt && v.Solo():
				if len(film) == 0 {
					add(v, 0)
				}
			}
		}
	}
	return film
}

// paint shows the reckoning over the map.
func (a *audit) paint(s *Scene) {
	if !a.open {
		return
	}
	g, p := s.g, s.g.P
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	r := v.Rect().Inset2(min(40, v.W*0.03), min(24, v.H*0.03))
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 14, Waver: 1.5, Seed: 71, Lift: 1})
	in := r.Inset2(26, 16)
	head, in := in.CutTop(50, 8)
	button := min(260, head.W*0.4)
	p.Label(s.auditTitle(a.v), ui.Rect{X: head.X, Y: head.Y, W: head.W - button - 20, H: head.H}, ui.ScreenTitle.Sized(34), ui.Left)
	text := s.word("empire.audit.results")
	if !a.last {
		text = s.word("empire.audit.next")
	}
	if g.Button(idGoOn, ui.Rect{X: head.Right() - button, Y: head.Y, W: button, H: head.H}, ui.Button{Text: text, Main: true, Size: 22}) {
		a.close(s)
		return
	}
	film, in := cutBottom(in, min(150, in.H*0.27), 12)
	left, right := in.CutLeft(in.W*0.54, 18)
	if v.Narrow {
		left, right = in.CutTop(in.H*0.55, 14)
	}
	paintAudit(&s.speech, g, left, &a.v.Board, s.who, &a.side)
	a.paintSide(s, right)
	if len(a.film) > 0 {
		a.shown = s.ground.FilmStrip(g, idFilm, film, a.film, a.shown)
	}
	s.keepFocus(idGoOn, "goon", "film", "side")
}

// cutBottom cuts a piece off the bottom.
func cutBottom(r ui.Rect, h, gap float32) (bottom, rest ui.Rect) {
	return ui.Rect{X: r.X, Y: r.Bottom() - h, W: r.W, H: h}, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - h - gap}
}

// auditTitle says who won the game.
func (s *Scene) auditTitle(v *game.View) string {
	if v.Over != nil && v.Solo() {
		return s.word(reasonKeys[v.Over.Reason][0])
	}
	if v.Games > 1 {
		return s.say(phrase{key: "empire.audit.game", n: v.Game + 1, m: v.Games})
	}
	return s.word("empire.audit.title")
}

// paintAudit is the table of points: a row for each category, a column for each
// side. side, when not nil, is which column is chosen; a press on a head chooses
// another.
func paintAudit(w *speech, g *ui.Gui, r ui.Rect, b *game.Board, who func(game.Side) string, side *int) {
	p := g.P
	lines := categories(b, nil)
	n := sidesOf(b)
	rows := len(lines) + 2
	name := min(r.W*0.42, 230)
	if n > 3 {
		name = r.W * 0.3
	}
	cell := func(row, col int) ui.Rect {
		line := r.Row(row, rows, 3)
		return ui.Rect{X: line.X + name + (line.W-name)/float32(n)*float32(col), Y: line.Y, W: (line.W-name)/float32(n) - 5, H: line.H}
	}
	var scores [game.MostSeats]game.Score
	for i := range n {
		scores[i] = b.Score(game.Side(i))
		look := ui.SeatLook(rules.Seat(i))
		c := cell(0, i)
		title := who(game.Side(i))
		if side != nil {
			if g.Button(ui.ID{Name: "side", N: i}, c, ui.Button{Color: look.Ground, TextColor: look.TextOn}) {
				*side = i
			}
			if *side == i {
				p.Fill(ui.Rect{X: c.X + 8, Y: c.Bottom() + 0.5, W: c.W - 16, H: 2.5}, look.Ground)
			}
		} else {
			p.Sheet(c, ui.Sheet{Color: look.Ground, Radius: 7, Waver: 0.8, Seed: i, Lift: -1, Gouache: 0.6})
		}
		paintSide(p, c, rules.Seat(i), title)
	}
	number := ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink}
	for l, c := range lines {
		row := r.Row(l+1, rows, 3)
		if l%2 == 0 {
			p.Sheet(row, ui.Sheet{Color: ui.Trough.Fade(0.6), Radius: 7, Waver: 0.5, Seed: l, Lift: -1, NoRim: true})
		}
		p.Label(w.word(categoryKeys[c]), ui.Rect{X: row.X + 10, Y: row.Y, W: name - 14, H: row.H}, ui.RowLabel.Sized(17.5), ui.Left)
		for i := range n {
			text := "–"
			if x := points(b, &scores[i], c, game.Side(i)); x != atlas.NoPoints {
				text = whole(x)
			}
			p.Label(text, cell(l+1, i), number, ui.Center)
		}
	}
	row := r.Row(rows-1, rows, 3)
	p.Fill(ui.Rect{X: row.X, Y: row.Y - 2, W: row.W, H: 2}, ui.Ink)
	p.Label(w.word("empire.score.total"), ui.Rect{X: row.X + 10, Y: row.Y, W: name - 14, H: row.H}, ui.RowLabel.Sized(19), ui.Left)
	for i := range n {
		total := scores[i].Total()
		if b.Games > 1 {
			total = b.Totals[i]
			if b.Phase != game.PhaseOver && b.Phase != game.PhaseDeal {
				total += scores[i].Total()
			}
		}
		p.Label(whole(total), cell(rows-1, i), ui.Type{Face: ui.Fredoka700, Size: 26, Color: ui.Ink}, ui.Center)
	}
}

// paintSide paints a side's sign and name on its colour: one above the other where
// many sides leave each little room, else side by side.
func paintSide(p *ui.Painter, r ui.Rect, seat rules.Seat, name string) {
	look := ui.SeatLook(seat)
	h := min(r.H-8, 30)
	x, y := r.X+8+h/2, r.CY()
	text := ui.Rect{X: r.X + 12 + h, Y: r.Y + 1, W: r.W - h - 18, H: r.H - 2}
	if r.H > 60 {
		x, y = r.CX(), r.Y+8+h/2
		text = ui.Rect{X: r.X + 5, Y: r.Y + 10 + h, W: r.W - 10, H: r.H - h - 14}
	}
	p.Shape(seat, x, y, h, look.TextOn)
	letter := ui.Ink
	if look.Edge.A > 0 {
		letter = look.Ground // the shape itself is of ink on a pale ground
	}
	p.SignLetter(seat, x, y, h, letter, look.TextOn)
	p.Label(name, text, ui.Type{Face: ui.Fredoka600, Size: 18, Color: look.TextOn}, ui.Center)
}

// whole is a number with a true minus.
func whole(n int) string {
	if n < 0 {
		return sign(n)
	}
	return ui.Digits(n)
}

// paintSide tells where the points of one side come from: its regions with their
// power, its continents, its goods in sets.
func (a *audit) paintSide(s *Scene, r ui.Rect) {
	p, b := s.g.P, &a.v.Board
	side := game.Side(a.side)
	title, rest := r.CutTop(26, 2)
	p.Label(s.say(phrase{key: "empire.audit.of", x: s.who(side)}), title, ui.Subheading, ui.Left)
	// The goods have what the words leave.
	_, said := cutBottom(rest, min(190, r.H*0.5), 10)
	low := p.Paragraph(s.heldBy(b, side), ui.Rect{X: said.X, Y: said.Y, W: said.W, H: said.H * 0.7}, ui.Body.Sized(17), ui.Left)
	low = p.Paragraph(s.continentsOf(b, side), ui.Rect{X: said.X, Y: low + 4, W: said.W, H: said.Bottom() - low - 4}, ui.Body.Sized(17), ui.Left)
	sets := ui.Rect{X: r.X, Y: low + 10, W: r.W, H: r.Bottom() - low - 10}
	stock := b.Stock(side)
	if b.Solo() && side == game.Automaton {
		stock.Add(game.Wild, -stock.Of(game.Wild)) // its jokers are points of their own
	}
	laid, _ := stock.Settle()
	var rows [game.Kinds]atlas.Set
	for i := range rows {
		g := game.Crystal + game.Good(i)
		rows[i] = atlas.Set{Good: g, Have: laid.Of(g), Jokers: laid.Of(g) - stock.Of(g), Points: game.Worth(g, laid.Of(g))}
	}
	s.ground.PaintSets(p, sets, rules.Seat(side), rows[:])
}

// heldBy lists the regions of a side, each with its power where that counts.
func (s *Scene) heldBy(b *game.Board, side game.Side) string {
	text := ""
	for r := range b.Controlled(side).All {
		name := s.region(r)
		if b.Solo() {
			name = s.k.Join(name, " ", sign(b.Power(side, r)))
		}
		if text == "" {
			text = name
		} else {
			text = s.k.Join(text, ", ", name)
		}
	}
	if text == "" {
		return s.word("empire.audit.noregion")
	}
	return s.say(phrase{key: "empire.audit.regions", x: text})
}

// continentsOf lists the continents of a side.
func (s *Scene) continentsOf(b *game.Board, side game.Side) string {
	text := ""
	for c := range game.Continent(game.ContinentCount) {
		if b.ContinentHolder(c) != side {
			continue
		}
		if text == "" {
			text = s.flat(c)
		} else {
			text = s.k.Join(text, ", ", s.flat(c))
		}
	}
	if text == "" {
		return s.word("empire.audit.nocontinent")
	}
	return s.say(phrase{key: "empire.audit.continents", x: text})
}
