package kittest

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	ximage "golang.org/x/image/draw"

	"ludotheque/scenes/hidden"
)

// stripFolder names the environment variable with the folder for pictures.
const stripFolder = "LUDOTHEQUE_PICTURES"

// A strip is stripPictures pictures in rows of stripRow, each stripWide by stripHigh
// pixels, stripGap pixels apart.
const (
	stripPictures = 12
	stripRow      = 4
	stripWide     = 480
	stripHigh     = 270
	stripGap      = 6
)

// strip writes name.png into a folder: twelve pictures, evenly spread over the moment.
func (m *Moment) strip(t *testing.T, dir, name string) {
	s := m.open(t, settings[0], nil, 1280, 720)
	defer s.shut()
	var all []*image.RGBA
	m.each(s, func(tick int) {
		if n := len(all); n < stripPictures && tick >= (2*n+1)*m.Ticks/(2*stripPictures) {
			all = append(all, hidden.Plain(s.Kit.Env.Width, s.Kit.Env.Height, s.played.Picture().Flush))
		}
	})
	if len(all) < stripPictures {
		t.Errorf("it ends after %d pictures of %d", len(all), stripPictures)
	}
	rows := (stripPictures + stripRow - 1) / stripRow
	sheet := image.NewRGBA(image.Rect(0, 0, stripRow*(stripWide+stripGap)-stripGap, rows*(stripHigh+stripGap)-stripGap))
	draw.Draw(sheet, sheet.Rect, image.Black, image.Point{}, draw.Src)
	for i, img := range all {
		x, y := i%stripRow*(stripWide+stripGap), i/stripRow*(stripHigh+stripGap)
		ximage.CatmullRom.Scale(sheet, image.Rect(x, y, x+stripWide, y+stripHigh), img, img.Rect, draw.Src, nil)
	}
	var file bytes.Buffer
	if err := png.Encode(&file, sheet); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
