package catalog

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"ludotheque/internal/store"
	"ludotheque/rules"
)

// ParseSeed parses the argument of --seed for all commands. Text as a seed is accepted
// only in the lobby, where it is shown: rules.SeedFromText.
func ParseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("--seed %q is no seed: give a whole number from 0 to %d", text, uint64(math.MaxUint64))
	}
	return seed, nil
}

// ParseOptions parses the arguments of --option for all commands. It returns nil if there
// are none; Info.Check validates them.
func ParseOptions(list []string) (map[string]string, error) {
	if len(list) == 0 {
		return nil, nil
	}
	options := make(map[string]string, len(list))
	for _, text := range list {
		key, value, ok := strings.Cut(text, "=")
		if !ok || key == "" || value == "" {
			return nil, fmt.Errorf("--option %q: write KEY=VALUE, as turns=120; arena games lists the options", text)
		}
		if _, twice := options[key]; twice {
			return nil, fmt.Errorf("--option %s is given twice: give it once", key)
		}
		options[key] = value
	}
	return options, nil
}

// FillUp returns the seats, filled up to n with computer players of the middle level.
func (e *Entry) FillUp(seats []string, n int) []string {
	seats = slices.Clone(seats)
	for len(seats) < n {
		seats = append(seats, string(e.Levels[len(e.Levels)/2]))
	}
	return seats
}

// ReadFiles replaces the value of an open option by the content of the file that it
// names, as compact JSON: a map of the user's own. Names are relative to dir. A value
// that names no file stays as it is, for the game to validate. The error says what is
// wrong with a file.
func (e *Entry) ReadFiles(options map[string]string, dir string) (map[string]string, error) {
	read := options
	for _, o := range e.Options {
		value := options[o.Key]
		if !o.Open || value == "" || slices.Contains(o.Values, value) || strings.HasPrefix(strings.TrimSpace(value), "{") {
			continue
		}
		name := value
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		text, err := store.ReadFile(name)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s = %q is neither a file nor one of ours, which are: %s", o.Key, value, strings.Join(o.Values, ", "))
		}
		if err != nil {
			return nil, err
		}
		var compact bytes.Buffer
		if err := json.Compact(&compact, text); err != nil {
			return nil, fmt.Errorf("%s is no JSON: %w", name, err)
		}
		read = maps.Clone(read)
		read[o.Key] = compact.String()
	}
	return read, nil
}

// Contest adds the values of contests for options that were not chosen, so that play,
// league and serve go by the same rules by default.
func (e *Entry) Contest(options map[string]string) map[string]string {
	chosen := options
	for _, o := range e.Options {
		if _, said := options[o.Key]; !said && o.Contest != "" {
			if chosen = maps.Clone(chosen); chosen == nil {
				chosen = map[string]string{}
			}
			chosen[o.Key] = o.Contest
		}
	}
	return chosen
}

// RulesShown returns the choice of rules that a contestant has to know, such as "dialect
// original", or "" in a game without such a choice. All output that compares players
// shows it.
func (e *Entry) RulesShown(options map[string]string) string {
	for _, o := range e.Options {
		if o.Contest != "" {
			return o.Key + " " + e.Value(rules.Setup{Options: options}, o.Key)
		}
	}
	return ""
}
