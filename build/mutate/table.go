package main

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"github.com/BurntSushi/toml"
)

// Mutation is one change that breaks something, as mutations.toml has it.
type Mutation struct {
	// Name is what --only takes: lower case, words joined by hyphens, each once.
	Name string `json:"name"`
	// File is the path of the file that is changed, from the root, with slashes.
	File string `json:"file"`
	// Old stands in File exactly once; New stands there instead, and may be empty.
	Old string `json:"old"`
	New string `json:"new"`
	// Test is the package whose own tests have to fail, as ./rules/empire.
	Test string `json:"test"`
	// Run is which of its tests are run, as go test -run takes it; empty for all. It
	// is for packages whose tests take minutes or measure times.
	Run string `json:"run,omitempty"`
	// Breaks says in a few words what does not hold any more.
	Breaks string `json:"breaks"`
}

// readTable reads the table, and says what is wrong with it.
func readTable(text string) ([]Mutation, error) {
	var table struct{ Mutation []Mutation }
	meta, err := toml.Decode(text, &table)
	if err != nil {
		return nil, fmt.Errorf("mutations.toml: %w", err)
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("mutations.toml: nothing is known of %v", unknown)
	}
	if len(table.Mutation) == 0 {
		return nil, errors.New("mutations.toml has no mutation")
	}
	seen := map[string]bool{}
	for i, m := range table.Mutation {
		if err := m.check(); err != nil {
			return nil, fmt.Errorf("mutations.toml: mutation %d, %q: %w", i+1, m.Name, err)
		}
		if seen[m.Name] {
			return nil, fmt.Errorf("mutations.toml: two mutations are called %q", m.Name)
		}
		seen[m.Name] = true
	}
	return table.Mutation, nil
}

// check says what an entry lacks, whatever the source is.
func (m *Mutation) check() error {
	switch {
	case m.Name == "" || strings.ToLower(m.Name) != m.Name || strings.ContainsAny(m.Name, " _,/"):
		return errors.New("its name has to be lower case, with hyphens between words")
	case path.Clean(m.File) != m.File || path.IsAbs(m.File) || strings.HasPrefix(m.File, "..") || path.Ext(m.File) != ".go":
		return fmt.Errorf("its file %q has to be a Go file, by its path from the root", m.File)
	case strings.HasSuffix(m.File, "_test.go"):
		return errors.New("its file is a test: what is broken has to be the program")
	case m.Old == "" || m.Old == m.New:
		return errors.New("it changes nothing: old has to stand in the file, and new has to differ")
	case !strings.HasPrefix(m.Test, "./") || strings.Contains(m.Test, "..."):
		return fmt.Errorf("its test %q has to be one package, as ./rules/empire", m.Test)
	case m.Breaks == "":
		return errors.New("it does not say what it breaks")
	}
	return nil
}

// apply is the file's text with the mutation in it. The error says that the
// mutation no longer fits.
func (m *Mutation) apply(source string) (string, error) {
	switch n := strings.Count(source, m.Old); n {
	case 1:
		return strings.Replace(source, m.Old, m.New, 1), nil
	case 0:
		return "", fmt.Errorf("its old text no longer stands in %s: write the entry again for what stands there now", m.File)
	default:
		return "", fmt.Errorf("its old text stands in %s %d times: make it longer, until it stands there once", m.File, n)
	}
}
