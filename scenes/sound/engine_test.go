package sound

import (
	"encoding/binary"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/scenes/sound/fx"
	"ludotheque/scenes/sound/internal/measure"
)

// games are the ids of all games, "" for the menus: each has a score.
var games = func() []string {
	ids := []string{""}
	for _, name := range pieceNames() {
		if name != "title" {
			ids = append(ids, name)
		}
	}
	return ids
}()

func always() bool { return true }

// banks are the effects of each game, rendered once for all tests; only Bzzz's with all variants.
var banks = func() map[string]func() *bank {
	m := make(map[string]func() *bank)
	for _, game := range games {
		m[game] = sync.OnceValue(func() *bank {
			b := newBank(list)
			b.load(game, game == "bzzz", always)
			return b
		})
	}
	return m
}()

// rig is an engine under test: time passes as it is listened to.
type rig struct {
	*Engine
	t   testing.TB
	now time.Duration
}

func newRig(t testing.TB, game string) *rig {
	r := &rig{t: t}
	r.Engine = New(Options{NoDevice: true, Seed: 1, clock: func() time.Duration { return r.now }})
	r.bank = banks[game]()
	r.live.Store(true)
	return r
}

// play has the mixer play a piece from now on.
func (r *rig) play(piece string) { r.mixer.cue.Store(&cue{tune: tuned[piece]()}) }

// listen renders the next milliseconds.
func (r *rig) listen(ms int) (left, right []float32) {
	n := ms * frames / 1000
	p := make([]byte, 8*n)
	if got, err := r.mixer.Read(p); got != len(p) || err != nil {
		r.t.Fatalf("Read gave %d of %d bytes and %v", got, len(p), err)
	}
	for i := range n {
		left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(p[8*i:])))
		right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(p[8*i+4:])))
	}
	r.now += time.Duration(ms) * time.Millisecond
	return left, right
}

// orders takes the orders on their way to the mixer.
func (r *rig) orders() []order {
	var out []order
	for o, ok := r.mixer.orders.pop(); ok; o, ok = r.mixer.orders.pop() {
		out = append(out, o)
	}
	return out
}

func zero(x []float32) bool {
	return !slices.ContainsFunc(x, func(v float32) bool { return v != 0 })
}

// Embedded data is parsed when the program starts: errors are found here, with file and line.
func TestWhatIsEmbeddedIsRead(t *testing.T) {
	if listError != nil || len(list.Effects) < 100 {
		t.Errorf("%d effects, %v", len(list.Effects), listError)
	}
	if all, err := scores(); err != nil || len(all) < 6 {
		t.Errorf("%d scores, %v", len(all), err)
	}
}

// Effects that cannot be parsed leave a silent program with an error in Status.
func TestBrokenEffectsAreSilent(t *testing.T) {
	kept, good := list, listError
	defer func() { list, listError = kept, good }()
	list, listError = &fx.List{}, errors.New("effects.fx, line 3: broken")
	e := New(Options{})
	defer e.Close()
	e.Play("ui.press", PlayOptions{})
	if s := e.Status(); s.State != Silent || s.Err == nil || !strings.Contains(s.Err.Error(), "effects.fx, line 3") {
		t.Errorf("the engine says %+v", s)
	}
}

// A minute of each game with everything at once stays finite, under -1 dBFS and is rarely limited by
// much. With -short it is a quarter of a minute.
func TestAMinuteOfEverything(t *testing.T) {
	seconds := 60
	if testing.Short() {
		seconds = 15
	}
	for _, game := range games {
		r := newRig(t, game)
		piece := game
		if game == "" {
			piece = "title"
		}
		r.play(piece)
		dice := rand.New(rand.NewPCG(1, 2))
		own := slices.DeleteFunc(effects(), func(e effect) bool { return e.game != "" && e.game != game })
		peak := 0.0
		for range seconds * 20 {
			for range dice.IntN(3) {
				r.Play(own[dice.IntN(len(own))].name, PlayOptions{Pan: dice.Float64()*2 - 1, Arg: dice.IntN(12) - 4, Count: dice.IntN(4)})
			}
			left, right := r.listen(50)
			if !measure.Finite(left) || !measure.Finite(right) {
				t.Fatalf("%s: a sample that is not a number", piece)
			}
			peak = max(peak, measure.Peak(left), measure.Peak(right))
		}
		if db := measure.DB(peak); db > -1 || db < -12 {
			t.Errorf("%s peaks at %.2f dBFS, want a little under -1", piece, db)
		}
		if part := float64(r.mixer.limiter.deep) / float64(seconds*frames); part >= 0.01 {
			t.Errorf("%s: turned down by more than 3 dB for %.1f %% of the time, want under 1", piece, 100*part)
		} else {
			t.Logf("%s: peak %.2f dBFS, more than 3 dB down for %.2f %%", piece, measure.DB(peak), 100*part)
		}
	}
}

func TestMutedIsExactlyZero(t *testing.T) {
	r := newRig(t, "bzzz")
	r.play("bzzz")
	r.listen(500)
	r.Mute(true)
	r.listen(60)
	for range 20 {
		r.Play("bzzz.ko", PlayOptions{})
		if l, right := r.listen(100); !zero(l) || !zero(right) {
			t.Fatal("muted, and something is heard")
		}
	}
	r.Mute(false)
	if l, _ := r.listen(100); measure.Peak(l) < 0.01 {
		t.Error("no sound after unmuting")
	}
}

// Rendering silence is fast, however loud it was before.
func TestSilenceComesToRest(t *testing.T) {
	r := newRig(t, "bzzz")
	r.Play("bzzz.ko", PlayOptions{})
	r.listen(6000)
	if l, right := r.listen(100); !zero(l) || !zero(right) {
		t.Errorf("seconds after the only sound, %v rings on", r.mixer.dc)
	}
}

func TestHiddenStopsTheMusic(t *testing.T) {
	r := newRig(t, "bzzz")
	r.play("bzzz")
	r.listen(1000)
	r.Hidden(true)
	if l, _ := r.listen(100); zero(l) {
		t.Error("hiding cuts instead of fading")
	}
	r.listen(100)
	pos := r.mixer.band.pos
	r.Play("ui.win", PlayOptions{})
	if l, right := r.listen(3000); !zero(l) || !zero(right) {
		t.Error("hidden for 200 ms, and something is heard")
	}
	if r.mixer.band.pos != pos {
		t.Errorf("the music went on for %d frames while hidden", r.mixer.band.pos-pos)
	}
	r.Hidden(false)
	l, _ := r.listen(600)
	if begin, end := measure.Peak(l[:2400]), measure.Peak(l[20000:]); begin > end/2 || end < 0.01 {
		t.Errorf("back: peak %.3f at first, %.3f then; want a fade", begin, end)
	}
	if went := r.mixer.band.pos - pos; went < seconds(0.55) {
		t.Errorf("the music went on for %d frames only", went)
	}
}

func TestPauseDullsTheMusic(t *testing.T) {
	r := newRig(t, "")
	r.play("title")
	r.listen(2000)
	before, _ := r.listen(3000)
	r.Pause(true)
	r.listen(400)
	during, _ := r.listen(3000)
	if a, b := measure.Centroid(before), measure.Centroid(during); b > 0.8*a {
		t.Errorf("centroid %.0f Hz before, %.0f during the pause", a, b)
	}
	if got := r.mixer.music.to; math.Abs(float64(got)-amplitude(-9)) > 1e-3 {
		t.Errorf("gain of the music %.3f in the pause, want -9 dB", got)
	}
	r.Pause(false)
	r.listen(400)
	if got := r.mixer.music.to; got != 1 || r.mixer.faders.pause.value != 0 {
		t.Errorf("gain of the music %.3f after the pause", got)
	}
}

func TestDucking(t *testing.T) {
	for name, db := range map[string]float64{"bzzz.ko": -6, "bzzz.fight": -2.5, "bzzz.forage": 0} {
		r := newRig(t, "bzzz")
		r.play("bzzz")
		r.listen(1000)
		r.Play(name, PlayOptions{})
		r.listen(45)
		if got := measure.DB(float64(r.mixer.music.to)); math.Abs(got-db) > 0.1 {
			t.Errorf("music at %.1f dB under %s, want %v", got, name, db)
		}
		r.listen(3000)
		if got := r.mixer.music.to; got != 1 {
			t.Errorf("music at %.2f long after %s", got, name)
		}
	}
}

func TestTwelveMinutesAlone(t *testing.T) {
	r := newRig(t, "")
	r.play("title")
	r.listen(1000)
	r.mixer.clock.Store(seconds(12*60) - frames)
	r.listen(500)
	if got := r.mixer.music.to; got != 1 {
		t.Errorf("gain %.2f before twelve minutes", got)
	}
	r.listen(3000)
	if got := measure.DB(float64(r.mixer.music.to)); math.Abs(got+12) > 0.1 {
		t.Errorf("music at %.1f dB after twelve minutes, want -12", got)
	}
	r.Awake()
	r.listen(2500)
	if got := r.mixer.music.to; got != 1 {
		t.Errorf("gain %.2f after somebody came back", got)
	}
}

// Between pieces: 800 ms out, 200 ms of silence, 400 ms in.
func TestChangingThePiece(t *testing.T) {
	r := newRig(t, "")
	r.play("title")
	if l, _ := r.listen(3000); zero(l) || r.mixer.band.fade.value != 1 {
		t.Error("the first piece does not begin at once, at full")
	}
	r.play("bzzz")
	out, _ := r.listen(800)
	if measure.Peak(out[:9600]) < 3*measure.Peak(out[33600:]) || zero(out[33600:]) {
		t.Error("the old piece does not fade out over 800 ms")
	}
	r.listen(20) // the limiter's delay and a chunk
	if l, _ := r.listen(180); measure.Peak(l) > 1e-3 {
		t.Errorf("peak %.4f between two pieces, want silence", measure.Peak(l))
	}
	r.listen(20)
	if b := &r.mixer.band; b.tune == nil || b.tune.name != "bzzz" || b.fade.value > 0.2 {
		t.Error("the new piece has not begun to fade in after a second")
	}
	if l, _ := r.listen(500); measure.Peak(l) < 0.01 || r.mixer.band.fade.value != 1 {
		t.Error("the new piece is not there after another half second")
	}
}

func TestMusicStopsDeadAndBeginsAfterAPause(t *testing.T) {
	r := newRig(t, "trichrome")
	r.play("trichrome")
	r.listen(2000)
	r.MusicStop()
	r.listen(40)
	if l, _ := r.listen(1000); measure.Peak(l) > 1e-3 {
		t.Error("music 40 ms after it was stopped dead")
	}
	r.opt.NoDevice = false // wishes are left pending
	r.Music("trichrome")
	wish := r.wished()
	if wish.from != r.mixer.clock.Load()+seconds(matchPause) || wish.piece != "trichrome" || !wish.cut {
		t.Errorf("wish %+v", wish)
	}
}

// wished returns the newest wish. The rig's loader is not running.
func (r *rig) wished() wish {
	r.loader.mu.Lock()
	defer r.loader.mu.Unlock()
	return r.loader.wish
}

func TestASectionIsReachedAtTheNextBar(t *testing.T) {
	r := newRig(t, "")
	brutal := tuned["brutal"]()
	r.play("brutal")
	r.listen(1000)
	r.mixer.cue.Store(&cue{tune: brutal, part: brutal.score.Find("B"), jump: true})
	r.listen(1000)
	if r.mixer.band.seq.Part() != 0 {
		t.Error("it jumped before the bar was over")
	}
	r.listen(500)
	if got := r.mixer.band.seq.Part(); got != brutal.score.Find("B") {
		t.Errorf("part %d after the bar, want B", got)
	}
}

// Aquar.iom's voices fade over seconds, without steps.
func TestIntensityIsSmooth(t *testing.T) {
	r := newRig(t, "")
	r.play("aquariom")
	r.listen(500)
	r.Intensity(1)
	r.listen(1000)
	if x := r.mixer.band.soft; x < 0.1 || x > 0.2 {
		t.Errorf("intensity %.2f after a second, want a half-life of 4 s", x)
	}
	r.listen(29000)
	for v, voice := range tuned["aquariom"]().score.Voices {
		if got := r.mixer.band.layers[v].value; got != 1 {
			t.Errorf("%s at %.2f after half a minute at full intensity", voice.Name, got)
		}
	}
}

// The device may read any number of bytes.
func TestReadingInAnySizes(t *testing.T) {
	whole := newRig(t, "bzzz")
	parts := newRig(t, "bzzz")
	for _, r := range []*rig{whole, parts} {
		r.play("bzzz")
		r.Play("bzzz.ko", PlayOptions{Pan: -1})
	}
	a := make([]byte, 8*frames)
	whole.mixer.Read(a)
	var b []byte
	for n := 1; len(b) < len(a); n = n*3%4001 + 1 {
		p := make([]byte, min(n, len(a)-len(b)))
		parts.mixer.Read(p)
		b = append(b, p...)
	}
	if !slices.Equal(a, b) {
		t.Error("what is heard depends on how it is read")
	}
}

func TestSameSeedSameSound(t *testing.T) {
	var heard [3][]float32
	for i, seed := range []uint32{1, 1, 2} {
		r := newRig(t, "bzzz")
		r.random.Between(0, float64(seed)) // as New does with another seed
		if seed == 2 {
			r.random.Uint32()
		}
		r.mixer.band.seed = seed
		r.play("bzzz")
		for range 10 {
			r.Play("bzzz.select", PlayOptions{})
			l, _ := r.listen(300)
			heard[i] = append(heard[i], l...)
		}
	}
	if !slices.Equal(heard[0], heard[1]) {
		t.Error("one seed gives two sounds")
	}
	if slices.Equal(heard[0], heard[2]) {
		t.Error("two seeds give one sound")
	}
}

func TestNilEngine(t *testing.T) {
	var e *Engine
	e.Play("ui.press", PlayOptions{})
	e.Game("bzzz")
	e.Music("title")
	e.MusicAt("title", "B")
	e.MusicStop()
	e.Intensity(1)
	e.Pause(true)
	e.Hidden(true)
	e.Mute(true)
	e.Volumes(1, 1, 1)
	e.Awake()
	e.Close()
	if s := e.Status(); s.State != Silent || s.Err != nil {
		t.Errorf("status %+v", s)
	}
}

func TestVolumes(t *testing.T) {
	r := newRig(t, "")
	r.play("title")
	r.Volumes(0.5, 0.8, 2)
	r.listen(100)
	m := r.mixer
	for i, want := range []float64{0.25, 0.64, 1} {
		if got := float64([]float32{m.master.to, m.music.to, m.volume.to}[i]); math.Abs(got-want) > 1e-6 {
			t.Errorf("gain %d is %v, want %v", i, got, want)
		}
	}
	r.Volumes(math.NaN(), -1, 0)
	r.listen(100)
	if l, _ := r.listen(100); !zero(l) {
		t.Error("sound at volume 0")
	}
}

func TestMixingAllocatesNothing(t *testing.T) {
	r := newRig(t, "bzzz")
	r.play("bzzz")
	p := make([]byte, 8*800)
	if n := testing.AllocsPerRun(300, func() {
		r.Play("bzzz.forage", PlayOptions{Arg: 2, Pan: 0.5})
		r.Play("bzzz.ko", PlayOptions{Count: 3})
		r.now += 100 * time.Millisecond
		r.mixer.Read(p)
	}); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

// The game and the device run concurrently, for the race detector, which makes rendering the menus'
// few effects ten times slower.
func TestTwoThreads(t *testing.T) {
	r := newRig(t, "")
	r.play("bzzz")
	done := make(chan struct{})
	go func() {
		defer close(done)
		p := make([]byte, 8*800)
		for range 2000 {
			r.mixer.Read(p)
		}
	}()
	for i := range 2000 {
		r.now += 16 * time.Millisecond
		r.Play("ui.press", PlayOptions{Pan: float64(i%3) - 1})
		r.Intensity(float64(i%10) / 10)
		r.Pause(i%100 < 10)
		r.Volumes(1, float64(i%7)/7, 1)
		r.mixer.cue.Store(&cue{tune: tuned[[]string{"bzzz", "title"}[i/1000]]()})
	}
	<-done
	if got := r.mixer.clock.Load(); got < 2000*800 {
		t.Errorf("%d frames mixed, want %d", got, 2000*800)
	}
}

func BenchmarkMix(b *testing.B) {
	for _, c := range []struct {
		name   string
		voices int
	}{{"silence", 0}, {"32 voices", 32}} {
		b.Run(c.name, func(b *testing.B) {
			r := newRig(b, "bzzz")
			r.play("aquariom")
			r.Intensity(1)
			r.listen(1000)
			if c.voices == 0 {
				r.mixer.cue.Store(&cue{cut: true})
				r.listen(6000)
			}
			loud := slices.Repeat(clip{3000, -3000, 2000}, frames*3)
			p := make([]byte, 8*800) // 1/60 s
			b.ReportAllocs()
			for b.Loop() {
				// That many voices, all the time.
				for i := range r.mixer.effects.voices[:min(c.voices, voices)] {
					r.mixer.effects.voices[i] = effectVoice{clip: loud, left: 0.05, right: 0.05, effect: i, priority: 2}
				}
				for i := range r.mixer.band.voices[:max(0, c.voices-voices)] {
					r.mixer.band.voices[i] = noteVoice{clip: loud, left: 0.05, right: 0.05}
				}
				r.mixer.Read(p)
			}
		})
	}
}

func BenchmarkPlay(b *testing.B) {
	r := newRig(b, "bzzz")
	b.ReportAllocs()
	for b.Loop() {
		r.now += time.Second
		r.Play("bzzz.forage", PlayOptions{Arg: 2, Pan: 0.5})
		r.mixer.orders.pop()
	}
}

func BenchmarkLoad(b *testing.B) {
	for _, piece := range pieceNames() {
		b.Run("piece "+piece, func(b *testing.B) {
			for b.Loop() {
				newTune(piece, scoreOf(piece), always)
			}
		})
	}
	b.Run("effects bzzz", func(b *testing.B) {
		for b.Loop() {
			newBank(list).load("bzzz", true, always)
		}
	})
}
