package brutal_test

import (
	"testing"

	"ludotheque/rules/brutal"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, brutal.Game) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, brutal.Game) }
