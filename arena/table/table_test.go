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
	for text, want := range map[string]string{"trèfle": "TREFLE", " trefle 1234 ": "TREFLE-1234", "a/b": "", "..": "", strings.Repeat("A", 40): ""} {
		if got := table.CleanCode(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestSecrets(t *testing.T) {
	for text, want := range map[string]bool{"0123456789abcdef": true, "short": false, "0123456789abcde ": false, strings.Repeat("a", 65): false} {
		if table.CheckSecret(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
