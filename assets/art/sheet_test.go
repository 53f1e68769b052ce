package art

import (
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

var (
	sheetDir   = flag.String("sheet", "", "write contact sheets of the drawings into this folder, one for each domain")
	sheetScale = flag.Float64("sheetscale", 2, "pixels per unit of the contact sheets")
)

// TestSheet writes pictures of the drawings for inspection:
//
//	go test ./assets/art -run TestSheet -sheet /tmp/sheets
//
// It also checks that every drawing can be rendered for each of the four seats.
func TestSheet(t *testing.T) {
	byDomain := map[string][]string{}
	for _, name := range Names() {
		domain, _, _ := strings.Cut(name, "/")
		byDomain[domain] = append(byDomain[domain], name)
	}
	for domain, names := range byDomain {
		const width = 1500
		page := image.NewRGBA(image.Rect(0, 0, width, 6000))
		draw.Draw(page, page.Rect, image.NewUniform(color.RGBA{0xD9, 0xE3, 0xA8, 0xFF}), image.Point{}, draw.Src)
		x, y, high := 8, 8, 0
		for i, name := range names {
			img, _, err := RenderAs(name, *sheetScale, forSeat(i%4))
			if err != nil {
				t.Fatal(err)
			}
			w := max(img.Rect.Dx(), 7*len(filepath.Base(name))) + 12
			if x+w > width {
				x, y, high = 8, y+high+28, 0
			}
			high = max(high, img.Rect.Dy())
			draw.Draw(page, img.Rect.Add(image.Pt(x, y)), img, image.Point{}, draw.Over)
			d := font.Drawer{Dst: page, Src: image.Black, Face: basicfont.Face7x13, Dot: fixed.P(x, y+img.Rect.Dy()+13)}
			d.DrawString(filepath.Base(name))
			x += w
		}
		if *sheetDir == "" {
			continue
		}
		f, err := os.Create(filepath.Join(*sheetDir, domain+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, page.SubImage(image.Rect(0, 0, width, min(y+high+28, 6000)))); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
