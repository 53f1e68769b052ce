package cabinet

import (
	"math/rand/v2"

	"ludotheque/scenes/sound"
)

// speaker lets screens talk to the sound engine in their own terms.
type speaker struct{ *sound.Engine }

func newSpeaker() speaker { return speaker{sound.New(sound.Options{Seed: rand.Uint32()})} }

// Play plays an effect at a place, with its argument; see kit.Sound.
func (s speaker) Play(name string, pan float32, arg int, other bool) {
	s.Engine.Play(name, sound.PlayOptions{Pan: float64(pan), Arg: arg, Other: other})
}

// Volumes sets the sliders, each 0 to 100.
func (s speaker) Volumes(master, music, effects int) {
	s.Engine.Volumes(float64(master)/100, float64(music)/100, float64(effects)/100)
}

// Silent says that the machine gives no sound, or no longer.
func (s speaker) Silent() bool { return s.Status().State == sound.Silent }

// Lost as in [kit.LossReporter].
func (s speaker) Lost() bool { return s.Status().Lost }
