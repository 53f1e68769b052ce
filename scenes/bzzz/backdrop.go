package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/ui"
)

// backdrop is what lies still under everything, baked into one picture: the
// ground around the board and the papers of the panels. Painted again each
// frame it would cost as much as all the rest.
type backdrop struct {
	image *ebiten.Image
	of    layout
	view  ui.View
}

// panelSheets returns the sheets of the panels and how each of them is cut.
func (l *layout) panelSheets() (all [4]ui.Rect, seeds [4]int) {
	return [4]ui.Rect{l.steps, l.race, l.ending, l.log}, [4]int{12, 2, 5, 7}
}

// paint lays the backdrop, after baking it again when the layout has changed.
func (b *backdrop) paint(p *ui.Painter, l *layout) {
	if b.image == nil || b.of != *l || b.view != p.View() {
		b.of, b.view = *l, p.View()
		v := p.View()
		w, h := int(v.W*v.Scale+0.5), int(v.H*v.Scale+0.5)
		if b.image == nil || b.image.Bounds().Dx() != w || b.image.Bounds().Dy() != h {
			b.close()
			b.image = ebiten.NewImage(max(w, 1), max(h, 1))
		}
		p.Bake(b.image, v.Rect(), func() {
			board.Around(p)
			all, seeds := l.panelSheets()
			for i, r := range all {
				if i == 0 || !l.folds { // else the left column lies over the board
					card(p, r, seeds[i])
				}
			}
		})
	}
	p.Picture(b.image, 0, 0, 1, 1)
}

// close gives the picture back.
func (b *backdrop) close() {
	if b.image != nil {
		b.image.Deallocate()
		b.image = nil
	}
}
