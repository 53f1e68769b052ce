package thread

import (
	"syscall/js"
	"testing"
	"time"
)

// The page gets its turn between any two slices of work, whatever the number of
// goroutines.
func TestThePageGetsItsTurn(t *testing.T) {
	turns := 0
	stop := false
	immediate := js.Global().Get("setImmediate")
	var tick js.Func
	tick = js.FuncOf(func(js.Value, []js.Value) any {
		if turns++; !stop {
			immediate.Invoke(tick)
		}
		return nil
	})
	defer tick.Release()
	immediate.Invoke(tick)
	slices := make(chan int, 3)
	for range cap(slices) {
		go func() {
			n := 0
			for ; turns < 20 && n < 10000; n++ {
				for x := range 100000 { // some work, during which the sleep of others would end
					_ = x * x
				}
				Yield()
			}
			slices <- n
		}()
	}
	sum := 0
	for range cap(slices) {
		sum += <-slices
	}
	stop = true
	Yield()
	Yield()
	if turns < 20 || sum > 3*turns {
		t.Errorf("the page had %d turns during %d slices of work", turns, sum)
	}
}

// Time spent waiting for the page is counted; time spent working is not.
func TestWaitingForThePageIsCounted(t *testing.T) {
	now := time.Duration(0)
	Clock, Away = func() time.Duration { now++; return now }, 0
	defer func() { Clock, Away = nil, 0 }()
	Yield()
	now += 1000 // work
	Yield()
	if Away != 2 {
		t.Errorf("of two short waits it counts %d", Away)
	}
}
