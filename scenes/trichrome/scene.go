// Package trichrome is how Trichrome is played by hand: the garden, the column
// beside it, halves of a keyboard, pads and fingers, the reversal, what is shown
// between two rounds, replays and results.
//
// A [Scene] never decides anything that the rules decide: it submits wanted
// directions to a match and shows the views that come back. The match makes as
// many steps a second as the program makes ticks, so the latest view is what is
// drawn and nothing lies between two of them; at another speed of the game
// everybody is drawn on the way to it. Time stands still for the game only where
// that is meant: at a bite, at the end of a duel, between two rounds and under a
// pause.
//
// Everything on the screen goes by colour, not by seat: colours are drawn when a
// game begins, and a colour, its shape and its letter always go together.
package trichrome

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/garden"
	"ludotheque/scenes/ui"
)

type table = match.Match[*game.State, game.Dir, *game.View]

// Scene is a game of Trichrome on the screen.
type Scene struct {
	k *play.App
	g *ui.Gui
	speech
	m     *table
	chair play.Chairs
	seats play.Seating[*game.State, game.Dir, *game.View]
	wish  [game.Players]wish // by seat
	quiet input.Frame        // what widgets get while hands steer

	v      *game.View
	garden *garden.Garden
	maze   *garden.Maze
	frame  garden.Frame
	lay    layout
	stage
	chronicle
	card  card
	hold  int // ticks for which the game stands still, so that a moment is seen
	again int // ticks to get ready in, after a pause
	left  bool
	// posed holds the moment for a picture: nothing moves.
	posed bool
	goTo  scenes.Scene
}

// open begins a match or goes on with a record.
func open(k *play.App, start play.Start) (*Scene, error) {
	s := &Scene{k: k, g: k.Gui(), garden: garden.New()}
	s.speech.k = k
	err := s.seats.Open(k, game.Game, start, Levels, newPlayer, play.Manners{
		Name: s.called, Sign: func(p rules.Seat) rules.Seat { return sign(s.colour(p)) },
		Where: s.where, Lost: s.pause, Restart: s.restart, Rounds: true})
	if err != nil {
		return nil, err
	}
	s.m, s.chair = s.seats.Match, s.seats.Chairs
	s.seats.HandOut(input.RightHalf, input.LeftHalf, input.MiddleHalf)
	if err := s.recall(); err != nil {
		return nil, err
	}
	k.Tune(game.Game.ID)
	k.Intensity(0)
	if s.m.Steps() == 0 {
		k.Play(voices[game.EventRound]) // nobody takes the step that begins it
	}
	return s, nil
}

// recall makes the present moment of the match what is shown, with all that was
// played before it.
func (s *Scene) recall() error {
	s.runs = nil
	if s.m.Steps() > 0 {
		t, err := s.m.Replay()
		if err != nil {
			return err
		}
		for at := range t.Len() {
			s.note(t.View(at, rules.Spectator))
		}
		s.again = againTicks
	}
	v := s.m.View(rules.Spectator)
	s.note(v)
	s.plant(v)
	s.v = v
	s.stage.enter(v)
	s.card = card{}
	if v.Phase >= game.PhaseResult {
		s.openCard()
	}
	return nil
}

// plant makes the maze of a view the one that is painted.
func (s *Scene) plant(v *game.View) {
	if s.v == nil || s.v.Maze != v.Maze || s.maze == nil {
		s.maze = hedges(v.Maze, v.Round.Seed)
	}
}

// Close ends the match and its record.
func (s *Scene) Close() {
	s.seats.Close()
	s.k.Intensity(0)
	s.garden.Close()
}

// Tell says where the game is, for those who play it from outside.
func (s *Scene) Tell() string {
	what := s.v.Phase.String()
	if s.card.up {
		what = "card"
	}
	return fmt.Sprintf("trichrome round %d phase %s", s.v.Round.Number, what)
}

// Draw shows what Update painted.
func (s *Scene) Draw(dst *ebiten.Image) { s.g.P.Flush(dst) }

// Version is a number for what Draw shows.
func (s *Scene) Version() uint64 { return s.g.P.Version() }

// Update makes one tick.
func (s *Scene) Update(in *input.Frame) (scenes.Scene, error) {
	s.goTo = s
	in = s.seats.Begin(s, in)
	if s.left {
		// Whoever comes back from a pause into a chase needs a moment.
		s.left, s.again = false, againTicks
	}
	s.k.Begin(s.g, s.steer(in))
	s.lay = arrange(s.g.P, s.duelling(), float32(s.v.Maze.H)/float32(s.v.Maze.W))
	s.advance(in)
	s.paint()
	s.k.End(s.g)
	if s.card.leave {
		s.next()
	}
	s.left = s.goTo != s
	return s.goTo, nil
}

// playing says whether the hands steer, and not widgets.
func (s *Scene) playing() bool { return !s.card.up }

// duelling says whether the roles have turned in this round.
func (s *Scene) duelling() bool { return s.v.Round.Eater >= 0 }

// Times in ticks.
const (
	biteHold   = 7  // 120 ms at a bite
	endHold    = 62 // at the end of a duel
	againTicks = 60
)

// advance lets time pass: for what moves by itself, then for the match.
func (s *Scene) advance(in *input.Frame) {
	s.seats.Notices()
	if s.posed {
		s.asksPause(in)
		return
	}
	s.stage.tick(s)
	if s.card.up {
		s.card.tick(s, in)
		return
	}
	if s.goTo != s || s.asksPause(in) {
		return
	}
	if s.k.Reading() {
		return
	}
	if s.again > 0 {
		s.again--
		return
	}
	if s.hold > 0 {
		if s.hold--; s.hold == 0 && s.v.Phase >= game.PhaseResult {
			s.openCard()
		}
		return
	}
	s.k.Beat(s.m, s.k.Tempo(), s.submit, s.took)
	s.stage.glide(s)
}

// took shows what the match has just done, and says whether the next step can
// follow at once: not when a moment is to be seen.
func (s *Scene) took() bool {
	v := s.m.View(rules.Spectator)
	if v.Phase != game.PhaseReady {
		s.seats.Keep()
	}
	s.note(v)
	s.plant(v)
	before := s.v
	s.v = v
	if v.Round.Number != before.Round.Number {
		s.stage.enter(v)
		s.seats.Return()
	}
	s.stage.follow(s, before)
	for i := range v.Events {
		s.event(&v.Events[i])
	}
	s.sounds()
	return s.hold == 0 && s.m.Result() == nil
}

// event shows something that happened in the latest step.
func (s *Scene) event(e *game.Event) {
	s.sound(e)
	switch e.What {
	case game.EventBite:
		s.hold = biteHold
		s.stage.bitten(s, e)
	case game.EventReversal:
		s.k.MusicStop()
	case game.EventJump:
		s.stage.jumped()
	case game.EventFrenzy:
		s.k.Intensity(1)
	case game.EventHunt:
		if s.k.Sound != nil {
			s.k.Sound.MusicAt(game.Game.ID, "A")
		}
		s.k.Intensity(1)
	case game.EventEnd:
		s.hold = endHold
		s.stage.ended(s, e)
		s.k.Intensity(0)
	}
}

// next goes on after a round: the time for which the rules show its result has
// been spent on the card.
func (s *Scene) next() {
	s.card = card{}
	for s.v.Phase == game.PhaseResult && s.m.Result() == nil {
		if !s.m.Step() {
			break
		}
		v := s.m.View(rules.Spectator)
		if v.Phase == game.PhaseReady {
			s.took()
			return
		}
		s.v = v
	}
	s.finish()
}

// finish hands over to the results.
func (s *Scene) finish() {
	if s.k.Results == nil || s.m.Result() == nil {
		return
	}
	s.goTo = s.k.Results(s.outcome())
}
