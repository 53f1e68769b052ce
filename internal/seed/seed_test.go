package seed

import "testing"

func TestSeedsAreDrawnAnew(t *testing.T) {
	seen := map[uint64]bool{}
	var ones, zeros uint64
	for range 1000 {
		s := New()
		if s >= 1<<53 {
			t.Fatalf("%d has more than 53 bits", s)
		}
		if seen[s] || seen[s-1] || seen[s+1] {
			t.Fatalf("%d or a neighbour came before", s)
		}
		seen[s] = true
		ones, zeros = ones|s, zeros|^s
	}
	if all := uint64(1)<<53 - 1; ones&all != all || zeros&all != all {
		t.Errorf("bits that never change: %b %b", ^ones&all, ^zeros&all)
	}
}
