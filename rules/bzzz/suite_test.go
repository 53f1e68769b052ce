package bzzz_test

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, bzzz.Game) }

func TestStrangeViews(t *testing.T) {
	rulestest.StrangeViews(t, bzzz.Game, rules.Setup{Seats: 4, Seed: 1})
}

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, bzzz.Game) }
