package history

import (
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
)

// course is the points of a match, by position.
type course [][]int

func (c course) Turn(at int) int { return at + 1 }

// long is a course with three positions in a turn.
type long struct{ course }

func (c long) Turn(at int) int       { return at/3 + 1 }
func (c course) Scores(at int) []int { return c[at] }
func (c course) last() int           { return len(c) - 1 }

// The turning point is where the winner took the lead for good, with the deficit before; a match
// without a sole winner has none.
func TestTurning(t *testing.T) {
	won := func(ranks ...int) *rules.Result { return &rules.Result{Ranks: ranks, Scores: make([]int, len(ranks))} }
	for name, c := range map[string]struct {
		course interface {
			Points
			last() int
		}
		result *rules.Result
		want   Sentence
	}{
		"behind within a turn":   {long{course{{0, 0}, {0, 3}, {2, 2}, {2, 5}, {2, 7}, {8, 7}}}, won(1, 2), Sentence{5, words.StoryAhead(2, "A")}},
		"behind after a turn":    {long{course{{0, 0}, {0, 3}, {0, 1}, {2, 5}, {2, 7}, {8, 7}}}, won(1, 2), Sentence{5, words.StoryBehind(1, 2, "A")}},
		"ahead from the first":   {course{{0, 0}, {1, 0}, {2, 0}}, won(1, 2), Sentence{1, words.StoryAhead(2, "A")}},
		"behind and back":        {course{{0, 0}, {0, 3}, {1, 5}, {6, 5}, {8, 6}}, won(1, 2), Sentence{3, words.StoryBehind(4, 4, "A")}},
		"ahead, then for good":   {course{{1, 0}, {1, 2}, {3, 2}}, won(1, 2), Sentence{2, words.StoryBehind(1, 3, "A")}},
		"three, the last wins":   {course{{0, 0, 0}, {5, 2, 0}, {5, 2, 6}}, won(2, 3, 1), Sentence{2, words.StoryBehind(5, 3, "C")}},
		"nobody alone":           {course{{0, 0}, {1, 1}}, won(1, 1), Sentence{1, words.StoryLevel()}},
		"won by what parts ties": {course{{0, 0}, {2, 2}}, won(1, 2), Sentence{1, words.StoryAhead(2, "A")}},
	} {
		if got := InTurns.Turning(c.course, c.course.last(), c.result); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// A winner that was caught on the way did not keep its lead.
func TestACaughtWinnerKeptNoLead(t *testing.T) {
	w := InTurns
	w.Tied = func(first, caught, turn int, p rules.Seat) words.Text {
		return words.StoryBehind(10*first+caught, turn, p.Letter())
	}
	r := &rules.Result{Ranks: []int{2, 1}, Scores: make([]int, 2)}
	for name, c := range map[string]struct {
		course course
		want   Sentence
	}{
		"caught":        {course{{0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 3}}, Sentence{4, words.StoryBehind(14, 5, "B")}},
		"level at once": {course{{0, 0}, {1, 1}, {1, 2}, {1, 3}}, Sentence{2, words.StoryAhead(3, "B")}},
		"never caught":  {course{{0, 1}, {0, 2}, {1, 3}}, Sentence{0, words.StoryAhead(1, "B")}},
		"behind":        {course{{0, 1}, {2, 1}, {2, 3}}, Sentence{2, words.StoryBehind(1, 3, "B")}},
	} {
		if got := w.Turning(c.course, c.course.last(), r); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// The near miss is about the second.
func TestNearly(t *testing.T) {
	r := &rules.Result{Scores: []int{4, 9, 8}, Ranks: []int{3, 1, 2}}
	if got, want := InTurns.Nearly(7, r), (Sentence{7, words.StoryNear(1, "C")}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := InTurns.Nearly(7, &rules.Result{Scores: []int{4, 4}, Ranks: []int{1, 1}}); got.Text != words.StoryEven() {
		t.Errorf("of a draw it tells %v", got)
	}
	if got := InTurns.Nearly(7, &rules.Result{Scores: []int{4}, Ranks: []int{1}}); got.Text != words.StoryLevel() {
		t.Errorf("alone: %+v", got)
	}
}
