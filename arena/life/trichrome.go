package life

import "ludotheque/rules/trichrome"

// trichromeLife counts a match of trichrome.
func trichromeLife(record []byte) (*Report, error) { return plain(trichrome.Game, record) }
