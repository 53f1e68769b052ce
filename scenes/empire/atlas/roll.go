package atlas

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
	painted    int
}

// show is the number to be painted now for a value, and how far it has rolled
// in, from 0 to 1. A number that was not on show before stands at once.
func (a *Atlas) show(seat, line, value int, still bool) (int, float32) {
	i := seat*rollLines + line
	if i < 0 || i >= len(a.rolls) {
		return value, 1
	}
	r := &a.rolls[i]
	if r.painted < a.painted-2 || r.painted == 0 || still {
		*r = roll{value: value, age: rollTicks, painted: a.painted}
		return value, 1
	}
	if r.painted != a.painted {
		r.painted = a.painted
		r.age++
		if r.value != value && r.age >= rollTicks/2 {
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
	}
	return r.value, min(1, float32(r.age)/rollTicks)
}
