package play

import (
	"time"

	"ludotheque/rules"
	"ludotheque/scenes/input"
)

// SetClock has a scene go by another clock than this machine's.
func SetClock[S rules.State[S, A, V], A any, V rules.View[A]](s *Scene[S, A, V], now func() time.Time) {
	s.clock = now
}

// Count and Held are what the seats note of what people use.
func (s *Seating[S, A, V]) Count(in *input.Frame, who rules.Seat) { s.count(in, who) }
func (s *Seating[S, A, V]) Held() []Chair                         { return s.held() }

// ShareLeft is the share of the time of a turn that a scene shows to be left.
func ShareLeft[S rules.State[S, A, V], A any, V rules.View[A]](s *Scene[S, A, V]) float32 {
	return s.shareLeft(s.left())
}
