package trichrome_test

import (
	"maps"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/rulestest"
	"ludotheque/rules/trichrome"
)

// short returns the set-up with three rounds, one with each seat as the hunter, if an option other
// than the number of rounds is set. Games with default options have all ten.
func short(setup rules.Setup) rules.Setup {
	if _, given := setup.Options["rounds"]; !given && len(setup.Options) > 0 {
		setup.Options = maps.Clone(setup.Options)
		setup.Options["rounds"] = "3"
	}
	return setup
}

// brief is the game with such set-ups.
var brief = func() rules.Game[*trichrome.State, trichrome.Dir, *trichrome.View] {
	g := trichrome.Game
	g.New = func(setup rules.Setup) (*trichrome.State, error) { return trichrome.New(short(setup)) }
	return g
}()

func TestGame(t *testing.T) { rulestest.Run(t, trichrome.Game, short) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, brief) }
