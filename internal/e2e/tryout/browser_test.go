//go:build linux && amd64

package tryout

import (
	"context"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A portal serves the page as any files, in a folder somewhere, and says nothing
// about them: no header that a plain server would not send.
func TestBrowserFromAPortal(t *testing.T) {
	dir := t.TempDir()
	unpack(t, download(t, "ludotheque", "browser.zip"), filepath.Join(dir, "games", "1234"))
	files := http.FileServer(http.Dir(dir))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") || strings.HasSuffix(r.URL.Path, ".zst") {
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)

	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.WindowSize(640, 360),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-component-update", true))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	ctx, cancel := chromedp.NewContext(allocator)
	t.Cleanup(cancel)
	timed, done := context.WithTimeout(ctx, patience)
	t.Cleanup(done)
	if _, err := chromedp.Run(timed, chromedp.Navigate(server.URL+"/games/1234/index.html")); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Run(timed, chromedp.Poll[bool](`window.ludotheque?.scene === "title"`, chromedp.WithPollingTimeout(3*time.Minute))); err != nil {
		words, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`document.body.innerText`))
		t.Fatalf("the title does not come: %v; the page says %q", err, words)
	}
}
