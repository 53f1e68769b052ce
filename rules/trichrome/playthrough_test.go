package trichrome_test

import (
	"testing"

	"ludotheque/rules/rulestest"
	"ludotheque/rules/trichrome"
)

// The records: three levels against each other; a game with a moving door; and one in which no seat
// ever moves, so that the clock decides both times.
func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, trichrome.Game) }
