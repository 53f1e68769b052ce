package bzzz

import (
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
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

// On a phone the score of the player whose turn it is is lit, and no other; before anything has happened the card of
// the steps says whose turn it is.
func TestAPhoneLightsWhoseTurnItIs(t *testing.T) {
	on := kittest.NewStage(t, "fr", 390, 844)
	on.Kit.Env.Coarse = true
	start := people(1, 3, nil)
	start.Chairs[0], start.Chairs[2] = start.Chairs[2], start.Chairs[0]
	th := stageOn(on, start)
	sight := on.Sight()
	lit := func() {
		t.Helper()
		img := sight.See("turn", th.scene, true, func() { th.Wait(1) })
		for i := range game.Players {
			cell := th.lay.big.scores.Inset(5).Column(i, game.Players, 0)
			scale := float32(img.Rect.Dx()) / th.on.Gui.P.View().W
			c := img.RGBAAt(int((cell.X+12)*scale), int((cell.Bottom()-12)*scale))
			want, other := ui.SeatLook(rules.Seat(i)).Tint, ui.Paper
			near := func(o ui.Color) float64 {
				return math.Abs(float64(o.R)*255-float64(c.R)) + math.Abs(float64(o.G)*255-float64(c.G)) + math.Abs(float64(o.B)*255-float64(c.B))
			}
			if got := near(want) < near(other); got != (rules.Seat(i) == th.v.Current) {
				t.Errorf("in the turn of %d the score of %d is lit: %v", th.v.Current, i, got)
			}
		}
	}
	if th.v.Current == th.v.Seat {
		t.Fatal("it is the own turn")
	}
	lit()
	if said := sight.Said(); len(th.log.readableLines()) == 0 && !strings.Contains(said, "C’est à Ordinateur A") {
		t.Errorf("the card says %q", said)
	}
	th.Until("the own turn", th.mine)
	lit()
}
