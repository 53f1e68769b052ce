package scenes

import (
	"errors"
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
)

// Env is what every scene gets: the program's things that outlive a scene. It
// is used from Update and Draw only. Its fields are set before the first tick.
// [NewEnv] makes one.
type Env struct {
	// Devices are the devices and who holds them.
	Devices *input.Devices
	// Store keeps settings and records.
	Store *store.Store
	// Hidden says that Store is the system's folder for data of programs, which file managers hide: files that
	// people ask for are written elsewhere.
	Hidden bool
	// Settings are the player's: code that changes them calls Apply at once and
	// SaveSettings when the player is done.
	Settings settings.Settings
	// Sound may be nil: the program is silent then.
	Sound Sound
	// Seed makes a fresh seed for a match at every call. Scripts and pictures
	// give one that always makes the same.
	Seed func() uint64
	// Steady says that ticks do not follow the clock, as in scripts, pictures and
	// tests: scenes wait for computer players, so that the same hands always
	// play the same game.
	Steady bool
	// Width and Height are the window's size in device pixels, Scale is how
	// many of them make one of the system's: 2 on a screen of high density.
	// The manager keeps them.
	Width, Height int
	Scale         float64
	// Coarse says that the first pointer is a finger, as on a phone: texts are larger
	// there by themselves.
	Coarse bool
	// Tick counts the ticks of the program.
	Tick int64

	light   Light
	slow    bool
	late    bool
	kept    settings.Keeper
	notices []words.Text
	unsaid  []words.Text
	unsaved bool
}

// NewEnv is an Env with default settings that keeps nothing.
func NewEnv(src input.Source, seed func() uint64) *Env {
	return &Env{Devices: input.NewDevices(src), Store: store.Memory(), Settings: settings.Defaults(), Seed: seed, Scale: 1}
}

// maxWrong is how many wrong values of the settings are reported one by one.
const maxWrong = 2

// Open makes the Env keep settings and records in a folder, the system's own
// when dir is "", and reads the settings that are there. What goes wrong is
// said by notices and stops nothing.
func (e *Env) Open(dir string) {
	st, err := store.Open(dir)
	if err != nil {
		e.Say(words.NoticeStoreOpen())
	}
	e.Store, e.Hidden = st, dir == "" && st.Lasts()
	s, problems := e.kept.Load(st)
	e.Settings = s
	if runtime.GOOS == "js" {
		// A browser lets a page fill the screen at a gesture only.
		e.Overrule(func(s *settings.Settings) { s.Fullscreen = false })
	}
	e.readLayouts()
	wrong := 0
	for _, p := range problems {
		switch {
		case p.Field != "":
			if wrong++; wrong <= maxWrong {
				e.Say(words.NoticeSettingsValue(p.Line, p.Name(), p.Value, settings.File))
			}
		case st.Lasts() && errors.As(p.Err, new(*store.Error)):
			e.Say(words.NoticeSettingsUnread())
		default:
			e.Say(words.NoticeSettingsDamaged(p.Line, settings.File))
		}
	}
	if wrong > maxWrong {
		e.Say(words.NoticeSettingsMore(wrong-maxWrong, settings.File))
	}
	e.Apply()
}

// Apply makes the hands and the window follow the settings. Sound, words and
// looks belong to others, who read them.
func (e *Env) Apply() {
	e.Devices.SetBindings(e.Settings.Keys)
	e.Devices.Vibration(e.Settings.Vibration)
	if ebiten.IsFullscreen() != e.Settings.Fullscreen {
		ebiten.SetFullscreen(e.Settings.Fullscreen)
	}
}

// Overrule has the settings be what f makes of them for this run: that is not kept.
func (e *Env) Overrule(f func(s *settings.Settings)) {
	f(&e.Settings)
	e.kept.Overrule(&e.Settings)
}

// SaveSettings keeps what was changed of the settings. When it cannot, a notice says so,
// once.
func (e *Env) SaveSettings() {
	problem, err := e.kept.Save(e.Store, &e.Settings)
	if problem != nil {
		e.Say(words.NoticeSettingsCopy(problem.Copy))
	}
	if err != nil {
		if !e.unsaved {
			e.Say(words.NoticeSettingsUnsaved())
		}
		e.unsaved = true
		return
	}
	e.unsaved = false
}

// Sound is what the manager asks of the sound engine.
type Sound interface {
	// Hidden fades everything out while the window is hidden.
	Hidden(on bool)
}

// Awaker is a sound engine that wants to know that somebody is there: alone for
// long, music becomes softer.
type Awaker interface {
	// Awake says that somebody touched something.
	Awake()
}

// Say queues a notice for the screen that shows them: something that a player should know
// and need not answer. Scenes and the program's start say things this way that
// are worth a line but no dialog.
func (e *Env) Say(notice words.Text) { e.notices = append(e.notices, notice) }

// TakeNotice is the oldest notice not yet taken; ok is false when there
// is none.
func (e *Env) TakeNotice() (n words.Text, ok bool) {
	if len(e.notices) == 0 {
		return words.Text{}, false
	}
	n = e.notices[0]
	e.notices = e.notices[1:]
	return n, true
}

// Unsay takes a notice back whose cause is gone: it is no longer shown.
func (e *Env) Unsay(notice words.Text) {
	e.notices = slices.DeleteFunc(e.notices, func(n words.Text) bool { return n == notice })
	e.unsaid = append(e.unsaid, notice)
}

// TakeUnsaid returns the oldest notice that was taken back and not yet taken; ok is false when there is
// none.
func (e *Env) TakeUnsaid() (n words.Text, ok bool) {
	if len(e.unsaid) == 0 {
		return words.Text{}, false
	}
	n = e.unsaid[0]
	e.unsaid = e.unsaid[1:]
	return n, true
}

// Kept says that the match on the screen is kept: a page that is loaded again, by its user or by a browser
// that had taken its memory, does not begin it anew.
func (e *Env) Kept() { forgetCommand() }
