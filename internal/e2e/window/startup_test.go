//go:build linux && amd64

package window

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/trace"
)

// BenchmarkFirstFrame starts an empty Ebitengine window and the program in turn,
// until the first frame has been shown, and reports the medians in milliseconds:
// a median stands a hiccup of the machine, and taking turns its other work.
// build/measure startup prints both.
func BenchmarkFirstFrame(b *testing.B) {
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(b, "a display (build/measure brings one)")
	}
	dir := b.TempDir()
	build(b, dir)
	pipe := filepath.Join(dir, "trace")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		b.Fatal(err)
	}
	var empty, ours, ready []float64
	for b.Loop() {
		shown, _ := firstFrame(b, filepath.Join(dir, "empty"), pipe, filepath.Join(dir, "config"), "empty")
		empty = append(empty, ms(shown))
		shown, title := firstFrame(b, filepath.Join(dir, "title"), pipe, filepath.Join(dir, "config"), "title")
		ours, ready = append(ours, ms(shown)), append(ready, ms(title))
	}
	b.ReportMetric(guest.Median(empty), "empty-ms")
	b.ReportMetric(guest.Median(ours), "frame-ms")
	b.ReportMetric(guest.Median(ours)/guest.Median(empty), "ratio")
	b.ReportMetric(guest.Median(ready), "title-ms")
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

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
