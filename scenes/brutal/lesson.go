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

// slides is how points are given.
var slides = lesson.How{Buttons: []input.Button{input.R, input.Right}, Mouse: words.BrutalLearnSlide(), Touch: words.BrutalLearnSlide()}

// The steps that end by the large key, whose words are other ones on each page.
var (
	giveTeam   = lesson.Step{Words: words.BrutalLearnGive(words.BrutalContinue), Label: words.BrutalContinue(), At: "main", Until: []lesson.News{newsGiven}, How: clicks}
	givePosts  = lesson.Step{Words: words.BrutalLearnStart(words.BrutalPostGive), Label: words.BrutalPostGive(), At: "main", Until: []lesson.News{newsBell}, How: clicks}
	giveOrders = lesson.Step{Words: words.BrutalLearnOrders(), At: "main", Also: []string{"bench"}, Until: []lesson.News{newsGiven}, How: clicks}
)

// firstGame is the first battle, from the set-up to the first orders: ten points and
// the odds that they move, a brawl, what mattered in it, a truce.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: 3}, SeedText: "3",
		Chairs: []play.Chair{{}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.BrutalLearnGoal()},
		{Words: words.BrutalLearnTeam(), At: "presets", Until: []lesson.News{newsTeam}, How: clicks},
		{Words: words.BrutalLearnCup(), At: "cup", Until: []lesson.News{newsPicked}, How: clicks},
		{Words: words.BrutalLearnPoints(), At: "rows", Also: []string{"points", "odds"}, Until: []lesson.News{newsPoints}, How: slides},
		{Words: words.BrutalLearnOdds(), At: "odds", Also: []string{"rows"}},
		{Words: words.BrutalLearnRoles(), At: "roles"},
		giveTeam,
		{Words: words.BrutalLearnPost(words.BrutalPostFill), Label: words.BrutalPostFill(), At: "fill", Also: []string{"shelf"}, Moment: true, Until: []lesson.News{newsPosted},
			How: lesson.How{Buttons: []input.Button{input.ZR}, Key: ebiten.KeyPageDown, Keyed: true, Mouse: words.BrutalLearnDrag(), Touch: words.BrutalLearnDrag()}},
		givePosts,
		{Words: words.BrutalLearnMelee(), At: "zone", Also: []string{"caption"}, Waits: true, Moment: true},
		{Words: words.BrutalLearnWatch(), At: "speed", Also: []string{"zone", "caption"}, Until: []lesson.News{newsMoments}},
		{Words: words.BrutalLearnMoments(words.BrutalMomentsAgain, words.BrutalMomentsTruce), At: "moments", Also: []string{"main"}, Moment: true, Until: []lesson.News{newsTruce}},
		{Words: words.BrutalLearnTruce(), At: "bench", Moment: true},
		giveOrders,
		{Words: words.BrutalLearnPlay()},
	},
}

// pupil is what the lesson asks of a match: where its places are, and how to do what a
// step asks for.
type pupil struct{ *face }

// learning says that a lesson goes on.
func (f *pupil) learning() bool { return f.on.App.Teacher(f.on.Scene()) != nil }

// lessonPoints is how many points a team of the lesson still has to place, on the cup
// of the number lessonCup or wherever the person likes.
const (
	lessonPoints = 10
	lessonCup    = 1
)

// spare takes the points out of a ready-made team that the lesson asks the person to
// place: from lessonCup as far as it has them, else from the others.
func (d *draft) spare() {
	d.spareOf(lessonCup)
	for n := game.Fighters - 1; n >= 0 && d.team.Left() < lessonPoints; n-- {
		d.spareOf(n)
	}
	d.preset, d.mine = noPreset, ""
}

// spareOf takes points from one fighter until there are enough to place.
func (d *draft) spareOf(n int) {
	free := game.RankOf(n).Bonus()
	for a := range game.Attribute(game.Attributes) {
		v := &d.team[n].Values[a]
		*v -= max(0, min(*v-free[a], lessonPoints-d.team.Left()))
	}
}

// Detour is what the large key asks for on this page while the step is about that of
// another one, as [lesson.Detourer] has it.
func (f *pupil) Detour(step *lesson.Step) *lesson.Step {
	if step.At != giveTeam.At {
		return nil
	}
	var now *lesson.Step
	switch f.page {
	case pageSetup:
		now = &giveTeam
	case pagePost:
		now = &givePosts
	case pageTruce:
		now = &giveOrders
	}
	if now == nil || now.Words == step.Words {
		return nil
	}
	return now
}

// Do does what a step of the lesson asks for, as [play.Doer] has it.
func (f *pupil) Do(step *lesson.Step) {
	if f.tick%8 != 0 {
		return // so that it is seen
	}
	var news lesson.News
	if len(step.Until) > 0 {
		news = step.Until[0]
	}
	switch {
	case f.page == pageSetup && news == newsTeam:
		f.on.Do(func() { f.setup.take(0) })
	case f.page == pageSetup && news == newsPicked:
		f.on.Do(func() { f.setup.alone(lessonCup) })
	case f.page == pageSetup && news == newsPoints:
		f.on.Do(f.setup.giveOne)
	case step.At == "zone" && f.page == pageMelee:
	default:
		f.goOn()
	}
}

// giveOne gives the chosen one a point where there is room.
func (s *setup) giveOne() {
	d := s.draft()
	if len(d.chosen(nil)) == 0 {
		s.alone(lessonCup)
	}
	if d.team.Left() <= 0 {
		d.change()
		d.spare()
	}
	for a := range game.Attribute(game.Attributes) {
		if d.team[s.lead].Values[a] < a.Cap() {
			s.nudge(a, board.Nudge{Set: -1, Step: 1}, true)
			return
		}
	}
}

// goOn does the next thing that leads the match on.
func (f *pupil) goOn() {
	switch {
	case f.page == pageMelee && f.on.View.Phase == game.PhaseMelee:
		f.melee.skip()
	case f.page == pageMoments:
		f.on.Do(f.melee.goOn)
	case f.page == pageReveal:
		f.on.Do(f.reveal.end)
	case !f.on.Mine:
	case f.page == pageSetup:
		f.on.Do(f.setup.seal)
	case f.page == pagePost:
		if n, empty := f.draft().placed(); n < game.Fielded || empty > 0 {
			f.on.Do(f.post.fill)
		} else {
			f.on.Do(f.post.seal)
		}
	case f.page == pageTruce:
		f.on.Do(f.truce.seal)
	}
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (f *pupil) Spot(name string) (ui.Rect, bool) {
	if f.on.HandOver || f.modal() {
		return ui.Rect{}, false
	}
	r, ok := ui.Rect{}, false
	switch {
	case f.page == pageSetup:
		r, ok = f.setupSpot(name)
	case f.page == pageMoments:
		r, ok = f.moments.spot(name)
	case f.page == pageMelee && f.melee.director.directs():
		r, ok = f.melee.director.spot(name)
	default:
		r, ok = f.campusSpot(name)
	}
	return r, ok && r.W > 0
}

// setupSpot is Spot on the set-up.
func (f *pupil) setupSpot(name string) (ui.Rect, bool) {
	plan := board.NewSetupPlan(f.g.P, f.setup.half)
	if r := plan.Tabs; r.W > 0 && f.setup.half == board.TeamHalf && (name == "rows" || name == "odds") {
		return r.Column(int(board.ValuesHalf), 2, 8), true // what leads there
	} else if r.W > 0 && f.setup.half == board.ValuesHalf && (name == "presets" || name == "roles") {
		return r.Column(int(board.TeamHalf), 2, 8), true
	}
	switch name {
	case "presets":
		if len(f.draft().chosen(nil)) == 0 && plan.Teams.W > 0 {
			return plan.Teams, true
		}
		_, row := plan.PresetRow()
		return row, true
	case "cup":
		cups := make([]board.Cup, game.Fighters)
		for i, n := range board.OnShelves {
			cups[i].Kind = kindOf(n)
		}
		rows := plan.Shelves(cups)
		x, y, scale := rows[0].Slot(0)
		h := board.Height(board.Elite) * scale
		return ui.Rect{X: x - 40*scale, Y: y - h - 8, W: 80 * scale, H: h + 40}, true
	case "points":
		return plan.Points, true
	case "rows":
		r := plan.Rows[0]
		r.H = plan.Rows[game.Attributes-1].Bottom() - r.Y
		return r, true
	case "roles":
		r := plan.Strategies
		r.H = plan.Reserve.Bottom() - r.Y
		return r, true
	case "odds":
		r := plan.Odds
		r.Y, r.H = plan.Against.Y, r.Bottom()-plan.Against.Y
		return r, true
	case "main":
		return plan.Main, true
	case "card":
		return plan.Niche, true
	}
	return ui.Rect{}, false
}

// campusSpot is Spot on the plan of the campus.
func (f *pupil) campusSpot(name string) (ui.Rect, bool) {
	plan := &f.frame.Plan
	posting, fighting, truce := f.page == pagePost, f.page == pageMelee, f.page == pageTruce
	switch name {
	case "card":
		// The other side's paper, which says nothing that must be known now.
		return plan.Cards[1], true
	case "main":
		return plan.Main, (posting || truce) && f.on.Mine // else it says that it is sealed
	case "fill":
		return plan.Other, posting
	case "shelf":
		return plan.Shelf, posting
	case "zone":
		return plan.Stage(0), fighting && !f.melee.stage.arriving()
	case "speed":
		return plan.Speed, fighting
	case "bench":
		return plan.Bench, truce
	}
	return ui.Rect{}, false
}

// spot is Spot where a director shows the brawl.
func (d *director) spot(name string) (ui.Rect, bool) {
	switch name {
	case "card":
		return d.frame.Plan.Cards[1], true
	case "zone":
		return d.plan.Stage, !d.melee.stage.arriving()
	case "caption":
		return d.plan.Caption, true
	case "speed":
		return d.frame.Plan.Speed, true
	}
	return ui.Rect{}, false
}

// spot is Spot on the page of what mattered.
func (s *moments) spot(name string) (ui.Rect, bool) {
	if s.reel != nowhere {
		return ui.Rect{}, false
	}
	plan := board.NewMomentsPlan(s.g.P.View(), len(s.list), s.g.P.TextScale, s.rects)
	switch name {
	case "moments":
		if len(plan.Cards) > 0 {
			return plan.Cards[0], true
		}
		return plan.Title, true
	case "main":
		return plan.Main, true
	case "card":
		return plan.Score, true
	}
	return ui.Rect{}, false
}
