package kittest

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

func (c *conformity[S, A, V]) rests(t *testing.T) {
	steps := 4
	if c.timed() {
		steps = 4 * c.game.Rules.Rate
	}
	AllocateNothing(t, []Settled{{"a pose", func(t testing.TB) func() {
		s := NewStage(t, "fr", 1280, 720)
		s.Kit.Prefs.Motion = ui.Reduced
		opened, err := c.front.Shot(s.Kit, c.Start(1), steps)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(opened.(scenes.Closer).Close)
		s.Play(opened)
		s.Wait(240)
		seen := opened.Picture().Version()
		s.Wait(60)
		if opened.Picture().Version() != seen {
			t.Error("the picture of a moment goes on changing")
		}
		return func() { s.Wait(1) }
	}}})
}

// restsForAPerson lets a person think: after a while nothing is drawn any more.
func (c *conformity[S, A, V]) restsForAPerson(t *testing.T) {
	if c.timed() {
		t.Skip("a game in real time does not wait")
	}
	b := c.sit(t, c.Start(1), nil)
	b.mine()
	b.Wait(40 * input.TicksPerSecond)
	p, screen := b.scene.Picture(), ebiten.NewImage(b.Kit.Env.Width, b.Kit.Env.Height)
	defer screen.Deallocate()
	p.Refresh(screen)
	for n := range 2 * input.TicksPerSecond {
		b.Wait(1)
		if p.Refresh(screen) {
			t.Fatalf("%s: %d ticks after it came to rest something is drawn", scenes.Tell(b.scene), n)
		}
	}
}

// repaints is how often a picture is painted between two ticks, sixty times: what painting
// changes grows with each of them.
const repaints = 10

// paintsOnly plays the same match twice, and paints one of them many times between two
// ticks.
func (c *conformity[S, A, V]) paintsOnly(t *testing.T) {
	type moment struct {
		tell, hash string
		laid       []ui.Laid
	}
	run := func(times int) (all []moment) {
		b := c.sit(t, c.Start(1), func(s *Stage) {
			s.Kit.P.Witness, s.Kit.P.Unseen = &ui.Witness{Whole: true}, true
			s.Kit.Prefs.Speed = 4
		})
		for i := range 60 {
			if b.Shown != nil {
				break
			}
			c.Beat(b.Stage, b.scene.Face(), Devices[i%2*2]) // keys and mouse in turn
			b.Wait(3)
			laid := b.scene.Screen().Gui.P.Laid(nil)
			for i := range laid {
				laid[i].Image = nil // each match bakes pictures of its own
			}
			all = append(all, moment{scenes.Tell(b.scene), b.match.Hash(), laid})
			for range times {
				b.scene.Repaint()
			}
		}
		return all
	}
	once, often := run(0), run(repaints)
	if len(once) != len(often) {
		t.Fatalf("%d moments, and %d when each is painted many times", len(once), len(often))
	}
	for i := range once {
		switch a, b := &once[i], &often[i]; {
		case a.tell != b.tell || a.hash != b.hash:
			t.Fatalf("moment %d: painted many times between two ticks the match goes otherwise: %s, and %s", i, a.tell, b.tell)
		case !slices.Equal(a.laid, b.laid):
			t.Fatalf("moment %d (%s): painted many times between two ticks the picture is another", i, a.tell)
		}
	}
	// At rest the same moment painted twice is the same picture.
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Motion = ui.Reduced })
	b.mine()
	b.Wait(120)
	b.scene.Repaint()
	first := b.scene.Picture().Version()
	b.scene.Repaint()
	if b.scene.Picture().Version() != first {
		t.Error("the same moment painted twice gives two pictures")
	}
}
