package brutal

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Each truce begins with the focus on a cup that Enter picks up, one of the bench while there is one, and
// the key that ends a turn gives the orders from there.
func TestATruceBeginsAtACupThatMayGo(t *testing.T) {
	var seen [2]int // truces with a bench, and without
	for seed := uint64(1); seed < 9 && (seen[0] == 0 || seen[1] == 0); seed++ {
		th := newTheatre(t, people(1, seed))
		th.k.Prefs.Speed = 0
		th.setup.seal()
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.post.fill()
		th.Wait(3)
		th.Press(ebiten.KeyX)
		for th.on.View.Result == nil {
			th.Until("a truce", func() bool {
				if th.page == pageMoments {
					th.Press(ebiten.KeyEnter)
				}
				return th.page == pageTruce && th.on.Mine || th.on.View.Result != nil
			})
			if th.on.View.Result != nil {
				break
			}
			th.Wait(5)
			free, without := th.draft().freeFor(th.on.View), 0
			if th.truce.waiting() == 0 {
				without = 1
			}
			if len(free) > 0 {
				seen[without]++
				id, ok := th.g.Focused()
				if !ok || id.Name != "cup" || without == 0 && th.on.View.Own()[id.N].Zone != game.Bench {
					t.Fatalf("seed %d, truce %d: the focus is on %v, %v", seed, th.on.View.Melee, id, ok)
				}
				if th.Press(ebiten.KeyEnter); th.carry.who != id.N {
					t.Fatalf("seed %d, truce %d: Enter takes %d and not %d", seed, th.on.View.Melee, th.carry.who, id.N)
				}
				th.Press(ebiten.KeyEnter)
				th.Wait(3)
				if th.truce.takeAll(true); th.carry.who != noCup {
					if err := th.truce.send(th.on.View.Contested()[0]); err != nil {
						t.Fatal(err)
					}
					th.carry.drop()
				}
				th.Wait(3)
			}
			th.Press(ebiten.KeyX)
			th.Until("the brawl", func() bool { return th.page != pageTruce })
		}
	}
	if seen[0] == 0 || seen[1] == 0 {
		t.Errorf("truces with free cups: %d with a bench and %d without", seen[0], seen[1])
	}
}

// By keys and by a pad alone the lesson is done by what its cards show, from the focus that each page gives.
func TestTheKeysOfTheLessonsCardsDoIt(t *testing.T) {
	for _, device := range []string{"keys", "pad"} {
		s := kittest.NewStage(t, "fr", 1280, 720)
		s.Kit.Prefs.Speed = 4
		tasks := 0
		press := func(b input.Button) {
			keys := map[input.Button]ebiten.Key{input.A: ebiten.KeyEnter, input.Left: ebiten.KeyArrowLeft, input.Right: ebiten.KeyArrowRight}
			if device == "pad" {
				s.Button(b)
			} else {
				s.Press(keys[b])
			}
			s.Wait(4)
		}
		kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
			f := faceOf(pupil)
			if p.Away || step.At == "speed" {
				if p.Away && f.page == pageMoments {
					press(input.A)
				}
				return
			}
			how := &step.How
			if now := f.Detour(step); now != nil {
				how = &now.How
			}
			switch {
			case how.Keyed && device == "keys":
				s.Press(how.Key)
			case step.At == "moments":
				press(input.A)
			default:
				for _, b := range how.Buttons {
					press(b)
				}
			}
			tasks++
			s.Wait(20)
		})
		if tasks > 12 {
			t.Errorf("by %s the tasks of the lesson took %d attempts", device, tasks)
		}
	}
}

// The lesson opens a cup, with all that it has, and a card for reading shows no other key that goes on.
func TestTheLessonOpensACup(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	opened := false
	kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		f := faceOf(pupil)
		if step.Words == words.BrutalLearnStrategy() && !p.Away {
			for _, thing := range f.g.Controls(nil) {
				if thing.ID == (ui.ID{Name: "cup", N: example}) {
					s.Click(thing.Rect.CX(), thing.Rect.CY())
					s.Wait(2)
				}
			}
			for _, thing := range f.g.Controls(nil) {
				opened = opened || thing.ID.Name == "attribute"
			}
			s.Wait(20)
			return
		}
		if step.At != "speed" || p.Away {
			obey(s, f, step, p, "mouse")
			s.Wait(10)
		}
	})
	if !opened {
		t.Error("the lesson shows no attribute of any cup")
	}
}
