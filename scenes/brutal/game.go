// Package brutal is how C'est du brutal ! is played by hand: a team is composed
// on shelves, posted on a campus plan, watched as it throws cups in five zones
// at once, and sent orders in truces; friends who share the screen pass it on, or
// decide together on pads without being seen.
//
// Nothing here decides what the rules decide: the [face] notes requests, and shows the
// views that come back. Package board paints.
package brutal

import (
	"errors"

	"ludotheque/ai"
	bots "ludotheque/ai/brutal"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// onScreen is all that the game brings to a screen.
var onScreen = play.Game[*game.State, game.Action, *game.View]{
	Rules: game.Game, Levels: Levels,
	Player: func(level string, seed uint64) match.Player[game.Action, *game.View] {
		return bots.New(ai.Level(level), seed)
	},
	Script:  script,
	History: history.New,
	Reveal:  (*game.State).Open,
	Face:    newFace,
	Board: func(k *kit.Kit, _ shared.History[*game.View]) play.Board[*game.View] {
		return &record{speech: speech{k}, field: board.New()}
	},
	Heard:   heard,
	Reseeds: true,
	Extra:   newPortrait,
}

// FrontEnd returns what C'est du brutal ! offers to the menus.
func FrontEnd() *play.FrontEnd {
	f := onScreen.FrontEnd(play.FrontEnd{
		Look: ownLook, Lesson: func() *play.Lesson { return &firstGame },
		Minutes: func(rules.Setup) int { return minutes },
		Check:   check, BookFacts: bookFacts,

		Illustrate: board.Illustrate, IllustrationHeight: board.IllustrationHeight,
		Gallery: gallery,
	})
	begin := f.New
	f.New = func(k *play.App, s play.Start) (scenes.Scene, error) {
		enrol(k, &s)
		return begin(k, s)
	}
	return f
}

// bookFacts are the numbers of the rule book that follow from the dialect of the rules.
func bookFacts(s rules.Setup, facts words.Facts) {
	d := game.Origin
	if facts[game.OptionDialect] == game.Balanced.String() {
		d = game.Balanced
	}
	facts.Number("elite", d.MaxECTS(game.Elite.Bonus()[game.Constitution]))
	facts.Number("master", d.MaxECTS(game.Master.Bonus()[game.Constitution]))
	facts.Number("each", d.MaxECTS(1)-d.MaxECTS(0))
	facts.Number("limit", d.Limit())
}

// minutes is about how long a match takes: two for the set-up, one for the
// posting, and a battle of four brawls.
const minutes = 8

// check says why options that are right each for itself do not go together: the
// two teams study different things.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err != nil && errors.As(err, &e) && e.Field == game.OptionProgrammeB {
		return words.BrutalSetupSame()
	}
	return words.Text{}
}
