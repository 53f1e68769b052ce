package ai

import "strings"

// Character names a way of playing beside the level: what a computer player likes,
// so that several at a table do not do the same. Every game has all of them; the
// zero one is without a liking. Records keep the names, so that they never change.
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

// beside parts the level from the character, in records and commands.
const beside = ":"

// With returns the level played in the way of a character: "hard:pirate" of "hard" and "pirate". Where
// a level is said, this can be.
func (l Level) With(c Character) Level {
	l, _ = l.Parts()
	if c == "" {
		return l
	}
	return l + Level(beside+c)
}

// Parts returns the level itself and the character that plays it, "" for none. Whether there are such
// ones is not looked at.
func (l Level) Parts() (Level, Character) {
	level, character, _ := strings.Cut(string(l), beside)
	return Level(level), Character(character)
}
