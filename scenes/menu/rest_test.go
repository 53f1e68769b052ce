package menu

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
)

// A title or lobby that was left alone comes to rest, so that nothing is drawn
// any more; a key wakes it.
func TestScreensLeftAloneComeToRest(t *testing.T) {
	for name, open := range map[string]func(r *rig) scenes.Scene{
		"title": func(r *rig) scenes.Scene { return r.k.Title() },
		"lobby": func(r *rig) scenes.Scene { return newLobby(r.k, "bzzz") },
	} {
		t.Run(name, func(t *testing.T) {
			const minute = 60 * 60
			r := newRig(t, 1280, 720, settings.French, 100, `{"ticks":3900}`+"\n"+`{"keys":["ShiftLeft","ArrowRight"]}`+"\n"+`{"ticks":3600}`)
			r.scene = open(r)
			changes := func(ticks int) int {
				n := 0
				for range ticks {
					before := r.scene.Picture().Version()
					next, err := r.scene.Update(r.k.Env.Devices.Tick())
					if err != nil {
						t.Fatal(err)
					}
					if next != r.scene {
						t.Fatalf("the screen led to %T", next)
					}
					if r.scene.Picture().Version() != before {
						n++
					}
				}
				return n
			}
			if n := changes(20 * 60); n < 15*60 {
				t.Errorf("in the first twenty seconds the picture changes in %d ticks only: nothing breathes", n)
			}
			changes(minute - 20*60)
			if n := changes(300); n > 0 {
				t.Errorf("after a minute the picture still changes in %d of 300 ticks", n)
			}
			if n := changes(400); n < 200 {
				t.Errorf("after a key the picture changes in %d of 400 ticks: it does not wake", n)
			}
		})
	}
}

// sheets are screens with a sheet over them.
var sheets = []struct {
	name string
	open func(r *rig) scenes.Scene
}{
	{"lobby with its sheet of options", func(r *rig) scenes.Scene {
		l := newLobby(r.k, "bzzz")
		l.openMore()
		return l
	}},
	{"match with what there is to know", func(r *rig) scenes.Scene { return sheeted(r, detailsSheet) }},
	{"match to be shared", func(r *rig) scenes.Scene { return sheeted(r, shareSheet) }},
}

func sheeted(r *rig, sheet matchSheet) scenes.Scene {
	t := &ticket{name: "records/x", header: match.Header{Game: "bzzz", Setup: rules.Setup{Seats: 4}}}
	t.opened(tape{ended()})
	m := newMatch(r.k, r.scene, words.HintTitle(), t, tape{ended()})
	m.unfold(sheet)
	return m
}

// On every shared screen and sheet that was left alone nothing is drawn any more.
func TestNothingIsDrawnOnScreensLeftAlone(t *testing.T) {
	for _, c := range append(settled[:len(settled):len(settled)], sheets...) {
		t.Run(c.name, func(t *testing.T) {
			r := newRig(t, 1280, 720, settings.French, 100, "")
			r.scene = c.open(r)
			screen := ebiten.NewImage(1280, 720)
			defer screen.Deallocate()
			tick := func(missed int) bool {
				in := r.k.Env.Devices.Tick()
				in.Missed = missed
				if _, err := r.scene.Update(in); err != nil {
					t.Fatal(err)
				}
				return r.scene.Picture().Refresh(screen)
			}
			for range 5 * input.TicksPerSecond {
				tick(10) // as on a slow machine
			}
			for range input.TicksPerSecond {
				tick(0)
			}
			drawn := 0
			for range 2 * input.TicksPerSecond {
				if tick(0) {
					drawn++
				}
			}
			if drawn > 0 {
				t.Errorf("after almost a minute something is drawn in %d ticks of two seconds", drawn)
			}
		})
	}
}
