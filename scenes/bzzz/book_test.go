package bzzz

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
)

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{}, map[string][2]string{
		"the hidden nectar":                  {"Le nectar des fleurs, le stock des autres et ce que portent leurs abeilles", "The nectar of the flowers, the stock of the others and what their bees carry"},
		"the mirror images":                  {"ont commencé avec autant de nectar, de 1 à 45", "began with as much nectar, from 1 to 45"},
		"that nectar does not grow again":    {"ne repousse pas", "does not grow again"},
		"that a bee blocks its cell":         {"il n'y en a qu'une par case", "at most one fits in a cell"},
		"how a match begins":                 {"Vous commencez avec 10 nectars et aucune abeille", "You begin with 10 nectar and no bees"},
		"what a bee costs":                   {"Chacune coûte 5 nectars", "Each costs the hive 5 nectar"},
		"that a bee may act when it is laid": {"Elle agit aussitôt", "It acts at once"},
		"that the hive has to be free":       {"si votre ruche est libre", "if your hive is free"},
		"the zone":                           {"Seules ses abeilles y entrent", "Only its own bees enter it"},
		"who forages":                        {"Chaque abeille qui n'a pas bougé", "Every bee that has not moved"},
		"three nectars a time":               {"30 ou plus 3 nectars", "30 or more 3 nectar"},
		"two nectars a time":                 {"De 15 à 29 2 nectars", "From 15 to 29 2 nectar"},
		"one nectar a time":                  {"De 1 à 14 1 nectar", "From 1 to 14 1 nectar"},
		"what is too much":                   {"Ce qui dépasse est perdu", "Any surplus is lost"},
		"when nectar is stored":              {"À la fin du butinage", "At the end of foraging"},
		"the odds":                           {"sa force, sur sa force plus ce que les autres lui opposent", "its strength, out of its strength plus what the others bring against it"},
		"that strength is shared":            {"divise sa force entre toutes", "divides its strength among all"},
		"the KO":                             {"Elle manque 5 de ses tours", "It misses 5 of its turns"},
		"the blitzkrieg":                     {"plus de la moitié du nectar que portaient les fleurs au départ", "more than half of the nectar that the flowers held at the start"},
		"the empty meadow":                   {"Plus de nectar sur les fleurs ni sur les abeilles", "No nectar is left on the flowers nor on the bees"},
		"the time":                           {"Chacun a joué 75 tours", "Everybody has played 75 turns"},
	})
}
