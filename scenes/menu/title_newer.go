package menu

import (
	"ludotheque/assets/words"
	"ludotheque/internal/version"
	"ludotheque/scenes/newer"
)

// look is the one look for a newer version in each start of the program.
var look = new(newer.Look)

// home is where this build was published.
var home = version.Home

// lookForNewer looks for a newer version where that is wanted, and announces it.
func (t *title) lookForNewer() {
	if t.k.Env.Settings.Newer {
		look.Begin(home(), version.Number)
	}
	if there := look.Found(); there != "" {
		t.k.Env.Say(words.SettingsNewerThere(there, home()))
	}
}
