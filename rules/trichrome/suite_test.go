package trichrome_test

import (
	"maps"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/rulestest"
	"ludotheque/rules/trichrome"
)

// brief is the game in which whoever chooses an option other than the number of rounds
// plays three of them, one as each seat's hunter: promises about a maze or a door are kept
// or broken by then. All ten are played with the defaults.
var brief = func() rules.Game[*trichrome.State, trichrome.Dir, *trichrome.View] {
	g := trichrome.Game
	g.New = func(setup rules.Setup) (*trichrome.State, error) {
		if _, given := setup.Options["rounds"]; !given && len(setup.Options) > 0 {
			options := maps.Clone(setup.Options)
			options["rounds"] = "3"
			setup.Options = options
		}
		return trichrome.New(setup)
	}
	return g
}()

func TestGame(t *testing.T) { rulestest.Run(t, brief) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, brief) }
