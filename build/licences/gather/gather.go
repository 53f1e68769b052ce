// Package gather collects the licences of everything that is compiled into a
// program: its own, the fonts' and tables' beside it, every module's and Go's.
//
// What counts is what "go list -deps" names for the system that the program is
// for: a module of tests or of another system is not among it. It says what the
// files say, and judges no licence.
package gather

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A Program is a command of this module, as built for one system.
type Program struct {
	Dir          string // the folder of the module
	Package      string // as "go build" takes it: ".", "./arena"
	GOOS, GOARCH string
	Env          []string // what "go list" runs with; nil: as this process
}

// A Work is what one holder gives: a module, or Go's own library.
type Work struct {
	Name, Version string
	Files         []File
}

// A File is a licence, or a notice that goes with one; Name is its path inside
// the work.
type File struct{ Name, Text string }

// goName is the work that is Go itself, with its library.
const goName = "Go"

// Of returns the works in a program, the program's own first and the others by
// name. It is an error when one of them has no licence.
func Of(p Program) ([]Work, error) {
	cmd := exec.Command("go", "list", "-deps", "-f",
		"{{if .Standard}}std\t{{else}}{{.Module.Path}}\t{{.Module.Version}}\t{{.Module.Dir}}\t{{.Dir}}{{end}}", p.Package)
	cmd.Dir = p.Dir
	env := p.Env
	if env == nil {
		env = os.Environ()
	}
	cmd.Env = append(slices.Clone(env), "GOOS="+p.GOOS, "GOARCH="+p.GOARCH, "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			err = fmt.Errorf("%w: %s", err, bytes.TrimSpace(failed.Stderr))
		}
		return nil, fmt.Errorf("go list for %s/%s: %w", p.GOOS, p.GOARCH, err)
	}
	works, err := read(string(out))
	if err != nil {
		return nil, err
	}
	language, err := ofGo(cmd.Env)
	if err != nil {
		return nil, err
	}
	works = append(works, language)
	for _, w := range works {
		if len(w.Files) == 0 {
			return nil, fmt.Errorf("%s %s has no licence that could go into a download: leave it out, or teach build/licences where its licence is", w.Name, w.Version)
		}
	}
	return works, nil
}

// read makes works of the lines that "go list" was asked for.
func read(list string) ([]Work, error) {
	var works []Work
	at := map[string]int{}
	folders := map[string]bool{}
	for line := range strings.Lines(list) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if f[0] == "std" {
			continue
		}
		if len(f) != 4 {
			return nil, fmt.Errorf("go list said %q, which is not understood", line)
		}
		name, version, root, dir := f[0], f[1], f[2], f[3]
		if root == "" { // the module is in vendor, which go list does not call its folder
			if root = vendored(name, dir); root == "" {
				return nil, fmt.Errorf("go list said %q, and that is not a package in vendor", line)
			}
		}
		if _, known := at[name]; !known {
			at[name] = len(works)
			works = append(works, Work{Name: name, Version: version})
		}
		w := &works[at[name]]
		// From the package up to the root of its module: what is borrowed for one
		// package has its licence beside it.
		for {
			if !folders[dir] {
				folders[dir] = true
				if err := w.take(root, dir); err != nil {
					return nil, err
				}
			}
			if dir == root || len(dir) <= len(root) {
				break
			}
			dir = filepath.Dir(dir)
		}
	}
	slices.SortFunc(works, func(a, b Work) int {
		// Only the program itself has no version.
		if (a.Version == "") != (b.Version == "") {
			return len(a.Version) - len(b.Version)
		}
		return strings.Compare(a.Name, b.Name)
	})
	for _, w := range works {
		slices.SortFunc(w.Files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	}
	return works, nil
}

// vendored is the folder of a module in vendor, of which dir has a package; "" when it has none.
func vendored(module, dir string) string {
	folder := filepath.Join("vendor", filepath.FromSlash(module))
	before, after, ok := strings.Cut(dir, string(filepath.Separator)+folder)
	if !ok || after != "" && !os.IsPathSeparator(after[0]) {
		return ""
	}
	return filepath.Join(before, folder)
}

var (
	isLicence = regexp.MustCompile(`(?i)^(((un)?licen[cs]e|copying|copyright|notice|patents)([.-].*)?|.*-OFL)(\.txt|\.md)?$`)
	isCode    = regexp.MustCompile(`(?i)\.(go|s|c|h|html|json)$`)
	isFolder  = regexp.MustCompile(`(?i)^(third[_-]?party[_-]?)?licen[cs]es$`)
)

// take adds the licences that lie in one folder of the work, and in a folder of
// licences there.
func (w *Work) take(root, dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		name := filepath.Join(dir, e.Name())
		switch {
		case e.IsDir() && isFolder.MatchString(e.Name()):
			err = filepath.WalkDir(name, func(name string, d fs.DirEntry, err error) error {
				if err != nil || d.IsDir() {
					return err
				}
				return w.add(root, name)
			})
		case !e.IsDir() && isLicence.MatchString(e.Name()) && !isCode.MatchString(e.Name()):
			err = w.add(root, name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *Work) add(root, name string) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	rel, err := filepath.Rel(root, name)
	if err != nil {
		return err
	}
	t := strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n"))
	if slices.ContainsFunc(w.Files, func(f File) bool { return f.Text == t }) {
		return nil
	}
	w.Files = append(w.Files, File{Name: filepath.ToSlash(rel), Text: t})
	return nil
}

// ofGo is the licence of the language's own library, which is in every program.
func ofGo(env []string) (Work, error) {
	cmd := exec.Command("go", "env", "GOROOT", "GOVERSION")
	cmd.Env = env
	out, err := cmd.Output()
	if err != nil {
		return Work{}, fmt.Errorf("go env: %w", err)
	}
	root, version, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	w := Work{Name: goName, Version: strings.TrimPrefix(version, "go")}
	return w, w.take(root, root)
}

// Text is what goes into a download: a list of the works, then each with all its
// licences.
func Text(works []Work) string {
	var b strings.Builder
	b.WriteString("What is in this download, and under which terms it may be passed on.\n" +
		"Ce que contient ce téléchargement, et à quelles conditions on peut le transmettre.\n\n")
	title := func(w Work) string { return strings.TrimSpace(w.Name + " " + w.Version) }
	for _, w := range works {
		fmt.Fprintf(&b, "    %s\n", title(w))
	}
	for _, w := range works {
		for _, f := range w.Files {
			fmt.Fprintf(&b, "\n%s\n%s: %s\n%[1]s\n\n%[4]s\n", strings.Repeat("=", 78), title(w), f.Name, f.Text)
		}
	}
	return b.String()
}
