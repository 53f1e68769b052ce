package main

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"strings"

	"ludotheque/internal/version"
)

// kit is what a contest of Aquar.iom hands to those who write bots: server and bot
// runner for the usual systems, the visualisation in a browser, client libraries,
// maps and documents. Other systems' programs are downloads of their own.
func kit(y *yard) (tree, error) {
	t := tree{}
	for _, system := range []struct{ goos, goarch, name string }{
		{"linux", "amd64", "arena"}, {"windows", "amd64", "arena.exe"}, {"darwin", "arm64", "arena-macos"},
	} {
		program, err := y.compile("./arena", system.goos, system.goarch)
		if err == nil && system.goos == "windows" {
			program, err = dress(program, y.commit, "arena.exe", "Ludothèque : arena")
		}
		if err != nil {
			return nil, err
		}
		t.program(system.name, program)
	}
	licences, err := y.licences("./arena", "linux", "amd64")
	if err != nil {
		return nil, err
	}
	t.add("LICENSES.txt", licences)
	page, err := browser(y)
	if err != nil {
		return nil, err
	}
	delete(page, "game.wasm") // which a page only takes that has no game.wasm.zst
	for name, f := range page.under("browser") {
		t[name] = f
	}
	if err := kitTexts(t, y.root); err != nil {
		return nil, err
	}
	return t.under("aquariom-kit-" + version.Number), nil
}

// kitTexts adds libraries, maps and documents.
func kitTexts(t tree, root string) error {
	copied := map[string]string{
		"arena/aquanet/kit/python/aquariom.py": "python/aquariom.py", "arena/aquanet/kit/python/nearest.py": "python/nearest.py",
		"arena/aquanet/kit/cpp/aquariom.hpp": "cpp/aquariom.hpp", "arena/aquanet/kit/cpp/nearest.cpp": "cpp/nearest.cpp",
		"arena/aquanet/kit/java/Aquariom.java": "java/Aquariom.java", "arena/aquanet/kit/java/Nearest.java": "java/Nearest.java",
		"arena/aquanet/client/client.go": "go/client/client.go", "arena/aquanet/client/connect.go": "go/client/connect.go", "arena/aquanet/bots/nearest/main.go": "go/nearest/main.go",
		"docs/kit.md": "README.md",
	}
	for _, pattern := range []struct{ from, to string }{{"arena/aquanet/wire/*.go", "go/wire"}, {"assets/maps/*.json", "maps"}} {
		found, err := filepath.Glob(filepath.Join(root, pattern.from))
		if err != nil {
			return err
		}
		for _, name := range found {
			if !strings.HasSuffix(name, "_test.go") {
				copied[path.Join(path.Dir(pattern.from), filepath.Base(name))] = path.Join(pattern.to, filepath.Base(name))
			}
		}
	}
	for from, to := range copied {
		data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(from)))
		if err != nil {
			return err
		}
		if strings.HasSuffix(to, ".go") {
			// A module of its own, that needs nothing else.
			data = bytes.ReplaceAll(data, []byte(`"ludotheque/arena/aquanet/`), []byte(`"aquariom/`))
		}
		t.add(to, data)
	}
	t.add("go/go.mod", []byte("module aquariom\n\ngo 1.23\n"))
	for _, doc := range documents {
		if err := t.copy(root, doc); err != nil {
			return err
		}
	}
	return nil
}
