package kittest

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/sound"
	"ludotheque/scenes"
	"ludotheque/scenes/sound/fx"
	"ludotheque/scenes/ui"
)

// A Moment is what a game is played for: a fight, a capture, a door that opens, the end.
// A game declares its moments once; they are filmed for flashes and for what they tell
// on every setting of motion, measured, and drawn as strips to be looked at.
type Moment struct {
	// Name is what its picture is called, in letters and hyphens: "fight-of-five".
	Name string
	// Ticks is how long it lasts.
	Ticks int
	// Open plays a scene on a stage, whose size and preferences are set, up to the
	// tick before the moment begins. A pace that it needed until then is changed back.
	Open func(s *Stage)
	// Act, when not nil, is what hands do before each tick of the moment.
	Act func(s *Stage, tick int)
	// Pages are ticks in which hands turn to another page of the game.
	Pages []int
	// Passing are words of a text that need not be said on the other settings of
	// motion, since it only names what moves.
	Passing []string
	// Steps are words of texts and beginnings of names of sounds that at once need not
	// be told, since they only say how far the telling has come.
	Steps []string
	// Kept, when not nil, gives the lines that can be read after the moment, as those of a
	// log: at once a line that was on the screen for a while is only there.
	Kept func(s *Stage) []string
}

// setting is one of the ways in which motion can be set.
type setting struct {
	name   string
	motion ui.Motion
	// speed is that of what others do; 0 is at once.
	speed float32
}

// settings of motion: all of it, fades alone, and what others do at once.
var settings = [...]setting{{"full", ui.Lively, 1}, {"reduced", ui.Reduced, 1}, {"at once", ui.Lively, 0}}

// film sizes in pixels: a film for flashes has as many pixels as they need.
const flashW, flashH = 192, 108

// open is a stage on which the moment is about to begin; witness, which may be nil, has
// seen what was painted before.
func (m *Moment) open(t testing.TB, set setting, witness *ui.Witness, w, h int) *Stage {
	t.Helper()
	return m.openWith(nil, t, set, witness, w, h)
}

// openWith is open with a painter that has painted before, unless it is nil.
func (m *Moment) openWith(p *ui.Painter, t testing.TB, set setting, witness *ui.Witness, w, h int) *Stage {
	t.Helper()
	s := NewStage(t, "fr", w, h)
	if p != nil {
		s.Kit.P = p
	}
	s.Kit.P.Witness = witness // what is baked before the moment is to be seen in it
	s.Kit.Prefs.Motion = set.motion
	m.Open(s)
	s.Kit.P.Witness = witness // whatever the moment needed until then
	s.Sound.Names = nil
	s.Kit.Prefs.Speed = set.speed
	return s
}

// shut ends what is on the stage before the test's end, where a scene knows how.
func (s *Stage) shut() {
	if c, ok := s.played.(scenes.Closer); ok {
		c.Close()
	}
}

// each lets the ticks of the moment pass, and calls do after each until the match is
// over.
func (m *Moment) each(s *Stage, do func(tick int)) {
	s.T.Helper()
	for tick := range m.Ticks {
		if s.Shown != nil {
			return // another screen
		}
		if m.Act != nil {
			m.Act(s, tick)
		}
		s.Wait(1)
		do(tick)
	}
}

// Moments holds the moments of a game to what everybody may expect of them: on no
// setting of motion is there more than [MostFlashes] flashes in a second; with reduced
// motion, and at once, everything is told that is told otherwise, by the same words and
// sounds.
// A run films each moment on one of the settings, by turns, since drawing takes most of
// the time; with LUDOTHEQUE_SIGHT=all it films all of them.
// LUDOTHEQUE_PICTURES in the environment names a folder for strips of twelve pictures, each
// moment's as GAME-NAME.png.
func Moments(t *testing.T, game string, all []Moment) {
	for i := range all {
		m := &all[i]
		t.Run(m.Name, func(t *testing.T) {
			told := map[string]*telling{}
			for n, set := range settings {
				films := n == i%len(settings) || Whole()
				t.Run(set.name, func(t *testing.T) { told[set.name] = m.film(t, set, films) })
			}
			full := told["full"]
			if full == nil {
				return // it was left out
			}
			if len(full.said) == 0 {
				t.Error("nothing is said")
			}
			for _, set := range settings[1:] {
				other := told[set.name]
				if other == nil {
					continue
				}
				for _, line := range slices.Sorted(maps.Keys(full.said)) {
					if !other.tells(line) && !m.passing(line) && !(set.speed == 0 && m.step(line)) {
						t.Errorf("%s: %q is not told", set.name, line)
					}
				}
				for _, name := range slices.Sorted(maps.Keys(full.heard)) {
					if !other.heard[name] && !(set.speed == 0 && m.step(name)) {
						t.Errorf("%s: %s is not heard", set.name, name)
					}
				}
			}
		})
		t.Run(m.Name+", unseen", m.stopsNothing)
		if dir := os.Getenv(stripFolder); dir != "" {
			t.Run(m.Name+", drawn", func(t *testing.T) { m.strip(t, dir, game+"-"+m.Name) })
		}
	}
}

// maxMade is what a tick of a moment may take for drawings that were never shown in
// that size, as [ui.Witness] counts it: a few milliseconds.
const maxMade = 500_000

// stopsNothing plays the moment as it is first seen: its drawings are
// made a few in a tick. The first tick of a page has much to make; at once each may be
// one.
func (m *Moment) stopsNothing(t *testing.T) {
	for _, set := range settings {
		if set.speed == 0 {
			continue
		}
		witness := &ui.Witness{}
		s := m.open(t, set, witness, 1280, 720)
		s.Kit.P.Unseen = true
		m.each(s, func(tick int) {
			if tick > 0 && witness.Made > maxMade && !slices.Contains(m.Pages, tick) {
				t.Errorf("%s: tick %d makes %d texels of drawings, and %d is the most", set.name, tick, witness.Made, maxMade)
			}
		})
		s.Kit.P.Witness = nil
		s.shut()
	}
}

// passing says whether a line need not be told otherwise.
func (m *Moment) passing(line string) bool {
	return slices.ContainsFunc(m.Passing, func(w string) bool { return strings.Contains(line, w) })
}

// step says whether a line or a sound only says how far the telling has come.
func (m *Moment) step(told string) bool {
	return slices.ContainsFunc(m.Steps, func(w string) bool { return strings.Contains(told, w) })
}

// leastPriority is that of the small sounds that only go along with what moves.
const leastPriority = 2

// effects are the sounds of the program.
var effects = func() *fx.List {
	f, err := sound.FS.Open("effects.fx")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	l, err := fx.Parse(f)
	if err != nil {
		panic(err)
	}
	return l
}()

// telling is what a film told: its lines of at least two words, figures left out, and
// its sounds.
type telling struct {
	said, heard map[string]bool
	// kept are lines that can be read after it.
	kept []string
}

// tells says whether a line was said, or can be read after, perhaps as a part of one.
func (t *telling) tells(line string) bool {
	return t.said[line] || slices.ContainsFunc(t.kept, func(kept string) bool { return strings.Contains(kept, line) })
}

// film hears what the moment tells, and where films says so takes a film of it and
// counts its flashes.
func (m *Moment) film(t testing.TB, set setting, films bool) *telling {
	witness := &ui.Witness{Dry: !films}
	s := m.open(t, set, witness, flashW, flashH)
	defer s.shut()
	told := &telling{said: map[string]bool{}, heard: map[string]bool{}}
	defer func() { s.Kit.P.Witness = nil }()
	c := newCamera(s)
	defer c.close()
	pictures := 0
	m.each(s, func(tick int) {
		for i := range witness.Letters {
			if l := &witness.Letters[i]; l.Alpha > 0.5 {
				if line := sentence(l.Text); line != "" {
					told.said[line] = true
				}
			}
		}
		if tick%every == 0 {
			pictures++
			if films {
				c.take()
			}
		}
	})
	if m.Kept != nil && set.speed == 0 {
		for _, line := range m.Kept(s) {
			told.kept = append(told.kept, sentence(line))
		}
	}
	for _, name := range s.Sound.Names {
		if i := effects.Index(name); i < 0 || effects.Effects[i].Priority <= leastPriority {
			told.heard[name] = true
		}
	}
	if set.speed > 0 && pictures < m.Ticks/every/2 {
		t.Errorf("only %d pictures of %d: it was over too soon", pictures, m.Ticks/every)
	}
	if !films {
		return told
	}
	light, red := c.film.Flashes()
	t.Logf("%s, %s: at most %d flashes of light and %d of red in a second, in %d pictures", m.Name, set.name, light, red, pictures)
	if light > MostFlashes || red > MostFlashes {
		t.Errorf("%d flashes of light and %d of red in a second: %d is the most", light, red, MostFlashes)
	}
	if b, ok := t.(*testing.B); ok {
		b.ReportMetric(float64(max(light, red)), "flashes/s")
	}
	return told
}

// sentence is a line without its figures, which roll, if it has two words.
func sentence(line string) string {
	line = strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, line)
	words := strings.Fields(line)
	if len(words) < 2 || len(line) < 12 {
		return ""
	}
	return strings.Join(words, " ")
}

// BenchmarkFlashes makes the flashes of each moment the figures.
func BenchmarkFlashes(b *testing.B, all []Moment) {
	for i := range all {
		m := &all[i]
		b.Run(m.Name, func(b *testing.B) {
			for range b.N {
				m.film(b, settings[0], true)
			}
		})
	}
}

// BenchmarkMoments measures a tick of each moment, with all that moves. Besides the
// mean it reports the 99th percentile and the longest tick in milliseconds. What
// happens before a moment, and how long its parts are drawn for the first time, is
// not in it, since [Moments] holds that: it is shown once before.
func BenchmarkMoments(b *testing.B, all []Moment) {
	for i := range all {
		m := &all[i]
		b.Run(m.Name, func(b *testing.B) {
			var took []float64
			b.ReportAllocs()
			b.StopTimer()
			b.ResetTimer()
			first := m.open(b, settings[0], nil, 1280, 720)
			m.each(first, func(int) {})
			first.shut()
			for n := 0; n < b.N; {
				s := m.openWith(first.Kit.P, b, settings[0], nil, 1280, 720)
				begin := n
				b.StartTimer()
				last := time.Now()
				m.each(s, func(int) {
					now := time.Now()
					took = append(took, float64(now.Sub(last).Microseconds())/1000)
					last = now
					n++
				})
				b.StopTimer()
				s.shut()
				if n == begin {
					b.Fatal("it is over before it begins")
				}
			}
			slices.Sort(took)
			b.ReportMetric(took[len(took)*99/100], "p99-ms")
			b.ReportMetric(took[len(took)-1], "max-ms")
		})
	}
}

// camera takes the film of a stage.
type camera struct {
	stage  *Stage
	film   *Film
	target *ebiten.Image
	pix    []byte
	// version is that of the latest picture.
	version uint64
}

func newCamera(s *Stage) *camera {
	w, h := s.Kit.Env.Width, s.Kit.Env.Height
	return &camera{stage: s, film: NewFilm(w, h, filmRate), target: ebiten.NewImage(w, h), pix: make([]byte, 4*w*h)}
}

// take takes a picture of the scene. The program draws a picture once that stays as it
// is, and so does the camera.
func (c *camera) take() {
	p, before := c.stage.played.Picture(), c.version
	if c.version = p.Version(); c.version == before {
		c.film.Again()
		return
	}
	c.target.Clear()
	p.Flush(c.target)
	c.target.ReadPixels(c.pix)
	c.film.Add(c.pix)
}

func (c *camera) close() { c.target.Deallocate() }
