package aquariom

import "math"

// Laws is the arithmetic of a map in a dialect: speeds, sizes, distances, and which cell may eat
// which. Steps, screens and computer players share it, so that predictions agree with the rules.
type Laws struct {
	Map     *Map
	Dialect Dialect
	// Rules is the version, as in rules.Setup; 0 is the newest.
	Rules int
}

// Clamp returns a mass limited to the bounds of the map.
func (l Laws) Clamp(mass float32) float32 {
	return min(l.Map.MaxMass, max(mass, l.Map.MinMass))
}

// Radius returns the radius of a cell of that mass.
func (l Laws) Radius(mass float32) float32 {
	// The conversion keeps the compiler from fusing this with a sum of two radii.
	return float32(l.Map.RadiusFactor * mass)
}

// Speed returns the distance that a cell of that mass moves in a turn.
func (l Laws) Speed(mass float32) float32 {
	return max(0, l.Map.BaseSpeed-float32(l.Map.SpeedLoss*mass))
}

// Decay returns a mass after the loss of a turn (§10.5).
func (l Laws) Decay(mass float32) float32 {
	return l.Clamp(mass - float32(mass*l.Map.MassLoss))
}

// Gain returns the mass of an eater after it ate an opponent's or a neutral cell.
func (l Laws) Gain(eater, eaten float32) float32 {
	return l.Clamp(eater + float32(l.Map.Absorption*eaten))
}

// Outweighs reports whether a cell of one mass may eat an opponent's of another whose centre it
// covers.
func (l Laws) Outweighs(eater, eaten float32) bool {
	return eater > float32(l.Map.Ratio*eaten)
}

// Covers reports whether a point is strictly inside a cell of that mass at a place.
func (l Laws) Covers(at Point, mass float32, p Point) bool {
	r := l.Radius(mass)
	return distance2(at, p) < r*r
}

// distance2 returns the square of a distance. Either order gives the same.
func distance2(a, b Point) float32 {
	dx, dy := a.X-b.X, a.Y-b.Y
	return float32(dx*dx) + float32(dy*dy)
}

// Inside reports whether a place is on the map, its edge included.
func (l Laws) Inside(p Point) bool {
	return p.X >= 0 && p.Y >= 0 && p.X <= l.Map.Width && p.Y <= l.Map.Height
}

// hold returns p clamped to the map on each axis.
func (l Laws) hold(p Point) Point {
	return Point{min(l.Map.Width, max(p.X, 0)), min(l.Map.Height, max(p.Y, 0))}
}

// Move returns where a cell of that mass is after a turn on its way to a target (§10.3, A20), which
// may be off the map but has to be finite.
func (l Laws) Move(at Point, mass float32, target Point) Point {
	v := Point{target.X - at.X, target.Y - at.Y}
	if v.X == 0 && v.Y == 0 {
		return at
	}
	speed, length := l.Speed(mass), length(v)
	to := target
	if !(length <= speed) {
		to.X = at.X + float32(v.X/length*speed)
		to.Y = at.Y + float32(v.Y/length*speed)
		if l.Dialect == Document && math.IsInf(float64(length), 0) {
			u := l.toward(v)
			to = Point{at.X + float32(u.X*speed), at.Y + float32(u.Y*speed)}
		}
	}
	if l.Dialect == Original {
		return l.hold(to)
	}
	return l.stop(at, to)
}

// stop returns where the line from a place on the map to another meets the edge, or that other place
// if it is on the map (A20).
func (l Laws) stop(from, to Point) Point {
	if l.Inside(to) {
		return to
	}
	part := float32(1)
	cut := func(a, d, edge float32, out bool) {
		if out && d != 0 {
			part = min(part, (edge-a)/d)
		}
	}
	v := Point{to.X - from.X, to.Y - from.Y}
	cut(from.X, v.X, 0, to.X < 0)
	cut(from.X, v.X, l.Map.Width, to.X > l.Map.Width)
	cut(from.Y, v.Y, 0, to.Y < 0)
	cut(from.Y, v.Y, l.Map.Height, to.Y > l.Map.Height)
	// Rounding may put it just off the edge.
	return l.hold(Point{from.X + float32(v.X*part), from.Y + float32(v.Y*part)})
}

// length returns the length of a vector, by way of float64 (§8).
func length(v Point) float32 {
	x, y := float64(v.X), float64(v.Y)
	return float32(math.Sqrt(float64(x*x) + float64(y*y)))
}

// toward returns the direction of a vector, with length 1; up for the zero vector. The original leaves
// a vector shorter than 1e-6 as it is (§8, A18).
func (l Laws) toward(v Point) Point {
	if v.X == 0 && v.Y == 0 {
		return Point{v.X, -1}
	}
	x, y := float64(v.X), float64(v.Y)
	square := float64(x*x) + float64(y*y)
	if math.Abs(square-1) <= 1e-12 || l.Dialect == Original && square <= 1e-12 {
		return v
	}
	root := math.Sqrt(square)
	return Point{float32(x / root), float32(y / root)}
}

// beside returns the place at a distance from another, in the direction of a target.
func (l Laws) beside(at, target Point, d float32) Point {
	u := l.toward(Point{target.X - at.X, target.Y - at.Y})
	return Point{at.X + float32(u.X*d), at.Y + float32(u.Y*d)}
}

// whole returns a place truncated to whole numbers, as the original does in some computations.
func whole(p Point) Point {
	cut := func(v float32) float32 {
		if v > -1<<30 && v < 1<<30 {
			return float32(int32(v))
		}
		return v
	}
	return Point{cut(p.X), cut(p.Y)}
}

// meet returns where the original puts an eater: between a and b by their masses, truncated. The order
// matters for rounding (§8).
func meet(a Point, massA float32, b Point, massB float32) Point {
	k := massB / (massA + massB)
	p := Point{a.X + float32(k*(b.X-a.X)), a.Y + float32(k*(b.Y-a.Y))}
	if sum := p.X + p.Y; sum-sum != 0 { // masses with sum 0
		return a
	}
	return whole(p)
}

// Birth is the result of a division or of the creation of a virus.
type Birth struct {
	// At is where the daughter or the virus appears.
	At Point
	// Radius and Mass of the daughter or the virus.
	Radius, Mass float32
	// Left is the mass that the mother keeps.
	Left float32
	// Lost reports that it would be off the map and is not made; the mother loses the mass all the
	// same (A5, A7).
	Lost bool
}

// Divide returns the daughter of a cell of that mass, in the direction of a target (§10.1, A5, A18).
// The error is ErrMass, ErrTooSmall, ErrTooLight or ErrHalf. The caller checks the number of cells.
func (l Laws) Divide(at Point, mass float32, target Point, daughter float32) (Birth, error) {
	switch {
	case l.Dialect == Document && !(daughter >= 0 && daughter <= math.MaxFloat32):
		return Birth{}, ErrMass
	case !(daughter >= l.Map.MinMass): // true for NaN as well (A12)
		return Birth{}, ErrTooSmall
	case mass < 2*l.Map.MinMass:
		return Birth{}, ErrTooLight
	case daughter > mass/2:
		return Birth{}, ErrHalf
	}
	b := Birth{Left: l.Clamp(mass - daughter), Mass: l.Clamp(daughter), Radius: l.Radius(daughter)}
	b.At = l.beside(at, target, b.Radius+l.Radius(b.Left))
	if l.Dialect == Document {
		b.Lost = !l.Inside(b.At)
	} else {
		b.At = l.hold(b.At)
		b.Lost = b.At.X == l.Map.Width || b.At.Y == l.Map.Height
		b.Radius = l.Radius(b.Mass)
	}
	return b, nil
}

// Virus returns the virus that a cell of that mass makes, in the direction of a target (§10.2, A7,
// A8). The error is ErrNoViruses or ErrNoMass. The caller checks for opponents near it (see
// [Laws.Crowds]).
func (l Laws) Virus(at Point, mass float32, target Point) (Birth, error) {
	if l.Map.MaxViruses == 0 {
		return Birth{}, ErrNoViruses
	}
	left := mass - (float32(mass*l.Map.VirusLoss) + l.Map.VirusMass)
	if l.Dialect == Original && !(left > 0) || l.Dialect == Document && !(left >= l.Map.MinMass) {
		return Birth{}, ErrNoMass
	}
	b := Birth{Left: l.Clamp(left), Mass: l.Map.VirusMass, Radius: l.Radius(l.Map.VirusMass)}
	b.At = l.beside(at, target, b.Radius+l.Radius(left))
	if l.Dialect == Document {
		b.Lost = !l.Inside(b.At)
	} else {
		b.At = whole(l.hold(b.At))
	}
	return b, nil
}

// Near reports whether a place is within a distance of the rim of a cell of that mass, or inside it
// (A8, A10). The original, and document before version 3, instead compare the square of the distance
// to the centre minus the square of the radius with the square of near, so that for a heavy cell only
// places close to the rim are near.
func (l Laws) Near(p, cell Point, mass, near float32) bool {
	return !(l.gap(p, cell, mass) >= l.gapOf(near))
}

// gap increases with the distance of a place from the rim of a cell; gapOf is its value at a distance.
func (l Laws) gap(p, cell Point, mass float32) float32 {
	if l.toRim() {
		return length(Point{p.X - cell.X, p.Y - cell.Y}) - float32(math.Abs(float64(l.Radius(mass))))
	}
	r := l.Radius(mass)
	return distance2(p, cell) - float32(r*r)
}

func (l Laws) gapOf(near float32) float32 {
	if l.toRim() {
		return near
	}
	return float32(near * near)
}

func (l Laws) toRim() bool {
	return l.Dialect == Document && (l.Rules == 0 || l.Rules >= rimVersion)
}

// BirthDistance returns the least distance of a new cell from the rims of others (§10.4, A10).
func (l Laws) BirthDistance() float32 {
	return max(l.Map.Rebirth, 2*l.Radius(l.Map.StartMass))
}

// Crowds reports whether an opponent's cell is too near to the place of a new virus (§10.2).
func (l Laws) Crowds(virus, cell Point, mass float32) bool {
	return l.Near(virus, cell, mass, 3*l.Radius(l.Map.VirusMass))
}

// BurstMass returns the least mass at which a cell that eats a virus leaves satellites, if there is
// room for them. A lighter cell, if heavier than the virus, only loses mass (A19); this cannot happen
// in the original.
func (l Laws) BurstMass() float32 {
	if l.Dialect == Original {
		return l.Map.VirusMass
	}
	return l.Map.VirusMass + max(0, float32(float32(2*l.Map.MaxSplit)*l.Map.MinMass))
}

// Blast returns what becomes of a cell that eats a virus, if its owner has cells cells: its own mass,
// and the number, mass and distance of the satellites, some of which may be lost beyond the edge (§11,
// A1, A18, A19). n is 0 if there is no room for any, or they would be too light.
func (l Laws) Blast(mass float32, cells int) (left float32, n int, satellite, distance float32) {
	t := mass - l.Map.VirusMass
	n = max(0, min(l.Map.MaxSplit, l.Map.MaxCells-cells))
	if l.Dialect == Document {
		left = l.Clamp(l.Clamp(t) / 2)
		if n == 0 {
			return left, 0, 0, 0
		}
		satellite = t / float32(2*l.Map.MaxSplit)
		if !(satellite >= l.Map.MinMass) {
			return left, 0, 0, 0
		}
		satellite = l.Clamp(satellite)
		return left, n, satellite, l.Radius(left) + l.Radius(satellite)
	}
	t = l.Clamp(t)
	left = l.Clamp(t / 2)
	if n == 0 {
		return left, 0, 0, 0
	}
	s := t / 2 / float32(n)
	return left, n, l.Clamp(s), l.Radius(left) + l.Radius(s)
}

// Satellite returns where satellite i of n appears, and whether that is on the map; otherwise it is
// lost (§11, A5).
func (l Laws) Satellite(at Point, distance float32, i, n int) (Point, bool) {
	sin, cos := circle(i, n)
	p := Point{at.X + float32(distance*cos), at.Y + float32(distance*sin)}
	if l.Dialect == Document {
		return p, l.Inside(p)
	}
	return p, p.X >= 0 && p.Y >= 0 && p.X < l.Map.Width && p.Y < l.Map.Height
}
