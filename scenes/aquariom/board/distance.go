package board

import "math"

// far is a squared distance beyond any in a tile.
const far = 1e9

// distances returns how far each pixel of an n by n coverage is inside its edge, in
// pixels; below 0 outside. A pixel that is covered by half is on the edge.
func distances(cover []float32, n int) []float32 {
	in, out := make([]float32, n*n), make([]float32, n*n)
	for i, a := range cover {
		switch {
		case a >= 1:
			in[i], out[i] = far, 0
		case a <= 0:
			in[i], out[i] = 0, far
		default:
			d := a - 0.5
			in[i], out[i] = max(0, d)*max(0, d), max(0, -d)*max(0, -d)
		}
	}
	nearest(in, n)
	nearest(out, n)
	for i := range in {
		in[i] = float32(math.Sqrt(float64(in[i]))) - float32(math.Sqrt(float64(out[i])))
	}
	return in
}

// nearest turns squared heights into squared distances to the lowest parabola,
// along columns and then along rows (Felzenszwalb and Huttenlocher).
func nearest(d []float32, n int) {
	line, at, z := make([]float32, n), make([]int, n), make([]float32, n+1)
	for x := range n {
		sweep(d, x, n, n, line, at, z)
	}
	for y := range n {
		sweep(d, y*n, 1, n, line, at, z)
	}
}

func sweep(d []float32, first, stride, n int, line []float32, at []int, z []float32) {
	for i := range n {
		line[i] = d[first+i*stride]
	}
	k := 0
	at[0], z[0], z[1] = 0, -far, far
	for q := 1; q < n; q++ {
		s := meet(line, q, at[k])
		for s <= z[k] && k > 0 {
			k--
			s = meet(line, q, at[k])
		}
		k++
		at[k], z[k], z[k+1] = q, s, far
	}
	k = 0
	for q := range n {
		for z[k+1] < float32(q) {
			k++
		}
		w := float32(q - at[k])
		d[first+q*stride] = w*w + line[at[k]]
	}
}

// meet returns where the parabolas over p and q cross.
func meet(line []float32, q, p int) float32 {
	return (line[q] + float32(q*q) - line[p] - float32(p*p)) / float32(2*(q-p))
}
