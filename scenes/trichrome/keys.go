package trichrome

import (
	"math/bits"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/ui"
)

// keyTest is a screen that tests which keys of the keyboard can be held together: many
// keyboards miss a third or a fourth, which matters to three people on one.
type keyTest struct {
	k      *play.App
	g      *ui.Gui
	behind scenes.Scene
	held   uint16 // bit 4·half + direction
	seen   uint16
	most   uint16 // the largest set that was held together
	trios  uint64 // bit 16·left + 4·right + middle, of directions held together
	glow   [12]float32
}

func newKeyTest(k *play.App, behind scenes.Scene) *keyTest {
	return &keyTest{k: k, g: k.Gui(), behind: behind}
}

// Behind returns what the test was opened over.
func (t *keyTest) Behind() scenes.Scene { return t.behind }

// Tell names the screen for tests that drive the program.
func (t *keyTest) Tell() string { return "keys trichrome" }

// Picture implements [scenes.Scene]: it returns what Update painted.
func (t *keyTest) Picture() *ui.Painter { return t.g.P }

// Update runs one tick. Since keys are tested here, only Escape and a pad's B lead back.
func (t *keyTest) Update(in *input.Frame) (scenes.Scene, error) {
	leave := in.Keys.Pressed.Has(escape)
	for i := range in.Pads {
		leave = leave || in.Pads[i].Device.IsGamepad() && in.Pads[i].Pressed.Has(input.B)
	}
	t.feel(in)
	quiet := *in
	quiet.Menu = input.Menu{}
	t.k.Begin(t.g, &quiet)
	t.paint(func() { leave = true })
	t.k.End(t.g)
	if leave {
		t.k.Play("ui.page")
		return t.behind, nil
	}
	return t, nil
}

// feel records the keys that are held.
func (t *keyTest) feel(in *input.Frame) {
	t.held = 0
	var trio [3]uint16
	for h, d := range input.Halves {
		pad := in.Pad(d)
		for i, b := range steering {
			n := 4*h + i
			if pad != nil && pad.Held.Has(b) {
				t.held |= 1 << n
				trio[h] |= 1 << i
				t.glow[n] = 1
			} else {
				t.glow[n] *= 0.85
			}
		}
	}
	t.seen |= t.held
	if bits.OnesCount16(t.held) > bits.OnesCount16(t.most) {
		t.most = t.held
		t.k.Play("ui.score")
	}
	for a := range 4 {
		for b := range 4 {
			for c := range 4 {
				if trio[0]>>a&1 == 1 && trio[1]>>b&1 == 1 && trio[2]>>c&1 == 1 {
					t.trios |= 1 << (16*a + 4*b + c)
				}
			}
		}
	}
}

// paint paints the three parts of the keyboard, and the findings.
func (t *keyTest) paint(leave func()) {
	p, k, v := t.g.P, t.k, t.g.P.View()
	board.Backdrop(p)
	top := ui.Rect{X: 56, Y: 26, W: v.W - 112, H: 62}
	p.Label(k.Say(words.TrichromeKeysTitle()), top, ui.SheetTitle.With(ui.White), ui.Left)
	about, verdictHigh := float32(64), float32(132)
	if p.Thumb > 0 {
		about = max(about, p.TextHeight(k.Say(words.TrichromeKeysLine()), ui.Body, v.W-112))
		verdictHigh = 196
	}
	p.ParagraphMid(k.Say(words.TrichromeKeysLine()), ui.Rect{X: 56, Y: 92, W: v.W - 112, H: about}, ui.Body.With(lavender), ui.Left)
	low, from := v.H-kit.StripTop, 108+about
	area := ui.Rect{X: 56, Y: from, W: v.W - 112, H: low - from - 24}
	verdict := ui.Rect{X: area.X, Y: area.Bottom() - verdictHigh, W: area.W, H: verdictHigh}
	area.H -= verdictHigh + 20
	names := [...]words.Text{words.TrichromeKeysLeft(), words.TrichromeKeysRight(), words.TrichromeKeysMiddle()}
	for h := range input.Halves {
		r := area.Column(h, 3, 22)
		if v.Narrow {
			r = area.Row(h, 3, 18)
		}
		c := colours[h]
		p.Sheet(r, plate.In(ui.SeatLook(sign(c)).Ground.Mix(night, 0.55)).Of("half", h))
		head, in := r.Inset2(16, 12).CutTop(34*min(1.3, p.TextScale), 4)
		p.Label(k.Say(names[h]), head, bigName, ui.Center)
		size := min(in.W/3.3, in.H/2.3, 92)
		for i := range steering {
			d := [...][2]float32{{0, -0.5}, {-1, 0.5}, {0, 0.5}, {1, 0.5}}[i]
			t.cap(ui.Centered(in.CX()+d[0]*size*1.06, in.CY()+d[1]*size*1.06, size, size), 4*h+i)
		}
	}
	t.paintVerdict(verdict)
	k.Strip(t.g, &kit.Hint{Key: escape, Keyed: true, Words: k.Say(words.HintBack()), Click: leave})
}

// cap paints a key: lit while it is held, dotted after it was.
func (t *keyTest) cap(r ui.Rect, n int) {
	p := t.g.P
	u := t.glow[n]
	paper := ui.KeySand.Mix(moonText, u)
	if u > 0.1 {
		p.SoftDisc(r.CX(), r.CY(), r.W*0.5, r.H*0.5, 12, moonText.Fade(0.6*u))
	}
	p.Sheet(r.Move(0, 3*u), ui.Key.In(paper).Of("key", n).Raised(0.3*(1-u)))
	l, _ := t.k.Env.Devices.Label(input.Halves[n/4], steering[n%4])
	if l.Icon != "" {
		p.Art("icons/"+l.Icon, r.CX(), r.CY()+3*u, ui.ArtStyle{Height: r.H * 0.36, Ink: ui.Ink})
	} else {
		p.Label(t.k.Spoken(l), r.Inset(6).Move(0, 3*u), ui.Type{Face: ui.Fredoka600, Size: r.H * min(0.6, 0.22+0.2*p.TextScale) / p.TextScale, Color: ui.Ink}, ui.Center)
	}
	if t.seen>>n&1 == 1 {
		p.Disc(r.Right()-11, r.Y+11+3*u, 4, 4, ui.Sheet{Color: ui.BookGreen, Lift: -1, NoRim: true})
	}
}

// paintVerdict paints how many keys were held together, and how many of the 64 combinations
// of three people's directions were seen.
func (t *keyTest) paintVerdict(r ui.Rect) {
	p, k := t.g.P, t.k
	p.Sheet(r, ui.Panel.In(palePaper).Of("verdict", 0).Painted(0.3).Raised(0.2))
	in := r.Inset2(22, 10)
	left, right := in.CutLeft(96, 18)
	p.Label(ui.Digits(bits.OnesCount16(t.most)), left, ui.CabinetName.Sized(ui.SizeGame), ui.Center)
	part := float32(0.5)
	if p.Thumb > 0 {
		part = 0.34
	}
	head, low := right.Split(true, part, 0)
	p.Label(k.Say(words.TrichromeKeysMost(bits.OnesCount16(t.most))), head, ui.Heading, ui.Left)
	said := words.TrichromeKeysTry()
	switch n := bits.OnesCount64(t.trios); {
	case n == 64:
		said = words.TrichromeKeysAll(64)
	case n > 0:
		said = words.TrichromeKeysTrios(n, 64)
	}
	p.ParagraphMid(k.Say(said), low, ui.Body.Sized(ui.SizeText), ui.Left)
}
