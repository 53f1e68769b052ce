package scenes

import (
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/store"
)

// Env is what every scene gets: the program's things that outlive a scene. It
// is used from Update and Draw only. Its fields are set before the first tick.
type Env struct {
	// Hands are the devices and who holds them.
	Hands *input.Hands
	// Store keeps settings and records.
	Store *store.Store
	// Settings are the player's; whoever changes them saves them.
	Settings settings.Settings
	// Sound may be nil: the program is silent then.
	Sound Sound
	// Seed makes a fresh seed for a match at every call. Scripts and pictures
	// give one that always makes the same.
	Seed func() uint64
	// Width and Height are the window's size in device pixels, Scale is how
	// many of them make one of the system's: 2 on a screen of high density.
	// The manager keeps them.
	Width, Height int
	Scale         float64
	// Tick counts the ticks of the program.
	Tick int64

	notices []Notice
}

// Sound is what the manager asks of the sound engine.
type Sound interface {
	// Hidden fades everything out while nobody sees the window.
	Hidden(on bool)
}

// Notice is something a player should know and need not answer.
type Notice struct {
	// Key names the words, Args fill them: see package words.
	Key  string
	Args []any
}

// Say hands a notice to whoever shows them. Scenes and the program's start say
// things this way that are worth a line but no dialog.
func (e *Env) Say(key string, args ...any) {
	e.notices = append(e.notices, Notice{key, args})
}

// TakeNotice is the oldest notice that nobody has taken; ok is false when there
// is none.
func (e *Env) TakeNotice() (n Notice, ok bool) {
	if len(e.notices) == 0 {
		return Notice{}, false
	}
	n = e.notices[0]
	e.notices = e.notices[1:]
	return n, true
}
