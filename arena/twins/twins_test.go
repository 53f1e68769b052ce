package twins_test

import (
	"testing"

	"ludotheque/arena/catalog"
	"ludotheque/arena/twins"
)

// TestViewsTellNoSecret compares the views of each seat, and of a spectator, in pairs of worlds of
// every game.
func TestViewsTellNoSecret(t *testing.T) {
	template, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range append(catalog.Games(), template) {
		t.Run(e.ID, func(t *testing.T) {
			twins.Compare(t, e.ID, 1, 5, twins.Views)
		})
	}
}
