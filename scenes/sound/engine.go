// Package sound is the sound engine: it synthesises effects and music, mixes them and plays them.
//
// A game only calls Play, Music or Pause. The engine decides what is audible, and never affects the
// game: without a device, with one that fails or in a browser that waits for a click, the game goes
// on. Instruments are in package synth, the list of effects in fx, the scores in score; this package
// has the mixer and the device.
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

// Options configures an Engine. The zero value is right for the program.
type Options struct {
	// Seed selects the takes of effects and the variations of the music.
	Seed uint32
	// NoDevice opens no device: nothing is played or rendered.
	NoDevice bool
	// Trace, if not nil, is called at every Play of an existing name, audible or not, for tests.
	Trace func(name string, opt PlayOptions)
	// clock is the time for Play, from any origin; nil for the system's.
	clock func() time.Duration
}

// PlayOptions describes a call of an effect. The zero value is the player's own action, in the middle.
type PlayOptions struct {
	// Pan is the position on the board, from -1 at its left edge to 1 at its right. The interface's
	// effects are in the middle.
	Pan float64
	// Arg is the argument of an effect that has one: see package fx.
	Arg int
	// Other says that another player did it: ordinary actions are softer then.
	Other bool
	// Count is the number of simultaneous ones, 0 for one: played as one louder effect or as several
	// in a row.
	Count int
	// Gain is an attenuation in dB; over 0 counts as 0.
	Gain float64
}

// Engine plays sounds. A nil Engine is silent. Its methods never block; except for Status they are for
// one goroutine, the game's.
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

	live   atomic.Bool // there is a device
	status atomic.Pointer[Status]
	closed chan struct{}
	close  *sync.Once
}

// effectState is the state of an effect between calls.
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
	maxRepeats  = 3 // 9 dB
	otherDB     = 6.0
	boardWidth  = 0.6 // of the stereo picture
	maxLouder   = 4   // dB added for a crowd
	maxInARow   = 12
	matchPause  = 1.5 // s before a match's piece starts
)

// list is the embedded effects, listError what is wrong with them, with file and line: the program is
// silent then.
var list, listError = readList()

// scores are the embedded pieces, parsed at first use so as not to delay the first picture.
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

// New makes an engine and opens a device in the background. It never fails: see Status. A program has
// one engine; a second one is silent.
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

// report records the state of the device. Without one nothing is rendered any more.
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

// Status returns the state of the sound. Any goroutine may call it.
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

// want passes a wish to the loader.
func (e *Engine) want(change func(w *wish)) {
	if !e.opt.NoDevice {
		e.loader.want(change)
	}
}

// Game renders the effects of a game in the background and drops those of others; "" is for the menus,
// which have only the interface's. An effect is silent until it is ready.
func (e *Engine) Game(id string) {
	if e == nil {
		return
	}
	e.game = id
	e.want(func(w *wish) { w.game = id })
}

// Music plays a piece from its beginning, in a loop: "title" or the id of a game; "" ends the music.
// The previous piece fades out first; a match's piece starts at least a second and a half later. A
// piece that is already playing goes on.
func (e *Engine) Music(piece string) { e.music(piece, "", false) }

// MusicAt is Music from a section on. A piece that is already playing jumps there at its next bar.
func (e *Engine) MusicAt(piece, section string) { e.music(piece, section, true) }

// MusicStop stops the music at once, for an effect in its place.
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
		// The old one fades while the new one is rendered.
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

// Intensity sets the intensity of the music, 0 to 1: voices and tempo change with it.
func (e *Engine) Intensity(x float64) {
	if e != nil {
		e.mixer.intensity.set(unit(x))
	}
}

// Pause lowers the music while a match is paused.
func (e *Engine) Pause(on bool) {
	if e != nil {
		e.mixer.pause.Store(on)
	}
}

// Hidden silences everything and stops the music while the window is not visible.
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

// Volumes sets the three volumes, each from 0 to 1, on a perceptual scale: half is a quarter of the
// amplitude.
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

// Awake reports input of the user: after twelve minutes without it the music becomes softer.
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
