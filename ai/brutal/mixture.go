package brutal

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// Mixture is a probability distribution of set-ups. The zones of a drawn lineup are shuffled too.
type Mixture []Choice

// Choice is one set-up of a mixture.
type Choice struct {
	// Weight is its probability relative to the others; those of a Solution are thousandths.
	Weight int    `json:"weight"`
	Lineup Lineup `json:"lineup"`
}

// Draw draws one of the mixture's lineups. The mixture must not be empty.
func (m Mixture) Draw(r *rules.Rand) *Lineup {
	sum := 0
	for i := range m {
		sum += m[i].Weight
	}
	n := r.Intn(sum)
	for i := range m {
		if n -= m[i].Weight; n < 0 {
			return &m[i].Lineup
		}
	}
	return &m[0].Lineup
}

// Solution is the result of the program oracle for a dialect.
type Solution struct {
	Mixture Mixture `json:"mixture"`
	// Response is the fixed set-up that did best against the mixture, of all that were tried.
	Response Lineup `json:"response"`
	// ThinkingResponse is the same with the truces of Master on both sides.
	ThinkingResponse Lineup `json:"reader"`
}

// found is what the program oracle wrote: docs/brutal.md says how to run it.
//
//go:embed mixture.json
var found []byte

var solutions = sync.OnceValue(func() map[string]*Solution {
	var m map[string]*Solution
	if err := json.Unmarshal(found, &m); err != nil {
		// The file is embedded, and a test reads it.
		panic(fmt.Sprintf("ai/brutal: mixture.json: %v", err))
	}
	return m
})

// Solved returns the solution for a dialect: master plays its mixture.
func Solved(d brutal.Dialect) *Solution {
	if s := solutions()[d.String()]; s != nil {
		return s
	}
	return &Solution{}
}
