//go:build !js

package trace

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
)

// ThingsVariable is the environment variable that names the file into which
// what can be used on the screen is written: its latest state, whole.
const ThingsVariable = "LUDOTHEQUE_TRACE_THINGS"

// OpenThings is where to tell what can be used, each tick; nil when not asked for.
// The error says why reporting is not possible.
func OpenThings() (func(*Things), error) {
	name := os.Getenv(ThingsVariable)
	if name == "" {
		return nil, nil
	}
	f, err := os.Create(name)
	if err != nil {
		return nil, fmt.Errorf("%s names a file that cannot be written: %w", ThingsVariable, err)
	}
	var last []byte
	return func(t *Things) {
		now, err := json.Marshal(t)
		if err != nil || bytes.Equal(now, last) {
			return
		}
		last = now
		// A reader comes between two ticks, so that it finds one state whole. A
		// listener that went away is no reason to disturb the game.
		_ = f.Truncate(int64(len(now)))
		_, _ = f.WriteAt(now, 0)
	}, nil
}
