// Package cabinet puts the parts of the program together, as the command line
// asks: hands, sound, words, preferences, screens and games, and the window
// that shows them, or a picture of one of them.
package cabinet

import (
	"fmt"
	"image"
	"os"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/art"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/input"
	"ludotheque/scenes/trace"
)

// Run does what the command line asks for, and returns when the window is
// closed or the picture is written. The error is a sentence for a terminal.
func Run(o cli.Options) error {
	early := make(chan ahead, 1)
	go func() { early <- makeAhead() }()
	env, err := environment(o)
	if err != nil {
		return err
	}
	if o.Shot != "" {
		return explain(shoot(env, o, <-early))
	}
	var music speaker
	defer func() { music.Close() }()
	manager := scenes.NewManager(env, &curtain{covered: runtime.GOOS == "js", open: func() (scenes.Scene, error) {
		if err := setIcon(); err != nil {
			return nil, err
		}
		music = newSpeaker()
		env.Sound = music
		k := furnish(env, music, <-early)
		if err := watch(k); err != nil {
			return nil, err
		}
		return first(k, o)
	}})
	game, err := trace.Watch(manager, func() string { return scenes.Tell(manager.Scene()) })
	if err != nil {
		return err
	}
	ebiten.SetWindowTitle("Ludothèque")
	ebiten.SetWindowSize(o.Width, o.Height)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetFullscreen(o.Fullscreen || env.Settings.Fullscreen)
	// By this name a desktop of Linux finds the icon: the menu's entry has it.
	return explain(ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{
		X11ClassName: "ludotheque", X11InstanceName: "ludotheque", VMGuestEndpoint: os.Getenv(hostVariable),
	}))
}

// hostVariable names the environment variable that says which program takes the place of a
// window. The linker sets it for tests; a variable of no name is empty for all others.
var hostVariable string

// setIcon gives the window its icon in the usual sizes, of which the system
// takes the fitting; not where a page or a bundle has it.
func setIcon() error {
	if runtime.GOOS == "js" || runtime.GOOS == "darwin" {
		return nil
	}
	var icons []image.Image
	for _, side := range [...]int{16, 32, 48, 128} {
		img, err := art.Icon(side)
		if err != nil {
			return err
		}
		icons = append(icons, img)
	}
	ebiten.SetWindowIcon(icons)
	return nil
}

// source is what moves the hands: a script, nothing for a picture, or devices.
func source(o cli.Options) (input.Source, error) {
	switch {
	case o.Script != "":
		f, err := os.Open(o.Script)
		if err != nil {
			return nil, fmt.Errorf("the script cannot be opened: %w", err)
		}
		defer f.Close()
		s, err := input.ReadScript(f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", o.Script, err)
		}
		return s, nil
	case o.Screen == "pause":
		return input.ReadScript(strings.NewReader(`{"ticks":120}` + "\n" + `{"keys":["Escape"]}`))
	case o.Shot != "":
		return new(input.Script), nil
	}
	return &input.Ebitengine{}, nil
}

// explain adds what to do to the error of a machine with no screen, or without
// the libraries that open one.
func explain(err error) error {
	switch {
	case err == nil || runtime.GOOS != "linux":
		return err
	case os.Getenv("DISPLAY") == "":
		return fmt.Errorf("no window can be opened, since there is no display here (DISPLAY is empty): start it from a desktop, "+
			"or play the browser version; \"xvfb-run -a\" before the command gives it a virtual display (%w)", err)
	case strings.Contains(err.Error(), "libX11") || strings.Contains(err.Error(), "libGL"):
		return fmt.Errorf("no window can be opened, since a library of this system is missing: on Debian and Ubuntu, "+
			"sudo apt install libx11-6 libgl1; elsewhere install X11 and OpenGL (%w)", err)
	}
	return err
}
