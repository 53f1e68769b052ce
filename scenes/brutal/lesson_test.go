package brutal

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// A click where the lesson points does what it says. The card of the truce says what the picture shows
// of the zone that it points at.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	said := false
	kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		if f := faceOf(pupil); step.Words == words.BrutalLearnReinforce() && !said {
			said = true
			z, told := f.truce.bestReinforcement(), f.Detour(&firstGame.Steps[p.Step-1])
			figures := f.frame.Zones[z]
			for _, want := range []string{figures.Left.Figure + " ECTS", figures.Right.Figure + ".", f.k.Say(words.BrutalPercent(f.truce.needy.after))} {
				if told == nil || !strings.Contains(f.k.Say(told.Words), want) {
					t.Errorf("the card of the truce says %q and not %q", f.k.Say(told.Words), want)
				}
			}
		}
		if step.At != "speed" || p.Away {
			obey(s, faceOf(pupil), step, p, "mouse")
			s.Wait(10)
		}
	})
	if !said {
		t.Error("the card of the truce never came")
	}
}

func TestLessonFits(t *testing.T)       { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonFitsPhones(t *testing.T) { kittest.LessonsFitPhones(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)     { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T)   { kittest.LessonWords(t, FrontEnd()) }

// The lesson points at every ready-made team, and at a brawl when its cups stand
// there: the card does not hold them half-way.
func TestLessonPointsAtWhatIsThere(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	row, ok := th.Spot("presets")
	for _, thing := range th.g.Controls(nil) {
		if r := thing.Rect; thing.ID.Name == "preset" && (!ok || !row.Contains(r.CX(), r.CY())) {
			t.Errorf("%v leaves out team %d, at %v", row, thing.ID.N, r)
		}
	}
	for _, name := range []string{"main", "fill", "main"} {
		th.focus(ui.ID{Name: name})
		th.Press(ebiten.KeyEnter)
	}
	th.Until("the mêlée", func() bool { return th.page == pageMelee })
	if _, ok := th.Spot("zone"); ok {
		t.Error("a brawl is pointed at before anybody is there")
	}
	th.Until("the cups", func() bool { return !th.melee.stage.arriving() })
	if _, ok := th.Spot("zone"); !ok {
		t.Error("a brawl is not pointed at when all are there")
	}
}

// A ready-made team with the focus shows what it is good at.
func TestTeamsSayWhatTheyAreGoodAt(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	sight := th.Sight()
	for i := range presets {
		th.focus(ui.ID{Name: "preset", N: i})
		th.Wait(60)
		sight.See("presets", th.scene, false, func() { th.Wait(1) })
		want := th.k.Say(presetTips[presets[i].ID])
		if said := sight.Said(); !strings.Contains(strings.Join(strings.Fields(said), " "), strings.Join(strings.Fields(want), " ")[:20]) {
			t.Errorf("%s does not say %q but %q", presets[i].ID, want, said)
		}
	}
}

// Handing in the ready team counts as choosing it: the card moves on.
func TestTheLessonGoesOnWithTheTeamThatStandsReady(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	scene, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	th := &theatre{face: faceOf(scene), Stage: s, scene: scene.(*theScene)}
	t.Cleanup(th.scene.Close)
	s.Wait(60)
	s.Press(ebiten.KeyEnter) // the card to read
	s.Wait(60)
	th.focus(ui.ID{Name: "main"})
	s.Press(ebiten.KeyEnter)
	s.Wait(120)
	if at, _ := s.Kit.Lesson(scene); th.page != pagePost || at.Label != words.BrutalPostFill() {
		t.Errorf("on page %v the card is about %+v", th.page, at)
	}
}

// The seal of the truce gives no empty orders in a lesson: it says what to do instead, at each press.
func TestTheLessonWantsAnOrder(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	tried := false
	kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		f := faceOf(pupil)
		if step.Words == words.BrutalLearnReinforce() && !tried {
			tried = true
			for range 2 {
				s.ClickOn("main")
				s.Wait(30)
				if said := f.k.Say(words.BrutalTruceFirst()); f.page != pageTruce || !slices.Contains(f.g.Toasts.Texts(nil), said) {
					t.Errorf("the seal leads to page %v and says %q, want %q", f.page, f.g.Toasts.Texts(nil), said)
				}
				f.g.Toasts.Drop(f.k.Say(words.BrutalTruceFirst()))
			}
		}
		if step.At != "speed" || p.Away {
			obey(s, f, step, p, "mouse")
			s.Wait(10)
		}
	})
	if !tried {
		t.Error("the truce of the lesson never came")
	}
}
