// Command empty opens an empty Ebitengine window, with --moving one in which a small square moves, or
// with --resting one that draws nothing: what the program's starts and pictures are measured against.
package main

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/trace"
)

type empty struct{}

func (empty) Update() error      { return nil }
func (empty) Draw(*ebiten.Image) {}

// moving is an empty window with a square that moves each tick.
type moving struct {
	empty
	x int
}

func (m *moving) Update() error {
	m.x = (m.x + 4) % 1000
	return nil
}

func (m *moving) Draw(dst *ebiten.Image) {
	dst.SubImage(image.Rect(m.x, 100, m.x+64, 164)).(*ebiten.Image).Fill(color.White)
}
func (empty) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 720)
	var shown ebiten.Game = empty{}
	if slices.Contains(os.Args, "--moving") {
		shown = new(moving)
	}
	ebiten.SetScreenClearedEveryFrame(!slices.Contains(os.Args, "--resting"))
	game, err := trace.Watch(shown, func() string { return "empty" })
	if err == nil {
		err = ebiten.RunGame(game)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
