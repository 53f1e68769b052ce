package empire

import (
	"slices"
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// atTie is a solo match at its first tie with the automaton.
func atTie(on *kittest.Stage) *theatre {
	on.T.Helper()
	th := firstCard(on)
	th.hands.endTurn()
	th.Wait(3)
	th.Until("a tie", func() bool { return th.mine() && th.tied() })
	th.pace(1)
	return th
}

// firstCard is the match of the lesson after its first card has won a region.
func firstCard(on *kittest.Stage) *theatre {
	on.T.Helper()
	th := cardTaken(on)
	win(th)
	th.Wait(2)
	return th
}

// cardTaken is the match of the lesson with its first card in hand, which wins a region.
func cardTaken(on *kittest.Stage) *theatre {
	on.T.Helper()
	start := firstGame.Start
	start.Chairs = slices.Clone(start.Chairs)
	th := stageOn(on, start)
	th.pace(4)
	th.hands.take()
	th.Wait(2)
	return th
}

// win plays the card in hand for a region.
func win(th *theatre) {
	th.T.Helper()
	a, ok := th.best()
	if !ok {
		th.T.Fatal("the first card wins no region")
	}
	th.act(a)
}

// With reduced motion nothing moves by itself there.
func TestNothingMovesAtATie(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	atTie(on).Still("a tie", 150, nil)
}
