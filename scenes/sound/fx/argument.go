package fx

// ArgumentKind says what the argument of an effect changes.
type ArgumentKind int

// What an argument can change; None is nothing.
const (
	None    ArgumentKind = iota
	Degrees              // every pitch moves by so many degrees of the scale
	Notes                // only so many notes are heard, the first ones
	Level                // it is softer by as many dB as the argument is under the highest
)

// Argument says what an effect makes of its argument, and within which bounds:
// an argument outside them is taken for the nearest bound.
type Argument struct {
	Kind     ArgumentKind
	Min, Max int
}

// Clamp is the argument nearest to arg that the effect knows.
func (a Argument) Clamp(arg int) int { return min(max(arg, a.Min), a.Max) }

// arguments belong here and not in the list, since whoever plays the effect
// counts something: a seat, a size, what a bee carries home.
var arguments = map[string]Argument{
	"ui.slide":     {Degrees, 0, 10}, // tenths of the way
	"ui.join":      {Degrees, 0, 3},  // the seat
	"ui.leave":     {Degrees, 0, 3},
	"bzzz.forage":  {Notes, 1, 3},    // nectar taken
	"bzzz.deposit": {Degrees, 0, 1},  // 1 over 8 nectar
	"bzzz.draw":    {Notes, 1, 6},    // sixths of the way the pin slides
	"tri.heart":    {Level, 0, 10},   // 0 at 8 cells from the hunter, 10 at 2
	"brutal.point": {Degrees, 0, 10}, // the attribute, or a third of it up to 30
	"aqua.eat":     {Degrees, -4, 0}, // big is low
	"emp.goods":    {Degrees, 0, 3},  // the threshold passed
}
