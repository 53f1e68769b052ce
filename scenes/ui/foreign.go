package ui

import (
	"image"
	"math"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Words in letters that no font of ours has (Chinese, Arabic, an emoji) are set by the fonts of the
// system, each as one shape. They are looked for on another goroutine, since reading the fonts of a
// system takes a while.

// foreignWords are the words asked for so far.
type foreignWords struct {
	mu      sync.Mutex
	words   map[string]*foreignWord
	asked   []string
	working bool
	busy    sync.WaitGroup // of the goroutine that works
	// keys numbers the words, beyond all letters.
	keys rune
	// version is incremented whenever what is known of a word changes.
	version atomic.Int64
	// set sets a word, or returns nil if no font has all its letters. It is called by one goroutine at
	// a time.
	set func(word string) *outline
}

type foreignWord struct {
	key   rune
	shape *outline // nil if no font has it
	known bool
}

// maxForeign bounds the words that are kept.
const maxForeign = 500

var foreign = &foreignWords{set: setWord, keys: unicode.MaxRune}

// word returns the shape of a word and a key that stands for it as a letter. Shape is nil if no font has
// the word, or as long as that is not known.
func (f *foreignWords) word(s string) (shape *outline, key rune, known bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if w := f.words[s]; w != nil {
		return w.shape, w.key, w.known
	}
	if f.words == nil || len(f.words) >= maxForeign {
		f.words, f.asked = map[string]*foreignWord{}, f.asked[:0]
		f.version.Add(1)
	}
	f.keys++
	kept := strings.Clone(s) // a new variable, or the texts of all callers would be allocated
	f.words[kept] = &foreignWord{key: f.keys}
	f.asked = append(f.asked, kept)
	if !f.working {
		f.working = true
		f.busy.Go(f.work)
	}
	return nil, f.keys, false
}

// work sets the words asked for.
func (f *foreignWords) work() {
	for {
		f.mu.Lock()
		if len(f.asked) == 0 {
			f.working = false
			f.mu.Unlock()
			return
		}
		s := f.asked[0]
		f.asked = f.asked[1:]
		f.mu.Unlock()
		shape := f.try(s)
		f.mu.Lock()
		if w := f.words[s]; w != nil {
			w.shape, w.known = shape, true
		}
		f.version.Add(1)
		f.mu.Unlock()
	}
}

// try sets a word. A font of the system that cannot be read must not end the program.
func (f *foreignWords) try(s string) (shape *outline) {
	defer func() {
		if recover() != nil {
			shape = nil
		}
	}()
	if shape = f.set(s); shape != nil {
		shape.fit()
	}
	return shape
}

// maxRise and maxFall are how far a word reaches over and under the line of our letters at most, in units:
// as an accented capital and a g do. Other scripts reach further, over what stands above and below.
const maxRise, maxFall = 930, 200

// fit moves a shape up or down, and makes it smaller, until it lies between maxRise and maxFall.
func (o *outline) fit() {
	rise, fall := o.reach()
	if rise+fall <= 0 {
		return
	}
	scale := min(1, (maxRise+maxFall)/(rise+fall))
	up := max(0, fall*scale-maxFall) - max(0, rise*scale-maxRise)
	if scale == 1 && up == 0 {
		return
	}
	o.advance *= scale
	for i := range o.segments {
		for j := range o.segments[i].Args {
			p := &o.segments[i].Args[j]
			p.X, p.Y = fixed.Int26_6(float32(p.X)*scale), fixed.Int26_6(float32(p.Y)*scale-up*64)
		}
	}
	o.bounds = sfnt.Segments(o.segments).Bounds()
	if picture := o.picture; picture != nil {
		o.picture = func(px float32) (*image.RGBA, int, int) {
			img, dx, dy := picture(px * scale)
			return img, dx, dy - int(math.Round(float64(up*px/shapedSize)))
		}
	}
}

// reach returns how far a shape reaches over and under its line, in units.
func (o *outline) reach() (rise, fall float32) {
	if o.picture == nil {
		return -float32(o.bounds.Min.Y) / 64, float32(o.bounds.Max.Y) / 64
	}
	const px = 100
	img, _, dy := o.picture(px)
	if img == nil {
		return 0, 0
	}
	return -float32(dy) * shapedSize / px, float32(dy+img.Bounds().Dy()) * shapedSize / px
}

// shapedSize is the size at which words are set: the units per em of our fonts.
const shapedSize = 1000

// AwaitNames waits until it is known what the fonts of the system have of all names painted so far.
func AwaitNames() { foreign.busy.Wait() }

// isPictograph reports whether a letter may be drawn in colours of its own.
func isPictograph(c rune) bool { return c >= 0x1F000 && c < 0x20000 || c >= 0x2600 && c < 0x27C0 }

// isRightToLeft reports whether a letter is of a script that is written to the left; our fonts, which
// have some of them, cannot set them in that order.
func isRightToLeft(c rune) bool {
	return c >= 0x590 && c < 0x900 || c >= 0xFB1D && c < 0xFE00 || c >= 0xFE70 && c < 0xFF00
}

// foreign returns the length of the word at the start of a text whose first letter our fonts lack. What
// stands between two such letters and is no letter belongs to it, since its order may depend on them.
func (l *typeface) foreign(s string) int {
	end := 0
	first, _ := utf8.DecodeRuneInString(s)
	for i, c := range s {
		own := l.glyph(c) != nil
		switch {
		case own && !unicode.IsLetter(c) && !isPictograph(first):
			continue
		case own || isPictograph(c) != isPictograph(first):
			return max(end, utf8.RuneLen(first))
		}
		end = i + utf8.RuneLen(c)
	}
	return end
}

// lacks reports whether no font has a letter of a text, or that is not known yet.
func (l *typeface) lacks(s string) bool {
	for s != "" {
		c, n := utf8.DecodeRuneInString(s)
		if l.glyph(c) == nil {
			n = l.foreign(s)
			if shape, _, _ := foreign.word(s[:n]); shape == nil {
				return true
			}
		}
		s = s[n:]
	}
	return false
}

// Drawable returns what of a name can be painted, for callers that have another name if it is "": words
// that no font has are left out, also while the fonts of the system are being read.
func (p *typesetter) Drawable(name string) string {
	l := p.fonts.letters[Nunito800]
	if !strings.ContainsFunc(name, func(c rune) bool { return l.glyph(c) == nil }) {
		return name
	}
	if v := foreign.version.Load(); v != p.fonts.drawnVersion || p.fonts.drawn == nil {
		p.fonts.drawn, p.fonts.drawnVersion = map[string]string{}, v
	}
	if s, ok := p.fonts.drawn[name]; ok {
		return s
	}
	var b strings.Builder
	for rest := name; rest != ""; {
		c, n := utf8.DecodeRuneInString(rest)
		if l.glyph(c) != nil {
			b.WriteString(rest[:n])
		} else {
			n = l.foreign(rest)
			if shape, _, _ := foreign.word(rest[:n]); shape != nil {
				b.WriteString(rest[:n])
			}
		}
		rest = rest[n:]
	}
	s := strings.Join(strings.Fields(b.String()), " ")
	p.fonts.drawn[strings.Clone(name)] = s
	return s
}
