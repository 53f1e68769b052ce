package play_test

import (
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/null/history"
	"ludotheque/scenes/play"
)

// plain is a face that shows nothing, whose people may decide side by side.
type plain struct {
	on      *play.Screen[game.Action, game.View]
	shared  bool
	entered []play.Entry
	before  play.Face
}

func (f *plain) Enter(why play.Entry)                     { f.entered = append(f.entered, why) }
func (f *plain) Show() float32                            { return 0 }
func (f *plain) HandleInput(in *input.Frame) *input.Frame { return in }
func (f *plain) Advance()                                 {}
func (f *plain) Busy() bool                               { return false }
func (f *plain) Paint()                                   {}
func (f *plain) Refused(rules.Seat, error)                {}
func (f *plain) Tell() string                             { return "" }
func (f *plain) Where() (t words.Text)                    { return t }
func (f *plain) Close()                                   {}
func (f *plain) Sharing() (words, icon string, ok bool)   { return "", "", true }
func (f *plain) Share()                                   { f.shared = true }
func (f *plain) Shared() bool                             { return f.shared }
func (f *plain) Inherit(before play.Face)                 { f.before = before }

// shown is the template game with that face.
var shown = play.Game[*game.State, game.Action, game.View]{
	Rules: game.Game, Levels: null.Levels, History: history.New,
	Player: func(level string, seed uint64) match.Player[game.Action, game.View] {
		return bots.New(ai.Level(level), seed)
	},
	Face: func(on *play.Screen[game.Action, game.View]) play.Face { return &plain{on: on} },
}

// plainly puts a match of two people with that face on a stage.
func plainly(t *testing.T) (*kittest.Stage, *play.Scene[*game.State, game.Action, game.View], *plain) {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	scene, err := shown.Open(s.Kit, kittest.People(2, 2, null.Levels[0], 3, nil))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(scene.Close)
	s.Play(scene)
	return s, scene, scene.Face().(*plain)
}

// While people decide side by side nothing is handed over, and what belongs to one of
// them is not shown; afterwards the screen is handed over again.
func TestPeopleDecideSideBySide(t *testing.T) {
	s, _, f := plainly(t)
	s.Until("a card between two", func() bool { return f.on.HandOver })
	f.on.Take(f.on.To)
	s.Wait(1)
	if f.on.HandOver || f.on.Eyes != 0 {
		t.Fatalf("eyes %d, hand-over %v", f.on.Eyes, f.on.HandOver)
	}
	f.entered = nil
	f.on.Do(f.Share)
	s.Wait(1)
	if f.on.HandOver || f.on.Eyes != rules.Spectator || f.on.View.Mine != 0 || len(f.entered) != 1 {
		t.Errorf("side by side: eyes %d, hand-over %v, entered %v", f.on.Eyes, f.on.HandOver, f.entered)
	}
	steps := f.on.Steps
	for _, p := range []rules.Seat{1, 0} { // the one that has to
		f.on.Act(p, f.on.See(p).Sample(rules.NewRand(1)))
	}
	s.Wait(1)
	if f.on.Steps == steps {
		t.Error("a wish of a seat is not heard while people decide side by side")
	}
	f.shared = false
	s.Wait(1)
	if !f.on.HandOver {
		t.Error("nothing is handed over afterwards")
	}
}

// People bring something into the same match again.
func TestPeopleBringSomethingAlong(t *testing.T) {
	s, scene, f := plainly(t)
	f.on.Pause()
	s.Wait(1)
	p, ok := s.Shown.(*kittest.Paused)
	if !ok {
		t.Fatalf("a wished pause leads to %T", s.Shown)
	}
	again := p.Restart().(*play.Scene[*game.State, game.Action, game.View])
	defer again.Close()
	if again == scene || again.Face().(*plain).before != play.Face(f) {
		t.Errorf("the face of the match again got %v", again.Face().(*plain).before)
	}
}
