package board

// Cups in a brawl stand in ranks, so that every face and every bar is seen: no cup
// reaches into another, however many there are. All stand as large as that allows.

// Measures of a rank, in units of a cup at scale 1.
const (
	// rankGap is the room between two cups of a rank.
	rankGap = 6
	// rankMost is the most ranks that a stage has.
	rankMost = 3
)

// rankScale is how large a cup of a kind is beside a student.
var rankScale = [3]float32{0.79, 0.9, 1}

// rankWide is how wide a cup is, or its bar, where that is wider.
var rankWide = [3]float32{60, 84, 42}

// rankFloor is the stage that ranks have: its left and right edge, its upper and
// lower edge, the room between the sides and the largest cup.
type rankFloor struct {
	left, right, top, bottom float32
	between, most            float32
	// crown is the room over a rim that bar or sign take.
	crown float32
	// flag parts the cups of one side in two: a flag stands between them.
	flag bool
}

// ranks computes the ranks of one zone after the other; it keeps its slices from one to
// the next.
type ranks struct {
	places []place
	rows   [2][rankMost]rank // of the zone whose ranks were computed last
	inRow  []uint8           // the rank of each of its cups
}

// rank is a row of cups of one side: how wide they are together at scale 1.
type rank struct {
	wide  float32
	count int
	rim   float32
}

// ranked computes where the cups of a zone stand on a floor. Cups that are gone keep
// their places.
func (c *ranks) ranked(z *Zone, floor rankFloor) {
	best, rows := float32(-1), 1
	for n := 1; n <= rankMost; n++ {
		if s := c.rankSize(z, floor, n); s > best+0.01 {
			best, rows = s, n
		}
	}
	c.dealRanks(z, floor, rows)
	size := best
	var base [rankMost]float32
	need := floor.bottom - floor.top
	for r := range rows {
		need -= c.rowRim(r)*size + crownAt(floor.crown, size)
	}
	// What is left goes under the cups and between the ranks.
	slack := max(0, need)
	y := floor.bottom - min(16, slack*0.4)
	between := min(14, max(0, slack-min(16, slack*0.4))/float32(rows+1))
	for r := rows - 1; r >= 0; r-- {
		base[r] = y
		y -= c.rowRim(r)*size + crownAt(floor.crown, size) + between
	}
	// Those of a small side come a little nearer to the others.
	used := floor.between
	for s := range c.rows {
		used += c.sideWide(s) * size
	}
	inward := max(0, min(30, (floor.right-floor.left-used)/5))
	var at [2][rankMost]float32
	bar := min(barW, max(24, 34*size))
	for i := range z.Cups {
		s, r := floor.sideOf(&z.Cups[i], i), int(c.inRow[i])
		k := z.Cups[i].Kind % 3
		w := rankWide[k] * rankScale[k] * size
		x := at[s][r] + w/2
		at[s][r] += w + rankGap*size
		if s == 0 {
			x = floor.left + inward + x
		} else {
			x = floor.right - inward - x
		}
		c.places[i] = place{x, base[r], rankScale[k] * size, bar}
	}
}

// sideOf returns the side of the floor on which the i-th cup stands.
func (f *rankFloor) sideOf(cup *Cup, i int) int {
	if f.flag {
		if i%5 < 3 { // there is more room to the left of a flag
			return 0
		}
		return 1
	}
	return int(cup.Seat & 1)
}

// The sizes under which a bar comes closer to a cup, and how much of the usual crown is
// left then.
var (
	crownSizes = [...]float32{100, 0.8, 0.5}
	crownParts = [...]float32{1, 0.72, 0.55}
)

// crownAt returns the room over a rim for cups of a size.
func crownAt(crown, size float32) float32 {
	for i := len(crownSizes) - 1; i > 0; i-- {
		if size < crownSizes[i] {
			return crown * crownParts[i]
		}
	}
	return crown
}

// rankSize returns how large cups can be in this many ranks.
func (c *ranks) rankSize(z *Zone, floor rankFloor, rows int) float32 {
	c.dealRanks(z, floor, rows)
	wide := c.sideWide(0) + c.sideWide(1)
	if wide == 0 {
		return floor.most
	}
	rims := float32(0)
	for r := range rows {
		rims += c.rowRim(r)
	}
	size := min(floor.most, (floor.right-floor.left-floor.between)/wide)
	high := floor.bottom - floor.top - 4
	best := float32(0)
	for i, below := range crownSizes {
		best = max(best, min(size, below-0.001, (high-float32(rows)*floor.crown*crownParts[i])/rims))
	}
	return best
}

// dealRanks deals the cups of both sides out to ranks, the rear one first: the master
// to the rear, the élites to the outside, the others where the rank is shortest.
func (c *ranks) dealRanks(z *Zone, floor rankFloor, rows int) {
	c.rows = [2][rankMost]rank{}
	c.inRow = c.inRow[:0]
	for range z.Cups {
		c.inRow = append(c.inRow, 0)
	}
	for i := range z.Cups {
		cup := &z.Cups[i]
		k := cup.Kind % 3
		side := &c.rows[floor.sideOf(cup, i)]
		to := 0
		if k != Master {
			for r := 1; r < rows; r++ {
				if side[r].wide <= side[to].wide {
					to = r
				}
			}
		}
		c.inRow[i] = uint8(to)
		if side[to].count > 0 {
			side[to].wide += rankGap
		}
		side[to].wide += rankWide[k] * rankScale[k]
		side[to].count++
		side[to].rim = max(side[to].rim, rim[k]*rankScale[k])
	}
}

// rowRim returns how high the highest cup of a rank is at scale 1, of both sides.
func (c *ranks) rowRim(r int) float32 {
	return max(c.rows[0][r].rim, c.rows[1][r].rim, rim[Student])
}

// sideWide returns how wide the widest rank of a side is at scale 1.
func (c *ranks) sideWide(s int) float32 {
	w := float32(0)
	for r := range c.rows[s] {
		w = max(w, c.rows[s][r].wide)
	}
	return w
}
