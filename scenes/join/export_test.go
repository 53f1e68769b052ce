package join

import (
	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/scenes"
	"ludotheque/scenes/ui"
)

// Key returns the secret of a device for the table of a link.
var Key = key

// Focus focuses a widget of the lobby, and reports whether it had the focus already.
func Focus(s scenes.Scene, id ui.ID) bool {
	l := s.(*lobby)
	at, ok := l.g.Focused()
	l.then = id
	return ok && at == id
}

// fixedServer is a page's server with fixed tables, which opens tables of games.
type fixedServer struct {
	posed
	games []string
}

func (p fixedServer) Offers() []string { return p.games }

// PageServer returns the Finder of a page whose server has tables and opens those of games; without
// games it opens none.
func PageServer(tables []nearby.Table, games ...string) Finder { return fixedServer{tables, games} }

// OnPage has a lobby offer what it does in a page on a phone.
func OnPage(s scenes.Scene) { s.(*lobby).page = pageOf{shares: true, lists: true, pads: true} }

// Focused returns what has the focus in a lobby.
func Focused(s scenes.Scene) ui.ID {
	id, _ := s.(*lobby).g.Focused()
	return id
}

// State returns the table as a lobby shows it; nil before it is known and in other scenes.
func State(s scenes.Scene) *table.State {
	if l, ok := s.(*lobby); ok {
		return l.state
	}
	return nil
}

// Start has the guest who leads start the match.
func (l *lobby) Start() { l.start() }
