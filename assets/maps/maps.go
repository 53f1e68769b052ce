// Package maps holds the built-in maps of Aquar.iom, as map files that rules/aquariom reads and
// checks. Records name their map, so a change to a map needs a new Version there, and the old map
// stays for old records.
package maps

import "embed"

//go:embed *.json
var files embed.FS

// names are in the order of the lobby.
var names = []string{"reef", "basin", "lagoon", "duel", "original-2p", "original-4p", "original-8p", "original-16p"}

// kept are old maps, for old records.
var kept = []string{"reef-1", "lagoon-1", "reef-2", "lagoon-2", "original-4p-2", "original-8p-2", "original-16p-2"}

// Names returns the names of the maps. The first, which is the default, is for 2 to 16 players.
func Names() []string { return append([]string(nil), names...) }

// Find returns the map file of a name, including old maps, and whether there is one.
func Find(name string) ([]byte, bool) {
	for _, n := range append(Names(), kept...) {
		if n == name {
			data, err := files.ReadFile(name + ".json")
			return data, err == nil
		}
	}
	return nil, false
}
