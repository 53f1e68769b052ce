package ui

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Face is one of the fonts: Fredoka for titles and numbers, Nunito for text.
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
	// Track is letter spacing, in units.
	Track float32
	// Rim, if over 0, is the width of an outline in RimColor.
	Rim      float32
	RimColor Color
	// Carries marks text that the game depends on: a figure on a board, a name, what a choice costs or
	// brings. Tests check that it grows with the player's text size; it has no effect on painting.
	Carries bool
}

// With returns the type in another colour.
func (t Type) With(c Color) Type { t.Color = c; return t }

// Sized returns the type in another size.
func (t Type) Sized(s float32) Type { t.Size = s; return t }

// Carrying returns the type with Carries set.
func (t Type) Carrying() Type { t.Carries = true; return t }

// Align is the position of a text in its box.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	Right
)

// share returns which part of its width a text has to the left of its anchor.
func (a Align) share() float32 { return float32(a) / 2 }

// lineHeight is the distance of two baselines, in multiples of the size.
const lineHeight = 1.35

// smallest is the size below which fitting does not shrink a text, in units.
const smallest = 12

// typesetter sets texts on a canvas, and fits them into their boxes.
type typesetter struct {
	*canvas
	// TextScale multiplies the size of every text, from 1 to 2.
	TextScale float32
	// Least is the smallest size of texts, in units, even if fitted or limited. 0 is what can be read
	// on a desktop.
	Least float32
	// Thumb is the size that a thumb needs for pressing, in units; 0 if none is used.
	Thumb float32
	// Overflow, if set, is called for each text that does not fit its box.
	Overflow func(text string, box Rect, w, h float32)

	fonts fonts
	// read holds the lines of text in the view since the last Begin, readBefore those until then.
	read, readBefore []Rect
}

// px converts a size to device pixels, in steps of a quarter, so that the cache of runs stays small
// while something grows.
func (p *typesetter) px(size float32) float32 {
	return float32(math.Round(float64(size*p.TextScale*p.zoom)*4)) / 4
}

// Width returns the width of a line in units at the current text size.
func (p *typesetter) Width(s string, t Type) float32 {
	t = p.enlargeForPhone(t)
	w := p.fonts.em(s, t.Face) * p.px(t.Size) / p.zoom
	if t.Track != 0 {
		w += t.Track * float32(utf8.RuneCountInString(s))
	}
	return w
}

// Text paints a line with its baseline at y and its left edge, middle or right edge at x.
func (p *typesetter) Text(s string, x, y float32, t Type, align Align) {
	if s == "" || t.Color.A == 0 {
		return
	}
	t = p.enlargeForPhone(t)
	px := p.px(t.Size)
	r := p.fonts.run(s, t.Face, px, t.Track*p.zoom)
	x -= r.width / p.zoom * align.share()
	if !p.baking {
		p.noteText(Rect{x, y - capitals*t.Size*p.TextScale, r.width / p.zoom, (capitals + descenders) * t.Size * p.TextScale})
	}
	if p.Witness != nil && !p.sawText(s, x, y, r.width/p.zoom, t) {
		return
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

// noteText records the place of a line of text.
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

// rimTurns are the directions in which copies of a letter are painted for its outline.
var rimTurns = func() (turns [12][2]float32) {
	for i := range turns {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(len(turns)))
		turns[i] = [2]float32{float32(cos), float32(sin)}
	}
	return turns
}()

// rim paints the outline of a text. A narrow one needs fewer copies.
func (p *typesetter) rim(r *run, x, y float32, t Type) {
	step := 1
	if t.Rim <= 2 {
		step = 2
	}
	for i := range r.glyphs {
		g := &r.glyphs[i]
		if g.colored {
			continue
		}
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

// AtMost returns a type that grows with the player's text size, but at most times-fold: for figures
// that are large already, and words in a row.
//
// On a phone it grows until it can be read.
func (p *typesetter) AtMost(t Type, times float32) Type {
	return t.Sized(max(t.Size/p.TextScale*min(p.TextScale, times), min(t.Size, p.Least/p.TextScale)))
}

// Fit returns the type, made smaller if the line would be wider than width at the current text size,
// but not below the smallest readable size.
func (p *typesetter) Fit(s string, t Type, width float32) Type {
	t = p.enlargeForPhone(t)
	if p.Width(s, t) <= width {
		return t
	}
	// In steps as seen, and from the width before rounding, so that a text gets the same size at every
	// text size.
	step := 0.25 / p.TextScale
	w := p.fonts.em(s, t.Face)*t.Size*p.TextScale + t.Track*float32(utf8.RuneCountInString(s))
	floor := p.floor(t)
	t.Size = max(step*float32(math.Floor(float64(t.Size*width/w/step))), floor)
	for t.Size > floor && p.Width(s, t) > width {
		t.Size = max(floor, t.Size-step)
	}
	return t
}

// floor returns the smallest size for a type: what is readable, or its own size if that is less.
func (p *typesetter) floor(t Type) float32 { return min(t.Size, p.Legible(Type{}).Size) }

// Control returns the height, or width, of a control with a gap to the next one: desk, or what a thumb
// needs.
func (p *typesetter) Control(desk, gap float32) float32 { return max(desk, p.Thumb-gap) }

// raised is the largest factor by which a text is enlarged on a phone: a smaller text is being
// animated in or out.
const raised = 1.75

// enlargeForPhone returns the type, enlarged to be readable on a phone.
func (p *typesetter) enlargeForPhone(t Type) Type {
	if p.Least > 0 {
		t.Size = max(t.Size, min(t.Size*raised, p.Least*p.view.Scale/p.zoom/p.TextScale))
	}
	return t
}

// Legible returns the type, enlarged if it would be too small under the present transform: for figures
// on a board that shrinks with its window.
func (p *typesetter) Legible(t Type) Type {
	t.Size = max(t.Size, max(smallest, p.Least)*p.view.Scale/p.zoom/p.TextScale)
	return t
}

// Label paints one line in the middle of the height of a box, shrunk if necessary.
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
	// Capitals are about 0.7 of the size; centre them in the box.
	y := r.CY() + h*0.35
	p.Text(s, r.X+r.W*align.share(), y, t, align)
}

// Wrap breaks a text into lines no wider than width units, and at newlines. A word that is wider is broken
// after its hyphens and slashes, as those of a path, or has a line of its own.
func (p *typesetter) Wrap(s string, t Type, width float32) []string {
	px, wide := p.px(p.enlargeForPhone(t).Size), float32(math.Round(float64(width*p.zoom)))
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
			switch {
			case p.Width(try, t) <= width:
				line, rest = try, after
			case line != "":
				lines, line = append(lines, line), ""
			default:
				if n := p.part(word, t, width); n > 0 {
					lines, rest = append(lines, word[:n]), rest[n:]
				} else {
					line, rest = word, after
				}
			}
		}
		lines = append(lines, line)
	}
	p.fonts.wraps[wrapKey{kept, t.Face, px, wide}] = lines
	return lines
}

// part returns how many bytes of a word stand before its last hyphen or slash up to which it is no wider than
// width, that included; 0 if there is none.
func (p *typesetter) part(word string, t Type, width float32) int {
	best := 0
	for i := 0; i < len(word)-1; i++ {
		if strings.IndexByte(`-/\`, word[i]) >= 0 && p.Width(word[:i+1], t) <= width {
			best = i + 1
		}
	}
	return best
}

// Lead returns the distance between the baselines of a type, in units.
func (p *typesetter) Lead(t Type) float32 {
	return p.enlargeForPhone(t).Size * p.TextScale * lineHeight
}

// TextHeight returns the height of a wrapped text, in units.
func (p *typesetter) TextHeight(s string, t Type, width float32) float32 {
	return float32(len(p.Wrap(s, t, width))) * p.Lead(t)
}

// shrink returns the type, made smaller until the wrapped text fits its box, but not below the
// smallest readable size. A box of height 0 has no limit.
func (p *typesetter) shrink(s string, r Rect, t Type) (Type, []string) {
	t = p.enlargeForPhone(t)
	lines := p.Wrap(s, t, r.W)
	if r.H <= 0 || p.holds(r, t, lines) {
		return t, lines
	}
	// Steps of half a unit as seen: the largest that fits is at least low and below high.
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

// holds reports whether the lines of a text fit in a box.
func (p *typesetter) holds(r Rect, t Type, lines []string) bool {
	return float32(len(lines))*p.Lead(t) <= r.H+1 && p.widest(lines, t) <= r.W
}

// Caption is a Label, or a ParagraphMid if one line would not be readable.
func (p *typesetter) Caption(s string, r Rect, t Type, align Align) {
	if p.Width(s, p.Fit(s, t, r.W)) > r.W+1 {
		p.ParagraphMid(s, r, t, align)
	} else {
		p.Label(s, r, t, align)
	}
}

// Paragraph paints a wrapped text from the top of a box and returns the y coordinate below its last
// line. If the box is too low the text is shrunk, down to the smallest readable size. A box of height
// 0 has no limit.
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
		p.Text(l, r.X+r.W*align.share(), y, t, align)
		y += lead
	}
	return r.Y + float32(len(lines))*lead
}

// ParagraphMid is Paragraph, vertically centred in its box.
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

// Ellipsis truncates a line to the width with an ellipsis, for text that a person typed.
func (p *typesetter) Ellipsis(s string, t Type, width float32) string {
	if p.Width(s, t) <= width {
		return s
	}
	if p.Witness != nil {
		p.Witness.Cuts = append(p.Witness.Cuts, strings.Clone(s))
	}
	k := wrapKey{s, t.Face, p.px(p.enlargeForPhone(t).Size), float32(math.Round(float64(width * p.zoom)))}
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
	// large caches numbers beyond those of digits.
	large = map[int]string{}
)

// maxLarge bounds large: animated scores run through many numbers.
const maxLarge = 2048

// Digits returns a number in plain digits. Usual ones are cached, so that a settled screen does not
// allocate.
func Digits(n int) string {
	if n < 0 || n >= len(digits) {
		text, ok := large[n]
		if !ok {
			if len(large) >= maxLarge {
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
