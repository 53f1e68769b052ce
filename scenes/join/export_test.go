package join

import (
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
