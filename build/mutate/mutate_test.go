package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// toy makes a module with a package of two functions, of which one is tested, and
// returns its folder.
func toy(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":          "module toy\n\ngo 1.26\n",
		"sum/sum.go":      "package sum\n\nfunc Of(a, b int) int { return a + b }\n\nfunc Half(a int) int { return a / 2 }\n\nfunc Count(n int) (k int) {\n\tfor k < n {\n\t\tk++\n\t}\n\treturn k\n}\n",
		"sum/sum_test.go": "package sum\n\nimport \"testing\"\n\nfunc TestOf(t *testing.T) {\n\tif Of(2, 3) != 5 || Count(3) != 3 {\n\t\tt.Error(\"no sum\")\n\t}\n}\n",
		"bad/bad.go":      "package bad\n\nfunc One() int { return 1 }\n",
		"bad/bad_test.go": "package bad\n\nimport \"testing\"\n\nfunc TestOne(t *testing.T) { t.Error(\"it always fails\") }\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// entry is an entry of a table.
func entry(name, old, new, test string) string {
	return "[[mutation]]\nname = '" + name + "'\nfile = '" + strings.TrimPrefix(test, "./") + "/" + filepath.Base(test) +
		".go'\nold = '" + old + "'\nnew = '" + new + "'\ntest = '" + test + "'\nbreaks = 'a promise'\n"
}

// call runs the program in a toy module and returns its exit code and what it says.
func call(t *testing.T, root, table string, args ...string) (code int, out, progress string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	code = run(t.Context(), root, table, args, &stdout, &stderr)
	return code, stdout.String(), stderr.String()
}

func TestWhatBecomesOfMutations(t *testing.T) {
	root := toy(t)
	for _, c := range []struct {
		name, old, new string
		want           Outcome
		says           string
		code           int
	}{
		{"killed", "a + b", "a - b", Killed, "TestOf", 0},
		{"survived", "a / 2", "a / 3", Survived, "these survive: survived", 1},
		{"gone", "a * b", "a", Unfit, "no longer stands in sum/sum.go", 1},
		{"twice", "int) ", "int64) ", Unfit, "stands in sum/sum.go 4 times", 1},
		{"not-compiled", "a + b", "a + c", Unfit, "undefined: c", 1},
	} {
		before, err := os.ReadFile(filepath.Join(root, "sum/sum.go"))
		if err != nil {
			t.Fatal(err)
		}
		code, out, progress := call(t, root, entry(c.name, c.old, c.new, "./sum"), "--json")
		var r Result
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatalf("%s: %v in %q, %s", c.name, err, out, progress)
		}
		if code != c.code || r.Outcome != c.want || r.Name != c.name || !strings.Contains(out+progress, c.says) {
			t.Errorf("%s: exit %d, %+v, want exit %d, %s, and %q in\n%s", c.name, code, r, c.code, c.want, c.says, progress)
		}
		if after, _ := os.ReadFile(filepath.Join(root, "sum/sum.go")); !bytes.Equal(before, after) {
			t.Fatalf("%s: the source was changed", c.name)
		}
	}
}

func TestAMutationWithoutAnEndIsKilled(t *testing.T) {
	work := t.TempDir()
	tr := &trial{root: toy(t), work: work, baselines: map[tests]baseline{{pkg: "./sum"}: {limit: 2 * time.Second}}}
	r, err := tr.try(t.Context(), &Mutation{Name: "endless", File: "sum/sum.go", Old: "k++", New: "k--", Test: "./sum"})
	if err != nil || r.Outcome != Killed || r.By != "the time limit" {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestTestsThatFailAnyway(t *testing.T) {
	code, _, progress := call(t, toy(t), entry("any", "1 }", "2 }", "./bad"))
	if code != 1 || !strings.Contains(progress, "the tests of ./bad fail without a mutation") {
		t.Errorf("exit %d, %s", code, progress)
	}
}

func TestSomeTestsAlone(t *testing.T) {
	root := toy(t)
	for run, want := range map[string]Outcome{"^TestOf$": Killed, "^TestNone$": Unfit} {
		code, out, progress := call(t, root, entry("killed", "a + b", "a - b", "./sum")+"run = '"+run+"'\n")
		if !strings.HasPrefix(out, string(want)) || (code == 0) != (want == Killed) {
			t.Errorf("%s: exit %d, %s%s", run, code, out, progress)
		}
	}
}

func TestOnlyAndList(t *testing.T) {
	table := entry("one", "a", "b", "./sum") + entry("two", "a", "c", "./sum") + entry("three", "a", "d", "./bad")
	for args, want := range map[string]string{"": "one two three", "--only=two": "two", "--only=./sum": "one two", "--only=three,one": "one three"} {
		code, out, progress := call(t, ".", table, append([]string{"--list"}, strings.Fields(args)...)...)
		var names []string
		for line := range strings.Lines(out) {
			names = append(names, strings.Fields(line)[0])
		}
		if got := strings.Join(names, " "); code != 0 || got != want {
			t.Errorf("%q lists %q, want %q (exit %d, %s)", args, got, want, code, progress)
		}
	}
}

func TestWrongCalls(t *testing.T) {
	table := entry("one", "a", "b", "./sum")
	for _, args := range [][]string{{"--only", "four"}, {"--no-such"}, {"one"}, {"--docs", "--only", "one"}} {
		if code, out, progress := call(t, ".", table, args...); code != 2 || out != "" || !strings.HasPrefix(progress, "mutate: ") {
			t.Errorf("%q: exit %d, %q, %q", args, code, out, progress)
		}
	}
	if code, out, _ := call(t, ".", table, "--help"); code != 0 || !strings.Contains(out, "--only") {
		t.Errorf("--help: exit %d, %q", code, out)
	}
}

func TestTablesThatAreRefused(t *testing.T) {
	good := entry("one", "a", "b", "./sum")
	for name, c := range map[string]struct{ table, says string }{
		"empty":          {"", "has no mutation"},
		"no TOML":        {"[[", "mutations.toml"},
		"unknown":        {good + "seconds = 3\n", "nothing is known of"},
		"twice":          {good + good, "two mutations"},
		"a bad name":     {strings.Replace(good, "'one'", "'One two'", 1), "lower case"},
		"a test's file":  {strings.Replace(good, "sum.go", "sum_test.go", 1), "is a test"},
		"outside":        {strings.Replace(good, "'sum/sum.go'", "'../sum.go'", 1), "by its path from the root"},
		"nothing":        {strings.Replace(good, "new = 'b'", "new = 'a'", 1), "changes nothing"},
		"every package":  {strings.Replace(good, "'./sum'", "'./...'", 1), "one package"},
		"without reason": {strings.Replace(good, "'a promise'", "''", 1), "what it breaks"},
	} {
		if _, err := readTable(c.table); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}

// TestTheTableFits holds mutations.toml to the source: an entry whose text has
// changed would be found only when somebody runs the program.
func TestTheTableFits(t *testing.T) {
	all, err := readTable(mutationsTOML)
	if err != nil {
		t.Fatal(err)
	}
	for i := range all {
		m := &all[i]
		source, err := os.ReadFile(filepath.Join("../..", filepath.FromSlash(m.File)))
		if err == nil {
			_, err = m.apply(string(source))
		}
		if err != nil {
			t.Errorf("%s: %v", m.Name, err)
		}
		if _, err := os.Stat(filepath.Join("../..", filepath.FromSlash(m.Test))); err != nil {
			t.Errorf("%s: %v", m.Name, err)
		}
	}
	if len(all) < 40 {
		t.Errorf("the table has only %d mutations", len(all))
	}
}

func TestPage(t *testing.T) {
	got := Page([]Result{
		{Mutation: Mutation{File: "a/b.go", Test: "./a", Breaks: "this | that"}, Outcome: Killed, By: "TestThis"},
		{Mutation: Mutation{File: "a/c.go", Test: "./a", Breaks: "those"}, Outcome: Survived},
	})
	for _, want := range []string{"1 of 2 do", `| this \| that | a/b.go | a | killed | TestThis |`, "| those | a/c.go | a | survived | **nothing** |"} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %q in\n%s", want, got)
		}
	}
}
