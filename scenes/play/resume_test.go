package play_test

import (
	"bytes"
	"errors"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// A match that was left resumes where it was, by those who sat there, and what is
// played then is in its record. One whose record is damaged, or open elsewhere, is refused,
// and the record stays as it is and free.
func TestAMatchResumes(t *testing.T) {
	const name = "records/null-0001.record"
	st := store.Memory()
	k := &play.App{Kit: &kit.Kit{Env: scenes.NewEnv(new(kittest.Source), nil), P: ui.NewPainter(), Words: words.New("en")}}
	k.Env.Store = st
	open := func(start play.Start) (*play.Seating[*game.State, game.Action, game.View], error) {
		var s play.Seating[*game.State, game.Action, game.View]
		err := s.Open(k, game.Game, start, nullLevels, func(level string, seed uint64) match.Player[game.Action, game.View] {
			return bots.New(ai.Level(level), seed)
		}, play.SeatHooks{Where: func() words.Text { return words.Text{} }})
		return &s, err
	}
	step := func(m *match.Match[*game.State, game.Action, game.View]) {
		r := rules.NewRand(5)
		for seat := range m.Acting().All() {
			if err := m.Submit(seat, m.View(seat).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		if !m.Step() {
			t.Fatal("the match stands still")
		}
	}
	first, err := open(play.Start{Setup: rules.Setup{Seats: 2, Seed: 3}, Chairs: []play.Chair{{Name: "Ada"}, {Name: "Bob"}}})
	if err != nil {
		t.Fatal(err)
	}
	first.Keep()
	for range 4 {
		step(first.Match)
	}
	hash := first.Match.Hash()
	first.Close()
	const begun = "2026-01-02T03:04:05Z"
	data, err := st.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Write(name, bytes.Replace(data, []byte(first.Match.Meta.Date), []byte(begun), 1)); err != nil {
		t.Fatal(err)
	}

	again, err := open(play.Start{Resume: name})
	if err != nil {
		t.Fatal(err)
	}
	if again.Match.Steps() != 4 || again.Match.Hash() != hash {
		t.Errorf("it goes on after %d steps of 4", again.Match.Steps())
	}
	if again.Match.Meta.Date != begun {
		t.Errorf("a match of %s is of %s after going on", begun, again.Match.Meta.Date)
	}
	if c := again.Chairs; len(c) != 2 || c[0].Name != "Ada" || c[1].Name != "Bob" || !c[0].Person() {
		t.Errorf("the chairs are %+v", c)
	}
	var e *store.Error
	if _, err := open(play.Start{Resume: name}); !errors.As(err, &e) || e.Reason != store.InUse {
		t.Errorf("a match that is open elsewhere: %v", err)
	}
	again.Keep()
	step(again.Match)
	again.Close()
	data, err = st.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Load(game.Game, bytes.NewReader(data))
	if err != nil || m.Steps() != 5 {
		t.Fatalf("the record: %v", err)
	}
	m.Close()

	damaged := bytes.Replace(data, []byte(`"seed":3`), []byte(`"seed":4`), 1)
	if err := st.Write(name, damaged); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second time too: it is free
		if _, err := open(play.Start{Resume: name}); err == nil || errors.As(err, &e) {
			t.Errorf("a damaged record: %v", err)
		}
	}
	if left, err := st.Read(name); err != nil || !bytes.Equal(left, damaged) {
		t.Errorf("the damaged record is another: %v", err)
	}
	if _, err := open(play.Start{Resume: "records/none.record"}); !errors.As(err, &e) || e.Reason != store.Missing {
		t.Errorf("a record that is not there: %v", err)
	}
}
