package menu

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// The foot of a screen says what A does now: what the main key says with the focus on it,
// and elsewhere that it uses what has the focus.
func TestTheFootSaysWhatAKeyDoesNow(t *testing.T) {
	for _, c := range []struct {
		name        string
		open        func(r *rig) (scenes.Scene, *ui.Gui)
		main, other ui.ID
		said        string
	}{
		{"title", func(r *rig) (scenes.Scene, *ui.Gui) { s := newTitle(r.k, "bzzz"); return s, s.g }, posterID(0), settingsID, "play"},
		{"lobby", func(r *rig) (scenes.Scene, *ui.Gui) { s := newLobby(r.k, "bzzz"); return s, s.g }, startID, ui.ID{Name: "more"}, "start"},
		{"results", func(r *rig) (scenes.Scene, *ui.Gui) { s := newResults(r.k, ended()).(*matchScreen); return s, s.g }, idAgain, idTitle, "rematch"},
	} {
		r, h := newHands(t, 1280, 720, settings.English, 100)
		h.key(ebiten.KeyShiftLeft) // hints name keys once a keyboard was used
		s, g := c.open(r)
		r.scene = s
		r.run(30)
		r.strict(c.name)
		foot := func(id ui.ID) []string {
			g.Focus(id)
			r.run(3)
			r.sight.See(c.name, s, false, func() { r.run(1) })
			said := strings.Split(r.sight.Said(), "\n")
			return said[max(0, len(said)-12):]
		}
		if said := strings.Join(foot(c.main), "|"); !strings.Contains(said, "|"+c.said) {
			t.Errorf("%s: on the main key the foot says %q", c.name, said)
		}
		if said := strings.Join(foot(c.other), "|"); strings.Contains(said, "|"+c.said+"|") || !strings.Contains(said, "|confirm") {
			t.Errorf("%s: elsewhere the foot says %q", c.name, said)
		}
	}
}

// The rule book opens from the lobby and goes back to it; results lead to the lobby.
func TestDoorsOfLobbyAndResults(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.English, 100)
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(2)
	h.reach(&l.screen, "tool", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if scenes.Tell(r.scene) != "rules" {
		t.Fatalf("the lobby's book leads to %s", scenes.Tell(r.scene))
	}
	h.key(ebiten.KeyEscape)
	if r.scene != l {
		t.Fatalf("and back to %s", scenes.Tell(r.scene))
	}
	o := ended()
	s := r.k.Results(o).(*matchScreen)
	r.scene = s
	r.run(20)
	s.g.Focus(idLobby)
	r.run(2)
	h.key(ebiten.KeyEnter)
	if got := scenes.Tell(r.scene); got != "lobby "+o.Game {
		t.Errorf("the results' lobby leads to %s", got)
	}
}
