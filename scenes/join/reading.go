package join

import (
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// reading is the rule book over a lobby, which goes on: a match that begins is shown at once.
type reading struct {
	lobby *lobby
	book  scenes.Scene
}

// tellsRules reports whether the rules of what is played at the table can be read.
func (l *lobby) tellsRules() bool {
	s := l.state
	return l.over == nil && s != nil && l.k.Rules != nil && l.k.FrontEnd(s.Game) != nil
}

// reads opens the rule book of the game at the table.
func (l *lobby) reads() {
	l.k.Play("ui.page")
	s := l.state
	l.then = idRules
	l.next = &reading{l, l.k.Rules(l, s.Game, rules.Setup{Seats: len(s.Seats), Options: s.Options})}
}

// Update implements [scenes.Scene].
func (r *reading) Update(in *input.Frame) (scenes.Scene, error) {
	next, err := r.book.Update(in)
	if err != nil || next == r.lobby {
		return next, err
	}
	// Other scenes that the book leads to keep the lobby behind them.
	if r.book = next; next == nil {
		return nil, nil
	}
	r.lobby.next = r.lobby
	if r.lobby.receive(); r.lobby.next != r.lobby {
		return r.lobby.next, nil
	}
	return r, nil
}

// Picture implements [scenes.Scene].
func (r *reading) Picture() *ui.Painter { return r.book.Picture() }

// Behind returns the book.
func (r *reading) Behind() scenes.Scene { return r.book }

// Tell implements [scenes.Teller].
func (r *reading) Tell() string { return scenes.Tell(r.book) }
