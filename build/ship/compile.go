package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"ludotheque/build/licences/gather"
)

// A yard is where a release is built.
type yard struct {
	root string // the folder of the module
	work string // a folder for what is thrown away afterwards
	env  []string
	// pages is the folder of the browser version, "" before it was built.
	pages string
	commit
}

// steady are the variables of Go that change what is built; nothing of them comes
// from the machine. GOENV=off leaves out what "go env -w" has set.
var steady = []string{
	"GOENV=off", "GOFLAGS=-trimpath -buildvcs=false", "GOWORK=off", "CGO_ENABLED=0", "GOEXPERIMENT=", "GODEBUG=", "GOFIPS140=",
	"GOAMD64=v1", "GOARM64=v8.0", "GOWASM=", "GOOS=", "GOARCH=",
}

// environment is this process's, with what would change the bytes of a program
// taken out. Where modules come from and are kept stays as it is here.
func environment() ([]string, error) {
	names := []string{"GOPROXY", "GOSUMDB", "GOPRIVATE", "GONOPROXY", "GONOSUMDB", "GOMODCACHE", "GOCACHE"}
	out, err := exec.Command("go", append([]string{"env"}, names...)...).Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	set := slices.Clone(steady)
	for i, value := range strings.Split(strings.TrimSuffix(string(out), "\n"), "\n") {
		set = append(set, names[i]+"="+value)
	}
	env := slices.DeleteFunc(os.Environ(), func(e string) bool {
		name, _, _ := strings.Cut(e, "=")
		return slices.ContainsFunc(set, func(s string) bool { return strings.HasPrefix(s, name+"=") })
	})
	return append(env, set...), nil
}

// run starts a program of the release in the module's folder.
func (y *yard) run(env []string, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = y.root, append(slices.Clone(y.env), env...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, out)
	}
	return nil
}

// compile builds a command of this module for one system, and returns it. Flags
// are those of the linker, beyond the usual.
func (y *yard) compile(pkg, goos, goarch string, flags ...string) ([]byte, error) {
	out := filepath.Join(y.work, "program")
	link := append([]string{"-s", "-w", y.stamped()}, flags...)
	if err := y.run([]string{"GOOS=" + goos, "GOARCH=" + goarch}, "go", "build", "-ldflags="+strings.Join(link, " "), "-o", out, pkg); err != nil {
		return nil, fmt.Errorf("%s/%s: %w", goos, goarch, err)
	}
	defer os.Remove(out)
	return os.ReadFile(out)
}

// stamped are the flags of the linker that say which commit a program is from, and where
// it is published.
func (y *yard) stamped() string {
	flags := fmt.Sprintf("-X 'ludotheque/internal/version.stamp=%s'", y.stamp())
	if y.home != "" {
		flags += fmt.Sprintf(" -X 'ludotheque/internal/version.home=%s'", y.home)
	}
	return flags
}

// licences is the text of everything that is in a program.
func (y *yard) licences(pkg, goos, goarch string) ([]byte, error) {
	works, err := gather.Of(gather.Program{Dir: y.root, Package: pkg, GOOS: goos, GOARCH: goarch, Env: y.env})
	if err != nil {
		return nil, err
	}
	return []byte(gather.Text(works)), nil
}
