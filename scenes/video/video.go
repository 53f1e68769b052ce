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

// Form is a form of films that can be made here.
type Form struct {
	// Ending and Kind are those of the file.
	Ending, Kind string
	// Note says which form it is.
	Note words.Text
	// W and H are the size in pixels, and Rate the pictures a second.
	W, H, Rate int
	// PerSecond is about how many bytes a second of a film has.
	PerSecond int
	// Live says that a picture lasts until the next comes.
	Live bool
	// Develop makes the file of the pictures that come, until reel is closed or ctx is over.
	Develop func(ctx context.Context, reel <-chan *image.RGBA) ([]byte, error)
}
