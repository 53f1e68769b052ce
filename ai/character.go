package ai

import "strings"

// Character names a style of play beside the level, so that several computer players at a table
// differ. Every game has all characters; the zero Character is neutral. Records hold the names, so
// they never change.
type Character string

// The characters. Miser hoards and avoids fights; Pirate goes for what others have; Daredevil risks
// what it has for more.
const (
	Miser     Character = "miser"
	Pirate    Character = "pirate"
	Daredevil Character = "daredevil"
)

// Characters returns the characters that every game has.
func Characters() []Character { return []Character{Miser, Pirate, Daredevil} }

// beside separates the level from the character, in records and commands.
const beside = ":"

// With returns the level with a character, such as "hard:pirate". It is accepted wherever a level is.
func (l Level) With(c Character) Level {
	l, _ = l.Parts()
	if c == "" {
		return l
	}
	return l + Level(beside+c)
}

// Parts splits a level into the plain level and its character, "" if it has none. It does not check
// that they exist.
func (l Level) Parts() (Level, Character) {
	level, character, _ := strings.Cut(string(l), beside)
	return Level(level), Character(character)
}
