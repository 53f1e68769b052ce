package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"ludotheque/internal/version"
)

// source is what is built from where there is no network, as for Flatpak: every file of
// the commit, all modules in vendor, and in packaging/usr what belongs beside the program.
func source(y *yard) (tree, error) {
	t := tree{}
	list := exec.Command("git", "-C", y.root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	names, err := list.Output()
	if err != nil {
		return nil, err
	}
	for name := range strings.SplitSeq(strings.TrimSuffix(string(names), "\x00"), "\x00") {
		info, err := os.Stat(filepath.Join(y.root, name))
		if err != nil {
			return nil, err
		}
		data, err := os.ReadFile(filepath.Join(y.root, name))
		if err != nil {
			return nil, err
		}
		t[name] = file{data: data, run: info.Mode()&0o100 != 0}
	}
	if err := y.run(nil, "go", "mod", "vendor", "-o", filepath.Join(y.work, "source", "vendor")); err != nil {
		return nil, err
	}
	if err := t.copy(filepath.Join(y.work, "source"), "vendor"); err != nil {
		return nil, err
	}
	licences, err := y.licences(".", "linux", "amd64")
	if err != nil {
		return nil, err
	}
	packaging := tree{}
	if err := packaging.shared(y, licences); err != nil {
		return nil, err
	}
	for name, f := range packaging.under("packaging") {
		t[name] = f
	}
	return t.under("ludotheque-" + version.Number), nil
}
