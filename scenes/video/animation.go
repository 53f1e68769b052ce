package video

import (
	"bytes"
	"context"
	"encoding/binary"
	"image"

	"github.com/HugoSmits86/nativewebp"
)

// Animation returns an animated WebP format of that size in pixels, which needs no encoder of the system.
func Animation(w, h int) *Format {
	f := &Format{Ext: ".webp", MIME: "image/webp", Note: NoVideo, W: w, H: h, Rate: 8, BytesPerSecond: 200_000}
	f.Encode = func(ctx context.Context, frames <-chan *image.RGBA) ([]byte, error) { return f.animate(ctx, frames) }
	return f
}

// The length of the headers before the first frame, and the offsets of the RIFF size and of the VP8X flags, in bytes.
const (
	webpHead  = 12 + 18 + 14 // the heads of the file, of its features and of the animation
	webpSize  = 4
	webpFlags = 20
)

// animate writes pictures as an animation, each as it comes: in a browser the program has one thread, which would
// stand still for seconds if it wrote all of them at once. Equal pictures become one that lasts, and of each only what
// is not as before is written.
func (f *Format) animate(ctx context.Context, frames <-chan *image.RGBA) ([]byte, error) {
	var b bytes.Buffer
	var shown *image.RGBA
	img, wait := <-frames, uint(0)
	for img != nil && ctx.Err() == nil {
		next := <-frames
		if wait += uint(1000 / f.Rate); next != nil && bytes.Equal(next.Pix, img.Pix) {
			img = next // the memory of the older one is used again
			continue
		}
		var one bytes.Buffer
		if err := nativewebp.EncodeAll(&one, &nativewebp.Animation{Images: []image.Image{changed(shown, img)}, Durations: []uint{wait}, Disposals: []uint{0}, BackgroundColor: 0xffffffff}, nil); err != nil {
			return nil, err
		}
		if b.Len() == 0 {
			b.Write(one.Bytes()[:webpHead])
		}
		b.Bytes()[webpFlags] |= one.Bytes()[webpFlags]
		b.Write(one.Bytes()[webpHead:])
		if shown == nil {
			shown = image.NewRGBA(img.Rect)
		}
		copy(shown.Pix, img.Pix)
		img, wait = next, 0
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	binary.LittleEndian.PutUint32(b.Bytes()[webpSize:], uint32(b.Len()-webpSize-4))
	return b.Bytes(), nil
}

// changed returns the part of a picture that is not as it was shown, with clear pixels for those that are. Its corner
// is at even coordinates, as animations want it. A nil shown is nothing.
func changed(shown, img *image.RGBA) image.Image {
	if shown == nil {
		return img
	}
	differs := func(at int) bool { return !bytes.Equal(shown.Pix[at:at+4], img.Pix[at:at+4]) }
	var part image.Rectangle
	for y := range img.Rect.Dy() {
		row := y * img.Stride
		if bytes.Equal(shown.Pix[row:row+4*img.Rect.Dx()], img.Pix[row:row+4*img.Rect.Dx()]) {
			continue
		}
		first, last := 0, img.Rect.Dx()-1
		for !differs(row + 4*first) {
			first++
		}
		for !differs(row + 4*last) {
			last--
		}
		part = part.Union(image.Rect(first&^1, y&^1, last+1, y+1))
	}
	news := image.NewNRGBA(part)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if at := img.PixOffset(x, y); differs(at) {
				copy(news.Pix[news.PixOffset(x, y):][:4], img.Pix[at:])
			}
		}
	}
	return news
}
