package ui

import "testing"

// What is typed replaces the text of a field that was selected whole; a move of the focus ends the
// selection.
func TestTheWholeTextOfAFieldIsReplaced(t *testing.T) {
	for name, c := range map[string]struct {
		then Input
		want string
	}{
		"letters":          {Input{Runes: []rune("Bo")}, "Bo"},
		"backspace":        {Input{Erase: true}, ""},
		"nothing":          {Input{}, "Ada"},
		"an arrow, letter": {Input{DX: 1, Runes: []rune("m")}, "Adam"},
	} {
		g := NewGui(NewPainter())
		id, text := ID{Name: "name"}, "Ada"
		tick := func(h Input) {
			g.Begin(View{W: 1280, H: 720, Scale: 1}, h)
			g.TextField(id, Rect{100, 100, 300, 48}, &text, 5)
			g.End()
		}
		tick(Input{})
		g.Focus(id)
		tick(Input{All: true})
		tick(c.then)
		if text != c.want {
			t.Errorf("%s: the field holds %q, want %q", name, text, c.want)
		}
	}
}
