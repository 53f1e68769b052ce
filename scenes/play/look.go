package play

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// Look is how a game shows itself on the screens that all games share. These know
// a game by its look alone.
type Look struct {
	// Name is what the game is called. Line is the sentence that the title says of
	// it, Facts are its seats, its length and its kind of turns.
	Name, Line, Facts words.Text
	// Poster is the artwork of its poster, 208 by 344 units, and Caption the colour of
	// the name on it.
	Poster  string
	Caption ui.Color
	// Tilt is how its poster hangs, in radians clockwise.
	Tilt float32
	// Emblem is the artwork on the tickets of its records, and Ticket their paper.
	Emblem string
	Ticket ui.Color
	// Ground paints the ground of its menus; nil is bare paper.
	Ground func(g *ui.Gui)
	// Decor paints what lies on the ground of its lobby besides; nil is nothing.
	Decor func(g *ui.Gui)
	// Guide paints what leads from the name in the lobby's header to the question
	// behind it, from x on, and says how wide that is; nil is nothing. came says how
	// far something has come, from 0 to 1, that begins to move so many ticks after the
	// lobby was opened and takes so many ticks.
	Guide func(g *ui.Gui, x float32, came func(delay, ticks int) float32) (width float32)
}

// unknown is the look of a game that is not in the cabinet, as when a record of a
// game to come is listed.
var unknown Look

// Look is the look of the game of that id. A game that is not there has the zero
// look, which paints nothing; its name is empty.
func (a *App) Look(id string) *Look {
	if f := a.FrontEnd(id); f != nil {
		return &f.Look
	}
	return &unknown
}

// GameName is the name of the game of that id, in the player's language.
func (a *App) GameName(id string) string { return a.Words.Say(a.Look(id).Name) }

// GameGround paints the ground of a game's menus: each has its own weather.
func (a *App) GameGround(g *ui.Gui, id string) {
	if l := a.Look(id); l.Ground != nil {
		l.Ground(g)
		return
	}
	a.PaperGround(g)
}
