package brutal

import (
	"fmt"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// page is which of its screens the face shows.
type page uint8

const (
	pageSetup page = iota
	pagePost
	pageMelee
	pageTruce
	pageReveal
	pageMoments
)

var pageWords = [...]string{"setup", "post", "melee", "truce", "reveal", "moments"}

// What happens in a match, as lessons hear it.
const (
	newsTeam    lesson.News = "team"   // a team was taken
	newsPicked  lesson.News = "picked" // a cup was chosen, and is shown
	newsGiven   lesson.News = "given"  // a team, a posting or orders were sealed
	newsPosted  lesson.News = "posted" // a cup was laid, or the rest was placed
	newsBell    lesson.News = "bell"   // a brawl begins
	newsTruce   lesson.News = "truce"
	newsMoments lesson.News = "moments" // a brawl is over, and its moments are shown
)

// face is what is seen and touched of a match. It is parted: each part knows the
// face that it belongs to.
type face struct {
	on *play.Screen[game.Action, *game.View]
	g  *ui.Gui
	speech
	page page

	decisions
	pupil
	canvas
	sharing

	setup     setup
	templates templates
	post      post
	melee     melee
	moments   moments
	journal   journal
	truce     truce
	reveal    reveal
	blind     blind
	carry     carry
	hud       hud
	hint      hint

	field  *board.Field
	banner board.Banner
	tick   int
	seen   input.Frame
	in     *input.Frame // of the tick, with what the deciding side may use
}

func newFace(on *play.Screen[game.Action, *game.View]) play.Face {
	f := &face{on: on, g: on.Gui, speech: speech{on.Kit}, field: board.New(), in: &input.Frame{}}
	f.setup.face, f.templates.face, f.post.face, f.melee.face, f.journal.face, f.melee.director.face, f.moments.face = f, f, f, f, f, f, f
	f.truce.face, f.reveal.face, f.blind.face, f.carry.face, f.hud.face, f.hint.face = f, f, f, f, f, f
	f.decisions.face, f.pupil.face, f.canvas.face, f.sharing.face = f, f, f, f
	f.banner.Age = board.BannerTicks
	f.carry.who, f.moments.reel = noCup, noZone
	f.journal.zone, f.journal.who.N = noZone, noCup
	f.melee.remember()
	return f
}

// matchHistory returns the history of the match.
func (f *face) matchHistory() *history.History { return f.on.History.(*history.History) }

// still reports whether nothing moves by itself.
func (f *face) still() bool { return f.on.Prefs.Motion == ui.Reduced }

// atOnce reports whether nothing is waited for.
func (f *face) atOnce() bool { return f.on.Prefs.Speed == 0 }

// Enter shows the model as it is.
func (f *face) Enter(why play.Entry) {
	switch why {
	case play.Given, play.HandedOver:
		f.setup.forget()
		f.carry.drop()
		if why == play.HandedOver && f.deciding() && f.on.Eyes >= 0 {
			f.begins()
		}
		return
	}
	if why == play.Undone {
		f.g.Toasts.Drop(f.refused) // what was refused was another moment's
		f.refused = ""
	}
	f.showMatch(why)
	if why == play.Pose {
		f.pose()
	}
}

// begins gives the focus for the person who has just taken the screen. What is to be decided may
// be whole already, so it is not on the key that gives it: the press that took the
// screen, made twice, would seal it unseen.
func (f *face) begins() {
	id := ui.ID{Name: "menu"}
	switch f.page {
	case pageSetup:
		f.setup.begun, f.setup.since = true, f.tick
		id = ui.ID{Name: "preset", N: max(0, f.draft().preset)}
	case pagePost:
		if n := f.post.firstWaiting(); n != noCup {
			id = ui.ID{Name: "cup", N: n}
		}
	case pageTruce:
		if n := f.truce.following(noCup); n != noCup {
			id = ui.ID{Name: "cup", N: n}
		}
	}
	f.g.Focus(id)
}

// showMatch shows where the match is, whatever was shown before.
func (f *face) showMatch(why play.Entry) {
	v := f.on.View
	for p := range f.drafts {
		if why == play.Opened {
			f.drafts[p] = newDraft(v.Dialect)
		}
		if v.Phase > game.PhaseSetup && f.on.Person(rules.Seat(p)) {
			f.drafts[p].team, f.drafts[p].preset = f.on.See(rules.Seat(p)).Team(), noPreset
		}
	}
	f.setup.forget()
	f.carry.drop()
	f.melee.stage.begin(v, true)
	f.melee.director.begin()
	f.melee.fronts()
	switch v.Phase {
	case game.PhaseSetup:
		f.page = pageSetup
	case game.PhasePost:
		f.page = pagePost
	case game.PhaseTruce:
		f.page = pageTruce
	default:
		f.page = pageMelee
	}
}

// bannerTicks is how long the end is announced before the results, spectatorTicks
// how long those who only watch see a page.
const (
	bannerTicks    = 110
	spectatorTicks = 40
)

// Show begins what the step does on the screen.
func (f *face) Show() float32 {
	was, v := f.on.Before, f.on.View
	switch {
	case was.Phase == game.PhaseMelee:
		f.melee.happened()
	case v.Result != nil: // a side gave up
		f.announce()
	case v.Phase == game.PhasePost:
		f.post.begin()
	case was.Phase == game.PhaseTruce:
		f.reveal.begin(was)
	default:
		f.melee.begin()
	}
	switch {
	case v.Result != nil:
		return bannerTicks
	case v.Phase != game.PhaseMelee && f.on.People() == 0:
		return spectatorTicks
	}
	return 0
}

// announce says who won.
func (f *face) announce() { f.sayBanner(words.BrutalOver(), f.victory(), false) }

// victory says who won, in a few words.
func (f *face) victory() string {
	v := f.on.View
	for p, rank := range v.Result.Ranks {
		if rank == 1 && v.Result.Ranks[1-p] != 1 {
			return f.k.Say(words.BrutalOverWon(v.Result.Scores[p], programmes[v.Programmes[p]], f.on.Name(rules.Seat(p))))
		}
	}
	return f.k.Say(words.BrutalOverNobody())
}

// sayBanner drops a banner.
func (f *face) sayBanner(title words.Text, sub string, loud bool) {
	f.banner = board.Banner{Title: f.k.Say(title), Sub: sub, Loud: loud}
}

// HandleInput notes what keys, pads and fingers want; most things are widgets.
func (f *face) HandleInput(in *input.Frame) (out *input.Frame) {
	f.in = in
	if f.modal() || f.carry.who != noCup || f.setup.copying && in.Menu.Pressed.Has(input.B) {
		f.on.UsedBack()
	}
	f.setup.hands(in)
	if in.Asks(input.AskHint) && f.on.Mine && f.deciding() && !f.modal() && !f.blind.begun && !f.g.Typing() {
		f.on.Do(f.hint.ask)
	}
	if f.page == pageMelee && !f.modal() && f.melee.hurriesDirector(in) {
		return f.without(in, input.A) // the key is the move's, and no widget's
	}
	if id, ok := f.g.Focused(); ok && id.Name == "cup" && adds(in) {
		defer func() { out = f.without(in, input.L) }() // it moves the focus no more
	}
	switch {
	case f.blind.begun:
		f.blind.hands(in)
	case f.modal():
		f.journal.hands(in)
	case in.Asks(input.ShowLog) && !f.g.Typing() && f.hasJournal():
		f.on.Do(f.journal.open)
	case f.page == pageMelee:
		f.melee.hands(in)
	case f.page == pageMoments:
		f.moments.hands(in)
	case f.page == pageReveal:
		f.reveal.hands(in)
	case !f.on.Mine || f.page == pageSetup:
	case f.page == pagePost:
		f.post.hands(in)
	default:
		f.truce.hands(in)
	}
	return in
}

// without returns a frame without a button.
func (f *face) without(in *input.Frame, b input.Button) *input.Frame {
	f.seen = *in
	f.seen.Menu.Pressed &^= input.Of(b)
	f.seen.Menu.Repeat &^= input.Of(b)
	return &f.seen
}

// hasJournal reports whether the page has the log of the match.
func (f *face) hasJournal() bool { return f.page == pageMelee || f.page == pageTruce }

// modal reports whether a sheet over the page takes what the hands do.
func (f *face) modal() bool { return f.journal.shown || f.templates.shown }

// Advance lets a tick pass for what moves.
func (f *face) Advance() {
	f.tick++
	if f.banner.Age < board.BannerTicks {
		f.banner.Age++
	}
	if f.refused != "" && f.refusedOf != f.about() {
		f.heeded()
	}
	f.setup.advance()
	f.carry.advance()
	f.truce.advance()
	f.blind.advance()
	for p := range f.seals {
		if f.given(rules.Seat(p)) {
			f.seals[p] = min(2, f.seals[p]+1.0/9)
		} else if f.page != pageReveal {
			f.seals[p] = 0
		}
	}
	if f.on.Posed || f.on.App.Reading() {
		return
	}
	switch f.page {
	case pageMelee:
		f.melee.advance()
	case pageMoments:
		f.moments.advance()
	case pageReveal:
		f.reveal.advance()
	}
}

// Busy reports whether a reveal or a brawl is shown that the match waits for.
func (f *face) Busy() bool {
	return f.page == pageReveal || f.page == pageMoments || f.page == pageMelee && f.melee.busy()
}

// Tell says where the match is.
func (f *face) Tell() string {
	what := pageWords[f.page]
	switch {
	case f.blind.begun:
		what = "blind " + what
	case f.on.View.Result != nil:
		what = "over"
	}
	return fmt.Sprintf("%s melee %d tick %d seat %s", what, f.on.View.Melee, f.on.View.Tick, f.on.Eyes.Letter())
}

// Where says how far the match is.
func (f *face) Where() words.Text { return history.Where(f.on.View.Phase, f.on.View.Melee) }

// Inherit gives the people of a new match the teams of the one before to start from.
func (f *face) Inherit(before play.Face) {
	b, ok := before.(*face)
	if !ok {
		return
	}
	for p := range f.drafts {
		if !b.on.Person(rules.Seat(p)) {
			continue
		}
		f.drafts[p].team, f.drafts[p].preset, f.drafts[p].mine = b.drafts[p].team, b.drafts[p].preset, b.drafts[p].mine
		if t := b.matchHistory().Team(rules.Seat(p)); t != nil {
			f.drafts[p].team = *t
		}
	}
}

// Close lets go of the pictures of the ground.
func (f *face) Close() { f.field.Close() }
