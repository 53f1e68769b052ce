// Package video makes films of pictures: videos with an encoder of the browser or of the system, or else
// animations.
package video

import (
	"context"
	"image"

	"ludotheque/assets/words"
)

// Rate is how many pictures a second a video has.
const Rate = 25

// Format is a form of films that can be made here.
type Format struct {
	// Ext and MIME are those of the file.
	Ext, MIME string
	// Note says which form it is.
	Note words.Text
	// W and H are the size in pixels, and Rate the pictures a second.
	W, H, Rate int
	// BytesPerSecond is about how many bytes a second of a film has.
	BytesPerSecond int
	// Live says that a picture lasts until the next comes.
	Live bool
	// Encode makes the file of the pictures that come, until frames is closed or ctx is over.
	Encode func(ctx context.Context, frames <-chan *image.RGBA) ([]byte, error)
}
