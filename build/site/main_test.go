package main

import (
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// made is a folder with a game of a few bytes in it, put together.
func made(t *testing.T, game string) map[string]string {
	t.Helper()
	t.Chdir("../..")
	dir := t.TempDir()
	for name, data := range map[string]string{"game.wasm": game, "game.wasm.zst": "packed", "wasm_exec.js": "glue"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := build(dir); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range all {
		data, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[f.Name()] = string(data)
	}
	return files
}

// Each file that the page asks for bears the number of the build, is there, and is kept
// by the service worker: an old one never stands beside a new one.
func TestEveryFileBearsTheNumberOfTheBuild(t *testing.T) {
	a := made(t, "one")
	asked := regexp.MustCompile(`(?:href|src)="([^"]+)"|url\(([^)]+)\)`).FindAllStringSubmatch(a["index.html"]+a["page.css"], -1)
	id := regexp.MustCompile(`data-build="([0-9a-f]{12})"`).FindStringSubmatch(a["index.html"])
	if len(asked) < 8 || id == nil {
		t.Fatalf("%d files are asked for, number %v", len(asked), id)
	}
	for _, m := range asked {
		name, number, _ := strings.Cut(m[1]+m[2], "?")
		if a[name] == "" || number != id[1] {
			t.Errorf("%s is there: %v, with the number %q of %s", name, a[name] != "", number, id[1])
		}
	}
	for _, name := range append(numbered, "game.wasm.zst", "manifest.webmanifest") {
		if !strings.Contains(a["sw.js"], `"`+name+"?"+id[1]+`"`) {
			t.Errorf("the service worker does not keep %s", name)
		}
	}
	if strings.Contains(a["sw.js"], "BUILD") || strings.Contains(a["sw.js"], "FILES") {
		t.Error("the service worker has gaps")
	}
	var m struct {
		Icons []struct{ Src, Purpose string }
	}
	if err := json.Unmarshal([]byte(a["manifest.webmanifest"]), &m); err != nil || len(m.Icons) < 4 {
		t.Fatalf("the manifest: %v", err)
	}
	for _, icon := range m.Icons {
		if a[icon.Src] == "" {
			t.Errorf("the manifest's %s is not there", icon.Src)
		}
		// Systems cut a maskable icon to a shape of their own: it has no transparent corner, and no other
		// icon may be one.
		if icon.Purpose == "maskable" {
			img, err := png.Decode(strings.NewReader(a[icon.Src]))
			if err != nil {
				t.Fatal(err)
			}
			if _, _, _, alpha := img.At(0, 0).RGBA(); alpha != 0xffff || img.Bounds().Dx() != 512 {
				t.Errorf("%s: a corner has the alpha %d, of %v", icon.Src, alpha, img.Bounds())
			}
		}
	}
}

// Another game makes another number; links get the place of the folder.
func TestTheNumberIsThatOfWhatIsThere(t *testing.T) {
	t.Setenv(addressVariable, "https://example.org/games/")
	a := made(t, "one")
	t.Chdir("build/site")
	if b := made(t, "two"); a["index.html"] == b["index.html"] || a["sw.js"] == b["sw.js"] {
		t.Error("two games have one number")
	}
	if !strings.Contains(a["index.html"], `content="https://example.org/games/share.jpg"`) {
		t.Error("links do not get the whole address of their picture")
	}
	if n := len(a["share.jpg"]); n < 20e3 || n > 300e3 {
		t.Errorf("the picture for links has %d bytes", n)
	}
}

// A notch, rounded corners and the bar of a phone's system are kept free by the browser:
// the page does not ask for what lies under them.
func TestThePageKeepsOutOfTheNotch(t *testing.T) {
	page := made(t, "one")["index.html"]
	for _, asks := range []string{"viewport-fit", "black-translucent"} {
		if strings.Contains(page, asks) {
			t.Errorf("the page asks for %s, and the game leaves no room for a notch", asks)
		}
	}
	if !strings.Contains(page, `name="viewport" content="width=device-width, initial-scale=1"`) {
		t.Error("the page does not say how wide it is on a phone")
	}
}
