package brutal

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"

	game "ludotheque/rules/brutal"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// painter is one for all tests: each has an atlas of its own, and many of them are
// slow to make room in.
var painter *ui.Painter

// newStage is a stage with the tests' painter.
func newStage(t testing.TB, lang string, w, h int) *kittest.Stage {
	on := kittest.NewStage(t, lang, w, h)
	if painter == nil {
		painter = on.Kit.P
	}
	painter.TextScale, painter.Overflow = 1, nil
	on.Kit.P = painter
	return on
}

// theatre is a scene in a test's hands.
type theatre struct {
	*Scene
	*kittest.Stage
}

// people is a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64) play.Start {
	return kittest.People(game.Players, n, Levels[2], seed, nil)
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	on := newStage(t, "fr", 1280, 720)
	s, err := open(on.Kit, start)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	th := &theatre{Scene: s, Stage: on}
	on.Play(s)
	return th
}

// people1Resume is a start that goes on with a record.
func people1Resume(name string) play.Start { return play.Start{Resume: name} }

// recorder is a record in memory.
type recorder []byte

func (r *recorder) Write(b []byte) (int, error) { *r = append(*r, b...); return len(b), nil }

// look writes a picture where somebody wants to look at it.
func look(t testing.TB, k *play.App, draw func(dst *ebiten.Image), name string) {
	t.Helper()
	if hidden.Wanted() {
		hidden.Picture(t, k.Env.Width, k.Env.Height, strings.ReplaceAll(name, " ", "-"), draw)
	}
}
