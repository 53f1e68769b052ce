package kit

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// StripTop is the height of the dark strip along the bottom, in units.
const StripTop = 56

// Hint is a key or a button and what it does.
type Hint struct {
	// Buttons are shown one after the other.
	Buttons []input.Button
	// Key, if Keyed, is shown instead of Buttons on a keyboard: a shortcut.
	Key ebiten.Key
	// Keyed reports that Key is set.
	Keyed bool
	// Chord, if set, are keys pressed together, shown instead of Buttons.
	Chord []ebiten.Key
	Words string
	// Click, if not nil, makes the hint a button for pointers.
	Click func()
}

// spot returns the id of a clickable hint: its first button, or its key numbered after all buttons.
func (h *Hint) spot() ui.ID {
	id := ui.ID{Name: "hint"}
	switch {
	case h.Keyed:
		id.N = keySpots + int(h.Key)
	case len(h.Buttons) > 0:
		id.N = int(h.Buttons[0])
	}
	return id
}

// keySpots is the first number of hints that show a key.
const keySpots = 1000

// Strip paints the strip along the bottom: the way back on the left, the hints for the device in use
// on the right. Hints are shown nowhere else.
func (k *Kit) Strip(g *ui.Gui, back *Hint, hints ...Hint) {
	p, v := g.P, g.P.View()
	y := v.H - StripTop
	p.Sheet(ui.Rect{X: -8, Y: y, W: v.W + 16, H: StripTop + 12}, ui.Strip)
	cy := y + StripTop/2
	limit := float32(56)
	if back != nil {
		limit = k.hint(g, *back, 56, cy, stripText) + 24
	}
	k.Hints(g, v.W-56, cy, limit, hints...)
}

// stripText is the type of the strip's words.
var stripText = ui.Body.Sized(ui.SizeText).With(ui.White)

// Hints paints hints on dark paper, the last one ending at right; those that would start left of limit
// are omitted, the first ones first.
func (k *Kit) Hints(g *ui.Gui, right, cy, limit float32, hints ...Hint) {
	for i := len(hints) - 1; i >= 0; i-- {
		if hints[i].Click == nil && k.PointerInUse() {
			continue
		}
		w := k.hintWidth(g, hints[i], stripText)
		if right-w < limit {
			break // a narrow window shows the last ones
		}
		k.hint(g, hints[i], right-w, cy, stripText)
		right -= w + hintGap
	}
}

// hintGap is the space between two hints.
const hintGap = 34

// HintsWidth returns the width that Hints needs if room is the available width.
func (k *Kit) HintsWidth(g *ui.Gui, room float32, hints ...Hint) float32 {
	all := float32(-hintGap)
	for i := len(hints) - 1; i >= 0; i-- {
		w := k.hintWidth(g, hints[i], stripText) + hintGap
		if all+w > room {
			break
		}
		all += w
	}
	return max(0, all)
}

const capHeight = 30

func (k *Kit) labels(h Hint, each func(l input.Label)) {
	if k.PointerInUse() {
		// Fingers and mice press the words themselves.
		if slices.Contains(h.Buttons, input.B) {
			each(input.Label{Icon: "chevron-left"})
		}
		return
	}
	if h.Keyed && !k.PadInUse() {
		each(k.Env.Devices.KeyLabel(h.Key))
		return
	}
	for _, key := range h.Chord {
		each(k.Env.Devices.KeyLabel(key))
	}
	for _, b := range h.Buttons {
		if l, ok := k.Env.Devices.Hint(b); ok {
			each(l)
		}
	}
}

// TouchInUse reports that a finger was used last: hints for keys are useless then.
func (k *Kit) TouchInUse() bool {
	h := k.Env.Devices
	return h.Asked() == input.Mouse && h.Frame().Pointer.Touch
}

// PointerInUse says that the mouse or a finger was used last.
func (k *Kit) PointerInUse() bool { return k.Env.Devices.Asked() == input.Mouse }

// PadInUse says that hints are for somebody who holds a pad.
func (k *Kit) PadInUse() bool { return k.Env.Devices.Asked().IsGamepad() }

// LabelWidth returns the width of Cap at height h.
func (k *Kit) LabelWidth(g *ui.Gui, l input.Label, h float32) float32 {
	if l.Shape == input.Disc || l.Icon != "" {
		return h
	}
	t := ui.Type{Face: ui.Fredoka600, Size: capText(g.P, h) / g.P.TextScale}
	return max(h, g.P.Width(k.labelText(l), t)+h*0.7)
}

// capText returns the size of the letters on a cap of height h, at least readable.
func capText(p *ui.Painter, h float32) float32 { return max(12, h*0.53, min(p.Least, h*0.8)) }

func (k *Kit) labelText(l input.Label) string {
	if !l.Word.IsZero() {
		return k.Say(l.Word)
	}
	return l.Text
}

// keyArt are the arrows on keys.
var keyArt = map[string]string{"arrow-up": "icons/key-up", "arrow-down": "icons/key-down", "arrow-left": "icons/key-left", "arrow-right": "icons/key-right"}

// Cap paints a key or a pad's button, h units high, with its left edge at x, and returns its width. On
// a white panel the caps are sand-coloured.
func (k *Kit) Cap(g *ui.Gui, l input.Label, x, cy, h float32, onPanel bool) float32 {
	p := g.P
	w := k.LabelWidth(g, l, h)
	paper, ink := ui.White, ui.Ink
	if onPanel {
		paper = ui.KeySand
	}
	if l.Shape == input.Disc {
		if onPanel {
			paper, ink = ui.Ink, ui.White
		}
		p.Disc(x+h/2, cy, h/2, h/2, ui.Sheet{Color: paper, Waver: 0.4, Lift: 0})
	} else {
		p.Sheet(ui.Rect{X: x, Y: cy - h/2, W: w, H: h}, ui.Key.In(paper))
	}
	if l.Icon != "" {
		icon, arrow := keyArt[l.Icon]
		if !arrow {
			icon = "icons/" + l.Icon
		}
		p.Art(icon, x+w/2, cy, ui.ArtStyle{Height: h * iconShare(l.Icon), Ink: ink})
	} else {
		p.Label(k.labelText(l), ui.Rect{X: x + 3, Y: cy - h/2, W: w - 6, H: h}, ui.Type{Face: ui.Fredoka600, Size: capText(p, h) / p.TextScale, Color: ink}, ui.Center)
	}
	return w
}

// iconShare returns the share of a cap's height for a picture: four positions need more space than one
// sign.
func iconShare(icon string) float32 {
	if strings.HasPrefix(icon, "place-") {
		return 0.82
	}
	return 0.46
}

// ActBadge paints the key or the pad's button of an act on the upper right corner of the button that
// does the same; none for pointers.
func (k *Kit) ActBadge(g *ui.Gui, r ui.Rect, a input.Act) {
	if l, ok := k.Env.Devices.ActLabel(a); ok {
		k.badge(g, r, l)
		b, _ := a.Button()
		k.hinted(a.Key(), true, []input.Button{b}, nil, a.String())
	}
}

// Badge paints a key, or a pad's button, that a game alone has, as [Kit.ActBadge] does.
func (k *Kit) Badge(g *ui.Gui, r ui.Rect, key ebiten.Key, b input.Button) {
	l, ok := k.Env.Devices.KeyLabel(key), true
	if k.Env.Devices.Asked().IsGamepad() {
		l, ok = k.Env.Devices.Hint(b)
	}
	if ok {
		k.badge(g, r, l)
		k.hinted(key, true, []input.Button{b}, nil, "badge")
	}
}

// hinted passes a hint to Hinted. It takes the parts of one, and copies, since a hint that a function
// variable may keep would be allocated in each frame.
func (k *Kit) hinted(key ebiten.Key, keyed bool, buttons []input.Button, chord []ebiten.Key, words string) {
	if k.Hinted != nil {
		k.Hinted(Hint{Key: key, Keyed: keyed, Buttons: append([]input.Button(nil), buttons...), Chord: append([]ebiten.Key(nil), chord...), Words: strings.Clone(words)})
	}
}

// badge paints a label on the upper right corner of a button, unless a pointer is in use.
func (k *Kit) badge(g *ui.Gui, r ui.Rect, l input.Label) {
	if d := k.Env.Devices.Asked(); !d.IsKeyboard() && !d.IsGamepad() {
		return
	}
	const h = 24
	g.P.On(ui.Raised)
	k.Cap(g, l, r.Right()+5-k.LabelWidth(g, l, h), r.Y+2, h, false)
	g.P.Pop()
}

func (k *Kit) hintWidth(g *ui.Gui, h Hint, t ui.Type) float32 {
	w := float32(0)
	k.labels(h, func(l input.Label) { w += k.LabelWidth(g, l, capHeight) + 4 })
	return w + 9 + g.P.Width(h.Words, k.inStrip(t))
}

// inStrip returns a type as large as the strip allows, which has a fixed height: it grows by a
// quarter, and on a phone until it is readable.
func (k *Kit) inStrip(t ui.Type) ui.Type {
	return k.P.AtMost(t, max(1.25, min(k.P.Least, stripMost)/t.Size))
}

// stripMost is the largest text size for the strip, in units.
const stripMost = 30

// hint paints a hint with its left edge at x and returns its right edge.
func (k *Kit) hint(g *ui.Gui, h Hint, x, cy float32, t ui.Type) float32 {
	k.hinted(h.Key, h.Keyed, h.Buttons, h.Chord, h.Words)
	w := k.hintWidth(g, h, t)
	t = k.inStrip(t)
	hands := g.Input()
	area := g.Upward(ui.Rect{X: x - 8, Y: cy - StripTop/2, W: w + 16, H: StripTop})
	over := h.Click != nil && area.Contains(hands.X, hands.Y)
	if h.Click != nil {
		g.Spot(h.spot(), area)
	}
	if over {
		t.Color = ui.Pointed
		if hands.Pressed {
			k.pressed = h.spot()
		}
		if hands.Released && k.pressed == h.spot() {
			h.Click()
		}
	}
	k.labels(h, func(l input.Label) { x += k.Cap(g, l, x, cy, capHeight, false) + 4 })
	x += 9
	g.P.Text(h.Words, x, cy+t.Size*g.P.TextScale*0.35, t, ui.Left)
	return x + g.P.Width(h.Words, t)
}

// HintLine paints hints on a panel, in a line from its left, as far as it has room for them.
func (k *Kit) HintLine(g *ui.Gui, r ui.Rect, t ui.Type, hints ...Hint) {
	for _, h := range hints {
		w := float32(0)
		k.labels(h, func(l input.Label) { w += k.LabelWidth(g, l, r.H) + 5 })
		said := g.P.Width(h.Words, t)
		if w+said > r.W {
			return
		}
		k.hinted(h.Key, h.Keyed, h.Buttons, h.Chord, h.Words)
		x := r.X
		k.labels(h, func(l input.Label) { x += k.Cap(g, l, x, r.CY(), r.H, true) + 5 })
		g.P.Label(h.Words, ui.Rect{X: x, Y: r.Y, W: said + 1, H: r.H}, t, ui.Left)
		w += said + 12
		r.X, r.W = r.X+w, r.W-w
	}
}

// PaperGround fills the view with the paper of the menus.
func (k *Kit) PaperGround(g *ui.Gui) {
	p, v := g.P, g.P.View()
	p.Fill(v.Rect(), ui.Paper)
}

// PaintedGround returns a function that paints a background of painted paper with large pale and dark
// pieces. The colours have to be light enough for dark text.
func PaintedGround(ground, pale, dark ui.Color) func(g *ui.Gui) {
	return func(g *ui.Gui) { paintGround(g, ground, pale, dark) }
}

func paintGround(g *ui.Gui, ground, pale, dark ui.Color) {
	p, v := g.P, g.P.View()
	p.Sheet(v.Rect().Inset(-4), ui.Backdrop.In(ground))
	p.Disc(v.W*0.66, v.H*0.02, 350, 180, ui.Scrap.In(pale.Fade(0.6)).Of("ground", 1))
	p.Disc(v.W*0.14, v.H*0.30, 190, 150, ui.Scrap.In(dark.Fade(0.35)).Of("ground", 2))
	p.Disc(v.W*0.88, v.H*0.96, 420, 250, ui.Scrap.In(dark.Fade(0.3)).Of("ground", 3))
}

// IconLabel paints words after an icon, both centred in a box.
func IconLabel(p *ui.Painter, r ui.Rect, icon, said string, kind ui.Type) {
	// Letters grow further than the picture beside them.
	h := min(kind.Size*p.TextScale*1.15, r.H-8, 27)
	fitted := p.Fit(said, kind, r.W-h-34)
	if fitted.Size*p.TextScale < kind.Size {
		// A small picture rather than letters smaller than at a text size of 100 %.
		h = min(kind.Size*1.15, h)
		fitted = p.Fit(said, kind, r.W-h-34)
	}
	if bare := p.Fit(said, kind, r.W-12); fitted.Size*p.TextScale < kind.Size && p.TextScale > 1 {
		// And no picture rather than that.
		p.Label(said, r.Inset2(6, 0), bare, ui.Center)
		return
	}
	kind = fitted
	if p.Thumb > 0 && p.Width(said, kind) > r.W-h-24 {
		p.Caption(said, r.Inset2(4, 0), kind, ui.Center) // there is only room for the words
		return
	}
	w := p.Width(said, kind) + h + 10
	x := r.CX() - w/2
	p.Icon(icon, ui.Centered(x+h/2, r.CY(), h*1.2, h), kind.Color)
	p.Label(said, ui.Rect{X: x + h + 10, Y: r.Y, W: r.Right() - x - h - 14, H: r.H}, kind, ui.Left)
}
