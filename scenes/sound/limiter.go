package sound

import "math"

const (
	ahead = frames / 200 // 5 ms
	// ceiling is -1 dBFS, minus a margin for rounding.
	ceiling = 0.8912
)

// limiter keeps peaks under the ceiling: it looks 5 ms ahead, so that it can lower the gain before a
// peak instead of clipping it, with the same gain on both sides. Its delay is 239 samples.
type limiter struct {
	delay [ahead][2]float32
	need  [ahead]float64 // gains after release, whose average is applied
	sum   float64        // of need
	at    int
	free  float64 // the gain as far as it has been released
	lows  lowest
	calm  int // frames since the gain was last under 1
	deep  int // frames turned down by more than 3 dB since the beginning
}

// lowest is the minimum of the last ahead values: a monotonic queue of candidates.
type lowest struct {
	value      [ahead]float32
	index      [ahead]int
	head, size int
	count      int
}

func (l *lowest) push(v float32) float32 {
	for l.size > 0 && l.value[(l.head+l.size-1)%ahead] >= v {
		l.size--
	}
	if l.size > 0 && l.count-l.index[l.head] >= ahead {
		l.head = (l.head + 1) % ahead
		l.size--
	}
	i := (l.head + l.size) % ahead
	l.value[i], l.index[i] = v, l.count
	l.size++
	l.count++
	return l.value[l.head]
}

func newLimiter() limiter {
	l := limiter{free: 1, sum: ahead}
	for i := range l.need {
		l.need[i] = 1
	}
	return l
}

var (
	// toThree is a fall of 3 dB.
	toThree = float32(amplitude(-3))
	// regain is the share of the release made at every sample.
	regain = 1 - math.Exp(-1/(0.120*frames))
)

// limit replaces a chunk by the limited one of 5 ms ago.
func (l *limiter) limit(bus *[chunk][2]float32) {
	if l.calm >= ahead && under(bus, ceiling) {
		// Nothing to limit: only the delay.
		l.lows.size = 0
		for i, f := range bus {
			l.delay[l.at] = f
			if l.at++; l.at == ahead {
				l.at = 0
			}
			bus[i] = l.delay[l.at]
		}
		return
	}
	for i := range bus {
		bus[i][0], bus[i][1] = l.step(bus[i][0], bus[i][1])
	}
}

// under reports whether no sample is over a limit.
func under(bus *[chunk][2]float32, limit float32) bool {
	for i := range bus {
		if l, r := bus[i][0], bus[i][1]; l > limit || l < -limit || r > limit || r < -limit {
			return false
		}
	}
	return true
}

// step takes a frame and returns the one of 5 ms ago.
func (l *limiter) step(left, right float32) (float32, float32) {
	want := float32(1)
	if peak := max(left, -left, right, -right); peak > ceiling {
		want = ceiling / peak
	}
	l.free += (1 - l.free) * regain
	l.free = min(l.free, float64(l.lows.push(want)))
	if l.calm++; l.free < 1 {
		if l.calm = 0; want == 1 && l.free > 0.99999 {
			l.free = 1 // close enough
		}
	}
	l.sum += l.free - l.need[l.at]
	l.need[l.at] = l.free
	l.delay[l.at] = [2]float32{left, right}
	if l.at++; l.at == ahead {
		l.at = 0
		// Reset the running sum to avoid accumulated rounding errors.
		l.sum = 0
		for _, v := range l.need {
			l.sum += v
		}
	}
	gain := float32(min(l.sum/ahead, 1))
	if gain < toThree {
		l.deep++
	}
	old := l.delay[l.at]
	return clip1(old[0] * gain), clip1(old[1] * gain)
}

func clip1(x float32) float32 { return min(max(x, -1), 1) }
