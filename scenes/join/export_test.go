package join

import (
	"ludotheque/scenes"
	"ludotheque/scenes/ui"
)

// Key is the secret of a device at the table of a link.
var Key = key

// Focus gives the focus of the lobby to a thing; it says whether it has it already.
func Focus(s scenes.Scene, id ui.ID) bool {
	l := s.(*lobby)
	at, ok := l.g.Focused()
	l.then = id
	return ok && at == id
}
