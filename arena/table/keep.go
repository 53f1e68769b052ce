package table

import "ludotheque/rules"

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
	for p := range rules.Seat(rules.MaxSeats) {
		if key, ok := more[metaKey+p.Letter()]; ok {
			keys[p] = key
		}
	}
	return more[metaCode], keys
}
