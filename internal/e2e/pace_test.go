//go:build linux && amd64

package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// pacePage loads a program of ours and nothing else.
const pacePage = `<!doctype html><meta charset="utf-8"><body style="margin:0"><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("pace.wasm"), go.importObject).then(r => go.run(r.instance));
</script>`

// BenchmarkSwimInTheBrowser swims in Aquar.iom in a headless Chromium, with
// sixteen players and 7,500 plankton, and reports what Update and Draw of a
// frame cost in milliseconds: the 10th percentile, the median and the 95th, for
// one view, for four and for a contest. What the processor that stands in for a
// graphics card does is not in it, but it disturbs: on a machine that is busy the
// 10th percentile says what a frame takes.
func BenchmarkSwimInTheBrowser(b *testing.B) {
	dir := b.TempDir()
	build := exec.Command("go", "build", "-trimpath", "-o", filepath.Join(dir, "pace.wasm"), "ludotheque/internal/e2e/pace")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		b.Fatal(err)
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		b.Fatal(err)
	}
	for name, text := range map[string][]byte{"wasm_exec.js": glue, "index.html": []byte(pacePage)} {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			b.Fatal(err)
		}
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	b.Cleanup(server.Close)
	for b.Loop() {
		p := browse(b)
		p.open(server.URL)
		said := ""
		for deadline := time.Now().Add(8 * time.Minute); ; time.Sleep(time.Second) {
			said = do(p, chromedp.Evaluate[string](`window.ludotheque ? window.ludotheque.scene || "" : ""`))
			if strings.HasSuffix(said, ";") {
				break
			}
			if time.Now().After(deadline) {
				b.Fatalf("nothing was measured; the page says %q", p.words())
			}
		}
		for _, line := range strings.Split(strings.TrimSuffix(said, ";"), ";") {
			f := strings.Fields(line)
			if len(f) != 4 {
				b.Fatalf("%q is no measure", line)
			}
			for i, unit := range [...]string{"p10-ms", "median-ms", "p95-ms"} {
				v, err := strconv.ParseFloat(f[i+1], 64)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(v, f[0]+"-"+unit)
			}
		}
	}
}
