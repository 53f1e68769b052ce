package guests

// attackers is what each attacker does, by game and name, so that who reads the tables
// needs no code. "Master's way" is the way that master thinks.
var attackers = map[string]map[string]string{
	"bzzz": {
		"miser":           "two workers and no drone; never fights, and carries its nectar home when somebody comes near",
		"fighter":         "two workers, and three drones that fly after whoever is nearest",
		"wary miser":      "master's way with two workers and no drone, seven times as afraid of what may be lost",
		"careful pair":    "master's way with two workers and no drone, twice as afraid; who is idle hunts",
		"two drones":      "master's way with two drones instead of one",
		"three drones":    "three workers and three drones, which fear little and go for the bees of the strongest rival",
		"loyal pair":      "two workers, six in a short game, blind to danger, which hardly ever leave an errand for a better one",
		"loyal three":     "up to four workers, three in a short game, which hardly ever leave an errand for a better one, and hunt when idle",
		"peaceful master": "master's way with three workers, no drone and no hunting",
	},
	"trichrome": {
		"door guard": "sees the whole maze at once; waits at the door as the hunter, and runs for it as the prey when it can be there first",
		"duellist":   "sees the whole maze at once, chases boldly, and plays the duel as worked out from its end, cell by cell",
		"looker":     "plays its own ways of the chase twelve cells ahead in its head, against others who do their best, and the duel as the duellist does",
		"shadow":     "runs from its hunter alone and eats only what comes to it; plays the duel as the duellist does",
	},
	"brutal": {
		"best response":                       "always the set-up that was found to win most when both sides give sensible orders in truces, as it does",
		"best response, with master's truces": "the same set-up, played in truces as master plays",
		"best response to master's truces":    "always the set-up that was found to win most when both sides play in truces as master does, as it does",
	},
	"aquariom": {
		"farsighted":    "looks eight turns ahead in sixteen directions, flees what is heavier, and halves whatever may be halved in peace",
		"wall camper":   "grazes along the nearest wall, where nobody comes from one side",
		"urchin baiter": "grazes as master does, and lays an urchin between itself and who comes near and is heavy",
	},
	"empire": {
		"greedy":             "takes what is best at once, and thinks no further than its turn",
		"coin saver":         "takes only the card that costs nothing, and thinks no further than its turn",
		"blocker":            "harms others: armies beside theirs and new regions are worth most to it, goods and coins little",
		"thrifty master":     "master, to whom a coin is worth two thirds more",
		"spendthrift master": "master, to whom a coin is worth half",
		"warlike master":     "master, to whom armies and borders are worth twice as much, and goods a third less",
	},
}

// What is what an attacker does, in a sentence without its subject and its stop; "" when
// nobody has said it.
func What(game, guest string) string { return attackers[game][guest] }
