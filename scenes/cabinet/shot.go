package cabinet

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/store"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/input"
)

// settled is the number of ticks after which a screen has come to rest.
const settled = 3 * input.TicksPerSecond

// shoot lets a screen settle, with idle hands, and writes its picture.
func shoot(env *scenes.Env, o cli.Options, early ahead) error {
	c := &camera{env: env, size: image.Rect(0, 0, o.Width, o.Height)}
	c.open = func() (scenes.Scene, error) { return first(furnish(env, nil, early), o) }
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(cli.MinWidth, cli.MinHeight)
	if err := ebiten.RunGame(c); err != nil {
		return err
	}
	return save(o.Shot, c.picture)
}

// camera is an ebiten.Game that takes one picture within its first Update and
// ends: a picture does not depend on how fast the machine draws.
type camera struct {
	env     *scenes.Env
	open    func() (scenes.Scene, error)
	size    image.Rectangle
	picture *image.RGBA
}

func (c *camera) Update() error {
	c.env.Width, c.env.Height, c.env.Scale = c.size.Dx(), c.size.Dy(), 1
	scene, err := c.open()
	if err != nil {
		return err
	}
	for range settled {
		c.env.Tick++
		next, err := scene.Update(c.env.Devices.Tick())
		if err != nil {
			return err
		}
		if next == nil {
			return fmt.Errorf("the screen %s closed by itself before its picture was taken", scenes.Tell(scene))
		}
		scene = next
	}
	film := ebiten.NewImageWithOptions(c.size, &ebiten.NewImageOptions{Unmanaged: true})
	scene.Picture().Flush(film)
	c.picture = image.NewRGBA(c.size)
	film.ReadPixels(c.picture.Pix)
	return ebiten.Termination
}

func (c *camera) Draw(*ebiten.Image) {}

func (c *camera) Layout(width, height int) (int, int) { return width, height }

// save writes a picture whole or not at all: PNG, or JPEG where paper's grain
// would make it large.
func save(name string, picture image.Image) error {
	if _, err := os.Stat(filepath.Dir(name)); err != nil {
		return fmt.Errorf("the picture cannot be written into %s: %w", filepath.Dir(name), err)
	}
	var data bytes.Buffer
	var err error
	if strings.EqualFold(filepath.Ext(name), ".png") {
		err = png.Encode(&data, picture)
	} else {
		err = jpeg.Encode(&data, picture, &jpeg.Options{Quality: 80})
	}
	if err == nil {
		err = store.WriteFile(name, data.Bytes(), 0o644)
	}
	if err != nil {
		return fmt.Errorf("the picture %s cannot be written: %w", name, err)
	}
	return nil
}
