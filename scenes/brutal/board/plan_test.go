package board

import (
	"fmt"
	"math"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

var windows = [][2]int{{1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {720, 1100}}

func overlap(a, b ui.Rect) bool {
	return a.W > 0 && b.W > 0 && a.X < b.Right()-1 && b.X < a.Right()-1 && a.Y < b.Bottom()-1 && b.Y < a.Bottom()-1
}

// Nothing of a screen covers anything else of it, and nothing is cut.
func TestPlansHaveRoomForEverything(t *testing.T) {
	for _, w := range windows {
		v := ui.NewView(w[0], w[1])
		for m := Assign; m <= Truce; m++ {
			p := NewPlan(v, m, 0)
			parts := map[string]ui.Rect{"log": p.Log, "speed": p.Speed, "shelf": p.Shelf, "bench": p.Bench, "orders": p.Orders, "undo": p.Undo, "other": p.Other, "main": p.Main, "left": p.Cards[0], "right": p.Cards[1], "menu": p.Menu}
			for i := range Zones {
				parts[fmt.Sprintf("zone %d", i)] = p.Drop(i)
			}
			for name, r := range parts {
				if r.W == 0 {
					continue
				}
				if r.X < 0 || r.Y < 0 || r.Right() > v.W+0.5 || r.Bottom() > v.H+0.5 {
					t.Errorf("%v %d: %s is cut: %v in %v × %v", w, m, name, r, v.W, v.H)
				}
				if r.W < 40 || r.H < 28 {
					t.Errorf("%v %d: %s is too small: %v", w, m, name, r)
				}
				for other, q := range parts {
					if name < other && overlap(r, q) {
						t.Errorf("%v %d: %s %v and %s %v cover one another", w, m, name, r, other, q)
					}
				}
			}
		}
		desk().P.Begin(v)
		s := NewSetupPlan(painter(), TeamHalf)
		inside := append([]ui.Rect{s.Points, s.Chosen, s.Legend, s.Against, s.Odds, s.Strategies, s.Reserve}, s.Rows[:]...)
		for i, r := range inside {
			if r.Y < s.Panel.Y || r.Bottom() > s.Panel.Bottom() || r.X < s.Panel.X || r.Right() > s.Panel.Right() {
				t.Errorf("%v: part %d of the panel leaves it: %v in %v", w, i, r, s.Panel)
			}
			for k := range i {
				if overlap(r.Inset(1.5), inside[k].Inset(1.5)) {
					t.Errorf("%v: parts %d and %d of the panel cover one another: %v %v", w, k, i, inside[k], r)
				}
			}
		}
		for _, pair := range [][2]ui.Rect{{s.Niche, s.Panel}, {s.Presets, s.Panel}, {s.Main, s.Panel}, {s.Niche, s.Presets}} {
			if overlap(pair[0], pair[1]) {
				t.Errorf("%v: %v covers %v", w, pair[0], pair[1])
			}
		}
	}
}

// Reading a screen row by row meets the zones in the order of the rules.
func TestZonesAreReadInTheirOrder(t *testing.T) {
	for _, w := range append(windows, [][2]int{{390, 844}, {844, 390}}...) {
		for _, thumb := range []float32{0, 90} {
			for m := Assign; m <= Truce; m++ {
				p := NewPlan(ui.NewView(w[0], w[1]), m, thumb)
				for i := 1; i < Zones; i++ {
					if a, b := p.Buildings[i-1], p.Buildings[i]; a.Y > b.Y || a.Y == b.Y && a.X >= b.X {
						t.Errorf("%v, mode %d, thumb %v: zone %d at %v comes before zone %d at %v", w, m, thumb, i, b, i-1, a)
					}
				}
			}
		}
	}
}

func TestZoneAtFindsWhatDropSays(t *testing.T) {
	for _, w := range windows {
		p := NewPlan(ui.NewView(w[0], w[1]), Assign, 0)
		for i := range Zones {
			r := p.Stage(i)
			for _, at := range [][2]float32{{r.CX(), r.CY()}, {r.X, r.Y}, {r.Right() - 1, r.Bottom() - 1}} {
				if got := p.ZoneAt(at[0], at[1]); got != i {
					t.Errorf("%v: zone %d at %v, want %d", w, got, at, i)
				}
			}
		}
		if got := p.ZoneAt(p.View.W/2, p.View.H-4); got != -1 {
			t.Errorf("%v: zone %d on the lower edge", w, got)
		}
	}
}

// However many stand on a stage, each stands on it, the left side's to the left
// of the right side's first, and no two in one place.
func TestCupsStandOnTheirStage(t *testing.T) {
	c := New()
	for m := Assign; m <= Truce; m++ {
		f := &Frame{Plan: NewPlan(ui.NewView(1280, 720), m, 0)}
		for a := 0; a <= 16; a++ {
			for b := 0; b <= 16; b++ {
				if m == Assign && b > 0 {
					continue
				}
				z := &Zone{Held: b == 0 && m != Assign}
				for i := range a {
					z.Cups = append(z.Cups, Cup{Who: Who{0, i}, Kind: Kind(i % 3)})
				}
				for i := range b {
					z.Cups = append(z.Cups, Cup{Who: Who{1, i}, Kind: Kind(i % 3)})
				}
				for i, at := range c.stand(f, z) {
					if at.x < stageX+8 || at.x > stageX+stageW-8 || at.y < stageY+40 || at.y > stageY+m.stageH() {
						t.Fatalf("mode %d, %d against %d: cup %d stands at %v", m, a, b, i, at)
					}
					if at.scale < 0.3 || at.scale > 1.4 {
						t.Fatalf("mode %d, %d against %d: cup %d has scale %v", m, a, b, i, at.scale)
					}
					for k := range i {
						if q := c.places[k]; math.Hypot(float64(q.x-at.x), float64(q.y-at.y)) < 8 {
							t.Fatalf("mode %d, %d against %d: cups %d and %d stand in one place: %v %v", m, a, b, k, i, q, at)
						}
					}
				}
			}
		}
	}
}

// The field knows the places of the cups that it painted, and of no others.
func TestTheFieldKnowsWhereCupsAre(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	f := assignFrame()
	f.Hand = nil
	g.Begin(f.Plan.View, ui.Input{})
	c.Paint(g, f)
	g.End()
	for z := range f.Zones {
		for _, cup := range f.Zones[z].Cups {
			if cup.Posture == Ghost {
				continue
			}
			if _, _, _, ok := c.Where(cup.Who); !ok {
				t.Errorf("%s is nowhere", cup.Name)
			}
		}
	}
	if _, _, _, ok := c.Where(Who{1, 3}); ok {
		t.Error("one who is not on the field is somewhere")
	}
	if _, _, _, ok := c.Where(Who{0, 99}); ok {
		t.Error("a fighter that does not exist is somewhere")
	}
	sh := &Shelf{Plank: ui.Rect{X: 12, Y: 420, W: 724, H: 30}, Gap: 87, Cups: make([]Cup, 8)}
	for i := range sh.Cups {
		sh.Cups[i].Kind = Student
		x, y, s := sh.Slot(i)
		if got := sh.At(x, y-20*s); got != i {
			t.Errorf("slot %d is found as %d", i, got)
		}
	}
	if got := sh.At(374, 100); got != -1 {
		t.Errorf("%d far above the shelf", got)
	}
}

// An order ends in its zone; from the bench it crosses no stage on its way.
func TestOrdersKeepToThePaths(t *testing.T) {
	c := New()
	f := truceFrame()
	for z := range Zones {
		c.gaps[z] = buildingW / 2
		for lane := range 3 {
			o := &Order{X0: 206, Y0: 612, Below: true, To: z, Lane: lane}
			pts := c.way(f, o)
			if end := pts[orderSteps]; !f.Plan.Stage(z).Contains(end.X, end.Y) {
				t.Errorf("an order to zone %d ends at %v", z, end)
			}
			for _, q := range pts {
				for other := range Zones {
					if other != z && f.Plan.Stage(other).Contains(q.X, q.Y) {
						t.Fatalf("an order to zone %d crosses the stage of zone %d at %v", z, other, q)
					}
				}
			}
			longest := float32(0)
			for i := 1; i < len(pts); i++ {
				longest = max(longest, apart(pts[i-1], pts[i]))
			}
			if longest > 60 {
				t.Errorf("an order to zone %d has a step of %v", z, longest)
			}
		}
	}
}

func TestEveryZoneCanBeHeldByBoth(t *testing.T) {
	for z := range Zones {
		for who := range 3 {
			if roofs[z][who] == "" {
				t.Errorf("zone %d has no roof for %d", z, who)
			}
		}
		if owner(&Zone{Held: true, Owner: rules.Seat(1)}) != 2 || owner(&Zone{Owner: 1}) != 0 {
			t.Error("the owner of a zone is not told from nobody")
		}
	}
}

func TestRevealDrawsAllArrowsAtOnce(t *testing.T) {
	r := &Reveal{Orders: make([]Order, 4)}
	drawn := func(age float32, still bool) Order {
		r.Age = age
		r.Draw(still)
		for i := range r.Orders {
			if r.Orders[i] != r.Orders[0] {
				t.Errorf("at %v the arrows differ: %v %v", age, r.Orders[0], r.Orders[i])
			}
		}
		return r.Orders[0]
	}
	if o := drawn(0, false); o.Drawn != 0 {
		t.Errorf("at first %v of an arrow is drawn", o.Drawn)
	}
	if a, b := drawn(revealSlide+revealOpen+6, false), drawn(revealSlide+revealOpen+12, false); a.Drawn <= 0 || b.Drawn <= a.Drawn {
		t.Errorf("arrows do not grow: %v, then %v", a.Drawn, b.Drawn)
	}
	if o := drawn(revealSlide+revealOpen+6, true); o.Drawn != 1 || o.Fade <= 0 {
		t.Errorf("in reduced motion an arrow is %v drawn and %v faded", o.Drawn, o.Fade)
	}
	if o := drawn(RevealTicks, false); o.Drawn != 1 || !r.Done() {
		t.Errorf("at the end %v of an arrow is drawn", o.Drawn)
	}
}

// However many fight in a zone, no cup reaches into another, over another's bar or
// out of the stage, and all keep a size at which faces are seen.
func TestEveryFaceAndBarOfABrawlIsSeen(t *testing.T) {
	c := New()
	f := &Frame{Plan: NewPlan(ui.NewView(1280, 720), Melee, 0)}
	stage := ui.Rect{X: stageX, Y: stageY, W: stageW, H: Melee.stageH()}
	kinds := func(i int) Kind { return [...]Kind{Student, Elite, Student, Student, Master, Student, Elite}[i%7] }
	for a := 0; a <= 16; a++ {
		for b := 0; b <= 16; b++ {
			z := &Zone{Held: a == 0 || b == 0}
			if a+b > 20 || a+b == 0 {
				continue
			}
			for i := range a {
				z.Cups = append(z.Cups, Cup{Who: Who{0, i}, Kind: kinds(i)})
			}
			for i := range b {
				z.Cups = append(z.Cups, Cup{Who: Who{1, i}, Kind: kinds(i + 2)})
			}
			boxes := make([]ui.Rect, 0, len(z.Cups))
			for i, at := range c.stand(f, z) {
				k := z.Cups[i].Kind
				w := max(at.bar, 42*at.scale)
				box := ui.Rect{X: at.x - w/2, W: w, Y: at.y - rim[k]*at.scale - 18, H: rim[k]*at.scale + 18}
				if at.scale < 0.8*rankScale[k] {
					box.Y, box.H = box.Y+5, box.H-5
				}
				if box.X < stage.X || box.Right() > stage.Right() || box.Y < stage.Y || box.Bottom() > stage.Bottom() {
					t.Fatalf("%d against %d: cup %d at %v leaves the stage %v", a, b, i, box, stage)
				}
				if at.scale < 0.5*rankScale[k] {
					t.Errorf("%d against %d: cup %d has scale %v", a, b, i, at.scale)
				}
				for j, other := range boxes {
					if overlap(box, other) {
						t.Fatalf("%d against %d: cup %d at %v covers cup %d at %v", a, b, i, box, j, other)
					}
				}
				boxes = append(boxes, box)
			}
		}
	}
}
