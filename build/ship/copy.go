package main

import (
	"io/fs"
	"os"
	"path/filepath"
)

// copy adds a file of the module, or every file of a folder, under its own path.
func (t tree) copy(root, name string) error {
	return filepath.WalkDir(filepath.Join(root, filepath.FromSlash(name)), func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		t.add(filepath.ToSlash(rel), data)
		return nil
	})
}
