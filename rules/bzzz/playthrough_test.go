package bzzz_test

import (
	"testing"

	"ludotheque/rules/bzzz"
	"ludotheque/rules/rulestest"
)

func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, bzzz.Game) }
