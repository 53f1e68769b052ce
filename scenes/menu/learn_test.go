package menu

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// pupil is a scene that has a lesson.
type pupil struct{ *tableScene }

func (p *pupil) Update(in *input.Frame) (scenes.Scene, error) {
	p.k.Teach(p, in)
	if in.Menu.Pressed.Has(input.Start) {
		return p.k.Pause(p, *p.pause), nil
	}
	g := p.k.Gui()
	p.k.Begin(g, in)
	p.k.End(g)
	return p, nil
}
func (*pupil) Spot(string) (ui.Rect, bool) { return ui.Rect{}, false }

// taught gives the only game of a cabinet a lesson of three steps.
func taught(r *rig) {
	f := r.k.FrontEnds[0]
	f.Lesson = func() *play.Lesson {
		return &play.Lesson{Start: play.Start{Setup: rules.Setup{Seats: 4}, SeedText: "lesson", Chairs: make([]play.Chair, 4)},
			Steps: []lesson.Step{{Words: words.PauseTitle()}, {Words: words.PauseRules()}, {Words: words.PauseSettings()}}}
	}
	plain := f.New
	f.New = func(k *play.App, s play.Start) (scenes.Scene, error) {
		scene, err := plain(k, s)
		if err != nil {
			return nil, err
		}
		return &pupil{scene.(*tableScene)}, nil
	}
}

// learning is the lesson that the screen is in, with its start's name.
func learning(r *rig) (lesson.Progress, bool) {
	p, ok := r.k.Lesson(r.scene)
	if ok && r.scene.(*pupil).start.SeedText != "lesson" {
		r.t.Fatal("the lesson is played in another match than its own")
	}
	return p, ok
}

// On a first visit the main key begins the lesson, and the key beside it a match; later it begins a match.
func TestTheLessonIsTheMainKeyOfAFirstVisit(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	taught(r)
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter)
	if p, ok := learning(r); !ok || p.Step != 0 {
		t.Fatalf("the main key leads to %s", scenes.Tell(r.scene))
	}
	r.k.Env.Settings.Offered = nil
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(2)
	for _, thing := range l.g.Controls(nil) {
		if thing.ID == startID {
			h.click(thing.Rect)
		}
	}
	if p, ok := learning(r); !ok || p.Step != 0 {
		t.Fatalf("a click on the main key leads to %s", scenes.Tell(r.scene))
	}
	r.k.Env.Settings.Offered = nil
	l = newLobby(r.k, "bzzz")
	l.sit(1, input.NoDevice)
	if l.offers() {
		t.Error("two people are led to the lesson")
	}
	l = newLobby(r.k, "bzzz")
	r.scene = l
	r.run(2)
	h.reach(&l.screen, playID.Name, func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if p, ok := r.scene.(*pupil); !ok || p.start.SeedText == "lesson" {
		t.Fatalf("the key beside it leads to %s", scenes.Tell(r.scene))
	}
	kept, _ := new(settings.Keeper).Load(r.k.Env.Store)
	if !slices.Equal(kept.Offered, []string{"bzzz"}) {
		t.Errorf("kept %v", kept.Offered)
	}
	r.scene = r.k.Title()
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter)
	if p, ok := r.scene.(*pupil); !ok || p.start.SeedText == "lesson" {
		t.Errorf("the second time the main key leads to %s", scenes.Tell(r.scene))
	}
}

// The main key of a first visit begins the lesson; the pause sheet skips a step, goes back, and ends it.
func TestALessonIsLeftFromThePause(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	taught(r)
	h.pad(0, input.A)
	h.pad(0, input.A)
	if p, ok := learning(r); !ok || p.Step != 0 || p.All != 3 {
		t.Fatalf("it leads to %s, lesson %v", scenes.Tell(r.scene), p)
	}
	h.pad(0, input.Start)
	h.reach(&r.scene.(*pause).screen, "step", func() { h.pad(0, input.Down) }, func() { h.pad(0, input.Left) })
	h.pad(0, input.A)
	if p, ok := learning(r); !ok || p.Step != 1 {
		t.Fatalf("the next step is %+v", p)
	}
	h.pad(0, input.Start)
	h.reach(&r.scene.(*pause).screen, "before", func() { h.pad(0, input.Down) }, func() { h.pad(0, input.Left) })
	h.pad(0, input.A)
	if p, ok := learning(r); !ok || p.Step != 1 || p.Back != 1 {
		t.Fatalf("the card before it: %+v", p)
	}
	h.pad(0, input.Start)
	h.reach(&r.scene.(*pause).screen, "unlearn", func() { h.pad(0, input.Down) }, func() { h.pad(0, input.Right) })
	h.pad(0, input.A)
	if _, ok := learning(r); ok {
		t.Error("the lesson goes on after its end")
	}
}

// The lobby and the rule book lead to the lesson at any time.
func TestLessonsFromLobbyAndBook(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	taught(r)
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(2)
	if l.learnsAbove() {
		t.Error("on a first visit the lesson is in the header too, beside the main key")
	}
	r.k.Env.Settings.Offered = []string{"bzzz"}
	r.run(2)
	h.click(l.tools[len(l.tools)-2].box)
	if _, ok := learning(r); !ok {
		t.Fatalf("the lobby leads to %s", scenes.Tell(r.scene))
	}
	r.scene = r.k.Rules(l, "bzzz", rules.Setup{})
	r.run(2)
	h.pad(0, input.Y)
	if _, ok := learning(r); !ok {
		t.Errorf("the rule book leads to %s", scenes.Tell(r.scene))
	}
}

// Who left a lesson finds the way back in the lobby of its game.
func TestTheLobbyGoesOnWithALesson(t *testing.T) {
	left := func(r *rig) *lobby {
		taught(r)
		if err := r.k.Env.Store.Write("lessons/bzzz.json", []byte(`{"step":"bzzz.learn.goal"}`)); err != nil {
			t.Fatal(err)
		}
		r.k.Env.Settings.Offered = []string{"bzzz"}
		return newLobby(r.k, "bzzz")
	}
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	taught(r)
	r.k.Env.Settings.Offered = []string{"bzzz"}
	key := func(l *lobby) string {
		l.layTools(r.k.P.View())
		return l.tools[len(l.front.Tools)].name
	}
	if name, want := key(newLobby(r.k, "bzzz")), r.k.Say(words.LearnName()); name != want {
		t.Errorf("before a lesson the key says %q and not %q", name, want)
	}
	l := left(r)
	r.scene = l
	r.run(2)
	if name, want := key(l), r.k.Say(words.LearnAgain()); name != want {
		t.Errorf("after it was left the key says %q and not %q", name, want)
	}
	if line, want := l.nextStep(), r.k.Say(words.LobbyNextLesson()); line != want {
		t.Errorf("after it was left the line says %q and not %q", line, want)
	}
	everywhere(t, "lobby-lesson", func(r *rig) scenes.Scene { return left(r) })
}

func TestAFirstVisitFitsEverywhere(t *testing.T) {
	everywhere(t, "first-visit", func(r *rig) scenes.Scene {
		taught(r)
		return newLobby(r.k, "bzzz")
	})
	everywhere(t, "pause-lesson", func(r *rig) scenes.Scene {
		taught(r)
		s, err := r.k.Learn("bzzz")
		if err != nil {
			t.Fatal(err)
		}
		return r.k.Pause(s, *s.(*pupil).pause)
	})
}
