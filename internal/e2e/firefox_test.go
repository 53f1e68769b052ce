//go:build linux && amd64

package e2e

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"

	"ludotheque/arena/table"
	"ludotheque/internal/e2e/guest"
)

// firefox is a headless Firefox that all tests share, driven by WebDriver BiDi: JSON over
// a socket of its own, which needs no driver beside it. Its tests run one after the other, as WebKit's do: beside
// others that draw without a graphics card they take minutes.
type firefox struct {
	conn *websocket.Conn
	stop context.CancelFunc
	mu   sync.Mutex
	id   int
}

// firefoxTime is how long Firefox may take to start.
const firefoxTime = 2 * time.Minute

var startFirefox = sync.OnceValues(func() (*firefox, error) {
	path, err := exec.LookPath("firefox-esr")
	if err != nil {
		if path, err = exec.LookPath("firefox"); err != nil {
			return nil, err
		}
	}
	ctx, stop := context.WithCancel(context.Background())
	dir := guest.Folder() + "/firefox"
	cmd := exec.CommandContext(ctx, path, "--headless", "--no-remote", "--profile", dir, "--remote-debugging-port", "0")
	cmd.Env = append(cmd.Environ(), "HOME="+dir, "MOZ_DISABLE_CONTENT_SANDBOX=1", "LANG=fr_FR.UTF-8", loudspeakers())
	out, err := cmd.StderrPipe()
	if err == nil {
		err = makeProfile(dir)
	}
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		stop()
		return nil, err
	}
	guest.AtEnd(func() { stop(); _ = cmd.Wait() })
	address := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if _, at, ok := strings.Cut(lines.Text(), "WebDriver BiDi listening on "); ok {
				address <- strings.TrimSpace(at)
			}
		}
	}()
	select {
	case at := <-address:
		dial, done := context.WithTimeout(ctx, firefoxTime)
		defer done()
		c, _, err := websocket.Dial(dial, at+"/session", nil)
		if err != nil {
			return nil, err
		}
		c.SetReadLimit(64 << 20)
		f := &firefox{conn: c, stop: stop}
		return f, f.call("session.new", map[string]any{"capabilities": map[string]any{}}, nil, firefoxTime)
	case <-time.After(firefoxTime):
		stop()
		return nil, errors.New("Firefox does not say where it listens")
	}
})

// call says a command and waits for its answer; events are passed over.
func (f *firefox) call(method string, params, answer any, patience time.Duration) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	f.id++
	if err := wsjson.Write(ctx, f.conn, map[string]any{"id": f.id, "method": method, "params": params}); err != nil {
		return err
	}
	for {
		var m struct {
			ID             int
			Error, Message string
			Result         json.RawMessage
		}
		if err := wsjson.Read(ctx, f.conn, &m); err != nil {
			return fmt.Errorf("%s: %w", method, err)
		}
		switch {
		case m.ID != f.id:
		case m.Error != "":
			return fmt.Errorf("%s: %s: %s", method, m.Error, m.Message)
		case answer != nil:
			return json.Unmarshal(m.Result, answer)
		default:
			return nil
		}
	}
}

// inFirefox is a page of Firefox, whose storage is shared with no other page.
type inFirefox struct {
	f       *firefox
	context string
}

// foreign opens an address in Firefox, as on a phone of a size.
func foreign(t *testing.T, address string, w, h int64) handset {
	t.Helper()
	p := inAnother(t, w, h)
	p.open(address)
	return p
}

// inAnother is an empty page of Firefox, of a size; scripts run in it before its own.
func inAnother(t *testing.T, w, h int64, scripts ...string) handset {
	t.Helper()
	f, err := startFirefox()
	if errors.Is(err, exec.ErrNotFound) {
		guest.Lacking(t, "Firefox (apt-get install firefox-esr)")
	}
	if err != nil {
		t.Fatalf("Firefox does not start: %v", err)
	}
	var user struct{ UserContext string }
	if err := f.call("browser.createUserContext", map[string]any{}, &user, patience); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = f.call("browser.removeUserContext", map[string]any{"userContext": user.UserContext}, nil, patience)
	})
	var tab struct{ Context string }
	if err := f.call("browsingContext.create", map[string]any{"type": "tab", "userContext": user.UserContext}, &tab, patience); err != nil {
		t.Fatal(err)
	}
	for _, script := range scripts {
		if err := f.call("script.addPreloadScript", map[string]any{
			"functionDeclaration": "() => { " + script + " }", "contexts": []string{tab.Context},
		}, nil, patience); err != nil {
			t.Fatal(err)
		}
	}
	p := handset{&page{t: t}, inFirefox{f, tab.Context}}
	p.try(p.in.resize(w, h))
	return p
}

func (p inFirefox) visit(address string) error {
	return p.f.call("browsingContext.navigate", map[string]any{"context": p.context, "url": address, "wait": "complete"}, nil, patience)
}

func (p inFirefox) resize(w, h int64) error {
	return p.f.call("browsingContext.setViewport", map[string]any{"context": p.context, "viewport": map[string]any{"width": w, "height": h}}, nil, patience)
}

func (p inFirefox) evaluate(expression string) (string, error) {
	var answer struct {
		Type             string
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	err := p.f.call("script.evaluate", map[string]any{
		"expression": "Promise.resolve(" + expression + ").then(v => JSON.stringify(v) ?? 'null')", "awaitPromise": true,
		"target": map[string]any{"context": p.context},
	}, &answer, patience)
	if err == nil && answer.Type != "success" {
		err = errors.New(answer.ExceptionDetails.Text)
	}
	return answer.Result.Value, err
}

func (p inFirefox) touches(move fingering, x, y float64) error {
	actions := []map[string]any{{"type": "pointerMove", "x": int(x), "y": int(y)}}
	switch move {
	case down:
		actions = append(actions, map[string]any{"type": "pointerDown", "button": 0})
	case up:
		actions = []map[string]any{{"type": "pointerUp", "button": 0}}
	}
	return p.f.call("input.performActions", map[string]any{"context": p.context, "actions": []any{
		map[string]any{"type": "pointer", "id": "finger", "parameters": map[string]any{"pointerType": "touch"}, "actions": actions},
	}}, nil, patience)
}

func (p inFirefox) shot() ([]byte, error) {
	var answer struct{ Data string }
	if err := p.f.call("browsingContext.captureScreenshot", map[string]any{"context": p.context}, &answer, patience); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(answer.Data)
}

// TestFirefoxIsAPad and TestFirefoxKeepsSecrets are those of Chromium: a phone may have
// either engine.
func TestFirefoxIsAPad(t *testing.T) {
	long(t)
	isAPad(t, foreign)
}

// TestASlowPressIsAPress: Firefox makes no click of a finger that rests on a button for a while.
func TestASlowPressIsAPress(t *testing.T) {
	long(t)
	for name, phone := range map[string]func(t *testing.T, address string, w, h int64) handset{"Firefox": foreign, "Chromium": phone} {
		t.Run(name, func(t *testing.T) {
			h, address := serveTable(t, "bzzz", nil)
			p := phone(t, address, 390, 844)
			held := func() { time.Sleep(1200 * time.Millisecond) } // longer than any browser takes for a tap
			p.until("a name is asked for", `document.querySelector("form input") !== null`)
			p.eval(`(document.querySelector("form input").value = "Noé")`)
			p.thumb("form button.main", 0, 0, held)
			p.until("the chair is taken", `document.querySelector(".chair.you") !== null`)
			p.thumb("button.main", 0, 0, held)
			p.until("the match is shown", `document.querySelector("#page.play") !== null`)
			if s := h.State(); s.Phase != table.Playing {
				t.Errorf("a match should be played: %+v", s)
			}
		})
	}
}

func TestFirefoxKeepsSecrets(t *testing.T) {
	long(t)
	keepsSecrets(t, foreign)
}

func (p inFirefox) points(actions []map[string]any) error {
	return p.f.call("input.performActions", map[string]any{"context": p.context, "actions": []any{
		map[string]any{"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"}, "actions": actions},
	}}, nil, patience)
}

// TestFirefoxPlaysTheWholePage sits down at a table from its invitation and plays Bzzz on
// a whole screen to its results.
func TestFirefoxPlaysTheWholePage(t *testing.T) {
	long(t)
	_, address := layTable(t, "bzzz", laid{options: map[string]string{"turns": "8"}, pages: os.DirFS(built(t))})
	p := inAnother(t, 1280*half, 720*half, quick, watched, english, filmed)
	p.open(address + "/play/?join=" + url.QueryEscape(address))
	p.until("the lobby", `window.ludotheque && (ludotheque.scene || "").startsWith("table lobby bzzz")`)
	c := onForeign(p)
	c.g.Ticks(10)
	p.eval(`(window.film = true)`)
	c.g.Ticks(4)
	p.picture("firefox-lobby")
	c.use("table.start", 0)
	s := &gathering{t: t}
	for _, g := range games() {
		if g.id == "bzzz" {
			s.game = g
		}
	}
	played := false
	for end := time.Now().Add(maxPlay); c.g.Scene() != "results"; s.acts(c) {
		if scene := c.g.Scene(); !played && strings.HasPrefix(scene, "bzzz") {
			played = true
			p.picture("firefox-play")
		}
		if time.Now().After(end) {
			t.Fatalf("no results: Firefox shows %q", c.g.Scene())
		}
	}
	c.g.Ticks(30)
	p.picture("firefox-results")
}

// TestFirefoxPlaysEachGame plays, hears and comes back to each game.
func TestFirefoxPlaysEachGame(t *testing.T) {
	long(t)
	playsEachGame(t, func(t *testing.T) handset { return inAnother(t, 1280*half, 720*half) })
}

// makeProfile makes the folder of a Firefox that shows no prompts and speaks French.
func makeProfile(dir string) error {
	const settings = `user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "fr");
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("remote.active-protocols", 1);
user_pref("app.update.disabledForTesting", true);
`
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "user.js"), []byte(settings), 0o600)
}
