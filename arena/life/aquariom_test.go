package life

import (
	"maps"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// swim is where cell 10001 of seat 0 and cell 10002 of seat 1 are at the start, how far
// each swims in a turn, and the events of the last turn.
type swim struct {
	mass   [2]float32
	gap    float32 // between their middles, to the right of seat 0's
	pace   [2]float32
	turns  int
	events []aquariom.Event
}

func (s *swim) watch(t *testing.T) *Report {
	t.Helper()
	m, err := aquariom.FindMap("reef")
	if err != nil {
		t.Fatal(err)
	}
	view := func(turn int) *aquariom.View {
		v := &aquariom.View{Turn: turn, Pace: m.TurnTime(), Map: m, Players: make([]aquariom.Player, 2)}
		for i, x := range []float32{1000, 1000 + s.gap} {
			v.Cells = append(v.Cells, aquariom.Cell{
				ID: 10001 + uint32(i), Owner: rules.Seat(i), Mass: s.mass[i],
				At: aquariom.Point{X: x + s.pace[i]*float32(turn), Y: 1000},
			})
		}
		return v
	}
	w := newWater(view(0))
	for turn := range s.turns {
		v := view(turn + 1)
		if turn == s.turns-1 {
			v.Events = s.events
		}
		w.look(v)
	}
	return w.report
}

func TestWhatCellsDo(t *testing.T) {
	bite := []aquariom.Event{{What: aquariom.EventEat, Seat: 0, Whose: 1}}
	for _, c := range []struct {
		name   string
		swim   swim
		acts   [2]map[string]int
		idle   [2]int
		counts map[string]int
		first  float64 // act of seat 0, in seconds
	}{
		{
			"two that stand still", swim{mass: [2]float32{100, 40}, gap: 300, turns: 40},
			[2]map[string]int{{}, {}}, [2]int{2, 2}, map[string]int{}, 0,
		},
		{
			"one that chases one that stands", swim{mass: [2]float32{100, 40}, gap: 400, pace: [2]float32{5, 0}, turns: 40},
			[2]map[string]int{{actChase: 1}, {}}, [2]int{0, 2}, map[string]int{meetChase: 1}, 1,
		},
		{
			"one that flees before it", swim{mass: [2]float32{100, 40}, gap: 300, pace: [2]float32{5, 5}, turns: 40},
			[2]map[string]int{{actChase: 1}, {actFlee: 1}}, [2]int{0, 0}, map[string]int{meetChase: 1}, 1,
		},
		{
			"equals that swim at each other", swim{mass: [2]float32{50, 45}, gap: 400, pace: [2]float32{6, -6}, turns: 20},
			[2]map[string]int{{}, {}}, [2]int{0, 0}, map[string]int{}, 0,
		},
		{
			"one that swims at a prey far away", swim{mass: [2]float32{100, 40}, gap: 900, pace: [2]float32{6, 0}, turns: 20},
			[2]map[string]int{{}, {}}, [2]int{0, 1}, map[string]int{}, 0,
		},
		{
			"three quarters of a second are no chase", swim{mass: [2]float32{100, 40}, gap: 300, pace: [2]float32{6, 0}, turns: 15},
			[2]map[string]int{{}, {}}, [2]int{0, 0}, map[string]int{}, 0,
		},
		{
			"a bite at rest", swim{mass: [2]float32{100, 40}, gap: 50, turns: 40, events: bite},
			[2]map[string]int{{actBite: 1}, {}}, [2]int{1, 2}, map[string]int{meetBite: 1}, 2,
		},
		{
			"everything else", swim{mass: [2]float32{100, 90}, gap: 900, turns: 20, events: []aquariom.Event{
				{What: aquariom.EventGraze}, {What: aquariom.EventScavenge}, {What: aquariom.EventDivide}, {What: aquariom.EventVirus},
				{What: aquariom.EventExplode}, {What: aquariom.EventSurrender, Seat: 1}, {What: aquariom.EventReborn, Seat: 1},
				{What: aquariom.EventMerge, Seat: 1}, {What: aquariom.EventRegrow, Seat: -1}, {What: aquariom.EventEvict, Seat: -1},
			}},
			[2]map[string]int{{actGrain: 2, actDivide: 1, actLay: 1, actBurst: 1}, {actReborn: 1}}, [2]int{0, 0}, map[string]int{}, 1,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := c.swim.watch(t)
			for i, s := range r.Seats {
				if !maps.Equal(s.Acts, c.acts[i]) {
					t.Errorf("seat %d did %v, want %v", i, s.Acts, c.acts[i])
				}
				if s.Idle != c.idle[i] || s.Chances != c.swim.turns/20 {
					t.Errorf("seat %d was idle in %d of %d seconds, want %d of %d", i, s.Idle, s.Chances, c.idle[i], c.swim.turns/20)
				}
			}
			if !maps.Equal(r.Counts, c.counts) || r.Seats[0].First != c.first {
				t.Errorf("%v, the first act in second %v; want %v, %v", r.Counts, r.Seats[0].First, c.counts, c.first)
			}
			if got, want := r.Seats[0].Attacks[1], c.counts[meetBite]+c.counts[meetChase]; got != want {
				t.Errorf("%d attacks on seat 1, want %d", got, want)
			}
		})
	}
}
