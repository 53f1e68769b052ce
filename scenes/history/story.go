package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// Sentence is a sentence of a match's story, and the position that it refers to, below 0 if there is none to be
// seen.
type Sentence struct {
	At   int
	Text words.Text
}

// Points is the part of a [History] that stories about points need.
type Points interface {
	Turn(at int) int
	Scores(at int) []int
}

// Turns are a game's texts about how its winner took the lead.
type Turns struct {
	// Ahead: from a turn on no seat was ahead of the winner.
	Ahead func(turn int, p rules.Seat) words.Text
	// Behind: the winner was behind by that many points, and took the lead in a turn.
	Behind func(points, turn int, p rules.Seat) words.Text
	// Tied, if not nil, replaces Ahead: the winner led from a first turn on, was caught in another, and
	// took the lead again.
	Tied func(first, caught, turn int, p rules.Seat) words.Text
	// Level: no seat won alone.
	Level func() words.Text
	// Near: the second was short of that many points.
	Near func(points int, p rules.Seat) words.Text
}

// Lettered returns the texts of a game that names its seats by their letters.
func Lettered(ahead func(turn int, letter string) words.Text, behind func(points, turn int, letter string) words.Text, level func() words.Text, near func(points int, letter string) words.Text) Turns {
	return Turns{
		Ahead:  func(turn int, p rules.Seat) words.Text { return ahead(turn, p.Letter()) },
		Behind: func(points, turn int, p rules.Seat) words.Text { return behind(points, turn, p.Letter()) },
		Level:  level,
		Near:   func(points int, p rules.Seat) words.Text { return near(points, p.Letter()) },
	}
}

// InTurns are the texts of a game that counts in turns.
var InTurns = Lettered(words.StoryAhead, words.StoryBehind, words.StoryLevel, words.StoryNear)

// Ends returns the last position of each turn of a match with that last position: stories and charts tell of
// these, for within a turn points come and go.
func Ends(p Points, last int) []int {
	var ends []int
	for at := range last {
		if p.Turn(at) != p.Turn(at+1) {
			ends = append(ends, at)
		}
	}
	return append(ends, last)
}

// Turning returns the turning point of a match with that last position: in which turn its winner took the lead
// for good, and from how far behind at the end of an earlier one.
func (w *Turns) Turning(p Points, last int, r *rules.Result) Sentence {
	first := Winner(r)
	if first < 0 {
		return Sentence{last, w.Level()}
	}
	ends := Ends(p, last)
	took := len(ends) - 1
	for took > 0 && Ahead(p.Scores(ends[took-1])) == first {
		took--
	}
	at := ends[took]
	for at > 0 && Ahead(p.Scores(at-1)) == first {
		at--
	}
	behind := 0
	for _, end := range ends[:took] {
		behind = max(behind, -lead(p.Scores(end), first))
	}
	if behind > 0 {
		return Sentence{at, w.Behind(behind, p.Turn(at), first)}
	}
	if led, caught := slips(p, ends[:took], first); w.Tied != nil && caught >= 0 {
		return Sentence{at, w.Tied(p.Turn(led), p.Turn(caught), p.Turn(at), first)}
	}
	return Sentence{at, w.Ahead(p.Turn(at), first)}
}

// slips returns at which of the ends of turns a seat was ahead first, and where another one caught it
// last; caught is -1 if that never happened.
func slips(p Points, ends []int, first rules.Seat) (led, caught int) {
	led, caught = -1, -1
	for i, end := range ends {
		ahead := Ahead(p.Scores(end)) == first
		switch {
		case ahead && led < 0:
			led = end
		case !ahead && led >= 0 && Ahead(p.Scores(ends[i-1])) == first:
			caught = end
		}
	}
	return led, caught
}

// Nearly returns how little the second was short of.
func (w *Turns) Nearly(last int, r *rules.Result) Sentence {
	second := rules.Spectator
	first := Winner(r)
	for s := range r.Scores {
		if seat := rules.Seat(s); seat != first && (second < 0 || r.Scores[s] > r.Scores[second]) {
			second = seat
		}
	}
	switch {
	case first < 0: // the turning point says already that no seat was ahead
		return Sentence{last, words.StoryEven()}
	case second < 0:
		return Sentence{last, w.Level()}
	}
	return Sentence{last, w.Near(max(0, r.Scores[first]-r.Scores[second]), second)}
}

// Winner returns the only seat of rank 1, or [rules.Spectator].
func Winner(r *rules.Result) rules.Seat {
	first := rules.Spectator
	for s, rank := range r.Ranks {
		switch {
		case rank == 1 && first < 0:
			first = rules.Seat(s)
		case rank == 1:
			return rules.Spectator
		}
	}
	return first
}

// Ahead returns the seat that is ahead of all others, or [rules.Spectator]: stories and the timeline have
// who leads from it.
func Ahead(scores []int) rules.Seat {
	for s := range scores {
		if lead(scores, rules.Seat(s)) > 0 {
			return rules.Seat(s)
		}
	}
	return rules.Spectator
}

// lead returns by how much a seat is ahead of the best of the others.
func lead(scores []int, p rules.Seat) int {
	best, any := 0, false
	for s, n := range scores {
		if rules.Seat(s) != p && (!any || n > best) {
			best, any = n, true
		}
	}
	if !any || int(p) >= len(scores) {
		return 0
	}
	return scores[p] - best
}
