// Package aquariom is how Aquar.iom is played by hand: the water under one
// camera or several, mouse, keys, pads and fingers that steer all of one's
// cells, what an action would do before it is done, the contest that is watched,
// replays and results.
//
// A turn usually lasts a twentieth of a second, and sixty pictures a second are drawn:
// what is seen lies between the latest two views, so that it is never more than one
// turn late. What is shown before it is done, the daughter, the reach, who may eat
// whom, is computed by the rules.
//
// The parts build upon one another: [sea] is what swims and who looks at it, [steering]
// what hands want, [panels] what lies over the water, [watch] what a spectator
// sees and does, and [view] is all of it. A match at this screen is shown by the scene
// of all games, with a [face]. A game on a server and a record on a screen of its own
// are scenes of this package, [online] and [screening], with the same view: neither is
// a match that this machine plays. The server keeps the time of its game, knows its
// rules and goes on while a person pauses here, so that nothing of what package play
// does for a match, its clock, its record, its seats, its undo, would be true of it.
package aquariom

import (
	"errors"
	"math"

	"ludotheque/ai"
	bots "ludotheque/ai/aquariom"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// newPlayer returns a computer player of a level.
func newPlayer(level string, seed uint64) match.Player[game.Action, *game.View] {
	return bots.New(ai.Level(level), seed)
}

// stride is how many turns a position of a replay has: about as many as the
// deck gives a position at normal speed, so that a match is seen in its time.
const stride = 2

// onScreen is all that the game brings to a screen.
var onScreen = play.Game[*game.State, game.Action, *game.View]{
	Rules: game.Game, Levels: Levels, Player: newPlayer, Script: script,
	History:  history.New,
	Face:     newFace,
	Board:    newRecord,
	Heard:    heard,
	Eyes:     play.All[game.Action, *game.View],
	Devices:  []input.Device{input.Mouse, input.RightHalf, input.LeftHalf, input.MiddleHalf},
	Stride:   stride,
	Reseeds:  true,
	Readies:  true,
	Tune:     tune,
	Ceremony: awarded,
	Wide:     newScreening,
}

// FrontEnd returns what Aquar.iom offers to the menus.
func FrontEnd() *play.FrontEnd {
	return onScreen.FrontEnd(play.FrontEnd{
		Look: ownLook, Lesson: func() *play.Lesson { return &firstGame().Lesson }, Minutes: minutes, Check: check,
		BookFacts:  bookFacts,
		Illustrate: illustrate, IllustrationHeight: illustrationHeight, Gallery: board.Gallery,
		Served: func(k *play.App, at play.Server) scenes.Scene { return newWaiting(k, at) },
	})
}

// tune begins the music, as thin as it is among equals.
func tune(k *kit.Kit, _ bool) {
	k.Tune(game.Game.ID)
	k.Intensity(0)
}

// turnsOf is how many turns a match of a set-up on a map has, and how long one takes, in
// milliseconds.
func turnsOf(s rules.Setup, m *game.Map) (turns, each int) {
	turns, each = game.Game.Int(s, game.OptionTurns), game.Game.Int(s, game.OptionTurn)
	if turns == 0 {
		turns = m.Turns
	}
	if each == 0 {
		each = m.TurnTime()
	}
	return turns, each
}

// unknown is the value of an option that a server does not tell: the rule book says so.
const unknown = "unknown"

// bookFacts are the numbers of the rule book that follow from the map, and served, which
// says that the match is a server's.
func bookFacts(s rules.Setup, facts words.Facts) {
	m, err := game.FindMap(game.Game.Value(s, game.OptionMap))
	if err != nil {
		m, err = game.FindMap(game.Game.Value(rules.Setup{}, game.OptionMap)) // the lobby says what is wrong
	}
	if err != nil {
		return
	}
	percent := func(share float32) int { return int(100*share + 0.5) }
	turns, each := turnsOf(s, m)
	facts["served"] = "no"
	if game.Game.Value(s, game.OptionTurn) == unknown {
		facts["served"] = "yes"
	}
	facts.Number("turns", turns)
	facts.Number("pace", 1000/max(1, each))
	facts.Number("begins", m.StartCells)
	facts.Number("start", int(m.StartMass))
	facts.Number("loss", int(1000*m.MassLoss+0.5))
	facts.Number("regrowth", m.Regrowth)
	facts.Number("least", int(m.MinMass))
	facts.Number("most", int(m.MaxMass))
	facts.Number("ratio", percent(m.Ratio))
	facts.Number("gain", percent(m.Absorption))
	facts.Number("split", m.MaxSplit)
	facts.Number("isolation", m.Isolation)
	facts.Number("virus", int(m.VirusMass))
	facts.Number("toll", percent(m.VirusLoss))
	facts.Number("bursts", int(math.Ceil(float64(game.Laws{Map: m, Dialect: dialectOf(s)}.BurstMass()))))
	facts.Number("viruses", m.MaxViruses)
	facts.Number("cells", m.MaxCells)
	facts["laid"] = "no"
	if m.MaxViruses > 0 {
		facts["laid"] = "yes"
	}
}

// dialectOf is the dialect of a set-up; one that is not told counts as the document's.
func dialectOf(s rules.Setup) (d game.Dialect) {
	if d.UnmarshalText([]byte(game.Game.Value(s, game.OptionDialect))) != nil {
		return game.Document
	}
	return d
}

// minutes returns about how long a match takes.
func minutes(s rules.Setup) int {
	m, err := game.FindMap(game.Game.Value(s, game.OptionMap))
	if err != nil {
		return 0
	}
	turns, turn := turnsOf(s, m)
	return max(1, (turns*turn+30_000)/60_000)
}

// check says why options that are right each for itself do not go together: a
// map has a least and a largest number of players.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err == nil || !errors.As(err, &e) || e.Field != "seats" {
		return words.Text{}
	}
	m, err := game.FindMap(game.Game.Value(s, game.OptionMap))
	if err != nil {
		return words.Text{}
	}
	least := game.Game.Min
	if dialectOf(s) == game.Document {
		least = m.MinPlayers
	}
	return words.AquariomSetupSeats(least, min(m.MaxPlayers, game.Game.Max))
}
