package null

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// firstGame is the first game: the die, a card, and what becomes of both.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Game.Min, Seed: 1, Options: map[string]string{"cards": "5"}}, SeedText: "1",
		Chairs: []play.Chair{{}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.NullLearnDie(), At: "die"},
		{Words: words.NullLearnLay(), At: "hand", Until: []lesson.News{newsLaid},
			How: lesson.How{Buttons: []input.Button{input.A}, Key: ebiten.KeyDigit1, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.NullLearnShow(), Until: []lesson.News{newsShown}},
	},
}
