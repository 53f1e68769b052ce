package life

import (
	"bytes"
	"math"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// aquariomLife counts a match of aquariom, in seconds.
func aquariomLife(record []byte) (*Report, error) {
	p, err := match.OpenReplay(aquariom.Game, bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	w := newWater(p.View(0, rules.Spectator))
	for at := range p.Len() {
		w.look(p.View(at+1, rules.Spectator))
	}
	return w.report, nil
}

// The acts of a seat in aquariom. A chase is counted from the view of the hunter, and has to
// last a second before it counts, like a flight.
const (
	actGrain  = "grains"
	actBite   = "bites of players"
	actDivide = "divisions"
	actLay    = "urchins laid"
	actBurst  = "bursts on urchins"
	actReborn = "rebirths"
	actChase  = "chases"
	actFlee   = "flights"
)

// What happens between players.
const (
	meetBite  = "bite of a player"
	meetChase = "chase"
)

// reach is the distance, in seconds of swimming to a cell's rim, within which a cell counts as chased or fled.
const reach = 2

// ahead is the least cosine of the angle between a way and a direction that the way is
// said to have.
const ahead = 0.8

// water is what is known of a match of aquariom under way.
type water struct {
	report  *Report
	last    *aquariom.View
	turns   int // in a second
	turn    int // since the match began
	active  []bool
	begun   []aquariom.Point // where each seat's heaviest cell was when the second began
	speed   []float32        // and how far it swims in a turn
	cells   []uint32         // and its id; 0 for none
	chases  map[[2]uint32]int
	flights map[[2]uint32]int
}

func newWater(v *aquariom.View) *water {
	n := len(v.Players)
	w := &water{
		report: New("second", n), last: v, turns: max(1, 1000/v.Pace),
		active: make([]bool, n), begun: make([]aquariom.Point, n), speed: make([]float32, n), cells: make([]uint32, n),
	}
	w.begin(v)
	return w
}

// begin begins a second.
func (w *water) begin(v *aquariom.View) {
	clear(w.active)
	clear(w.cells)
	heaviest := make([]float32, len(v.Players))
	for _, c := range v.Cells {
		if c.Mass > heaviest[c.Owner] {
			heaviest[c.Owner] = c.Mass
			w.begun[c.Owner], w.speed[c.Owner], w.cells[c.Owner] = c.At, v.Laws().Speed(c.Mass), c.ID
		}
	}
}

// look counts the turn that led to a view.
func (w *water) look(v *aquariom.View) {
	w.turn++
	w.report.Length = float64(w.turn) / float64(w.turns)
	second := math.Floor(float64(w.turn-1)/float64(w.turns)) + 1
	w.events(v, second)
	w.meetings(v, second)
	w.last = v
	if w.turn%w.turns != 0 && v.Result == nil {
		return
	}
	for i := range w.report.Seats {
		s := &w.report.Seats[i]
		s.Chances++
		if !w.active[i] && !w.went(v, i) {
			s.Idle++
		}
	}
	w.begin(v)
}

// went says whether a seat got somewhere in the second: half as far as it can swim.
func (w *water) went(v *aquariom.View, seat int) bool {
	c := v.Cell(w.cells[seat])
	return w.cells[seat] != 0 && c != nil && 2*far(w.begun[seat], c.At) >= w.speed[seat]*float32(w.turns)
}

func (w *water) act(seat rules.Seat, what string, second float64) {
	w.report.Act(int(seat), what, second)
	w.active[seat] = true
}

func (w *water) events(v *aquariom.View, second float64) {
	for _, e := range v.Events {
		switch e.What {
		case aquariom.EventGraze, aquariom.EventScavenge:
			w.act(e.Seat, actGrain, second)
		case aquariom.EventEat:
			w.act(e.Seat, actBite, second)
			w.report.Seats[e.Seat].Attacks[e.Whose]++
			w.report.Happened(meetBite, second)
		case aquariom.EventDivide:
			w.act(e.Seat, actDivide, second)
		case aquariom.EventVirus:
			w.act(e.Seat, actLay, second)
		case aquariom.EventExplode:
			w.act(e.Seat, actBurst, second)
		case aquariom.EventSurrender:
			w.act(e.Seat, actReborn, second)
		}
	}
}

// meetings counts who swims after whom, and who away from whom.
func (w *water) meetings(v *aquariom.View, second float64) {
	laws := v.Laws()
	chases, flights := map[[2]uint32]int{}, map[[2]uint32]int{}
	for _, c := range v.Cells {
		was := w.last.Cell(c.ID)
		if was == nil || was.At == c.At {
			continue
		}
		for _, o := range w.last.Cells {
			if o.Owner == c.Owner {
				continue
			}
			gap := far(was.At, o.At)
			pair := [2]uint32{c.ID, o.ID}
			switch {
			case laws.Outweighs(was.Mass, o.Mass):
				if gap < laws.Radius(was.Mass)+reach*float32(w.turns)*laws.Speed(was.Mass) && along(was.At, c.At, o.At) > ahead {
					chases[pair] = w.chases[pair] + 1
				}
				if chases[pair] == w.turns {
					w.act(c.Owner, actChase, second)
					w.report.Seats[c.Owner].Attacks[o.Owner]++
					w.report.Happened(meetChase, second)
				}
				w.active[c.Owner] = w.active[c.Owner] || chases[pair] > w.turns
			case laws.Outweighs(o.Mass, was.Mass):
				if gap < laws.Radius(o.Mass)+reach*float32(w.turns)*laws.Speed(o.Mass) && along(was.At, c.At, o.At) < -ahead {
					flights[pair] = w.flights[pair] + 1
				}
				if flights[pair] == w.turns {
					w.act(c.Owner, actFlee, second)
				}
				w.active[c.Owner] = w.active[c.Owner] || flights[pair] > w.turns
			}
		}
	}
	w.chases, w.flights = chases, flights
}

// along is the cosine of the angle between a way and the direction to a place.
func along(from, to, place aquariom.Point) float32 {
	way, rest := far(from, to), far(from, place)
	if way == 0 || rest == 0 {
		return 0
	}
	return ((to.X-from.X)*(place.X-from.X) + (to.Y-from.Y)*(place.Y-from.Y)) / (way * rest)
}

func far(a, b aquariom.Point) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}
