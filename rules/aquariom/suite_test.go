package aquariom_test

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/aquariom"
	"ludotheque/rules/rulestest"
)

// brief is the game with few turns where a set-up does not say how many, since
// promises are kept or broken soon.
var brief = func() rules.Game[*aquariom.State, aquariom.Action, *aquariom.View] {
	g := aquariom.Game
	g.New = func(setup rules.Setup) (*aquariom.State, error) {
		if _, given := setup.Options[aquariom.OptionTurns]; !given {
			options := map[string]string{aquariom.OptionTurns: "25"}
			for k, v := range setup.Options {
				options[k] = v
			}
			setup.Options = options
		}
		return aquariom.New(setup)
	}
	return g
}()

func TestGame(t *testing.T) { rulestest.Run(t, brief) }
