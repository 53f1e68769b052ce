//go:build linux && amd64

package window

import (
	"bytes"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/internal/e2e/guest"
)

// run runs the program until it ends, and gives its exit code and all it wrote.
// It opens no guest: it needs a display.
func run(t *testing.T, args ...string) (code int, out string) {
	t.Helper()
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(t, "a display for a picture (build/test brings one)")
	}
	cmd := exec.Command(guest.Program(t), args...)
	text, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), string(text)
}

// shoot writes a picture of a kind of file, and gives its bytes.
func shoot(t *testing.T, kind string, args ...string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "shot."+kind)
	if code, out := run(t, append([]string{"--shot", file}, args...)...); code != 0 {
		t.Fatalf("%q: exit code %d\n%s", args, code, out)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestShotIsTheSameTwice(t *testing.T) {
	args := []string{"--screen", "title", "--size", "640x400", "--lang", "en"}
	first := shoot(t, "png", args...)
	if !bytes.Equal(first, shoot(t, "png", args...)) {
		t.Error("the same arguments give another picture")
	}
	img, err := png.Decode(bytes.NewReader(first))
	if err != nil {
		t.Fatal(err)
	}
	if size := img.Bounds().Size(); size.X != 640 || size.Y != 400 {
		t.Errorf("the picture is %v, want 640 by 400", size)
	}
}

func TestShotIntoNoFolder(t *testing.T) {
	code, out := run(t, "--screen", "title", "--shot", filepath.Join(t.TempDir(), "none", "shot.png"))
	if code != 1 || !strings.Contains(out, "cannot be written into") {
		t.Errorf("exit code %d: %s", code, out)
	}
}
