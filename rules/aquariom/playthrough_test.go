package aquariom_test

import (
	"testing"

	"ludotheque/rules/aquariom"
	"ludotheque/rules/rulestest"
)

func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, aquariom.Game) }
