package history

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
)

// turns returns the words of a story whose points are too many to count, for they are millions, and its turns
// too short.
func (c *History) turns() *history.Turns {
	ahead := func(turn int, letter string) words.Text { return words.AquariomStoryAhead(letter, c.Clock(turn)) }
	told := history.Lettered(ahead,
		func(_, turn int, letter string) words.Text { return ahead(turn, letter) },
		words.StoryLevel,
		func(int, string) words.Text { return words.AquariomStoryCalm() })
	return &told
}

// own returns the best that a seat has done, and how it was eaten: a rival that its urchin burst is worth more than
// what it ate.
func (c *History) own(p rules.Seat) []history.Sentence {
	ate := history.Sentence{At: -1, Text: words.AquariomOwnGrazed()}
	if c.meals[p] > 0 {
		foe, most := rules.Spectator, 0
		for q := range c.seats {
			if n := c.feats.eaten[[2]rules.Seat{p, rules.Seat(q)}]; n > most {
				foe, most = rules.Seat(q), n
			}
		}
		ate = history.Sentence{At: c.feats.last[p], Text: words.AquariomOwnAte(c.meals[p], foe.Letter())}
	}
	if t := &c.trapped[p]; t.at > 0 {
		ate = history.Sentence{At: t.at, Text: words.AquariomOwnTrapped(int(t.mass+0.5), t.seat.Letter(), c.Clock(t.turn))}
	}
	lost, deaths := history.Sentence{At: -1, Text: words.AquariomOwnSafe()}, 0
	for i := range c.lines {
		n := &c.lines[i]
		if n.Kind != Dies || n.Whose != p {
			continue
		}
		deaths++
		at, _ := slices.BinarySearch(c.turnOf, n.Turn)
		lost = history.Sentence{At: min(at, c.Noted()-1), Text: words.AquariomOwnLost(deaths, n.Seat.Letter(), c.Clock(n.Turn))}
	}
	return []history.Sentence{ate, lost}
}

// story returns the turning point, and the last who was swallowed whole, or burst.
func (c *History) story(r *rules.Result) []history.Sentence {
	last := c.Noted() - 1
	all := []history.Sentence{c.turns().Turning(c, last, r)}
	for _, kind := range [...]Kind{Dies, Bursts} {
		for i := len(c.lines) - 1; i >= 0; i-- {
			n := &c.lines[i]
			if n.Kind != kind || kind == Dies && n.Whose < 0 {
				continue
			}
			text := words.AquariomStoryBursts(n.Seat.Letter(), c.Clock(n.Turn))
			if kind == Dies {
				text = words.AquariomStoryEats(n.Seat.Letter(), n.Whose.Letter(), c.Clock(n.Turn))
			}
			at, _ := slices.BinarySearch(c.turnOf, n.Turn)
			return append(all, history.Sentence{At: min(at, last), Text: text})
		}
	}
	return append(all, c.turns().Nearly(last, r))
}
