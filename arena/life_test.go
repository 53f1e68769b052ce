package main

import (
	"encoding/json"
	"strings"
	"testing"

	"ludotheque/arena/catalog"
)

func TestLifeCountsEveryGame(t *testing.T) {
	for _, e := range catalog.Games() {
		t.Run(e.ID, func(t *testing.T) {
			out, err, code := arena(t, "life", e.ID, "--games", "1", "--json")
			var l lifeLine
			if code != exitDone || json.Unmarshal([]byte(out), &l) != nil || l.Life == nil {
				t.Fatalf("exit code %d, output %q, errors %q", code, out, err)
			}
			if len(l.Life.Seats) != len(l.Seats) || l.Life.Length <= 0 {
				t.Errorf("seats %v, counted %+v", l.Seats, l.Life)
			}
			for i, s := range l.Life.Seats {
				if s.Chances == 0 || s.Idle > s.Chances || len(s.Acts) == 0 || s.First == 0 {
					t.Errorf("seat %d: %+v", i, s)
				}
			}
			for what := range l.Life.Firsts {
				if strings.TrimSpace(what) != what || what == "" {
					t.Errorf("a meeting is called %q", what)
				}
			}
		})
	}
}
