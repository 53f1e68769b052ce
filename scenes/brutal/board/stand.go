package board

import "ludotheque/rules"

// place is where a cup stands on a stage, in the building's own units from its
// upper left corner, how large it is, and how wide its ECTS bar may be.
type place struct{ x, y, scale, bar float32 }

// barW is the width of an ECTS bar where there is room.
const barW = 40

// The sizes of cups on the assignment and in a mêlée.
var (
	assignScale = [3]float32{0.93, 1.18, 1.28}
	meleeScale  = [3]float32{0.92, 1.04, 1.16}
	truceScale  = [3]float32{0.74, 0.92, 0.98}
)

// stand works out where the cups of a zone stand. The left side's stand from
// the left edge, the right side's from the right one; from six on a side they
// stand in two ranks and are smaller. Those who have fallen keep no place of
// their own: the others close up.
func (c *Field) stand(f *Frame, z *Zone) []place {
	c.places = c.places[:0]
	for range z.Cups {
		c.places = append(c.places, place{})
	}
	var count [2]int
	for i := range z.Cups {
		count[z.Cups[i].Seat&1]++
	}
	for s := range count {
		if count[s] == 0 {
			continue
		}
		alone := count[1-s] == 0
		n := 0
		for i := range z.Cups {
			if int(z.Cups[i].Seat&1) == s {
				c.places[i] = standing(f.Plan.Mode, z, rules.Seat(s), n, count[s], count[1-s], alone, z.Cups[i].Kind%3)
				n++
			}
		}
	}
	return c.places
}

// standing is the place of the n-th of count cups of a side.
func standing(m Mode, z *Zone, seat rules.Seat, n, count, others int, alone bool, k Kind) place {
	floor := float32(stageY) + m.stageH()
	if m == Assign || m == Truce && alone && !z.Held {
		return onAssign(n, count, k, floor)
	}
	r := ranks{m: m, seat: seat, n: n, count: count, floor: floor, scale: meleeScale[k]}
	r.back, r.front = floor-34, floor-14
	if m == Truce {
		r.scale = truceScale[k]
		r.back, r.front = floor-24, floor-24
		if seat != 0 {
			r.front = floor - 12
		}
	}
	// The larger side gets more of the stage.
	r.width = float32(stageW - 56)
	if !alone {
		share := float32(count) / float32(count+others)
		r.width *= max(0.36, min(0.64, share))
		r.width -= 24
	} else if z.Held {
		r.width -= 40
	}
	var x, y, bar float32
	switch {
	case count < 6 && z.Held && alone:
		return r.besideFlag()
	case count < 6:
		x, y, bar = r.one()
	default:
		x, y, bar = r.two()
	}
	if seat != 0 {
		return place{stageX + stageW - 34 - x, y, r.scale, bar}
	}
	return place{stageX + 34 + x, y, r.scale, bar}
}

// ranks are how the cups of a side stand on a stage that both sides share: the n-th of
// count, in a width from the side's own end.
type ranks struct {
	m           Mode
	seat        rules.Seat
	n, count    int
	width       float32
	floor       float32
	back, front float32
	scale       float32
}

// besideFlag is a place in a zone that is held: the flag stands in the middle, some to
// its left, the others to its right.
func (r *ranks) besideFlag() place {
	left := (r.count + 1) / 2
	if r.m == Truce && r.seat != 0 {
		left = 0
	}
	at := float32(stageX) + 38 + 58*float32(r.n)
	if r.n >= left {
		at = stageX + stageW - 52 - 58*float32(r.count-1-r.n)
	}
	y := r.back
	if r.n%2 == 1 && r.m == Melee {
		y = r.back - 14
	} else if r.m == Melee {
		y = r.back + 6
	}
	return place{at, y, r.scale, barW}
}

// one is a place among a few, every other one a little in front.
func (r *ranks) one() (x, y, bar float32) {
	gap := min(54, r.width/float32(max(1, r.count-1)))
	y = r.back
	if r.n%2 == 1 {
		y = r.front
	}
	return gap * float32(r.n), y, barW
}

// two is a place among many: a back rank and a front rank, half a gap aside.
func (r *ranks) two() (x, y, bar float32) {
	r.scale *= 0.8 / 1.16 * 1.06
	behind := (r.count + 1) / 2
	gap := min(46, r.width/(float32(behind)-0.5))
	if r.m == Melee {
		r.back, r.front = r.floor-58, r.floor-12
	}
	bar = min(barW, gap*0.88)
	if r.n >= behind {
		return gap * (float32(r.n-behind) + 0.5), r.front, bar
	}
	y = r.back
	if r.m == Truce {
		y -= 14
	}
	return gap * float32(r.n), y, bar
}

// onAssign is a place on the plan of one side alone: centred, 88 to 100 apart,
// in two ranks from six on.
func onAssign(n, count int, k Kind, floor float32) place {
	const middle = stageX + float32(stageW)/2
	if count < 6 {
		gap := float32(100)
		if count >= 4 {
			gap = 88
		}
		if count == 5 {
			gap = 70
		}
		return place{middle + gap*(float32(n)-float32(count-1)/2), floor - 25, assignScale[k], barW}
	}
	behind := (count + 1) / 2
	gap := min(76, 318/float32(behind))
	scale := assignScale[k] * 0.68
	if n < behind {
		return place{middle + gap*(float32(n)-float32(behind-1)/2-0.25), floor - 32, scale, barW}
	}
	return place{middle + gap*(float32(n-behind)-float32(behind-1)/2+0.25), floor - 12, scale, barW}
}

// Where is where a fighter was last painted: its foot, and the size of the
// cup. ok is false when it was not in the last picture.
func (c *Field) Where(w Who) (x, y, scale float32, ok bool) {
	i, ok := w.spot()
	if !ok || c.shown[i].painted < c.painted || c.shown[i].scale == 0 {
		return 0, 0, 0, false
	}
	s := &c.shown[i]
	return s.x, s.y, s.scale, true
}

// CupAt is the fighter of a seat whose cup is at a place in units of the view,
// the foremost one.
func (c *Field) CupAt(f *Frame, seat rules.Seat, x, y float32) (zone int, w Who, ok bool) {
	for z := range f.Zones {
		cups := f.Zones[z].Cups
		for i := len(cups) - 1; i >= 0; i-- {
			cup := &cups[i]
			if cup.Seat != seat {
				continue
			}
			cx, cy, s, shown := c.Where(cup.Who)
			h := rim[cup.Kind%3] * s
			if shown && x > cx-24*s && x < cx+24*s && y > cy-h-8 && y < cy+10 {
				return z, cup.Who, true
			}
		}
	}
	return -1, Who{}, false
}
