// Beside puts two pictures of one height side by side:
//
//	go run ./build/beside LEFT RIGHT OUT
//
// LEFT and RIGHT are PNG or JPEG, OUT is written as JPEG. build/pictures --texts uses it
// to show each screen with texts of 100 and of 200 %.
package main

import (
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	_ "image/png" // pictures to read may be of that kind
	"os"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: beside LEFT RIGHT OUT")
		os.Exit(2)
	}
	if err := join(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "beside:", err)
		os.Exit(1)
	}
}

// gap is what lies between the two, in pixels.
const gap = 8

// join writes two pictures side by side into out. The error names the file.
func join(left, right, out string) error {
	a, err := read(left)
	if err != nil {
		return err
	}
	b, err := read(right)
	if err != nil {
		return err
	}
	if a.Bounds().Dy() != b.Bounds().Dy() {
		return fmt.Errorf("%s is %d pixels high and %s %d: take pictures of one height", left, a.Bounds().Dy(), right, b.Bounds().Dy())
	}
	both := image.NewRGBA(image.Rect(0, 0, a.Bounds().Dx()+gap+b.Bounds().Dx(), a.Bounds().Dy()))
	draw.Draw(both, both.Rect, image.Black, image.Point{}, draw.Src)
	draw.Draw(both, a.Bounds().Sub(a.Bounds().Min), a, a.Bounds().Min, draw.Src)
	draw.Draw(both, b.Bounds().Sub(b.Bounds().Min).Add(image.Pt(a.Bounds().Dx()+gap, 0)), b, b.Bounds().Min, draw.Src)
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	return errors.Join(jpeg.Encode(f, both, &jpeg.Options{Quality: 88}), f.Close())
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
