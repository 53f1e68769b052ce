package menu

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// told is what results tell beside the ranking: the story, the course of the match,
// luck, and what the game itself tells.
type told struct {
	k     *play.App
	g     *ui.Gui
	o     *play.Outcome
	order []rules.Seat // by rank, equal ranks in seat order
	ticks int
	// rows are the heights of the sentences of the story, in units.
	rows []float32
	// beside is what the button that turns the pages takes at the right, in units.
	beside float32
	named  func(letter string) string // called, made once
	// article is the name of an opponent whom the rules play, or "", and amid is named for the middle of a
	// sentence, where the article is small.
	article string
	amid    func(letter string) string
}

func (r *told) chair(s rules.Seat) *play.Chair {
	if int(s) < len(r.o.Start.Chairs) {
		return &r.o.Start.Chairs[s]
	}
	return &play.Chair{Level: "normal"}
}

// name returns the name of the person at a seat, as everywhere on this screen.
func (r *told) name(s rules.Seat) string {
	if int(s) >= len(r.o.Start.Chairs) {
		return r.k.Say(words.SeatComputer())
	}
	return play.Called(r.k, r.o.Start.Chairs, s)
}

// rowName returns a seat's name as its row has it: "Inès · you" for the only person at this screen among people at
// others.
func (r *told) rowName(s rules.Seat) string {
	here, there := 0, 0
	for i := range r.o.Start.Chairs {
		switch c := &r.o.Start.Chairs[i]; {
		case c.Guest:
			there++
		case c.Person():
			here++
		}
	}
	if c := r.chair(s); here == 1 && there > 0 && c.Person() && !c.Guest {
		return r.k.Say(words.InviteYou(r.name(s)))
	}
	return r.name(s)
}

// rolled returns the seats whose luck is shown, by rank: all, or the best.
func (r *told) rolled() []*history.Luck {
	out := make([]*history.Luck, 0, maxLuck)
	for _, s := range r.order {
		for j := range r.o.Luck {
			if r.o.Luck[j].Seat == s && len(out) < maxLuck {
				out = append(out, &r.o.Luck[j])
			}
		}
	}
	return out
}

// grown returns how far texts have grown, from 0 at 100 % to 1 at 200 %.
func (r *told) grown() float32 { return r.g.P.TextScale - 1 }

// large reports whether texts are so large that the results need another page: those with a
// ceremony, which have the most text, need it first.
func (r *told) large() bool {
	if r.o.Ceremony != nil {
		return r.g.P.TextScale >= 1.25
	}
	return r.g.P.TextScale >= 1.4
}

// plot paints the course of the match.
func (r *told) plot(area ui.Rect) {
	k, p := r.k, r.g.P
	if r.o.Course != nil {
		r.o.Course(r.g, area)
		return
	}
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

// The paper about luck and the gap between two seats on it, and what a seat's sign
// takes, in units.
const (
	luckGap  = 22
	luckSign = 42
	luckDie  = 34 // before the title
	luckBar  = 26 // a bar with its notch
)

// luckFigure is how the number of what was won is set.
var luckFigure = ui.Number.Sized(ui.SizeHeading)

// luckColumns returns the columns and rows of the seats' luck at a width.
func (r *told) luckColumns(wide float32) (columns, rows int) {
	k, p := r.k, r.g.P
	need, shown := float32(0), r.rolled()
	for _, l := range shown {
		won := p.Width(ui.Digits(l.Won), luckFigure) + 7 + p.Width(k.Say(words.ResultsDodged(l.Won)), ui.SmallStrong)
		need = max(need, luckSign+max(won, p.Width(k.Say(words.ResultsExpected(l.Expected)), ui.Small)))
	}
	n := len(shown)
	columns = max(1, min(n, int((wide+luckGap)/(need+luckGap))))
	rows = (n + columns - 1) / columns
	return (n + rows - 1) / rows, rows
}

// luckHigh returns the preferred height of the paper about luck at a width.
func (r *told) luckHigh(wide float32) float32 {
	p := r.g.P
	_, rows := r.luckColumns(wide - 2*ui.Padding)
	row := 0.9*p.Lead(luckFigure) + p.Lead(ui.Small) + luckBar
	return r.headsHigh(r.luckHead(wide), r.k.Say(r.o.LuckTitle), r.luckiest()) + float32(rows)*(row+ui.Gap) + ui.Gap + ui.GapTight
}

// luckHead returns the width of the title of the paper about luck, which is so wide.
func (r *told) luckHead(wide float32) float32 { return wide - 2*ui.Padding - luckDie }

// luck compares what was rolled with what was to be expected: the bar is what
// happened, the notch what was expected.
func (r *told) luck(area ui.Rect) {
	k, p := r.k, r.g.P
	p.Sheet(area, ui.Slip.In(ui.Shaded).Raised(0.1))
	in := area.Inset2(ui.Padding, ui.Gap)
	_, title := in.CutLeft(luckDie, 0)
	bottom := r.heads(title, k.Say(r.o.LuckTitle), r.luckiest())
	p.Art("icons/die", in.X+10, in.Y+p.Lead(tellTitle)/2, ui.ArtStyle{Height: 23, Ink: ui.Ink})
	_, cells := in.CutTop(bottom-in.Y, ui.GapTight)
	cells.W -= r.beside
	columns, rows := r.luckColumns(cells.W)
	shown, most := r.rolled(), 1.0
	for _, l := range shown {
		most = max(most, float64(l.Won), l.Expected)
	}
	for i, l := range shown {
		r.lucky(cells.Column(i%columns, columns, luckGap).Row(i/columns, rows, ui.Gap), l, most)
	}
}

// lucky is the luck of a seat; most is the end of its bar.
func (r *told) lucky(c ui.Rect, l *history.Luck, most float64) {
	k, p := r.k, r.g.P
	num, look := luckFigure, ui.SeatLook(l.Seat)
	if most := 1.1*p.Lead(num) + p.Lead(ui.Small) + luckBar; c.H > most {
		c, _ = c.CutTop(most, 0)
	}
	text, bar := c.CutBottom(luckBar, 0)
	bar.H = 13
	bar.Y = c.Bottom() - 16
	text.X, text.W = text.X+luckSign, text.W-luckSign
	row, second := text.CutTop(min(text.H*0.55, p.Lead(num)), 0)
	second.H = min(second.H, p.Lead(ui.Small))
	p.Sign(l.Seat, c.X+15, row.CY()+4, 32, true)
	w := p.Width(ui.Digits(l.Won), num)
	p.Label(ui.Digits(l.Won), row, num, ui.Left)
	_, rest := row.CutLeft(w, 7)
	p.Label(k.Say(words.ResultsDodged(l.Won)), rest, ui.SmallStrong, ui.Left)
	p.Label(k.Say(words.ResultsExpected(l.Expected)), second, ui.Small, ui.Left)
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

// tellTitle is the style of the title beside the course of the match.
var tellTitle = ui.Heading.Sized(ui.SizeButton)

// inOneLine reports whether one line has room for a title and a note.
func (r *told) inOneLine(wide float32, title, note string) bool {
	p := r.g.P
	return p.Width(title, tellTitle)+ui.GapWide+p.Width(note, ui.SmallStrong) <= wide
}

// headsHigh returns the height of a title and a note at a width.
func (r *told) headsHigh(wide float32, title, note string) float32 {
	p := r.g.P
	if r.inOneLine(wide, title, note) {
		return p.Lead(tellTitle)
	}
	return p.TextHeight(title, tellTitle, wide) + p.TextHeight(note, ui.SmallStrong, wide)
}

// heads paints a title at the top of a room and a note at its right, or below it
// where one line has no room for both, and gives the ordinate below them.
func (r *told) heads(in ui.Rect, title, note string) float32 {
	p := r.g.P
	if r.inOneLine(in.W, title, note) {
		in.H = p.Lead(tellTitle)
		p.Label(title, in, tellTitle, ui.Left)
		p.Label(note, in, ui.SmallStrong, ui.Right)
		return in.Bottom()
	}
	in.H = 0
	in.Y = p.Paragraph(title, in, tellTitle, ui.Left)
	if note == "" {
		return in.Y
	}
	return p.Paragraph(note, in, ui.SmallStrong, ui.Left)
}

// extra is the picture of the game's own.
func (r *told) extra(area ui.Rect) {
	r.g.P.Sheet(area, ui.Slip.In(ui.Shaded).Raised(0.1))
	in := area.Inset2(ui.Padding, ui.Gap)
	bottom := r.heads(in, r.k.Say(r.o.ExtraTitle), "")
	_, in = in.CutTop(bottom-in.Y, ui.GapTight)
	in.W -= r.beside
	r.o.Extra(r.g, in)
}

// luckiest says who strayed farthest from what was to be expected.
func (r *told) luckiest() string {
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
