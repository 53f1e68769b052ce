package ui

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Face is one of the cabinet's faces: Fredoka for titles and numbers, Nunito
// for text.
type Face uint8

// The faces, from light to heavy.
const (
	Nunito600 Face = iota
	Nunito800
	Fredoka500
	Fredoka600
	Fredoka700
	faces
)

// Type is how a text is set. Size is in units at a text size of 100 %.
type Type struct {
	Face  Face
	Size  float32
	Color Color
	// Track is added after each letter, in units.
	Track float32
	// Rim, when over 0, paints the text on an edge of RimColor that wide.
	Rim      float32
	RimColor Color
	// Carries says that the text carries the game: a figure on a board, a name,
	// what a choice costs or brings. Tests hold such texts to grow with the
	// player's text size wherever they are; it changes nothing that is painted.
	Carries bool
}

// With returns the type in another colour.
func (t Type) With(c Color) Type { t.Color = c; return t }

// Sized returns the type in another size.
func (t Type) Sized(s float32) Type { t.Size = s; return t }

// Carrying returns the type for texts that carry the game: see Type.Carries.
func (t Type) Carrying() Type { t.Carries = true; return t }

// Align says where a text stands in its box.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	Right
)

// lineHeight is the distance of two baselines, in sizes.
const lineHeight = 1.35

// smallest is the size under which fitting does not shrink a text, in units.
const smallest = 12

// typesetter sets texts on a canvas, and fits them into their boxes.
type typesetter struct {
	*canvas
	// TextScale multiplies the size of every text, from 1 to 2.
	TextScale float32
	// Least is the smallest size of texts, in units: nothing that is made to fit, or kept
	// from growing, goes below it. 0 is what can be read at a desk.
	Least float32
	// Thumb is what a thumb needs to press a thing, in units; 0 where none is used.
	Thumb float32
	// Overflow, when set, is told of each text that does not fit its box.
	Overflow func(text string, box Rect, w, h float32)

	fonts fonts
	// read is where lines of text stand in the view, since the last Begin.
	read []Rect
}

// px returns a size in device pixels, in steps of a quarter so that the cache of runs stays small
// while something grows.
func (p *typesetter) px(size float32) float32 {
	return float32(math.Round(float64(size*p.TextScale*p.zoom)*4)) / 4
}

// Width returns the width of a line in units at the current text size.
func (p *typesetter) Width(s string, t Type) float32 {
	t = p.raise(t)
	w := p.fonts.em(s, t.Face) * p.px(t.Size) / p.zoom
	if t.Track != 0 {
		w += t.Track * float32(utf8.RuneCountInString(s))
	}
	return w
}

// Text paints a line with its baseline at y and its left edge, middle or right
// edge at x.
func (p *typesetter) Text(s string, x, y float32, t Type, align Align) {
	if s == "" || t.Color.A == 0 {
		return
	}
	t = p.raise(t)
	px := p.px(t.Size)
	r := p.fonts.run(s, t.Face, px, t.Track*p.zoom)
	switch align {
	case Center:
		x -= r.width / p.zoom / 2
	case Right:
		x -= r.width / p.zoom
	}
	if p.Witness != nil && !p.sawText(s, x, y, r.width/p.zoom, t) {
		return
	}
	if !p.baking {
		p.noteText(Rect{x, y - capitals*t.Size*p.TextScale, r.width / p.zoom, (capitals + descenders) * t.Size * p.TextScale})
	}
	if t.Rim > 0 {
		p.rim(r, x, y, t)
	}
	from := len(p.buffers[p.layer].vs)
	p.glyphs(r, x, y, t.Color)
	if p.Witness != nil {
		l := &p.Witness.Letters[len(p.Witness.Letters)-1]
		l.from, l.to = from, len(p.buffers[p.layer].vs)
	}
}

// noteText notes where a line of text stands in the view.
func (p *typesetter) noteText(r Rect) {
	q := p.patch(r)
	b := q.Bounds()
	if q.Clipped {
		b = b.common(q.Clip)
	}
	if b.W > 0 && b.H > 0 {
		p.read = append(p.read, b)
	}
}

// rimTurns are the directions in which copies of a letter make its edge.
var rimTurns = func() (turns [12][2]float32) {
	for i := range turns {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(len(turns)))
		turns[i] = [2]float32{float32(cos), float32(sin)}
	}
	return turns
}()

// rim paints the edge of a text. A narrow one needs fewer copies to be closed.
func (p *typesetter) rim(r *run, x, y float32, t Type) {
	step := 1
	if t.Rim <= 2 {
		step = 2
	}
	for i := range r.glyphs {
		g := &r.glyphs[i]
		for k := 0; k < len(rimTurns); k += step {
			p.glyph(g, x+rimTurns[k][0]*t.Rim, y+rimTurns[k][1]*t.Rim, t.RimColor)
		}
	}
}

func (p *typesetter) glyphs(r *run, x, y float32, c Color) {
	for i := range r.glyphs {
		p.glyph(&r.glyphs[i], x, y, c)
	}
}

// AtMost returns a type that grows with the player's text size, but only to so many times its own: for
// figures that are large already, and words in a row.
//
// On a phone it goes on growing until it can be read.
func (p *typesetter) AtMost(t Type, times float32) Type {
	return t.Sized(max(t.Size/p.TextScale*min(p.TextScale, times), min(t.Size, p.Least/p.TextScale)))
}

// Fit returns the type, made smaller where the line would be wider than width at the current text
// size, but never below the smallest readable size.
func (p *typesetter) Fit(s string, t Type, width float32) Type {
	t = p.raise(t)
	if p.Width(s, t) <= width {
		return t
	}
	// In steps of what is seen, and from the width before sizes are rounded, so that a
	// text gets the same size at every text size.
	step := 0.25 / p.TextScale
	w := p.fonts.em(s, t.Face)*t.Size*p.TextScale + t.Track*float32(utf8.RuneCountInString(s))
	floor := p.floor(t)
	t.Size = max(step*float32(math.Floor(float64(t.Size*width/w/step))), floor)
	for t.Size > floor && p.Width(s, t) > width {
		t.Size = max(floor, t.Size-step)
	}
	return t
}

// floor returns the size under which nothing makes a type smaller: what is readable, or its own where
// that is less.
func (p *typesetter) floor(t Type) float32 { return min(t.Size, p.Legible(Type{}).Size) }

// Control returns how high, or wide, a thing is that hands press and that has a gap between it and the
// next one: as on a desk, or as a thumb needs it.
func (p *typesetter) Control(desk, gap float32) float32 { return max(desk, p.Thumb-gap) }

// raised is how many times its size a text on a phone is raised at most: what is still
// smaller is on its way in or out.
const raised = 1.75

// raise returns the type, large enough to be read on a phone: whatever is set there is.
func (p *typesetter) raise(t Type) Type {
	if p.Least > 0 {
		t.Size = max(t.Size, min(t.Size*raised, p.Least*p.view.Scale/p.zoom/p.TextScale))
	}
	return t
}

// Legible returns the type, made larger where it would be too small to be read under the transform in
// force: for figures on a board that shrinks with its window.
func (p *typesetter) Legible(t Type) Type {
	t.Size = max(t.Size, max(smallest, p.Least)*p.view.Scale/p.zoom/p.TextScale)
	return t
}

// Label paints one line in the middle of the height of a box, made smaller
// where it has to.
func (p *typesetter) Label(s string, r Rect, t Type, align Align) {
	t = p.Fit(s, t, r.W)
	w := p.Width(s, t)
	h := t.Size * p.TextScale
	if h > r.H {
		size := max(t.Size*r.H/h, p.floor(t))
		h *= size / t.Size
		w *= size / t.Size
		t.Size = size
	}
	if p.Overflow != nil && (w > r.W+1 || h*capitals > r.H+1) {
		p.Overflow(strings.Clone(s), r, w, h)
	}
	// Capitals are about 0.7 of the size; their middle is the box's.
	y := r.CY() + h*0.35
	switch align {
	case Center:
		p.Text(s, r.CX(), y, t, Center)
	case Right:
		p.Text(s, r.Right(), y, t, Right)
	default:
		p.Text(s, r.X, y, t, Left)
	}
}

// Wrap breaks a text into lines no wider than width units; a newline in the
// text breaks as well. A word that is wider has a line of its own.
func (p *typesetter) Wrap(s string, t Type, width float32) []string {
	px, wide := p.px(p.raise(t).Size), float32(math.Round(float64(width*p.zoom)))
	if lines, ok := p.fonts.wraps[wrapKey{s, t.Face, px, wide}]; ok {
		return lines
	}
	kept := strings.Clone(s)
	var lines []string
	for _, par := range strings.Split(kept, "\n") {
		line, rest := "", par
		for rest != "" {
			i := strings.IndexByte(rest, ' ')
			word, after := rest, ""
			if i >= 0 {
				word, after = rest[:i], rest[i+1:]
			}
			try := word
			if line != "" {
				try = line + " " + word
			}
			if line != "" && p.Width(try, t) > width {
				lines = append(lines, line)
				line = word
			} else {
				line = try
			}
			rest = after
		}
		lines = append(lines, line)
	}
	p.fonts.wraps[wrapKey{kept, t.Face, px, wide}] = lines
	return lines
}

// Lead returns the distance between the baselines of a type, in units.
func (p *typesetter) Lead(t Type) float32 { return p.raise(t).Size * p.TextScale * lineHeight }

// TextHeight returns the height of a wrapped text, in units.
func (p *typesetter) TextHeight(s string, t Type, width float32) float32 {
	return float32(len(p.Wrap(s, t, width))) * p.Lead(t)
}

// shrink returns the type, made smaller until the wrapped text fits its box, but never below the
// smallest readable size. A box of height 0 has no limit.
func (p *typesetter) shrink(s string, r Rect, t Type) (Type, []string) {
	t = p.raise(t)
	lines := p.Wrap(s, t, r.W)
	if r.H <= 0 || p.holds(r, t, lines) {
		return t, lines
	}
	// Halves of a unit as it is seen: the largest that fits is between low, which is
	// taken to, and high, which does not.
	step, floor := 0.5/p.TextScale, p.floor(t)
	low, high := int(floor/step), int(t.Size/step)+1
	for high-low > 1 {
		mid := (low + high) / 2
		try := t.Sized(float32(mid) * step)
		if p.holds(r, try, p.Wrap(s, try, r.W)) {
			low = mid
		} else {
			high = mid
		}
	}
	t.Size = min(t.Size, max(floor, float32(low)*step))
	return t, p.Wrap(s, t, r.W)
}

// holds reports whether a box has room for the lines of a text.
func (p *typesetter) holds(r Rect, t Type, lines []string) bool {
	return float32(len(lines))*p.Lead(t) <= r.H+1 && p.widest(lines, t) <= r.W
}

// Caption is a Label, or a ParagraphMid where one line would not be readable.
func (p *typesetter) Caption(s string, r Rect, t Type, align Align) {
	if p.Width(s, p.Fit(s, t, r.W)) > r.W+1 {
		p.ParagraphMid(s, r, t, align)
	} else {
		p.Label(s, r, t, align)
	}
}

// Paragraph paints a wrapped text from the top of a box and returns the
// ordinate under its last line. Where the box is too low the text is made
// smaller, down to the smallest readable size. A box of height 0 has no limit.
func (p *typesetter) Paragraph(s string, r Rect, t Type, align Align) float32 {
	t, lines := p.shrink(s, r, t)
	lead := p.Lead(t)
	if p.Overflow != nil {
		if w, h := p.widest(lines, t), float32(len(lines))*lead; w > r.W+1 || r.H > 0 && h > r.H+2 {
			p.Overflow(strings.Clone(s), r, w, h)
		}
	}
	y := r.Y + lead*0.5 + t.Size*p.TextScale*0.35
	for _, l := range lines {
		switch align {
		case Center:
			p.Text(l, r.CX(), y, t, Center)
		case Right:
			p.Text(l, r.Right(), y, t, Right)
		default:
			p.Text(l, r.X, y, t, Left)
		}
		y += lead
	}
	return r.Y + float32(len(lines))*lead
}

// ParagraphMid is Paragraph, in the middle of the height of its box.
func (p *typesetter) ParagraphMid(s string, r Rect, t Type, align Align) {
	t, lines := p.shrink(s, r, t)
	if h := float32(len(lines)) * p.Lead(t); h < r.H {
		r = Rect{r.X, r.CY() - h/2, r.W, h + 1}
	}
	p.Paragraph(s, r, t, align)
}

func (p *typesetter) widest(lines []string, t Type) float32 {
	w := float32(0)
	for _, l := range lines {
		w = max(w, p.Width(l, t))
	}
	return w
}

// Ellipsis returns a line cut after as many letters as fit, with an ellipsis, for what a person typed.
func (p *typesetter) Ellipsis(s string, t Type, width float32) string {
	if p.Width(s, t) <= width {
		return s
	}
	if p.Witness != nil {
		p.Witness.Cuts = append(p.Witness.Cuts, strings.Clone(s))
	}
	k := wrapKey{s, t.Face, p.px(p.raise(t).Size), float32(math.Round(float64(width * p.zoom)))}
	if cut, ok := p.fonts.cuts[k]; ok {
		return cut
	}
	k.text = strings.Clone(s)
	for s != "" {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
		if p.Width(s+"…", t) <= width {
			break
		}
	}
	cut := s + "…"
	p.fonts.cuts[k] = cut
	return cut
}

var (
	digits [4096]string
	// large are the numbers beyond digits that were asked for last.
	large = map[int]string{}
)

// mostLarge bounds large: scores that run count through many numbers.
const mostLarge = 2048

// Digits returns a number in plain digits, for scores and years; the usual ones are kept, so that a
// screen on which nothing happens makes none anew.
func Digits(n int) string {
	if n < 0 || n >= len(digits) {
		text, ok := large[n]
		if !ok {
			if len(large) >= mostLarge {
				clear(large)
			}
			text = strconv.Itoa(n)
			large[n] = text
		}
		return text
	}
	if digits[n] == "" {
		digits[n] = strconv.Itoa(n)
	}
	return digits[n]
}
