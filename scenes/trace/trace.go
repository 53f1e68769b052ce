// Package trace tells tests outside the program what is on its screen: one line
// each time it changes, into the file that LUDOTHEQUE_TRACE names, or in the
// browser into window.ludotheque.
//
// It only tells, and only when asked; nothing in the program reads it back.
package trace

import (
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
}

// Watch wraps a game if the environment asks for lines, and else returns it as it
// is; tell says what is on the screen. The error says why reporting is not possible.
func Watch(game ebiten.Game, tell func() string) (ebiten.Game, error) {
	sink, err := open()
	if err != nil || sink == nil {
		return game, err
	}
	every, err := pulse()
	if err != nil {
		return game, err
	}
	g := &Game{Game: game, tell: tell, sink: sink, every: every}
	g.offerTicks()
	return g, nil
}

// Update makes one tick of the game and tells what changed. What was drawn
// before it has been shown.
func (g *Game) Update() error {
	if g.drawn && !g.shown {
		g.shown = true
		line := g.last
		line.Shown = true
		g.sink(line)
	}
	err := g.Game.Update()
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
	return err
}

// Draw draws the game.
func (g *Game) Draw(dst *ebiten.Image) {
	g.drawn = true
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
