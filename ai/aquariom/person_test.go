package aquariom

import (
	"context"
	"math"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// person plays like a human with a stick: sees what is on the screen, six turns late, steers all cells
// one way, changes it four times a second, and goes the wrong way one time in ten. It grazes, flees
// and chases, and divides only to catch what is in front of it.
type person struct {
	rand  *rules.Rand
	seen  []*aquariom.View // of the last turns
	dir   aquariom.Point
	lunge bool
}

func newPerson(seed uint64) *person { return &person{rand: rules.NewRand(seed ^ 0x5ea)} }

// late is the reaction time in turns: 300 ms.
const late = 6

// often is the number of turns between decisions.
const often = 5

func (h *person) Choose(_ context.Context, v *aquariom.View) (a aquariom.Action, err error) {
	if v.Result != nil {
		return a, nil
	}
	h.seen = append(h.seen, v)
	if v.Players[v.Seat].Cells == 0 {
		// It takes a second to press the button.
		a.Surrender = len(h.seen) > 20 && h.seen[len(h.seen)-20].Players[v.Seat].Cells == 0
		return a, nil
	}
	if len(h.seen) > late && v.Turn%often == 0 {
		h.think(h.seen[len(h.seen)-1-late])
	}
	mid, heavy := middle(v)
	far := 260 + v.Laws().Radius(heavy.Mass)
	aim := aquariom.Point{X: mid.X + h.dir.X*far, Y: mid.Y + h.dir.Y*far}
	aim.X, aim.Y = max(0, min(v.Map.Width, aim.X)), max(0, min(v.Map.Height, aim.Y))
	for i := range v.Cells {
		c := &v.Cells[i]
		switch {
		case c.Owner != v.Seat:
		case h.lunge && c.ID == heavy.ID && v.Players[v.Seat].Cells < 4:
			a.Divisions = []aquariom.Division{{Cell: c.ID, Target: aim, Mass: c.Mass / 2}}
		default:
			a.Moves = append(a.Moves, aquariom.Move{Cell: c.ID, Target: aim})
		}
	}
	h.lunge = false
	return a, nil
}

// middle returns the centre of gravity of the player's cells, and the heaviest of them.
func middle(v *aquariom.View) (mid aquariom.Point, heavy aquariom.Cell) {
	sum := float32(0)
	for _, c := range v.Cells {
		if c.Owner != v.Seat {
			continue
		}
		sum += c.Mass
		mid.X += c.At.X * c.Mass
		mid.Y += c.At.Y * c.Mass
		if c.Mass > heavy.Mass {
			heavy = c
		}
	}
	return aquariom.Point{X: mid.X / max(sum, 1), Y: mid.Y / max(sum, 1)}, heavy
}

// think chooses a direction by what was on the screen.
func (h *person) think(v *aquariom.View) {
	if v.Players[v.Seat].Cells == 0 {
		return
	}
	laws := v.Laws()
	mid, heavy := middle(v)
	tall := max(500, min(1800, 5*laws.Radius(heavy.Mass)))
	wide := tall * 16 / 9
	shown := func(p aquariom.Point, r float32) bool {
		return abs(p.X-mid.X) < wide/2+r && abs(p.Y-mid.Y) < tall/2+r
	}
	if h.rand.Intn(10) == 0 {
		h.dir = compass(h.rand.Intn(16), 16)
		return
	}
	var away aquariom.Point
	fear, best := false, float32(0)
	var prey aquariom.Point
	for _, c := range v.Cells {
		if c.Owner == v.Seat || !shown(c.At, laws.Radius(c.Mass)) {
			continue
		}
		gap := distance(c.At, heavy.At)
		switch {
		case laws.Outweighs(c.Mass, heavy.Mass):
			near := gap - laws.Radius(c.Mass)
			if near < 220 {
				fear = true
				k := 1 / max(20, near)
				away.X += (heavy.At.X - c.At.X) / max(1, gap) * k
				away.Y += (heavy.At.Y - c.At.Y) / max(1, gap) * k
			}
		case laws.Outweighs(heavy.Mass, c.Mass):
			if near := gap - laws.Radius(heavy.Mass); near < 250 {
				if worth := c.Mass / (60 + max(0, near)); worth > best {
					best, prey = worth, c.At
					half := laws.Radius(heavy.Mass / 2)
					h.lunge = laws.Outweighs(heavy.Mass/2, c.Mass*1.1) && abs(gap-2*half) < half*0.8
				}
			}
		}
	}
	if fear {
		h.lunge = false
		// Along the wall, if there is one.
		if heavy.At.X < 80 && away.X < 0 || heavy.At.X > v.Map.Width-80 && away.X > 0 {
			away.X = 0
		}
		if heavy.At.Y < 80 && away.Y < 0 || heavy.At.Y > v.Map.Height-80 && away.Y > 0 {
			away.Y = 0
		}
		h.turn(away)
		return
	}
	if best > 0 {
		h.turn(aquariom.Point{X: prey.X - heavy.At.X, Y: prey.Y - heavy.At.Y})
		return
	}
	// The direction with the most food, of eight.
	var most float32 = -1
	way := h.dir
	for i := range 8 {
		d := compass(i, 8)
		at := aquariom.Point{X: mid.X + d.X*tall*0.35, Y: mid.Y + d.Y*tall*0.35}
		n := food(v, at, tall*0.25)
		if n += 0.2 * n * (d.X*h.dir.X + d.Y*h.dir.Y); n > most {
			most, way = n, d
		}
	}
	// Heavy cells avoid viruses.
	h.turn(way)
}

func (h *person) turn(d aquariom.Point) {
	if l := float32(math.Hypot(float64(d.X), float64(d.Y))); l > 0 {
		h.dir = aquariom.Point{X: d.X / l, Y: d.Y / l}
	}
}

// food returns the number of grains within a square.
func food(v *aquariom.View, at aquariom.Point, r float32) float32 {
	m := v.Map
	n := float32(0)
	dx, dy := m.Width/float32(m.Columns), m.Height/float32(m.Rows)
	for y := max(0, int((at.Y-r)/dy)); y < min(m.Rows, int((at.Y+r)/dy)); y++ {
		for x := max(0, int((at.X-r)/dx)); x < min(m.Columns, int((at.X+r)/dx)); x++ {
			if v.Present(uint32(y*m.Columns + x)) {
				n++
			}
		}
	}
	return n
}

func abs(f float32) float32 { return max(f, -f) }

// TestANewcomerHasAChance plays a person among novices and easy players.
func TestANewcomerHasAChance(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	const n, turns = 4, "1200"
	for _, c := range []struct {
		basin string
		seats int
		level ai.Level
	}{{"basin", 4, ai.Novice}, {"reef", 4, ai.Novice}, {"reef", 8, ai.Novice}, {"lagoon", 4, ai.Novice}, {"reef", 4, ai.Easy}, {"reef", 8, ai.Easy}, {"lagoon", 4, ai.Easy}} {
		won := 0
		var mine, others float64
		for i := range n {
			seats := make([]chooser, c.seats)
			for j := range seats {
				seats[j] = New(c.level, ai.Seed(uint64(i), rules.Seat(j)))
			}
			me := i % c.seats
			seats[me] = newPerson(uint64(i))
			r, _ := sit(t, rules.Setup{Seed: uint64(i), Options: map[string]string{"map": c.basin, "turns": turns}}, seats)
			if r.Ranks[me] == 1 {
				won++
			}
			for j, s := range r.Scores {
				if j == me {
					mine += float64(s)
				} else {
					others += float64(s) / float64(c.seats-1)
				}
			}
		}
		fair := float64(n) / float64(c.seats)
		if c.level == ai.Easy {
			fair /= 2
		}
		// With few games only far too few first places, or far too little mass, are meaningful.
		if float64(won) < fair-2*math.Sqrt(fair) || mine < 0.6*others {
			t.Errorf("a person has %d of %d first places, and %.2f of a computer's mass", won, n, mine/others)
		}
		t.Logf("%s, %d seats, %s: won %d of %d, %.2f of what a computer has", c.basin, c.seats, c.level, won, n, mine/others)
	}
}

// A person wins its share against novices, and half of it against easy players, over more games.
func TestPeopleWin(t *testing.T) {
	if !aitest.Asked() {
		t.Skip("set LUDOTHEQUE_GUESTS to a number of games: one takes some seconds")
	}
	setups := []rules.Setup{*aquariom.Game.Info.First}
	for basin, seats := range map[string][]int{"reef": {4, 8}, "lagoon": {4}} {
		for _, n := range seats {
			setups = append(setups, rules.Setup{Seats: n, Options: map[string]string{"map": basin}})
		}
	}
	for _, s := range setups {
		for l, bar := range map[ai.Level]float64{ai.Novice: aitest.Fair(s.Seats), ai.Easy: aitest.Fair(s.Seats) / 2} {
			aitest.Play(t, aquariom.Game, aitest.Contest{Guest: "person", Level: l, Setup: s, Bar: bar, Floor: true}, newPerson, New)
		}
	}
}
