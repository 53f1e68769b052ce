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

// While another player's turn is on, a phone shows what happened last where a step of the own turn is shown else.
func TestAPhoneShowsTheLatestWhileOneWaits(t *testing.T) {
	on := kittest.NewStage(t, "fr", 390, 844)
	on.Kit.Env.Coarse = true
	th := stageOn(on, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	th.finish()
	th.Until("another's turn", func() bool { return !th.mine() && th.v.Current > th.v.Seat && len(th.log.readableLines()) > 1 })
	sight := on.Sight()
	sight.See("waiting", th.scene, false, func() { th.Wait(2) })
	told := th.log.readableLines()
	for _, i := range told[len(told)-2:] {
		if text := th.log.words(i).text; !strings.Contains(sight.Said(), text) {
			t.Errorf("%q is not shown: %q", text, sight.Said())
		}
	}
}
