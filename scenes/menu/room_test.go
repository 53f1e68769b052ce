package menu

import (
	"fmt"
	"testing"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
)

// finished keeps records of matches that are over, and one that is not.
func finished(t *testing.T, st *store.Store, n int) {
	t.Helper()
	for i := range n + 1 {
		text := fmt.Sprintf(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-%02dT20:00:00Z"}}`+"\n", 1+i)
		if i < n {
			text += "{\"step\":1,\"hash\":\"00\",\"end\":{\"reason\":\"time\"}}\n"
		}
		if err := st.Write(fmt.Sprintf("records/bzzz-%d.record", i), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
}

// Where no room is left the oldest records go when somebody says so, and stay
// otherwise.
func TestOldRecordsGoOnlyAfterAYes(t *testing.T) {
	for yes, left := range map[bool]int{true: 1, false: 4} {
		r := newRig(t, 1280, 720, settings.French, 100, "")
		finished(t, r.k.Env.Store, 3)
		var told []bool
		behind := newLobby(r.k, "bzzz")
		r.scene = r.k.MakeRoom(behind, func(made bool) { told = append(told, made) })
		r.run(2)
		s := r.scene.(*freeSpace)
		if want := r.k.Say(words.RoomWhat(3, r.k.GameName("bzzz"))); s.what != want {
			t.Errorf("the sheet says %q, want %q", s.what, want)
		}
		s.answer(yes)
		names, err := r.k.Env.Store.List(kept.Folder)
		if err != nil || len(names) != left || len(told) != 1 || told[0] != yes || s.next != behind {
			t.Errorf("%v: left %v, %v; told %v", yes, names, err, told)
		}
	}
}

// underWay is a replay of a match that is not over.
type underWay struct{ tape }

func (underWay) Result() *rules.Result { return nil }

// A match that is open in another window is shown, and not resumed.
func TestAMatchThatIsOpenElsewhereIsLookedAt(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	news := 0
	front := r.k.FrontEnds[0]
	front.Open = func(*play.App, []byte) (play.Replay, error) { return underWay{tape{ended()}}, nil }
	front.New = func(*play.App, play.Start) (scenes.Scene, error) { news++; return newLobby(r.k, "bzzz"), nil }
	finished(t, r.k.Env.Store, 0)
	lock, err := r.k.Env.Store.Lock("records/bzzz-0.record")
	if err != nil {
		t.Fatal(err)
	}
	u := r.left()
	if u == nil || !u.elsewhere || u.where(r.k) != words.TitleElsewhere() {
		t.Fatalf("the title offers %+v", u)
	}
	s, err := u.open(r.k)
	m, ok := s.(*matchScreen)
	if err != nil || !ok || news != 0 {
		t.Fatalf("it leads to %T, %v", s, err)
	}
	if next := m.resume(); next != nil || news != 0 {
		t.Errorf("it is resumed from its screen: %T", next)
	}
	m.Close()
	lock.Unlock()
	if s, err := u.open(r.k); err != nil || news != 1 {
		t.Errorf("a match that was closed there leads to %T, %v", s, err)
	}
}

// What could not be kept is not promised to be kept.
func TestNothingIsPromisedThatIsNotKept(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	for unsaved, want := range map[bool]words.Text{false: words.PauseQuit(), true: words.PauseLeave()} {
		s := newPause(r.k, newLobby(r.k, "bzzz"), play.Paused{Game: "bzzz", Lost: -1, Quit: r.k.Title, Unsaved: func() bool { return unsaved }})
		if s.quitWords() != want {
			t.Errorf("unsaved %v: %v", unsaved, s.quitWords())
		}
	}
}

// The game that was left is in front when the program starts; who has played since then
// finds what was played.
func TestAGameThatWasLeftIsInFront(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	r.k.FrontEnds[0], r.k.FrontEnds[2] = r.k.FrontEnds[2], r.k.FrontEnds[0]
	r.k.FrontEnds[2].Open = func(*play.App, []byte) (play.Replay, error) { return underWay{tape{ended()}}, nil }
	finished(t, r.k.Env.Store, 0)
	for game, want := range map[string]string{"": "resume", r.k.FrontEnds[1].Info.ID: "poster"} {
		s := newTitle(r.k, game)
		r.scene = s
		r.run(4)
		if focus(&s.screen) != want || game == "" && s.chosen != 2 {
			t.Errorf("after %q the focus is on %q, game %d is in front", game, focus(&s.screen), s.chosen)
		}
	}
}
