//go:build !js

package input

import "github.com/hajimehoshi/ebiten/v2"

func (e *Ebitengine) readTouches(s *Snapshot) {
	e.touches = ebiten.AppendTouchIDs(e.touches[:0])
	for _, id := range e.touches {
		x, y := ebiten.TouchPositionF(id)
		s.Touches = append(s.Touches, TouchPoint{ID: int(id), X: x, Y: y})
	}
}
