package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/perf/benchfmt"
)

// sample is one thing that was measured.
type sample struct {
	key   string
	value float64
}

// readBench reads what go test -bench writes: the name of the package's folder, a
// dot, the benchmark's name and the unit make a key. A benchmark that ran several times
// counts with the median of what it said.
func readBench(out []byte) ([]sample, error) {
	var order []string
	values := map[string][]float64{}
	r := benchfmt.NewReader(bytes.NewReader(out), "go test")
	for r.Scan() {
		switch rec := r.Result().(type) {
		case *benchfmt.SyntaxError:
			return nil, rec
		case *benchfmt.Result:
			name := path.Base(rec.GetConfig("pkg")) + "." + benchName(rec.Name)
			for _, v := range rec.Values {
				value, unit := v.Value, v.Unit
				if v.OrigUnit != "" { // 20 ns/op is kept as it was written, not as 2e-08 sec/op
					value, unit = v.OrigValue, v.OrigUnit
				}
				key := name + " " + unit
				if values[key] == nil {
					order = append(order, key)
				}
				values[key] = append(values[key], value)
			}
		}
	}
	if err := r.Err(); err != nil {
		return nil, err
	}
	if len(order) == 0 {
		return nil, fmt.Errorf("no benchmark ran; the command says:\n%s", out)
	}
	samples := make([]sample, len(order))
	for i, key := range order {
		v := values[key]
		slices.Sort(v)
		samples[i] = sample{key, (v[(len(v)-1)/2] + v[len(v)/2]) / 2}
	}
	return samples, nil
}

// benchName is the name of a benchmark without the number of its processors.
func benchName(n benchfmt.Name) string {
	base, parts := n.Parts()
	name := string(base)
	for _, p := range parts {
		if p[0] == '/' {
			name += string(p)
		}
	}
	return name
}

// readJSON reads the last line of JSON in what a command writes: its numbers,
// with dots between the levels, sorted by name. True is 1 and false is 0.
func readJSON(out []byte) ([]sample, error) {
	var last map[string]any
	for line := range bytes.Lines(out) {
		var v map[string]any
		if json.Unmarshal(line, &v) == nil {
			last = v
		}
	}
	if last == nil {
		return nil, fmt.Errorf("there is no line of JSON in what the command says:\n%s", out)
	}
	var samples []sample
	var walk func(key string, v any)
	walk = func(key string, v any) {
		switch v := v.(type) {
		case float64:
			samples = append(samples, sample{key, v})
		case bool:
			n := 0.0
			if v {
				n = 1
			}
			samples = append(samples, sample{key, n})
		case map[string]any:
			for _, k := range slices.Sorted(maps.Keys(v)) {
				walk(strings.TrimPrefix(key+"."+k, "."), v[k])
			}
		}
	}
	walk("", last)
	return samples, nil
}

// ofCommit is the version in the name of a download, with what follows it before
// a tag: it changes with every commit, and the row stays.
var ofCommit = regexp.MustCompile(`-\d+(\.\d+)+(-rc\d*)?(-[0-9a-f]{12})?(-changed)?`)

// sizes is the bytes of every download in a folder, by its name without the
// version. SHA256SUMS says which they are: what lies there of earlier versions
// does not count.
func sizes(dir string) ([]sample, error) {
	list, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if err != nil {
		return nil, fmt.Errorf("%w; build/release makes what is weighed", err)
	}
	var samples []sample
	for line := range strings.Lines(string(list)) {
		_, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok {
			return nil, fmt.Errorf("SHA256SUMS has the line %q; build/release writes it again", line)
		}
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		samples = append(samples, sample{ofCommit.ReplaceAllString(name, ""), float64(info.Size())})
	}
	return samples, nil
}

// countTests counts the functions of tests, fuzzers and benchmarks in a folder
// and below.
func countTests(dir string) ([]sample, error) {
	kinds := []string{"Test", "Fuzz", "Benchmark"}
	counts := map[string]float64{}
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name != dir && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "dist") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, decl := range f.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name != "TestMain" {
				for _, kind := range kinds {
					if strings.HasPrefix(fn.Name.Name, kind) {
						counts[kind]++
					}
				}
			}
		}
		return nil
	})
	var samples []sample
	for _, kind := range kinds {
		samples = append(samples, sample{kind, counts[kind]})
	}
	return samples, err
}
