package sound

import (
	"sync"
	"testing"
	"time"
)

func TestLoadingAGame(t *testing.T) {
	b := newBank(list)
	there := func(name string) *forms { return b.effects[list.Index(name)].forms.Load() }
	b.load("", false, always)
	if there("ui.press") == nil || there("bzzz.ko") != nil {
		t.Fatal("the menus need the interface's effects and no others")
	}
	menu := there("ui.turn")
	b.load("bzzz", false, always)
	if there("bzzz.ko") == nil {
		t.Error("the game's effects are not there")
	}
	if there("ui.turn") == menu {
		t.Error("the interface was not moved to the game's scale")
	}
	if n := len((*there("bzzz.wake"))[0]); n != 1 {
		t.Errorf("%d variants at first, want 1", n)
	}
	first := (*there("bzzz.wake"))[0][0]
	b.load("bzzz", true, always)
	if v := (*there("bzzz.wake"))[0]; len(v) != 4 || &v[0][0] != &first[0] {
		t.Errorf("%d variants then, want 4, the first as it was", len(v))
	}
	if n := len((*there("bzzz.end"))[0]); n != 2 {
		t.Errorf("%d variants of a long effect, want 2", n)
	}
	t.Logf("effects of Bzzz and the interface: %.1f MB", float64(b.bytes())/1e6)
	if b.bytes() > 20e6 {
		t.Errorf("the effects take %d bytes", b.bytes())
	}
	b.load("", false, always)
	if there("bzzz.ko") != nil {
		t.Error("a game's effects stay after it")
	}
}

func TestLoadingStopsForSomethingNewer(t *testing.T) {
	b := newBank(list)
	calls := 0
	if b.load("bzzz", true, func() bool { calls++; return calls < 100 }) {
		t.Error("it went on")
	}
	if newTune("bzzz", scoreOf("bzzz"), func() bool { return false }) != nil {
		t.Error("a tune was made that nobody wants any more")
	}
}

func TestWishes(t *testing.T) {
	e := New(Options{NoDevice: true})
	l := e.loader
	// Only the music: the effects have another test.
	ask := func(change func(w *wish)) { l.want(change); l.music(l.wish, always) }
	ask(func(w *wish) { w.piece, w.asked, w.from = "title", 1, 5 })
	c := e.mixer.cue.Load()
	if c == nil || c.tune.name != "title" || c.part != 0 || c.from != 5 {
		t.Fatalf("cue %+v", c)
	}
	ask(func(w *wish) { w.game = "bzzz" })
	if e.mixer.cue.Load() != c {
		t.Error("another game began the music again")
	}
	ask(func(w *wish) { w.piece, w.part, w.asked = "bzzz", "B", 2 })
	if c := e.mixer.cue.Load(); c.tune.name != "bzzz" || c.part != 1 {
		t.Errorf("cue %+v", c)
	}
	title := l.tunes[1]
	ask(func(w *wish) { w.piece, w.part, w.asked = "title", "", 3 })
	if got := e.mixer.cue.Load().tune; got != title {
		t.Error("the title was made a second time")
	}
	ask(func(w *wish) { w.piece, w.asked = "", 4 })
	if got := e.mixer.cue.Load().tune; got != nil {
		t.Error("no music was asked for")
	}
}

// Status distinguishes a lost device from one that never existed.
func TestALostDeviceIsNoMissingOne(t *testing.T) {
	for _, heard := range []bool{false, true} {
		r := newRig(t, "")
		r.closed, r.close = make(chan struct{}), new(sync.Once)
		r.report(Status{}) // the device is being opened
		if heard {
			r.report(Status{State: Playing})
		}
		r.report(Status{State: Silent})
		r.report(Status{State: Silent})
		if s := r.Status(); s.State != Silent || s.Lost != heard {
			t.Errorf("heard before: %v, told %+v", heard, s)
		}
	}
}

// The loader's goroutine serves the Engine's wishes, and ends with it.
func TestLoaderRuns(t *testing.T) {
	r := newRig(t, "")
	// As with a device, but none is opened.
	r.opt.NoDevice = false
	r.closed, r.close = make(chan struct{}), new(sync.Once)
	r.report(Status{State: Playing})
	ended := make(chan struct{})
	go func() { r.loader.run(r.closed); close(ended) }()
	r.Music("title")
	r.Music("no such piece")
	r.Music("title")
	r.MusicAt("title", "B")
	deadline := time.After(5 * time.Minute)
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for c := r.mixer.cue.Load(); c == nil || c.tune == nil; c = r.mixer.cue.Load() {
		select {
		case <-deadline:
			t.Fatal("no music after five minutes")
		case <-tick.C:
		}
	}
	if c := r.mixer.cue.Load(); c.tune.name != "title" || c.part != scoreOf("title").Find("B") {
		t.Errorf("cue %+v", c)
	}
	r.Close()
	<-ended
	if s := r.Status(); s.State != Silent {
		t.Errorf("status %+v after the end", s)
	}
}

// There is one device and one context; a second one is refused.
func TestOutput(t *testing.T) {
	closed := make(chan struct{})
	defer close(closed)
	first, second := make(chan Status, 9), make(chan Status, 9)
	open(newMixer(1), func(s Status) { first <- s }, closed)
	select {
	case s := <-first:
		if (s.State == Playing) != (s.Err == nil) {
			t.Errorf("status %+v", s)
		}
	case <-time.After(2 * time.Minute):
		t.Fatal("the device neither plays nor fails")
	}
	open(newMixer(1), func(s Status) { second <- s }, closed)
	if s := <-second; s.State != Silent || s.Err == nil {
		t.Errorf("a second output is %+v", s)
	}
}

// bytes returns the memory of the effects.
func (b *bank) bytes() int {
	n := 0
	for i := range b.effects {
		if f := b.effects[i].forms.Load(); f != nil {
			for _, variants := range *f {
				for _, c := range variants {
					n += 2 * len(c)
				}
			}
		}
	}
	return n
}
