package kittest

import (
	"bytes"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	ximage "golang.org/x/image/draw"

	"ludotheque/scenes/hidden"
)

// stripFolder names the environment's folder for strips. What a moment looked like once
// is in its folder old, as GAME-NAME.jpg.
const stripFolder = "LUDOTHEQUE_STRIPS"

// stripPictures is how many pictures a strip has.
const stripPictures = 12

// stripLook is how a strip is laid out: rows of so many pictures of that size, with
// that gap, in pixels; what the moment looked like once is before them, as high as all
// rows and old wide.
type stripLook struct{ row, w, h, gap, old int }

// The strip to be looked at, and the one on the sheet that documents show.
var (
	largeStrip = stripLook{row: 4, w: 480, h: 270, gap: 6}
	sheetStrip = stripLook{row: 6, w: 128, h: 72, gap: 3, old: 260}
)

// sheetQuality is that of the sheet as a JPEG.
const sheetQuality = 60

// strip writes the strip of the moment into a folder, twelve pictures that are evenly
// spread over it, and returns its part of the game's sheet.
func (m *Moment) strip(t *testing.T, dir, name string) *image.RGBA {
	s := m.open(t, settings[0], nil, 1280, 720)
	defer s.shut()
	var all []*image.RGBA
	m.each(s, func(tick int) {
		if n := len(all); n < stripPictures && tick >= (2*n+1)*m.Ticks/(2*stripPictures) {
			all = append(all, hidden.Plain(s.Kit.Env.Width, s.Kit.Env.Height, s.played.Draw))
		}
	})
	if len(all) < stripPictures {
		t.Errorf("it ends after %d pictures of %d", len(all), stripPictures)
	}
	var file bytes.Buffer
	if err := png.Encode(&file, largeStrip.lay(nil, all)); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return sheetStrip.lay(before(t, dir, name), all)
}

// before is what a moment looked like once; nil where no picture is left of that.
func before(t *testing.T, dir, name string) image.Image {
	data, err := os.ReadFile(filepath.Join(dir, "old", name+".jpg"))
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	img, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// lay lays pictures out as a strip, after the old one.
func (l stripLook) lay(old image.Image, all []*image.RGBA) *image.RGBA {
	rows := (stripPictures + l.row - 1) / l.row
	left := 0
	if l.old > 0 {
		left = l.old + 2*l.gap
	}
	strip := image.NewRGBA(image.Rect(0, 0, left+l.row*(l.w+l.gap)-l.gap, rows*(l.h+l.gap)-l.gap))
	draw.Draw(strip, strip.Rect, image.Black, image.Point{}, draw.Src)
	if old != nil {
		high := l.old * old.Bounds().Dy() / old.Bounds().Dx()
		ximage.CatmullRom.Scale(strip, image.Rect(0, 0, l.old, high), old, old.Bounds(), draw.Src, nil)
	}
	for i, img := range all {
		x, y := left+i%l.row*(l.w+l.gap), i/l.row*(l.h+l.gap)
		ximage.CatmullRom.Scale(strip, image.Rect(x, y, x+l.w, y+l.h), img, img.Rect, draw.Src, nil)
	}
	return strip
}

// stack writes the strips of a game on one sheet, one below the other, into a folder.
func stack(t *testing.T, dir, game string, all []*image.RGBA) {
	if len(all) == 0 {
		return
	}
	const apart = 10
	high := -apart
	for _, img := range all {
		high += img.Rect.Dy() + apart
	}
	sheet := image.NewRGBA(image.Rect(0, 0, all[0].Rect.Dx(), high))
	draw.Draw(sheet, sheet.Rect, image.White, image.Point{}, draw.Src)
	y := 0
	for _, img := range all {
		draw.Draw(sheet, image.Rect(0, y, img.Rect.Dx(), y+img.Rect.Dy()), img, image.Point{}, draw.Src)
		y += img.Rect.Dy() + apart
	}
	var file bytes.Buffer
	if err := jpeg.Encode(&file, sheet, &jpeg.Options{Quality: sheetQuality}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, game+".jpg"), file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
