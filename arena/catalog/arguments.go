package catalog

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// ParseSeed reads the argument of --seed, for every command alike. Texts are
// seeds in the lobby only, where they are shown: rules.SeedFromText.
func ParseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("--seed %q is no seed: give a whole number from 0 to %d", text, uint64(math.MaxUint64))
	}
	return seed, nil
}

// ParseOptions reads the arguments of --option, for every command alike. It is
// nil when there are none; whether the game has such options is for Info.Check.
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
