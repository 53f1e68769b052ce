// Command shaders makes a copy of Ebitengine for the browser's version, in which the
// shaders of the first picture are compiled already. Ebitengine compiles its own when a
// program begins, and has no way to be given them; in a browser, which has yet to compile
// the compiler, that and the shader of paper are the largest part of a start. All other
// shaders are compiled when they are asked for, as ever.
//
//	go run ./build/shaders DIR
//
// DIR/page.mod is for go build -modfile. DIR has to lie in the repository, and is made
// anew only when something has changed. Where dependencies are vendored nothing is made.
package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"go/format"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

func main() { os.Exit(run(os.Args[1:], os.Stderr)) }

func run(args []string, stderr io.Writer) int {
	if len(args) != 1 || args[0] == "" || args[0][0] == '-' {
		fmt.Fprintln(stderr, "shaders DIR: makes Ebitengine with ready shaders in DIR, in the repository")
		return 2
	}
	if err := makeCopy(args[0]); err != nil {
		fmt.Fprintln(stderr, "shaders:", err)
		return 1
	}
	return 0
}

const engine = "github.com/hajimehoshi/ebiten/v2"

//go:embed generate.go
var generator []byte

// self is what makes the changes.
//
//go:embed main.go
var self []byte

// firstShader is the paper of the first picture, whose letters and shapes are on one page.
func firstShader() ([]byte, error) {
	source, err := os.ReadFile("scenes/ui/paper.kage")
	if err != nil {
		return nil, err
	}
	return replaced(source, change{"const pages = 4", "const pages = 1"})
}

// change is a text of a file and what takes its place.
type change struct{ from, to string }

// changes are those of Ebitengine's own files.
var changes = map[string][]change{
	"internal/atlas/shader.go": {
		{"legacyshader.CompileShader(builtinshader.ShaderSource(builtinshader.FilterNearest, builtinshader.AddressUnsafe))", `legacyshader.Ready("nearest")`},
		{"legacyshader.CompileShader(builtinshader.ShaderSource(builtinshader.FilterLinear, builtinshader.AddressUnsafe))", `legacyshader.Ready("linear")`},
		{"legacyshader.CompileShader([]byte(builtinshader.ClearShaderSource))", `legacyshader.Ready("clear")`},
		{"\t\"github.com/hajimehoshi/ebiten/v2/internal/builtinshader\"\n", ""},
		{"package atlas\n", "// Changed by build/shaders of Ludothèque: the shaders are compiled already.\n\npackage atlas\n"},
	},
	"internal/legacyshader/legacyshader.go": {
		{"func CompileShader(fragmentSrc []byte) (*shaderir.Program, Unit, error) {\n",
			"func CompileShader(fragmentSrc []byte) (*shaderir.Program, Unit, error) {\n" +
				"\t// Changed by build/shaders of Ludothèque: some are compiled already.\n" +
				"\tif ir, unit, ok := readyFor(fragmentSrc); ok {\n\t\treturn ir, unit, nil\n\t}\n"},
	},
}

// keys is Ebitengine's table of a browser's names of keys, in a file of its own. One call for
// each of a hundred names makes the function that fills the table 67 kB long, which a browser
// takes for worth optimising while it runs that once. A table of words is filled in a loop.
const keys = "internal/ui/keys_js.go"

var valueOf = regexp.MustCompile(`js\.ValueOf\(("[^"]*")\)`)

// plainKeys makes words of the values of that table.
func plainKeys(text []byte) ([]byte, error) {
	text, err := replaced(text,
		change{"package ui\n", "// Changed by build/shaders of Ludothèque: the values are made in a loop.\n\npackage ui\n"},
		change{"var uiKeyToJSCode = map[Key]js.Value{\n", "var uiKeyToJSCode = jsCodes(map[Key]string{\n"},
		change{"\n}\n", "\n})\n\nfunc jsCodes(words map[Key]string) map[Key]js.Value {\n\tvalues := map[Key]js.Value{}\n" +
			"\tfor key, word := range words {\n\t\tvalues[key] = js.ValueOf(word)\n\t}\n\treturn values\n}\n"})
	return valueOf.ReplaceAll(text, []byte("$1")), err
}

// replaced makes changes, each of which has one place.
func replaced(text []byte, list ...change) ([]byte, error) {
	for _, c := range list {
		if n := bytes.Count(text, []byte(c.from)); n != 1 {
			return nil, fmt.Errorf("%q is there %d times, not once: this is for another version of it", c.from, n)
		}
		text = bytes.Replace(text, []byte(c.from), []byte(c.to), 1)
	}
	return text, nil
}

// makeCopy makes the copy, whole, before it takes the place of an older one: another build
// may be reading that.
func makeCopy(dir string) error {
	if _, err := os.Stat("vendor"); err == nil {
		return nil
	}
	shader, err := firstShader()
	if err != nil {
		return fmt.Errorf("scenes/ui/paper.kage: %w", err)
	}
	stamp, err := stampOf(shader)
	if err != nil {
		return err
	}
	current := func() bool {
		old, err := os.ReadFile(filepath.Join(dir, "stamp"))
		return err == nil && string(old) == stamp
	}
	if current() {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(dir), "ebitengine-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	if err := fill(fresh, shader, dir); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(fresh, "stamp"), []byte(stamp), 0o644); err != nil {
		return err
	}
	if current() {
		return nil // another build was faster, and is using it
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.Rename(fresh, dir); err != nil && !current() {
		return err
	}
	return nil
}

// stampOf changes with all that the copy is made of.
func stampOf(shader []byte) (string, error) {
	hash := sha256.New()
	for _, name := range [...]string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		hash.Write(data)
	}
	hash.Write(self)
	hash.Write(generator)
	hash.Write(shader)
	return hex.EncodeToString(hash.Sum(nil)), nil
}

// fill makes the copy in fresh, which will be dir.
func fill(fresh string, shader []byte, dir string) error {
	if err := copyEngine(fresh); err != nil {
		return err
	}
	if err := writeModule(fresh, fresh); err != nil {
		return err
	}
	paper, err := filepath.Abs(filepath.Join(fresh, "paper.kage"))
	if err != nil {
		return err
	}
	generate := filepath.Join(fresh, "generate")
	if err := os.Mkdir(generate, 0o755); err != nil {
		return err
	}
	program, err := replaced(generator, change{"//go:build ignore\n\n", ""})
	if err != nil {
		return err
	}
	for name, data := range map[string][]byte{paper: shader, filepath.Join(generate, "main.go"): program} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return err
		}
	}
	table, err := output("go", "run", "-modfile="+filepath.Join(fresh, "page.mod"), engine+"/generate", paper)
	if err != nil {
		return err
	}
	if table, err = format.Source(table); err != nil { // whoever formats the whole tree finds nothing to do
		return err
	}
	if err := os.WriteFile(filepath.Join(fresh, "internal/legacyshader/ready.go"), table, 0o644); err != nil {
		return err
	}
	for name, list := range changes {
		if err := rewrite(filepath.Join(fresh, name), func(text []byte) ([]byte, error) { return replaced(text, list...) }); err != nil {
			return err
		}
	}
	if err := rewrite(filepath.Join(fresh, keys), plainKeys); err != nil {
		return err
	}
	return writeModule(fresh, dir)
}

// rewrite changes a file.
func rewrite(name string, f func([]byte) ([]byte, error)) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if text, err = f(text); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(name, text, 0o644)
}

// copyEngine copies what a program needs of Ebitengine.
func copyEngine(to string) error {
	from, err := output("go", "list", "-m", "-f", "{{.Dir}}", engine)
	if err != nil {
		return err
	}
	if len(bytes.TrimSpace(from)) == 0 {
		if _, err := output("go", "mod", "download", engine); err != nil {
			return err
		}
		if from, err = output("go", "list", "-m", "-f", "{{.Dir}}", engine); err != nil {
			return err
		}
	}
	root := strings.TrimSpace(string(from))
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name == "examples" || name == "cmd" || d.Name() == "testdata" {
				return fs.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		}
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), data, 0o644)
	})
}

// writeModule writes the file of our module that takes Ebitengine from a folder.
func writeModule(fresh, engineIn string) error {
	in, err := filepath.Abs(engineIn)
	if err != nil {
		return err
	}
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	if in, err = filepath.Rel(root, in); err != nil {
		return err
	}
	module, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	module = fmt.Appendf(module, "\nreplace %s => ./%s\n", engine, filepath.ToSlash(in))
	if err := os.WriteFile(filepath.Join(fresh, "page.mod"), module, 0o644); err != nil {
		return err
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(fresh, "page.sum"), sums, 0o644)
}

// output is what a command of this machine writes: Go is run for it, whatever the program
// itself is built for.
func output(name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "GOOS=", "GOARCH=")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, &errs)
	}
	return out, nil
}
