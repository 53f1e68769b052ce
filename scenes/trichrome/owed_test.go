package trichrome

import "ludotheque/scenes/kit/kittest"

// Screens whose texts are not yet as they have to be at every size: shorten the list.
func init() {
	kittest.Owe(
		"chase",
		"duel",
		"keys",
		"ready",
		"result",
		"reversal",
	)
}
