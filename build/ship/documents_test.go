package main

import (
	"context"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

var (
	link    = regexp.MustCompile(`\]\(([^)#]+)[^)]*\)`)
	docPath = regexp.MustCompile("docs/[a-zA-Z0-9_./-]+[a-z]")
	command = regexp.MustCompile(`(?m)^    (arena [^\n]*?)(?:   .*)?$`)
)

// What is packed for authors of bots works where only the download is: every link and path
// of a document leads to a file, nothing asks for the sources, and the first command of each
// runs.
func TestPackedDocumentsStandAlone(t *testing.T) {
	root := filepath.Join("..", "..")
	packed := tree{}
	for _, doc := range documents {
		if err := packed.copy(root, doc); err != nil {
			t.Fatal(err)
		}
	}
	dir := t.TempDir()
	folders := map[string]bool{}
	for name, f := range packed {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), string(f.data))
		folders[path.Dir(name)] = true
	}
	there := func(name string) bool { _, file := packed[name]; return file || folders[name] }
	if out, err := exec.Command("go", "build", "-o", filepath.Join(dir, "arena"), "ludotheque/arena").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	ran := 0
	for name, f := range packed {
		if path.Ext(name) != ".md" {
			continue
		}
		text := string(f.data)
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if to := path.Join(path.Dir(name), m[1]); !strings.Contains(m[1], "://") && !there(to) {
				t.Errorf("%s leads to %s, which is not packed", name, m[1])
			}
		}
		for _, to := range docPath.FindAllString(text, -1) {
			if !there(to) && !strings.Contains(to, "GAME") {
				t.Errorf("%s names %s, which is not packed", name, to)
			}
		}
		for _, source := range []string{"go run ./arena", "go run .\n", "build/", "go test"} {
			if strings.Contains(text, source) && !strings.Contains(text, "from the\nsources") && !strings.Contains(text, "from the sources") {
				t.Errorf("%s speaks of %q, which needs the sources", name, source)
			}
		}
		if m := command.FindStringSubmatch(text); m != nil {
			ran++
			runs(t, dir, name, m[1])
		}
	}
	if ran < 3 {
		t.Errorf("only %d documents have a command: the search is broken", ran)
	}
}

// runs holds a command to end well, or to go on as a server does.
func runs(t *testing.T, dir, name, line string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", "exec "+line)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	if strings.HasPrefix(line, "arena serve") {
		cmd = exec.CommandContext(ctx, filepath.Join(dir, "arena"), append(strings.Fields(line)[1:], "--listen", "127.0.0.1:0", "--help")...)
		cmd.Dir = dir
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%s: %s: %v\n%s", name, line, err, out)
	}
}
