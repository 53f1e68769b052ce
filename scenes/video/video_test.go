package video

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"golang.org/x/image/webp"

	"ludotheque/rules"
)

// An animation shows each of its pictures as it was, though it has only what changed of it.
func TestAnAnimationShowsEachPicture(t *testing.T) {
	f := Animation(64, 36)
	first := image.NewRGBA(image.Rect(0, 0, f.W, f.H))
	random := rules.NewRand(1)
	for i := range first.Pix {
		first.Pix[i] = byte(random.Intn(256)) | byte(i%4/3*255)
	}
	block, dots := image.NewRGBA(first.Rect), image.NewRGBA(first.Rect)
	copy(block.Pix, first.Pix)
	draw.Draw(block, image.Rect(11, 7, 21, 15), image.White, image.Point{}, draw.Src)
	copy(dots.Pix, block.Pix)
	dots.Set(1, 35, color.Black)
	dots.Set(63, 3, color.Black)
	pictures := []*image.RGBA{first, block, dots}
	frames := make(chan *image.RGBA)
	go func() {
		var rolls [3]*image.RGBA // their memory is used again and again
		for i, p := range []*image.RGBA{first, first, first, block, dots, dots} {
			r := &rolls[i%len(rolls)]
			if *r == nil {
				*r = image.NewRGBA(p.Rect)
			}
			copy((*r).Pix, p.Pix)
			frames <- *r
		}
		close(frames)
	}()
	data, err := f.Encode(t.Context(), frames)
	if err != nil {
		t.Fatal(err)
	}
	shown, n, sizes := image.NewRGBA(first.Rect), 0, []int(nil)
	for at := 12; at+8 <= len(data); {
		size := int(binary.LittleEndian.Uint32(data[at+4:]))
		if string(data[at:at+4]) == "ANMF" {
			whole := binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(size-16+4))
			whole = append(append(whole, "WEBP"...), data[at+24:at+8+size]...)
			part, err := webp.Decode(bytes.NewReader(whole))
			if err != nil {
				t.Fatal(err)
			}
			corner := image.Pt(2*int(data[at+8])+512*int(data[at+9]), 2*int(data[at+11])+512*int(data[at+12]))
			draw.Draw(shown, part.Bounds().Add(corner), part, image.Point{}, draw.Over)
			if !bytes.Equal(shown.Pix, pictures[n].Pix) {
				t.Errorf("picture %d is not shown as it was", n)
			}
			n, sizes = n+1, append(sizes, size)
		}
		at += 8 + size + size%2
	}
	if n != 3 || sizes[1] > sizes[0]/4 {
		t.Errorf("%d pictures of %v bytes", n, sizes)
	}
}
