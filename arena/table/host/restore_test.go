package host_test

import (
	"maps"
	"strings"
	"testing"

	"ludotheque/arena/table/host"
	"ludotheque/rules"
)

// The chairs of a resumed match are kept for those who had them, also where its record has
// fewer names than chairs; a key that is not a hash, or of no chair, is refused.
func TestChairsOfAResumedMatchAreReserved(t *testing.T) {
	a, b := strings.Repeat("0a", 32), strings.Repeat("0b", 32)
	for name, tt := range map[string]struct {
		keys  map[rules.Seat]string
		names []string
		want  []string
	}{
		"all named":     {map[rules.Seat]string{0: a, 1: b}, []string{"Ada", "Bo"}, []string{"Ada", "Bo"}},
		"one name less": {map[rules.Seat]string{0: a, 1: b}, []string{"Ada"}, []string{"Ada", ""}},
		"no names":      {map[rules.Seat]string{1: b}, nil, []string{"", ""}},
	} {
		h := open(t, host.Options{Headless: true}, 2)
		if err := h.Restore(tt.keys, tt.names); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := h.Keys(); !maps.Equal(got, tt.keys) {
			t.Errorf("%s: keys %v, want %v", name, got, tt.keys)
		}
		for i, c := range h.State().Seats {
			if _, reserved := tt.keys[rules.Seat(i)]; reserved && c.Name != tt.want[i] {
				t.Errorf("%s: chair %d is of %q, want %q", name, i, c.Name, tt.want[i])
			}
		}
	}
	for name, keys := range map[string]map[rules.Seat]string{
		"no hash":           {0: "secret"},
		"half a hash":       {0: a[:32]},
		"beyond the chairs": {2: a},
		"below the chairs":  {rules.Spectator: a},
	} {
		if err := open(t, host.Options{Headless: true}, 2).Restore(keys, nil); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}
