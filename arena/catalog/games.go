package catalog

import (
	aquariombots "ludotheque/ai/aquariom"
	brutalbots "ludotheque/ai/brutal"
	bzzzbots "ludotheque/ai/bzzz"
	empirebots "ludotheque/ai/empire"
	nullbots "ludotheque/ai/null"
	trichromebots "ludotheque/ai/trichrome"
	"ludotheque/rules/aquariom"
	"ludotheque/rules/brutal"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/empire"
	"ludotheque/rules/null"
	"ludotheque/rules/trichrome"
)

// games is the list of games, one line each.
var games = []*Entry{
	Register(bzzz.Game, bzzzbots.Levels, bzzzbots.New),
	Register(trichrome.Game, trichromebots.Levels, trichromebots.New),
	Register(brutal.Game, brutalbots.Levels, brutalbots.New),
	Register(aquariom.Game, aquariombots.Levels, aquariombots.New),
	Register(empire.Game, empirebots.Levels, empirebots.New),
}

// template is the game to copy when adding a game: commands and tests can play it, but no menu shows
// it.
var template = Register(null.Game, nullbots.Levels, nullbots.New)
