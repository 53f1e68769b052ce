// Package board paints the battlefield of C'est du brutal !: a campus plan in
// ochre and brick with five buildings that are little stages, fighters as
// painted cups, what they throw, the papers around them, and the pieces of the
// set-up screen.
//
// It paints one [Frame] at a time and knows no rules and no words: a fighter is
// a [Cup] with a posture, a fight an [Effect] with an age in ticks, and every
// text comes in as it is to be shown. What it keeps between two pictures is how
// things glide (a cup that changes its place, the carried cups) and what is
// baked. Places are units of the view, see [ui.View].
package board

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Zones is the number of buildings. Their numbers are those of the rules: the
// library, the students' office, the administration, the workshops, the gym.
const Zones = 5

// team is the number of fighters a side has.
const team = 20

// Who is one fighter: a seat, 0 or 1, and its number in the team, 0 to 19.
type Who struct {
	Seat rules.Seat
	N    int
}

// spot returns the glide's index of a fighter; ok is false for a number out of range.
func (w Who) spot() (int, bool) {
	return int(w.Seat&1)*team + w.N, w.N >= 0 && w.N < team
}

// Paper says which papers a stage without an owner shows.
type Paper uint8

// The papers of a stage.
const (
	// Contested shows both sides' papers; they meet at Share.
	Contested Paper = iota
	// Own shows the left side's paper alone, Theirs the right side's.
	Own
	Theirs
	// Straw is the paper of a zone where no cup stands yet.
	Straw
)

// Note is a sign and a few words on a plinth: "frappe 14".
type Note struct {
	// Icon is the artwork's name, Color what it is painted in; its zero value
	// is the colour of the words.
	Icon  string
	Color ui.Color
	Text  string
	// Short is what it says where texts are large; without it Strong stands alone there.
	Short string
	// To, after an arrow, is what Text would become; Strong follows the words in
	// a heavier face: a difference.
	To, Strong string
	// Seat, when Sign is set, puts the seat's sign in the icon's place.
	Seat rules.Seat
	Sign bool
}

// Zone is one building and what happens on its stage.
type Zone struct {
	Name string
	// Short is a shorter name, for where that has no room.
	Short string
	// Held reports whether Owner controls it; HeldText says so in words, at the right
	// end of the name's board where there is no plinth and on the plinth
	// where there is one.
	Held     bool
	Owner    rules.Seat
	HeldText string
	// Fresh goes from 1, when it just fell, to 0: the owner's colour runs over
	// the walls, the flag rises.
	Fresh float32
	Paper Paper
	// Share is where the front stands, from 0 (all of it the right side's) to 1.
	Share float32
	// Moved shows Was, the front of the last truce, as dots with chevrons.
	Moved bool
	Was   float32
	// Left and Right are the tags at both ends of the name's board.
	Left, Right Tag
	// Notes stand on the plinth; empty ones are left out.
	Notes [3]Note
	Cups  []Cup
	// Empty is the sentence beside the dashed cup of a Straw stage.
	Empty string
	// Lit is the mat of a zone where the carried cups may be laid. Ringed is
	// what a line of the log points at.
	Lit, Ringed bool
	// Shake is a refusal: from 1, when it begins, to 0.
	Shake float32
	// Waits veils the zone, from 0 to 1: something that matters happens in another one.
	Waits float32
	// Frenzy is how wild the fight has become, from 0 to 1.
	Frenzy  float32
	Effects []Effect
}

// Frame is one picture of the campus.
type Frame struct {
	Plan  Plan
	Zones [Zones]Zone
	// Hand is the carried cups, nil for none.
	Hand *Hand
	// Orders are the arrows of a truce.
	Orders []Order
	// Names shows the names under the cups where there is room.
	Names bool
	// Tick moves what lives. Still stops it: reduced motion, everything fades.
	Tick  int
	Still bool
	// Calm stops what shakes: motion is not lively.
	Calm bool
}

// Field paints campuses; it keeps what is baked and how things glide.
type Field struct {
	ground sheet
	walls  [Zones]sheet
	before [Zones]sheet // the walls as they were before the zone fell
	// inFront is the building that the director shows.
	inFront sheet
	shown   [2 * team]glide
	// painted counts the ticks that were painted, tick is the latest and moves says
	// that it is being painted for the first time: what glides takes one step a tick.
	painted int
	tick    int
	moves   bool
	view    ui.View
	mode    Mode
	hand    spring
	fronts  [Zones]front
	// Marks are where the strokes were painted last that say which way a front went, in units; empty
	// where there are none.
	Marks  [Zones]ui.Rect
	depths []int // the cups of a zone, from the back to the front
	ranks
	arrows
	directed
}

// sheet is a baked picture and what it was baked for.
type sheet struct {
	img *ebiten.Image
	key bakeKey
}

type bakeKey struct {
	view   ui.View
	area   ui.Rect
	mode   Mode
	zone   int
	owner  int  // 0 none, 1 and 2 the seats
	large  bool // the texts
	papers papersKey
}

// papersKey is how the papers of a stage look: where their front is, and their frenzy.
type papersKey struct{ front, frenzy float32 }

// glide is where a cup was last painted, so that it slides to a new place.
type glide struct {
	x, y, scale float32
	zone        int
	painted     int
}

// front is where a zone's front was last painted.
type front struct {
	x       float32
	painted int
}

// New returns a Field.
func New() *Field {
	c := &Field{}
	c.arrows.Field, c.directed.Field = c, c
	return c
}

// Close gives the baked pictures back.
func (c *Field) Close() {
	c.ground.close()
	c.inFront.close()
	for i := range c.walls {
		c.walls[i].close()
		c.before[i].close()
	}
}

func (s *sheet) close() {
	if s.img != nil {
		s.img.Deallocate()
	}
	*s = sheet{}
}

// bake paints a sheet that is not yet what key says. The rectangle is the part
// of the view it covers.
func (s *sheet) bake(p *ui.Painter, key bakeKey, r ui.Rect, paint func()) {
	if s.img != nil && s.key == key {
		return
	}
	s.key = key
	scale := p.View().Scale
	w, h := max(int(r.W*scale+0.5), 1), max(int(r.H*scale+0.5), 1)
	if s.img == nil || s.img.Bounds().Dx() != w || s.img.Bounds().Dy() != h {
		if s.img != nil {
			s.img.Deallocate()
		}
		s.img = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	}
	p.Bake(s.img, r, paint)
}

// zonesFromBehind is the order of painting: the lower row first, so that no
// chimney covers a plinth of the upper row.
var zonesFromBehind = [Zones]int{3, 4, 0, 1, 2}

// Paint paints one picture of the campus: ground, buildings, cups, what they
// throw, arrows and the carried cups. The papers around it are painted by
// their own functions.
func (c *Field) Paint(g *ui.Gui, f *Frame) {
	p := g.P
	c.begins(p, f)
	c.paintGround(p, f)
	for _, i := range zonesFromBehind {
		c.paintZone(p, f, i)
	}
	for i := range f.Orders {
		if o := &f.Orders[i]; o.shown() {
			c.paintOrder(p, f, o)
		}
	}
	c.paintThread(p, f)
	if f.crossed() {
		for _, i := range zonesFromBehind {
			c.paintSignposts(p, f, i)
		}
	}
	c.discs = c.discs[:0]
	for i := range f.Orders {
		if o := &f.Orders[i]; o.shown() {
			c.paintOrderDisc(p, f, o)
		}
	}
	c.paintHand(p, f)
}

// crossed reports whether arrows or a thread lie over the buildings: what is written on them
// goes over those.
func (f *Frame) crossed() bool { return len(f.Orders) > 0 || f.Hand != nil && f.Hand.Thread }

// begins begins a picture: what glides takes a step in a new tick.
func (c *Field) begins(p *ui.Painter, f *Frame) {
	if c.moves = c.painted == 0 || f.Tick != c.tick; c.moves {
		c.painted, c.tick = c.painted+1, f.Tick
	}
	if c.view != p.View() || c.mode != f.Plan.Mode {
		// In another window, on another screen nothing glides from where it was.
		c.view, c.mode = p.View(), f.Plan.Mode
		clear(c.shown[:])
		clear(c.fronts[:])
	}
}

// Ground paints only the ground, for screens that show the campus behind
// something else.
func (c *Field) Ground(g *ui.Gui, v ui.View) {
	f := Frame{Plan: Plan{View: v, Mode: Melee}}
	f.Plan = NewPlan(v, Melee, 0)
	c.paintGround(g.P, &f)
}

// approach returns a step of the way from a to b: a thing that glides there in
// about 150 ms.
func (c *Field) approach(a, b float32, still bool) float32 {
	const step = 0.24
	switch d := b - a; {
	case still:
		return b
	case !c.moves:
		return a
	case d > 0.3 || d < -0.3:
		return a + d*step
	}
	return b
}
