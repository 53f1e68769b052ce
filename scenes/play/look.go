package play

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// Look is how a game appears on the shared screens, which know a game by its look alone.
type Look struct {
	// Name is the game's name. Line is a sentence about it in the main menu. Facts are
	// its seats, its length and its kind of turns.
	Name, Line, Facts words.Text
	// Poster is the artwork of its poster, 208 by 344 units, and Caption the colour of
	// the name on it.
	Poster  string
	Caption ui.Color
	// Tilt is the rotation of its poster, in radians clockwise.
	Tilt float32
	// Emblem is the artwork on the tickets of its records, and Ticket their paper.
	Emblem string
	Ticket ui.Color
	// Ground paints the ground of its menus; nil is bare paper.
	Ground func(g *ui.Gui)
	// Decor paints decorations on the ground of its lobby; it may be nil.
	Decor func(g *ui.Gui)
	// Guide paints what leads from the name in the lobby's header to the question behind
	// it, from x on, and returns its width; it may be nil. came returns how far an
	// animation is, from 0 to 1, that starts delay ticks after the lobby opened and takes
	// ticks.
	Guide func(g *ui.Gui, x float32, came func(delay, ticks int) float32) (width float32)
}

// unknown is the look of a game that is not in this program, as in a record of a newer
// version.
var unknown Look

// Look returns the look of a game. An unknown one has the zero look, which paints nothing
// and has an empty name.
func (a *App) Look(id string) *Look {
	if f := a.FrontEnd(id); f != nil {
		return &f.Look
	}
	return &unknown
}

// GameName returns the name of a game in the player's language.
func (a *App) GameName(id string) string { return a.Words.Say(a.Look(id).Name) }

// GameGround paints the background of a game's menus.
func (a *App) GameGround(g *ui.Gui, id string) {
	if l := a.Look(id); l.Ground != nil {
		l.Ground(g)
		return
	}
	a.PaperGround(g)
}
