package board

import "ludotheque/rules"

// place is where a cup stands on a stage, in the building's own units from its
// upper left corner, how large it is, and how wide its ECTS bar may be.
type place struct{ x, y, scale, bar float32 }

// barW is the width of an ECTS bar where there is room.
const barW = 40

// The sizes of cups on the assignment and in a brawl.
var (
	assignScale = [3]float32{0.93, 1.18, 1.28}
	truceScale  = [3]float32{0.74, 0.92, 0.98}
)

// meleeScale is how large a student is where only a few fight.
const meleeScale = 1.16

// manyInTruce is from how many cups of a side on these stand in ranks in a truce.
const manyInTruce = 4

// stand computes where the cups of a zone stand. The left side's stand from
// the left edge, the right side's from the right one; in a brawl, and where many are,
// in ranks: see ranked.
func (c *Field) stand(f *Frame, z *Zone) []place {
	c.places = c.places[:0]
	for range z.Cups {
		c.places = append(c.places, place{})
	}
	var count [2]int
	for i := range z.Cups {
		count[z.Cups[i].Seat&1]++
	}
	m := f.Plan.Mode
	if m == Melee || m == Directed || m == Truce && (z.Held || count[0] > 0 && count[1] > 0) && max(count[0], count[1]) >= manyInTruce {
		c.ranked(z, floorOf(m, z))
		return c.places
	}
	var n [2]int
	for i := range z.Cups {
		s := int(z.Cups[i].Seat & 1)
		c.places[i] = standing(m, z, rules.Seat(s), n[s], count[s], count[1-s], z.Cups[i].Kind%3)
		n[s]++
	}
	return c.places
}

// floorOf returns the floor of a stage, in the building's own units.
func floorOf(m Mode, z *Zone) rankFloor {
	f := rankFloor{left: stageX + 8, right: stageX + stageW - 8, top: stageY + 2, bottom: stageY + m.stageH() - 9, between: 14, most: meleeScale, crown: 21}
	switch m {
	case Directed:
		f.between, f.bottom = 32, stageY+directorStage-18 // names stand under the cups
	case Truce:
		f.most, f.bottom = truceScale[Student], stageY+m.stageH()-6
		if z.named() {
			f.bottom = stageY + m.stageH() - 24
		}
	}
	switch {
	case z.Held && m == Truce && z.Owner != 0:
		f.left = stageX + 190
	case z.Held:
		f.flag, f.between = true, 124
	}
	return f
}

// named reports whether names stand under cups of the zone.
func (z *Zone) named() bool {
	for i := range z.Cups {
		if z.Cups[i].Name != "" && !z.Cups[i].Gone {
			return true
		}
	}
	return false
}

// standing returns the place of the n-th of count cups of a side on the plan of one side,
// or of a few in a truce.
func standing(m Mode, z *Zone, seat rules.Seat, n, count, others int, k Kind) place {
	floor := float32(stageY) + m.stageH()
	alone := others == 0
	if m == Assign || alone && !z.Held {
		return onAssign(n, count, k, floor)
	}
	back, front := floor-24, floor-24
	if seat != 0 {
		front = floor - 12
	}
	if z.Held && alone {
		left := (count + 1) / 2
		if seat != 0 {
			left = 0
		}
		x := float32(stageX) + 38 + 58*float32(n)
		if n >= left {
			x = stageX + stageW - 52 - 58*float32(count-1-n)
		}
		return place{x, back, truceScale[k], barW}
	}
	// The larger side gets more of the stage.
	width := float32(stageW - 56)
	if !alone {
		width *= max(0.36, min(0.64, float32(count)/float32(count+others)))
		width -= 24
	}
	x := float32(n) * min(54, width/float32(max(1, count-1)))
	y := back
	if n%2 == 1 {
		y = front
	}
	if seat != 0 {
		return place{stageX + stageW - 34 - x, y, truceScale[k], barW}
	}
	return place{stageX + 34 + x, y, truceScale[k], barW}
}

// onAssign returns a place on the plan of one side alone: centred, 88 to 100 apart,
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

// Where returns where a fighter was last painted: its foot, and the size of the
// cup. ok is false when it was not in the last picture.
func (c *Field) Where(w Who) (x, y, scale float32, ok bool) {
	i, ok := w.spot()
	if !ok || c.shown[i].painted < c.painted || c.shown[i].scale == 0 {
		return 0, 0, 0, false
	}
	s := &c.shown[i]
	return s.x, s.y, s.scale, true
}
