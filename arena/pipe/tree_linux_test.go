package pipe

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"time"
)

// TestChildrenAreKilledToo tests a program that leaves a child behind, which holds the pipes open.
func TestChildrenAreKilledToo(t *testing.T) {
	var stderr bytes.Buffer
	b := start(t, "parent", &stderr)
	if got, err := ask(b, time.Minute, `7`); err != nil || got != "7" {
		t.Fatalf("%s, %v", got, err)
	}
	b.Close(nil) // returns
	var child int
	if _, err := fmt.Sscanf(stderr.String(), "child %d", &child); err != nil {
		t.Fatalf("%v in %q", err, stderr.String())
	}
	// It was killed; its new parent may take a moment to reap it.
	for end := time.Now().Add(time.Minute); running(child); {
		if time.Now().After(end) {
			t.Fatalf("the child %d lives", child)
		}
		time.Sleep(time.Millisecond)
	}
}

// running reports whether a process is alive; a zombie is not.
func running(pid int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return false
	}
	_, rest, _ := bytes.Cut(text, []byte(") "))
	return len(rest) > 0 && rest[0] != 'Z' && rest[0] != 'X'
}
