//go:build linux && amd64

package window

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/trace"
)

// played are the games, with the seats of a match that goes on by itself and of one that waits for a
// person.
var played = []struct{ id, all, one string }{
	{"bzzz", "normal,normal,normal,normal", "human,normal,normal,normal"},
	{"trichrome", "normal,normal,normal", "human,normal,normal"},
	{"brutal", "normal,normal", "human,normal"},
	{"aquariom", "normal,normal,normal,normal", "human,normal,normal,normal"},
	{"empire", "normal,normal", "human,normal"},
}

// BenchmarkLightInTheWindow prints, for each game, what its pictures cost beside those of an empty window in
// which a square moves, in one run at 1280 by 720: pictures a second while computers play, the processor
// time of one, the longest update and gap in the first seconds, and what the game costs while it waits
// for a person, beside an empty window that draws nothing.
func BenchmarkLightInTheWindow(b *testing.B) {
	const (
		entering = 3 // seconds after the game has come
		playing  = 6
		waiting  = 10 // until a screen rests
	)
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(b, "a display (build/measure brings one)")
	}
	dir := b.TempDir()
	build(b, dir)
	fine := func(more map[string]any) string {
		more["version"], more["pictures"] = 1, "fine"
		text, err := json.Marshal(more)
		if err != nil {
			b.Fatal(err)
		}
		data := b.TempDir()
		if err := os.WriteFile(filepath.Join(data, "settings.json"), text, 0o644); err != nil {
			b.Fatal(err)
		}
		return data
	}
	lively, still := fine(map[string]any{}), fine(map[string]any{"motion": "reduced"})
	for b.Loop() {
		moving := look(b, dir, "empty", entering, playing, "empty", "--moving")
		resting := look(b, dir, "empty", waiting, playing, "empty", "--resting")
		b.Logf("%-10s %5.1f pictures a second, %4.0f ms each; at rest %4.0f ms a second", "empty", moving.rate, moving.cost/moving.rate, resting.cost)
		title := look(b, dir, "title", waiting, playing, "title", "--mute", "--data", still)
		b.Logf("%-10s at rest %4.0f ms a second (%.1f), %.1f pictures", "title", title.cost, title.cost/resting.cost, title.rate)
		for _, g := range played {
			match := []string{"--mute", "--seed", "7", "--game", g.id}
			on := look(b, dir, g.id, entering, playing, "title", append(match, "--data", lively, "--seats", g.all)...)
			off := look(b, dir, g.id, waiting, playing, "title", append(match, "--data", still, "--seats", g.one)...)
			b.Logf("%-10s %5.1f pictures a second (%.2f), %4.0f ms each (%.1f), at first updates of %3.0f ms and gaps of %4.0f ms; waiting %4.0f ms a second (%.1f), %.1f pictures",
				g.id, on.rate, on.rate/moving.rate, on.cost/on.rate, on.cost/on.rate/(moving.cost/moving.rate), on.first.Update, on.first.Gap,
				off.cost, off.cost/resting.cost, off.rate)
		}
	}
}

// build builds the empty program and ours, as "empty" and "title".
func build(b *testing.B, dir string) {
	for _, program := range []struct{ name, path string }{{"empty", "ludotheque/internal/e2e/empty"}, {"title", "ludotheque"}} {
		build := exec.Command("go", "build", "-o", filepath.Join(dir, program.name), program.path)
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
	}
}

// looked is what a program did: pictures a second, milliseconds of processor a second, and the longest
// update and gap of the seconds before.
type looked struct {
	rate, cost float64
	first      trace.Pace
}

// look starts a program, waits until it shows a scene, and then measures it for some seconds after some
// others.
func look(b *testing.B, dir, scene string, before, during int, program string, args ...string) (l looked) {
	b.Helper()
	pipe := filepath.Join(dir, "pace")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil && !os.IsExist(err) {
		b.Fatal(err)
	}
	// Opened for reading and writing, so that neither side waits for the other.
	f, err := os.OpenFile(pipe, os.O_RDWR, 0)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	cmd := exec.Command(filepath.Join(dir, program), args...)
	cmd.Env = append(os.Environ(), trace.PaceVariable+"="+pipe)
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()
	late := time.AfterFunc(3*time.Minute, func() { f.Close() })
	defer late.Stop()
	var began time.Time
	var spent float64
	n, pictures := 0, 0
	for lines := bufio.NewScanner(f); n < 1+before+during; {
		if !lines.Scan() {
			b.Fatalf("%s does not come to %s: %v", program, scene, lines.Err())
		}
		var line trace.Line
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			b.Fatal(err)
		}
		if !strings.HasPrefix(line.Scene, scene) {
			continue
		}
		switch n++; {
		case n == 1: // the start of the program
		case n <= 1+before:
			l.first.Update, l.first.Gap = max(l.first.Update, line.Pace.Update), max(l.first.Gap, line.Pace.Gap)
		default:
			pictures += line.Pace.Pictures
		}
		if n == 1+before {
			began, spent = time.Now(), processor(b, cmd.Process.Pid)
		}
	}
	took := time.Since(began).Seconds()
	l.rate, l.cost = float64(pictures)/took, (processor(b, cmd.Process.Pid)-spent)/took
	return l
}

// processor returns the milliseconds of processor time that a process has taken.
func processor(b *testing.B, pid int) float64 {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), ") ")
	sum := 0
	for _, f := range strings.Fields(rest)[11:13] {
		n, err := strconv.Atoi(f)
		if err != nil {
			b.Fatal(err)
		}
		sum += n
	}
	return float64(sum * 10) // USER_HZ is 100 on every Linux
}
