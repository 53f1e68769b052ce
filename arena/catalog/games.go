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

// games is the cabinet, one line a game.
var games = []*Entry{
	Register(bzzz.Game, bzzzbots.Levels, bzzzbots.New),
	Register(trichrome.Game, trichromebots.Levels, trichromebots.New),
	Register(brutal.Game, brutalbots.Levels, brutalbots.New),
	Register(aquariom.Game, aquariombots.Levels, aquariombots.New),
	Register(empire.Game, empirebots.Levels, empirebots.New),
}

// template is the game that is copied to make another: commands and tests can
// play it, and no menu shows it.
var template = Register(null.Game, nullbots.Levels, nullbots.New)
