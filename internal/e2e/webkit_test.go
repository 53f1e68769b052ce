//go:build linux && amd64

package e2e

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/table"
	"ludotheque/internal/e2e/guest"
)

// startWebKit starts the driver that all tests share and returns its address.
var startWebKit = sync.OnceValues(func() (string, error) {
	path, err := exec.LookPath("WebKitWebDriver")
	if err != nil {
		return "", err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	address := l.Addr().String()
	_, port, _ := net.SplitHostPort(address)
	l.Close()
	dir := guest.Folder() + "/webkit"
	cmd := exec.Command(path, "--port="+port)
	cmd.Env = append(cmd.Environ(), "HOME="+dir, "XDG_CACHE_HOME="+dir, "XDG_DATA_HOME="+dir, "LANG=fr_FR.UTF-8", loudspeakers())
	if err := cmd.Start(); err != nil {
		return "", err
	}
	guest.AtEnd(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		if c, err := net.Dial("tcp", address); err == nil {
			c.Close()
			return "http://" + address, nil
		}
		if time.Now().After(end) {
			return "", fmt.Errorf("%s does not listen at %s", path, address)
		}
	}
})

// inWebKit is a page of WebKitGTK, driven by WebDriver. Each is a browser of its own.
type inWebKit struct{ session string }

// webKit is an empty page of WebKit, of a size.
func webKit(t *testing.T, w, h int64) handset {
	t.Helper()
	if os.Getenv("DISPLAY") == "" {
		guest.Lacking(t, "a display")
	}
	address, err := startWebKit()
	if err != nil {
		guest.Lacking(t, "WebKit (apt-get install webkit2gtk-driver)")
	}
	browsers, _ := filepath.Glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
	if len(browsers) == 0 {
		guest.Lacking(t, "the browser of webkit2gtk-driver")
	}
	var made struct{ SessionID string }
	if err := webDriver("POST", address+"/session", map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{
		"webkitgtk:browserOptions": map[string]any{"binary": browsers[0], "args": []string{"--automation"}},
	}}}, &made); err != nil {
		t.Fatal(err)
	}
	p := inWebKit{address + "/session/" + made.SessionID}
	t.Cleanup(func() { _ = webDriver("DELETE", p.session, nil, nil) })
	if err := p.call("timeouts", map[string]any{"script": patience.Milliseconds(), "pageLoad": 2 * patience.Milliseconds()}, nil); err != nil {
		t.Fatal(err)
	}
	held := handset{&page{t: t}, p}
	held.try(p.resize(w, h))
	return held
}

// webDriver says a command of WebDriver and waits for its answer.
func webDriver(method, url string, params, answer any) error {
	var body bytes.Buffer
	if params != nil {
		if err := json.NewEncoder(&body).Encode(params); err != nil {
			return err
		}
	}
	r, err := http.NewRequest(method, url, &body)
	if err != nil {
		return err
	}
	got, err := (&http.Client{Timeout: 3 * patience}).Do(r)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	var m struct{ Value json.RawMessage }
	if err := json.NewDecoder(got.Body).Decode(&m); err != nil {
		return err
	}
	if got.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", url, m.Value)
	}
	if answer == nil {
		return nil
	}
	return json.Unmarshal(m.Value, answer)
}

func (p inWebKit) call(command string, params, answer any) error {
	return webDriver("POST", p.session+"/"+command, params, answer)
}

func (p inWebKit) visit(address string) error {
	return p.call("url", map[string]any{"url": address}, nil)
}

// resize makes the page, not its window, as large as asked for.
func (p inWebKit) resize(w, h int64) error {
	var inner []int64
	if err := p.call("window/rect", map[string]any{"width": w, "height": h}, nil); err != nil {
		return err
	}
	text, err := p.evaluate("[2 * outerWidth - innerWidth - outerWidth, 2 * outerHeight - innerHeight - outerHeight]")
	if err == nil {
		err = json.Unmarshal([]byte(text), &inner)
	}
	if err != nil {
		return err
	}
	return p.call("window/rect", map[string]any{"width": w + inner[0], "height": h + inner[1]}, nil)
}

func (p inWebKit) evaluate(expression string) (string, error) {
	var answer struct{ Value, Error string }
	err := p.call("execute/async", map[string]any{"args": []any{}, "script": `const done = arguments[arguments.length - 1];
		try { Promise.resolve(` + expression + `).then(v => done({ value: JSON.stringify(v) ?? "null" }), e => done({ error: String(e) })); }
		catch (e) { done({ error: String(e) }); }`}, &answer)
	if err == nil && answer.Error != "" {
		err = fmt.Errorf("%s", answer.Error)
	}
	return answer.Value, err
}

func (p inWebKit) points(actions []map[string]any) error {
	return p.call("actions", map[string]any{"actions": []any{
		map[string]any{"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"}, "actions": actions},
	}}, nil)
}

// touches uses the mouse, since the driver has no fingers.
func (p inWebKit) touches(move fingering, x, y float64) error {
	actions := []map[string]any{{"type": "pointerMove", "x": int(x), "y": int(y)}}
	switch move {
	case down:
		actions = append(actions, map[string]any{"type": "pointerDown", "button": 0})
	case up:
		actions = append(actions, map[string]any{"type": "pointerUp", "button": 0})
	}
	return p.points(actions)
}

func (p inWebKit) shot() ([]byte, error) {
	var data string
	if err := webDriver("GET", p.session+"/screenshot", nil, &data); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(data)
}

// A phone's page sits down at a table and plays in WebKit; Firefox and Chromium do more in other tests.
func TestWebKitIsAPhone(t *testing.T) {
	long(t)
	h, address := serveTable(t, "trichrome", nil)
	p := webKit(t, 500, 844)
	p.open(address)
	p.sits("李小龍")
	p.picture("webkit-lobby")
	p.begins()
	p.until("there is a field", `document.querySelector(".field .knob") !== null`)
	p.picture("webkit-pad")
	if s := h.State(); s.Phase != table.Playing || s.Seats[0].Name != "李小龍" {
		t.Errorf("李小龍 should play on the first chair: %+v", s)
	}
}

// TestWebKitPlaysEachGame plays, hears and comes back to each game.
func TestWebKitPlaysEachGame(t *testing.T) {
	long(t)
	playsEachGame(t, func(t *testing.T) handset { return webKit(t, 1280*half, 720*half) })
}
