package board

import (
	"testing"

	"ludotheque/scenes/ui"
)

// Where texts are large no tag lies over another, each is near its figure, and what
// they show is half as large again at the least.
func TestTagsFindTheirPlaces(t *testing.T) {
	for seed := range uint64(6) {
		v := played(t, seed, 300)
		if len(v.Bees) > 24 {
			v.Bees = v.Bees[:24]
		}
		for _, text := range []float32{1.5, 1.75, 2} {
			p := ui.NewPainter()
			p.TextScale = text
			p.Begin(ui.NewView(1280, 720))
			f := frameOf(v)
			f.Text, f.Bees = text, f.Bees[:len(v.Bees)]
			all := New().placeTags(p, f)
			if len(all) != len(v.Bees)+len(v.Flowers) {
				t.Fatalf("%d tags for %d figures", len(all), len(v.Bees)+len(v.Flowers))
			}
			over := 0
			for i := range all {
				for j := range i {
					if overlap(all[i].rect(), all[j].rect()) > 4 {
						over++
					}
				}
				away := max(abs32(all[i].dx)-(figure+all[i].w)/2, abs32(all[i].dy)-(figure+all[i].h)/2)
				if away > tagFar+tagStepY {
					t.Errorf("seed %d, text %v: a tag is %v away from its figure", seed, text, away)
				}
			}
			if over > 0 {
				t.Errorf("seed %d, text %v: %d pairs of %d tags lie over each other", seed, text, over, len(all))
			}
			if size := tagTypeLarge(p, text).Size * p.TextScale; size < 15*text-0.1 {
				t.Errorf("text %v: figures are %v high", text, size)
			}
		}
	}
}

// A board that stands still places its tags once.
func BenchmarkTags(b *testing.B) {
	v := played(b, 5, 300)
	p := ui.NewPainter()
	p.TextScale = 2
	p.Begin(ui.NewView(1280, 720))
	f := frameOf(v)
	f.Text = 2
	for b.Loop() {
		New().placeTags(p, f)
	}
}
