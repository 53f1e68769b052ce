package conform_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/arena/aquanet/conform"
)

const traces = "../testdata/traces"

func TestRecordedGamesPlayAgain(t *testing.T) {
	list, err := conform.Find(traces)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 15 {
		t.Fatalf("%d recordings found", len(list))
	}
	streams, states := 0, 0
	for _, dir := range list {
		r, err := conform.Run(dir)
		if err != nil {
			t.Error(err)
		}
		streams, states = streams+r.Streams, states+r.States
	}
	// 17 has the streams of a kicked player, a silent one and a spectator.
	if streams != 18 || states != 27 {
		t.Errorf("%d streams and %d states were compared", streams, states)
	}
}

// edited is a copy of a recording with a file changed; nil removes it.
func edited(t *testing.T, name, file string, change func([]byte) []byte) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(traces, name))); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, file)
	if change == nil {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	after := change(bytes.Clone(data))
	if bytes.Equal(after, data) {
		t.Fatalf("%s: nothing was changed", path)
	}
	if err := os.WriteFile(path, after, 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

func replace(old, with string) func([]byte) []byte {
	return func(b []byte) []byte { return bytes.Replace(b, []byte(old), []byte(with), 1) }
}

func TestTheFirstDifferenceIsNamed(t *testing.T) {
	flip := func(back int) func([]byte) []byte {
		return func(b []byte) []byte { b[len(b)-back] ^= 1; return b }
	}
	for name, c := range map[string]struct {
		trace, file string
		change      func([]byte) []byte
		says        []string
	}{
		"a mass": {"19_score_tie", "turns.jsonl", replace(`"mass": 10.0, "iso"`, `"mass": 10.5, "iso"`),
			[]string{"turns.jsonl", "line 1, GAME_STARTS", "player cell 1: mass", "10.5 (0x41280000)", "10 (0x41200000)"}},
		"a score of the end": {"19_score_tie", "turns.jsonl", replace(`"score": 46}`, `"score": 47}`),
			[]string{"line 5, GAME_ENDS", "player 0: score", "47", "46"}},
		"a turn that is not there": {"19_score_tie", "turns.jsonl", replace(`"turn": 2`, `"turn": 9`),
			[]string{"TURN 9", "none of the 3"}},
		"a line that is not there": {"19_score_tie", "turns.jsonl", func(b []byte) []byte { return b[:bytes.LastIndex(bytes.TrimSpace(b), []byte{'\n'})] },
			[]string{"number of messages", "4", "5"}},
		"a byte of the score in GAME_ENDS": {"19_score_tie", "raw_p0.bin", flip(9),
			[]string{"raw_p0.bin", "GAME_ENDS", "player 2: score"}},
		"LOGOUT is not there": {"19_score_tie", "raw_p0.bin", func(b []byte) []byte { return b[:len(b)-1] },
			[]string{"raw_p0.bin", "what follows", "nothing", "LOGOUT"}},
		"the text of a KICK": {"17_kick_and_silent", "raw_p1.bin", replace("cannot read", "did not read"),
			[]string{"raw_p1.bin", "message"}},
		"the map": {"19_score_tie", "map.json", replace(`0.0371`, `0.0372`),
			[]string{"mass"}},
		"an answer": {"01_move_neutrals", "actions.jsonl", replace(`"turn": 5, "player": 0, "moves": [[`, `"turn": 5, "player": 0, "moves": [[9`),
			[]string{"raw_p0.bin", "TURN 6", "player cell"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := conform.Run(edited(t, c.trace, c.file, c.change))
			var d *conform.Difference
			if !errors.As(err, &d) {
				t.Fatalf("a difference is wanted: %v", err)
			}
			for _, s := range c.says {
				if !strings.Contains(err.Error(), s) {
					t.Errorf("%v\ndoes not say %q", err, s)
				}
			}
		})
	}
}

func TestWhatCannotBeReadIsReported(t *testing.T) {
	for name, c := range map[string]struct {
		file   string
		change func([]byte) []byte
		says   string
	}{
		"no map":                   {"map.json", nil, "map.json"},
		"a broken map":             {"map.json", replace(`"nb_turns": 3`, `"nb_turns": 2.5`), "nb_turns is 2.5"},
		"no meta":                  {"meta.json", nil, "meta.json"},
		"too many players":         {"meta.json", replace(`"players": 3`, `"players": 300`), "1 to 256"},
		"a damaged line":           {"actions.jsonl", replace(`"turn"`, `turn`), "line 1"},
		"somebody else's answer":   {"actions.jsonl", replace(`"player": 0`, `"player": 7`), "no player 7"},
		"an answer after the end":  {"actions.jsonl", replace(`{"turn": 2, "player": 2`, `{"turn": 3, "player": 2`), "too late"},
		"a damaged turn":           {"turns.jsonl", replace(`{"incells`, `"incells`), "line 1"},
		"an answer out of sorts":   {"actions.jsonl", replace(`{"turn": 0, "player": 2`, `{"turn": 1, "player": 2`), "twice"},
		"bytes that are none":      {"actions.jsonl", replace(`{"turn": 0, "player": 2`, `{"raw": "0x", "turn": 0, "player": 2`), "line 3"},
		"an unknown kind of state": {"turns.jsonl", replace(`GAME_STARTS`, `GAME_BEGINS`), "GAME_BEGINS"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := conform.Run(edited(t, "19_score_tie", c.file, c.change))
			var d *conform.Difference
			if err == nil || errors.As(err, &d) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, want %q", err, c.says)
			}
		})
	}
	bare := edited(t, "08_mass_clamp", "raw_p0.bin", nil)
	if _, err := conform.Run(bare); err == nil || !strings.Contains(err.Error(), "nothing to compare") {
		t.Errorf("a recording with nothing to compare should be refused: %v", err)
	}
	if _, err := conform.Find(t.TempDir()); err == nil || !strings.Contains(err.Error(), "no recording") {
		t.Errorf("a folder without recordings should be refused: %v", err)
	}
}
