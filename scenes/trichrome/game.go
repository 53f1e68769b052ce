// Package trichrome is the front end of Trichrome: the maze, the column beside it, input,
// the reversal, the card between two rounds, replays and results.
//
// The face asks for directions and shows the views that come back; the rules decide. The
// match makes as many steps a second as the program makes ticks, so the latest view is drawn
// as it is; at another speed of the game runners are interpolated. The match stands still only
// at a bite, at the end of a duel, between two rounds and in a pause.
//
// What is drawn is ordered by colour, not by seat: colours are drawn by lot when a game
// begins, and a colour, its shape and its letter always go together.
package trichrome

import (
	"strings"

	"ludotheque/ai"
	bots "ludotheque/ai/trichrome"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// stride is how many steps a position of a replay has: as many as the deck gives a
// position at normal speed, so that a game is seen in its own time.
const stride = 14

// onScreen is all that the game brings to a screen.
var onScreen = play.Game[*game.State, game.Dir, *game.View]{
	Rules: game.Game, Levels: Levels,
	Player: func(level string, seed uint64) match.Player[game.Dir, *game.View] {
		return bots.New(ai.Level(level), seed)
	},
	Script:  script,
	History: history.New,
	Face:    newFace,
	Board:   newRecord,
	Heard:   heard,
	Eyes:    play.All[game.Dir, *game.View],
	Devices: []input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf},
	Reseeds: true, Stride: stride, Signs: signs,
	Tune: func(k *kit.Kit, resumed bool) {
		k.Tune(game.Game.ID)
		k.Intensity(0)
		if !resumed {
			k.Play(voices[game.EventRound]) // no step of the match begins it
		}
	},
	Extra: bestRuns,
}

// signs returns the seats whose signs the drawn colours have, by seat; nil for a set-up that
// cannot be played.
func signs(setup rules.Setup) []rules.Seat {
	s, err := game.New(setup)
	if err != nil {
		return nil
	}
	v := s.View(rules.Spectator)
	out := make([]rules.Seat, len(v.Runners))
	for p := range out {
		out[p] = sign(v.Runners[p].Colour)
	}
	return out
}

// bookFacts are the numbers of the rule book: those that follow from the options, and
// seconds and per cent of the rules.
func bookFacts(s rules.Setup, facts words.Facts) {
	wide, high, _ := strings.Cut(game.Game.Info.Value(s, "maze"), "x")
	facts["wide"], facts["high"] = wide, high
	for name, steps := range map[string]int{
		"frenzy": game.FrenzyTicks, "clock": game.ChaseTicks, "press": game.PressTicks, "duel": game.DuelTicks, "every": game.GrowTicks,
	} {
		facts.Number(name, steps/game.Game.Rate)
	}
	facts.Number("growth", game.Growth)
	facts.Number("near", game.DoorNear)
	facts.Number("far", game.DoorFar)
}

// FrontEnd returns what Trichrome offers to the menus.
func FrontEnd() *play.FrontEnd {
	return onScreen.FrontEnd(play.FrontEnd{
		Look:    ownLook,
		Lesson:  func() *play.Lesson { return &firstGame },
		Minutes: minutes, BookFacts: bookFacts,
		Roles: true,
		Tools: []play.Tool{{
			Name: words.TrichromeKeysOpen(), Icon: "icons/keyboard",
			Open: func(k *play.App, behind scenes.Scene) scenes.Scene { return newKeyTest(k, behind) },
		}},
		Illustrate:         illustrate,
		IllustrationHeight: illustrationHeight,
	})
}

// minutesARound is how long a round takes about, the card after it included.
const minutesARound = 0.55

// minutes returns about how long a match takes.
func minutes(s rules.Setup) int {
	return max(1, int(minutesARound*float64(game.Game.Int(s, "rounds"))+0.5))
}
