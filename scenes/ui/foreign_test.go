package ui

import (
	"image"
	"math"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"ludotheque/internal/text/texttest"
)

// systemOf has words set by a function instead of the fonts of the system, until the test ends.
func systemOf(t *testing.T, set func(word string) *outline) {
	was := foreign
	foreign = &foreignWords{set: set, keys: was.keys + 1_000_000}
	foreign.version.Store(was.version.Load() + 1)
	t.Cleanup(func() {
		was.version.Add(1_000_000)
		foreign = was
	})
}

// No name is painted with a letter that no font has, in any face, while the fonts of the system are read
// and after, whatever they are.
func TestNamesArePaintedOrLeftOut(t *testing.T) {
	for system, set := range map[string]func(string) *outline{
		"without fonts of the system": func(string) *outline { return nil },
		"with those of this machine":  setWord,
		"with all letters":            func(s string) *outline { return &outline{advance: 500 * float32(utf8.RuneCountInString(s))} },
	} {
		t.Run(system, func(t *testing.T) {
			systemOf(t, set)
			p := NewPainter()
			p.Witness = &Witness{}
			for range 2 {
				p.Begin(NewView(1280, 720))
				for _, name := range texttest.Names {
					name = p.Drawable(name)
					for face := range faces {
						p.Text(name, 100, 100, Type{Face: face, Size: 20, Color: Ink}, Left)
						p.Text(name, 100, 100, Type{Face: face, Size: 20, Color: Ink, Track: 3, Rim: 2}, Left)
					}
				}
				if len(p.Witness.Missing) > 0 {
					t.Errorf("painted with letters that no font has: %q", p.Witness.Missing)
				}
				AwaitNames()
			}
			if system == "with all letters" {
				for _, name := range texttest.Names {
					if got := p.Drawable(name); got != name {
						t.Errorf("%q is drawn as %q", name, got)
					}
				}
			}
		})
	}
}

// Latin, Greek and Cyrillic need no fonts of the system.
func TestOurFontsHaveLatinGreekAndCyrillic(t *testing.T) {
	systemOf(t, func(word string) *outline {
		t.Errorf("the system is asked for %q", word)
		return nil
	})
	p := NewPainter()
	n := 0
	for _, name := range texttest.Names {
		if strings.ContainsFunc(name, func(c rune) bool {
			return !unicode.In(c, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.M) && c != ' '
		}) {
			continue
		}
		n++
		if got := p.Drawable(name); got != name {
			t.Errorf("%q is drawn as %q", name, got)
		}
		for face := range faces {
			if w := p.Width(name, Type{Face: face, Size: 20}); w < 10 {
				t.Errorf("%q is %g wide in face %d", name, w, face)
			}
		}
	}
	AwaitNames()
	if n < 10 {
		t.Errorf("%d such names were tried", n)
	}
}

// However high or low the letters of a script are, a word in it lies within a line of our own.
func TestForeignWordsStayInTheirLine(t *testing.T) {
	box := func(top, low int) *outline {
		o := &outline{advance: 500, segments: []sfnt.Segment{{Op: sfnt.SegmentOpMoveTo}}}
		for _, y := range []int{top, low} {
			s := sfnt.Segment{Op: sfnt.SegmentOpLineTo}
			s.Args[0] = fixed.P(400, y)
			o.segments = append(o.segments, s)
		}
		o.segments[0].Args[0] = fixed.P(0, top)
		o.bounds = sfnt.Segments(o.segments).Bounds()
		return o
	}
	picture := func(top, low int) *outline {
		return &outline{advance: 500, picture: func(px float32) (*image.RGBA, int, int) {
			k := px / shapedSize
			return image.NewRGBA(image.Rect(0, 0, 9, int(float32(low-top)*k))), 0, int(float32(top) * k)
		}}
	}
	for _, c := range []struct{ top, low, wantTop, wantLow int }{
		{-700, 100, -700, 100}, {-760, 330, -890, 200}, {-1100, 0, -930, 170}, {-1160, 1160, -930, 200}, {-100, 800, -700, 200},
	} {
		for what, o := range map[string]*outline{"lines": box(c.top, c.low), "a picture": picture(c.top, c.low)} {
			o.fit()
			rise, fall := o.reach()
			if math.Abs(float64(-rise-float32(c.wantTop))) > 11 || math.Abs(float64(fall-float32(c.wantLow))) > 11 {
				t.Errorf("%s from %d to %d is painted from %g to %g, want %d to %d", what, c.top, c.low, -rise, fall, c.wantTop, c.wantLow)
			}
			if k := float32(c.wantLow-c.wantTop) / float32(c.low-c.top); math.Abs(float64(o.advance-500*k)) > 1 {
				t.Errorf("%s from %d to %d is %g wide", what, c.top, c.low, o.advance)
			}
		}
	}
}

// What no font has is left out of a name, and nothing stays of a name that has nothing else.
func TestWhatNoFontHasIsLeftOut(t *testing.T) {
	systemOf(t, func(string) *outline { return nil })
	p := NewPainter()
	for range 2 {
		for name, want := range map[string]string{"李小龍": "", "Ann 李 B": "Ann B", "Bob🚀7": "Bob7", "Zoë": "Zoë", "": ""} {
			if got := p.Drawable(name); got != want {
				t.Errorf("%q is drawn as %q, want %q", name, got, want)
			}
		}
		AwaitNames()
	}
}

// A text that is not a name shows that there is a letter that no font has.
func TestALetterThatNoFontHasIsAQuestionMark(t *testing.T) {
	systemOf(t, func(string) *outline { return nil })
	p := NewPainter()
	body := Type{Face: Nunito600, Size: 20}
	p.Width("a李", body)
	AwaitNames()
	p.Begin(NewView(1280, 720))
	if got, want := p.Width("a李", body), p.Width("a?", body); got != want {
		t.Errorf("a letter that no font has makes a text %g wide, a question mark %g", got, want)
	}
}

// A word whose letters are set to the left is asked for whole, since its order depends on all of them.
func TestForeignWordsAreWhole(t *testing.T) {
	var mu sync.Mutex
	var asked []string
	systemOf(t, func(word string) *outline {
		mu.Lock()
		defer mu.Unlock()
		asked = append(asked, word)
		return nil
	})
	NewPainter().Drawable("Al מרים-1 לוי, 🐝李 x")
	AwaitNames()
	mu.Lock()
	defer mu.Unlock()
	if got := strings.Join(asked, "|"); got != "מרים-1 לוי|🐝|李" {
		t.Errorf("asked for are %q", got)
	}
}

// A settled name costs no allocation.
func TestNamesAllocateNothing(t *testing.T) {
	systemOf(t, func(s string) *outline { return &outline{advance: 500} })
	p := NewPainter()
	p.Drawable("李小龍")
	AwaitNames()
	p.Drawable("李小龍")
	for _, name := range []string{"李小龍", "Γιώργος", "Zoë"} {
		if n := testing.AllocsPerRun(100, func() { p.Drawable(name) }); n > 0 {
			t.Errorf("%q allocates %g times", name, n)
		}
	}
}
