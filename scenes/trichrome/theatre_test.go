package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// scene is the scene that plays the game.
type scene = play.Scene[*game.State, game.Dir, *game.View]

// theatre is a match in a test's hands.
type theatre struct {
	*face
	*kittest.Stage
	scene *scene
}

// devices are what the persons of a test hold, in seat order.
var devices = [...]input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf}

// people returns a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64, options map[string]string) play.Start {
	st := kittest.People(game.Players, n, Levels[2], seed, options)
	for i := range n {
		st.Chairs[i].Device = devices[i]
	}
	return st
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	return stageOn(kittest.NewStage(t, "fr", 1280, 720), start)
}

// stageOn opens a match on a stage.
func stageOn(on *kittest.Stage, start play.Start) *theatre {
	on.T.Helper()
	s, err := onScreen.Open(on.Kit, start)
	if err != nil {
		on.T.Fatal(err)
	}
	on.T.Cleanup(s.Close)
	on.Play(s)
	return &theatre{face: s.Face().(*face), Stage: on, scene: s}
}

func TestConform(t *testing.T) {
	kittest.Conform(t, &onScreen, FrontEnd(), kittest.Driver{
		Start: func(n int) play.Start { return people(n, 11, map[string]string{"rounds": "2", "maze": "17x11"}) },
		Beat:  beat,
		Obey:  obey,
		Met:   words.TrichromeLearnDuel(),
		Beats: 3 * 60 * 120,
	})
}

// beat steers the first person by a device, and goes on from the card.
func beat(s *kittest.Stage, shown play.Face, device string) {
	f := shown.(*face)
	th := &theatre{face: f, Stage: s}
	by := map[string]hand{"keys": keys(input.RightHalf), "pad": pad(0), "mouse": drag, "touch": swipe}[device]
	if f.card.up {
		by(th, game.None)
		if f.card.ticks > deafTicks {
			switch device {
			case "keys":
				s.Press(ebiten.KeyEnter)
			case "pad":
				s.Button(input.A)
			case "mouse":
				s.ClickOn("next")
			case "touch":
				s.TapOn("next")
			}
		}
		s.Wait(1)
		return
	}
	if f.Person(0) && f.View.Ticks%4 == 0 {
		by(th, pilot(f.View, 0))
	}
	s.Wait(1)
}

// drag pulls the mouse with its button down.
func drag(th *theatre, d game.Dir) {
	now := &th.Src.Now
	if d == game.None {
		now.Mouse = 0
		return
	}
	if now.Mouse == 0 {
		now.Mouse, now.MouseX, now.MouseY = 1<<input.MouseLeft, 640, 360
		return // it comes down first
	}
	dx, dy := d.Vector()
	now.MouseX, now.MouseY = now.MouseX+30*float64(dx), now.MouseY+30*float64(dy)
	if now.MouseX < 40 || now.MouseY < 40 || now.MouseX > 1240 || now.MouseY > 680 {
		now.Mouse = 0
	}
}
