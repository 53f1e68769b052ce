package table_test

import (
	"strings"
	"testing"

	"ludotheque/arena/table"
)

func TestCleanName(t *testing.T) {
	for text, want := range map[string]string{
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
