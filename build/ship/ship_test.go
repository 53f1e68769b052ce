package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ludotheque/internal/version"
)

// clone makes a clone with one commit, and returns its folder and how to call git
// there.
func clone(t *testing.T) (string, func(args ...string)) {
	t.Helper()
	dir := t.TempDir()
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=x", "-c", "user.email=x@example.org"}, args...)...)
		cmd.Env = append(os.Environ(), "GIT_COMMITTER_DATE=2026-11-21T12:00:00Z", "GIT_CONFIG_GLOBAL=/dev/null")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %q: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	write(t, filepath.Join(dir, "a"), "one")
	git("add", ".")
	git("commit", "-q", "-m", "One", "--date=2020-01-01T00:00:00Z")
	return dir, git
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestWhatACommitIsCalled(t *testing.T) {
	dir, git := clone(t)
	read := func() commit {
		t.Helper()
		c, err := readCommit(dir)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	plain := read()
	if plain.when.Format("2006-01-02") != "2026-11-21" || plain.changed || plain.tagged {
		t.Errorf("a plain commit is %+v", plain)
	}
	if plain.name() != version.Number+"-"+plain.id || plain.stamp() != plain.id || len(plain.id) != 12 {
		t.Errorf("a plain commit is called %q and %q", plain.name(), plain.stamp())
	}
	git("tag", "v"+version.Number)
	tagged := read()
	if tagged.name() != version.Number || tagged.stamp() != plain.stamp() {
		t.Errorf("with its tag it is called %q, and its programs say %q", tagged.name(), tagged.stamp())
	}
	write(t, filepath.Join(dir, "b"), "git does not know this")
	if c := read(); c.name() != version.Number+"-"+c.id+"-changed" || c.stamp() != c.id+", changed since" {
		t.Errorf("with a new file it is called %q and %q", c.name(), c.stamp())
	}
	os.Remove(filepath.Join(dir, "b"))
	write(t, filepath.Join(dir, "a"), "two")
	if c := read(); !c.changed {
		t.Error("a changed file goes unseen")
	}
	if _, err := readCommit(t.TempDir()); err == nil || !strings.Contains(err.Error(), "clone") {
		t.Errorf("without a clone the error is %v", err)
	}
}

func TestOnly(t *testing.T) {
	tests := []struct{ only, want string }{
		{"browser", "browser"},
		{"windows", "windows-amd64 windows-arm64"},
		{"macos,linux-arm64", "linux-arm64 macos"},
		{"pictures", "pictures-en pictures-fr"},
		{"arena-linux,arena-linux-amd64", "arena-linux-amd64 arena-linux-arm64"},
	}
	for _, tt := range tests {
		got, err := chosen(strings.Split(tt.only, ","))
		if err != nil {
			t.Errorf("%s: %v", tt.only, err)
		}
		var names []string
		for _, p := range got {
			names = append(names, p.name)
		}
		if strings.Join(names, " ") != tt.want {
			t.Errorf("--only %s makes %q, want %q", tt.only, names, tt.want)
		}
	}
	if all, err := chosen(nil); err != nil || len(all) != 16 {
		t.Errorf("without --only there are %d downloads (%v)", len(all), err)
	}
	if _, err := chosen([]string{"linux", "amiga"}); err == nil || !strings.Contains(err.Error(), `"amiga"`) || !strings.Contains(err.Error(), "browser") {
		t.Errorf("an unknown name gives %v", err)
	}
}

func TestNamesOfDownloads(t *testing.T) {
	c := commit{id: "0123456789ab", tagged: true}
	var names []string
	for _, p := range products() {
		names = append(names, p.file(c))
	}
	for _, want := range []string{"ludotheque-" + version.Number + "-windows-arm64.zip", "ludotheque-" + version.Number + "-macos.zip",
		"ludotheque-" + version.Number + "-linux-amd64.tar.gz", "ludotheque-" + version.Number + "-browser.zip",
		"arena-" + version.Number + "-macos-arm64.tar.gz", "arena-" + version.Number + "-windows-amd64.zip"} {
		if !slices.Contains(names, want) {
			t.Errorf("no download is called %s: %q", want, names)
		}
	}
}

func TestSums(t *testing.T) {
	dir, c := t.TempDir(), commit{id: "0123456789ab"}
	name := products()[0].file(c)
	write(t, filepath.Join(dir, name), "bytes")
	write(t, filepath.Join(dir, "ludotheque-0.0.1-linux-amd64.tar.gz"), "of another version")
	if err := sums(dir, c); err != nil {
		t.Fatal(err)
	}
	if said, err := os.ReadFile(filepath.Join(dir, "VERSION")); err != nil || string(said) != version.Number+"\n" {
		t.Errorf("VERSION is %q (%v)", said, err)
	}
	got, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256([]byte("bytes"))
	if want := hex.EncodeToString(sum[:]) + "  " + name + "\n"; string(got) != want {
		t.Errorf("SHA256SUMS is\n%swant\n%s", got, want)
	}
}

func TestWrongCalls(t *testing.T) {
	for _, args := range [][]string{{"--only", "amiga"}, {"--no-such"}, {"dist"}} {
		var out, errs bytes.Buffer
		if code := run(args, &out, &errs); code != 2 || out.Len() > 0 || !strings.HasPrefix(errs.String(), "build/release: ") {
			t.Errorf("%q: %d, %q", args, code, errs.String())
		}
	}
	var out, errs bytes.Buffer
	if code := run([]string{"--help"}, &out, &errs); code != 0 || !strings.Contains(out.String(), "--only") {
		t.Errorf("--help: %d, %q", code, out.String())
	}
}

func TestVersionNamesTheCommit(t *testing.T) {
	dir, _ := clone(t)
	t.Chdir(dir)
	c, err := readCommit(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := run([]string{"--version"}, &out, &errs); code != 0 || out.String() != "release "+version.Number+" (commit "+c.id+")\n" {
		t.Errorf("--version: %d, %q, %q", code, out.String(), errs.String())
	}
}

func TestTextsAreFilledIn(t *testing.T) {
	all, err := texts.ReadDir("text")
	if err != nil || len(all) == 0 {
		t.Fatal(err)
	}
	c := commit{id: "0123456789ab", when: noon}
	for _, e := range all {
		data, err := text(e.Name(), c)
		if err != nil {
			t.Fatal(err)
		}
		for _, hole := range []string{"{number}", "{commit}", "{date}", "{id}", "{year}", "{plain}", "{home}", "{published}", "{kind}"} {
			if bytes.Contains(data, []byte(hole)) {
				t.Errorf("%s: %s is left in it", e.Name(), hole)
			}
		}
		switch filepath.Ext(e.Name()) {
		case ".xml", ".plist":
			if err := xml.Unmarshal(data, new(struct{})); err != nil {
				t.Errorf("%s: %v", e.Name(), err)
			}
		case ".txt":
			if !bytes.Contains(data, []byte("0123456789ab")) || !bytes.Contains(data, []byte("LICENSES.txt")) {
				t.Errorf("%s names neither its commit nor its licences", e.Name())
			}
		}
	}
}

func TestPicturesAreSortedOut(t *testing.T) {
	y := &yard{root: t.TempDir(), work: t.TempDir()}
	folder := filepath.Join(y.work, "pictures")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"title-en-1280x720.jpg", "title-fr-1280x720.jpg", "title-en-1920x1080.jpg", "lobby-en-1280x720.jpg"} {
		write(t, filepath.Join(folder, name), name)
	}
	got, err := pictures(y, "en")
	if err != nil {
		t.Fatal(err)
	}
	names, err := got.names()
	dir := "ludotheque-" + version.Number + "-pictures/"
	if want := []string{dir + "lobby-en-1280x720.jpg", dir + "title-en-1280x720.jpg", dir + "title-en-1920x1080.jpg"}; err != nil || !slices.Equal(names, want) {
		t.Errorf("the download has %q (%v), want %q", names, err, want)
	}
	if _, err := pictures(y, "de"); err == nil || !strings.Contains(err.Error(), `"de"`) {
		t.Errorf("without a picture in that language the error is %v", err)
	}
}
