package ui

import "testing"

// Edges of controls have at least three times the contrast of the papers they are on.
func TestEdgesAreSeen(t *testing.T) {
	for name, paper := range map[string]Color{"paper": Paper, "trough": Trough, "sand": KeySand, "white": White, "sage": BookGreen.Mix(Paper, 0.6)} {
		edge := paper.Mix(Ink, Edge)
		a, b := luminance(edge), luminance(paper)
		if ratio := (max(a, b) + 0.05) / (min(a, b) + 0.05); ratio < 3 {
			t.Errorf("on %s an edge has %.2f : 1", name, ratio)
		}
	}
}
