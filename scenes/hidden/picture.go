package hidden

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// folder names the environment's folder for pictures.
const folder = "LUDOTHEQUE_PICTURES"

// Wanted reports whether somebody wants to look at the pictures of tests.
func Wanted() bool { return os.Getenv(folder) != "" }

// Picture returns what draw draws, w by h pixels. When the environment names a folder in
// LUDOTHEQUE_PICTURES it is written there too, as name.png, to be looked at.
func Picture(t testing.TB, w, h int, name string, draw func(dst *ebiten.Image)) *image.RGBA {
	t.Helper()
	img := Plain(w, h, draw)
	dir := os.Getenv(folder)
	if dir == "" {
		return img
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	return img
}

// Plain returns what draw draws, w by h pixels, and is written nowhere.
func Plain(w, h int, draw func(dst *ebiten.Image)) *image.RGBA {
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	draw(dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	return img
}
