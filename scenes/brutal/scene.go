// Package brutal is how C'est du brutal ! is played by hand: a team is composed
// on shelves, posted on a campus plan, watched as it throws cups in five zones
// at once, and sent orders in truces; friends who share the screen pass it on, or
// decide together on pads without being seen.
//
// A [Scene] never decides anything that the rules decide: it submits actions to a
// match and shows the views that come back. Package campus paints.
package brutal

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type table = match.Match[*game.State, game.Action, *game.View]

// page is which of its screens the scene shows.
type page uint8

const (
	pageSetup page = iota
	pagePost
	pageMelee
	pageTruce
	pageReveal
)

var pageWords = [...]string{"setup", "post", "melee", "truce", "reveal"}

// Scene is a game of C'est du brutal ! on the screen.
type Scene struct {
	k *play.App
	g *ui.Gui
	speech
	m     *table
	chair play.Chairs
	seats play.Seating[*game.State, game.Action, *game.View]

	// eyes is whose knowledge the screen shows; holder who confirmed last that
	// the screen is in their hands, where two people share it.
	eyes, holder rules.Seat
	// card is the hand-over card, for whom is to.
	card   bool
	to     rules.Seat
	v      *game.View
	page   page
	drafts [game.Players]draft

	ground *campus.Campus
	frame  campus.Frame
	still  bool
	tick   int
	hold   float32 // ticks before something goes on

	setup  setup
	carry  carry
	stage  stage
	log    logbook
	reveal campus.Reveal
	before *game.View   // of the truce that is revealed
	moved  []game.Event // who went where, in the reveal
	banner campus.Banner
	blind  blind
	sheet  templates
	seal   [game.Players]float32 // how far an envelope is closed

	list   []int // of fighters, used over and over
	hints  []kit.Hint
	cups   []campus.Cup
	goTo   scenes.Scene
	ended  float32 // ticks since the end was announced
	shown  bool    // the outcome was handed over
	posed  bool    // for a picture: nothing goes on
	backed int     // the tick in which something took "back" for itself
}

// open begins a match or goes on with a record.
func open(k *play.App, start play.Start) (*Scene, error) {
	s := &Scene{k: k, g: k.Gui(), eyes: rules.Spectator, holder: rules.Spectator, ground: campus.New()}
	s.speech.k = k
	err := s.seats.Open(k, game.Game, start, Levels, newPlayer, play.Manners{
		Where: s.where, Lost: s.pause, Restart: s.restart, GiveUp: s.mayGiveUp, Changed: s.changed})
	if err != nil {
		return nil, err
	}
	s.m, s.chair = s.seats.Match, s.seats.Chairs
	s.carry.who = nobody
	s.banner.Age = campus.BannerTicks
	s.stage.init(k.Prefs.Speed)
	if err := s.catchUp(); err != nil {
		return nil, err
	}
	k.Tune(game.Game.ID)
	return s, nil
}

// catchUp makes the screen show where the match is, whatever came before.
func (s *Scene) catchUp() error {
	s.v = s.m.View(s.eyes)
	for p := range s.drafts {
		s.drafts[p] = newDraft(s.v.Dialect)
		if s.v.Phase > game.PhaseSetup {
			s.drafts[p].team, s.drafts[p].preset = s.m.View(rules.Seat(p)).Team(), noPreset
		}
	}
	s.turnTo()
	if err := s.log.rebuild(s.m, s.eyes); err != nil {
		return err
	}
	s.v = s.m.View(s.eyes)
	s.stage.begin(s.v, true)
	s.fronts()
	switch s.v.Phase {
	case game.PhaseSetup:
		s.page = pageSetup
	case game.PhasePost:
		s.page = pagePost
	case game.PhaseTruce:
		s.page = pageTruce
	default:
		s.page = pageMelee
	}
	return nil
}

// fronts remembers where the fronts stood when the latest mêlée began.
func (s *Scene) fronts() {
	for z := range s.stage.front {
		s.stage.front[z] = share(s.v.Zones[z].Start[0].ECTS, s.v.Zones[z].Start[1].ECTS)
	}
}

// Close ends the match and its record.
func (s *Scene) Close() {
	s.seats.Close()
	s.ground.Close()
}

// Tell says where the game is, for those who play it from outside.
func (s *Scene) Tell() string {
	what := pageWords[s.page]
	switch {
	case s.card && s.page != pageReveal:
		what = "handover"
	case s.blind.on:
		what = "blind " + what
	case s.v.Result != nil:
		what = "over"
	}
	return fmt.Sprintf("brutal %s melee %d tick %d seat %s", what, s.v.Melee, s.v.Tick, s.eyes.Letter())
}

// Draw shows what Update painted.
func (s *Scene) Draw(dst *ebiten.Image) { s.g.P.Flush(dst) }

// Version is a number for what Draw shows.
func (s *Scene) Version() uint64 { return s.g.P.Version() }

// Update makes one tick.
func (s *Scene) Update(in *input.Frame) (scenes.Scene, error) {
	s.goTo = s
	in = s.seats.Begin(s, in)
	s.still = s.k.Prefs.Motion == ui.Reduced
	in = s.seats.Only(in, s.decider())
	s.k.Begin(s.g, in)
	s.tick++
	s.seats.Notices()
	s.advance()
	s.paint(in)
	s.k.End(s.g)
	return s.goTo, nil
}

// paint paints the page and lets its widgets be used.
func (s *Scene) paint(in *input.Frame) {
	switch {
	case s.blind.on && s.deciding():
		s.paintBlind(in)
	case s.page == pageMelee:
		s.paintMelee(in)
	case s.page == pageReveal:
		s.paintReveal(in)
	case s.eyes == rules.Spectator:
		s.paintBehind()
	case s.page == pageSetup:
		s.paintSetup(in)
	case s.page == pagePost:
		s.paintPost(in)
	case s.page == pageTruce:
		s.paintTruce(in)
	}
	if s.card && s.deciding() && !s.blind.on {
		s.paintHandover(in)
	}
	asked := in.Menu.Pressed.Has(input.Start) || in.Keys.Pressed.Has(ebiten.KeyEscape) ||
		s.blind.on && s.page != pageMelee && in.Keys.Pressed.Has(ebiten.KeyEscape)
	if asked && s.goTo == s && !s.modal() && s.carry.who == nobody && s.backed != s.tick {
		s.pause(rules.Spectator)
	}
}

// modal says that a sheet over the page takes what the hands do.
func (s *Scene) modal() bool {
	return s.log.open || s.sheet.open || s.sheet.closed == s.tick || s.log.closed == s.tick
}

// decider is the one person whose hands count now, or rules.Spectator.
func (s *Scene) decider() rules.Seat {
	switch {
	case s.blind.on:
		return rules.Spectator
	case s.card:
		return s.to
	}
	return s.eyes
}

// deciding says that the match waits for what people decide.
func (s *Scene) deciding() bool {
	return s.v.Result == nil && (s.page == pageSetup || s.page == pagePost || s.page == pageTruce)
}

// advance lets time pass: what moves, then the match.
func (s *Scene) advance() {
	if s.banner.Age < campus.BannerTicks {
		s.banner.Age++
	}
	s.carry.tick(s)
	s.sealing()
	if s.posed || s.k.Reading() {
		return
	}
	switch {
	case s.page == pageMelee:
		s.brawl()
	case s.page == pageReveal:
		s.reveal.Age += max(1, s.k.Prefs.Speed)
		if s.reveal.Done() {
			s.beginMelee()
		}
	case s.v.Result != nil:
		s.finish()
	case s.hold > 0:
		s.hold--
	default:
		if s.m.Tick() {
			s.took()
		}
	}
}

// sealing closes and opens the envelopes.
func (s *Scene) sealing() {
	waiting := s.m.Waiting()
	for p := range s.seal {
		if s.deciding() && !waiting.Has(rules.Seat(p)) && (s.drafts[p].given || !s.person(rules.Seat(p))) {
			s.seal[p] = min(2, s.seal[p]+1.0/9)
		} else if s.page != pageReveal {
			s.seal[p] = 0
		}
	}
}

// envelope is how the envelope of a seat looks now.
func (s *Scene) envelope(p rules.Seat) campus.Envelope {
	return campus.Envelope{Fold: min(1, s.seal[p]), Seal: max(0, s.seal[p]-1)}
}

// turnTo makes the eyes those of whoever should look now, and shows the
// hand-over card where two people share the screen.
func (s *Scene) turnTo() {
	was := s.eyes
	next := rules.Spectator
	if phase := s.m.View(rules.Spectator).Phase; phase != game.PhaseMelee && phase != game.PhaseOver && !s.blind.on {
		for p := range rules.Seat(game.Players) {
			if next == rules.Spectator && s.m.Waiting().Has(p) && !s.drafts[p].given {
				next = p
			}
		}
	}
	if s.people() > 1 && next == rules.Spectator {
		s.holder = rules.Spectator
	}
	if s.eyes, s.card = s.chair.Eyes(next, s.holder); s.card {
		s.to = next
	}
	if s.eyes != was && s.v != nil {
		s.v = s.m.View(s.eyes)
		s.setup.forget()
		s.carry.drop()
	}
}

// draft is that of the person who looks.
func (s *Scene) draft() *draft { return &s.drafts[s.eyes&1] }

// submit gives what the person who looks has decided.
func (s *Scene) submit(a game.Action) bool { return s.submitFor(s.eyes, a) }

func (s *Scene) submitFor(p rules.Seat, a game.Action) bool {
	if err := s.m.Submit(p, a); err != nil {
		s.refuse(err)
		return false
	}
	s.drafts[p].given = true
	s.k.Play("brutal.seal")
	s.carry.drop()
	s.turnTo()
	return true
}

// refuse says why something cannot be done.
func (s *Scene) refuse(err error) {
	key, ok := refusals[err]
	if !ok {
		key = "brutal.refused.not-now"
	}
	s.no(key)
}

// no says why something cannot be done, by the key of its words.
func (s *Scene) no(key string) {
	s.k.Play("ui.refuse")
	s.g.Toast(s.word(key))
}

// took shows what the match has just done.
func (s *Scene) took() {
	s.seats.Keep()
	was := s.v
	if was.Phase != game.PhaseMelee {
		for p := range s.drafts {
			s.drafts[p].given = false
		}
	}
	s.turnTo()
	s.v = s.m.View(s.eyes)
	s.log.add(s.v)
	switch {
	case was.Phase == game.PhaseMelee:
		s.happened()
	case s.v.Result != nil: // somebody gave up
	case s.v.Phase == game.PhasePost:
		s.page = pagePost
		for p := range s.drafts {
			s.drafts[p].posts, s.drafts[p].posted = game.NoPosts(), nil
		}
		s.blind.next()
		for _, n := range waitingOrder {
			if s.eyes >= 0 && !s.draft().team[n].Reserve {
				s.g.Focus(ui.ID{Name: "cup", N: n})
				break
			}
		}
		s.hold = s.waitForSpectators()
	case was.Phase == game.PhaseTruce:
		s.beginReveal(was)
	default:
		s.beginMelee()
	}
}

// waitForSpectators is how long those who only watch see a page.
func (s *Scene) waitForSpectators() float32 {
	if s.people() == 0 && s.k.Prefs.Speed > 0 {
		return 40
	}
	return 0
}

// bannerTicks is how long the end is announced before the results.
const bannerTicks = 110

// finish announces the end, then hands over to the results.
func (s *Scene) finish() {
	if s.ended == 0 {
		s.sayBanner("brutal.over", s.victory(), false)
	}
	s.ended++
	if s.ended < bannerTicks && s.k.Prefs.Speed > 0 || s.shown {
		return
	}
	s.shown = true
	if s.k.Results == nil {
		return
	}
	if o := s.outcome(); o != nil {
		s.goTo = s.k.Results(o)
	}
}

// victory says who won, in a few words.
func (s *Scene) victory() string {
	for p, rank := range s.v.Result.Ranks {
		if rank == 1 && s.v.Result.Ranks[1-p] != 1 {
			return s.say("brutal.over.won", s.v.Result.Scores[p], programmes[s.v.Programmes[p]], s.who(rules.Seat(p)))
		}
	}
	return s.word("brutal.over.nobody")
}

// sayBanner drops a banner.
func (s *Scene) sayBanner(key, sub string, loud bool) {
	s.banner = campus.Banner{Title: s.word(key), Sub: sub, Loud: loud}
}

// paintBehind is what is seen while nobody may see anything.
func (s *Scene) paintBehind() {
	s.ground.Ground(s.g, s.g.P.View())
	if s.people() == 0 {
		campus.PaintBanner(s.g.P, s.plan(campus.Assign), &campus.Banner{Title: s.word("brutal.preparing"), Sub: s.k.Say(s.where()), Age: 30}, true)
	}
}

// plan is the plan of the screen in a mode.
func (s *Scene) plan(m campus.Mode) *campus.Plan {
	s.frame.Plan = campus.NewPlan(s.g.P.View(), m)
	return &s.frame.Plan
}

// menuButton is the way to the pause sheet for pointers.
func (s *Scene) menuButton(r ui.Rect) {
	if r.W > 0 && s.g.Button(ui.ID{Name: "menu"}, r, ui.Button{Icon: "icons/list", Tip: s.word("brutal.menu")}) {
		s.pause(rules.Spectator)
	}
}
