package version

import (
	"regexp"
	"testing"
)

func TestString(t *testing.T) {
	got := String("arena")
	if !regexp.MustCompile(`^arena \d+\.\d+\.\d+ \(commit [^)]+\) \w+/\w+$`).MatchString(got) {
		t.Errorf("got %q", got)
	}
}
