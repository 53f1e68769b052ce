package ui

import "testing"

// A gamepad writes into a text field through the on-screen keyboard, and returns to it.
func TestPadSpells(t *testing.T) {
	g := NewGui(NewPainter())
	id, text := ID{Name: "name"}, "Al"
	tick := func(h Input) {
		h.Padded = true
		g.Begin(View{W: 1280, H: 720, Scale: 1}, h)
		g.TextField(id, Rect{100, 100, 300, 48}, &text, 5)
		g.End()
	}
	press := func(id ID) {
		t.Helper()
		g.Focus(id)
		tick(Input{})
		tick(Input{Act: true})
		tick(Input{})
	}
	tick(Input{})
	press(id)
	if !g.Spelling(id) {
		t.Fatal("using the field opens no board")
	}
	press(spellID('Z'))
	press(spellID(' '))
	press(spellID('Z'))
	press(spellID('Q')) // one too many
	if text != "Alz Z" {
		t.Errorf("the field says %q, want %q", text, "Alz Z")
	}
	press(spellErase)
	if text != "Alz " {
		t.Errorf("the field says %q after erasing, want %q", text, "Alz ")
	}
	back := Input{Back: true}
	tick(back)
	if f, _ := g.Focused(); g.Spelling(id) || f != id {
		t.Errorf("after going back the board is open: %v, and the focus on %v", g.Spelling(id), f)
	}
	if g.Input().Back {
		t.Error("the scene gets the back key as well")
	}
}

// The keyboard closes when its field disappears.
func TestBoardGoesWithItsField(t *testing.T) {
	g := NewGui(NewPainter())
	g.Spell(ID{Name: "gone"}, false)
	for range 4 {
		g.Begin(View{W: 1280, H: 720, Scale: 1}, Input{})
		g.End()
	}
	if g.Spelling(ID{Name: "gone"}) {
		t.Error("the board stays open without its field")
	}
}
