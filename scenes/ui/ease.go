package ui

import "math"

// EaseOut is an easing curve that starts fast and ends slowly. t is from 0 to 1.
func EaseOut(t float32) float32 { u := 1 - max(0, min(1, t)); return 1 - u*u*u }

// EaseInOut is an easing curve that starts and ends slowly. t is from 0 to 1.
func EaseInOut(t float32) float32 { t = max(0, min(1, t)); return t * t * (3 - 2*t) }

// Spring is an easing curve that overshoots once. t is from 0 to 1.
func Spring(t float32) float32 {
	t = max(0, min(1, t))
	return 1 - float32(math.Exp(-6*float64(t))*math.Cos(9*float64(t)))*(1-t)
}
