package video

import (
	"context"
	"errors"
	"fmt"
	"image"
	"strings"
	"syscall/js"

	"ludotheque/assets/words"
)

// bitRate is the rate of a video in bits a second.
const bitRate = 5_000_000

// New returns the form of a video of a size in pixels, or nil where the browser makes none.
func New(w, h int) *Format {
	recorder := js.Global().Get("MediaRecorder")
	canvas := js.Global().Get("HTMLCanvasElement").Get("prototype")
	if !recorder.Truthy() || !canvas.Get("captureStream").Truthy() {
		return nil
	}
	for _, name := range [2]string{"WebM", "MP4"} {
		ending := strings.ToLower(name)
		kind := "video/" + ending
		if recorder.Call("isTypeSupported", kind).Bool() {
			f := &Format{Ext: "." + ending, MIME: kind, Note: words.FilmVideo(name), W: w, H: h, Rate: Rate, BytesPerSecond: bitRate / 8, Live: true}
			f.Encode = f.record
			return f
		}
	}
	return nil
}

// NoVideo says that a film is no video.
var NoVideo = words.FilmPicture()

// record has the browser make a video of pictures, each of which lasts until the next comes.
func (f *Format) record(ctx context.Context, frames <-chan *image.RGBA) (data []byte, err error) {
	defer func() {
		if e := recover(); e != nil {
			data, err = nil, fmt.Errorf("the browser's encoder: %v", e)
		}
	}()
	global := js.Global()
	canvas := global.Get("document").Call("createElement", "canvas")
	canvas.Set("width", f.W)
	canvas.Set("height", f.H)
	on := canvas.Call("getContext", "2d")
	stream := canvas.Call("captureStream", 0) // takes a picture on request only
	track := stream.Call("getVideoTracks").Index(0)
	if !track.Get("requestFrame").Truthy() {
		track = stream // in older Firefoxes
	}
	recorder := global.Get("MediaRecorder").New(stream, map[string]any{"mimeType": f.MIME, "videoBitsPerSecond": bitRate})
	parts := global.Get("Array").New()
	ended := make(chan error, 1)
	end := func(err error) {
		select {
		case ended <- err:
		default:
		}
	}
	part := js.FuncOf(func(_ js.Value, args []js.Value) any {
		parts.Call("push", args[0].Get("data"))
		return nil
	})
	stopped := js.FuncOf(func(js.Value, []js.Value) any { end(nil); return nil })
	failed := js.FuncOf(func(js.Value, []js.Value) any { end(errors.New("the browser's encoder failed")); return nil })
	defer part.Release()
	defer stopped.Release()
	defer failed.Release()
	recorder.Set("ondataavailable", part)
	recorder.Set("onstop", stopped)
	recorder.Set("onerror", failed)
	recorder.Call("start")
	bytes := global.Get("Uint8ClampedArray").New(4 * f.W * f.H)
	picture := global.Get("ImageData").New(bytes, f.W, f.H)
	for img := range frames {
		js.CopyBytesToJS(bytes, img.Pix)
		on.Call("putImageData", picture, 0, 0)
		track.Call("requestFrame")
	}
	if recorder.Get("state").String() != "inactive" {
		recorder.Call("stop")
	}
	if err := <-ended; err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var whole js.Value
	read := js.FuncOf(func(_ js.Value, args []js.Value) any { whole = args[0]; end(nil); return nil })
	defer read.Release()
	global.Get("Blob").New(parts).Call("arrayBuffer").Call("then", read, failed)
	if err := <-ended; err != nil {
		return nil, err
	}
	array := global.Get("Uint8Array").New(whole)
	data = make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data, nil
}
