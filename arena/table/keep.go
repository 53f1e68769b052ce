package table

import "ludotheque/rules"

// Keys in the header of a record that identify the table of its match, so that a restarted
// host can resume it.
const (
	metaCode = "code"
	metaKey  = "key" // and the seat's letter
)

// Keep stores in the header of a record the code of its table, and the keys of the
// guests' seats, which do not grant access: see host.Host.Keys.
func Keep(more map[string]string, code string, keys map[rules.Seat]string) {
	more[metaCode] = code
	for p, key := range keys {
		more[metaKey+p.Letter()] = key
	}
}

// Kept returns what Keep stored; code is "" if the record belongs to no table.
func Kept(more map[string]string) (code string, keys map[rules.Seat]string) {
	keys = map[rules.Seat]string{}
	for p := range rules.Seat(rules.MaxSeats) {
		if key, ok := more[metaKey+p.Letter()]; ok {
			keys[p] = key
		}
	}
	return more[metaCode], keys
}
