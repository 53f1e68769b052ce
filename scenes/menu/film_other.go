//go:build !js

package menu

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

// video returns the form of a video of a size in pixels, or nil where the program ffmpeg is not installed.
func video(w, h int) *filmForm {
	program, err := exec.LookPath("ffmpeg")
	if err != nil {
		return nil
	}
	f := &filmForm{ending: ".mp4", kind: "video/mp4", note: words.FilmVideo("MP4"), w: w, h: h, rate: filmRate, perSecond: 200_000}
	f.develop = func(ctx context.Context, reel <-chan *image.RGBA) ([]byte, error) {
		return f.encode(ctx, program, reel)
	}
	return f
}

// noVideo says that a film is no video, and what to do about it.
var noVideo = words.FilmPictureFfmpeg()

// encode has a program make a video of pictures.
func (f *filmForm) encode(ctx context.Context, program string, reel <-chan *image.RGBA) ([]byte, error) {
	dir, err := os.MkdirTemp("", "ludotheque-film-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "film.mp4")
	c := exec.CommandContext(ctx, program, "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgba",
		"-s", fmt.Sprintf("%dx%d", f.w, f.h), "-r", fmt.Sprint(f.rate), "-i", "-",
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
	for img := range reel {
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
