package aquanet

import (
	"math"

	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// guess derives what happened between two turns of a server, which sends only states, for
// screens to show and sound. It is a guess: the nearest cell is taken to be the eater.
// Refusals, and cells born and eaten within the turn, are not noticed.
func guess(before, now *aquariom.View) []aquariom.Event {
	n := news{before: before, now: now, laws: now.Laws(), reborn: map[rules.Seat]bool{}}
	n.surrenders()
	n.viruses()
	n.births()
	n.deaths()
	n.plankton()
	return n.events
}

type news struct {
	before, now *aquariom.View
	laws        aquariom.Laws
	events      []aquariom.Event
	reborn      map[rules.Seat]bool // seats that surrendered
	bursts      []burst
}

// burst is a cell that exploded.
type burst struct {
	cell  *aquariom.Cell
	event int // its index
}

// add adds an event of a cell in its present state.
func (n *news) add(what aquariom.EventKind, c *aquariom.Cell, e aquariom.Event) int {
	e.What, e.Seat, e.Cell, e.Mass, e.At = what, c.Owner, c.ID, c.Mass, c.At
	if what != aquariom.EventEat && what != aquariom.EventMerge {
		e.Whose = rules.Spectator
	}
	n.events = append(n.events, e)
	return len(n.events) - 1
}

// gap returns the distance of a place from the rim of a cell; it is negative inside.
func (n *news) gap(c *aquariom.Cell, p aquariom.Point) float64 {
	return math.Hypot(float64(c.At.X-p.X), float64(c.At.Y-p.Y)) - float64(n.laws.Radius(c.Mass))
}

// nearest returns the cell of now that is nearest to a place, of those that fit, or nil.
func (n *news) nearest(p aquariom.Point, fits func(c *aquariom.Cell) bool) (best *aquariom.Cell) {
	least := math.Inf(1)
	for i := range n.now.Cells {
		c := &n.now.Cells[i]
		if !fits(c) {
			continue
		}
		if gap := n.gap(c, p); gap < least {
			best, least = c, gap
		}
	}
	return best
}

// old reports whether a cell was there before.
func (n *news) old(c *aquariom.Cell) bool { return n.before.Cell(c.ID) != nil }

// missing calls f with each entry of before whose id is not in now. Both are by
// ascending id.
func missing[T any](before, now []T, id func(*T) uint32, f func(*T)) {
	j := 0
	for i := range before {
		for j < len(now) && id(&now[j]) < id(&before[i]) {
			j++
		}
		if j == len(now) || id(&now[j]) != id(&before[i]) {
			f(&before[i])
		}
	}
}

func cellID(c *aquariom.Cell) uint32     { return c.ID }
func virusID(v *aquariom.Virus) uint32   { return v.ID }
func remainID(r *aquariom.Remain) uint32 { return r.ID }

// surrenders finds seats that surrendered, whose cells are neutral now, and seats that
// had no cells and have some.
func (n *news) surrenders() {
	for i := range n.now.Players {
		if seat := rules.Seat(i); n.before.Players[i].Cells == 0 && n.now.Players[i].Cells > 0 {
			n.reborn[seat] = true
			n.events = append(n.events, aquariom.Event{What: aquariom.EventSurrender, Seat: seat, Whose: rules.Spectator})
		}
	}
	missing(n.now.Remains, n.before.Remains, remainID, func(r *aquariom.Remain) {
		c := n.before.Cell(r.ID)
		if c == nil {
			return
		}
		if !n.reborn[c.Owner] {
			n.reborn[c.Owner] = true
			n.events = append(n.events, aquariom.Event{
				What: aquariom.EventSurrender, Seat: c.Owner, Whose: rules.Spectator, Count: n.before.Players[c.Owner].Cells,
			})
		}
	})
}

// viruses finds viruses that were made, evicted or eaten.
func (n *news) viruses() {
	made := 0
	missing(n.now.Viruses, n.before.Viruses, virusID, func(v *aquariom.Virus) {
		if c := n.nearest(v.At, n.old); c != nil {
			n.add(aquariom.EventVirus, c, aquariom.Event{First: v.ID, Place: v.At})
		}
		made++
	})
	missing(n.before.Viruses, n.now.Viruses, virusID, func(v *aquariom.Virus) {
		c := n.nearest(v.At, func(c *aquariom.Cell) bool {
			b := n.before.Cell(c.ID)
			return b != nil && c.Isolated > b.Isolated
		})
		switch {
		case c != nil:
			n.bursts = append(n.bursts, burst{c, n.add(aquariom.EventExplode, c, aquariom.Event{Other: v.ID, Place: v.At})})
		case made > 0:
			made--
			n.events = append(n.events, aquariom.Event{What: aquariom.EventEvict, Seat: rules.Spectator, Whose: rules.Spectator, Other: v.ID, Place: v.At})
		}
	})
}

// births finds new cells: after a surrender, an explosion or a division.
func (n *news) births() {
	missing(n.now.Cells, n.before.Cells, cellID, func(c *aquariom.Cell) {
		if n.reborn[c.Owner] {
			n.add(aquariom.EventReborn, c, aquariom.Event{})
			return
		}
		if c.Isolated > 0 {
			for _, b := range n.bursts {
				if e := &n.events[b.event]; b.cell.Owner == c.Owner && c.Isolated == b.cell.Isolated {
					if e.Count++; e.Count == 1 {
						e.First = c.ID
					}
					return
				}
			}
		}
		mother := n.nearest(c.At, func(o *aquariom.Cell) bool { return o.Owner == c.Owner && o.ID != c.ID && n.old(o) })
		if mother != nil {
			n.add(aquariom.EventDivide, mother, aquariom.Event{First: c.ID, Place: c.At})
		}
	})
}

// deaths finds cells that are gone: eaten, or merged with another of their player.
func (n *news) deaths() {
	missing(n.before.Cells, n.now.Cells, cellID, func(dead *aquariom.Cell) {
		if n.reborn[dead.Owner] {
			return
		}
		eater := n.nearest(dead.At, n.old)
		if eater == nil {
			return
		}
		what := aquariom.EventEat
		if eater.Owner == dead.Owner {
			what = aquariom.EventMerge
		}
		n.add(what, eater, aquariom.Event{Whose: dead.Owner, Other: dead.ID, Place: dead.At})
	})
	missing(n.before.Remains, n.now.Remains, remainID, func(r *aquariom.Remain) {
		if eater := n.nearest(r.At, n.old); eater != nil {
			n.add(aquariom.EventScavenge, eater, aquariom.Event{Other: r.ID, Place: r.At})
		}
	})
}

// plankton finds the initial neutral cells that were eaten or are back.
func (n *news) plankton() {
	// The cells that are away longest were eaten last and are last in the list.
	for i := len(n.now.Away) - 1; i >= 0 && n.now.Away[i].Turns == n.now.Map.Regrowth; i-- {
		at := n.now.Map.Plankton(n.now.Away[i].ID)
		if eater := n.nearest(at, n.old); eater != nil {
			n.add(aquariom.EventGraze, eater, aquariom.Event{Other: n.now.Away[i].ID, Place: at})
		}
	}
	back := 0
	for _, a := range n.before.Away {
		if n.now.Present(a.ID) {
			back++
		}
	}
	if back > 0 {
		n.events = append(n.events, aquariom.Event{What: aquariom.EventRegrow, Seat: rules.Spectator, Whose: rules.Spectator, Count: back})
	}
}
