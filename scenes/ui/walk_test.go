package ui

import "testing"

// A reversed step returns to the previous thing, left and right stay in their row, and up does not
// lead to what is beside.
func TestStepsOfTheFocus(t *testing.T) {
	things := []Rect{
		{100, 100, 200, 300}, {400, 90, 200, 320}, {700, 100, 200, 300}, // posters, the middle one larger
		{100, 600, 100, 50}, {250, 600, 100, 50}, // words below
		{900, 450, 200, 60}, // a key between both rows
	}
	g := NewGui(NewPainter())
	tick := func(dx, dy int) int {
		g.Begin(NewView(1280, 720), Input{X: -1000, Y: -1000, DX: dx, DY: dy})
		for i, r := range things {
			g.Item(ID{"thing", i}, r, false)
		}
		g.End()
		id, _ := g.Focused()
		return id.N
	}
	left, right, up, down := [2]int{-1, 0}, [2]int{1, 0}, [2]int{0, -1}, [2]int{0, 1}
	for _, c := range [...]struct {
		name  string
		from  int
		steps [][2]int
		want  []int
	}{
		{"down and up again", 1, [][2]int{down, up, right, down, up}, []int{4, 1, 2, 5, 2}},
		{"two down and two up", 2, [][2]int{down, down, up, up}, []int{5, 4, 5, 2}},
		{"up beside a larger poster", 0, [][2]int{up}, []int{0}},
		{"right at the end of a row", 4, [][2]int{right}, []int{4}},
		{"left and right in a row", 1, [][2]int{left, right, right}, []int{0, 1, 2}},
		{"left from between the rows", 5, [][2]int{left}, []int{5}},
	} {
		g.Focus(ID{"thing", c.from})
		g.way = nil
		tick(0, 0)
		for i, step := range c.steps {
			if got := tick(step[0], step[1]); got != c.want[i] {
				t.Errorf("%s: step %d leads to %d, want %d", c.name, i+1, got, c.want[i])
				break
			}
		}
	}
}

// Steps lead where a person expects: something right below is nearer than something that only touches
// the way with a corner, and from a list that is still scrolling they start at its thing's final
// position.
func TestStepsGoStraightAndOutOfLists(t *testing.T) {
	tool := Control{ID: ID{"tool", 0}, Rect: Rect{774, 62, 127, 46}}
	bots := Control{ID: ID{"bots", 0}, Rect: Rect{884, 122, 340, 44}}
	chair := Control{ID: ID{"chair", 0}, Rect: Rect{648, 178, 280, 66}}
	list, area := ID{"list", 0}, Rect{56, 120, 600, 500}
	above := Control{ID: ID{"above", 0}, Rect: Rect{454, 50, 210, 46}}
	below := Control{ID: ID{"below", 0}, Rect: Rect{56, 640, 210, 46}}
	top := Control{ID: ID{"top", 0}, Rect: Rect{56, -900, 320, 44}, List: list, Area: area}
	end := Control{ID: ID{"end", 0}, Rect: Rect{56, 800, 320, 44}, List: list, Area: area}
	for _, th := range []*Control{&tool, &bots, &chair, &above, &below} {
		th.Seen = th.Rect
	}
	for _, c := range [...]struct {
		name     string
		list     []Control
		from, dy int
		want     string
	}{
		{"down from a tool", []Control{tool, bots, chair}, 0, 1, "chair"},
		{"up out of a list", []Control{above, top, end, below}, 1, -1, "above"},
		{"down out of a list", []Control{above, top, end, below}, 2, 1, "below"},
	} {
		if i := Neighbour(c.list, c.from, 0, c.dy); c.list[i].Name != c.want {
			t.Errorf("%s leads to %s, want %s", c.name, c.list[i].Name, c.want)
		}
	}
}

// A step into a focus group leads to its entry, and steps within it go to what is nearest.
func TestFocusGroup(t *testing.T) {
	words := [...]Rect{{100, 600, 100, 50}, {250, 600, 100, 50}, {400, 600, 100, 50}}
	above := Rect{400, 100, 100, 300}
	g := NewGui(NewPainter())
	tick := func(dx, dy int) ID {
		g.Begin(NewView(1280, 720), Input{X: -1000, Y: -1000, DX: dx, DY: dy})
		g.Item(ID{"above", 0}, above, false)
		g.FocusGroup(ID{"word", 0})
		for i, r := range words {
			g.Item(ID{"word", i}, r, false)
		}
		g.EndFocusGroup()
		g.End()
		id, _ := g.Focused()
		return id
	}
	g.Focus(ID{"above", 0})
	tick(0, 0)
	list := g.Controls(nil)
	for i, step := range [][2]int{{0, 1}, {1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		want := [...]ID{{"word", 0}, {"word", 1}, {"word", 2}, {"above", 0}, {"word", 2}}[i]
		if got := tick(step[0], step[1]); got != want {
			t.Fatalf("step %d leads to %v, want %v", i, got, want)
		}
	}
	if to := list[Neighbour(list, 0, 0, 1)].ID; to != (ID{"word", 0}) {
		t.Errorf("the neighbour below is %v", to)
	}
}
