//go:build linux && amd64

package e2e

import (
	"testing"

	"ludotheque/scenes/trace"
)

// scrolled is a list of five rows of which the middle ones show, with a key above and
// one below it.
func scrolled() []trace.Thing {
	row := func(n int, y float32, seen trace.Box) trace.Thing {
		return trace.Thing{Name: "row", N: n, X: 0, Y: y, W: 100, H: 40, Seen: seen, List: "rows"}
	}
	return []trace.Thing{
		{Name: "top", X: 0, Y: 0, W: 100, H: 40, Seen: trace.Box{W: 100, H: 40}},
		row(0, -10, trace.Box{X: 0, Y: 50, W: 100, H: -20}), // under the key above
		row(1, 40, trace.Box{X: 0, Y: 50, W: 100, H: 30}),
		row(2, 90, trace.Box{X: 0, Y: 90, W: 100, H: 40}),
		row(3, 140, trace.Box{X: 0, Y: 140, W: 100, H: 10}),
		row(4, 190, trace.Box{X: 0, Y: 190, W: 100, H: -40}), // under the key below
		{Name: "end", X: 0, Y: 160, W: 100, H: 40, Seen: trace.Box{X: 0, Y: 160, W: 100, H: 40}},
	}
}

// A step in a scrolled list goes on to its next row, though a key beside it is nearer,
// and leaves the list at its end.
func TestWayLeadsThroughAScrolledList(t *testing.T) {
	t.Parallel()
	list := asThings(scrolled())
	for _, c := range []struct{ from, to, steps int }{
		{0, 2, 1}, // from above to the first that shows, not to the one under the key
		{0, 5, 4},
		{4, 6, 2}, // over the row that does not show yet
		{5, 6, 1},
		{6, 1, 4},
	} {
		if _, n := way(list, c.from, c.to, nil); n != c.steps {
			t.Errorf("from %s %d to %s %d the way takes %d steps, want %d", list[c.from].Name, list[c.from].N, list[c.to].Name, list[c.to].N, n, c.steps)
		}
	}
}

// The opposite of the step that led to a thing goes back where it came from, as the
// focus of the program does: a way knows it, and takes it for nothing else.
func TestWayKnowsTheStepBack(t *testing.T) {
	t.Parallel()
	const right, down, up = 0, 1, 3
	key := func(n int, x, y float32) trace.Thing {
		return trace.Thing{Name: "key", N: n, X: x, Y: y, W: 40, H: 40, Seen: trace.Box{X: x, Y: y, W: 40, H: 40}}
	}
	// 0 lies above 2, and 1 to the right of 0.
	list := asThings([]trace.Thing{key(0, 0, 0), key(1, 100, 0), key(2, 0, 100)})
	for _, c := range []struct {
		from, to     int
		trail        []came
		first, steps int
	}{
		{2, 0, nil, up, 1},
		{2, 1, []came{{1, down}}, up, 1},                // down led here from 1
		{2, 0, []came{{1, down}}, up, 2},                // by way of 1
		{0, 1, []came{{1, down}, {2, right}}, right, 1}, // as without a trail
		{0, 1, []came{{1, up}, {2, up}}, right, 1},
		{2, 0, []came{{2, up}, {1, down}}, up, 2}, // 1 is left to the left, not down again
	} {
		if first, n := way(list, c.from, c.to, c.trail); first != c.first || n != c.steps {
			t.Errorf("from %d to %d by the trail %v the way begins with step %d and takes %d, want %d and %d", c.from, c.to, c.trail, first, n, c.first, c.steps)
		}
	}
}

// A thing of which a part shows is pressed there.
func TestThingIsPressedWhereItShows(t *testing.T) {
	t.Parallel()
	for _, th := range scrolled() {
		x, y := th.At(0.5)
		in := th.Seen
		if th.Shows() && (x < in.X || y < in.Y || x > in.X+in.W || y > in.Y+in.H) {
			t.Errorf("%s %d shows at %v and is pressed at %v, %v", th.Name, th.N, in, x, y)
		}
		if want := th.N != 0 && th.N != 4 || th.List == ""; th.Shows() != want {
			t.Errorf("%s %d shows: %v", th.Name, th.N, th.Shows())
		}
	}
}
