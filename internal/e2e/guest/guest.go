//go:build linux && amd64

// Package guest runs the program without a window and drives it tick by tick,
// many times faster than real time, with the input devices of a player. It is
// the only package that knows Ebitengine's experimental vmhost.
package guest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"ludotheque/arena/catalog"
	"ludotheque/arena/vitals"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/trace"
)

var (
	folder string // where the program is built
	noHost error  // why no guest can be hosted here
)

// Main runs the tests of a package inside a hidden window that hosts the guests. It
// does not return. Without a display the tests run all the same, and those that start
// a guest are skipped.
func Main(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	var err error
	if folder, err = os.MkdirTemp("", "ludotheque-e2e"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	defer func() {
		for _, f := range ends {
			f()
		}
	}()
	var code int
	if code, noHost = hidden.Run(m); noHost != nil {
		return m.Run()
	}
	return code
}

var ends []func()

// AtEnd calls f when all tests have run.
func AtEnd(f func()) { ends = append(ends, f) }

// Lacking leaves a test out for want of something, or fails it in CI, which has
// to bring everything.
func Lacking(t testing.TB, what string) {
	t.Helper()
	if os.Getenv("CI") != "" {
		t.Fatalf("lacking %s", what)
	}
	t.Skipf("lacking %s", what)
}

// everything is the environment variable that, when it is "all", adds the tests
// that take too long for every change: every game by every device, in a window and
// in a browser. They need half an hour.
const everything = "LUDOTHEQUE_E2E"

// Everything reports whether all tests are asked for.
func Everything() bool { return os.Getenv(everything) == "all" }

// Long leaves a test out unless all of them are asked for.
func Long(t testing.TB) {
	t.Helper()
	if !Everything() {
		t.Skipf("takes long; %s=all asks for it", everything)
	}
}

// Median is the middle of what was measured, or between the two in the middle: it
// stands a hiccup of the machine. It sorts what it is given, of which there has to
// be something.
func Median(v []float64) float64 {
	slices.Sort(v)
	return (v[(len(v)-1)/2] + v[len(v)/2]) / 2
}

// Folder is a folder that lasts as long as the tests, and is removed then.
func Folder() string { return folder }

// Program builds the program at the first call, and gives its file.
func Program(t *testing.T) string {
	t.Helper()
	Consult(t)
	file, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// endpointVariable is the environment variable by which a guest finds its host.
const endpointVariable = "LUDOTHEQUE_HOST"

var program = sync.OnceValues(func() (string, error) {
	file := filepath.Join(folder, "ludotheque")
	// With Ebitengine's tag for guests nearly all of the program would be compiled anew.
	build := exec.Command("go", "build", "-ldflags=-s -w -X ludotheque/scenes/cabinet.hostVariable="+endpointVariable, "-o", file, "ludotheque")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return file, nil
})

// Consult lists every folder of the sources: go test notes what a test listed,
// and runs it again when any of it has changed. Without this it would take the
// last result for good, since it does not see what a built program depends on.
func Consult(t *testing.T) {
	t.Helper()
	root := "."
	for i := 0; ; i++ {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		} else if i == 10 {
			t.Fatal("no folder above the tests has a go.mod")
		}
		root = filepath.Join(root, "..")
	}
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		switch d.Name() {
		case ".git", "dist", "bin":
			return filepath.SkipDir
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// Brisk is a folder of settings for fast play, with
// "at once", "reduced motion" and every lesson already offered.
func Brisk(t testing.TB) string {
	t.Helper()
	var offered []string
	for _, e := range catalog.Games() {
		offered = append(offered, e.ID)
	}
	data, err := json.Marshal(map[string]any{"version": 1, "speed": "once", "motion": "reduced", "offered": offered})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// Guest is a running program.
type Guest struct {
	t       *testing.T
	session *vmhost.GuestSession
	screen  *ebiten.Image
	command *exec.Cmd
	stderr  string // the file of what it writes there
	trace   string
	things  string
	told    int64 // bytes of the trace already read
	scene   string
	signs   []vitals.Signs
	pads    []vmhost.GamepadState
	pulled  map[int]bool // the pads that are out
	gone    chan error
}

// Start runs the program with these arguments, on a screen of that size in
// pixels, with a folder of its own for settings and records unless the
// arguments name one. It is stopped at the end of the test.
func Start(t *testing.T, width, height int, args ...string) *Guest {
	t.Helper()
	return StartWith(t, nil, width, height, args...)
}

// StartWith is [Start] with more variables in the program's environment, each as
// NAME=value.
func StartWith(t *testing.T, environment []string, width, height int, args ...string) *Guest {
	t.Helper()
	if noHost != nil {
		Lacking(t, "a display for the host of the program (build/test brings one): "+noHost.Error())
	}
	// Short: a socket's path is limited to some hundred bytes.
	dir, err := os.MkdirTemp("", "lg")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if !strings.Contains(strings.Join(args, " "), "--data") {
		args = append(args, "--data", filepath.Join(dir, "data"))
	}
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		t.Fatal(err)
	}
	g := &Guest{t: t, trace: filepath.Join(dir, "trace"), things: filepath.Join(dir, "things"), stderr: filepath.Join(dir, "stderr"), gone: make(chan error, 1)}
	stderr, err := os.Create(g.stderr)
	if err != nil {
		t.Fatal(err)
	}
	defer stderr.Close()
	g.command = exec.Command(Program(t), args...)
	g.command.Env = append(os.Environ(), endpointVariable+"="+endpoint, "DISPLAY=", trace.Variable+"="+g.trace, trace.ThingsVariable+"="+g.things)
	g.command.Env = append(g.command.Env, environment...)
	g.command.Stderr = stderr
	if err := g.command.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		g.gone <- g.command.Wait()
		listener.Close() // a program that died connects no more
	}()
	conn, err := listener.Accept()
	if err != nil {
		t.Fatalf("the program ended before it ran: %v\n%s", <-g.gone, g.errors())
	}
	g.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 2 * time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		g.session.Close()
		g.command.Process.Kill()
		<-g.gone // it may write in its folder until then
	})
	g.screen = ebiten.NewImage(width, height)
	if err := g.session.SetOutsideScreen(g.screen); err != nil {
		t.Fatal(err)
	}
	return g
}

// errors is what the program has written to its standard error stream.
func (g *Guest) errors() string {
	text, err := os.ReadFile(g.stderr)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// Ticks lets n sixtieths of a second pass in the program. It says whether the
// program still runs.
func (g *Guest) Ticks(n int) bool {
	g.t.Helper()
	g.session.AdvanceTicks(n)
	if g.session.WaitTicks() {
		return true
	}
	if err := g.session.Err(); !errors.Is(err, ebiten.Termination) {
		g.t.Fatalf("the program broke off: %v\n%s", err, g.errors())
	}
	return false
}

// Scene is the name in the program's latest trace.
func (g *Guest) Scene() string {
	g.t.Helper()
	file, err := os.Open(g.trace)
	if errors.Is(err, os.ErrNotExist) {
		return g.scene // it has told nothing yet
	}
	if err != nil {
		g.t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.Seek(g.told, io.SeekStart); err != nil {
		g.t.Fatal(err)
	}
	told, err := io.ReadAll(file)
	if err != nil {
		g.t.Fatal(err)
	}
	for {
		line, rest, whole := bytes.Cut(told, []byte("\n"))
		if !whole {
			return g.scene
		}
		told = rest
		g.told += int64(len(line)) + 1
		var l trace.Line
		if err := json.Unmarshal(line, &l); err != nil {
			g.t.Fatalf("the program told %q: %v", line, err)
		}
		g.scene = l.Scene
		if l.Vitals != nil {
			g.signs = append(g.signs, *l.Vitals)
		}
	}
}

// Signs are what the program took of its machine so far, as often as
// trace.PulseVariable asked for it.
func (g *Guest) Signs() []vitals.Signs {
	g.t.Helper()
	g.Scene()
	return g.signs
}

// Title waits until the title is on the screen, as it is after the start.
func (g *Guest) Title() {
	g.t.Helper()
	g.WaitFor("the title", 600, func(s string) bool { return strings.HasPrefix(s, "title") })
}

// WaitFor lets time pass until ok says that the scene is the one waited for,
// and fails the test when that takes more than n ticks.
func (g *Guest) WaitFor(what string, n int, ok func(scene string) bool) {
	g.t.Helper()
	for range n {
		if ok(g.Scene()) {
			return
		}
		if !g.Ticks(1) {
			break
		}
	}
	g.t.Fatalf("waited for %s; the screen says %q\n%s", what, g.Scene(), g.errors())
}

// Tap presses these keys together for two ticks, and releases them.
func (g *Guest) Tap(keys ...ebiten.Key) bool {
	g.t.Helper()
	for _, k := range keys {
		g.session.PressKey(k)
	}
	running := g.Ticks(2)
	for _, k := range keys {
		g.session.ReleaseKey(k)
	}
	return running && g.Ticks(2)
}

// Type writes a text, one rune a tick.
func (g *Guest) Type(text string) {
	g.t.Helper()
	for _, r := range text {
		g.session.TypeRune(r)
		g.Ticks(1)
	}
}

// Click moves the mouse to (x, y), in pixels, and clicks its left button.
func (g *Guest) Click(x, y float64) bool {
	g.t.Helper()
	g.session.MoveCursor(x, y)
	g.Ticks(2)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	running := g.Ticks(2)
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return running && g.Ticks(2)
}

// Touch taps the screen at (x, y), in pixels.
func (g *Guest) Touch(x, y float64) bool {
	g.t.Helper()
	g.session.PressTouch(1, x, y)
	running := g.Ticks(2)
	g.session.ReleaseTouch(1)
	return running && g.Ticks(2)
}

// Plug connects one more gamepad of the standard layout, and gives its number.
func (g *Guest) Plug() int {
	g.t.Helper()
	id := len(g.pads)
	pad := vmhost.GamepadState{
		ID: ebiten.GamepadID(id), SDLID: "030000005e0400008e02000010010000", Name: "Xbox 360 Controller",
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for a := ebiten.StandardGamepadAxis(0); a <= ebiten.StandardGamepadAxisMax; a++ {
		pad.StandardAxes[a] = 0
	}
	g.pads = append(g.pads, pad)
	g.plugged()
	g.Ticks(2)
	return id
}

// plugged tells the program which gamepads there are, and what they do.
func (g *Guest) plugged() {
	var in []vmhost.GamepadState
	for i, p := range g.pads {
		if !g.pulled[i] {
			in = append(in, p)
		}
	}
	g.session.UpdateGamepads(in)
}

// Pull pulls a gamepad out, by its number.
func (g *Guest) Pull(pad int) {
	g.t.Helper()
	if g.pulled == nil {
		g.pulled = map[int]bool{}
	}
	g.pulled[pad] = true
	g.plugged()
	g.Ticks(2)
}

// Return plugs a gamepad in again that was pulled out, into a slot of the system.
func (g *Guest) Return(pad, slot int) {
	g.t.Helper()
	delete(g.pulled, pad)
	g.pads[pad].ID = ebiten.GamepadID(slot)
	g.plugged()
	g.Ticks(2)
}

// Unplug pulls out the gamepad that was plugged last.
func (g *Guest) Unplug() {
	g.t.Helper()
	g.pads = g.pads[:len(g.pads)-1]
	g.plugged()
	g.Ticks(2)
}

// Press presses a button of a gamepad for two ticks, and releases it.
func (g *Guest) Press(pad int, button ebiten.StandardGamepadButton) bool {
	g.t.Helper()
	g.pads[pad].StandardButtons[button] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	g.plugged()
	running := g.Ticks(2)
	g.pads[pad].StandardButtons[button] = vmhost.GamepadStandardButtonState{}
	g.plugged()
	return running && g.Ticks(2)
}

// Frame draws the screen off screen.
func (g *Guest) Frame() {
	g.t.Helper()
	g.session.AdvanceFrame()
	if !g.session.WaitFrame() || !g.session.CompositeFrame() {
		g.t.Fatalf("no picture of the program: %v", g.session.Err())
	}
	// The host draws when it is asked what it has drawn: it would keep all that
	// there is to draw until then.
	g.screen.At(0, 0)
}

// Picture is the screen as it is now.
func (g *Guest) Picture() *image.RGBA {
	g.t.Helper()
	g.Frame()
	img := image.NewRGBA(g.screen.Bounds())
	g.screen.ReadPixels(img.Pix)
	return img
}

// Kill ends the program as a crash or a power cut would: at once, unasked.
func (g *Guest) Kill() {
	g.t.Helper()
	if err := g.command.Process.Kill(); err != nil {
		g.t.Fatal(err)
	}
	err := <-g.gone
	g.gone <- err
}

// Sleep stops the program as a laptop that is closed does, until Wake: it must not be used meanwhile.
func (g *Guest) Sleep() { g.t.Helper(); g.signal(syscall.SIGSTOP) }

// Wake ends Sleep.
func (g *Guest) Wake() { g.t.Helper(); g.signal(syscall.SIGCONT) }

func (g *Guest) signal(s os.Signal) {
	g.t.Helper()
	if err := g.command.Process.Signal(s); err != nil {
		g.t.Fatal(err)
	}
}

// WaitExit waits until the program has ended by itself, and gives its exit code.
func (g *Guest) WaitExit() int {
	g.t.Helper()
	for range 600 {
		if !g.Ticks(1) {
			break
		}
	}
	if g.session.Err() == nil {
		g.t.Fatalf("the program does not end; the screen says %q", g.Scene())
	}
	g.session.Close()
	err := <-g.gone
	g.gone <- err
	return g.command.ProcessState.ExitCode()
}
