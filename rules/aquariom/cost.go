package aquariom

import (
	"fmt"

	"ludotheque/rules"
)

// maxWork is how many comparisons of two places a step may need on a map that a stranger chose: five
// times as many as on the largest built-in map, about a tenth of a second.
const maxWork = 1 << 25

// checkCost refuses maps of somebody's own on which a step could take seconds. New refuses what is no map.
func checkCost(setup rules.Setup) error {
	name := setup.Options[OptionMap]
	if !ownMap(name) {
		return nil
	}
	m, err := FindMap(name)
	if err != nil || work(m, setup) <= maxWork {
		return nil
	}
	return &rules.SetupError{Field: OptionMap, Value: clip(name, 60), Want: fmt.Sprintf(
		"a turn on it could take too long for this host: %d players may have %d cells each and, after a surrender, %d new ones, among %d neutral cells; give smaller numbers, or play in the dialect %s or on a machine of your own",
		setup.Seats, m.MaxCells, m.StartCells, m.PlanktonCount(), Document)}
}

// work returns about how many comparisons of two places a step needs at most: of each cell with
// everything else and, if all players surrender, of each try for a new place with all cells.
func work(m *Map, setup rules.Setup) float64 {
	cells := float64(setup.Seats * m.MaxCells)
	others := setup.Seats*m.MaxCells + max(len(m.Viruses), m.MaxViruses) + m.PlanktonCount()
	tries := triesDocument * setup.Seats * m.StartCells
	if setup.Options[OptionDialect] == Original.String() {
		tries += triesOriginal
	}
	return cells * float64(others+tries)
}
