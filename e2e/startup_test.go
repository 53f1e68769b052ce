//go:build linux && amd64

package e2e

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"ludotheque/e2e/guest"
	"ludotheque/scenes/trace"
)

// BenchmarkFirstFrame starts the program, and an empty Ebitengine window, until
// the first frame has been shown. build/startup runs it and compares.
func BenchmarkFirstFrame(b *testing.B) {
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(b, "a display (build/startup brings one)")
	}
	for _, program := range []struct{ name, path, ready string }{{"empty", "ludotheque/e2e/empty", "empty"}, {"ludotheque", "ludotheque", "title"}} {
		b.Run(program.name, func(b *testing.B) {
			dir := b.TempDir()
			file := filepath.Join(dir, "program")
			build := exec.Command("go", "build", "-o", file, program.path)
			build.Env = append(os.Environ(), "CGO_ENABLED=0")
			if out, err := build.CombinedOutput(); err != nil {
				b.Fatalf("%v\n%s", err, out)
			}
			pipe := filepath.Join(dir, "trace")
			if err := syscall.Mkfifo(pipe, 0o600); err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			var shown, ready time.Duration
			for b.Loop() {
				s, r := firstFrame(b, file, pipe, filepath.Join(dir, "config"), program.ready)
				shown, ready = shown+s, ready+r
			}
			b.ReportMetric(float64(shown.Milliseconds())/float64(b.N), "ms/frame")
			b.ReportMetric(float64(ready.Milliseconds())/float64(b.N), "ms/ready")
		})
	}
}

// firstFrame starts a program and gives the time until its first frame has been
// shown, and until its screen is the one that is waited for.
func firstFrame(b *testing.B, file, pipe, config, screen string) (shown, ready time.Duration) {
	// Opened for reading and writing, so that neither side waits for the other.
	f, err := os.OpenFile(pipe, os.O_RDWR, 0)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	cmd := exec.Command(file)
	cmd.Env = append(os.Environ(), trace.Variable+"="+pipe, "XDG_CONFIG_HOME="+config)
	begin := time.Now()
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()
	late := time.AfterFunc(20*time.Second, func() { f.Close() })
	defer late.Stop()
	for lines := bufio.NewScanner(f); shown == 0 || ready == 0; {
		if !lines.Scan() {
			b.Fatalf("%s shows no frame: %v", file, lines.Err())
		}
		var l trace.Line
		if err := json.Unmarshal(lines.Bytes(), &l); err != nil {
			b.Fatal(err)
		}
		if l.Shown {
			shown = time.Since(begin)
		}
		if l.Scene == screen {
			ready = time.Since(begin)
		}
	}
	return shown, ready
}
