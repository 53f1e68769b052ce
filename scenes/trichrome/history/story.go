package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/history"
)

// names are the words for the colours in a sentence.
var names = [game.Players]func() words.Text{words.TrichromeDrop, words.TrichromeFlame, words.TrichromeLeaf}

// inRounds are the words of a story of colours and rounds.
var inRounds = history.Turns{
	Ahead: func(round int, p rules.Seat) words.Text { return words.TrichromeStoryAhead(round, names[p]) },
	Behind: func(points, round int, p rules.Seat) words.Text {
		return words.TrichromeStoryBehind(points, round, names[p])
	},
	Level: words.StoryLevel,
	Near:  func(points int, p rules.Seat) words.Text { return words.TrichromeStoryNear(points, names[p]) },
}

// story returns the turning point and how the last duel ended, with a result by colour.
func (h *History) story(r *rules.Result) []history.Sentence {
	last := len(h.scores) - 1
	all := []history.Sentence{inRounds.Turning(h, last, r)}
	for i := len(h.news) - 1; i >= 0; i-- {
		n := &h.news[i]
		c, ok := n.run.Of(n.event.Seat)
		if n.event.What != game.EventEnd || !ok {
			continue
		}
		said := words.TrichromeStoryCaught
		switch n.event.How {
		case game.Escaped:
			said = words.TrichromeStoryEscape
		case game.Clock:
			said = words.TrichromeStoryClock
		}
		return append(all, history.Sentence{At: n.step, Text: said(h.turns[n.step], names[c])})
	}
	return append(all, inRounds.Nearly(last, r))
}
