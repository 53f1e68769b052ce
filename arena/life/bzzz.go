package life

import "ludotheque/rules/bzzz"

// bzzzLife counts a match of bzzz.
func bzzzLife(record []byte) (*Report, error) { return plain(bzzz.Game, record) }
