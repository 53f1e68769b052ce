package main_test

import (
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What a clone may bring. Pictures are what makes a repository heavy, and every
// version of one stays in its history for good: git keeps those that a page
// shows, and releases bring the others (docs/releasing.md).
const (
	largestPictures = 4_000_000 // bytes of docs/pictures
	maxPictures     = 24        // files of docs/pictures
)

// A clone on Windows has the same bytes as everywhere: git would else write CRLF there.
func TestGitLeavesLinesAlone(t *testing.T) {
	if _, err := os.Stat(".git"); os.IsNotExist(err) {
		t.Skip("this is no clone: what git keeps is not known")
	}
	for _, name := range []string{"main.go", "assets/maps/reef.json", "build/web"} {
		out, err := exec.Command("git", "-c", "core.autocrlf=true", "ls-files", "--eol", name).Output()
		if err != nil {
			t.Fatalf("git ls-files: %v", err)
		}
		if got := string(out); !strings.HasPrefix(got, "i/lf") || !strings.Contains(got, "attr/-text") {
			t.Errorf("git may write other ends of lines where it is checked out: %q", got)
		}
	}
}

// TestPicturesAreShown compares docs/pictures with what README.md and docs/*.md
// show of it.
func TestPicturesAreShown(t *testing.T) {
	pages, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]string{}
	for _, page := range append(pages, "README.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\]\(([^) ]*pictures/[^) ]+)\)`).FindAllStringSubmatch(string(text), -1) {
			shown[path.Join(path.Dir(filepath.ToSlash(page)), m[1])] = page
		}
	}
	kept, err := os.ReadDir("docs/pictures")
	if err != nil {
		t.Fatal(err)
	}
	sum := int64(0)
	for _, f := range kept {
		name := path.Join("docs/pictures", f.Name())
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		sum += info.Size()
		if shown[name] == "" {
			t.Errorf("no page shows %s: remove it, build/pictures draws it into dist/pictures", name)
		}
		if !strings.HasSuffix(name, "-1280x720.jpg") && !strings.HasPrefix(f.Name(), "strip-") {
			t.Errorf("%s is not of 1280×720: pages show pictures of that size, and strips", name)
		}
		delete(shown, name)
	}
	for name, page := range shown {
		t.Errorf("%s shows %s, which is not there: build/pictures docs draws it", page, name)
	}
	if len(kept) == 0 || len(kept) > maxPictures || sum > largestPictures {
		t.Errorf("docs/pictures has %d files and %d bytes: from 1 to %d files and %d bytes are kept", len(kept), sum, maxPictures, largestPictures)
	}
}
