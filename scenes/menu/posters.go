package menu

import (
	"math"

	"ludotheque/scenes/ui"
)

// The size of a poster at rest and of the chosen one, in units, where there is room
// for both.
const (
	posterW, posterH = 204, 337.4
	chosenW, chosenH = 244, 403.5
)

// wall is how the posters of a title hang.
type wall struct {
	rows, cols int
	// scale is the size of a poster at rest over posterW by posterH.
	scale float32
	// grows is by how much of its size the chosen poster is larger.
	grows float32
	// gapX and gapY are between two columns and two rows.
	gapX, gapY float32
	// top and bottom are the height that the posters may take.
	top, bottom float32
	// hangs says that the key to play hangs at the chosen poster; else it has its
	// own place under all of them.
	hangs bool
}

// high returns the height of all rows.
func (w *wall) high() float32 {
	return float32(w.rows)*posterH*w.scale + float32(w.rows-1)*w.gapY
}

// place returns the row of the i-th of n posters, its place in it, and how many that row
// has: the first rows have one more when they do not come out even.
func (w *wall) place(i, n int) (row, col, inRow int) {
	for inRow = n / w.rows; row < w.rows; row++ {
		of := inRow
		if row < n%w.rows {
			of++
		}
		if i < of {
			return row, i, of
		}
		i -= of
	}
	return row, i, inRow
}

const (
	// leastRow is the scale of posters under which one row gives way to several.
	leastRow = 0.6
	// rowGap is what one row of posters leaves between two of them.
	rowGap = 16
	// gridGap is between two posters of several rows: room for the mat of the chosen
	// one and for what it grows.
	gridGap = 24
	// keyGap is between two rows when the key to play hangs between them.
	keyGap = 58
	// maxGrid is the largest scale of posters that keep their size.
	maxGrid = 0.93
	// matGrowth is how much the chosen one of several rows grows.
	matGrowth = 0.07
)

// hang says how n posters hang in a view: in one row while they can be large enough,
// with the chosen one much larger than the others; else in rows of the same size.
func hang(v ui.View, n int) wall {
	if v.Narrow {
		return hangNarrow(v, n)
	}
	extra := v.H - 720
	w := wall{rows: 1, cols: n, scale: 1, grows: chosenW/float32(posterW) - 1, gapX: 60, hangs: true}
	if n > 1 {
		w.scale = min(1, (v.W-112-rowGap*float32(n-1))/(posterW*float32(n-1)+chosenW))
	}
	if w.scale >= leastRow {
		return w
	}
	grid := wall{grows: matGrowth, gapX: gridGap, gapY: gridGap, top: 150 + extra/2, bottom: 540 + extra*0.75}
	return grid.best(v.W-112, n, 2, 3)
}

// hangNarrow returns how n posters hang in a narrow view. The key to play hangs between two
// rows as long as there are no more.
func hangNarrow(v ui.View, n int) wall {
	extra := v.H - 1100
	w := wall{grows: matGrowth, gapX: gridGap, gapY: keyGap, top: 186 + extra/3, bottom: 812 + extra*0.67, hangs: true}
	few := w.best(v.W-80, n, 1, 2)
	w.gapY, w.hangs = gridGap, false
	if many := w.best(v.W-80, n, 3, 4); many.scale > few.scale {
		return many
	}
	return few
}

// best returns the number of rows, from least to most, that gives the largest posters in
// the given width.
func (w wall) best(width float32, n, least, most int) wall {
	w.scale = 0
	best := w
	for rows := least; rows <= most; rows++ {
		w.rows, w.cols = rows, (n+rows-1)/rows
		wide := (width - w.gapX*float32(w.cols-1)) / (posterW * float32(w.cols))
		high := (w.bottom - w.top - w.gapY*float32(rows-1)) / (posterH * float32(rows))
		if w.scale = min(wide, high, maxGrid); w.scale > best.scale {
			best = w
		}
	}
	return best
}

// layout returns where the posters stand while they grow and shrink.
func (t *title) layout(v ui.View) []ui.Rect {
	t.wall = hang(v, len(t.games))
	if t.wall.rows > 1 || v.Narrow {
		t.layoutRows(v)
	} else {
		t.layoutRow(v)
	}
	return t.rects
}

// layoutRow is one row of posters, of which the chosen one takes more room.
func (t *title) layoutRow(v ui.View) {
	n, s := float32(len(t.games)), t.wall.scale
	sum := float32(0)
	for i := range t.games {
		sum += lerp(posterW, chosenW, t.grow[i].at) * s
	}
	spare := v.W - 112 - sum
	gap := min(spare/max(1, n-1), t.wall.gapX)
	x := 56 + (spare-gap*(n-1))/2
	// Smaller posters stand lower, nearer to the words.
	cy := 351 + (v.H-720)/2 + (1-s)*chosenH/2
	for i := range t.games {
		w, h := lerp(posterW, chosenW, t.grow[i].at)*s, lerp(posterH, chosenH, t.grow[i].at)*s
		t.rects[i] = ui.Rect{X: x, Y: cy - h/2 - 2*t.grow[i].at, W: w, H: h}
		x += w + gap
	}
}

// layoutRows is rows of posters, each in the middle.
func (t *title) layoutRows(v ui.View) {
	n, wl := len(t.games), &t.wall
	w, h := posterW*wl.scale, posterH*wl.scale
	top := wl.top + (wl.bottom-wl.top-wl.high())/2
	for i := range t.games {
		row, col, inRow := wl.place(i, n)
		width := float32(inRow)*w + float32(inRow-1)*wl.gapX
		x := v.W/2 - width/2 + float32(col)*(w+wl.gapX) + w/2
		y := top + float32(row)*(h+wl.gapY) + h/2
		s := 1 + wl.grows*t.grow[i].at
		t.rects[i] = ui.Centered(x, y, w*s, h*s)
	}
}

// paintPoster paints a poster around the middle of r, grown from 0 to 1.
func (t *title) paintPoster(i int, r ui.Rect, grown, lift float32) {
	p, k := t.g.P, t.k
	look := &t.games[i].Look
	angle := lerp(look.Tilt, -0.0175, grown)
	p.Transform(r.CX(), r.CY(), angle, 1)
	p.Shadow(ui.Centered(0, 0, r.W-4, r.H-4), lift)
	p.Pop()
	p.Art(look.Poster, r.CX(), r.CY(), ui.ArtStyle{Scale: r.W / 208, Angle: angle, Moving: true})

	// The caption's size goes in steps, so that few sizes of letters are cut.
	p.Transform(r.CX(), r.CY(), angle, 1)
	name := k.Words.Say(look.Name)
	kind := ui.Type{Face: ui.Fredoka600, Color: look.Caption}
	rest, chosen := posterW*t.wall.scale, posterW*t.wall.scale*(1+t.wall.grows)
	room := 26 * min(1, t.wall.scale)
	names := p.Group(kind.Sized(ui.SizeMain))
	for _, f := range t.games {
		names.Line(k.Words.Say(f.Look.Name), rest-room)
	}
	small := names.Size
	large := p.Fit(name, kind.Sized(ui.SizeTitle*min(1, chosen/chosenW)), chosen-room).Size
	step := float32(math.Round(float64(max(0, min(1, grown))*6))) / 6
	kind.Size = lerp(small, large, step)
	band := ui.Rect{X: -r.W/2 + 6, Y: r.H * lerp(0.332, 0.300, grown), W: r.W - 12, H: r.H * 0.154}
	if t.small() {
		// A long name on a small poster: closer letters, to its edges.
		band, kind.Track = band.Inset2(-4, 0), -0.6
	}
	if p.Width(name, p.Legible(kind)) > band.W {
		_, band = ui.Rect{X: band.X, Y: -r.H / 2, W: band.W, H: r.H}.CutBottom(2*p.Lead(p.Legible(kind)), 0)
		p.Paragraph(name, band, kind, ui.Center) // on two lines
	} else {
		p.Label(name, band, kind, ui.Center)
	}
	p.Pop()
}
