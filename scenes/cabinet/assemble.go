package cabinet

import (
	"image/color"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/input"
)

// assemble makes what every scene gets, and the first scene.
func assemble(o cli.Options) (*scenes.Env, scenes.Scene, error) {
	src, err := source(o)
	if err != nil {
		return nil, nil, err
	}
	env := scenes.NewEnv(src, rand.Uint64)
	if o.Shot == "" {
		// A picture is the same on every machine: nobody's settings show in it.
		env.Open(o.Data)
	}
	return env, table{}, nil
}

// table is a bare table of paper; going back leaves it.
type table struct{}

func (t table) Update(in *input.Frame) (scenes.Scene, error) {
	if in.Menu.Pressed.Has(input.B) {
		return nil, nil
	}
	return t, nil
}
func (table) Draw(dst *ebiten.Image) { dst.Fill(color.RGBA{0xF6, 0xEF, 0xE0, 0xFF}) }
func (table) Tell() string           { return "title" }
