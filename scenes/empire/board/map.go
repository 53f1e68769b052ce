package board

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// geography is where everything on the map lies, in squares.
type geography struct {
	coast   *Coast
	regions [empire.RegionCount]shape
	small   [empire.RegionCount]shape // with fewer points, for small maps
	middles [empire.RegionCount]Point // where what lies in a region is centred
	lands   []shape                   // each continent's coast
	shores  [][]Point                 // the same as lines, closed
	routes  [][]Point
	field   []float32 // see soundings
}

// Map paints the map; it keeps what is baked. It is used with one Painter.
type Map struct {
	*geography

	pen     pen
	ground  *ebiten.Image
	key     bakeKey
	scratch []ui.Point
	laid    rows
	hanging
	// discs are where the candidates' numbers stand.
	discs  [empire.RegionCount]ui.Point
	places [empire.RegionCount]disc
	// taken, judged and aside are what lies on the map, laid out anew each time.
	taken, judged, aside []ui.Rect
}

// hanging are the buttons of the latest picture's answers, beside their regions.
type hanging struct {
	hung  []ui.Rect
	asked []empire.Region // whose each is
}

// NewMap is a painter with nothing baked yet.
func NewMap() *Map { return &Map{geography: theGeography(), pen: newPen()} }

// theGeography is the map's, the same in every match: reckoning it takes longer than
// anything else when a match begins.
var theGeography = sync.OnceValue(func() *geography {
	a := &geography{coast: NewCoast(empire.Atlas)}
	for r := range a.regions {
		a.regions[r] = newShape(a.coast.Outlines[r], 0.02)
		a.small[r] = newShape(a.coast.Outlines[r], 0.16)
		a.middles[r] = a.regions[r].centroid()
	}
	a.shores = shores(a.coast)
	a.field = soundings(a.shores)
	for _, line := range a.shores {
		a.lands = append(a.lands, newShape(line[:len(line)-1], 0.02))
	}
	for r := range empire.Region(empire.RegionCount) {
		for o := range empire.Atlas.Lands[r].Links.All {
			if o > r {
				a.routes = append(a.routes, sail(r, o))
			}
		}
	}
	return a
})

// Close gives the baked picture back.
func (a *Map) Close() {
	if a.ground != nil {
		a.ground.Deallocate()
		a.ground = nil
	}
}

// At is the region at a place of the view, NoRegion for the sea.
func (a *Map) At(plan *Plan, x, y float32) empire.Region { return a.coast.At(plan.square(x, y)) }

// Middle is the place in the view where what lies in a region is centred.
func (a *Map) Middle(plan *Plan, r empire.Region) ui.Point {
	if !r.Known() {
		return ui.Point{}
	}
	return plan.place(a.middles[r])
}

// Square is where what lies in a region is centred, in squares of the map.
func (a *Map) Square(r empire.Region) Point { return a.middles[r] }

// Bounds is the rectangle around a region in the view.
func (a *Map) Bounds(plan *Plan, r empire.Region) ui.Rect {
	if !r.Known() {
		return ui.Rect{}
	}
	x0, y0, x1, y1 := a.regions[r].box()
	q := plan.place(Point{x0, y0})
	return ui.Rect{X: q.X, Y: q.Y, W: (x1 - x0) * plan.Cell, H: (y1 - y0) * plan.Cell}
}

// Walk is the region of a set that lies next in a direction, -1 to 1 each way,
// for keys and pads; from itself when there is none. From NoRegion it is the
// first of the set.
func (a *Map) Walk(from empire.Region, dx, dy int, among empire.Regions) empire.Region {
	if !from.Known() {
		return among.First()
	}
	best, to := float32(1e9), from
	for r := range among.All {
		x, y := a.middles[r].X-a.middles[from].X, a.middles[r].Y-a.middles[from].Y
		along := x*float32(dx) + y*float32(dy)
		aside := x*float32(dy) - y*float32(dx)
		if r == from || along <= 0.5 {
			continue
		}
		// What is aside counts double: straight on is meant.
		if d := along + 2*max(aside, -aside); d < best {
			best, to = d, r
		}
	}
	return to
}

// Covers reports whether the button of an answer of the latest picture lies at a place
// of the view.
func (a *hanging) Covers(x, y float32) bool {
	for _, r := range a.hung {
		if r.Contains(x, y) {
			return true
		}
	}
	return false
}

// Paint paints one picture of the map: sea and land, what lies on it, and what
// is marked. The papers around it have functions of their own.
func (a *Map) Paint(g *ui.Gui, f *Frame) {
	p := g.P
	a.asked = a.asked[:0]
	for r := range empire.Region(empire.RegionCount) {
		if f.Numbers[r].N > 0 {
			a.discs[r] = a.discOf(p, f, r, discRadius(f.Plan))
		}
	}
	for i := range f.Answers {
		a.asked = append(a.asked, f.Answers[i].Region)
	}
	a.hang(p, f)
	a.paintGround(p, f.Plan)
	a.paintHolders(p, f)
	a.paintChanges(p, f)
	paintContinents(p, f)
	for r := range empire.Region(empire.RegionCount) {
		a.paintRegion(p, f, r)
	}
	a.paintMarks(p, f)
	a.paintMoves(p, f)
	if len(f.Moves) > 0 && f.Names != nil { // its arrows go under the names
		for r := range empire.Region(empire.RegionCount) {
			a.lay(f, r, &a.laid)
			a.paintName(p, f, r, f.faint(r))
		}
	}
	a.paintEffects(p, f)
}
