package pipe

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestChildrenInOtherSessionsAreKilledToo tests a program whose child has a session of its own and no
// parent any more.
func TestChildrenInOtherSessionsAreKilledToo(t *testing.T) {
	setsid, err := exec.LookPath("setsid")
	if err != nil {
		t.Skip("lacking setsid: ", err)
	}
	other := start(t, "parent", new(bytes.Buffer)) // that of another match is left alone
	defer other.Close(nil)
	file := filepath.Join(t.TempDir(), "child")
	b, err := Start(Program{Args: []string{"sh", "-c", setsid + ` -f sh -c 'echo $$. >"$0"; exec sleep 3600' "$1"; exec "$0" be echo`, os.Args[0], file}, Stderr: io.Discard},
		Hello{Game: "toy", Version: 1, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := ask(b, time.Minute, `7`); err != nil || got != "7" {
		t.Fatalf("the bot should answer 7: %s, %v", got, err)
	}
	child := 0
	for end := time.Now().Add(time.Minute); child == 0; time.Sleep(time.Millisecond) {
		text, _ := os.ReadFile(file)
		if pid, ok := strings.CutSuffix(strings.TrimSpace(string(text)), "."); ok {
			if child, err = strconv.Atoi(pid); err != nil {
				t.Fatal(err)
			}
		}
		if time.Now().After(end) {
			t.Fatal("the program starts no child")
		}
	}
	b.Close(nil)
	for end := time.Now().Add(time.Minute); running(child); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("the child %d lives", child)
		}
	}
	if got, err := ask(other, time.Minute, `7`); err != nil || got != "7" {
		t.Errorf("another program answers %s, %v", got, err)
	}
}

// TestChildrenAreKilledToo tests a program that leaves a child behind, which holds the pipes open.
func TestChildrenAreKilledToo(t *testing.T) {
	var stderr bytes.Buffer
	b := start(t, "parent", &stderr)
	if got, err := ask(b, time.Minute, `7`); err != nil || got != "7" {
		t.Fatalf("the bot should answer 7: %s, %v", got, err)
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
