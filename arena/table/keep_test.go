package table_test

import (
	"maps"
	"testing"

	"ludotheque/arena/table"
	"ludotheque/rules"
)

// The keys of every seat that a game can have come back.
func TestKeysOfAllSeatsAreKept(t *testing.T) {
	keys := map[rules.Seat]string{0: "a", 25: "z", 26: "aa", 255: "last"}
	more := map[string]string{}
	table.Keep(more, "TREFLE", keys)
	if code, got := table.Kept(more); code != "TREFLE" || !maps.Equal(got, keys) {
		t.Errorf("table %s, keys %v", code, got)
	}
}
