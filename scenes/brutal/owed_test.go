package brutal

import "ludotheque/scenes/kit/kittest"

// Screens whose texts are not yet as they have to be at every size: shorten the list.
func init() {
	kittest.Owe(
		"blind-truce",
		"carried",
		"first",
		"journal",
		"melee",
		"moments",
		"orders",
		"over",
		"post",
		"reveal",
		"sealed",
		"setup",
		"truce",
	)
}
