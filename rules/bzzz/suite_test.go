package bzzz_test

import (
	"testing"

	"ludotheque/rules/bzzz"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, bzzz.Game) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, bzzz.Game) }
