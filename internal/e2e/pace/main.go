// Command pace swims in Aquar.iom with sixteen players and 7,500 plankton, and
// measures what a frame costs: everything that Update and Draw do, the turns of
// the match among it. It tells the page, or a terminal, in milliseconds.
//
// A benchmark builds it for the browser; nothing else uses it.
package main

import (
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trace"
	"ludotheque/scenes/ui"
)

const (
	warmUp = 40 // frames before the first that counts: everything is in the atlas then
	frames = 80
	// The window is small, since a processor fills it in; what is painted is as
	// much as in a large one.
	width, height = 640, 360
)

// swimmer plays a match and keeps the time.
type swimmer struct {
	k     *play.App
	views []view
	at    int
	scene scenes.Scene
	count int
	took  []float64 // of a frame, in ms
	now   float64
	told  string
}

// view is a match to be measured.
type view struct {
	name  string
	start play.Start
}

// start is a match of sixteen with a person at the first seats.
func start(people int) play.Start {
	st := play.Start{Setup: rules.Setup{Seats: 16, Seed: 4, Options: map[string]string{game.OptionMap: "original-16p", game.OptionTurns: "20000"}}}
	for i := range 16 {
		c := play.Chair{Level: aquariom.Levels[0]}
		if i < people {
			c = play.Chair{Name: "A", Device: input.Gamepad(i)}
		}
		st.Chairs = append(st.Chairs, c)
	}
	return st
}

// still is hands that do nothing.
type still struct{}

func (still) Read(to *input.Snapshot) { to.Focused, to.MouseX, to.MouseY = true, 450, 150 }

func (s *swimmer) Update() error {
	if s.at >= len(s.views) {
		return nil
	}
	if s.scene == nil {
		if s.k == nil {
			env := scenes.NewEnv(still{}, func() uint64 { return 5 })
			env.Store, env.Width, env.Height = store.Memory(), width, height
			s.k = &play.App{Kit: &kit.Kit{Env: env, P: ui.NewPainter(), Words: words.New("en"), Prefs: kit.Prefs{TextScale: 1, Speed: 1}}}
		}
		scene, err := aquariom.FrontEnd().New(s.k, s.views[s.at].start)
		if err != nil {
			return err
		}
		s.scene, s.count, s.took = scene, 0, s.took[:0]
	}
	begin := time.Now()
	next, err := s.scene.Update(s.k.Env.Devices.Tick())
	if err != nil {
		return err
	}
	if next != s.scene {
		return fmt.Errorf("the match led to %T", next)
	}
	s.now = ms(begin)
	return nil
}

func ms(begin time.Time) float64 { return float64(time.Since(begin).Nanoseconds()) / 1e6 }

func (s *swimmer) Draw(dst *ebiten.Image) {
	if s.scene == nil {
		return
	}
	begin := time.Now()
	s.scene.Picture().Flush(dst)
	s.now += ms(begin)
	if s.count++; s.count > warmUp {
		s.took = append(s.took, s.now)
	}
	if len(s.took) < frames {
		return
	}
	slices.Sort(s.took)
	s.told += fmt.Sprintf("%s %.2f %.2f %.2f;", s.views[s.at].name, s.took[frames/10], s.took[frames/2], s.took[frames*95/100])
	s.scene.(scenes.Closer).Close()
	s.scene = nil
	s.at++
}

func (s *swimmer) Layout(int, int) (int, int) { return width, height }

// tell is what has been measured: name, 10th percentile, median and 95th
// percentile, for each view; "measuring" before.
func (s *swimmer) tell() string {
	if s.at < len(s.views) {
		return fmt.Sprintf("measuring %s, frame %d", s.views[s.at].name, s.count/20*20)
	}
	return s.told
}

func main() {
	s := &swimmer{views: []view{{"one", start(1)}, {"four", start(4)}, {"contest", start(0)}}}
	ebiten.SetWindowSize(width, height)
	watched, err := trace.Watch(s, s.tell)
	if err == nil {
		err = ebiten.RunGame(watched)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
