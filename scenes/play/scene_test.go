package play_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"

	game "ludotheque/rules/null"
)

// onStage is a match of the template game on a stage, with a number of people.
func onStage(t *testing.T, people int) (*kittest.Stage, *play.Screen[game.Action, game.View]) {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	opened, err := null.FrontEnd().New(s.Kit, kittest.People(2, people, null.Levels[0], 3, map[string]string{"cards": "5"}))
	if err != nil {
		t.Fatal(err)
	}
	scene := opened.(*play.Scene[*game.State, game.Action, game.View])
	t.Cleanup(scene.Close)
	s.Play(scene)
	return s, scene.Screen()
}

// A face can let a person go and have them back.
func TestAPlayerWhoLeftComesBackByAWish(t *testing.T) {
	s, on := onStage(t, 2)
	on.Leave(1)
	s.Wait(1)
	if on.Person(1) {
		t.Error("who left still decides")
	}
	on.ComeBack(1)
	s.Wait(1)
	if !on.Person(1) {
		t.Error("the returning guest does not decide")
	}
}

// At the end of a match Hurry leads to the results at once.
func TestHurryAtTheEndLeadsToTheResults(t *testing.T) {
	s, on := onStage(t, 0)
	s.Until("the end", func() bool { return on.View.Over })
	if s.Done() || on.Rest == 0 {
		t.Fatal("the end is not shown")
	}
	on.Hurry()
	s.Wait(3)
	if !s.Done() {
		t.Errorf("the results wait for %g ticks", on.Rest)
	}
}

// held answers once it may.
type held chan struct{}

func (h held) Choose(ctx context.Context, v game.View) (game.Action, error) {
	select {
	case <-h:
	case <-ctx.Done():
	}
	return v.Sample(rules.NewRand(1)), nil
}

// A hurry lasts until the person decides, who is never shown anything slower than usual.
func TestAHurryEndsAtTheOwnTurn(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Env.Steady, s.Kit.Prefs.Speed = false, 0.5
	player, face := make(held), &bareFace{}
	opened, err := bare(player, face).Open(s.Kit, kittest.People(2, 1, string(ai.Easy), 3, map[string]string{"cards": "5"}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.Close)
	s.Play(opened)
	on := face.on
	s.Until("the own turn", func() bool { return on.Mine })
	if on.Pace != 1 {
		t.Errorf("the person's own turn is shown at %g, not at 1", on.Pace)
	}
	on.Act(on.Eyes, on.View.Sample(rules.NewRand(1)))
	s.Until("the computer's turn", func() bool { return !on.Mine && on.Waiting.Has(1) })
	if on.Pace != 0.5 {
		t.Errorf("the others' turns are shown at %g, not at 0.5", on.Pace)
	}
	on.Hurry()
	s.Wait(2)
	if on.Mine || !on.Hurried || on.Pace != play.AtOnce {
		t.Errorf("the person's turn: %v, hurried: %v, in a hurry all is shown at %g", on.Mine, on.Hurried, on.Pace)
	}
	close(player)
	s.Until("the own turn", func() bool { return on.Mine })
	if on.Hurried || on.Pace == play.AtOnce {
		t.Error("the person decides, and is hurried")
	}
	on.Hurry()
	s.Wait(1)
	if on.Mine && on.Hurried {
		t.Error("who decides cannot be in a hurry for the others")
	}
}

// A scene of a game's own, that shows no match, has what its panels wish done.
func TestAScreenWithoutAMatchIsSettled(t *testing.T) {
	on := &play.Screen[game.Action, game.View]{}
	done := 0
	on.Do(func() { done++ })
	on.Pause()
	on.Settle()
	on.Settle()
	if done != 1 {
		t.Errorf("what was wished once is done %d times", done)
	}
}

// bare is a game with players of the test's own, and a face that shows nothing.
func bare(player match.Player[game.Action, game.View], face *bareFace) *play.Game[*game.State, game.Action, game.View] {
	return &play.Game[*game.State, game.Action, game.View]{
		Rules: game.Game, Levels: null.Levels,
		Player:  func(string, uint64) match.Player[game.Action, game.View] { return player },
		History: func(rules.Setup) history.History[game.View] { return bareHistory{} },
		Face: func(on *play.Screen[game.Action, game.View]) play.Face {
			face.on = on
			return face
		},
		Board: func(*kit.Kit, history.History[game.View]) play.Board[game.View] { return nil },
	}
}

// bareHistory tells nothing.
type bareHistory struct{}

func (bareHistory) Note(int, history.Views[game.View])                     {}
func (bareHistory) Marks() []history.Mark                                  { return nil }
func (bareHistory) Turn(int) int                                           { return 0 }
func (bareHistory) Scores(int) []int                                       { return nil }
func (bareHistory) Subject(int) rules.Seat                                 { return rules.Spectator }
func (bareHistory) Say(history.Speaker, int) string                        { return "" }
func (bareHistory) Outcome(*rules.Result) *history.Outcome                 { return &history.Outcome{} }
func (bareHistory) Shown(r *rules.Result) ([]history.Shown, *rules.Result) { return nil, r }

// bareFace shows nothing, and counts how often it was closed.
type bareFace struct {
	on     *play.Screen[game.Action, game.View]
	closed int
}

func (*bareFace) Enter(play.Entry)                         {}
func (*bareFace) Show() float32                            { return 0 }
func (*bareFace) HandleInput(in *input.Frame) *input.Frame { return in }
func (*bareFace) Advance()                                 {}
func (*bareFace) Busy() bool                               { return false }
func (*bareFace) Paint()                                   {}
func (*bareFace) Refused(rules.Seat, error)                {}
func (*bareFace) Tell() string                             { return "bare" }
func (*bareFace) Where() words.Text                        { return words.Text{} }
func (f *bareFace) Close()                                 { f.closed++ }

// slow thinks until it is stopped.
type slow struct{ asked, stopped chan struct{} }

func (p slow) Choose(ctx context.Context, v game.View) (game.Action, error) {
	p.asked <- struct{}{}
	<-ctx.Done()
	close(p.stopped)
	return v.Sample(rules.NewRand(1)), nil
}

// Leaving a match cancels its players and closes its face.
func TestCloseLetsPlayersAndTheFaceGo(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Env.Steady = false
	player, face := slow{make(chan struct{}, 1), make(chan struct{})}, &bareFace{}
	scene, err := bare(player, face).Open(s.Kit, kittest.People(2, 0, string(ai.Master), 3, map[string]string{"cards": "5"}))
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	for asked := false; !asked; {
		select {
		case <-player.asked:
			asked = true
		default:
			s.Wait(1)
		}
	}
	scene.Close()
	if face.closed != 1 {
		t.Errorf("the face was closed %d times", face.closed)
	}
	select {
	case <-player.stopped:
	case <-time.After(10 * time.Second):
		t.Error("a computer player thinks on in a match that was left")
	}
}

// failing knows no answer.
type failing struct{}

func (failing) Choose(context.Context, game.View) (game.Action, error) {
	return game.Action{}, errors.New("out of ideas")
}

// What the match has to say beside the rules is shown.
func TestNoticesOfTheMatchAreShown(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	scene, err := bare(failing{}, &bareFace{}).Open(s.Kit, kittest.People(2, 0, string(ai.Easy), 3, map[string]string{"cards": "5"}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(scene.Close)
	s.Play(scene)
	sight := s.Sight()
	want := s.Kit.Say(words.NoticeMatchFailed("\x00"))
	want = want[strings.Index(want, "\x00")+1:] // what comes after the name
	s.Until("a notice", func() bool {
		sight.See("a failing player", scene, false, func() { s.Wait(1) })
		return strings.Contains(strings.ReplaceAll(sight.Said(), "\n", " "), want)
	})
}

// A face sees the views of persons at its screen, and no others.
func TestAFaceSeesThroughItsPersonsAlone(t *testing.T) {
	_, on := onStage(t, 1)
	if v := on.See(0); v.Seat != 0 {
		t.Errorf("the person's own view is that of seat %v", v.Seat)
	}
	if v := on.See(1); v.Seat != rules.Spectator {
		t.Errorf("through a computer player's eyes one sees as seat %v", v.Seat)
	}
}

// People at one screen take back what they chose themselves, and not what somebody else
// has finished.
func TestUndoIsOfOnesOwnMoves(t *testing.T) {
	s, on := onStage(t, 2)
	rnd := rules.NewRand(3)
	for others, tries := 0, 0; others < 3; tries++ {
		if tries == 400 || s.Done() {
			t.Fatalf("the latest choice was somebody else's %d times", others)
		}
		s.Wait(1)
		if on.HandOver {
			on.Take(on.To)
			s.Wait(1)
		}
		if !on.Mine {
			continue
		}
		m := s.On().(*play.Scene[*game.State, game.Action, game.View]).Match()
		if undoes := m.Undoes(); m.CanUndo() {
			if got, want := on.CanUndo, undoes.Has(on.Eyes); got != want {
				t.Fatalf("it is the turn of %v, the latest choice is of %v, and undo is offered: %v", on.Eyes, undoes, got)
			}
			if !undoes.Has(on.Eyes) {
				others++
			}
		}
		on.Act(on.Eyes, on.View.Sample(rnd))
	}
}
