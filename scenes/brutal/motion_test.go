package brutal

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// BenchmarkInMotion is a tick of a match that goes on.
func BenchmarkInMotion(b *testing.B) { kittest.Motion(b, FrontEnd(), 2, nil) }
