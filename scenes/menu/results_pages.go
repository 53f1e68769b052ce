package menu

import (
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// Results have two pages where one has no room for all: the ranking, the story and the
// course of the match, then the game's own part. Where texts are large the second takes the
// room of the ranking as well.

// resultsLaid is where the parts of the results lie.
type resultsLaid struct {
	head    headLaid
	buttons ui.Rect
	// ranks is the room of the ranking, right that of everything else.
	ranks, right ui.Rect
	// whole is the room of a page without the ranking.
	whole ui.Rect
	// story is how high the sentences of the story are, low what stands under the plot.
	story, low float32
	// paged says that there are two pages, and lone that the plot is on the second; alone
	// that it is there by itself, as the ceremony has all the room of the first.
	paged, lone, alone bool
	turn               ui.Rect // the key that turns the page
}

// buttonsHigh is what the buttons take, and headBottom where the head ends whose texts
// have their usual size, in units.
const (
	buttonsHigh = 124
	headBottom  = 168
)

// layOut measures the parts, and gives each its room.
func (r *results) layOut(v ui.View) (l resultsLaid) {
	l.head = r.layOutHead(v)
	area := ui.Rect{X: ui.MarginSide, Y: l.head.bottom, W: v.W - 2*ui.MarginSide, H: v.H - kit.StripTop - l.head.bottom - ui.GapWide}
	if v.Narrow {
		area = area.Inset2(-20, 0)
		area, l.buttons = area.CutBottom(buttonsHigh, ui.GapWide)
		l.story = r.measureStory(area.W)
		most := area.H * 0.5
		if r.o.Ceremony != nil && r.large() {
			most = area.H - l.story - r.turnSide() - ui.GapWide
		}
		l.ranks, l.right = area.CutTop(min(most, r.ranksHigh()), 20)
		l.whole, _ = area.CutBottom(r.turnSide(), ui.GapTight)
	} else {
		grown := float32(0) // the ranking, where names and scores are large
		if r.large() {
			grown = r.grown()
		}
		wide := lerp(402, 566, grown)
		if len(r.order) > maxRows {
			wide = lerp(500, 740, grown)
		}
		l.ranks, l.right = area.CutLeft(wide, 23)
		l.ranks, l.buttons = l.ranks.CutBottom(buttonsHigh, ui.GapWide)
		l.whole = ui.Rect{X: area.X, Y: area.Y, W: area.W, H: l.ranks.H}
		l.story = r.measureStory(l.right.W)
	}
	plot := l.right.H - l.story
	l.low = r.lowHigh(l.right.W, plot)
	l.turn = ui.Rect{X: l.right.Right() - r.turnSide() - 8, Y: l.right.Bottom() - r.turnSide() - 8, W: r.turnSide(), H: r.turnSide()}
	switch {
	case l.low == 0:
		l.paged = v.Narrow && plot < leastPlot*r.g.P.TextScale
		l.lone = l.paged
		return l
	case r.o.Ceremony != nil && !r.large():
		if l.low < leastCeremony {
			l.paged, l.alone, l.low = true, true, plot
			l.turn.Y = l.right.Y - r.turnSide() - ui.Gap // beside the winner: its cards fill the rest
		}
		return l
	default:
		l.paged = r.large() || plot-l.low-16 < leastPlot*r.g.P.TextScale
	}
	l.lone = v.Narrow && l.paged && plot < leastPlot+100*r.grown()
	return l
}

// rowsHigh returns how high the rows of the ranking like to be, in units: the first and the
// others; gap is what parts them.
func rowsHigh(r *results) (gap, first, rest float32) {
	grown := 1 + 0.3*r.grown()
	return 9, 90 * grown, 74 * grown
}

// ranksHigh returns the preferred height of the ranking, in units.
func (r *results) ranksHigh() float32 {
	n := len(r.order)
	if n > maxRows {
		_, rows := r.ranksColumns()
		return float32(rows) * (r.rankHigh() + 20 + rankGap)
	}
	gap, first, rest := rowsHigh(r)
	return first + float32(n-1)*(gap+rest)
}

// lowHigh returns the height of what stands below the plot in a column that is wide and
// high: luck, or the game's own part; 0 if there is none.
func (r *results) lowHigh(wide, high float32) float32 {
	switch {
	case r.o.Ceremony != nil:
		return high * 0.65
	case r.o.Extra != nil:
		if r.g.P.View().Narrow {
			return 260 + 20*r.grown()
		}
		return 200 + 20*r.grown()
	case len(r.o.Luck) == 0:
		return 0
	}
	return r.luckHigh(wide)
}

// turnSize is the side of the key that turns the page, in units.
const turnSize = 40

// turnSide is turnSize, or what a thumb needs where cards lie above the key.
func (r *results) turnSide() float32 {
	if r.g.P.View().Narrow && r.o.Ceremony != nil {
		return r.g.P.Control(turnSize, 20)
	}
	return turnSize
}

// leastPlot is how high a plot has to be to be read, at a text size of 100 %, and
// leastCeremony how high a ceremony is at least beside a plot.
const (
	leastPlot     = 150
	leastCeremony = 300
)

// paintPages paints the page that is open.
func (r *results) paintPages(l resultsLaid) {
	switch {
	case l.alone && r.second:
		r.paintRanks(l.ranks)
		r.plot(l.right)
	case l.paged && r.second && l.low == 0:
		r.plot(l.whole)
	case l.paged && r.second && r.large():
		r.paintTold(l.whole, l.lone)
	case l.paged && r.second:
		r.paintRanks(l.ranks)
		r.beside = r.turnSide()
		r.paintTold(l.right, l.lone)
	default:
		r.paintRanks(l.ranks)
		var plot, low ui.Rect
		plot = r.story(l.right, l.story)
		switch {
		case l.alone:
			low = plot
		case l.paged:
			r.beside = r.turnSide()
		case r.o.Ceremony != nil:
			low, plot = plot.CutTop(l.low, 16)
		case l.low > 0:
			plot, low = plot.CutBottom(l.low, 16)
		}
		if !l.lone && !l.alone {
			r.plot(plot)
		}
		if low.H > 0 {
			r.paintLow(low)
		}
	}
	r.beside = 0
	if l.paged {
		r.turnKey(l.turn)
	}
}

// plotShare is how much of the second page a plot takes.
const plotShare = 0.4

// paintTold paints the second page: what the game adds, under the plot
// where that has no room on the first; but a ceremony has all of a low page.
func (r *results) paintTold(area ui.Rect, plot bool) {
	if plot && (r.o.Ceremony == nil || area.H > 1.5*area.W) {
		var over ui.Rect
		over, area = area.CutTop(area.H*plotShare, 16)
		r.plot(over)
	}
	r.paintLow(area)
}

// paintLow paints what the game adds: its ceremony, its picture, or the
// luck of its dice.
func (r *results) paintLow(area ui.Rect) {
	switch {
	case r.o.Ceremony != nil:
		open := r.open()
		if at := r.o.Ceremony(r.g, area, open); at >= 0 && open {
			r.m.watch(at)
		}
	case r.o.Extra != nil:
		r.extra(area)
	case len(r.o.Luck) > 0:
		r.luck(area)
	}
}

// paintRanks paints everybody's place.
func (r *results) paintRanks(area ui.Rect) {
	if len(r.order) > maxRows {
		r.ranks(area)
	} else {
		r.ranking(area)
	}
}

// turnKey is the key that turns the page.
func (r *results) turnKey(at ui.Rect) {
	if r.g.Button(ui.ID{Name: "turn"}, at, ui.Button{Icon: "icons/chevron"}) {
		r.second = !r.second
	}
}

// headLaid is where who won and why is written; bottom is where the head ends.
type headLaid struct {
	headline, why ui.Rect
	bottom        float32
}

// headX is where the headline begins, beside the rosette, in units.
const headX = 228

// layOutHead gives the head the room that its words need: in a narrow window large
// words say why below the rosette.
func (r *results) layOutHead(v ui.View) headLaid {
	if !v.Narrow {
		w := v.W - headX - 240
		if r.large() {
			w = v.W - headX - ui.MarginSide
		}
		grown := 12 * r.grown()
		return headLaid{ui.Rect{X: headX, Y: 36 - grown, W: w, H: 64 + grown}, ui.Rect{X: headX + 2, Y: 100, W: w, H: 56}, headBottom}
	}
	w := v.W - headX - ui.MarginSide
	if !r.large() {
		return headLaid{ui.Rect{X: headX, Y: 36, W: w, H: 64}, ui.Rect{X: headX + 2, Y: 100, W: w, H: 60}, headBottom}
	}
	side := float32(ui.MarginSide - 20)
	headline := ui.Rect{X: headX, Y: 10, W: v.W - headX - side, H: 180} // two lines of it
	why := ui.Rect{X: side, Y: headline.Bottom(), W: v.W - 2*side}
	why.H = r.g.P.TextHeight(r.why(), r.whyType(), why.W)
	return headLaid{headline, why, why.Bottom() + ui.Gap}
}

// why returns how the match ended, in a line or two.
func (r *results) why() string { return r.k.Join(r.k.Say(r.o.Title), " ", r.k.Say(r.o.Why)) }

func (r *results) whyType() ui.Type { return r.g.P.AtMost(ui.Body, maxGrown) }

// paintHead paints who won, and why.
func (r *results) paintHead(l headLaid) {
	k, p := r.k, r.g.P
	if p.View().Narrow && r.large() {
		p.ParagraphMid(r.headline(), l.headline, ui.ScreenTitle, ui.Left)
	} else {
		p.Label(r.headline(), l.headline, ui.ScreenTitle, ui.Left)
	}
	strong, kind := ui.RowLabel.Sized(r.whyType().Size), r.whyType()
	title, why := k.Say(r.o.Title), k.Say(r.o.Why)
	if w := p.Width(title, strong); w+8+p.Width(why, kind) < l.why.W && p.Lead(kind) <= l.why.H+1 {
		first, rest := l.why.CutLeft(w+2, 6)
		first.H, rest.H = p.Lead(kind), p.Lead(kind)
		p.Label(title, first, strong, ui.Left)
		p.Label(why, rest, kind, ui.Left)
	} else {
		p.Paragraph(r.why(), l.why, kind, ui.Left)
	}
}
