// Package sound is the sound of the cabinet: effects and music that the program
// makes itself, mixed and handed to the system.
//
// A game only says what happens: Play, Music, Pause. The engine decides what is
// heard of it, and nothing of it ever reaches back: without a device, with one
// that dies or in a browser that waits for a click, the game goes on as it was.
// Instruments are in package synth, the list of effects in fx, the scores in
// score; this package has the mixer and the device.
package sound

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	files "ludotheque/assets/sound"
	"ludotheque/scenes/sound/fx"
	"ludotheque/scenes/sound/score"
	"ludotheque/scenes/sound/synth"
)

// Options says how an Engine works. The zero value is right for the program.
type Options struct {
	// Seed decides which take of an effect is heard and how unevenly the music
	// is played.
	Seed uint32
	// NoDevice leaves the system alone: nothing is heard and nothing computed.
	NoDevice bool
	// Trace, when not nil, is told of every call of Play by a name that exists,
	// heard or not: for tests of what sounds when.
	Trace func(name string, opt PlayOptions)
	// clock is the time Play goes by, from any beginning; nil for the system's.
	clock func() time.Duration
}

// PlayOptions says more about an effect. The zero value is an effect of one's
// own, in the middle.
type PlayOptions struct {
	// Pan is the place on the board, from -1 at its left edge to 1 at its right.
	// The interface's effects stay in the middle.
	Pan float64
	// Arg is the argument of an effect that has one: see package fx.
	Arg int
	// Other says that somebody else did it: ordinary acts are softer then.
	Other bool
	// Count is how many of it happen at once, 0 for one: heard as one louder
	// effect or as several in a row.
	Count int
	// Gain in dB makes it softer still; over 0 counts as 0.
	Gain float64
}

// Engine plays sounds. A nil Engine is silent. Its methods never block; they are
// for one goroutine, the game's, save Status.
type Engine struct {
	opt    Options
	mixer  *mixer
	loader *loader
	bank   *bank
	clock  func() time.Duration
	random synth.Noise
	states []effectState

	game  string
	piece string
	cut   bool

	live   atomic.Bool // somebody listens
	status atomic.Pointer[Status]
	closed chan struct{}
	close  *sync.Once
}

// effectState is what is remembered of an effect between two calls.
type effectState struct {
	asked, played bool
	lastAsked     time.Duration
	lastPlayed    time.Duration
	walked        int
	repeats       int
	variant       int
}

const (
	walkPause   = 1200 * time.Millisecond
	repeatPause = 200 * time.Millisecond
	repeatDB    = 3.0
	mostRepeats = 3 // 9 dB
	otherDB     = 6.0
	boardWidth  = 0.6 // of the stereo picture
	mostLouder  = 4   // dB that a crowd adds
	mostInARow  = 12
	matchPause  = 1.5 // s before a match's piece begins
)

// list is the effects that are embedded, and listError what of them cannot be read,
// with file and line: the program is silent then.
var list, listError = readList()

// scores are the pieces that are embedded, read by who first plays one: no picture
// waits for them.
var scores = sync.OnceValues(readScores)

func readList() (*fx.List, error) {
	const name = "effects.fx"
	f, err := files.FS.Open(name)
	if err != nil {
		return &fx.List{}, err
	}
	defer f.Close()
	l, err := fx.Parse(f)
	if err != nil {
		return &fx.List{}, fmt.Errorf("%s, %w", name, err)
	}
	return l, nil
}

func readScores() (map[string]*score.Score, error) {
	paths, err := fs.Glob(files.FS, "*.score")
	all := make(map[string]*score.Score)
	for _, path := range paths {
		breathe()
		s, wrong := parseScore(path)
		if wrong != nil {
			err = errors.Join(err, wrong)
			continue
		}
		all[strings.TrimSuffix(path, ".score")] = s
	}
	return all, err
}

// New makes an engine and looks for a device in the background. It never fails:
// Status tells how it went. A program has one engine; a second one is silent.
func New(opt Options) *Engine {
	e := &Engine{
		opt: opt, mixer: newMixer(opt.Seed), bank: newBank(list), clock: opt.clock,
		random: *synth.NewNoise(opt.Seed), states: make([]effectState, len(list.Effects)),
		closed: make(chan struct{}), close: new(sync.Once),
	}
	if e.clock == nil {
		start := time.Now()
		e.clock = func() time.Duration { return time.Since(start) }
	}
	e.loader = newLoader(e.bank, e.mixer)
	e.report(Status{})
	if listError != nil {
		e.opt.NoDevice = true
		e.report(Status{State: Silent, Err: listError})
	} else if opt.NoDevice {
		e.report(Status{State: Silent})
	} else {
		later(func() {
			if _, err := scores(); err != nil {
				e.report(Status{State: Silent, Err: err})
				return
			}
			go e.loader.run(e.closed)
			open(e.mixer, e.report, e.closed)
		})
	}
	e.Game("")
	return e
}

// report takes note of how the device does. Without one nobody will ever
// listen, so nothing is computed any more.
func (e *Engine) report(s Status) {
	if before := e.status.Load(); before != nil && s.State == Silent {
		s.Lost = before.State == Playing || before.Lost
	}
	e.status.Store(&s)
	e.live.Store(s.State == Playing)
	if s.State == Silent {
		e.close.Do(func() { close(e.closed) })
	}
}

// Status tells how the sound does. Any goroutine may ask.
func (e *Engine) Status() Status {
	if e == nil {
		return Status{State: Silent}
	}
	return *e.status.Load()
}

// Close ends the sound for good.
func (e *Engine) Close() {
	if e == nil {
		return
	}
	if s := e.Status(); s.State != Silent {
		e.report(Status{State: Silent})
	}
}

// want hands a wish to the loader.
func (e *Engine) want(change func(w *wish)) {
	if !e.opt.NoDevice {
		e.loader.want(change)
	}
}

// Game makes the effects of a game ready, in the background, and lets go of the
// others'; "" is for the menus, which have the interface's only. Until an
// effect is ready it is not heard.
func (e *Engine) Game(id string) {
	if e == nil {
		return
	}
	e.game = id
	e.want(func(w *wish) { w.game = id })
}

// Music plays a piece from its beginning, again and again: "title" or the id of
// a game; "" ends the music. What is being played fades out first; a match's
// piece begins a second and a half later at the earliest. A piece that is
// already playing goes on.
func (e *Engine) Music(piece string) { e.music(piece, "", false) }

// MusicAt is Music from a section on. A piece that is already playing goes
// there at its next bar.
func (e *Engine) MusicAt(piece, section string) { e.music(piece, section, true) }

// MusicStop ends the music dead, for an effect that takes its place.
func (e *Engine) MusicStop() {
	if e == nil {
		return
	}
	e.piece, e.cut = "", true
	e.mixer.cue.Store(&cue{cut: true})
	e.want(func(w *wish) { w.piece, w.cut, w.asked = "", true, w.asked+1 })
}

func (e *Engine) music(piece, section string, jump bool) {
	if e == nil || piece == e.piece && !jump {
		return
	}
	if !composed(piece) {
		piece = ""
	}
	from := e.mixer.clock.Load()
	if piece != "title" {
		from += seconds(matchPause)
	}
	cut := e.cut
	if piece != e.piece {
		// The old one fades while the new one is made.
		e.mixer.cue.Store(&cue{cut: cut})
	}
	e.piece, e.cut = piece, false
	e.want(func(w *wish) {
		*w = wish{game: w.game, piece: piece, part: section, jump: jump, cut: cut, from: from, asked: w.asked + 1}
	})
}

// composed reports whether there is a piece of that name.
func composed(piece string) bool {
	_, err := fs.Stat(files.FS, piece+".score")
	return err == nil
}

// Intensity tells the music how much is going on, 0 to 1: it has voices and a
// tempo that come and go with it.
func (e *Engine) Intensity(x float64) {
	if e != nil {
		e.mixer.intensity.set(unit(x))
	}
}

// Pause dulls the music while a match is paused.
func (e *Engine) Pause(on bool) {
	if e != nil {
		e.mixer.pause.Store(on)
	}
}

// Hidden silences everything while nobody sees the window, and stops the music
// where it is.
func (e *Engine) Hidden(on bool) {
	if e != nil {
		e.mixer.controls.hidden.Store(on)
	}
}

// Mute silences everything; time goes on.
func (e *Engine) Mute(on bool) {
	if e != nil {
		e.mixer.controls.mute.Store(on)
	}
}

// Volumes sets the three sliders, each from 0 to 1. They are heard as the ear
// expects: half a slider is a quarter of the amplitude.
func (e *Engine) Volumes(master, music, effects float64) {
	if e == nil {
		return
	}
	c := &e.mixer.controls
	for _, s := range []struct {
		level *level
		value float64
	}{{&c.master, master}, {&c.music, music}, {&c.effects, effects}} {
		v := unit(s.value)
		s.level.set(v * v)
	}
}

// Awake says that somebody touched something: after twelve minutes without it
// the music becomes softer.
func (e *Engine) Awake() {
	if e != nil {
		e.mixer.controls.input.Add(1)
	}
}

func unit(x float64) float64 {
	if !(x > 0) { // NaN too
		return 0
	}
	return min(x, 1)
}
