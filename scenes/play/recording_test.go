package play_test

import (
	"bytes"
	"reflect"
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes/play"
)

// What is seen of a position hangs on the position alone, wherever one comes from.
func TestAReelShowsAPositionAndTheOneBefore(t *testing.T) {
	s := sit(t, nil, play.Chair{Name: "Ada"}, play.Chair{Level: "easy"}, play.Chair{Level: "easy"})
	if err := s.Rehearse(-1, func() {}); err != nil {
		t.Fatal(err)
	}
	var record bytes.Buffer
	if err := s.m.Save(&record); err != nil {
		t.Fatal(err)
	}
	var r play.Recording[*game.State, game.Action, game.View]
	if err := r.Open(game.Game, record.Bytes(), nullLevels, func(at int) game.View { return r.Tape.View(at, r.Eyes) }); err != nil {
		t.Fatal(err)
	}
	if r.Eyes != 0 || r.Result() == nil || r.Start().Chairs[0].Name != "Ada" || r.Len() != s.m.Steps() {
		t.Fatalf("eyes %v, result %v, start %+v, %d of %d steps", r.Eyes, r.Result(), r.Start(), r.Len(), s.m.Steps())
	}
	for _, at := range []int{0, 1, 2, 2, r.Len(), 3, 4, r.Len() + 1, -1} {
		r.Seek(at)
		now := min(max(at, 0), r.Len())
		if want := r.Tape.View(now, 0); !reflect.DeepEqual(r.Now, want) {
			t.Errorf("at %d: %+v, want %+v", at, r.Now, want)
		}
		if want := r.Tape.View(max(now-1, 0), 0); !reflect.DeepEqual(r.Before, want) {
			t.Errorf("before %d: %+v, want %+v", at, r.Before, want)
		}
	}
	if err := r.Open(game.Game, []byte("no record"), nullLevels, nil); err == nil {
		t.Error("what is no record opens")
	}
	if err := r.Open(game.Game, record.Bytes(), nullLevels, nil); err != nil {
		t.Fatal(err)
	}
	if r.Seek(3); !reflect.DeepEqual(r.Now, r.Tape.View(3, rules.Spectator)) {
		t.Errorf("without a view of its own it shows %+v", r.Now)
	}
}
