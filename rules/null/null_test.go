package null_test

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/null"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, null.Game) }

func TestStrangeViews(t *testing.T) {
	rulestest.StrangeViews(t, null.Game, rules.Setup{Seats: 2, Seed: 1})
}

func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, null.Game) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, null.Game) }
