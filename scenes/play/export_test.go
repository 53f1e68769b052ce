package play

import (
	"time"

	"ludotheque/rules"
)

// SetClock has a scene go by another clock than this machine's.
func SetClock[S rules.State[S, A, V], A any, V rules.View[A]](s *Scene[S, A, V], now func() time.Time) {
	s.clock = now
}
