package guests

import "testing"

// A sentence goes between a colon and a stop; a person has none.
func TestWhatAttackersDo(t *testing.T) {
	for game, all := range attackers() {
		for name, what := range all {
			if last := what[len(what)-1]; last == '.' || What(game, name) != what {
				t.Errorf("%s of %s: %q", name, game, what)
			}
		}
	}
	if What("null", "person") != "" || What("chess", "miser") != "" {
		t.Error("somebody else is told")
	}
}
