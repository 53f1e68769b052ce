package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
)

// arrowOf is the key of each direction.
var arrowOf = map[game.Dir]ebiten.Key{game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft}

// What the lesson says happens to whoever runs where it points: to the prey, then
// to the door or after who runs there.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	bites := 0
	kittest.LessonHolds(s, FrontEnd(), 40*60, func(pupil lesson.Pupil, _ *lesson.Step, _ lesson.Progress) {
		sc := pupil.(*scene).Face().(*face)
		want := pilot(sc.View, 0)
		// In one order, or the same lesson would be run in different ways.
		for _, d := range [...]game.Dir{game.Up, game.Right, game.Down, game.Left} {
			s.Hold(arrowOf[d], d == want)
		}
		if sc.View.Round.Eater == 0 {
			bites++
		}
	})
	if bites == 0 {
		t.Error("whoever follows the lesson does not get the first bite: give it another seed")
	}
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
