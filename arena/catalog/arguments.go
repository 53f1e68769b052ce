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
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"ludotheque/internal/store"
	"ludotheque/internal/text"
	"ludotheque/rules"
)

// ParseSeed reads the argument of --seed, for all commands: a whole number, or words as the lobby shows
// and copies them, which are the number of [rules.SeedFromText].
func ParseSeed(text string) (uint64, error) {
	if first, _ := utf8.DecodeRuneInString(text); unicode.IsLetter(first) {
		return rules.SeedFromText(norm.NFC.String(text)), nil // a Mac writes è as two characters
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("--seed %q is not a seed: give a whole number from 0 to %d, or words such as clover-dawn-27", text, uint64(math.MaxUint64))
	}
	return seed, nil
}

// ParseOptions reads the arguments of --option, for all commands. It is nil if there are none.
// Info.Check validates the options.
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

// FillUp returns seats extended to n with computer players of the middle level.
func (e *Entry) FillUp(seats []string, n int) []string {
	seats = slices.Clone(seats)
	for len(seats) < n {
		seats = append(seats, string(e.Levels[len(e.Levels)/2]))
	}
	return seats
}

// ReadFiles replaces file names in options that accept any text, such as maps, by the contents of the
// files as compact JSON. Names are relative to dir. A value that is not a file is kept, for the game
// to validate. The error says what is wrong with a file.
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
		data, err := store.ReadFile(name)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s = %q is neither a file nor one of ours, which are: %s", o.Key, value, strings.Join(o.Values, ", "))
		}
		if err != nil {
			return nil, err
		}
		var compact bytes.Buffer
		data = text.UTF8(data)
		err = json.Unmarshal(data, &json.RawMessage{}) // whose error says where, unlike that of Compact
		if err == nil {
			err = json.Compact(&compact, data)
		}
		if err != nil {
			return nil, fmt.Errorf("%s is no JSON: %w", name, text.Wrong(data, err))
		}
		read = maps.Clone(read)
		read[o.Key] = compact.String()
	}
	return read, nil
}

// Contest returns the options completed with the defaults for contests: play, league and serve use the
// same rules unless told otherwise.
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

// RulesShown returns the options about rules that a contestant has to know, such as "dialect
// original"; "" in a game without such options. All output that compares players includes it.
func (e *Entry) RulesShown(options map[string]string) string {
	for _, o := range e.Options {
		if o.Contest != "" {
			return o.Key + " " + e.Value(rules.Setup{Options: options}, o.Key)
		}
	}
	return ""
}
