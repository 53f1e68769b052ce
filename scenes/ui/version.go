package ui

import "slices"

// Version is a number for the picture that Flush would draw now: the same as
// long as nothing in it changed since the last call, another one when something
// did. Whoever has drawn that version already need not draw it again. It costs
// a comparison of the triangles, far less than drawing them, and allocates only
// while the picture grows.
//
// What an image given to [Painter.Picture] holds is taken to be the same, unless
// [Painter.Bake] painted something since.
func (p *Painter) Version() uint64 {
	s := &p.shown
	same := p.told > 0 && s.generation == p.atlas.generation && s.bakes == p.bakes && s.scale == p.view.Scale
	for i := range p.buffers {
		a, b := &p.buffers[i], &s.buffers[i]
		if same && slices.Equal(a.spans, b.spans) && slices.Equal(a.vs, b.vs) && slices.Equal(a.is, b.is) {
			continue
		}
		same = false
		b.vs = append(b.vs[:0], a.vs...)
		b.is = append(b.is[:0], a.is...)
		b.spans = append(b.spans[:0], a.spans...)
	}
	if !same {
		s.generation, s.bakes, s.scale = p.atlas.generation, p.bakes, p.view.Scale
		p.told++
	}
	return p.told
}
