package play_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// A match whose record finds no room asks whether old records may go. With room it is
// kept again, whole; without it that is said, and nothing is promised at the pause.
func TestAMatchWithoutRoomAsksForIt(t *testing.T) {
	for _, yes := range []bool{true, false} {
		t.Run(fmt.Sprint(yes), func(t *testing.T) {
			s := kittest.NewStage(t, "fr", 1280, 720)
			over := `{"record":1,"game":"null","version":1,"setup":{"seats":2,"seed":7},"meta":{"program":"` + strings.Repeat("x", 190) + `","names":["` + strings.Repeat(strings.Repeat("y", 190)+`","`, 7) + `z"]}}` +
				"\n" + `{"step":1,"hash":"00","end":{"reason":"x","scores":[1,2],"ranks":[2,1]}}` + "\n"
			st := store.LimitedMemory(len(over) + 500)
			s.Kit.Env.Store = st
			if err := st.Write("records/null-0001.record", []byte(over)); err != nil {
				t.Fatal(err)
			}
			asked := 0
			s.Kit.MakeRoom = func(behind scenes.Scene, done func(bool)) scenes.Scene {
				asked++
				if yes {
					if _, err := kept.Delete(st, kept.Oldest(st)); err != nil {
						t.Error(err)
					}
				}
				done(yes)
				return behind
			}
			var paused *play.Paused
			s.Kit.Pause = func(behind scenes.Scene, p play.Paused) scenes.Scene { paused = &p; return behind }
			face := &bareFace{}
			scene, err := bare(bots.New("easy", 1), face).Open(s.Kit, kittest.People(2, 0, "easy", 3, map[string]string{"cards": "9"}))
			if err != nil {
				t.Fatal(err)
			}
			s.Play(scene)
			r := rules.NewRand(1)
			var said []words.Text
			for range 400 {
				if m := face.on; m.Waiting.Has(0) && m.Steps < 30 {
					m.Act(0, m.View.Sample(r))
				}
				s.Wait(1)
				for n, ok := s.Kit.Env.TakeNotice(); ok; n, ok = s.Kit.Env.TakeNotice() {
					said = append(said, n)
				}
			}
			if asked != 1 || slices.Contains(said, words.NoticeStoreFull()) == yes {
				t.Errorf("asked %d times; said %+v", asked, said)
			}
			face.on.Pause()
			s.Wait(2)
			if paused == nil || paused.Unsaved() == yes {
				t.Errorf("the pause says %+v", paused)
			}
			scene.Close()
			data, err := st.Read("records/null-0002.record")
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.Load(game.Game, bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if whole := m.Steps() == face.on.Steps; whole != yes {
				t.Errorf("the record holds %d steps", m.Steps())
			}
		})
	}
}

// A match that its people give up or begin again leaves none to resume; one in which nothing was done yet has no
// record, and says so.
func TestAGivenUpMatchLeavesNothing(t *testing.T) {
	for name, leave := range map[string]func(p *play.Paused) scenes.Scene{
		"given up":    func(p *play.Paused) scenes.Scene { return p.Abandon() },
		"begun again": func(p *play.Paused) scenes.Scene { return p.Restart() },
	} {
		t.Run(name, func(t *testing.T) { testLeft(t, leave) })
	}
}

func testLeft(t *testing.T, leave func(p *play.Paused) scenes.Scene) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	st := store.Memory()
	s.Kit.Env.Store = st
	s.Kit.Title = func() scenes.Scene { return &kittest.Results{} }
	var paused *play.Paused
	s.Kit.Pause = func(behind scenes.Scene, p play.Paused) scenes.Scene { paused = &p; return behind }
	face := &bareFace{}
	scene, err := bare(bots.New("easy", 1), face).Open(s.Kit, kittest.People(2, 1, "easy", 3, nil))
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	s.Until("the own turn", func() bool { return face.on.Mine })
	if scene.Match().Steps() == 0 {
		face.on.Pause()
		s.Wait(2)
		if !paused.Unsaved() || paused.Abandon != nil {
			t.Errorf("before the first action the pause promises to keep it: %+v", paused)
		}
	}
	face.on.Act(face.on.Eyes, face.on.View.Sample(rules.NewRand(1)))
	s.Wait(2)
	face.on.Pause()
	s.Wait(2)
	if there, _ := st.List("records/"); paused.Unsaved() || paused.Abandon == nil || len(there) != 1 {
		t.Fatalf("after an action %d records; the pause offers %+v", len(there), paused)
	}
	if again, ok := leave(paused).(scenes.Closer); ok {
		defer again.Close()
	}
	scene.Close()
	if there, _ := st.List("records/"); len(there) != 0 {
		t.Errorf("it is left, and kept: %v", there)
	}
	if there, _ := st.List(kept.Bin); len(there) != 1 {
		t.Errorf("in the bin are %v", there)
	}
}
