//go:build linux && amd64

package window

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/internal/e2e/guest"
)

// Damaged settings stay where they are until a setting is changed, and the program opens
// all the same.
func TestDamagedSettings(t *testing.T) {
	data := t.TempDir()
	file := filepath.Join(data, "settings.json")
	const damaged = `{"version":1,"near":5,"lang`
	if err := os.WriteFile(file, []byte(damaged), 0o644); err != nil {
		t.Fatal(err)
	}
	g := guest.Start(t, 1280, 720, "--data", data)
	g.Title()
	if kept, err := os.ReadFile(file); err != nil || string(kept) != damaged {
		t.Errorf("the file holds %q, %v", kept, err)
	}
}

// A folder that cannot be written is no reason not to play a whole game.
func TestUnwritableFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	g := guest.Start(t, 1280, 720, "--data", filepath.Join(file, "data"), "--game", "bzzz", "--seed", "3", "--option", "turns=8")
	playToResults(t, g, hands()[0])
}

// Records that are none, cut short or tampered with are refused with a sentence
// that says so, and with exit code 1.
func TestBadRecords(t *testing.T) {
	data := guest.Brisk(t)
	g := guest.Start(t, 1280, 720, "--data", data, "--game", "bzzz", "--seed", "4", "--option", "turns=8")
	playToResults(t, g, hands()[0])
	records, err := filepath.Glob(filepath.Join(data, "records", "*"))
	if err != nil || len(records) != 1 {
		t.Fatalf("records: %q, %v; want one", records, err)
	}
	packed, err := os.ReadFile(records[0])
	if err != nil {
		t.Fatal(err)
	}
	whole, err := match.Unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(whole), "\n")
	tests := map[string]string{
		"empty":   "",
		"text":    "Once upon a time\n",
		"foreign": strings.Replace(string(whole), `"bzzz"`, `"chess"`, 1),
		"header":  lines[0][:len(lines[0])/2],
		"packed":  string(packed[:len(packed)/2]),
		"moves":   lines[0] + strings.Join(lines[3:], ""),
	}
	for name, text := range tests {
		file := filepath.Join(t.TempDir(), name+".txt")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		code, out := run(t, "--shot", filepath.Join(t.TempDir(), "shot.png"), "--replay", file)
		if code != 1 || !strings.HasPrefix(out, "ludotheque: ") || strings.Contains(out, "goroutine") {
			t.Errorf("%s: exit code %d: %s", name, code, out)
		}
	}
	if code, out := run(t, "--shot", filepath.Join(t.TempDir(), "shot.png"), "--replay", records[0]); code != 0 {
		t.Errorf("the record itself: exit code %d: %s", code, out)
	}
}
