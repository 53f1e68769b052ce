package kittest

import "ludotheque/scenes/ui"

// grows is how much larger a text that carries the game is with texts of 200 %, at
// least, than with 100 %.
const grows = 1.6

// textKey is a text as it is looked for in other looks of its screen: a letter on the
// board that carries the game is another than the same letter in a sign.
type textKey struct {
	text    string
	face    ui.Face
	carries bool
}

// step is by how much a size may be off: sizes are whole numbers of quarters of
// pixels.
func step(v ui.View) float32 { return 0.13 / min(v.Scale, 1) }

// sizesOf are the sizes of the texts of the latest tick, the smallest of each.
func (s *Sight) sizesOf() map[textKey]float32 {
	all := map[textKey]float32{}
	for _, l := range s.readable() {
		k := textKey{l.Text, l.Type.Face, l.Type.Carries}
		if em, ok := all[k]; !ok || l.Em < em {
			all[k] = l.Em
		}
	}
	return all
}

// compare holds the texts of the latest tick to those of the same window and
// language at 100 %, which came before: none is smaller, and those that carry the
// game are much larger at 200 %. Each lies on the paper that is under it.
func (s *Sight) compare(l Look) {
	s.onPaper()
	if l.Text == 1 {
		s.usual, s.usualLook = s.sizesOf(), l
		return
	}
	if usual := (Look{l.Lang, 1, l.W, l.H}); s.usual == nil || s.usualLook != usual {
		return // a test that shows no texts of 100 %
	}
	// Both sizes were rounded to quarters of pixels.
	slack := 2 * step(s.p.View())
	for k, em := range s.sizesOf() {
		was, ok := s.usual[k]
		if !ok {
			continue
		}
		if em < was-slack {
			s.tell("%q is %.1f high, and %.1f with texts of 100 %%", k.text, em, was)
		}
		if l.Text == 2 && k.carries && em < grows*was-slack {
			s.tell("%q carries the game and is %.1f high, %.2f times as high as with texts of 100 %%: at least %.1f is wanted", k.text, em, em/was, grows)
		}
	}
}

// beside is how far a text may come out of its paper, in units: the room of
// letters is wider than most of them.
const beside = 3

// onPaper reports texts that lie on a sheet and stick out of it at a side.
func (s *Sight) onPaper() {
	view := s.p.View()
	for _, l := range s.readable() {
		b := l.Bounds()
		if l.Clipped {
			b = common(b, l.Clip)
		}
		paper := s.paperOf(l, b)
		if paper == nil {
			continue
		}
		r := seenOf(paper)
		if out := max(r.X-b.X, b.Right()-r.Right(), r.Y-b.Y, b.Bottom()-r.Bottom()); out > beside && r.W < view.W {
			s.tell("%q at %.0f–%.0f, %.0f–%.0f sticks out of its paper at %.0f–%.0f, %.0f–%.0f", l.Text, b.X, b.Right(), b.Y, b.Bottom(), r.X, r.Right(), r.Y, r.Bottom())
		}
	}
}

// paperOf is the uppermost sheet under the middle of a text that is large enough
// to be what it was written on; nil when there is none.
func (s *Sight) paperOf(l *ui.Letters, b ui.Rect) *ui.Cover {
	var paper *ui.Cover
	for i := range s.witness.Covers {
		c := &s.witness.Covers[i]
		r := seenOf(c)
		if c.Round && l.Above(c.Layered) && common(r, b) == b && (paper == nil || c.Above(paper.Layered)) {
			paper = nil // a figure on a disc
			continue
		}
		if c.Round || c.Alpha < sure || !l.Above(c.Layered) || r.H < 0.8*b.H || !r.Contains(b.CX(), b.CY()) {
			continue
		}
		if paper == nil || c.Above(paper.Layered) {
			paper = c
		}
	}
	if paper == nil {
		return nil
	}
	for i := range s.witness.Marks {
		// What is written on a shape, as a burst, need not be on what is under the shape.
		if m := &s.witness.Marks[i]; l.Above(m.Layered) && m.Above(paper.Layered) && common(m.Bounds(), b) == b {
			return nil
		}
	}
	return paper
}

// seenOf is what is to be seen of a sheet: a board that is shown from near is larger
// than its frame.
func seenOf(c *ui.Cover) ui.Rect {
	if c.Clipped {
		return common(c.Bounds(), c.Clip)
	}
	return c.Bounds()
}
