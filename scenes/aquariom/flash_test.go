package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// filmed is a part of a match of which a film is taken, from a tick to another.
type filmed struct {
	basin    string
	seats    int
	level    string
	seed     uint64
	from, to int
}

// flashes takes the film of a match in which one person keeps still, in pieces of some seconds
// that overlap by one, and gives the most flashes of light and of red in a second.
func (f *filmed) flashes(t *testing.T, motion ui.Motion) (light, red int) {
	t.Helper()
	const w, h, rate, piece = 128, 72, 30, 150
	on := kittest.NewStage(t, "fr", w, h)
	on.Kit.Prefs.Motion = motion
	start := people(f.seats, 1, f.seed, map[string]string{game.OptionMap: f.basin})
	for i := range start.Chairs[1:] {
		start.Chairs[i+1].Level = f.level
	}
	th := stageOn(on, start)
	th.Wait(f.from)
	target, pix := ebiten.NewImage(w, h), make([]byte, 4*w*h)
	defer target.Deallocate()
	film, second := kittest.NewFilm(w, h, rate), [][]byte(nil)
	n := 0
	measure := func() {
		l, r := film.Flashes()
		light, red = max(light, l), max(red, r)
		film, n = kittest.NewFilm(w, h, rate), len(second)
		for _, p := range second {
			film.Add(p)
		}
	}
	for tick := f.from; tick < f.to && th.Shown == nil; tick++ {
		if th.eaten(0) && th.panes[0].gone > rerunTicks+stayTicks+60 {
			th.hands[0].giveUp = true
		}
		th.Wait(1)
		if tick%(60/rate) != 0 {
			continue
		}
		target.Clear()
		th.scene.Picture().Flush(target)
		target.ReadPixels(pix)
		film.Add(pix)
		second = append(second, append([]byte(nil), pix...))
		if len(second) > rate {
			second = second[1:]
		}
		if n++; n >= piece {
			measure()
		}
	}
	measure()
	return light, red
}

// No match flashes more than three times a second on any setting of motion, also where large
// cells with the rim of danger sweep over the screen. A run films the moments in which teeth
// around such cells once flashed four times, and others; with LUDOTHEQUE_SIGHT=all it films
// whole matches.
func TestWholeMatchesFlashLittle(t *testing.T) {
	parts := []filmed{
		{"duel", 2, "hard", 4, 600, 720},
		{"basin", 4, "novice", 2, 300, 540},
		{"lagoon", 8, "hard", 1, 1740, 1860},
	}
	for i, f := range parts {
		if kittest.Whole() {
			f.from, f.to = 0, 1<<20
		}
		for m, motion := range [...]ui.Motion{ui.Lively, ui.Gentle, ui.Reduced} {
			if !kittest.Whole() && i > 0 && i != m {
				continue // by turns
			}
			if light, red := f.flashes(t, motion); light > kittest.MostFlashes || red > kittest.MostFlashes {
				t.Errorf("%s, %d seats, %s, seed %d, motion %v: %d flashes of light and %d of red in a second", f.basin, f.seats, f.level, f.seed, motion, light, red)
			} else {
				t.Logf("%s, %d seats, motion %v: %d of light, %d of red", f.basin, f.seats, motion, light, red)
			}
		}
	}
}
