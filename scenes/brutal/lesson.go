package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// clicks is what is pressed for a thing in the ring, which has the focus.
var clicks = lesson.How{Buttons: []input.Button{input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// seals is the key that gives what is decided, which needs no focus.
var seals = lesson.How{Buttons: []input.Button{input.X}, Key: input.EndTurn.Key(), Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// newsSent: an order of a truce was noted.
const newsSent lesson.News = "sent"

// The steps that end by the large key, whose words are other ones on each page.
var (
	giveTeam   = lesson.Step{Words: words.BrutalLearnGive(words.BrutalContinue), Label: words.BrutalContinue(), At: "main", Until: []lesson.News{newsGiven}, How: seals}
	givePosts  = lesson.Step{Words: words.BrutalLearnStart(words.BrutalPostGive), Label: words.BrutalPostGive(), At: "main", Until: []lesson.News{newsBell}, How: seals}
	giveOrders = lesson.Step{Words: words.BrutalLearnOrders(), At: "main", Until: []lesson.News{newsGiven}, How: seals}
)

// fillFirst comes before the posting is given while not all are placed, as for a person
// who comes back to the match.
var fillFirst = lesson.Step{Words: words.BrutalLearnPost(words.BrutalPostFill), Label: words.BrutalPostFill(), At: "fill",
	How: lesson.How{Buttons: []input.Button{input.ZR}, Key: input.DoRest.Key(), Keyed: true, Mouse: words.BrutalLearnDrag(), Touch: words.BrutalLearnDrag()}}

// drags is how the cup that has the focus is sent.
var drags = lesson.How{Buttons: []input.Button{input.A, input.Left, input.Right, input.A}, Mouse: words.BrutalLearnSlide(), Touch: words.BrutalLearnSlide()}

// example is the cup that the lesson has opened: the first student.
const example = 5

// lessonSeed draws what is drawn at random in the first battle.
const lessonSeed = 3

// firstGame is the first battle, with a ready-made team, to the first orders: a brawl,
// what mattered in it, a truce that is thought through.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: lessonSeed, Options: map[string]string{
			game.OptionProgrammeA: game.ISI.String(), game.OptionProgrammeB: game.MTE.String()}}, SeedText: "3",
		Chairs: []play.Chair{{}, {Level: play.LessonLevel}},
	},
	Steps: []lesson.Step{
		{Words: words.BrutalLearnGoal()},
		{Words: words.BrutalLearnTeam(), At: "presets", Until: []lesson.News{newsTeam}, How: clicks},
		{Words: words.BrutalLearnStrategy(), At: "cup", Until: []lesson.News{newsPicked}, How: clicks},
		giveTeam,
		givePosts,
		{Words: words.BrutalLearnMelee(), At: "zone", Moment: true},
		{Words: words.BrutalLearnWatch(), At: "speed", Until: []lesson.News{newsMoments}},
		{Words: words.BrutalLearnMoments(words.BrutalMomentsAgain, words.BrutalMomentsTruce), At: "moments", Moment: true, Until: []lesson.News{newsTruce}},
		{Words: words.BrutalLearnTruce(67, 74, 60), At: "helps", Moment: true}, // as for the first team
		{Words: words.BrutalLearnReinforce(), At: "helps", Moment: true, Until: []lesson.News{newsSent}, How: drags},
		giveOrders,
		{Words: words.BrutalLearnPlay()},
	},
}

// script returns what the partner does: it has a team and places drawn at random, and sends its
// first reservist where it has the fewest.
func script(v *game.View, step *lesson.Step) (game.Action, bool) {
	if step == nil || v.Own() == nil {
		return game.Action{}, false // the lesson is over
	}
	team := game.RandomTeam(rules.NewRand(lessonSeed))
	switch v.Phase {
	case game.PhaseSetup:
		return game.ComposeTeam(team), true
	case game.PhasePost:
		return game.DeployPosts(game.RandomPosts(&team, rules.NewRand(lessonSeed))), true
	case game.PhaseTruce:
		zones, free := v.Contested(), v.Free(nil)
		if len(zones) == 0 || len(free) == 0 {
			return game.GiveOrders(), true
		}
		to := zones[0]
		for _, z := range zones {
			if standing(v, v.Seat, z) < standing(v, v.Seat, to) {
				to = z
			}
		}
		return game.GiveOrders(game.Order{Fighter: free[0], To: to, Strategy: v.Own()[free[0]].Strategy}), true
	}
	return game.Action{}, false
}

// standing returns how many of a side stand in a zone, as far as the view knows.
func standing(v *game.View, side rules.Seat, zone int) int {
	n := 0
	for i := range v.Fighters[side] {
		if f := &v.Fighters[side][i]; f.Zone == zone && !f.Fallen() {
			n++
		}
	}
	return n
}

// pupil is what the lesson asks of a match: where its places are, and how to do what a
// step asks for.
type pupil struct{ *face }

// learning reports whether a lesson goes on.
func (f *pupil) learning() bool { return f.on.App.Teacher(f.on.Scene()) != nil }

// Detour returns what the large key asks for on this page while the step is about that of
// another one, or the step with the figures of the zone that it points at, as [lesson.Detourer] has it.
func (f *pupil) Detour(step *lesson.Step) *lesson.Step {
	if step.Words.Key() == words.BrutalLearnTruce(0, 0, 0).Key() {
		return f.truce.explainZone(step)
	}
	if step.At != giveTeam.At {
		return nil
	}
	var now *lesson.Step
	switch f.page {
	case pageSetup:
		now = &giveTeam
	case pagePost:
		if n, empty := f.draft().placed(); f.on.Mine && (n < game.Fielded || empty > 0) {
			return &fillFirst
		}
		now = &givePosts
	case pageTruce:
		now = &giveOrders
	}
	if now == nil || now.Words == step.Words {
		return nil
	}
	return now
}

// Moving reports whether envelopes open or cups walk in, as [lesson.Mover] has it.
func (f *pupil) Moving() bool {
	return f.page == pageReveal || f.page == pageMelee && f.melee.stage.arriving()
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
		f.on.Do(func() { f.setup.alone(example) })
	case f.page == pageTruce && news == newsSent:
		f.on.Do(f.sendOne)
	case step.At == "zone" && f.page == pageMelee:
	default:
		f.goOn()
	}
}

// sendOne sends the first reservist to the zone that is pointed at.
func (f *pupil) sendOne() {
	if n, to := f.truce.reservist(), f.truce.bestReinforcement(); n != noCup && to >= 0 && f.on.Mine {
		f.carry.take(n, 0, 0, 0, 0, true)
		err := f.truce.send(to)
		f.carry.drop()
		if err != nil {
			f.refuse(err)
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

// Spot returns where a place that the lesson points at is, as [lesson.Pupil] has it.
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
	if on, focused := f.g.Focused(); focused && on == (ui.ID{Name: name}) {
		r = r.Inset(-9) // the frame of the focus stays in sight
	}
	return r, ok && r.W > 0
}

// setupSpot is Spot on the set-up.
func (f *pupil) setupSpot(name string) (ui.Rect, bool) {
	plan := board.NewSetupPlan(f.g.P, f.setup.half)
	if r := plan.Tabs; r.W > 0 && f.setup.half == board.ValuesHalf && name == "presets" {
		return r.Column(int(board.TeamHalf), 2, 8), true // what leads there
	}
	switch name {
	case "presets":
		if len(f.draft().chosen(nil)) == 0 && plan.Teams.W > 0 {
			return plan.Teams, true
		}
		_, row := plan.PresetRow()
		return row, true
	case "cup":
		return f.setup.example, true
	case "main":
		return plan.Main, true
	}
	return ui.Rect{}, false
}

// campusSpot is Spot on the plan of the campus.
func (f *pupil) campusSpot(name string) (ui.Rect, bool) {
	plan := &f.frame.Plan
	posting, fighting, truce := f.page == pagePost, f.page == pageMelee, f.page == pageTruce
	switch name {
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
	case "helps":
		if truce && f.on.Mine {
			if z := f.truce.bestReinforcement(); z >= 0 {
				return plan.Drop(z), true
			}
		}
	}
	return ui.Rect{}, false
}

// spot is Spot where a director shows the brawl.
func (d *director) spot(name string) (ui.Rect, bool) {
	switch name {
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
	if s.reel != noZone {
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
	}
	return ui.Rect{}, false
}
