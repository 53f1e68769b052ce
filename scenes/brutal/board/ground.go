package board

import "ludotheque/scenes/ui"

// The colours of the ground.
var (
	pathPale = ui.Hex(0xF4DFB2)
	pathDots = ui.Hex(0xE2C07F)
)

// paintGround paints the campus' ground: ochre, a lower hill, paths between the
// buildings and bushes. It is baked, since nothing on it moves.
func (c *Field) paintGround(p *ui.Painter, f *Frame) {
	r := p.View().Rect()
	key := bakeKey{view: p.View(), area: r, mode: f.Plan.Mode}
	c.ground.bake(p, key, r, func() { paintLand(p, &f.Plan) })
	p.Picture(c.ground.img, 0, 0, 1, 1)
}

func paintLand(p *ui.Painter, plan *Plan) {
	r := p.View().Rect()
	p.Sheet(r.Inset(-8), ui.Sheet{Color: ochre, Seed: 2, Gouache: 0.5, Lift: -1, NoRim: true})
	gap := (plan.Buildings[0].Bottom() + plan.Buildings[3].Y + roofH*plan.Scale*0.4) / 2
	low := ui.Hex(0xDFB163)
	for i, h := range [4][3]float32{{0.06, 0.3, 74}, {0.36, 0.26, 40}, {0.68, 0.3, 62}, {1, 0.26, 84}} {
		p.Disc(r.W*h[0], gap+62, r.W*h[1], h[2], ui.Sheet{Color: low, Waver: 0.5, Seed: 5 + i, Lift: -1, NoRim: true, Gouache: 1})
	}
	p.Sheet(ui.Rect{X: -8, Y: gap + 44, W: r.W + 16, H: r.H}, ui.Sheet{Color: low, Waver: 2, Seed: 6, Gouache: 1, Lift: -1, NoRim: true})
	paths(p, plan, gap, r)
	bush(p, 0, plan.Buildings[0].X-8, gap-10, 1.05)
	bush(p, 1, r.W-22, gap-6, 1.12)
	if plan.View.Narrow {
		return
	}
	ox := plan.Buildings[0].X - 32
	lower := plan.Buildings[3].Bottom()
	bush(p, 1, ox+205, gap-4, 0.75)
	bush(p, 2, ox+1072, gap-2, 0.7)
	bush(p, 2, ox+229, lower-12, 0.78)
	bush(p, 0, ox+1050, lower-10, 0.88)
	bush(p, 1, ox+13, lower-6, 0.86)
	bush(p, 2, ox+1269, lower-2, 0.78)
}

var bushes = [3]string{"brutal/bush-a", "brutal/bush-b", "brutal/bush-c"}

func bush(p *ui.Painter, n int, x, y, scale float32) {
	p.Art(bushes[n], x, y, ui.ArtStyle{Scale: scale})
}

// paths paints the ways between the buildings, pale with a dotted middle.
func paths(p *ui.Painter, plan *Plan, gap float32, r ui.Rect) {
	cx := r.CX()
	top := plan.Buildings[2].Y + plan.Buildings[2].H*0.3
	lines := [][4]ui.Point{
		{{X: -20, Y: gap + 6}, {X: r.W * 0.17, Y: gap - 12}, {X: r.W * 0.33, Y: gap + 10}, {X: cx, Y: gap}},
		{{X: cx, Y: gap}, {X: r.W * 0.67, Y: gap - 10}, {X: r.W * 0.83, Y: gap - 4}, {X: r.W + 20, Y: gap + 4}},
		{{X: cx, Y: gap}, {X: cx, Y: gap + 80}, {X: cx, Y: r.H * 0.8}, {X: cx, Y: r.H + 20}},
		{{X: cx, Y: top}, {X: cx, Y: top + 30}, {X: cx, Y: gap - 30}, {X: cx, Y: gap}},
		{{X: cx - 404, Y: gap - 14}, {X: cx - 400, Y: gap + 18}, {X: cx - 390, Y: gap + 78}, {X: cx - 210, Y: gap + 126}},
		{{X: cx + 404, Y: gap - 14}, {X: cx + 400, Y: gap + 18}, {X: cx + 390, Y: gap + 78}, {X: cx + 210, Y: gap + 126}},
	}
	var pts [25]ui.Point
	for pass := range 2 {
		for _, l := range lines {
			for i := range pts {
				pts[i] = cubic(l, float32(i)/float32(len(pts)-1))
			}
			if pass == 0 {
				p.Polyline(pts[:], 34*plan.Scale, pathPale)
			} else {
				p.Dashed(pts[:], 2.5, 3, 12, 0, pathDots)
			}
		}
	}
}

// cubic returns the point at t of a Bézier curve.
func cubic(l [4]ui.Point, t float32) ui.Point {
	u := 1 - t
	a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return ui.Point{X: a*l[0].X + b*l[1].X + c*l[2].X + d*l[3].X, Y: a*l[0].Y + b*l[1].Y + c*l[2].Y + d*l[3].Y}
}
