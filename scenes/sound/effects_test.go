package sound

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"ludotheque/scenes/sound/internal/measure"
)

// hum returns a soft low tone, in which a click would be audible.
func hum(secs, amplitude float64) clip {
	c := make(clip, int(secs*frames))
	for i := range c {
		c[i] = int16(32767 * amplitude * math.Sin(2*math.Pi*60*float64(i)/frames))
	}
	return c
}

// ask orders different effects of given priorities.
func ask(r *ring, priorities ...int) {
	for i, p := range priorities {
		r.push(order{clip: hum(1, 0.1), left: 1, right: 1, effect: 100 + i, priority: p})
	}
}

// playing lists the priorities of the voices that have not been stolen.
func playing(b *effectBus) (active []int) {
	for i := range b.voices {
		if v := &b.voices[i]; v.active() {
			active = append(active, v.priority)
		}
	}
	return active
}

func newBus() *effectBus { return &newMixer(1).effects }

func TestTwoHundredEffectsInOneFrame(t *testing.T) {
	r := newRig(t, "bzzz")
	for i := range 199 {
		e := list.Effects[i%len(list.Effects)]
		if e.Priority > 0 {
			r.now += time.Second // past every gap; the mixer sees one moment
			r.Play(e.Name, PlayOptions{})
		}
	}
	r.Play("bzzz.end", PlayOptions{})
	for range 100 {
		r.mixer.mix()
		if n := len(playing(&r.mixer.effects)); n > voices {
			t.Fatalf("%d voices at once", n)
		}
	}
	found := false
	for i := range r.mixer.effects.voices {
		v := &r.mixer.effects.voices[i]
		found = found || v.active() && v.pos > 0 && v.effect == list.Index("bzzz.end")
	}
	if !found {
		t.Error("the effect that must be heard is not")
	}
}

// Three at once, the most important first, then one every 45 ms, none after 180 ms.
func TestOneMomentIsSpreadOut(t *testing.T) {
	b, q := newBus(), &ring{}
	ask(q, 3, 2, 1, 3, 2, 1, 2, 3, 3, 3)
	b.accept(q, 0)
	waits := make(map[int]int) // by frames waited: priority
	starting := 0
	for i := range b.voices {
		if v := &b.voices[i]; v.live() {
			if v.pos == 0 {
				starting++
			} else {
				waits[-v.pos*1000/frames] = v.priority
			}
		}
	}
	if starting != 3 {
		t.Errorf("%d begin at once, want 3", starting)
	}
	want := map[int]int{45: 2, 90: 2, 135: 3, 180: 3}
	for ms, p := range want {
		if waits[ms] != p {
			t.Errorf("after %d ms one of priority %d, want %d", ms, waits[ms], p)
		}
	}
	if len(waits) != len(want) {
		t.Errorf("waiting: %v, want %v", waits, want)
	}
	// A more important order replaces a waiting one.
	ask(q, 0, 1)
	b.accept(q, frames/100)
	first, second := false, false
	for i := range b.voices {
		v := &b.voices[i]
		first = first || v.active() && v.priority == 0 && v.pos == 0
		second = second || v.active() && v.priority == 1 && v.pos < 0
	}
	if !first || !second {
		t.Errorf("priority 0 at once: %v; priority 1 instead of a lesser one that waits: %v", first, second)
	}
}

func TestStealing(t *testing.T) {
	fill := func(priority int) (*effectBus, *ring) {
		b, q := newBus(), &ring{}
		for i := range voices {
			q.push(order{clip: hum(1, 0.1), left: 1 + float32(i)/100, right: 1, effect: i, priority: priority})
			b.accept(q, int64(i)*burst)
		}
		return b, q
	}
	now := int64(voices) * burst
	count := func(b *effectBus, priority int) (n int) {
		for _, p := range playing(b) {
			if p == priority {
				n++
			}
		}
		return n
	}
	b, q := fill(2)
	if n := len(playing(b)); n != voices {
		t.Fatalf("%d voices, want %d", n, voices)
	}
	ask(q, 3)
	if b.accept(q, now); count(b, 3) != 0 {
		t.Error("an effect stole a better one")
	}
	ask(q, 1)
	b.accept(q, now)
	if count(b, 1) != 1 || count(b, 2) != voices-1 {
		t.Errorf("voices %v, want one of priority 1 instead of one of 2", playing(b))
	}
	for i := range b.voices {
		if v := &b.voices[i]; v.fading > 0 && v.effect != 0 {
			t.Errorf("voice %d was stolen, want the quietest, 0", v.effect)
		}
	}
}

func TestAtMostTwoOfOneName(t *testing.T) {
	b, q := newBus(), &ring{}
	for i := range 5 {
		q.push(order{clip: hum(1, 0.1), left: 1, right: 1, effect: 7, priority: 2})
		b.accept(q, int64(i)*burst*2)
		if n := len(playing(b)); n > sameName {
			t.Fatalf("%d at once of one effect", n)
		}
	}
	if n := len(playing(b)); n != sameName {
		t.Errorf("%d at once, want %d", n, sameName)
	}
}

func TestAtMostSixTextures(t *testing.T) {
	b, q := newBus(), &ring{}
	for i := range 12 {
		q.push(order{clip: hum(2, 0.1), left: 1, right: 1, effect: i, priority: 4})
		b.accept(q, int64(i)*burst*2)
	}
	if n := len(playing(b)); n != textures {
		t.Errorf("%d textures at once, want %d", n, textures)
	}
}

func TestStealingMakesNoStep(t *testing.T) {
	r := newRig(t, "")
	for i := range 400 {
		for range 2 {
			r.mixer.orders.push(order{clip: hum(0.7, 0.3), left: 0.1, right: 0.1, effect: i % 29, priority: 3 - i%3})
		}
		if l, _ := r.listen(20); measure.Step(l) > 0.1 {
			t.Fatalf("a step of %.3f", measure.Step(l))
		}
	}
	// The same with one loud voice: its fade takes 8 ms.
	b, q := newBus(), &ring{}
	q.push(order{clip: hum(1, 0.9), left: 1, right: 1, effect: 1, priority: 2})
	b.accept(q, 0)
	var out [chunk][2]float32
	last, step := float32(0), float32(0)
	for i := range 40 {
		if i == 10 {
			b.voices[0].fading = steal
		}
		clear(out[:])
		b.mix(&out)
		for _, f := range out {
			step = max(step, f[0]-last, last-f[0])
			last = f[0]
		}
	}
	if step > 0.02 || b.voices[0].live() {
		t.Errorf("a step of %.3f; still there: %v", step, b.voices[0].live())
	}
}

func TestRing(t *testing.T) {
	var q ring
	for i := range 300 {
		q.push(order{effect: i})
	}
	for i := range len(q.slots) {
		if o, ok := q.pop(); !ok || o.effect != i {
			t.Fatalf("order %d is %d, %v", i, o.effect, ok)
		}
	}
	if _, ok := q.pop(); ok {
		t.Error("an empty ring gives an order")
	}
}

func TestLimiter(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	l := newLimiter()
	var in [][2]float32
	peak, n := float32(0), 5*frames
	for i := range n {
		loud := float32(1+5*math.Pow(math.Sin(float64(i)/7000), 8)) * 0.8
		f := [2]float32{loud * float32(dice.Float64()*2-1), loud * float32(dice.Float64()-0.5)}
		in = append(in, f)
		a, b := l.step(f[0], f[1])
		peak = max(peak, a, -a, b, -b)
		if i >= ahead && in[i-ahead+1][0] != 0 {
			// Both sides by the same gain.
			was := in[i-ahead+1]
			if d := a*was[1] - b*was[0]; d > 1e-5 || d < -1e-5 {
				t.Fatalf("frame %d: %v and %v of %v", i, a, b, was)
			}
		}
	}
	if db := measure.DB(float64(peak)); db > -1 {
		t.Errorf("peak %.3f dBFS", db)
	}
	if l.deep == 0 || l.deep == n {
		t.Errorf("more than 3 dB down for %d of %d frames", l.deep, n)
	}
}

// The shortcut for calm chunks gives the same result.
func TestLimiterByChunks(t *testing.T) {
	one, many := newLimiter(), newLimiter()
	var bus [chunk][2]float32
	calm := 0
	for k := range 2000 {
		loud := float32(0.8)
		if k%400 < 3 {
			loud = 2
		}
		want := make([][2]float32, chunk)
		for i := range bus {
			x := loud * float32(math.Sin(float64(k*chunk+i)/9))
			bus[i] = [2]float32{x, x / 2}
			want[i][0], want[i][1] = one.step(x, x/2)
		}
		if many.calm >= ahead {
			calm++
		}
		many.limit(&bus)
		for i := range bus {
			if d := bus[i][0] - want[i][0]; d > 1e-6 || d < -1e-6 {
				t.Fatalf("chunk %d, frame %d: %v, the long way %v", k, i, bus[i], want[i])
			}
		}
	}
	if calm < 500 {
		t.Errorf("%d calm chunks of 2000", calm)
	}
}

func TestLimiterLeavesTheQuietAlone(t *testing.T) {
	l := newLimiter()
	for i := range 10 * ahead {
		x := float32(i%100)/120 - 0.4
		got, _ := l.step(x, -x)
		if i >= ahead {
			if want := float32((i-ahead+1)%100)/120 - 0.4; got != want {
				t.Fatalf("frame %d is %v, want %v", i, got, want)
			}
		}
	}
}
