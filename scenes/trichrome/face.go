package trichrome

import (
	"fmt"

	bots "ludotheque/ai/trichrome"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
)

// What happens in a match, as lessons hear it.
const (
	newsBite lesson.News = "bite"
	newsEnd  lesson.News = "end of the duel"
)

// face is what is seen and touched of a game of Trichrome.
type face struct {
	*play.Screen[game.Dir, *game.View]
	speech
	wish  [game.Players]wish // by seat
	quiet input.Frame        // what widgets get while hands steer

	board *board.Board
	maze  *board.Maze
	of    *game.Maze // of which maze is painted
	frame board.Frame
	lay   layout
	stage
	card card
	// guide runs for whoever skips a step of the lesson.
	guide *bots.Player
	// told is the number of the round whose card was shown.
	told int
}

func newFace(on *play.Screen[game.Dir, *game.View]) play.Face {
	return &face{Screen: on, speech: speech{on.Kit}, board: board.New()}
}

// history is what the match has told.
func (s *face) history() *history.History { return s.History.(*history.History) }

// Enter makes the present moment of the match what is shown.
func (s *face) Enter(why play.Entry) {
	if why == play.HandedOver {
		return // who plays for whom changes nothing in the garden
	}
	s.plant()
	s.stage.enter(s.View)
	s.card, s.told = card{}, 0
	if s.View.Phase >= game.PhaseResult {
		s.openCard()
	}
	if why == play.Pose {
		s.stage.dress(s)
		if s.card.up {
			s.card.at, s.card.rested = s.card.end(), coinTicks
		}
	}
}

// plant makes the maze of the view the one that is painted.
func (s *face) plant() {
	if s.of != s.View.Maze || s.maze == nil {
		s.of, s.maze = s.View.Maze, hedges(s.View.Maze, s.View.Round.Seed)
	}
}

// Close gives the board back.
func (s *face) Close() {
	s.Intensity(0)
	s.board.Close()
}

// Tell says where the match is, for those who play it from outside.
func (s *face) Tell() string {
	what := s.View.Phase.String()
	if s.card.up {
		what = "card"
	}
	return fmt.Sprintf("round %d phase %s", s.View.Round.Number, what)
}

// Where says how far the match is.
func (s *face) Where() words.Text {
	return words.TrichromePauseWhere(s.View.Round.Number, s.View.Params.Rounds)
}

// Refused has nothing to say: who is eaten, or between two rounds, is not asked.
func (s *face) Refused(rules.Seat, error) {}

// Busy says that the card between two rounds is up.
func (s *face) Busy() bool { return s.card.up }

// Stop says that the next round begins: what shows its result is passed over.
func (s *face) Stop() bool { return s.View.Phase == game.PhaseReady }

// playing says whether the hands steer, and not widgets.
func (s *face) playing() bool { return !s.card.up }

// duelling says whether the roles have turned in this round.
func (s *face) duelling() bool { return s.View.Round.Eater >= 0 }

// Times in ticks.
const (
	biteHold = 7  // 120 ms at a bite
	endHold  = 62 // at the end of a duel
)

// Hands reads who wants where, and what is wanted of the card.
func (s *face) Hands(in *input.Frame) *input.Frame {
	if s.card.up {
		s.card.hurry = in.Menu.Pressed.Has(input.A) || in.Pointer.Pressed != 0
	}
	return s.steer(in)
}

// Advance lets a tick pass for what moves by itself.
func (s *face) Advance() {
	if s.Posed {
		s.stage.settle(s)
		return
	}
	s.stage.tick(s)
	s.stage.trail(s)
	switch {
	case s.card.up:
		s.card.tick(s)
	case s.View.Phase >= game.PhaseResult && s.Rest == 0 && s.told != s.View.Round.Number:
		s.openCard()
	}
}

// goOn leaves the card: the time for which the rules show a result has been spent
// on it.
func (s *face) goOn() {
	s.card = card{}
	s.Skip()
}

// Show shows what the match has just done.
func (s *face) Show() (rest float32) {
	s.plant()
	if s.View.Round.Number != s.Before.Round.Number {
		s.stage.enter(s.View)
	}
	s.stage.follow(s, s.Before)
	for i := range s.View.Events {
		rest = max(rest, s.event(&s.View.Events[i]))
	}
	s.sounds()
	return max(rest, s.stage.slow(s))
}

// event shows something that happened in the latest step, and says for how long the
// game stands still for it.
func (s *face) event(e *game.Event) (rest float32) {
	s.sound(e)
	switch e.What {
	case game.EventBite:
		s.Happened(newsBite, false)
		s.stage.bitten(s, e)
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
		s.Happened(newsEnd, false)
		s.stage.ended(s, e)
		s.Intensity(0)
		return endHold
	}
	return 0
}

// Steer notes what everybody wants, right before a step.
func (s *face) Steer() {
	for p := range s.wish {
		w := &s.wish[p]
		if !s.Person(rules.Seat(p)) || !w.fresh && !w.held || w.dir == game.None {
			continue
		}
		if s.Waiting.Has(rules.Seat(p)) {
			s.Act(rules.Seat(p), w.dir)
			w.fresh = false
		}
	}
}

// Paint paints the whole screen.
func (s *face) Paint() {
	p := s.Gui.P
	s.lay = arrange(p, s.duelling(), float32(s.View.Maze.H)/float32(s.View.Maze.W))
	board.Backdrop(p)
	if s.card.up {
		roundCard{s}.paint()
		return
	}
	s.paintBoard()
	c := column{s}
	c.paint()
	o := overlay{s}
	o.paintHearts()
	o.paintCoins()
	o.paintPennants()
	o.paintTaunt()
	o.paintNames()
	o.paintFlags()
	o.paintBanner()
}

// lone is the seat of the only person, or a spectator where there is none or more
// than one.
func (s *face) lone() rules.Seat { return s.Chairs.Sole() }

// colour is the colour of a seat.
func (s *face) colour(p rules.Seat) game.Colour { return s.View.Runners[p].Colour }

// who is what the person or the computer at a colour is called.
func (s *face) who(c game.Colour) string {
	p := s.View.Board.Seat(c)
	k := &s.Chairs[p]
	switch {
	case k.Person() && k.Name != "":
		return k.Name
	case k.Person() && !k.Away && s.Start.People() == 1:
		return s.Say(words.TrichromeYou())
	case k.Person():
		return s.Say(words.SeatPlayer(letter(c)))
	}
	return s.Say(words.TrichromeComputer())
}

// title is what names a colour: its person, or the colour itself.
func (s *face) title(c game.Colour) string {
	switch k := &s.Chairs[s.View.Board.Seat(c)]; {
	case k.Chair.Person() && k.Name == "" && s.Start.People() == 1:
		return s.Say(words.TrichromePennant())
	case k.Chair.Person():
		return s.who(c)
	}
	return s.Say(history.Names[c])
}

// SeatName is what who sits at a seat is called, Sign the colour it has.
func (s *face) SeatName(p rules.Seat) string { return s.who(s.colour(p)) }
func (s *face) Sign(p rules.Seat) rules.Seat { return sign(s.colour(p)) }
