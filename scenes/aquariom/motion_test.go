package aquariom

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// BenchmarkInMotion is a tick of a match that goes on.
func BenchmarkInMotion(b *testing.B) {
	kittest.Motion(b, FrontEnd(), 16, map[string]string{"map": "original-16p"})
}
