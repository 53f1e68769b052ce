package sound

import (
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/ebitengine/oto/v3"
)

// State is the state of the program's sound.
type State int

const (
	Starting State = iota // waiting for the device; in a browser, for the first key, click or touch
	Playing               // heard, unless it is muted
	Silent                // no device, or one that failed: Status says why
)

// Status is what the settings page shows about sound.
type Status struct {
	State State
	Err   error // why it is Silent, nil if it was switched off
	// Lost reports that it was Playing before it became Silent.
	Lost bool
}

// connect asks the system for its sound.
func connect() (ctx *oto.Context, ready chan struct{}, err error) {
	o := oto.NewContextOptions{
		SampleRate: frames, ChannelCount: 2, Format: oto.FormatFloat32LE,
		BufferSize:      40 * time.Millisecond, // under 2048 frames
		ApplicationName: "Ludothèque",
	}
	if runtime.GOOS == "js" {
		// A page without a secure address has script processors alone, whose buffers are powers of two.
		o.BufferSize = (pageFrames*time.Second + frames - 1) / frames
	}
	// What a browser throws is a panic of its caller.
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the sound does not start: %v", r)
		}
	}()
	return oto.NewContext(&o)
}

// pageFrames is the size of a page's buffer, in frames.
const pageFrames = 2048

// open connects a stream to the system's sound. It returns at once and reports to status, from a
// goroutine of its own, until closed is closed.
func open(stream io.Reader, status func(Status), closed <-chan struct{}) {
	ctx, ready, err := connect()
	if err != nil {
		status(Status{State: Silent, Err: err})
		return
	}
	go func() {
		// In a browser ready stays open until the first input.
		select {
		case <-ready:
		case <-closed:
			return
		}
		if err := ctx.Err(); err != nil {
			status(Status{State: Silent, Err: err})
			return
		}
		player := ctx.NewPlayer(stream) // lives as long as this goroutine
		player.SetBufferSize(frames / 20 * 8)
		player.Play()
		status(Status{State: Playing})
		watch := time.NewTicker(time.Second)
		defer watch.Stop()
		for {
			select {
			case <-closed:
				player.PauseAndStopReading()
				return
			case <-watch.C:
				// A failing device gives no notification.
				if err := ctx.Err(); err != nil {
					status(Status{State: Silent, Err: err})
					return
				}
			}
		}
	}()
}
