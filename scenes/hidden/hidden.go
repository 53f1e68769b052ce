// Package hidden runs tests inside an invisible window, because Ebitengine can read pictures back only
// while its loop runs. Only tests import it.
package hidden

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// Runner runs tests and returns their exit code, as [testing.M] does.
type Runner interface{ Run() int }

// Main is the TestMain of a package whose tests read pictures back. It does not
// return. Without a display the package fails, and says what brings one.
func Main(m Runner) {
	code, err := Run(m)
	if err != nil {
		fmt.Fprintf(os.Stderr, "no display: these tests need one, and build/test brings it: %v\n", err)
		code = 1
	}
	os.Exit(code)
}

// Run runs the tests within one Update of a hidden window, and returns their exit code. If the error
// is not nil no test has run.
func Run(m Runner) (code int, err error) {
	ebiten.SetWindowVisible(false)
	l := &loop{m: m}
	if err := ebiten.RunGame(l); !l.ran {
		return 0, err
	}
	return l.code, nil
}

type loop struct {
	m    Runner
	ran  bool
	code int
}

func (l *loop) Update() error {
	l.ran = true
	l.code = l.m.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image) {}

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }
