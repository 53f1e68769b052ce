package empire

import "ludotheque/scenes/kit/kittest"

// Screens whose texts are not yet as they have to be at every size: shorten the list.
func init() {
	kittest.Owe(
		"empire act",
		"empire advice",
		"empire five",
		"empire foe",
		"empire half",
		"empire log",
		"empire refused",
		"empire story",
		"empire take",
		"empire tie",
	)
}
