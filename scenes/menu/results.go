package menu

import (
	"fmt"
	"math"
	"slices"
	"sort"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// results is what came of a match: who won and why, the ranking, the game over time, and the luck of the dice.
type results struct {
	told
	score  []int // as shown: they roll up
	m      *matchScreen
	second bool // the second of two pages is open
	// onward is the name of the match that leads on, beside the same one again, and begin starts it; nil
	// without one.
	onward string
	begin  func() scenes.Scene
	turns  int // how often the ranking of many was turned
	// agreed says how many of a table's guests agree to another match, as counted in votes.
	agreed string
	votes  [2]int
	// leaving says that the next press on the key to leave leaves the table.
	leaving bool
}

// makeResults returns the results of a match that its screen shows.
func makeResults(m *matchScreen, o *play.Outcome) *results {
	r := &results{told: told{k: m.k, g: m.g, o: o}, score: make([]int, len(o.Result.Ranks)), m: m}
	r.named = r.called
	if !m.boardFirst {
		r.onward, r.begin = onward(m.k, o)
	}
	var within string
	r.article, within = r.withArticle()
	r.amid = func(letter string) string {
		if name := r.called(letter); r.article == "" || name != r.article {
			return name
		}
		return within
	}
	for s := range o.Result.Ranks {
		r.order = append(r.order, rules.Seat(s))
	}
	sort.SliceStable(r.order, func(a, b int) bool { return o.Result.Ranks[r.order[a]] < o.Result.Ranks[r.order[b]] })
	return r
}

// rest shows the results as they stand in the end: nothing comes up or rolls.
func (r *results) rest() {
	r.ticks = 1000
	copy(r.score, r.o.Result.Scores)
}

// open reports whether there is a record to watch.
func (r *results) open() bool { return r.m.t != nil || r.o.Record != "" }

var (
	idAgain  = ui.ID{Name: "again"}
	idReplay = ui.ID{Name: "replay"}
	idTitle  = ui.ID{Name: "title"}
	idLobby  = ui.ID{Name: "lobby"}
	idShare  = ui.ID{Name: "share"}
)

// winners returns the seats of rank 1.
func (r *results) winners() []rules.Seat {
	n := 0
	for n < len(r.order) && r.o.Result.Ranks[r.order[n]] == 1 {
		n++
	}
	return r.order[:n]
}

// motifTicks is when the motif of the winner is heard, after the fanfare.
const motifTicks = 2 * input.TicksPerSecond

// fanfare returns the sound of the end for the people on this machine.
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

// maxNames is how many winners the headline names; of more it names some and
// counts the others.
const maxNames = 4

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
	if len(w) > maxNames {
		for _, s := range w[1 : maxNames-1] {
			names = r.k.Say(words.ResultsList(names, r.amid(s.Letter())))
		}
		return r.k.Say(words.ResultsDrawMany(len(w)-maxNames+1, names))
	}
	for i := 1; i < len(w); i++ {
		and := words.ResultsList
		if i == len(w)-1 {
			and = words.ResultsAnd
		}
		names = r.k.Say(and(names, r.amid(w[i].Letter())))
	}
	return r.k.Say(words.ResultsDrawNames(names))
}

// paint paints the results, and returns the scene that was asked for, or nil.
func (r *results) paint(v ui.View, in *input.Frame) (next scenes.Scene) {
	k, g := r.k, r.g
	r.ticks++
	if won := r.winners(); r.ticks == motifTicks && r.o.Start.People() > 1 && len(won) == 1 && r.chair(won[0]).Person() {
		k.PlayTurn(won[0]) // also in the next room one hears who won
	}
	k.GameGround(g, r.o.Game)
	r.shower(v)
	r.rosette(124, 88)
	l := r.layOut(v)
	r.paintHead(l.head)
	next = r.buttons(l.buttons, in)
	r.paintPages(l)
	return next
}

// strip paints the words at the foot.
func (r *results) strip(leave func()) {
	k, g := r.k, r.g
	wayBack := r.m.wayBack
	if r.m.boardFirst {
		wayBack = words.HintBack()
	}
	back := &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(wayBack), Click: leave}
	if g.P.Thumb > 0 {
		back = nil // the key above it does the same, and a thumb needs the room
	}
	then := words.HintRematch()
	if r.begin != nil {
		then = words.HintStart()
	}
	k.Strip(g, back, moves(k, g), acts(k, g, idAgain, then))
}

// buttons paints what can be done now, and is the scene that was asked for, if
// any.
func (r *results) buttons(area ui.Rect, in *input.Frame) (next scenes.Scene) {
	k, g := r.k, r.g
	main, low := area.CutTop(66, 12)
	lobby := ui.Rect{}
	if !r.o.Elsewhere { // where the main key leads to the table's lobby
		main, lobby = main.CutRight(main.W*0.36, 12)
	}
	again, follows := r.o.Again, ui.Button{Text: k.Say(words.ResultsRematch()), Icon: "icons/reload", Main: true, Size: ui.SizeMain}
	if r.o.Follow != nil {
		to, agreed, guests := r.o.Follow()
		if next = to; r.votes != [2]int{agreed, guests} {
			r.votes, r.agreed = [2]int{agreed, guests}, fmt.Sprintf("%s · %d/%d", follows.Text, agreed, guests)
		}
		if agreed > 0 {
			follows.Text = r.agreed
		}
	}
	toLobby := ui.Button{Text: k.Say(words.ResultsLobby()), Icon: "icons/people"}
	same := r.begin != nil && !r.o.Lesson // the same match again has the lobby's place, and the lobby the main menu's
	if r.begin != nil {
		if same && g.Button(ui.ID{Name: "same"}, lobby, ui.Button{Text: follows.Text, Icon: follows.Icon}) {
			next = again()
		}
		follows.Text, follows.Icon, again = r.onward, "icons/play", r.begin
	}
	if follows.Disabled = again == nil; g.Button(idAgain, main, follows) && again != nil {
		next = again()
	}
	if !same && !r.o.Elsewhere && g.Button(idLobby, lobby, toLobby) {
		next = k.Lobby(r.o.Game)
	}
	ids := [3]ui.ID{idShare, idReplay, idTitle}
	keys := [3]ui.Button{
		{Text: k.Say(words.ShareTitle()), Icon: "icons/share", Tip: k.Say(words.ShareTip())},
		{Text: k.Say(words.ResultsReplay()), Icon: "icons/film"},
		{Text: k.Say(words.ResultsTitle()), Icon: "icons/home"},
	}
	if id, _ := g.Focused(); id != idTitle {
		r.leaving = false
	}
	switch {
	case r.leaving:
		keys[2].Text, keys[2].Icon, keys[2].Color = k.Say(words.TogetherLeaveAsk()), "icons/door", ui.KeySand
	case r.o.Leave != nil:
		keys[2].Text, keys[2].Icon = k.Say(words.TogetherLeave()), "icons/door"
	}
	if same {
		ids[2], keys[2] = idLobby, toLobby
	}
	n := len(keys)
	if !r.open() {
		ids[1], keys[1] = ids[2], keys[2]
		n--
	}
	boxes := r.lowKeys(low, keys[:n])
	group := g.P.Group(ui.ButtonText)
	for i := range n {
		group.Button(keys[i], boxes[i])
	}
	for i := range n {
		keys[i].Size = group.Size
		if !g.Button(ids[i], boxes[i], keys[i]) {
			continue
		}
		switch ids[i] {
		case idReplay:
			r.m.watch(-1)
		case idShare:
			if r.open() {
				r.m.replayed()
			}
			r.m.unfold(shareSheet)
		case idLobby:
			next = k.Lobby(r.o.Game)
		case idTitle:
			next = r.leaves()
		}
	}
	r.m.wanted = r.m.wanted || r.m.sheet == noSheet && asksPicture(in)
	return next
}

// leaves returns the main menu, having left the table of the match if it was a host's. Who has a chair there is asked
// once, by the key to leave.
func (r *results) leaves() scenes.Scene {
	switch {
	case r.o.Leave == nil:
		return r.k.Title()
	case r.leaving || !slices.ContainsFunc(r.o.Start.Chairs, func(c play.Chair) bool { return c.Person() && !c.Guest }):
		return r.o.Leave()
	}
	r.leaving = true
	r.g.Focus(idTitle)
	r.k.Play("ui.press")
	return r.m
}

// lowKeys lays two or three keys beside each other, each as wide as its own words. What has no
// room gives way to the words: pictures, then on a desk the words of all but the last.
func (r *results) lowKeys(low ui.Rect, keys []ui.Button) (boxes [3]ui.Rect) {
	p := r.g.P
	kind, gap, pad, picture := ui.ButtonText, float32(12), float32(12), float32(40)
	if p.Thumb > 0 {
		kind, gap, pad = p.Legible(ui.ButtonText.Sized(1)), 6, 9
	}
	n, last := float32(len(keys)), len(keys)-1
	spare := low.W - (n-1)*gap
	for i := range keys {
		boxes[i].W = max(p.Thumb, p.Width(keys[i].Text, kind)+2*pad)
		spare -= boxes[i].W
	}
	switch {
	case p.Thumb == 0 && spare >= n*picture:
	case p.Thumb > 0 || spare >= 0:
		for i := range keys {
			keys[i].Icon = ""
		}
	default:
		for i := range last {
			if keys[i].Tip == "" {
				keys[i].Tip = keys[i].Text
			}
			keys[i].Text, boxes[i].W = "", 64
		}
		keys[last].Icon, boxes[last].W, spare = "", low.W-(n-1)*gap-(n-1)*64, 0
	}
	x := low.X
	for i := range keys {
		boxes[i] = ui.Rect{X: x, Y: low.Y, W: boxes[i].W + spare/n, H: low.H}
		x = boxes[i].Right() + gap
	}
	return boxes
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
		turn = float32(r.ticks-r.g.Tick()+r.g.OrnamentTick()) * 0.002
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

// rejoices reports whether snips of paper fall: if a person at this machine won, until all
// lie.
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
	num := p.AtMost(ui.Number.Sized(size), maxGrown).Carrying()
	// A long score gives way before the name does.
	room := row.W - 138 - 34
	name := min(room*0.6, p.Width(r.rowName(s), ui.Heading.Carrying()))
	num = p.Fit(r.scored(score), num, max(70, room-name)-8)
	numW := max(70, p.Width(r.scored(score), num)+8)
	place := ui.Rect{X: row.Right() - 26 - numW, Y: row.Y, W: numW, H: row.H}
	text := ui.Rect{X: row.X + 138, Y: row.Y + row.H*0.12, W: room - numW, H: row.H * 0.46}
	if r.g.P.TextScale > 1 {
		text.Y, text.H = row.Y+row.H*0.06, row.H*0.54
	}
	who := p.Fit(r.rowName(s), ui.Heading.Carrying(), text.W)
	p.Label(p.Ellipsis(r.rowName(s), who, text.W), text, who, ui.Left)
	text.Y, text.H = text.Bottom(), row.H*0.32
	note := r.note(s)
	if p.Width(note, ui.Small) > text.W { // beside a long number: it goes below
		text.W, place.H = row.Right()-20-text.X, row.H*0.62
		if p.TextScale > 1 {
			text.Y, text.H = row.Y+row.H*0.66, row.H*0.3
			place.H = row.H * 0.8
		}
	}
	small := p.Fit(note, ui.Small, text.W)
	p.Label(p.Ellipsis(note, small, text.W), text, small, ui.Left)
	p.Label(r.figure(s), place, num, ui.Right)
}

// figure returns what a seat has in the end, as far as it has rolled up.
func (r *results) figure(s rules.Seat) string { return r.scored(r.score[s]) }

// scored returns a score in words, the digits of a large one in groups.
func (r *results) scored(score int) string { return r.k.Say(words.ResultsScore(score)) }

// note returns the line under a name: how the player did, and the game's own remark.
func (r *results) note(s rules.Seat) string {
	c := r.chair(s)
	remark := ""
	if int(s) < len(r.o.Notes) {
		remark = r.k.Say(r.o.Notes[s])
	}
	if int(s) >= r.o.Start.Setup.Seats {
		return remark // of an opponent played by the rules, the game says it all
	}
	if !c.Person() {
		return r.k.Say(words.ResultsComputerNote(r.k.Named("level."+c.Strength()+".note"), remark))
	}
	held := r.k.Say(c.Held.Text())
	switch {
	case held == "":
		return remark
	case remark == "":
		return held
	}
	return r.k.Say(words.ResultsPersonNote(held, remark))
}
