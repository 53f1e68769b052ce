package menu

import (
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
)

// newLobby starts a match of one person against computers of middling strength.
func newLobby(k *kit.Kit, game string) scenes.Scene {
	f := k.FrontEnd(game)
	s := kit.Start{Setup: rules.Setup{Seats: f.Info.Max, Seed: k.Env.Seed()}, Chairs: []kit.Chair{{}}}
	for len(s.Chairs) < s.Setup.Seats {
		s.Chairs = append(s.Chairs, kit.Chair{Level: f.Levels[len(f.Levels)/2]})
	}
	next, err := f.New(k, s)
	if err != nil {
		return k.Title()
	}
	return next
}
