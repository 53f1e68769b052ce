package fx

// ArgumentKind says what the argument of an effect changes.
type ArgumentKind int

// What an argument can change; None is nothing.
const (
	None    ArgumentKind = iota
	Degrees              // every pitch moves by a number of degrees of the scale
	Notes                // only the first notes are heard
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

// argumentKinds are the kinds as the list of effects names them.
var argumentKinds = map[string]ArgumentKind{"degrees": Degrees, "notes": Notes, "level": Level}
