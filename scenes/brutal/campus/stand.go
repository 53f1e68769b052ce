package campus

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
func (c *Campus) stand(f *Frame, z *Zone) []place {
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
	switch {
	case m == Assign:
		return onAssign(n, count, k, floor)
	case m == Truce && alone && !z.Held:
		return onAssign(n, count, k, floor)
	}
	// The larger side gets more of the stage.
	width := float32(stageW - 56)
	if !alone {
		share := float32(count) / float32(count+others)
		width *= max(0.36, min(0.64, share))
		width -= 24
	} else if z.Held {
		width -= 40
	}
	scale := meleeScale[k]
	if m == Truce {
		scale = truceScale[k]
	}
	back, front := floor-34, floor-14
	if m == Truce {
		back, front = floor-24, floor-24
		if seat != 0 {
			back, front = floor-24, floor-12
		}
	}
	x, y, bar := float32(0), back, float32(barW)
	if z.Held && alone && count < 6 {
		// The flag stands in the middle: some to its left, the others to its right.
		left := (count + 1) / 2
		if m == Truce && seat != 0 {
			left = 0
		}
		at := float32(stageX) + 38 + 58*float32(n)
		if n >= left {
			at = stageX + stageW - 52 - 58*float32(count-1-n)
		}
		if n%2 == 1 && m == Melee {
			y = back - 14
		} else if m == Melee {
			y = back + 6
		}
		return place{at, y, scale, barW}
	}
	if count < 6 {
		gap := min(54, width/float32(max(1, count-1)))
		if m == Truce {
			gap = min(56, gap)
		}
		x = gap * float32(n)
		if n%2 == 1 {
			y = front
		}
	} else {
		scale *= 0.8 / 1.16 * 1.06
		// A back rank and a front rank, half a gap aside.
		behind := (count + 1) / 2
		gap := min(46, width/(float32(behind)-0.5))
		bar = min(barW, gap*0.88)
		if m == Melee {
			back, front = floor-58, floor-12
		}
		if n < behind {
			x = gap * float32(n)
		} else {
			x, y = gap*(float32(n-behind)+0.5), front
		}
		if m == Truce && n < behind {
			y = back - 14
		} else if n < behind {
			y = back
		}
	}
	if seat != 0 {
		return place{stageX + stageW - 34 - x, y, scale, bar}
	}
	return place{stageX + 34 + x, y, scale, bar}
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
func (c *Campus) Where(w Who) (x, y, scale float32, ok bool) {
	i, ok := w.spot()
	if !ok || c.shown[i].painted < c.painted || c.shown[i].scale == 0 {
		return 0, 0, 0, false
	}
	s := &c.shown[i]
	return s.x, s.y, s.scale, true
}

// CupAt is the fighter of a seat whose cup is at a place in units of the view,
// the foremost one.
func (c *Campus) CupAt(f *Frame, seat rules.Seat, x, y float32) (zone int, w Who, ok bool) {
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
