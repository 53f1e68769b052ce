package brutal

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// clicks is what is pressed for a thing in the ring.
var clicks = lesson.How{Buttons: []input.Button{input.R, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// firstGame is the first battle, from the set-up to the first orders.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: 3}, SeedText: "3",
		Chairs: []play.Chair{{}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.BrutalLearnGoal()},
		{Words: words.BrutalLearnTeam(), At: "presets", Until: []lesson.News{newsTeam}, How: clicks},
		{Words: words.BrutalLearnPoints(), At: "panel"},
		{Words: words.BrutalLearnGive(), At: "main", Until: []lesson.News{newsGiven}, How: clicks},
		{Words: words.BrutalLearnPost(), At: "fill", Moment: true, Until: []lesson.News{newsPosted},
			How: lesson.How{Buttons: []input.Button{input.ZR}, Key: ebiten.KeyPageDown, Keyed: true, Mouse: words.BrutalLearnDrag(), Touch: words.BrutalLearnDrag()}},
		{Words: words.BrutalLearnStart(), At: "main", Until: []lesson.News{newsBell}, How: clicks},
		{Words: words.BrutalLearnMelee(), At: "zone", Waits: true, Moment: true},
		{Words: words.BrutalLearnWatch(), At: "speed", Until: []lesson.News{newsTruce}},
		{Words: words.BrutalLearnTruce(), At: "bench", Moment: true},
		{Words: words.BrutalLearnOrders(), At: "main", Until: []lesson.News{newsGiven}, How: clicks},
		{Words: words.BrutalLearnPlay()},
	},
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (f *face) Spot(name string) (ui.Rect, bool) {
	if f.on.HandOver || f.modal() {
		return ui.Rect{}, false
	}
	if f.page == pageSetup {
		plan := board.NewSetupPlan(f.g.P.View())
		switch name {
		case "presets":
			_, row := plan.Presets.CutLeft(plan.Presets.W*0.25, 8)
			return row, true
		case "panel":
			return plan.Points, true
		case "main":
			return plan.Main, true
		case "card":
			return plan.Niche, true
		}
		return ui.Rect{}, false
	}
	plan := &f.frame.Plan
	posting, fighting, truce := f.page == pagePost, f.page == pageMelee, f.page == pageTruce
	r, ok := ui.Rect{}, false
	switch name {
	case "card":
		// The other side's paper, which says nothing that must be known now.
		r, ok = plan.Cards[1], true
	case "main":
		r, ok = plan.Main, posting || truce
	case "fill":
		r, ok = plan.Other, posting
	case "zone":
		r, ok = plan.Stage(0), fighting && !f.melee.stage.arriving()
	case "speed":
		r, ok = plan.Speed, fighting
	case "bench":
		r, ok = plan.Bench, truce
	}
	return r, ok && r.W > 0
}
