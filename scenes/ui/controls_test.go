package ui

import "testing"

// A step of the focus goes to what is straight ahead, even if something off the way is nearer, and a
// slider keeps left and right.
func TestNeighbour(t *testing.T) {
	list := []Control{
		{ID: ID{Name: "left"}, Rect: Rect{0, 100, 80, 40}},
		{ID: ID{Name: "right"}, Rect: Rect{400, 100, 80, 40}},
		{ID: ID{Name: "wide"}, Rect: Rect{0, 150, 500, 40}, Slides: true},
		{ID: ID{Name: "spot"}, Rect: Rect{100, 100, 40, 40}, Spot: true},
	}
	for _, c := range []struct{ from, dx, dy, want int }{
		{0, 1, 0, 1}, {1, -1, 0, 0}, {0, 0, 1, 2}, {1, 0, 1, 2}, {2, 1, 0, 2}, {2, 0, -1, 1}, {0, -1, 0, 0}, {0, 0, -1, 0},
	} {
		if got := Neighbour(list, c.from, c.dx, c.dy); got != c.want {
			t.Errorf("from %s by (%d, %d): %s, want %s", list[c.from].Name, c.dx, c.dy, list[got].Name, list[c.want].Name)
		}
	}
}

// A slider would block the way to what is beside it: up or down lead there, if nothing is straight
// ahead.
func TestFromASliderUpAndDownLeadAside(t *testing.T) {
	list := []Control{
		{ID: ID{Name: "log"}, Rect: Rect{574, 648, 140, 48}},
		{ID: ID{Name: "speed"}, Rect: Rect{812, 628, 282, 70}, Slides: true},
		{ID: ID{Name: "menu"}, Rect: Rect{1204, 8, 44, 38}},
		{ID: ID{Name: "over"}, Rect: Rect{900, 300, 44, 38}},
	}
	for dy, want := range map[int]int{1: 0, -1: 3} {
		if got := Neighbour(list, 1, 0, dy); got != want {
			t.Errorf("by %d to %s, want %s", dy, list[got].Name, list[want].Name)
		}
	}
	if list[1].Rect.H != 70 {
		t.Error("the things were changed")
	}
}

// A step leads into a list beside a thing even if its few things end higher up.
func TestAListBesideIsReached(t *testing.T) {
	rows := ID{Name: "rows"}
	things := []Control{
		{ID: ID{Name: "row"}, Rect: Rect{0, 100, 300, 80}, Seen: Rect{0, 100, 300, 80}, List: rows},
		{ID: ID{Name: "row", N: 1}, Rect: Rect{0, 200, 300, 80}, Seen: Rect{0, 200, 300, 80}, List: rows},
		{ID: ID{Name: "first"}, Rect: Rect{320, 500, 60, 60}},
		{ID: ID{Name: "last"}, Rect: Rect{400, 500, 60, 60}},
		{ID: ID{Name: "no list"}, Rect: Rect{0, 300, 300, 80}},
	}
	for _, c := range []struct{ from, dx, want int }{{2, -1, 1}, {3, -1, 2}, {3, 1, 3}} {
		if got := Neighbour(things, c.from, c.dx, 0); got != c.want {
			t.Errorf("from %s by %d to %s %d, want %s", things[c.from].Name, c.dx, things[got].Name, things[got].N, things[c.want].Name)
		}
	}
	g := NewGui(NewPainter())
	tick := func(dx int) ID {
		g.Begin(NewView(1280, 720), Input{X: -1000, Y: -1000, DX: dx})
		for _, th := range things {
			if th.List == rows {
				g.Scroll(rows, Rect{0, 100, 300, 600}, 180)
			}
			g.Item(th.ID, th.Rect, false)
			if th.List == rows {
				g.EndScroll()
			}
		}
		g.End()
		id, _ := g.Focused()
		return id
	}
	g.Focus(things[2].ID)
	tick(0)
	if got := tick(-1); got != things[1].ID {
		t.Errorf("left leads to %v, want %v", got, things[1].ID)
	}
}

// Neighbour agrees with what the focus does.
func TestNeighbourIsWhereTheFocusGoes(t *testing.T) {
	g := NewGui(NewPainter())
	rects := []Rect{{10, 10, 50, 20}, {200, 14, 50, 20}, {10, 60, 300, 20}, {90, 90, 40, 40}, {260, 100, 40, 40}}
	frame := func(h Input) []Control {
		g.Begin(View{W: 400, H: 300, Scale: 1}, h)
		for i, r := range rects {
			g.Item(ID{Name: "thing", N: i}, r, i == 2)
		}
		list := g.Controls(nil)
		g.End()
		return list
	}
	for from := range rects {
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			list := frame(Input{})
			g.Focus(list[from].ID)
			frame(Input{DX: d[0], DY: d[1]})
			if got, _ := g.Focused(); got != list[Neighbour(list, from, d[0], d[1])].ID {
				t.Errorf("from %d by %v the focus goes to %v", from, d, got)
			}
		}
	}
}

// An Act that moves the focus to a thing does not use it as well.
func TestActGoesToOneThing(t *testing.T) {
	g := NewGui(NewPainter())
	a, b := ID{Name: "a"}, ID{Name: "b"}
	used := func(h Input) (n int) {
		g.Begin(View{W: 400, H: 300, Scale: 1}, h)
		if g.Item(a, Rect{0, 0, 40, 40}, false).Clicked {
			n++
			g.Focus(b)
		}
		if g.Item(b, Rect{50, 0, 40, 40}, false).Clicked {
			n += 10
		}
		g.End()
		return n
	}
	used(Input{})
	g.Focus(a)
	if n := used(Input{Act: true}); n != 1 {
		t.Errorf("used %d, want the first thing alone", n)
	}
	if n := used(Input{Act: true}); n != 10 {
		t.Errorf("used %d, want the second thing, which has the focus now", n)
	}
}
