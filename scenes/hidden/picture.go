package hidden

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// folder is an environment variable with a folder for pictures.
const folder = "LUDOTHEQUE_PICTURES"

// Wanted reports whether pictures of tests are to be written.
func Wanted() bool { return os.Getenv(folder) != "" }

// Picture returns what draw draws, w by h pixels. If LUDOTHEQUE_PICTURES names a folder it is also
// written there as name.png.
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

// Same reports whether two pictures are the same but for the rounding of sampling, which differs
// between images. The error says where they differ.
func Same(a, b *image.RGBA) error {
	if a.Rect != b.Rect {
		return fmt.Errorf("%v and %v", a.Rect, b.Rect)
	}
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d < -16 || d > 16 {
			return fmt.Errorf("at %d, %d by %d", i%a.Stride/4, i/a.Stride, d)
		}
	}
	return nil
}

// Plain returns what draw draws, w by h pixels, and writes no file.
func Plain(w, h int, draw func(dst *ebiten.Image)) *image.RGBA {
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	draw(dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	return img
}
