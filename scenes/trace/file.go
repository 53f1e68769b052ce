//go:build !js

package trace

import (
	"encoding/json"
	"fmt"
	"os"
)

// Variable is the environment variable that names the file to write into.
const Variable = "LUDOTHEQUE_TRACE"

func open() (func(Line), error) {
	name := os.Getenv(Variable)
	if name == "" {
		return nil, nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o644)
	if err != nil {
		return nil, fmt.Errorf("%s names a file that cannot be written: %w", Variable, err)
	}
	enc := json.NewEncoder(f)
	enc.SetEscapeHTML(false)
	// A listener that went away is no reason to disturb the game.
	return func(l Line) { _ = enc.Encode(l) }, nil
}

// Asked says whether a test drives the program from outside, tick by tick.
func Asked() bool { return os.Getenv(Variable) != "" }
