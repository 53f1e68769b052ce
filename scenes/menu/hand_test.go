package menu

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// hand is a Source that a test moves while it looks: what now holds is held.
type hand struct {
	now input.Snapshot
	r   *rig
}

// Read implements [input.Source].
func (h *hand) Read(s *input.Snapshot) {
	pads, touches, runes := append(s.Pads, h.now.Pads...), append(s.Touches, h.now.Touches...), append(s.Runes, h.now.Runes...)
	*s = h.now
	s.Pads, s.Touches, s.Runes = pads, touches, runes
}

// newHands is a rig with a hand, and gamepads of those names plugged in.
func newHands(t *testing.T, w, h int, lang settings.Language, textSize int, pads ...string) (*rig, *hand) {
	t.Helper()
	r := newRig(t, w, h, lang, textSize, "")
	hd := &hand{r: r}
	r.hand = hd
	hd.now.Focused = true
	hd.now.MouseX, hd.now.MouseY = -100, -100
	for i, name := range pads {
		hd.now.Pads = append(hd.now.Pads, input.PadState{Slot: i, Name: name})
	}
	r.k.Env.Devices = input.NewDevices(hd)
	r.scene = r.k.Title()
	r.run(3)
	return r, hd
}

// key presses a key and lets it go.
func (h *hand) key(keys ...ebiten.Key) {
	h.r.t.Helper()
	for _, k := range keys {
		h.now.Keys.Add(k)
	}
	h.r.run(1)
	h.now.Keys = input.KeySet{}
	h.r.run(1)
}

// hold holds a key down, or lets it go.
func (h *hand) hold(k ebiten.Key, down bool) {
	if down {
		h.now.Keys.Add(k)
	} else {
		h.now.Keys = input.KeySet{}
	}
}

// pad presses a button of a gamepad and lets it go.
func (h *hand) pad(n int, b input.Button) {
	h.r.t.Helper()
	h.now.Pads[n].Held = input.Of(b)
	h.r.run(1)
	h.now.Pads[n].Held = 0
	h.r.run(1)
}

// click clicks with the mouse in the middle of a box, in units.
func (h *hand) click(box ui.Rect) {
	h.r.t.Helper()
	s := float64(ui.NewView(h.r.k.Env.Width, h.r.k.Env.Height).Scale)
	h.now.MouseX, h.now.MouseY = float64(box.CX())*s, float64(box.CY())*s
	h.r.run(1)
	h.now.Mouse = 1 << input.MouseLeft
	h.r.run(2)
	h.now.Mouse = 0
	h.r.run(1)
}

// tap touches the screen in the middle of a box, in units.
func (h *hand) tap(box ui.Rect) {
	h.r.t.Helper()
	s := float64(ui.NewView(h.r.k.Env.Width, h.r.k.Env.Height).Scale)
	h.now.Touches = []input.TouchPoint{{ID: 7, X: float64(box.CX()) * s, Y: float64(box.CY()) * s}}
	h.r.run(2)
	h.now.Touches = nil
	h.r.run(2)
}

// write types a text.
func (h *hand) write(text string) {
	h.r.t.Helper()
	h.now.Runes = []rune(text)
	h.r.run(1)
	h.now.Runes = nil
	h.r.run(1)
}

// focus is what has the focus on a screen.
func focus(s *screen) string {
	id, ok := s.g.Focused()
	if !ok {
		return ""
	}
	return id.Name
}

// reach presses until the focus is where it shall be.
func (h *hand) reach(s *screen, name string, press ...func()) {
	h.r.t.Helper()
	for i := range 40 {
		if focus(s) == name {
			return
		}
		press[i%len(press)]()
	}
	h.r.t.Fatalf("%q is out of reach: the focus is on %q", name, focus(s))
}
