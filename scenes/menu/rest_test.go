package menu

import (
	"testing"

	"ludotheque/scenes"
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
