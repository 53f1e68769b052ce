package history

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
)

// inTurns are the words of a story whose points are too many to count: they are
// millions.
var inTurns = history.Lettered(words.StoryAhead,
	func(_, turn int, letter string) words.Text { return words.StoryAhead(turn, letter) },
	words.StoryLevel,
	func(int, string) words.Text { return words.AquariomStoryCalm() })

// story returns the turning point, and the last who was swallowed whole, or burst.
func (c *History) story(r *rules.Result) []history.Sentence {
	last := c.Noted() - 1
	all := []history.Sentence{inTurns.Turning(c, last, r)}
	for _, kind := range [...]Kind{Dies, Bursts} {
		for i := len(c.lines) - 1; i >= 0; i-- {
			n := &c.lines[i]
			if n.Kind != kind || kind == Dies && n.Whose < 0 {
				continue
			}
			text := words.AquariomStoryBursts(n.Turn, n.Seat.Letter())
			if kind == Dies {
				text = words.AquariomStoryEats(n.Turn, n.Seat.Letter(), n.Whose.Letter())
			}
			at, _ := slices.BinarySearch(c.turnOf, n.Turn)
			return append(all, history.Sentence{At: min(at, last), Text: text})
		}
	}
	return append(all, inTurns.Nearly(last, r))
}
