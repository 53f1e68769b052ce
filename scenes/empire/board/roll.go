package board

// rollCount is how many numbers roll: a line for each category and the total,
// for five seats, and what they have in hand.
const (
	rollLines = 16
	rollCount = 5 * rollLines
)

// rollTicks is how long a number takes to roll in.
const rollTicks = 10

// roll is a number that is shown, and how it comes to a new value.
type roll struct {
	value, age int
	// ticked is the tick in which it was on show last.
	ticked int
}

// Tick lets a tick pass for the numbers of a score that roll; hand says that what
// the sides have in hand is on show too. Still numbers stand at once, and so do
// those that were not on show before.
func (a *Map) Tick(s *Score, hand, still bool) {
	a.ticks++
	for i := range s.Sides {
		t := &s.Sides[i]
		for l := range min(len(s.Lines), mostLines) {
			if t.Points[l] != NoPoints {
				a.roll(i, l, t.Points[l], still)
			}
		}
		a.roll(i, rollLines-1, t.Total, still)
		if hand {
			for what, value := range [...]int{t.Armies, t.Cities, t.Coins} {
				a.roll(i, mostLines+what, value, still)
			}
		}
	}
}

// roll brings a number a tick nearer to its value.
func (a *Map) roll(seat, line, value int, still bool) {
	i := seat*rollLines + line
	if i < 0 || i >= len(a.rolls) {
		return
	}
	r := &a.rolls[i]
	if r.ticked < a.ticks-2 || r.ticked == 0 || still {
		*r = roll{value: value, age: rollTicks, ticked: a.ticks}
		return
	}
	r.ticked = a.ticks
	r.age++
	if r.value == value || r.age < rollTicks/2 {
		return
	}
	// Through the numbers between, so that the change is seen.
	step := 1
	if d := value - r.value; d > 8 || d < -8 {
		step = 3
	}
	if value < r.value {
		step = -step
	}
	r.value, r.age = r.value+step, 0
}

// show is the number to be painted now for a value, and how far it has rolled
// in, from 0 to 1. What does not tick stands.
func (a *Map) show(seat, line, value int) (int, float32) {
	i := seat*rollLines + line
	if i < 0 || i >= len(a.rolls) || a.rolls[i].ticked == 0 || a.rolls[i].ticked < a.ticks {
		return value, 1
	}
	r := &a.rolls[i]
	return r.value, min(1, float32(r.age)/rollTicks)
}
