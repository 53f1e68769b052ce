package art

import (
	"fmt"
	"math"
	"strconv"
)

// point is in units of the drawing, or in pixels once transformed.
type point struct{ x, y float64 }

// path is an outline: each op uses the next points of pts.
type path struct {
	ops []byte // M and L take one point, Q two, C three, Z none
	pts []point
}

func (p *path) add(op byte, pts ...point) {
	p.ops = append(p.ops, op)
	p.pts = append(p.pts, pts...)
}

// matrix maps (x, y) to (a x + c y + e, b x + d y + f), as in SVG.
type matrix [6]float64

var identity = matrix{1, 0, 0, 1, 0, 0}

func (m matrix) apply(p point) point {
	return point{m[0]*p.x + m[2]*p.y + m[4], m[1]*p.x + m[3]*p.y + m[5]}
}

// then returns the matrix that applies n first, then m.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m[0]*n[0] + m[2]*n[1], m[1]*n[0] + m[3]*n[1],
		m[0]*n[2] + m[2]*n[3], m[1]*n[2] + m[3]*n[3],
		m[0]*n[4] + m[2]*n[5] + m[4], m[1]*n[4] + m[3]*n[5] + m[5],
	}
}

// size returns the scale factor of the matrix, for stroke widths.
func (m matrix) size() float64 { return math.Sqrt(math.Abs(m[0]*m[3] - m[1]*m[2])) }

// circle returns a circle as four cubic curves.
func circle(c point, r float64) path {
	const k = 0.5522847498 // the control point that approximates a quarter of the unit circle best
	at := func(x, y float64) point { return point{c.x + r*x, c.y + r*y} }
	var p path
	p.add('M', at(1, 0))
	p.add('C', at(1, k), at(k, 1), at(0, 1))
	p.add('C', at(-k, 1), at(-1, k), at(-1, 0))
	p.add('C', at(-1, -k), at(-k, -1), at(0, -1))
	p.add('C', at(k, -1), at(1, -k), at(1, 0))
	p.add('Z')
	return p
}

// parsePath reads path data: the absolute commands M, L, Q, C and Z, numbers
// separated by spaces, commas or a minus sign. A command may be left out when
// it repeats.
func parsePath(s string) (path, error) {
	var p path
	var op byte
	var start, cur point
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == ' ' || c == ',' || c == '\n' || c == '\t':
			i++
			continue
		case c == 'Z':
			if op == 0 {
				return p, fmt.Errorf("path data begins with Z: begin with M")
			}
			p.add('Z')
			op, cur = 'Z', start
			i++
			continue
		case c == 'M' || c == 'L' || c == 'Q' || c == 'C':
			op = c
			i++
		case op == 'M':
			op = 'L' // points that follow a move are lines
		case op == 0 || op == 'Z':
			return p, fmt.Errorf("path data %q: a number where M, L, Q, C or Z should stand", s[i:min(i+12, len(s))])
		}
		if len(p.ops) == 0 && op != 'M' {
			return p, fmt.Errorf("path data begins with %c: begin with M", op)
		}
		if last := len(p.ops) - 1; op != 'M' && p.ops[last] == 'Z' {
			p.add('M', cur) // SVG continues from the closed outline's start
		}
		n := map[byte]int{'M': 1, 'L': 1, 'Q': 2, 'C': 3}[op]
		var pts [3]point
		var err error
		for k := range pts[:n] {
			if pts[k].x, i, err = number(s, i); err != nil {
				return p, err
			}
			if pts[k].y, i, err = number(s, i); err != nil {
				return p, err
			}
		}
		p.add(op, pts[:n]...)
		cur = pts[n-1]
		if op == 'M' {
			start = cur
		}
	}
	return p, nil
}

// number parses the number at s[i], or after spaces and commas.
func number(s string, i int) (float64, int, error) {
	for i < len(s) && (s[i] == ' ' || s[i] == ',' || s[i] == '\n' || s[i] == '\t') {
		i++
	}
	j := i
	if j < len(s) && s[j] == '-' {
		j++
	}
	for j < len(s) && (s[j] >= '0' && s[j] <= '9' || s[j] == '.') {
		j++
	}
	v, err := strconv.ParseFloat(s[i:j], 64)
	if err != nil {
		return 0, j, fmt.Errorf("%q is not a number such as -12.5", s[i:min(i+12, len(s))])
	}
	return v, j, nil
}
