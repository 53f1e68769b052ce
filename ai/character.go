package ai

import "strings"

// Character is a style of play beside the level, so that several computer players at a
// table differ. Every game has all of them; the zero Character is neutral. Records
// contain the names, so they never change.
type Character string

// The characters. Miser gathers and keeps, and keeps away from fights; Pirate goes
// for what others have; Daredevil risks what it has for more.
const (
	Miser     Character = "miser"
	Pirate    Character = "pirate"
	Daredevil Character = "daredevil"
)

// Characters returns the characters that every game has.
func Characters() []Character { return []Character{Miser, Pirate, Daredevil} }

// beside separates the level from the character in records and commands.
const beside = ":"

// With returns the level with a character: "hard:pirate" for "hard" and "pirate". It can
// be used wherever a level is named.
func (l Level) With(c Character) Level {
	l, _ = l.Parts()
	if c == "" {
		return l
	}
	return l + Level(beside+c)
}

// Parts returns the level and the character, "" if there is none, without checking that
// they exist.
func (l Level) Parts() (Level, Character) {
	level, character, _ := strings.Cut(string(l), beside)
	return Level(level), Character(character)
}
