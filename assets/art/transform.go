package art

import (
	"fmt"
	"math"
	"strings"
)

// parseTransform parses a list such as "translate(4 -2) rotate(30) scale(-1 1)".
func parseTransform(s string) (matrix, error) {
	m := identity
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		name, rest, ok := strings.Cut(s, "(")
		args, rest, closed := strings.Cut(rest, ")")
		if !ok || !closed {
			return m, fmt.Errorf("%q is not written name(numbers)", s)
		}
		v, err := numbers(args)
		if err != nil {
			return m, err
		}
		s = rest
		switch {
		case name == "translate" && len(v) == 2:
			m = m.then(matrix{1, 0, 0, 1, v[0], v[1]})
		case name == "scale" && len(v) == 1:
			m = m.then(matrix{v[0], 0, 0, v[0], 0, 0})
		case name == "scale" && len(v) == 2:
			m = m.then(matrix{v[0], 0, 0, v[1], 0, 0})
		case name == "rotate" && len(v) == 1:
			sin, cos := math.Sincos(v[0] * math.Pi / 180)
			m = m.then(matrix{cos, sin, -sin, cos, 0, 0})
		case name == "matrix" && len(v) == 6:
			m = m.then(matrix(v))
		default:
			return m, fmt.Errorf("%s with %d numbers: translate takes 2, scale 1 or 2, rotate 1, matrix 6", name, len(v))
		}
	}
	return m, nil
}
