//go:build linux && amd64

package e2e

import (
	"bytes"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/e2e/guest"
)

// shoot writes a picture, and gives its bytes.
func shoot(t *testing.T, args ...string) []byte {
	t.Helper()
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(t, "a display for a picture (build/test brings one)")
	}
	file := filepath.Join(t.TempDir(), "shot.png")
	cmd := exec.Command(guest.Program(t), append([]string{"--shot", file}, args...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%q: %v\n%s", args, err, out)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestShotIsTheSameTwice(t *testing.T) {
	args := []string{"--screen", "title", "--size", "640x400", "--lang", "en"}
	first := shoot(t, args...)
	if !bytes.Equal(first, shoot(t, args...)) {
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
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(t, "a display for a picture (build/test brings one)")
	}
	cmd := exec.Command(guest.Program(t), "--screen", "title", "--shot", filepath.Join(t.TempDir(), "none", "shot.png"))
	out, err := cmd.CombinedOutput()
	if code := cmd.ProcessState.ExitCode(); code != 1 || !strings.Contains(string(out), "cannot be written into") {
		t.Errorf("exit code %d, %v: %s", code, err, out)
	}
}
