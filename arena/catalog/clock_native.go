//go:build !js

package catalog

import "time"

// instant is when a decision began.
type instant time.Duration

func now() instant { return instant(worked()) }

// took returns how long the decision took.
func (i instant) took() time.Duration { return worked() - time.Duration(i) }
