package catalog_test

import (
	"testing"
	"time"

	"ludotheque/arena/catalog"
)

func TestTimes(t *testing.T) {
	var a, b catalog.Times
	for i := range 99 {
		a.Add(time.Duration(i+1) * time.Millisecond)
	}
	b.Add(time.Second)
	a.Join(&b)
	if a.Count() != 100 || a.Longest() != time.Second {
		t.Errorf("%d decisions, the longest %v", a.Count(), a.Longest())
	}
	for share, want := range map[float64]time.Duration{0.5: 50 * time.Millisecond, 0.99: 99 * time.Millisecond, 1: time.Second} {
		if got := a.Within(share); got < want || got > want*7/6 {
			t.Errorf("%g of them within %v, want %v", share, got, want)
		}
	}
	var c catalog.Times
	c.Limit(4 * time.Millisecond)
	for _, d := range []time.Duration{4 * time.Millisecond, 5 * time.Millisecond, time.Second} {
		c.Add(d)
	}
	if a.Join(&c); c.Over() != 2 || a.Over() != 2 {
		t.Errorf("%d over the limit, %d with those that have none", c.Over(), a.Over())
	}
	if got := new(catalog.Times).Within(0.5); got != 0 {
		t.Errorf("half of none within %v", got)
	}
}
