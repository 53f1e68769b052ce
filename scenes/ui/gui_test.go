package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// desk is a Gui under test, with the sounds it played.
type desk struct {
	*Gui
	heard []string
}

func newDesk() *desk {
	d := &desk{Gui: NewGui(NewPainter())}
	d.Gui.Sound = func(name string, _ int) { d.heard = append(d.heard, name) }
	return d
}

// tick runs one tick with an input.
func (d *desk) tick(h Input, widgets func()) {
	d.Begin(NewView(1280, 720), h)
	widgets()
	d.End()
}

// pressAt, holdAt and releaseAt return pointer input.
func pressAt(x, y float32) Input {
	return Input{X: x, Y: y, Moved: true, Down: true, Pressed: true}
}
func holdAt(x, y float32) Input    { return Input{X: x, Y: y, Moved: true, Down: true} }
func releaseAt(x, y float32) Input { return Input{X: x, Y: y, Released: true} }

func cell(col, row int) Rect { return Rect{100 + 200*float32(col), 100 + 100*float32(row), 150, 60} }

// grid returns three columns and two rows of buttons; used is the last one used.
func grid(d *desk, used *int) func() {
	return func() {
		for i := range 6 {
			if d.Button(ID{"b", i}, cell(i%3, i/3), Button{Text: "Ok"}) {
				*used = i
			}
		}
	}
}

func TestFocusWalks(t *testing.T) {
	d, used := newDesk(), -1
	g := grid(d, &used)
	d.tick(Input{}, g)
	d.Focus(ID{"b", 0})
	for i, c := range []struct {
		h    Input
		want int
	}{
		{Input{DX: 1}, 1}, {Input{DX: 1}, 2}, {Input{DX: 1}, 2}, {Input{DY: 1}, 5}, {Input{DX: -1}, 4},
		{Input{DY: -1}, 1}, {Input{Tab: 1}, 2}, {Input{Tab: 1}, 3}, {Input{Tab: -1}, 2},
	} {
		d.tick(c.h, g)
		if f, _ := d.Focused(); f.N != c.want {
			t.Fatalf("step %d: %d has the focus, want %d", i, f.N, c.want)
		}
	}
	d.tick(Input{Act: true}, g)
	if used != 2 {
		t.Errorf("Enter used %d", used)
	}
}

// When the window changes its size during the animation of the focus, its edge is at the new position.
func TestTheFocusIsThereInANewSize(t *testing.T) {
	d, used := newDesk(), -1
	widgets := grid(d, &used)
	d.tick(Input{}, widgets)
	d.Focus(ID{"b", 0})
	d.tick(Input{}, widgets)
	d.tick(Input{DX: 1}, widgets)
	d.Begin(NewView(1920, 800), Input{})
	moved := cell(3, 2)
	d.Button(ID{"b", 1}, moved, Button{Text: "1"})
	d.End()
	if id, _ := d.Focused(); id != (ID{"b", 1}) {
		t.Fatalf("%v has the focus", id)
	}
	if got := d.focusMark(); got != moved {
		t.Errorf("the focus is shown at %v, what has it at %v", got, moved)
	}
}

// A click is a press and a release on the same thing.
func TestClicks(t *testing.T) {
	d, used := newDesk(), -1
	g := grid(d, &used)
	d.tick(Input{}, g)
	r := cell(1, 1)
	d.tick(pressAt(r.CX(), r.CY()), g)
	if used != -1 {
		t.Fatal("a press alone is a click")
	}
	d.tick(releaseAt(r.CX(), r.CY()), g)
	if used != 4 {
		t.Fatalf("a click used %d", used)
	}
	used = -1
	d.tick(pressAt(r.CX(), r.CY()), g)
	d.tick(holdAt(20, 20), g)
	d.tick(releaseAt(20, 20), g)
	if used != -1 {
		t.Errorf("a release elsewhere used %d", used)
	}
}

// Things behind a dialog cannot be used by any device.
func TestModal(t *testing.T) {
	d, used := newDesk(), -1
	answered := 0
	both := func() {
		grid(d, &used)()
		d.Veil()
		if d.Button(ID{"yes", 0}, Rect{600, 400, 100, 50}, Button{Text: "Oui"}) {
			answered++
		}
		d.EndVeil()
	}
	d.tick(Input{}, both)
	d.tick(Input{}, both)
	r := cell(0, 0)
	d.tick(pressAt(r.CX(), r.CY()), both)
	d.tick(releaseAt(r.CX(), r.CY()), both)
	d.tick(Input{Tab: 1}, both)
	d.tick(Input{Act: true}, both)
	if used != -1 || answered != 1 {
		t.Errorf("used %d behind the dialog, answered %d times", used, answered)
	}
}

// With too many words for the row only the chosen one is shown, and arrows lead to the others.
func TestCrowdedChoice(t *testing.T) {
	d := newDesk()
	chosen := 0
	words := []string{"un bassin très profond", "une lagune", "un récif", "le premier bassin pour deux", "le premier bassin pour quatre"}
	row := Rect{100, 100, 300, 44}
	form := func() { chosen, _ = d.Choice(ID{"choice", 0}, row, words, chosen) }
	cut := ""
	d.P.Overflow = func(text string, _ Rect, _, _ float32) { cut = text }
	d.tick(Input{}, form)
	d.Focus(ID{"choice", 0})
	for i, c := range []struct {
		hands []Input
		want  int
	}{
		{[]Input{{DX: 1}}, 1}, {[]Input{{DX: -1}}, 0}, {[]Input{{DX: -1}}, 0},
		{[]Input{pressAt(110, 122), releaseAt(110, 122)}, 4},
		{[]Input{pressAt(390, 122), releaseAt(390, 122)}, 0},
		{[]Input{pressAt(250, 122), releaseAt(250, 122)}, 1},
		{[]Input{{Act: true}}, 2},
	} {
		for _, h := range c.hands {
			d.tick(h, form)
		}
		if chosen != c.want {
			t.Errorf("step %d chose %d, want %d", i, chosen, c.want)
		}
	}
	if cut != "" {
		t.Errorf("%q is cut", cut)
	}
}

// Each word of a choice is large enough for a thumb: with too many side by side, only the chosen one
// is shown, and a thumb's width of it leads back.
func TestAThumbChooses(t *testing.T) {
	for _, c := range []struct {
		thumb, x float32
		want     int
	}{{0, 170, 0}, {0, 290, 2}, {99, 190, 0}, {99, 205, 2}, {99, 340, 2}} {
		d := newDesk()
		d.P.Thumb = c.thumb
		chosen := 1
		form := func() {
			chosen, _ = d.Choice(ID{"choice", 0}, Rect{100, 100, 250, 44}, []string{"A", "B", "C"}, chosen)
		}
		d.tick(Input{}, form)
		d.tick(pressAt(c.x, 122), form)
		d.tick(releaseAt(c.x, 122), form)
		if chosen != c.want {
			t.Errorf("a thumb of %v at %v chooses %d, want %d", c.thumb, c.x, chosen, c.want)
		}
	}
}

func TestChoiceAndSlider(t *testing.T) {
	d := newDesk()
	chosen, value := 0, float32(0.5)
	form := func() {
		chosen, _ = d.Choice(ID{"choice", 0}, Rect{100, 100, 300, 44}, []string{"un", "deux", "trois"}, chosen)
		value, _ = d.Slider(ID{"slider", 0}, Rect{100, 200, 300, 40}, value, 10)
	}
	d.tick(Input{}, form)
	d.Focus(ID{"choice", 0})
	for _, dx := range []int{1, 1, 1, -1} {
		d.tick(Input{DX: dx}, form)
	}
	if chosen != 1 {
		t.Errorf("right, right, right, left chose %d", chosen)
	}
	d.tick(pressAt(380, 122), form)
	d.tick(releaseAt(380, 122), form)
	if chosen != 2 {
		t.Errorf("a click on the last chose %d", chosen)
	}
	d.tick(pressAt(250, 220), form)
	d.tick(holdAt(386, 220), form)
	if value != 1 {
		t.Errorf("dragged to the end: %v", value)
	}
	d.tick(holdAt(-500, 220), form)
	d.tick(releaseAt(-500, 220), form)
	if value != 0 {
		t.Errorf("dragged past the start: %v", value)
	}
	d.tick(Input{DX: 1}, form)
	if value < 0.09 || value > 0.11 {
		t.Errorf("a step is %v", value)
	}
	if len(d.heard) == 0 {
		t.Error("nothing sounds")
	}
}

func TestTextField(t *testing.T) {
	d, s := newDesk(), "iris"
	field := func() { d.TextField(ID{"seed", 0}, Rect{100, 100, 300, 44}, &s, 8) }
	d.tick(Input{}, field)
	d.tick(Input{Runes: []rune("xx")}, field)
	if s != "iris" || d.Typing() {
		t.Errorf("typed without the focus: %q", s)
	}
	d.Focus(ID{"seed", 0})
	d.tick(Input{Runes: []rune("-é\x00nuit")}, field)
	if s != "iris-énu" || !d.Typing() {
		t.Errorf("typed %q", s)
	}
	if len(d.heard) != 1 || d.heard[0] != "refuse" {
		t.Errorf("of letters that have no room is heard %v", d.heard)
	}
	d.tick(Input{Erase: true}, field)
	d.tick(Input{Erase: true}, field)
	if s != "iris-é" {
		t.Errorf("erased to %q", s)
	}
}

// A list longer than its area follows the wheel and the focus, and stops at its ends.
func TestScrollFollowsTheFocus(t *testing.T) {
	d, off := newDesk(), float32(0)
	area := Rect{100, 100, 300, 200}
	list := func() {
		off = d.Scroll(ID{"list", 0}, area, 1000)
		for i := range 20 {
			d.Button(ID{"row", i}, Rect{110, 100 + 50*float32(i) - off, 200, 44}, Button{Text: "Ok"})
		}
		d.EndScroll()
		d.Button(ID{"close", 0}, Rect{110, 20, 200, 44}, Button{Text: "Ok"})
	}
	d.tick(Input{}, list)
	d.Focus(ID{"row", 0})
	for range 12 {
		d.tick(Input{DY: 1}, list)
		for range 30 {
			d.tick(Input{}, list)
		}
	}
	f, _ := d.Focused()
	top := 100 + 50*float32(f.N) - off
	if f.N != 12 || top < area.Y || top+44 > area.Bottom() {
		t.Errorf("row %d has the focus, at %v of %v", f.N, top, area)
	}
	// A focus outside does not scroll the list.
	before := off
	d.Focus(ID{"row", 19})
	d.tick(Input{Tab: 1}, list)
	if f, _ := d.Focused(); f.Name != "close" || off != before {
		t.Errorf("%v has the focus, and the list went from %v to %v", f, before, off)
	}
	for range 100 {
		d.tick(Input{X: 200, Y: 200, Wheel: -3}, list)
	}
	if off > 801 || off < 799 {
		t.Errorf("scrolled to %v, want the end at 800", off)
	}
}

// A refusal shakes and plays a sound; with reduced motion only the sound.
func TestRefusal(t *testing.T) {
	for _, m := range []Motion{Lively, Reduced} {
		d := newDesk()
		d.Gui.Motion = m
		moved := float32(0)
		item := func() {
			u := d.Item(ID{"x", 0}, cell(0, 0), false)
			moved = max(moved, u.Shake, -u.Shake)
		}
		d.tick(Input{}, item)
		d.Refuse(ID{"x", 0})
		for range 20 {
			d.tick(Input{}, item)
		}
		if (moved > 1) != (m == Lively) || len(d.heard) != 1 || d.heard[0] != "refuse" {
			t.Errorf("motion %d: moved by %v, heard %v", m, moved, d.heard)
		}
	}
}

// A settled screen of widgets allocates nothing, from input to triangles.
func TestSettledGuiAllocatesNothing(t *testing.T) {
	d, used := newDesk(), -1
	buttons := grid(d, &used)
	words := []string{"un", "deux", "trois"}
	screen := func() {
		buttons()
		d.Choice(ID{"choice", 0}, Rect{100, 400, 300, 44}, words, 1)
		d.Slider(ID{"slider", 0}, Rect{100, 500, 300, 40}, 0.5, 10)
		d.P.Paragraph("Menez vos abeilles aux fleurs, et le nectar à la ruche.", Rect{800, 100, 300, 200}, Body, Left)
		d.P.Sign(1, 900, 500, 46, true)
		d.P.Art("icons/trophy", 1000, 500, ArtStyle{Height: 26})
	}
	d.tick(Input{}, screen)
	d.Focus(ID{"b", 1})
	for range 60 {
		d.tick(Input{}, screen)
	}
	if n := testing.AllocsPerRun(50, func() { d.tick(Input{}, screen) }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// BenchmarkFlush measures the submission of a settled screen, without the graphics card's work.
func BenchmarkFlush(b *testing.B) {
	d, used := newDesk(), -1
	d.tick(Input{}, grid(d, &used))
	dst := ebiten.NewImage(1280, 720)
	b.ReportAllocs()
	for b.Loop() {
		d.P.Flush(dst)
	}
}

func TestADisabledButtonSaysWhy(t *testing.T) {
	d, r := newDesk(), cell(0, 0)
	used := false
	why := func(text string) func() {
		return func() { used = used || d.Button(ID{"b", 0}, r, Button{Text: "Ok", Disabled: true, Why: text}) }
	}
	for range 2 {
		d.tick(Input{}, why(""))
	}
	press := func(widgets func()) {
		d.tick(pressAt(r.CX(), r.CY()), widgets)
		d.tick(releaseAt(r.CX(), r.CY()), widgets)
	}
	press(why(""))
	if got := d.Toasts.Texts(nil); len(got) > 0 || used {
		t.Errorf("without a reason it says %q", got)
	}
	d.tick(Input{}, why("Not yet."))
	press(why("Not yet."))
	if got := d.Toasts.Texts(nil); len(got) != 1 || got[0] != "Not yet." || used || len(d.heard) == 0 || d.heard[len(d.heard)-1] != "refuse" {
		t.Errorf("it says %q and sounds %q", got, d.heard)
	}
	d.Toasts.Drop("Not yet.")
	d.tick(Input{Act: true}, why("Not yet."))
	if got := d.Toasts.Texts(nil); len(got) != 1 || used {
		t.Errorf("to a key it says %q", got)
	}
}

// Ornaments rest after as many seconds on a machine that makes one tick in ten.
func TestRestCountsMissedTicks(t *testing.T) {
	for _, missed := range []int{0, 9} {
		g := NewGui(NewPainter())
		ticks := 0
		for g.Begin(NewView(1280, 720), Input{Moved: true}); g.Breath() > 0; ticks++ {
			g.Begin(NewView(1280, 720), Input{Missed: missed})
			if ticks > restAfter+restIn {
				t.Fatalf("%d missed before each tick: no rest", missed)
			}
		}
		if want := (restAfter + restIn) / (1 + missed); ticks < want-1 || ticks > want+1 {
			t.Errorf("%d missed before each tick: at rest after %d ticks, want %d", missed, ticks, want)
		}
	}
}
