// Package maps is the maps of Aquar.iom that come with the cabinet, as map
// files: rules written as data, which rules/aquariom reads and checks. A record
// names its map, so that a change in one of them calls for a new Version there, and the
// map of before stays, for the records of before.
package maps

import "embed"

//go:embed *.json
var files embed.FS

// names are in the order in which a lobby shows them.
var names = []string{"reef", "basin", "lagoon", "duel", "original-2p", "original-4p", "original-8p", "original-16p"}

// kept are the maps of before: records of before are played on them.
var kept = []string{"reef-1", "lagoon-1", "reef-2", "lagoon-2", "original-4p-2", "original-8p-2", "original-16p-2"}

// Names returns the maps' names. The first, which is the default, is for 2 to 16 players.
func Names() []string { return append([]string(nil), names...) }

// Find returns the map file of a name, also of one that is kept for old records, and whether there is
// one.
func Find(name string) ([]byte, bool) {
	for _, n := range append(Names(), kept...) {
		if n == name {
			data, err := files.ReadFile(name + ".json")
			return data, err == nil
		}
	}
	return nil, false
}
