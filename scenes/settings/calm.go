package settings

import "sync"

// Calm says whether the system asks programs to move as little as can be: the
// browser's prefers-reduced-motion, or the switch for animations of Windows,
// macOS, GNOME, KDE or GTK. A system that says nothing does not ask. It is read
// once: what is changed later counts from the next start on.
var Calm = sync.OnceValue(systemCalm)

// Now is how much moves: Full, Soft or Reduced, System being what the system
// asks for.
func (m Motion) Now() Motion {
	switch {
	case m != System:
		return m
	case Calm():
		return Reduced
	}
	return Full
}
