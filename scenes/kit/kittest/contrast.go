package kittest

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// What WCAG 2 asks for: of text (1.4.3), of large text, and of signs and edges
// (1.4.11).
const (
	textContrast  = 4.5
	largeContrast = 3
	signContrast  = 3
)

// Contrast is how far something stands out from its ground.
type Contrast struct {
	// Ratio is WCAG 2's, from 1 to 21, and Least what is asked for.
	Ratio, Least float64
	// Of is the text or the name of the sign.
	Of string
}

// Luminance is the relative luminance of WCAG 2, from 0 to 1.
func Luminance(c color.RGBA) float64 {
	return 0.2126*light[c.R] + 0.7152*light[c.G] + 0.0722*light[c.B]
}

// light is each value of a channel as light.
var light = func() (all [256]float64) {
	for i := range all {
		if f := float64(i) / 255; f <= 0.04045 {
			all[i] = f / 12.92
		} else {
			all[i] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return all
}()

// Ratio is the contrast of two luminances.
func Ratio(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

// picture draws what was painted and measures on it how far each text and each
// sign stands out. The ground of a text is the picture without letters where it
// has them, its edge included; that of a sign the picture without artwork. A
// tenth of a letter's surface may lie on worse, three quarters of a sign's: a
// thin dark edge is enough to see a pale one. A sign that lies on a larger one of
// its own shape is one with it, and seen by what it leaves of that: half of this
// edge has to stand out.
//
// It gives the picture, for more to be measured on it. With LUDOTHEQUE_PICTURES
// in the environment it is written there too. The seats' signs in it are told
// apart by every kind of eye.
func (s *Sight) picture() *image.RGBA {
	v := s.p.View()
	w, h := int(v.W*v.Scale+0.5), int(v.H*v.Scale+0.5)
	full := hidden.Picture(s.t, w, h, strings.NewReplacer(" ", "-", "%", "").Replace(s.where), s.p.Flush)
	newPrint(s.t, s.where, full, s.signs()).Signs(0)
	s.p.EraseLetters()
	signs := hidden.Plain(w, h, s.p.Flush)
	s.p.EraseMarks()
	bare := hidden.Plain(w, h, s.p.Flush)
	for _, l := range s.readable() {
		if l.Idle || l.Em < 1 || l.Clipped && common(l.Bounds(), l.Clip).H < l.Bounds().H/2 { // half of it has scrolled away
			continue
		}
		ratio, ok := s.letters(l, full, signs)
		if !ok {
			continue
		}
		c := Contrast{ratio, textContrast, l.Text}
		if l.Em >= 24 || l.Em >= 56.0/3 && bold(l.Type.Face) {
			c.Least = largeContrast
		}
		s.weigh(c, &l.Patch)
	}
	for i := range s.witness.Marks {
		m := &s.witness.Marks[i]
		if m.Idle || m.Baked || m.Alpha < sure || !strings.HasPrefix(m.Name, "signs/") && !strings.HasPrefix(m.Name, "icons/") || s.covered(m.Layered, m.Bounds(), 0.5) {
			continue
		}
		if i > 0 && edges(&s.witness.Marks[i-1], m) {
			continue
		}
		worse := 0.75
		if i+1 < len(s.witness.Marks) {
			if on := &s.witness.Marks[i+1]; edges(m, on) {
				in, out := on.Bounds(), m.Bounds()
				worse = 0.5 + 0.5*float64(in.W*in.H/(out.W*out.H))
			}
		}
		if ratio, ok := s.mark(m, worse, signs, bare); ok {
			s.weigh(Contrast{ratio, signContrast, m.Name}, &m.Patch)
		}
	}
	return full
}

// edges says whether a mark is the edge of the next: the same shape, larger, in the
// same place.
func edges(m, next *ui.Mark) bool {
	in, out := next.Bounds(), m.Bounds()
	return m.Name == next.Name && m.Alpha == next.Alpha && in.W < out.W &&
		in.X >= out.X && in.Y >= out.Y && in.Right() <= out.Right() && in.Bottom() <= out.Bottom()
}

// bold says whether letters of a face are heavy enough to be read large from 14
// points on.
func bold(f ui.Face) bool { return f != ui.Nunito600 && f != ui.Fredoka500 }

// weigh keeps the worst and refuses what is under its limit.
func (s *Sight) weigh(c Contrast, q *ui.Patch) {
	kind := "text"
	if c.Least == signContrast && strings.Contains(c.Of, "/") {
		kind = "sign"
	}
	if w, ok := s.worst[kind]; !ok || c.share() < w.share() {
		s.worst[kind] = c
	}
	if c.Ratio < c.Least {
		b := q.Bounds()
		s.tell("%q stands out by %.1f : 1 at %.0f, %.0f; want %.1f", c.Of, c.Ratio, b.CX(), b.CY(), c.Least)
	}
}

// over goes through the pixels of a patch that differ between two pictures and
// that no sheet on top of it hides, and gives their share of it.
func (s *Sight) over(at ui.Layered, q *ui.Patch, a, b *image.RGBA, each func(a, b color.RGBA)) (bare float32) {
	scale := s.p.View().Scale
	r := q.Bounds()
	if q.Clipped {
		r = common(r, q.Clip)
	}
	box := image.Rect(int(r.X*scale), int(r.Y*scale), int(r.Right()*scale)+1, int(r.Bottom()*scale)+1).Intersect(a.Rect)
	var sheets []ui.Rect
	for k := range s.witness.Covers {
		if c := &s.witness.Covers[k]; c.Above(at) && !c.Round && c.Alpha >= 0.9 {
			if h := common(r, c.Bounds()); h.W > 0 && h.H > 0 {
				sheets = append(sheets, h)
			}
		}
	}
	seen := 0
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if slices.ContainsFunc(sheets, func(h ui.Rect) bool { return h.Contains((float32(x)+0.5)/scale, (float32(y)+0.5)/scale) }) {
				continue
			}
			seen++
			ca, cb := a.RGBAAt(x, y), b.RGBAAt(x, y)
			if far(ca, cb) > 6 && within(q, (float32(x)+0.5)/scale, (float32(y)+0.5)/scale) {
				each(ca, cb)
			}
		}
	}
	return float32(seen) / float32(max(1, box.Dx()*box.Dy()))
}

// far is the greatest difference of two colours in a channel.
func far(a, b color.RGBA) int {
	d := func(x, y uint8) int {
		if x > y {
			return int(x - y)
		}
		return int(y - x)
	}
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}

// within says whether a place lies in a patch.
func within(q *ui.Patch, x, y float32) bool {
	side := 0
	for i := range q.Corners {
		a, b := q.Corners[i], q.Corners[(i+1)%4]
		switch c := (b.X-a.X)*(y-a.Y) - (b.Y-a.Y)*(x-a.X); {
		case c > 0 && side < 0, c < 0 && side > 0:
			return false
		case c > 0:
			side = 1
		case c < 0:
			side = -1
		}
	}
	return true
}

// letters is how far a text stands out from the picture without it; not ok when
// sheets on top of it hide the most of it.
func (s *Sight) letters(l *ui.Letters, with, without *image.RGBA) (ratio float64, ok bool) {
	ink := l.Type.Color
	var ratios []float64
	bare := s.over(l.Layered, &l.Patch, with, without, func(_, g color.RGBA) {
		mix := func(c float32, g uint8) uint8 { return uint8(c*l.Alpha*255 + float32(g)*(1-l.Alpha) + 0.5) }
		ratios = append(ratios, Ratio(Luminance(g), Luminance(color.RGBA{mix(ink.R, g.R), mix(ink.G, g.G), mix(ink.B, g.B), 255})))
	})
	if bare < 0.5 {
		return 0, false
	}
	if b := l.Bounds(); float32(len(ratios)) < 0.02*b.W*b.H {
		return 1, true // it cannot be distinguished from its ground at all
	}
	return percentile(ratios, 0.1), true
}

// mark is how far a piece of artwork stands out from the picture without it, of
// which a share may lie on worse; not ok when something else hides it.
func (s *Sight) mark(m *ui.Mark, worse float64, with, without *image.RGBA) (float64, bool) {
	var ratios []float64
	bare := s.over(m.Layered, &m.Patch, with, without, func(a, g color.RGBA) { ratios = append(ratios, Ratio(Luminance(a), Luminance(g))) })
	if bare < 0.5 || len(ratios) < 12 {
		return 0, false
	}
	return percentile(ratios, worse), true
}

// percentile is the value that a share of all do not reach.
func percentile(all []float64, share float64) float64 {
	slices.SortFunc(all, cmp.Compare[float64])
	return all[min(len(all)-1, int(share*float64(len(all))))]
}

// share is the contrast as a share of what is asked for.
func (c Contrast) share() float64 { return c.Ratio / c.Least }

// Report makes the least contrasts that were seen figures of a benchmark, as
// shares of what is asked for.
func Report(b *testing.B, sights ...*Sight) {
	b.Helper()
	worst := map[string]Contrast{}
	for _, s := range sights {
		for kind, c := range s.worst {
			if w, ok := worst[kind]; !ok || c.share() < w.share() {
				worst[kind] = c
			}
		}
	}
	for kind, c := range worst {
		b.ReportMetric(c.share(), kind)
		b.Logf("the least %s: %q, %.2f : 1", kind, c.Of, c.Ratio)
	}
}
