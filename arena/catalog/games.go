package catalog

import (
	bzzzbots "ludotheque/ai/bzzz"
	nullbots "ludotheque/ai/null"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/null"
)

// games is the cabinet, one line a game.
var games = []*Entry{
	register(bzzz.Game, bzzzbots.Levels, bzzzbots.New),
}

// template is the game that is copied to make another: commands and tests can
// play it, and no menu shows it.
var template = register(null.Game, nullbots.Levels, nullbots.New)
