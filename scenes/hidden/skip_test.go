package hidden

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// TestMain is that of a package that needs a display, in the processes that TestWithoutADisplay
// starts; the tests here need none.
func TestMain(m *testing.M) {
	if os.Getenv("HIDDEN_TEST") != "" {
		Main(m)
	}
	os.Exit(m.Run())
}

func TestWithoutADisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere there is always a display")
	}
	for _, c := range []struct {
		name string
		env  []string
		args []string
		code int
		says []string
	}{
		{"all", nil, nil, 0, []string{"no display: 2 tests left out (build/test brings one)\n", "testing: warning: no tests to run\n"}},
		{"one, listed", nil, []string{"-test.run=Nothing/inside", "-test.v"}, 0, []string{"--- SKIP: TestNothing (0.00s)\n", "no display: 1 tests left out"}},
		{"in CI", []string{"CI=true"}, nil, 1, []string{"with CI set there has to be one"}},
	} {
		cmd := exec.Command(os.Args[0], c.args...)
		for _, e := range os.Environ() {
			if !strings.HasPrefix(e, "DISPLAY=") && !strings.HasPrefix(e, "WAYLAND_DISPLAY=") && !strings.HasPrefix(e, "CI=") {
				cmd.Env = append(cmd.Env, e)
			}
		}
		cmd.Env = append(append(cmd.Env, "HIDDEN_TEST=1"), c.env...)
		out, _ := cmd.CombinedOutput()
		if got := cmd.ProcessState.ExitCode(); got != c.code {
			t.Errorf("%s: exit code %d, want %d", c.name, got, c.code)
		}
		for _, want := range c.says {
			if !strings.Contains(string(out), want) {
				t.Errorf("%s: there is no %q in\n%s", c.name, want, out)
			}
		}
	}
}

// TestNothing is what TestWithoutADisplay counts and lists.
func TestNothing(t *testing.T) {
	if os.Getenv("HIDDEN_TEST") != "" {
		t.Error("it has run without a display")
	}
}
