//go:build linux && amd64

package tryout

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Environment variables that say what to test and with what.
const (
	// Release names the folder that build/release filled.
	Release = "LUDOTHEQUE_RELEASE"
	// BareRoot names the bare root of a distribution, with the libraries of a
	// window and nothing else.
	BareRoot = "LUDOTHEQUE_BARE_ROOT"
	// WinePrefix names a prefix of Wine in which programs of Go start.
	WinePrefix = "LUDOTHEQUE_WINE_PREFIX"
)

// heaviest is what a download may weigh, in bytes.
const heaviest = 25_000_000

// release is the folder to test.
func release(t *testing.T) string {
	t.Helper()
	dir := os.Getenv(Release)
	if dir == "" {
		t.Skip("there is no release to test; build/tryout runs this")
	}
	return dir
}

// download is the path of the one download of a program whose name ends so.
func download(t *testing.T, program, ending string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(release(t), program+"-[0-9]*-"+ending))
	if err != nil || len(found) != 1 {
		t.Fatalf("the release has %q for %s and %s, want one: build/release fills an empty folder", found, program, ending)
	}
	return found[0]
}

// An entry is a file in an archive.
type entry struct {
	mode fs.FileMode
	data []byte
}

// contents reads an archive: its files by their names, without the one
// folder that all of them lie in. Links are none of what a release holds.
func contents(t *testing.T, file string) map[string]entry {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]entry{}
	if strings.HasSuffix(file, ".zip") {
		z, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for _, f := range z.File {
			if f.Mode().IsDir() {
				continue
			}
			r, err := f.Open()
			if err != nil {
				t.Fatalf("%s: %s: %v", file, f.Name, err)
			}
			data, err := io.ReadAll(r)
			if err != nil {
				t.Fatalf("%s: %s: %v", file, f.Name, err)
			}
			files[f.Name] = entry{f.Mode(), data}
		}
		return flat(files)
	}
	z, err := gzip.NewReader(bytes.NewReader(raw))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return flat(files)
		}
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if h.Typeflag == tar.TypeDir {
			continue
		}
		if h.Typeflag != tar.TypeReg {
			t.Fatalf("%s: %s is neither file nor folder", file, h.Name)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatalf("%s: %s: %v", file, h.Name, err)
		}
		files[h.Name] = entry{h.FileInfo().Mode(), data}
	}
}

// flat takes away the one folder that all files lie in, if there is one.
func flat(files map[string]entry) map[string]entry {
	top := ""
	for name := range files {
		folder, _, ok := strings.Cut(name, "/")
		if !ok || top != "" && folder != top {
			return files
		}
		top = folder
	}
	inside := map[string]entry{}
	for name, e := range files {
		inside[strings.TrimPrefix(name, top+"/")] = e
	}
	return inside
}

// unpack writes an archive into a folder.
func unpack(t *testing.T, file, dir string) {
	t.Helper()
	for name, e := range contents(t, file) {
		if !filepath.IsLocal(name) {
			t.Fatalf("%s: the name %q leads out of the folder", file, name)
		}
		to := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, e.data, e.mode.Perm()); err != nil {
			t.Fatal(err)
		}
	}
}

// run starts a command and gives what it printed and its exit code.
func run(t *testing.T, cmd *exec.Cmd) (out string, code int) {
	t.Helper()
	printed, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Fatalf("%s does not start: %v", cmd, err)
	}
	return string(printed), cmd.ProcessState.ExitCode()
}

// The sums are those of the downloads, every download has one, and none is too
// heavy.
func TestSums(t *testing.T) {
	dir := release(t)
	list, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(list)) {
		sum, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok || path.Base(name) != name {
			t.Fatalf("SHA256SUMS: %q is no line of sha256sum", line)
		}
		want[name] = sum
	}
	for _, ending := range []string{"*.zip", "*.tar.gz"} {
		files, err := filepath.Glob(filepath.Join(dir, ending))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			name := filepath.Base(file)
			sum := sha256.Sum256(raw)
			if got := hex.EncodeToString(sum[:]); got != want[name] {
				t.Errorf("%s has the sum %s, SHA256SUMS says %q", name, got, want[name])
			}
			if len(raw) > heaviest {
				t.Errorf("%s weighs %d bytes, %d at most", name, len(raw), heaviest)
			}
			delete(want, name)
		}
	}
	for name := range want {
		t.Errorf("SHA256SUMS names %s, which is not there", name)
	}
}

// Every download holds what it must.
func TestContents(t *testing.T) {
	common := []string{"README.txt", "LICENSES.txt"}
	arena := append([]string{"docs/bots.md", "docs/contest.md", "docs/aquariom-protocol.md", "docs/schema/bzzz.view.json"}, common...)
	window := append([]string{"ludotheque.exe", "records.cmd"}, common...)
	appDir := append([]string{
		"install!", "AppRun!", "usr/bin/ludotheque!", "io.github.ludotheque.ludotheque.desktop",
		"usr/share/applications/io.github.ludotheque.ludotheque.desktop",
		"usr/share/icons/hicolor/scalable/apps/io.github.ludotheque.ludotheque.svg",
		"usr/share/icons/hicolor/256x256/apps/io.github.ludotheque.ludotheque.png",
		"usr/share/metainfo/io.github.ludotheque.ludotheque.metainfo.xml",
		"usr/share/mime/packages/io.github.ludotheque.ludotheque.xml",
	}, common...)
	bundle := append([]string{
		"Ludothèque.app/Contents/MacOS/ludotheque!", "Ludothèque.app/Contents/Info.plist",
		"Ludothèque.app/Contents/Resources/ludotheque.icns", "Ludothèque.app/Contents/Resources/LICENSES.txt",
		"Ludothèque.app/Contents/_CodeSignature/CodeResources",
	}, common...)
	for _, d := range []struct {
		program, ending string
		want            []string // those with a ! can be executed
	}{
		{"ludotheque", "windows-amd64.zip", window},
		{"ludotheque", "windows-arm64.zip", window},
		{"ludotheque", "macos.zip", bundle},
		{"ludotheque", "linux-amd64.tar.gz", appDir},
		{"ludotheque", "linux-arm64.tar.gz", appDir},
		{"ludotheque", "browser.zip", []string{"index.html", "LICENSES.txt", "game.wasm", "game.wasm.zst", "wasm_exec.js"}},
		{"ludotheque", "pictures-en.zip", []string{"title-en-1280x720.jpg", "title-en-1920x1080.jpg"}},
		{"ludotheque", "pictures-fr.zip", []string{"title-fr-1280x720.jpg", "title-fr-1920x1080.jpg"}},
		{"arena", "windows-amd64.zip", slices.Concat(arena, []string{"arena.exe"})},
		{"arena", "windows-arm64.zip", slices.Concat(arena, []string{"arena.exe"})},
		{"arena", "macos-amd64.tar.gz", slices.Concat(arena, []string{"arena!"})},
		{"arena", "macos-arm64.tar.gz", slices.Concat(arena, []string{"arena!"})},
		{"arena", "linux-amd64.tar.gz", slices.Concat(arena, []string{"arena!"})},
		{"arena", "linux-arm64.tar.gz", slices.Concat(arena, []string{"arena!"})},
	} {
		t.Run(d.program+" "+d.ending, func(t *testing.T) {
			files := contents(t, download(t, d.program, d.ending))
			for _, name := range d.want {
				name, executed := strings.CutSuffix(name, "!")
				e, ok := files[name]
				switch {
				case !ok:
					t.Errorf("there is no %s", name)
				case len(e.data) == 0:
					t.Errorf("%s is empty", name)
				case executed && e.mode&0o111 == 0:
					t.Errorf("%s cannot be executed: %v", name, e.mode)
				}
			}
			if inside := bytes.Contains(files["LICENSES.txt"].data, []byte("hajimehoshi/ebiten")); inside != (d.program == "ludotheque" && !strings.HasPrefix(d.ending, "pictures")) {
				t.Errorf("LICENSES.txt names Ebitengine: %v", inside)
			}
			if len(files) >= 1000 {
				t.Errorf("there are %d files; portals take fewer than 1000", len(files))
			}
		})
	}
}
