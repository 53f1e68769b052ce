package null_test

import (
	"testing"

	"ludotheque/rules/null"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, null.Game) }

func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, null.Game) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, null.Game) }
