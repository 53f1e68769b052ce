package version

import (
	"regexp"
	"strings"
	"testing"
)

func TestString(t *testing.T) {
	got := String("arena")
	if !regexp.MustCompile(`^arena \d+\.\d+\.\d+(-\w+)? \(commit [^)]+\) \w+/\w+$`).MatchString(got) {
		t.Errorf("got %q", got)
	}
}

func TestStampOfARelease(t *testing.T) {
	defer func(old string) { stamp = old }(stamp)
	stamp = "1a2b3c4d5e6f, changed since"
	if got := String("ludotheque"); !strings.Contains(got, "(commit 1a2b3c4d5e6f, changed since)") {
		t.Errorf("got %q", got)
	}
}
