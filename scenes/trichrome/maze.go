package trichrome

import (
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/board"
)

// hedges returns a maze as the board paints it.
func hedges(m *game.Maze, seed uint32) *board.Maze {
	g := &board.Maze{W: m.W, H: m.H, East: make([]bool, m.Cells()), South: make([]bool, m.Cells()), Key: mazeKey(m, seed)}
	for c := range m.Cells() {
		g.East[c], g.South[c] = !m.Open(c, game.Right), !m.Open(c, game.Down)
	}
	return g
}

// mazeKey tells mazes apart.
func mazeKey(m *game.Maze, seed uint32) uint64 { return uint64(seed)<<16 | uint64(m.W) }
