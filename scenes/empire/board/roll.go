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

// Numbers are the numbers of the papers of points and of what all players have in
// hand, which roll from one value to the next. The zero value stands.
type Numbers struct {
	rolls [rollCount]roll
	ticks int
}

// Tick lets a tick pass for the numbers of a score that roll; hand says that what
// the sides have in hand is on show too. Still numbers stand at once, and so do
// those that were not on show before.
func (q *Numbers) Tick(s *Score, hand, still bool) {
	q.ticks++
	for i := range s.Sides {
		t := &s.Sides[i]
		for l := range min(len(s.Lines), maxLines) {
			if t.Points[l] != NoPoints {
				q.roll(i, l, t.Points[l], still)
			}
		}
		q.roll(i, rollLines-1, t.Total, still)
		if hand {
			for what, value := range [...]int{t.Armies, t.Cities, t.Coins} {
				q.roll(i, maxLines+what, value, still)
			}
		}
	}
}

// roll brings a number a tick nearer to its value.
func (q *Numbers) roll(seat, line, value int, still bool) {
	i := seat*rollLines + line
	if i < 0 || i >= len(q.rolls) {
		return
	}
	r := &q.rolls[i]
	if r.ticked < q.ticks-2 || r.ticked == 0 || still {
		*r = roll{value: value, age: rollTicks, ticked: q.ticks}
		return
	}
	r.ticked = q.ticks
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
func (q *Numbers) show(seat, line, value int) (int, float32) {
	i := seat*rollLines + line
	if i < 0 || i >= len(q.rolls) || q.rolls[i].ticked == 0 || q.rolls[i].ticked < q.ticks {
		return value, 1
	}
	r := &q.rolls[i]
	return r.value, min(1, float32(r.age)/rollTicks)
}
