package brutal_test

import (
	"testing"

	"ludotheque/rules/brutal"
	"ludotheque/rules/rulestest"
)

// The games in testdata: a battle of hard against normal in each dialect, one of
// them over all five zones, and one that is given up in its second truce.
func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, brutal.Game) }
