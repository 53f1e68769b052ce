package history

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
)

// inNectar are the words of a story of nectar.
var inNectar = history.Lettered(words.StoryAhead, words.BzzzStoryBehind, words.StoryLevel, words.BzzzStoryNear)

// leastLuck is from how many dodges on more or less than expected there is luck to
// speak of.
const leastLuck = 1

// story returns the turning point, and who was lucky; where no seat was, how little was
// missing.
func (h *History) story(r *rules.Result) []history.Sentence {
	last := len(h.at) - 1
	turning := inNectar.Turning(h, last, r)
	far, who := 0.0, rules.Spectator
	for p := range h.luck {
		if l := &h.luck[p]; math.Abs(float64(l.Won)-l.Expected) > math.Abs(far) {
			far, who = float64(l.Won)-l.Expected, rules.Seat(p)
		}
	}
	if math.Abs(far) < leastLuck {
		return []history.Sentence{turning, inNectar.Nearly(last, r)}
	}
	said, l := words.BzzzStoryLucky, &h.luck[who]
	if far < 0 {
		said = words.BzzzStoryUnlucky
	}
	return []history.Sentence{turning, {At: h.drew[who], Text: said(l.Won, l.Expected, who.Letter())}}
}
