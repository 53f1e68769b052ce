package history

import (
	"slices"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
)

// A way keeps its corners and its stops, and knows where it was when.
func TestTrack(t *testing.T) {
	var w Track
	for i, p := range []history.Point{{X: 0}, {X: 1}, {X: 2}, {X: 2}, {X: 2}, {X: 2, Y: 1}, {X: 2, Y: 2}, {X: 2, Y: 1}} {
		w.add(p, int32(i))
	}
	want := []history.Point{{X: 0}, {X: 2}, {X: 2}, {X: 2, Y: 2}, {X: 2, Y: 1}}
	if !slices.Equal(w.pts, want) || !slices.Equal(w.at, []int32{0, 2, 4, 6, 7}) {
		t.Fatalf("%v at %v", w.pts, w.at)
	}
	for _, c := range []struct {
		step float32
		head history.Point
		pts  int
	}{{0, history.Point{}, 1}, {1, history.Point{X: 1}, 2}, {3, history.Point{X: 2}, 2}, {5, history.Point{X: 2, Y: 1}, 3}, {9, history.Point{X: 2, Y: 1}, 4}} {
		pts, head := w.Until(c.step, nil)
		if head != c.head || len(pts) != c.pts || pts[len(pts)-1] != c.head {
			t.Errorf("at %v it is at %v, by %v", c.step, head, pts)
		}
	}
	var marks []history.Point
	w.Every(1.5, 6, func(p history.Point) { marks = append(marks, p) })
	if !slices.Equal(marks, []history.Point{{X: 1.5}, {X: 2, Y: 1}}) {
		t.Errorf("marks at %v", marks)
	}
}

// The reason of the result is given: points, survival, or nothing.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		scores, ranks []int
		want          words.Text
	}{
		{[]int{5, 3, 1}, []int{1, 2, 3}, words.TrichromeOverPoints()},
		{[]int{4, 4, 1}, []int{2, 1, 3}, words.TrichromeOverTied()},
		{[]int{4, 4, 1}, []int{1, 2, 3}, words.TrichromeOverTied()},
		{[]int{4, 4, 1}, []int{1, 1, 3}, words.TrichromeOverShared()},
	} {
		if got := why(&rules.Result{Scores: c.scores, Ranks: c.ranks}); got != c.want {
			t.Errorf("%v %v: %s, want %s", c.scores, c.ranks, got.Key(), c.want.Key())
		}
	}
}
