package join

import (
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// Nearby is nil: a browser lets no page listen to its network.
func Nearby(*play.App) func() scenes.Scene { return nil }

// Posed is nil: a browser has no picture of it.
func Posed(*play.App) scenes.Scene { return nil }
