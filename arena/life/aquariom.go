package life

import "ludotheque/rules/aquariom"

// aquariomLife counts a match of aquariom.
func aquariomLife(record []byte) (*Report, error) { return plain(aquariom.Game, record) }
