package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// benchOutput is what go test -bench writes of two packages.
const benchOutput = `goos: linux
goarch: amd64
pkg: ludotheque/scenes/menu
cpu: some
BenchmarkSettled/lobby-2         	    1000	      2000 ns/op	       0 B/op	       0 allocs/op
BenchmarkSettled/no_records-2    	    1000	       500 ns/op	       0 B/op	       1 allocs/op
BenchmarkSettled/lobby-2         	    1000	      4000 ns/op	       0 B/op	       0 allocs/op
BenchmarkSettled/lobby-2         	    1000	      2500 ns/op	       0 B/op	       0 allocs/op
PASS
ok  	ludotheque/scenes/menu	1.0s
pkg: ludotheque/internal/e2e
BenchmarkFirstFrame-2	1	600 ns/op	1.05 ratio
PASS
`

func TestBenchmarksAreReadByPackageAndMedian(t *testing.T) {
	raw, err := readBench([]byte(benchOutput))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]float64{}
	for _, s := range raw {
		got[s.key] = s.value
	}
	for key, want := range map[string]float64{
		"menu.Settled/lobby ns/op": 2500, "menu.Settled/no_records allocs/op": 1, "e2e.FirstFrame ratio": 1.05,
	} {
		if v, ok := got[key]; !ok || v != want {
			t.Errorf("%s is %v, want %v; all: %v", key, v, want, got)
		}
	}
	if _, err := readBench([]byte("PASS\n")); err == nil {
		t.Error("no benchmark at all was no error")
	}
}

func TestTheLastLineOfJSONCounts(t *testing.T) {
	raw, err := readJSON([]byte("words\n{\"games\":1}\n{\"games\":20,\"heap\":{\"last\":2.5},\"flat\":true,\"name\":\"x\"}\nmore words\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := []sample{{"flat", 1}, {"games", 20}, {"heap.last", 2.5}}
	if len(raw) != len(want) {
		t.Fatalf("read %v, want %v", raw, want)
	}
	for i := range want {
		if raw[i] != want[i] {
			t.Errorf("read %v, want %v", raw[i], want[i])
		}
	}
	if _, err := readJSON([]byte("nothing\n")); err == nil {
		t.Error("no JSON at all was no error")
	}
}

func TestRowsPickFigures(t *testing.T) {
	raw := []sample{{"menu.Settled/lobby ns/op", 2e6}, {"menu.Settled/no_records ns/op", 5e5}, {"e2e.FirstFrame ratio", 1.5}}
	limit := 1.3
	got, err := pick([]Row{
		{What: "menus: *", Key: "menu.Settled/* ns/op", Scale: 1e-6, Unit: "ms"},
		{What: "ratio", Key: "e2e.FirstFrame ratio", Scale: 1, AtMost: &limit},
	}, raw)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != 3 || got[1].What != "menus: no records" || got[1].Value != 0.5 || got[0].beyond() || !got[2].beyond() {
		t.Errorf("picked %+v", got)
	}
	if _, err := pick([]Row{{What: "gone", Key: "gone"}}, raw); err == nil || !strings.Contains(err.Error(), "gone") {
		t.Errorf("a row that nothing was measured for gives %v", err)
	}
}

func TestWhatIsWrongWithARunIsSaid(t *testing.T) {
	const good = "[[run]]\nname=\"a\"\ntitle=\"A\"\ncommand=\"true\"\n[[run.row]]\nwhat=\"x\"\nkey=\"x\"\n"
	if _, err := readRuns(good); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, want string }{
		{"name=\"a\"", "name=\"a b\"", "a comma or a space"},
		{"title=\"A\"", "", "no title"},
		{"command=\"true\"", "", "no command"},
		{"command=\"true\"", "by=\"guess\"", "it may be"},
		{"what=\"x\"", "what=\"*\"", "both have a *"},
		{"key=\"x\"", "key=\"x\"\nlimit=3", "nothing is known of"},
		{"key=\"x\"", "", "no key"},
		{"[[run]]", good + "[[run]]", "two runs"},
	} {
		if _, err := readRuns(strings.Replace(good, c.from, c.to, 1)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q in place of %q gives %v, want %q", c.to, c.from, err, c.want)
		}
	}
}

func TestNumbers(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", 25: "25", 1.3: "1.3", 0.01234: "0.0123", 12.345: "12.3", 123.45: "123", 1234.6: "1,235", 5923456: "5,923,456", -1200: "-1,200", 0.00000001: "0",
	} {
		if got := number(v); got != want {
			t.Errorf("number(%v) is %q, want %q", v, got, want)
		}
	}
}

func TestFilesAreWeighedAndTestsCounted(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"game-0.1.0-rc-0123456789ab-changed-windows-amd64.zip": "12345", "game-0.1.0-linux-amd64.tar.gz": "123", "game-0.0.9-linux-amd64.tar.gz": "older",
		"SHA256SUMS":    "00  game-0.1.0-rc-0123456789ab-changed-windows-amd64.zip\n00  game-0.1.0-linux-amd64.tar.gz\n",
		"sub/x_test.go": "package x\nfunc TestA(t int) {}\nfunc FuzzB(f int) {}\nfunc TestMain(m int) {}\nfunc helper() {}\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := sizes(dir); err != nil || !slices.Equal(got, []sample{{"game-windows-amd64.zip", 5}, {"game-linux-amd64.tar.gz", 3}}) {
		t.Errorf("weighed %v, %v", got, err)
	}
	if _, err := sizes(filepath.Join(dir, "none")); err == nil || !strings.Contains(err.Error(), "build/release") {
		t.Errorf("a folder that is not there gives %v", err)
	}
	got, err := countTests(dir)
	if err != nil || len(got) != 3 || got[0].value != 1 || got[1].value != 1 || got[2].value != 0 {
		t.Errorf("counted %v, %v", got, err)
	}
}

func TestAFigureBeyondItsLimitIsMarked(t *testing.T) {
	limit := 20.0
	runs := []Run{{Name: "a", Title: "A", Command: "some `command`"}, {Name: "b", Title: "B"}}
	text := Page(runs, map[string]Measured{"a": {Date: "2026-01-02", Commit: "abc", Machine: "m", Figures: []Figure{
		{What: "good", Value: 19.5, Unit: "ms", AtMost: &limit}, {What: "bad", Value: 21, Unit: "ms", AtMost: &limit},
	}}})
	for _, want := range []string{"| good | 19.5 ms | ≤ 20 ms |", "| bad | **21 ms, beyond** | ≤ 20 ms |", "2026-01-02", "not measured yet"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %q:\n%s", want, text)
		}
	}
}

// The page is written by the command alone: build/quality --page after a change
// of figures.toml.
func TestThePageIsWhatTheFiguresSay(t *testing.T) {
	t.Chdir("../..")
	runs, err := readRuns(figuresTOML)
	if err != nil {
		t.Fatal(err)
	}
	had, err := load(kept)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(text) != Page(runs, had) {
		t.Errorf("%s is not what %s says; go run ./build/figures --page writes it again", page, kept)
	}
	for name := range had {
		if _, err := choose(runs, []string{name}); err != nil {
			t.Errorf("%s has figures of %q: %v", kept, name, err)
		}
	}
}
