// Beside puts pictures side by side:
//
//	go run ./build/beside [-high N] PICTURE PICTURE... OUT
//
// Pictures are PNG or JPEG of one height, or made N pixels high; OUT is written as JPEG.
// build/pictures --texts shows each screen with texts of 100 and of 200 % by it, and
// build/pictures what several screens show of a match.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	_ "image/png" // pictures to read may be of that kind
	"os"

	"golang.org/x/image/draw"
)

func main() {
	high := flag.Int("high", 0, "make pictures `N` pixels high")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: beside [-high N] PICTURE PICTURE... OUT")
	}
	flag.Parse()
	if flag.NArg() < 3 {
		flag.Usage()
		os.Exit(2)
	}
	last := flag.NArg() - 1
	if err := join(flag.Args()[:last], flag.Arg(last), *high); err != nil {
		fmt.Fprintln(os.Stderr, "beside:", err)
		os.Exit(1)
	}
}

// gap is what lies between two, in pixels.
const gap = 8

// join writes pictures side by side into out, each high pixels high; 0: as high as they
// are. The error names the file.
func join(names []string, out string, high int) error {
	var pictures []image.Image
	wide := -gap
	for _, name := range names {
		p, err := read(name)
		if err != nil {
			return err
		}
		if high > 0 {
			p = scaled(p, high)
		}
		if len(pictures) > 0 && p.Bounds().Dy() != pictures[0].Bounds().Dy() {
			return fmt.Errorf("%s is %d pixels high and %s %d: take pictures of one height, or say -high", names[0], pictures[0].Bounds().Dy(), name, p.Bounds().Dy())
		}
		pictures = append(pictures, p)
		wide += p.Bounds().Dx() + gap
	}
	all := image.NewRGBA(image.Rect(0, 0, wide, pictures[0].Bounds().Dy()))
	draw.Draw(all, all.Rect, image.Black, image.Point{}, draw.Src)
	x := 0
	for _, p := range pictures {
		draw.Draw(all, image.Rect(x, 0, x+p.Bounds().Dx(), p.Bounds().Dy()), p, p.Bounds().Min, draw.Src)
		x += p.Bounds().Dx() + gap
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	return errors.Join(jpeg.Encode(f, all, &jpeg.Options{Quality: 88}), f.Close())
}

// scaled is a picture scaled to a height in pixels.
func scaled(p image.Image, high int) image.Image {
	b := p.Bounds()
	s := image.NewRGBA(image.Rect(0, 0, max(1, b.Dx()*high/b.Dy()), high))
	draw.CatmullRom.Scale(s, s.Rect, p, b, draw.Src, nil)
	return s
}

func read(name string) (image.Image, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, _, err := image.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return img, nil
}
