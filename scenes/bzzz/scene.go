// Package bzzz is how Bzzz is played by hand: the board under the pointer, the
// keys, a pad or a finger; the panels beside it; standing orders; skirmishes
// seen from near; friends who pass the screen on; replays and results.
//
// A [Scene] never decides anything that the rules decide: it submits actions
// to a match and shows the views that come back. What moves on the screen
// follows the rules and never holds them up for longer than the player's
// speed asks for.
package bzzz

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type table = match.Match[*game.State, game.Action, *game.View]

// Scene is a game of Bzzz on the screen.
type Scene struct {
	k *play.App
	g *ui.Gui
	speech
	m     *table
	chair play.Chairs
	seats play.Seating[*game.State, game.Action, *game.View]

	// eyes is whose knowledge the screen shows; holder who confirmed last that
	// the screen is in his hands, where several people share it.
	eyes, holder rules.Seat
	v            *game.View
	ground       *meadow.Meadow
	backdrop     backdrop
	frame        meadow.Frame
	stage        stage
	lay          layout
	hold         float32 // ticks before the next step is taken
	spent        float32 // ticks that the turn of a computer has taken

	hands
	panel
	log    logbook
	fight  *fight
	again  *fight       // the last one, to be seen once more
	recent []game.Event // what others did since the person's own turn
	card   bool         // the hand-over card is up
	rush   bool         // what the others do is not waited for, up to the own turn
	ended  float32      // ticks since the end was announced
	goTo   scenes.Scene
	shown  bool // the outcome was handed over
	posed  bool // for a picture: the match stands still, a skirmish at its outcome
}

// open begins a match or goes on with a record.
func open(k *play.App, start play.Start) (*Scene, error) {
	s := &Scene{k: k, g: k.Gui(), eyes: rules.Spectator, holder: rules.Spectator, ground: meadow.New()}
	s.speech.k = k
	err := s.seats.Open(k, game.Game, start, Levels, newPlayer, play.Manners{
		Where: s.where, Lost: s.pause, Restart: s.restart, Changed: s.changed})
	if err != nil {
		return nil, err
	}
	s.m, s.chair = s.seats.Match, s.seats.Chairs
	s.hands.reset()
	s.orders, s.skipped = bots.Orders{}, map[int]bool{}
	s.look()
	if err := s.log.rebuild(s); err != nil {
		return nil, err
	}
	s.v = s.m.View(s.eyes)
	s.stage.follow(s.v, true)
	k.Tune(game.Game.ID)
	return s, nil
}

// Close ends the match and its record.
func (s *Scene) Close() {
	s.seats.Close()
	s.ground.Close()
	s.backdrop.close()
}

// Tell says where the game is, for those who play it from outside.
func (s *Scene) Tell() string {
	v := s.v
	what := v.Phase.String()
	switch {
	case s.fight != nil:
		what = "fight"
	case s.card:
		what = "handover"
	case v.Result != nil:
		what = "over"
	}
	return fmt.Sprintf("bzzz turn %d seat %s phase %s", v.OwnTurn(v.Current), v.Current.Letter(), what)
}

// Draw shows what Update painted.
func (s *Scene) Draw(dst *ebiten.Image) { s.g.P.Flush(dst) }

// Version is a number for what Draw shows.
func (s *Scene) Version() uint64 { return s.g.P.Version() }

// Update makes one tick.
func (s *Scene) Update(in *input.Frame) (scenes.Scene, error) {
	s.goTo = s
	in = s.seats.Begin(s, in)
	s.stage.motion = s.k.Prefs.Motion
	in = s.seats.Only(in, s.v.Current)
	s.k.Begin(s.g, s.steer(in))
	s.lay = arrange(s.g.P)
	s.advance()
	s.shortcuts(in)
	s.paint()
	s.k.End(s.g)
	return s.goTo, nil
}

// atOnce is a pace at which nothing is waited for.
const atOnce = 1000

// pace is how many ticks of the show pass in one tick of the program; for what
// the person does himself it is never slow.
func (s *Scene) pace(own bool) float32 {
	p := s.k.Prefs.Speed
	if p == 0 || s.rush {
		return atOnce
	}
	if own {
		return max(1, p)
	}
	return p
}

// turnBudget is how long the turn of a computer may take at normal speed.
const turnBudget = 16

// advance lets time pass: what moves, a skirmish, then the match.
func (s *Scene) advance() {
	own := s.mine()
	dt := s.pace(own)
	if s.pace(own) == atOnce {
		s.stage.tick(2) // at once is about waiting, not about seeing nothing
	} else {
		s.stage.tick(dt)
	}
	s.panel.tick(s)
	s.seats.Notices()
	if s.posed {
		if f := s.fight; f != nil && f.t < f.fallAt()+hopTicks {
			f.tick(s)
		}
		return
	}
	if s.fight != nil {
		if s.fight.tick(s) {
			s.endFight()
		}
		return
	}
	if s.v.Result != nil {
		s.finish(dt)
		return
	}
	s.hold = max(0, s.hold-dt)
	s.spent += dt
	if s.card || s.hold > 0 && (own || s.spent < turnBudget) {
		return
	}
	if own {
		s.auto()
		return
	}
	if s.m.Tick() {
		s.took()
	}
}

// mine says whether the person who looks decides now.
func (s *Scene) mine() bool {
	return s.eyes >= 0 && s.v.Current == s.eyes && s.v.Phase.Decided() && s.person(s.eyes) && !s.card && s.fight == nil
}

// submit does an action of the person who looks; the error is the rules' own.
func (s *Scene) submit(a game.Action) error {
	if err := s.m.Submit(s.eyes, a); err != nil {
		return err
	}
	s.seats.Keep()
	if s.m.Tick() {
		s.took()
	}
	return nil
}

// took shows what the match has just done.
func (s *Scene) took() {
	s.seats.Keep()
	before := s.v
	v := s.m.View(s.eyes)
	s.log.add(s, v)
	s.remember(v)
	if draws(v.Events) > 0 {
		f := newFight(s, before, v)
		s.again = f
		if f.near {
			s.fight, s.rush = f, false
			s.sound(fightBegins, nil)
			return
		}
	}
	s.show(v)
}

// show makes v what the screen shows, with the effects of its events.
func (s *Scene) show(v *game.View) {
	turned := false
	for i := range v.Events {
		e := &v.Events[i]
		s.effect(v, e)
		s.sound(e.What, e)
		switch e.What {
		case game.EventTurn:
			turned = true
		case game.EventForaged, game.EventLaid:
			s.hold += 3
		case game.EventMoved:
			s.hold += 1
		case game.EventKO:
			s.hold += 8
		}
	}
	s.v = v
	s.stage.follow(v, false)
	s.look()
	s.hands.refresh(s)
	s.raced()
	if turned {
		s.turned()
	}
}

// turned begins a turn: the show of the one before ends first.
func (s *Scene) turned() {
	s.spent = 0
	s.hold = max(s.hold, walkTicks)
	s.hands.newTurn(s)
	if s.mine() || s.card {
		s.rush = false
	}
	if s.mine() {
		s.k.Play("ui.turn")
	}
}

// look makes the eyes those of whoever should look now, and shows the
// hand-over card where people share the screen.
func (s *Scene) look() {
	was := s.eyes
	s.eyes, s.card = s.chair.Eyes(s.m.View(rules.Spectator).Current, s.holder)
	s.card = s.card && s.m.Result() == nil
	if s.eyes != was && s.v != nil {
		s.v = s.m.View(s.eyes)
		s.panel.forget()
	}
}

// undo takes the last choice back.
func (s *Scene) undo() {
	if !s.canUndo() || s.m.Undo() != nil {
		s.refuse("error.undo", -1)
		return
	}
	s.k.Play("ui.undo")
	s.run = runNone
	s.log.cut(s, s.m.Steps())
	s.v = s.m.View(s.eyes)
	s.look()
	s.stage.follow(s.v, false)
	s.hands.refresh(s)
}

func (s *Scene) canUndo() bool { return s.fight == nil && s.v.Result == nil && s.m.CanUndo() }

// bannerTicks is how long the end is announced before the results.
const bannerTicks = 150

// finish announces the end, then hands over to the results.
func (s *Scene) finish(dt float32) {
	if s.ended == 0 {
		s.sound(game.EventEnded, nil)
	}
	s.ended += min(dt, 4)
	if s.ended < bannerTicks || s.shown {
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
