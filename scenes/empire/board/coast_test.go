package board

import (
	"testing"

	"ludotheque/rules/empire"
)

func TestBordersOfThePictureAreThoseOfTheTable(t *testing.T) {
	c := NewCoast(empire.Atlas)
	var touch [empire.RegionCount]empire.Regions
	for _, b := range c.Borders {
		if b.A.Known() && b.B.Known() {
			touch[b.A] = touch[b.A].With(b.B)
			touch[b.B] = touch[b.B].With(b.A)
		}
	}
	for r := range empire.Region(empire.RegionCount) {
		if want := empire.Atlas.Lands[r].Borders; touch[r] != want {
			t.Errorf("%s is painted beside %s, and borders on %s", r, touch[r], want)
		}
	}
}

func TestOutlinesCloseAroundTheirRegions(t *testing.T) {
	c := NewCoast(empire.Atlas)
	var squares [empire.RegionCount]int
	for _, r := range empire.Atlas.Picture {
		if r.Known() {
			squares[r]++
		}
	}
	for r := range empire.Region(empire.RegionCount) {
		line := c.Outlines[r]
		if size, n := area(line), float32(squares[r]); size < 0.85*n || size > 1.15*n {
			t.Errorf("%s has %.1f squares of %v within its outline", r, size, n)
		}
		for i := range line {
			a, b := line[i], line[(i+1)%len(line)]
			if d := (a.X-b.X)*(a.X-b.X) + (a.Y-b.Y)*(a.Y-b.Y); d > 1.5*1.5 {
				t.Fatalf("%s: the outline jumps from %v to %v", r, a, b)
			}
		}
		l := &empire.Atlas.Lands[r]
		if got := c.At(Point{float32(l.X) + 0.5, float32(l.Y) + 0.5}); got != r {
			t.Errorf("the name of %s stands in %s", r, got)
		}
	}
	if got := c.At(Point{40, 1}); got != empire.NoRegion {
		t.Errorf("the sea is %s", got)
	}
}

func TestNeighboursShareTheirBorder(t *testing.T) {
	c := NewCoast(empire.Atlas)
	on := map[Point]int{}
	for r := range c.Outlines {
		for _, p := range c.Outlines[r] {
			on[p]++
		}
	}
	for _, b := range c.Borders {
		if !b.A.Known() || !b.B.Known() {
			continue
		}
		for _, p := range b.Points {
			if on[p] < 2 {
				t.Fatalf("%s and %s do not share %v", b.A, b.B, p)
			}
		}
	}
}
