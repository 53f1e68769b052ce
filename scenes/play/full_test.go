//go:build !js

package play_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// A match on a full disk is played on, not kept, and that is said once
// in the words for a full disk.
func TestAFullDiskInAGameIsReportedOnce(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("this system has no /dev/full")
	}
	dir := t.TempDir()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, nil, holding(input.LeftHalf), play.Chair{Level: "easy"})
	s.k.Env.Store = st
	if err := os.MkdirAll(filepath.Join(dir, "records"), 0o755); err != nil {
		t.Fatal(err)
	}
	// The record is there, and no byte more goes into it.
	const name = "records/null-0001.record"
	if err := os.Symlink("/dev/full", filepath.Join(dir, name)); err != nil {
		t.Fatal(err)
	}
	file, err := st.Append(name)
	if err != nil {
		t.Fatal(err)
	}
	s.m.Follow(file)
	for seat := range rules.Seat(2) {
		if s.m.State().Acting().Has(seat) {
			r := rules.NewRand(1)
			if err := s.m.Submit(seat, game.View(s.m.View(seat)).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for range 40 {
		s.m.Tick()
		s.Notices()
	}
	if got := s.said(); !slices.Equal(got, []words.Text{words.NoticeStoreFull()}) {
		t.Errorf("said %+v, want once that no room is left", got)
	}
}
