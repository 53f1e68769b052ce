package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// screen is what the shared scene gives to a face, or what a scene of the game's own
// fills in for itself.
type screen = play.Screen[game.Action, *game.View]

// sea is what swims, who plays, and the views of it: what the parts of a [view]
// build upon. It steers and paints nothing.
type sea struct {
	*screen
	shoal
	stage
	contest
	hands  []hand // by seat
	panes  []pane
	shared bool // people share one view
	logged bool // the log is open
	quiet  input.Frame
	// pointer is the hands of this tick as widgets understand them.
	pointer ui.Input
	// panelRects are the panels of the last picture, which take the clicks on them.
	panelRects []ui.Rect
	// under are those of the picture before, and faded how far each that fades is gone, 0 to 1.
	under []ui.Rect
	faded [fadingPanels]float32
	lay   layout
	mini  board.Minimap
	// order is the ranking of the turn that is shown.
	order history.Ranking
	ended int // ticks since the last turn
	// untold says that a server does not tell which dialect it plays.
	untold bool
}

// newView returns a view of a match of that many seats, without cells.
func newView(on *screen, seats int) *view {
	s := &view{}
	s.screen, s.shared = on, on.Env.Settings.OneView
	s.hands = make([]hand, seats)
	s.order = history.NewRanking(seats)
	s.shoal.board = board.New()
	return s
}

// matchHistory returns what the match has reported so far.
func (s *sea) matchHistory() *history.History { return s.History.(*history.History) }

// alone reports whether one person plays, who may hold anything and change hands
// at any time.
func (s *sea) alone() bool { return s.People() == 1 }

// window returns the place that there is for the picture.
func (s *sea) window() ui.View { return ui.NewView(s.Env.Width, s.Env.Height) }

// turn returns the number of the turn that is shown, and turns how many there are.
func (s *sea) turn() int  { return max(0, s.now.Turn) }
func (s *sea) turns() int { return s.now.Turns }

// lasts reports whether these are the last turns.
func (s *sea) lasts() bool { return s.turns()-s.turn() <= lastTurns }

// who returns what the person or the computer at a seat is called; of two persons "you"
// would be ambiguous.
func (s *sea) who(p rules.Seat) string {
	if p < 0 || int(p) >= len(s.Chairs) {
		return ""
	}
	c := &s.Chairs[p]
	switch {
	case c.Person() && !c.Away && s.Start.People() == 1, s.Person(p) && s.People() == 1:
		return s.Say(words.AquariomYou())
	case c.Person() || c.Name != "": // who played on a server is called what it called itself
		return s.seated(p)
	}
	return s.Say(history.NameOf(p))
}

// seated returns the name of the player at a seat.
func (s *sea) seated(p rules.Seat) string {
	return s.PersonName(s.Chairs[p].Name, p)
}
