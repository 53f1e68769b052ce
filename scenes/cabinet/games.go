package cabinet

import (
	"ludotheque/scenes/aquariom"
	"ludotheque/scenes/brutal"
	"ludotheque/scenes/bzzz"
	"ludotheque/scenes/empire"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome"
)

// frontEnds is the games of the cabinet in the order of the title, those to
// come included: their posters say so.
func frontEnds() []*play.FrontEnd {
	return []*play.FrontEnd{
		bzzz.FrontEnd(),
		trichrome.FrontEnd(),
		brutal.FrontEnd(),
		aquariom.FrontEnd(),
		empire.FrontEnd(),
	}
}

// template is the game that is copied to make another: it can be played by name, and
// no menu shows it.
func template() *play.FrontEnd { return null.FrontEnd() }
