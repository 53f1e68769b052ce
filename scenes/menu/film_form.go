package menu

import (
	"bytes"
	"context"
	"encoding/binary"
	"image"

	"github.com/HugoSmits86/nativewebp"

	"ludotheque/assets/words"
)

// filmForm is a form of films that can be made here.
type filmForm struct {
	// ending and kind are those of the file.
	ending, kind string
	// note says which form it is.
	note words.Text
	// w and h are the size in pixels, and rate the pictures a second.
	w, h, rate int
	// live says that a picture lasts until the next comes.
	live bool
	// develop makes the file of the pictures that come, until reel is closed or ctx is over.
	develop func(ctx context.Context, reel <-chan *image.RGBA) ([]byte, error)
}

// animated is the form that is always there.
func animated() *filmForm {
	f := &filmForm{ending: ".webp", kind: "image/webp", note: noVideo, w: filmW / 2, h: filmH / 2, rate: 8}
	f.develop = func(ctx context.Context, reel <-chan *image.RGBA) ([]byte, error) { return f.animate(ctx, reel) }
	return f
}

// What stands before the pictures of an animation, in bytes, and where the number of all bytes after it and the
// flags of its features are.
const (
	webpHead  = 12 + 18 + 14 // the heads of the file, of its features and of the animation
	webpSize  = 4
	webpFlags = 20
)

// animate writes pictures as an animation, each as it comes: in a browser the program has one thread, which would
// stand still for seconds if it wrote all of them at once. Equal pictures become one that lasts.
func (f *filmForm) animate(ctx context.Context, reel <-chan *image.RGBA) ([]byte, error) {
	var b bytes.Buffer
	img, wait := <-reel, uint(0)
	for img != nil && ctx.Err() == nil {
		next := <-reel
		if wait += uint(1000 / f.rate); next != nil && bytes.Equal(next.Pix, img.Pix) {
			continue
		}
		var one bytes.Buffer
		if err := nativewebp.EncodeAll(&one, &nativewebp.Animation{Images: []image.Image{img}, Durations: []uint{wait}, Disposals: []uint{0}, BackgroundColor: 0xffffffff}, nil); err != nil {
			return nil, err
		}
		if b.Len() == 0 {
			b.Write(one.Bytes()[:webpHead])
		}
		b.Bytes()[webpFlags] |= one.Bytes()[webpFlags]
		b.Write(one.Bytes()[webpHead:])
		img, wait = next, 0
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	binary.LittleEndian.PutUint32(b.Bytes()[webpSize:], uint32(b.Len()-webpSize-4))
	return b.Bytes(), nil
}
