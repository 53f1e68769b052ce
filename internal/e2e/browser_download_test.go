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
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
)

// taken is a file that the page has taken, and the bytes that it cost.
type taken struct {
	Name  string
	Bytes int
}

// takes is all that the page has taken from its server.
func (p *page) takes() []taken {
	p.t.Helper()
	return do(p, chromedp.Evaluate[[]taken](`performance.getEntries().filter(e => "transferSize" in e).map(e =>
		({ Name: new URL(e.name).pathname.split("/").pop() || "index.html", Bytes: e.transferSize }))`))
}

// What the browser takes until the title stands there are the files whose sizes
// .ci/run adds up, packed as they are, from a host that compresses nothing and
// from one that declares what it sends.
func TestBrowserTakesEachFileOnce(t *testing.T) {
	t.Parallel()
	dir := built(t)
	ci, err := os.ReadFile("../../.ci/run")
	if err != nil {
		t.Fatal(err)
	}
	host := bare(dir)
	declares := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".zst") {
			w.Header().Set("Content-Encoding", "zstd")
		}
		host.ServeHTTP(w, r)
	})
	for name, host := range map[string]http.Handler{"bare": host, "declares": declares} {
		t.Run(name, func(t *testing.T) {
			server := httptest.NewServer(host)
			defer server.Close()
			p := browse(t)
			p.open(server.URL)
			p.scene("title")
			seen := map[string]bool{}
			for _, f := range p.takes() {
				if seen[f.Name] || !strings.Contains(string(ci), " "+f.Name) {
					t.Errorf("the page takes %s, again or without .ci/run counting it", f.Name)
				}
				seen[f.Name] = true
				info, err := os.Stat(filepath.Join(dir, f.Name))
				if err != nil {
					t.Fatal(err)
				}
				if over := f.Bytes - int(info.Size()); over < 0 || over > 600 {
					t.Errorf("%s costs %d bytes and has %d", f.Name, f.Bytes, info.Size())
				}
			}
			if !seen["game.wasm.zst"] || seen["game.wasm"] {
				t.Errorf("the page takes %v, not the packed game", seen)
			}
		})
	}
}

// The page says how much of the game has come, whether the host says how much
// there is or not, and packed or, from a host that does not hand out a name it
// does not know, plain.
func TestBrowserShowsHowFarItIs(t *testing.T) {
	long(t)
	t.Parallel()
	dir := built(t)
	for _, tt := range []struct {
		name, file     string
		length, starts bool
	}{
		{"packed, with its length", "game.wasm.zst", true, false},
		{"packed, without", "game.wasm.zst", false, false},
		{"plain, without", "game.wasm", false, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join(dir, tt.file))
			if err != nil {
				t.Fatal(err)
			}
			more := make(chan bool)
			whole := bare(dir)
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				switch name := filepath.Base(r.URL.Path); {
				case name == tt.file:
					if tt.length {
						w.Header().Set("Content-Length", strconv.Itoa(len(data)))
					}
					third := len(data) / 3
					for i, end := range [...]int{third, 2 * third, len(data)} {
						w.Write(data[i*third : end])
						w.(http.Flusher).Flush()
						if i < 2 && !<-more {
							return
						}
					}
				case strings.HasPrefix(name, "game.wasm"):
					http.NotFound(w, r)
				default:
					whole.ServeHTTP(w, r)
				}
			}))
			defer server.Close()
			defer close(more)
			p := browse(t)
			p.open(server.URL)
			const now = `+document.getElementById("trough").getAttribute("aria-valuenow")`
			p.truth(now + ` >= 32 && ` + now + ` <= 34`)
			if words := p.words(); !strings.Contains(words, "Mo sur") {
				t.Errorf("at a third the page says %q", words)
			}
			more <- true
			p.truth(now + ` >= 65 && ` + now + ` <= 67`)
			if tt.starts {
				more <- true
				p.scene("title")
			}
		})
	}
}

// A download that breaks off is reported, and retried on request.
func TestBrowserDownloadBreaksOff(t *testing.T) {
	t.Parallel()
	whole := bare(built(t))
	var broken atomic.Bool
	broken.Store(true)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if broken.Load() && strings.Contains(r.URL.Path, "game.wasm") {
			w.Header().Set("Content-Length", "1000000")
			w.Write([]byte{0x1f, 0x8b, 8, 0})
			return
		}
		whole.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	p := browse(t)
	p.open(server.URL)
	do(p, chromedp.Poll[bool](`!document.getElementById("again").hidden`, chromedp.WithPollingTimeout(patience)))
	if words := p.words(); !strings.Contains(words, "pas pu être téléchargé") {
		t.Errorf("the page says %q", words)
	}
	broken.Store(false)
	p.again()
	p.scene("title")
}

// BenchmarkDownloadInTheBrowser reports the bytes that a browser takes until the
// title stands there, in megabytes, from a host that compresses nothing: of the
// version that LUDOTHEQUE_WEB names, else of one packed as a release is.
func BenchmarkDownloadInTheBrowser(b *testing.B) {
	dir := os.Getenv(webVariable)
	if dir == "" {
		dir = b.TempDir()
		if out, err := exec.Command("../../build/web", dir).CombinedOutput(); err != nil {
			b.Fatalf("build/web: %v\n%s", err, out)
		}
	}
	server := httptest.NewServer(bare(dir))
	b.Cleanup(server.Close)
	for b.Loop() {
		p := browse(b)
		p.open(server.URL)
		p.scene("title")
		sum := 0
		for _, f := range p.takes() {
			sum += f.Bytes
		}
		b.ReportMetric(float64(sum)/1e6, "MB")
	}
}
