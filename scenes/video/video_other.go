//go:build !js

package video

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/scenes/files"
)

// New returns the form of a video of a size in pixels, or nil where the program ffmpeg is not installed.
func New(w, h int) *Format {
	program, err := exec.LookPath("ffmpeg")
	if err != nil {
		return nil
	}
	f := &Format{Ext: ".mp4", MIME: "video/mp4", Note: words.FilmVideo("MP4"), W: w, H: h, Rate: Rate, BytesPerSecond: 200_000}
	f.Encode = func(ctx context.Context, frames <-chan *image.RGBA) ([]byte, error) {
		return f.encode(ctx, program, frames)
	}
	return f
}

// NoVideo says that a film is no video, and what to do about it.
var NoVideo = words.FilmPictureFfmpeg()

// encode has a program make a video of pictures.
func (f *Format) encode(ctx context.Context, program string, frames <-chan *image.RGBA) ([]byte, error) {
	dir, err := os.MkdirTemp("", "ludotheque-film-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "film.mp4")
	c := exec.CommandContext(ctx, program, "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgba",
		"-s", fmt.Sprintf("%dx%d", f.W, f.H), "-r", fmt.Sprint(f.Rate), "-i", "-",
		"-pix_fmt", "yuv420p", "-movflags", "+faststart", file)
	files.Quiet(c)
	var said bytes.Buffer
	c.Stderr = &said
	in, err := c.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	for img := range frames {
		if _, err := in.Write(img.Pix); err != nil {
			break // the program says why
		}
	}
	in.Close()
	if err := c.Wait(); err != nil {
		return nil, fmt.Errorf("%s: %w: %s", program, err, said.Bytes())
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return store.ReadFile(file)
}
