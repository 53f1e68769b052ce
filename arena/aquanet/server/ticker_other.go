//go:build !linux

package server

import "time"

// newSystemTicker gives nil: Go's is as good here.
func newSystemTicker(time.Duration) Ticker { return nil }
