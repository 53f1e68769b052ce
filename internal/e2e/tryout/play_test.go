//go:build linux && amd64

package tryout

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ludotheque/scenes/trace"
)

// patience is how long a game may take: a minute where nothing else runs.
const patience = 10 * time.Minute

// A place is where a downloaded program is started: how a command is run there,
// and how a file of this machine is called there.
type place struct {
	command func(program string, args ...string) *exec.Cmd
	path    func(file string) string
}

// game is how the game that every program plays begins.
func game(p place, data string) []string {
	return []string{"--data", p.path(data), "--mute", "--lang", "fr", "--size", "640x360",
		"--game", "brutal", "--seed", "3", "--seats", "human,easy"}
}

// script plays C'est du brutal ! by the keyboard: a ready-made team, the rest
// placed, mêlées skipped, truces sealed without orders, the results, and out. A
// script sees nothing: what its keys do when nothing asks for them must do no
// harm, as with a person who is in a hurry.
func script() string {
	var b strings.Builder
	tap := func(key string, ticks int) { fmt.Fprintf(&b, "{\"keys\":[%q]}\n{\"ticks\":%d}\n", key, ticks) }
	b.WriteString("{\"ticks\":90}\n")
	for _, key := range []string{"Enter", "PageDown", "Enter"} {
		tap(key, 40)
	}
	for range 18 {
		tap("PageDown", 12)
		tap("Enter", 12)
	}
	b.WriteString("{\"ticks\":240}\n{\"close\":true}\n")
	return b.String()
}

// play plays a whole game in the downloaded program, in a folder that a person
// could have called so, and checks what it leaves behind: the screens that it
// showed, its exit code, and a record that ends. It gives the record.
func play(t *testing.T, p place, program string, folder string) []byte {
	t.Helper()
	data := filepath.Join(folder, "Mes données, été")
	if err := os.MkdirAll(data, 0o777); err != nil {
		t.Fatal(err)
	}
	// Another user may be who plays.
	if err := os.Chmod(data, 0o777); err != nil {
		t.Fatal(err)
	}
	hands := filepath.Join(folder, "hands.script")
	settings := `{"version":1,"speed":"once","motion":"reduced","offered":["brutal"]}`
	for name, text := range map[string]string{hands: script(), filepath.Join(data, "settings.json"): settings} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	told := filepath.Join(folder, "told.json")
	if err := os.WriteFile(told, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(told, 0o666); err != nil {
		t.Fatal(err)
	}

	cmd := p.command(program, append(game(p, data), "--script", p.path(hands))...)
	cmd.Env = append(cmd.Environ(), trace.Variable+"="+p.path(told))
	overdue := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	out, code := run(t, cmd)
	if !overdue.Stop() {
		t.Errorf("the program did not end after %v", patience)
	}
	raw, err := os.ReadFile(told)
	if err != nil {
		t.Fatal(err)
	}
	var scenes []string
	shown := false
	for d := json.NewDecoder(bytes.NewReader(raw)); d.More(); {
		var line trace.Line
		if err := d.Decode(&line); err != nil {
			t.Fatalf("%s: %v", told, err)
		}
		shown = shown || line.Shown
		scenes = append(scenes, line.Scene)
	}
	if code != 0 || !shown || !strings.Contains(strings.Join(scenes, "\n"), "\nresults") {
		t.Fatalf("exit code %d, a frame was shown: %v, the screens were %q; it said:\n%s", code, shown, scenes, out)
	}
	packed, err := os.ReadFile(filepath.Join(data, "records", "brutal-0001.record"))
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed)) // what is over is packed
	if err != nil {
		t.Fatalf("the record of a game that is over: %v", err)
	}
	record, err := io.ReadAll(z)
	if err != nil {
		t.Fatalf("the record of a game that is over: %v", err)
	}
	if !bytes.Contains(record, []byte(`"end":`)) {
		t.Errorf("the record of the game has no end:\n%s", record)
	}
	return record
}

// shoot lets the downloaded program draw the lobby into a picture.
func shoot(t *testing.T, p place, program, folder string) image.Image {
	t.Helper()
	file := filepath.Join(folder, "lobby.png")
	cmd := p.command(program, "--shot", p.path(file), "--screen", "lobby", "--lang", "fr", "--size", "640x360")
	if out, code := run(t, cmd); code != 0 {
		t.Fatalf("--shot: exit code %d:\n%s", code, out)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// near says how many in a hundred pixels of two pictures differ plainly: another
// driver rounds otherwise, which is no other picture.
func near(t *testing.T, a, b image.Image) float64 {
	t.Helper()
	if a.Bounds() != b.Bounds() {
		t.Fatalf("pictures of %v and %v", a.Bounds(), b.Bounds())
	}
	differ, all := 0, 0
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			r, g, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			all++
			for _, d := range []int{int(r) - int(r2), int(g) - int(g2), int(b1) - int(b2)} {
				if d > 24<<8 || d < -24<<8 {
					differ++
					break
				}
			}
		}
	}
	return 100 * float64(differ) / float64(all)
}

// ends is how the games ended that a downloaded arena played: their lines
// without the time they took.
func ends(t *testing.T, p place, program string) string {
	t.Helper()
	var all []string
	for _, game := range []string{"bzzz", "trichrome", "brutal", "aquariom", "empire"} {
		args := []string{"play", game, "--seed", "5", "--json"}
		switch game {
		case "trichrome":
			args = append(args, "--option", "rounds=2", "--seats", "easy,easy,easy")
		case "aquariom":
			args = append(args, "--option", "turns=200", "--seats", "normal,normal")
		case "bzzz":
			args = append(args, "--option", "turns=16")
		}
		cmd := p.command(program, args...)
		var said bytes.Buffer
		cmd.Stderr = &said
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%q: %v\n%s%s", args, err, out, said.Bytes())
		}
		var end map[string]any
		if err := json.Unmarshal(out, &end); err != nil {
			t.Fatalf("%q printed %q: %v", args, out, err)
		}
		delete(end, "seconds")
		all = append(all, fmt.Sprint(end))
	}
	return strings.Join(all, "\n")
}

// here is this machine as it is.
func here() place {
	return place{
		command: func(program string, args ...string) *exec.Cmd { return exec.Command(program, args...) },
		path:    func(file string) string { return file },
	}
}

// ours is what the arena for this machine says to the games of [ends].
func ours(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	unpack(t, download(t, "arena", "linux-amd64.tar.gz"), dir)
	return ends(t, here(), filepath.Join(dir, "arena"))
}
