package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
)

// names are those of the fighters, by seat and number. They are the same in both
// languages, as first names are.
var names = [game.Players][game.Fighters]string{
	{"Aglaé", "Nour", "Basile", "Joris", "Maud", "Aline", "Driss", "Chloé", "Hugo", "Inès", "Théo", "Zoé", "Malo", "Sacha", "Élise", "Rami", "Lucie", "Omar", "Jade", "Yann"},
	{"Ursule", "Paula", "Max", "Farid", "Iris", "Tom", "Lou", "Paul", "Marc", "Ana", "Eva", "Jo", "Kim", "Ben", "Léon", "Mina", "Gaël", "Rose", "Luc", "Tess"},
}

// Name returns the name of a fighter; empty for a seat or a number that there is not.
func Name(seat rules.Seat, n int) string {
	if seat < 0 || seat >= game.Players || n < 0 || n >= game.Fighters {
		return ""
	}
	return names[seat][n]
}

// zones are the names of the zones, by number.
var zones = [game.Zones]words.Text{words.BrutalZone0(), words.BrutalZone1(), words.BrutalZone2(), words.BrutalZone3(), words.BrutalZone4()}

// Zone returns the name of a zone; that of the bench for a number that there is not.
func Zone(z int) words.Text {
	if z < 0 || z >= game.Zones {
		return words.BrutalBench()
	}
	return zones[z]
}
