package fx

import (
	"hash/fnv"

	"ludotheque/scenes/sound/synth"
)

// Walked is the degrees of the scale that quick repeats of an effect that
// walks go through, again and again.
var Walked = [...]int{0, 1, 2, 1, -1, 0, 2}

// Forms lists what an effect can be asked to sound like, one take each, not
// transposed and of variant 0: a single one unless it walks or has an argument.
func (e *Effect) Forms() []Take {
	lo, hi := 0, 0
	if e.Argument.Kind == Degrees {
		lo, hi = e.Argument.Min, e.Argument.Max
	}
	if e.Vary == Walk {
		lo, hi = lo-1, hi+2
	}
	var forms []Take
	if e.Argument.Kind == Notes {
		for n := e.Argument.Min; n <= e.Argument.Max; n++ {
			forms = append(forms, Take{Seed: e.Seed(0), Notes: n})
		}
		return forms
	}
	for d := lo; d <= hi; d++ {
		forms = append(forms, Take{Seed: e.Seed(0), Degrees: d})
	}
	return forms
}

// Form is the place in Forms of what an effect sounds like with an argument
// and a number of steps into its walk.
func (e *Effect) Form(arg, walked int) int {
	switch {
	case e.Argument.Kind == Notes:
		return e.Argument.Clamp(arg) - e.Argument.Min
	case e.Vary == Walk:
		return 1 + e.Argument.Clamp(arg) + Walked[walked%len(Walked)]
	case e.Argument.Kind == Degrees:
		return e.Argument.Clamp(arg) - e.Argument.Min
	}
	return 0
}

// Variants is the number of takes kept of each form, so that the same is never
// heard twice running; seconds is the length of the first.
func (e *Effect) Variants(seconds float64) int {
	if e.Vary == Walk || e.Vary == Argued || e.Vary == Noise && seconds > 1 {
		return 2
	}
	return 4
}

// Seed is the seed of a variant of the effect. It depends on the name alone: a
// line more in the list changes no other sound.
func (e *Effect) Seed(variant int) uint32 {
	h := fnv.New32a()
	h.Write([]byte(e.Name))
	return synth.Mix(h.Sum32(), uint32(variant)+season)
}

// season picks the noise of the whole cabinet; this one keeps the effects that
// are nearest to each other well apart.
const season = 10
