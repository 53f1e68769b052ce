// Package guests keeps what was found of players who are no levels, among the levels of
// a game: people, as far as a program can play as they do, and attackers, who have read
// how master plays. Package aitest measures them.
package guests

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path/filepath"
	"slices"

	"ludotheque/ai"
	"ludotheque/internal/store"
)

// Found is what one guest alone among a level gave: an entry of File.
type Found struct {
	Game    string   `json:"game"`
	Variant string   `json:"variant"`
	Guest   string   `json:"guest"`
	Level   ai.Level `json:"level"`
	Games   int      `json:"games"`
	// First is the guest's part of the first places, with the interval that holds
	// the true one in 95 cases of 100.
	First float64 `json:"first"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	Bar   float64 `json:"bar"`
	Floor bool    `json:"floor,omitempty"`
}

// Good says whether the guest is on the side of the bar where it should be.
func (f *Found) Good() bool { return f.Floor == (f.First >= f.Bar) || f.First == f.Bar }

// Interval is the mean of shares and, so many deviations wide, where the true one lies
// (Wilson's interval, which stays within 0 and 1 in few games too).
func Interval(shares []float64, wide float64) (mean, low, high float64) {
	n := float64(len(shares))
	if n == 0 {
		return 0, 0, 1
	}
	for _, x := range shares {
		mean += x / n
	}
	z := wide * wide / n
	// A conversion keeps the compiler from rounding a product and a sum as one (build/portable).
	middle := (mean + float64(z/2)) / (1 + z)
	half := float64(wide / (1 + z) * math.Sqrt(float64(mean*(1-mean))/n+float64(z/n/4)))
	return mean, max(0, middle-half), min(1, middle+half)
}

// File is the name of the file, in the folder docs.
const File = "guests.json"

// Keep puts what was found into File of a folder, in the place of an older one.
func Keep(docs string, f Found) error {
	all, err := Read(docs)
	if err != nil {
		return err
	}
	all = slices.DeleteFunc(all, func(o Found) bool { return o.order(f) == 0 })
	all = append(all, f)
	slices.SortFunc(all, Found.order)
	text, err := json.MarshalIndent(all, "", "\t")
	if err != nil {
		return err
	}
	return store.WriteFile(filepath.Join(docs, File), append(text, '\n'), 0o644)
}

func (f Found) order(o Found) int {
	return cmp.Or(cmp.Compare(f.Game, o.Game), cmp.Compare(f.Guest, o.Guest), cmp.Compare(f.Variant, o.Variant), cmp.Compare(f.Level, o.Level))
}

// Read is what was found so far, as File in a folder has it; none when there is no such
// file.
func Read(docs string) ([]Found, error) {
	name := filepath.Join(docs, File)
	text, err := store.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var all []Found
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w; mend it, or remove it to measure anew", name, err)
	}
	return all, nil
}
