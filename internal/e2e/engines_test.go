//go:build linux && amd64

package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/trace"
)

// scripted serves the browser version with scripts that run before its own: not every driver of a
// browser can add some to a page.
func scripted(t *testing.T, scripts ...string) string {
	t.Helper()
	dir := built(t)
	page, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	head := []byte("<head>")
	if !bytes.Contains(page, head) {
		t.Fatal("the page has no head for scripts")
	}
	page = bytes.Replace(page, head, []byte("<head><script>"+strings.Join(scripts, "\n")+"</script>"), 1)
	files := bare(dir)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write(page)
	}))
	t.Cleanup(server.Close)
	return server.URL + "/"
}

// loudspeaker is a sound server that keeps what it is sent to itself, and the variable of the environment
// that leads to it: without one Firefox starts no sound, nor says so.
var loudspeaker = sync.OnceValues(func() (string, error) {
	path, err := exec.LookPath("pulseaudio")
	if err != nil {
		return "", err
	}
	dir := filepath.Join(guest.Folder(), "sound")
	if err := os.Mkdir(dir, 0o700); err != nil {
		return "", err
	}
	socket := filepath.Join(dir, "socket")
	cmd := exec.Command(path, "-n", "--daemonize=no", "--exit-idle-time=-1",
		"-L", "module-native-protocol-unix auth-anonymous=1 socket="+socket, "-L", "module-null-sink rate=48000")
	cmd.Env = append(cmd.Environ(), "HOME="+dir, "XDG_RUNTIME_DIR="+dir)
	if err := cmd.Start(); err != nil {
		return "", err
	}
	guest.AtEnd(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		if c, err := net.Dial("unix", socket); err == nil {
			c.Close()
			return "PULSE_SERVER=unix:" + socket, nil
		}
		if time.Now().After(end) {
			return "", fmt.Errorf("%s does not listen", path)
		}
	}
})

// loudspeakers is that variable where there is a sound server.
func loudspeakers() string {
	v, err := loudspeaker()
	if err != nil {
		return "PULSE_SERVER="
	}
	return v
}

// foreignCouch is the whole program in another browser than Chromium, used by a mouse, on a page that shows
// the screen of a couch at half its size; what a mouse needs not is left to Chromium.
type foreignCouch struct {
	*tablet
	p handset
}

// half is how large the page is.
const half = 0.5

// onForeign is a player with a mouse at such a page.
func onForeign(p handset) *couch {
	return &couch{t: p.t.(*testing.T), g: foreignCouch{p: p}, device: mouse}
}

func (c foreignCouch) Scene() string {
	c.p.t.Helper()
	var scene string
	c.p.try(json.Unmarshal([]byte(c.p.eval(`window.ludotheque && ludotheque.scene || ""`)), &scene))
	return scene
}

func (c foreignCouch) Things() *trace.Things {
	c.p.t.Helper()
	var told struct {
		Things string
		Ratio  float32
	}
	c.p.try(json.Unmarshal([]byte(c.p.eval(`(c => ({ things: ludotheque.things(), ratio: c.width / c.clientWidth }))(document.querySelector("canvas"))`)), &told))
	things := &trace.Things{}
	c.p.try(json.Unmarshal([]byte(told.Things), things))
	return couched(things, told.Ratio*half, told.Ratio*half)
}

func (c foreignCouch) Ticks(n int) bool {
	c.p.t.Helper()
	c.p.eval(fmt.Sprintf(`new Promise(done => {
		const end = ludotheque.ticks() + %d;
		const look = () => ludotheque.ticks() < end ? requestAnimationFrame(look) : done(true);
		look();
	})`, n))
	return true
}

func (c foreignCouch) Move(x, y float64) { c.p.t.Helper(); c.mouse(x, y) }

func (c foreignCouch) Click(x, y float64) bool {
	c.p.t.Helper()
	for _, move := range []string{"", "pointerDown", "pointerUp"} {
		c.mouse(x, y, move)
		c.Ticks(2)
	}
	return true
}

func (c foreignCouch) Drag(x0, y0, x1, y1 float64, ticks int) bool {
	c.p.t.Helper()
	c.mouse(x0, y0, "pointerDown")
	c.Ticks(2)
	c.mouse(x1, y1)
	c.Ticks(ticks)
	c.mouse(x1, y1, "pointerUp")
	c.Ticks(2)
	return true
}

// mouse moves the mouse, and presses or lets go of its button.
func (c foreignCouch) mouse(x, y float64, then ...string) {
	c.p.t.Helper()
	actions := []map[string]any{{"type": "pointerMove", "x": int(x * half), "y": int(y * half)}}
	for _, kind := range then {
		if kind != "" {
			actions = append(actions, map[string]any{"type": kind, "button": 0})
		}
	}
	c.p.try(c.p.in.(interface{ points([]map[string]any) error }).points(actions))
}

// focused gives a page the keyboard, which it may not have on a display without a window manager: there a
// match would pause.
const focused = `Document.prototype.hasFocus = () => true;`

// counts are the numbers that a scene tells, as 1 and 12 of "game 1 turn 12 side A".
func counts(scene string) (all []int) {
	for _, word := range strings.Fields(scene) {
		if n, err := strconv.Atoi(word); err == nil {
			all = append(all, n)
		}
	}
	return all
}

// playsEachGame plays each game by a mouse until a turn is over, hears it, loads the page again, and goes
// on with the match.
func playsEachGame(t *testing.T, browser func(t *testing.T) handset) {
	if _, err := loudspeaker(); err != nil {
		guest.Lacking(t, fmt.Sprintf("a sound server (build/setup sound): %v", err))
	}
	for _, game := range games() {
		t.Run(game.id, func(t *testing.T) {
			p := browser(t)
			c := onForeign(p)
			p.open(fmt.Sprintf("%s?game=%s&seed=3&seats=human%s", scripted(t, tap, quick, watched, filmed, english, focused),
				game.id, strings.Repeat(",easy", min(game.seats, 4)-1)))
			p.until("the match", fmt.Sprintf(`window.ludotheque && (ludotheque.scene || "").startsWith(%q)`, game.id))
			if p.eval(`heard()`) != "0" {
				t.Error("something is heard before anything was pressed")
			}
			c.g.Ticks(10)
			begin := c.g.Scene()
			s := &gathering{t: t, game: game}
			end := time.Now().Add(maxPlay)
			for n := 0; n < 8 || slices.Equal(counts(c.g.Scene()), counts(begin)); n++ {
				if time.Now().After(end) {
					t.Fatalf("no turn ends: first %q, now %q", begin, c.g.Scene())
				}
				s.acts(c)
			}
			c.pause(&game)
			c.use("resume", 0)
			c.wait(game.id)
			p.until("sound is heard", `heard() > 0.003`)
			left := c.g.Scene()
			c.g.Ticks(120) // what is kept is written every second
			p.eval(`(window.film = true)`)
			c.g.Ticks(4)
			p.picture(strings.ReplaceAll(t.Name(), "/", "-"))
			p.open(strings.Trim(p.eval(`location.href`), `"`))
			p.until("the title", `window.ludotheque && ludotheque.scene === "title"`)
			p.until("the match to go on with", `ludotheque.things().includes('"resume"')`)
			c.g.Ticks(4)
			c.use("resume", 0)
			c.wait(game.id)
			if now := c.g.Scene(); slices.Compare(counts(now), counts(left)) < 0 {
				t.Errorf("it was left at %q and goes on at %q", left, now)
			}
		})
	}
}
