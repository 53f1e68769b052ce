package trichrome

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
)

// Three people at once, each with a device: everybody's press turns the own
// runner and no other.
func TestEachTurnsOnlyTheOwnRunner(t *testing.T) {
	for _, c := range []struct {
		name    string
		devices [game.Players]input.Device
		hands   [game.Players]hand
	}{
		{"three pads", [...]input.Device{input.Gamepad(0), input.Gamepad(1), input.Gamepad(2)}, [...]hand{pad(0), pad(1), pad(2)}},
		{"two on the keyboard and a pad", [...]input.Device{input.LeftHalf, input.RightHalf, input.Gamepad(0)}, [...]hand{keys(input.LeftHalf), keys(input.RightHalf), pad(0)}},
		{"three on the keyboard", [...]input.Device{input.RightHalf, input.MiddleHalf, input.LeftHalf}, [...]hand{keys(input.RightHalf), keys(input.MiddleHalf), keys(input.LeftHalf)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := people(3, 11, map[string]string{"rounds": "2", "maze": "17x11"})
			for i, d := range c.devices {
				start.Chairs[i].Device = d
			}
			th := newTheatre(t, start)
			for i := range game.Players {
				th.Src.Now.Pads = append(th.Src.Now.Pads, input.PadState{Slot: i, GUID: "x", Name: "pad"})
			}
			th.Wait(1)
			turns := [...]game.Dir{game.Up, game.Left, game.Down, game.Right}
			for shift := range turns {
				for p, h := range c.hands {
					h(th, turns[(p+shift)%len(turns)])
				}
				th.Wait(1)
				for p := range c.hands {
					if w := &th.wish[p]; !w.held || w.dir != turns[(p+shift)%len(turns)] {
						t.Errorf("seat %s wants %v, held %v; the hand says %v", rules.Seat(p).Letter(), w.dir, w.held, turns[(p+shift)%len(turns)])
					}
				}
				for _, h := range c.hands {
					h(th, game.None)
				}
				th.Wait(1)
			}
			c.hands[1](th, game.Up)
			th.Wait(1)
			if th.wish[0].held || !th.wish[1].held || th.wish[2].held {
				t.Errorf("one press is held by %v %v %v", th.wish[0].held, th.wish[1].held, th.wish[2].held)
			}
		})
	}
}
