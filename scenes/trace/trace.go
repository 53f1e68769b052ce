// Package trace tells tests outside the program what is on its screen: one line
// each time it changes, into the file that LUDOTHEQUE_TRACE names, or in the
// browser into window.ludotheque.
//
// It only tells, and only when asked; nothing in the program reads it back.
package trace

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/vitals"
)

// Line is what is reported.
type Line struct {
	// Tick is the tick at which the screen changed.
	Tick int64 `json:"tick"`
	// Scene is what it shows now, in words that the scene chose ("title",
	// "lobby GAME").
	Scene string `json:"scene"`
	// Shown is reported once, when the first frame of the program has reached the
	// screen.
	Shown bool `json:"shown,omitempty"`
	// Vitals is what the program takes of the machine, reported every few ticks
	// when the environment asks for it.
	Vitals *vitals.Signs `json:"vitals,omitempty"`
	// Pace is reported each second to the file that PaceVariable names.
	Pace *Pace `json:"pace,omitempty"`
}

// Pace is how updates and pictures came in a second.
type Pace struct {
	// Pictures is how many were painted.
	Pictures int `json:"pictures"`
	// Update is the longest update, Gap the longest time between two frames, in milliseconds.
	Update float64 `json:"update"`
	Gap    float64 `json:"gap"`
}

// Game is an ebiten.Game that is watched and otherwise left as it is.
type Game struct {
	ebiten.Game
	tell  func() string
	sink  func(Line)
	last  Line
	drawn bool
	shown bool
	every int64 // ticks between two looks at the vitals; 0: none

	paced    func(Line) // nil where the pace is not wanted
	pace     Pace
	pictures int // of the game when pace began
	frames   int
	frame    time.Time // the last call of Draw
}

// Watch wraps a game if the environment asks for lines, and else returns it as it
// is; tell says what is on the screen. The error says why reporting is not possible.
func Watch(game ebiten.Game, tell func() string) (ebiten.Game, error) {
	sink, err := open()
	if err != nil {
		return game, err
	}
	paced, err := openPace()
	if err != nil || sink == nil && paced == nil {
		return game, err
	}
	if sink == nil {
		sink = func(Line) {}
	}
	every, err := pulse()
	if err != nil {
		return game, err
	}
	g := &Game{Game: game, tell: tell, sink: sink, every: every, paced: paced}
	g.offer()
	return g, nil
}

// painted returns how many pictures the game has painted: a game that does not say paints each frame.
func (g *Game) painted() int {
	if p, ok := g.Game.(interface{ Pictures() int }); ok {
		return p.Pictures()
	}
	return g.frames
}

// takePace returns the pace since the last call.
func (g *Game) takePace() Pace {
	p, n := g.pace, g.painted()
	p.Pictures, g.pictures, g.pace = n-g.pictures, n, Pace{}
	return p
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// Update makes one tick of the game and tells what changed. What was drawn
// before it has been shown.
func (g *Game) Update() error {
	if g.drawn && !g.shown {
		g.shown = true
		line := g.last
		line.Shown = true
		g.sink(line)
	}
	begin := time.Now()
	err := g.Game.Update()
	g.pace.Update = max(g.pace.Update, milliseconds(time.Since(begin)))
	g.last.Tick++
	if scene := g.tell(); scene != g.last.Scene {
		g.last.Scene = scene
		g.sink(g.last)
	}
	if g.every > 0 && g.last.Tick%g.every == 0 {
		line, signs := g.last, vitals.Take()
		line.Vitals = &signs
		g.sink(line)
	}
	if g.paced != nil && g.last.Tick%ebiten.DefaultTPS == 0 {
		line, pace := g.last, g.takePace()
		line.Pace = &pace
		g.paced(line)
	}
	return err
}

// Draw draws the game.
func (g *Game) Draw(dst *ebiten.Image) {
	g.drawn = true
	g.frames++
	now := time.Now()
	if !g.frame.IsZero() {
		g.pace.Gap = max(g.pace.Gap, milliseconds(now.Sub(g.frame)))
	}
	g.frame = now
	g.Game.Draw(dst)
}

// LayoutF is the game's own, if it has one.
func (g *Game) LayoutF(width, height float64) (float64, float64) {
	if f, ok := g.Game.(ebiten.LayoutFer); ok {
		return f.LayoutF(width, height)
	}
	w, h := g.Game.Layout(int(width), int(height))
	return float64(w), float64(h)
}
