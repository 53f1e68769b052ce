package hidden

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// TestMain is that of a package that needs a display, in the processes that
// TestWithoutADisplay starts; here the tests need none.
func TestMain(m *testing.M) {
	if os.Getenv("HIDDEN_TEST") != "" {
		Main(m)
	}
	os.Exit(m.Run())
}

// TestWithoutADisplay: what has not run is not said to be good.
func TestWithoutADisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere there is always a display")
	}
	cmd := exec.Command(os.Args[0], "-test.run=TestNothing")
	for _, e := range os.Environ() {
		if !strings.HasPrefix(e, "DISPLAY=") && !strings.HasPrefix(e, "WAYLAND_DISPLAY=") {
			cmd.Env = append(cmd.Env, e)
		}
	}
	cmd.Env = append(cmd.Env, "HIDDEN_TEST=1")
	out, err := cmd.CombinedOutput()
	if err == nil || !strings.Contains(string(out), "no display") || strings.Contains(string(out), "has run") {
		t.Errorf("without a display the tests say %v\n%s", err, out)
	}
}

// TestNothing is a test that needs a display.
func TestNothing(t *testing.T) {
	if os.Getenv("HIDDEN_TEST") != "" {
		t.Error("it has run without a display")
	}
}
