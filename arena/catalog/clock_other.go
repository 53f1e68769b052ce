//go:build !linux && !js

package catalog

import "time"

// began is when real time began to count.
var began = time.Now()

// worked is real time: there is no way to ask for the processor's that is worth it.
func worked() time.Duration { return time.Since(began) }
