package table_test

import (
	"strings"
	"testing"

	"ludotheque/arena/table"
	"ludotheque/rules"
)

func TestCleanName(t *testing.T) {
	for text, want := range map[string]string{
		"Computer B": "", "joueur a": "",
		"Ada": "Ada", "  Ada\n Lovelace ": "Ada Lovelace", "": "", "\x00\x1b[31m": "[31m", "\xff\xfe": "",
		"Anne-Charlotte de la Tour": "Anne-Charlotte d", "123456789012345 7": "123456789012345", "é è": "é è",
	} {
		if got := table.CleanName(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestCodes(t *testing.T) {
	for text, want := range map[string]string{
		"trèfle": "TREFLE", "tre\u0300fle": "TREFLE", "E\u0301TOILE": "ETOILE", "ñandú": "NANDU", "łódź": "LODZ", "ча": "", " trefle 1234 ": "TREFLE-1234", "a/b": "", "..": "", "--listen": "", strings.Repeat("A", 40): "",
	} {
		if got := table.CleanCode(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestSplitPath(t *testing.T) {
	for path, want := range map[string][2]string{
		"": {}, "/": {}, "/trefle": {"", "TREFLE"}, "trefle/": {"", "TREFLE"}, "/TREFLE/play/": {"", "TREFLE"}, "/play/": {},
		"/ludo/TREFLE": {"/ludo", "TREFLE"}, "/a/b/TREFLE-1234/play/index.html": {"/a/b", "TREFLE-1234"}, "/ludo/..": {"/ludo", ""},
	} {
		if folder, code := table.SplitPath(path); folder != want[0] || code != want[1] {
			t.Errorf("%q: %q, %q, want %q", path, folder, code, want)
		}
	}
}

// Every letter and digit is one of a secret and of a code, and what stands beside them in
// ASCII is none; lengths are bounded exactly.
func TestLettersAndLengths(t *testing.T) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	long := strings.Repeat("x", 15)
	for c := range byte(128) {
		alone := strings.ContainsRune(letters, rune(c))
		if got, want := table.CheckSecret(long+string(rune(c))), alone || c == '-' || c == '_'; got != want {
			t.Errorf("a secret with %q is one: %v", c, got)
		}
		if got, want := table.CleanCode("A"+string(rune(c))+"B") != "", alone || c == '-' || c == ' '; got != want {
			t.Errorf("a code with %q is one: %v", c, got)
		}
	}
	for n, want := range map[int]bool{0: false, 15: false, 16: true, 64: true, 65: false} {
		if got := table.CheckSecret(strings.Repeat("x", n)); got != want {
			t.Errorf("a secret of %d letters is one: %v", n, got)
		}
	}
	for n, want := range map[int]bool{1: true, 32: true, 33: false} {
		if got := table.CleanCode(strings.Repeat("X", n)) != ""; got != want {
			t.Errorf("a code of %d letters is one: %v", n, got)
		}
	}
}

// A state from outside names chairs and amounts that can be; each bound is tried on both
// sides.
func TestStatesAreChecked(t *testing.T) {
	const most, letters = 1 << 30, 1 << 10
	good := func() *table.State {
		return &table.State{Seats: make([]table.Chair, 2), You: rules.Spectator, Head: rules.Spectator}
	}
	set := func(change func(s *table.State)) *table.State {
		s := good()
		change(s)
		return s
	}
	for name, s := range map[string]*table.State{
		"plain":               good(),
		"every chair there":   set(func(s *table.State) { s.Seats = make([]table.Chair, rules.MaxSeats) }),
		"the last chair":      set(func(s *table.State) { s.You, s.Head = 1, 1 }),
		"no chairs":           set(func(s *table.State) { s.Seats, s.You = nil, 0 }),
		"the longest turn":    set(func(s *table.State) { s.Turn = most }),
		"the most spectators": set(func(s *table.State) { s.Watchers = most }),
		"the longest name":    set(func(s *table.State) { s.Seats[1].Name = strings.Repeat("x", letters) }),
		"the longest waits":   set(func(s *table.State) { s.Seats[1].Delay, s.Seats[1].Silent = most, most }),
	} {
		if err := s.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, s := range map[string]*table.State{
		"a chair too many":         set(func(s *table.State) { s.Seats = make([]table.Chair, rules.MaxSeats+1) }),
		"a seat below spectators":  set(func(s *table.State) { s.You = rules.Spectator - 1 }),
		"a seat beyond the chairs": set(func(s *table.State) { s.You = 2 }),
		"a head below spectators":  set(func(s *table.State) { s.Head = rules.Spectator - 1 }),
		"a head beyond the chairs": set(func(s *table.State) { s.Head = 2 }),
		"spectators below none":    set(func(s *table.State) { s.Watchers = -1 }),
		"too many spectators":      set(func(s *table.State) { s.Watchers = most + 1 }),
		"a turn below nothing":     set(func(s *table.State) { s.Turn = -1 }),
		"a turn without end":       set(func(s *table.State) { s.Turn = most + 1 }),
		"a long name":              set(func(s *table.State) { s.Seats[1].Name = strings.Repeat("x", letters+1) }),
		"a delay below nothing":    set(func(s *table.State) { s.Seats[1].Delay = -1 }),
		"a delay without end":      set(func(s *table.State) { s.Seats[1].Delay = most + 1 }),
		"a silence below nothing":  set(func(s *table.State) { s.Seats[1].Silent = -1 }),
		"a silence without end":    set(func(s *table.State) { s.Seats[1].Silent = most + 1 }),
	} {
		if s.Check() == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}
