package main

import (
	"bytes"
	"compress/flate"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A program that grows its stack, collects garbage, unwinds through inlined calls, and
// names its callers; then it crashes.
const restless = `package main

import (
	"fmt"
	"runtime"
)

type node struct {
	left, right *node
	value       [16]int
}

func grow(depth int) *node {
	if depth == 0 {
		return &node{}
	}
	if depth%5 == 0 {
		runtime.GC()
	}
	n := &node{grow(depth - 1), grow(depth - 1), [16]int{depth}}
	return n
}

func (n *node) sum() int {
	if n == nil {
		return 0
	}
	return n.value[0] + n.left.sum() + n.right.sum()
}

func small() string { return caller() }

//go:noinline
func caller() string {
	pcs := make([]uintptr, 10)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	text := ""
	for {
		f, more := frames.Next()
		text += f.Function + " "
		if !more {
			return text
		}
	}
}

func try() (said any) {
	defer func() { said = recover() }()
	var none []int
	return none[small()[0]]
}

func main() {
	fmt.Println(grow(12).sum(), small(), try())
	done := make(chan int)
	for i := range 20 {
		go func() { done <- grow(6).sum() + i }()
	}
	total := 0
	for range 20 {
		total += <-done
	}
	fmt.Println(total)
	fail(42)
}

//go:noinline
func fail(value int) {
	if value > 0 {
		panic("the end")
	}
}
`

func TestAProgramWithoutLines(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("node is missing; build/setup node installs it")
		}
		t.Skip("node is missing")
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module restless\n\ngo 1.26\n", "main.go": restless} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	program := filepath.Join(dir, "restless.wasm")
	// With the flags of build/web the library is compiled already.
	flags, err := exec.Command("../web", "--flags").Output()
	if err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", append(append([]string{"build", "-trimpath"}, strings.Split(strings.TrimSpace(string(flags)), "\n")...),
		"-ldflags=-s -w", "-o", program)...)
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	play := func() (said, trace string) {
		var out, errs bytes.Buffer
		cmd := exec.Command(node, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), program)
		cmd.Stdout, cmd.Stderr = &out, &errs
		if err := cmd.Run(); cmd.ProcessState.ExitCode() != 2 {
			t.Fatalf("the program did not end by its crash: %v\n%s%s", err, &out, &errs)
		}
		return out.String(), errs.String()
	}
	said, trace := play()
	before, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`main\.go:\d+`)
	if !line.MatchString(trace) || !strings.Contains(trace, "main.fail(0x2a)") || !strings.Contains(said, "main.small") {
		t.Fatalf("the program is not what this test wants: it says %q, %q", said, trace)
	}
	if code := run([]string{program}, os.Stderr); code != 0 {
		t.Fatalf("trim: exit code %d", code)
	}
	after, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	if was, is := packed(t, before), packed(t, after); is > was*97/100 {
		t.Errorf("packed, %d of %d bytes are left", is, was)
	}
	m, err := readModule(before)
	if err != nil {
		t.Fatal(err)
	}
	known, err := findTables(m.memory)
	if err != nil {
		t.Fatal(err)
	}
	if err := known.removeLines(); err != nil {
		t.Fatal(err)
	}
	// The table of buckets goes as well, but for those of the last function.
	if lines, table := len(m.bytes()), known.count*runSize; len(after) > lines-table+1000 {
		t.Errorf("%d bytes are left, and %d without lines, %d of them buckets", len(after), lines, table)
	}
	again, crash := play()
	if again != said {
		t.Errorf("without lines it says\n%s\nwith them it said\n%s", again, said)
	}
	if line.MatchString(crash) || !strings.Contains(crash, "main.fail()") || !strings.Contains(crash, "main.main()") || !strings.Contains(crash, "panic: the end") {
		t.Errorf("the crash is told as\n%s", crash)
	}
	// What has no lines and buckets any more stays as it is.
	if code := run([]string{program}, os.Stderr); code != 0 {
		t.Errorf("a second time: exit code %d", code)
	}
	if twice, err := os.ReadFile(program); err != nil || !bytes.Equal(twice, after) {
		t.Errorf("a second time it changes (%v)", err)
	}
}

// packed is about how much a browser downloads, in bytes.
func packed(t *testing.T, program []byte) int {
	t.Helper()
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(program); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}

func TestWhatIsNoProgram(t *testing.T) {
	dir := t.TempDir()
	for name, data := range map[string]string{
		"empty": "", "text": "no program", "cut": "\x00asm\x01\x00\x00\x00\x0b\xff", "none": "\x00asm\x01\x00\x00\x00",
		"odd": "\x00asm\x01\x00\x00\x00\x0b\x02\x01\x01", "bare": "\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01x",
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
		var errs bytes.Buffer
		if code := run([]string{file}, &errs); code != 1 || !strings.Contains(errs.String(), name) {
			t.Errorf("%s: exit code %d, %q", name, code, errs.String())
		}
		if left, err := os.ReadFile(file); err != nil || string(left) != data {
			t.Errorf("%s was changed (%v)", name, err)
		}
	}
	for _, args := range [][]string{nil, {"--help"}, {"a", "b"}} {
		if code := run(args, &bytes.Buffer{}); code != 2 {
			t.Errorf("%q: exit code %d", args, code)
		}
	}
}
