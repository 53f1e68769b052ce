// worked returns real time: processor time is not easily available here.
//
//go:build !linux && !js

package catalog

import "time"

// began is the start of the clock.
var began = time.Now()

// worked returns real time: processor time is not easily available here.
func worked() time.Duration { return time.Since(began) }
