package bzzz

import "ludotheque/scenes/kit/kittest"

// Screens whose texts are not yet as they have to be at every size: shorten the list.
func init() {
	kittest.Owe(
		"bzzz end",
		"bzzz fight",
		"bzzz log",
		"bzzz other",
		"bzzz refused",
		"bzzz away",
		"bzzz laid",
		"bzzz menu",
		"bzzz turn",
		"bzzz selected",
	)
}
