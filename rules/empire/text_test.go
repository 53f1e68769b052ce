package empire

import (
	"strings"
	"testing"
)

func replaceOnce(t *testing.T, text, from, to string) string {
	t.Helper()
	if !strings.Contains(text, from) {
		t.Fatalf("%q is not there", from)
	}
	return strings.Replace(text, from, to, 1)
}

func TestActionsAsText(t *testing.T) {
	for _, text := range []string{"", "bid 3", "first 0", "neutral C", "take 5", "place A", "move A B", "city Y", "destroy C 5", "done", "choose Q", "choose -"} {
		var a Action
		if err := a.UnmarshalText([]byte(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		} else if got := a.String(); got != text {
			t.Errorf("%q is written as %q", text, got)
		}
	}
	for _, text := range []string{" ", "bid", "bid x", "bid 1 2", "move A", "move A Z", "place", "city aa", "done now", "DONE", "take 99999", "destroy C", strings.Repeat("x", 80)} {
		var a Action
		if err := a.UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%q is taken for %q", text, a)
		}
	}
}

func FuzzActionText(f *testing.F) {
	f.Add("move A B")
	f.Add("destroy C 5")
	f.Fuzz(func(t *testing.T, text string) {
		var a, b Action
		if a.UnmarshalText([]byte(text)) != nil {
			return
		}
		if err := b.UnmarshalText([]byte(a.String())); err != nil || a != b {
			t.Errorf("%q is read as %q and that as %q (%v)", text, a, b, err)
		}
	})
}
