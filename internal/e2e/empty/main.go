// Command empty opens an empty Ebitengine window: what a start of the program
// is measured against.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/trace"
)

type empty struct{}

func (empty) Update() error              { return nil }
func (empty) Draw(*ebiten.Image)         {}
func (empty) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 720)
	game, err := trace.Watch(empty{}, func() string { return "empty" })
	if err == nil {
		err = ebiten.RunGame(game)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
