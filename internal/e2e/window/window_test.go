//go:build linux && amd64

package window

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

func TestMain(m *testing.M) { guest.Main(m) }

func TestOpensAndQuits(t *testing.T) {
	g := guest.Start(t, 1280, 720)
	g.Title()
	if p := g.Picture(); p.RGBAAt(4, 360).A != 255 || p.RGBAAt(4, 360).R == 0 {
		t.Errorf("the left edge of the title is %v, not paper", p.RGBAAt(4, 360))
	}
	g.Tap(ebiten.KeyEscape) // shows where to quit
	g.Tap(ebiten.KeyEscape)
	if code := g.WaitExit(); code != 0 {
		t.Errorf("exit code %d, want 0", code)
	}
}

// What scripts rely on: exit codes, and errors on standard error.
func TestCommandLine(t *testing.T) {
	tests := []struct {
		args string
		code int
		out  string
		err  string
	}{
		{"--version", 0, "ludotheque ", ""},
		{"--help", 0, "--shot", ""},
		{"--lang de", 2, "", "fr or en"},
		{"--watch a --join b", 2, "", "exclude each other"},
		{"", 1, "", "DISPLAY is empty"},
	}
	for _, tt := range tests {
		cmd := exec.Command(guest.Program(t), strings.Fields(tt.args)...)
		cmd.Env = append(os.Environ(), "DISPLAY=")
		var out, err bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &err
		_ = cmd.Run()
		if code := cmd.ProcessState.ExitCode(); code != tt.code {
			t.Errorf("%q: exit code %d, want %d\n%s", tt.args, code, tt.code, err.String())
		}
		if !strings.Contains(out.String(), tt.out) || !strings.Contains(err.String(), tt.err) {
			t.Errorf("%q: output %q and errors %q, want %q and %q", tt.args, out.String(), err.String(), tt.out, tt.err)
		}
		if tt.err == "" && err.Len() > 0 || tt.code != 0 && out.Len() > 0 {
			t.Errorf("%q: output %q, errors %q", tt.args, out.String(), err.String())
		}
	}
}
