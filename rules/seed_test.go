package rules

import "testing"

func TestSeedFromText(t *testing.T) {
	for text, want := range map[string]uint64{
		"":                     0,
		"0":                    0,
		" 42 ":                 42,
		"18446744073709551615": 1<<64 - 1,
		// The published FNV-1a vector for "foobar".
		"foobar":   0x85944171f73967e8,
		" FooBar ": 0x85944171f73967e8,
	} {
		if got := SeedFromText(text); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
	if SeedFromText("18446744073709551616") == 0 || SeedFromText("-1") == SeedFromText("1") {
		t.Error("a number that does not fit is a text like any other")
	}
}
