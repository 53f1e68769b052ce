package host_test

import (
	"strings"
	"testing"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
)

func TestNewCodes(t *testing.T) {
	for range 300 {
		code := host.NewCode(true)
		word, digits, _ := strings.Cut(code, "-")
		if table.CleanCode(strings.ToLower(code)) != code || len(word) < 4 || len(digits) != 4 {
			t.Fatalf("a word and four digits are wanted: %q", code)
		}
	}
	if code := host.NewCode(false); strings.Contains(code, "-") {
		t.Errorf("a word without digits is wanted: %q", code)
	}
}
