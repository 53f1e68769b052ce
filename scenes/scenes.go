// Package scenes is what every screen of the program stands on: what a scene
// is, what it is given, and the manager that shows one after the other.
//
// There is no stack, no key and no life-cycle: a constructor takes what the
// scene needs, Update says which scene comes next, and a pause keeps the scene
// behind it in a field and draws it first.
package scenes

import (
	"fmt"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Scene is one screen. A scene is a pointer: the manager compares scenes.
type Scene interface {
	// Update makes one tick of what the hands did and says which scene to show
	// next: itself to stay, nil to quit the program. An error ends the program
	// and is shown; what a player can repair is no error but a notice.
	Update(in *input.Frame) (Scene, error)
	// Picture returns the painter with what the scene shows, which Update painted.
	// Nil is bare paper.
	Picture() *ui.Painter
}

// Closer is a Scene that has something to put away. Close is called once, when
// the scene is left for good: it is neither shown nor behind the one shown. It
// is also called when the program ends.
type Closer interface{ Close() }

// Holder is a Scene that keeps another one behind it, as a pause does. The one
// behind is not closed while it is held.
type Holder interface{ Behind() Scene }

// Teller is a Scene that says in a few words what it shows, for those who play
// it from outside (package e2e) and for reports of bugs: its name, then what a
// blind player would need to know to go on, as "lobby GAME" or "GAME turn 12
// seat A phase move". The words are English and are no promise to players.
// A scene that tells nothing is called by its type.
type Teller interface{ Tell() string }

// Tell returns the description that s gives of itself.
func Tell(s Scene) string {
	if t, ok := s.(Teller); ok {
		return t.Tell()
	}
	return fmt.Sprintf("%T", s)
}

// chain calls f for s and for everything behind it.
func chain(s Scene, f func(Scene)) {
	for s != nil {
		f(s)
		h, ok := s.(Holder)
		if !ok {
			return
		}
		s = h.Behind()
	}
}

// leave closes what was on show with old and is not with next.
func leave(old, next Scene) {
	chain(old, func(s Scene) {
		kept := false
		chain(next, func(t Scene) { kept = kept || s == t })
		if c, ok := s.(Closer); ok && !kept {
			c.Close()
		}
	})
}
