package ui

import (
	"math"
	"slices"
)

// ID names a thing on a screen that can have the focus: what it is, and which
// one of several.
type ID struct {
	Name string
	N    int
}

// Hands is what a person did since the last tick, as widgets understand it.
type Hands struct {
	// X and Y are the pointer's place in units; Moved says it moved.
	X, Y  float32
	Moved bool
	// Down is the main button or a finger; Pressed and Released its edges.
	Down, Pressed, Released bool
	// Wheel is the turn of the wheel in notches, positive away from the person.
	Wheel float32
	// DX and DY are a step of the focus by arrows or a stick, repeated while held.
	DX, DY int
	// Tab is a step to the next thing (1) or the one before (-1).
	Tab int
	// Act and Back are Enter or a pad's A, and Esc or a pad's B.
	Act, Back bool
	// Padded says that a pad acts, which has no letters.
	Padded bool
	// Runes were typed; Erase is backspace, repeated while held.
	Runes []rune
	Erase bool
}

// Motion is how much moves, from the settings.
type Motion uint8

// The amounts of motion.
const (
	Lively Motion = iota
	Gentle
	Reduced
)

type item struct {
	id    ID
	rect  Rect
	layer Layer
	// slides takes left and right for itself.
	slides bool
	// list is the scrolled area that it lies in, if any.
	list ID
}

type anim struct {
	lift  float32
	shake int
	tick  int
}

// Gui runs the widgets of one scene: each tick the scene says Begin, calls the
// widgets, which answer at once whether they were used and paint themselves,
// and says End. Drawing is then a matter of Painter.Flush.
type Gui struct {
	P      *Painter
	Motion Motion
	// Sound, when set, plays an interface effect ("press", "focus", …).
	Sound func(name string, arg int)
	// Toasts are this Gui's own as long as nobody gives it others to share.
	Toasts *Toasts

	hands    Hands
	tick     int
	stirred  int // the tick in which somebody last touched something
	rest     int // how far ornaments have come to rest, in ticks
	items    []item
	last     []item
	spots    []item // what only pointers press, of this tick
	anims    map[ID]*anim
	focus    ID
	focused  bool
	placed   bool // the scene gave the focus away in this tick
	matFrom  Rect
	matTo    Rect
	matAt    float32
	matShown bool
	grabbed  ID
	grabbing bool
	modal    Layer
	wasModal Layer
	typing   bool
	tip      tip
	speller  speller
	scrolls  map[ID]*scroll
	list     ID   // the scrolled area that is open
	stuck    bool // the step of this tick led nowhere
}

// NewGui is a Gui that paints with p.
func NewGui(p *Painter) *Gui {
	return &Gui{P: p, Toasts: &Toasts{}, anims: map[ID]*anim{}, scrolls: map[ID]*scroll{}}
}

// Begin starts a tick.
func (g *Gui) Begin(v View, h Hands) {
	g.P.Begin(v)
	g.tick++
	g.hands = h
	g.calm(&h)
	g.last, g.items = g.items, g.last[:0]
	g.spots = g.spots[:0]
	g.wasModal, g.modal = g.modal, Ground
	g.typing = false
	if g.speller.open && h.Back {
		g.hands.Back = false
		g.unspell()
	}
	g.stuck = false
	if h.DX != 0 || h.DY != 0 {
		g.walk(h.DX, h.DY)
	}
	if h.Tab != 0 {
		g.next(h.Tab)
	}
	if h.Moved || h.Pressed {
		// The last thing registered is the uppermost.
		for i := len(g.last) - 1; i >= 0; i-- {
			it := &g.last[i]
			if it.layer >= g.wasModal && it.rect.Contains(h.X, h.Y) {
				g.Focus(it.id)
				break
			}
		}
	}
	g.matAt = min(1, g.matAt+1/9.6)
	g.placed = false
}

// End finishes a tick: toasts, the tooltip, then the grain over everything.
func (g *Gui) End() {
	g.paintSpeller()
	if !g.hands.Down {
		g.grabbing = false
	}
	if g.focused && g.find(g.items, g.focus) == nil {
		g.focused, g.matShown = false, false
	}
	g.paintToasts()
	g.paintTip()
	g.P.On(Top)
	g.P.Grain()
	g.P.Pop()
}

// Again paints the present tick once more, with hands that do nothing, and leaves
// everything that a tick reads as it was. It is for tests of the promise that
// painting changes nothing; it takes memory.
func (g *Gui) Again(paint func()) {
	kept, toasts := *g, slices.Clone(g.Toasts.list)
	anims, scrolls := copied(g.anims), copied(g.scrolls)
	sound := g.Sound
	g.Sound = nil
	g.hands = Hands{X: -1000, Y: -1000}
	g.items, g.spots = nil, nil
	g.P.Begin(g.P.View())
	paint()
	g.End()
	*g = kept
	g.Toasts.list = toasts
	g.Sound, g.anims, g.scrolls = sound, anims, scrolls
}

// copied is a map with copies of what its pointers lead to.
func copied[T any](m map[ID]*T) map[ID]*T {
	out := make(map[ID]*T, len(m))
	for id, v := range m {
		c := *v
		out[id] = &c
	}
	return out
}

// Hands is what was done in this tick.
func (g *Gui) Hands() *Hands { return &g.hands }

// When nobody touches anything for restAfter ticks, what only decorates comes to
// rest, in restIn ticks: a picture that stays the same is not drawn again, and a
// machine that was left alone keeps cool.
const (
	restAfter = 30 * 60
	restIn    = 4 * 60
)

// calm moves the breath a tick on towards 1 while somebody is there, and else
// towards 0.
func (g *Gui) calm(h *Hands) {
	if h.Moved || h.Down || h.Pressed || h.Released || h.Wheel != 0 || h.DX != 0 || h.DY != 0 || h.Tab != 0 || h.Act || h.Back || len(h.Runes) > 0 || h.Erase {
		g.stirred = g.tick
	}
	if g.tick-g.stirred < restAfter {
		g.rest = max(0, g.rest-1)
	} else {
		g.rest = min(restIn, g.rest+1)
	}
}

// Breath is how far ornaments move that move for ever, from 0, at rest, to 1.
// They do so while motion is lively and somebody touched something in the last
// half minute.
func (g *Gui) Breath() float32 {
	if g.Motion != Lively {
		return 0
	}
	return 1 - EaseInOut(float32(g.rest)/restIn)
}

// Tick counts the ticks of this Gui.
func (g *Gui) Tick() int { return g.tick }

// Modal says that from here on things belong to a dialog: nothing registered
// before, in this tick or the next, is used.
func (g *Gui) Modal() { g.modal = Over }

// Typing says whether a text field has the focus, so that letters are text and
// not shortcuts.
func (g *Gui) Typing() bool { return g.typing }

// Focus gives the focus to id. The Act of this tick, which may have been the
// reason, is not for it.
func (g *Gui) Focus(id ID) {
	if g.focused && g.focus == id {
		return
	}
	it := g.find(g.last, id)
	if it == nil {
		it = g.find(g.items, id)
	}
	if g.focused && it != nil {
		g.sound("focus", 0)
	}
	g.focus, g.focused, g.placed = id, true, true
	if it != nil {
		g.matMove(it.rect)
	}
}

// Focused is what has the focus.
func (g *Gui) Focused() (ID, bool) { return g.focus, g.focused }

func (g *Gui) matMove(to Rect) {
	if g.matShown && g.Motion != Reduced {
		g.matFrom = g.mat()
	} else {
		g.matFrom = to
	}
	g.matTo, g.matAt, g.matShown = to, 0, true
}

func (g *Gui) mat() Rect {
	t := EaseOut(g.matAt)
	a, b := g.matFrom, g.matTo
	return Rect{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t, a.W + (b.W-a.W)*t, a.H + (b.H-a.H)*t}
}

// EaseOut is the curve of what is laid: quick, then slow. t is from 0 to 1.
func EaseOut(t float32) float32 { u := 1 - max(0, min(1, t)); return 1 - u*u*u }

// EaseInOut starts and stops softly. t is from 0 to 1.
func EaseInOut(t float32) float32 { t = max(0, min(1, t)); return t * t * (3 - 2*t) }

// Spring overshoots once and settles. t is from 0 to 1.
func Spring(t float32) float32 {
	t = max(0, min(1, t))
	return 1 - float32(math.Exp(-6*float64(t))*math.Cos(9*float64(t)))*(1-t)
}

func (g *Gui) find(items []item, id ID) *item {
	for i := range items {
		if items[i].id == id {
			return &items[i]
		}
	}
	return nil
}

func (g *Gui) sound(name string, arg int) {
	if g.Sound != nil {
		g.Sound(name, arg)
	}
}

func (g *Gui) anim(id ID) *anim {
	a := g.anims[id]
	if a == nil {
		a = &anim{}
		g.anims[id] = a
	}
	a.tick = g.tick
	return a
}

// walk moves the focus to the nearest thing in a direction.
func (g *Gui) walk(dx, dy int) {
	cur := g.find(g.last, g.focus)
	if !g.focused || cur == nil || cur.layer < g.wasModal {
		for i := range g.last {
			if g.last[i].layer >= g.wasModal {
				g.Focus(g.last[i].id)
				return
			}
		}
		return
	}
	if cur.slides && dx != 0 {
		return
	}
	var best nearest
	stays := g.goesOn(cur.list, dy)
	for i := range g.last {
		if it := &g.last[i]; it.id != cur.id && it.layer >= g.wasModal && (!stays || it.list == cur.list) {
			best.consider(i, cur.rect, it.rect, dx, dy)
		}
	}
	if best.found {
		g.Focus(g.last[best.at].id)
	}
	g.stuck = !best.found
}

// nearest is the best neighbour in a direction so far.
type nearest struct {
	at    int
	score float32
	found bool
}

func (n *nearest) consider(i int, from, to Rect, dx, dy int) {
	s := distance(from, to, float32(dx), float32(dy))
	if s < math.MaxFloat32 && (!n.found || s < n.score) {
		*n = nearest{i, s, true}
	}
}

// distance scores b as a neighbour of a in a direction; not one: MaxFloat32.
func distance(a, b Rect, dx, dy float32) float32 {
	cx, cy := b.CX()-a.CX(), b.CY()-a.CY()
	along := cx*dx + cy*dy
	if along <= 1 {
		return math.MaxFloat32
	}
	// What overlaps across the direction is straight ahead.
	gap, side := float32(0), float32(0)
	if dx != 0 {
		gap = max(0, max(b.X-a.Right(), a.X-b.Right()))
		side = max(0, max(b.Y-a.Bottom(), a.Y-b.Bottom()))
	} else {
		gap = max(0, max(b.Y-a.Bottom(), a.Y-b.Bottom()))
		side = max(0, max(b.X-a.Right(), a.X-b.Right()))
	}
	across := float32(math.Abs(float64(cx*dy + cy*dx)))
	score := gap + along*0.1 + side*4 + across*0.3
	if side > 0 {
		score += aside
	}
	return score
}

// aside is how much farther away something straight ahead may be, in units, than
// something beside the way, and still be the next.
const aside = 400

func (g *Gui) next(step int) {
	var at, n int
	at = -1
	for i := range g.last {
		if g.last[i].layer >= g.wasModal {
			if g.focused && g.last[i].id == g.focus {
				at = n
			}
			n++
		}
	}
	if n == 0 {
		return
	}
	want := ((at+step)%n + n) % n
	if at < 0 && step < 0 {
		want = n - 1
	}
	for i := range g.last {
		if g.last[i].layer >= g.wasModal {
			if want == 0 {
				g.Focus(g.last[i].id)
				return
			}
			want--
		}
	}
}

// Use is how a thing is being used in this tick.
type Use struct {
	// Focus: it has the focus. Over: the pointer is on it. Held: the button or
	// the finger went down on it and is still down.
	Focus, Over, Held bool
	// Clicked: it was used, by any hand.
	Clicked bool
	// Pressed: the pointer went down on it in this tick.
	Pressed bool
	// DX is a step left or right for a thing that slides.
	DX int
	// Lift goes smoothly from 0 (at rest) to 1 (has the focus).
	Lift float32
	// Shake is a small sideways offset after a refusal, in units.
	Shake float32
}

// Item registers a thing that can have the focus and says how it is used. A
// thing that slides takes left and right while it has the focus.
func (g *Gui) Item(id ID, r Rect, slides bool) Use {
	layer := g.modal
	g.items = append(g.items, item{id, r, layer, slides, g.list})
	g.P.sawHandle(id, r)
	u := g.use(id, r, layer, slides)
	if u.Focus {
		g.matFollow(r)
	}
	g.rise(g.anim(id), &u)
	return u
}

// use is what hands do with a thing in this tick.
func (g *Gui) use(id ID, r Rect, layer Layer, slides bool) (u Use) {
	if layer < g.wasModal {
		return u
	}
	h := &g.hands
	u.Focus = g.focused && g.focus == id
	u.Over = r.Contains(h.X, h.Y)
	if h.Pressed && u.Over && u.Focus {
		g.grabbed, g.grabbing = id, true
		u.Pressed = true
	}
	mine := g.grabbing && g.grabbed == id
	u.Held = mine && h.Down
	u.Clicked = mine && h.Released && u.Over || u.Focus && h.Act && !g.placed
	if u.Focus && slides {
		u.DX = h.DX
	}
	return u
}

// matFollow keeps the mat under the thing that has the focus, which may move.
func (g *Gui) matFollow(r Rect) {
	switch {
	case !g.matShown:
		g.matMove(r)
	case g.matTo != r && g.matAt >= 1:
		g.matFrom, g.matTo = r, r // the thing itself moved
	case g.matTo != r:
		g.matTo = r
	}
}

// rise moves what a thing does by itself on by a tick: it lifts with the focus, and
// shakes after a refusal.
func (g *Gui) rise(a *anim, u *Use) {
	target := float32(0)
	if u.Focus {
		target = 1
	}
	speed := float32(0.28)
	if g.Motion == Reduced {
		speed = 1
	}
	a.lift += (target - a.lift) * speed
	u.Lift = a.lift
	if a.shake > 0 {
		a.shake--
		if g.Motion != Reduced {
			u.Shake = 4 * float32(math.Sin(float64(a.shake)*1.1)) * float32(a.shake) / 18
		}
	}
}

// Refuse shakes a thing and says no.
func (g *Gui) Refuse(id ID) {
	g.anim(id).shake = 18
	g.sound("refuse", 0)
}

// matSeed is the edge of the focus, which changes its size on its way.
var matSeed = seedOf(ID{Name: "mat"})

// Mat paints the focus: a mat of white paper on one of accent, drawn over the
// neighbours. What has the focus is painted after it, on the same layer, until
// the caller's Pop.
func (g *Gui) Mat(radius float32) {
	layer := Raised
	switch {
	case g.modal >= Top:
		layer = Top
	case g.modal >= Over:
		layer = OverTop
	}
	g.P.On(layer)
	m := g.mat()
	if g.Motion == Reduced {
		g.P.Fade(EaseOut(g.matAt))
		defer g.P.Pop()
	}
	g.P.Sheet(m.Inset(-10.5), Sheet{Color: Accent, Radius: radius + 6, Waver: 1, Seed: matSeed, Lift: 1, Gouache: 0.6})
	g.P.Sheet(m.Inset(-5.5), Sheet{Color: White, Radius: radius + 3, Waver: 0.7, Seed: matSeed, Lift: -1, NoRim: true})
}
