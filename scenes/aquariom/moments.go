package aquariom

import (
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// tickSeconds is how long a tick is.
const tickSeconds = float32(1) / input.TicksPerSecond

// burst is the animation of an explosion.
type burst struct {
	seat       rules.Seat
	cell       uint32
	at         game.Point
	r, reach   float32
	first      uint32
	count      int
	age        float32 // seconds
	satellites []ui.Point
}

// meal is the animation of a cell that is eaten or merged.
type meal struct {
	seat rules.Seat
	at   game.Point
	r    float32
	cell uint32
	to   game.Point
	age  float32
}

// neck is the animation between a cell and its daughter.
type neck struct {
	seat             rules.Seat
	mother, daughter uint32
	age              float32
}

// moments are the events that are being animated.
type moments struct {
	bursts []burst
	meals  []meal
	necks  []neck
}

// moment begins the animation of an event.
func (h *shoal) moment(e *game.Event) {
	switch e.What {
	case game.EventEat, game.EventMerge:
		m := meal{seat: e.Whose, at: e.Place, cell: e.Cell, to: e.At}
		if e.What == game.EventMerge {
			m.seat = e.Seat
		}
		if o := h.old(e.Other); o != nil {
			m.at, m.r = o.cell.At, h.laws.Radius(o.cell.Mass)
		}
		h.meals = append(h.meals, m)
	case game.EventDivide:
		if !e.Lost {
			h.necks = append(h.necks, neck{seat: e.Seat, mother: e.Cell, daughter: e.First})
		}
	case game.EventExplode:
		b := burst{seat: e.Seat, cell: e.Cell, at: e.At, r: h.laws.Radius(e.Mass), first: e.First, count: e.Count}
		for id := e.First; id < e.First+uint32(e.Count); id++ {
			if a := h.actor(id); a != nil {
				b.satellites = append(b.satellites, ui.Point{X: a.cell.At.X, Y: a.cell.At.Y})
				b.reach = max(b.reach, hypot(a.cell.At.X-e.At.X, a.cell.At.Y-e.At.Y))
			}
		}
		b.reach = max(b.reach, 1.4*b.r)
		h.bursts = append(h.bursts, b)
	}
}

// tickMoments advances what is shown by a tick.
func (h *shoal) tickMoments() {
	bursts := h.bursts[:0]
	for _, b := range h.bursts {
		if b.age += tickSeconds; b.age < board.BurstTime {
			bursts = append(bursts, b)
		}
	}
	h.bursts = bursts
	meals := h.meals[:0]
	for _, m := range h.meals {
		if m.age += tickSeconds; m.age < board.MealTime {
			meals = append(meals, m)
		}
	}
	h.meals = meals
	necks := h.necks[:0]
	for _, n := range h.necks {
		if n.age += tickSeconds; n.age < board.NeckTime {
			necks = append(necks, n)
		}
	}
	h.necks = necks
}

// flown is where a satellite of an explosion is shown; ok is false for a cell
// that is none.
func (h *shoal) flown(a *actor, still bool) (x, y float32, ok bool) {
	for i := range h.bursts {
		b := &h.bursts[i]
		if id := a.cell.ID; id >= b.first && id < b.first+uint32(b.count) {
			t := board.Burst{X: b.at.X, Y: b.at.Y, Age: b.age}
			px, py := h.spot(a)
			if h.phase < 1 && b.age < 0.11 { // it does not come out of its mother twice
				px, py = a.cell.At.X, a.cell.At.Y
			}
			x, y = t.Fly(px, py, still)
			return x, y, true
		}
	}
	return 0, 0, false
}

// frameMoments puts the moments into a pane's frame.
func (s *framing) frameMoments(v *pane) {
	f, h := &v.frame, &s.shoal
	v.bursts, v.meals, v.necks = v.bursts[:0], v.meals[:0], v.necks[:0]
	for i := range h.bursts {
		b := &h.bursts[i]
		v.bursts = append(v.bursts, board.Burst{
			Seat: b.seat, X: b.at.X, Y: b.at.Y, R: b.r, Reach: b.reach, Urchin: h.laws.Radius(h.now.Map.VirusMass),
			Satellites: b.satellites, Age: b.age, Shake: v.mine(b.seat) && s.Gui.Motion == ui.Lively,
		})
	}
	for i := range h.meals {
		m := &h.meals[i]
		to := m.to
		if a := h.actor(m.cell); a != nil {
			to.X, to.Y = h.spot(a)
		}
		v.meals = append(v.meals, board.Meal{Seat: m.seat, X: m.at.X, Y: m.at.Y, R: m.r, ToX: to.X, ToY: to.Y, T: m.age / board.MealTime})
	}
	for i := range h.necks {
		n := &h.necks[i]
		a, b := h.actor(n.mother), h.actor(n.daughter)
		if a == nil || b == nil {
			continue
		}
		ax, ay := h.spot(a)
		bx, by := h.spot(b)
		v.necks = append(v.necks, board.Neck{Seat: n.seat, AX: ax, AY: ay, AR: h.laws.Radius(h.weight(a)),
			BX: bx, BY: by, BR: h.laws.Radius(h.weight(b)), T: n.age / board.NeckTime})
	}
	f.Bursts, f.Meals, f.Necks = v.bursts, v.meals, v.necks
}
