package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/ui"
)

// near is the ground as a camera shows it, kept while the camera rests.
type near struct {
	image *ebiten.Image
	key   nearKey
	seen  nearKey // of the frame before
	// late reports whether something of the image is still to be painted as it will be.
	late bool
}

type nearKey struct {
	board  ui.Rect
	camera Camera
	view   ui.View
	cells  int
}

// paintNear paints the ground through the camera; x, y and scale are the
// frame's geometry. While the camera moves, the picture of the whole board is
// drawn larger, too briefly to be looked at closely; once it rests, the
// ground is cut at its own size, a few drawings in a tick.
func (d *Field) paintNear(p *ui.Painter, f *Frame, scale, x, y float32) {
	n := &d.near
	key := nearKey{f.Board, f.Camera, p.View(), f.View.Params.Cells}
	rests := n.seen == key
	n.seen = key
	if rests && (n.image == nil || n.key != key || n.late) {
		n.key = key
		w, h := int(f.Board.W*key.view.Scale+0.5), int(f.Board.H*key.view.Scale+0.5)
		if n.image == nil || n.image.Bounds().Dx() != w || n.image.Bounds().Dy() != h {
			n.close()
			n.image = ebiten.NewImage(max(w, 1), max(h, 1))
		}
		p.Bake(n.image, f.Board, func() {
			p.Fill(f.Board.Inset(-2), groundGreen)
			p.Transform(x, y, 0, scale)
			p.Moving()
			d.paintGround(p, key.cells, 0, true)
			p.Pop()
			p.Pop()
		})
		n.late = p.Late()
	}
	if rests {
		p.Picture(n.image, f.Board.X, f.Board.Y, 1, 1)
		return
	}
	if d.ground == nil || d.baked.view != key.view || d.baked.cells != key.cells {
		d.bake(p, &Frame{Board: ui.Rect{W: 688, H: 688}, View: f.View})
	}
	p.Fill(f.Board.Inset(-2), groundGreen)
	margin := float32(boardMargin) * scale
	p.Picture(d.ground, x-margin, y-margin, scale*float32(key.cells)*cellSize/d.baked.board.W, 1)
}

func (n *near) close() {
	if n.image != nil {
		n.image.Deallocate()
		n.image = nil
	}
}
