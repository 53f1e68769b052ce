// Ludothèque is a cabinet of board games in one window, or in a browser.
package main

import (
	"errors"
	"fmt"
	"image/color"
	"io"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/cli"
	"ludotheque/scenes/trace"
	"ludotheque/version"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the program; what it returns is its exit code.
func run(args []string, stdout, stderr io.Writer) int {
	options, err := cli.Parse(args, stdout)
	switch {
	case errors.Is(err, cli.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintln(stderr, "ludotheque:", err)
		return 2
	case options.Version:
		fmt.Fprintln(stdout, version.String("ludotheque"))
		return 0
	}
	if err := open(options); err != nil {
		fmt.Fprintln(stderr, "ludotheque:", explain(err))
		return 1
	}
	return 0
}

// open shows the window until it is closed.
func open(o cli.Options) error {
	t, err := trace.Open()
	if err != nil {
		return err
	}
	ebiten.SetWindowTitle("Ludothèque")
	ebiten.SetWindowSize(o.Width, o.Height)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(o.Fullscreen)
	return ebiten.RunGame(&table{trace: t})
}

// table is a bare table of paper; Esc leaves it.
type table struct{ trace *trace.Trace }

func (t *table) Update() error {
	t.trace.Say(ebiten.Tick(), "title")
	if ebiten.IsKeyPressed(ebiten.KeyEscape) {
		return ebiten.Termination
	}
	return nil
}

func (t *table) Draw(dst *ebiten.Image)              { dst.Fill(color.RGBA{0xF6, 0xEF, 0xE0, 0xFF}) }
func (t *table) Layout(w, h int) (width, height int) { return w, h }

// explain adds what to do to the error of a machine with no screen.
func explain(err error) error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return fmt.Errorf("no window can be opened, since there is no display here (DISPLAY is empty): "+
			"run build/play, which then opens the cabinet in a browser, or put \"xvfb-run -a\" before the command (%w)", err)
	}
	return err
}
