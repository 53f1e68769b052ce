package trichrome

import (
	"fmt"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
)

// The news of a match for its lesson.
const (
	newsBite lesson.News = "bite"
	newsWon  lesson.News = "duel won"
)

// face implements [play.Face].
type face struct {
	*screen
	speech
	playfield
	hands
	pupil
	voice voice
	card  card
	// shownRound is the number of the round whose card was shown.
	shownRound int
}

func newFace(on *screen) play.Face {
	f := &face{screen: on, speech: speech{on.Kit}}
	f.playfield = playfield{stage: &stage{players: players{on}, wishes: &f.hands.wish}, board: board.New()}
	f.hands.g, f.voice.t, f.pupil.f = &f.playfield, f.stage, f
	f.playfield.pupil = &f.pupil
	return f
}

// history returns what the match has reported.
func (s *face) history() *history.History { return s.History.(*history.History) }

// Enter shows the present position of the match.
func (s *face) Enter(why play.Entry) {
	if why == play.HandedOver {
		return // it changes nothing on the board
	}
	s.plant()
	s.enter()
	s.card, s.shownRound = card{}, 0
	if s.View.Phase >= game.PhaseResult {
		s.openCard()
	}
	if why == play.Pose {
		s.stage.dress()
		if s.card.up {
			s.card.at, s.card.rested = s.card.end(), coinTicks
		}
	}
}

// enter begins a round.
func (s *face) enter() {
	s.stage.enter(s.View)
	s.voice.enter()
}

// Close releases the board.
func (s *face) Close() {
	s.Intensity(0)
	s.board.Close()
}

// Tell says where the match is, for tests that drive the program.
func (s *face) Tell() string {
	what := s.View.Phase.String()
	if s.card.up {
		what = "card"
	}
	return fmt.Sprintf("round %d phase %s", s.View.Round.Number, what)
}

// Where returns the round.
func (s *face) Where() words.Text {
	return words.TrichromePauseWhere(s.View.Round.Number, s.View.Params.Rounds)
}

// Refused does nothing: an eaten player, and any player between two rounds, is not asked.
func (s *face) Refused(rules.Seat, error) {}

// Busy reports that the card between two rounds is up.
func (s *face) Busy() bool { return s.card.up }

// Stop reports that the next round begins: what shows its result is passed over.
func (s *face) Stop() bool { return s.View.Phase == game.PhaseReady }

// Times in ticks.
const (
	biteHold = 7  // 120 ms at a bite
	endHold  = 62 // at the end of a duel
)

// HandleInput reads the directions of all persons, or the input for the card.
func (s *face) HandleInput(in *input.Frame) *input.Frame {
	if s.card.up {
		s.card.hurry = in.Menu.Pressed.Has(input.A) || in.Pointer.Pressed != 0
		return in
	}
	return s.hands.read(in)
}

// Advance advances all animations by a tick.
func (s *face) Advance() {
	if s.Posed {
		return
	}
	s.pupil.retry()
	s.stage.tick()
	s.voice.tick()
	s.stage.trail()
	switch {
	case s.card.up:
		s.card.tick(s)
	case s.View.Phase >= game.PhaseResult && s.Rest == 0 && s.shownRound != s.View.Round.Number && !s.repeats():
		s.openCard()
	}
}

// goOn leaves the card, and skips the time for which the rules show a result.
func (s *face) goOn() {
	s.card = card{}
	s.Skip()
}

// Show shows a step.
func (s *face) Show() (rest float32) {
	s.plant()
	if s.View.Round.Number != s.Before.Round.Number {
		s.enter()
	}
	s.stage.follow(s.Before)
	for i := range s.View.Events {
		rest = max(rest, s.event(&s.View.Events[i]))
	}
	s.voice.sounds()
	return max(rest, s.stage.slow())
}

// event shows an event of the latest step, and returns for how many ticks the game stands
// still for it.
func (s *face) event(e *game.Event) (rest float32) {
	s.voice.sound(e)
	switch e.What {
	case game.EventBite:
		s.Happened(newsBite, e.Seat != s.lone())
		s.stage.bitten(e)
		return biteHold
	case game.EventReversal:
		s.MusicStop()
	case game.EventJump:
		s.stage.jumped()
	case game.EventFrenzy:
		s.Intensity(1)
	case game.EventHunt:
		if s.Sound != nil {
			s.Sound.MusicAt(game.Game.ID, "A")
		}
		s.Intensity(1)
	case game.EventEnd:
		if r := &s.View.Round; r.Eater == s.lone() {
			if s.failures++; r.Winner == r.Eater {
				s.failures = 0
				s.Happened(newsWon, false)
			}
		}
		s.stage.ended(e)
		s.Intensity(0)
		return endHold
	}
	return 0
}

// Paint paints the whole screen.
func (s *face) Paint() {
	p := s.Gui.P
	s.lay = arrange(p.View(), p.TextScale, p.Thumb > 0, s.mayTurn(), s.duelling(), s.ratio())
	s.lie(s.lay.turned)
	board.Backdrop(p)
	if s.card.up {
		roundCard{s}.paint()
		return
	}
	s.playfield.paint()
	c := column{s}
	c.paint()
	o := overlay{s}
	s.seen.sheets = s.seen.sheets[:0]
	o.paintHearts()
	o.paintCoins()
	o.paintTaunt()
	o.paintNames()
	o.paintPull()
	o.paintFlags()
	o.paintBanner()
}

// SeatName returns the name of the player at a seat, Sign the colour it has.
func (s *face) SeatName(p rules.Seat) string { return s.who(s.colour(p)) }

func (s *face) Sign(p rules.Seat) rules.Seat { return sign(s.colour(p)) }
