// Schema writes the JSON Schema of the views and actions of every game, and
// of the messages of a table, into docs/schema, from the Go types and what their comments say:
//
//	go run ./build/schema
//
// It is run from the root of the repository. Its test says when the files are
// behind the types.
package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"

	"ludotheque/arena/catalog"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "schema:", err)
		os.Exit(1)
	}
}

// folder is where the files are, from the root.
const folder = "docs/schema"

// entries is every game, the template included.
func entries() ([]*catalog.Entry, error) {
	template, err := catalog.Find("null")
	return append(catalog.Games(), template), err
}

func write(root string) error {
	games, err := entries()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(root, folder), 0o755); err != nil {
		return err
	}
	files, err := messages(root)
	if err != nil {
		return err
	}
	for _, e := range games {
		game, err := generate(root, e)
		if err != nil {
			return fmt.Errorf("%s: %w", e.ID, err)
		}
		maps.Copy(files, game)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(root, folder, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
