// Package empire is how Huit minutes is played by hand: cards and regions under
// the pointer, the keys, a pad or a finger; the automaton's turn told priority
// by priority; bids behind a card; the reckoning at the end; replays and
// results.
//
// A [Scene] never decides anything that the rules decide: it submits actions to
// a match and shows the views that come back. What moves on the screen follows
// the rules, at the player's speed.
package empire

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes"
	"ludotheque/scenes/empire/atlas"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type table = match.Match[*game.State, game.Action, *game.View]

// Scene is a game of Huit minutes on the screen.
type Scene struct {
	k *play.App
	g *ui.Gui
	speech
	m     *table
	chair play.Chairs
	seats play.Seating[*game.State, game.Action, *game.View]

	// eyes is who decides at this screen, or rules.Spectator; holder who
	// confirmed last that the screen is in his hands, while bids are secret.
	eyes, holder rules.Seat
	card         bool // the hand-over card is up
	v            *game.View
	sums         tally

	ground   *atlas.Atlas
	plan     *atlas.Plan
	frame    atlas.Frame
	names    atlas.Names
	inTongue string
	motion   []atlas.Effect
	quiet    atlas.Plan // while the automaton plays: without goods
	steps    []atlas.Step
	answers  []atlas.Answer
	lines    []atlas.LogLine

	hands   hands
	auction auction
	story   story
	advice  advice
	log     logbook
	audit   audit
	speed   float32 // of what others do: 0.5 to 4; 0 is at once
	hold    float32 // ticks before the next step is taken
	rush    bool    // what the others do is not waited for, up to the own turn
	goTo    scenes.Scene
	shown   bool // the outcome was handed over
	posed   bool // for a picture: the match stands still
}

// open begins a match or goes on with a record.
func open(k *play.App, start play.Start) (*Scene, error) {
	s := &Scene{k: k, g: k.Gui(), eyes: rules.Spectator, holder: rules.Spectator, ground: atlas.New(), speed: k.Prefs.Speed}
	s.speech.k = k
	err := s.seats.Open(k, game.Game, start, Levels, newPlayer, play.Manners{
		Where: s.where, Lost: s.pause, Restart: s.restart, Changed: s.changed})
	if err != nil {
		return nil, err
	}
	s.m, s.chair = s.seats.Match, s.seats.Chairs
	s.v = s.m.View(rules.Spectator)
	s.look()
	if err := s.log.rebuild(s); err != nil {
		return nil, err
	}
	s.sums.follow(s.v, true)
	s.refresh()
	k.Tune(game.Game.ID)
	return s, nil
}

// Close ends the match and its record.
func (s *Scene) Close() {
	s.advice.close()
	s.seats.Close()
	s.ground.Close()
}

// Tell says where the game is, for those who play it from outside.
func (s *Scene) Tell() string {
	what := s.v.Phase.String()
	switch {
	case s.audit.open:
		what = "audit"
	case s.card:
		what = "handover"
	case s.story.telling():
		what = "story"
	}
	return fmt.Sprintf("empire game %d turn %d side %s phase %s", s.v.Game+1, s.v.Turn, letter(s.v.Current), what)
}

// Draw shows what Update painted.
func (s *Scene) Draw(dst *ebiten.Image) { s.g.P.Flush(dst) }

// Version is a number for what Draw shows.
func (s *Scene) Version() uint64 { return s.g.P.Version() }

// Update makes one tick.
func (s *Scene) Update(in *input.Frame) (scenes.Scene, error) {
	s.goTo = s
	in = s.seats.Begin(s, in)
	in = s.seats.Only(in, s.eyes)
	s.k.Begin(s.g, s.steer(in))
	s.arrange()
	s.advance()
	s.shortcuts(in)
	s.paint()
	s.k.End(s.g)
	return s.goTo, nil
}

// arrange works out again what hangs on the window and the language.
func (s *Scene) arrange() {
	if s.plan == nil || s.plan.View != s.g.P.View() {
		s.plan = atlas.NewPlan(s.g.P.View())
	}
	if now := s.k.Words.Language(); now != s.inTongue {
		s.inTongue = now
		s.namesIn(&s.names)
	}
}

// atOnce is a pace at which nothing is waited for.
const atOnce = 1000

// pace is how many ticks of the show pass in one tick of the program.
func (s *Scene) pace() float32 {
	if s.speed == 0 || s.rush {
		return atOnce
	}
	return s.speed
}

// advance lets time pass: what moves, what the automaton's reasons are, then the
// match.
func (s *Scene) advance() {
	dt := s.pace()
	// At once is about waiting, not about seeing nothing.
	s.slide(max(1, min(dt, 4)))
	s.hands.tick()
	s.story.age += min(dt, 4)
	s.advice.tick(s)
	s.seats.Notices()
	if s.posed || s.audit.open {
		s.audit.tick()
		return
	}
	if s.story.telling() {
		if s.story.tick(s, dt) {
			v := s.story.after
			s.story.after = nil
			s.show(v)
		}
		return
	}
	if s.hold = max(0, s.hold-dt); s.hold > 0 && !s.mine() {
		return
	}
	if s.v.Over != nil {
		s.finish()
		return
	}
	if s.card {
		return
	}
	if s.mine() {
		s.follow()
		return
	}
	if s.m.Tick() {
		s.took()
	}
}

// mine says whether the person at the screen decides now.
func (s *Scene) mine() bool {
	return s.person(s.eyes) && s.m.Waiting().Has(s.eyes) && !s.card && !s.story.telling() && !s.audit.open
}

// submit does an action of the person at the screen; the error is the rules'
// own.
func (s *Scene) submit(a game.Action) error {
	if err := s.m.Submit(s.eyes, a); err != nil {
		return err
	}
	s.seats.Keep()
	if s.m.Tick() {
		s.took()
	} else {
		s.look()
		s.refresh()
	}
	return nil
}

// took shows what the match has just done; what the automaton decided is told
// first.
func (s *Scene) took() {
	s.seats.Keep()
	v := s.m.View(s.eyes)
	s.log.add(v, s.m.Steps())
	if s.story.begin(s, v) {
		return
	}
	s.show(v)
}

// show makes v what the screen shows, with what moves and sounds.
func (s *Scene) show(v *game.View) {
	before := s.v
	s.v = v
	for i := range v.Events {
		e := &v.Events[i]
		s.move(e)
		s.sound(e)
		switch e.Kind {
		case game.Taken, game.Placed, game.Moved, game.Founded, game.Destroyed, game.FirstChosen, game.NeutralPut:
			s.hold += 26
		case game.BidsShown, game.Dealt:
			s.hold += 150
		case game.Drawn:
			s.story.draw(v)
			s.hold += 50
		case game.Unplayable:
			s.hold += 70
		case game.TurnEnded:
			s.story.close()
			s.hold += 12
		case game.GameEnded:
			s.hold += 60
			s.audit.begin(s, before, v)
		}
	}
	s.gains(before, v)
	s.sums.follow(v, false)
	s.look()
	s.refresh()
	if s.mine() {
		s.rush = false
		if before.Current != v.Current || before.Phase == game.PhaseDraw || before.Phase == game.PhaseAuto {
			s.k.Play("ui.turn")
		}
	}
}

// look makes the eyes those of whoever decides now, and puts up the hand-over
// card before a bid where people share the screen: nothing else is secret.
func (s *Scene) look() {
	s.card = false
	who := rules.Spectator
	for p := range s.chair {
		if seat := rules.Seat(p); s.person(seat) && s.m.Waiting().Has(seat) {
			who = seat
			break
		}
	}
	if who == rules.Spectator {
		who = s.chair.Sole()
	}
	if who != s.eyes {
		s.eyes = who
		s.auction.reset()
	}
	if s.v.Phase == game.PhaseBid && s.people() > 1 && who != rules.Spectator && s.m.Waiting().Has(who) {
		s.card = s.holder != who
	} else if s.v.Phase != game.PhaseBid {
		s.holder = rules.Spectator
	}
	if s.v.Seat != s.eyes {
		events := s.v.Events
		v := s.m.View(s.eyes)
		v.Events = events
		if !s.story.telling() {
			s.v = v
		}
	}
}

// undo takes the last choice back.
func (s *Scene) undo() {
	if !s.canUndo() || s.m.Undo() != nil {
		s.refuse("error.undo")
		return
	}
	s.k.Play("ui.undo")
	s.advice.forget()
	s.log.cut(s.m.Steps())
	s.motion = s.motion[:0]
	s.hold = 0
	s.v = s.m.View(s.eyes)
	s.look()
	s.sums.follow(s.v, false)
	s.refresh()
}

func (s *Scene) canUndo() bool {
	return !s.story.telling() && !s.audit.open && s.v.Over == nil && s.m.CanUndo()
}

// cardOf is which card of how many the current side is at.
func (s *Scene) cardOf() (n, all int) {
	v := s.v
	if v.Solo() {
		return min(v.Limit(), v.Turn/2+1), v.Limit()
	}
	return min(v.Limit(), v.Turn/v.Seats+1), v.Limit()
}

// finish hands over to the results.
func (s *Scene) finish() {
	if s.shown {
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
