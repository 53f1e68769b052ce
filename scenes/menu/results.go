package menu

import (
	"math"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// results is the screen at the end of a match: who won and why, the ranking,
// the game over time, and the luck of the dice.
type results struct {
	k     *play.App
	g     *ui.Gui
	o     *play.Outcome
	order []rules.Seat // by rank, equal ranks in seat order
	ticks int
	score []int // as shown: they roll up
	// levels are the computer players' levels in words, by seat.
	levels []string
	snaps  snapper
	second bool // the second of two pages is open
	page   int  // how often the ranking of many was turned
	// rows are the heights of the sentences of the story, in units.
	rows []float32
	// beside is what the button that turns the pages takes at the right, in units.
	beside float32
	named  func(letter string) string // called, made once
	wanted bool                       // somebody asked for the picture: it is made before the next tick
}

func newResults(k *play.App, o *play.Outcome) scenes.Scene {
	r := &results{k: k, g: k.Gui(), o: o, score: make([]int, len(o.Result.Ranks)), snaps: snapper{k: k}}
	r.named = called(r)
	for s := range o.Result.Ranks {
		r.order = append(r.order, rules.Seat(s))
		level := ""
		if c := r.chair(rules.Seat(s)); !c.Person() {
			level = k.Named("level." + c.Strength())
		}
		r.levels = append(r.levels, level)
	}
	sort.SliceStable(r.order, func(a, b int) bool { return o.Result.Ranks[r.order[a]] < o.Result.Ranks[r.order[b]] })
	if k.Sound != nil {
		k.Sound.MusicAt("title", "B")
	}
	k.Play(r.fanfare())
	r.g.Focus(idAgain)
	return r
}

var (
	idAgain  = ui.ID{Name: "again"}
	idReplay = ui.ID{Name: "replay"}
	idTitle  = ui.ID{Name: "title"}
	idShare  = ui.ID{Name: "share"}
)

// Tell names the screen for tests.
func (r *results) Tell() string { return "results" }

// winners are the seats of rank 1.
func (r *results) winners() []rules.Seat {
	n := 0
	for n < len(r.order) && r.o.Result.Ranks[r.order[n]] == 1 {
		n++
	}
	return r.order[:n]
}

// fanfare is the sound of the end for the people on this machine.
func (r *results) fanfare() string {
	people := r.o.Start.People()
	won := 0
	for _, s := range r.winners() {
		if r.chair(s).Person() {
			won++
		}
	}
	switch {
	case len(r.winners()) > 1 && won > 0 || people == 0:
		return "ui.draw"
	case won > 0:
		return "ui.win"
	}
	return "ui.lose"
}

func (r *results) chair(s rules.Seat) *play.Chair {
	if int(s) < len(r.o.Start.Chairs) {
		return &r.o.Start.Chairs[s]
	}
	return &play.Chair{Level: "normal"}
}

// name is what a seat is called in a sentence.
func (r *results) name(s rules.Seat) string {
	if n := r.chair(s).Name; n != "" {
		return n
	}
	return r.k.Say(words.SeatPlayer(s.Letter()))
}

// mostNames is how many winners the headline names; of more it names some and
// counts the others.
const mostNames = 4

func (r *results) headline() string {
	w := r.winners()
	switch {
	case len(w) == 1 && r.chair(w[0]).Person() && r.o.Start.People() == 1:
		return r.k.Say(words.ResultsYou())
	case len(w) == 1:
		return r.k.Say(words.ResultsWins(r.name(w[0])))
	case len(w) == len(r.order):
		return r.k.Say(words.ResultsDraw())
	}
	names := r.name(w[0])
	if len(w) > mostNames {
		for _, s := range w[1 : mostNames-1] {
			names = r.k.Say(words.ResultsList(names, r.name(s)))
		}
		return r.k.Say(words.ResultsDrawMany(len(w)-mostNames+1, names))
	}
	for i := 1; i < len(w); i++ {
		and := words.ResultsList
		if i == len(w)-1 {
			and = words.ResultsAnd
		}
		names = r.k.Say(and(names, r.name(w[i])))
	}
	return r.k.Say(words.ResultsDrawNames(names))
}

func (r *results) Update(in *input.Frame) (scenes.Scene, error) {
	k, g := r.k, r.g
	if r.snaps.tick(); r.wanted {
		r.wanted = false
		r.share()
	}
	k.Begin(g, in)
	r.ticks++
	v := g.P.View()
	k.GameGround(g, r.o.Game)
	r.shower(v)
	var next scenes.Scene = r
	title := func() { next = k.Title() }
	if g.Hands().Back {
		title()
	}

	r.rosette(124, 88)
	r.paintHead(v)
	left, right := r.columns(v)
	ranks, buttons := left.CutBottom(buttonsHigh, ui.GapWide)
	if to := r.buttons(buttons, in); to != nil {
		next = to
	}
	if told := r.paintPages(v, ranks, right); told != nil {
		next = told
	}
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintTitle()), Click: title},
		kit.Hint{Buttons: leftRight[:], Words: k.Say(words.HintChoose())},
		kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(words.HintRematch())})
	k.End(g)
	if next == nil {
		next = r
	}
	return next, nil
}

// paintRight paints the ceremony of the game, if it has one; else the plot and what
// stands under it, so high, or one of them where there is no room for both. It gives
// back the scene that a click leads to, or nil.
func (r *results) paintRight(area ui.Rect, low float32) scenes.Scene {
	switch {
	case r.o.Ceremony != nil:
		open := r.o.Record != ""
		if at := r.o.Ceremony(r.g, area, open); at >= 0 && open {
			return watchedAt(r.k, r, r.o.Record, at)
		}
		return nil
	case low == 0:
		r.plot(area)
		return nil
	}
	beside := r.luck
	if r.o.Extra != nil {
		beside = r.extra
	}
	plot, foot := area.CutBottom(low, 16)
	if plot.H < leastPlot*r.g.P.TextScale {
		r.turned(area, beside) // a button turns the page
		return nil
	}
	beside(foot)
	r.plot(plot)
	return nil
}

// buttonsHigh is what the buttons below the ranking take, in units.
const buttonsHigh = 124

// paintPages paints the ranking, and beside it what is told of the match: on two pages
// where a game has a ceremony and texts are large.
func (r *results) paintPages(v ui.View, ranks, right ui.Rect) (next scenes.Scene) {
	if r.o.Ceremony == nil || !r.large() {
		r.paintRanks(ranks)
		right, next = r.story(right)
		if told := r.paintRight(right, r.lowHigh(v)); told != nil {
			next = told
		}
		return next
	}
	right, foot := right.CutBottom(turnSize, ui.GapTight)
	switch {
	case !r.second:
		r.paintRanks(ranks)
		_, next = r.story(right)
	case v.Narrow:
		r.paintRanks(ranks)
		next = r.paintRight(right, 0)
	default:
		next = r.paintRight(ui.Rect{X: ranks.X, Y: ranks.Y, W: right.Right() - ranks.X, H: ranks.H}, 0)
	}
	r.turnKey(ui.Rect{X: foot.Right() - turnSize, Y: foot.Y, W: turnSize, H: turnSize})
	return next
}

// paintRanks paints everybody's place.
func (r *results) paintRanks(area ui.Rect) {
	if len(r.order) > mostRows {
		r.ranks(area)
	} else {
		r.ranking(area)
	}
}

// large says whether texts are so large that some of what is told has another page.
func (r *results) large() bool { return r.g.P.TextScale >= 1.4 }

// turnSize is the side of the key that turns the page, in units.
const turnSize = 40

// turnKey is the key that turns the page.
func (r *results) turnKey(at ui.Rect) {
	if r.g.Button(ui.ID{Name: "turn"}, at, ui.Button{Icon: "icons/chevron"}) {
		r.second = !r.second
	}
}

// leastPlot is how high a plot has to be to be read, at a text size of 100 %.
const leastPlot = 150

// turned paints the plot or what is beside it, with a button that turns from one to
// the other.
func (r *results) turned(area ui.Rect, luck func(ui.Rect)) {
	r.beside = turnSize
	defer func() { r.beside = 0 }()
	if r.second {
		luck(area)
	} else {
		r.plot(area)
	}
	r.turnKey(ui.Rect{X: area.Right() - turnSize - 8, Y: area.Bottom() - turnSize - 8, W: turnSize, H: turnSize})
}

// paintHead paints who won, and why.
func (r *results) paintHead(v ui.View) {
	k, p := r.k, r.g.P
	w := v.W - 230 - ui.MarginSide
	if !v.Narrow {
		w = v.W - 230 - 240
	}
	p.Label(r.headline(), ui.Rect{X: 228, Y: 36, W: w, H: 64}, ui.Number.Sized(ui.SizeTitle), ui.Left)
	room := ui.Rect{X: 230, Y: 100, W: w, H: 52}
	title, why := k.Say(r.o.Title), k.Say(r.o.Why)
	if w := p.Width(title, ui.RowLabel); w+8+p.Width(why, ui.Body) < room.W {
		first, rest := room.CutLeft(w+2, 6)
		first.H, rest.H = 32, 32
		p.Label(title, first, ui.RowLabel, ui.Left)
		p.Label(why, rest, ui.Body, ui.Left)
	} else {
		p.Paragraph(k.Join(title, " ", why), room, ui.Body, ui.Left)
	}
}

// columns is the room of the ranking with the buttons, and that of the plot with
// what stands under it.
func (r *results) columns(v ui.View) (left, right ui.Rect) {
	area := ui.Rect{X: ui.MarginSide, Y: 168, W: v.W - 2*ui.MarginSide, H: v.H - kit.StripTop - 168 - ui.GapWide}
	wider := float32(0) // the ranking, where names and scores are large
	if r.large() {
		wider = r.grown()
	}
	switch {
	case v.Narrow:
		area = area.Inset2(-20, 0)
		return area.CutTop(min(480, area.H*0.5), 20)
	case len(r.order) > mostRows:
		return area.CutLeft(lerp(500, 740, wider), 23)
	}
	return area.CutLeft(lerp(402, 566, wider), 23)
}

// rowsHigh is how high the rows of the ranking like to be, in units: the first and the
// others; gap is what parts them.
func rowsHigh(r *results) (gap, first, rest float32) {
	grown := 1 + 0.3*r.grown()
	return 9, 90 * grown, 74 * grown
}

// grown is how far texts have grown, from 0 at 100 % to 1 at 200 %.
func (r *results) grown() float32 { return r.g.P.TextScale - 1 }

// lowHigh is the height of what stands under the plot: luck, or what the game
// itself tells; 0 when there is none.
func (r *results) lowHigh(v ui.View) float32 {
	grown := r.grown()
	high, narrow := 164+40*grown, float32(110)
	switch {
	case r.o.Extra != nil:
		high, narrow = 200+20*grown, 60
	case len(r.o.Luck) == 0:
		return 0
	}
	if v.Narrow {
		high += narrow
	}
	return high
}

// buttons paints what can be done now, and is the scene that was asked for, if
// any.
func (r *results) buttons(area ui.Rect, in *input.Frame) (next scenes.Scene) {
	k, g := r.k, r.g
	main, low := area.CutTop(66, 12)
	if g.Button(idAgain, main, ui.Button{Text: k.Say(words.ResultsRematch()), Icon: "icons/reload", Main: true, Size: ui.SizeMain, Disabled: r.o.Again == nil}) && r.o.Again != nil {
		next = r.o.Again()
	}
	three := [3]ui.Button{
		{Text: k.Say(words.ResultsReplay()), Icon: "icons/film", Disabled: r.o.Record == ""},
		{Text: k.Say(words.ShareImage()), Icon: "icons/screen", Tip: k.Say(words.ShareImageNote())},
		{Text: k.Say(words.ResultsTitle()), Icon: "icons/home"},
	}
	group := g.P.Group(ui.ButtonText)
	for i := range three {
		group.Button(three[i], low.Column(i, 3, 12))
	}
	for i := range three {
		three[i].Size = group.Size
	}
	if g.Button(idReplay, low.Column(0, 3, 12), three[0]) {
		next = watched(k, r, r.o.Record)
	}
	if g.Button(idShare, low.Column(1, 3, 12), three[1]) || asksPicture(in) {
		r.wanted = true
	}
	if g.Button(idTitle, low.Column(2, 3, 12), three[2]) {
		next = k.Title()
	}
	return next
}

// rosette is the garland of leaves around the winner's sign, laid petal by
// petal.
func (r *results) rosette(cx, cy float32) {
	p := r.g.P
	grow := ui.Spring(min(1, float32(r.ticks)/40))
	if r.g.Motion == ui.Reduced {
		grow = 1
	}
	turn := float32(0)
	if r.g.Motion == ui.Lively {
		turn = float32(r.ticks) * 0.002
	}
	const leaves = 14
	for i := range leaves {
		a := 2*math.Pi*float64(i)/leaves + float64(turn)
		d := 58 * grow
		p.Disc(cx+d*float32(math.Cos(a)), cy+d*float32(math.Sin(a)), 15, 15, ui.Sheet{Color: ui.BookGreen.Mix(ui.Grass, 0.12), Waver: 1, Gouache: 0.6, Lift: 0}.Of("results", i))
	}
	p.Disc(cx, cy, 60*grow, 60*grow, ui.Sheet{Color: ui.BookGreen.Mix(ui.Grass, 0.12), Waver: 0.6, Gouache: 0.6, Lift: -1, NoRim: true})
	p.Disc(cx, cy, 51, 51, ui.Sheet{Color: ui.White, Waver: 0.8, Lift: 0})
	w := r.winners()
	if len(w) == 1 {
		p.Sign(w[0], cx, cy, 70*min(1, grow), true)
		return
	}
	r.shared(cx, cy, w)
}

// The shower is snips of paper that fall behind the papers.
const (
	snips       = 60
	showerTicks = 210
)

// rejoices says whether snips of paper fall: for somebody at this machine who
// won, until they lie.
func (r *results) rejoices() bool {
	return r.ticks < showerTicks && r.g.Motion != ui.Reduced && r.fanfare() == "ui.win"
}

// shower lets snips in the winner's colour fall.
func (r *results) shower(v ui.View) {
	if !r.rejoices() {
		return
	}
	p, look := r.g.P, ui.SeatLook(r.winners()[0])
	colours := [4]ui.Color{look.Color, ui.Honey, ui.White, look.Tint}
	t := float32(r.ticks) / showerTicks
	p.Fade(min(1, 4*(1-t)))
	for i := range snips {
		// Spread as the leaves of a plant are, so that no two fall in a line.
		across := float32(math.Mod(float64(i)*0.618, 1))
		late := float32(i%9) * 0.05
		fall := max(0, t-late) * (1.1 + 0.1*float32(i%4))
		sway := 26 * float32(math.Sin(float64(9*t)+float64(i)))
		p.Transform(across*v.W+sway, -30+fall*fall*0.6*v.H+fall*0.7*v.H, float32(i)+6*t*float32(1-2*(i%2)), 1)
		s := float32(6 + i%3*3)
		p.Sheet(ui.Rect{X: -s, Y: -s * 0.6, W: 2 * s, H: 1.2 * s}, ui.Sheet{Color: colours[i%4], Radius: 1.5, Waver: 0.6, Lift: 0, NoRim: true}.Of("results", i))
		p.Pop()
	}
	p.Pop()
}

func (r *results) ranking(area ui.Rect) {
	p := r.g.P
	n := len(r.order)
	gap, most, usual := rowsHigh(r)
	first := min(most, (area.H-gap*float32(n-1))/float32(n)*1.12)
	rest := float32(0)
	if n > 1 {
		rest = min(usual, (area.H-first-gap*float32(n-1))/float32(n-1))
	}
	y := area.Y
	for i, s := range r.order {
		h := rest
		if i == 0 {
			h = first
		}
		came := min(1, max(0, (float32(r.ticks)-6*float32(n-i))/14))
		p.Fade(came)
		row := ui.Rect{X: area.X, Y: y, W: area.W, H: h}
		if r.g.Motion != ui.Reduced {
			row.Y += 14 * (1 - ui.EaseOut(came))
		}
		y += h + gap
		r.row(i, s, row)
		p.Pop()
	}
}

// row is the i-th row of the ranking: rank, sign, who, how, and the score.
func (r *results) row(i int, s rules.Seat, row ui.Rect) {
	p := r.g.P
	look := ui.SeatLook(s)
	paper := ui.Shaded
	if r.o.Result.Ranks[s] == 1 {
		paper = ui.White
	}
	p.Sheet(row, ui.Key.In(paper).Of("results", i).Raised(0.1))
	tab := row
	tab.W = 58
	p.Sheet(tab, ui.Key.In(look.Ground).Of("results", i).Raised(-1).Painted(0.8))
	p.Label(ui.Digits(r.o.Result.Ranks[s]), tab, ui.Number.Sized(ui.SizeMain).With(look.TextOn), ui.Center)
	p.Sign(s, row.X+98, row.CY(), min(46, row.H*0.62), true)
	score := r.o.Result.Scores[s]
	r.roll(s)
	size := float32(34)
	if i == 0 {
		size = 44
	}
	num := p.AtMost(ui.Number.Sized(size), mostGrown).Carrying()
	numW := max(70, p.Width(r.figureOf(s, score), num)+8)
	place := ui.Rect{X: row.Right() - 26 - numW, Y: row.Y, W: numW, H: row.H}
	text := ui.Rect{X: row.X + 138, Y: row.Y + row.H*0.12, W: row.W - 138 - numW - 34, H: row.H * 0.46}
	if r.g.P.TextScale > 1 {
		text.Y, text.H = row.Y+row.H*0.06, row.H*0.54
	}
	who := p.Fit(r.chairName(s), ui.Heading.Carrying(), text.W)
	p.Label(p.Ellipsis(r.chairName(s), who, text.W), text, who, ui.Left)
	text.Y, text.H = text.Bottom(), row.H*0.32
	note := r.note(s)
	if p.Width(note, ui.Small) > text.W { // beside a long number: it goes below
		text.W, place.H = row.Right()-20-text.X, row.H*0.62
		if p.TextScale > 1 {
			text.Y, text.H = row.Y+row.H*0.66, row.H*0.3
			place.H = row.H * 0.8
		}
	}
	p.Label(note, text, ui.Small, ui.Left)
	p.Label(r.figure(s), place, num, ui.Right)
}

// figure is what a seat has in the end, as far as it has rolled up.
func (r *results) figure(s rules.Seat) string { return r.figureOf(s, r.score[s]) }

func (r *results) figureOf(s rules.Seat, score int) string {
	if int(s) < len(r.o.Shares) {
		return r.k.Say(words.SettingsPercent(r.o.Shares[s]))
	}
	return ui.Digits(score)
}

// chairName is who sits there, as the ranking names him.
func (r *results) chairName(s rules.Seat) string {
	c := r.chair(s)
	switch {
	case !c.Person() && c.Name == "":
		return c.Computer(r.k)
	case c.Name != "":
		return c.Name
	}
	return r.k.Say(words.SeatPlayer(s.Letter()))
}

// note is the line under a name: how he played, and the game's own remark.
func (r *results) note(s rules.Seat) string {
	c := r.chair(s)
	remark := ""
	if int(s) < len(r.o.Notes) {
		remark = r.k.Say(r.o.Notes[s])
	}
	if !c.Person() {
		return r.k.Say(words.ResultsComputerNote(r.k.Named("level."+c.Strength()+".note"), remark))
	}
	held := deviceWord(c.Device)
	if c.Guest {
		held = words.ResultsDeviceElsewhere()
	}
	return r.k.Say(words.ResultsPersonNote(r.k.Say(held), remark))
}

func deviceWord(d input.Device) words.Text {
	switch {
	case d.IsGamepad():
		return words.ResultsDevicePad()
	case d.IsKeyboard():
		return words.ResultsDeviceKeyboard()
	}
	return words.ResultsDeviceMouse()
}

func (r *results) plot(area ui.Rect) {
	k, p := r.k, r.g.P
	p.Sheet(area, ui.Slip.Raised(0.1))
	head := ui.Heading.Sized(ui.SizeButton)
	p.Label(k.Say(r.o.PlotTitle), ui.Rect{X: area.X + 28, Y: area.Y + 16, W: area.W - 56, H: p.Lead(head)}, head, ui.Left)
	if len(r.o.Curves) == 0 {
		return
	}
	shown := float32(1)
	if r.g.Motion != ui.Reduced {
		shown = ui.EaseInOut(float32(r.ticks-10) / 80)
	}
	var limit *ui.Limit
	if r.o.LimitAt > 0 {
		limit = &ui.Limit{At: r.o.LimitAt, Name: k.Say(r.o.LimitName)}
	}
	top := 24 + p.Lead(head)
	r.g.Plot(ui.Rect{X: area.X + 18, Y: area.Y + top, W: area.W - 30 - r.beside, H: area.H - top - 12}, r.o.Curves, limit, k.Say(r.o.Last), shown)
}

// leastLuck is how high the luck of a seat has to be to be read, at a text size of
// 100 %.
const leastLuck = 80

// luck compares what was rolled with what was to be expected: the bar is what
// happened, the notch what was expected.
func (r *results) luck(area ui.Rect) {
	k, p := r.k, r.g.P
	p.Sheet(area, ui.Slip.In(ui.Shaded).Raised(0.1))
	head := ui.Heading.Sized(ui.SizeButton)
	p.Art("icons/die", area.X+38, area.Y+34, ui.ArtStyle{Height: 23, Ink: ui.Ink})
	titleW := (area.W - 60) * 0.48
	p.Label(k.Say(r.o.LuckTitle), ui.Rect{X: area.X + 62, Y: area.Y + 18, W: titleW - 34, H: 32}, head, ui.Left)
	p.Label(r.luckiest(), ui.Rect{X: area.X + 42 + titleW, Y: area.Y + 18, W: area.W - 70 - titleW, H: 32}, ui.SmallStrong, ui.Right)
	most := 1.0
	for _, l := range r.o.Luck {
		most = max(most, float64(l.Won), l.Expected)
	}
	cells := ui.Rect{X: area.X + 28, Y: area.Y + 58, W: area.W - 56 - r.beside, H: area.H - 74}
	shown := r.rolled()
	for i, l := range shown {
		s := l.Seat
		c := cells.Column(i, len(shown), 22)
		if p.View().Narrow || cells.H > 2*leastLuck*p.TextScale {
			c = cells.Column(i%2, 2, 22).Row(i/2, (len(shown)+1)/2, 12)
		}
		look := ui.SeatLook(s)
		p.Sign(s, c.X+15, c.Y+c.H*0.33, 32, true)
		num := ui.Number.Sized(ui.SizeHeading)
		x := c.X + 42
		w := p.Width(ui.Digits(l.Won), num)
		row := ui.Rect{X: x, Y: c.Y, W: c.Right() - x, H: c.H * 0.36}
		p.Label(ui.Digits(l.Won), row, num, ui.Left)
		p.Label(k.Say(words.ResultsDodged()), ui.Rect{X: x + w + 7, Y: row.Y, W: row.W - w - 7, H: row.H}, ui.SmallStrong, ui.Left)
		row.Y += row.H
		p.Label(k.Say(words.ResultsExpected(l.Expected)), ui.Rect{X: x, Y: row.Y, W: row.W, H: c.H * 0.3}, ui.Small, ui.Left)
		bar := ui.Rect{X: c.X, Y: c.Bottom() - 16, W: c.W, H: 13}
		p.Sheet(bar, ui.Trench)
		full := bar
		full.W = max(6, bar.W*float32(float64(l.Won)/most)*0.94*ui.EaseOut(float32(r.ticks-30)/40))
		if look.Edge.A > 0 {
			p.Sheet(full.Inset(-1.3), ui.Trench.In(look.Edge))
		}
		p.Sheet(full, ui.Key.In(look.Color).Raised(-1).Painted(0.6))
		notch := bar.X + bar.W*float32(l.Expected/most)*0.94
		p.Fill(ui.Rect{X: notch - 1.5, Y: bar.Y - 6, W: 3, H: bar.H + 12}, ui.Ink)
	}
}

// extra is the picture of the game's own.
func (r *results) extra(area ui.Rect) {
	p := r.g.P
	p.Sheet(area, ui.Slip.In(ui.Shaded).Raised(0.1))
	head := ui.Heading.Sized(ui.SizeButton)
	top := p.Lead(head)
	p.Label(r.k.Say(r.o.ExtraTitle), ui.Rect{X: area.X + 28, Y: area.Y + 10, W: area.W - 56, H: top}, head, ui.Left)
	r.o.Extra(r.g, ui.Rect{X: area.X + 28, Y: area.Y + top + 16, W: area.W - 56 - r.beside, H: area.H - top - 28})
}

// luckiest says who strayed farthest from what was to be expected.
func (r *results) luckiest() string {
	best, far := -1, 0.5
	for i := range r.o.Luck {
		if d := math.Abs(float64(r.o.Luck[i].Won) - r.o.Luck[i].Expected); d >= far {
			best, far = i, d
		}
	}
	if best < 0 {
		return r.k.Say(words.ResultsLuckEven())
	}
	l := &r.o.Luck[best]
	off := words.ResultsLuckMore
	if float64(l.Won) < l.Expected {
		off = words.ResultsLuckLess
	}
	return r.k.Say(off(int(math.Round(far)), r.name(l.Seat)))
}

func (r *results) Draw(dst *ebiten.Image) { r.g.P.Flush(dst) }

// Version is a number for what Draw shows.
func (r *results) Version() uint64 { return r.g.P.Version() }
