package kittest

import (
	"math"

	"ludotheque/scenes/input"
)

// Film is what the pictures of some seconds show in light, for measuring flashes
// by WCAG 2.3.1: pairs of opposing changes of a tenth of the whole range of
// relative luminance or more, the darker of them under 0.8, and the same of a
// saturated red. A field is what ten degrees of the eye see: 341 by 256 pixels
// of 1024 by 768, a third of the window each way; flashes count where a quarter
// of some field has them in the same second.
type Film struct {
	W, H  int
	light [][]float32
	red   [][]float32
	rate  int // pictures a second
}

// The limits of WCAG 2.3.1.
const (
	leastChange = 0.10
	darkerUnder = 0.80
	leastRed    = 20.0 / 320
	// MostFlashes is how many there may be in a second.
	MostFlashes = 3
	fieldShare  = 0.25
)

// NewFilm is an empty film of pictures w by h, at a rate per second.
func NewFilm(w, h, rate int) *Film { return &Film{W: w, H: h, rate: rate} }

// linear is the light of each value of a channel.
var linear = func() (t [256]float32) {
	for i := range t {
		v := float64(i) / 255
		if v <= 0.04045 {
			t[i] = float32(v / 12.92)
		} else {
			t[i] = float32(math.Pow((v+0.055)/1.055, 2.4))
		}
	}
	return t
}()

// Add takes a picture: four bytes a pixel, red first.
func (f *Film) Add(pix []byte) {
	n := f.W * f.H
	light, red := make([]float32, n), make([]float32, n)
	for i := range n {
		r, g, b := linear[pix[4*i]], linear[pix[4*i+1]], linear[pix[4*i+2]]
		light[i] = 0.2126*r + 0.7152*g + 0.0722*b
		if sum := r + g + b; sum > 0 && r/sum >= 0.8 {
			red[i] = max(0, r-g-b)
		}
	}
	f.light, f.red = append(f.light, light), append(f.red, red)
}

// Again takes the latest picture once more.
func (f *Film) Again() {
	last := len(f.light) - 1
	f.light, f.red = append(f.light, f.light[last]), append(f.red, f.red[last])
}

// Flashes is how many flashes in a second some field sees at most, of light and
// of red.
func (f *Film) Flashes() (light, red int) {
	return f.most(f.light, leastChange, darkerUnder), f.most(f.red, leastRed, math.MaxFloat32)
}

// most is the largest number of flashes in a second that a quarter of a field has.
func (f *Film) most(pictures [][]float32, change, darker float32) int {
	n := f.W * f.H
	// turns[t][i] says that pixel i changed in picture t, against the way before.
	turns := make([][]bool, len(pictures))
	for t := range turns {
		turns[t] = make([]bool, n)
	}
	for i := range n {
		low, high, way := float32(math.MaxFloat32), float32(-1), 0
		for t, p := range pictures {
			v := p[i]
			low, high = min(low, v), max(high, v)
			switch {
			case way <= 0 && v-low >= change && low < darker:
				turns[t][i], way, low, high = true, 1, v, v
			case way >= 0 && high-v >= change && v < darker:
				turns[t][i], way, low, high = true, -1, v, v
			}
			if way > 0 {
				low = high // the next change is downward, from the highest
			} else if way < 0 {
				high = low
			}
		}
	}
	most := 0
	count := make([]int, n)
	for t := range pictures {
		for i := range n {
			if turns[t][i] {
				count[i]++
			}
			if t >= f.rate && turns[t-f.rate][i] {
				count[i]--
			}
		}
		for f.seen(count, 2*(most+1)) {
			most++
		}
	}
	return most
}

// seen says whether more than a quarter of some field has that many changes.
func (f *Film) seen(count []int, changes int) bool {
	w, h := f.W, f.H
	fw, fh := w/3, h/3
	limit := int(fieldShare * float64(fw*fh))
	all := 0
	for _, n := range count {
		if n >= changes {
			all++
		}
	}
	if all <= limit {
		return false
	}
	sum := make([]int, (w+1)*(h+1)) // of what is above and left
	for y := range h {
		row := 0
		for x := range w {
			if count[y*w+x] >= changes {
				row++
			}
			sum[(y+1)*(w+1)+x+1] = sum[y*(w+1)+x+1] + row
		}
	}
	for y := 0; y+fh <= h; y++ {
		for x := 0; x+fw <= w; x++ {
			a, b := y*(w+1), (y+fh)*(w+1)
			if sum[b+x+fw]-sum[b+x]-sum[a+x+fw]+sum[a+x] > limit {
				return true
			}
		}
	}
	return false
}

// every is how many ticks lie between two pictures of a film: thirty a second
// show every flash that the limit knows of.
const (
	every    = 2
	filmRate = input.TicksPerSecond / every
)
