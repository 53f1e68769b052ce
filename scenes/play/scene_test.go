package play_test

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"

	game "ludotheque/rules/null"
)

// onStage is a match of the template game on a stage, with so many people.
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

// A face can let somebody go and have them back.
func TestWhoLeftComesBackByAWish(t *testing.T) {
	s, on := onStage(t, 2)
	on.Leave(1)
	s.Wait(1)
	if on.Person(1) {
		t.Error("who left still decides")
	}
	on.ComeBack(1)
	s.Wait(1)
	if !on.Person(1) {
		t.Error("who came back does not decide")
	}
}

// At the end of a match whoever is in a hurry gets the results at once.
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

// A hurry ends where the person decides, and before that shows in the model.
func TestAHurryEndsAtTheOwnTurn(t *testing.T) {
	s, on := onStage(t, 1)
	on.Hurry()
	s.Wait(1)
	if !on.Mine && (!on.Hurried || on.Pace != play.AtOnce) {
		t.Errorf("in a hurry the show goes at %g", on.Pace)
	}
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
