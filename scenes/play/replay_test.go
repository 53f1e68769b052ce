package play_test

import (
	"bytes"
	"reflect"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/null/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// named is a history that repeats the name it got for a seat.
type named struct{ shared.History[game.View] }

func (named) Say(say shared.Speaker, at int) string {
	return say.(shared.Namer).Name(rules.Seat(at % 2))
}

// shownAt is a board that notes what it is asked to paint.
type shownAt struct {
	before, now game.View
	t           float32
}

func (b *shownAt) Paint(_ *ui.Gui, _ ui.Rect, before, now game.View, t float32, _ bool) {
	b.before, b.now, b.t = before, now, t
}
func (*shownAt) Close() {}

// A position of a game with a stride has several steps, and shows them one after the
// other; what is said knows who played.
func TestAPositionMayHaveSeveralSteps(t *testing.T) {
	b := &shownAt{}
	g := play.Game[*game.State, game.Action, game.View]{
		Rules: game.Game, Levels: null.Levels, Stride: 2,
		Player: func(level string, seed uint64) match.Player[game.Action, game.View] {
			return bots.New(ai.Level(level), seed)
		},
		History: func(s rules.Setup) shared.History[game.View] { return named{history.New(s)} },
		Board:   func(*kit.Kit, shared.History[game.View]) play.Board[game.View] { return b },
	}
	s := sit(t, nil, play.Chair{Name: "Ada"}, play.Chair{Level: "easy"})
	if err := s.Rehearse(7, func() {}); err != nil {
		t.Fatal(err)
	}
	var record bytes.Buffer
	if err := s.m.Save(&record); err != nil {
		t.Fatal(err)
	}
	stage := kittest.NewStage(t, "fr", 1280, 720)
	r, err := g.FrontEnd(play.FrontEnd{}).Open(stage.Kit, record.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	tape, err := match.OpenReplay(game.Game, bytes.NewReader(record.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if r.Len() != 4 {
		t.Errorf("%d positions of seven steps", r.Len())
	}
	if r.Say(0) != "Ada" || r.Say(1) != "Ada" {
		t.Errorf("position 0 says %q, 1 %q", r.Say(0), r.Say(1))
	}
	for _, m := range r.Marks() {
		if m.At < 1 || m.At > 4 {
			t.Errorf("a mark at position %d", m.At)
		}
	}
	for _, c := range []struct {
		at   int
		t    float32
		step int
		part float32
	}{{0, 0, 0, 1}, {0, 1, 0, 1}, {1, 0.25, 1, 0.5}, {1, 0.5, 1, 1}, {1, 1, 2, 1}, {2, 0.25, 3, 0.5}, {4, 1, 7, 1}} {
		r.Paint(nil, ui.Rect{}, c.at, c.t, false)
		now, before := tape.View(c.step, 0), tape.View(max(0, c.step-1), 0)
		if !reflect.DeepEqual(b.now, now) || !reflect.DeepEqual(b.before, before) || b.t != c.part {
			t.Errorf("position %d at %g shows %+v at %g, want %+v at %g", c.at, c.t, b.now, b.t, now, c.part)
		}
	}
}

// A finished match with secrets can be seen as each player saw it, and its results tell all again.
func TestARecordIsSeenThroughTheEyesOfItsPlayers(t *testing.T) {
	b := &shownAt{}
	all := func(s *game.State) game.View {
		v := s.View(rules.Spectator)
		v.Round += 100
		return v
	}
	g := play.Game[*game.State, game.Action, game.View]{
		Rules: game.Game, Levels: null.Levels,
		Player: func(level string, seed uint64) match.Player[game.Action, game.View] {
			return bots.New(ai.Level(level), seed)
		},
		History: func(s rules.Setup) shared.History[game.View] { return history.New(s) },
		Board:   func(*kit.Kit, shared.History[game.View]) play.Board[game.View] { return b },
		Reveal:  all,
	}
	s := sit(t, nil, play.Chair{Level: "easy"}, play.Chair{Level: "easy"})
	if err := s.Rehearse(-1, func() {}); err != nil {
		t.Fatal(err)
	}
	var record bytes.Buffer
	if err := s.m.Save(&record); err != nil {
		t.Fatal(err)
	}
	r, err := g.FrontEnd(play.FrontEnd{}).Open(kittest.NewStage(t, "fr", 1280, 720).Kit, record.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	tape, err := match.OpenReplay(game.Game, bytes.NewReader(record.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	e, ok := r.(play.Eyed)
	if !ok || !e.Eyed() || r.Result() == nil {
		t.Fatalf("a match that ended with %v cannot be seen through other eyes", r.Result())
	}
	const at = 2
	for seat, want := range map[rules.Seat]game.View{0: tape.View(at, 0), 1: tape.View(at, 1), rules.Spectator: all(tape.State(at))} {
		e.SeeAs(seat)
		if r.Paint(nil, ui.Rect{}, at, 1, false); !reflect.DeepEqual(b.now, want) {
			t.Errorf("seat %d sees %+v, want %+v", seat, b.now, want)
		}
	}
	e.SeeAs(1)
	if o := r.Outcome(); o == nil || o.Result.Ranks[0] != r.Result().Ranks[0] {
		t.Errorf("the results are %+v", o)
	}
}
