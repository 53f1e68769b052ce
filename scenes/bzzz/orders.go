package bzzz

import (
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// orderKind is what a bee does by itself.
type orderKind uint8

const (
	noOrder     orderKind = iota
	goOrder               // walk to X, Y
	forageOrder           // forage Flower till full, bring it home, come back
	guardOrder            // stay
	followOrder           // keep next to Bee
)

// order is a standing order.
type order struct {
	kind   orderKind
	x, y   int
	flower int
	bee    int
}

// nextOf is what the order of a bee does now; ok is false when it does nothing
// in this turn. done says that the order is over.
func (o *order) nextOf(v *game.View, bee int) (a game.Action, ok, done bool) {
	b := &v.Bees[bee]
	if b.KO() || b.Foraged || b.Moved {
		return a, false, false
	}
	switch o.kind {
	case goOrder:
		if b.X == o.x && b.Y == o.y {
			return a, false, true
		}
		return step(v, bee, func(x, y int) bool { return x == o.x && y == o.y })
	case followOrder:
		t := &v.Bees[o.bee]
		if game.Chebyshev(b.X, b.Y, t.X, t.Y) <= 1 {
			return a, false, false
		}
		return step(v, bee, func(x, y int) bool { return game.Chebyshev(x, y, t.X, t.Y) == 1 })
	case forageOrder:
		f := &v.Flowers[o.flower]
		home := v.Zone(b.X, b.Y) == b.Owner
		if b.Nectar.Lo == b.Kind.Capacity() || f.Nectar.Hi == 0 && b.Nectar.Lo > 0 {
			if home {
				return a, false, f.Nectar.Hi == 0
			}
			return step(v, bee, func(x, y int) bool { return v.Zone(x, y) == b.Owner })
		}
		if f.Nectar.Hi == 0 {
			return a, false, true
		}
		if game.Chebyshev(b.X, b.Y, f.X, f.Y) <= 1 {
			a = game.ForageFlower(bee, o.flower)
			return a, v.Check(a) == nil, false
		}
		return step(v, bee, func(x, y int) bool { return game.Chebyshev(x, y, f.X, f.Y) <= 1 })
	}
	return a, false, false
}

// step is the first step of a shortest way to a goal, around bees.
func step(v *game.View, bee int, goal func(x, y int) bool) (a game.Action, ok, done bool) {
	way := route(v, bee, goal)
	if len(way) < 2 {
		return a, false, false
	}
	a = game.MoveBee(bee, way[1][0]-way[0][0], way[1][1]-way[0][1])
	return a, v.Check(a) == nil, false
}

// route is a shortest way of a bee to a goal, its own cell first; nil when
// there is none.
func route(v *game.View, bee int, goal func(x, y int) bool) [][2]int {
	n := v.Params.Cells
	from := make([]int, n*n)
	for i := range from {
		from[i] = -1
	}
	b := &v.Bees[bee]
	start := b.Y*n + b.X
	from[start] = start
	queue := []int{start}
	steps := game.Steps[:4]
	if b.Kind.Diagonal() {
		steps = game.Steps[:]
	}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		x, y := at%n, at/n
		if at != start && goal(x, y) {
			var way [][2]int
			for ; at != start; at = from[at] {
				way = append(way, [2]int{at % n, at / n})
			}
			way = append(way, [2]int{b.X, b.Y})
			for i, j := 0, len(way)-1; i < j; i, j = i+1, j-1 {
				way[i], way[j] = way[j], way[i]
			}
			return way
		}
		for _, d := range steps {
			tx, ty := x+d[0], y+d[1]
			if v.Enter(b.Owner, tx, ty) != nil || from[ty*n+tx] >= 0 || v.BeeAt(tx, ty) >= 0 {
				continue
			}
			from[ty*n+tx] = at
			queue = append(queue, ty*n+tx)
		}
	}
	return nil
}

// thread is the way that an order leads a bee, in cells, with the indices of
// its knots: the flower and home.
func (o *order) thread(v *game.View, bee int) (pts []ui.Point, knots []int) {
	b := &v.Bees[bee]
	add := func(way [][2]int) {
		for i, c := range way {
			if i > 0 || len(pts) == 0 {
				pts = append(pts, ui.Point{X: float32(c[0]), Y: float32(c[1])})
			}
		}
	}
	switch o.kind {
	case goOrder:
		add(route(v, bee, func(x, y int) bool { return x == o.x && y == o.y }))
		if len(pts) > 1 {
			knots = []int{len(pts) - 1}
		}
	case followOrder:
		t := &v.Bees[o.bee]
		pts = []ui.Point{{X: float32(b.X), Y: float32(b.Y)}, {X: float32(t.X), Y: float32(t.Y)}}
	case forageOrder:
		f := &v.Flowers[o.flower]
		pts = append(pts, ui.Point{X: float32(b.X), Y: float32(b.Y)})
		if b.Nectar.Lo < b.Kind.Capacity() && f.Nectar.Hi > 0 {
			if game.Chebyshev(b.X, b.Y, f.X, f.Y) > 1 {
				add(route(v, bee, func(x, y int) bool { return game.Chebyshev(x, y, f.X, f.Y) <= 1 }))
			}
			pts = append(pts, ui.Point{X: float32(f.X), Y: float32(f.Y)})
			knots = append(knots, len(pts)-1)
		}
		hx, hy := homeward(v, b.Owner, pts[len(pts)-1])
		last := pts[len(pts)-1]
		if last.X != hx && last.Y != hy {
			pts = append(pts, ui.Point{X: last.X + (hx-last.X)*0.5, Y: last.Y + (hy-last.Y)*0.3})
		}
		pts = append(pts, ui.Point{X: hx, Y: hy})
		knots = append(knots, len(pts)-1)
	}
	return pts, knots
}

// homeward is the place on the edge of a seat's zone that is nearest.
func homeward(v *game.View, p rules.Seat, from ui.Point) (x, y float32) {
	n := float32(v.Params.Cells - 1)
	side := float32(game.ZoneSide - 1)
	x, y = min(from.X, side), min(from.Y, side)
	if p == 1 || p == 2 {
		x = max(from.X, n-side)
	}
	if p == 2 || p == 3 {
		y = max(from.Y, n-side)
	}
	return x, y
}
