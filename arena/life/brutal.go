package life

import "ludotheque/rules/brutal"

// brutalLife counts a match of brutal.
func brutalLife(record []byte) (*Report, error) { return plain(brutal.Game, record) }
