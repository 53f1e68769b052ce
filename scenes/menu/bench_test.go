package menu

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/settings"
)

// BenchmarkSettled is one tick of a screen on which nothing happens.
func BenchmarkSettled(b *testing.B) {
	for _, c := range []struct {
		name string
		open func(r *rig) scenes.Scene
	}{
		{"title", func(r *rig) scenes.Scene { return r.k.Title() }},
		{"lobby", func(r *rig) scenes.Scene { return newLobby(r.k, "bzzz") }},
		{"settings", func(r *rig) scenes.Scene { return r.k.Settings(r.scene) }},
		{"pause", func(r *rig) scenes.Scene {
			return r.k.Pause(r.scene, kit.Paused{Game: "bzzz", Lost: rules.Spectator})
		}},
	} {
		b.Run(c.name, func(b *testing.B) {
			r := newRig(b, 1280, 720, settings.French, 100, "")
			r.scene = c.open(r)
			tick := func() {
				if _, err := r.scene.Update(r.k.Env.Hands.Tick()); err != nil {
					b.Fatal(err)
				}
			}
			for range 120 {
				tick()
			}
			b.ReportAllocs()
			for b.Loop() {
				tick()
			}
		})
	}
}
