package menu

import "ludotheque/scenes/kit/kittest"

// Screens whose texts are not yet as they have to be at every size: shorten the list.
func init() {
	kittest.Owe(
		"gallery",
		"lobby",
		"lobby-more",
		"lobby-typing",
		"pause-asking",
		"pause-lost",
		"pause-lost-many",
		"records-many",
		"settings-keys",
		"settings-reset",
		"title-third",
	)
}
