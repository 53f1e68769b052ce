package kittest

import (
	"fmt"
	"io"
	"maps"
	"math"
	"os"
	"slices"

	"ludotheque/scenes/ui"
)

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
	measured.note(s, l)
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
		if l.Text == 2 {
			measured.grew(s.screen, em/was, k.carries)
			if k.carries && em < grows*was-slack {
				s.tell("%q carries the game and is %.1f high, %.2f times as high as with texts of 100 %%: at least %.1f is wanted", k.text, em, em/was, grows)
			}
		}
	}
}

// beside is how far a text may come out of its paper, in units: the room of
// letters is wider than most of them.
const beside = 3

// onPaper tells of texts that lie on a sheet and stick out of it at a side.
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

// figures are what was measured of all texts of a package.
type figures struct {
	screens      map[string]*screenTexts
	looks, texts int
	smallest     float32
	// ratios are how many times as large texts are at 200 %, carried those that carry
	// the game.
	ratios, carried []float32
}

var measured = figures{smallest: math.MaxFloat32}

// screenTexts are what was measured of the texts of a screen. Sizes are in units, which
// are pixels of a window of 1280 × 800.
type screenTexts struct {
	// texts are how many there are with texts of 100 % and of 200 %, in a window of 1280 × 800
	// in French; smallest the smallest of each in any window and language.
	texts    [2]int
	smallest [2]float32
	// carried is how many texts that carry the game were compared, and least by how much
	// the one of them grows that grows least.
	carried int
	least   float32
}

// of are the figures of a screen.
func (f *figures) of(screen string) *screenTexts {
	if f.screens == nil {
		f.screens = map[string]*screenTexts{}
	}
	x := f.screens[screen]
	if x == nil {
		x = &screenTexts{smallest: [2]float32{math.MaxFloat32, math.MaxFloat32}, least: math.MaxFloat32}
		f.screens[screen] = x
	}
	return x
}

// note counts the texts of the latest tick.
func (f *figures) note(s *Sight, look Look) {
	f.looks++
	x, size := f.of(s.screen), 0
	if look.Text == 2 {
		size = 1
	}
	shown := s.readable()
	if look.W == 1280 && look.H == 800 && look.Lang == "fr" && (look.Text == 1 || look.Text == 2) {
		x.texts[size] = len(shown)
	}
	for _, l := range shown {
		f.texts++
		f.smallest = min(f.smallest, l.Em)
		if look.Text == 1 || look.Text == 2 {
			x.smallest[size] = min(x.smallest[size], l.Em)
		}
	}
}

func (f *figures) grew(screen string, ratio float32, carries bool) {
	f.ratios = append(f.ratios, ratio)
	if carries {
		f.carried = append(f.carried, ratio)
		x := f.of(screen)
		x.carried++
		x.least = min(x.least, ratio)
	}
}

// rows writes a line of a table for each screen, as build/texts puts them together.
func (f *figures) rows(w io.Writer) {
	for _, name := range slices.Sorted(maps.Keys(f.screens)) {
		x := f.screens[name]
		if x.texts[0] == 0 {
			continue // nothing was compared
		}
		grows := "–"
		if x.carried > 0 {
			grows = fmt.Sprintf("%.2f", x.least)
		}
		fmt.Fprintf(w, "| %s | %d | %d | %.1f | %.1f | %s |\n", name, x.texts[0], x.texts[1], x.smallest[0], x.smallest[1], grows)
	}
}

// keepTexts adds the table of this package to the file that LUDOTHEQUE_TEXTS names, and
// does nothing where it names none.
func keepTexts() error {
	name := os.Getenv("LUDOTHEQUE_TEXTS")
	if name == "" {
		return nil
	}
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return fmt.Errorf("LUDOTHEQUE_TEXTS: %w", err)
	}
	measured.rows(file)
	return file.Close()
}

// write writes what was measured in a line, as docs/quality.md keeps it.
func (f *figures) write(w io.Writer) {
	if f.looks == 0 {
		return
	}
	fmt.Fprintf(w, "texts: %d in %d looks of screens, the smallest %.1f units high", f.texts, f.looks, f.smallest)
	for _, g := range [...]struct {
		name string
		all  []float32
	}{{"all", f.ratios}, {"those that carry the game", f.carried}} {
		if n := len(g.all); n > 0 {
			slices.Sort(g.all)
			fmt.Fprintf(w, "; at 200 %% %s are %.2f times as high at least, %.2f in the middle", g.name, g.all[0], g.all[n/2])
		}
	}
	fmt.Fprintln(w)
}
