package brutal

import (
	"strings"
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// One key tells a weakness of the team that is composed and an order worth giving in a
// truce, with what both sides gain; it goes when something was changed, or by the key.
func TestOneKeyGivesAHint(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	th := pose(t, on, people(1, 7), 0)
	if got := th.hint.change("1", "2"); got != "de 1 à 2" {
		t.Errorf("a change from 1 to 2 reads %q", got)
	}
	th.Press(input.AskHint.Key())
	if !th.hint.here() || strings.Count(th.hint.said, "de ") < 2 && !strings.Contains(th.hint.said, "Aucun petit changement") {
		t.Fatalf("of a team it says %q", th.hint.said)
	}
	sight := on.Sight()
	sight.Heaped = []string{"cup"}
	sight.All("hint of a team", th.scene, func(kittest.Look) { th.Wait(1) })
	kittest.Looks()[0].Set(on.Kit)
	th.Wait(1)
	th.Picture("hint-team")
	th.setup.flip(19)
	if th.hint.here() {
		t.Error("the hint outlives the team that it was about")
	}
	th.Press(input.AskHint.Key())
	if !strings.Contains(th.hint.said, "cinq gobelets en réserve") {
		t.Errorf("of a team that lacks a reservist it says %q", th.hint.said)
	}

	at := steps(t, people(1, 7), func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 1 })
	th = pose(t, on, people(1, 7), at)
	th.draft().orders = nil
	th.Press(input.AskHint.Key())
	if !th.hint.here() || strings.Count(th.hint.said, ": de ") != 3 {
		t.Fatalf("of a truce it says %q", th.hint.said)
	}
	sight.All("hint of a truce", th.scene, func(kittest.Look) { th.Wait(1) })
	kittest.Looks()[0].Set(on.Kit)
	th.Wait(1)
	th.Picture("hint-truce")
	th.Press(input.AskHint.Key())
	if th.hint.here() {
		t.Error("the key does not take the hint away")
	}
}

// A hint of a truce is the same whatever the other side has, as far as it cannot be known.
func TestAHintKnowsNoSecret(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	at := steps(t, people(1, 7), func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 1 })
	th := pose(t, on, people(1, 7), at)
	th.draft().orders = nil
	want := th.hint.ofTruce()
	for seed := range uint64(12) {
		th.on.View = th.on.View.Guess(rules.NewRand(seed)).View(0)
		if got := th.hint.ofTruce(); got != want {
			t.Fatalf("guess %d: %q, and %q", seed, got, want)
		}
	}
}
