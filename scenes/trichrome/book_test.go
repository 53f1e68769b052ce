package trichrome

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
)

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{Seats: 3}, map[string][2]string{
		"who eats whom":                   {"L'eau éteint le feu, le feu brûle la feuille", "Water puts out fire, fire burns leaves"},
		"the third one":                   {"La feuille boit l'eau", "And leaves drink water"},
		"that colours are drawn and kept": {"et vous la gardez", "and you keep it"},
		"the rounds":                      {"10 manches, chacune dans son labyrinthe", "10 rounds, each in a maze of its own"},
		"who sits where nobody does":      {"Un ordinateur prend sa place", "A computer player takes over"},
		"the first bite":                  {"+2 pour celle qui mange", "+2 for the one that eats"},
		"that the eaten one is out":       {"Sa proie sort de la manche", "Its prey is out of the round"},
		"the reversal":                    {"Celle qui a mangé devient la proie", "Whoever ate is the prey now"},
		"the door":                        {"Elle s'ouvre à onze cases au moins de la proie", "It opens at least eleven cells from the prey"},
		"the way out":                     {"La proie atteint la porte : +1 pour elle", "The prey reaches the door: +1 for it"},
		"the second bite":                 {"Le chasseur la mange avant : +1 pour lui", "The hunter eats it first: +1 for the hunter"},
		"survival":                        {"Le temps compte dès le départ de la manche", "Time counts from the start of the round"},
		"the winner":                      {"qui a le plus de points gagne", "whoever has the most points wins"},
		"ties":                            {"la plus longue survie dans toute la partie", "the longest survival in the whole game"},
	})
}
