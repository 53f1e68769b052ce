package menu

import (
	"math"

	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// maxRows is how many seats the ranking has large rows for; more stand in two
// columns of small ones.
const maxRows = 6

// maxGrown is by how much names and scores grow at most in a ranking, and rowPad what a
// row of many is higher than its letters, in units.
const (
	maxGrown = 1.65
	rowPad   = 4
)

// rankGap parts two rows of a ranking of many, in units.
const rankGap = 5

// ranksColumns is in how many columns a ranking of many stands, and how many rows
// they have.
func (r *results) ranksColumns() (columns, rows int) {
	columns = 2
	if r.large() && r.g.P.View().Narrow {
		columns = 1
	}
	return columns, (len(r.order) + columns - 1) / columns
}

// rankHigh returns how high a row of many is at least, in units.
func (r *results) rankHigh() float32 {
	return r.g.P.Lead(r.g.P.AtMost(ui.SmallStrong, maxGrown)) + rowPad
}

// ranks is the ranking of many seats: two columns of small rows, down the first
// and then down the second.
func (r *results) ranks(area ui.Rect) {
	p := r.g.P
	n := len(r.order)
	columns, rows := r.ranksColumns()
	const gap = rankGap
	shown := r.order
	if least := r.rankHigh(); r.large() && area.H < float32(rows)*(least+gap)-gap {
		// Not all have room: a key in the last place shows the others.
		rows = max(2, int((area.H+gap)/(least+gap)))
		each := rows*columns - 1
		at := r.turns % ((n + each - 1) / each) * each
		shown = r.order[at:min(n, at+each)]
		key := area.Column(columns-1, columns, 10).Row(rows-1, rows, gap)
		if r.g.Button(ui.ID{Name: "ranks"}, key, ui.Button{Text: kit.More(n - len(shown)), Icon: "icons/chevron", Size: ui.SizeRow}) {
			r.turns++
		}
	}
	for i, s := range shown {
		row := area.Column(i/rows, columns, 10).Row(i%rows, rows, gap)
		came := min(1, max(0, (float32(r.ticks)-3*float32(n-i))/14))
		p.Fade(came)
		if r.g.Motion != ui.Reduced {
			row.Y += 10 * (1 - ui.EaseOut(came))
		}
		r.rank(i, s, row)
		p.Pop()
	}
}

// rank is a small row: rank, sign, who, score.
func (r *results) rank(i int, s rules.Seat, row ui.Rect) {
	p := r.g.P
	look := ui.SeatLook(s)
	paper := ui.Shaded
	if r.o.Result.Ranks[s] == 1 {
		paper = ui.White
	}
	p.Sheet(row, ui.Key.In(paper).Of("results", i).Raised(0.05))
	tab, rest := row.CutLeft(38, 6)
	p.Sheet(tab, ui.Key.In(look.Ground).Of("results", i).Raised(-1).Painted(0.8))
	p.Label(ui.Digits(r.o.Result.Ranks[s]), tab, ui.Number.Sized(ui.SizeStrong).With(look.TextOn), ui.Center)
	size := min(32, row.H-3)
	p.Sign(s, rest.X+size/2+1, row.CY(), size, true)
	r.roll(s)
	num := p.AtMost(ui.Number.Sized(ui.SizeButton), maxGrown).Carrying()
	// A long score gives way before the name does.
	last := r.scored(r.o.Result.Scores[s])
	num = p.Fit(last, num, rest.W*0.34)
	numW := min(rest.W*0.42, max(34, p.Width(last, num)+4))
	p.Label(r.figure(s), ui.Rect{X: row.Right() - 10 - numW, Y: row.Y, W: numW, H: row.H}, num, ui.Right)
	text := ui.Rect{X: rest.X + size + 8, Y: row.Y, W: row.Right() - 16 - numW - rest.X - size - 8, H: row.H}
	kind := p.AtMost(ui.SmallStrong, maxGrown).Carrying()
	name := r.rowName(s)
	if !r.chair(s).Person() {
		kind = kind.With(ui.Second)
		h := min(float32(17), row.H*0.6)
		if room := text.W - h - 5; p.Width(name, p.Fit(name, kind, room)) <= room {
			p.Art("icons/robot", text.X+h/2, row.CY(), ui.ArtStyle{Height: h, Ink: ui.Second})
			text.X, text.W = text.X+h+5, room
		}
		if p.Width(name, p.Fit(name, kind, text.W)) > text.W {
			name = s.Letter() // beside its sign
		}
	}
	kind = p.Fit(name, kind, text.W)
	p.Label(p.Ellipsis(name, kind, text.W), text, kind, ui.Left)
}

// roll moves the score that is shown towards the true one, every other tick:
// ever slower, but within two seconds however large it is.
func (r *results) roll(s rules.Seat) {
	score := r.o.Result.Scores[s]
	d := score - r.score[s]
	if d == 0 || r.ticks <= 20 || r.ticks%2 != 0 {
		return
	}
	far := math.Abs(float64(d))
	step := min(far, math.Ceil(max(far/14, math.Abs(float64(score))/50)))
	r.score[s] += int(math.Copysign(step, float64(d)))
}

// maxShared is how many winners the rosette shows; of more it shows some and
// counts the others.
const maxShared = 6

// shared paints the signs of several winners in a ring.
func (r *results) shared(cx, cy float32, w []rules.Seat) {
	p := r.g.P
	shown, size, ring := w, float32(34), float32(24)
	if len(w) > 4 {
		size, ring = 25, 31
	}
	if len(w) > maxShared {
		shown = w[:maxShared]
		more := kit.More(len(w) - maxShared)
		p.Label(more, ui.Centered(cx, cy, 34, 26), p.AtMost(ui.Number.Sized(ui.SizeStrong), 1), ui.Center)
	}
	for i, s := range shown {
		a := 2 * math.Pi * (float64(i)/float64(len(shown)) - 0.25)
		p.Sign(s, cx+ring*float32(math.Cos(a)), cy+ring*float32(math.Sin(a)), size, true)
	}
}

// maxLuck is how many seats there is room for where luck is compared.
const maxLuck = 5
