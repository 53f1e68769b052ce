package null

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/null"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null/board"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// A game may have fewer levels than five.
func TestThreeLevels(t *testing.T) {
	few := onScreen
	few.Levels = Levels[:3]
	kittest.Conform(t, &few, frontEnd(&few), driver)
}

// largeFace is the face with a board that is larger than a phone: the cards lie at its lower
// right, where they have to be brought into view.
type largeFace struct {
	*face
	view kit.Viewport
	mine bool
}

func newLargeFace(s *play.Screen[game.Action, game.View]) play.Face {
	return &largeFace{face: newFace(s).(*face), view: kit.Viewport{W: 1800, H: 1200}}
}

// place is where a card lies on the board.
func (f *largeFace) place(i int) ui.Rect {
	return ui.Rect{X: 1000 + 150*float32(i%5), Y: 860 + 160*float32(i/5), W: 120, H: 150}
}

// HandleInput moves the board.
func (f *largeFace) HandleInput(in *input.Frame) *input.Frame {
	if f.s.Mine && !f.mine {
		f.view.Bring(f.place(0)) // what is asked is brought into view
	}
	f.mine = f.s.Mine
	f.view.Tick(f.s.Gui, in)
	return f.face.HandleInput(in)
}

// Paint paints the part of the board that is seen.
func (f *largeFace) Paint() {
	g := f.s.Gui
	f.s.App.GameGround(g, game.Game.ID)
	v := g.P.View()
	frame := ui.Rect{X: 20, Y: 20, W: v.W - 40, H: v.H - 40 - max(kit.StripTop, g.P.Thumb-4)}
	f.field.Roll, f.field.Turn = min(1, f.age/rollTicks), min(1, f.age/turnTicks)
	f.view.Open(g, frame)
	board.Paint(g, f.view.Place(ui.Rect{X: 20, Y: 20, W: 1760, H: 800}), &f.field)
	for i, a := range f.hand {
		if f.s.Mine && g.Button(idCard(a.Lay), f.view.Place(f.place(i)), ui.Button{Text: cardNames[a.Lay], Size: ui.SizeNumber, Carries: true}) {
			f.s.Act(f.s.Eyes, a)
		}
	}
	f.view.Close(g)
	if id, ok := g.Focused(); f.s.Mine && (!ok || id.Name != "card") {
		g.Focus(idCard(f.hand[0].Lay))
	}
	f.paintStrip()
}

// A board may be larger than the screen.
func TestALargeBoard(t *testing.T) {
	large := onScreen
	large.Face = newLargeFace
	kittest.Conform(t, &large, frontEnd(&large), driver)
}

// A large board is moved and zoomed by every device, stays in its frame, and shows where the
// focus goes; a drag presses nothing.
func TestALargeBoardMoves(t *testing.T) {
	s := kittest.NewStage(t, "fr", 568, 320)
	s.Kit.Prefs.Speed = 4
	large := onScreen
	large.Face = newLargeFace
	scene, err := frontEnd(&large).New(s.Kit, kittest.People(2, 1, Levels[0], 3, map[string]string{"cards": "9"}))
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	f := s.On().(interface{ Face() play.Face }).Face().(*largeFace)
	s.Until("a card to lay", func() bool { return f.s.Mine })
	s.Wait(60)
	seen := func(i int) bool {
		v := f.s.Gui.P.View()
		r := f.view.Place(f.place(i))
		return r.X >= 0 && r.Y >= 0 && r.Right() <= v.W && r.Bottom() <= v.H
	}
	if !seen(0) {
		t.Fatalf("what is asked is not seen: %v", f.view.Place(f.place(0)))
	}
	for range 8 {
		s.Press(ebiten.KeyArrowRight)
		s.Press(ebiten.KeyArrowDown)
	}
	s.Wait(60)
	if id, _ := f.s.Gui.Focused(); !seen(id.N - 1) {
		t.Errorf("the focus is on %v, at %v", id, f.view.Place(f.place(id.N-1)))
	}
	at := func() ui.Rect { return f.view.Place(ui.Rect{W: 1800, H: 1200}) }
	steps, before := f.s.Steps, at()
	v := f.s.Gui.P.View()
	scale := float64(v.Scale)
	card := f.view.Place(f.place(3))
	x, y := float64(card.CX())*scale, float64(card.CY())*scale
	drag := func(dx, dy float64) {
		s.Src.Now.MouseX, s.Src.Now.MouseY = x, y
		s.Wait(1)
		s.Src.Now.Mouse = 1 << input.MouseLeft
		s.Wait(1)
		for i := range 10 {
			s.Src.Now.MouseX, s.Src.Now.MouseY = x+dx*float64(i+1)/10, y+dy*float64(i+1)/10
			s.Wait(1)
		}
		s.Src.Now.Mouse = 0
		s.Wait(30)
	}
	drag(80*scale, 60*scale)
	if now := at(); now.X-before.X < 70 || now.Y-before.Y < 50 {
		t.Errorf("dragged from %v to %v", before, now)
	}
	if f.s.Steps != steps {
		t.Error("a drag laid a card")
	}
	for range 40 {
		drag(200*scale, 200*scale)
	}
	if r := at(); r.X > 20.5 || r.Y > 20.5 || r.X < 19.5 {
		t.Errorf("the board is dragged out of its frame: %v", r)
	}
	for _, c := range []struct {
		what   string
		do     func()
		larger bool
	}{
		{"the wheel", func() { s.Src.Now.WheelY = 1; s.Wait(1); s.Src.Now.WheelY = 0 }, true},
		{"plus", func() { s.Press(ebiten.KeyEqual) }, true},
		{"minus", func() { s.Press(ebiten.KeyMinus) }, false},
		{"a pad", func() { s.Button(input.ZR) }, false},
		{"a pad again", func() { s.Button(input.ZR) }, true},
	} {
		was := at().W
		c.do()
		s.Wait(60)
		if now := at().W; now == was || now > was != c.larger {
			t.Errorf("%s: the board is %v wide, and was %v", c.what, now, was)
		}
	}
}
