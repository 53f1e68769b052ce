package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// plain writes a picture of one colour and gives its name.
func plain(t *testing.T, name string, w, h int, c color.Color) string {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		img.Set(i%w, i/w, c)
	}
	name = filepath.Join(t.TempDir(), name)
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestTwoPicturesStandSideBySide(t *testing.T) {
	red, blue := plain(t, "a.png", 32, 16, color.RGBA{255, 0, 0, 255}), plain(t, "b.png", 48, 16, color.RGBA{0, 0, 255, 255})
	out := filepath.Join(t.TempDir(), "both.jpg")
	if err := join([]string{red, blue}, out, 0); err != nil {
		t.Fatal(err)
	}
	both, err := read(out)
	if err != nil {
		t.Fatal(err)
	}
	if size := both.Bounds().Size(); size != image.Pt(32+gap+48, 16) {
		t.Fatalf("both are %v large", size)
	}
	left, _, right, _ := both.At(8, 8).RGBA()
	if r, _, b, _ := both.At(32+gap+24, 8).RGBA(); left < 0xE000 || right > 0x2000 || r > 0x2000 || b < 0xE000 {
		t.Errorf("left is red by %x, right by %x and blue by %x", left, r, b)
	}
	if err := join([]string{red, plain(t, "c.png", 8, 8, color.White)}, out, 0); err == nil || !strings.Contains(err.Error(), "of one height") {
		t.Errorf("pictures of two heights: %v", err)
	}
	if err := join([]string{red, filepath.Join(t.TempDir(), "none.png")}, out, 0); err == nil || !strings.Contains(err.Error(), "none.png") {
		t.Errorf("no picture: %v", err)
	}
	if err := join([]string{red, blue, plain(t, "d.png", 8, 64, color.White)}, out, 32); err != nil {
		t.Fatal(err)
	}
	if all, err := read(out); err != nil || all.Bounds().Size() != image.Pt(64+gap+96+gap+4, 32) {
		t.Errorf("three made 32 high are %v large, %v", all.Bounds().Size(), err)
	}
}
