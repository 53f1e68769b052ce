package catalog

import (
	"math"
	"time"
)

// Times is a histogram of durations, in classes from a microsecond on, each 7/6 of the previous, with
// a count of those over a limit. The zero value is empty and has no limit.
type Times struct {
	counts  [128]int
	count   int
	over    int
	longest time.Duration
	limit   time.Duration
}

// width is the ratio of the bounds of a class.
const width = 7.0 / 6

// Limit sets the limit for decisions added from now on; 0 is none.
func (t *Times) Limit(d time.Duration) { t.limit = d }

// Add counts one decision.
func (t *Times) Add(d time.Duration) {
	i := 0
	if d > time.Microsecond {
		i = int(math.Log(float64(d)/1000) / math.Log(width))
	}
	t.counts[min(i, len(t.counts)-1)]++
	t.count++
	if t.limit > 0 && d > t.limit {
		t.over++
	}
	t.longest = max(t.longest, d)
}

// Join adds the decisions of another.
func (t *Times) Join(o *Times) {
	for i, n := range o.counts {
		t.counts[i] += n
	}
	t.count += o.count
	t.over += o.over
	t.longest = max(t.longest, o.longest)
}

// Count returns the number of decisions.
func (t *Times) Count() int { return t.count }

// Over returns how many took longer than the limit.
func (t *Times) Over() int { return t.over }

// Longest returns the longest of them.
func (t *Times) Longest() time.Duration { return t.longest }

// Within returns the duration that a share of the decisions, from 0 to 1, did not exceed, rounded up
// by at most a sixth; 0 if there are none.
func (t *Times) Within(share float64) time.Duration {
	need := share * float64(t.count)
	sum := 0
	for i, n := range t.counts {
		sum += n
		if n > 0 && float64(sum) >= need {
			return min(t.longest, time.Duration(1000*math.Pow(width, float64(i+1))))
		}
	}
	return 0
}
