package aquariom

import "math"

// circle returns sine and cosine of the angle of satellite i of n: i times the float32 nearest to a
// full turn divided by n (§8). n is at most 64.
//
// The values are those of the float32 functions of the C library of the original: the correctly
// rounded values, except those in the table. math.Sin is not guaranteed to be the same on every
// machine.
func circle(i, n int) (sin, cos float32) {
	angle := float64(float32(i) * float32(2*math.Pi/float64(n)))
	quarter := int(float64(angle*(2/math.Pi)) + 0.5)
	// The quarter turn in two parts: the first has few enough digits for its
	// multiples to be exact.
	const high, low = 1.57079632673412561417, 6.07710050650619224932e-11
	x := angle - float64(float64(quarter)*high)
	x -= float64(float64(quarter) * low)
	x2 := float64(x * x)
	s, c := x, 1.0
	term := x
	for k := 2; k <= 20; k += 2 {
		term = -float64(term*x2) / float64(k*(k+1))
		s += term
	}
	term = 1
	for k := 1; k <= 19; k += 2 {
		term = -float64(term*x2) / float64(k*(k+1))
		c += term
	}
	switch quarter % 4 {
	case 1:
		s, c = c, -s
	case 2:
		s, c = -s, -c
	case 3:
		s, c = -c, s
	}
	sin, cos = float32(s), float32(c)
	for _, e := range exceptions {
		if int(e.n) == n && int(e.i) == i {
			if e.sine {
				sin = math.Float32frombits(math.Float32bits(sin) + uint32(e.ulp))
			} else {
				cos = math.Float32frombits(math.Float32bits(cos) + uint32(e.ulp))
			}
		}
	}
	return sin, cos
}

// exceptions are where the C library is off by one unit in the last place.
var exceptions = [...]struct {
	n, i uint8
	sine bool
	ulp  int8
}{
	{19, 3, false, -1}, {23, 19, false, -1}, {25, 3, true, 1}, {27, 16, true, -1}, {29, 8, false, 1},
	{31, 1, true, 1}, {38, 6, false, -1}, {39, 33, false, -1}, {41, 18, true, 1}, {41, 22, true, 1},
	{43, 6, false, 1}, {43, 7, false, -1}, {44, 7, false, -1}, {46, 25, true, 1}, {46, 38, false, -1},
	{47, 22, true, 1}, {47, 33, false, 1}, {50, 6, true, 1}, {50, 11, false, 1}, {51, 46, true, -1},
	{53, 22, true, -1}, {53, 29, true, 1}, {53, 49, true, -1}, {54, 32, true, -1}, {55, 3, true, 1},
	{57, 9, false, -1}, {58, 16, false, 1}, {59, 10, false, -1}, {59, 58, true, 1}, {61, 5, true, -1},
	{61, 6, true, -1}, {61, 17, false, 1}, {61, 23, true, -1}, {62, 2, true, 1}, {63, 2, true, 1},
	{63, 46, false, 1}, {64, 3, true, 1},
}
