package trichrome

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// TestMostDoorsAreFair plays games of three hards: nearly every door opens where the hunter
// has 40 to 75 % of the prey's way, as the rule book says.
func TestMostDoorsAreFair(t *testing.T) {
	allDoors, allFair := 0, 0
	for _, maze := range []string{"17x11", "21x15", "27x19"} {
		doors, fair := 0, 0
		setup := rules.Setup{Seed: 1, Options: map[string]string{"maze": maze}}
		var players [trichrome.Players]chooser
		for p := range players {
			players[p] = New(ai.Hard, ai.Seed(setup.Seed, rules.Seat(p)))
		}
		game(t, setup, players, func(s *trichrome.State) {
			v := s.View(rules.Spectator)
			for _, e := range v.Events {
				if e.What != trichrome.EventDoor {
					continue
				}
				doors++
				door, _ := v.Door()
				var dist [trichrome.MaxCells]int16
				v.Maze.Flood(door, dist[:v.Maze.Cells()])
				prey, hunter := int(dist[v.Cell(v.Round.Eater)]), int(dist[v.Cell(v.Round.Hunter)])
				if 100*hunter >= trichrome.DoorNear*prey && 100*hunter <= trichrome.DoorFar*prey {
					fair++
				}
			}
		})
		t.Logf("%s: %d of %d doors are fair", maze, fair, doors)
		allDoors += doors
		allFair += fair
	}
	if allDoors != 3*10 || 100*allFair < 65*allDoors {
		t.Errorf("only %d of %d doors are fair", allFair, allDoors)
	}
}
