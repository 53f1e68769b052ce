package input

// touchKind is what a finger did.
type touchKind uint8

const (
	touchStart touchKind = iota
	touchMove
	touchEnd
	// touchCancel: the system took the finger for itself, as for a gesture at an edge of the screen.
	touchCancel
)

// touchEvent is something that a finger did, at a place in device pixels.
type touchEvent struct {
	kind touchKind
	id   int
	x, y float64
}

// touchQueue keeps the events of fingers until a tick has seen them: where pictures are slow a tap is
// shorter than a tick, and the next one often has its identifier.
type touchQueue struct {
	events []touchEvent
	down   []queuedTouch
}

type queuedTouch struct {
	TouchPoint
	// new says that this tick is the first one with the finger at its present place.
	new bool
}

func (q *touchQueue) push(e touchEvent) { q.events = append(q.events, e) }

// appendTouches appends the fingers of one tick. It takes events up to the first one that would hide
// an earlier one: a finger that came down or moved is seen before it is lifted, and one that was lifted
// is gone for a tick before another has its identifier.
func (q *touchQueue) appendTouches(to []TouchPoint) []TouchPoint {
	for i := range q.down {
		q.down[i].new = false
	}
	var gone [16]int
	lifted := gone[:0]
	taken := 0
take:
	for _, e := range q.events {
		i := q.find(e.id)
		switch {
		case e.kind == touchStart && i < 0:
			for _, id := range lifted {
				if id == e.id {
					break take
				}
			}
			q.down = append(q.down, queuedTouch{TouchPoint{ID: e.id, X: e.x, Y: e.y}, true})
		case i < 0: // it came down elsewhere
		case e.kind == touchMove:
			q.down[i].X, q.down[i].Y, q.down[i].new = e.x, e.y, true
		case q.down[i].new:
			break take
		case e.kind == touchStart: // its end was not reported
			q.down = append(q.down[:i], q.down[i+1:]...)
			break take
		default:
			if e.kind == touchCancel {
				p := q.down[i].TouchPoint
				p.Cancelled = true
				to = append(to, p)
			}
			q.down = append(q.down[:i], q.down[i+1:]...)
			lifted = append(lifted, e.id)
		}
		taken++
	}
	q.events = append(q.events[:0], q.events[taken:]...)
	for i := range q.down {
		to = append(to, q.down[i].TouchPoint)
	}
	return to
}

// find returns the index in down of a finger, or -1.
func (q *touchQueue) find(id int) int {
	for i := range q.down {
		if q.down[i].ID == id {
			return i
		}
	}
	return -1
}
