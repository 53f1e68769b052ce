package board

import "ludotheque/scenes/ui"

// Illustrate paints a picture of the rule book into r and answers true; it answers
// false for a name it does not know. The pictures are wide and have no words of their
// own: title and text stand under them.
func Illustrate(g *ui.Gui, name string, r ui.Rect, title, text string) bool {
	if name != "showdown" {
		return false
	}
	cards, words := r.CutTop(90, 10)
	laid := [...]int{4, 5, 5}
	for i, n := range laid {
		col := cards.Column(i, len(laid), 12)
		Card(g.P, ui.Centered(col.CX(), col.CY(), 58, 82), n, i == 0, 1)
	}
	head, words := words.CutTop(26, 4)
	g.P.Label(title, head, ui.RowLabel, ui.Left)
	g.P.Paragraph(text, words, ui.Body, ui.Left)
	return true
}

// IllustrationHeight is how high a picture is, in units, when the page is 446 wide,
// and that it paints its words itself; 0 for a name that it does not know.
func IllustrationHeight(name string) (h float32, wide bool) {
	if name != "showdown" {
		return 0, false
	}
	return 210, true
}
