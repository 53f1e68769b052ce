package pipe

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// TestMemoryIsLimited tests a program that takes 64 MB, and one in Python, which has another runtime.
func TestMemoryIsLimited(t *testing.T) {
	programs := map[string][]string{}
	if !raced {
		programs["go"] = []string{os.Args[0], "be", "greedy"}
	}
	if python, err := exec.LookPath("python3"); err == nil {
		programs["python"] = []string{python, "-c", `
import sys
hoard = []
for i in range(64):
    hoard.append(bytearray(1 << 20))
    print("has", i + 1, file=sys.stderr)
for line in sys.stdin:
    if '"ask"' in line:
        print('{"ask":1,"do":7}', flush=True)
`}
	}
	for name, words := range programs {
		for limit, enough := range map[uint64]bool{0: true, 400 << 20: true, 48 << 20: false} {
			var stderr bytes.Buffer
			b, err := Start(Program{Args: words, Memory: limit, Stderr: &stderr}, Hello{Game: "toy", Version: 1, Seats: 2})
			if err != nil {
				t.Fatal(err)
			}
			got, err := ask(b, 2*time.Minute, `7`)
			b.Close(nil)
			if took := strings.Contains(stderr.String(), "has 64\n"); enough != (got == "7") || enough != took || enough != (err == nil) {
				t.Errorf("%s with a limit of %d bytes answers %q, %v; it took all of its 64 MB: %t", name, limit, got, err, took)
			}
		}
	}
}
