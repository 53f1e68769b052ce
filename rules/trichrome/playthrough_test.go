package trichrome_test

import (
	"testing"

	"ludotheque/rules/rulestest"
	"ludotheque/rules/trichrome"
)

// The records: three levels against each other; a game whose door moves; and
// one in which nobody ever moves, so that the clock decides both times.
func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, trichrome.Game) }
