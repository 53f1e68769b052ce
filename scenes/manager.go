package scenes

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
)

// fadeTicks is how long one scene takes to give way to the next: 200 ms. It is
// a fade and nothing else, so reduced motion needs no other way.
const fadeTicks = input.TicksPerSecond / 5

// Manager is the ebiten.Game: it makes frames, shows one scene, fades to the
// next, and ends the program in good order.
type Manager struct {
	env   *Env
	scene Scene
	// from is a picture of the scene before, fading as long as fade is over 0.
	from  *ebiten.Image
	fade  int
	op    ebiten.DrawImageOptions
	ended bool
	away  bool
	// left says that the page was in the background since the last tick.
	left  bool
	drawn drawn
	pace  pace
	// rested counts the calls of Draw since the picture was last shown.
	rested int
	// stirred: a device was used in the last tick.
	stirred  bool
	nothing  *ebiten.Image
	pictures int
}

// drawn is what the screen holds: two equal ones are the same picture.
type drawn struct {
	on      *ebiten.Image
	size    image.Rectangle
	scene   Scene
	version uint64
	fading  bool
}

// paper is what a scene without a picture shows.
var paper = color.RGBA{0xF6, 0xEF, 0xE0, 0xFF}

// NewManager shows first. Env is made by NewEnv.
func NewManager(env *Env, first Scene) *Manager {
	m := &Manager{env: env, scene: first}
	// A picture that did not change is not drawn again: it has to stay.
	ebiten.SetScreenClearedEveryFrame(false)
	watchPage(m.page)
	if slowStart {
		ebiten.SetTPS(ebiten.SyncWithFPS)
	}
	return m
}

// slowStart says that the first pictures take longer than all others, as in a browser,
// which compiles the program meanwhile: there is one tick for each of them, as the engine
// would otherwise make up for lost time by five, each of which makes the next later still.
const slowStart = runtime.GOOS == "js"

// firstTicks is how many ticks that lasts.
const firstTicks = 8

// Pictures returns how many pictures were painted.
func (m *Manager) Pictures() int { return m.pictures }

// Scene is the one on show.
func (m *Manager) Scene() Scene { return m.scene }

// Update makes one tick. It returns ebiten.Termination when the program is to
// end, and a scene's error.
func (m *Manager) Update() error {
	if m.ended {
		return ebiten.Termination
	}
	in := m.env.Devices.Tick()
	if m.left {
		// No tick came while the page was hidden: the first one after it says so,
		// as to a window that lost the keyboard, and real-time games pause.
		m.left, in.Focused = false, false
	}
	in.Missed = m.pace.tick(m.env, time.Now())
	if m.env.Tick++; slowStart && m.env.Tick == firstTicks {
		ebiten.SetTPS(input.TicksPerSecond)
	}
	m.stirred = stirred(in)
	if s, ok := m.env.Sound.(Awaker); ok && m.stirred {
		s.Awake()
	}
	for _, ev := range in.Events {
		if ev.Kind == input.Connected && m.env.Devices.Kind(ev.Device) == input.Unknown {
			m.env.Say(words.DeviceOdd(ev.Device.Number(), m.env.Devices.Name(ev.Device)))
		}
	}
	if in.Focused == m.away {
		m.away = !in.Focused
		m.hide(m.away)
	}
	if in.Closing {
		return m.end()
	}
	if k := &in.Keys; k.Pressed.Has(ebiten.KeyF11) ||
		k.Pressed.Has(ebiten.KeyEnter) && (k.Held.Has(ebiten.KeyAltLeft) || k.Held.Has(ebiten.KeyAltRight)) {
		m.env.Settings.Fullscreen = !ebiten.IsFullscreen()
		m.env.Apply()
		m.env.SaveSettings()
		// Enter was for the window; the scene must not take it for a yes.
		in.Menu.Pressed &^= input.Of(input.A)
		in.Menu.Repeat &^= input.Of(input.A)
	}
	if m.fade--; m.fade < 0 || m.env.Late() {
		m.fade = 0
	}
	next, err := m.scene.Update(in)
	if err != nil {
		m.end()
		return err
	}
	if next == nil {
		return m.end()
	}
	if next != m.scene {
		if m.drawn.scene == m.scene { // else what would fade was not seen
			m.snapshot()
		}
		old := m.scene
		m.scene = next
		leave(old, next)
	}
	return nil
}

// end leaves the scene for good. A second call does nothing.
func (m *Manager) end() error {
	if !m.ended {
		m.ended = true
		leave(m.scene, nil)
	}
	return ebiten.Termination
}

// stirred reports whether any device was used in a tick.
func stirred(in *input.Frame) bool {
	p := &in.Pointer
	if in.Menu.Pressed != 0 || len(in.Runes) > 0 || p.Moved || p.Held != 0 || p.WheelX != 0 || p.WheelY != 0 {
		return true
	}
	for i := range in.Pads {
		if pad := &in.Pads[i]; pad.Held != 0 || pad.Stick != (input.Vec{}) || pad.Stick2 != (input.Vec{}) {
			return true
		}
	}
	return false
}

// page hears when a page is put in the background and when it comes back.
func (m *Manager) page(hidden bool) {
	m.left = m.left || hidden
	m.hide(hidden)
}

func (m *Manager) hide(on bool) {
	if m.env.Sound != nil {
		m.env.Sound.Hidden(on)
	}
}

// snapshot keeps what is on the screen, so that the scene can be closed now
// and still be seen fading.
func (m *Manager) snapshot() {
	w, h := m.env.Width, m.env.Height
	if w < 1 || h < 1 {
		return
	}
	if m.from != nil && (m.from.Bounds().Dx() != w || m.from.Bounds().Dy() != h) {
		m.from.Deallocate()
		m.from = nil
	}
	if m.from == nil {
		m.from = ebiten.NewImage(w, h)
	} else {
		m.from.Clear()
	}
	if p := m.scene.Picture(); p != nil {
		p.Flush(m.from)
	} else {
		m.from.Fill(paper)
	}
	m.fade = fadeTicks
}

// Draw draws the scene, and the one before as far as it has not faded yet. It
// leaves dst as it is when that is what it drew there the last time, and draws
// only what changed where it can.
func (m *Manager) Draw(dst *ebiten.Image) {
	now := drawn{on: dst, size: dst.Bounds(), scene: m.scene, fading: m.fade > 0}
	p := m.scene.Picture()
	if p != nil {
		now.version = p.Version()
	}
	before := m.drawn
	same := now == before && !now.fading
	m.pace.drew(m.env, time.Now(), !same)
	if same {
		m.showAgain(dst)
		return
	}
	m.rested = 0
	m.pictures++
	m.drawn = now
	switch before.version = now.version; {
	case p == nil:
		dst.Fill(paper)
	case now == before && !now.fading:
		p.Refresh(dst)
	default:
		dst.Clear()
		p.Flush(dst)
	}
	if m.fade > 0 && m.from != nil {
		m.op.GeoM.Reset()
		// The window may have changed its size since.
		m.op.GeoM.Scale(float64(dst.Bounds().Dx())/float64(m.from.Bounds().Dx()), float64(dst.Bounds().Dy())/float64(m.from.Bounds().Dy()))
		m.op.ColorScale.Reset()
		m.op.ColorScale.ScaleAlpha(float32(m.fade) / fadeTicks)
		dst.DrawImage(m.from, &m.op)
	}
}

// showAgain has Ebitengine show a picture that rests, under X: without a compositor, as on a remote
// desktop, what another window covered is lost, and no event that a program gets from Ebitengine says
// so. It does so every five seconds, and sooner when a device is used: without a graphics card, showing
// a picture costs as much as all that a resting program does in a second.
func (m *Manager) showAgain(dst *ebiten.Image) {
	m.rested++
	if !forgetful || m.rested < 5*input.TicksPerSecond && !(m.stirred && m.rested >= input.TicksPerSecond) {
		return
	}
	m.rested = 0
	if m.nothing == nil {
		m.nothing = ebiten.NewImage(1, 1)
	}
	dst.DrawImage(m.nothing, nil)
}

// forgetful says that a window may lose its picture.
const forgetful = runtime.GOOS == "linux" || runtime.GOOS == "freebsd"

// LayoutF makes the screen as large as the window in device pixels, or smaller on a machine that draws
// slowly.
func (m *Manager) LayoutF(width, height float64) (float64, float64) {
	scale := 1.0
	if mon := ebiten.Monitor(); mon != nil {
		if s := mon.DeviceScaleFactor(); s > 0 {
			scale = s
		}
	}
	scale *= m.env.resolution(scale)
	w, h := max(math.Round(width*scale), 1), max(math.Round(height*scale), 1)
	m.env.Scale = scale
	m.env.Width, m.env.Height = int(w), int(h)
	return w, h
}

// Layout is LayoutF in whole numbers; ebiten.Game demands it and Ebitengine
// calls the other one.
func (m *Manager) Layout(width, height int) (int, int) {
	w, h := m.LayoutF(float64(width), float64(height))
	return int(w), int(h)
}
