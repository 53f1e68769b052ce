package aitest

import "testing"

// A description fits between a colon and a full stop; a person has none.
func TestWhatAttackersDo(t *testing.T) {
	for game, all := range attackers() {
		for name, text := range all {
			if last := text[len(text)-1]; last == '.' || what(game, name) != text {
				t.Errorf("%s of %s: %q", name, game, text)
			}
		}
	}
	if what("null", "person") != "" || what("chess", "miser") != "" {
		t.Error("an unknown player has a description")
	}
}
