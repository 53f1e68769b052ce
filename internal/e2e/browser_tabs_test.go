//go:build linux && amd64

package e2e

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// tab opens another tab beside a page, with the same storage.
func (p *page) tab() *page {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	p.t.Cleanup(cancel)
	q := &page{t: p.t, ctx: ctx}
	do(q, chromedp.EmulateViewport(640, 360))
	return q
}

// writer opens the program writer, and waits until it listens.
func (p *page) writer(url string) {
	p.t.Helper()
	p.open(url)
	p.reaches(`window.writer`)
}

// reaches waits until an expression is true on a page that may be left meanwhile for
// another one.
func (p *page) reaches(expression string) {
	p.t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		ctx, cancel := context.WithTimeout(p.ctx, patience)
		// The page that was left may still answer, or be gone in between.
		there, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`new Promise(done => setTimeout(() => done(!!(`+expression+`)), 20))`,
			func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
		cancel()
		if err == nil && there {
			return
		}
	}
	p.t.Fatalf("the browser never reaches %s", expression)
}

// write has a tab of the program writer do something; what goes wrong there ends the
// test.
func (p *page) write(op, about string) string {
	p.t.Helper()
	return do(p, chromedp.Evaluate[string](fmt.Sprintf(`writer(%q, %q)`, op, about),
		func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
}

// writers serves the program writer.
func writers(t *testing.T) string {
	t.Helper()
	return served(t, "ludotheque/internal/e2e/writer", "build")
}

// served serves a page with the program that a command of Go makes of a package. The page has its exit code as
// window.ended and what it printed as window.said.
func served(t *testing.T, name string, command ...string) string {
	t.Helper()
	dir := t.TempDir()
	build := exec.Command("go", append(command, "-trimpath", "-tags=page", "-ldflags=-s -w", "-o", filepath.Join(dir, "game.wasm"), name)...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	exe, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	html := `<!doctype html><script src="wasm_exec.js"></script><script>
		const go = new Go(), log = console.log;
		let said = "";
		go.exit = code => { window.ended = code; window.said = said; };
		console.log = line => { said += line + "\n"; log(line); };
		fetch("game.wasm").then(r => r.arrayBuffer()).then(b => WebAssembly.instantiate(b, go.importObject)).then(m => go.run(m.instance));
	</script>`
	for name, data := range map[string][]byte{"wasm_exec.js": exe, "index.html": []byte(html)} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(server.Close)
	return server.URL
}

// Two tabs keep matches in one database and do what they like, in any order: they are
// killed, the storage is filled and cleared. Every match is whole at the end, and holds
// what was kept of it. A few of the 200 schedules are tried in every run.
func TestBrowserTabsNeverSpoilAMatch(t *testing.T) {
	t.Parallel()
	first := browse(t)
	url := writers(t)
	tabs := [2]*page{first, first.tab()}
	for _, p := range tabs {
		p.writer(url)
	}
	n := 4
	if guest.Everything() {
		n = 200
	}
	for seed := range uint64(n) {
		tabSchedule(t, tabs, url, seed)
	}
}

func tabSchedule(t *testing.T, tabs [2]*page, url string, seed uint64) {
	name := fmt.Sprint("s", seed)
	for _, p := range tabs {
		p.write("close", "")
		p.write("store", name)
	}
	r := rand.New(rand.NewPCG(seed, 2))
	least := map[string]int{}
	did := []string{}
	for i := range 24 {
		at := r.IntN(2)
		p := tabs[at]
		op := [...]string{"resume", "resume", "new", "play", "play", "play", "play", "play", "close", "kill", "clear", "full", "room", "letgo"}[r.IntN(14)]
		did = append(did, fmt.Sprint(op, at))
		switch op {
		case "kill":
			p.open("about:blank")
			p.writer(url)
			p.write("store", name)
		case "clear":
			p.storage(storage.ClearDataForOrigin, url)
			clear(least)
		case "full":
			p.quota(url, 1)
		case "room", "letgo":
			p.quota(url, 0)
			if op == "letgo" {
				p.write(op, "")
				clear(least)
			}
		case "play":
			if said := p.write(op, ""); strings.Contains(said, " ") {
				record, steps, _ := strings.Cut(said, " ")
				// The step that was played last may be on its way.
				least[record], _ = strconv.Atoi(steps)
				least[record]--
			}
		default:
			p.write(op, fmt.Sprintf("2026-01-01T00:00:%02dZ", i))
		}
	}
	tabs[0].quota(url, 0)
	for _, p := range tabs {
		p.write("close", "")
	}
	holds := map[string]int{}
	for line := range strings.Lines(tabs[1].write("whole", "")) {
		record, steps, _ := strings.Cut(strings.TrimSpace(line), " ")
		holds[record], _ = strconv.Atoi(steps)
	}
	for record, want := range least {
		if holds[record] < want {
			t.Errorf("schedule %d, %v: %s holds %d steps of %d", seed, did, record, holds[record], want)
		}
	}
}

// The tests that any store passes are passed by a browser's.
func TestBrowserStoreKeepsItsPromises(t *testing.T) {
	t.Parallel()
	p := browse(t)
	p.open(served(t, "ludotheque/internal/store", "test", "-c"))
	p.truth(`window.ended !== undefined`)
	if said := do(p, chromedp.Evaluate[string](`said`)); !strings.HasSuffix(said, "PASS\n") {
		t.Errorf("in a browser the tests of the store say\n%s", said)
	}
}

// storage clears all that a page keeps.
func (p *page) storage(command cdp.Command[storage.ClearDataForOriginParams, cdp.Empty], url string) {
	p.t.Helper()
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, storage.ClearDataForOriginParams{Origin: url, StorageTypes: "all"})
		return err
	}))
}

// quota leaves a page at most a number of bytes, or the usual quota.
func (p *page) quota(url string, bytes float64) {
	p.t.Helper()
	params := storage.OverrideQuotaForOriginParams{Origin: url}
	if bytes > 0 {
		params.QuotaSize = &bytes
	}
	do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, storage.OverrideQuotaForOrigin, params)
		return err
	}))
}
