package life

import "ludotheque/rules/empire"

// empireLife counts a match of empire.
func empireLife(record []byte) (*Report, error) { return plain(empire.Game, record) }
