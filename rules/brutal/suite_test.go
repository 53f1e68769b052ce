package brutal_test

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, brutal.Game) }

func TestStrangeViews(t *testing.T) {
	rulestest.StrangeViews(t, brutal.Game, rules.Setup{Seats: 2, Seed: 1})
}

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, brutal.Game) }
