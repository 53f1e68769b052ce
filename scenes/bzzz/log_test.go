package bzzz

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
)

// The lines of the log that stand together are of one size, however long a name is.
func TestLogLinesAreOfOneSize(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	start := people(1, 3, nil)
	start.Chairs[0].Name = "Maximilienne"
	th := stageOn(on, start)
	th.on.Prefs.Speed = 4
	turn := th.v.Turn
	th.Press(ebiten.KeyDigit1)
	th.finish()
	th.Until("the next own turn", func() bool { return th.v.Turn > turn+3 && th.mine() })
	sight := on.Sight()
	sight.See("log", th.scene, false, func() { th.Wait(2) })
	box, sizes := th.lay.log, map[float32]string{}
	for _, l := range th.g.P.Witness.Letters {
		if b := l.Bounds(); b.X > box.X+40 && b.Y > box.Y+36 && b.Bottom() < box.Bottom() && strings.Contains(l.Text, "pond") {
			sizes[l.Em] = l.Text
		}
	}
	if len(sizes) != 1 {
		t.Errorf("lines of %d sizes: %v", len(sizes), sizes)
	}
}
