package kittest

import (
	"fmt"
	"image"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// least is the smallest size of a letter: the side of its em, in units. That is
// 12 pixels in a window of 1280 × 800 and 18 on 1080 lines.
const least = 12

// Sight holds the screens that a test shows to what can be seen of them: every
// text lies in its box, in the window and free of others, no letter is too
// small, what was said is not cut, and texts and signs stand out from their
// grounds.
type Sight struct {
	t testing.TB
	k *play.App
	p *ui.Painter
	// Typed are texts that a person may type at any length: they may be cut.
	Typed []string
	// Looks are those that All shows, unless it is nil: then a run shows a part of
	// [Looks], by turns, or all with LUDOTHEQUE_SIGHT=all.
	Looks []Look
	// Roams says that what is on the board goes where it likes: its numbers may come
	// to the edge of what is shown of it, and meet.
	Roams bool
	// Heaped are the names of things that lie over each other, as cards in a hand: a
	// finger has what shows of them.
	Heaped []string
	// Drawn are the names of screens that every run draws and measures, beside the
	// first of each kind of scene.
	Drawn []string
	// Unplayed are the names of screens that no player sees: they are shown on no phone.
	// All others are held there to what a thumb needs, see [Phones].
	Unplayed []string
	// Turns says that every run draws an eighth of the screens more, another one every
	// day, at the usual and at the largest size of texts: for a package whose screens
	// all pass with LUDOTHEQUE_SIGHT=paint.
	Turns bool
	// Otherwise are the things to which neither Tab nor arrows need come: what
	// they are called, and how they are used. [KeysDoIt] tries it.
	Otherwise map[string]Otherwise
	// Board, when not nil, brings the arrows from the board of the screen to what
	// stands around it, and says whether there was a board that had them: there Tab
	// is the board's as well.
	Board func() bool

	// quiet says that other looks report what does not fit.
	quiet bool
	// phone says that a phone is shown: a text is measured in its pixels there.
	phone   bool
	where   string
	screen  string // the one that All shows
	witness ui.Witness
	told    map[string]bool
	came    map[string]bool // the screens, by name
	// gui is what the latest screen is made with.
	gui  *ui.Gui
	hold func(key ebiten.Key, down bool)
	// turn counts the screens.
	turn  int
	worst map[string]Contrast
	// usual are the texts of a window and language at 100 %, and in which look.
	usual     map[textKey]float32
	usualLook Look
}

// Sight watches what the stage shows until the test ends, and walks through it.
func (s *Stage) Sight() *Sight { return NewSight(s.T, s.Kit, s.Hold) }

// NewSight watches what is painted with k until the test ends; hold holds a key
// down or lets it go, and is nil without a walk.
func NewSight(t testing.TB, k *play.App, hold func(key ebiten.Key, down bool)) *Sight {
	p := k.P
	s := &Sight{t: t, k: k, p: p, hold: hold, told: map[string]bool{}, came: map[string]bool{}, worst: map[string]Contrast{}}
	k.Watch = func(g *ui.Gui) { s.gui = g }
	p.Witness = &s.witness
	s.witness.Dry = !hidden.Wanted()
	p.Overflow = func(text string, box ui.Rect, w, h float32) {
		s.tell("%q takes %.0f × %.0f and has %.0f × %.0f", text, w, h, box.W, box.H)
	}
	t.Cleanup(func() {
		p.Witness, p.Overflow, k.Watch = nil, nil, nil
		for _, name := range s.Drawn {
			if !s.came[name] {
				t.Errorf("the screen %q, which every run has to show, never came", name)
			}
		}
	})
	return s
}

// tell fails the test, once for each message at a place.
func (s *Sight) tell(format string, args ...any) {
	m := s.where + ": " + fmt.Sprintf(format, args...)
	if s.told[m] || s.quiet {
		return
	}
	s.told[m] = true
	s.t.Error(m)
}

// Whole says whether every screen is painted in all looks of a wide window, and
// not in one of them: LUDOTHEQUE_SIGHT=all in the environment. It takes minutes.
func Whole() bool { return os.Getenv("LUDOTHEQUE_SIGHT") == "all" }

// Long says whether a test does all that it can in some minutes, and not a part of it:
// without -short.
func Long() bool { return !testing.Short() || Whole() }

// Paints says whether a look of a screen is drawn and its contrasts are measured,
// and not its layout alone. Painting is dear: every run draws the usual look of
// the first screen of each kind of scene, and of those in Drawn. Benchmarks, and
// tests with LUDOTHEQUE_SIGHT=paint in the environment, draw every screen: by
// turns the usual look and the one that differs most from it.
func (s *Sight) Paints(name string, scene scenes.Scene, l Look) bool {
	_, measured := s.t.(*testing.B)
	switch {
	case hidden.Wanted():
		return true
	case l.W != 1280 || l.H != 720 || l.Text != 1 && l.Text != 2:
		return false
	case !measured && os.Getenv("LUDOTHEQUE_SIGHT") == "":
		if s.Turns && (s.turn%8 == 0 || Long()) && (l.Lang == "fr") == (l.Text == 1) {
			return true
		}
		return l.Usual() && (!seen.drawn[kind(scene)] || slices.Contains(s.Drawn, name))
	case Whole():
		return true
	}
	return l.Usual() == (s.turn%2 == 0) && (l.Lang == "fr") == (l.Text == 1)
}

// FilmW and FilmH are the size of what is painted to be measured: of a window of 1280 × 720
// every letter can still be recognised, and there are half as many pixels.
const FilmW, FilmH = 960, 540

// All shows a screen in every look, and walks through it in each that needs
// another way: tick makes it lay itself out anew.
func (s *Sight) All(name string, scene scenes.Scene, tick func(l Look)) {
	s.came[name] = true
	s.usual, s.screen = nil, name
	for _, l := range s.looks() {
		l.Set(s.k)
		paint := s.Paints(name, scene, l)
		if paint && !hidden.Wanted() {
			s.k.Env.Width, s.k.Env.Height = FilmW, FilmH
		}
		s.See(name+" "+l.String(), scene, paint, func() { tick(l) })
		s.compare(l)
	}
	if s.hold != nil {
		for _, l := range s.looks() {
			if l.Lang == words.Languages[0] && (l.Text == 1 || l.Text == 2) && l.hard() {
				l.Set(s.k)
				s.Walk(name+" "+l.String(), func() { tick(l) })
			}
		}
	}
	s.onPhones(name, scene, tick)
	s.turn++
}

// looks are those in which the next screen is shown.
func (s *Sight) looks() []Look {
	switch {
	case s.Looks != nil:
		return s.Looks
	case Whole():
		return Looks()
	}
	return looksOf(s.turn)
}

// See checks what a scene shows after a tick, and gives its picture when it is
// to be painted.
func (s *Sight) See(where string, scene scenes.Scene, paint bool, tick func()) *image.RGBA {
	s.where, s.witness.Dry = where, !paint
	overflows := s.p.Overflows()
	tick()
	if s.p.Overflows() != overflows {
		tick()
	}
	s.read(scene)
	if !paint {
		return nil
	}
	seen.drawn[kind(scene)] = true
	return s.picture()
}

// Said is every text that could be read in the latest tick.
func (s *Sight) Said() string {
	said := ""
	for _, l := range s.readable() {
		said += l.Text + "\n"
	}
	return said
}

// kind is the type of a scene, as its package writes it.
func kind(scene scenes.Scene) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(fmt.Sprintf("%T", scene), "*"), "[")
	return name
}

// read checks what the scene painted in its last tick.
func (s *Sight) read(scene scenes.Scene) {
	seen.scenes[kind(scene)] = true
	if s.gui != nil {
		for _, th := range s.gui.Controls(nil) {
			seen.things[th.Name] = true
		}
	}
	shown := s.readable()
	view := s.p.View()
	for _, l := range shown {
		if em := s.high(l); em < least {
			s.tell("%q is %.1f high, at least %d is readable", l.Text, em, least)
		}
		b := l.Bounds()
		if l.Clipped {
			s.clipped(l, b)
		} else if b.X < -1 || b.Y < -1 || b.Right() > view.W+1 || b.Bottom() > view.H+1 {
			s.tell("%q at %.0f–%.0f, %.0f–%.0f leaves the window of %.0f × %.0f", l.Text, b.X, b.Right(), b.Y, b.Bottom(), view.W, view.H)
		}
	}
	for i, a := range shown {
		for _, b := range shown[:i] {
			if overlap(a, b) && !s.parted(a, b) && !(s.roams(a) && s.roams(b)) {
				s.tell("%q lies over %q at %.0f, %.0f", a.Text, b.Text, a.Bounds().CX(), a.Bounds().CY())
			}
		}
	}
	s.pauseCornered(scene, shown)
	for _, text := range s.witness.Cuts {
		if !slices.Contains(s.Typed, text) {
			s.tell("%q is cut", text)
		}
	}
}

// pauseCornered holds the key of the pause of a match to the upper right corner, where people
// look for it in every game: in the last quarter of the view's width and the first of its height,
// with nothing to read or to press to the right of it.
func (s *Sight) pauseCornered(scene scenes.Scene, shown []*ui.Letters) {
	match, ok := scene.(interface{ PauseAt() ui.Rect })
	if !ok || match.PauseAt().W == 0 {
		return
	}
	at, view := match.PauseAt(), s.p.View()
	if at.CX() < view.W*0.75 || at.CY() > view.H*0.25 {
		s.tell("the pause is at %.0f, %.0f of a view of %.0f × %.0f, not in its upper right corner", at.CX(), at.CY(), view.W, view.H)
	}
	beside := func(r ui.Rect) bool { return r.X >= at.Right() && r.Y < at.Bottom() && r.Bottom() > at.Y }
	for _, l := range shown {
		if beside(l.Bounds()) {
			s.tell("%q is to the right of the pause", l.Text)
		}
	}
	if s.gui == nil {
		return
	}
	for _, th := range s.gui.Controls(nil) {
		if beside(th.Seen) {
			s.tell("%v is to the right of the pause", th.ID)
		}
	}
}

// high is how high a text is, in units, and on a phone in its pixels; what rounding took
// is given back.
func (s *Sight) high(l *ui.Letters) float32 {
	view := s.p.View()
	if s.phone {
		return (l.Em + step(view)) * view.Scale
	}
	return l.Em + step(view)
}

// moves says whether a text is the letter of a seat, as it lies on what moves
// about a board: two of them may meet there, and one may come to its edge.
func moves(l *ui.Letters) bool { return len(l.Text) == 1 && l.Text >= "A" && l.Text <= "P" }

// roams says whether a text is one that moves, or a number on a board where they
// go where they like.
func (s *Sight) roams(l *ui.Letters) bool {
	return moves(l) || s.Roams && l.Clipped && strings.Trim(l.Text, "0123456789") == ""
}

// parted says whether the upper of two texts lies on a sheet of its own that hides
// what it covers of the other: a notice, a tag, a card in the hand.
func (s *Sight) parted(a, b *ui.Letters) bool {
	if b.Above(a.Layered) {
		a, b = b, a
	}
	r := a.Bounds()
	if a.Clipped {
		r = common(r, a.Clip)
	}
	for k := range s.witness.Covers {
		if c := &s.witness.Covers[k]; c.Above(b.Layered) && a.Above(c.Layered) && hides(c, common(r, b.Bounds()), s.p.View(), 0.6) {
			return true
		}
	}
	return false
}

// common is what two rectangles share; its sides are below 0 where they do not.
func common(a, b ui.Rect) ui.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return ui.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}

// clipped reports texts that lose letters at the sides of what they lie in.
// Above and below texts come and go by scrolling.
func (s *Sight) clipped(l *ui.Letters, b ui.Rect) {
	if s.roams(l) || b.Bottom() <= l.Clip.Y || b.Y >= l.Clip.Bottom() {
		return
	}
	if in := min(b.Right(), l.Clip.Right()) - max(b.X, l.Clip.X); in > 0 && in < b.W-2 {
		s.tell("%q loses %.0f of %.0f at the side of its frame", l.Text, b.W-in, b.W)
	}
}

// legibly is how much of a text has to be seen for it to be read.
const legibly = 0.3

// sure is the same of a sign: what is fainter is a trace or a shade of one.
const sure = 0.6

// readable are the texts that a person must be able to read: nothing lies over them, and
// they are not on their way in or out.
func (s *Sight) readable() []*ui.Letters {
	var shown []*ui.Letters
	w := &s.witness
	for i := range w.Letters {
		l := &w.Letters[i]
		if l.Alpha < legibly || l.Baked || strings.TrimSpace(l.Text) == "" {
			continue
		}
		b := l.Bounds()
		if l.Clipped && (b.Bottom() <= l.Clip.Y+1 || b.Y >= l.Clip.Bottom()-1 || b.Right() <= l.Clip.X || b.X >= l.Clip.Right()) {
			continue
		}
		least := float32(0.9)
		if moves(l) {
			least = 0.5 // a panel may come over it
		}
		if v := s.p.View(); s.covered(l.Layered, b, least) || b.Right() <= 0 || b.Bottom() <= 0 || b.X >= v.W || b.Y >= v.H {
			continue
		}
		shown = append(shown, l)
	}
	return shown
}

// covered says whether something of at least the given opacity lies over all of a
// rectangle.
func (s *Sight) covered(at ui.Layered, b ui.Rect, least float32) bool {
	for k := range s.witness.Covers {
		if c := &s.witness.Covers[k]; c.Above(at) && hides(c, b, s.p.View(), least) {
			return true
		}
	}
	return false
}

// signs are the shapes of seats that nothing covers and that are no traces.
func (s *Sight) signs() []sign {
	var all []sign
	for i := range s.witness.Marks {
		m := &s.witness.Marks[i]
		b := m.Bounds()
		if !strings.HasPrefix(m.Name, "signs/") || m.Baked || m.Alpha < sure || m.Clipped && common(b, m.Clip) != b || s.covered(m.Layered, b, 0.5) {
			continue
		}
		all = append(all, sign{m.Name, ui.Centered(b.CX(), b.CY(), b.H, b.H), float64(b.H)})
	}
	return all
}

// hides says whether a cover of at least the given opacity lies
// over a rectangle, or is a veil over the whole window.
func hides(c *ui.Cover, b ui.Rect, v ui.View, least float32) bool {
	r := c.Bounds()
	if c.Clipped {
		r = common(r, c.Clip)
	}
	if c.Round {
		r = r.Inset2(r.W*0.15, r.H*0.15)
	}
	if r.W >= v.W && r.H >= v.H {
		least = 0.3
	}
	return c.Alpha >= least && r.X <= b.X+1 && r.Y <= b.Y+1 && r.Right() >= b.Right()-1 && r.Bottom() >= b.Bottom()-1
}

// touch is by how much two texts may come into each other: the room of letters
// is higher and wider than most of them.
const touch = 2.5

// overlap says whether two texts have room in common: no line parts them.
func overlap(a, b *ui.Letters) bool {
	for _, l := range [...]struct{ of, other *ui.Letters }{{a, b}, {b, a}} {
		if r := common(l.of.Bounds(), l.other.Bounds()); l.of.Clipped {
			if r = common(r, l.of.Clip); r.W < touch || r.H < touch {
				return false
			}
		}
	}
	for _, q := range [2]*ui.Patch{&a.Patch, &b.Patch} {
		for i := range 2 {
			dx, dy := q.Corners[i+1].X-q.Corners[i].X, q.Corners[i+1].Y-q.Corners[i].Y
			n := float32(math.Hypot(float64(dx), float64(dy)))
			if n < 1e-3 {
				return false
			}
			alo, ahi := along(&a.Patch, dx/n, dy/n)
			blo, bhi := along(&b.Patch, dx/n, dy/n)
			if ahi-touch < blo || bhi-touch < alo {
				return false
			}
		}
	}
	return true
}

func along(q *ui.Patch, ux, uy float32) (lo, hi float32) {
	lo, hi = float32(math.Inf(1)), float32(math.Inf(-1))
	for _, c := range q.Corners {
		v := c.X*ux + c.Y*uy
		lo, hi = min(lo, v), max(hi, v)
	}
	return lo, hi
}

// Refusals tells each refusal of a game, in the looks in which it is hardest to
// fit: all fit, and no two of other keys say the same.
func (s *Sight) Refusals(scene scenes.Scene, all map[error]words.Text, tell func(why words.Text), tick func()) {
	for _, l := range HardLooks() {
		l.Set(s.k)
		known, said := map[words.Text]bool{}, map[string]bool{}
		for _, why := range all {
			known[why] = true
			tell(why)
			s.See(l.String()+" "+why.Key(), scene, false, tick)
			said[s.Said()] = true
		}
		if len(said) != len(known) {
			s.t.Errorf("%s: %d refusals are told in %d ways", l, len(known), len(said))
		}
	}
}
