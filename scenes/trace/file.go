//go:build !js

package trace

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
)

// Variable is the environment variable that names the file to write into.
const Variable = "LUDOTHEQUE_TRACE"

// PaceVariable is the environment variable that names the file to write the pace into.
const PaceVariable = "LUDOTHEQUE_PACE"

func open() (func(Line), error) { return openFile(Variable) }

func openPace() (func(Line), error) { return openFile(PaceVariable) }

func openFile(variable string) (func(Line), error) {
	name := os.Getenv(variable)
	if name == "" {
		return nil, nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o644)
	if err != nil {
		return nil, fmt.Errorf("%s names a file that cannot be written: %w", variable, err)
	}
	enc := json.NewEncoder(f)
	enc.SetEscapeHTML(false)
	// A listener that went away is no reason to disturb the game.
	return func(l Line) { _ = enc.Encode(l) }, nil
}

// PulseVariable is the environment variable with the number of ticks between
// two lines with the vitals.
const PulseVariable = "LUDOTHEQUE_VITALS"

func pulse() (int64, error) {
	text := os.Getenv(PulseVariable)
	if text == "" {
		return 0, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%s=%q is not a number of ticks: give a whole number over 0", PulseVariable, text)
	}
	return n, nil
}

// offer does nothing: who reads a file lets the ticks pass himself.
func (*Game) offer() {}

// Asked says whether a test drives the program from outside, tick by tick.
func Asked() bool { return os.Getenv(Variable) != "" }
