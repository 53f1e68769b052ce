//go:build linux && amd64

package window

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "keep the pictures as they are now")

// The pictures that are kept are thumbnails: they tell a screen that lost its
// artwork, its words or its place from one whose button moved by a hair.
const thumb = 8 // pixels of a picture for one of its thumbnail

func TestScreensLookAsKept(t *testing.T) {
	screens := map[string]string{
		"title":    "--screen title",
		"lobby":    "--screen lobby --game bzzz --seed 1",
		"settings": "--screen settings",
		"rules":    "--screen rules --game bzzz",
		"records":  "--screen records",
		"begin":    "--game bzzz --seed 1 --at 0",
		"team":     "--game brutal --seed 7 --seats human,easy --at 0",
		"brawl":    "--game brutal --seed 7 --seats human,easy --at 12",
		"swim":     "--game aquariom --seed 1 --seats human,human,human,human,easy,easy --at 0",
		"shores":   "--game empire --seed 5 --seats human --at 0",
		"maze":     "--game trichrome --seed 1 --seats human,human,human --at 40",
	}
	for name, args := range screens {
		t.Run(name, func(t *testing.T) {
			// The grain of paper makes a PNG take half as long again as the picture.
			img, err := jpeg.Decode(bytes.NewReader(shoot(t, "jpg", append(strings.Fields(args), "--lang", "fr")...)))
			if err != nil {
				t.Fatal(err)
			}
			got := shrink(img)
			file := filepath.Join("testdata", name+".png")
			if *update {
				keep(t, file, got)
				return
			}
			f, err := os.Open(file)
			if err != nil {
				t.Fatalf("%v; go test ./internal/e2e/window -run %s -update keeps the pictures", err, t.Name())
			}
			defer f.Close()
			want, err := png.Decode(f)
			if err != nil {
				t.Fatal(err)
			}
			if far := differ(got, want); far > 0.04 {
				other := filepath.Join(os.TempDir(), "ludotheque-"+name+".png")
				keep(t, other, got)
				t.Errorf("%.1f %% of the screen is far from what was kept: look at %s beside %s, and keep it with -update if it is better", far*100, other, file)
			}
		})
	}
}

func keep(t *testing.T, file string, img image.Image) {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// shrink averages squares of thumb pixels.
func shrink(img image.Image) *image.RGBA {
	size := img.Bounds().Size().Div(thumb)
	out := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			var r, g, b uint32
			for j := range thumb {
				for i := range thumb {
					cr, cg, cb, _ := img.At(x*thumb+i, y*thumb+j).RGBA()
					r, g, b = r+cr>>8, g+cg>>8, b+cb>>8
				}
			}
			const n = thumb * thumb
			out.SetRGBA(x, y, color.RGBA{uint8(r / n), uint8(g / n), uint8(b / n), 255})
		}
	}
	return out
}

// differ is the share of the pixels of a that are far from those of b.
func differ(a, b image.Image) float64 {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 1
	}
	far, size := 0, a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			ar, ag, ab, _ := a.At(x, y).RGBA()
			br, bg, bb, _ := b.At(x, y).RGBA()
			if apart(ar, br)+apart(ag, bg)+apart(ab, bb) > 3*28 {
				far++
			}
		}
	}
	return float64(far) / float64(size.X*size.Y)
}

func apart(a, b uint32) int {
	d := int(a>>8) - int(b>>8)
	return max(d, -d)
}
