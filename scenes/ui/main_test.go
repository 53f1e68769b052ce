package ui

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop runs the tests inside the first Update of a hidden window, where
// pictures can be read back.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}
func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(int, int) (int, int) { return 64, 64 }

func TestMain(m *testing.M) {
	l := &loop{m: m}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(l); err != nil {
		println("these tests need a display:", err.Error())
		os.Exit(1)
	}
	os.Exit(l.code)
}
