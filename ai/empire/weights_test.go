package empire

import (
	"testing"

	"ludotheque/ai"
)

// Only master has learnt weights.
func TestOnlyMasterHasLearnt(t *testing.T) {
	for seats := 2; seats < len(learnt); seats++ {
		if w := New(ai.Hard, 1).among[seats]; w != company {
			t.Errorf("hard weighs %+v at a table of %d", w, seats)
		}
		if w := New(ai.Master, 1).among[seats]; w != learnt[seats] || w.good == 0 {
			t.Errorf("master weighs %+v at a table of %d", w, seats)
		}
	}
}
