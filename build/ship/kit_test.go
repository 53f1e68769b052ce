package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The kit's Go is a module that needs nothing else, and what its guide names is there.
func TestTheKitStandsAlone(t *testing.T) {
	kit := tree{}
	if err := kitTexts(kit, filepath.Join("..", "..")); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, f := range kit {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), string(f.data))
		if strings.Contains(string(f.data), `"ludotheque/`) {
			t.Errorf("%s needs a package of the cabinet's", name)
		}
	}
	cmd := exec.Command("go", "vet", "./...")
	cmd.Dir, cmd.Env = filepath.Join(dir, "go"), append(os.Environ(), "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	guide := string(kit["README.md"].data)
	for _, name := range []string{"python/nearest.py", "python/aquariom.py", "cpp/aquariom.hpp", "cpp/nearest.cpp", "java/Aquariom.java", "java/Nearest.java", "go/nearest/main.go", "maps/original-4p.json", "docs/aquariom-protocol.md", "docs/aquariom-rules.md", "docs/contest.md", "docs/bots.md", "docs/rules/aquariom.en.md", "docs/rules/aquariom.fr.md"} {
		if _, there := kit[name]; !there {
			t.Errorf("the kit lacks %s", name)
		}
		if base := filepath.Base(name); name != "go/nearest/main.go" && name != "cpp/aquariom.hpp" && name != "python/aquariom.py" && !strings.Contains(guide, base) {
			t.Errorf("the guide does not name %s", base)
		}
	}
}
