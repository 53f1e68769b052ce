package empire

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// reckoning is the sheet at the end of a game: every point with where it comes
// from, the goods in sets, and the map's history as a film.
type reckoning struct {
	f     *face
	open  bool
	v     *game.View // as the game ended
	side  game.Side  // whose goods and regions are shown
	film  []board.Picture
	shown int // picture of the film
	// age counts the ticks of the show since it opened: the points are counted line by
	// line. counted says that all are.
	age     float32
	counted bool
}

// How the points are counted, in ticks at normal speed.
const (
	countTicks = 34 // a line
	crownTicks = 40 // the total stands before the winner is named
)

var (
	idGoOn = ui.ID{Name: "goon"}
	idFilm = ui.ID{Name: "film"}
)

// begin opens the reckoning of the game that has just ended.
func (a *reckoning) begin() {
	v := a.f.v
	*a = reckoning{f: a.f, open: true, v: v, side: a.f.scores.watched()}
	for _, p := range historyOf(a.f.s.History).Film(v.Game) {
		a.film = append(a.film, board.Picture{Holders: p.Holders, Caption: ui.Digits(p.Round)})
	}
	a.shown = len(a.film) - 1
	a.f.s.Play("ui.page")
	switch {
	case a.f.s.Posed:
		a.counted = true
	case a.f.still() || a.f.s.Prefs.Speed == 0:
		a.count()
	}
}

// lines is how many lines of the points there are.
func (a *reckoning) lines() int { return len(a.f.scores.lines) }

// shownCount is how many of them are counted.
func (a *reckoning) shownCount() int {
	if a.counted {
		return a.lines()
	}
	return min(a.lines(), int(a.age/countTicks))
}

// tick counts on.
func (a *reckoning) tick(dt float32) {
	if !a.open || a.counted {
		return
	}
	before := a.shownCount()
	a.age += dt
	if now := a.shownCount(); now != before {
		a.f.s.PlayAt("emp.rule", 0, now, false)
	}
	if a.age >= float32(a.lines())*countTicks+crownTicks {
		a.count()
	}
}

// count has all counted, and says who won.
func (a *reckoning) count() {
	a.counted = true
	a.f.s.Play("emp.continent")
}

// goOn shows the whole count, or closes it.
func (a *reckoning) goOn() {
	if a.counted {
		a.close()
	} else {
		a.count()
	}
}

// close goes on: to the next game of a match, or to the results.
func (a *reckoning) close() {
	a.open = false
	a.f.s.Play("ui.page")
}

// paint shows the reckoning over the map.
func (a *reckoning) paint() {
	if !a.open {
		return
	}
	f, s, g, p := a.f, a.f.s, a.f.s.Gui, a.f.s.Gui.P
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	r := v.Rect().Inset2(min(40, v.W*0.03), min(24, v.H*0.03))
	p.Sheet(r, ui.Dialog.Of("audit", 0))
	in := r.Inset2(26, 16)
	head, in := in.CutTop(p.Control(50, 8), 8)
	button := min(260, head.W*0.4)
	p.Label(a.title(), ui.Rect{X: head.X, Y: head.Y, W: head.W - button - 20, H: head.H}, ui.ScreenTitle.Sized(ui.SizeNumber), ui.Left)
	text := s.Say(words.EmpireAuditResults())
	switch {
	case !a.counted:
		text = s.Say(words.EmpireAuditSkip())
	case a.v.Over == nil:
		text = s.Say(words.EmpireAuditNext())
	}
	if g.Button(idGoOn, ui.Rect{X: head.Right() - button, Y: head.Y, W: button, H: head.H}, ui.Button{Text: text, Main: true, Size: ui.SizeButton}) {
		s.Do(a.goOn)
		return
	}
	film, in := cutBottom(in, min(150, in.H*0.27), 12)
	left, right := in.CutLeft(in.W*0.54, 18)
	if v.Narrow {
		left, right = in.CutTop(in.H*0.55, 14)
	}
	a.paintTable(left)
	a.paintSide(right)
	if len(a.film) > 0 {
		if n := f.board.FilmStrip(g, idFilm, film, a.film, a.shown); n != a.shown {
			s.Do(func() { a.shown = n })
		}
	}
	keepFocus(g, idGoOn, "goon", "film", "side")
}

// cutBottom cuts a piece off the bottom.
func cutBottom(r ui.Rect, h, gap float32) (bottom, rest ui.Rect) {
	return ui.Rect{X: r.X, Y: r.Bottom() - h, W: r.W, H: h}, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - h - gap}
}

// title says who won the game.
func (a *reckoning) title() string {
	s, v := a.f.s, a.v
	switch {
	case !a.counted:
		return s.Say(words.EmpireAuditTitle())
	case v.Over != nil && v.Solo():
		return s.Say(history.Title(v.Over.Reason))
	case v.Games > 1:
		return s.Say(words.EmpireAuditGame(v.Game+1, v.Games))
	}
	return s.Say(words.EmpireAuditTitle())
}

// paintTable is the table of points: a row for each category, a column for each
// side, of which a press on its head chooses one.
func (a *reckoning) paintTable(r ui.Rect) {
	s, g, b := a.f.s, a.f.s.Gui, &a.v.Board
	p := g.P
	lines := history.Categories(b, nil)
	n := history.Sides(b)
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
	names := p.Group(sideName)
	for i := range n {
		_, box := sideBoxes(cell(0, i))
		names.Label(a.f.short(game.Side(i)), box)
	}
	for i := range n {
		scores[i] = b.Score(game.Side(i))
		look := ui.SeatLook(rules.Seat(i))
		c := cell(0, i)
		if g.Button(ui.ID{Name: "side", N: i}, c, ui.Button{Color: look.Ground, TextColor: look.TextOn}) {
			s.Do(func() { a.side = game.Side(i) })
		}
		if a.side == game.Side(i) {
			p.Fill(ui.Rect{X: c.X + 8, Y: c.Bottom() + 0.5, W: c.W - 16, H: 2.5}, look.Ground)
		}
		paintSide(p, c, rules.Seat(i), a.f.short(game.Side(i)), names.Type)
	}
	number := ui.Type{Face: ui.Fredoka600, Size: ui.SizeStrong, Color: ui.Ink, Carries: true}
	told, sums := a.shownCount(), [game.MostSeats]int{}
	for l, c := range lines {
		row := r.Row(l+1, rows, 3)
		if l%2 == 0 {
			p.Sheet(row, ui.Trench.In(ui.Trough.Fade(0.6)).Of("line", l))
		}
		p.Label(s.Say(history.CategoryNames[c]()), ui.Rect{X: row.X + 10, Y: row.Y, W: name - 14, H: row.H}, ui.RowLabel.Sized(ui.SizeText), ui.Left)
		for i := range n {
			if l >= told {
				continue
			}
			text := "–"
			if x := points(b, &scores[i], c, game.Side(i)); x != board.NoPoints {
				text = whole(x)
				sums[i] += x
			}
			p.Label(text, cell(l+1, i), number, ui.Center)
		}
	}
	row := r.Row(rows-1, rows, 3)
	p.Fill(ui.Rect{X: row.X, Y: row.Y - 2, W: row.W, H: 2}, ui.Ink)
	p.Label(s.Say(words.EmpireScoreTotal()), ui.Rect{X: row.X + 10, Y: row.Y, W: name - 14, H: row.H}, ui.RowLabel, ui.Left)
	for i := range n {
		p.Label(whole(sums[i]), cell(rows-1, i), ui.Type{Face: ui.Fredoka700, Size: ui.SizeHeading, Color: ui.Ink, Carries: true}, ui.Center)
	}
}

// sideName is a side's name on its colour.
var sideName = ui.Type{Face: ui.Fredoka600, Size: ui.SizeText}

// sideBoxes part the head of a side's column into the places of its sign and of its
// name: one above the other where many sides leave each little room, else side by side.
func sideBoxes(r ui.Rect) (sign, name ui.Rect) {
	h := min(r.H-8, 30)
	if r.H > 60 {
		return ui.Centered(r.CX(), r.Y+8+h/2, h, h), ui.Rect{X: r.X + 5, Y: r.Y + 10 + h, W: r.W - 10, H: r.H - h - 14}
	}
	return ui.Centered(r.X+8+h/2, r.CY(), h, h), ui.Rect{X: r.X + 12 + h, Y: r.Y + 1, W: r.W - h - 18, H: r.H - 2}
}

// paintSide paints a side's sign and name on its colour.
func paintSide(p *ui.Painter, r ui.Rect, seat rules.Seat, name string, kind ui.Type) {
	look := ui.SeatLook(seat)
	sign, text := sideBoxes(r)
	p.Shape(seat, sign.CX(), sign.CY(), sign.H, look.TextOn)
	letter := ui.Ink
	if look.Edge.A > 0 {
		letter = look.Ground // the shape itself is of ink on a pale ground
	}
	p.SignLetter(seat, sign.CX(), sign.CY(), sign.H, letter, look.TextOn)
	p.Label(name, text, kind.With(look.TextOn), ui.Center)
}

// whole is a number with a true minus.
func whole(n int) string {
	if n < 0 {
		return signed(n)
	}
	return ui.Digits(n)
}

// paintSide tells where the points of one side come from: its regions with their
// power, its continents, its goods in sets.
func (a *reckoning) paintSide(r ui.Rect) {
	f, s, p, b, side := a.f, a.f.s, a.f.s.Gui.P, &a.v.Board, a.side
	title, rest := r.CutTop(26, 2)
	p.Label(s.Say(words.EmpireAuditOf(f.short(side))), title, ui.Subheading, ui.Left)
	// The goods have what the words leave.
	_, said := cutBottom(rest, min(190, r.H*0.5), 10)
	if why := a.decided(); why != "" {
		y := p.Paragraph(why, said, ui.SmallStrong, ui.Left) + 4
		said.Y, said.H = y, said.Bottom()-y
	}
	low := p.Paragraph(heldBy(s.Kit, b, side), ui.Rect{X: said.X, Y: said.Y, W: said.W, H: said.H * 0.7}, ui.Body.Sized(ui.SizeSmall), ui.Left)
	low = p.Paragraph(continentsOf(s.Kit, b, side), ui.Rect{X: said.X, Y: low + 4, W: said.W, H: said.Bottom() - low - 4}, ui.Body.Sized(ui.SizeSmall), ui.Left)
	sets := ui.Rect{X: r.X, Y: low + 10, W: r.W, H: r.Bottom() - low - 10}
	stock := b.Stock(side)
	if b.Solo() && side == game.Automaton {
		stock.Add(game.Wild, -stock.Of(game.Wild)) // its jokers are points of their own
	}
	laid, _ := stock.Settle()
	var rows [game.Kinds]board.Set
	for i := range rows {
		g := game.Crystal + game.Good(i)
		rows[i] = board.Set{Good: g, Have: laid.Of(g), Jokers: laid.Of(g) - stock.Of(g), Points: game.Worth(g, laid.Of(g))}
	}
	board.PaintSets(p, sets, rules.Seat(side), rows[:])
}

// decided says what parted two sides with equal points, once all are counted; "" where the points did.
func (a *reckoning) decided() string {
	if !a.counted || a.v.Over == nil {
		return ""
	}
	if why := history.Settled(&a.v.Board, a.v.Over); !why.IsZero() {
		return a.f.s.Say(why)
	}
	return ""
}

// heldBy lists the regions of a side, each with its power where that counts.
func heldBy(k *kit.Kit, b *game.Board, side game.Side) string {
	text := ""
	for r := range b.Controlled(side).All {
		name := region(k, r)
		if b.Solo() {
			name = k.Join(name, " ", signed(b.Power(side, r)))
		}
		if text == "" {
			text = name
		} else {
			text = k.Join(text, ", ", name)
		}
	}
	if text == "" {
		return k.Say(words.EmpireAuditNoregion())
	}
	if b.Solo() {
		return k.Say(words.EmpireAuditPower(text))
	}
	return k.Say(words.EmpireAuditRegions(text))
}

// continentsOf lists the continents of a side.
func continentsOf(k *kit.Kit, b *game.Board, side game.Side) string {
	text := ""
	for c := range game.Continent(game.ContinentCount) {
		if b.ContinentHolder(c) != side {
			continue
		}
		if text == "" {
			text = flat(k, c)
		} else {
			text = k.Join(text, ", ", flat(k, c))
		}
	}
	if text == "" {
		return k.Say(words.EmpireAuditNocontinent())
	}
	return k.Say(words.EmpireAuditContinents(text))
}

// extraTable is the table of points as the results have room for it.
type extraTable struct {
	k     *kit.Kit
	names []words.Text
	// points are what each category brought each side, in figures.
	points [][]string
	sides  int
}

// extra paints the table of points of a match that is over.
func extra(k *kit.Kit, h shared.History[*game.View]) func(g *ui.Gui, r ui.Rect) {
	b := historyOf(h).Board()
	t := &extraTable{k: k, sides: history.Sides(b)}
	for _, c := range history.Categories(b, nil) {
		var row []string
		for side := range game.Side(t.sides) {
			sc, text := b.Score(side), "–"
			if x := points(b, &sc, c, side); x != board.NoPoints {
				text = whole(x)
			}
			row = append(row, text)
		}
		t.names, t.points = append(t.names, history.CategoryNames[c]()), append(t.points, row)
	}
	return t.paint
}

// extraSign is what a side's sign takes in the table of the results, in units.
const extraSign = 40

// The types of that table.
var (
	extraHead   = ui.Type{Face: ui.Nunito600, Size: ui.SizeFine, Color: ui.Second}
	extraNumber = ui.Type{Face: ui.Fredoka600, Size: ui.SizeButton, Color: ui.Ink}
)

// paint is a row for each side, a column for each category; or a row for each
// category where their names are too wide for columns.
func (t *extraTable) paint(g *ui.Gui, r ui.Rect) {
	p := g.P
	wide := (r.W - extraSign) / float32(len(t.names))
	for _, name := range t.names {
		if p.Width(t.k.Say(name), extraHead) > wide-4 && p.TextScale > 1.2 {
			t.rows(p, r)
			return
		}
	}
	top, rest := r.CutTop(22*p.TextScale, 2)
	for l, name := range t.names {
		p.Label(t.k.Say(name), ui.Rect{X: r.X + extraSign + wide*float32(l) + 2, Y: top.Y, W: wide - 4, H: top.H}, extraHead, ui.Center)
	}
	for i := range t.sides {
		row := rest.Row(i, t.sides, 2)
		p.Sign(rules.Seat(i), row.X+16, row.CY(), min(30, row.H), false)
		for l := range t.names {
			p.Label(t.points[l][i], ui.Rect{X: row.X + extraSign + wide*float32(l), Y: row.Y, W: wide, H: row.H}, extraNumber, ui.Center)
		}
	}
}

// rows paints a row for each category under the signs of the sides, in two blocks
// side by side where the room is wide.
func (t *extraTable) rows(p *ui.Painter, r ui.Rect) {
	const gap = ui.GapPart
	blocks := 1
	if r.W > 1.5*r.H {
		blocks = 2
	}
	rows := (len(t.names) + blocks - 1) / blocks
	figure := max(extraSign, p.Width("00", extraNumber)+ui.Gap)
	group := p.Group(extraHead)
	for _, name := range t.names {
		group.Line(t.k.Say(name), r.Column(0, blocks, gap).W-float32(t.sides)*figure)
	}
	for j := range blocks {
		block := r.Column(j, blocks, gap)
		name, figures := block.CutLeft(block.W-float32(t.sides)*figure, 0)
		for i := range t.sides {
			at := figures.Column(i, t.sides, 0).Row(0, rows+1, 2)
			p.Sign(rules.Seat(i), at.CX(), at.CY(), min(34, at.H), false)
		}
		for l := j * rows; l < min(len(t.names), (j+1)*rows); l++ {
			line := l - j*rows + 1
			p.Label(t.k.Say(t.names[l]), name.Row(line, rows+1, 2), group.Type, ui.Left)
			for i := range t.sides {
				p.Label(t.points[l][i], figures.Column(i, t.sides, 0).Row(line, rows+1, 2), extraNumber, ui.Center)
			}
		}
	}
}
