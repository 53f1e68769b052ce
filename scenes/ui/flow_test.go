package ui

import "testing"

func TestFlowHandsOutARectangle(t *testing.T) {
	r := Rect{10, 20, 100, 200}
	rows := r.Rows(5)
	head, foot := rows.Next(30), rows.Last(40)
	if head != (Rect{10, 20, 100, 30}) || foot != (Rect{10, 180, 100, 40}) || rows.Rest != (Rect{10, 55, 100, 120}) {
		t.Errorf("rows: %v, %v, and %v is left", head, foot, rows.Rest)
	}
	if a, b := rows.Next(rows.Share(2)), rows.Next(rows.Room()); a.H != b.H || b.Bottom() != 175 {
		t.Errorf("two equal rows of what was left: %v and %v", a, b)
	}
	columns := r.Columns(10)
	left, right := columns.Next(20), columns.Last(30)
	if left != (Rect{10, 20, 20, 200}) || right != (Rect{80, 20, 30, 200}) || columns.Room() != 30 {
		t.Errorf("columns: %v, %v, and %v is left", left, right, columns.Rest)
	}
}

func TestGridHasACellForEach(t *testing.T) {
	r := Rect{0, 0, 110, 50}
	g := r.Grid(5, 3, 10)
	if g.Columns != 3 || g.Rows != 2 || g.At(0) != (Rect{0, 0, 30, 20}) || g.At(5) != (Rect{80, 30, 30, 20}) {
		t.Errorf("%+v, the first %v, the last %v", g, g.At(0), g.At(5))
	}
}

func TestSplitStacks(t *testing.T) {
	r := Rect{0, 0, 110, 210}
	if a, b := r.Split(false, 0.25, 10); a != (Rect{0, 0, 25, 210}) || b != (Rect{35, 0, 75, 210}) {
		t.Errorf("side by side: %v and %v", a, b)
	}
	if a, b := r.Split(true, 0.5, 10); a != (Rect{0, 0, 110, 100}) || b != (Rect{0, 110, 110, 100}) {
		t.Errorf("stacked: %v and %v", a, b)
	}
	if a, b := r.CutRight(20, 5); a.Right() != 85 || b != (Rect{90, 0, 20, 210}) {
		t.Errorf("from the right: %v and %v", a, b)
	}
}

// Layout allocates nothing, since it happens in every tick.
func TestLayoutAllocatesNothing(t *testing.T) {
	p := NewPainter()
	p.TextScale = 2
	r := Rect{0, 0, 300, 400}
	words := [...]string{"one", "a longer one", "the longest of all of them"}
	lay := func() {
		rows := r.Rows(4)
		g := rows.Next(200).Grid(len(words), 2, 4)
		labels := p.Group(Body)
		for i, w := range words {
			labels.Label(w, g.At(i))
			labels.Box(w, g.At(i))
		}
	}
	lay()
	if n := testing.AllocsPerRun(100, lay); n > 0 {
		t.Errorf("a layout allocates %v times", n)
	}
}

// All texts of a group get the size of the one with the least room.
func TestAGroupHasOneSize(t *testing.T) {
	p := NewPainter()
	long, short := "a label that is long", "short"
	for _, scale := range []float32{1, 1.5, 2} {
		p.TextScale = scale
		w := p.Width(long, Body) * 0.7
		g := p.Group(Body)
		g.Line(short, w)
		g.Line(long, w)
		if got := p.Width(long, g.Type); got > w || got < 0.95*w {
			t.Errorf("at %v: the longest is %v wide and has %v", scale, got, w)
		}
		g.Line(short, w)
		if g.Size >= Body.Size || g.Face != Body.Face {
			t.Errorf("at %v: a short text makes the group %+v", scale, g.Type)
		}
		g.Line(long, 3)
		if px := g.Size * scale; px < smallest || px > smallest+0.01 {
			t.Errorf("at %v: without room texts are %v high, want %d, which can be read", scale, px, smallest)
		}
		if low := p.Group(Body); low.Size*scale < Body.Size {
			t.Errorf("at %v: a group with all the room is %v high", scale, low.Size*scale)
		}
	}
}

// A sheet keeps its edge when it is moved, and differs from others.
func TestEdgesComeFromSizesAndNames(t *testing.T) {
	s := Slip
	r := Rect{10, 10, 200, 40}
	if s.seedOf(r) != s.seedOf(r.Move(33, 7)) {
		t.Error("a sheet that is moved gets another edge")
	}
	if s.seedOf(r) == s.seedOf(Rect{10, 10, 260, 90}) {
		t.Error("sheets of other sizes have the same edge")
	}
	a, b := s.Of("ticket", 1), s.Of("ticket", 2)
	if a.seedOf(r) == b.seedOf(r) || a.seedOf(r) != a.seedOf(Rect{0, 0, 50, 50}) {
		t.Error("named sheets: each has one edge of its own")
	}
	if c := s.In(Accent).Raised(1).Painted(0.5); c.Color != Accent || c.Lift != 1 || c.Gouache != 0.5 || c.Radius != Slip.Radius {
		t.Errorf("a sheet in another colour, raised and painted, became: %+v", c)
	}
}
