package trichrome_test

import (
	"testing"

	"ludotheque/rules/rulestest"
	"ludotheque/rules/trichrome"
)

func TestGame(t *testing.T) { rulestest.Run(t, trichrome.Game) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, trichrome.Game) }
