package table

import (
	"maps"
	"strings"

	"ludotheque/rules"
)

// What the header of a record says of the table at which its match is played, so that a
// host that was started again goes on with it.
const (
	metaCode = "code"
	metaKey  = "key" // and the seat's letter
)

// Keep notes in the header of a record the code of its table, and the keys of the guests'
// seats, which open no door: see host.Host.Keys.
func Keep(more map[string]string, code string, keys map[rules.Seat]string) {
	more[metaCode] = code
	for p, key := range keys {
		more[metaKey+p.Letter()] = key
	}
}

// Kept is what Keep noted; code is "" in a record of no table.
func Kept(more map[string]string) (code string, keys map[rules.Seat]string) {
	keys = map[rules.Seat]string{}
	for name, key := range maps.All(more) {
		if letter, ok := strings.CutPrefix(name, metaKey); ok && len(letter) == 1 {
			keys[rules.Seat(letter[0])-'A'] = key
		}
	}
	return more[metaCode], keys
}
