package catalog

import (
	"math"
	"time"
)

// Times is how long decisions took: counts of classes a sixth wide, from a
// microsecond on, and how many took longer than a limit. The zero value has none of both.
type Times struct {
	counts  [128]int
	count   int
	over    int
	longest time.Duration
	limit   time.Duration
}

// width is how many times as long the decisions of one class take as those of
// the class before.
const width = 7.0 / 6

// Limit sets how long decisions may take that are added from now on; 0: as long as they
// like.
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

// Count returns how many decisions there were.
func (t *Times) Count() int { return t.count }

// Over returns how many took longer than the limit.
func (t *Times) Over() int { return t.over }

// Longest returns the longest of them.
func (t *Times) Longest() time.Duration { return t.longest }

// Within returns the time that a share of the decisions, from 0 to 1, did not exceed, up to a sixth
// too long; 0 where there were none.
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
